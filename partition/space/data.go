package space

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// DataDim names dimension k (from 0) of an array in data sets.
func DataDim(k int) string { return "D" + string(rune('1'+k)) }

func DataDims(rank int) []string {
	out := make([]string, rank)
	for k := range out {
		out[k] = DataDim(k)
	}
	return out
}

// Data is what reference r at node n touches in the given iterations, with the first `fixed` loops held as parameters:
//
//	{ [d] : exists i in iters and d_k = sub_k(i) }
//
// within the declared bounds. Subscripts that are neither affine nor quotients (see QuasiAffine) may take any value within the bounds.
func (u *Space) Data(r *ir.Elem, n *tree.Node, iters sets.Set, fixed int) sets.Set {
	return DataOf(u, BoxOf(r), n, iters, fixed)
}

// DataOf is Data for a box.
func DataOf(u *Space, b Box, n *tree.Node, iters sets.Set, fixed int) sets.Set {
	touched := touchedBy(u, b, n)
	key := dataKey{b.Sym, iters, tree.Innermost(n), fixed, constraintsKey(touched.list)}
	return remembered(u, func(m *memo) map[dataKey]sets.Set { return m.data }, key, func() sets.Set {
		return u.image(b.Sym, touched, iters, n, fixed)
	})
}

// touchedBy is what holds between the dimensions of an array's data and the loops of n for the elements that a box names there. Ends of
// ranges that no loop moves are left out, as far as they are not constant: they say little of iterations, and partitions would rest on them.
func touchedBy(u *Space, b Box, n *tree.Node) (out constraints) {
	note := func(e ir.Expr, tag string, single bool, holds func(sets.Aff) sets.Constraint) {
		q, ok := u.QuasiAffine(e, n, tag)
		if low, high, known := reachIn(u, b, e, n, ok); single && known {
			d := sets.Var(tag)
			out.list = append(out.list, sets.GE(d, low), sets.GE(high, d))
			return
		}
		if !ok || q.remainders || !single && !q.Form.IsConst() && !isMoved(u, q.Form, n) {
			return
		}
		out.list = append(append(out.list, holds(q.Form)), q.where...)
		out.exists = append(out.exists, q.Exists...)
	}
	for k := range b.Lo {
		d := sets.Var(DataDim(k))
		switch {
		case b.IsSingle(k):
			note(b.Lo[k], DataDim(k), true, func(a sets.Aff) sets.Constraint { return sets.EQ(d, a) })
		case b.Lo[k] != nil:
			note(b.Lo[k], DataDim(k)+"lo", false, func(a sets.Aff) sets.Constraint { return sets.GE(d, a) })
			note(b.Hi[k], DataDim(k)+"hi", false, func(a sets.Aff) sets.Constraint { return sets.GE(a, d) })
		}
	}
	return out
}

// reachIn is the reach of a subscript of an element that is read alone: of one that is set nothing but the owner is known.
func reachIn(u *Space, b Box, e ir.Expr, n *tree.Node, isQuasi bool) (low, high sets.Aff, ok bool) {
	if isQuasi || slices.ContainsFunc(n.Targets(), func(t ir.Expr) bool { return ir.SymbolOf(t) == b.Sym }) {
		return low, high, false
	}
	return Reach(u, e, n)
}

// Narrows reports whether a box at n says something of iterations: an element does, and a range whose ends a loop moves.
func Narrows(u *Space, b Box, n *tree.Node) bool {
	moves := func(e ir.Expr) bool {
		a, ok := u.Affine(e, n)
		return ok && isMoved(u, a, n)
	}
	for k := range b.Lo {
		if b.IsSingle(k) || b.Lo[k] != nil && (moves(b.Lo[k]) || moves(b.Hi[k])) {
			return true
		}
	}
	return false
}

// isMoved reports whether a form has the variable of a loop around n for a term.
func isMoved(u *Space, a sets.Aff, n *tree.Node) bool {
	return slices.ContainsFunc(u.Dims(n.Loops), func(d string) bool { return Mentions(a, map[string]bool{d: true}) })
}

// Direction is a part of the non-local data: sign[g] < 0 where it lies below the own tile in grid dimension g, > 0
// above, 0 within.
type Direction struct {
	Sign []int
	Data sets.Set
}

// Directions cuts the data that an image does not own by the side of its tile on which they lie:
//
//	NonLocal(me) = Accessed(me) − Layout(me) = ∪_s Accessed(me) ∩ Side_s(me),   s in {-,0,+}^g without 0..0
//
// and drops the sides that are empty for every tile.
//
// Where the runtime finds the owners (see General) there is one direction, without signs, with all the data; with multipartitioning with
// those that are not in the tile.
func (u *Space) Directions(data sets.Set, s *ir.Symbol) []Direction {
	return remembered(u, func(m *memo) map[sideKey][]Direction { return m.sides }, sideKey{data, s}, func() []Direction {
		return slices.Clip(makeDirections(u, data, s))
	})
}

func makeDirections(u *Space, data sets.Set, s *ir.Symbol) []Direction {
	if !General(s.Map) || s.Map.Layout.IsMulti() {
		out := SignedDirections(u, data, s)
		if len(out) > 0 && General(s.Map) {
			return []Direction{{nil, joinedParts(out)}}
		}
		return out
	}
	for _, sign := range Signs(ways(u, data, s)) {
		if empty, err := data.Intersect(u.Side(s, sign)).IsEmpty(); err != nil || !empty {
			return []Direction{{nil, sets.CoalesceOwn(data)}}
		}
	}
	return nil
}

