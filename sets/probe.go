package sets

import (
	"math"
	"slices"
)

// probe answers questions about one conjunct with further inequalities.
type probe struct {
	w    *work
	c    conjunct
	more []row   // imposed inequalities
	s    *solver // nil after an overflow
	t    *tableau
	at   row // values of all columns at a point of c; nil if none is known
}

// probe returns a probe of c, or nil if c has no point. It is to be released.
func (w *work) probe(c conjunct) *probe {
	p := &probe{w: w, c: c}
	some := true
	if !withoutOverflow(func() { some = p.start() }) {
		p.s = nil
		some = !w.empty(c)
	}
	if !some {
		p.release()
		return nil
	}
	return p
}

// start makes the tableau; it returns false if there is no point.
func (p *probe) start() bool {
	p.s = p.w.open(&p.c)
	p.s.all = true
	var ok bool
	if p.t, ok = p.s.start(true); !ok {
		p.s = nil
		return false
	}
	if p.c.at != nil {
		p.at = p.c.pointAt(p.c.at)
		return true
	}
	at, v := p.s.search(p.t)
	if v == yes {
		p.at = at
	}
	return v != no
}

// release gives the memory of p back, which may be nil, to the operation.
func (p *probe) release() {
	if p != nil && p.s != nil {
		p.t.release()
		p.s.release()
	}
}

// excludes reports whether no integer point of the conjunct satisfies all of
// the inequalities.
func (p *probe) excludes(rows ...row) (excluded bool) {
	if p.s != nil && withoutOverflow(func() { excluded = p.excludesSmall(rows) }) {
		return excluded
	}
	return p.w.empty(p.c, slices.Concat(p.more, rows)...)
}

// meets reports whether an integer point of the conjunct satisfies r >= 0: the known one or another.
func (p *probe) meets(r row) bool {
	if p.at != nil {
		if v, fits := dot2(r, p.at); fits && v >= 0 {
			return true
		}
	}
	return !p.excludes(r)
}

// excludesSmall is excludes with entries in int64; it halts on overflow.
func (p *probe) excludesSmall(rows []row) bool {
	c := p.t.clone()
	defer c.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	for _, r := range rows {
		if !p.s.imposeOn(c, r) {
			return true
		}
	}
	nodes := firstLimit
	v := c.branch(&nodes, nil)
	if v == unsure {
		_, v = p.s.decide(c, p.s.ins)
	}
	return v == no
}

// excludesBoth reports whether no integer point of the conjunct satisfies the inequality r and violates one of the others.
func (p *probe) excludesBoth(r row, others []row) (excluded bool) {
	if p.s != nil && withoutOverflow(func() { excluded = p.excludesBothSmall(r, others) }) {
		return excluded
	}
	return !slices.ContainsFunc(others, func(o row) bool { return !p.excludes(r, complement(o)) })
}

// excludesBothSmall is excludesBoth with entries in int64; it halts on overflow.
func (p *probe) excludesBothSmall(r row, others []row) bool {
	with := probe{w: p.w, s: p.s, t: p.t.clone()}
	defer with.t.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	if !p.s.imposeOn(with.t, r) {
		return true
	}
	return !slices.ContainsFunc(others, func(o row) bool { return !with.excludesSmall([]row{complement(o)}) })
}

// impose adds an inequality; it returns false if there is no rational solution
// then, and the probe is of no further use.
func (p *probe) impose(r row) bool {
	p.more = append(p.more, r)
	possible := true
	if p.s != nil && !withoutOverflow(func() { possible = p.s.imposeOn(p.t, r) }) {
		p.s = nil
	}
	return possible
}

// imposeOn adds an inequality to the system and to a tableau of it.
func (s *solver) imposeOn(t *tableau, r row) bool {
	f := s.express(s.own(r))
	if isConst(f) {
		return f[0] >= 0
	}
	s.ins = append(s.ins, f)
	return t.add(f)
}

// Points that are known of two conjuncts tell, without a linear program, which constraints of the one do not hold on the other, and
// often that no conjunct has just the points of both.

// corners are some points of a conjunct, as values of its named columns: one that is far from the others, and those where walks along
// axes and along constraints end.
type corners []row

const (
	mostCorners  = 20
	fewCorners   = 3
	farthest     = 64 // length of a walk where there is no bound, and of the longest period of floor terms
	rounds       = 2
	cornersFirst = 12 // for which there is memory at first
	smallCoord   = 1 << 40
	mostMixed    = 24 // points that are tried between two conjuncts
)

