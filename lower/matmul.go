package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// matmul writes MATMUL out as loops, Fortran 2008, 13.7.109: the columns of the result one after the other, each the sum of
// columns of the first matrix. Logical matrices are combined by .and. and .or..
func matmul(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	a, b := factorOf(c, x.Fn, g["matrix_a"], g["matrix_b"]), factorOf(c, x.Fn, g["matrix_b"], g["matrix_a"])
	if a.Operand == nil || b.Operand == nil {
		return nil
	}
	t, ok := matmulType(c, x, a.Operand, b.Operand)
	if !ok {
		return nil
	}
	aDims, bDims := elements.OperandExtents(c, a.Operand), elements.OperandExtents(c, b.Operand)
	inner := constantOr(bDims[0], aDims[len(aDims)-1])
	if m, okM := a.Dims[len(aDims)-1].Extent(); okM {
		if n, okN := b.Dims[0].Extent(); okN && m != n {
			late := shapes.IsLate(x.Args...)
			elements.Misfit(c, late)(x.Pos, "shape-mismatch", "matrices of shapes %s and %s cannot be multiplied", shapes.Text(a.Dims), shapes.Text(b.Dims))
			if !late {
				return nil
			}
		}
	}
	c.Emit(mustAgree(c, a.Dims[len(aDims)-1], b.Dims[0], "the first dimension of 'matrix_b' has another extent than the last of 'matrix_a'", x.Pos)...)
	extents := append(append([]ir.Expr(nil), aDims[:len(aDims)-1]...), bDims[1:]...)
	for k := range extents {
		if len(c.Target) == len(extents) {
			extents[k] = constantOr(c.Target[k], extents[k])
		}
	}
	r := c.ResultArray(t, extents, x.Pos)
	alignProduct(r, a.Operand, b.Operand)
	c.Fill(r, func([]ir.Expr) ir.Expr { return zeroOf(t, x.Pos) })
	c.Emit(matmulLoops(c, x, r, a, b, inner)...)
	return ArrayValue(r)
}

// factor is an argument of MATMUL. The elements of TRANSPOSE beside a vector are read where they are: to copy the matrix would take longer
// than to multiply it.
type factor struct {
	*shapes.Operand
	turned bool
}

func factorOf(c *elements.Emitter, fn string, e, beside ir.Expr) factor {
	t, ok := e.(*ir.Transform)
	if !ok || !shapes.IsTransposed(t) || ir.Rank(beside) != 1 {
		return factor{elements.OperandOf(c, fn, e), false}
	}
	o := *elements.OperandOf(c, fn, t.Arg("matrix"))
	o.Dims = []shapes.Triplet{o.Dims[1], o.Dims[0]}
	return factor{&o, true}
}

// at is the element at the given positions.
func (f factor) at(c *elements.Emitter, index []ir.Expr) ir.Expr {
	if f.turned {
		index = []ir.Expr{index[1], index[0]}
	}
	return elements.OperandAt(c, f.Operand, index)
}

// constantOr is the one of two equal extents that is a constant, else the second.
func constantOr(n, m ir.Expr) ir.Expr {
	if _, ok := n.(*ir.Const); ok {
		return n
	}
	return m
}

// targetOf is the shape of the array that a statement assigns a transformational function to, of constant extents: that of the value,
// Fortran 2018, 10.2.1.2. With --check the run compares them.
func targetOf(c *elements.Emitter, s ir.Stmt) []ir.Expr {
	a, ok := s.(*ir.Assign)
	if !ok || c.Check {
		return nil
	}
	to := assignedArray(a.LHS)
	if _, isTransform := a.RHS.(*ir.Transform); to == nil || !isTransform {
		return nil
	}
	var extents []ir.Expr
	for _, d := range shapes.Of(to).Dims {
		n, known := d.Extent()
		if !known {
			return nil
		}
		extents = append(extents, c.Int8(n, a.Pos))
	}
	return extents
}

// matmulType is the type of the product; at least one argument has two dimensions.
func matmulType(c *elements.Emitter, x *ir.Transform, a, b *shapes.Operand) (ir.Type, bool) {
	if a.Rank() > 2 || b.Rank() > 2 || a.Rank()+b.Rank() < 3 {
		c.Bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'matmul' have %d and %d dimensions", a.Rank(), b.Rank()).
			Note("Fortran 2008, 13.7.109: one has two dimensions, the other one or two")
		return ir.Type{}, false
	}
	s, t := a.Sym.Type, b.Sym.Type
	switch {
	case s.Base == ir.Logical && t.Base == ir.Logical:
		return ir.Type{Base: ir.Logical, Kind: max(s.Kind, t.Kind)}, true
	case ir.IsNumeric(s) && ir.IsNumeric(t):
		return elements.Common(s, t), true
	}
	c.Bag.Errorf(x.Pos, "type-mismatch", "the arguments of 'matmul' are %s and %s", s, t)
	return ir.Type{}, false
}

// matmulLoops adds a(i,l)*b(l,j) to r(i,j) with i in the innermost loop, l in the next.
func matmulLoops(c *elements.Emitter, x *ir.Transform, r *ir.Symbol, a, b factor, inner ir.Expr) []ir.Stmt {
	dims := elements.ExtentsOfResult(r)
	var extents []ir.Expr
	if a.Rank() == 2 {
		extents = append(extents, dims[0])
	}
	along := len(extents)
	extents = append(extents, inner)
	if b.Rank() == 2 {
		extents = append(extents, dims[len(dims)-1])
	}
	n, index := c.Positions(extents, x.Pos)
	at := elements.ElemAt(r, shapes.Without(index, along+1), x.Pos)
	l := index[along]
	ea, eb := a.at(c, append(append([]ir.Expr(nil), index[:along]...), l)), b.at(c, append([]ir.Expr{l}, index[along+1:]...))
	var sum ir.Expr
	if r.Type.Base == ir.Logical {
		sum = c.Convert(c.Operate(ir.Or, at, c.Operate(ir.And, ea, eb, x.Pos), x.Pos), r.Type)
	} else {
		sum = c.Operate(ir.Add, at, c.Operate(ir.Mul, c.Convert(ea, r.Type), c.Convert(eb, r.Type), x.Pos), x.Pos)
	}
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: sum}}
	return n.Loops(c, body, func(d int) bool { return d == along })
}

// alignProduct lays a product of two matrices along the one that has its shape: its owners need a row of the one and a column
// of the other.
func alignProduct(r *ir.Symbol, a, b *shapes.Operand) {
	if a.Rank() != 2 || b.Rank() != 2 {
		return
	}
	for _, o := range []*shapes.Operand{a, b} {
		same := true
		for k := range r.Dims {
			n, known := o.Dims[k].Extent()
			hi, constant := r.Dims[k].Hi.(*ir.Const)
			same = same && known && constant && hi.I == n
		}
		if same {
			alignTo(o, r, 0)
		}
	}
}
