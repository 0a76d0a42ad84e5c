package tally

import (
	"cmp"
	"slices"
)

// What the iterations of a loop compute is added up without looking at all of them. It is a piecewise polynomial of the iteration almost always:
// the bounds of inner loops are affine, and conditions single out ends. So a range of iterations is looked at in eight places; where a parabola
// through three of them meets the others, its sum is that of the range, exactly for bounds that are affine. Else ends are taken off, then the
// range is halved; of the ranges that are left the longest comes next:
//
//	1 ..... n   ->   1, 2 .. n-1, n   ->   2 .. m, m+1 .. n-1
//
// When a loop has used up its looks, each range is taken for the mean of what was seen there.

// sampler adds up a function of iterations.
type sampler struct {
	at     func(k int64) amount
	looks  int         // that are left
	isOver func() bool // whether the run of the nest has been looked at for long enough
	seen   map[int64]amount
	left   []stretch // that no parabola meets, the longest last
	total  amount
}

// stretch is a range of iterations, whose ends have not been taken off yet.
type stretch struct {
	lo, hi int64
	ends   bool
}

// few is the largest number of iterations that are looked at one by one at once.
const few = 8

// sum adds up the iterations from lo to hi; what they compute may turn at some of them, in ascending order: ranges end before these.
func (s *sampler) sum(lo, hi int64, turns []int64) amount {
	for _, k := range turns {
		if k > lo && k <= hi {
			s.put(stretch{lo, k - 1, true})
			lo = k
		}
	}
	s.put(stretch{lo, hi, true})
	for len(s.left) > 0 {
		x := s.left[len(s.left)-1]
		s.left = s.left[:len(s.left)-1]
		mid := x.lo + (x.hi-x.lo)/2
		switch {
		case s.looks <= 0 || s.isOver():
			s.total.add(s.mean(x), float64(x.hi-x.lo+1))
		case x.ends:
			s.total.add(s.look(x.lo), 1)
			s.total.add(s.look(x.hi), 1)
			s.put(stretch{x.lo + 1, x.hi - 1, false})
		default:
			s.put(stretch{x.lo, mid, true})
			s.put(stretch{mid + 1, x.hi, true})
		}
	}
	return s.total
}

// put adds a stretch up at once if that can be done, else it is one of those that are left.
func (s *sampler) put(x stretch) {
	n := int(x.hi - x.lo)
	switch {
	case n >= few && !s.isOver():
		p := s.through(x.lo, x.hi)
		if s.meets(p, x) {
			s.total.add(p.sum(x.lo, x.hi), 1)
			return
		}
	case n < few && n < s.looks && !s.isOver():
		for k := x.lo; k <= x.hi; k++ {
			s.total.add(s.look(k), 1)
		}
		return
	}
	at, _ := slices.BinarySearchFunc(s.left, x, func(a, b stretch) int { return cmp.Compare(a.hi-a.lo, b.hi-b.lo) })
	s.left = slices.Insert(s.left, at, x)
}

// mean is that of what was seen of a stretch.
func (s *sampler) mean(x stretch) amount {
	var sum, out amount
	known := 0.0
	for _, k := range x.places() {
		if a, seen := s.seen[k]; seen {
			sum.add(a, 1)
			known++
		}
	}
	if known == 0 {
		return s.look(x.lo + (x.hi-x.lo)/2)
	}
	out.add(sum, 1/known)
	return out
}

// places are where a stretch is looked at: at odd and at even distances from its middle, and not in halves of it, so that what repeats itself
// after so many iterations is not taken for steady.
func (x stretch) places() []int64 {
	n := x.hi - x.lo
	return []int64{x.lo, x.lo + 1, x.lo + n/3, x.lo + n/3 + 1, x.lo + n/2, x.hi - n/5, x.hi - 1, x.hi}
}

func (s *sampler) look(k int64) amount {
	a, seen := s.seen[k]
	if !seen {
		s.looks--
		a = s.at(k)
		s.seen[k] = a
	}
	return a
}

// parabola is a + b·x + c·x² for what is counted and for its weight, with x the distance from the middle of a range.
type parabola struct {
	mid     int64
	a, b, c amount
}

// through goes through the ends and the middle.
func (s *sampler) through(lo, hi int64) parabola {
	p := parabola{mid: lo + (hi-lo)/2}
	l, r := float64(lo-p.mid), float64(hi-p.mid)
	p.a = s.look(p.mid)
	first, last := s.look(lo), s.look(hi)
	first.add(p.a, -1)
	last.add(p.a, -1)
	p.c.add(last, 1/(r*(r-l)))
	p.c.add(first, -1/(l*(r-l)))
	p.b.add(last, 1/r)
	p.b.add(p.c, -r)
	return p
}

func (p parabola) at(k int64) amount {
	x := float64(k - p.mid)
	out := p.a
	out.add(p.b, x)
	out.add(p.c, x*x)
	return out
}

// meets reports whether it gives what is seen in the other places of a stretch.
func (s *sampler) meets(p parabola, x stretch) bool {
	for _, k := range x.places() {
		if !s.look(k).isAbout(p.at(k), p.a) {
			return false
		}
	}
	return true
}

// closeness is the error that numbers of iterations and weights may have, of the amount in the middle of their range.
const closeness = 1e-9

func (a amount) isAbout(b, scale amount) bool {
	within := func(x, y, z float64) bool {
		d, most := x-y, closeness*max(x, -x, z, -z)
		return d <= most && -d <= most
	}
	return within(a.count, b.count, scale.count) && within(a.weight, b.weight, scale.weight)
}

// sum adds up whole numbers from lo to hi: of 1, x and x².
func (p parabola) sum(lo, hi int64) amount {
	l, r := float64(lo-p.mid), float64(hi-p.mid)
	n := r - l + 1
	squares := func(m float64) float64 { return m * (m + 1) * (2*m + 1) / 6 }
	var out amount
	out.add(p.a, n)
	out.add(p.b, n*(l+r)/2)
	out.add(p.c, squares(r)+squares(-l))
	return out
}

// Bounds of what is looked at: iterations of a loop by its depth, statements in a run of a nest and in all.
var mostLooks = []int64{512, 128, 32, 12}

const (
	mostLooked = 1_000_000
	mostInRun  = 50_000
	leastInRun = 2_000
)

// looks is how many iterations of the loop at hand may be looked at.
func (w *work) looks() int64 {
	if w.room <= 0 {
		return 1
	}
	return mostLooks[min(w.depth, len(mostLooks))-1]
}
