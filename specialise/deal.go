package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// dealIterations gives loops with INDEPENDENT and REDUCTION that touch nothing distributed a home for each iteration, so that the
// images share them in blocks:
//
//	!hpf$ independent, reduction(s)                  !hpf$ distribute iterations(block), for lo:hi
//	do k = lo, hi; s = s + f(k); end do   becomes   !hpf$ independent, reduction(s), on home(iterations(k))
//	                                                do k = lo, hi; s = s + f(k); end do
//
// What a loop sets beside its reductions must concern its iterations alone: NEW arrays and scalars. Procedures that distribute
// nothing are left as they are, since one image alone may call them. A loop that could be shared and is not gets a warning.
func dealIterations(w *Work) {
	d := &dealing{opt: w.Opt, bag: w.Bag, warned: map[diag.Span]bool{}}
	for _, u := range w.Prog.Units {
		if !u.Module && !w.Bag.HasErrors() {
			d.unit = u
			u.Body = d.list(u.Body)
		}
	}
	if d.count > 0 {
		ir.FindEffects(w.Prog)
	}
}

type dealing struct {
	opt    Options
	bag    *diag.Bag
	unit   *ir.Unit
	count  int // loops dealt so far
	warned map[diag.Span]bool
}

// obstacle is what keeps every image at the whole of a loop: where it stands, what it is, and what to write instead.
type obstacle struct {
	pos        diag.Span
	what, help string
}

func (d *dealing) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if l, ok := s.(*ir.Do); ok && d.mayDeal(l) {
			out = append(out, d.deal(l)...)
			continue
		}
		switch s := s.(type) {
		case *ir.Do:
			if !isShared(s) {
				s.Body = d.list(s.Body)
			}
		case *ir.While:
			s.Body = d.list(s.Body)
		case *ir.If:
			for k := range s.Branches {
				s.Branches[k].Body = d.list(s.Branches[k].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

// isShared reports whether the iterations of a loop are shared already, so that each image forms the sums inside by itself: it is
// INDEPENDENT, or its variable chooses elements of distributed arrays.
func isShared(l *ir.Do) bool {
	found := l.Independent != nil
	ir.WalkStmts(l.Body, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				r, ok := x.(*ir.Elem)
				found = found || ok && r.Sym.Map != nil && slices.ContainsFunc(r.Subs, func(sub ir.Expr) bool { return ir.Occurrences(sub, l.Var) > 0 })
			})
		}
		return !found
	})
	return found
}

// mayDeal reports whether the iterations of a loop are to be shared and nothing says yet how, nor forbids it.
func (d *dealing) mayDeal(l *ir.Do) bool {
	a := l.Independent
	if a == nil || a.Array || a.On != nil || len(a.Reductions) == 0 || len(a.Disproved) > 0 {
		return false
	}
	for _, s := range a.Reductions {
		if d.opt.Reproducible && s.Type.Base != ir.Integer && s.Type.Base != ir.Logical {
			return false
		}
	}
	mapped := false
	ir.EachNamed([]ir.Stmt{l}, func(s *ir.Symbol) { mapped = mapped || s.Map != nil || s.Whole })
	if mapped {
		return false
	}
	o := d.obstacle(l)
	if o != nil && !d.warned[a.Pos] {
		d.warned[a.Pos] = true
		d.bag.Warnf(a.Pos, "not-shared", "every image runs the whole of this loop").
			Because(o.pos, "%s", o.what).Note("the iterations are dealt to the images where nothing is in the way").Help("%s", o.help)
	}
	return o == nil
}

// obstacle looks for what is in the way of sharing a loop, nil for nothing.
func (d *dealing) obstacle(l *ir.Do) *obstacle {
	step, constant := l.ConstantStep()
	switch {
	case !constant || step == 0:
		return &obstacle{l.Pos, "the step of the loop is not constant", "let it count by 1, and compute the other value inside"}
	case d.unit.Proc != nil && !d.unit.Distributes():
		return &obstacle{d.unit.Pos, fmt.Sprintf("'%s' distributes nothing, and one image alone may call it", d.unit.Proc.Name),
			"move the loop to the main program, or distribute an array in the procedure"}
	}
	if o := leaving(l); o != nil {
		return o
	}
	return outside(l)
}

// leaving finds what all images have to do together in a loop, or where it is left early.
func leaving(l *ir.Do) *obstacle {
	inside := map[ir.Stmt]bool{l: true}
	var found *obstacle
	calls := func(p *ir.Procedure, pos diag.Span) {
		if !p.LocalCall() && found == nil {
			found = &obstacle{pos, fmt.Sprintf("'%s' does what must happen once, such as output, or to read a clock", p.Name), "call it outside of the loop"}
		}
	}
	ir.WalkStmts(l.Body, func(s ir.Stmt) bool {
		inside[s] = true
		switch s := s.(type) {
		case *ir.Assign, *ir.If, *ir.Do, *ir.While:
		case *ir.Jump:
			if !inside[s.Loop] || s.Loop == ir.Stmt(l) {
				found = &obstacle{s.Span(), "the loop is left, or an iteration ends, here", "put what follows into an IF"}
			}
		case *ir.CallProc:
			calls(s.Proc, s.Span())
		default:
			found = &obstacle{s.Span(), "this statement is for all images together", "move it out of the loop"}
		}
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if f, call := x.(*ir.FuncRef); call {
					calls(f.Proc, f.Pos)
				}
			})
		}
		return found == nil
	})
	return found
}