// SignedDirections are the sides of a tile on which data lie that it does not hold, whoever owns the tiles there.
func SignedDirections(u *Space, data sets.Set, s *ir.Symbol) []Direction {
	var out []Direction
	for _, sign := range Signs(ways(u, data, s)) {
		part := data.Intersect(u.Side(s, sign))
		if empty, err := part.IsEmpty(); err == nil && empty {
			continue
		}
		out = append(out, Direction{sign, sets.CoalesceOwn(part)})
	}
	return out
}

// NonLocal is what of data does not lie in the tile, whoever owns it.
func NonLocal(u *Space, data sets.Set, s *ir.Symbol) sets.Set {
	parts := SignedDirections(u, data, s)
	if len(parts) == 0 {
		return u.Sets.EmptySet(data.Dims()...)
	}
	return joinedParts(parts)
}

func joinedParts(list []Direction) sets.Set {
	var more []sets.Set
	for _, d := range list[1:] {
		more = append(more, d.Data)
	}
	return sets.CoalesceOwn(list[0].Data.UnionAll(more))
}

// anySide stands for all three signs.
const anySide = 2

// ways lists for each grid dimension the signs of the sides on which data can lie.
func ways(u *Space, data sets.Set, s *ir.Symbol) [][]int {
	m := s.Map
	out := make([][]int, len(m.Layout.Dims))
	for g := range out {
		for _, v := range []int{-1, 0, 1} {
			sign := make([]int, len(out))
			for h := range sign {
				sign[h] = anySide
			}
			sign[g] = v
			if v != 0 {
				if m.IsCopied(g) {
					continue
				}
				if empty, err := data.Intersect(u.Side(s, sign)).IsEmpty(); err == nil && empty {
					continue
				}
			}
			out[g] = append(out[g], v)
		}
	}
	return out
}

// Signs lists the vectors of the given ways without the zero vector, faces before edges before corners.
func Signs(ways [][]int) [][]int {
	n := len(ways)
	all := [][]int{{}}
	for _, way := range ways {
		var next [][]int
		for _, s := range all {
			for _, v := range way {
				next = append(next, append(append([]int(nil), s...), v))
			}
		}
		all = next
	}
	var out [][]int
	for weight := 1; weight <= n; weight++ {
		for _, s := range all {
			if WeightOf(s) == weight {
				out = append(out, s)
			}
		}
	}
	return out
}

// Setting is the set of iterations of n in which a box has an element of some data, with the first `shared` loops as parameters.
func (u *Space) Setting(b Box, n *tree.Node, data sets.Set, shared int) sets.Set {
	touched := touchedBy(u, b, n)
	key := feedKey{data, tree.Innermost(n), shared, constraintsKey(touched.list)}
	return remembered(u, func(m *memo) map[feedKey]sets.Set { return m.feeds }, key, func() sets.Set {
		return u.preimage(data, b.Sym.Rank(), touched, n, shared)
	})
}

// preimage is the set of iterations of n in which a reference touches elements of some data; see setting.
func (u *Space) preimage(read sets.Set, rank int, touched constraints, n *tree.Node, shared int) sets.Set {
	outer := u.Dims(n.Loops[:shared])
	inner := u.Dims(n.Loops[shared:])
	wanted := u.Sets.MapOf(DataDims(rank), inner, touched.exists, touched.list...).Apply(read)
	return sets.CoalesceOwn(wanted.ParamsToDims(outer...).Project(u.Dims(n.Loops)...).Intersect(u.Iterations(n)))
}

// image is the data that a reference at n to array s touches in some iterations; see data.
func (u *Space) image(s *ir.Symbol, touched constraints, iters sets.Set, n *tree.Node, fixed int) sets.Set {
	rank := s.Rank()
	outer, inner := u.Dims(n.Loops[:fixed]), u.Dims(n.Loops[fixed:])
	iters = iters.DimsToParams(outer...)
	var dims []sets.Aff
	for k := range rank {
		dims = append(dims, sets.Var(DataDim(k)))
	}
	data := u.Sets.MapOf(inner, DataDims(rank), touched.exists, touched.list...).Apply(iters)
	box := u.Sets.SetOf(DataDims(rank), nil, u.BoundsConstraints(s, dims)...)
	return data.Intersect(box)
}

func WeightOf(s []int) int {
	w := 0
	for _, v := range s {
		w += v * v
	}
	return w
}

// Side is the part of the index space of array s on one side of the own tile, as a set of data.
func (u *Space) Side(s *ir.Symbol, sign []int) sets.Set {
	return remembered(u, func(m *memo) map[partKey]sets.Set { return m.parts }, partKey{s, fmt.Sprint(sign)}, func() sets.Set {
		return u.makeSide(s, sign)
	})
}

func (u *Space) makeSide(s *ir.Symbol, sign []int) sets.Set {
	l := s.Map.Layout
	cs := u.TileFacts(l, u.Names.Start)
	for _, p := range placesOf(s.Map, indexVars(s)) {
		first := u.Names.Start(l, p.grid)
		end := first.Add(u.Names.Block(l, p.grid))
		switch sign[p.grid] {
		case -1:
			cs = append(cs, sets.GE(first.AddConst(-1), p.cell))
		case 1:
			cs = append(cs, sets.GE(p.cell, end))
		case 0:
			cs = append(cs, sets.GE(p.cell, first), sets.GE(end.AddConst(-1), p.cell))
		}
	}
	return u.Sets.SetOf(DataDims(s.Rank()), nil, cs...)
}

// indexVars are the dimensions of an array's data sets.
func indexVars(s *ir.Symbol) []sets.Aff {
	var out []sets.Aff
	for k := range s.Dims {
		out = append(out, sets.Var(DataDim(k)))
	}
	return out
}
