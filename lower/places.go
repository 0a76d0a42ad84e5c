package lower

import (
	"fmt"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// numbered is how many elements for which a mask holds there are up to each one, in array element order: the place of each in the
// array that PACK makes, or in the vector of UNPACK.
type numbered struct {
	at    *ir.Symbol // lies as the mask, or as the array beside it
	count ir.Expr    // in all; nil where it is the last number
}

// places numbers the elements; nil where neither the mask nor the array of the same shape beside it is distributed in one piece an image.
func places(c *elements.Emitter, beside *shapes.Operand, mask *maskOperand) *numbered {
	along := mask.array
	if along == nil || !inPieces(along) {
		along = beside
	}
	if along == nil || !inPieces(along) {
		return nil
	}
	at := c.ResultArray(ir.Int8, elements.OperandExtents(c, along), along.Pos)
	alignTo(along, at, 0)
	switch {
	case at.Map == nil:
		return nil
	case along.Rank() > 1:
		return numberedByColumns(c, at, mask)
	}
	numberColumns(c, at, mask, func([]ir.Expr) ir.Expr { return c.Int8(0, along.Pos) })
	return &numbered{at: at}
}

// size is how many there are in all.
func (p *numbered) size(c *elements.Emitter, pos diag.Span) ir.Expr {
	if p.count != nil {
		return p.count
	}
	extent := elements.ExtentsOfResult(p.at)[0]
	size := &ir.Var{Pos: pos, Sym: c.Temp("n", ir.Int8, pos)}
	last := &ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: elements.ElemAt(p.at, []ir.Expr{extent}, pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: size, RHS: c.Int8(0, pos)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Operate(ir.GT, extent, c.Int8(0, pos), pos), Body: []ir.Stmt{last}}}})
	return size
}

// warnFetched tells that every image gets the whole of the distributed arrays of a PACK or UNPACK.
func warnFetched(c *elements.Emitter, x *ir.Transform, list ...*shapes.Operand) {
	for _, o := range list {
		if o == nil || o.Sym.Map == nil || o.Sym.Made {
			continue
		}
		name := o.Sym.UserName()
		c.Bag.Warnf(x.Pos, "gathered", "the distributed array '%s' is gathered on every image for this %s", name, strings.ToUpper(x.Fn)).
			Note("each image receives the whole array%s, and numbers its elements", wholeBytes(o.Sym)).
			Help("distribute '%s' by BLOCK, with constant bounds where it has several dimensions: then each element goes to its place", name)
		return
	}
}

// wholeBytes says how large an array of constant bounds is.
func wholeBytes(s *ir.Symbol) string {
	n := ir.BytesPer(s.Type)
	for _, d := range s.Dims {
		extent, ok := ir.Difference(d.Hi, d.Lo)
		if !ok {
			return ""
		}
		n *= extent + 1
	}
	return fmt.Sprintf(", %d bytes", n)
}

// inPieces reports whether the elements of an operand are distributed, each image having neighbouring ones.
func inPieces(o *shapes.Operand) bool {
	if o == nil || o.Sym.Map == nil {
		return false
	}
	some := false
	for k, m := range o.Sym.Map.Dims {
		some = some || m.Grid >= 0 && !o.Subs[k].Single
	}
	for g := range o.Sym.Map.Layout.Dims {
		some = some && !o.Sym.Map.Layout.Dims[g].Many() && !o.Sym.Map.IsCopied(g)
	}
	return some
}

