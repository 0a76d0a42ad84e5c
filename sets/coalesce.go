package sets

import "slices"

// joining says by which constraints a union of two pieces may be described.
type joining int

const (
	anyFaces joining = iota // also such that no piece has, as i + j <= 4 for 1 <= i, j <= 2 and [1, 3]
	ownFaces                // those of the pieces alone
)

// CoalesceOwn is Coalesce that describes a union of two pieces by constraints of these alone: a union of boxes stays one of boxes, which is
// what loops and messages are best made of.
func CoalesceOwn(s Set) Set {
	if s.p.simple() {
		return s
	}
	return Set{coalesced(s.p, ownFaces)}
}

// coalesce returns fewer conjuncts with the same union: two conjuncts become one
// where constraints valid for both describe exactly their union, also where one contains the other.
// Given conjuncts in normal form.
func (w *work) coalesce(parts []conjunct, how joining) []conjunct {
	parts = slices.Clone(parts)
	names := identity(len(parts)) // of the conjuncts; a fused one gets a new name
	next := len(parts)
	apart := map[[2]int]bool{} // pairs known not to fuse
	boxes := boxesOf(w, parts)
	known := &probes{w: w, most: cornersFor(len(parts)), of: make([]*asked, 0, 2*len(parts))}
	defer known.release()
	for i := 0; i < len(parts); i++ {
		for j := range i {
			pair := [2]int{names[j], names[i]}
			w.cells(1)
			if apart[pair] {
				continue
			}
			if boxes[i].gap(boxes[j]) && (boxes[i].plain && boxes[j].plain || thick(&parts[i]) && thick(&parts[j])) {
				apart[pair] = true
				continue
			}
			m, ok := w.fuse(parts[j], parts[i], how, known.named(names[j]), known.named(names[i]))
			if !ok {
				apart[pair] = true
				continue
			}
			parts[j], names[j], boxes[j] = m, next, boxOf(w, &m)
			next++
			parts, names, boxes = slices.Delete(parts, i, i+1), slices.Delete(names, i, i+1), slices.Delete(boxes, i, i+1)
			i = -1
			break
		}
	}
	if how == anyFaces {
		return fusedAll(w, parts, known, names)
	}
	return parts
}

// thick reports whether a conjunct has neither equalities nor floor terms: where there is a value of a column between two such
// ones, a conjunct of both would hardly have no point with it.
func thick(c *conjunct) bool { return len(c.eqs)+len(c.divs) == 0 }

// cornersFor returns how many corners are worth their cost for each of n conjuncts.
func cornersFor(n int) int {
	if n < manyPieces {
		return fewCorners
	}
	return mostCorners
}

// manyPieces is from how many pieces on many corners of each are worth their cost.
const manyPieces = 10

// probes keeps what is known of conjuncts by their names.
type probes struct {
	w    *work
	most int // corners of a conjunct
	of   []*asked
}

// asked is what is known of a conjunct.
type asked struct {
	probe   *probe  // nil until it is needed
	rays    rays    // nil until they are needed
	corners corners // nil until they are needed
	most    int     // corners
}

// raysOf returns the rays of c, of which a is known.
func (a *asked) raysOf(w *work, c *conjunct) rays {
	if a.rays == nil {
		a.rays = raysOf(w, c)
	}
	return a.rays
}

// cornersOf returns corners of c, of which a is known.
func (a *asked) cornersOf(w *work, c *conjunct) corners {
	if a.corners == nil {
		if a.corners = cornersOf(w, c, a.most); a.corners == nil {
			a.corners = corners{}
		}
	}
	return a.corners
}

// named returns what is known of a conjunct.
func (p *probes) named(name int) *asked {
	for len(p.of) <= name {
		p.of = append(p.of, nil)
	}
	if p.of[name] == nil {
		p.of[name] = &asked{most: p.most}
	}
	return p.of[name]
}

func (p *probes) release() {
	for _, q := range p.of {
		if q != nil && q.probe != nil {
			q.probe.release()
		}
	}
}

// mostFused and fuseSteps bound the search for one conjunct of several at once.
const (
	mostFused = 8
	fuseSteps = 5_000
)

