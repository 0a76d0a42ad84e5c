// Package exchange gives two loops, of which the bounds of the inner one use the variable of the outer one, bounds for the other order.
package exchange

import (
	"slices"

	"dhpfgo/ir"
)

// Loops are two loops without bodies in the other order, false where there are no such bounds (loop interchange in triangles and trapezoids;
// Wolfe, Optimizing Supercompilers for Supercomputers, 1989):
//
//	do o = A, B; do l = o + c, o + d   becomes   do l = A + c, B + d; do o = max(A, l - d), min(B, l - c)
//
// and likewise for -o, or where one of the bounds does not use o.
func Loops(outer, inner *ir.Do) (newOuter, newInner *ir.Do, ok bool) {
	l, o := *inner, *outer
	if !uses(inner.Lo, outer.Var) && !uses(inner.Hi, outer.Var) {
		return &l, &o, true
	}
	low, okLow := edgeOf(inner.Lo, outer.Var)
	high, okHigh := edgeOf(inner.Hi, outer.Var)
	if !okLow || !okHigh || !isDense(inner) || !isDense(outer) {
		return nil, nil, false
	}
	l.Lo, l.Hi = low.at(outer.Lo), high.at(outer.Hi)
	if low.coef < 0 {
		l.Lo = low.at(outer.Hi)
	}
	if high.coef < 0 {
		l.Hi = high.at(outer.Lo)
	}
	v := &ir.Var{Pos: inner.Pos, Sym: inner.Var}
	switch {
	case low.coef > 0:
		o.Hi = tighter("min", o.Hi, low.solved(v), low.solved(l.Hi))
	case low.coef < 0:
		o.Lo = tighter("max", o.Lo, low.solved(v), low.solved(l.Hi))
	}
	switch {
	case high.coef > 0:
		o.Lo = tighter("max", o.Lo, high.solved(v), high.solved(l.Lo))
	case high.coef < 0:
		o.Hi = tighter("min", o.Hi, high.solved(v), high.solved(l.Lo))
	}
	return &l, &o, true
}

// isDense reports whether a loop runs up by one, over all it has.
func isDense(l *ir.Do) bool {
	step, _ := l.ConstantStep()
	return step == 1 && l.Deals == nil
}

// edge is a bound coef·o + rest of a loop, with coef -1, 0 or 1.
type edge struct {
	o     *ir.Symbol
	bound ir.Expr
	coef  int64
	rest  ir.Expr
}

func edgeOf(bound ir.Expr, o *ir.Symbol) (edge, bool) {
	e := edge{o: o, bound: bound}
	a, why := ir.AffineOf(bound)
	if why != "" {
		return e, !uses(bound, o)
	}
	e.coef = coefficient(a, o)
	e.rest = e.at(&ir.Const{T: o.Type})
	if a.Const == 0 && len(a.Terms) == 1 {
		e.rest = &ir.Const{T: ir.Int8}
	}
	return e, e.coef >= -1 && e.coef <= 1
}

// at is the bound for a value of o.
func (e edge) at(value ir.Expr) ir.Expr {
	if e.coef == 0 && !uses(e.bound, e.o) {
		return e.bound
	}
	return ir.MapExpr(e.bound, func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && v.Sym == e.o {
			return as(ir.CloneExpr(value), e.o.Type)
		}
		return x
	})
}

// solved is the o for which the bound is l.
func (e edge) solved(l ir.Expr) ir.Expr {
	k, ok := e.rest.(*ir.Const)
	switch {
	case e.coef < 0:
		return minus(e.rest, l)
	case ok && k.I == 0:
		return long(l)
	}
	return minus(l, e.rest)
}

// tighter is the larger ("max") or smaller ("min") of a bound and a limit, whose loosest value is extreme: the limit alone if that is as
// tight as the bound.
func tighter(fn string, bound, limit, extreme ir.Expr) ir.Expr {
	over, known := ir.Difference(extreme, bound)
	if known && (over == 0 || (over > 0) == (fn == "max")) {
		return limit
	}
	return &ir.Call{Pos: bound.Span(), Fn: fn, T: ir.Int8, Args: []ir.Expr{long(bound), limit}}
}

func uses(e ir.Expr, s *ir.Symbol) bool { return ir.Occurrences(e, s) > 0 }

func coefficient(a *ir.Affine, s *ir.Symbol) int64 {
	k := slices.IndexFunc(a.Terms, func(t ir.AffTerm) bool { return t.Sym == s })
	if k < 0 {
		return 0
	}
	return a.Terms[k].Coef
}

func long(e ir.Expr) ir.Expr { return as(e, ir.Int8) }

func as(e ir.Expr, t ir.Type) ir.Expr {
	if e.Type() == t {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: t, X: e}
}

func minus(x, y ir.Expr) ir.Expr {
	return &ir.Binary{Pos: x.Span(), Op: ir.Sub, X: long(x), Y: long(y), T: ir.Int8}
}
