package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// fillsWork reports whether a call sets elements of a whole array without a mapping in a loop over tiles of multipartitioning: where the
// array gets a place in the tiles (package expand of partition), statements say which tile sets which elements.
//
//	do k; do j; call clear(lhs, n); do i; lhs(i) = .. lhs(i-1) ..
func (e *embedder) fillsWork(call *ir.CallProc, around []*ir.Do) bool {
	if len(around) == 0 || call.Proc.Unit == nil || !slices.ContainsFunc(e.unit.Layouts, (*ir.Layout).IsMulti) {
		return false
	}
	for k := range call.Proc.Dummies {
		if k < len(call.Args) && e.wholeActual(call.Proc, call.Args, k) != nil && call.Proc.Effects.Arg(k).Written {
			return true
		}
	}
	return false
}

// wholeActual is the array without a mapping whose elements are those of dummy argument k of a call, nil if there is none.
func (e *embedder) wholeActual(p *ir.Procedure, args []ir.Actual, k int) *ir.Symbol {
	a, d := args[k], p.Dummies[k]
	if a.Section == nil || a.Copy || !a.Section.IsWhole() {
		return nil
	}
	x := a.Section.Sym
	plain := x.Map == nil && !x.View && !x.Pointer && !x.Allocatable && x.Storage != ir.Argument && x.Type == d.Type && x.Type.Derived == nil
	if !plain || x.Rank() != d.Rank() || d.Size != ir.ExplicitShape || p.Effects.ReadsShared(x) || p.Effects.WritesShared(x) {
		return nil
	}
	for i, dim := range d.Dims {
		first, ok := ir.Difference(dim.Lo, x.Dims[i].Lo)
		last, same := ir.Difference(dim.Hi, x.Dims[i].Hi)
		if !ok || first != 0 || i < len(d.Dims)-1 && (!same || last != 0) {
			return nil
		}
	}
	return x
}

// usesElements reports whether elements are all that a procedure uses of an array.
func usesElements(p *ir.Procedure, s *ir.Symbol) bool {
	named := 0
	ir.EachMention(p.Unit.Body, func(x *ir.Symbol, _ ir.Role) {
		if x == s {
			named++
		}
	})
	ir.WalkStmts(p.Unit.Body, func(st ir.Stmt) bool {
		if _, isCall := st.(*ir.CallProc); isCall {
			return true
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if e, ok := x.(*ir.Elem); ok && e.Sym == s {
					named--
				}
			})
		}
		return true
	})
	return named == 0
}

// placeOf is the variable of which an expression is a scalar, an element or a component, and the subscripts that choose it; nil where a
// pointer or an allocation chooses, or the variable has other names.
//
//	r%q(k)%m   gives   r and k
func placeOf(e ir.Expr) (*ir.Symbol, []ir.Expr) {
	var subs []ir.Expr
	for {
		switch x := e.(type) {
		case *ir.Field:
			if x.Comp.Pointer || x.Comp.Allocatable || x.Comp.Corank > 0 || len(x.Subs) != len(x.Comp.Dims) {
				return nil, nil
			}
			subs, e = append(subs, x.Subs...), x.X
		case *ir.Elem:
			if !isPlain(x.Sym) {
				return nil, nil
			}
			return x.Sym, append(subs, x.Subs...)
		case *ir.Var:
			if x.Sym.Rank() > 0 || !isPlain(x.Sym) {
				return nil, nil
			}
			return x.Sym, subs
		default:
			return nil, nil
		}
	}
}

func isPlain(s *ir.Symbol) bool {
	return !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Optional && !s.Allocatable && !s.Class
}

// standsFor reports whether the place that an actual argument is can be named where a procedure names its dummy argument: it is the same
// place throughout the procedure, which names no part of it by another way (Fortran 2018, 15.5.2.13).
//
//	call add(r%m, x(i))   →   r%m%s = r%m%s + x(i)
func standsFor(x ir.Expr, d *ir.Symbol, p *ir.Procedure, sets *ir.Changes) bool {
	root, subs := placeOf(x)
	if root == nil || root.Map != nil || x.Type() != d.Type || d.Class || d.Type.Base == ir.Character || d.Optional {
		return false
	}
	for _, e := range subs {
		if !costsNothing(e, sets) {
			return false
		}
	}
	return namedAsValue(d, p.Unit)
}

// moves reports whether an expression may name another place after statements than before them.
func moves(x ir.Expr, sets *ir.Changes) bool {
	other := func(sub ir.Expr) bool {
		called := ir.AnyExpr(sub, func(y ir.Expr) bool { _, is := y.(*ir.FuncRef); return is })
		return called || sets.AnyHit(affine.Mentions(sub), false)
	}
	switch x := x.(type) {
	case *ir.Elem:
		return slices.ContainsFunc(x.Subs, other)
	case *ir.Field:
		return slices.ContainsFunc(x.Subs, other) || moves(x.X, sets)
	case *ir.Substr:
		return x.Lo != nil && other(x.Lo) || x.Hi != nil && other(x.Hi) || moves(x.X, sets)
	}
	return false
}

// namedAsValue reports whether a unit names a variable in expressions alone, and not as the variable of a loop or in a directive.
func namedAsValue(d *ir.Symbol, u *ir.Unit) bool {
	named, read := 0, 0
	body := append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...)
	ir.EachNamed(body, func(s *ir.Symbol) {
		if s == d {
			named++
		}
	})
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if affine.ScalarOf(x) == d {
					read++
				}
			})
		}
		return true
	})
	return named == read
}
