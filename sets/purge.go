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
	p = p[:len(r)-1]
	s := r[0]
	size := magnitude(s)
	for j, v := range r[1:] {
		q := p[j]
		s += v * q
		size |= magnitude(v) | magnitude(q)
	}
	if size < 1<<28 && len(r) <= 64 {
		return s, true
	}
	return dotWide(r, p)
}

// dotWide is dot2 for entries of any size.
func dotWide(r, p row) (int64, bool) {
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

// peeling proves, without a linear program, that the inequalities of a conjunct without locals have an
// integer point, that none is an equality in disguise, and which of them are redundant. Column by column it
// removes
//
//   - the only inequality of a column: whatever the others say, the column can satisfy it, violate it
//     and make it positive;
//   - two inequalities f <= x <= g of a column that occurs in no other: they hold for some x where g - f >= 0,
//     which takes their place; both are needed, for x = f - 1 and x = g + 1 violate one of them only.
//
// Of parallel inequalities the tighter one stays. Often, but not always, this removes all.
type peeling struct {
	rows   []row
	uses   []int // for each column the number of rows with it
	from   []int // index in the conjunct, -1 for a row that took the place of two
	needed []bool
	steps  []peeled
}

// peeled is a column with its only inequality or its two bounds, low first.
type peeled struct {
	col       int
	low, high row // high is nil for a single inequality
	check     bool
}

// purgePlain is purge by peeling.
//
// Returns done if that answers; ok as purge.
func (c *conjunct) purgePlain(w *work) (done, ok bool) {
	if len(c.divs) > 0 {
		return false, false
	}
	own := make([]int, len(c.eqs))
	for i := range c.eqs {
		if own[i] = c.ownColumn(i); own[i] == 0 {
			return false, false
		}
	}
	p := peeling{rows: slices.Clone(c.ins), from: identity(len(c.ins)), needed: make([]bool, len(c.ins))}
	p.steps = make([]peeled, 0, len(c.ins))
	p.uses = make([]int, c.width())
	for _, r := range p.rows {
		p.count(r, 1)
	}
	w.cells(len(p.rows) * c.width())
	for len(p.rows) > 0 {
		w.step(1)
		w.cells(len(p.rows) + c.width())
		if done, ok = p.peel(); !done {
			return false, false
		}
		if !ok {
			return true, false
		}
	}
	at := c.peeledPoint(p.steps, own)
	if at == nil || !c.satisfiedBy(at) {
		return false, false
	}
	n := 0
	for i, r := range c.ins {
		if p.needed[i] {
			c.ins[n] = r
			n++
		}
	}
	clear(c.ins[n:])
	c.ins, c.at = c.ins[:n], at
	return true, true
}

// peel removes one inequality or two; done is false if there is no such column, ok is false on a
// contradiction.
func (p *peeling) peel() (done, ok bool) {
	col, i, j := p.pick()
	if col == 0 {
		return false, false
	}
	if j < 0 {
		p.steps = append(p.steps, peeled{col: col, low: p.take(i)})
		return true, true
	}
	if p.rows[i][col] < 0 {
		i, j = j, i
	}
	low, high := p.rows[i], p.rows[j]
	p.take(max(i, j))
	p.take(min(i, j))
	r, fits := scaled2(1, low, 1, high)
	if !fits {
		return false, false
	}
	p.steps = append(p.steps, peeled{col, low, high, low[col] > 1})
	if low[col] > 1 {
		return true, true
	}
	tightenInPlace(r)
	return p.replace(r)
}

// take removes a row, which is needed, and returns it.
func (p *peeling) take(i int) row {
	r := p.rows[i]
	if f := p.from[i]; f >= 0 {
		p.needed[f] = true
	}
	p.remove(i)
	return r
}

// remove removes a row.
func (p *peeling) remove(i int) {
	p.count(p.rows[i], -1)
	p.rows, p.from = slices.Delete(p.rows, i, i+1), slices.Delete(p.from, i, i+1)
}

// count adds by to the number of rows of each column of a row.
func (p *peeling) count(r row, by int) {
	for x := 1; x < len(r); x++ {
		if r[x] != 0 {
			p.uses[x] += by
		}
	}
}

// pick returns a column with a single inequality and that, or one with two bounds with coefficients 1 and
// -1 and those; column 0 if there is none.
func (p *peeling) pick() (col, i, j int) {
	has := func(x int) func(row) bool { return func(r row) bool { return r[x] != 0 } }
	for x := len(p.uses) - 1; x > 0; x-- {
		switch {
		case p.uses[x] == 1:
			return x, slices.IndexFunc(p.rows, has(x)), -1
		case p.uses[x] == 2 && col == 0:
			first := slices.IndexFunc(p.rows, has(x))
			second := first + 1 + slices.IndexFunc(p.rows[first+1:], has(x))
			if bracket(p.rows[first], p.rows[second], x) {
				col, i, j = x, first, second
			}
		}
	}
	return col, i, j
}

// bracket reports whether two rows bound column x from both sides so that the bounds of a value leave one, or
// that it needs no more than the coefficients 1 and -1 to say where they do.
func bracket(r, q row, x int) bool {
	if r[x] != -q[x] {
		return false
	}
	a := abs(r[x])
	if a == 1 {
		return true
	}
	gap, fits := add2(r[0], q[0])
	return fits && gap >= a-1 && opposite(r, q)
}

// replace adds r >= 0, the consequence of two bounds; results as peel.
func (p *peeling) replace(r row) (done, ok bool) {
	if isConst(r) {
		return r[0] != 0, r[0] > 0
	}
	for k := 0; k < len(p.rows); k++ {
		q := p.rows[k]
		switch {
		case slices.Equal(q[1:], r[1:]):
			if q[0] < r[0] {
				return true, true
			}
			p.remove(k)
			k--
		case opposite(q, r):
			gap, fits := add2(q[0], r[0])
			if !fits || gap == 0 {
				return false, false
			}
			if gap < 0 {
				return true, false
			}
		}
	}
	p.count(r, 1)
	p.rows, p.from = append(p.rows, r), append(p.from, -1)
	return true, true
}

// peeledPoint returns a point of the conjunct of which the columns were peeled, at which the steps to be checked
// have no equality; nil if it is not one or its values are too large.
//
// Given for each equality the column that it gives.
func (c *conjunct) peeledPoint(steps []peeled, own []int) row {
	q := make(row, c.named)
	for k := len(steps) - 1; k >= 0; k-- {
		s := steps[k]
		v, ok := dot2(s.low, q)
		if !ok {
			return nil
		}
		a := s.low[s.col]
		if v < 0 && a > 0 {
			q[s.col-1] = -floorDiv(v, a)
		} else if v < 0 {
			q[s.col-1] = floorDiv(v, -a)
		}
		if s.high == nil {
			continue
		}
		if v, ok = dot2(s.high, q); !ok {
			return nil
		}
		if v < 0 {
			q[s.col-1] += floorDiv(v, a)
		}
		if s.check && (dot(s.low, q) == 0 || dot(s.high, q) == 0) {
			return nil
		}
	}
	for i, r := range c.eqs {
		v, ok := dot2(r, q)
		if !ok {
			return nil
		}
		q[own[i]-1] = -v * r[own[i]]
	}
	return q
}

// ownColumn returns a column with coefficient ±1 in equality i that no other constraint uses, or 0.
func (c *conjunct) ownColumn(i int) int {
	for j := c.named; j > 0; j-- {
		uses := func(r row) bool { return r[j] != 0 }
		if abs(c.eqs[i][j]) == 1 && !slices.ContainsFunc(c.ins, uses) &&
			!slices.ContainsFunc(c.eqs[:i], uses) && !slices.ContainsFunc(c.eqs[i+1:], uses) {
			return j
		}
	}
	return 0
}
