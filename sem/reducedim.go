package sem

import "dhpfgo/parse"

// reduceDim writes a reduction along dimension DIM out as loops that accumulate into an array of one dimension less, or
// into a scalar for an array of one dimension, Fortran 2008, 13.7.
func reduceDim(c *checker, x *parse.Ref, g given) *computed {
	a, ok := c.reductionArgs(x)
	if !ok {
		return nil
	}
	sh := c.shape(a.array)
	if a.mask != nil {
		sh = c.join(sh, c.shape(a.mask))
	}
	if sh == nil {
		if c.scalar(a.array).Type().Base != Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return nil
	}
	dim, ok := c.dimension(x, g["dim"], len(sh.dims))
	if !ok {
		return nil
	}
	if len(sh.dims) == 1 {
		saved := c.nest
		c.nest = c.newNest(sh)
		e := c.accumulate(x, a)
		c.nest = saved
		return &computed{e: e}
	}
	return c.accumulateDim(x, a, sh, dim)
}

func (c *checker) accumulateDim(x *parse.Ref, a reduceArgs, sh *shape, dim int) *computed {
	n, index := c.over(sh)
	saved := c.nest
	c.nest = n
	e, mask, t := c.reductionTerm(x, a)
	c.nest = saved
	if e == nil {
		return nil
	}
	r := c.resultArray(t, without(c.extentsOf(sh.dims, x.Pos), dim), x.Pos)
	alignComputed(r, n, e, dim)
	at := elemAt(r, without(index, dim), x.Pos)
	ordered := func(d int) bool { return d == dim-1 }
	if x.Name == "norm2" {
		return c.normDim(n, r, at, e)
	}
	c.fill(r, func([]Expr) Expr { return identity(x.Name, t, x.Pos) })
	var step Stmt = &Assign{At{x.Pos}, at, c.combine(x, at, e)}
	if mask != nil {
		step = &If{At{x.Pos}, []Branch{{x.Pos, mask, []Stmt{step}}}}
	}
	c.emit(n.loops(c, []Stmt{step}, ordered)...)
	return arrayValue(r)
}

// normDim is NORM2 along one dimension.
func (c *checker) normDim(n *nest, r *Symbol, at *Elem, e Expr) *computed {
	scales := c.resultArray(r.Type, extentsOfResult(r), r.Pos)
	scale := elemAt(scales, at.Subs, r.Pos)
	zero, one := &Const{Pos: r.Pos, T: r.Type}, &Const{Pos: r.Pos, T: r.Type, R: 1}
	c.fill(scales, func([]Expr) Expr { return zero })
	c.fill(r, func([]Expr) Expr { return one })
	c.emit(n.loops(c, c.normStep(scale, at, e), always)...)
	end, index := c.positions(extentsOfResult(r), r.Pos)
	last := elemAt(r, index, r.Pos)
	c.emit(end.wrap(c, []Stmt{&Assign{At{r.Pos}, last, c.normEnd(elemAt(scales, index, r.Pos), last)}})...)
	return arrayValue(r)
}
