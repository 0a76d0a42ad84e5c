package sem

import (
	"dhpfgo/ir"
	"slices"

	"dhpfgo/diag"
)

// A shift along a dimension that is known at run time only. Loops for each dimension that it may be would be many: those of
// the dimensions that are not distributed have one pair of loop nests together. Each distributed dimension keeps its own, so
// that messages go along that dimension only.

// cshiftSome is CSHIFT by a scalar along a variable dimension.
func (c *checker) cshiftSome(s *shifting) {
	s.amount = c.hold(s.amount, "shift")
	outer := c.takePre()
	choice := &ir.If{At: ir.At{Pos: s.x.Pos}}
	var local []int
	for k := 1; k <= s.array.rank(); k++ {
		if !s.isDistributed(k) {
			local = append(local, k)
			continue
		}
		s.dim, s.extent = k, extentsOfResult(s.r)[k-1]
		c.cshiftAlong(s)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: s.x.Pos, Cond: s.isAlong(k), Body: c.takePre()})
	}
	if len(local) > 0 {
		c.cshiftJoint(s, local)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: s.x.Pos, Cond: nil, Body: c.takePre()})
	}
	if last := choice.Branches[0]; last.Cond == nil {
		c.pre = append(outer, last.Body...)
		return
	}
	c.pre = append(outer, choice)
}

// cshiftJoint shifts along that of some dimensions which DIM names. In each of these, bounds and distances are variables:
// those of the one that is shifted split it at the edge, those of the others leave it whole.
func (c *checker) cshiftJoint(s *shifting, dims []int) {
	pos := s.x.Pos
	shift, first, back := make([]ir.Expr, s.array.rank()), make([]ir.Expr, s.array.rank()), make([]ir.Expr, s.array.rank())
	for _, k := range dims {
		extent := extentsOfResult(s.r)[k-1]
		some := c.call("max", []ir.Expr{extent, c.int8(1, pos)}, ir.Int8, pos)
		shift[k-1], first[k-1], back[k-1] = c.initialised("shift", 0, pos), c.initialised("first", 1, pos), c.initialised("back", 0, pos)
		set := func(v, e ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: e} }
		edge := c.arith(ir.Sub, c.convert(extent, ir.Int8), shift[k-1], pos)
		c.emit(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: s.isAlong(k), Body: []ir.Stmt{
			set(shift[k-1], c.call("modulo", []ir.Expr{s.amount, some}, ir.Int8, pos)),
			set(first[k-1], c.arith(ir.Add, edge, c.int8(1, pos), pos)),
			set(back[k-1], c.arith(ir.Sub, shift[k-1], c.convert(extent, ir.Int8), pos)),
		}}}})
	}
	c.shiftPart(s, dims, shift, func(k int, b *triplet) { b.hi = c.arith(ir.Sub, b.hi, shift[k-1], pos) })
	c.shiftPart(s, dims, back, func(k int, b *triplet) { b.lo = first[k-1] })
}

// shiftPart assigns the elements within limit, those from by positions further.
func (c *checker) shiftPart(s *shifting, dims []int, by []ir.Expr, limit func(k int, b *triplet)) {
	pos := s.x.Pos
	n, index := c.positions(extentsOfResult(s.r), pos)
	from := slices.Clone(index)
	for _, k := range dims {
		limit(k, &n.base[k-1])
		from[k-1] = c.arith(ir.Add, index[k-1], by[k-1], pos)
	}
	c.emit(n.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(s.r, index, pos), RHS: s.array.at(c, from)}})...)
}

// initialised is a new integer variable with a first value.
func (c *checker) initialised(stem string, value int64, pos diag.Span) ir.Expr {
	v := &ir.Var{Pos: pos, Sym: c.temp(stem, ir.Int8, pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: c.int8(value, pos)})
	return v
}

// isAlong tests whether the variable DIM is k.
func (s *shifting) isAlong(k int) ir.Expr {
	return &ir.Binary{Pos: s.x.Pos, Op: ir.EQ, X: s.which, Y: &ir.Const{Pos: s.x.Pos, T: ir.Int8, I: int64(k)}, T: ir.Log4}
}

// isDistributed reports whether dimension k is, of the result or of the array that is shifted.
func (s *shifting) isDistributed(k int) bool {
	if m := s.r.Map; m != nil && m.Dims[k-1].Grid >= 0 {
		return true
	}
	m, d := s.array.sym.Map, 0
	for i, t := range s.array.subs {
		if !t.single {
			d++
		}
		if m != nil && d == k && !t.single {
			return m.Dims[i].Grid >= 0
		}
	}
	return false
}
