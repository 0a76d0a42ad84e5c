package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// MINLOC of elements that are just read is the place of the first that is equal to the least value (MAXLOC of the largest):
//
//	minloc(a, mask, back) = findloc(a, minval(a, mask), mask, back)
//
// Both loops run in vectors, while one that keeps value and place together waits for each comparison.

// isByValue reports whether the place is found by the value: the elements are numbers that every image has, and more than a few.
func (l *location) isByValue() bool {
	_, read := l.e.(*ir.Elem)
	return read && l.value == nil && l.n.Pre == nil && l.e.Type().Base != ir.Character && !elements.ReadsMapped(l.e) &&
		(l.mask == nil || isRepeatable(l.mask) && !elements.ReadsMapped(l.mask)) && isRepeatable(l.e) && !isFew(l.sh)
}

// fewElements are looked at in one loop.
const fewElements = 16

func isFew(sh *shapes.Shape) bool {
	size := int64(1)
	for _, d := range sh.Dims {
		n, constant := d.Extent()
		if !constant {
			return false
		}
		size *= n
	}
	return size <= fewElements
}

// locateByValue gives the position in the whole array. Where no element is equal to the value, because none is a number, or no mask is
// true, the loop that keeps both finds what there is.
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
	c.Emit(l.n.Loops(c, c.Masked(step, l.mask, l.maskArg, l.pos), elements.Always)...)
	equal := *l
	equal.value, equal.e = best, ir.CloneExpr(l.e)
	if l.mask != nil {
		equal.mask = ir.CloneExpr(l.mask)
	}
	found := findScalar(c, &equal)
	if best.Type().Base != ir.Real {
		return found
	}
	return locateNoNumber(c, l, found)
}

// valueFunction gives the value whose place is wanted.
func (l *location) valueFunction() string {
	if l.x.Fn == "minloc" {
		return "minval"
	}
	return "maxval"
}

// locateNoNumber looks for the place of an element that is no number, if no number was found.
func locateNoNumber(c *elements.Emitter, l *location, found []ir.Expr) []ir.Expr {
	again := *l
	again.e = ir.CloneExpr(l.e)
	if l.mask != nil {
		again.mask = ir.CloneExpr(l.mask)
	}
	loc, keep := again.placesOf(c, found)
	best := &ir.Var{Pos: l.pos, Sym: bestText(c, l)}
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: l.pos}, LHS: best, RHS: zeroOf(l.e.Type(), l.pos)}}
	body = append(body, l.n.Loops(c, locateStep(c, &again, loc[0], best, keep), elements.Always)...)
	none := c.Operate(ir.EQ, loc[0], c.Int8(0, l.pos), l.pos)
	c.Emit(&ir.If{At: ir.At{Pos: l.pos}, Branches: []ir.Branch{{Pos: l.pos, Cond: none, Body: body}}})
	return loc
}

// placesOf makes the variables for a place with their first values, and what sets them to that of the current element.
func (l *location) placesOf(c *elements.Emitter, first []ir.Expr) (loc []ir.Expr, keep []ir.Stmt) {
	for k, value := range first {
		v := &ir.Var{Pos: l.pos, Sym: c.Temp("at", ir.Int8, l.pos)}
		c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: value})
		loc = append(loc, v)
		keep = append(keep, &ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: l.index[k]})
	}
	return loc, keep
}
