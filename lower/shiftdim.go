package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// cshiftSome is CSHIFT by a scalar along a variable dimension.
func cshiftSome(c *elements.Emitter, s *shifting) {
	s.amount = c.Hold(s.amount, "shift")
	outer := c.TakePre()
	choice := &ir.If{At: ir.At{Pos: s.x.Pos}}
	var local []int
	for k := 1; k <= s.array.Rank(); k++ {
		if !s.isDistributed(k) {
			local = append(local, k)
			continue
		}
		s.dim, s.extent = k, elements.ExtentsOfResult(s.r)[k-1]
		cshiftAlong(c, s)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: s.x.Pos, Cond: s.isAlong(k), Body: c.TakePre()})
	}
	if len(local) > 0 {
		cshiftJoint(c, s, local)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: s.x.Pos, Cond: nil, Body: c.TakePre()})
	}
	if last := choice.Branches[0]; last.Cond == nil {
		c.Pre = append(outer, last.Body...)
		return
	}
	c.Pre = append(outer, choice)
}

// cshiftJoint shifts along that of some dimensions which DIM names. In each of these, bounds and distances are variables:
// those of the one that is shifted split it at the edge, those of the others leave it whole.
func cshiftJoint(c *elements.Emitter, s *shifting, dims []int) {
	pos := s.x.Pos
	shift, first, back := make([]ir.Expr, s.array.Rank()), make([]ir.Expr, s.array.Rank()), make([]ir.Expr, s.array.Rank())
	for _, k := range dims {
		extent := elements.ExtentsOfResult(s.r)[k-1]
		some := c.Call("max", []ir.Expr{extent, c.Int8(1, pos)}, ir.Int8, pos)
		shift[k-1], first[k-1], back[k-1] = initialised(c, "shift", 0, pos), initialised(c, "first", 1, pos), initialised(c, "back", 0, pos)
		set := func(v, e ir.Expr) ir.Stmt { return &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: e} }
		edge := c.Arith(ir.Sub, c.Convert(extent, ir.Int8), shift[k-1], pos)
		c.Emit(&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: s.isAlong(k), Body: []ir.Stmt{
			set(shift[k-1], c.Call("modulo", []ir.Expr{s.amount, some}, ir.Int8, pos)),
			set(first[k-1], c.Arith(ir.Add, edge, c.Int8(1, pos), pos)),
			set(back[k-1], c.Arith(ir.Sub, shift[k-1], c.Convert(extent, ir.Int8), pos)),
		}}}})
	}
	shiftPart(c, s, dims, shift, func(k int, b *shapes.Triplet) { b.Hi = c.Arith(ir.Sub, b.Hi, shift[k-1], pos) })
	shiftPart(c, s, dims, back, func(k int, b *shapes.Triplet) { b.Lo = first[k-1] })
}

// shiftPart assigns the elements within limit, those from by positions further.
func shiftPart(c *elements.Emitter, s *shifting, dims []int, by []ir.Expr, limit func(k int, b *shapes.Triplet)) {
	pos := s.x.Pos
	n, index := c.Positions(elements.ExtentsOfResult(s.r), pos)
	from := slices.Clone(index)
	for _, k := range dims {
		limit(k, &n.Base[k-1])
		from[k-1] = c.Arith(ir.Add, index[k-1], by[k-1], pos)
	}
	c.Emit(n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elements.ElemAt(s.r, index, pos), RHS: elements.OperandAt(c, s.array, from)}})...)
}

// initialised is a new integer variable with a first value.
func initialised(c *elements.Emitter, stem string, value int64, pos diag.Span) ir.Expr {
	v := &ir.Var{Pos: pos, Sym: c.Temp(stem, ir.Int8, pos)}
	c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: c.Int8(value, pos)})
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
	m, d := s.array.Sym.Map, 0
	for i, t := range s.array.Subs {
		if !t.Single {
			d++
		}
		if m != nil && d == k && !t.Single {
			return m.Dims[i].Grid >= 0
		}
	}
	return false
}
