package sets

import (
	"context"
	"slices"
)

// Map is an immutable binary relation on integer tuples: a union of
// conjunctions over input and output dimensions. Errors as for Set.
type Map struct{ p *relation }

func makeMap(r relation) Map { return Map{&r} }

func (m Map) rel() relation { return m.p.value() }

// Err returns the error that this value carries, or nil; see Set.Err.
func (m Map) Err() error { return m.rel().err }

// WithLimit bounds the steps of operations on the map; see Set.WithLimit.
func (m Map) WithLimit(limit int) Map {
	r := m.rel()
	r.opt.limit = limit
	return makeMap(r)
}

// WithContext makes operations on the map poll the context; see
// Set.WithContext.
func (m Map) WithContext(ctx context.Context) Map {
	r := m.rel()
	r.opt.ctx = ctx
	return makeMap(r)
}

// InDims returns the names of the input dimensions.
func (m Map) InDims() []string { return slices.Clone(m.rel().in.dims) }

// OutDims returns the names of the output dimensions. Where an output
// dimension would have the name of an input dimension, it has primes.
func (m Map) OutDims() []string { return slices.Clone(m.rel().out.dims) }

// Params returns the names of the parameters.
func (m Map) Params() []string { return slices.Clone(m.rel().params) }

// Tuples returns the tuples as text, as A[i] -> B[j].
func (m Map) Tuples() string { return m.rel().in.String() + " -> " + m.rel().out.String() }

// String returns the map in isl notation; ParseMap reads it back.
func (m Map) String() string { return m.rel().String() }

// Union returns m ∪ n.
func (m Map) Union(n Map) Map { return Map{unionOf(m.p, n.p)} }

// Intersect returns m ∩ n.
func (m Map) Intersect(n Map) Map { return Map{remember("Intersect", "", m.p, n.p, intersect)} }

// Subtract returns m − n; see Set.Subtract.
func (m Map) Subtract(n Map) Map { return Map{minusOf(m.p, n.p)} }

// IsEmpty reports whether the map relates no tuples. Exact.
func (m Map) IsEmpty() (bool, error) { return isEmpty(m.p) }

// IsSubset reports whether m ⊆ n. Exact.
func (m Map) IsSubset(n Map) (bool, error) { return subsetOf(m.p, n.p) }

// IsEqual reports whether m = n. Exact.
func (m Map) IsEqual(n Map) (bool, error) { return equalTo(m.p, n.p) }

// Coalesce returns the same map in fewer pieces; see Set.Coalesce.
func (m Map) Coalesce() Map {
	if m.p.simple() {
		return m
	}
	return Map{coalesced(m.p, anyFaces)}
}

// Inverse returns { y -> x : x -> y in m }.
func (m Map) Inverse() Map {
	return Map{moving("Inverse", "", m.p, func(a *relation) (space, []int) {
		s := a.space
		s.in, s.out = a.out, a.in
		return s, a.columns(len(a.params)+len(a.out.dims), len(a.params))
	})}
}

// Domain returns { x : exists y : x -> y in m }. Exact; costs as Project.
func (m Map) Domain() Set {
	return Set{moving("Domain", "", m.p, func(a *relation) (space, []int) { return a.side(a.in, 0) })}
}

// Range returns { y : exists x : x -> y in m }. Exact; costs as Project.
func (m Map) Range() Set {
	return Set{moving("Range", "", m.p, func(a *relation) (space, []int) { return a.side(a.out, len(a.in.dims)) })}
}

// columns returns a renumbering in which the parameters stay and the dimensions of a tuple follow the column told.
func (s space) columns(in, out int) []int {
	np := len(s.params)
	to := identity(1 + s.named())
	for i := range s.in.dims {
		to[1+np+i] = 1 + in + i
	}
	for i := range s.out.dims {
		to[1+np+len(s.in.dims)+i] = 1 + out + i
	}
	return to
}

// side returns the space of one tuple, whose dimensions are those from the first told on, and the renumbering that projects onto it.
func (a *relation) side(t tuple, first int) (space, []int) {
	np := len(a.params)
	to := make([]int, 1+a.named())
	for i := range a.params {
		to[1+i] = 1 + i
	}
	for i := range t.dims {
		to[1+np+first+i] = 1 + np + i
	}
	return space{params: a.params, out: t}.unprimed(), to
}

// IntersectDomain returns { x -> y in m : x in s }.
func (m Map) IntersectDomain(s Set) Map {
	return makeMap(restrict("IntersectDomain", m.rel(), s.rel(), false))
}

