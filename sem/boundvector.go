package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// boundVector is SHAPE, and LBOUND and UBOUND without DIM: arrays of one dimension, Fortran 2008, 13.7.90, 13.7.149, 13.7.171.
func boundVector(c *checker, x *ir.Transform, g lower.Given) *lower.Computed {
	source := g["source"]
	if x.Fn != "shape" {
		source = g["array"]
	}
	t, ok := lower.KindFrom(c.em, g["kind"], ir.Integer, ir.Int4)
	if !ok {
		return nil
	}
	sh := lower.ShapeOf(source)
	if sh == nil && x.Fn != "shape" {
		if source.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		}
		return nil
	}
	var values []ir.Expr
	if sh != nil {
		for _, d := range sh.Dims {
			values = append(values, c.convert(c.boundOf(x.Fn, d, lower.IsWholeArray(source), x.Pos), t))
		}
	}
	r := c.temp("v", t, x.Pos)
	r.Dims = []ir.Dim{{Lo: ir.IntConst(1, x.Pos), Hi: ir.IntConst(int64(len(values)), x.Pos)}}
	c.setConstructor(r, values)
	return lower.ArrayValue(r)
}

// boundOf is a bound or the extent of one dimension. The bounds of an array without elements are 1 and 0 there, and those
// of an expression or a section begin with 1. In the ranges of loops and sections, where it makes no difference, they stay
// as they are declared: then the range is known to be that of the array.
func (c *checker) boundOf(name string, t lower.Triplet, isWhole bool, pos diag.Span) ir.Expr {
	switch {
	case name == "size" || name == "shape" || name == "ubound" && !isWhole:
		return c.em.ExtentOf(t, pos)
	case name == "lbound" && !isWhole:
		return ir.IntConst(1, pos)
	}
	n, known := t.Extent()
	bound, none := t.Lo, ir.IntConst(1, pos)
	if name == "ubound" {
		bound, none = t.Hi, ir.IntConst(0, pos)
	}
	switch {
	case known && n == 0:
		return none
	case known, c.asRange, ir.IsInt(t.Lo, 1) && name == "lbound":
		return bound
	case ir.IsInt(t.Lo, 1):
		return c.call("max", []ir.Expr{bound, c.convert(none, bound.Type())}, bound.Type(), pos)
	}
	some := c.operate(ir.LE, t.Lo, t.Hi, pos)
	return c.call("merge", []ir.Expr{bound, c.convert(none, bound.Type()), some}, bound.Type(), pos)
}

// anyDimension is SIZE, LBOUND or UBOUND along a dimension that is known only at run time.
func (c *checker) anyDimension(x *parse.Ref, sh *lower.Shape, dim ir.Expr, isWhole bool, t ir.Type) ir.Expr {
	dim = c.convert(dim, ir.Int8)
	value := c.convert(c.boundOf(x.Name, sh.Dims[len(sh.Dims)-1], isWhole, x.Pos), t)
	for k := len(sh.Dims) - 1; k > 0; k-- {
		mine := c.convert(c.boundOf(x.Name, sh.Dims[k-1], isWhole, x.Pos), t)
		here := c.operate(ir.EQ, dim, c.int8(int64(k), x.Pos), x.Pos)
		value = c.call("merge", []ir.Expr{mine, value, here}, t, x.Pos)
	}
	return value
}
