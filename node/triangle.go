package node

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// loopsIn are the loops of a nest in another order, by exchanges of neighbours, or the reason why they can not stand like that. A loop
// whose bounds use the variable of the loop around it leaves that with bounds of its own (loop interchange in triangles and trapezoids;
// Wolfe, Optimizing Supercompilers for Supercomputers, 1989):
//
//	do o = A, B; do l = o + c, o + d   becomes   do l = A + c, B + d; do o = max(A, l - d), min(B, l - c)
//
// and likewise for -o, or where one of the bounds does not use o.
func (n *nest) loopsIn(order []int) ([]*ir.Do, diag.Reason) {
	var out []*ir.Do
	for _, l := range n.loops {
		c := *l
		out = append(out, &c)
	}
	place := identity(len(order))
	for at, k := range order {
		from := at
		for place[from] != k {
			from++
		}
		for ; from > at; from-- {
			outer, inner, why := exchanged(out[from-1], out[from])
			if why.Some() {
				return nil, why
			}
			out[from-1], out[from] = outer, inner
			place[from-1], place[from] = place[from], place[from-1]
		}
	}
	return out, diag.Reason{}
}

// exchanged are two loops in the other order.
func exchanged(outer, inner *ir.Do) (newOuter, newInner *ir.Do, why diag.Reason) {
	l, o := *inner, *outer
	if !boundsUse(inner, outer.Var) {
		return &l, &o, diag.Reason{}
	}
	low, okLow := edgeOf(inner.Lo, outer.Var)
	high, okHigh := edgeOf(inner.Hi, outer.Var)
	if !okLow || !okHigh || !isDense(inner) || !isDense(outer) {
		return nil, nil, boundsOfUse.Of(called(inner.Var), called(outer.Var))
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
	return &l, &o, diag.Reason{}
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
	e.coef = coefOf(a, o)
	e.rest = e.at(&ir.Const{T: o.Type})
	if a.Const == 0 && len(a.Terms) == 1 {
		e.rest = constant(0)
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
		return binary(ir.Sub, long(e.rest), long(l))
	case ok && k.I == 0:
		return long(l)
	}
	return binary(ir.Sub, long(l), long(e.rest))
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
