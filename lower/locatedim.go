package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// locateDimShared is MAXLOC or MINLOC along a dimension that is distributed: the extrema first, then the first (with BACK the
// last) position at which each stands, as two reductions into arrays, of which each image does its part. Positions are
// maximised, counted from the end where the first is wanted: 0 means that nothing was found.
func locateDimShared(c *elements.Emitter, l *location, r, best *ir.Symbol, dim int) *Computed {
	pos, index := l.pos, shapes.Without(l.index, dim)
	fn := map[string]string{"maxloc": "maxval", "minloc": "minval"}[l.x.Fn]
	extremum := *l.x
	extremum.Fn = fn
	ordered := func(d int) bool { return d == dim-1 }
	loops := func(body ir.Stmt) {
		if l.mask != nil {
			body = &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: l.mask, Body: []ir.Stmt{body}}}}
		}
		c.Emit(l.n.Loops(c, []ir.Stmt{body}, ordered)...)
	}
	start := elements.Identity(fn, best.Type, pos)
	c.Fill(best, func([]ir.Expr) ir.Expr { return start })
	value := elements.ElemAt(best, index, pos)
	var keepValue ir.Stmt = &ir.Assign{At: ir.At{Pos: pos}, LHS: value, RHS: combine(c, &extremum, value, l.e)}
	if l.e.Type().Base == ir.Real { // what is not a number is no extremum
		keepValue = &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.Operate(ir.EQ, l.e, l.e, pos), Body: []ir.Stmt{keepValue}}}}
	}
	loops(keepValue)

	count := c.Convert(elements.ExtentsOf(c, l.sh.Dims, pos)[dim-1], ir.Int8)
	at := c.ResultArray(ir.Int8, elements.ExtentsOfResult(r), pos)
	c.Fill(at, func([]ir.Expr) ir.Expr { return c.Int8(0, pos) })
	place := elements.ElemAt(at, index, pos)
	here := c.Convert(l.index[dim-1], ir.Int8)
	if l.back == nil {
		here = c.Operate(ir.Sub, c.Operate(ir.Add, count, c.Int8(1, pos), pos), here, pos)
	}
	keep := &ir.Assign{At: ir.At{Pos: pos}, LHS: place, RHS: &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{place, here}, T: ir.Int8}}
	loops(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: standsFor(c, l, value, start), Body: []ir.Stmt{keep}}}})

	c.Fill(r, func(index []ir.Expr) ir.Expr {
		found := ir.Expr(elements.ElemAt(at, index, pos))
		if l.back == nil {
			end := c.Operate(ir.Add, count, c.Int8(1, pos), pos)
			found = &ir.Call{Pos: pos, Fn: "mod", Args: []ir.Expr{c.Operate(ir.Sub, end, found, pos), end}, T: ir.Int8}
		}
		return c.Convert(found, l.t)
	})
	return ArrayValue(r)
}

// standsFor tells whether the present element is the extremum that was found: equal to it, or, where that is the value that
// the search began with, beyond it or not a number.
func standsFor(c *elements.Emitter, l *location, value ir.Expr, start *ir.Const) ir.Expr {
	pos := l.pos
	same := c.Operate(ir.EQ, l.e, value, pos)
	if l.e.Type().Base != ir.Real {
		return same
	}
	beyond := c.Operate(map[string]ir.Op{"maxloc": ir.LT, "minloc": ir.GT}[l.x.Fn], l.e, start, pos)
	beyond = c.Operate(ir.Or, beyond, c.Operate(ir.NE, l.e, l.e, pos), pos)
	return c.Operate(ir.Or, same, c.Operate(ir.And, c.Operate(ir.EQ, value, start, pos), beyond, pos), pos)
}
