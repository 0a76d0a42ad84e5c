package sem

import (
	"slices"

	"dhpfgo/parse"
)

// vectorSubscript is a subscript of array s that is an array of one dimension, Fortran 2008, 6.5.3.3.2. One that is a part of s
// itself is copied first, so that an assignment does not change it.
func (c *checker) vectorSubscript(s *Symbol, a parse.Arg) triplet {
	v, done := c.vectors[a.Value]
	if !done {
		v = c.operand(s.Name, a.Value)
		if v != nil && SharesStorage(v.sym, s) {
			copied := c.scratch("v", v.sym.Type, v.extents(c), a.Pos)
			c.fill(copied, func(i []Expr) Expr { return v.at(c, i) })
			v = newOperand(copied, whole(copied), a.Pos)
		}
		c.vectors[a.Value] = v
	}
	poison := triplet{lo: bad(a.Pos), hi: bad(a.Pos), step: bad(a.Pos), single: true}
	switch {
	case v == nil:
		return poison
	case v.rank() != 1 || v.sym.Type.Base != Integer:
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