// fusedAll returns one conjunct in place of three or more without locals, of which no two are one, if what holds on all of them describes their
// union, as the plane that x <= min(y, 2y + 3), x >= y and x >= 2y + 3 are.
//
// Given what is known of conjuncts, by their names.
func fusedAll(w *work, parts []conjunct, of *probes, names []int) []conjunct {
	if len(parts) < 3 || len(parts) > mostFused || slices.ContainsFunc(parts, func(c conjunct) bool { return len(c.divs) > 0 || c.at == nil }) {
		return parts
	}
	if !slices.ContainsFunc(parts, func(c conjunct) bool { return len(c.eqs) == 0 }) {
		return parts
	}
	for i := range parts {
		for j := range i {
			if gapAmong(w, &parts[i], &parts[j], parts) {
				return parts
			}
		}
	}
	if anyLeadsOut(w, parts, of, names) {
		return parts
	}
	known := make([]corners, len(parts))
	for i := range parts {
		known[i] = of.named(names[i]).cornersOf(w, &parts[i])
	}
	if uncovered(w, parts, known) {
		return parts
	}
	var all []conjunct
	if within(w, min(fuseSteps, w.left/8), func() {
		h := conjunct{named: parts[0].named}
		for i, c := range parts {
			valid := c.inequalities()
			for j := range parts {
				if j != i {
					valid, _ = w.classify(valid, depths(w, valid, known[j]), parts[j], nil)
				}
			}
			h.ins = append(h.ins, valid...)
		}
		if h, ok := h.simplify(w); ok && w.covered(h, parts) {
			all = []conjunct{h}
		}
	}) && all != nil {
		return all
	}
	return parts
}

// anyLeadsOut reports whether a ray of one of the conjuncts, which have no locals, leads out of all from the known point of another one.
func anyLeadsOut(w *work, parts []conjunct, of *probes, names []int) bool {
	out := func(p row) bool {
		return !slices.ContainsFunc(parts, func(c conjunct) bool { return c.mayContain(p) })
	}
	for i := range parts {
		ways := of.named(names[i]).raysOf(w, &parts[i])
		for j := range parts {
			if j != i && ways.leadOut(w, &parts[j], corners{parts[j].at}, out) {
				return true
			}
		}
	}
	return false
}

// fuse returns a conjunct whose points are exactly those of a ∪ b, if the
// constraints of each that hold on the other describe one, or those and some more (see wrapped): if no point that satisfies
// them violates both one of the others of a and one of the others of b.
//
// Given what is known of a and b.
func (w *work) fuse(a, b conjunct, how joining, knownA, knownB *asked) (conjunct, bool) {
	if gapAmong(w, &a, &b, []conjunct{a, b}) {
		return conjunct{}, false
	}
	out := func(p row) bool { return !a.mayContain(p) && !b.mayContain(p) }
	raysA, raysB := knownA.raysOf(w, &a), knownB.raysOf(w, &b)
	if a.at != nil && raysB.leadOut(w, &a, corners{a.at}, out) || b.at != nil && raysA.leadOut(w, &b, corners{b.at}, out) {
		return conjunct{}, false
	}
	cornersA, cornersB := knownA.cornersOf(w, &a), knownB.cornersOf(w, &b)
	if len(cornersA) > 1 && raysB.leadOut(w, &a, cornersA[1:], out) || len(cornersB) > 1 && raysA.leadOut(w, &b, cornersB[1:], out) {
		return conjunct{}, false
	}
	wideA, wideB, frame := inCommon(a, b)
	if how == anyFaces {
		wideB = alignedTo(w, wideB, b.at, len(a.divs))
	}
	rowsA, rowsB := wideA.inequalities(), wideB.inequalities()
	f, g := flanksOf(w, &frame, rowsA, rowsB, cornersA, cornersB)
	if len(frame.divs) == 0 && gapBetween(w, f, g) {
		return conjunct{}, false
	}
	if pointBetween(w, &frame, f, g) && (how == ownFaces || f.tooDeep() && g.tooDeep() && noTilt(f, g) && noTilt(g, f)) {
		return conjunct{}, false
	}
	var keptA, keptB **probe
	if len(a.divs)+len(b.divs) == 0 {
		keptA, keptB = &knownA.probe, &knownB.probe
	}
	validA, cutA := w.classify(rowsA, f.depth, wideB, keptB)
	if len(cutA) == 0 {
		return a, true
	}
	validB, cutB := w.classify(rowsB, g.depth, wideA, keptA)
	if len(cutB) == 0 {
		return b, true
	}
	frame.ins = slices.Concat(validA, validB)
	if w.noneOutside(frame, cutA, cutB) {
		return frame.simplify(w)
	}
	if how == ownFaces {
		return conjunct{}, false
	}
	return wrapped(w, frame, &wing{wideA, a.at, validA, cutA}, &wing{wideB, b.at, validB, cutB})
}

