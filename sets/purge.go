package sets

import "slices"

// purge makes implied equalities of a tidied conjunct explicit or, if there are
// none, removes its redundant constraints, the first ones first.
//
// Returns more if there are new equalities, and false if c has no integer point.
func (c *conjunct) purge(w *work) (more, ok bool) {
	if done, ok := c.purgePlain(w); done {
		return false, ok
	}
	if !withoutOverflow(func() { more, ok = c.purgeSmall(w) }) {
		return c.purgeBig(w)
	}
	return more, ok
}

// purgeSmall is purge with entries in int64; it halts on overflow.
func (c *conjunct) purgeSmall(w *work) (more, ok bool) {
	s := w.open(c)
	defer s.release()
	t, ok := s.start(false)
	if !ok {
		return false, false
	}
	defer t.release()
	p, v := s.search(t)
	if v == no {
		return false, false
	}
	if found := s.impliedEqualities(t, c, p, v); len(found) > 0 {
		c.eqs = append(c.eqs, found...)
		return true, true
	}
	c.ins = s.irredundant(t, c)
	if v == yes {
		c.at = p[:c.named:c.named]
	}
	c.eqs = dropEach(c.eqs, func(r row, rest []row) bool { return w.impliedCongruence(c, r, rest, p, v) })
	return false, true
}

// impliedEqualities returns the inequalities f >= 0 of c that hold with f = 0
// at every point.
//
// Given a point p of c if v is yes; only inequalities tight at p are candidates
// then.
func (s *solver) impliedEqualities(t *tableau, c *conjunct, p row, v verdict) []row {
	var found []row
	s.w.cells(cells(c))
	for _, i := range s.held {
		found = append(found, slices.Clone(c.ins[i]))
	}
	for i, from := range s.from {
		if from < 0 || v == yes && dot(c.ins[from], p) != 0 {
			continue
		}
		r := c.ins[from]
		if v == yes && !s.possible(t.raised(t.n+i), i, atLeastOne) || v != yes && s.w.empty(*c, atLeastOne(r)) {
			found = append(found, slices.Clone(r))
		}
	}
	return found
}

// atLeastOne returns the row of r >= 1.
func atLeastOne(r row) row { return shifted(r, -1) }

// irredundant returns the inequalities of c without those that the others
// imply over the integers.
func (s *solver) irredundant(t *tableau, c *conjunct) []row {
	needed := make([]bool, len(c.ins))
	for i, from := range s.from {
		if from < 0 {
			continue
		}
		if needed[from] = s.possible(t.beyond(t.n+i), i, complement); !needed[from] {
			t.drop(t.n + i)
			s.ins[i] = s.own(nil)
		}
	}
	kept := c.ins[:0]
	for i, r := range c.ins {
		if needed[i] {
			kept = append(kept, r)
		}
	}
	return kept
}

// possible reports whether a tableau, nil if infeasible, has an integer point.
// It belongs to the system with inequality i changed as told. The tableau is
// released.
func (s *solver) possible(t *tableau, i int, change func(row) row) bool {
	if t == nil {
		return false
	}
	defer t.release()
	nodes := firstLimit
	v := t.branch(&nodes, nil)
	if v == unsure {
		ins := slices.Clone(s.ins)
		ins[i] = change(ins[i])
		_, v = s.decide(t, ins)
	}
	return v != no
}

// impliedCongruence reports whether the inequalities of c and the other
// equalities imply the equality r; they do not if r has no locals, for the
// equalities are in echelon form.
//
// Given a point p of c if v is yes.
func (w *work) impliedCongruence(c *conjunct, r row, rest []row, p row, v verdict) bool {
	if isConst(r[c.named:]) {
		return false
	}
	d := conjunct{named: c.named, divs: c.divs, eqs: rest, ins: c.ins}
	if v == yes && d.hasNeighbour(p, r) {
		return false
	}
	return w.empty(d, complement(r)) && w.empty(d, shifted(r, -1))
}

// hasNeighbour reports whether a point next to p satisfies c but not r = 0.
//
// Given c with equalities in echelon form. It may miss one.
func (c *conjunct) hasNeighbour(p, r row) bool {
	q := make(row, len(p))
	for j := 1; j <= c.named; j++ {
		for _, step := range []int64{1, -1} {
			copy(q, p)
			q[j-1] += step
			if c.complete(q) && c.satisfiedBy(q) && dot(r, q) != 0 {
				return true
			}
		}
	}
	return false
}

// complete computes the locals and the columns that unit pivots determine.
//
// Returns false if the values are too large.
func (c *conjunct) complete(q row) bool {
	for k, d := range c.divs {
		v, ok := dot2(d.num, q)
		if !ok {
			return false
		}
		q[c.local(k)-1] = floorDiv(v, d.den)
	}
	for _, r := range c.eqs {
		col, rank := c.pivotColumn(r)
		if rank > 1 {
			continue
		}
		v, ok := dot2(r, q)
		if !ok {
			return false
		}
		q[col-1] -= v * r[col]
	}
	return true
}

// satisfiedBy reports whether all columns of q satisfy the constraints and the
// definitions of the locals.
func (c *conjunct) satisfiedBy(q row) bool {
	for _, r := range c.eqs {
		if v, ok := dot2(r, q); !ok || v != 0 {
			return false
		}
	}
	for _, r := range c.ins {
		if v, ok := dot2(r, q); !ok || v < 0 {
			return false
		}
	}
	for k, d := range c.divs {
		if v, ok := dot2(d.num, q); !ok || floorDiv(v, d.den) != q[c.local(k)-1] {
			return false
		}
	}
	return true
}

// dot2 is dot, and whether the value fits.
func dot2(r, p row) (int64, bool) {
	s, fits := r[0], true
	for j, v := range r[1:] {
		if v != 0 && p[j] != 0 {
			product, ok := mul2(v, p[j])
			sum, ok2 := add2(s, product)
			s, fits = sum, fits && ok && ok2
		}
	}
	return s, fits
}
