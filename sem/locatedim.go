package sem

// locateDimShared is MAXLOC or MINLOC along a dimension that is distributed: the extrema first, then the first (with BACK the
// last) position at which each stands, as two reductions into arrays, of which each image does its part. Positions are
// maximised, counted from the end where the first is wanted: 0 means that nothing was found.
func (c *checker) locateDimShared(l *location, r, best *Symbol, dim int) *computed {
	pos, index := l.pos, without(l.index, dim)
	fn := map[string]string{"maxloc": "maxval", "minloc": "minval"}[l.x.Name]
	extremum := *l.x
	extremum.Name = fn
	ordered := func(d int) bool { return d == dim-1 }
	loops := func(body Stmt) {
		if l.mask != nil {
			body = &If{At{pos}, []Branch{{pos, l.mask, []Stmt{body}}}}
		}
		c.emit(l.n.loops(c, []Stmt{body}, ordered)...)
	}
	start := identity(fn, best.Type, pos)
	c.fill(best, func([]Expr) Expr { return start })
	value := elemAt(best, index, pos)
	var keepValue Stmt = &Assign{At{pos}, value, c.combine(&extremum, value, l.e)}
	if l.e.Type().Base == Real { // what is not a number is no extremum
		keepValue = &If{At{pos}, []Branch{{pos, c.operate(EQ, l.e, l.e, pos), []Stmt{keepValue}}}}
	}
	loops(keepValue)

	count := c.convert(c.extentsOf(l.sh.dims, pos)[dim-1], Int8)
	at := c.resultArray(Int8, extentsOfResult(r), pos)
	c.fill(at, func([]Expr) Expr { return c.int8(0, pos) })
	place := elemAt(at, index, pos)
	here := c.convert(l.index[dim-1], Int8)
	if l.back == nil {
		here = c.operate(Sub, c.operate(Add, count, c.int8(1, pos), pos), here, pos)
	}
	keep := &Assign{At{pos}, place, &Call{pos, "max", []Expr{place, here}, Int8}}
	loops(&If{At{pos}, []Branch{{pos, c.isExtremum(l, value, start), []Stmt{keep}}}})

	c.fill(r, func(index []Expr) Expr {
		found := Expr(elemAt(at, index, pos))
		if l.back == nil {
			end := c.operate(Add, count, c.int8(1, pos), pos)
			found = &Call{pos, "mod", []Expr{c.operate(Sub, end, found, pos), end}, Int8}
		}
		return c.convert(found, l.t)
	})
	return arrayValue(r)
}

// isExtremum tells whether the present element is the extremum that was found: equal to it, or, where that is the value that
// the search began with, beyond it or not a number.
func (c *checker) isExtremum(l *location, value Expr, start *Const) Expr {
	pos := l.pos
	same := c.operate(EQ, l.e, value, pos)
	if l.e.Type().Base != Real {
		return same
	}
	beyond := c.operate(map[string]Op{"maxloc": LT, "minloc": GT}[l.x.Name], l.e, start, pos)
	beyond = c.operate(Or, beyond, c.operate(NE, l.e, l.e, pos), pos)
	return c.operate(Or, same, c.operate(And, c.operate(EQ, value, start, pos), beyond, pos), pos)
}

// readsMapped reports whether an expression reads elements of distributed arrays.
func readsMapped(e Expr) bool {
	found := false
	WalkExprs(e, func(x Expr) {
		el, ok := x.(*Elem)
		found = found || ok && el.Sym.Map != nil
	})
	return found
}
