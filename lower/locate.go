package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// location is a MAXLOC, MINLOC or FINDLOC while it is written out: the first element for which better holds, or the last
// one with BACK.
type location struct {
	x       *ir.Transform
	pos     diag.Span
	n       *elements.Nest
	index   []ir.Expr
	e, mask ir.Expr
	back    ir.Expr // nil for .false.
	value   ir.Expr // of FINDLOC
	maskArg ir.Expr
	t       ir.Type // of the result
	sh      *shapes.Shape
}

// locate writes MAXLOC, MINLOC and FINDLOC out as loops that keep the best element so far and its position.
func locate(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	l := &location{x: x, pos: x.Pos, maskArg: g["mask"]}
	if l.sh = shapes.Of(g["array"]); l.sh == nil {
		if g["array"].Type().Base != ir.Invalid {
			c.Bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		}
		return nil
	}
	if g["mask"] != nil {
		l.sh = elements.Join(c, l.sh, shapes.Of(g["mask"]))
		conformingArgs(c, l.sh, x.Fn, x.Pos)
	}
	var ok bool
	if l.t, ok = elements.KindFrom(c, g["kind"], ir.Integer, ir.Int4); !ok || !locateArgs(c, l, g) {
		return nil
	}
	if g["dim"] == nil {
		return locateWhole(c, l)
	}
	if dim := elements.VariableDim(c, c.IntegerValue(g["dim"], "the dimension")); dim != nil && len(l.sh.Dims) > 1 {
		return alongAnyDim(c, elements.ExtentsOf(c, l.sh.Dims, l.pos), l.t, dim, l.pos, func(r *ir.Symbol, dim int) {
			if own := *l; locateArgs(c, &own, g) {
				locateInto(c, &own, r, dim)
			}
		})
	} else if dim != nil {
		loc := locateScalar(c, l)
		return &Computed{E: c.Convert(loc[0], l.t)}
	}
	dim, ok := elements.Dimension(c, x.Fn, g["dim"], len(l.sh.Dims))
	switch {
	case !ok:
		return nil
	case len(l.sh.Dims) == 1:
		loc := locateScalar(c, l)
		return &Computed{E: c.Convert(loc[0], l.t)}
	}
	return locateDim(c, l, dim)
}

// locateArgs evaluates the arguments in the loops over all elements.
func locateArgs(c *elements.Emitter, l *location, g elements.Given) bool {
	if g["back"] != nil {
		if l.back = c.ConditionValue(g["back"]); l.back.Type().Base != ir.Logical {
			return false
		}
		if k, ok := l.back.(*ir.Const); ok && !k.L {
			l.back = nil
		} else {
			l.back = c.PresentOr(g["back"], c.Convert(l.back, ir.Log4), &ir.Const{Pos: l.pos, T: ir.Log4})
			l.back = c.Hold(l.back, "back")
		}
	}
	if g["value"] != nil {
		if l.value = c.ScalarValue(g["value"]); l.value.Type().Base == ir.Invalid {
			return false
		}
		l.value = holdText(c, l.value, "value")
	}
	l.n, l.index = Over(c, l.sh)
	l.e = elements.Elements(c, l.n, g["array"])
	if g["mask"] != nil {
		if l.mask = elements.Elements(c, l.n, g["mask"]); l.mask.Type().Base != ir.Logical {
			if l.mask.Type().Base != ir.Invalid {
				c.Bag.Errorf(l.mask.Span(), "type-mismatch", "the mask must be logical, this is %s", l.mask.Type())
			}
			return false
		}
		l.mask = c.Convert(l.mask, ir.Log4)
	}
	return locatable(c, l)
}

// locatable checks the type of the elements.
func locatable(c *elements.Emitter, l *location) bool {
	t := l.e.Type()
	fits := t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Character
	if l.value != nil {
		v := l.value.Type()
		fits = ir.IsNumeric(t) && ir.IsNumeric(v) || t.Base == v.Base && (t.Base == ir.Logical || t.Base == ir.Character)
	}
	if t.Base == ir.Character && l.value == nil && elements.Uses(c.LenOf(l.e), l.n.Vars) {
		fits = false
	}
	if !fits && t.Base != ir.Invalid {
		c.Bag.Errorf(l.e.Span(), "type-mismatch", "the argument of '%s' is %s", l.x.Fn, t)
	}
	return fits
}

// locateWhole gives the position in the whole array as an array of rank elements.
func locateWhole(c *elements.Emitter, l *location) *Computed {
	loc := locateScalar(c, l)
	r := c.ResultArray(l.t, []ir.Expr{c.Int8(int64(len(loc)), l.pos)}, l.pos)
	for k, v := range loc {
		at := &ir.Elem{Pos: l.pos, Sym: r, Subs: []ir.Expr{ir.IntConst(int64(k+1), l.pos)}}
		c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: at, RHS: c.Convert(v, l.t)})
	}
	return ArrayValue(r)
}