// outside finds an array that a loop sets and that is neither in its NEW nor in its REDUCTION clause.
func outside(l *ir.Do) *obstacle {
	var found *obstacle
	ir.WalkStmts(l.Body, func(stmt ir.Stmt) bool {
		ir.Mentions(stmt, func(s *ir.Symbol, r ir.Role) {
			if r == ir.Use || r == ir.Directive || s.Rank() == 0 || s.Made || found != nil {
				return
			}
			if !slices.Contains(l.Independent.New, s) && !slices.Contains(l.Independent.Reductions, s) {
				found = &obstacle{stmt.Span(), fmt.Sprintf("'%s' is set, of which every image has the whole", s.UserName()),
					fmt.Sprintf("distribute it, or write NEW(%s) or REDUCTION(%s) where that holds", s.UserName(), s.UserName())}
			}
		})
		return found == nil
	})
	return found
}

// deal gives a loop the home, and makes that before it: where the bounds are constant, when the program starts.
func (d *dealing) deal(l *ir.Do) []ir.Stmt {
	d.count++
	at := ir.At{Pos: l.Pos}
	home := d.symbol("iterations", ir.Type{Base: ir.Integer, Kind: 1}, at)
	lo, hi := ir.Int8Of(l.Lo), ir.Int8Of(l.Hi)
	if step, _ := l.ConstantStep(); step < 0 {
		lo, hi = hi, lo
	}
	var before, after []ir.Stmt
	if !ir.IsConst(l.Lo) || !ir.IsConst(l.Hi) {
		first, last := d.symbol("first", ir.Int8, at), d.symbol("last", ir.Int8, at)
		before = append(before, assign(at, first, lo))
		lo = &ir.Var{Pos: l.Pos, Sym: first}
		before = append(before, assign(at, last, &ir.Call{Pos: l.Pos, Fn: "max", T: ir.Int8, Args: []ir.Expr{lo, hi}}))
		hi = &ir.Var{Pos: l.Pos, Sym: last}
		home.Allocatable = true
		before = append(before, &ir.Allocate{At: at, Sym: home})
		after = append(after, &ir.Deallocate{At: at, Sym: home})
	}
	d.distribute(home, lo, hi, at)
	a := *l.Independent
	elem := &ir.Elem{Pos: l.Pos, Sym: home, Subs: []ir.Expr{&ir.Var{Pos: l.Pos, Sym: l.Var}}}
	a.On = &ir.On{Pos: a.Pos, Homes: []*ir.Home{{Elem: elem, Hi: make([]ir.Expr, 1)}}}
	l.Independent = &a
	return append(append(before, l), after...)
}

func assign(at ir.At, s *ir.Symbol, e ir.Expr) ir.Stmt {
	return &ir.Assign{At: at, LHS: &ir.Var{Pos: at.Pos, Sym: s}, RHS: e}
}

// distribute cuts an array with the given bounds into blocks. No name in a source has a capital letter.
func (d *dealing) distribute(s *ir.Symbol, lo, hi ir.Expr, at ir.At) {
	s.Dims = []ir.Dim{{Lo: lo, Hi: hi}}
	l := &ir.Layout{Name: fmt.Sprintf("Iterations%d", d.count), Pos: at.Pos, Deferred: s.Allocatable}
	l.Dims = []ir.LayoutDim{{TemplateDim: 1, Format: "block", Lo: lo, Hi: hi,
		Start: d.symbol("start", ir.Int8, at), Block: d.symbol("block", ir.Int8, at)}}
	s.Map = &ir.Mapping{Layout: l, Dims: []ir.MapDim{{Coef: 1}}}
	if !l.Deferred && d.unit.Proc != nil {
		for _, v := range append(l.Variables(), s) {
			v.Storage, v.Captured = ir.Static, true // the main program makes them
		}
	}
	d.unit.Layouts = append(d.unit.Layouts[:len(d.unit.Layouts):len(d.unit.Layouts)], l)
}

func (d *dealing) symbol(what string, t ir.Type, at ir.At) *ir.Symbol {
	s := &ir.Symbol{Name: fmt.Sprintf("%s%%dealt%d", what, d.count), Source: what, Pos: at.Pos, Type: t, Made: true, Storage: ir.Static}
	if d.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	d.unit.Symbols = append(d.unit.Symbols[:len(d.unit.Symbols):len(d.unit.Symbols)], s)
	return s
}
