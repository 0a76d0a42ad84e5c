package sets

import (
	"errors"
	"slices"
)

// ErrUnbounded is the cause when a least or greatest element is asked for and,
// for some values of the parameters, there is none.
var ErrUnbounded = errors.New("unbounded")

// LexMin returns for each value of the parameters the lexicographically least
// point of the set, as pieces that each give every dimension as an expression:
//
//	LexMin([n] -> { [i, j] : 0 <= i < n and i <= j }) = [n] -> { [0, 0] : n > 0 }
//
// Exact. Where each dimension has a lower bound in terms of the parameters and
// the dimensions before it, the least point is read off; otherwise it costs a
// projection per dimension or, where that takes long, the dual simplex method with parameters and cuts. The result is ErrUnbounded where the dimensions
// have no lower bound for some values of the parameters; see LexMinWhere.
func (s Set) LexMin() Set { return makeSet(lexMin("LexMin", s.rel(), 1)) }

// LexMax returns the lexicographically greatest points; see LexMin.
func (s Set) LexMax() Set { return makeSet(lexMin("LexMax", s.rel(), -1)) }

// LexMinWhere is LexMin for sets that have a least point for some values of the parameters only.
//
// It returns the least points where there are, and the values of the parameters for which the set has points, but no least
// one. Exact.
func LexMinWhere(s Set) (least, without Set) {
	var endless []conjunct
	least = makeSet(unary("LexMin", s.rel(), func(w *work, a relation) relation {
		a, endless = lexMinWhere(w, a)
		return a
	}))
	if least.Err() != nil {
		return least, least
	}
	r := least.rel()
	r.space = space{params: r.params, out: tuple{absent: true}}
	r.parts = endless
	return least, makeSet(r)
}

// lexMinWhere returns the least points, and the values of the parameters for which there are points, but none of them is the least.
func lexMinWhere(w *work, a relation) (relation, []conjunct) {
	first := 1 + len(a.params) + len(a.in.dims)
	onParams := func(c conjunct) conjunct {
		return c.movedTo(a.named(), identity(1+c.named))
	}
	var endless []conjunct
	best := leasts{w: w, first: first, last: a.named()}
	for _, c := range a.parts {
		least, without := leastParametric(w, c, first)
		best.add(least)
		for _, d := range without {
			endless = append(endless, conjoin(c, onParams(d)).forget(func(col int) bool { return col >= first }).resolve(w)...)
		}
	}
	endless = w.coalesce(w.normal(endless), ownFaces)
	parts := best.conjuncts()
	for _, d := range endless {
		parts = w.minusAll(parts, []conjunct{onParams(d)})
	}
	a.parts = w.normal(parts)
	return a, endless
}

// LexMin returns for each tuple its lexicographically least image; see
// Set.LexMin.
func (m Map) LexMin() Map { return makeMap(lexMin("LexMin", m.rel(), 1)) }

// LexMax returns for each tuple its lexicographically greatest image; see
// Set.LexMin.
func (m Map) LexMax() Map { return makeMap(lexMin("LexMax", m.rel(), -1)) }

// lexMin returns the least points, for sign -1 the greatest: the least after
// the signs of the output dimensions were changed.
func lexMin(op string, r relation, sign int64) relation {
	return unary(op, r, func(w *work, a relation) relation {
		first := 1 + len(a.params) + len(a.in.dims)
		if first == 1 {
			a.parts = leastAmong(w, a.parts, sign)
			return a
		}
		among := leasts{w: w, first: first, last: a.named()}
		var hard []conjunct
		var plain [][]leastPiece
		for _, c := range a.parts {
			if sign < 0 {
				c = c.mirrored(first)
			}
			if least, known, ok := leastPlainly(w, c, first); ok {
				if known == nil || len(least) > manyCases {
					known = among.pieces(fewerCases(w, least, len(a.parts)))
				}
				plain = append(plain, known)
			} else {
				hard = append(hard, c)
			}
		}
		among.leadersFirst(plain, a.parts)
		for _, pieces := range plain {
			among.addPieces(pieces)
		}
		for _, c := range hard {
			for _, c := range among.below(c) {
				among.add(fewerCases(w, leastAtLength(w, c, first), len(a.parts)))
			}
		}
		best := among.conjuncts()
		if sign < 0 {
			for i, c := range best {
				best[i] = c.mirrored(first)
			}
		}
		return a.later(best)
	})
}

