package plan

import "slices"

// axis is the sum over the receivers' coordinates in one grid dimension: total counts messages, and elements as bytes.
type axis struct {
	layout *Instance
	g      int
	guards lines // that hold where all are >= 0
	lo, hi lines // bounds of the indices that a receiver wants
	offset int64 // of cells from indices
	total  Traffic
}

// share is what the receiver at one coordinate wants.
type share struct {
	wanted      bool
	first, last int64 // cells
	lo, hi      int   // which bounds these are
	clipped     bool  // they lie outside the template
}

// at finds the share of coordinate c.
func (a *axis) at(c int64) (s share) {
	v := a.start(c)
	for _, guard := range a.guards {
		if guard.at(v) < 0 {
			return s
		}
	}
	s.wanted = true
	s.first, s.lo = a.lo.most(v, true)
	s.last, s.hi = a.hi.most(v, false)
	s.first, s.last = s.first+a.offset, s.last+a.offset
	s.clipped = s.first < a.start(0) || s.last >= a.start(a.layout.Grid[a.g])
	return s
}

// start is the first cell of the tile at coordinate c.
func (a *axis) start(c int64) int64 { return a.layout.Lo[a.g] + a.layout.Block[a.g]*c }

// sum adds the shares of coordinates from..to. An interval over which all want the same need not be looked at one by one;
// one whose ends differ may have halves of that kind.
func (a *axis) sum(from, to int64) {
	x, y := a.at(from), a.at(to)
	switch {
	case a.alike(from, to, x, y):
		a.repeat(x, to-from+1)
	case to-from < 8 || x.wanted && y.wanted && x.lo == y.lo && x.hi == y.hi && x.clipped == y.clipped:
		a.add(from, to)
	default:
		middle := from + (to-from)/2
		a.sum(from, middle)
		a.sum(middle+1, to)
	}
}

// alike reports whether all coordinates from..to, whose ends have shares x and y, want nothing, or the same cells, or the
// same ones seen from their own tiles. A guard, or the difference of two bounds, is linear: what sign it has at both ends it
// has in between.
func (a *axis) alike(from, to int64, x, y share) bool {
	if !x.wanted && !y.wanted {
		return slices.ContainsFunc(a.guards, func(l line) bool { return l.at(a.start(from)) < 0 && l.at(a.start(to)) < 0 })
	}
	if !x.wanted || !y.wanted || x.lo != y.lo || x.hi != y.hi {
		return false
	}
	rounded := func(l line) bool { return l.coef != 0 && l.div != 1 }
	if slices.ContainsFunc(a.lo, rounded) || slices.ContainsFunc(a.hi, rounded) {
		return false
	}
	lo, hi := a.lo[x.lo].coef, a.hi[x.hi].coef
	return lo == 0 && hi == 0 || lo == 1 && hi == 1 && !x.clipped && !y.clipped
}

// repeat adds the same share n times.
func (a *axis) repeat(s share, n int64) {
	if !s.wanted {
		return
	}
	messages, bytes := a.total.Messages, a.total.Bytes
	a.addTiles(s)
	a.total.Messages += (n - 1) * (a.total.Messages - messages)
	a.total.Bytes += (n - 1) * (a.total.Bytes - bytes)
}

// add adds the shares of coordinates from..to one by one.
func (a *axis) add(from, to int64) {
	for c := from; c <= to; c++ {
		a.repeat(a.at(c), 1)
	}
}

// addTiles counts the tiles that the cells of a share overlap, and how many cells of each.
func (a *axis) addTiles(s share) {
	origin, block := a.start(0), a.layout.Block[a.g]
	first, last := max(s.first, origin), min(s.last, a.start(a.layout.Grid[a.g])-1)
	if first > last {
		return
	}
	t := &a.total
	lowest, highest := (first-origin)/block, (last-origin)/block
	t.Messages += highest - lowest + 1
	t.Bytes += last - first + 1
	parts := []int64{last - first + 1}
	if lowest != highest {
		parts = []int64{origin + block*(lowest+1) - first, last - (origin + block*highest) + 1}
		if highest-lowest > 1 {
			parts = append(parts, block)
		}
	}
	for _, n := range parts {
		if t.LeastB == 0 || n < t.LeastB {
			t.LeastB = n
		}
		t.GreatestB = max(t.GreatestB, n)
	}
}
