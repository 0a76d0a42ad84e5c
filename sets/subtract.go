package sets

import "slices"

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
		s.b = conjoin(conjunct{named: a.named, divs: a.divs}, b)
		s.cur = conjoin(a, conjunct{named: b.named, divs: b.divs})
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
		if s.p == nil || s.p.excludes(complement(r)) {
			continue
		}
		if !f(s.cur.with(nil, []row{complement(r)})) {
			return false
		}
		s.keep(r, false)
	}
	return true
}

// cut calls f with the points so far that satisfy r >= 0, if there are any.
func (s *split) cut(r row, f func(conjunct) bool) bool {
	return s.p == nil || s.p.excludes(r) || f(s.cur.with(nil, []row{r}))
}

// keep imposes r = 0 or r >= 0 on what follows.
func (s *split) keep(r row, equality bool) {
	if s.p == nil {
		return
	}
	if equality {
		s.cur = s.cur.with([]row{r}, nil)
	} else {
		s.cur = s.cur.with(nil, []row{r})
	}
	if !s.p.impose(r) || equality && !s.p.impose(negated(r)) {
		s.p.release()
		s.p = nil
	}
}

// minus returns a − b as disjoint conjuncts.
//
// Given a and b without existentials.
func (w *work) minus(a, b conjunct) []conjunct {
	s := w.split(a, b)
	defer s.release()
	if !b.contains(a.at) && !a.contains(b.at) && s.apart() {
		return []conjunct{a}
	}
	var out []conjunct
	s.each(func(d conjunct) bool {
		if d, ok := d.simplify(w); ok {
			out = append(out, d)
		}
		return true
	})
	return out
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
	q := c.pointAt(at)
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
	for _, d := range b {
		a = slices.DeleteFunc(slices.Clone(a), func(c conjunct) bool { return sameConjunct(c, d) })
	}
	for _, d := range b {
		var next []conjunct
		for _, c := range a {
			next = append(next, w.minus(c, d)...)
		}
		a = next
	}
	return a
}

// covered reports whether every point of a is in some conjunct of bs. It stops
// at the first remainder with a point. Conjuncts that do not meet a are skipped:
// they would only cut it up.
func (w *work) covered(a conjunct, bs []conjunct) bool {
	if a.at != nil && !slices.ContainsFunc(bs, func(b conjunct) bool { return b.mayContain(a.at) }) {
		return false
	}
	for i, b := range bs {
		s := w.split(a, b)
		if b.contains(a.at) || a.contains(b.at) || !s.apart() {
			inside := s.each(func(d conjunct) bool { return w.covered(d, bs[i+1:]) })
			s.release()
			return inside
		}
		s.release()
	}
	return !a.tidy && w.empty(a)
}

// subset reports whether every conjunct of a is covered by b.
func (w *work) subset(a, b []conjunct) bool {
	for _, c := range a {
		if !among([]conjunct{c}, b) && !w.covered(c, b) {
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
