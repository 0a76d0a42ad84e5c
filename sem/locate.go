package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// location is a MAXLOC, MINLOC or FINDLOC while it is written out: the first element for which better holds, or the last
// one with BACK.
type location struct {
	x       *parse.Ref
	pos     diag.Span
	n       *nest
	index   []ir.Expr
	e, mask ir.Expr
	back    ir.Expr // nil for .false.
	value   ir.Expr // of FINDLOC
	maskArg ir.Expr
	t       ir.Type // of the result
	sh      *shape
}

// locate writes MAXLOC, MINLOC and FINDLOC out as loops that keep the best element so far and its position.
func locate(c *checker, x *parse.Ref, g given) *computed {
	l := &location{x: x, pos: x.Pos, maskArg: g["mask"]}
	if l.sh = shapeOf(g["array"]); l.sh == nil {
		if g["array"].Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return nil
	}
	if g["mask"] != nil {
		l.sh = c.join(l.sh, shapeOf(g["mask"]))
	}
	var ok bool
	if l.t, ok = c.kindFrom(g["kind"], ir.Integer, ir.Int4); !ok || !c.locateArgs(l, g) {
		return nil
	}
	if g["dim"] == nil {
		return c.locateWhole(l)
	}
	if dim := c.variableDim(c.integerValue(g["dim"], "the dimension")); dim != nil && len(l.sh.dims) > 1 {
		return c.alongAnyDim(c.extentsOf(l.sh.dims, l.pos), l.t, dim, l.pos, func(r *ir.Symbol, dim int) {
			if own := *l; c.locateArgs(&own, g) {
				c.locateInto(&own, r, dim)
			}
		})
	} else if dim != nil {
		loc := c.locateScalar(l)
		return &computed{e: c.convert(loc[0], l.t)}
	}
	dim, ok := c.dimension(x, g["dim"], len(l.sh.dims))
	switch {
	case !ok:
		return nil
	case len(l.sh.dims) == 1:
		loc := c.locateScalar(l)
		return &computed{e: c.convert(loc[0], l.t)}
	}
	return c.locateDim(l, dim)
}

// locateArgs evaluates the arguments in the loops over all elements.
func (c *checker) locateArgs(l *location, g given) bool {
	if g["back"] != nil {
		if l.back = c.conditionValue(g["back"]); l.back.Type().Base != ir.Logical {
			return false
		}
		if k, ok := l.back.(*ir.Const); ok && !k.L {
			l.back = nil
		} else {
			l.back = c.presentOr(g["back"], c.convert(l.back, ir.Log4), &ir.Const{Pos: l.pos, T: ir.Log4})
			l.back = c.hold(l.back, "back")
		}
	}
	if g["value"] != nil {
		if l.value = c.scalarValue(g["value"]); l.value.Type().Base == ir.Invalid {
			return false
		}
		l.value = c.holdText(l.value, "value")
	}
	l.n, l.index = c.over(l.sh)
	l.e = c.elements(l.n, g["array"])
	if g["mask"] != nil {
		if l.mask = c.elements(l.n, g["mask"]); l.mask.Type().Base != ir.Logical {
			if l.mask.Type().Base != ir.Invalid {
				c.bag.Errorf(l.mask.Span(), "type-mismatch", "the mask must be logical, this is %s", l.mask.Type())
			}
			return false
		}
		l.mask = c.convert(l.mask, ir.Log4)
	}
	return c.locatable(l)
}

// locatable checks the type of the elements.
func (c *checker) locatable(l *location) bool {
	t := l.e.Type()
	fits := t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Character
	if l.value != nil {
		v := l.value.Type()
		fits = ir.IsNumeric(t) && ir.IsNumeric(v) || t.Base == v.Base && (t.Base == ir.Logical || t.Base == ir.Character)
	}
	if t.Base == ir.Character && l.value == nil && uses(c.lenOf(l.e), l.n.vars) {
		fits = false
	}
	if !fits && t.Base != ir.Invalid {
		c.bag.Errorf(l.e.Span(), "type-mismatch", "the argument of '%s' is %s", l.x.Name, t)
	}
	return fits
}

// locateWhole gives the position in the whole array as an array of rank elements.
func (c *checker) locateWhole(l *location) *computed {
	loc := c.locateScalar(l)
	r := c.resultArray(l.t, []ir.Expr{c.int8(int64(len(loc)), l.pos)}, l.pos)
	for k, v := range loc {
		at := &ir.Elem{Pos: l.pos, Sym: r, Subs: []ir.Expr{ir.IntConst(int64(k+1), l.pos)}}
		c.emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: at, RHS: c.convert(v, l.t)})
	}
	return arrayValue(r)
}

