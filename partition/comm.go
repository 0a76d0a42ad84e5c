package partition

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// need is one reference to a mapped array that may touch elements of other images, with the place where they are
// fetched. at is the statement before which the message stands; hoisted counts the loops of the reference that the
// message stands outside of; why tells why it stands no further out.
type need struct {
	ref     *ir.Elem
	n       *tree.Node
	at      *tree.Node
	hoisted int
	why     diag.Reason
	kept    *dependence // what keeps it inside the innermost loop, nil for none
	joined  diag.Reason // why it stands with other messages, none if it found its place alone
	all     bool        // every image needs the elements
	piped   bool        // the sender computes them in the loop before which the message is received
	back    bool        // the elements are set here and sent to their owners, behind at
	data    sets.Set

	indirect *inspector // what brings the elements in place of an exchange
}

// dataDim names dimension k (from 0) of an array in data sets.
func dataDim(k int) string { return "D" + string(rune('1'+k)) }

func dataDims(rank int) []string {
	out := make([]string, rank)
	for k := range out {
		out[k] = dataDim(k)
	}
	return out
}

// accessed is the data that reference r at node n touches on this image, with the first `fixed` loops held as
// parameters:
//
//	Accessed(me) = Ref_r(CP(me)) = { [d] : exists i in CP(me) and d_k = sub_k(i) }
//
// within the declared bounds. Subscripts that are not affine may take any value within the bounds.
func (u *unit) accessed(r *ir.Elem, n *tree.Node, part *cp, fixed int) sets.Set {
	iters := part.set
	if part.kind != cpSet {
		iters = u.iterations(n)
	}
	index, known := u.subscripts(r, n)
	key := dataKey{r.Sym, iters, tree.Innermost(n), fixed, indexKey(index, known)}
	return remembered(u, func(m *memo) map[dataKey]sets.Set { return m.data }, key, func() sets.Set {
		return u.image(r.Sym, index, known, iters, n, fixed)
	})
}

// image is the data that subscripts at n of array s touch in some iterations; see accessed.
func (u *unit) image(s *ir.Symbol, index []sets.Aff, known []bool, iters sets.Set, n *tree.Node, fixed int) sets.Set {
	rank := s.Rank()
	outer, inner := u.dims(n.Loops[:fixed]), u.dims(n.Loops[fixed:])
	iters = iters.DimsToParams(outer...)
	var cs []sets.Constraint
	var dims []sets.Aff
	for k := range index {
		d := sets.Var(dataDim(k))
		dims = append(dims, d)
		if known[k] {
			cs = append(cs, sets.EQ(d, index[k]))
		}
	}
	data := u.sets.MapOf(inner, dataDims(rank), nil, cs...).Apply(iters)
	box := u.sets.SetOf(dataDims(rank), nil, u.boundsConstraints(s, dims)...)
	return data.Intersect(box)
}

// direction is a part of the non-local data: sign[g] < 0 where it lies below the own tile in grid dimension g, > 0
// above, 0 within.
type direction struct {
	sign []int
	data sets.Set
}

// directions cuts the data that an image does not own by the side of its tile on which they lie:
//
//	NonLocal(me) = Accessed(me) − Layout(me) = ∪_s Accessed(me) ∩ Side_s(me),   s in {-,0,+}^g without 0..0
//
// and drops the sides that are empty for every tile.
//
// Where the runtime finds the owners (see general) there is one direction, without signs, with all the data.
func (u *unit) directions(data sets.Set, s *ir.Symbol) []direction {
	return remembered(u, func(m *memo) map[sideKey][]direction { return m.sides }, sideKey{data, s}, func() []direction {
		return slices.Clip(u.makeDirections(data, s))
	})
}

func (u *unit) makeDirections(data sets.Set, s *ir.Symbol) []direction {
	var out []direction
	for _, sign := range signs(u.ways(data, s)) {
		part := data.Intersect(u.side(s, sign))
		if empty, err := part.IsEmpty(); err == nil && empty {
			continue
		}
		out = append(out, direction{sign, part.Coalesce()})
		if general(s.Map) {
			return []direction{{nil, data.Coalesce()}}
		}
	}
	return out
}

// anySide stands for all three signs.
const anySide = 2

// ways lists for each grid dimension the signs of the sides on which data can lie.
func (u *unit) ways(data sets.Set, s *ir.Symbol) [][]int {
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
				if empty, err := data.Intersect(u.side(s, sign)).IsEmpty(); err == nil && empty {
					continue
				}
			}
			out[g] = append(out[g], v)
		}
	}
	return out
}

// signs lists the vectors of the given ways without the zero vector, faces before edges before corners.
func signs(ways [][]int) [][]int {
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
			if weightOf(s) == weight {
				out = append(out, s)
			}
		}
	}
	return out
}

func weightOf(s []int) int {
	w := 0
	for _, v := range s {
		w += v * v
	}
	return w
}

// side is the part of the index space of array s on one side of the own tile, as a set of data.
func (u *unit) side(s *ir.Symbol, sign []int) sets.Set {
	return remembered(u, func(m *memo) map[partKey]sets.Set { return m.parts }, partKey{s, fmt.Sprint(sign)}, func() sets.Set {
		return u.makeSide(s, sign)
	})
}

func (u *unit) makeSide(s *ir.Symbol, sign []int) sets.Set {
	l := s.Map.Layout
	cs := u.tileFacts(l, u.names.start)
	for _, p := range placesOf(s.Map, indexVars(s)) {
		first := u.names.start(l, p.grid)
		end := first.Add(u.names.block(l, p.grid))
		switch sign[p.grid] {
		case -1:
			cs = append(cs, sets.GE(first.AddConst(-1), p.cell))
		case 1:
			cs = append(cs, sets.GE(p.cell, end))
		case 0:
			cs = append(cs, sets.GE(p.cell, first), sets.GE(end.AddConst(-1), p.cell))
		}
	}
	return u.sets.SetOf(dataDims(s.Rank()), nil, cs...)
}

// indexVars are the dimensions of an array's data sets.
func indexVars(s *ir.Symbol) []sets.Aff {
	var out []sets.Aff
	for k := range s.Dims {
		out = append(out, sets.Var(dataDim(k)))
	}
	return out
}