// gapAmong reports whether an integer point between known points of a and b is in none of the conjuncts, which have no locals: nothing
// convex is their union then. It may miss that.
func gapAmong(w *work, a, b *conjunct, parts []conjunct) bool {
	if len(a.divs)+len(b.divs) > 0 || a.at == nil || b.at == nil {
		return false
	}
	w.cells(cells(a) + cells(b))
	step, ok := difference(b.at, a.at)
	if !ok {
		return false
	}
	g := content(step)
	if g < 2 {
		return false
	}
	between := func(from row, sign int64) row {
		q := slices.Clone(from)
		for j, v := range step {
			q[j] += sign * (v / g)
		}
		return q
	}
	isGap := func(p row) bool {
		return !slices.ContainsFunc(parts, func(c conjunct) bool { return c.mayContain(p) })
	}
	return isGap(between(a.at, 1)) || isGap(between(b.at, -1))
}

// difference returns p − q and whether it fits.
func difference(p, q row) (row, bool) {
	d := make(row, len(p))
	for j := range p {
		if d[j] = p[j] - q[j]; p[j] >= 1<<62 || p[j] <= -1<<62 || q[j] >= 1<<62 || q[j] <= -1<<62 {
			return nil, false
		}
	}
	return d, true
}

// noneOutside reports whether no point of c violates both a row of as and one of bs.
func (w *work) noneOutside(c conjunct, as, bs []row) bool {
	p := w.probe(c)
	if p == nil {
		return true
	}
	defer p.release()
	return !slices.ContainsFunc(as, func(a row) bool { return !p.excludesBoth(complement(a), bs) })
}

// inequalities returns the constraints of c as inequalities: each equality
// twice.
func (c *conjunct) inequalities() []row {
	if len(c.eqs) == 0 {
		return slices.Clip(c.ins)
	}
	rows := slices.Clone(c.ins)
	for _, r := range c.eqs {
		rows = append(rows, r, negated(r))
	}
	return rows
}

// classify splits rows f into those for which f >= 0 holds on all of c and the others.
//
// Given by how much each is known to be violated on c, and where to find and keep a probe of c, or nil.
func (w *work) classify(rows []row, depth []int64, c conjunct, kept **probe) (valid, cut []row) {
	var p *probe
	if kept != nil {
		p = *kept
	}
	own := false
	defer func() {
		if own {
			p.release()
		}
	}()
	for i, r := range rows {
		if depth[i] > 0 {
			cut = append(cut, r)
			continue
		}
		if w.cells(cells(&c)); stated(&c, r) {
			valid = append(valid, r)
			continue
		}
		if p == nil {
			if p = w.probe(c); p == nil {
				return rows, nil
			}
			if kept != nil {
				*kept = p
			} else {
				own = true
			}
		}
		if p.excludes(complement(r)) {
			valid = append(valid, r)
		} else {
			cut = append(cut, r)
		}
	}
	return valid, cut
}

// pointAt returns the values of all columns where the named ones have the given values; nil if
// those are nil or the values too large.
func (c *conjunct) pointAt(at row) row {
	if at == nil {
		return nil
	}
	if len(c.divs) == 0 {
		return at
	}
	q := make(row, c.width()-1)
	copy(q, at)
	for k, d := range c.divs {
		v, ok := dot2(d.num, q)
		if !ok {
			return nil
		}
		q[c.local(k)-1] = floorDiv(v, d.den)
	}
	return q
}

// violated reports whether r < 0 at a point; false if the point is nil.
func violated(r, q row) bool {
	if q == nil {
		return false
	}
	v, ok := dot2(r, q)
	return ok && v < 0
}

// wing is one of two conjuncts that may become one, in the columns of both: its constraints that are valid on the other one, and those
// that are not.
type wing struct {
	c          conjunct
	at         row // a point; nil if none is known
	valid, cut []row
}

// mostWrapped bounds the constraints of two conjuncts that are wrapped around each other.
const mostWrapped = 40

// wrapSteps bounds the search for constraints of a union of two conjuncts.
const wrapSteps = 100_000

