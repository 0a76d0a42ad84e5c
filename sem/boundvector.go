package sem

import "dhpfgo/parse"

// boundVector is SHAPE, and LBOUND and UBOUND without DIM: arrays of one dimension, Fortran 2008, 13.7.90, 13.7.149, 13.7.171.
func boundVector(c *checker, x *parse.Ref, g given) *computed {
	source := g["source"]
	if x.Name != "shape" {
		source = g["array"]
	}
	t, ok := c.resultKind(g["kind"], Integer, Int4)
	if !ok {
		return nil
	}
	sh := c.shape(source)
	if sh == nil && x.Name != "shape" {
		if c.scalar(source).Type().Base != Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return nil
	}
	var values []Expr
	if sh != nil {
		for _, d := range sh.dims {
			values = append(values, c.convert(c.boundOf(x.Name, d, wholeArray(source), x), t))
		}
	}
	r := c.temp("v", t, x.Pos)
	r.Dims = []Dim{{intConst(1, x.Pos), intConst(int64(len(values)), x.Pos)}}
	c.setConstructor(r, values)
	return arrayValue(r)
}

// boundOf is a bound or the extent of one dimension. The bounds of an array without elements are 1 and 0 there, and those
// of an expression or a section begin with 1. In the ranges of loops and sections, where it makes no difference, they stay
// as they are declared: then the range is known to be that of the array.
func (c *checker) boundOf(name string, t triplet, isWhole bool, x *parse.Ref) Expr {
	switch {
	case name == "size" || name == "shape" || name == "ubound" && !isWhole:
		return c.extentOf(t, x)
	case name == "lbound" && !isWhole:
		return intConst(1, x.Pos)
	}
	n, known := t.extent()
	bound, none := t.lo, intConst(1, x.Pos)
	if name == "ubound" {
		bound, none = t.hi, intConst(0, x.Pos)
	}
	switch {
	case known && n == 0:
		return none
	case known, c.asRange, isInt(t.lo, 1) && name == "lbound":
		return bound
	case isInt(t.lo, 1):
		return c.call("max", []Expr{bound, c.convert(none, bound.Type())}, bound.Type(), x.Pos)
	}
	some := c.operate(LE, t.lo, t.hi, x.Pos)
	return c.call("merge", []Expr{bound, c.convert(none, bound.Type()), some}, bound.Type(), x.Pos)
}

// anyDimension is SIZE, LBOUND or UBOUND along a dimension that is known only at run time.
func (c *checker) anyDimension(x *parse.Ref, sh *shape, dim Expr, isWhole bool, t Type) Expr {
	dim = c.convert(dim, Int8)
	value := c.convert(c.boundOf(x.Name, sh.dims[len(sh.dims)-1], isWhole, x), t)
	for k := len(sh.dims) - 1; k > 0; k-- {
		mine := c.convert(c.boundOf(x.Name, sh.dims[k-1], isWhole, x), t)
		here := c.operate(EQ, dim, c.int8(int64(k), x.Pos), x.Pos)
		value = c.call("merge", []Expr{mine, value, here}, t, x.Pos)
	}
	return value
}
