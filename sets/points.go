package sets

import (
	"math/big"
	"slices"
)

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

// leastAmong is the least point of a union that has no columns before those that are to be least: its parts' least points are compared as
// numbers. Empty if there are no parts.
func leastAmong(w *work, parts []conjunct, sign int64) []conjunct {
	var best row
	for _, c := range parts {
		if sign < 0 {
			c = c.mirrored(1)
		}
		low, in := onLowBounds(w, &c)
		if low != nil && best != nil && slices.Compare(best, low) <= 0 {
			continue
		}
		if !in {
			low = pointAmong(w, w.least(c, 1))
		}
		if best == nil || slices.Compare(low, best) < 0 {
			best = low
		}
	}
	if best == nil {
		return nil
	}
	if sign < 0 {
		best = negated(best)
	}
	return []conjunct{pointConjunct(best)}
}

// pointAmong returns the point of conjuncts that have one together.
func pointAmong(w *work, cs []conjunct) row {
	for _, c := range cs {
		switch p, v := w.point(c); v {
		case yes:
			return p[:c.named]
		case unsure:
			return leastPoint(w, c)
		}
	}
	return nil
}

// onLowBounds returns numbers that no point of c is lexicographically below, each the greatest of the column's bounds where the columns before it
// have theirs, and whether they are a point of c; nil if a column has no such bound.
func onLowBounds(w *work, c *conjunct) (at row, in bool) {
	f := fixing{c: c, q: make(row, c.width()-1), known: make([]bool, len(c.divs))}
	for f.col = 1; f.col <= c.named; f.col++ {
		f.takeLocals()
		v, ok := f.least(w)
		if !ok {
			return nil, false
		}
		f.q[f.col-1] = v
	}
	at = f.q[:c.named]
	return at, violates(w, c, at) == nil
}

// fixing gives the columns of a conjunct values, one after the other.
type fixing struct {
	c     *conjunct
	col   int    // the next one
	q     row    // values of columns; 0 where there is none yet
	known []bool // locals that have their value
}

// takeLocals computes the locals of the columns that have values.
func (f *fixing) takeLocals() {
	for k, d := range f.c.divs {
		if f.known[k] || d.den == 0 || d.num[f.col] != 0 || !f.leading(d.num) {
			continue
		}
		if v, ok := dot2(d.num, f.q); ok {
			f.q[f.c.local(k)-1], f.known[k] = floorDiv(v, d.den), true
		}
	}
}

// leading reports whether r has no columns without values but the next one.
func (f *fixing) leading(r row) bool {
	if !isConst(r[f.col : 1+f.c.named]) {
		return false
	}
	for k, known := range f.known {
		if !known && r[f.c.local(k)] != 0 {
			return false
		}
	}
	return true
}

// least returns the greatest lower bound of the next column, on its congruences.
func (f *fixing) least(w *work) (v int64, ok bool) {
	c := f.c
	w.cells(c.width() * (len(c.eqs) + len(c.ins)))
	for _, r := range c.eqs {
		if r[f.col] == 0 || !f.leading(r) {
			continue
		}
		sum, fits := dot2(r, f.q)
		return -sum / r[f.col], fits && sum%r[f.col] == 0
	}
	for _, r := range c.ins {
		if r[f.col] <= 0 || !f.leading(r) {
			continue
		}
		sum, fits := dot2(r, f.q)
		if !fits {
			return 0, false
		}
		if low := -floorDiv(sum, r[f.col]); !ok || low > v {
			v, ok = low, true
		}
	}
	if ok && len(c.divs) > 0 {
		return f.congruent(v)
	}
	return v, ok
}

// congruent returns the least value from v on that satisfies a congruence of the next column, if there is one.
func (f *fixing) congruent(v int64) (int64, bool) {
	for _, r := range f.c.eqs {
		offset, m, ok := f.c.strideOf(r, f.col)
		if !ok || !f.leading(offset) {
			continue
		}
		at, fits := dot2(offset, f.q)
		if !fits {
			return 0, false
		}
		d, fits := add2(at, -v)
		return v + d - floorDiv(d, m)*m, fits
	}
	return v, true
}

// leastPoint returns the least point of a conjunct that has points, all of whose columns are to be least: column by column the least value over
// the rationals, and from there upwards to the first one with a point. It halts where a column has no lower bound.
func leastPoint(w *work, c conjunct) row {
	out := make(row, 0, c.named)
	for col := 1; col <= c.named; col++ {
		fixed := make(row, c.width())
		fixed[0], fixed[col] = -leastPointValue(w, &c, col), 1
		c = c.with([]row{fixed}, nil)
		out = append(out, -fixed[0])
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
