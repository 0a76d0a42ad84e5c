package lower

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// transpose is TRANSPOSE, Fortran 2008, 13.7.172.
func transpose(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	if t := (&ir.Transform{Pos: x.Pos, Fn: "transpose", Names: []string{"matrix"}, Args: []ir.Expr{shapes.Unbounded(g["matrix"])}, T: x.T, Dims: 2}); shapes.IsTransposed(t) {
		return &Computed{E: t}
	}
	m := elements.OperandOf(c, x.Fn, g["matrix"])
	if m == nil {
		return nil
	}
	if m.Rank() != 2 {
		c.Bag.Errorf(x.Pos, "rank-mismatch", "the argument of 'transpose' must have two dimensions, this has %d", m.Rank())
		return nil
	}
	n := elements.OperandExtents(c, m)
	r := elements.ResultLike(c, m.Sym, []ir.Expr{n[1], n[0]}, x.Pos)
	elements.AlignResult(r, m.Sym, followed(m, []int{1, 0}))
	c.Fill(r, func(i []ir.Expr) ir.Expr { return elements.OperandAt(c, m, []ir.Expr{i[1], i[0]}) })
	return ArrayValue(r)
}

// spread is SPREAD, Fortran 2008, 13.7.160.
func spread(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	copies := c.IntegerValue(g["ncopies"], "the number of copies")
	if copies.Type().Base != ir.Integer {
		return nil
	}
	count := c.Call("max", []ir.Expr{c.Convert(copies, ir.Int8), c.Int8(0, x.Pos)}, ir.Int8, x.Pos)
	if ir.Rank(g["source"]) == 0 {
		return spreadScalar(c, x, g, count)
	}
	source := elements.OperandOf(c, x.Fn, g["source"])
	if source == nil {
		return nil
	}
	dim, ok := elements.Dimension(c, x.Fn, g["dim"], source.Rank()+1)
	if !ok {
		return nil
	}
	r := elements.ResultLike(c, source.Sym, shapes.With(elements.OperandExtents(c, source), dim, count), x.Pos)
	elements.AlignResult(r, source.Sym, followed(source, besides(dim, source.Rank())))
	c.Fill(r, func(i []ir.Expr) ir.Expr { return elements.OperandAt(c, source, shapes.Without(i, dim)) })
	return ArrayValue(r)
}

func spreadScalar(c *elements.Emitter, x *ir.Transform, g elements.Given, count ir.Expr) *Computed {
	if _, ok := elements.Dimension(c, x.Fn, g["dim"], 1); !ok {
		return nil
	}
	e := g["source"]
	if e.Type().Base == ir.Invalid {
		return nil
	}
	e = c.Hold(e, "s")
	r := c.ResultArray(e.Type(), []ir.Expr{count}, x.Pos)
	if t := e.Type(); t.Base == ir.Character && t.Len < 0 {
		elements.AllocateLate(c, r, c.LenOf(e))
	}
	c.Fill(r, func([]ir.Expr) ir.Expr { return e })
	return ArrayValue(r)
}

// shiftOf is a CSHIFT or EOSHIFT while it is written out: along dimension dim of array, which has extent elements there.
type shifting struct {
	x      *ir.Transform
	array  *shapes.Operand
	dim    int
	extent ir.Expr
	r      *ir.Symbol
	which  ir.Expr         // a variable DIM, else nil
	amount ir.Expr         // the same for the whole array, or
	each   *shapes.Operand // for each line along dim
}

