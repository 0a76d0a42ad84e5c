package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// norm is NORM2 of the elements e in the loops of n. Squares are taken of elements divided by the largest so far, so that
// none overflows (Blue, "A portable Fortran program to find the Euclidean norm of a vector", ACM TOMS 4(1), 1978; the
// scaled form of LAPACK's xNRM2). The scale begins with 1 as gfortran's does: its digits come out.
func norm(c *elements.Emitter, n *elements.Nest, v *ir.Var, e ir.Expr) ir.Expr {
	scale := &ir.Var{Pos: v.Pos, Sym: c.Temp("scale", v.Type(), v.Pos)}
	if mayCombine(c, n, e) {
		return normOfParts(c, n, scale, v, e)
	}
	c.Emit(normStart(c, scale, v)...)
	c.Emit(n.Loops(c, normStep(c, scale, v, e, false), elements.Always)...)
	return normEnd(c, scale, v)
}

// mayCombine reports whether elements of distributed arrays are combined, in any order, that can be evaluated twice.
func mayCombine(c *elements.Emitter, n *elements.Nest, e ir.Expr) bool {
	mapped, called := false, false
	ir.WalkExprs(e, func(x ir.Expr) {
		_, isCall := x.(*ir.FuncRef)
		s := ir.SymbolOf(x)
		mapped, called = mapped || s != nil && s.Map != nil, called || isCall
	})
	return mapped && !called && n.Pre == nil && !c.Ordered
}

// normOfParts is the norm from two reductions, so that images can combine what they have:
//
//	m = max(1, |e|);  s = sum((e/m)**2);  m*sqrt(s)
//
// Where no element is larger than one these are the digits of norm. An infinite m is left out of the quotients.
func normOfParts(c *elements.Emitter, n *elements.Nest, scale, v *ir.Var, e ir.Expr) ir.Expr {
	c.Emit(normStart(c, scale, v)...)
	larger, square := normParts(c, scale, v, e)
	c.Emit(n.Wrap(c, []ir.Stmt{larger}, scale.Sym)...)
	c.Emit(normFinite(c, scale))
	c.Emit(n.Wrap(c, []ir.Stmt{square}, v.Sym)...)
	return normEnd(c, scale, v)
}

// normParts are the steps of the two reductions of normOfParts.
func normParts(c *elements.Emitter, scale, v, e ir.Expr) (larger, square ir.Stmt) {
	t, pos := v.Type(), v.Span()
	set := func(to, value ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: pos}, LHS: to, RHS: value} }
	size := c.Call("abs", []ir.Expr{e}, t, pos)
	larger = set(scale, &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{scale, size}, T: t})
	ratio := c.Operate(ir.Div, ir.CloneExpr(size), scale, pos)
	return larger, set(v, c.Operate(ir.Add, v, c.Operate(ir.Mul, ratio, ir.CloneExpr(ratio), pos), pos))
}

// normFinite takes an infinite scale for one.
func normFinite(c *elements.Emitter, scale ir.Expr) ir.Stmt {
	t, pos := scale.Type(), scale.Span()
	huge := ir.HugeConst(t)
	huge.Pos = pos
	one := &ir.Assign{At: ir.At{Pos: pos}, LHS: scale, RHS: &ir.Const{Pos: pos, T: t, R: 1}}
	return ir.Guarded(ir.At{Pos: pos}, c.Operate(ir.GT, scale, huge, pos), one)
}

func normStart(c *elements.Emitter, scale, v ir.Expr) []ir.Stmt {
	t, pos := v.Type(), v.Span()
	return []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: scale, RHS: &ir.Const{Pos: pos, T: t, R: 1}},
		&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: &ir.Const{Pos: pos, T: t}},
	}
}

// normStep adds the square of e to v, which counts in squares of scale: with a larger scale, v becomes 1 + v*(q*q), or
// along a dimension 1 + (v*q)*q, with q = old scale / new scale.
func normStep(c *elements.Emitter, scale, v, e ir.Expr, along bool) []ir.Stmt {
	t, pos := v.Type(), v.Span()
	size := &ir.Var{Pos: pos, Sym: c.Temp("size", t, pos)}
	square := func(x ir.Expr) ir.Expr { return c.Operate(ir.Mul, x, x, pos) }
	set := func(to, value ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: pos}, LHS: to, RHS: value} }
	ratio := c.Operate(ir.Div, scale, size, pos)
	scaled := c.Operate(ir.Mul, v, square(ratio), pos)
	if along {
		scaled = c.Operate(ir.Mul, c.Operate(ir.Mul, v, ratio, pos), ratio, pos)
	}
	grow := []ir.Stmt{
		set(v, c.Operate(ir.Add, scaled, &ir.Const{Pos: pos, T: t, R: 1}, pos)),
		set(scale, size),
	}
	plain := []ir.Stmt{set(v, c.Operate(ir.Add, v, square(c.Operate(ir.Div, size, scale, pos)), pos))}
	larger := c.Operate(ir.LT, scale, size, pos)
	some := c.Operate(ir.NE, size, &ir.Const{Pos: pos, T: t}, pos)
	return []ir.Stmt{
		set(size, c.Call("abs", []ir.Expr{e}, t, pos)),
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: some, Body: []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: larger, Body: grow}, {Pos: pos, Cond: nil, Body: plain}}}}}}},
	}
}

func normEnd(c *elements.Emitter, scale, v ir.Expr) ir.Expr {
	return c.Operate(ir.Mul, scale, c.Call("sqrt", []ir.Expr{v}, v.Type(), v.Span()), v.Span())
}
