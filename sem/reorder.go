package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// transpose is TRANSPOSE, Fortran 2008, 13.7.172.
func transpose(c *checker, x *parse.Ref, g given) *computed {
	if a, ok := g["matrix"].(*ir.ArrayRef); ok && a.Plain() && ir.Rank(a) == 2 && !a.Section.Sym.Pointer && (!a.Section.Sym.Made || isParameter(a.Section.Sym)) {
		return &computed{e: &ir.Transform{Pos: x.Pos, Fn: "transpose", Args: []ir.Expr{unbounded(a)}, T: a.Type()}}
	}
	m := c.operand(x.Name, g["matrix"])
	if m == nil {
		return nil
	}
	if m.rank() != 2 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of 'transpose' must have two dimensions, this has %d", m.rank())
		return nil
	}
	n := m.extents(c)
	r := c.resultArray(m.sym.Type, []ir.Expr{n[1], n[0]}, x.Pos)
	alignResult(r, m.sym, m.follow([]int{1, 0}))
	c.fill(r, func(i []ir.Expr) ir.Expr { return m.at(c, []ir.Expr{i[1], i[0]}) })
	return arrayValue(r)
}

// spread is SPREAD, Fortran 2008, 13.7.160.
func spread(c *checker, x *parse.Ref, g given) *computed {
	copies := c.integerValue(g["ncopies"], "the number of copies")
	if copies.Type().Base != ir.Integer {
		return nil
	}
	count := c.call("max", []ir.Expr{c.convert(copies, ir.Int8), c.int8(0, x.Pos)}, ir.Int8, x.Pos)
	if ir.Rank(g["source"]) == 0 {
		return c.spreadScalar(x, g, count)
	}
	source := c.operand(x.Name, g["source"])
	if source == nil {
		return nil
	}
	dim, ok := c.dimension(x, g["dim"], source.rank()+1)
	if !ok {
		return nil
	}
	r := c.resultArray(source.sym.Type, with(source.extents(c), dim, count), x.Pos)
	alignResult(r, source.sym, source.follow(besides(dim, source.rank())))
	c.fill(r, func(i []ir.Expr) ir.Expr { return source.at(c, without(i, dim)) })
	return arrayValue(r)
}

func (c *checker) spreadScalar(x *parse.Ref, g given, count ir.Expr) *computed {
	if _, ok := c.dimension(x, g["dim"], 1); !ok {
		return nil
	}
	e := g["source"]
	if e.Type().Base == ir.Invalid {
		return nil
	}
	e = c.hold(e, "s")
	r := c.resultArray(e.Type(), []ir.Expr{count}, x.Pos)
	c.fill(r, func([]ir.Expr) ir.Expr { return e })
	return arrayValue(r)
}

// shifting is a CSHIFT or EOSHIFT while it is written out: along dimension dim of array, which has extent elements there.
type shifting struct {
	x      *parse.Ref
	array  *operand
	dim    int
	extent ir.Expr
	r      *ir.Symbol
	which  ir.Expr  // a variable DIM, else nil
	amount ir.Expr  // the same for the whole array, or
	each   *operand // for each line along dim
}

// shifting evaluates the arguments that CSHIFT and EOSHIFT share; nil after an error.
func (c *checker) shifting(x *parse.Ref, g given) *shifting {
	s := &shifting{x: x, array: c.operand(x.Name, g["array"]), dim: 1}
	if s.array == nil {
		return nil
	}
	if g["dim"] != nil {
		e := c.integerValue(g["dim"], "the dimension")
		if _, constant := e.(*ir.Const); !constant && e.Type().Base == ir.Integer {
			s.which = c.hold(c.presentOr(e, c.convert(e, ir.Int8), c.int8(1, x.Pos)), "dim")
		} else if k, ok := c.dimension(x, g["dim"], s.array.rank()); ok {
			s.dim = k
		} else {
			return nil
		}
	}
	if ir.Rank(g["shift"]) == 0 {
		e := c.integerValue(g["shift"], "the shift")
		if e.Type().Base != ir.Integer {
			return nil
		}
		s.amount = c.convert(e, ir.Int8)
	} else if s.each = c.operand(x.Name, g["shift"]); s.each == nil || !c.lineArgument(s, s.each, "shift") {
		return nil
	} else if s.each.sym.Type.Base != ir.Integer {
		c.bag.Errorf(s.each.pos, "type-mismatch", "the shift must be an integer, this is %s", s.each.sym.Type)
		return nil
	}
	extents := s.array.extents(c)
	s.r = c.resultArray(s.array.sym.Type, extents, x.Pos)
	s.array.alignTo(s.r, 0)
	s.extent = extentsOfResult(s.r)[s.dim-1]
	return s
}

// lineArgument checks the rank of an argument that has a value for each line.
func (c *checker) lineArgument(s *shifting, o *operand, name string) bool {
	if o.rank() != s.array.rank()-1 {
		c.bag.Errorf(o.pos, "rank-mismatch", "'%s' of '%s' has %s, an array of one dimension less than the first argument, or a scalar, is due",
			name, s.x.Name, count(o.rank(), "dimension"))
		return false
	}
	return true
}

