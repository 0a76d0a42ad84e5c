package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// boundVector is SHAPE, and LBOUND and UBOUND without DIM: arrays of one dimension, Fortran 2008, 13.7.90, 13.7.149, 13.7.171.
func boundVector(c *checker, x *parse.Ref, g given) *computed {
	source := g["source"]
	if x.Name != "shape" {
		source = g["array"]
	}
	t, ok := c.kindFrom(g["kind"], ir.Integer, ir.Int4)
	if !ok {
		return nil
	}
	sh := shapeOf(source)
	if sh == nil && x.Name != "shape" {
		if source.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return nil
	}
	var values []ir.Expr
	if sh != nil {
		for _, d := range sh.dims {
			values = append(values, c.convert(c.boundOf(x.Name, d, isWholeArray(source), x), t))
		}
	}
	r := c.temp("v", t, x.Pos)
	r.Dims = []ir.Dim{{Lo: ir.IntConst(1, x.Pos), Hi: ir.IntConst(int64(len(values)), x.Pos)}}
	c.setConstructor(r, values)
	return arrayValue(r)
}

// boundOf is a bound or the extent of one dimension. The bounds of an array without elements are 1 and 0 there, and those
// of an expression or a section begin with 1. In the ranges of loops and sections, where it makes no difference, they stay
// as they are declared: then the range is known to be that of the array.
func (c *checker) boundOf(name string, t triplet, isWhole bool, x *parse.Ref) ir.Expr {
	switch {
	case name == "size" || name == "shape" || name == "ubound" && !isWhole:
		return c.extentOf(t, x)
	case name == "lbound" && !isWhole:
		return ir.IntConst(1, x.Pos)
	}
	n, known := t.extent()
	bound, none := t.lo, ir.IntConst(1, x.Pos)
	if name == "ubound" {
		bound, none = t.hi, ir.IntConst(0, x.Pos)
	}
	switch {
	case known && n == 0:
		return none
	case known, c.asRange, ir.IsInt(t.lo, 1) && name == "lbound":
		return bound
	case ir.IsInt(t.lo, 1):
		return c.call("max", []ir.Expr{bound, c.convert(none, bound.Type())}, bound.Type(), x.Pos)
	}
	some := c.operate(ir.LE, t.lo, t.hi, x.Pos)
	return c.call("merge", []ir.Expr{bound, c.convert(none, bound.Type()), some}, bound.Type(), x.Pos)
}

// anyDimension is SIZE, LBOUND or UBOUND along a dimension that is known only at run time.
func (c *checker) anyDimension(x *parse.Ref, sh *shape, dim ir.Expr, isWhole bool, t ir.Type) ir.Expr {
	dim = c.convert(dim, ir.Int8)
	value := c.convert(c.boundOf(x.Name, sh.dims[len(sh.dims)-1], isWhole, x), t)
	for k := len(sh.dims) - 1; k > 0; k-- {
		mine := c.convert(c.boundOf(x.Name, sh.dims[k-1], isWhole, x), t)
		here := c.operate(ir.EQ, dim, c.int8(int64(k), x.Pos), x.Pos)
		value = c.call("merge", []ir.Expr{mine, value, here}, t, x.Pos)
	}
	return value
}
