package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// transfer is TRANSFER, Fortran 2008, 13.7.170: the bytes of SOURCE as a value of the type of MOLD.
func transfer(c *checker, x *parse.Ref, g given) *computed {
	to := g["mold"].Type()
	if to.Base == ir.Invalid {
		return nil
	}
	sourceArray, moldArray := ir.Rank(g["source"]) > 0, ir.Rank(g["mold"]) > 0
	if !sourceArray && !moldArray && g["size"] == nil {
		return c.transferScalar(x, g["source"], to)
	}
	from, bytes := c.bytesOf(x, g["source"])
	if from == nil {
		return nil
	}
	if !movable(to) {
		c.refuseTransfer(x, to)
		return nil
	}
	size := c.int8(ir.BytesPer(to), x.Pos)
	var n ir.Expr = c.int8(1, x.Pos)
	switch {
	case g["size"] != nil:
		if n = c.integerValue(g["size"], "the size"); n.Type().Base != ir.Integer {
			return nil
		}
		n = c.convert(n, ir.Int8)
	case moldArray:
		round := c.arith(ir.Add, bytes, c.int8(size.I-1, x.Pos), x.Pos)
		n = c.operate(ir.Div, round, &ir.Const{Pos: x.Pos, T: ir.Int8, I: max(size.I, 1)}, x.Pos)
	}
	r := c.resultArray(to, []ir.Expr{n}, x.Pos)
	one := []ir.Expr{c.int8(1, x.Pos)}
	room := c.arith(ir.Mul, extentsOfResult(r)[0], size, x.Pos)
	count := c.call("min", []ir.Expr{c.convert(bytes, ir.Int8), c.convert(room, ir.Int8)}, ir.Int8, x.Pos)
	first := elemAt(r, one, x.Pos)
	c.emit(&ir.CallIntrinsic{At: ir.At{Pos: x.Pos}, Name: "transfer", Args: []ir.Expr{first, elemAt(from, one, x.Pos), count}})
	if moldArray || g["size"] != nil {
		return arrayValue(r)
	}
	return &computed{e: first}
}

// typeOfMold is the type of an argument whose value does not matter.
func (c *checker) typeOfMold(x parse.Expr) (ir.Type, bool) {
	t := c.traitOf(x).typ
	if t.Base == ir.Invalid {
		t = c.expr(x).Type()
	}
	return t, t.Base != ir.Invalid
}

// transferScalar is TRANSFER of a scalar to a scalar.
func (c *checker) transferScalar(x *parse.Ref, e ir.Expr, to ir.Type) *computed {
	from := e.Type()
	if from.Base == ir.Invalid {
		return nil
	}
	simple := func(t ir.Type) bool {
		return t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Complex || t.Base == ir.Logical
	}
	if simple(from) && simple(to) && ir.BytesPer(from) >= ir.BytesPer(to) {
		return &computed{e: c.call("transfer", []ir.Expr{e}, to, x.Pos)}
	}
	if !movable(from) || !movable(to) {
		c.refuseTransfer(x, from)
		return nil
	}
	a := c.scratch("from", from, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
	one := []ir.Expr{ir.IntConst(1, x.Pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elemAt(a, one, x.Pos), RHS: e})
	r := c.scratch("to", to, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
	n := c.int8(min(ir.BytesPer(from), ir.BytesPer(to)), x.Pos)
	c.emit(&ir.CallIntrinsic{At: ir.At{Pos: x.Pos}, Name: "transfer", Args: []ir.Expr{elemAt(r, one, x.Pos), elemAt(a, one, x.Pos), n}})
	return &computed{e: elemAt(r, one, x.Pos)}
}

// bytesOf puts a value into an array of one dimension, and tells its number of bytes.
func (c *checker) bytesOf(x *parse.Ref, e ir.Expr) (*ir.Symbol, ir.Expr) {
	if ir.Rank(e) == 0 {
		if e.Type().Base == ir.Invalid || !c.transferable(x, e.Type()) {
			return nil, nil
		}
		s := c.scratch("from", e.Type(), []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
		c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elemAt(s, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos), RHS: e})
		return s, c.int8(ir.BytesPer(e.Type()), x.Pos)
	}
	o := c.operand(x.Name, e)
	if o == nil || !c.transferable(x, o.sym.Type) {
		return nil, nil
	}
	bytes := c.arith(ir.Mul, o.elements(c), c.int8(ir.BytesPer(o.sym.Type), x.Pos), x.Pos)
	if o.rank() > 1 {
		return c.flattened(o).sym, bytes
	}
	if o.sym.Made && !o.sym.View && !o.sym.Pointer && o.isWhole() {
		return o.sym, bytes // its elements are not looked at, as logical values keep one bit only
	}
	s := c.scratch("from", o.sym.Type, o.extents(c), x.Pos)
	c.fill(s, func(i []ir.Expr) ir.Expr { return o.at(c, i) })
	return s, bytes
}

func (c *checker) transferable(x *parse.Ref, t ir.Type) bool {
	if !movable(t) {
		c.refuseTransfer(x, t)
		return false
	}
	return true
}

func (c *checker) refuseTransfer(x *parse.Ref, t ir.Type) {
	c.unsupported(x.Pos, "'transfer' of %s is not supported", t).
		Note("its values hold addresses, or their size is not known here")
}

// movable reports whether the bytes of a value are all of it: it holds no addresses of others.
func movable(t ir.Type) bool {
	if t.Base != ir.Derived {
		return true
	}
	for _, comp := range t.Derived.Components {
		if comp.Allocatable || comp.Pointer || !movable(comp.Type) {
			return false
		}
	}
	return true
}

// transfer copies the bytes of constants.
func (v *evaluator) transfer(args []ir.Expr) bool {
	to, _ := v.element(args[0].(*ir.Elem))
	from, _ := v.element(args[1].(*ir.Elem))
	n := v.eval(args[2])
	if to == nil || from == nil || n == nil {
		return false
	}
	var bytes []byte
	for _, k := range from.elems {
		b := ir.BytesOfConst(k)
		if b == nil {
			return false
		}
		bytes = append(bytes, b...)
	}
	t := args[0].Type()
	size := ir.BytesPer(t)
	for i := range to.elems {
		at := int64(i) * size
		if at+size > min(n.I, int64(len(bytes))) {
			break
		}
		if to.elems[i] = ir.ConstOfBytes(bytes[at:at+size], t, args[0].Span()); to.elems[i] == nil {
			return false
		}
	}
	return true
}

// throughLogical is the argument of an inner TRANSFER to a logical value of the same size: a logical value in a register has one
// bit, but in gfortran the bytes go through it unchanged.
func (c *checker) throughLogical(x parse.Expr) parse.Expr {
	ref, ok := stripParens(x).(*parse.Ref)
	if !ok || ref.Name != "transfer" || len(ref.Args) != 2 || ref.Args[0].Keyword != "" || ref.Args[1].Keyword != "" {
		return x
	}
	if e := c.lookup(ref.Name); e != nil && !e.intrinsic {
		return x
	}
	from, to := c.traitOf(ref.Args[0].Value), c.traitOf(ref.Args[1].Value)
	if to.typ.Base != ir.Logical || from.rank > 0 || to.rank > 0 || !movable(from.typ) || ir.BytesPer(from.typ) != ir.BytesPer(to.typ) {
		return x
	}
	return ref.Args[0].Value
}
