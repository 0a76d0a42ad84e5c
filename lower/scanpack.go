package lower

import (
	"dhpfgo/ir"
)

// places gives the number of elements up to each one for which the mask holds, in an array that lies as the mask, or as the
// array of the same shape beside it; nil where neither is distributed in one piece an image.
func places(c *Emitter, beside *Operand, mask *maskOperand) *ir.Symbol {
	along := mask.array
	if along == nil || !along.inPieces() {
		along = beside
	}
	if along == nil || along.Rank() != 1 || !along.inPieces() {
		return nil
	}
	pos := along.Pos
	at := c.resultArray(ir.Int8, along.Extents(c), pos)
	along.alignTo(at, 0)
	if at.Map == nil {
		return nil
	}
	one, extent := c.Int8(1, pos), extentsOfResult(at)[0]
	c.Emit(placesFrom(c, at, mask, one, c.Call("min", []ir.Expr{one, extent}, ir.Int8, pos), nil)...)
	c.Emit(placesFrom(c, at, mask, c.Int8(2, pos), extent, one)...)
	return at
}

// inPieces reports whether the elements of an operand are distributed, each image having neighbouring ones.
func (o *Operand) inPieces() bool {
	if o == nil || o.Sym.Map == nil {
		return false
	}
	some := false
	for k, m := range o.Sym.Map.Dims {
		some = some || m.Grid >= 0 && !o.subs[k].Single
	}
	for g := range o.Sym.Map.Layout.Dims {
		some = some && !o.Sym.Map.Layout.Dims[g].Many() && !o.Sym.Map.IsCopied(g)
	}
	return some
}

// placesFrom sets the places lo to hi; back, if not nil, is how far before an element the sum so far stands.
func placesFrom(c *Emitter, at *ir.Symbol, mask *maskOperand, lo, hi, back ir.Expr) []ir.Stmt {
	pos := at.Pos
	n, index := c.positions(extentsOfResult(at), pos)
	n.Base[0].Lo, n.Base[0].Hi = lo, c.Convert(hi, ir.Int8)
	here := ElemAt(at, index, pos)
	var before ir.Expr = c.Int8(0, pos)
	if back != nil {
		before = ElemAt(at, []ir.Expr{c.Arith(ir.Sub, index[0], back, pos)}, pos)
	}
	step := c.Call("merge", []ir.Expr{c.Int8(1, pos), c.Int8(0, pos), mask.at(c, index)}, ir.Int8, pos)
	return n.Loops(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: here, RHS: c.Operate(ir.Add, before, step, pos)}}, Always)
}

// at is the value of a mask at the given positions.
func (m *maskOperand) at(c *Emitter, index []ir.Expr) ir.Expr {
	if m.array != nil {
		return c.Convert(m.array.At(c, index), ir.Log4)
	}
	return c.Convert(m.scalar, ir.Log4)
}

// independently gives loops over all positions whose iterations do not depend on each other.
func (n *Nest) independently(c *Emitter, body []ir.Stmt) []ir.Stmt {
	return n.Loops(c, body, func(int) bool { return false })
}

// packByPlaces sends each element for which the mask holds to its place; nil where the array is not distributed.
func packByPlaces(c *Emitter, x *ir.Transform, array *Operand, mask *maskOperand) *ir.Symbol {
	at := places(c, array, mask)
	if at == nil {
		return nil
	}
	pos, extent := x.Pos, extentsOfResult(at)[0]
	size := &ir.Var{Pos: pos, Sym: c.Temp("n", ir.Int8, pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: c.Int8(0, pos)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Operate(ir.GT, extent, c.Int8(0, pos), pos), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: ElemAt(at, []ir.Expr{extent}, pos)}}}}})
	r := c.resultArray(array.Sym.Type, []ir.Expr{size}, pos)
	same := *at.Map
	r.Map = &same
	n, index := c.positions([]ir.Expr{extent}, pos)
	send := &ir.Assign{At: ir.At{Pos: pos}, LHS: ElemAt(r, []ir.Expr{ElemAt(at, index, pos)}, pos), RHS: array.At(c, index)}
	c.Emit(n.independently(c, mask.guard(c, index, []ir.Stmt{send}))...)
	return r
}

// unpackByPlaces fetches for each element the one of the vector that belongs to its place, then puts in those of the field;
// it reports false where the mask is not distributed.
func unpackByPlaces(c *Emitter, x *ir.Transform, r *ir.Symbol, vector, mask *Operand, field func(index []ir.Expr) ir.Expr) bool {
	at := places(c, nil, &maskOperand{array: mask})
	if at == nil {
		return false
	}
	pos := x.Pos
	one, last := c.Int8(1, pos), c.Hold(vector.elements(c), "n")
	n, index := c.positions(extentsOfResult(r), pos)
	// Where the mask does not hold the place may lie outside of the vector.
	place := c.Call("min", []ir.Expr{c.Call("max", []ir.Expr{ElemAt(at, index, pos), one}, ir.Int8, pos), last}, ir.Int8, pos)
	fetch := n.independently(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: ElemAt(r, index, pos), RHS: vector.At(c, []ir.Expr{place})}})
	c.Emit(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Operate(ir.GT, last, c.Int8(0, pos), pos), Body: fetch}}})
	n, index = c.positions(extentsOfResult(r), pos)
	other := c.Convert(mask.At(c, index), ir.Log4)
	keep := &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Unary{Pos: pos, Op: ir.Not, X: other}, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: ElemAt(r, index, pos), RHS: field(index)}}}}}
	c.Emit(n.independently(c, []ir.Stmt{keep})...)
	return true
}
