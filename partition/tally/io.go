package tally

import (
	"dhpfgo/ir"
	"dhpfgo/plan"
)

// smallBytes is the largest value that goes in one message with the status of its statement.
const smallBytes = 512

// inputOutput counts what statements of input and output move: sections of distributed arrays go through image 1, what is read goes to all
// images, and what the statement returns follows.
func (m *counter) inputOutput(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.IOBegin:
		m.io = s
	case *ir.Transfer:
		m.transfer(s)
	case *ir.IOEnd:
		m.endOfIO(s)
	}
}

// mappedItem is the mapped array of an item, nil for others.
func mappedItem(x ir.Item) *ir.Symbol {
	if x.Section != nil && x.Section.Sym.Map != nil {
		return x.Section.Sym
	}
	if e, ok := x.X.(*ir.Elem); ok && e.Sym.Map != nil {
		return e.Sym
	}
	return nil
}

// isHandled reports whether the program handles a failure of the present statement.
func (m *counter) isHandled() bool {
	if m.io == nil {
		return false
	}
	for _, r := range m.io.Results {
		if r.Keyword == "iostat" {
			return true
		}
	}
	return len(m.io.Handles) > 0
}

func (m *counter) transfer(s *ir.Transfer) {
	if mappedItem(s.Item) != nil {
		m.transferMapped(s)
		return
	}
	if !s.Input || s.Everywhere {
		return
	}
	to := m.at(s, "broadcast", itemText(s.Item))
	bytes, why := m.itemBytes(s.Item)
	switch {
	case m.images == 1:
	case why != "":
		doubt(to, why)
	case s.Item.Section != nil:
		if m.isHandled() {
			m.toAll(to, 4)
		}
		m.toAll(to, bytes)
	case !m.isHandled():
		m.toAll(to, bytes)
	case bytes <= smallBytes:
		m.toAll(to, 4+bytes)
	default:
		m.toAll(to, 4)
		m.toAll(to, bytes)
	}
}

func itemText(x ir.Item) string {
	if x.Section != nil {
		return x.Section.Sym.UserName()
	}
	return ir.UserText(x.X)
}

// itemBytes is the size of an item that nobody distributed.
func (m *counter) itemBytes(x ir.Item) (int64, string) {
	if x.Section == nil {
		bytes, _ := x.X.Type().Size()
		if bytes <= 0 {
			return 0, "the size of what is read is known only at run time"
		}
		return bytes, ""
	}
	s, why := m.section(x.Section)
	if why != "" {
		return 0, why
	}
	bytes, _ := x.Section.Sym.Type.Size()
	return s.Elements() * bytes, ""
}

// section evaluates the bounds of a section.
func (m *counter) section(x *ir.Section) (s plan.Section, why string) {
	if s.Lo, why = m.numbers(x.Lo); why != "" {
		return s, why
	}
	if s.Hi, why = m.numbers(x.Hi); why != "" {
		return s, why
	}
	for k := range x.Lo {
		step := int64(1)
		if x.Step != nil && x.Step[k] != nil {
			if step, why = m.number(x.Step[k]); why != "" {
				return s, why
			}
		}
		s.Step = append(s.Step, step)
	}
	return s, ""
}

func (m *counter) transferMapped(s *ir.Transfer) {
	x := s.Item.Section
	if e, ok := s.Item.X.(*ir.Elem); ok {
		x = &ir.Section{Sym: e.Sym, Lo: e.Subs, Hi: e.Subs}
	}
	what := itemText(s.Item)
	gather := m.at(s, "gather", what)
	section, why := m.section(x)
	if why != "" {
		doubt(gather, why)
		return
	}
	if s.Input && !s.Everywhere && m.isHandled() && m.images > 1 {
		m.toAll(m.at(s, "broadcast", what), 4)
	}
	a := m.array(x.Sym)
	for _, piece := range a.Pieces(section) {
		m.gathered(gather, a, piece, false)
		if s.Everywhere {
			m.toAll(m.at(s, "broadcast", what), piece.Elements()*a.ElemBytes)
		}
		if s.Input {
			m.gathered(m.at(s, "scatter", what), a, piece, true)
		}
	}
}

// endOfIO counts what the statement returns, and the members of a namelist group that were read.
func (m *counter) endOfIO(s *ir.IOEnd) {
	begin := m.io
	m.io = nil
	if s.Everywhere {
		return
	}
	for _, x := range s.Members {
		if s.Input && x.Sym != nil {
			m.member(s, x)
		}
	}
	if s.Branch == nil && (begin == nil || len(begin.Results) == 0) {
		return
	}
	bytes := int64(4)
	if begin != nil {
		for _, r := range begin.Results {
			n, _ := r.X.Type().Size()
			bytes += n
		}
	}
	m.toAll(m.at(s, "broadcast", "what the statement returns"), bytes)
}

// succeeds sets what a statement returns that ends well, as those do whose failure the plan cannot foresee; what is read may end.
func (m *counter) succeeds(begin *ir.IOBegin, s *ir.IOEnd) {
	if s.Input || begin == nil || begin.Op == ir.InquireOp || begin.Op == ir.OpenOp {
		return
	}
	done := value{c: &ir.Const{T: ir.Int4}}
	if v, ok := s.Branch.(*ir.Var); ok {
		m.store(v.Sym, done)
	}
	for _, r := range begin.Results {
		if v, ok := r.X.(*ir.Var); ok && r.Keyword == "iostat" {
			m.store(v.Sym, done)
		}
	}
}

func (m *counter) member(s *ir.IOEnd, x ir.Member) {
	bytes, _ := x.X.Type().Size()
	to := m.at(s, "broadcast", x.Sym.UserName())
	for _, d := range x.Dims {
		ends, why := m.numbers([]ir.Expr{d.Lo, d.Hi})
		if why != "" {
			doubt(to, why)
			return
		}
		bytes *= max(0, ends[1]-ends[0]+1)
	}
	m.toAll(to, bytes)
}
