package sets

import "slices"

// minus returns a − b as disjoint conjuncts.
//
// For the constraints c_1, ..., c_m of b: a − b is the disjoint union of
// a ∧ c_1 ∧ ... ∧ c_{k-1} ∧ ¬c_k. Constraints that a implies contribute nothing.
// Given a and b without existentials.
func (w *work) minus(a, b conjunct) []conjunct {
	if (a.at == nil || !b.mayContain(a.at)) && w.empty(conjoin(a, b)) {
		return []conjunct{a}
	}
	var out []conjunct
	w.eachRemainder(a, b, func(d conjunct) bool {
		if d, ok := d.simplify(w); ok {
			out = append(out, d)
		}
		return true
	})
	return out
}

// eachRemainder calls f with the conjuncts of a − b that have points, until f
// returns false; it returns false then.
func (w *work) eachRemainder(a, b conjunct, f func(conjunct) bool) bool {
	frame := conjoin(conjunct{named: a.named, divs: a.divs}, b)
	cur := conjoin(a, conjunct{named: b.named, divs: b.divs})
	try := func(r row) bool {
		d := cur.with(nil, []row{r})
		return w.empty(d) || f(d)
	}
	for _, r := range frame.eqs {
		if !try(shifted(r, -1)) || !try(complement(r)) {
			return false
		}
		cur = cur.with([]row{r}, nil)
	}
	for _, r := range frame.ins {
		if !try(complement(r)) {
			return false
		}
		cur = cur.with(nil, []row{r})
	}
	return true
}

// mayContain reports whether c has the point with the given values of the named
// columns; true also if numbers are too large to tell.
func (c *conjunct) mayContain(at row) bool {
	q := make(row, c.width()-1)
	copy(q, at)
	for k, d := range c.divs {
		v, ok := dot2(d.num, q)
		if !ok {
			return true
		}
		q[c.local(k)-1] = floorDiv(v, d.den)
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
	for len(bs) > 0 && (a.at == nil || !bs[0].mayContain(a.at)) && w.empty(conjoin(a, bs[0])) {
		bs = bs[1:]
	}
	if len(bs) == 0 {
		return !a.tidy && w.empty(a)
	}
	return w.eachRemainder(a, bs[0], func(d conjunct) bool { return w.covered(d, bs[1:]) })
}

// subset reports whether every conjunct of a is covered by b.
func (w *work) subset(a, b []conjunct) bool {
	for _, c := range a {
		same := slices.ContainsFunc(b, func(d conjunct) bool { return sameConjunct(c, d) })
		if !same && !w.covered(c, b) {
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