// shiftOf evaluates the arguments that CSHIFT and EOSHIFT share; nil after an error.
func shiftOf(c *elements.Emitter, x *ir.Transform, g elements.Given) *shifting {
	s := &shifting{x: x, array: elements.OperandOf(c, x.Fn, g["array"]), dim: 1}
	if s.array == nil {
		return nil
	}
	if g["dim"] != nil {
		e := c.IntegerValue(g["dim"], "the dimension")
		if _, constant := e.(*ir.Const); !constant && e.Type().Base == ir.Integer {
			s.which = c.Hold(c.PresentOr(e, c.Convert(e, ir.Int8), c.Int8(1, x.Pos)), "dim")
		} else if k, ok := elements.Dimension(c, x.Fn, g["dim"], s.array.Rank()); ok {
			s.dim = k
		} else {
			return nil
		}
	}
	if ir.Rank(g["shift"]) == 0 {
		e := c.IntegerValue(g["shift"], "the shift")
		if e.Type().Base != ir.Integer {
			return nil
		}
		s.amount = c.Convert(e, ir.Int8)
	} else if s.each = elements.OperandOf(c, x.Fn, g["shift"]); s.each == nil || !lineArgument(c, s, s.each, "shift") {
		return nil
	} else if s.each.Sym.Type.Base != ir.Integer {
		c.Bag.Errorf(s.each.Pos, "type-mismatch", "the shift must be an integer, this is %s", s.each.Sym.Type)
		return nil
	}
	extents := elements.OperandExtents(c, s.array)
	s.r = elements.ResultLike(c, s.array.Sym, extents, x.Pos)
	alignTo(s.array, s.r, 0)
	s.extent = elements.ExtentsOfResult(s.r)[s.dim-1]
	return s
}

// lineArgument checks the rank of an argument that has a value for each line.
func lineArgument(c *elements.Emitter, s *shifting, o *shapes.Operand, name string) bool {
	if o.Rank() != s.array.Rank()-1 {
		c.Bag.Errorf(o.Pos, "rank-mismatch", "'%s' of '%s' has %s, an array of one dimension less than the first argument, or a scalar, is due",
			name, s.x.Fn, diag.Count(o.Rank(), "dimension"))
		return false
	}
	if lines := shapes.Without(s.array.Dims, s.dim); s.which == nil && !shapes.Conform(lines, o.Dims) {
		late := shapes.IsLate(s.x.Args...)
		elements.Misfit(c, late)(o.Pos, "shape-mismatch", "'%s' of '%s' has the shape %s, the lines of the array %s", name, s.x.Fn, shapes.Text(o.Dims), shapes.Text(lines))
		if !late {
			return false
		}
	}
	for k, d := range shapes.Without(s.array.Dims, s.dim) {
		c.Emit(mustAgree(c, d, o.Dims[k], "'"+name+"' of '"+s.x.Fn+"' has another extent than the array in its dimension "+strconv.Itoa(k+1), s.x.Pos)...)
	}
	return true
}

// part assigns the elements with positions from lo to hi along the dimension of the shift.
func part(c *elements.Emitter, s *shifting, lo, hi ir.Expr, value func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	n, index := c.Positions(elements.ExtentsOfResult(s.r), pos)
	n.Base[s.dim-1].Lo, n.Base[s.dim-1].Hi = c.Convert(lo, ir.Int8), c.Convert(hi, ir.Int8)
	c.Emit(n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elements.ElemAt(s.r, index, pos), RHS: value(index)}})...)
}

// moved is the element by shift positions further along the dimension of the shift.
func moved(c *elements.Emitter, s *shifting, index []ir.Expr, shift ir.Expr) ir.Expr {
	to := append([]ir.Expr(nil), index...)
	to[s.dim-1] = c.Arith(ir.Add, to[s.dim-1], shift, s.x.Pos)
	return elements.OperandAt(c, s.array, to)
}

// along emits a shift along its dimension; for a variable one, the shift along each dimension that it may be.
func (s *shifting) along(c *elements.Emitter, shift func()) {
	if s.which == nil {
		shift()
		return
	}
	at := ir.At{Pos: s.x.Pos}
	choice := &ir.If{At: at}
	outer := c.TakePre()
	for k := 1; k <= s.array.Rank(); k++ {
		s.dim, s.extent = k, elements.ExtentsOfResult(s.r)[k-1]
		shift()
		choice.Branches = append(choice.Branches, ir.Branch{Pos: at.Pos, Cond: s.isAlong(k), Body: c.TakePre()})
	}
	c.Pre = append(outer, choice)
}

// cshift is CSHIFT, Fortran 2008, 13.7.43.
func cshift(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	given := *x
	given.Args = nil
	for _, name := range x.Names {
		given.Args = append(given.Args, g[name])
	}
	if shapes.IsShifted(&given) {
		return &Computed{E: &given}
	}
	s := shiftOf(c, x, g)
	if s == nil {
		return nil
	}
	if s.which != nil && s.each == nil {
		cshiftSome(c, s)
	} else {
		s.along(c, func() { cshiftAlong(c, s) })
	}
	return ArrayValue(s.r)
}