// numberedByColumns counts each column, of which every image gets the number, and begins to number it after all columns before it.
func numberedByColumns(c *elements.Emitter, at *ir.Symbol, mask *maskOperand) *numbered {
	pos := at.Pos
	extents := elements.ExtentsOfResult(at)
	before := c.ResultArray(ir.Int8, extents[1:], pos)
	c.Fill(before, func([]ir.Expr) ir.Expr { return c.Int8(0, pos) })
	n, index := c.Positions(extents, pos)
	column := elements.ElemAt(before, index[1:], pos)
	add := &ir.Assign{At: ir.At{Pos: pos}, LHS: column, RHS: c.Operate(ir.Add, column, mask.one(c, index), pos)}
	c.Emit(n.Loops(c, []ir.Stmt{add}, func(d int) bool { return d == 0 })...)

	count, own := &ir.Var{Pos: pos, Sym: c.Temp("n", ir.Int8, pos)}, &ir.Var{Pos: pos, Sym: c.Temp("n", ir.Int8, pos)}
	n, index = c.Positions(extents[1:], pos)
	column = elements.ElemAt(before, index, pos)
	c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: count, RHS: c.Int8(0, pos)})
	c.Emit(n.Loops(c, []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: own, RHS: column},
		&ir.Assign{At: ir.At{Pos: pos}, LHS: column, RHS: count},
		&ir.Assign{At: ir.At{Pos: pos}, LHS: count, RHS: c.Operate(ir.Add, count, own, pos)},
	}, elements.Always)...)
	numberColumns(c, at, mask, func(index []ir.Expr) ir.Expr { return elements.ElemAt(before, index[1:], pos) })
	return &numbered{at, count}
}

// numberColumns numbers the elements of each column from what stands before it.
func numberColumns(c *elements.Emitter, at *ir.Symbol, mask *maskOperand, before func(index []ir.Expr) ir.Expr) {
	pos := at.Pos
	one, extent := c.Int8(1, pos), elements.ExtentsOfResult(at)[0]
	number := func(lo, hi ir.Expr, before func(index []ir.Expr) ir.Expr) {
		n, index := c.Positions(elements.ExtentsOfResult(at), pos)
		n.Base[0].Lo, n.Base[0].Hi = lo, c.Convert(hi, ir.Int8)
		set := &ir.Assign{At: ir.At{Pos: pos}, LHS: elements.ElemAt(at, index, pos), RHS: c.Operate(ir.Add, before(index), mask.one(c, index), pos)}
		c.Emit(n.Loops(c, []ir.Stmt{set}, func(d int) bool { return d == 0 || at.Rank() == 1 })...)
	}
	number(one, c.Call("min", []ir.Expr{one, extent}, ir.Int8, pos), before)
	number(c.Int8(2, pos), extent, func(index []ir.Expr) ir.Expr {
		above := append([]ir.Expr{c.Arith(ir.Sub, index[0], one, pos)}, index[1:]...)
		return elements.ElemAt(at, above, pos)
	})
}

// one is 1 where the mask holds, else 0.
func (m *maskOperand) one(c *elements.Emitter, index []ir.Expr) ir.Expr {
	at := m.at(c, index)
	return c.Call("merge", []ir.Expr{c.Int8(1, at.Span()), c.Int8(0, at.Span()), at}, ir.Int8, at.Span())
}

// packByPlaces sends each element for which the mask holds to its place; nil where the array is not distributed.
func packByPlaces(c *elements.Emitter, x *ir.Transform, array *shapes.Operand, mask *maskOperand) *ir.Symbol {
	var layout *ir.Layout
	if array.Rank() > 1 {
		if layout = layoutForAll(c, array); layout == nil {
			return nil
		}
	}
	to := places(c, array, mask)
	if to == nil {
		return nil
	}
	r := elements.ResultLike(c, array.Sym, []ir.Expr{to.size(c, x.Pos)}, x.Pos)
	if same := *to.at.Map; layout == nil {
		r.Map = &same
	} else {
		lieInBlocks(c, r, layout)
	}
	sendToPlaces(c, x, r, to, array, mask, nil)
	return r
}

// lieInBlocks lays an array of one dimension in the blocks of a layout, nil for none.
func lieInBlocks(c *elements.Emitter, r *ir.Symbol, l *ir.Layout) {
	if l == nil {
		return
	}
	r.Map = &ir.Mapping{Layout: l, Dims: []ir.MapDim{{Coef: 1}}}
	c.Unit.Layouts = ir.AppendLayout(c.Unit.Layouts, l)
}

