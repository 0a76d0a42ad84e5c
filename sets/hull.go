package sets

import (
	"math"
	"slices"
)

// minimum returns the minimum num/den of f over the rational points of c, or
// bounded false; feasible is false if c has no rational point.
func (w *work) minimum(c conjunct, f row) (num, den int64, bounded, feasible bool) {
	s := w.open(&c)
	defer s.release()
	t := w.newTableau(identity(c.width())[1:])
	defer t.release()
	feasible = t.addAll(s.ins)
	for _, r := range s.eqs {
		feasible = feasible && t.add(r) && t.add(negated(r))
	}
	if !feasible {
		return 0, 1, false, false
	}
	num, den, ok := t.maximum(negated(f))
	return -num, den, ok, true
}

// Hull returns a set of one piece that contains s: for each inequality of a
// piece, the parallel one that holds on all pieces, as far as there is one
// (the simple hull), the constant bounds of each dimension, and what bounds the remainders of floor terms, as i mod 4 <= 2 does. It
// over-approximates; floor terms are kept only where they hold everywhere. Two system programs per constraint and piece.
func (s Set) Hull() Set {
	if s.p.simple() {
		return s
	}
	return makeSet(hullOf(s.rel()))
}

func hullOf(r relation) relation {
	return unary("Hull", r, func(w *work, a relation) relation {
		if len(a.parts) > 1 {
			if slices.ContainsFunc(a.parts, func(c conjunct) bool { return len(c.divs) > 0 }) {
				a.parts = w.coalesce(a.parts, anyFaces)
			}
			a.parts = w.normal([]conjunct{w.hull(a.parts)})
		}
		return a
	})
}

// hull returns the simple hull of conjuncts with points.
func (w *work) hull(parts []conjunct) conjunct {
	h := conjunct{named: parts[0].named}
	for _, c := range parts {
		_, _, h = inCommon(h, conjunct{named: c.named, divs: c.divs})
	}
	p := newPlanes(w, parts)
	defer p.release()
	for j := 1; j <= h.named; j++ {
		for _, sign := range []int64{1, -1} {
			r := make(row, 1+h.named)
			r[j] = sign
			p.bound(&h, r)
		}
	}
	for _, c := range parts {
		_, wide, _ := inCommon(conjunct{named: h.named, divs: h.divs}, c)
		for _, r := range wide.inequalities() {
			p.bound(&h, r)
		}
	}
	for k := range h.divs {
		p.boundRemainder(&h, k)
	}
	return h
}

// bound adds to h the parallel of r >= 0 that bounds all conjuncts, for a direction that was not asked for before, if there is one. The remainder of a
// floor term is left to boundRemainder.
func (p *planes) bound(h *conjunct, r row) {
	r = padded(r, h.width())
	key := string(appendRow(nil, r[1:]))
	if p.known[key] {
		return
	}
	p.known[key] = true
	if isConst(r[h.named:]) {
		if d, ok := p.relaxation(r); ok {
			h.ins = append(h.ins, shifted(r, d))
		}
		return
	}
	for k, d := range h.divs {
		if rest := remainderOf(h, k); d.den <= mostRemainders && (slices.Equal(rest[1:], r[1:]) || opposite(rest, r)) {
			return
		}
	}
	f := conjunct{named: h.named, divs: h.divs, ins: []row{r}}.dropUnused()
	if d, ok := p.leastShift(f.divs, f.ins[0]); ok {
		h.ins = append(h.ins, shifted(r, d))
	}
}

// remainderOf returns num - den·floor(num/den) for local k of c.
func remainderOf(c *conjunct, k int) row {
	rest := slices.Clone(padded(c.divs[k].num, c.width()))
	rest[c.local(k)] = -c.divs[k].den
	return rest
}

// mostRemainders bounds the divisors of the floor terms whose remainders are bounded.
const mostRemainders = 64

