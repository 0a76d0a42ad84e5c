package sem

import (
	"dhpfgo/ir"
	"slices"

	"dhpfgo/parse"
)

// vectorSubscript is a subscript of array s that is an array of one dimension, Fortran 2008, 6.5.3.3.2. One that is a part of s
// itself is copied first, so that an assignment does not change it.
func (c *checker) vectorSubscript(s *ir.Symbol, a parse.Arg, e ir.Expr) triplet {
	v := c.operand(s.Name, e)
	if v != nil && ir.SharesStorage(v.sym, s) {
		copied := c.scratch("v", v.sym.Type, v.extents(c), a.Pos)
		c.fill(copied, func(i []ir.Expr) ir.Expr { return v.at(c, i) })
		v = newOperand(copied, whole(copied), a.Pos)
	}
	poison := triplet{lo: ir.Poison(a.Pos), hi: ir.Poison(a.Pos), step: ir.Poison(a.Pos), single: true}
	switch {
	case v == nil:
		return poison
	case v.rank() != 1 || v.sym.Type.Base != ir.Integer:
		c.bag.Errorf(a.Pos, "subscript", "a subscript that is an array must have one dimension and be an integer, this is %s with %s",
			v.sym.Type, count(v.rank(), "dimension"))
		return poison
	}
	return triplet{lo: c.int8(1, a.Pos), hi: v.extents(c)[0], step: c.int8(1, a.Pos), vector: v}
}

// hasVector reports whether a section has a vector subscript.
func hasVector(subs []triplet) bool {
	return slices.ContainsFunc(subs, func(t triplet) bool { return t.vector != nil })
}