// part assigns the elements with positions from lo to hi along the dimension of the shift.
func (c *checker) part(s *shifting, lo, hi ir.Expr, value func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	n, index := c.positions(extentsOfResult(s.r), pos)
	n.base[s.dim-1].lo, n.base[s.dim-1].hi = c.convert(lo, ir.Int8), c.convert(hi, ir.Int8)
	c.emit(n.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(s.r, index, pos), RHS: value(index)}})...)
}

// moved is the element by shift positions further along the dimension of the shift.
func (c *checker) moved(s *shifting, index []ir.Expr, shift ir.Expr) ir.Expr {
	to := append([]ir.Expr(nil), index...)
	to[s.dim-1] = c.arith(ir.Add, to[s.dim-1], shift, s.x.Pos)
	return s.array.at(c, to)
}

// along emits a shift along its dimension; for a variable one, the shift along each dimension that it may be.
func (s *shifting) along(c *checker, shift func()) {
	if s.which == nil {
		shift()
		return
	}
	at := ir.At{Pos: s.x.Pos}
	choice := &ir.If{At: at}
	outer := c.takePre()
	for k := 1; k <= s.array.rank(); k++ {
		s.dim, s.extent = k, extentsOfResult(s.r)[k-1]
		shift()
		choice.Branches = append(choice.Branches, ir.Branch{Pos: at.Pos, Cond: s.isAlong(k), Body: c.takePre()})
	}
	c.pre = append(outer, choice)
}

// cshift is CSHIFT, Fortran 2008, 13.7.43.
func cshift(c *checker, x *parse.Ref, g given) *computed {
	s := c.shifting(x, g)
	if s == nil {
		return nil
	}
	if s.which != nil && s.each == nil {
		c.cshiftSome(s)
	} else {
		s.along(c, func() { c.cshiftAlong(s) })
	}
	return arrayValue(s.r)
}

// cshiftAlong makes two copies for a scalar shift.
func (c *checker) cshiftAlong(s *shifting) {
	pos := s.x.Pos
	some := c.call("max", []ir.Expr{s.extent, c.int8(1, pos)}, ir.Int8, pos)
	if s.each != nil {
		c.fill(s.r, func(i []ir.Expr) ir.Expr {
			shift := c.convert(s.each.at(c, without(i, s.dim)), ir.Int8)
			from := c.operate(ir.Add, c.arith(ir.Sub, i[s.dim-1], c.int8(1, pos), pos), shift, pos)
			to := append([]ir.Expr(nil), i...)
			to[s.dim-1] = c.operate(ir.Add, c.call("modulo", []ir.Expr{from, some}, ir.Int8, pos), c.int8(1, pos), pos)
			return s.array.at(c, to)
		})
		return
	}
	if k, ok := s.amount.(*ir.Const); ok && !ir.IsConst(s.extent) {
		c.cshiftByConstant(s, k)
		return
	}
	c.cshiftBy(s, c.hold(c.call("modulo", []ir.Expr{s.amount, some}, ir.Int8, pos), "shift"))
}

// cshiftBy is a shift by at least 0 and at most the extent.
func (c *checker) cshiftBy(s *shifting, shift ir.Expr) {
	pos := s.x.Pos
	edge := c.arith(ir.Sub, s.extent, shift, pos)
	c.part(s, c.int8(1, pos), edge, func(i []ir.Expr) ir.Expr { return c.moved(s, i, shift) })
	c.part(s, c.arith(ir.Add, edge, c.int8(1, pos), pos), s.extent, func(i []ir.Expr) ir.Expr {
		return c.moved(s, i, c.arith(ir.Sub, shift, s.extent, pos))
	})
}

// cshiftByConstant keeps the amount of a shift constant where only the run knows the extent: all but small arrays have as many
// elements, and what moves between images then is known.
func (c *checker) cshiftByConstant(s *shifting, k *ir.Const) {
	pos := s.x.Pos
	least := c.int8(max(k.I, -k.I, 1), pos)
	outer := c.takePre()
	if k.I < 0 {
		c.cshiftBy(s, c.arith(ir.Add, s.extent, k, pos))
	} else {
		c.cshiftBy(s, k)
	}
	usual := c.takePre()
	c.cshiftBy(s, c.hold(c.call("modulo", []ir.Expr{k, c.call("max", []ir.Expr{s.extent, c.int8(1, pos)}, ir.Int8, pos)}, ir.Int8, pos), "shift"))
	c.pre = append(outer, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
		{Pos: pos, Cond: c.operate(ir.GE, s.extent, least, pos), Body: usual},
		{Pos: pos, Cond: nil, Body: c.takePre()}}})
}

