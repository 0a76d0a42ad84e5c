package tally

import (
	"fmt"
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// mostDepth bounds how deep recursive calls are followed.
const mostDepth = 50

// callProc follows the call of a procedure of the program. What another one may set is unknown.
func (m *machine) callProc(s *ir.CallProc) ending {
	u := m.facts.units[s.Proc.Unit]
	if u == nil || m.inside[u] > mostDepth {
		m.outside(s)
		return ending{}
	}
	result, end := m.enter(u, s.Proc, s.Args)
	switch x := s.Result.(type) {
	case *ir.Var:
		m.store(x.Sym, result)
	case *ir.Elem:
		m.storeElement(x, result)
	}
	if s.Into != nil {
		m.drop(s.Into, unknown("'%s' is the result of '%s'", s.Into.UserName(), s.Proc.Name))
	}
	return end
}

// function is the value of a function of the program.
func (m *machine) function(e *ir.FuncRef) value {
	u := m.facts.units[e.Proc.Unit]
	if u == nil || m.inside[u] > mostDepth || m.steps > mostSteps {
		return m.unfolded(e)
	}
	v, _ := m.enter(u, e.Proc, e.Args)
	if v.c == nil {
		return m.unfolded(e)
	}
	return v
}

// enter follows the body of a procedure and gives the value of its result, and whether the program ends in it.
func (m *machine) enter(u *spmd.Unit, p *ir.Procedure, args []ir.Actual) (value, ending) {
	next := newFrame(u)
	for i, d := range p.Dummies {
		if i < len(args) {
			m.bind(next, d, args[i])
		} else {
			next.absent[d] = true
		}
	}
	outer, layouts := m.frame, m.dealt
	if m.inside[u] > 0 {
		m.dealt = maps.Clone(layouts)
	}
	next.outer, m.frame = outer, next
	m.inside[u]++
	end := m.body(u.Source.Entry)
	if end.kind == normal {
		end = m.body(u.Body)
	}
	if end.kind != stops && end.kind != given {
		end = ending{}
	}
	result := unknown("it has no result")
	if p.Result != nil && p.Result.Rank() == 0 {
		result = m.load(p.Result)
	}
	m.inside[u]--
	m.frame = outer
	if m.inside[u] > 0 {
		m.dealt = layouts
	}
	return result, end
}

// bind gives a dummy argument what the actual one is.
func (m *machine) bind(next *frame, d *ir.Symbol, a ir.Actual) {
	next.absent[d] = a.X == nil && a.Section == nil && a.Proc == nil
	switch {
	case a.Section != nil:
		m.bindSection(next, d, a.Section)
	case d.Rank() > 0 || a.X == nil:
	case d.ByValue || a.Copy:
		v := m.eval(a.X)
		next.vars[d] = &v
	default:
		next.vars[d] = m.argument(a.X, d)
	}
}

// argument is the cell of a variable, or of a value of its own.
func (m *machine) argument(x ir.Expr, d *ir.Symbol) *value {
	if v, ok := x.(*ir.Var); ok && follows(v.Sym) && v.Sym.Type == d.Type {
		if c := m.cell(v.Sym); c.c != nil || !m.isGiven(v.Sym) {
			return c
		}
	}
	v := m.eval(x)
	return &v
}

// isGiven reports whether the user has said what a variable is.
func (m *machine) isGiven(s *ir.Symbol) bool {
	_, given := m.values[s.UserName()]
	return given && !s.HasMadeName()
}

// bindSection gives a dummy array the elements of the actual one if that is whole, and the extents.
func (m *machine) bindSection(next *frame, d *ir.Symbol, s *ir.Section) {
	var extents []value
	whole := true
	for k := range s.Lo {
		lo, whyLo := m.number(s.Lo[k])
		hi, whyHi := m.number(s.Hi[k])
		step, whyStep := int64(1), ""
		if s.Step != nil && s.Step[k] != nil {
			step, whyStep = m.number(s.Step[k])
		}
		first, why := m.number(s.Sym.Dims[k].Lo)
		whole = whole && whyLo+why+whyStep == "" && lo == first && step == 1
		if len(s.Single) > k && s.Single[k] {
			whole = false
			continue
		}
		v := value{why: whyLo + whyHi + whyStep}
		if v.why == "" && step != 0 {
			v.c = &ir.Const{T: ir.Int8, I: max(0, (hi-lo+step)/step)}
		}
		extents = append(extents, v)
	}
	next.extents[d] = extents
	if x := m.storeOf(s.Sym); x != nil && whole && len(d.Dims) == len(s.Lo) && d.Size != ir.AssumedSize {
		next.stores[d] = x
	} else if x != nil {
		x.forget(unknown("a procedure may set elements of '%s'", s.Sym.UserName()))
	}
}

// outside is the call of a procedure that is not in the program: what it may set is unknown, and its scalars and its result go from image 1
// to all where one image alone calls it.
func (m *machine) outside(s *ir.CallProc) {
	why := fmt.Sprintf("'%s', which may set it, is not in the program", s.Proc.Name)
	m.forget(s, why)
	for i, a := range s.Args {
		if v := ir.ActualSymbol(a); v != nil && s.Proc.Effects.Arg(i).Written {
			m.drop(v, value{why: why})
		}
	}
	m.dropShared(s.Proc, why)
	if s.Proc.Dummy == nil && s.Proc.Targets == nil {
		m.shareResults(s)
	}
}

// shareResults counts what goes from image 1 to all after a call.
func (m *machine) shareResults(s *ir.CallProc) {
	for i, a := range s.Args {
		if i < len(s.Proc.Dummies) && (s.Proc.Dummies[i].ByValue || s.Proc.Dummies[i].Intent == "in") {
			continue
		}
		if v, ok := a.X.(*ir.Var); ok && !a.Copy && !v.Sym.Pointer && !isAddress(v.Sym.Type) {
			bytes, _ := v.Sym.Type.Size()
			m.toAll(m.at(s, "broadcast", v.Sym.UserName()), bytes)
		}
	}
	if r := s.Proc.Result; r != nil && r.Rank() == 0 && !r.Pointer && !isAddress(r.Type) {
		bytes, _ := r.Type.Size()
		m.toAll(m.at(s, "broadcast", s.Proc.Name), bytes)
	}
}

func isAddress(t ir.Type) bool { return t.Derived != nil && t.Derived.Address }

// dropShared forgets the variables that a call may set by another way than its arguments.
func (m *machine) dropShared(p *ir.Procedure, why string) {
	for _, u := range m.SPMD.Units {
		for _, s := range u.Symbols {
			if !isLocal(s) && (s.Rank() == 0 || m.facts.keptArray(s) != nil) && p.Effects.WritesShared(s) {
				m.drop(s, value{why: why})
			}
		}
	}
}

// skimCall goes over a call of which nobody knows whether it is made.
func (m *machine) skimCall(s *ir.CallProc, why string) {
	for i, a := range s.Args {
		if v := ir.ActualSymbol(a); v != nil && s.Proc.Effects.Arg(i).Written {
			m.drop(v, value{why: why})
		}
	}
	m.dropShared(s.Proc, why)
	u := m.facts.units[s.Proc.Unit]
	if u == nil || m.inside[u] > 0 || !m.facts.moving[u] {
		return
	}
	outer := m.frame
	m.frame = newFrame(u)
	m.frame.outer = outer
	m.inside[u]++
	m.skim(slices.Concat(u.Source.Entry, u.Body), why)
	m.inside[u]--
	m.frame = outer
}