// manyCases is from how many cases on it pays to coalesce those of one piece before they are compared with those of others, which is pair by pair.
const manyCases = 8

// fewerSteps bounds that.
const fewerSteps = 100_000

// fewerCases coalesces the cases of one of several conjuncts if there are many and it does not take long.
func fewerCases(w *work, least []conjunct, of int) []conjunct {
	if of == 1 || len(least) <= manyCases {
		return least
	}
	fewer := least
	if !within(w, min(fewerSteps, w.left/8), func() { fewer = w.coalesce(w.normal(least), ownFaces) }) {
		return least
	}
	return fewer
}

// mirrored changes the sign of the named columns from first on.
func (c conjunct) mirrored(first int) conjunct {
	return c.mapRows(func(r row) row {
		n := slices.Clone(r)
		for j := first; j <= c.named; j++ {
			n[j] = -n[j]
		}
		return n
	})
}

// least returns the lexicographically least values of the columns from first
// on as functions of the columns before, in conjuncts with disjoint domains.
//
// Given c with a point and without existentials.
func (w *work) least(c conjunct, first int) []conjunct {
	if m, _, ok := leastPlainly(w, c, first); ok {
		return m
	}
	return leastAtLength(w, c, first)
}

// leastPlainly is least where that takes few steps. It also returns the pieces of the conjuncts if it made them.
func leastPlainly(w *work, c conjunct, first int) (m []conjunct, known []leastPiece, ok bool) {
	if withoutOverflow(func() { m, known, ok = w.readOff(c, first) }) && ok {
		return m, known, true
	}
	if first == 1 && within(w, pointSteps, func() { m = leastWhere(w, c, first) }) {
		return m, nil, true
	}
	if within(w, columnSteps, func() { m = w.leastByColumn([]conjunct{c}, first) }) {
		return m, nil, true
	}
	alone := false
	ok = first > 1 && within(w, columnSteps, func() { alone = w.agree(c, c, first) }) && alone
	return []conjunct{c}, nil, ok
}

// leastAtLength is least after leastPlainly has given up.
func leastAtLength(w *work, c conjunct, first int) (m []conjunct) {
	var col int
	var low, high int64
	steps := w.left
	if withoutOverflow(func() { col, low, high = narrowest(w, &c) }) && col > 0 {
		steps = slicesAfter
	}
	if within(w, steps, func() { m = leastWhere(w, c, first) }) {
		return m
	}
	if col > 0 && withoutOverflow(func() { m = leastBySlices(w, c, first, col, low, high) }) {
		return m
	}
	if first == 1 {
		return []conjunct{pointConjunct(leastPoint(w, c))}
	}
	return w.leastByColumn([]conjunct{c}, first)
}

// columnSteps is how many steps a projection per dimension may take, which gives the shorter results, before parametric integer
// programming is tried.
const columnSteps = 5000

// pointSteps is how many steps the dual simplex method may take for a single point, where a few cuts often do, before that.
const pointSteps = 300

// Where a column has at most mostSliced values, parametric integer programming may take slicesAfter steps before least points are looked for value by value.
const mostSliced, slicesAfter = 16, 100_000

// narrowest returns the named column of c with the fewest values, if there are at least two and not many, and its least and its greatest value over the rationals; 0 if there is none.
func narrowest(w *work, c *conjunct) (col int, low, high int64) {
	for j := 1; j <= c.named; j++ {
		f := make(row, c.width())
		f[j] = 1
		a, d, bounded, _ := w.minimum(*c, f)
		if !bounded {
			continue
		}
		b, e, bounded, _ := w.minimum(*c, negated(f))
		least, most := -floorDiv(-a, d), floorDiv(-b, e)
		if bounded && least < most && most-least < mostSliced && (col == 0 || most-least < high-low) {
			col, low, high = j, least, most
		}
	}
	return col, low, high
}

