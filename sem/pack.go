package sem

import "dhpfgo/parse"

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
	var size Expr
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
	r := c.resultArray(array.sym.Type, []Expr{size}, x.Pos)
	if vector != nil {
		c.fill(r, func(i []Expr) Expr { return vector.at(c, i) })
	}
	k := &Var{x.Pos, c.temp("k", Int8, x.Pos)}
	n, index := c.positions(array.extents(c), x.Pos)
	body := []Stmt{
		&Assign{At{x.Pos}, k, c.operate(Add, k, c.int8(1, x.Pos), x.Pos)},
		&Assign{At{x.Pos}, elemAt(r, []Expr{k}, x.Pos), array.at(c, index)},
	}
	c.emit(&Assign{At{x.Pos}, k, c.int8(0, x.Pos)})
	c.emit(n.loops(c, mask.guard(c, index, body), always)...)
	return arrayValue(r)
}

// packedSize counts the elements where the mask holds.
func (c *checker) packedSize(x *parse.Ref, array *operand, mask *maskOperand) Expr {
	v := &Var{x.Pos, c.temp("n", Int8, x.Pos)}
	n, index := c.positions(array.extents(c), x.Pos)
	step := &Assign{At{x.Pos}, v, c.operate(Add, v, c.int8(1, x.Pos), x.Pos)}
	c.emit(&Assign{At{x.Pos}, v, c.int8(0, x.Pos)})
	c.emit(n.wrap(c, mask.guard(c, index, []Stmt{step}), v.Sym)...)
	return v
}

// maskOperand is a mask: an array, or a scalar that stands for all elements.
type maskOperand struct {
	array  *operand
	scalar Expr
}

func (c *checker) maskOperand(x *parse.Ref, e parse.Expr) *maskOperand {
	m := &maskOperand{}
	var t Type
	if c.shape(e) == nil {
		s := c.scalar(e)
		if t = s.Type(); t.Base == Logical {
			m.scalar = c.hold(c.convert(s, Log4), "mask")
		}
	} else {
		if m.array = c.operand(x.Name, e); m.array == nil {
			return nil
		}
		t = m.array.sym.Type
	}
	if t.Base != Logical {
		if t.Base != Invalid {
			c.bag.Errorf(e.Span(), "type-mismatch", "the mask of '%s' must be logical, this is %s", x.Name, t)
		}
		return nil
	}
	return m
}

// guard runs body where the mask holds.
func (m *maskOperand) guard(c *checker, index []Expr, body []Stmt) []Stmt {
	holds := m.scalar
	if m.array != nil {
		holds = c.convert(m.array.at(c, index), Log4)
	}
	if k, ok := holds.(*Const); ok && k.L {
		return body
	}
	pos := body[0].Span()
	return []Stmt{&If{At{pos}, []Branch{{pos, holds, body}}}}
}

// unpack is UNPACK, Fortran 2008, 13.7.177: the elements of VECTOR where MASK holds, elsewhere those of FIELD.
func unpack(c *checker, x *parse.Ref, g given) *computed {
	vector, mask := c.operand(x.Name, g["vector"]), c.operand(x.Name, g["mask"])
	if vector == nil || mask == nil {
		return nil
	}
	t := vector.sym.Type
	if vector.rank() != 1 || mask.sym.Type.Base != Logical {
		c.bag.Errorf(x.Pos, "argument", "'unpack' takes an array of one dimension and a logical array")
		return nil
	}
	field := c.fieldValues(x, g["field"], mask)
	if field == nil {
		return nil
	}
	r := c.resultArray(t, mask.extents(c), x.Pos)
	mask.alignTo(r, 0)
	k := &Var{x.Pos, c.temp("k", Int8, x.Pos)}
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
	body := []Stmt{&If{At{x.Pos}, []Branch{
		{x.Pos, c.convert(mask.at(c, index), Log4), []Stmt{
			&Assign{At{x.Pos}, k, c.operate(Add, k, c.int8(1, x.Pos), x.Pos)},
			&Assign{At{x.Pos}, at, vector.at(c, []Expr{k})}}},
		{x.Pos, nil, []Stmt{&Assign{At{x.Pos}, at, e}}}}}}
	c.emit(&Assign{At{x.Pos}, k, c.int8(0, x.Pos)})
	c.emit(n.loops(c, body, always)...)
	return arrayValue(r)
}

// fieldValues gives the values of an argument that is a scalar or an array of the shape of mask, by position.
func (c *checker) fieldValues(x *parse.Ref, e parse.Expr, mask *operand) func(index []Expr) Expr {
	if c.shape(e) == nil {
		s := c.scalar(e)
		if s.Type().Base == Invalid {
			return nil
		}
		s = c.hold(s, "field")
		return func([]Expr) Expr { return s }
	}
	o := c.operand(x.Name, e)
	if o == nil {
		return nil
	}
	if !conform(o.dims, mask.dims) {
		c.bag.Errorf(o.pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapeText(mask.dims), shapeText(o.dims))
		return nil
	}
	return func(index []Expr) Expr { return o.at(c, index) }
}
