package sem

import "dhpfgo/ir"

// norm is NORM2 of the elements e in the loops of n. Squares are taken of elements divided by the largest so far, so that
// none overflows (Blue, "A portable Fortran program to find the Euclidean norm of a vector", ACM TOMS 4(1), 1978; the
// scaled form of LAPACK's xNRM2). The scale begins with 1 as gfortran's does: its digits come out.
func (c *checker) norm(n *nest, v *ir.Var, e ir.Expr) ir.Expr {
	scale := &ir.Var{Pos: v.Pos, Sym: c.temp("scale", v.Type(), v.Pos)}
	c.emit(c.normStart(scale, v)...)
	c.emit(n.loops(c, c.normStep(scale, v, e, false), always)...)
	return c.normEnd(scale, v)
}

func (c *checker) normStart(scale, v ir.Expr) []ir.Stmt {
	t, pos := v.Type(), v.Span()
	return []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: scale, RHS: &ir.Const{Pos: pos, T: t, R: 1}},
		&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: &ir.Const{Pos: pos, T: t}},
	}
}

// normStep adds the square of e to v, which counts in squares of scale: with a larger scale, v becomes 1 + v*(q*q), or
// along a dimension 1 + (v*q)*q, with q = old scale / new scale.
func (c *checker) normStep(scale, v, e ir.Expr, along bool) []ir.Stmt {
	t, pos := v.Type(), v.Span()
	size := &ir.Var{Pos: pos, Sym: c.temp("size", t, pos)}
	square := func(x ir.Expr) ir.Expr { return c.operate(ir.Mul, x, x, pos) }
	set := func(to, value ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: pos}, LHS: to, RHS: value} }
	ratio := c.operate(ir.Div, scale, size, pos)
	scaled := c.operate(ir.Mul, v, square(ratio), pos)
	if along {
		scaled = c.operate(ir.Mul, c.operate(ir.Mul, v, ratio, pos), ratio, pos)
	}
	grow := []ir.Stmt{
		set(v, c.operate(ir.Add, scaled, &ir.Const{Pos: pos, T: t, R: 1}, pos)),
		set(scale, size),
	}
	plain := []ir.Stmt{set(v, c.operate(ir.Add, v, square(c.operate(ir.Div, size, scale, pos)), pos))}
	larger := c.operate(ir.LT, scale, size, pos)
	some := c.operate(ir.NE, size, &ir.Const{Pos: pos, T: t}, pos)
	return []ir.Stmt{
		set(size, c.call("abs", []ir.Expr{e}, t, pos)),
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: some, Body: []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: larger, Body: grow}, {Pos: pos, Cond: nil, Body: plain}}}}}}},
	}
}

func (c *checker) normEnd(scale, v ir.Expr) ir.Expr {
	return c.operate(ir.Mul, scale, c.call("sqrt", []ir.Expr{v}, v.Type(), v.Span()), v.Span())
}
