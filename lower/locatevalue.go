package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// MINLOC of elements that are just read is the place of the first that is equal to the least value (MAXLOC of the largest):
//
//	minloc(a, back) = findloc(a, minval(a), back)
//
// Both loops run in vectors, while one that keeps value and place together waits for each comparison.

// isByValue reports whether the place is found by the value: the elements are numbers that every image has, more than a few, and all of
// them count.
func (l *location) isByValue() bool {
	e, read := l.e.(*ir.Elem)
	return read && l.value == nil && l.mask == nil && l.n.Pre == nil && l.e.Type().Base != ir.Character && !elements.ReadsMapped(l.e) &&
		isRepeatable(l.e) && !isFew(l.sh) && !isFew(shapes.OfSection(shapes.Whole(e.Sym), l.pos))
}

// fewElements are looked at in one loop.
const fewElements = 16

// isFew reports whether a shape has no more elements than that, whatever the run is like.
func isFew(sh *shapes.Shape) bool {
	size, known := shapes.KnownSize(sh)
	return known && size <= fewElements
}

// locateByValue gives the position in the whole array.
func locateByValue(c *elements.Emitter, l *location) []ir.Expr {
	m := &extremum{x: &ir.Transform{Pos: l.pos, Fn: l.valueFunction()}, e: l.e, pos: l.pos}
	best := &ir.Var{Pos: l.pos, Sym: c.Temp("best", l.e.Type(), l.pos)}
	start, step := elements.Identity(m.x.Fn, best.Type(), l.pos), []ir.Stmt(nil)
	if best.Type().Base == ir.Real {
		start, step = m.start(), m.step(c, best)
	} else {
		step = []ir.Stmt{&ir.Assign{At: ir.At{Pos: l.pos}, LHS: best, RHS: combine(c, m.x, best, l.e)}}
	}
	c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: best, RHS: start})
	c.Emit(l.n.Loops(c, step, elements.Always)...)
	equal := *l
	equal.value, equal.e = best, ir.CloneExpr(l.e)
	return findScalar(c, &equal)
}

// valueFunction gives the value whose place is wanted.
func (l *location) valueFunction() string {
	if l.x.Fn == "minloc" {
		return "minval"
	}
	return "maxval"
}

// orFirst makes the largest mark that of the first element if it is none: of elements none of which is a number, the first is the place.
func (l *location) orFirst(c *elements.Emitter, largest, size, end ir.Expr) {
	none := c.Operate(ir.EQ, largest, c.Int8(0, l.pos), l.pos)
	some := c.Operate(ir.GT, size, c.Int8(0, l.pos), l.pos)
	first := c.Call("merge", []ir.Expr{l.markOf(c, c.Int8(1, l.pos), end), c.Int8(0, l.pos), some}, ir.Int8, l.pos)
	c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: largest, RHS: c.Call("merge", []ir.Expr{first, largest, none}, ir.Int8, l.pos)})
}
