package sets

import (
	"cmp"
	"slices"
)

// leasts are the least points, in columns first to last, of some conjuncts that have at most one point each for given earlier columns. Their
// domains, the values of the earlier columns, are disjoint.
type leasts struct {
	w           *work
	first, last int
	found       []leastPiece
	cover       []conjunct   // the domain of functions that were added, in few conjuncts
	added       []leastPiece // those of which it is not in cover yet
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
func (l *leasts) add(cs []conjunct) { l.addPieces(l.pieces(cs)) }

// covered returns the domain of the functions that were added, in few conjuncts.
func (l *leasts) covered() []conjunct {
	for i := range l.added {
		p := &l.added[i]
		if p.values == nil || l.w.covered(p.domain, l.cover) {
			continue
		}
		if d, ok := p.domain.simplify(l.w); ok {
			l.cover = l.w.coalesce(append(slices.Clip(l.cover), d), ownFaces)
		}
	}
	l.added = nil
	return l.cover
}

// pieces returns conjuncts as pieces.
func (l *leasts) pieces(cs []conjunct) []leastPiece {
	out := make([]leastPiece, 0, len(cs))
	for _, c := range cs {
		if c, ok := c.tidyUp(l.w); ok {
			out = append(out, l.piece(c))
		}
	}
	return out
}

// addPieces is add for pieces.
func (l *leasts) addPieces(fresh []leastPiece) {
	above, aboveFresh := make([][]conjunct, len(l.found)), make([][]conjunct, len(fresh))
	wins, unknown := make([]bool, len(fresh)), make([][]conjunct, len(fresh))
	for i := range l.found {
		for j := range fresh {
			old, young := l.compare(&l.found[i], &fresh[j])
			above[i], aboveFresh[j] = append(above[i], old...), append(aboveFresh[j], young...)
			if wins[j] = wins[j] || len(old) > 0; l.found[i].values == nil {
				unknown[j] = append(unknown[j], young...)
			}
		}
	}
	for j := range fresh {
		if !wins[j] && len(aboveFresh[j]) > 1 {
			aboveFresh[j] = slices.Concat(l.covered(), unknown[j])
		}
	}
	l.added = append(l.added, fresh...)
	l.found = append(l.without(l.found, above), l.without(fresh, aboveFresh)...)
}

// without returns pieces without some of the points of each. What is a function only then counts as added.
func (l *leasts) without(pieces []leastPiece, gone [][]conjunct) []leastPiece {
	out := make([]leastPiece, 0, len(pieces)+1)
	for i, p := range pieces {
		if len(gone[i]) == 0 {
			out = append(out, p)
			continue
		}
		for _, c := range l.w.minusAll([]conjunct{p.conjunct}, gone[i]) {
			left := l.piece(c)
			if out = append(out, left); p.values == nil && left.values != nil {
				l.added = append(l.added, left)
			}
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
		d.eqs = slices.Delete(d.eqs, i, i+1)
		unit := value[col]
		value[col] = 0
		d.substitute(w, col, value, true)
		value[col] = unit
		values = append(values, value)
	}
	d, values, ok := inOrder(w, d, values)
	if !ok {
		return
	}
	for j := range values {
		values[j][first+j] = 0
	}
	p.domain, p.values, p.box = d, values, boxOf(w, &d)
}

// inOrder returns an owned conjunct and further equalities with the locals in the order in which they depend on each other, which may be lost when columns were
// substituted, and reduced; ok is false if the conjunct turns out to be empty.
func inOrder(w *work, d conjunct, more []row) (conjunct, []row, bool) {
	n := len(d.eqs)
	d.eqs = append(d.eqs, more...)
	d = d.sortLocals()
	d.reduceDivs(w)
	for i, r := range d.ins {
		d.ins[i] = withoutLoneFloors(&d, r)
	}
	d = dropUnusedOwned(d)
	more = d.eqs[n:]
	d.eqs = slices.DeleteFunc(d.eqs[:n:n], isZero)
	return d, more, !slices.ContainsFunc(d.eqs, isConst)
}

// withoutLoneFloors returns an inequality as one on the numerator where it bounds one floor term and nothing else: floor(f/d) <= b as f < d·(b + 1).
func withoutLoneFloors(c *conjunct, r row) row {
	for {
		col := loneColumn(r)
		if col <= c.named {
			return r
		}
		d := c.divs[col-1-c.named]
		if r[col] > 0 {
			r = shifted(d.num, mul(d.den, floorDiv(r[0], r[col])))
		} else {
			r = shifted(negated(d.num), add(mul(d.den, floorDiv(r[0], -r[col])), d.den-1))
		}
		tightenInPlace(r)
	}
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

// manyLeasts is from how many lists of least points on it pays to look which of them lead.
const manyLeasts = 5

// leadersFirst orders lists of least points, each with disjoint domains, by the number of sampled values of the earlier columns for which a list has the
// least point of all: most pieces of those that follow are above what is found by then, and the others are cut into few.
//
// Given conjuncts near whose known points the earlier columns are sampled.
func (l *leasts) leadersFirst(lists [][]leastPiece, near []conjunct) {
	if len(lists) < manyLeasts {
		return
	}
	wins := make([]int, len(lists))
	for _, at := range l.samples(near) {
		leader := -1
		var least row
		for i, list := range lists {
			if v := l.valuesAt(list, at); v != nil && (least == nil || slices.Compare(v, least) < 0) {
				leader, least = i, v
			}
		}
		if leader >= 0 {
			wins[leader]++
		}
	}
	order := identity(len(lists))
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(wins[j], wins[i]) })
	sorted := make([][]leastPiece, len(lists))
	for k, i := range order {
		sorted[k] = lists[i]
	}
	copy(lists, sorted)
}

// distances are how far from a known point the earlier columns are sampled.
var distances = []int64{0, 1, 7, 40, 200}

// samples returns values of the named columns, of which the earlier ones are near the known points of conjuncts, and the others 0.
func (l *leasts) samples(near []conjunct) []row {
	var out []row
	for _, c := range near {
		if c.at == nil || tooLarge(c.at) {
			continue
		}
		for _, d := range distances {
			q := make(row, l.last)
			for j := range l.first - 1 {
				q[j] = c.at[j] + d
			}
			out = append(out, q)
		}
	}
	return out
}

// valuesAt returns the least point for the given values of the earlier columns, nil if there is none or it is not known as a function.
func (l *leasts) valuesAt(list []leastPiece, at row) row {
	for i := range list {
		p := &list[i]
		l.w.cells(cells(&p.domain))
		if p.values == nil || !p.domain.contains(at) {
			continue
		}
		q := p.domain.pointAt(at)
		out := make(row, len(p.values))
		for j, r := range p.values {
			v, ok := dot2(r, q)
			if !ok {
				return nil
			}
			out[j] = v
		}
		return out
	}
	return nil
}
