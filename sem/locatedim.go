package sem

import "dhpfgo/ir"

// locateDimShared is MAXLOC or MINLOC along a dimension that is distributed: the extrema first, then the first (with BACK the
// last) position at which each stands, as two reductions into arrays, of which each image does its part. Positions are
// maximised, counted from the end where the first is wanted: 0 means that nothing was found.
func (c *checker) locateDimShared(l *location, r, best *ir.Symbol, dim int) *computed {
	pos, index := l.pos, without(l.index, dim)
	fn := map[string]string{"maxloc": "maxval", "minloc": "minval"}[l.x.Name]
	extremum := *l.x
	extremum.Name = fn
	ordered := func(d int) bool { return d == dim-1 }
	loops := func(body ir.Stmt) {
		if l.mask != nil {
			body = &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: l.mask, Body: []ir.Stmt{body}}}}
		}
		c.emit(l.n.loops(c, []ir.Stmt{body}, ordered)...)
	}
	start := identity(fn, best.Type, pos)
	c.fill(best, func([]ir.Expr) ir.Expr { return start })
	value := elemAt(best, index, pos)
	var keepValue ir.Stmt = &ir.Assign{At: ir.At{Pos: pos}, LHS: value, RHS: c.combine(&extremum, value, l.e)}
	if l.e.Type().Base == ir.Real { // what is not a number is no extremum
		keepValue = &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.operate(ir.EQ, l.e, l.e, pos), Body: []ir.Stmt{keepValue}}}}
	}
	loops(keepValue)

	count := c.convert(c.extentsOf(l.sh.dims, pos)[dim-1], ir.Int8)
	at := c.resultArray(ir.Int8, extentsOfResult(r), pos)
	c.fill(at, func([]ir.Expr) ir.Expr { return c.int8(0, pos) })
	place := elemAt(at, index, pos)
	here := c.convert(l.index[dim-1], ir.Int8)
	if l.back == nil {
		here = c.operate(ir.Sub, c.operate(ir.Add, count, c.int8(1, pos), pos), here, pos)
	}
	keep := &ir.Assign{At: ir.At{Pos: pos}, LHS: place, RHS: &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{place, here}, T: ir.Int8}}
	loops(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: c.isExtremum(l, value, start), Body: []ir.Stmt{keep}}}})

	c.fill(r, func(index []ir.Expr) ir.Expr {
		found := ir.Expr(elemAt(at, index, pos))
		if l.back == nil {
			end := c.operate(ir.Add, count, c.int8(1, pos), pos)
			found = &ir.Call{Pos: pos, Fn: "mod", Args: []ir.Expr{c.operate(ir.Sub, end, found, pos), end}, T: ir.Int8}
		}
		return c.convert(found, l.t)
	})
	return arrayValue(r)
}

// isExtremum tells whether the present element is the extremum that was found: equal to it, or, where that is the value that
// the search began with, beyond it or not a number.
func (c *checker) isExtremum(l *location, value ir.Expr, start *ir.Const) ir.Expr {
	pos := l.pos
	same := c.operate(ir.EQ, l.e, value, pos)
	if l.e.Type().Base != ir.Real {
		return same
	}
	beyond := c.operate(map[string]ir.Op{"maxloc": ir.LT, "minloc": ir.GT}[l.x.Name], l.e, start, pos)
	beyond = c.operate(ir.Or, beyond, c.operate(ir.NE, l.e, l.e, pos), pos)
	return c.operate(ir.Or, same, c.operate(ir.And, c.operate(ir.EQ, value, start, pos), beyond, pos), pos)
}

// readsMapped reports whether an expression reads elements of distributed arrays.
func readsMapped(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		el, ok := x.(*ir.Elem)
		found = found || ok && el.Sym.Map != nil
	})
	return found
}
