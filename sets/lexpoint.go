package sets

import (
	"math/big"
	"slices"
)

// leastByColumn is least for any conjuncts with disjoint domains: column by
// column it projects the later columns out and takes the least value.
func (w *work) leastByColumn(cs []conjunct, first int) []conjunct {
	for col := first; col <= cs[0].named; col++ {
		var next []conjunct
		for _, c := range cs {
			next = append(next, w.fixLeast(c, col)...)
		}
		if cs = next; len(cs) == 0 {
			break
		}
	}
	return cs
}

// fixLeast returns the points of c where column col is least, given the
// columns before it.
func (w *work) fixLeast(c conjunct, col int) []conjunct {
	if c.determined(col) {
		return []conjunct{c}
	}
	if col == c.named {
		return w.simplified(w.leastOf(c, col))
	}
	var out []conjunct
	for _, m := range w.leastOf(c.forget(func(j int) bool { return j > col }), col) {
		m = m.movedTo(c.named, identity(1+m.named))
		if d, ok := conjoin(c, m).simplify(w); ok {
			out = append(out, d)
		}
	}
	return out
}

// simplified returns the normal forms of conjuncts without existentials, without the empty ones.
func (w *work) simplified(cs []conjunct) []conjunct {
	var out []conjunct
	for _, c := range cs {
		if d, ok := c.simplify(w); ok {
			out = append(out, d)
		}
	}
	return out
}

// leastOf returns the least values of the last column of a conjunct with existentials. Those with
// few values are taken value by value, for floor terms of the column would make its least value a
// search of its own; unless that overflows.
func (w *work) leastOf(shadow conjunct, col int) (best []conjunct) {
	find := func() {
		best = nil
		for _, p := range w.normal([]conjunct{shadow}) {
			best = w.lesser(best, w.leastValue(p, col), col, col)
		}
	}
	outer := w.byValue
	w.byValue = true
	small := withoutOverflow(find)
	w.byValue = outer
	if !small {
		find()
	}
	return best
}

// leastValue returns the least value of the last column of p as a function of
// the others, in conjuncts with disjoint domains.
//
// A floor term that depends on the column rises or falls with it; it becomes a
// column of its own before it, with the sign that makes it rise, and the pair
// is least where the column is.
func (w *work) leastValue(p conjunct, col int) []conjunct {
	if p.determined(col) {
		return []conjunct{p}
	}
	if k := p.floorOf(col); k >= 0 {
		return w.withoutColumn(w.leastByColumn([]conjunct{w.unfolded(p, k, col)}, col), col)
	}
	bounds, ok := p.lowerBounds(col)
	if !ok || len(bounds) == 0 {
		panic(halt{ErrUnbounded})
	}
	return w.onBounds([]conjunct{p}, bounds, col)
}

// floorOf returns the first local that depends on the column, -1 if there is
// none besides that of one congruence.
func (c *conjunct) floorOf(col int) int {
	first, count := -1, 0
	for k, d := range c.divs {
		if d.num[col] != 0 || !c.leading(d.num, col) {
			if count++; first < 0 {
				first = k
			}
		}
	}
	if count == 1 && c.onlyStride(first, col) {
		return -1
	}
	return first
}

// onlyStride reports whether local k occurs only in one equality, which
// strideOf can read.
func (c *conjunct) onlyStride(k, col int) bool {
	at := c.local(k)
	uses := func(r row) bool { return r[at] != 0 }
	if slices.ContainsFunc(c.ins, uses) || slices.ContainsFunc(c.divs, func(d div) bool { return uses(d.num) }) {
		return false
	}
	i := slices.IndexFunc(c.eqs, uses)
	if i < 0 || slices.ContainsFunc(c.eqs[i+1:], uses) {
		return false
	}
	offset, _, ok := c.strideOf(c.eqs[i], col)
	return ok && c.leading(offset, col)
}

// unfolded turns local k into a new column in front of the last one, col, with
// the sign that makes it rise with col.
func (w *work) unfolded(p conjunct, k, col int) conjunct {
	w.step(1)
	sign := int64(1)
	if p.divs[k].num[col] < 0 {
		sign = -1
	}
	q := p.with(nil, p.divBounds(k))
	to := identity(p.width())
	for j := col; j < p.local(k); j++ {
		to[j]++
	}
	to[p.local(k)] = col
	q = q.place(p.named+1, len(p.divs)-1, to)
	if sign > 0 {
		return q
	}
	return q.mapRows(func(r row) row {
		n := slices.Clone(r)
		n[col] = -n[col]
		return n
	})
}