// sendToPlaces sets the element of r that belongs to each element for which the mask holds, of as many as there is room for; nil: of all.
func sendToPlaces(c *elements.Emitter, x *ir.Transform, r *ir.Symbol, to *numbered, array *shapes.Operand, mask *maskOperand, room ir.Expr) {
	n, index := c.Positions(elements.ExtentsOfResult(to.at), x.Pos)
	send := &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: elements.ElemAt(r, []ir.Expr{elements.ElemAt(to.at, index, x.Pos)}, x.Pos), RHS: elements.OperandAt(c, array, index)}
	body := []ir.Stmt{send}
	if room != nil {
		inside := c.Operate(ir.LE, elements.ElemAt(to.at, index, x.Pos), room, x.Pos)
		body = []ir.Stmt{&ir.If{At: ir.At{Pos: x.Pos}, Branches: []ir.Branch{{Pos: x.Pos, Cond: inside, Body: body}}}}
	}
	c.Emit(n.Independently(c, mask.guard(c, index, body))...)
}

// layoutForAll is blocks of as many elements as an array of constant extents has: of another array of the unit, where there is one, so
// that what is packed into that is in its place.
func layoutForAll(c *elements.Emitter, array *shapes.Operand) *ir.Layout {
	size := int64(1)
	for _, n := range elements.OperandExtents(c, array) {
		k, ok := n.(*ir.Const)
		if !ok || k.I < 1 {
			return nil
		}
		size *= k.I
	}
	pos := array.Pos
	l := &ir.Layout{Name: array.Sym.Name, Pos: pos, Dims: []ir.LayoutDim{{TemplateDim: 1, Format: "block", Lo: ir.IntConst(1, pos), Hi: ir.IntConst(size, pos)}}}
	for _, old := range c.Unit.Layouts {
		if !old.Dynamic && ir.CutAlike(old, l) {
			return old
		}
	}
	stem := array.Sym.Name + "%packed%" + c.Unit.Name + strconv.Itoa(pos.Start)
	l.Dims[0].Start, l.Dims[0].Block = c.MakeSymbol(stem+"%start", ir.Int8, pos), c.MakeSymbol(stem+"%block", ir.Int8, pos)
	return l
}

// unpackByPlaces fetches for each element the one of the vector that belongs to its place, then puts in those of the field;
// it reports false where the mask is not distributed.
func unpackByPlaces(c *elements.Emitter, x *ir.Transform, r *ir.Symbol, vector, mask *shapes.Operand, field func(index []ir.Expr) ir.Expr) bool {
	from := places(c, nil, &maskOperand{array: mask})
	if from == nil {
		return false
	}
	at, pos := from.at, x.Pos
	one, last := c.Int8(1, pos), c.Hold(operandSize(c, vector), "n")
	n, index := c.Positions(elements.ExtentsOfResult(r), pos)
	// Where the mask does not hold the place may lie outside of the vector.
	place := c.Call("min", []ir.Expr{c.Call("max", []ir.Expr{elements.ElemAt(at, index, pos), one}, ir.Int8, pos), last}, ir.Int8, pos)
	fetch := n.Independently(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elements.ElemAt(r, index, pos), RHS: elements.OperandAt(c, vector, []ir.Expr{place})}})
	c.Emit(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Operate(ir.GT, last, c.Int8(0, pos), pos), Body: fetch}}})
	n, index = c.Positions(elements.ExtentsOfResult(r), pos)
	other := c.Convert(elements.OperandAt(c, mask, index), ir.Log4)
	keep := &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Unary{Pos: pos, Op: ir.Not, X: other}, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elements.ElemAt(r, index, pos), RHS: field(index)}}}}}
	c.Emit(n.Independently(c, []ir.Stmt{keep})...)
	return true
}
