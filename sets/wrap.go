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
	points     []row   // known ones
	valid, cut []row
}

// least returns the least known value of a form on y, there where u < 0 if that is not nil; a large number if no value is known.
func (y *wing) least(r, u row) int64 {
	low := int64(math.MaxInt64)
	for _, q := range y.points {
		if u == nil || violated(u, q) {
			if v, ok := dot2(r[:1+len(q)], q); ok {
				low = min(low, v)
			}
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
// Given whether to turn constraints, which is of little use between floor terms of two kinds without equalities.
func wrapped(w *work, frame conjunct, a, b *wing, turn bool) (conjunct, bool) {
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
		if ok = w.noneOutside(frame, a.cut, b.cut); !ok && turn {
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

// shallow reports whether none of the constraints is violated on y by more than 1.
func shallow(w *work, rows []row, y *wing) bool {
	beyond := func(r row) row { return complement(shifted(r, 1)) }
	if slices.ContainsFunc(rows, func(r row) bool { return y.least(r, nil) < -1 }) {
		return false
	}
	if *y.probe == nil {
		*y.probe = w.probe(y.c)
	}
	p := *y.probe
	return p != nil && !slices.ContainsFunc(rows, func(r row) bool { return !p.excludes(beyond(r)) })
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
			r = shifted(r, d)
			out = append(out, tightestOn(w, r, &y.c, min(d, y.least(r, nil))))
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
			low := shifted(r, floorDiv(num, den))
			k := r[0] - tightestOn(w, low, &there, min(mostMoves, y.least(low, u)))[0]
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
