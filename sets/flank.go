package sets

import "slices"

// flank is one of two conjuncts that may become one: its constraints, in the columns of both, how much they are violated at points of the
// other one, and its own points.
type flank struct {
	rows   []row
	depth  []int64
	points []row
	own    corners
}

// morePoints is for how many points that are found later there is room.
const morePoints = 4

// flanksOf returns what the corners of a and b tell about a and b.
func flanksOf(w *work, frame *conjunct, rowsA, rowsB []row, a, b corners) (x, y *flank) {
	x, y = &flank{rows: rowsA, own: a, points: a.in(frame, morePoints)}, &flank{rows: rowsB, own: b, points: b.in(frame, morePoints)}
	x.depth, y.depth = depths(w, rowsA, y.points), depths(w, rowsB, x.points)
	return x, y
}

// met notes a point of the other conjunct: by how much the constraints are violated there.
func (f *flank) met(q row) {
	for i, r := range f.rows {
		if v, ok := dot2(r, q); ok && v < 0 {
			f.depth[i] = max(f.depth[i], -v)
		}
	}
}

// shallowFirst returns the n constraints that are known not to hold on the other conjunct, those first that are hardly violated there: next to these there is
// what is in neither conjunct, if there is anything.
func (f *flank) shallowFirst(n int) []row {
	out := make([]row, 0, n)
	for _, deep := range []bool{false, true} {
		for i, r := range f.rows {
			if d := f.depth[i]; d > 0 && deep == (d > 1) {
				out = append(out, r)
			}
		}
	}
	return out
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

// noHope reports whether a point is known that is in neither conjunct, although no constraint that holds on both and that is searched for cuts it off.
func noHope(w *work, frame *conjunct, how joining, turn bool, a, b *flank) bool {
	room := make(row, frame.width()-1)
	return mixed(a.own, b.own, func(p row) bool {
		w.cells((len(a.rows) + len(b.rows)) * frame.width())
		q := pointIn(frame, room, p)
		return q != nil && a.outside(q) && b.outside(q) && (how == ownFaces || stuck(w, q, turn, a, b))
	})
}

// stuck reports whether nothing that wrapped finds for two conjuncts is known to cut off a point that is in neither of them and satisfies all
// constraints that may hold on both.
//
// Given whether wrapped turns constraints.
func stuck(w *work, q row, turn bool, a, b *flank) bool {
	w.cells((len(a.rows) + len(b.rows)) * len(q))
	if !(a.tooDeep() && b.tooDeep()) && (a.movedCuts(q) || b.movedCuts(q) || turn && (turnCuts(w, q, a, b) || turnCuts(w, q, b, a))) {
		return false
	}
	return !tiltsCut(w, q, a, b) && !tiltsCut(w, q, b, a)
}

// movedCuts reports whether a parallel of a constraint that may hold on the other conjunct cuts off a point.
func (f *flank) movedCuts(q row) bool {
	for i, r := range f.rows {
		if v, ok := dot2(r, q); !ok || -v > f.depth[i] {
			return true
		}
	}
	return false
}

// turnCuts reports whether a constraint u of f that is turned around the others (see turned) may cut off a point, which no moved constraint does: for k·u + r that
// is at least the known value of u + r on the other conjunct where u = -1.
func turnCuts(w *work, q row, f, y *flank) bool {
	if f.tooDeep() {
		return false
	}
	most := max(largest(f.rows), largest(y.rows))
	var layer []row
	for _, u := range f.rows {
		if v, ok := dot2(u, q); ok && v >= 0 {
			continue
		}
		layer = layer[:0]
		for _, p := range y.points {
			if violated(u, p) {
				layer = append(layer, p)
			}
		}
		w.cells((len(y.points) + 1 + len(layer)*(len(f.rows)+len(y.rows))) * len(u))
		for _, side := range []*flank{f, y} {
			for i, r := range side.rows {
				if low, ok := dot2(r, q); !ok || aboveAt(r, low, layer) && turnable(u, r, low+side.depth[i], most) {
					return true
				}
			}
		}
	}
	return false
}

// aboveAt reports whether a form is greater than a value at all of the points.
func aboveAt(r row, low int64, points []row) bool {
	return !slices.ContainsFunc(points, func(p row) bool { v, ok := dot2(r, p); return ok && v <= low })
}

// turnable reports whether k·u + r, divided by the gcd of its coefficients, may have none that is larger than most for some k > low. It may
// say so in vain.
func turnable(u, r row, low, most int64) bool {
	if low >= small || most >= small {
		return true
	}
	from, to := low+1, int64(small)
	for j := 1; j < len(u); j++ {
		switch v := abs(u[j]); {
		case v >= small || abs(r[j]) >= small:
			return true
		case v != 0:
			at := sign(u[j]) * r[j]
			from, to = max(from, -floorDiv(most+at, v)), min(to, floorDiv(most-at, v))
		case abs(r[j]) > most:
			to = from - 1
		}
	}
	return from <= to || !independent(u, r)
}

// independent reports whether the 2×2 determinants of the coefficients of two forms have no common divisor: then no combination of these with coprime
// factors can be divided by a number.
func independent(u, r row) bool {
	g := int64(0)
	for i := 1; i < len(u); i++ {
		for j := 1; j < i; j++ {
			if g = gcd(g, u[i]*r[j]-u[j]*r[i]); g == 1 {
				return true
			}
		}
	}
	return false
}

// tiltsCut reports whether what besideFlat finds may cut off a point: where there is a plane of flat next to a constraint u of y, the others turned around u = 0,
// to r - d·u >= 0 with d at least the known violation of r on flat, as far as they are not known to cut off points of y.
func tiltsCut(w *work, q row, flat, y *flank) bool {
	for i, u := range y.rows {
		if !slices.ContainsFunc(flat.rows, func(r row) bool { return isNextTo(r, u) }) {
			continue
		}
		at, ok := dot2(u, q)
		if !ok {
			return true
		}
		w.cells((1 + len(y.points)) * len(y.rows) * len(q))
		for j, r := range y.rows {
			if j == i {
				continue
			}
			d := max(y.depth[j], 1)
			if v, ok := tiltedAt(r, u, d, q); ok && at <= 0 && v >= 0 {
				continue
			}
			invalid := func(p row) bool {
				v, ok := tiltedAt(r, u, d, p)
				return ok && v < 0
			}
			if !slices.ContainsFunc(y.points, invalid) {
				return true
			}
		}
	}
	return false
}

// tooDeep reports whether a constraint is known to be violated on the other conjunct by more than 1.
func (f *flank) tooDeep() bool {
	return slices.ContainsFunc(f.depth, func(d int64) bool { return d > 1 })
}

// tiltedAt returns r - d·u at a point and whether it fits.
func tiltedAt(r, u row, d int64, q row) (int64, bool) {
	v, ok := dot2(r, q)
	x, ok2 := dot2(u, q)
	sum, ok3 := mulAdd2(1, v, -d, x)
	return sum, ok && ok2 && ok3
}

// rays are directions, as changes of the named columns, along which a conjunct goes on for ever from each of its points. A conjunct over the same
// floor terms that contains it goes on along them from each of its own points, too.
type rays []row

// farAway is how far rays are followed: beyond what bounds a conjunct, most often.
const farAway = 1 << 20

// raysOf returns rays of c, found among its directions.
func raysOf(w *work, c *conjunct, ways []row) rays {
	b := shortLived(w, 4, c.width()-1)
	out := make(rays, 0, 4)
	whole := b.row()
	for _, way := range ways {
		w.cells(cells(c))
		if !periodicOn(c, way, whole) {
			continue
		}
		forth, back := goesOn(c, whole)
		if back {
			q := b.copied(whole)
			negate(q)
			out = append(out, q[:c.named])
		}
		if forth {
			out = append(out, whole[:c.named])
			whole = b.row()
		}
	}
	return out
}

// goesOn reports whether c goes on for ever along a direction of all columns, and along the opposite one.
func goesOn(c *conjunct, way row) (forth, back bool) {
	for _, r := range c.eqs {
		if v, fits := rate(r, way); !fits || v != 0 {
			return false, false
		}
	}
	forth, back = true, true
	for _, r := range c.ins {
		v, fits := rate(r, way)
		forth, back = forth && fits && v >= 0, back && fits && v <= 0
		if !forth && !back {
			break
		}
	}
	return forth, back
}

// periodicOn sets whole to a multiple of a direction along which the floor terms of c change by integers, and to these; it reports
// whether there is a short one.
func periodicOn(c *conjunct, way, whole row) bool {
	clear(whole[copy(whole, way):])
	for k, d := range c.divs {
		v, fits := rate(d.num, whole)
		if !fits || d.den == 0 || d.den > farthest {
			return false
		}
		if factor := d.den / gcd(d.den, v); factor > 1 {
			if tooLarge(whole) {
				return false
			}
			for j := range whole {
				whole[j] *= factor
			}
			v *= factor
		}
		whole[c.local(k)-1] = v / d.den
	}
	return !tooLarge(whole)
}

// without returns the rays that are none of others.
func (k rays) without(others rays) rays {
	known := func(way row) bool {
		return slices.ContainsFunc(others, func(o row) bool { return slices.Equal(o, way) })
	}
	if !slices.ContainsFunc(k, known) {
		return k
	}
	var out rays
	for _, way := range k {
		if !known(way) {
			out = append(out, way)
		}
	}
	return out
}

// leadOut reports whether one of the rays leads from a point of c, over whose floor terms it is prolonged, to a point that is out.
func (k rays) leadOut(w *work, c *conjunct, from corners, out func(p row) bool) bool {
	if len(from) == 0 || len(k) == 0 || from[0] == nil || tooLarge(from[0]) {
		return false
	}
	w.spot = slices.Grow(w.spot[:0], c.width()-1+c.named)[:c.width()-1+c.named]
	whole, p := w.spot[:c.width()-1], w.spot[c.width()-1:]
	for _, way := range k {
		if !periodicOn(c, way, whole) {
			continue
		}
		for _, at := range from {
			for _, far := range []int64{farAway, 1} {
				w.cells(len(p))
				copy(p, at)
				if along(p, whole[:c.named], far); out(p) {
					return true
				}
			}
		}
	}
	return false
}

// gap is what satisfies the constraints that hold on both of two conjuncts and is in neither.
type gap struct {
	p      *probe // of the constraints
	as, bs []row  // constraints of the one and of the other conjunct: a point of the gap violates one of each
	next   int    // what violates one of the as before is in the other conjunct
}

// newGap returns the gap of c, which has points. It is to be released.
//
// Given values of the named columns at some point of c, nil if none is known.
func (w *work) newGap(c conjunct, known row, as, bs []row) *gap {
	c.at = known
	return &gap{p: probeOfTerms(w, c), as: as, bs: bs}
}

func (g *gap) release() { g.p.release() }

// point returns a point of the gap, nil if none is known; none is true if there is none.
func (g *gap) point() (at row, none bool) {
	for ; g.next < len(g.as); g.next++ {
		if !g.p.excludesBoth(&at, g.as[g.next], g.bs) {
			return at, false
		}
	}
	return nil, true
}

// narrow takes further constraints that hold on both conjuncts, so that these are left.
func (g *gap) narrow(rows []row) {
	for _, r := range rows {
		g.p.impose(r)
	}
}

// stuckNearby is stuck for a point of the gap at which no constraint is violated by more than it is known to be on the other conjunct: no parallel
// of one cuts it off. It asks for one only where constraints of one of the conjuncts are violated too deeply to be turned; elsewhere there is more hope.
func stuckNearby(w *work, left *gap, turn bool, a, b *flank) bool {
	if left.p.s == nil || a.tooDeep() == b.tooDeep() {
		return false
	}
	var at row
	return withoutOverflow(func() { at = left.nearby(a, b) }) && at != nil && stuck(w, at, turn, a, b)
}

// nearby returns such a point of the gap, nil if none is found soon. It halts on overflow.
func (g *gap) nearby(a, b *flank) (at row) {
	s := g.p.s
	p := probe{w: g.p.w, s: s, t: g.p.t.clone()}
	n := len(s.ins)
	defer func() {
		p.t.release()
		s.ins = s.ins[:n]
	}()
	for _, f := range []*flank{a, b} {
		for i, r := range f.rows {
			if f.depth[i] > 0 && !s.imposeOn(p.t, shifted(r, f.depth[i])) {
				return nil
			}
		}
	}
	for _, r := range g.as[g.next:] {
		if p.searchBoth(&at, r, g.bs, false) == yes {
			return at
		}
	}
	return nil
}