// cshiftAlong makes two copies for a scalar shift.
func cshiftAlong(c *elements.Emitter, s *shifting) {
	pos := s.x.Pos
	some := c.Call("max", []ir.Expr{s.extent, c.Int8(1, pos)}, ir.Int8, pos)
	if s.each != nil {
		c.Fill(s.r, func(i []ir.Expr) ir.Expr {
			shift := c.Convert(elements.OperandAt(c, s.each, shapes.Without(i, s.dim)), ir.Int8)
			from := c.Operate(ir.Add, c.Arith(ir.Sub, i[s.dim-1], c.Int8(1, pos), pos), shift, pos)
			to := append([]ir.Expr(nil), i...)
			to[s.dim-1] = c.Operate(ir.Add, c.Call("modulo", []ir.Expr{from, some}, ir.Int8, pos), c.Int8(1, pos), pos)
			return elements.OperandAt(c, s.array, to)
		})
		return
	}
	if k, ok := s.amount.(*ir.Const); ok && !ir.IsConst(s.extent) {
		cshiftByConstant(c, s, k)
		return
	}
	cshiftBy(c, s, c.Hold(c.Call("modulo", []ir.Expr{s.amount, some}, ir.Int8, pos), "shift"))
}

// cshiftBy is a shift by at least 0 and at most the extent.
func cshiftBy(c *elements.Emitter, s *shifting, shift ir.Expr) {
	pos := s.x.Pos
	edge := c.Arith(ir.Sub, s.extent, shift, pos)
	part(c, s, c.Int8(1, pos), edge, func(i []ir.Expr) ir.Expr { return moved(c, s, i, shift) })
	part(c, s, c.Arith(ir.Add, edge, c.Int8(1, pos), pos), s.extent, func(i []ir.Expr) ir.Expr {
		return moved(c, s, i, c.Arith(ir.Sub, shift, s.extent, pos))
	})
}

// cshiftByConstant keeps the amount of a shift constant where only the run knows the extent: all but small arrays have as many
// elements, and what moves between images then is known.
func cshiftByConstant(c *elements.Emitter, s *shifting, k *ir.Const) {
	pos := s.x.Pos
	least := c.Int8(max(k.I, -k.I, 1), pos)
	outer := c.TakePre()
	if k.I < 0 {
		cshiftBy(c, s, c.Arith(ir.Add, s.extent, k, pos))
	} else {
		cshiftBy(c, s, k)
	}
	usual := c.TakePre()
	cshiftBy(c, s, c.Hold(c.Call("modulo", []ir.Expr{k, c.Call("max", []ir.Expr{s.extent, c.Int8(1, pos)}, ir.Int8, pos)}, ir.Int8, pos), "shift"))
	c.Pre = append(outer, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
		{Pos: pos, Cond: c.Operate(ir.GE, s.extent, least, pos), Body: usual},
		{Pos: pos, Cond: nil, Body: c.TakePre()}}})
}

// eoshift is EOSHIFT, Fortran 2008, 13.7.55: what is shifted in is the boundary.
func eoshift(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	s := shiftOf(c, x, g)
	if s == nil {
		return nil
	}
	failed, t := false, s.array.Sym.Type
	value := g["boundary"]
	if value != nil && ir.Rank(value) == 0 && value.Type() == t && t.Base != ir.Derived {
		value = c.PresentOr(value, value, zeroOf(t, x.Pos))
	}
	s.along(c, func() {
		if boundary := boundary(c, s, value); boundary != nil {
			eoshiftAlong(c, s, boundary)
		} else {
			failed = true
		}
	})
	if failed {
		return nil
	}
	return ArrayValue(s.r)
}

// eoshiftAlong copies what stays and puts the boundary into the rest.
func eoshiftAlong(c *elements.Emitter, s *shifting, boundary func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	one := c.Int8(1, pos)
	if s.each != nil {
		eoshiftLines(c, s, boundary)
		return
	}
	shift := c.Hold(s.amount, "shift")
	extremum := func(fn string, a, b ir.Expr) ir.Expr { return c.Call(fn, []ir.Expr{a, b}, ir.Int8, pos) }
	first := c.Hold(extremum("max", one, c.Arith(ir.Sub, one, shift, pos)), "first")
	last := c.Hold(extremum("min", s.extent, c.Arith(ir.Sub, s.extent, shift, pos)), "last")
	part(c, s, first, last, func(i []ir.Expr) ir.Expr { return moved(c, s, i, shift) })
	part(c, s, one, extremum("min", s.extent, c.Arith(ir.Sub, first, one, pos)), boundary)
	part(c, s, extremum("max", one, c.Arith(ir.Add, last, one, pos)), s.extent, boundary)
}