// locateScalar computes the position into scalars, one for each dimension; zero means that nothing was found.
func locateScalar(c *elements.Emitter, l *location) []ir.Expr {
	switch {
	case l.isFoundByImages():
		return findScalar(c, l)
	case l.isByValue():
		return locateByValue(c, l)
	}
	var loc []ir.Expr
	var keep []ir.Stmt
	for k := range l.n.Vars {
		v := &ir.Var{Pos: l.pos, Sym: c.Temp("at", ir.Int8, l.pos)}
		c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: c.Int8(0, l.pos)})
		loc = append(loc, v)
		keep = append(keep, &ir.Assign{At: ir.At{Pos: l.pos}, LHS: v, RHS: l.index[k]})
	}
	best := &ir.Var{Pos: l.pos, Sym: bestText(c, l)}
	if l.value == nil {
		c.Emit(&ir.Assign{At: ir.At{Pos: l.pos}, LHS: best, RHS: zeroOf(l.e.Type(), l.pos)})
	}
	c.Emit(l.n.Loops(c, locateStep(c, l, loc[0], best, keep), elements.Always)...)
	return loc
}

// locateDim computes positions along one dimension.
func locateDim(c *elements.Emitter, l *location, dim int) *Computed {
	extents := shapes.Without(elements.ExtentsOf(c, l.sh.Dims, l.pos), dim)
	r := c.ResultArray(l.t, extents, l.pos)
	elements.AlignComputed(r, l.n, l.e, dim)
	locateInto(c, l, r, dim)
	return ArrayValue(r)
}

// locateInto computes positions along one dimension into array r. Where the dimension is known only at run time, r is that of all
// dimensions and lies along none of them.
func locateInto(c *elements.Emitter, l *location, r *ir.Symbol, dim int) {
	if t := l.e.Type(); t.Base == ir.Character && t.Len < 0 {
		c.Unsupported(l.pos, "'%s' of characters of this length along a dimension is not supported yet", l.x.Fn).Help("write a DO loop")
		return
	}
	if r.Map == nil && l.isFoundByImages() {
		findAlong(c, l, r, dim)
		return
	}
	best := c.ResultArray(l.e.Type(), elements.ExtentsOfResult(r), l.pos)
	index := shapes.Without(l.index, dim)
	if r.Map != nil {
		elements.AlignComputed(best, l.n, l.e, dim)
	}
	_, varies := l.back.(*ir.Var)
	if isText := l.e.Type().Base == ir.Character; r.Map == nil && l.value == nil && !varies && !isText && elements.ReadsMapped(l.e) {
		locateDimShared(c, l, r, best, dim)
		return
	}
	c.Fill(r, func([]ir.Expr) ir.Expr { return &ir.Const{Pos: l.pos, T: l.t} })
	at := elements.ElemAt(r, index, l.pos)
	keep := []ir.Stmt{&ir.Assign{At: ir.At{Pos: l.pos}, LHS: at, RHS: c.Convert(l.index[dim-1], l.t)}}
	c.Emit(l.n.Loops(c, locateStep(c, l, at, elements.ElemAt(best, index, l.pos), keep), elements.Always)...)
}

// bestText makes the variable for the best element so far.
func bestText(c *elements.Emitter, l *location) *ir.Symbol {
	if l.value != nil {
		return c.Temp("best", ir.Int4, l.pos)
	}
	return c.TextTemp("best", l.e)
}

// holdText computes a value once.
func holdText(c *elements.Emitter, e ir.Expr, stem string) ir.Expr {
	if e.Type().Base != ir.Character || ir.IsConst(e) {
		return c.Hold(e, stem)
	}
	v := &ir.Var{Pos: e.Span(), Sym: c.TextTemp(stem, e)}
	c.Emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
	return v
}

// locateStep keeps the position of the current element if it is better than all before.
func locateStep(c *elements.Emitter, l *location, loc, best ir.Expr, keep []ir.Stmt) []ir.Stmt {
	pos := l.pos
	none := c.Operate(ir.EQ, loc, &ir.Const{Pos: pos, T: loc.Type()}, pos)
	var body []ir.Stmt
	var take ir.Expr
	if l.value != nil {
		op := ir.EQ
		if l.e.Type().Base == ir.Logical {
			op = ir.Eqv
		}
		take = c.Operate(op, l.e, l.value, pos)
		if l.back == nil {
			take = c.Operate(ir.And, none, take, pos)
		} else {
			take = c.Operate(ir.And, c.Operate(ir.Or, none, l.back, pos), take, pos)
		}
	} else {
		e := l.e
		if e.Type().Base != ir.Character {
			e = &ir.Var{Pos: pos, Sym: c.Temp("e", l.e.Type(), pos)}
			body = append(body, &ir.Assign{At: ir.At{Pos: pos}, LHS: e, RHS: l.e})
		}
		take = c.Operate(ir.Or, none, better(c, l, e, best), pos)
		keep = append([]ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: best, RHS: e}}, keep...)
	}
	body = append(body, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: take, Body: keep}}})
	return c.Masked(body, l.mask, l.maskArg, pos)
}

// better tells whether e takes the place of the best value so far. What is not a number gives way to any number.
func better(c *elements.Emitter, l *location, e, best ir.Expr) ir.Expr {
	pos := l.pos
	strict, equal := ir.GT, ir.GE
	if l.x.Fn == "minloc" {
		strict, equal = ir.LT, ir.LE
	}
	better := c.Operate(strict, e, best, pos)
	if l.back != nil {
		better = c.Operate(ir.Or, better, c.Operate(ir.And, l.back, c.Operate(equal, e, best, pos), pos), pos)
	}
	if e.Type().Base == ir.Real {
		number := c.Operate(ir.And, c.Operate(ir.NE, best, best, pos), c.Operate(ir.EQ, e, e, pos), pos)
		better = c.Operate(ir.Or, better, number, pos)
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
