package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// alongAnyDim computes a function of an array along a dimension that is known only at run time: branches of which each fills the
// same result along one of the dimensions. extents are those of the array.
func (c *checker) alongAnyDim(extents []ir.Expr, t ir.Type, dim ir.Expr, pos diag.Span, fill func(r *ir.Symbol, dim int)) *computed {
	dim = c.hold(c.convert(dim, ir.Int8), "dim")
	var rest []ir.Expr
	for k := 1; k < len(extents); k++ {
		own := extents[k-1]
		if !sameExpr(own, extents[k]) {
			later := c.operate(ir.GT, dim, c.int8(int64(k), pos), pos)
			own = c.call("merge", []ir.Expr{own, extents[k], later}, ir.Int8, pos)
		}
		rest = append(rest, own)
	}
	r := c.resultArray(t, rest, pos)
	choice := &ir.If{At: ir.At{Pos: pos}}
	before := c.takePre()
	for d := range extents {
		fill(r, d+1)
		here := c.operate(ir.EQ, dim, c.int8(int64(d+1), pos), pos)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: pos, Cond: here, Body: c.takePre()})
	}
	c.pre = append(before, choice)
	return arrayValue(r)
}

// variableDim is an argument DIM that is not constant; nil for a constant one.
func (c *checker) variableDim(dim ir.Expr) ir.Expr {
	if dim.Type().Base != ir.Integer || ir.IsConst(dim) {
		return nil
	}
	return dim
}