// leastBySlices is least for each value of a column between two.
func leastBySlices(w *work, c conjunct, first, col int, low, high int64) []conjunct {
	var slices []conjunct
	best := leasts{w: w, first: first, last: c.named}
	for v := low; v <= high; v++ {
		r := make(row, c.width())
		r[0], r[col] = -v, 1
		slice, ok := c.with([]row{r}, nil).simplify(w)
		if !ok {
			continue
		}
		if least := w.least(slice, first); col < first {
			slices = append(slices, least...)
		} else {
			best.add(least)
		}
	}
	return append(slices, best.conjuncts()...)
}

// leastWhere is least by parametric integer programming; it halts where the columns have no lower bound.
func leastWhere(w *work, c conjunct, first int) []conjunct {
	least, endless := leastParametric(w, c, first)
	for _, d := range endless {
		if !w.empty(conjoin(c, d.movedTo(c.named, identity(1+d.named)))) {
			panic(halt{ErrUnbounded})
		}
	}
	return least
}

// readOff is least for a conjunct whose columns all have bounds in terms of
// those before them, or constant ones, if the point on these bounds is always in c.
//
// The columns of the point are at most those of any point of c, so it is the
// least wherever it is in c. It also returns the pieces of the cases if it made them.
func (w *work) readOff(c conjunct, first int) (cases []conjunct, known []leastPiece, ok bool) {
	cases = []conjunct{c}
	for col := first; col <= c.named; col++ {
		if c.determined(col) {
			continue
		}
		bounds, ok := c.lowerBounds(col)
		if ok && len(bounds) == 0 {
			bounds = w.constantBound(c, col)
		}
		if !ok || len(bounds) == 0 || len(cases)*len(bounds) > 16 {
			return nil, nil, false
		}
		cases = w.onBounds(cases, bounds, col)
	}
	if goesDown(&c, first) {
		return cases, nil, true
	}
	known, ok = w.coveredDomain(c, cases, first)
	return cases, known, ok
}

// goesDown reports whether each column from first on can be lowered, one after the other, from its value at any point of c to the greatest of its lower
// bounds, without leaving c: all that bounds it from below is in terms of the columns before it.
func goesDown(c *conjunct, first int) bool {
	free := func(r row) bool { return isConst(r[first-1 : 1+c.named]) }
	if slices.ContainsFunc(c.eqs, func(r row) bool { return !free(r) }) || slices.ContainsFunc(c.divs, func(d div) bool { return !free(d.num) }) {
		return false
	}
	for col := first; col <= c.named; col++ {
		if !slices.ContainsFunc(c.ins, func(r row) bool { return r[col] > 0 }) {
			return false
		}
	}
	return !slices.ContainsFunc(c.ins, func(r row) bool {
		for col := first; col < c.named; col++ {
			if r[col] > 0 && !isConst(r[col:1+c.named]) {
				return true
			}
		}
		return false
	})
}

// constantBound returns the least value of a column over the rational points of c, rounded up, as a
// bound; none if there is no such value.
func (w *work) constantBound(c conjunct, col int) []lowerBound {
	value := make(row, c.width())
	value[col] = 1
	num, den, bounded, feasible := w.minimum(c, value)
	if !bounded || !feasible {
		return nil
	}
	least := -floorDiv(-num, den)
	form := make(row, c.width())
	form[0] = -least
	return []lowerBound{{shifted(value, -least), make(row, c.width()), form, 1, 1}}
}

