package sets

import (
	"cmp"
	"math"
	"slices"
)

// split is a difference a − b in the making.
//
// For the constraints c_1, ..., c_m of b: a − b is the disjoint union of
// a ∧ c_1 ∧ ... ∧ c_{k-1} ∧ ¬c_k. Constraints that a implies contribute nothing.
type split struct {
	cur conjunct // a and the constraints so far, with the locals of b
	b   conjunct // b with the locals of a
	p   *probe   // of cur; nil if it has no point
}

// split prepares a − b.
//
// Given a and b without existentials. To be released.
func (w *work) split(a, b conjunct) *split {
	s := &split{cur: a, b: b}
	if len(a.divs)+len(b.divs) > 0 {
		s.cur, s.b, _ = inCommon(a, b)
		s.cur.at = a.at
	}
	s.p = w.probe(s.cur)
	return s
}

func (s *split) release() {
	if s.p != nil {
		s.p.release()
	}
}

// apart reports whether a ∩ b is empty.
func (s *split) apart() bool { return s.p == nil || s.p.excludes(s.b.inequalities()...) }

// each calls f with the conjuncts of a − b that have points, until f returns
// false; it returns false then.
func (s *split) each(f func(conjunct) bool) bool {
	for _, r := range s.b.eqs {
		if !s.cut(shifted(r, -1), f) || !s.cut(complement(r), f) {
			return false
		}
		s.keep(r, true)
	}
	for _, r := range s.b.ins {
		if s.p == nil || stated(&s.cur, r) || s.p.excludes(complement(r)) {
			continue
		}
		if !f(narrowed(s.cur, complement(r))) {
			return false
		}
		s.keep(r, false)
	}
	return true
}

// cut calls f with the points so far that satisfy r >= 0, if there are any.
func (s *split) cut(r row, f func(conjunct) bool) bool {
	return s.p == nil || s.p.excludes(r) || f(narrowed(s.cur, r))
}

// keep imposes r = 0 or r >= 0 on what follows.
func (s *split) keep(r row, equality bool) {
	if s.p == nil {
		return
	}
	if equality {
		s.cur = s.cur.with([]row{r}, nil)
	} else {
		s.cur = narrowed(s.cur, r)
	}
	if !s.p.impose(r) || equality && !s.p.impose(negated(r)) {
		s.p.release()
		s.p = nil
	}
}

// minus returns a − b as disjoint conjuncts in normal form.
//
// Given a and b without existentials.
func (w *work) minus(a, b conjunct) []conjunct {
	var out []conjunct
	for _, d := range w.remainders(a, b) {
		if d, ok := d.simplify(w); ok {
			out = append(out, d)
		}
	}
	return out
}

// remainders returns a − b as disjoint conjuncts with points.
func (w *work) remainders(a, b conjunct) []conjunct {
	if boxOf(w, &a).apart(boxOf(w, &b)) {
		return []conjunct{a}
	}
	s := w.split(a, b)
	defer s.release()
	if !b.contains(a.at) && !a.contains(b.at) && s.apart() {
		return []conjunct{a}
	}
	var out []conjunct
	s.each(func(d conjunct) bool {
		out = append(out, d)
		return true
	})
	return out
}

// difference returns r with the conjuncts of a − (b_1 ∪ b_2 ∪ ...), of which the last b leaves the normal form to be made.
func (w *work) difference(r relation, a, b []conjunct) relation {
	if len(b) == 0 {
		r.parts = a
		return r
	}
	if a = without(a, b); len(a) == 0 {
		return r.later(nil)
	}
	b = simplestFirst(b)
	a = w.minusEach(a, b[:len(b)-1])
	var last []conjunct
	for _, c := range a {
		last = append(last, w.remainders(c, b[len(b)-1])...)
	}
	r = r.later(last)
	if r.late != nil {
		r.late.some, r.late.apart = true, true
	}
	return r
}

// manySubtracted is from how many conjuncts on their order counts: those that cut a remainder into the fewest pieces come first.
const manySubtracted = 4

// simplestFirst returns conjuncts that are subtracted one after the other, those with the fewest constraints first if they are many.
func simplestFirst(parts []conjunct) []conjunct {
	if len(parts) < manySubtracted {
		return parts
	}
	parts = slices.Clone(parts)
	cuts := func(c conjunct) int { return 2*len(c.eqs) + len(c.ins) }
	slices.SortStableFunc(parts, func(a, b conjunct) int { return cmp.Compare(cuts(a), cuts(b)) })
	return parts
}

// contains reports whether the values of the named columns are known, that is, not nil, and known to be
// a point of c.
func (c *conjunct) contains(at row) bool {
	q := c.pointAt(at)
	return q != nil && c.satisfiedBy(q)
}

// mayContain reports whether c has the point with the given values of the named
// columns; true also if numbers are too large to tell.
func (c *conjunct) mayContain(at row) bool {
	var room [32]int64
	q := row(room[:])
	if n := c.width() - 1; n > len(room) {
		q = make(row, n)
	}
	q = pointIn(c, q, at)
	if q == nil {
		return true
	}
	for _, r := range c.eqs {
		if v, ok := dot2(r, q); ok && v != 0 {
			return false
		}
	}
	for _, r := range c.ins {
		if v, ok := dot2(r, q); ok && v < 0 {
			return false
		}
	}
	return true
}

// minusAll returns a − (b_1 ∪ b_2 ∪ ...), disjoint if the conjuncts of a are.
func (w *work) minusAll(a, b []conjunct) []conjunct {
	return w.minusEach(without(a, b), b)
}

