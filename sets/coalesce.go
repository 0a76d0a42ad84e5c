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
	boxes := boxesOf(w, parts)
	known := newProbes(w, len(parts))
	defer known.release()
	for i := 0; i < len(parts); i++ {
		for j := range i {
			pair := [2]int{names[j], names[i]}
			w.cells(1)
			if known.apart[pair] {
				continue
			}
			if boxes[i].gap(boxes[j]) && (boxes[i].plain && boxes[j].plain || thick(&parts[i]) && thick(&parts[j])) {
				known.part(pair)
				continue
			}
			m, ok := w.fuse(parts[j], parts[i], how, known.named(names[j]), known.named(names[i]))
			if !ok {
				known.part(pair)
				continue
			}
			known.adopt(next, names[j], names[i])
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
	w     *work
	most  int // corners of a conjunct
	of    []asked
	apart map[[2]int]bool // pairs known not to fuse; nil where there is but one pair
}

// newProbes returns room for what is known of n conjuncts and of those that come from them.
func newProbes(w *work, n int) *probes {
	p := &probes{w: w, most: cornersFor(n), of: make([]asked, 2*n)}
	if n > 2 {
		p.apart = map[[2]int]bool{}
	}
	return p
}

// part notes that a pair does not fuse.
func (p *probes) part(pair [2]int) {
	if p.apart != nil {
		p.apart[pair] = true
	}
}

// asked is what is known of a conjunct.
type asked struct {
	probe   *probe  // nil until it is needed
	ways    []row   // directions; nil until they are needed
	rays    rays    // nil until they are needed
	corners corners // nil until they are needed
	most    int     // corners
}

// waysOf returns the directions of c, of which a is known.
func (a *asked) waysOf(w *work, c *conjunct) []row {
	if a.ways == nil {
		a.ways = directions(w, c)
	}
	return a.ways
}

// raysOf returns the rays of c, of which a is known.
func (a *asked) raysOf(w *work, c *conjunct) rays {
	if a.rays == nil {
		a.rays = raysOf(w, c, a.waysOf(w, c))
	}
	return a.rays
}

// cornersOf returns corners of c, of which a is known.
func (a *asked) cornersOf(w *work, c *conjunct) corners {
	if a.corners == nil {
		if a.corners = cornersOf(w, c, a.waysOf(w, c), a.most); a.corners == nil {
			a.corners = corners{}
		}
	}
	return a.corners
}

// adopt notes what two conjuncts tell about their union: points of the one or the other are its own, and it goes on where one of them does.
func (p *probes) adopt(name, a, b int) {
	x, y, z := p.named(a), p.named(b), p.named(name)
	if x.rays == nil || y.rays == nil || x.corners == nil || y.corners == nil {
		return
	}
	z.rays = slices.Concat(rays{}, x.rays, y.rays.without(x.rays))
	z.corners = slices.Concat(corners{}, x.corners, y.corners)
	if len(z.corners) > p.most {
		z.corners = append(z.corners[:(p.most+1)/2:(p.most+1)/2], y.corners[:min(len(y.corners), p.most/2)]...)
	}
}

// named returns what is known of a conjunct.
func (p *probes) named(name int) *asked {
	a := &p.of[name]
	a.most = p.most
	return a
}

func (p *probes) release() {
	for i := range p.of {
		p.of[i].probe.release()
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
					f := &flank{rows: valid, depth: depths(w, valid, known[j])}
					valid = w.classify(f, &flank{}, parts[j], &of.named(names[j]).probe)
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
	if len(a.divs)+len(b.divs) == 0 {
		raysA, raysB = raysA.without(raysB), raysB.without(raysA)
	}
	if raysB.leadOut(w, &a, corners{a.at}, out) || raysA.leadOut(w, &b, corners{b.at}, out) {
		return conjunct{}, false
	}
	cornersA, cornersB := knownA.cornersOf(w, &a), knownB.cornersOf(w, &b)
	if raysB.leadOut(w, &a, cornersA.others(), out) || raysA.leadOut(w, &b, cornersB.others(), out) {
		return conjunct{}, false
	}
	wideA, wideB, frame := inCommon(a, b)
	turn := len(frame.divs) == max(len(a.divs), len(b.divs)) || isFlat(&a) || isFlat(&b)
	if how == anyFaces {
		wideA, wideB, frame = withoutIdle(wideA, alignedTo(w, wideB, cornersB, len(a.divs)), len(a.divs))
	}
	wideA.at, wideB.at = a.at, b.at
	rowsA, rowsB := wideA.inequalities(), wideB.inequalities()
	f, g := flanksOf(w, &frame, rowsA, rowsB, cornersA, cornersB)
	if len(frame.divs) == 0 && gapBetween(w, f, g) {
		return conjunct{}, false
	}
	if noHope(w, &frame, how, turn, f, g) {
		return conjunct{}, false
	}
	probeA, probeB := &knownA.probe, &knownB.probe
	if len(frame.divs) > 0 { // those of the columns of both, for this once
		probeA, probeB = new(*probe), new(*probe)
		defer func() { (*probeA).release(); (*probeB).release() }()
	}
	validA := w.classify(f, g, wideB, probeB)
	if len(validA) == len(rowsA) {
		return a, true
	}
	validB := w.classify(g, f, wideA, probeA)
	if len(validB) == len(rowsB) {
		return b, true
	}
	cutA, cutB := f.shallowFirst(len(rowsA)-len(validA)), g.shallowFirst(len(rowsB)-len(validB))
	frame.ins = slices.Concat(validA, validB)
	left := w.newGap(frame, a.at, cutA, cutB)
	defer left.release()
	between, none := left.point()
	if none {
		return frame.simplify(w)
	}
	if how == ownFaces || between != nil && (stuck(w, between, turn, f, g) || stuckNearby(w, left, turn, f, g)) {
		return conjunct{}, false
	}
	return wrapped(w, frame, left, between, &wing{c: wideA, probe: probeA, of: f, valid: validA, cut: cutA}, &wing{c: wideB, probe: probeB, of: g, valid: validB, cut: cutB}, turn)
}

// isFlat reports whether an equality of c has no floor terms.
func isFlat(c *conjunct) bool {
	return slices.ContainsFunc(c.eqs, func(r row) bool { return isConst(r[c.named:]) })
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

// classify returns the constraints of f that hold on all of the other conjunct c, of which y tells, and notes those that do not and the points of c that it finds.
//
// Given where to find and keep a probe of c.
func (w *work) classify(f, y *flank, c conjunct, kept **probe) []row {
	valid := make([]row, 0, len(f.rows))
	for i, r := range f.rows {
		if f.depth[i] > 0 {
			continue
		}
		if w.cells(cells(&c)); stated(&c, r) {
			valid = append(valid, r)
			continue
		}
		if *kept == nil {
			if *kept = probeOfTerms(w, c); *kept == nil {
				clear(f.depth)
				return f.rows
			}
		}
		var at row
		if (*kept).askViolated(&at, r) == no {
			valid = append(valid, r)
			continue
		}
		f.depth[i] = 1
		if at != nil {
			y.points = append(y.points, at)
			f.met(at)
		}
	}
	return valid
}

// pointAt returns the values of all columns where the named ones have the given values; nil if
// those are nil or the values too large.
func (c *conjunct) pointAt(at row) row {
	if at == nil || len(c.divs) == 0 {
		return at
	}
	return pointIn(c, make(row, c.width()-1), at)
}

// pointIn is pointAt with room for the values.
func pointIn(c *conjunct, q, at row) row {
	if at == nil || len(c.divs) == 0 {
		return at
	}
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

// inCommon returns a and b in the columns of both and those columns without constraints. Equal definitions are one.
func inCommon(a, b conjunct) (wideA, wideB, frame conjunct) {
	if len(a.divs)+len(b.divs) == 0 {
		return a, b, conjunct{named: a.named}
	}
	divs, to := allDivs(&a, &b)
	wideA, wideB = a.place(a.named, len(divs), identity(a.width())), b.place(b.named, len(divs), to)
	wideA.divs, wideB.divs = divs, divs
	return wideA, wideB, conjunct{named: a.named, divs: divs}
}

// withoutIdle returns two conjuncts in common columns, and those columns, without the floor terms after the first ones that b has no use for.
func withoutIdle(a, b conjunct, first int) (wideA, wideB, frame conjunct) {
	used := b.used()
	idle := func(k int) bool { return k >= first && !used[k] }
	a, b = a.dropLocals(idle), b.dropLocals(idle)
	b.divs = a.divs
	return a, b, conjunct{named: a.named, divs: a.divs}
}

// allDivs returns the floor terms of two conjuncts, those of a first, and the column among the named ones and these of each column of b. Equal definitions are one.
func allDivs(a, b *conjunct) (divs []div, to []int) {
	full := a.width() + len(b.divs)
	to = identity(b.width())
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
	return divs, to
}

// alignedTo returns the points of c with those of its first floor terms in place of the others that differ from them by the same everywhere in c, as
// floor((i - 1)/4) does from floor(i/4) where i mod 4 is not 0: constraints on both are comparable then.
//
// Given some points of c.
func alignedTo(w *work, c conjunct, known corners, first int) conjunct {
	var points []row // in the columns of c
	for k := first; k < len(c.divs); k++ {
		for j := range first {
			d, e := c.divs[k], c.divs[j]
			if d.den != e.den || !slices.Equal(d.num[1:], e.num[1:]) {
				continue
			}
			gap := make(row, c.width())
			gap[c.local(j)], gap[c.local(k)] = 1, -1
			if by, bounds, ok := gapByRange(&c, k, e.num[0]-d.num[0]); ok {
				gap[0] = -by
				c = exchanged(c.with(nil, bounds), k, gap)
				continue
			}
			if points == nil {
				if points = known.in(&c, 0); len(points) == 0 {
					return c
				}
			}
			gap[0] = points[0][c.local(k)-1] - points[0][c.local(j)-1]
			apart := func(p row) bool { v, ok := dot2(gap, p); return ok && v != 0 }
			if !slices.ContainsFunc(points, apart) && vanishes(w, c, gap) {
				if c = exchanged(c, k, gap); !vanishes(w, c, gap) {
					c = c.with([]row{gap}, nil)
				}
			}
		}
	}
	return c
}

// exchanged adds a row, which is 0 on c, to the constraints as often as local k occurs in them, but not to definitions.
func exchanged(c conjunct, k int, gap row) conjunct {
	divs, at := c.divs, c.local(k)
	c = c.mapRows(func(r row) row { return scaled(1, r, r[at], gap) })
	c.divs = divs
	return c
}

// gapByRange returns floor((n + by)/d) - floor(n/d) for the numerator n of local k of c, and whether it is the same for all values of n mod d that constraints of
// c leave; also those of the bounds 0 <= n mod d < d, as constraints, that the other floor term does not tell once it takes the place of the local.
func gapByRange(c *conjunct, k int, by int64) (gap int64, bounds []row, same bool) {
	num, den := c.divs[k].num, c.divs[k].den
	low, high := int64(0), den-1
	rest := slices.Clone(num) // n mod d
	rest[c.local(k)] = -den
	for _, r := range c.ins {
		switch {
		case abs(r[0]) >= den:
		case slices.Equal(r[1:], rest[1:]):
			low = max(low, num[0]-r[0])
		case opposite(r, rest):
			high = min(high, num[0]+r[0])
		}
	}
	gap = floorDiv(low+by, den)
	if gap != floorDiv(high+by, den) {
		return gap, nil, false
	}
	if low == 0 && by > gap*den {
		bounds = append(bounds, rest)
	}
	if high == den-1 && by < gap*den {
		bounds = append(bounds, shifted(negated(rest), den-1))
	}
	return gap, bounds, true
}

// vanishes reports whether r = 0 on all of c.
func vanishes(w *work, c conjunct, r row) bool {
	return w.empty(c, atLeastOne(r)) && w.empty(c, complement(r))
}