// cornersOf returns corners of c, none if no point is known or its coordinates are large: from the known point on it goes along each direction to both
// ends, and goes on in the middle.
//
// Given how many are wanted at most.
func cornersOf(w *work, c *conjunct, most int) corners {
	if c.at == nil || tooLarge(c.at) {
		return nil
	}
	b := newBlock(cornersFirst, c.named)
	at := b.copied(c.at)
	out := append(make(corners, 0, cornersFirst), at)
	ways := directions(c)
	q, other := make(row, c.width()-1), make(row, c.width()-1)
	for range rounds {
		for _, way := range ways {
			w.cells(2 * cells(c))
			if !locateIn(c, q, at) {
				return nil
			}
			if len(out) == most {
				return out
			}
			period := periodAlong(c, way)
			ends := reachAlong(c, w, q, other, way, period)
			for _, d := range ends {
				if d != 0 && len(out) < most {
					out = append(out, along(b.copied(at), way, d))
				}
				if even := d / 2 * 2; period == 0 && even != d && even != 0 && len(out) < most {
					out = append(out, along(b.copied(at), way, even))
				}
			}
			step := middle(ends, period)
			if j := slices.Index(way, 1); period == 0 && j >= 0 && (at[j]+step)%2 != 0 && ends[0] < ends[1] {
				if step++; step > ends[1] {
					step -= 2
				}
			}
			along(at, way, step)
		}
	}
	return out
}

// others returns all corners but the first, which is the known point.
func (k corners) others() corners { return k[min(1, len(k)):] }

// tooLarge reports whether p has a large entry.
func tooLarge(p row) bool {
	return slices.ContainsFunc(p, func(v int64) bool { return v > smallCoord || v < -smallCoord })
}

// along adds d times a direction to p, in place.
func along(p, way row, d int64) row {
	for j, v := range way {
		p[j] += d * v
	}
	return p
}

// directions returns the axes and, for each constraint and each floor term of two named columns, the direction that leaves it as it is.
func directions(c *conjunct) []row {
	b := newBlock(2*c.named, c.named)
	out := make([]row, c.named, 2*c.named)
	for j := range out {
		out[j] = b.row()
		out[j][j] = 1
	}
	note := func(r row) {
		i, j := pairOf(r, c.named)
		if j == 0 || abs(r[i]) > farthest || abs(r[j]) > farthest {
			return
		}
		g := gcd(r[i], r[j])
		x, y := abs(r[j])/g, -sign(r[j])*r[i]/g
		if !slices.ContainsFunc(out[c.named:], func(o row) bool { return o[i-1] == x && o[j-1] == y }) {
			way := b.row()
			way[i-1], way[j-1] = x, y
			out = append(out, way)
		}
	}
	for _, r := range c.eqs {
		note(r)
	}
	for _, r := range c.ins {
		note(r)
	}
	for _, d := range c.divs {
		note(d.num)
	}
	return out
}

// pairOf returns the two named columns that are not 0 in r; 0 for the second one if there are not two.
func pairOf(r row, named int) (i, j int) {
	for k := 1; k <= named; k++ {
		switch {
		case r[k] == 0:
		case i == 0:
			i = k
		case j == 0:
			j = k
		default:
			return i, 0
		}
	}
	return i, j
}

// rate returns how much the named columns of r change a step along a direction; fits is false if that is a large number.
func rate(r, way row) (v int64, fits bool) {
	fits = true
	for j, d := range way {
		if d != 0 && r[1+j] != 0 {
			sum, ok := mulAdd2(1, v, r[1+j], d)
			v, fits = sum, fits && ok
		}
	}
	return v, fits
}

// periodAlong returns the largest divisor of the floor terms that change along a direction; 0 if there are none, and a large number if that is not known.
func periodAlong(c *conjunct, way row) int64 {
	period := int64(0)
	for _, d := range c.divs {
		if v, fits := rate(d.num, way); !fits {
			return math.MaxInt64
		} else if v != 0 {
			period = max(period, d.den)
		}
	}
	return period
}

