package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// pack is PACK, Fortran 2008, 13.7.126: the elements where MASK holds, in array element order.
func pack(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	array := elements.OperandOf(c, x.Fn, g["array"])
	if array == nil {
		return nil
	}
	mask := maskOf(c, x, g["mask"])
	if mask == nil {
		return nil
	}
	if mask.array != nil && !shapes.Conform(array.Dims, mask.array.Dims) {
		late := shapes.IsLate(x.Args...) && array.Rank() == mask.array.Rank()
		elements.Misfit(c, late)(x.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapes.Text(array.Dims), shapes.Text(mask.array.Dims))
		if !late {
			return nil
		}
	}
	var vector *shapes.Operand
	var size ir.Expr
	if g["vector"] != nil {
		if vector = elements.OperandOf(c, x.Fn, g["vector"]); vector == nil {
			return nil
		}
		if vector.Rank() != 1 || vector.Sym.Type != array.Sym.Type {
			c.Bag.Errorf(vector.Pos, "type-mismatch", "'vector' must be an array of one dimension and of type %s", array.Sym.Type)
			return nil
		}
		size = operandSize(c, vector)
	} else if r := packByPlaces(c, x, array, mask); r != nil {
		return ArrayValue(r)
	} else {
		size = packedSize(c, x, array, mask)
	}
	r := elements.ResultLike(c, array.Sym, []ir.Expr{size}, x.Pos)
	if vector != nil {
		if alignTo(vector, r, 0); r.Map == nil && (inPieces(array) || inPieces(mask.array)) {
			lieInBlocks(c, r, layoutForAll(c, vector))
		}
		c.Fill(r, func(i []ir.Expr) ir.Expr { return elements.OperandAt(c, vector, i) })
	}
	if r.Map != nil {
		if to := places(c, array, mask); to != nil {
			sendToPlaces(c, x, r, to, array, mask, elements.ExtentsOfResult(r)[0])
			return ArrayValue(r)
		}
		r.Map = nil
	}
	warnFetched(c, x, array, mask.array)
	k := &ir.Var{Pos: x.Pos, Sym: c.Temp("k", ir.Int8, x.Pos)}
	n, index := c.Positions(elements.OperandExtents(c, array), x.Pos)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.Operate(ir.Add, k, c.Int8(1, x.Pos), x.Pos)},
		&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elements.ElemAt(r, []ir.Expr{k}, x.Pos), RHS: elements.OperandAt(c, array, index)},
	}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.Int8(0, x.Pos)})
	c.Emit(n.Loops(c, mask.guard(c, index, body), elements.Always)...)
	return ArrayValue(r)
}

// packedSize counts the elements where the mask holds.
func packedSize(c *elements.Emitter, x *ir.Transform, array *shapes.Operand, mask *maskOperand) ir.Expr {
	v := &ir.Var{Pos: x.Pos, Sym: c.Temp("n", ir.Int8, x.Pos)}
	n, index := c.Positions(elements.OperandExtents(c, array), x.Pos)
	step := &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: c.Operate(ir.Add, v, c.Int8(1, x.Pos), x.Pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: c.Int8(0, x.Pos)})
	c.Emit(n.Wrap(c, mask.guard(c, index, []ir.Stmt{step}), v.Sym)...)
	return v
}

// maskOf is a mask: an array, or a scalar that stands for all elements.
type maskOperand struct {
	array  *shapes.Operand
	scalar ir.Expr
}

func maskOf(c *elements.Emitter, x *ir.Transform, e ir.Expr) *maskOperand {
	m := &maskOperand{}
	var t ir.Type
	if ir.Rank(e) == 0 {
		if t = e.Type(); t.Base == ir.Logical {
			m.scalar = c.Hold(c.Convert(e, ir.Log4), "mask")
		}
	} else {
		if m.array = elements.OperandOf(c, x.Fn, e); m.array == nil {
			return nil
		}
		t = m.array.Sym.Type
	}
	if t.Base != ir.Logical {
		if t.Base != ir.Invalid {
			c.Bag.Errorf(e.Span(), "type-mismatch", "the mask of '%s' must be logical, this is %s", x.Fn, t)
		}
		return nil
	}
	return m
}