// eoshiftLines shifts each line by its own amount.
func eoshiftLines(c *elements.Emitter, s *shifting, boundary func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	n, index := c.Positions(elements.ExtentsOfResult(s.r), pos)
	from := &ir.Var{Pos: pos, Sym: c.Temp("from", ir.Int8, pos)}
	at := elements.ElemAt(s.r, index, pos)
	to := append([]ir.Expr(nil), index...)
	to[s.dim-1] = from
	inside := c.Operate(ir.And, c.Operate(ir.GE, from, c.Int8(1, pos), pos), c.Operate(ir.LE, from, s.extent, pos), pos)
	shift := c.Convert(elements.OperandAt(c, s.each, shapes.Without(index, s.dim)), ir.Int8)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: from, RHS: c.Operate(ir.Add, index[s.dim-1], shift, pos)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
			{Pos: pos, Cond: inside, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: elements.OperandAt(c, s.array, to)}}},
			{Pos: pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: boundary(index)}}}}},
	}
	c.Emit(n.Loops(c, body, elements.Always)...)
}

// boundary gives the values that EOSHIFT puts in, by position; nil after an error.
func boundary(c *elements.Emitter, s *shifting, e ir.Expr) func(index []ir.Expr) ir.Expr {
	t := s.array.Sym.Type
	switch {
	case e == nil && t.Base == ir.Derived:
		c.Bag.Errorf(s.x.Pos, "argument", "'eoshift' of a derived type needs a boundary")
		return nil
	case e == nil:
		return func([]ir.Expr) ir.Expr { return zeroOf(t, s.x.Pos) }
	case ir.Rank(e) == 0:
		if !alikeTexts(e.Type(), t) {
			if e.Type().Base != ir.Invalid {
				c.Bag.Errorf(e.Span(), "type-mismatch", "the boundary is %s, the array %s", e.Type(), t)
			}
			return nil
		}
		held := c.Hold(e, "boundary")
		return func([]ir.Expr) ir.Expr { return held }
	}
	o := elements.OperandOf(c, s.x.Fn, e)
	if o == nil || !lineArgument(c, s, o, "boundary") {
		return nil
	}
	if !alikeTexts(o.Sym.Type, t) {
		c.Bag.Errorf(o.Pos, "type-mismatch", "the boundary is %s, the array %s", o.Sym.Type, t)
		return nil
	}
	if dummy := elements.OptionalOf(e); dummy != nil && t.Base != ir.Derived && (t.Base != ir.Character || t.Len >= 0) {
		return presentBoundary(c, s, o, dummy)
	}
	return func(index []ir.Expr) ir.Expr { return elements.OperandAt(c, o, shapes.Without(index, s.dim)) }
}

// presentBoundary copies a boundary that is an optional argument, where it is present; else it is zero or blank.
func presentBoundary(c *elements.Emitter, s *shifting, o *shapes.Operand, dummy *ir.Symbol) func(index []ir.Expr) ir.Expr {
	extents := shapes.Without(elements.ExtentsOfResult(s.r), s.dim)
	b := elements.ResultLike(c, s.array.Sym, extents, o.Pos)
	c.Fill(b, func([]ir.Expr) ir.Expr { return zeroOf(b.Type, o.Pos) })
	n, index := c.Positions(extents, o.Pos)
	given := n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: o.Pos}, LHS: elements.ElemAt(b, index, o.Pos), RHS: elements.OperandAt(c, o, index)}})
	c.Emit(c.IfPresent(dummy, given, o.Pos)...)
	return func(index []ir.Expr) ir.Expr { return elements.ElemAt(b, shapes.Without(index, s.dim), o.Pos) }
}

// alikeTexts reports whether two types are the same as far as the lengths of characters are known.
func alikeTexts(a, b ir.Type) bool {
	if a.Base == ir.Character && b.Base == ir.Character && (a.Len < 0 || b.Len < 0) {
		a.Len, b.Len = 0, 0
	}
	return a == b
}
