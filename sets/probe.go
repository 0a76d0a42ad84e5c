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

	room     row // of a question
	one      [1]row
	reshaped bool // in other coordinates, once they are needed
	last     bool // branches on the last columns first
}

// probe returns a probe of c, or nil if c has no point. It is to be released.
func (w *work) probe(c conjunct) *probe { return started(spareProbe(w, c)) }

// probeOfTerms is probe for questions that need the values of floor terms: it branches on these first, which have fewer values than what they are of.
func probeOfTerms(w *work, c conjunct) *probe {
	p := spareProbe(w, c)
	p.last = true
	return started(p)
}

// spareProbe returns a probe of c that is still to be started.
func spareProbe(w *work, c conjunct) *probe {
	if k := len(w.probes); k > 0 {
		p := w.probes[k-1]
		w.probes = w.probes[:k-1]
		*p = probe{w: w, c: c, more: p.more[:0], room: p.room}
		return p
	}
	return &probe{w: w, c: c}
}

// started returns the probe, nil if its conjunct has no point.
func started(p *probe) *probe {
	some := true
	if !withoutOverflow(func() { some = p.start() }) {
		p.s = nil
		some = !p.w.empty(p.c)
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
	p.t.last = p.last
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
	if p == nil {
		return
	}
	if p.s != nil {
		p.t.release()
		p.s.release()
	}
	p.w.probes = append(p.w.probes, p)
}

// excludes reports whether no integer point of the conjunct satisfies all of
// the inequalities.
func (p *probe) excludes(rows ...row) bool { return p.ask(nil, rows) == no }

// ask tells whether an integer point of the conjunct satisfies all of the inequalities. It sets at, if that is not nil, to the values of all
// columns at such a point if the answer is yes.
func (p *probe) ask(at *row, rows []row) (v verdict) {
	if p.s != nil && withoutOverflow(func() { v = p.askSmall(at, rows) }) {
		return v
	}
	q, v := p.w.point(p.c, slices.Concat(p.more, rows)...)
	if at != nil {
		*at = q
	}
	return v
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

// askViolated asks for a point where r < 0.
func (p *probe) askViolated(at *row, r row) verdict {
	return p.ask(at, p.violating(r))
}

// violating returns the inequality r < 0, in the room of a question.
func (p *probe) violating(r row) []row {
	p.room = append(p.room[:0], r...)
	negate(p.room)
	p.room[0] = add(p.room[0], -1)
	p.one[0] = p.room
	return p.one[:]
}

// askSmall is ask with entries in int64; it halts on overflow. The first time that a search of a few nodes is not enough, the probe gets coordinates in which all later ones may be.
func (p *probe) askSmall(at *row, rows []row) verdict {
	v := p.search(at, rows, p.reshaped)
	if v == unsure && !p.reshaped {
		p.reshape()
		v = p.search(at, rows, true)
	}
	return v
}

// reshape takes coordinates in which the conjunct is about as wide in all directions. It halts on overflow, and the probe then has no tableau.
func (p *probe) reshape() {
	p.reshaped = true
	s := p.s
	p.s = nil
	s.reshape(p.t)
	p.s = s
}

// search is askSmall that may leave the answer open unless it is the last one.
func (p *probe) search(at *row, rows []row, last bool) verdict {
	c := p.t.clone()
	defer c.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	for _, r := range rows {
		if !p.s.imposeOn(c, r) {
			return no
		}
	}
	var q row
	place := &q
	if at == nil {
		place = nil
	}
	nodes := firstLimit
	v := c.branch(&nodes, place)
	switch {
	case v == yes && at != nil:
		*at = p.s.complete(c, q)
	case v == unsure && last:
		if q, v = p.s.decide(c, p.s.ins); at != nil {
			*at = q
		}
	}
	return v
}

// excludesBoth reports whether no integer point of the conjunct violates the inequality r and one of the others. It sets at to the values of all
// columns at such a point, if one is known.
func (p *probe) excludesBoth(at *row, r row, others []row) (excluded bool) {
	if p.s != nil && withoutOverflow(func() { excluded = p.excludesBothSmall(at, r, others) }) {
		return excluded
	}
	return !slices.ContainsFunc(others, func(o row) bool { return p.ask(at, []row{complement(r), complement(o)}) != no })
}

// excludesBothSmall is excludesBoth with entries in int64; it halts on overflow.
func (p *probe) excludesBothSmall(at *row, r row, others []row) bool {
	v := p.searchBoth(at, r, others, p.reshaped)
	if v == unsure && !p.reshaped {
		p.reshape()
		v = p.searchBoth(at, r, others, true)
	}
	return v == no
}

// searchBoth is excludesBothSmall that may leave the answer open unless it is the last one.
func (p *probe) searchBoth(at *row, r row, others []row, last bool) verdict {
	with := probe{w: p.w, s: p.s, t: p.t.clone()}
	defer with.t.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	if !p.s.imposeOn(with.t, p.violating(r)[0]) {
		return no
	}
	for _, o := range others {
		if v := with.search(at, p.violating(o), last); v != no {
			return v
		}
	}
	return no
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
// Given its directions, and how many corners are wanted at most.
func cornersOf(w *work, c *conjunct, ways []row, most int) corners {
	if c.at == nil || tooLarge(c.at) {
		return nil
	}
	b := shortLived(w, cornersFirst, c.named)
	at := b.copied(c.at)
	out := append(make(corners, 0, cornersFirst), at)
	room := shortLived(w, 2, c.width()-1)
	q, other := room.row(), room.row()
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
func directions(w *work, c *conjunct) []row {
	b := shortLived(w, 2*c.named, c.named)
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
	r = r[1 : 1+len(way)]
	size := int64(0)
	for j, d := range way {
		x := r[j]
		v += d * x
		size |= magnitude(d) | magnitude(x)
	}
	if size < 1<<28 && len(way) < 64 {
		return v, true
	}
	return dotWide(append(row{0}, r...), way)
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

// in returns the corners in the columns of c, with room for more; those that are not known are left out.
func (k corners) in(c *conjunct, more int) []row {
	out := make([]row, 0, len(k)+more)
	for _, at := range k {
		if q := c.pointAt(at); q != nil {
			out = append(out, q)
		}
	}
	return out
}

// depths returns by how much each of the rows is violated at most at the points, 0 for not at all.
func depths(w *work, rows, points []row) []int64 {
	b := shortLived(w, 1, len(rows))
	out := b.row()
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
