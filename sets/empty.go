package sets

import "slices"

// verdict is the answer of a search that may give up.
type verdict int

const (
	no verdict = iota
	yes
	unsure
)

// branchLimit bounds the nodes of one branch-and-bound search; after that a
// search in other coordinates and then the Omega test, which always ends,
// decide.
const branchLimit = 100

// firstLimit bounds the nodes of the search before other coordinates are tried.
const firstLimit = 8

// empty reports whether c, with further inequalities, has no integer point
// (existentials included). It is exact.
func (w *work) empty(c conjunct, more ...row) bool {
	_, v := w.point(c, more...)
	return v == no
}

// point decides whether c, with further inequalities, has an integer point.
//
// Returns yes with a point over all columns of c, unsure if c has points but
// none is known, or no.
func (w *work) point(c conjunct, more ...row) (p row, v verdict) {
	if !withoutOverflow(func() { p, v = w.pointSmall(c, more) }) {
		return w.pointBig(&c, more)
	}
	return p, v
}

// pointSmall is point with entries in int64; it halts on overflow.
func (w *work) pointSmall(c conjunct, more []row) (row, verdict) {
	s := w.open(&c, more...)
	defer s.release()
	t, ok := s.start(true)
	if !ok {
		return nil, no
	}
	defer t.release()
	return s.search(t)
}

// plainlyEmpty reports whether a search of bounded length shows that c has no
// integer point. It may miss that.
func (w *work) plainlyEmpty(c conjunct) bool {
	s := w.open(&c)
	defer s.release()
	t, ok := s.start(true)
	if !ok {
		return true
	}
	defer t.release()
	nodes := branchLimit
	return t.branch(&nodes, nil) == no
}

// start solves the system and returns its tableau, or false if it has no
// solution.
func (s *solver) start(pair bool) (*tableau, bool) {
	if !s.solve(pair) {
		return nil, false
	}
	t := s.tableau()
	return t, t != nil
}

// search looks for an integer point of the system with tableau t, which it may
// reshape.
//
// Returns yes with the values of all columns, unsure or no.
func (s *solver) search(t *tableau) (row, verdict) {
	nodes := firstLimit
	var q row
	v := t.branch(&nodes, &q)
	if v == yes {
		return s.complete(t, q), yes
	}
	if v == no {
		return nil, no
	}
	s.reshape(t)
	nodes = branchLimit
	if v = t.branch(&nodes, &q); v == yes {
		return s.complete(t, q), yes
	}
	if v == no {
		return nil, no
	}
	return s.decide(t, s.ins)
}

// complete computes the values of all columns of the system.
func (s *solver) complete(t *tableau, q row) row {
	p := make(row, s.width-1)
	for x, j := range t.source {
		p[j-1] = q[x]
	}
	return s.trail.complete(p)
}

// decide looks for an integer point of a tableau of the given inequalities, in other coordinates and,
// where that takes long, by the Omega test.
//
// Returns yes with the values of all columns of the system, unsure or no.
func (s *solver) decide(t *tableau, ins []row) (row, verdict) {
	q, v := s.reshaped(t, ins)
	if v == unsure && !s.w.omega(existential(s.width, nil, copied(ins))) {
		return nil, no
	}
	if v != yes {
		return nil, v
	}
	return s.complete(t, q), yes
}

func abs(v int64) int64 { return max(v, -v) }

// roundDiv returns the integer nearest to a/b.
func roundDiv(a, b int64) int64 {
	if b < 0 {
		a, b = -a, -b
	}
	return floorDiv(add(a, b/2), b)
}

// branch searches for an integer point by branch and bound.
//
// Given a feasible tableau, the number of nodes left, and a place for the values of
// the free variables at the point, nil if nobody asks for them.
func (t *tableau) branch(nodes *int, point *row) verdict {
	split, bound := -1, int64(0)
	t.w.cells(t.n)
	for x := range t.n {
		v := x
		if t.last {
			v = t.n - 1 - x
		}
		if num, den := t.value(v); den != 1 && num%den != 0 {
			split, bound = v, floorDiv(num, den)
			break
		}
	}
	if split < 0 {
		if point != nil {
			*point = t.sample()
		}
		return yes
	}
	if *nodes--; *nodes < 0 {
		return unsure
	}
	result := no
	for side := range int64(2) {
		c := t.clone()
		v := no
		if c.addBound(split, bound, side) {
			v = c.branch(nodes, point)
		}
		c.release()
		if v == yes {
			return yes
		}
		if v == unsure {
			result = unsure
		}
	}
	return result
}

// addBound imposes x <= bound, for side 1 x >= bound + 1, on free variable x.
func (t *tableau) addBound(x int, bound, side int64) bool {
	width := 1 + slices.Max(t.source)
	t.w.bound = append(t.w.bound[:0], make(row, width)...)
	t.w.bound[0], t.w.bound[t.source[x]] = bound*(1-2*side)-side, 2*side-1
	return t.add(t.w.bound)
}

// sample returns the integral sample point, which is not to be kept beyond the operation.
func (t *tableau) sample() row {
	b := shortLived(t.w, 1, t.n)
	p := b.row()
	for v := range p {
		num, den := t.value(v)
		p[v] = num / den
	}
	return p
}

// feasible reports whether the inequalities have a rational solution.
func (s *solver) feasible() bool {
	t := s.tableau()
	if t == nil {
		return false
	}
	t.release()
	return true
}

// thinAbove is the number of inequalities from which on the Omega test removes
// redundant ones before it eliminates: elimination squares their number.
const thinAbove = 12

// thin removes inequalities that the others imply over the integers.
//
// Given a system with a rational solution.
func (s *solver) thin() {
	t := s.tableau()
	kept := s.ins[:0]
	for i, r := range s.ins {
		b := t.beyond(t.n + i)
		if b == nil {
			t.drop(t.n + i)
			continue
		}
		b.release()
		kept = append(kept, r)
	}
	s.ins = kept
	t.release()
}

// omega decides by the Omega test whether a system over existentials has an
// integer solution. It always ends: each step removes one unknown from every
// remaining system.
func (w *work) omega(o conjunct) bool {
	stack := []conjunct{o}
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		c, ok := w.prepared(&c)
		if !ok {
			continue
		}
		x, _ := c.cheapest(w)
		if x == 0 {
			return true
		}
		next := c.shadows(w, x)
		for i := len(next) - 1; i >= 0; i-- {
			stack = append(stack, next[i])
		}
	}
	return false
}

// prepared returns a system over existentials without equalities, or false if
// it has no rational solution.
func (w *work) prepared(c *conjunct) (conjunct, bool) {
	s := w.open(c)
	defer s.release()
	if !s.solve(true) || !s.feasible() {
		return conjunct{}, false
	}
	if len(s.ins) > thinAbove {
		s.thin()
	}
	return s.conjunct(), true
}
