package specialise

import (
	"fmt"
	"slices"

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
// nothing are left as they are, since one image alone may call them.
func dealIterations(w *Work) {
	d := &dealing{opt: w.Opt}
	for _, u := range w.Prog.Units {
		if !u.Module && (u.Proc == nil || u.Distributes()) && !w.Bag.HasErrors() {
			d.unit = u
			u.Body = d.list(u.Body)
		}
	}
	if d.count > 0 {
		ir.FindEffects(w.Prog)
	}
}

type dealing struct {
	opt   Options
	unit  *ir.Unit
	count int // loops dealt so far
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
			s.Body = d.list(s.Body)
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

// mayDeal reports whether the iterations of a loop are to be shared and nothing says yet how, nor forbids it.
func (d *dealing) mayDeal(l *ir.Do) bool {
	a := l.Independent
	if a == nil || a.Array || a.On != nil || len(a.Reductions) == 0 || len(a.Disproved) > 0 {
		return false
	}
	if step, constant := l.ConstantStep(); !constant || step == 0 {
		return false
	}
	for _, s := range a.Reductions {
		if d.opt.Reproducible && s.Type.Base != ir.Integer && s.Type.Base != ir.Logical {
			return false
		}
	}
	mapped := false
	ir.EachNamed([]ir.Stmt{l}, func(s *ir.Symbol) { mapped = mapped || s.Map != nil })
	return !mapped && staysInside(l) && concernsIteration(l)
}

// staysInside reports whether a loop holds nothing that all images have to do together, and is left at its end only.
func staysInside(l *ir.Do) bool {
	inside, ok := map[ir.Stmt]bool{l: true}, true
	ir.WalkStmts(l.Body, func(s ir.Stmt) bool {
		inside[s] = true
		switch s := s.(type) {
		case *ir.Assign, *ir.If, *ir.Do, *ir.While:
		case *ir.Jump:
			ok = ok && inside[s.Loop] && s.Loop != ir.Stmt(l)
		case *ir.CallProc:
			ok = ok && s.Proc.LocalCall()
		default:
			ok = false
		}
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if f, call := x.(*ir.FuncRef); call {
					ok = ok && f.Proc.LocalCall()
				}
			})
		}
		return ok
	})
	return ok
}

// concernsIteration reports whether all arrays that a loop sets are in its NEW and REDUCTION clauses.
func concernsIteration(l *ir.Do) bool {
	ok := true
	ir.EachMention(l.Body, func(s *ir.Symbol, r ir.Role) {
		if r != ir.Use && r != ir.Directive && s.Rank() > 0 && !s.Made {
			ok = ok && (slices.Contains(l.Independent.New, s) || slices.Contains(l.Independent.Reductions, s))
		}
	})
	return ok
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