// guard runs body where the mask holds.
func (m *maskOperand) guard(c *elements.Emitter, index []ir.Expr, body []ir.Stmt) []ir.Stmt {
	holds := m.scalar
	if m.array != nil {
		holds = c.Convert(elements.OperandAt(c, m.array, index), ir.Log4)
	}
	if k, ok := holds.(*ir.Const); ok && k.L {
		return body
	}
	pos := body[0].Span()
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: holds, Body: body}}}}
}

// unpack is UNPACK, Fortran 2008, 13.7.177: the elements of VECTOR where MASK holds, elsewhere those of FIELD.
func unpack(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	vector, mask := elements.OperandOf(c, x.Fn, g["vector"]), elements.OperandOf(c, x.Fn, g["mask"])
	if vector == nil || mask == nil {
		return nil
	}
	if vector.Rank() != 1 || mask.Sym.Type.Base != ir.Logical {
		c.Bag.Errorf(x.Pos, "argument", "'unpack' takes an array of one dimension and a logical array")
		return nil
	}
	field := fieldValues(c, x, g["field"], mask)
	if field == nil {
		return nil
	}
	r := elements.ResultLike(c, vector.Sym, elements.OperandExtents(c, mask), x.Pos)
	alignTo(mask, r, 0)
	k := &ir.Var{Pos: x.Pos, Sym: c.Temp("k", ir.Int8, x.Pos)}
	n, index := c.Positions(elements.ExtentsOfResult(r), x.Pos)
	at := elements.ElemAt(r, index, x.Pos)
	e := field(index)
	if !alikeTexts(e.Type(), vector.Sym.Type) {
		c.Bag.Errorf(x.Pos, "type-mismatch", "'vector' is %s, 'field' %s", vector.Sym.Type, e.Type())
		return nil
	}
	if unpackByPlaces(c, x, r, vector, mask, field) {
		return ArrayValue(r)
	}
	warnFetched(c, x, mask, vector)
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: x.Pos}, Branches: []ir.Branch{
		{Pos: x.Pos, Cond: c.Convert(elements.OperandAt(c, mask, index), ir.Log4), Body: []ir.Stmt{
			&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.Operate(ir.Add, k, c.Int8(1, x.Pos), x.Pos)},
			&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: elements.OperandAt(c, vector, []ir.Expr{k})}}},
		{Pos: x.Pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: e}}}}}}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.Int8(0, x.Pos)})
	c.Emit(n.Loops(c, body, elements.Always)...)
	return ArrayValue(r)
}

// fieldValues gives the values of an argument that is a scalar or an array of the shape of mask, by position.
func fieldValues(c *elements.Emitter, x *ir.Transform, e ir.Expr, mask *shapes.Operand) func(index []ir.Expr) ir.Expr {
	if ir.Rank(e) == 0 {
		if e.Type().Base == ir.Invalid {
			return nil
		}
		s := c.Hold(e, "field")
		return func([]ir.Expr) ir.Expr { return s }
	}
	o := elements.OperandOf(c, x.Fn, e)
	if o == nil {
		return nil
	}
	if !shapes.Conform(o.Dims, mask.Dims) {
		late := shapes.IsLate(x.Args...) && o.Rank() == mask.Rank()
		elements.Misfit(c, late)(o.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapes.Text(mask.Dims), shapes.Text(o.Dims))
		if !late {
			return nil
		}
	}
	conformingArgs(c, &shapes.Shape{Dims: mask.Dims, Others: [][]shapes.Triplet{o.Dims}}, x.Fn, x.Pos)
	return func(index []ir.Expr) ir.Expr { return elements.OperandAt(c, o, index) }
}

// at is the value of a mask at the given positions.
func (m *maskOperand) at(c *elements.Emitter, index []ir.Expr) ir.Expr {
	if m.array != nil {
		return c.Convert(elements.OperandAt(c, m.array, index), ir.Log4)
	}
	return c.Convert(m.scalar, ir.Log4)
}