// boundRemainder adds to h bounds, which hold on all conjuncts, on what a floor term of h leaves.
func (p *planes) boundRemainder(h *conjunct, k int) {
	den := h.divs[k].den
	if den > mostRemainders {
		return
	}
	r := remainderOf(h, k)
	f := conjunct{named: h.named, divs: h.divs, ins: []row{r}}.dropUnused()
	rest, divs := f.ins[0], f.divs
	least, most := den-1, int64(0)
	p.eachPoint(divs, func(q row) {
		if v, ok := dot2(rest, q); ok {
			least, most = min(least, v), max(most, v)
		}
	})
	for i := 0; i < len(p.parts) && (least > 0 || most < den-1); i++ {
		_, wide, _ := inCommon(conjunct{named: h.named, divs: divs}, p.parts[i])
		for most < den-1 && !p.w.empty(wide, padded(shifted(rest, -most-1), wide.width())) {
			most++
		}
		for least > 0 && !p.w.empty(wide, padded(shifted(negated(rest), least-1), wide.width())) {
			least--
		}
	}
	if most < den-1 {
		h.ins = append(h.ins, shifted(negated(r), most))
	}
	if least > 0 {
		h.ins = append(h.ins, shifted(r, -least))
	}
}

// planes finds parallel planes that bound conjuncts. Each has its tableau and some known points, and each direction is asked for once.
type planes struct {
	w        *work
	parts    []conjunct
	corners  []corners
	tableaus []*tableau // nil where the numbers are too large for one
	known    map[string]bool
}

func newPlanes(w *work, parts []conjunct) *planes {
	p := &planes{w: w, parts: parts, corners: make([]corners, len(parts)), tableaus: make([]*tableau, len(parts)), known: map[string]bool{}}
	for i := range parts {
		c := &parts[i]
		p.corners[i] = cornersOf(w, c, directions(w, c), mostCorners)
		if !withoutOverflow(func() { p.tableaus[i] = tableauOf(w, c) }) {
			p.tableaus[i] = nil
		}
	}
	return p
}

// tableauOf returns a tableau of all columns of c, nil if it has no rational point.
func tableauOf(w *work, c *conjunct) *tableau {
	s := w.open(c)
	defer s.release()
	t := w.newTableau(identity(c.width())[1:])
	ok := t.addAll(s.ins)
	for _, r := range s.eqs {
		ok = ok && t.add(r) && t.add(negated(r))
	}
	if !ok {
		t.release()
		return nil
	}
	return t
}

func (p *planes) release() {
	for _, t := range p.tableaus {
		if t != nil {
			t.release()
		}
	}
}

// eachPoint calls f with the known points of the conjuncts, as values of the named columns and of the given locals.
func (p *planes) eachPoint(divs []div, f func(q row)) {
	frame := conjunct{named: p.parts[0].named, divs: divs}
	room := make(row, frame.width()-1)
	for _, points := range p.corners {
		p.w.cells(len(points) * cells(&frame))
		for _, at := range points {
			if q := pointIn(&frame, room, at); q != nil {
				f(q)
			}
		}
	}
}

// knownShift returns by how much r, which refers to the given locals, is known to be violated on the conjuncts, 0 for not at all.
func (p *planes) knownShift(divs []div, r row) int64 {
	least := int64(0)
	p.eachPoint(divs, func(q row) {
		if v, ok := dot2(r, q); ok && v != math.MinInt64 {
			least = max(least, -v)
		}
	})
	return least
}

// relaxation returns the least d such that r + d >= 0 on all points of the conjuncts.
//
// Given a row without locals.
func (p *planes) relaxation(r row) (least int64, ok bool) {
	r = r[:1+p.parts[0].named]
	known := false
	p.eachPoint(nil, func(q row) {
		if v, ok := dot2(r, q); ok && (!known || -v > least) {
			least, known = -v, true
		}
	})
	for i := range p.parts {
		c := &p.parts[i]
		f := padded(r, c.width())
		num, den, ok := p.minimum(i, f)
		if !ok {
			return 0, false
		}
		d := floorDiv(-num, den)
		if known && d <= least {
			continue
		}
		most := int64(mostMoves)
		if known {
			most = d - least
		}
		least, known = tightestOn(p.w, shifted(f, d), c, most)[0]-f[0], true
	}
	return least, true
}

// minimum returns the minimum num/den of f over the rational points of conjunct i; false if there is none.
func (p *planes) minimum(i int, f row) (num, den int64, ok bool) {
	if t := p.tableaus[i]; t != nil && withoutOverflow(func() { num, den, ok = t.maximum(negated(f)) }) {
		return -num, den, ok
	}
	p.tableaus[i] = nil
	num, den, ok, _ = p.w.minimum(p.parts[i], f)
	return num, den, ok
}

