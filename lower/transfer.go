package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// transfer is TRANSFER, Fortran 2008, 13.7.170: the bytes of SOURCE as a value of the type of MOLD.
func transfer(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	to := g["mold"].Type()
	if to.Base == ir.Invalid {
		return nil
	}
	sourceArray, moldArray := ir.Rank(g["source"]) > 0, ir.Rank(g["mold"]) > 0
	if !sourceArray && !moldArray && g["size"] == nil {
		return transferScalar(c, x, g["source"], g["mold"])
	}
	from, bytes := bytesOf(c, x, g["source"])
	if from == nil {
		return nil
	}
	if !elements.Movable(to) {
		refuseTransfer(c, x, to)
		return nil
	}
	size := bytesOfEach(c, g["mold"], x.Pos)
	var n ir.Expr = c.Int8(1, x.Pos)
	switch {
	case g["size"] != nil:
		if n = c.IntegerValue(g["size"], "the size"); n.Type().Base != ir.Integer {
			return nil
		}
		n = c.Convert(n, ir.Int8)
	case moldArray:
		round := c.Arith(ir.Sub, c.Arith(ir.Add, bytes, size, x.Pos), c.Int8(1, x.Pos), x.Pos)
		n = c.Operate(ir.Div, round, c.Call("max", []ir.Expr{size, c.Int8(1, x.Pos)}, ir.Int8, x.Pos), x.Pos)
	}
	r := textScratch(c, "v", g["mold"], []ir.Expr{n}, x.Pos)
	one := []ir.Expr{c.Int8(1, x.Pos)}
	room := c.Arith(ir.Mul, elements.ExtentsOfResult(r)[0], size, x.Pos)
	count := c.Call("min", []ir.Expr{c.Convert(bytes, ir.Int8), c.Convert(room, ir.Int8)}, ir.Int8, x.Pos)
	first := elements.ElemAt(r, one, x.Pos)
	c.Emit(&ir.CallIntrinsic{At: ir.At{Pos: x.Pos}, Name: "transfer", Args: []ir.Expr{first, elements.ElemAt(from, one, x.Pos), count}})
	if moldArray || g["size"] != nil {
		return ArrayValue(r)
	}
	return &Computed{E: first}
}

// transferScalar is TRANSFER of a scalar to a scalar.
func transferScalar(c *elements.Emitter, x *ir.Transform, e, mold ir.Expr) *Computed {
	from, to := e.Type(), mold.Type()
	if from.Base == ir.Invalid {
		return nil
	}
	simple := func(t ir.Type) bool {
		return t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Complex || t.Base == ir.Logical
	}
	if simple(from) && simple(to) && ir.BytesPer(from) >= ir.BytesPer(to) {
		return &Computed{E: c.Call("transfer", []ir.Expr{e}, to, x.Pos)}
	}
	if !elements.Movable(from) || !elements.Movable(to) {
		refuseTransfer(c, x, from)
		return nil
	}
	a := textScratch(c, "from", e, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
	one := []ir.Expr{ir.IntConst(1, x.Pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elements.ElemAt(a, one, x.Pos), RHS: e})
	r := textScratch(c, "to", mold, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
	n := c.Call("min", []ir.Expr{bytesOfEach(c, e, x.Pos), bytesOfEach(c, mold, x.Pos)}, ir.Int8, x.Pos)
	c.Emit(&ir.CallIntrinsic{At: ir.At{Pos: x.Pos}, Name: "transfer", Args: []ir.Expr{elements.ElemAt(r, one, x.Pos), elements.ElemAt(a, one, x.Pos), n}})
	return &Computed{E: elements.ElemAt(r, one, x.Pos)}
}

// bytesOf puts a value into an array of one dimension, and tells its number of bytes.
func bytesOf(c *elements.Emitter, x *ir.Transform, e ir.Expr) (*ir.Symbol, ir.Expr) {
	if ir.Rank(e) == 0 {
		if e.Type().Base == ir.Invalid || !transferable(c, x, e.Type()) {
			return nil, nil
		}
		s := textScratch(c, "from", e, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos)
		c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elements.ElemAt(s, []ir.Expr{ir.IntConst(1, x.Pos)}, x.Pos), RHS: e})
		return s, bytesOfEach(c, e, x.Pos)
	}
	o := elements.OperandOf(c, x.Fn, e)
	if o == nil || !transferable(c, x, o.Sym.Type) {
		return nil, nil
	}
	first := &ir.Elem{Pos: x.Pos, Sym: o.Sym}
	bytes := c.Arith(ir.Mul, operandSize(c, o), bytesOfEach(c, first, x.Pos), x.Pos)
	if o.Rank() > 1 {
		return flattened(c, o).Sym, bytes
	}
	if o.Sym.Made && !o.Sym.View && !o.Sym.Pointer && o.IsWhole() {
		return o.Sym, bytes // its elements are not looked at, as logical values keep one bit only
	}
	s := textScratch(c, "from", first, elements.OperandExtents(c, o), x.Pos)
	c.Fill(s, func(i []ir.Expr) ir.Expr { return elements.OperandAt(c, o, i) })
	return s, bytes
}

// bytesOfEach is the number of bytes of a value, or of each element of an array.
func bytesOfEach(c *elements.Emitter, e ir.Expr, pos diag.Span) ir.Expr {
	if t := e.Type(); t.Base == ir.Character && t.Len < 0 {
		return c.Arith(ir.Mul, c.Convert(c.LenOf(e), ir.Int8), c.Int8(t.CharBytes(), pos), pos)
	}
	return c.Int8(ir.BytesPer(e.Type()), pos)
}

// textScratch is an array of values like e, which has its length if they are characters.
func textScratch(c *elements.Emitter, stem string, e ir.Expr, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	s := c.Scratch(stem, e.Type(), extents, pos)
	if s.Type.Base == ir.Character && s.Type.Len < 0 {
		elements.AllocateLate(c, s, c.Convert(c.LenOf(e), ir.Int8))
	}
	return s
}

func transferable(c *elements.Emitter, x *ir.Transform, t ir.Type) bool {
	if !elements.Movable(t) {
		refuseTransfer(c, x, t)
		return false
	}
	return true
}

func refuseTransfer(c *elements.Emitter, x *ir.Transform, t ir.Type) {
	c.Unsupported(x.Pos, "'transfer' of %s is not supported", t).
		Note("its values hold addresses, or their size is not known here")
}
