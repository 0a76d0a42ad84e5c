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

// leasts are the least points, in columns first to last, of some conjuncts that have at most one point each for given earlier columns. Their
// domains, the values of the earlier columns, are disjoint.
type leasts struct {
	w           *work
	first, last int
	found       []leastPiece
}

// leastPiece is one of the conjuncts, with its points as a function where they are known as one.
type leastPiece struct {
	conjunct
	domain conjunct // without constraints of the columns first to last
	values []row    // of these columns, over the columns of domain; nil if not known
	box    extent   // of domain
}

func (l *leasts) conjuncts() []conjunct {
	var out []conjunct
	for _, p := range l.found {
		out = append(out, p.conjunct)
	}
	return out
}

// add takes further points, in conjuncts with disjoint domains; what is above a point of the others is left out.
func (l *leasts) add(cs []conjunct) {
	fresh := make([]leastPiece, 0, len(cs))
	for _, c := range cs {
		if c, ok := c.tidyUp(l.w); ok {
			fresh = append(fresh, l.piece(c))
		}
	}
	above, aboveFresh := make([][]conjunct, len(l.found)), make([][]conjunct, len(fresh))
	for i := range l.found {
		for j := range fresh {
			old, young := l.compare(&l.found[i], &fresh[j])
			above[i], aboveFresh[j] = append(above[i], old...), append(aboveFresh[j], young...)
		}
	}
	l.found = append(l.without(l.found, above), l.without(fresh, aboveFresh)...)
}

// without returns pieces without some of the points of each.
func (l *leasts) without(pieces []leastPiece, gone [][]conjunct) []leastPiece {
	out := make([]leastPiece, 0, len(pieces)+1)
	for i, p := range pieces {
		if len(gone[i]) == 0 {
			out = append(out, p)
			continue
		}
		for _, c := range l.w.minusAll([]conjunct{p.conjunct}, gone[i]) {
			out = append(out, l.piece(c))
		}
	}
	return out
}

// piece returns a conjunct, as a function if its equalities give each column.
func (l *leasts) piece(c conjunct) leastPiece {
	p := leastPiece{conjunct: c}
	if !withoutOverflow(func() { p.asFunction(l.w, l.first, l.last) }) {
		p.values = nil
	}
	return p
}

// asFunction sets the domain and the values where it can.
func (p *leastPiece) asFunction(w *work, first, last int) {
	d := p.owned()
	var values []row
	for col := first; col <= last; col++ {
		i := slices.IndexFunc(d.eqs, func(r row) bool { return abs(r[col]) == 1 && d.leading(r, col) })
		if i < 0 {
			return
		}
		value := d.eqs[i]
		if value[col] > 0 {
			negate(value)
		}
		value[col] = 0
		d.eqs = slices.Delete(d.eqs, i, i+1)
		d.substitute(w, col, value, true)
		values = append(values, value)
	}
	for k, v := range d.divs {
		if !isConst(v.num[d.local(k)-1:]) { // it depends on a later one now
			return
		}
	}
	p.domain, p.values, p.box = d, values, boxOf(w, &d)
}

// belowSteps bounds the search for the points below the known ones.
const belowSteps = 20_000

// below returns the points of c that are below the known ones, as far as these are functions, and where there are none; c where that takes long.
func (l *leasts) below(c conjunct) []conjunct {
	rest := []conjunct{c}
	if !within(l.w, min(belowSteps, l.w.left/8), func() {
		for i := range l.found {
			rest = l.w.minusAll(rest, l.above(&l.found[i]))
		}
	}) {
		return []conjunct{c}
	}
	return rest
}

// above returns the points that are above those of a function or equal to them.
func (l *leasts) above(f *leastPiece) []conjunct {
	if f.values == nil {
		return nil
	}
	b := beyond{other: f}
	for col := l.first; col < l.last; col++ {
		b.note(col-l.first, col, 1, true)
		b.alsoEqual(col-l.first, col)
	}
	b.note(l.last-l.first, l.last, 0, true)
	return b.found
}

// compare returns what is above a point of b among the points of a, and what is above a point of a or equal to one among those of b.
func (l *leasts) compare(a, b *leastPiece) (ofA, ofB []conjunct) {
	if a.values == nil || b.values == nil {
		return l.w.above(a.conjunct, b.conjunct, l.first, l.last, false), l.w.above(b.conjunct, a.conjunct, l.first, l.last, true)
	}
	if a.box.apart(b.box) {
		return nil, nil
	}
	m := newMeeting(l.w, a, b)
	if m.p == nil {
		return nil, nil
	}
	defer m.p.release()
	for col := l.first; col <= l.last && !m.decided; col++ {
		m.column(col-l.first, col, col == l.last)
	}
	return m.ofA.found, m.ofB.found
}

// meeting compares two functions where both have values, column by column.
type meeting struct {
	p        *probe // of the domain of both where the columns so far are equal; nil if there is none
	to       []int  // columns of b among those of p
	ofA, ofB beyond
	decided  bool // the columns so far are equal nowhere
}

// beyond collects the points of one piece that are above the other one.
type beyond struct {
	other *leastPiece
	equal []row // that columns are equal, where they are not everywhere
	found []conjunct
}

func newMeeting(w *work, a, b *leastPiece) *meeting {
	divs, to := allDivs(&a.domain, &b.domain)
	x, y := a.domain.place(a.named, len(divs), identity(a.domain.width())), b.domain.place(b.named, len(divs), to)
	both := conjunct{named: a.named, divs: divs, eqs: slices.Concat(x.eqs, y.eqs), ins: slices.Concat(x.ins, y.ins)}
	return &meeting{p: w.probe(both), to: to, ofA: beyond{other: b}, ofB: beyond{other: a}}
}

// column compares the values of a column, the j-th of both.
func (m *meeting) column(j, col int, last bool) {
	a, b := m.ofB.other.values[j], m.ofA.other.values[j]
	d := make(row, m.p.c.width())
	copy(d, a)
	for k, v := range b {
		d[m.to[k]] = add(d[m.to[k]], -v)
	}
	var at row
	more, less := m.p.meets(atLeastOne(d)), m.p.meets(complement(d))
	m.decided = m.p.ask(&at, []row{d, negated(d)}) == no
	if more {
		m.ofA.note(j, col, 1, less || !m.decided)
	}
	switch {
	case last && !m.decided:
		m.ofB.note(j, col, 0, more)
	case less:
		m.ofB.note(j, col, 1, more || !m.decided)
	}
	if (more || less) && !m.decided && !last {
		m.ofA.alsoEqual(j, col)
		m.ofB.alsoEqual(j, col)
		m.decided = !m.p.impose(d) || !m.p.impose(negated(d))
		m.p.at = at
	}
}

// note takes the points whose column is above the other one by at least gap, which is said only where it is not so everywhere.
func (b *beyond) note(j, col int, gap int64, say bool) {
	var ins []row
	if say {
		ins = append(ins, shifted(b.over(j, col), -gap))
	}
	b.found = append(b.found, b.other.domain.with(b.equal, ins))
}

// alsoEqual restricts what is noted from now on to points whose column is equal to that of the other piece.
func (b *beyond) alsoEqual(j, col int) { b.equal = append(slices.Clip(b.equal), b.over(j, col)) }

// over returns a column less its value in the other piece.
func (b *beyond) over(j, col int) row {
	r := negated(b.other.values[j])
	r[col] = 1
	return r
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