// without returns the conjuncts of a that are none of b.
func without(a, b []conjunct) []conjunct {
	isIn := func(i int) bool {
		return slices.ContainsFunc(b, func(d conjunct) bool { return sameConjunct(a[i], d) })
	}
	n := 0
	for n < len(a) && !isIn(n) {
		n++
	}
	if n == len(a) {
		return a
	}
	out := slices.Clip(a[:n])
	for i := n + 1; i < len(a); i++ {
		if !isIn(i) {
			out = append(out, a[i])
		}
	}
	return out
}

// minusEach is minusAll, one conjunct of b after the other.
func (w *work) minusEach(a, b []conjunct) []conjunct {
	for _, d := range b {
		var next []conjunct
		for _, c := range a {
			next = append(next, w.minus(c, d)...)
		}
		a = next
	}
	return a
}

// covered reports whether every point of a is in some conjunct of bs.
func (w *work) covered(a conjunct, bs []conjunct) bool { return coveredIn(w, a, bs, boxesOf(w, bs)) }

// coveredIn is covered for conjuncts in known boxes. It stops at the first remainder with a point. Conjuncts that do not
// meet a are skipped: they would only cut it up.
func coveredIn(w *work, a conjunct, bs []conjunct, boxes []extent) bool {
	w.cells(len(bs))
	if a.at != nil && !slices.ContainsFunc(bs, func(b conjunct) bool { return b.mayContain(a.at) }) {
		return false
	}
	within := boxOf(w, &a)
	for i, b := range bs {
		if w.cells(2 * a.named); within.apart(boxes[i]) {
			continue
		}
		s := w.split(a, b)
		if b.contains(a.at) || a.contains(b.at) || !s.apart() {
			inside := s.each(func(d conjunct) bool { return coveredIn(w, d, bs[i+1:], boxes[i+1:]) })
			s.release()
			return inside
		}
		s.release()
	}
	return !a.tidy && w.empty(a)
}

// narrowed returns c with a further inequality, which takes the place of one that it implies by its constant.
func narrowed(c conjunct, r row) conjunct {
	for i, old := range c.ins {
		if slices.Equal(old[1:], r[1:]) {
			if r[0] < old[0] {
				c = c.with(nil, nil)
				c.ins = slices.Clone(c.ins)
				c.ins[i] = r
			}
			return c
		}
	}
	return c.with(nil, []row{r})
}

// subset reports whether every conjunct of a is covered by b.
func (w *work) subset(a, b []conjunct) bool {
	boxes := boxesOf(w, b)
	for _, c := range a {
		if !among([]conjunct{c}, b) && !coveredIn(w, c, b, boxes) {
			return false
		}
	}
	return true
}

// disjoint returns conjuncts with the same union that do not overlap: the
// k-th minus those before it.
func (w *work) disjoint(parts []conjunct) []conjunct {
	var out []conjunct
	for k, c := range parts {
		out = append(out, w.minusAll([]conjunct{c}, parts[:k])...)
	}
	return out
}

// extent is a box: it bounds the named columns of a conjunct by constants: low[j-1] <= column j <= high[j-1], as far as
// single constraints tell. The box of a conjunct without points may be anything.
type extent struct {
	low, high row
	plain     bool // the box is the conjunct
}

// boxOf reads the box of c off the constraints that have one named column and nothing else.
func boxOf(w *work, c *conjunct) extent {
	w.cells(2*c.named + 2*(len(c.eqs)+len(c.ins)))
	both := make(row, 2*c.named)
	b := extent{low: both[:c.named:c.named], high: both[c.named:], plain: len(c.divs) == 0}
	for j := range b.low {
		b.low[j], b.high[j] = math.MinInt64, math.MaxInt64
	}
	for _, r := range c.eqs {
		b.note(r, c.named, true)
	}
	for _, r := range c.ins {
		b.note(r, c.named, false)
	}
	return b
}

// note takes the bound that a·x + r[0] >= 0, or = 0, is.
func (b *extent) note(r row, named int, equality bool) {
	j := loneColumn(r)
	if j == 0 || j > named || r[0] == math.MinInt64 {
		b.plain = false
		return
	}
	if r[j] > 0 || equality {
		b.low[j-1] = max(b.low[j-1], -floorDiv(sign(r[j])*r[0], abs(r[j])))
	}
	if r[j] < 0 || equality {
		b.high[j-1] = min(b.high[j-1], floorDiv(-sign(r[j])*r[0], abs(r[j])))
	}
}

// loneColumn returns the one column of r that is not 0, 0 if there are none or several.
func loneColumn(r row) int {
	at := 0
	for j := 1; j < len(r); j++ {
		if r[j] != 0 {
			if at > 0 {
				return 0
			}
			at = j
		}
	}
	return at
}

// apart reports whether no point is in both boxes.
func (b extent) apart(c extent) bool {
	for j := range b.low {
		if b.low[j] > c.high[j] || c.low[j] > b.high[j] {
			return true
		}
	}
	return false
}

// gap reports whether there is a value of some column between the boxes, so that no box is their union.
func (b extent) gap(c extent) bool {
	for j := range b.low {
		if c.low[j] > b.high[j] && c.low[j]-1 > b.high[j] || b.low[j] > c.high[j] && b.low[j]-1 > c.high[j] {
			return true
		}
	}
	return false
}

// boxesOf returns the box of each conjunct.
func boxesOf(w *work, parts []conjunct) []extent {
	out := make([]extent, len(parts))
	for i := range parts {
		out[i] = boxOf(w, &parts[i])
	}
	return out
}
