package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// reduceDim writes a reduction along dimension DIM out as loops that accumulate into an array of one dimension less, or
// into a scalar for an array of one dimension, Fortran 2008, 13.7.
func reduceDim(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	a := reductionArgs(x, g)
	sh := elements.ShapesOf(c, a.array, a.mask)
	if sh == nil {
		if a.array.Type().Base != ir.Invalid {
			c.Bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		}
		return nil
	}
	conformingArgs(c, sh, x.Fn, x.Pos)
	variable := elements.VariableDim(c, c.IntegerValue(g["dim"], "the dimension"))
	dim := 1
	if variable == nil {
		var ok bool
		if dim, ok = elements.Dimension(c, x.Fn, g["dim"], len(sh.Dims)); !ok {
			return nil
		}
	}
	if len(sh.Dims) == 1 {
		return &Computed{E: accumulate(c, x, a, elements.NewNest(c, sh))}
	}
	return accumulateDim(c, x, a, sh, dim, variable)
}

// termAlong is what each element of an array adds to a reduction along a dimension, in the loops of n.
type dimTerm struct {
	n       *elements.Nest
	index   []ir.Expr
	e, mask ir.Expr
	t       ir.Type
}

func termAlong(c *elements.Emitter, x *ir.Transform, a reduceArgs, sh *shapes.Shape) *dimTerm {
	d := &dimTerm{}
	d.n, d.index = Over(c, sh)
	d.e, d.mask, d.t = reductionTerm(c, x, a, d.n)
	if d.e == nil {
		return nil
	}
	return d
}

// accumulateDim reduces along dimension dim, or along one that is known only at run time.
func accumulateDim(c *elements.Emitter, x *ir.Transform, a reduceArgs, sh *shapes.Shape, dim int, variable ir.Expr) *Computed {
	d := termAlong(c, x, a, sh)
	if d == nil {
		return nil
	}
	extents := elements.ExtentsOf(c, sh.Dims, x.Pos)
	if variable != nil && d.t.Base == ir.Character && d.t.Len < 0 {
		c.Unsupported(x.Pos, "'%s' of characters whose length is known at run time only along such a dimension is not supported yet", x.Fn).
			Help("write a constant for the dimension")
		return nil
	}
	if variable != nil {
		return alongAnyDim(c, extents, d.t, variable, x.Pos, func(r *ir.Symbol, dim int) {
			accumulateInto(c, x, a, termAlong(c, x, a, sh), r, dim)
		})
	}
	r := c.ResultArray(d.t, shapes.Without(extents, dim), x.Pos)
	if d.t.Base == ir.Character && d.t.Len < 0 && !elements.LateTextArray(c, r, d.e, d.n) {
		return nil
	}
	elements.AlignComputed(r, d.n, d.e, dim)
	accumulateInto(c, x, a, d, r, dim)
	return ArrayValue(r)
}

// accumulateInto reduces along one dimension into array r.
func accumulateInto(c *elements.Emitter, x *ir.Transform, a reduceArgs, d *dimTerm, r *ir.Symbol, dim int) {
	at := elements.ElemAt(r, shapes.Without(d.index, dim), x.Pos)
	ordered := func(k int) bool { return k == dim-1 }
	if x.Fn == "norm2" {
		normDim(c, d, r, at, dim)
		return
	}
	m := &extremum{x: x, e: d.e, mask: d.mask, maskArg: a.mask, pos: x.Pos}
	settled := isExtremum(x, d.e) && d.n.Pre == nil
	var start ir.Expr
	var step []ir.Stmt
	switch {
	case settled:
		start, step = m.start(), m.step(c, at)
	case d.t.Base == ir.Character:
		start, step = textStart(c, x, d.e), textStep(c, x, d.e, at)
	default:
		start, step = elements.Identity(x.Fn, d.t, x.Pos), []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: combine(c, x, at, d.e)}}
	}
	c.Fill(r, func([]ir.Expr) ir.Expr { return start })
	c.Emit(d.n.Loops(c, c.Masked(step, d.mask, a.mask, x.Pos), ordered)...)
	if settled {
		m.finishDim(c, d.n, r, at)
	}
}

// normDim is NORM2 along one dimension: in one pass, or in two reductions that images combine where this dimension alone is distributed.
func normDim(c *elements.Emitter, d *dimTerm, r *ir.Symbol, at *ir.Elem, dim int) {
	scales := c.ResultArray(r.Type, elements.ExtentsOfResult(r), r.Pos)
	elements.AlignComputed(scales, d.n, d.e, dim)
	scale := elements.ElemAt(scales, at.Subs, r.Pos)
	zero, one := &ir.Const{Pos: r.Pos, T: r.Type}, &ir.Const{Pos: r.Pos, T: r.Type, R: 1}
	if mayCombine(c, d.n, d.e) && isCutOnly(d.e, d.n.Vars[dim-1]) {
		ordered := func(k int) bool { return k == dim-1 }
		larger, square := normParts(c, scale, at, d.e)
		c.Fill(scales, func([]ir.Expr) ir.Expr { return one })
		c.Emit(d.n.Loops(c, []ir.Stmt{larger}, ordered)...)
		each, index := c.Positions(elements.ExtentsOfResult(r), r.Pos)
		c.Emit(each.Wrap(c, []ir.Stmt{normFinite(c, elements.ElemAt(scales, index, r.Pos))})...)
		c.Fill(r, func([]ir.Expr) ir.Expr { return zero })
		c.Emit(d.n.Loops(c, []ir.Stmt{square}, ordered)...)
	} else {
		c.Fill(scales, func([]ir.Expr) ir.Expr { return one })
		c.Fill(r, func([]ir.Expr) ir.Expr { return zero })
		c.Emit(d.n.Loops(c, normStep(c, scale, at, d.e, true), elements.Always)...)
	}
	end, index := c.Positions(elements.ExtentsOfResult(r), r.Pos)
	last := elements.ElemAt(r, index, r.Pos)
	c.Emit(end.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: r.Pos}, LHS: last, RHS: normEnd(c, elements.ElemAt(scales, index, r.Pos), last)}})...)
}

// isCutOnly reports whether all distributed arrays in an expression are cut in one dimension, whose subscript has a variable in it.
func isCutOnly(e ir.Expr, v *ir.Symbol) bool {
	only := true
	ir.WalkExprs(e, func(x ir.Expr) {
		el, ok := x.(*ir.Elem)
		if !ok || el.Sym.Map == nil {
			return
		}
		for k, sub := range el.Subs {
			has := false
			ir.WalkExprs(sub, func(y ir.Expr) { has = has || ir.SymbolOf(y) == v })
			only = only && has == (el.Sym.Map.Dims[k].Grid >= 0)
		}
	})
	return only
}
