package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// PACK and UNPACK of a distributed array of one dimension. Each element first learns its place among those where the mask
// holds, by a sum that one image hands on to the next; then each image sends or fetches the elements of its own part.

// places gives the number of elements up to each one for which the mask holds, in an array that lies as the mask, or as the
// array of the same shape beside it; nil where neither is distributed in one piece an image.
func (c *checker) places(beside *operand, mask *maskOperand) *ir.Symbol {
	along := mask.array
	if along == nil || !along.inPieces() {
		along = beside
	}
	if along == nil || along.rank() != 1 || !along.inPieces() {
		return nil
	}
	pos := along.pos
	at := c.resultArray(ir.Int8, along.extents(c), pos)
	along.alignTo(at, 0)
	if at.Map == nil {
		return nil
	}
	one, extent := c.int8(1, pos), extentsOfResult(at)[0]
	c.emit(c.placesFrom(at, mask, one, c.call("min", []ir.Expr{one, extent}, ir.Int8, pos), nil)...)
	c.emit(c.placesFrom(at, mask, c.int8(2, pos), extent, one)...)
	return at
}

// inPieces reports whether the elements of an operand are distributed, each image having neighbouring ones.
func (o *operand) inPieces() bool {
	if o == nil || o.sym.Map == nil {
		return false
	}
	some := false
	for k, m := range o.sym.Map.Dims {
		some = some || m.Grid >= 0 && !o.subs[k].single
	}
	for g := range o.sym.Map.Layout.Dims {
		some = some && !o.sym.Map.Layout.Dims[g].Many() && !o.sym.Map.IsCopied(g)
	}
	return some
}

// placesFrom sets the places lo to hi; back, if not nil, is how far before an element the sum so far stands.
func (c *checker) placesFrom(at *ir.Symbol, mask *maskOperand, lo, hi, back ir.Expr) []ir.Stmt {
	pos := at.Pos
	n, index := c.positions(extentsOfResult(at), pos)
	n.base[0].lo, n.base[0].hi = lo, c.convert(hi, ir.Int8)
	here := elemAt(at, index, pos)
	var before ir.Expr = c.int8(0, pos)
	if back != nil {
		before = elemAt(at, []ir.Expr{c.arith(ir.Sub, index[0], back, pos)}, pos)
	}
	step := c.call("merge", []ir.Expr{c.int8(1, pos), c.int8(0, pos), mask.at(c, index)}, ir.Int8, pos)
	return n.loops(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: here, RHS: c.operate(ir.Add, before, step, pos)}}, always)
}

// at is the value of a mask at the given positions.
func (m *maskOperand) at(c *checker, index []ir.Expr) ir.Expr {
	if m.array != nil {
		return c.convert(m.array.at(c, index), ir.Log4)
	}
	return c.convert(m.scalar, ir.Log4)
}

// independently gives loops over all positions whose iterations do not depend on each other.
func (n *nest) independently(c *checker, body []ir.Stmt) []ir.Stmt {
	return n.loops(c, body, func(int) bool { return false })
}

// packByPlaces sends each element for which the mask holds to its place; nil where the array is not distributed.
func (c *checker) packByPlaces(x *parse.Ref, array *operand, mask *maskOperand) *ir.Symbol {
	at := c.places(array, mask)
	if at == nil {
		return nil
	}
	pos, extent := x.Pos, extentsOfResult(at)[0]
	size := &ir.Var{Pos: pos, Sym: c.temp("n", ir.Int8, pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: c.int8(0, pos)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.operate(ir.GT, extent, c.int8(0, pos), pos), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: elemAt(at, []ir.Expr{extent}, pos)}}}}})
	r := c.resultArray(array.sym.Type, []ir.Expr{size}, pos)
	same := *at.Map
	r.Map = &same
	n, index := c.positions([]ir.Expr{extent}, pos)
	send := &ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(r, []ir.Expr{elemAt(at, index, pos)}, pos), RHS: array.at(c, index)}
	c.emit(n.independently(c, mask.guard(c, index, []ir.Stmt{send}))...)
	return r
}

// unpackByPlaces fetches for each element the one of the vector that belongs to its place, then puts in those of the field;
// it reports false where the mask is not distributed.
func (c *checker) unpackByPlaces(x *parse.Ref, r *ir.Symbol, vector, mask *operand, field func(index []ir.Expr) ir.Expr) bool {
	at := c.places(nil, &maskOperand{array: mask})
	if at == nil {
		return false
	}
	pos := x.Pos
	one, last := c.int8(1, pos), c.hold(vector.elements(c), "n")
	n, index := c.positions(extentsOfResult(r), pos)
	// Where the mask does not hold the place may lie outside of the vector.
	place := c.call("min", []ir.Expr{c.call("max", []ir.Expr{elemAt(at, index, pos), one}, ir.Int8, pos), last}, ir.Int8, pos)
	fetch := n.independently(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(r, index, pos), RHS: vector.at(c, []ir.Expr{place})}})
	c.emit(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.operate(ir.GT, last, c.int8(0, pos), pos), Body: fetch}}})
	n, index = c.positions(extentsOfResult(r), pos)
	other := c.convert(mask.at(c, index), ir.Log4)
	keep := &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Unary{Pos: pos, Op: ir.Not, X: other}, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(r, index, pos), RHS: field(index)}}}}}
	c.emit(n.independently(c, []ir.Stmt{keep})...)
	return true
}
