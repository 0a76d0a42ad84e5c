package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// matmul writes MATMUL out as loops, Fortran 2008, 13.7.109: the columns of the result one after the other, each the sum of
// columns of the first matrix. Logical matrices are combined by .and. and .or..
func matmul(c *checker, x *parse.Ref, g given) *computed {
	a, b := c.operand(x.Name, g["matrix_a"]), c.operand(x.Name, g["matrix_b"])
	if a == nil || b == nil {
		return nil
	}
	t, ok := c.matmulType(x, a, b)
	if !ok {
		return nil
	}
	aDims, bDims := a.extents(c), b.extents(c)
	inner := aDims[len(aDims)-1]
	if m, okM := a.dims[len(aDims)-1].extent(); okM {
		if n, okN := b.dims[0].extent(); okN && m != n {
			c.bag.Errorf(x.Pos, "shape-mismatch", "matrices of shapes %s and %s cannot be multiplied", shapeText(a.dims), shapeText(b.dims))
			return nil
		}
	}
	extents := append(append([]ir.Expr(nil), aDims[:len(aDims)-1]...), bDims[1:]...)
	r := c.resultArray(t, extents, x.Pos)
	alignProduct(r, a, b)
	c.fill(r, func([]ir.Expr) ir.Expr { return zeroOf(t, x.Pos) })
	c.emit(c.matmulLoops(x, r, a, b, inner)...)
	return arrayValue(r)
}

// matmulType is the type of the product; at least one argument has two dimensions.
func (c *checker) matmulType(x *parse.Ref, a, b *operand) (ir.Type, bool) {
	if a.rank() > 2 || b.rank() > 2 || a.rank()+b.rank() < 3 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'matmul' have %d and %d dimensions", a.rank(), b.rank()).
			Note("Fortran 2008, 13.7.109: one has two dimensions, the other one or two")
		return ir.Type{}, false
	}
	s, t := a.sym.Type, b.sym.Type
	switch {
	case s.Base == ir.Logical && t.Base == ir.Logical:
		return ir.Type{Base: ir.Logical, Kind: max(s.Kind, t.Kind)}, true
	case ir.IsNumeric(s) && ir.IsNumeric(t):
		return common(s, t), true
	}
	c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of 'matmul' are %s and %s", s, t)
	return ir.Type{}, false
}

// matmulLoops adds a(i,l)*b(l,j) to r(i,j) with i in the innermost loop, l in the next.
func (c *checker) matmulLoops(x *parse.Ref, r *ir.Symbol, a, b *operand, inner ir.Expr) []ir.Stmt {
	dims := extentsOfResult(r)
	var extents []ir.Expr
	if a.rank() == 2 {
		extents = append(extents, dims[0])
	}
	along := len(extents)
	extents = append(extents, inner)
	if b.rank() == 2 {
		extents = append(extents, dims[len(dims)-1])
	}
	n, index := c.positions(extents, x.Pos)
	at := elemAt(r, without(index, along+1), x.Pos)
	l := index[along]
	ea, eb := a.at(c, append(append([]ir.Expr(nil), index[:along]...), l)), b.at(c, append([]ir.Expr{l}, index[along+1:]...))
	var sum ir.Expr
	if r.Type.Base == ir.Logical {
		sum = c.convert(c.operate(ir.Or, at, c.operate(ir.And, ea, eb, x.Pos), x.Pos), r.Type)
	} else {
		sum = c.operate(ir.Add, at, c.operate(ir.Mul, c.convert(ea, r.Type), c.convert(eb, r.Type), x.Pos), x.Pos)
	}
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: sum}}
	return n.loops(c, body, func(d int) bool { return d == along })
}

// alignProduct lays a product of two matrices along the one that has its shape: its owners need a row of the one and a column
// of the other.
func alignProduct(r *ir.Symbol, a, b *operand) {
	if a.rank() != 2 || b.rank() != 2 {
		return
	}
	for _, o := range []*operand{a, b} {
		same := true
		for k := range r.Dims {
			n, known := o.dims[k].extent()
			hi, constant := r.Dims[k].Hi.(*ir.Const)
			same = same && known && constant && hi.I == n
		}
		if same {
			o.alignTo(r, 0)
		}
	}
}
