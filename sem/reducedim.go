package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// reduceDim writes a reduction along dimension DIM out as loops that accumulate into an array of one dimension less, or
// into a scalar for an array of one dimension, Fortran 2008, 13.7.
func reduceDim(c *checker, x *parse.Ref, g given) *computed {
	a := reductionArgs(x, g)
	sh := shapesOf(c, a.array, a.mask)
	if sh == nil {
		if a.array.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return nil
	}
	variable := c.variableDim(c.integerValue(g["dim"], "the dimension"))
	dim := 1
	if variable == nil {
		var ok bool
		if dim, ok = c.dimension(x, g["dim"], len(sh.dims)); !ok {
			return nil
		}
	}
	if len(sh.dims) == 1 {
		return &computed{e: c.accumulate(x, a, c.newNest(sh))}
	}
	return c.accumulateDim(x, a, sh, dim, variable)
}

// dimTerm is what each element of an array adds to a reduction along a dimension, in the loops of n.
type dimTerm struct {
	n       *nest
	index   []ir.Expr
	e, mask ir.Expr
	t       ir.Type
}

func (c *checker) dimTerm(x *parse.Ref, a reduceArgs, sh *shape) *dimTerm {
	d := &dimTerm{}
	d.n, d.index = c.over(sh)
	d.e, d.mask, d.t = c.reductionTerm(x, a, d.n)
	switch {
	case d.e == nil:
		return nil
	case d.t.Base == ir.Character:
		c.unsupported(x.Pos, "'%s' of characters along a dimension is not supported yet", x.Name).Help("write a DO loop over the others")
		return nil
	}
	return d
}

// accumulateDim reduces along dimension dim, or along one that is known only at run time.
func (c *checker) accumulateDim(x *parse.Ref, a reduceArgs, sh *shape, dim int, variable ir.Expr) *computed {
	d := c.dimTerm(x, a, sh)
	if d == nil {
		return nil
	}
	extents := c.extentsOf(sh.dims, x.Pos)
	if variable != nil {
		return c.alongAnyDim(extents, d.t, variable, x.Pos, func(r *ir.Symbol, dim int) {
			c.accumulateInto(x, a, c.dimTerm(x, a, sh), r, dim)
		})
	}
	r := c.resultArray(d.t, without(extents, dim), x.Pos)
	alignComputed(r, d.n, d.e, dim)
	c.accumulateInto(x, a, d, r, dim)
	return arrayValue(r)
}

// accumulateInto reduces along one dimension into array r.
func (c *checker) accumulateInto(x *parse.Ref, a reduceArgs, d *dimTerm, r *ir.Symbol, dim int) {
	at := elemAt(r, without(d.index, dim), x.Pos)
	ordered := func(k int) bool { return k == dim-1 }
	if x.Name == "norm2" {
		c.normDim(d.n, r, at, d.e)
		return
	}
	m := &extremum{x: x, e: d.e, mask: d.mask, pos: x.Pos}
	settled := isExtremum(x, d.e) && optionalOf(a.mask) == nil && d.n.pre == nil
	start, step := identity(x.Name, d.t, x.Pos), []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: c.combine(x, at, d.e)}}
	if settled {
		start, step = m.start(), m.step(c, at)
	}
	c.fill(r, func([]ir.Expr) ir.Expr { return start })
	c.emit(d.n.loops(c, c.masked(step, d.mask, a.mask, x.Pos), ordered)...)
	if settled {
		m.finishDim(c, d.n, r, at)
	}
}

// normDim is NORM2 along one dimension.
func (c *checker) normDim(n *nest, r *ir.Symbol, at *ir.Elem, e ir.Expr) {
	scales := c.resultArray(r.Type, extentsOfResult(r), r.Pos)
	scale := elemAt(scales, at.Subs, r.Pos)
	zero, one := &ir.Const{Pos: r.Pos, T: r.Type}, &ir.Const{Pos: r.Pos, T: r.Type, R: 1}
	c.fill(scales, func([]ir.Expr) ir.Expr { return one })
	c.fill(r, func([]ir.Expr) ir.Expr { return zero })
	c.emit(n.loops(c, c.normStep(scale, at, e, true), always)...)
	end, index := c.positions(extentsOfResult(r), r.Pos)
	last := elemAt(r, index, r.Pos)
	c.emit(end.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: r.Pos}, LHS: last, RHS: c.normEnd(elemAt(scales, index, r.Pos), last)}})...)
}