// coveredDomain reports whether each point of c, which has one, agrees before column first
// with a point of one of the cases. It also returns the pieces of these if it made them.
func (w *work) coveredDomain(c conjunct, cases []conjunct, first int) ([]leastPiece, bool) {
	if first == 1 {
		return nil, slices.ContainsFunc(cases, func(m conjunct) bool { return !w.empty(m) })
	}
	l := leasts{w: w, first: first, last: c.named}
	known := l.pieces(cases)
	domains := make([]conjunct, 0, len(known))
	for _, m := range known {
		if m.values != nil {
			domains = append(domains, m.domain)
			continue
		}
		for _, d := range m.forget(func(col int) bool { return col >= first }).resolve(w) {
			domains = append(domains, d.movedTo(c.named, identity(1+d.named)))
		}
	}
	return known, w.covered(c, domains)
}

// determined reports whether an equality gives the column in terms of those
// before it.
func (c *conjunct) determined(col int) bool {
	return slices.ContainsFunc(c.eqs, func(r row) bool {
		return r[col] != 0 && c.leading(r, col)
	})
}

// leading reports whether r, column col aside, depends on the named columns
// before col only, also through locals.
func (c *conjunct) leading(r row, col int) bool {
	for j := col + 1; j <= c.named; j++ {
		if r[j] != 0 {
			return false
		}
	}
	for k, d := range c.divs {
		if r[c.local(k)] != 0 && (d.num[col] != 0 || !c.leading(d.num, col)) {
			return false
		}
	}
	return true
}

// lowerBound says that a column is at least offset + modulus·ceil(-form/div).
type lowerBound struct {
	row          row // the inequality a·col + f >= 0 it comes from
	offset, form row
	modulus, div int64
}

// lowerBounds returns the bounds of a column in terms of the columns before
// it; together with a congruence if there is one.
//
// Returns false if a constraint on the column and those before it is of
// another kind, so that the bounds do not tell all about the least value.
func (c *conjunct) lowerBounds(col int) ([]lowerBound, bool) {
	offset, modulus := make(row, c.width()), int64(1)
	for _, r := range c.eqs {
		o, m, ok := c.strideOf(r, col)
		if !ok || !c.leading(o, col) {
			continue
		}
		if modulus > 1 {
			return nil, false
		}
		offset, modulus = o, m
	}
	var out []lowerBound
	for _, r := range c.ins {
		if r[col] <= 0 || !c.leading(r, col) {
			continue
		}
		form := scaled(r[col], offset, 1, r)
		form[col] = 0
		out = append(out, lowerBound{r, offset, form, modulus, mul(r[col], modulus)})
	}
	return out, true
}

// onBounds returns the cases with a column on the greatest of its bounds. For
// bound i that is the column on bound i and above all earlier ones; above the
// later ones it is in any case. The locals of a case stay the first of its own.
func (w *work) onBounds(cases []conjunct, bounds []lowerBound, col int) []conjunct {
	var out []conjunct
	for _, c := range cases {
		for i, b := range bounds {
			d := c.onBound(b, col)
			for _, lower := range bounds[:i] {
				r := padded(lower.row, d.width())
				d.ins = append(slices.Clip(d.ins), shifted(r, -mul(r[col], b.modulus)))
			}
			w.step(1)
			w.cells(cells(&d))
			out = append(out, d)
		}
	}
	return out
}

// onBound returns the points of c on a bound: col = offset - modulus·floor(form/div).
//
// Given a bound over the columns of a conjunct whose locals are the first of c.
func (c conjunct) onBound(b lowerBound, col int) conjunct {
	if b.div == 1 {
		return c.with([]row{scaled(1, b.row, 0, b.row)}, nil)
	}
	d := c.place(c.named, len(c.divs)+1, identity(c.width()))
	k := len(d.divs) - 1
	d.divs[k] = div{padded(b.form, d.width()), b.div}
	eq := negated(padded(b.offset, d.width()))
	eq[col] = 1
	eq[d.local(k)] = b.modulus
	return d.with([]row{eq}, nil)
}

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
		among := leasts{w: w, first: col, last: col}
		for _, p := range w.normal([]conjunct{shadow}) {
			among.add(w.leastValue(p, col))
		}
		best = among.conjuncts()
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
