package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// pack is PACK, Fortran 2008, 13.7.126: the elements where MASK holds, in array element order.
func pack(c *checker, x *parse.Ref, g given) *computed {
	array := c.operand(x.Name, g["array"])
	if array == nil {
		return nil
	}
	mask := c.maskOperand(x, g["mask"])
	if mask == nil {
		return nil
	}
	if mask.array != nil && !conform(array.dims, mask.array.dims) {
		c.bag.Errorf(x.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapeText(array.dims), shapeText(mask.array.dims))
		return nil
	}
	var vector *operand
	var size ir.Expr
	if g["vector"] != nil {
		if vector = c.operand(x.Name, g["vector"]); vector == nil {
			return nil
		}
		if vector.rank() != 1 || vector.sym.Type != array.sym.Type {
			c.bag.Errorf(vector.pos, "type-mismatch", "'vector' must be an array of one dimension and of type %s", array.sym.Type)
			return nil
		}
		size = vector.elements(c)
	} else if r := c.packByPlaces(x, array, mask); r != nil {
		return arrayValue(r)
	} else {
		size = c.packedSize(x, array, mask)
	}
	r := c.resultArray(array.sym.Type, []ir.Expr{size}, x.Pos)
	if vector != nil {
		c.fill(r, func(i []ir.Expr) ir.Expr { return vector.at(c, i) })
	}
	k := &ir.Var{Pos: x.Pos, Sym: c.temp("k", ir.Int8, x.Pos)}
	n, index := c.positions(array.extents(c), x.Pos)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.operate(ir.Add, k, c.int8(1, x.Pos), x.Pos)},
		&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elemAt(r, []ir.Expr{k}, x.Pos), RHS: array.at(c, index)},
	}
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.int8(0, x.Pos)})
	c.emit(n.loops(c, mask.guard(c, index, body), always)...)
	return arrayValue(r)
}

// packedSize counts the elements where the mask holds.
func (c *checker) packedSize(x *parse.Ref, array *operand, mask *maskOperand) ir.Expr {
	v := &ir.Var{Pos: x.Pos, Sym: c.temp("n", ir.Int8, x.Pos)}
	n, index := c.positions(array.extents(c), x.Pos)
	step := &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: c.operate(ir.Add, v, c.int8(1, x.Pos), x.Pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: c.int8(0, x.Pos)})
	c.emit(n.wrap(c, mask.guard(c, index, []ir.Stmt{step}), v.Sym)...)
	return v
}

// maskOperand is a mask: an array, or a scalar that stands for all elements.
type maskOperand struct {
	array  *operand
	scalar ir.Expr
}

func (c *checker) maskOperand(x *parse.Ref, e ir.Expr) *maskOperand {
	m := &maskOperand{}
	var t ir.Type
	if ir.Rank(e) == 0 {
		if t = e.Type(); t.Base == ir.Logical {
			m.scalar = c.hold(c.convert(e, ir.Log4), "mask")
		}
	} else {
		if m.array = c.operand(x.Name, e); m.array == nil {
			return nil
		}
		t = m.array.sym.Type
	}
	if t.Base != ir.Logical {
		if t.Base != ir.Invalid {
			c.bag.Errorf(e.Span(), "type-mismatch", "the mask of '%s' must be logical, this is %s", x.Name, t)
		}
		return nil
	}
	return m
}

// guard runs body where the mask holds.
func (m *maskOperand) guard(c *checker, index []ir.Expr, body []ir.Stmt) []ir.Stmt {
	holds := m.scalar
	if m.array != nil {
		holds = c.convert(m.array.at(c, index), ir.Log4)
	}
	if k, ok := holds.(*ir.Const); ok && k.L {
		return body
	}
	pos := body[0].Span()
	return []ir.Stmt{&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: holds, Body: body}}}}
}

// unpack is UNPACK, Fortran 2008, 13.7.177: the elements of VECTOR where MASK holds, elsewhere those of FIELD.
func unpack(c *checker, x *parse.Ref, g given) *computed {
	vector, mask := c.operand(x.Name, g["vector"]), c.operand(x.Name, g["mask"])
	if vector == nil || mask == nil {
		return nil
	}
	t := vector.sym.Type
	if vector.rank() != 1 || mask.sym.Type.Base != ir.Logical {
		c.bag.Errorf(x.Pos, "argument", "'unpack' takes an array of one dimension and a logical array")
		return nil
	}
	field := c.fieldValues(x, g["field"], mask)
	if field == nil {
		return nil
	}
	r := c.resultArray(t, mask.extents(c), x.Pos)
	mask.alignTo(r, 0)
	k := &ir.Var{Pos: x.Pos, Sym: c.temp("k", ir.Int8, x.Pos)}
	n, index := c.positions(extentsOfResult(r), x.Pos)
	at := elemAt(r, index, x.Pos)
	e := field(index)
	if e.Type() != t {
		c.bag.Errorf(x.Pos, "type-mismatch", "'vector' is %s, 'field' %s", t, e.Type())
		return nil
	}
	if c.unpackByPlaces(x, r, vector, mask, field) {
		return arrayValue(r)
	}
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: x.Pos}, Branches: []ir.Branch{
		{Pos: x.Pos, Cond: c.convert(mask.at(c, index), ir.Log4), Body: []ir.Stmt{
			&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.operate(ir.Add, k, c.int8(1, x.Pos), x.Pos)},
			&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: vector.at(c, []ir.Expr{k})}}},
		{Pos: x.Pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: at, RHS: e}}}}}}
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: k, RHS: c.int8(0, x.Pos)})
	c.emit(n.loops(c, body, always)...)
	return arrayValue(r)
}

// fieldValues gives the values of an argument that is a scalar or an array of the shape of mask, by position.
func (c *checker) fieldValues(x *parse.Ref, e ir.Expr, mask *operand) func(index []ir.Expr) ir.Expr {
	if ir.Rank(e) == 0 {
		if e.Type().Base == ir.Invalid {
			return nil
		}
		s := c.hold(e, "field")
		return func([]ir.Expr) ir.Expr { return s }
	}
	o := c.operand(x.Name, e)
	if o == nil {
		return nil
	}
	if !conform(o.dims, mask.dims) {
		c.bag.Errorf(o.pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapeText(mask.dims), shapeText(o.dims))
		return nil
	}
	return func(index []ir.Expr) ir.Expr { return o.at(c, index) }
}