// reachAlong returns how far one can go back and forth from a point q of c, as a negative and a positive number or 0: as far as
// c goes where no floor term changes on the way, else some steps that end in c. It needs room for another point.
func reachAlong(c *conjunct, w *work, q, other, way row, period int64) [2]int64 {
	if period > 0 {
		return reachBySteps(c, w, q, other, way, period)
	}
	low, high := int64(-farthest), int64(farthest)
	for _, r := range c.eqs {
		if v, fits := rate(r, way); !fits || v != 0 {
			return [2]int64{}
		}
	}
	for _, r := range c.ins {
		v, fits := rate(r, way)
		slack, ok := dot2(r, q)
		switch {
		case !fits || !ok || slack < 0:
			return [2]int64{}
		case v > 0:
			low = max(low, -(slack / v))
		case v < 0:
			high = min(high, slack/-v)
		}
	}
	return [2]int64{low, high}
}

// middle returns how far to go between two ends to be in c: where floor terms change there may be nothing half way.
func middle(ends [2]int64, period int64) int64 {
	switch {
	case period == 0:
		return (ends[0] + ends[1]) / 2
	case ends[0] != 0 && ends[1] != 0:
		return 0
	}
	return ends[0] + ends[1]
}

// reachBySteps is reachAlong where floor terms with divisors up to period change.
func reachBySteps(c *conjunct, w *work, q, other, way row, period int64) (out [2]int64) {
	if period > farthest {
		return out
	}
	for i, sign := range []int64{-1, 1} {
		for _, step := range []int64{period, 1} {
			w.cells(cells(c))
			if locateIn(c, other, along(append(other[:0], q[:c.named]...), way, sign*step)) && c.satisfiedBy(other) {
				out[i] = sign * step
				break
			}
		}
	}
	return out
}

// locateIn sets q to the values of all columns at a point, and reports whether they fit.
func locateIn(c *conjunct, q, at row) bool {
	copy(q, at)
	for k, d := range c.divs {
		v, ok := dot2(d.num, q)
		if !ok {
			return false
		}
		q[c.local(k)-1] = floorDiv(v, d.den)
	}
	return true
}

// in returns the corners in the columns of c; those that are not known are left out.
func (k corners) in(c *conjunct) []row {
	if len(c.divs) == 0 {
		return k
	}
	out := make([]row, 0, len(k))
	for _, at := range k {
		if q := c.pointAt(at); q != nil {
			out = append(out, q)
		}
	}
	return out
}

// depths returns by how much each of the rows is violated at most at the points, 0 for not at all.
func depths(w *work, rows, points []row) []int64 {
	out := make([]int64, len(rows))
	for i, r := range rows {
		w.cells(len(points) * len(r))
		for _, q := range points {
			if v, ok := dot2(r, q); ok && v < 0 {
				out[i] = max(out[i], -v)
			}
		}
	}
	return out
}

// flank is one of two conjuncts that may become one: its constraints, in the columns of both, how much they are violated at points of the
// other one, and its own points.
type flank struct {
	rows   []row
	depth  []int64
	points []row
	own    corners
}

// flanksOf returns what the corners of a and b tell about a and b.
func flanksOf(w *work, frame *conjunct, rowsA, rowsB []row, a, b corners) (x, y *flank) {
	x, y = &flank{rows: rowsA, own: a, points: a.in(frame)}, &flank{rows: rowsB, own: b, points: b.in(frame)}
	x.depth, y.depth = depths(w, rowsA, y.points), depths(w, rowsB, x.points)
	return x, y
}

// outside reports whether the point violates a constraint of f, and only such that are known not to hold on the other conjunct.
func (f *flank) outside(q row) bool {
	some := false
	for i, r := range f.rows {
		v, ok := dot2(r, q)
		if !ok || v < 0 && f.depth[i] == 0 {
			return false
		}
		some = some || v < 0
	}
	return some
}

// mixed calls f with points near both conjuncts, until it returns true or has been called often enough; it returns whether it did: those half way between the first point of the one and
// a point of the other, and those that have one coordinate of the other.
func mixed(a, b corners, f func(p row) bool) bool {
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	x := make(row, len(a[0]))
	left := mostMixed
	found := false
	ends := func() bool {
		found, left = f(x), left-1
		return found || left == 0
	}
	for k := range max(len(a), len(b)) {
		for _, pair := range [][2]corners{{a, b}, {b, a}} {
			if k >= len(pair[1]) {
				continue
			}
			p, q := pair[0][0], pair[1][k]
			for j := range x {
				x[j] = floorDiv(p[j]+q[j], 2)
			}
			if ends() {
				return found
			}
			copy(x, p)
			for j := range x {
				if q[j] == p[j] {
					continue
				}
				if x[j] = q[j]; ends() {
					return found
				}
				x[j] = p[j]
			}
		}
	}
	return false
}

