package sets

import (
	"math"
	"slices"
)

// Constraints that neither of two conjuncts has may describe their union: their own are moved and turned until they hold on both.

// wing is one of two conjuncts that may become one, in the columns of both: its constraints that are valid on the other one, and those
// that are not.
type wing struct {
	c          conjunct
	probe      **probe // of c; nil until it is needed
	of         *flank
	valid, cut []row
	byOne      bool // none of cut is violated on the other one by more than 1
}

// least returns the least known value of a form on y, a large number if none is known.
func (y *wing) least(r row) int64 {
	low := int64(math.MaxInt64)
	for _, q := range y.of.points {
		if v, ok := dot2(r[:1+len(q)], q); ok {
			low = min(low, v)
		}
	}
	return low
}

// mostWrapped bounds the constraints of two conjuncts that are wrapped around each other.
const mostWrapped = 40

// wrapSteps bounds the search for constraints of a union of two conjuncts.
const wrapSteps = 100_000

// wrapped returns a conjunct whose points are exactly those of a ∪ b, if constraints that both satisfy describe one: those of each that hold on the other,
// the others moved until they do, and the others turned around the ridges that they have with the former (Verdoolaege, IMPACT 2015). Only
// where one conjunct lies within a distance of 1 of the other there is hope.
//
// Given what frame has outside of them and a point of that, nil if none is known, and whether to turn constraints, which is of little use between floor terms of two kinds without equalities.
func wrapped(w *work, frame conjunct, left *gap, between row, a, b *wing, turn bool) (h conjunct, ok bool) {
	ended := len(a.c.ins)+len(b.c.ins) <= mostWrapped && within(w, min(wrapSteps, w.left/8), func() {
		if h, ok = besideFlat(w, frame, between, a, b); ok {
			return
		}
		if h, ok = besideFlat(w, frame, between, b, a); ok {
			return
		}
		h, ok = around(w, frame, left, between, a, b, turn)
	})
	return h, ended && ok
}

// around is wrapped by constraints that are moved and turned, as long as some cut off a point that is in neither conjunct.
func around(w *work, frame conjunct, left *gap, between row, a, b *wing, turn bool) (conjunct, bool) {
	a.byOne, b.byOne = shallow(w, a.cut, b), shallow(w, b.cut, a)
	if !a.byOne && !b.byOne {
		return frame, false
	}
	for {
		more := slices.Concat(movedPast(w, between, a, b), movedPast(w, between, b, a))
		if turn && (len(more) == 0 || between == nil) {
			more = slices.Concat(more, turnedPast(w, between, a, b), turnedPast(w, between, b, a))
		}
		if len(more) == 0 {
			return frame, false
		}
		frame.ins = slices.Concat(frame.ins, more)
		left.narrow(more)
		next, none := left.point()
		if none {
			return frame.simplify(w)
		}
		if between == nil || next != nil && stuck(w, next, turn, a.of, b.of) {
			return frame, false
		}
		between = next
	}
}

// movedPast returns the constraints that hold on both conjuncts, are parallel to those of x that do not hold on y, and cut off a point; all if there is none.
func movedPast(w *work, between row, x, y *wing) []row {
	var out []row
	for _, r := range x.cut {
		if !cuts(shifted(r, -min(y.least(r), -1)), between) {
			continue
		}
		if r, ok := relaxed(w, r, x.byOne, y); ok && cuts(r, between) {
			out = append(out, r)
		}
	}
	return out
}

// turnedPast returns constraints that hold on both conjuncts and cut off a point, all that are found if there is none: for each constraint u >= 0 of x that is violated on y, by 1 at most,
// and each ridge r >= 0, the combination k·u + r >= 0 with the largest k
// with which it holds on y. It holds wherever u and r do. Coefficients larger than those of y and of u are given up.
func turnedPast(w *work, between row, x, y *wing) []row {
	if !x.byOne {
		return nil
	}
	most := max(largest(x.cut), largest(y.c.ins), largest(y.c.eqs))
	var out []row
	for _, u := range x.cut {
		if !cuts(u, between) {
			continue
		}
		layer := layerOf(w, u, y)
		if layer == nil {
			continue
		}
		turn := func(r row) {
			if e, ok := layer.turn(w, u, r); ok && largest([]row{e}) <= most && cuts(e, between) {
				out = append(out, e)
			}
		}
		for _, side := range []struct{ of, other *wing }{{x, y}, {y, x}} {
			for _, r := range side.of.valid {
				if layer.mayTurn(r, between) {
					turn(r)
				}
			}
			for _, r := range side.of.cut {
				if !layer.mayTurn(r, between) {
					continue
				}
				if r, ok := relaxed(w, r, side.of.byOne, side.other); ok {
					turn(r)
				}
			}
		}
		layer.t.release()
	}
	return out
}