// IntersectRange returns { x -> y in m : y in s }.
func (m Map) IntersectRange(s Set) Map {
	return makeMap(restrict("IntersectRange", m.rel(), s.rel(), true))
}

func restrict(op string, m, s relation, onRange bool) relation {
	return operation(op, m, s, func(w *work, a, b relation) relation {
		start, t := 1+len(a.params), a.in
		if onRange {
			start, t = start+len(a.in.dims), a.out
		}
		requireMatch(t, b.out)
		b = b.moved(a.space, columnsFrom(len(a.params), start, len(t.dims)))
		var parts []conjunct
		for _, c := range a.parts {
			for _, d := range b.parts {
				parts = append(parts, conjoin(c, d))
			}
		}
		return a.later(parts)
	})
}

// columnsFrom maps columns [1 | params | n dimensions] so that the parameters
// stay and the dimensions go to start, start+1, ...
func columnsFrom(params, start, n int) []int {
	to := identity(1 + params)
	for i := range n {
		to = append(to, start+i)
	}
	return to
}

// Apply returns the image { y : exists x in s : x -> y in m } of a set. Exact;
// costs as Project per pair of pieces.
func (m Map) Apply(s Set) Set {
	return Set{remember("Apply", "", s.p, m.p, apply)}
}

func apply(s, m relation) relation {
	return operation("Apply", s, m, func(w *work, a, b relation) relation {
		requireMatch(a.out, b.in)
		r := join(a, b)
		r.space = r.unprimed()
		return r
	})
}

// ApplyRange returns the composition { x -> z : exists y : x -> y in m and
// y -> z in n }. Exact; costs as Project per pair of pieces.
func (m Map) ApplyRange(n Map) Map {
	return makeMap(operation("ApplyRange", m.rel(), n.rel(), func(w *work, a, b relation) relation {
		requireMatch(a.out, b.in)
		return join(a, b)
	}))
}

// join composes a with b over the shared middle tuple, which becomes
// existential. If a is a set, so is the result.
func join(a, b relation) relation {
	s := space{params: a.params, in: a.in, out: b.out, isMap: a.isMap}.distinct()
	np, ni, nm, no := len(a.params), len(a.in.dims), len(a.out.dims), len(b.out.dims)
	mid := 1 + s.named()
	toA := identity(1 + np + ni)
	for i := range nm {
		toA = append(toA, mid+i)
	}
	toB := append(columnsFrom(np, mid, nm), columnsFrom(0, 1+np+ni, no)[1:]...)
	parts := make([]conjunct, 0, len(a.parts)*len(b.parts))
	for _, c := range a.parts {
		for _, d := range b.parts {
			parts = append(parts, conjoinOn(s.named(), nm, c, d, toA, toB))
		}
	}
	return relation{space: s}.later(parts)
}

// Deltas returns { y - x : x -> y in m }. The tuples of m must be alike; the
// result has their name and the names of the input dimensions. Exact; costs as
// Project.
func (m Map) Deltas() Set {
	return makeSet(unary("Deltas", m.rel(), func(w *work, a relation) relation { return deltas(a) }))
}

func deltas(a relation) relation {
	requireMatch(a.in, a.out)
	np, n := len(a.params), len(a.in.dims)
	s := space{params: a.params, out: a.in}
	to := columnsFrom(np, 1+np+n, n)
	for i := range n {
		to = append(to, 1+np+2*n+i)
	}
	var parts []conjunct
	for _, c := range a.parts {
		d := c.movedTo(np+3*n, to)
		for i := range n {
			eq := make(row, d.width())
			eq[1+np+i], eq[1+np+n+i], eq[1+np+2*n+i] = 1, 1, -1
			d.eqs = append(slices.Clip(d.eqs), eq)
		}
		parts = append(parts, d.forget(func(col int) bool { return col > np+n }))
	}
	return relation{space: s}.later(parts)
}

// Gist returns a map g with g ∩ context = m ∩ context; see Set.Gist.
func (m Map) Gist(context Map) Map {
	return Map{remember("Gist", "", m.p, context.p, gist)}
}

func gist(a, context relation) relation {
	return operation("Gist", a, context, func(w *work, a, b relation) relation {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		a.parts = w.gist(a.parts, b.parts)
		return a
	})
}

// Hull returns a map of one piece that contains m; see Set.Hull.
func (m Map) Hull() Map {
	if m.p.simple() {
		return m
	}
	return makeMap(hullOf(m.rel()))
}
