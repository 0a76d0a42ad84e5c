package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// FINDLOC of distributed arrays is a reduction, of which each image does its part: the largest mark of the elements that are equal to
// VALUE. The mark of the element with number i of 1 to n is n + 1 - i, with BACK i; 0 where nothing was found.

// isFoundByImages reports whether the images share the search.
func (l *location) isFoundByImages() bool {
	return l.value != nil && (elements.ReadsMapped(l.e) || elements.ReadsMapped(l.mask))
}

// markOf is the mark of number i, or the number of a mark.
func (l *location) markOf(c *elements.Emitter, i, end ir.Expr) ir.Expr {
	fromEnd := c.Operate(ir.Sub, end, i, l.pos)
	if l.back == nil {
		return fromEnd
	}
	return c.Call("merge", []ir.Expr{i, fromEnd, l.back}, ir.Int8, l.pos)
}

// numberOf is the number of a mark, 0 where nothing was found.
func (l *location) numberOf(c *elements.Emitter, mark, end ir.Expr) ir.Expr {
	found := c.Operate(ir.GT, mark, c.Int8(0, l.pos), l.pos)
	return c.Call("merge", []ir.Expr{l.markOf(c, mark, end), c.Int8(0, l.pos), found}, ir.Int8, l.pos)
}

// keepMark makes the mark of an element that is equal to VALUE the largest so far if it is larger. A condition around it would keep a
// loop from running in vectors; images that share the search want one.
func (l *location) keepMark(c *elements.Emitter, largest, mark ir.Expr) []ir.Stmt {
	op := ir.EQ
	if l.e.Type().Base == ir.Logical {
		op = ir.Eqv
	}
	equal := c.Operate(op, l.e, l.value, l.pos)
	if !l.isFoundByImages() {
		mark = c.Call("merge", []ir.Expr{mark, c.Int8(0, l.pos), equal}, ir.Int8, l.pos)
	}
	var keep ir.Stmt = &ir.Assign{At: ir.At{Pos: l.pos}, LHS: largest, RHS: &ir.Call{Pos: l.pos, Fn: "max", Args: []ir.Expr{largest, mark}, T: ir.Int8}}
	if l.isFoundByImages() {
		keep = &ir.If{At: ir.At{Pos: l.pos}, Branches: []ir.Branch{{Pos: l.pos, Cond: equal, Body: []ir.Stmt{keep}}}}
	}
	return c.Masked([]ir.Stmt{keep}, l.mask, l.maskArg, l.pos)
}

// findScalar gives the position in the whole array, by the number in array element order.
func findScalar(c *elements.Emitter, l *location) []ir.Expr {
	one := c.Int8(1, l.pos)
	var extents []ir.Expr
	number, size := ir.Expr(one), ir.Expr(one)
	for d, n := range elements.ExtentsOf(c, l.sh.Dims, l.pos) {
		extent := c.Hold(c.Convert(n, ir.Int8), "n")
		extents = append(extents, extent)
		before := c.Operate(ir.Sub, c.Convert(l.index[d], ir.Int8), one, l.pos)
		number = c.Operate(ir.Add, number, c.Operate(ir.Mul, before, size, l.pos), l.pos)
		size = c.Hold(c.Operate(ir.Mul, size, extent, l.pos), "n")
	}
	end := c.Hold(c.Operate(ir.Add, size, one, l.pos), "n")
	largest := &ir.Var{Pos: l.pos, Sym: c.Temp("at", ir.Int8, l.pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: largest, RHS: c.Int8(0, l.pos)})
	c.Emit(l.n.Wrap(c, l.keepMark(c, largest, l.markOf(c, number, end)), largest.Sym)...)
	if l.x.Fn != "findloc" {
		l.orFirst(c, largest, size, end)
	}
	rest := c.Hold(c.Operate(ir.Sub, l.numberOf(c, largest, end), one, l.pos), "at")
	var loc []ir.Expr
	for d, extent := range extents {
		at := rest
		if d+1 < len(extents) {
			at = c.Call("mod", []ir.Expr{rest, extent}, ir.Int8, l.pos)
			rest = c.Operate(ir.Div, rest, extent, l.pos)
		}
		at = c.Operate(ir.Add, at, one, l.pos)
		found := c.Operate(ir.GT, largest, c.Int8(0, l.pos), l.pos)
		loc = append(loc, c.Hold(c.Call("merge", []ir.Expr{at, c.Int8(0, l.pos), found}, ir.Int8, l.pos), "at"))
	}
	return loc
}

// findAlong gives the positions along a distributed dimension in array r.
func findAlong(c *elements.Emitter, l *location, r *ir.Symbol, dim int) {
	extent := c.Convert(elements.ExtentsOf(c, l.sh.Dims, l.pos)[dim-1], ir.Int8)
	end := c.Hold(c.Operate(ir.Add, extent, c.Int8(1, l.pos), l.pos), "n")
	marks := c.ResultArray(ir.Int8, elements.ExtentsOfResult(r), l.pos)
	c.Fill(marks, func([]ir.Expr) ir.Expr { return c.Int8(0, l.pos) })
	largest := elements.ElemAt(marks, shapes.Without(l.index, dim), l.pos)
	mark := l.markOf(c, c.Convert(l.index[dim-1], ir.Int8), end)
	c.Emit(l.n.Loops(c, l.keepMark(c, largest, mark), func(d int) bool { return d == dim-1 })...)
	c.Fill(r, func(index []ir.Expr) ir.Expr {
		return c.Convert(l.numberOf(c, elements.ElemAt(marks, index, l.pos), end), l.t)
	})
}