// gapBetween reports whether an integer point half way between known points of two conjuncts without locals is in neither of them: nothing convex is their
// union then.
func gapBetween(w *work, a, b *flank) bool {
	if len(a.own) == 0 || len(b.own) == 0 {
		return false
	}
	x := make(row, len(a.own[0]))
	out := func(f *flank) bool {
		w.cells(len(f.rows) * len(x))
		return slices.ContainsFunc(f.rows, func(r row) bool { return violated(r, x) })
	}
	for k := range max(len(a.own), len(b.own)) {
		for _, pair := range [][2]corners{{a.own, b.own}, {b.own, a.own}} {
			if k < len(pair[1]) && halfWay(x, pair[0][0], pair[1][k]) && out(a) && out(b) {
				return true
			}
		}
	}
	return false
}

// halfWay sets x to the middle between p and q and reports whether that is an integer point.
func halfWay(x, p, q row) bool {
	for j := range x {
		if (p[j]+q[j])%2 != 0 {
			return false
		}
		x[j] = (p[j] + q[j]) / 2
	}
	return true
}

// pointBetween reports whether a point is known that is in neither conjunct, although it satisfies all of their constraints that may hold on
// both: then no constraints of theirs describe the union.
func pointBetween(w *work, frame *conjunct, a, b *flank) bool {
	return mixed(a.own, b.own, func(p row) bool {
		w.cells((len(a.rows) + len(b.rows)) * frame.width())
		q := frame.pointAt(p)
		return q != nil && a.outside(q) && b.outside(q)
	})
}

// tooDeep reports whether a constraint is known to be violated on the other conjunct by more than 1.
func (f *flank) tooDeep() bool {
	return slices.ContainsFunc(f.depth, func(d int64) bool { return d > 1 })
}

// noTilt reports whether besideFlat is known to find nothing, for lack of a plane of flat next to a constraint u of y, or since what turns the
// others of y around u = 0 is known to cut points of y off: it is r - d·u >= 0 with d at least the known violation of r on flat.
func noTilt(flat, y *flank) bool {
	for i, u := range y.rows {
		plane := negated(shifted(u, 1))
		if !slices.ContainsFunc(flat.rows, func(r row) bool { return slices.Equal(r, plane) }) {
			continue
		}
		for j, r := range y.rows {
			if j != i && !slices.ContainsFunc(y.points, func(q row) bool { return tiltCuts(r, u, max(y.depth[j], 1), q) }) {
				return false
			}
		}
	}
	return true
}

// tiltCuts reports whether r - d·u < 0 at a point with u >= 0.
func tiltCuts(r, u row, d int64, q row) bool {
	v, ok := dot2(r, q)
	x, ok2 := dot2(u, q)
	y, ok3 := mul2(d, x)
	return ok && ok2 && ok3 && x >= 0 && v < y
}

// stated reports whether a constraint of c with the same coefficients tells that r >= 0.
func stated(c *conjunct, r row) bool {
	for _, x := range c.ins {
		if x[0] <= r[0] && slices.Equal(x[1:], r[1:]) {
			return true
		}
	}
	for _, x := range c.eqs {
		if x[0] <= r[0] && slices.Equal(x[1:], r[1:]) || -x[0] <= r[0] && opposite(x, r) {
			return true
		}
	}
	return false
}

// uncovered reports whether a point is known that is in none of the conjuncts without locals, although it satisfies all of their
// constraints that may hold on each of them.
func uncovered(w *work, parts []conjunct, known []corners) bool {
	var points []row
	for _, k := range known {
		points = append(points, k...)
	}
	var kept, broken []row // may hold on all; do not
	for i := range parts {
		rows := parts[i].inequalities()
		for j, d := range depths(w, rows, points) {
			if d == 0 {
				kept = append(kept, rows[j])
			} else {
				broken = append(broken, rows[j])
			}
		}
	}
	if len(broken) == 0 {
		return false
	}
	outside := func(p row) bool {
		w.cells(len(kept) * len(p))
		return !slices.ContainsFunc(kept, func(r row) bool { v, ok := dot2(r, p); return !ok || v < 0 }) &&
			!slices.ContainsFunc(parts, func(c conjunct) bool { w.cells(cells(&c)); return c.mayContain(p) })
	}
	for i := range parts {
		for j := range i {
			if mixed(known[i], known[j], outside) {
				return true
			}
		}
	}
	return false
}
