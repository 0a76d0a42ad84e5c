package sets

import "slices"

// ParamSet returns the values of the parameters for which the set has a point,
// as a set without tuple. Exact; costs as Project.
func (s Set) ParamSet() Set {
	return Set{moving("ParamSet", "", s.p, func(a *relation) (space, []int) {
		to := make([]int, 1+a.named())
		for j := range a.params {
			to[1+j] = 1 + j
		}
		return space{params: a.params, out: tuple{absent: true}}, to
	})}
}

// SampleSet returns a set of one point of s, for one value of the parameters;
// an empty set if s is empty. See Sample.
func (s Set) SampleSet() Set {
	return makeSet(unary("SampleSet", s.rel(), func(w *work, a relation) relation {
		parts := a.parts
		a.parts = nil
		for _, c := range parts {
			if p := w.sample(c); p != nil {
				a.parts = []conjunct{pointConjunct(p[:a.named()])}
				break
			}
		}
		return a
	}))
}

// pointConjunct has one point; it is in normal form.
func pointConjunct(p row) conjunct {
	c := conjunct{named: len(p), eqs: make([]row, len(p)), tidy: true, at: p}
	b := newBlock(len(p), 1+len(p))
	for j, v := range p {
		r := b.row()
		r[0], r[1+j] = -v, 1
		c.eqs[j] = r
	}
	return c
}

// DetectEqualities returns the set itself: every value is kept in a form in
// which no equality hides among the inequalities of a piece.
func (s Set) DetectEqualities() Set { return s }

// DetectEqualities returns the map itself; see Set.DetectEqualities.
func (m Map) DetectEqualities() Map { return m }

// RemoveRedundancies returns the set itself: every value is kept in a form in
// which no constraint of a piece follows from the others.
func (s Set) RemoveRedundancies() Set { return s }

// RemoveRedundancies returns the map itself; see Set.RemoveRedundancies.
func (m Map) RemoveRedundancies() Map { return m }

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