// eoshift is EOSHIFT, Fortran 2008, 13.7.55: what is shifted in is the boundary.
func eoshift(c *checker, x *parse.Ref, g given) *computed {
	s := c.shifting(x, g)
	if s == nil {
		return nil
	}
	failed, t := false, s.array.sym.Type
	value := g["boundary"]
	if value != nil && ir.Rank(value) == 0 && value.Type() == t && t.Base != ir.Derived {
		value = c.presentOr(value, value, zeroOf(t, x.Pos))
	}
	s.along(c, func() {
		if boundary := c.boundary(s, value); boundary != nil {
			c.eoshiftAlong(s, boundary)
		} else {
			failed = true
		}
	})
	if failed {
		return nil
	}
	return arrayValue(s.r)
}

// eoshiftAlong copies what stays and puts the boundary into the rest.
func (c *checker) eoshiftAlong(s *shifting, boundary func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	one := c.int8(1, pos)
	if s.each != nil {
		c.eoshiftLines(s, boundary)
		return
	}
	shift := c.hold(s.amount, "shift")
	extremum := func(fn string, a, b ir.Expr) ir.Expr { return c.call(fn, []ir.Expr{a, b}, ir.Int8, pos) }
	first := c.hold(extremum("max", one, c.arith(ir.Sub, one, shift, pos)), "first")
	last := c.hold(extremum("min", s.extent, c.arith(ir.Sub, s.extent, shift, pos)), "last")
	c.part(s, first, last, func(i []ir.Expr) ir.Expr { return c.moved(s, i, shift) })
	c.part(s, one, extremum("min", s.extent, c.arith(ir.Sub, first, one, pos)), boundary)
	c.part(s, extremum("max", one, c.arith(ir.Add, last, one, pos)), s.extent, boundary)
}

// eoshiftLines shifts each line by its own amount.
func (c *checker) eoshiftLines(s *shifting, boundary func(index []ir.Expr) ir.Expr) {
	pos := s.x.Pos
	n, index := c.positions(extentsOfResult(s.r), pos)
	from := &ir.Var{Pos: pos, Sym: c.temp("from", ir.Int8, pos)}
	at := elemAt(s.r, index, pos)
	to := append([]ir.Expr(nil), index...)
	to[s.dim-1] = from
	inside := c.operate(ir.And, c.operate(ir.GE, from, c.int8(1, pos), pos), c.operate(ir.LE, from, s.extent, pos), pos)
	shift := c.convert(s.each.at(c, without(index, s.dim)), ir.Int8)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: from, RHS: c.operate(ir.Add, index[s.dim-1], shift, pos)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
			{Pos: pos, Cond: inside, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: s.array.at(c, to)}}},
			{Pos: pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: boundary(index)}}}}},
	}
	c.emit(n.loops(c, body, always)...)
}

// boundary gives the values that EOSHIFT puts in, by position; nil after an error.
func (c *checker) boundary(s *shifting, e ir.Expr) func(index []ir.Expr) ir.Expr {
	t := s.array.sym.Type
	switch {
	case e == nil && t.Base == ir.Derived:
		c.bag.Errorf(s.x.Pos, "argument", "'eoshift' of a derived type needs a boundary")
		return nil
	case e == nil:
		return func([]ir.Expr) ir.Expr { return zeroOf(t, s.x.Pos) }
	case ir.Rank(e) == 0:
		if e.Type() != t {
			if e.Type().Base != ir.Invalid {
				c.bag.Errorf(e.Span(), "type-mismatch", "the boundary is %s, the array %s", e.Type(), t)
			}
			return nil
		}
		held := c.hold(e, "boundary")
		return func([]ir.Expr) ir.Expr { return held }
	}
	o := c.operand(s.x.Name, e)
	if o == nil || !c.lineArgument(s, o, "boundary") {
		return nil
	}
	if o.sym.Type != t {
		c.bag.Errorf(o.pos, "type-mismatch", "the boundary is %s, the array %s", o.sym.Type, t)
		return nil
	}
	if dummy := optionalOf(e); dummy != nil && t.Base != ir.Derived && (t.Base != ir.Character || t.Len >= 0) {
		return c.presentBoundary(s, o, dummy)
	}
	return func(index []ir.Expr) ir.Expr { return o.at(c, without(index, s.dim)) }
}

// presentBoundary copies a boundary that is an optional argument, where it is present; else it is zero or blank.
func (c *checker) presentBoundary(s *shifting, o *operand, dummy *ir.Symbol) func(index []ir.Expr) ir.Expr {
	extents := without(extentsOfResult(s.r), s.dim)
	b := c.resultArray(s.array.sym.Type, extents, o.pos)
	c.fill(b, func([]ir.Expr) ir.Expr { return zeroOf(b.Type, o.pos) })
	n, index := c.positions(extents, o.pos)
	given := n.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: o.pos}, LHS: elemAt(b, index, o.pos), RHS: o.at(c, index)}})
	c.emit(c.ifPresent(dummy, given, o.pos)...)
	return func(index []ir.Expr) ir.Expr { return elemAt(b, without(index, s.dim), o.pos) }
}