// locateScalar computes the position into scalars, one for each dimension; zero means that nothing was found.
func (c *checker) locateScalar(l *location) []ir.Expr {
	var loc []ir.Expr
	for range l.n.vars {
		v := &ir.Var{Pos: l.pos, Sym: c.temp("at", ir.Int8, l.pos)}
		c.emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: c.int8(0, l.pos)})
		loc = append(loc, v)
	}
	best := &ir.Var{Pos: l.pos, Sym: c.bestText(l)}
	if l.value == nil {
		c.emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: best, RHS: zeroOf(l.e.Type(), l.pos)})
	}
	keep := []ir.Stmt{}
	for k, v := range loc {
		keep = append(keep, &ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: l.index[k]})
	}
	c.emit(l.n.loops(c, c.locateStep(l, loc[0], best, keep), always)...)
	return loc
}

// locateDim computes positions along one dimension.
func (c *checker) locateDim(l *location, dim int) *computed {
	extents := without(c.extentsOf(l.sh.dims, l.pos), dim)
	r := c.resultArray(l.t, extents, l.pos)
	alignComputed(r, l.n, l.e, dim)
	c.locateInto(l, r, dim)
	return arrayValue(r)
}

// locateInto computes positions along one dimension into array r. Where the dimension is known only at run time, r is that of all
// dimensions and lies along none of them.
func (c *checker) locateInto(l *location, r *ir.Symbol, dim int) {
	if t := l.e.Type(); t.Base == ir.Character && t.Len < 0 {
		c.unsupported(l.pos, "'%s' of characters of this length along a dimension is not supported yet", l.x.Name).Help("write a DO loop")
		return
	}
	best := c.resultArray(l.e.Type(), extentsOfResult(r), l.pos)
	index := without(l.index, dim)
	if r.Map != nil {
		alignComputed(best, l.n, l.e, dim)
	}
	if _, varies := l.back.(*ir.Var); r.Map == nil && l.value == nil && !varies && readsMapped(l.e) {
		c.locateDimShared(l, r, best, dim)
		return
	}
	c.fill(r, func([]ir.Expr) ir.Expr { return &ir.Const{Pos: l.pos, T: l.t} })
	at := elemAt(r, index, l.pos)
	keep := []ir.Stmt{&ir.Assign{At: ir.At{Pos: l.pos}, LHS: at, RHS: c.convert(l.index[dim-1], l.t)}}
	c.emit(l.n.loops(c, c.locateStep(l, at, elemAt(best, index, l.pos), keep), always)...)
}

// bestText makes the variable for the best element so far.
func (c *checker) bestText(l *location) *ir.Symbol {
	if l.value != nil {
		return c.temp("best", ir.Int4, l.pos)
	}
	return c.textTemp("best", l.e)
}

// holdText computes a value once.
func (c *checker) holdText(e ir.Expr, stem string) ir.Expr {
	if e.Type().Base != ir.Character || ir.IsConst(e) {
		return c.hold(e, stem)
	}
	v := &ir.Var{Pos: e.Span(), Sym: c.textTemp(stem, e)}
	c.emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
	return v
}

// locateStep keeps the position of the current element if it is better than all before.
func (c *checker) locateStep(l *location, loc, best ir.Expr, keep []ir.Stmt) []ir.Stmt {
	pos := l.pos
	none := c.operate(ir.EQ, loc, &ir.Const{Pos: pos, T: loc.Type()}, pos)
	var body []ir.Stmt
	var take ir.Expr
	if l.value != nil {
		op := ir.EQ
		if l.e.Type().Base == ir.Logical {
			op = ir.Eqv
		}
		take = c.operate(op, l.e, l.value, pos)
		if l.back == nil {
			take = c.operate(ir.And, none, take, pos)
		} else {
			take = c.operate(ir.And, c.operate(ir.Or, none, l.back, pos), take, pos)
		}
	} else {
		e := l.e
		if e.Type().Base != ir.Character {
			e = &ir.Var{Pos: pos, Sym: c.temp("e", l.e.Type(), pos)}
			body = append(body, &ir.Assign{At: ir.At{Pos: pos}, LHS: e, RHS: l.e})
		}
		take = c.operate(ir.Or, none, c.better(l, e, best), pos)
		keep = append([]ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: best, RHS: e}}, keep...)
	}
	body = append(body, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: take, Body: keep}}})
	return c.masked(body, l.mask, l.maskArg, pos)
}

// better tells whether e takes the place of the best value so far. What is not a number gives way to any number.
func (c *checker) better(l *location, e, best ir.Expr) ir.Expr {
	pos := l.pos
	strict, equal := ir.GT, ir.GE
	if l.x.Name == "minloc" {
		strict, equal = ir.LT, ir.LE
	}
	better := c.operate(strict, e, best, pos)
	if l.back != nil {
		better = c.operate(ir.Or, better, c.operate(ir.And, l.back, c.operate(equal, e, best, pos), pos), pos)
	}
	if e.Type().Base == ir.Real {
		number := c.operate(ir.And, c.operate(ir.NE, best, best, pos), c.operate(ir.EQ, e, e, pos), pos)
		better = c.operate(ir.Or, better, number, pos)
	}
	return better
}

// zeroOf is the zero, false or blank value of a type.
func zeroOf(t ir.Type, pos diag.Span) *ir.Const {
	if t.Base == ir.Character {
		t.Len = max(t.Len, 0)
	}
	return &ir.Const{Pos: pos, T: t}
}
