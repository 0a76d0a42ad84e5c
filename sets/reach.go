package sets

import "slices"

// reach is the lattice that some known points of conjuncts generate: base and the integer combinations of steps.
type reach struct {
	w      *work
	parts  []conjunct
	base   row   // the named columns of a point; nil if none is known
	steps  []row // a triangle: the entries of steps[j] before column j are 0, that in column j is not; nil where there is none
	points []reachPoint
}

// reachPoint is a known point of conjunct part.
type reachPoint struct {
	part int
	at   row
}

// mostPoints bounds the points that a reach starts from.
const mostPoints = 24

// newReach returns the lattice of one known point of each conjunct.
func newReach(w *work, parts []conjunct) *reach {
	s := &reach{w: w, parts: parts, steps: make([]row, parts[0].named)}
	for i, c := range parts {
		if c.at != nil && len(s.points) < mostPoints {
			s.add(i, c.at[:c.named])
		}
	}
	return s
}

// add takes a point of a conjunct.
func (s *reach) add(part int, at row) {
	if s.base == nil {
		s.base = at
	}
	if len(s.points) < mostPoints {
		s.points = append(s.points, reachPoint{part, at})
	}
	s.insert(scaled(1, at, -1, s.base))
}

// insert makes the lattice generate v, which it takes over.
func (s *reach) insert(v row) {
	for j := range v {
		if v[j] == 0 {
			continue
		}
		s.w.step(1)
		if s.steps[j] == nil {
			s.steps[j] = v
			return
		}
		p := s.steps[j]
		if v[j]%p[j] == 0 {
			addMultiple(v, -v[j]/p[j], p)
			continue
		}
		p = slices.Clone(p)
		for v[j] != 0 {
			addMultiple(p, -(p[j] / v[j]), v)
			p, v = v, p
		}
		s.steps[j] = p
	}
}

// has reports whether the lattice generates v.
func (s *reach) has(v row) bool {
	v = slices.Clone(v)
	for j := range v {
		if v[j] == 0 {
			continue
		}
		p := s.steps[j]
		if p == nil || v[j]%p[j] != 0 {
			return false
		}
		addMultiple(v, -v[j]/p[j], p)
	}
	return true
}

// vectors returns the steps.
func (s *reach) vectors() []row {
	return slices.DeleteFunc(slices.Clone(s.steps), func(r row) bool { return r == nil })
}

// stepsOf returns a basis of the lattice of the named columns that the equalities of c describe.
func stepsOf(w *work, c conjunct) []row {
	var steps []row
	if len(c.eqs) == 0 {
		for j := range c.named {
			unit := make(row, c.named)
			unit[j] = 1
			steps = append(steps, unit)
		}
		return steps
	}
	for _, r := range w.latticeOf(c).steps {
		steps = append(steps, r[:c.named])
	}
	return w.echelon(steps)
}

// reaches reports whether points that are found near the known ones, and where none is near by a search, generate the lattice with
// the given basis, which has all points.
func (s *reach) reaches(goal []row) bool {
	if s.base == nil {
		return false
	}
	missing := slices.DeleteFunc(slices.Clone(goal), s.has)
	for i := 0; i < len(s.points) && len(missing) > 0; i++ {
		for _, v := range missing {
			if !s.stepFrom(s.points[i], v, 1, goal) {
				s.stepFrom(s.points[i], v, -1, goal)
			}
		}
		missing = slices.DeleteFunc(missing, s.has)
	}
	for len(missing) > 0 && s.leave(missing) {
		missing = slices.DeleteFunc(missing, s.has)
	}
	return len(missing) == 0
}

// stepFrom looks for a point near p + sign·v and reports whether there was one that the lattice did not have.
func (s *reach) stepFrom(p reachPoint, v row, sign int64, goal []row) bool {
	q := scaled(1, p.at, sign, v)
	part := p.part
	if !s.repair(&s.parts[part], q, v, goal) {
		q = scaled(1, p.at, sign, v)
		part = slices.IndexFunc(s.parts, func(c conjunct) bool { return violates(s.w, &c, q) == nil })
	}
	if part < 0 || s.has(scaled(1, q, -1, s.base)) {
		return false
	}
	s.add(part, q)
	return true
}

// repair moves q, in place, by multiples of the steps of the goal until it is a point of c; each step, and not v, is used at most
// once. It reports whether that led to a point.
func (s *reach) repair(c *conjunct, q, v row, goal []row) bool {
	used := make([]bool, len(goal))
	for range 2 * len(goal) {
		r := violates(s.w, c, q)
		if r == nil {
			return true
		}
		best, slope := -1, int64(0)
		for k, g := range goal {
			if used[k] || &g[0] == &v[0] {
				continue
			}
			if d := slopeAlong(r, g); d != 0 && (best < 0 || abs(d) < abs(slope)) {
				best, slope = k, d
			}
		}
		if best < 0 {
			return false
		}
		used[best] = true
		gap := dot(r, c.pointAt(q))
		addMultiple(q, -sign(slope)*floorDiv(gap, abs(slope)), goal[best])
	}
	return false
}

// slopeAlong returns by how much r grows along a step, its locals left alone.
func slopeAlong(r, step row) int64 {
	var d int64
	for j, v := range step {
		if v != 0 {
			d = add(d, mul(v, r[1+j]))
		}
	}
	return d
}

// violates returns a constraint of c that a point violates, of an equality the half that it does; nil if there is none. Values that are too
// large violate all.
func violates(w *work, c *conjunct, named row) row {
	w.cells(c.width() * (len(c.eqs) + len(c.ins)) / 2)
	q := named
	if len(c.divs) > 0 {
		q = c.pointAt(named)
	}
	if q == nil {
		return make(row, c.width())
	}
	for _, r := range c.ins {
		if v, ok := dot2(r, q); !ok || v < 0 {
			return r
		}
	}
	for _, r := range c.eqs {
		v, ok := dot2(r, q)
		if ok && v > 0 {
			return negated(r)
		}
		if !ok || v != 0 {
			return r
		}
	}
	return nil
}

// leave looks for a point that a form which is constant on the lattice, and not on the missing steps, separates from it.
func (s *reach) leave(missing []row) bool {
	f := s.constantForm(missing)
	if f == nil {
		return false
	}
	f[0] = -dot(f, s.base)
	for i, c := range s.parts {
		for _, g := range []row{shifted(f, -1), complement(f)} {
			p, v := s.w.point(c, padded(g, c.width()))
			if v == yes {
				s.add(i, p[:c.named])
				return true
			}
		}
	}
	return false
}

// constantForm returns a form that the steps of the lattice leave alone and one of the missing ones does not; nil if there is none.
func (s *reach) constantForm(missing []row) row {
	for j, p := range s.steps {
		if p != nil {
			continue
		}
		f := make(row, 1+len(s.steps))
		f[1+j] = 1
		for k := j - 1; k >= 0; k-- {
			if g := s.steps[k]; g != nil {
				// f·g = 0 for the entry of f in column k.
				d := slopeAlong(f, g)
				f = scaled(abs(g[k]), f, 0, f)
				f[1+k] = -d * sign(g[k])
				primitive(f)
			}
		}
		if slices.ContainsFunc(missing, func(v row) bool { return slopeAlong(f, v) != 0 }) {
			return f
		}
	}
	return nil
}