// wrapped returns a conjunct whose points are exactly those of a ∪ b, if constraints that both satisfy describe one: those of each that hold on the other,
// the others moved until they do, and the others turned around the ridges that they have with the former (Verdoolaege, IMPACT 2015). Only
// where one conjunct lies within a distance of 1 of the other there is hope.
func wrapped(w *work, frame conjunct, a, b *wing) (conjunct, bool) {
	var h conjunct
	ok := false
	ended := len(a.c.ins)+len(b.c.ins) <= mostWrapped && within(w, min(wrapSteps, w.left/8), func() {
		if h, ok = besideFlat(w, frame, a, b); ok {
			return
		}
		if h, ok = besideFlat(w, frame, b, a); ok {
			return
		}
		byA, byB := shallow(w, a.cut, b), shallow(w, b.cut, a)
		if !byA && !byB {
			return
		}
		frame.ins = slices.Concat(frame.ins, relaxed(w, a.cut, b, byA), relaxed(w, b.cut, a, byB))
		if ok = w.noneOutside(frame, a.cut, b.cut); !ok {
			ridges := frame.ins
			if byA {
				frame.ins = append(slices.Clip(frame.ins), turned(w, a.cut, ridges, b)...)
			}
			if byB {
				frame.ins = append(slices.Clip(frame.ins), turned(w, b.cut, ridges, a)...)
			}
			ok = len(frame.ins) > len(ridges) && w.noneOutside(frame, a.cut, b.cut)
		}
		if ok {
			h, ok = frame.simplify(w)
		}
	})
	return h, ended && ok
}

// besideFlat is wrapped for a conjunct that lies in a plane u = -1 next to a constraint u >= 0 of the other one: the other constraints
// of that are turned around u = 0 as far as the flat one demands, which cuts off points with u > 0 unless it is tried.
func besideFlat(w *work, frame conjunct, flat, y *wing) (conjunct, bool) {
	for i, u := range y.cut {
		plane := negated(shifted(u, 1))
		if !slices.ContainsFunc(flat.cut, func(r row) bool { return slices.Equal(r, plane) }) {
			continue
		}
		h := frame
		h.ins = slices.Clip(frame.ins)
		for j, r := range y.cut {
			if j == i {
				continue
			}
			if e, ok := tilted(w, r, u, &flat.c); ok && w.empty(y.c, complement(e)) {
				h.ins = append(h.ins, e)
			}
		}
		if w.noneOutside(h, flat.cut, y.cut) {
			return h.simplify(w)
		}
	}
	return conjunct{}, false
}

// tilted returns r - d·u >= 0, which holds on a conjunct with u = -1, with the least d.
func tilted(w *work, r, u row, flat *conjunct) (row, bool) {
	t := tableauOf(w, flat)
	if t == nil {
		return nil, false
	}
	defer t.release()
	num, den, ok := t.maximum(negated(padded(r, flat.width())))
	if !ok {
		return nil, false
	}
	return combineInequality(1, padded(r, flat.width()), -floorDiv(num, den), padded(u, flat.width())), true
}

// inCommon returns a and b in the columns of both and those columns without constraints. Equal definitions are one.
func inCommon(a, b conjunct) (wideA, wideB, frame conjunct) {
	if len(a.divs)+len(b.divs) == 0 {
		return a, b, conjunct{named: a.named}
	}
	full := a.width() + len(b.divs)
	to := identity(b.width())
	var divs []div
	for _, d := range a.divs {
		divs = append(divs, div{padded(d.num, full), d.den})
	}
	for k, d := range b.divs {
		num := make(row, full)
		for j, v := range d.num {
			if v != 0 {
				num[to[j]] = v
			}
		}
		at := slices.IndexFunc(divs, func(e div) bool { return e.den == d.den && slices.Equal(e.num, num) })
		if at < 0 {
			at = len(divs)
			divs = append(divs, div{num, d.den})
		}
		to[b.local(k)] = b.local(at)
	}
	for k := range divs {
		divs[k].num = divs[k].num[:1+a.named+len(divs)]
	}
	wideA, wideB = a.place(a.named, len(divs), identity(a.width())), b.place(b.named, len(divs), to)
	wideA.divs, wideB.divs = divs, divs
	return wideA, wideB, conjunct{named: a.named, divs: divs}
}

