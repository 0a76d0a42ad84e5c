package sem

import "dhpfgo/diag"

// alongAnyDim computes a function of an array along a dimension that is known only at run time: branches of which each fills the
// same result along one of the dimensions. extents are those of the array.
func (c *checker) alongAnyDim(extents []Expr, t Type, dim Expr, pos diag.Span, fill func(r *Symbol, dim int)) *computed {
	dim = c.hold(c.convert(dim, Int8), "dim")
	var rest []Expr
	for k := 1; k < len(extents); k++ {
		own := extents[k-1]
		if !sameExpr(own, extents[k]) {
			later := c.operate(GT, dim, c.int8(int64(k), pos), pos)
			own = c.call("merge", []Expr{own, extents[k], later}, Int8, pos)
		}
		rest = append(rest, own)
	}
	r := c.resultArray(t, rest, pos)
	choice := &If{At: At{pos}}
	before := c.takePre()
	for d := range extents {
		fill(r, d+1)
		here := c.operate(EQ, dim, c.int8(int64(d+1), pos), pos)
		choice.Branches = append(choice.Branches, Branch{pos, here, c.takePre()})
	}
	c.pre = append(before, choice)
	return arrayValue(r)
}

// variableDim is an argument DIM that is not constant; nil for a constant one.
func (c *checker) variableDim(dim Expr) Expr {
	if dim.Type().Base != Integer || isConst(dim) {
		return nil
	}
	return dim
}
