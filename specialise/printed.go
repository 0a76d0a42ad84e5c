package specialise

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// computePrinted lets the values of an implied DO in a list of output be computed before the statement, where the images share the work and
// send what is printed alone:
//
//	write; do j; s = 0; do i; s = s + h(i,j); end do; put s; end do
//	→  do j; s = 0; do i; s = s + h(i,j); end do; t(j) = s; end do;  write; do j; put t(j); end do
//
// Functions of the program, which may do more than compute, keep a statement as it is.
func computePrinted(u *ir.Unit) {
	if u.Proc == nil || !u.Proc.Recursive {
		p := &printing{unit: u}
		u.Body = p.list(u.Body)
	}
}

type printing struct {
	unit *ir.Unit
	made int
}

func (p *printing) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for k, st := range body {
		if begin, ok := st.(*ir.IOBegin); ok {
			out = append(out, p.before(begin, body[k+1:])...)
		}
		ir.ReplaceBodies(st, p.list)
		out = append(out, st)
	}
	return out
}

// before gives the loops that compute what an output statement prints, and changes those in it.
func (p *printing) before(begin *ir.IOBegin, items []ir.Stmt) (out []ir.Stmt) {
	end := 0
	for end < len(items) && !endsIO(items[end]) {
		end++
	}
	items = items[:end]
	calls := false
	ir.EveryProc(func(*ir.Procedure) { calls = true }, items)
	if calls || begin.File != nil {
		return nil
	}
	for _, st := range items {
		if l, ok := st.(*ir.Do); ok && isComputedList(l) {
			c := &printed{printing: p, by: &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}}, computed: ir.ChangesOf(l.Body).Set}
			out = append(out, c.loop(l))
		}
	}
	return out
}

func endsIO(st ir.Stmt) bool {
	switch st.(type) {
	case *ir.IOBegin, *ir.IOEnd:
		return true
	}
	return false
}

// isComputedList reports whether a loop prints what it computes of distributed arrays in loops inside, and does nothing else.
func isComputedList(l *ir.Do) bool {
	puts, reads, plain := 0, false, true
	own := map[*ir.Symbol]bool{}
	var visit func(l *ir.Do)
	visit = func(l *ir.Do) {
		_, step := l.ConstantStep()
		plain = plain && step && ir.IsConst(l.Lo) && ir.IsConst(l.Hi)
		own[l.Var] = true
		for _, st := range l.Body {
			switch st := st.(type) {
			case *ir.Transfer:
				puts++
				plain = plain && !st.Input && isKept(st.Item, ir.ChangesOf(l.Body).Set)
			case *ir.Do:
				if transfers(st) {
					visit(st)
				} else {
					reads = reads || namesMapped(st)
					plain = plain && computes(st, own)
				}
			default:
				plain = plain && computes(st, own)
			}
		}
	}
	visit(l)
	return puts > 0 && reads && plain
}

// isKept reports whether an item is a number or a logical value, or depends on nothing that is computed.
func isKept(item ir.Item, computed map[*ir.Symbol]bool) bool {
	free := true
	ir.EachNamed([]ir.Stmt{&ir.Transfer{Item: item}}, func(s *ir.Symbol) { free = free && !computed[s] })
	return free || item.Section == nil && item.X.Type().Base != ir.Character && item.X.Type().Base != ir.Derived
}

func transfers(l *ir.Do) bool {
	found := false
	ir.WalkStmts(l.Body, func(st ir.Stmt) bool {
		_, put := st.(*ir.Transfer)
		found = found || put
		return !found
	})
	return found
}

func namesMapped(st ir.Stmt) bool {
	found := false
	ir.EachNamed([]ir.Stmt{st}, func(s *ir.Symbol) { found = found || s.Map != nil })
	return found
}

// computes reports whether a statement sets variables of the compiler alone.
func computes(st ir.Stmt, loops map[*ir.Symbol]bool) bool {
	plain := true
	ir.WalkStmts([]ir.Stmt{st}, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Assign, *ir.If, *ir.Do:
			ir.Mentions(st, func(s *ir.Symbol, r ir.Role) {
				plain = plain && (!r.Sets() || s.HasMadeName() && s.Rank() == 0 && !loops[s])
			})
		default:
			plain = false
		}
		return plain
	})
	return plain
}

// printed is a loop on its way to before an output statement; by has the variables of the loops there.
type printed struct {
	*printing
	by       *ir.Substitution
	loops    []*ir.Do
	computed map[*ir.Symbol]bool // what is set in the list
}

// loop gives the loop that computes what l prints, and leaves l to print it.
func (c *printed) loop(l *ir.Do) *ir.Do {
	v := c.symbol(l.Var.Name, l.Var.Type, nil)
	c.by.Symbols[l.Var] = v
	c.loops = append(c.loops, l)
	out := &ir.Do{At: l.At, Var: v, Lo: c.by.CopyExpr(l.Lo), Hi: c.by.CopyExpr(l.Hi)}
	if l.Step != nil {
		out.Step = c.by.CopyExpr(l.Step)
	}
	var left []ir.Stmt
	for _, st := range l.Body {
		d, isLoop := st.(*ir.Do)
		put, isPut := st.(*ir.Transfer)
		switch {
		case isLoop && transfers(d):
			out.Body = append(out.Body, c.loop(d))
			left = append(left, d)
		case isPut:
			if put.Item.Section == nil && c.dependsOnComputed(put.Item.X) {
				out.Body = append(out.Body, c.kept(put))
			}
			left = append(left, put)
		default:
			out.Body = append(out.Body, c.by.Copy([]ir.Stmt{st})...)
		}
	}
	l.Body = left
	c.loops = c.loops[:len(c.loops)-1]
	return out
}

func (c *printed) dependsOnComputed(e ir.Expr) bool {
	found := false
	for _, s := range affine.Mentions(e) {
		found = found || c.computed[s] && loopOver(s, c.loops) == nil
	}
	return found
}

// kept stores a value for the loop that prints it.
func (c *printed) kept(put *ir.Transfer) ir.Stmt {
	x, pos := put.Item.X, put.Item.Pos
	var dims []ir.Dim
	var here, there []ir.Expr
	for _, l := range c.loops {
		lo, hi := ir.Int8Of(l.Lo), ir.Int8Of(l.Hi)
		if step, _ := l.ConstantStep(); step < 0 {
			lo, hi = hi, lo
		}
		dims = append(dims, ir.Dim{Lo: lo, Hi: hi})
		here = append(here, &ir.Var{Pos: l.Pos, Sym: l.Var})
		there = append(there, &ir.Var{Pos: l.Pos, Sym: c.by.Symbols[l.Var]})
	}
	t := c.symbol("printed", x.Type(), dims)
	put.Item.X = &ir.Elem{Pos: pos, Sym: t, Subs: here}
	return &ir.Assign{At: put.At, LHS: &ir.Elem{Pos: pos, Sym: t, Subs: there}, RHS: c.by.CopyExpr(x)}
}

func (c *printed) symbol(name string, t ir.Type, dims []ir.Dim) *ir.Symbol {
	c.made++
	s := &ir.Symbol{Name: fmt.Sprintf("%s%%p%d", name, c.made), Source: name, Pos: c.unit.Pos, Type: t, Dims: dims, Made: true, Storage: ir.Static}
	if c.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	c.unit.Symbols = append(c.unit.Symbols[:len(c.unit.Symbols):len(c.unit.Symbols)], s)
	return s
}