// alignedTo returns the points of c with those of its first floor terms in place of the others that differ from them by the same everywhere in c, as
// floor((i - 1)/4) does from floor(i/4) where i mod 4 is not 0: constraints on both are comparable then.
//
// Given values of the named columns at a point of c, or nil.
func alignedTo(w *work, c conjunct, at row, first int) conjunct {
	for k := first; k < len(c.divs); k++ {
		for j := range first {
			d, e := c.divs[k], c.divs[j]
			if d.den != e.den || !slices.Equal(d.num[1:], e.num[1:]) {
				continue
			}
			q := c.pointAt(at)
			if q == nil {
				continue
			}
			gap := make(row, c.width())
			gap[0], gap[c.local(j)], gap[c.local(k)] = q[c.local(k)-1]-q[c.local(j)-1], 1, -1
			if vanishes(w, c, gap) {
				divs := c.divs
				c = c.mapRows(func(r row) row { return scaled(1, r, r[c.local(k)], gap) })
				c.divs = divs
				if !vanishes(w, c, gap) {
					c = c.with([]row{gap}, nil)
				}
			}
		}
	}
	return c
}

// vanishes reports whether r = 0 on all of c.
func vanishes(w *work, c conjunct, r row) bool {
	return w.empty(c, atLeastOne(r)) && w.empty(c, complement(r))
}

// shallow reports whether none of the constraints is violated on y by more than 1.
func shallow(w *work, rows []row, y *wing) bool {
	q := y.c.pointAt(y.at)
	beyond := func(r row) row { return complement(shifted(r, 1)) }
	if slices.ContainsFunc(rows, func(r row) bool { return q != nil && violated(shifted(r, 1), q) }) {
		return false
	}
	p := w.probe(y.c)
	if p == nil {
		return false
	}
	defer p.release()
	return !slices.ContainsFunc(rows, func(r row) bool { return !p.excludes(beyond(r)) })
}

// relaxed returns the parallel constraints that hold on y as well, as far as there are any; by 1 if that is known to do.
func relaxed(w *work, rows []row, y *wing, byOne bool) []row {
	var out []row
	if byOne {
		for _, r := range rows {
			out = append(out, shifted(r, 1))
		}
		return out
	}
	t := tableauOf(w, &y.c)
	if t == nil {
		return nil
	}
	defer t.release()
	for _, r := range rows {
		if num, den, ok := t.maximum(negated(padded(r, y.c.width()))); ok {
			d := floorDiv(num, den)
			out = append(out, tightestOn(w, shifted(r, d), &y.c, d))
		}
	}
	return out
}

// mostMoves bounds the search for the extreme of a form over the integers.
const mostMoves = 1 << 20

// tightestOn moves a constraint that holds on c as far as it holds over the integers, by at most most: floor terms have more values over the rationals.
func tightestOn(w *work, r row, c *conjunct, most int64) row {
	if len(c.divs) == 0 {
		return r
	}
	done := int64(0)
	for by := int64(1); by > 0; {
		if done+by <= most && w.empty(*c, complement(shifted(r, -done-by))) {
			done += by
			by *= 2
		} else {
			by /= 2
		}
	}
	return shifted(r, -done)
}

// turned returns, for each constraint u >= 0 that is violated on y by 1 at most and each ridge r >= 0, the combination k·u + r >= 0 with the largest k
// with which it holds on y. It holds wherever u and r do. Coefficients larger than those of y and of u are given up.
func turned(w *work, us, ridges []row, y *wing) []row {
	most := max(largest(us), largest(y.c.ins), largest(y.c.eqs))
	var out []row
	for _, u := range us {
		beyond, ok := y.c.with([]row{shifted(u, 1)}, nil).tidyUp(w)
		if !ok {
			continue
		}
		_, there, _ := inCommon(conjunct{named: y.c.named, divs: y.c.divs}, beyond)
		t := tableauOf(w, &there)
		if t == nil {
			continue
		}
		for _, r := range ridges {
			r := padded(r, there.width())
			num, den, ok := t.maximum(negated(r))
			if !ok || num >= 0 {
				continue
			}
			k := r[0] - tightestOn(w, shifted(r, floorDiv(num, den)), &there, mostMoves)[0]
			if e := combineInequality(k, padded(u, there.width()), 1, r)[:y.c.width()]; !isConst(e) && largest([]row{e}) <= most {
				out = append(out, e)
			}
		}
		t.release()
	}
	return out
}

// largest returns the largest magnitude of a coefficient.
func largest(rows []row) int64 {
	most := int64(0)
	for _, r := range rows {
		for _, v := range r[1:] {
			most = max(most, abs(v))
		}
	}
	return most
}
