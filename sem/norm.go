package sem

// norm is NORM2 of the elements e in the loops of n. Squares are taken of elements divided by the largest so far, so that
// none overflows (Blue, "A portable Fortran program to find the Euclidean norm of a vector", ACM TOMS 4(1), 1978; the
// scaled form of LAPACK's xNRM2).
func (c *checker) norm(n *nest, v *Var, e Expr) Expr {
	scale := &Var{v.Pos, c.temp("scale", v.Type(), v.Pos)}
	c.emit(c.normStart(scale, v)...)
	c.emit(n.loops(c, c.normStep(scale, v, e), always)...)
	return c.normEnd(scale, v)
}

func (c *checker) normStart(scale, v Expr) []Stmt {
	t, pos := v.Type(), v.Span()
	return []Stmt{
		&Assign{At{pos}, scale, &Const{Pos: pos, T: t}},
		&Assign{At{pos}, v, &Const{Pos: pos, T: t, R: 1}},
	}
}

// normStep adds the square of e to v, which counts in squares of scale.
func (c *checker) normStep(scale, v, e Expr) []Stmt {
	t, pos := v.Type(), v.Span()
	size := &Var{pos, c.temp("size", t, pos)}
	square := func(x Expr) Expr { return c.operate(Mul, x, x, pos) }
	set := func(to, value Expr) Stmt { return &Assign{At{pos}, to, value} }
	grow := []Stmt{
		set(v, c.operate(Add, c.operate(Mul, v, square(c.operate(Div, scale, size, pos)), pos), &Const{Pos: pos, T: t, R: 1}, pos)),
		set(scale, size),
	}
	plain := []Stmt{set(v, c.operate(Add, v, square(c.operate(Div, size, scale, pos)), pos))}
	larger := c.operate(LT, scale, size, pos)
	some := c.operate(NE, size, &Const{Pos: pos, T: t}, pos)
	return []Stmt{
		set(size, c.call("abs", []Expr{e}, t, pos)),
		&If{At{pos}, []Branch{{pos, some, []Stmt{&If{At{pos}, []Branch{{pos, larger, grow}, {pos, nil, plain}}}}}}},
	}
}

func (c *checker) normEnd(scale, v Expr) Expr {
	return c.operate(Mul, scale, c.call("sqrt", []Expr{v}, v.Type(), v.Span()), v.Span())
}