// leastShift returns the least d >= 0 with r + d >= 0 on all conjuncts, given locals to which r refers.
func (p *planes) leastShift(divs []div, r row) (least int64, ok bool) {
	least = p.knownShift(divs, r)
	for _, c := range p.parts {
		_, wide, _ := inCommon(conjunct{named: c.named, divs: divs}, c)
		f := shifted(padded(r, wide.width()), least)
		if p.w.empty(wide, complement(f)) {
			continue
		}
		num, den, bounded, feasible := p.w.minimum(wide, f)
		if !bounded || !feasible {
			return 0, false
		}
		d := floorDiv(-num, den)
		least += tightestOn(p.w, shifted(f, d), &wide, d)[0] - f[0]
	}
	return least, true
}

// gist simplifies the conjuncts within the union of the contexts.
func (w *work) gist(parts, contexts []conjunct) []conjunct {
	if len(contexts) == 0 || len(parts) == 0 {
		return nil
	}
	if among(contexts, parts) {
		return []conjunct{universe(parts[0].named)}
	}
	var out []conjunct
	for _, c := range parts {
		if w.emptyWithin(c, contexts) {
			continue
		}
		g, _ := c.dropRedundant(w, contexts).simplify(w)
		out = appendNew(out, g)
	}
	return out
}

// sample returns values of at least the named columns of c at a point, nil if
// there is none.
func (w *work) sample(c conjunct) row {
	if c.tidy && c.at != nil {
		return c.at
	}
	p, v := w.point(c)
	if v == unsure {
		panic(halt{ErrLimit})
	}
	return p
}

// DropExists returns a set without existential variables that contains s: each
// piece without its congruences, other existentials eliminated over the
// rationals. exact reports that nothing was lost, that is, that there were none.
func (s Set) DropExists() (out Set, exact bool) {
	exact = true
	out = makeSet(unary("DropExists", s.rel(), func(w *work, a relation) relation {
		var parts []conjunct
		for _, c := range a.parts {
			plain, relaxed := w.withoutLocals(c)
			exact = exact && !relaxed && len(c.divs) == 0
			parts = append(parts, plain)
		}
		a.parts = w.normal(parts)
		return a
	}))
	return out, exact
}

// ConvexHull returns the set or map of one piece whose constraints are those of the smallest closed polyhedron that contains the pieces of v, as
// these bound them over the rationals:
//
//	ConvexHull({ [0, 0]; [4, 2] }) = { [i, j] : i = 2j and 0 <= i <= 4 }
//
// It over-approximates, and has no floor terms; Hull is cheaper and keeps those that hold everywhere. Exponential in the number of dimensions: it costs the vertices of the pieces and the facets of the hull.
func ConvexHull[T Set | Map](v T) T {
	switch v := any(v).(type) {
	case Set:
		return T(makeSet(convexHullOf(v.rel())))
	case Map:
		return T(makeMap(convexHullOf(v.rel())))
	}
	return v
}

func convexHullOf(r relation) relation {
	return unary("ConvexHull", r, func(w *work, a relation) relation {
		if len(a.parts) == 0 || len(a.parts) == 1 && len(a.parts[0].divs) == 0 {
			return a
		}
		h := conjunct{named: a.parts[0].named}
		var all generators
		for _, c := range a.parts {
			c, _ = w.withoutLocals(c)
			front := make(row, c.width()) // not negative
			front[0] = 1
			g := cone(w, c.width(), c.eqs, append([]row{front}, c.ins...))
			all.lines, all.rays = append(all.lines, g.lines...), append(all.rays, g.rays...)
		}
		slices.SortFunc(all.rays, slices.Compare[row])
		all.rays = slices.CompactFunc(all.rays, slices.Equal[row])
		polar := cone(w, 1+h.named, all.lines, all.rays)
		h.eqs, h.ins = polar.lines, polar.rays
		a.parts = w.normal([]conjunct{h})
		return a
	})
}

// generators of a cone: it is the sums of multiples of the lines and of multiples of the rays by numbers that are not negative. The rays are its extreme ones,
// up to lines.
type generators struct {
	lines, rays []row
	tight       [][]uint64 // for each ray the inequalities that it satisfies with = 0, one bit each
	n           int        // inequalities so far
}