// withoutColumn projects a column out of each conjunct.
func (w *work) withoutColumn(cs []conjunct, col int) []conjunct {
	var out []conjunct
	for _, c := range cs {
		out = append(out, c.forget(func(j int) bool { return j == col }))
	}
	return w.normal(out)
}

// lesser returns the least points, in columns first to last, of two unions of
// conjuncts that each have at most one point for given earlier columns: what
// is below or equal to every point of the other.
func (w *work) lesser(a, b []conjunct, first, last int) []conjunct {
	if len(a) == 0 || len(b) == 0 {
		return append(a, b...)
	}
	keepA := w.notAbove(a, b, first, last, false)
	return append(keepA, w.notAbove(b, a, first, last, true)...)
}

// notAbove returns the points of as for which no point of bs is lexicographically
// less, or with orEqual less or equal, in columns first to last.
func (w *work) notAbove(as, bs []conjunct, first, last int, orEqual bool) []conjunct {
	var out []conjunct
	for _, a := range as {
		rest := []conjunct{a}
		for _, b := range bs {
			rest = w.minusAll(rest, w.above(a, b, first, last, orEqual))
		}
		out = append(out, rest...)
	}
	return out
}

// above returns { (x, y) : exists z : (x, z) in b and z << y } as far as it
// meets a, where y is the columns from first to last.
func (w *work) above(a, b conjunct, first, last int, orEqual bool) []conjunct {
	n := last + 1 - first
	pair, ok := besides(a, b, first).tidyUp(w)
	if !ok {
		return nil
	}
	free := besides(conjunct{named: a.named}, b, first)
	var out []conjunct
	for j := first; j <= last; j++ {
		less := func(c conjunct) row {
			r := make(row, c.width())
			r[0], r[j], r[j+n] = -1, 1, -1
			return r
		}
		if !w.empty(pair.with(nil, []row{less(pair)})) {
			out = append(out, free.with(nil, []row{less(free)}))
		}
		same := func(c conjunct) []row { return []row{shifted(less(c), 1)} }
		pair, free = pair.with(same(pair), nil), free.with(same(free), nil)
		if w.empty(pair) {
			return w.withoutColumns(out, last)
		}
	}
	if orEqual {
		out = append(out, free)
	}
	return w.withoutColumns(out, last)
}

// withoutColumns projects the columns after last out of each conjunct.
func (w *work) withoutColumns(cs []conjunct, last int) []conjunct {
	var out []conjunct
	for _, c := range cs {
		out = append(out, c.forget(func(j int) bool { return j > last }))
	}
	return w.normal(out)
}

// leastPoint returns the least point of a conjunct that has points, all of whose columns are to be least: column by column the least value over
// the rationals, and from there upwards to the first one with a point. It halts where a column has no lower bound.
func leastPoint(w *work, c conjunct) conjunct {
	out := conjunct{named: c.named}
	for col := 1; col <= c.named; col++ {
		fixed := make(row, c.width())
		fixed[0], fixed[col] = -leastPointValue(w, &c, col), 1
		c = c.with([]row{fixed}, nil)
		out.eqs = append(out.eqs, fixed[:out.width()])
	}
	return out
}

// leastPointValue returns the least value of a column.
func leastPointValue(w *work, c *conjunct, col int) int64 {
	low := lowestRational(w, c, col)
	none := low - 1 // no point has this value or a lower one
	upTo := func(v int64) bool {
		r := make(row, c.width())
		r[0], r[col] = v, -1
		return !w.empty(*c, r)
	}
	least := low
	for step := int64(1); !upTo(least); step = mul(step, 2) {
		none, least = least, add(least, step)
	}
	for least-none > 1 {
		if middle := none + (least-none)/2; upTo(middle) {
			least = middle
		} else {
			none = middle
		}
	}
	return least
}

// lowestRational returns the least value of a column over the rational points, rounded up.
func lowestRational(w *work, c *conjunct, col int) int64 {
	rows := c.inequalities()
	for k := range c.divs {
		rows = append(rows, c.divBounds(k)...)
	}
	f := make(row, c.width())
	f[col] = -1
	t := bigTableauOf(w, append(rows, make(row, c.width())))
	most, ok := t.maximum(wideForm(f))
	if !ok {
		panic(halt{ErrUnbounded})
	}
	floor := new(big.Int).Div(most.Num(), most.Denom())
	if floor.Neg(floor); !floor.IsInt64() {
		panic(halt{ErrOverflow})
	}
	return floor.Int64()
}
