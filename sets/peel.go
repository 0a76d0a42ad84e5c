package sets

import "slices"

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