// layer is where a conjunct y has u = -1, with known points there.
type layer struct {
	c      conjunct
	t      *tableau
	points []row
}

// layerOf returns the layer of y where u = -1, nil if it has no rational point or that takes numbers that are too large.
func layerOf(w *work, u row, y *wing) *layer {
	beyond, ok := y.c.with([]row{shifted(u, 1)}, nil).tidyUp(w)
	if !ok {
		return nil
	}
	l := &layer{}
	_, l.c, _ = inCommon(conjunct{named: y.c.named, divs: y.c.divs}, beyond)
	if l.t = tableauOf(w, &l.c); l.t == nil {
		return nil
	}
	for _, p := range y.of.points {
		if violated(u, p) {
			l.points = append(l.points, p)
		}
	}
	return l
}

// mayTurn reports whether the ridge r may lead to a constraint that cuts off a point where u = -1, for r is less there than at all known points of the layer.
func (l *layer) mayTurn(r, between row) bool {
	if between == nil {
		return true
	}
	low, ok := dot2(r, between)
	return !ok || aboveAt(r, low, l.points)
}

// turn returns k·u + r >= 0 with the largest k with which it holds where u = -1.
func (l *layer) turn(w *work, u, r row) (row, bool) {
	width := len(r)
	r = padded(r, l.c.width())
	num, den, ok := l.t.maximum(negated(r))
	if !ok || num >= 0 {
		return nil, false
	}
	d := floorDiv(num, den)
	low := int64(mostMoves)
	for _, p := range l.points {
		if v, ok := dot2(r[:1+len(p)], p); ok {
			low = min(low, add(v, d))
		}
	}
	k := r[0] - tightestOn(w, shifted(r, d), &l.c, low)[0]
	e := combineInequality(k, padded(u, l.c.width()), 1, r)[:width]
	return e, !isConst(e)
}

// cuts reports whether a constraint may not hold at a point, which is nil if it is not known.
func cuts(r, at row) bool {
	if at == nil {
		return true
	}
	v, ok := dot2(r, at)
	return !ok || v < 0
}

// besideFlat is wrapped for a conjunct that lies in a plane u = -1 next to a constraint u >= 0 of the other one: the other constraints
// of that are turned around u = 0 as far as the flat one demands, which cuts off points with u > 0 unless it is tried.
func besideFlat(w *work, frame conjunct, between row, flat, y *wing) (conjunct, bool) {
	for i, u := range y.cut {
		if !slices.ContainsFunc(flat.cut, func(r row) bool { return isNextTo(r, u) }) {
			continue
		}
		var more []row
		for j, r := range y.cut {
			if j == i {
				continue
			}
			if e, ok := tilted(w, r, u, &flat.c); ok && w.empty(y.c, complement(e)) {
				more = append(more, e)
			}
		}
		if !slices.ContainsFunc(more, func(r row) bool { return cuts(r, between) }) {
			continue
		}
		h := frame
		h.ins = slices.Concat(frame.ins, more)
		rest := w.newGap(h, y.c.at, flat.cut, y.cut)
		_, none := rest.point()
		if rest.release(); none {
			return h.simplify(w)
		}
	}
	return conjunct{}, false
}

// isNextTo reports whether r = -u - 1.
func isNextTo(r, u row) bool { return r[0] == -u[0]-1 && opposite(r, u) }

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

// shallow reports whether none of the constraints is violated on y by more than 1.
func shallow(w *work, rows []row, y *wing) bool {
	beyond := func(r row) row { return complement(shifted(r, 1)) }
	if slices.ContainsFunc(rows, func(r row) bool { return y.least(r) < -1 }) {
		return false
	}
	if *y.probe == nil {
		*y.probe = probeOfTerms(w, y.c)
	}
	p := *y.probe
	return p != nil && !slices.ContainsFunc(rows, func(r row) bool { return !p.excludes(beyond(r)) })
}

// relaxed returns the constraint parallel to r that holds on y as well, if there is one; by 1 if that is known to do.
func relaxed(w *work, r row, byOne bool, y *wing) (row, bool) {
	if byOne {
		return shifted(r, 1), true
	}
	t := tableauOf(w, &y.c)
	if t == nil {
		return nil, false
	}
	defer t.release()
	num, den, ok := t.maximum(negated(padded(r, y.c.width())))
	if !ok {
		return nil, false
	}
	d := floorDiv(num, den)
	r = shifted(r, d)
	return tightestOn(w, r, &y.c, min(d, y.least(r))), true
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