// cone returns the generators of { x : e·x = 0, r·x >= 0 } for equalities e and inequalities r, by double description (Motzkin and others, 1953).
//
// For a polyhedron, whose points are x[0] = 1, the rays with x[0] > 0 are its vertices; the generators of the cone of forms that are not negative on generators are the
// facets of what these generate.
func cone(w *work, width int, eqs, ins []row) generators {
	g := generators{}
	for j := range width {
		unit := make(row, width)
		unit[j] = 1
		g.lines = append(g.lines, unit)
	}
	for _, e := range eqs {
		g.cut(w, e, true)
	}
	for _, r := range ins {
		g.cut(w, r, false)
	}
	return g
}

// cut imposes a·x = 0 or a·x >= 0.
func (g *generators) cut(w *work, a row, equality bool) {
	w.cells((len(g.lines) + len(g.rays)) * len(a))
	at := slices.IndexFunc(g.lines, func(l row) bool { return scalar(a, l) != 0 })
	switch {
	case at >= 0:
		g.cutLine(w, a, at, equality)
	default:
		g.cutRays(w, a, equality)
	}
	if !equality {
		g.n++
	}
}

// cutLine is cut where line number at leaves a·x = 0: the others are moved along it into that plane, and it becomes a ray.
func (g *generators) cutLine(w *work, a row, at int, equality bool) {
	l := g.lines[at]
	v := scalar(a, l)
	if v < 0 {
		l, v = negated(l), -v
	}
	g.lines = slices.Delete(g.lines, at, at+1)
	for _, list := range [][]row{g.lines, g.rays} {
		for i, x := range list {
			if u := scalar(a, x); u != 0 {
				w.step(1)
				list[i] = combine(v, x, -u, l)
			}
		}
	}
	if equality {
		return
	}
	for i := range g.tight {
		g.tight[i] = withBit(g.tight[i], g.n)
	}
	var before []uint64
	for k := range g.n {
		before = withBit(before, k)
	}
	g.rays, g.tight = append(g.rays, l), append(g.tight, before)
}

// cutRays is cut where all lines have a·x = 0: of the rays those with a·x < 0, for an equality also those with a·x > 0, give way to what lies between neighbours.
func (g *generators) cutRays(w *work, a row, equality bool) {
	var rays []row
	var tight [][]uint64
	keep := func(x row, t []uint64, zero bool) {
		if zero && !equality {
			t = withBit(t, g.n)
		}
		rays, tight = append(rays, x), append(tight, t)
	}
	values := make([]int64, len(g.rays))
	for i, x := range g.rays {
		if values[i] = scalar(a, x); values[i] == 0 || values[i] > 0 && !equality {
			keep(x, g.tight[i], values[i] == 0)
		}
	}
	for i, u := range values {
		for j, v := range values {
			if u <= 0 || v >= 0 {
				continue
			}
			if common := both(g.tight[i], g.tight[j]); g.neighbours(w, i, j, common) {
				w.step(1)
				keep(combine(u, g.rays[j], -v, g.rays[i]), common, true)
			}
		}
	}
	g.rays, g.tight = rays, tight
}

// neighbours reports whether no third ray satisfies with = 0 what two rays have in common.
func (g *generators) neighbours(w *work, i, j int, common []uint64) bool {
	w.cells(1 + len(g.rays)/8)
	for k, t := range g.tight {
		if k != i && k != j && isWithin(common, t) {
			return false
		}
	}
	return true
}

// scalar returns the sum of a[j]·x[j].
func scalar(a, x row) int64 {
	sum := int64(0)
	for j, v := range a {
		if v != 0 && x[j] != 0 {
			sum = add(sum, mul(v, x[j]))
		}
	}
	return sum
}

// withBit returns a copy of a set of numbers with one more.
func withBit(set []uint64, n int) []uint64 {
	out := make([]uint64, max(len(set), n/64+1))
	copy(out, set)
	out[n/64] |= 1 << (n % 64)
	return out
}

// both returns the numbers in both sets.
func both(a, b []uint64) []uint64 {
	out := make([]uint64, min(len(a), len(b)))
	for i := range out {
		out[i] = a[i] & b[i]
	}
	return out
}

// isWithin reports whether all numbers of a are in b.
func isWithin(a, b []uint64) bool {
	for i, x := range a {
		if i >= len(b) && x != 0 || i < len(b) && x&^b[i] != 0 {
			return false
		}
	}
	return true
}
