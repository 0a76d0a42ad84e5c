package sets

import "slices"

// AffineHull returns the smallest set given by equalities and congruences that
// contains s, as one piece: the lattice that its points generate, found by searching for points outside of what is known, and the equalities with
// floor terms that all pieces share. Where the search takes long, the lattice that the equalities of the pieces leave.
func (s Set) AffineHull() Set { return makeSet(affineHull(s.rel())) }

// AffineHull returns the smallest map given by equalities and congruences that
// contains m; see Set.AffineHull.
func (m Map) AffineHull() Map { return makeMap(affineHull(m.rel())) }

func affineHull(r relation) relation {
	return unary("AffineHull", r, func(w *work, a relation) relation {
		parts := a.parts
		switch len(parts) {
		case 0:
			return a
		case 1:
			a.parts = w.onlyEqualities(parts[0])
		default:
			a.parts = w.onlyEqualities(w.latticeHull(parts))
		}
		if len(parts) > 1 || !integral(&parts[0]) {
			within(w, latticeStepsOf(w, parts), func() {
				known := newReach(w, parts)
				if !known.reaches(stepsOf(w, a.parts[0])) {
					a.parts = w.onlyEqualities(conjoin(a.parts[0], latticeOfPoints(w, parts, known)))
				}
			})
		}
		return a
	})
}

// latticeSteps bounds the search for the lattice of the points.
const latticeSteps = 3_000

// latticeStepsOf is latticeSteps, and more where it takes that many to find one point, by numbers of any size.
func latticeStepsOf(w *work, parts []conjunct) int {
	if slices.ContainsFunc(parts, func(c conjunct) bool { return max(largest(c.ins), largest(c.eqs)) >= small }) {
		return max(latticeSteps, w.left/4)
	}
	return latticeSteps
}

// integral reports whether the vertices of c are known to be integral, so that its equalities are those of its points: all
// inequalities compare a column or the difference of two with a constant.
func integral(c *conjunct) bool {
	if len(c.divs) > 0 {
		return false
	}
	return !slices.ContainsFunc(slices.Concat(c.eqs, c.ins), func(r row) bool {
		var sum, n int64
		for _, v := range r[1:] {
			sum, n = sum+v, n+abs(v)
		}
		return n > 2 || n == 2 && sum != 0
	})
}

// latticeOfPoints returns the lattice that the integer points of the conjuncts generate: it grows by a point outside of it until
// there is none.
//
// Given conjuncts with points, and what is known of the lattice.
func latticeOfPoints(w *work, parts []conjunct, known *reach) conjunct {
	named := parts[0].named
	l := lattice{base: w.sample(parts[0])[:named]}
	if known.base != nil {
		l.base, l.steps = known.base, w.echelon(known.vectors())
	}
	for {
		c, ok := conjunct{named: named}.onLattice(l).simplify(w)
		if !ok {
			panic(halt{ErrOverflow})
		}
		point := pointOutside(w, parts, c)
		if point == nil {
			return c
		}
		l.steps = w.echelon(append(slices.Clip(l.steps), scaled(1, point[:named], -1, l.base)))
	}
}

// pointOutside returns a point of the conjuncts that c does not have, nil if there is none.
func pointOutside(w *work, parts []conjunct, c conjunct) row {
	for _, p := range parts {
		for _, d := range w.minus(p, c) {
			if point := w.sample(d); point != nil {
				return point
			}
		}
	}
	return nil
}

// onlyEqualities drops the inequalities, also those that the normal form makes
// of an equality with several locals.
func (w *work) onlyEqualities(c conjunct) []conjunct {
	for {
		c = c.clone()
		c.ins = nil
		parts := w.normal([]conjunct{c})
		if len(parts) == 0 || len(parts[0].ins) == 0 {
			return parts
		}
		c = parts[0]
	}
}

// lattice is the set of integer points base + sum t_i·steps[i] over columns
// 1, 2, ...; entry j of a vector belongs to column j+1.
type lattice struct {
	base  row
	steps []row
}

// latticeHull joins the lattices of the conjuncts, over the named columns and
// the locals of all of them.
func (w *work) latticeHull(parts []conjunct) conjunct {
	frame := conjunct{named: parts[0].named}
	var starts []int
	for _, c := range parts {
		starts = append(starts, len(frame.divs))
		frame = conjoin(frame, conjunct{named: c.named, divs: c.divs})
	}
	repeated := frame.repeatedLocals()
	var join lattice
	for i, c := range parts {
		to := identity(c.width())
		for k := range c.divs {
			to[c.local(k)] = frame.local(starts[i] + k)
		}
		eqs := c.place(c.named, len(frame.divs), to).eqs
		l := w.latticeOf(frame.with(slices.Concat(repeated, eqs), nil))
		if i == 0 {
			join = l
			continue
		}
		diff := scaled(1, l.base, -1, join.base)
		join.steps = w.echelon(slices.Concat(join.steps, l.steps, []row{diff}))
	}
	return frame.onLattice(join)
}

// repeatedLocals returns an equality for each local that has the definition of
// an earlier one.
func (c *conjunct) repeatedLocals() []row {
	var eqs []row
	nums := make([]row, len(c.divs))
	same := identity(c.width())
	for k, d := range c.divs {
		nums[k] = make(row, c.width())
		for j, v := range d.num {
			nums[k][same[j]] += v
		}
		for j := range k {
			if c.divs[j].den == d.den && slices.Equal(nums[j], nums[k]) {
				same[c.local(k)] = same[c.local(j)]
				eq := make(row, c.width())
				eq[c.local(j)], eq[c.local(k)] = 1, -1
				eqs = append(eqs, eq)
				break
			}
		}
	}
	return eqs
}

// latticeOf returns the lattice that the equalities of c, with those that
// follow from the definitions of its locals, describe over all columns.
func (w *work) latticeOf(c conjunct) lattice {
	s := w.open(&c)
	defer s.release()
	s.solve(true)
	n := c.width() - 1
	l := lattice{base: s.trail.complete(make(row, n))}
	free := slices.Repeat([]bool{true}, n)
	for _, b := range s.trail {
		free[b.col-1] = free[b.col-1] && b.def[b.col] != 0
	}
	for j := range n {
		if free[j] {
			unit := make(row, n)
			unit[j] = 1
			l.steps = append(l.steps, scaled(1, s.trail.complete(unit), -1, l.base))
		}
	}
	l.steps = w.echelon(l.steps)
	return l
}

// echelon returns a basis of the lattice of integer combinations in echelon
// form: the leading entries are positive and at increasing positions, the
// entries above them reduced.
func (w *work) echelon(rows []row) []row {
	rows = slices.Clone(rows)
	var basis []row
	for col := 0; len(rows) > 0 && col < len(rows[0]); col++ {
		lead := w.reduceColumn(rows, col)
		if lead < 0 {
			continue
		}
		p := rows[lead]
		if p[col] < 0 {
			p = negated(p)
		}
		rows = slices.Delete(rows, lead, lead+1)
		for i, b := range basis {
			basis[i] = scaled(1, b, -floorDiv(b[col], p[col]), p)
		}
		basis = append(basis, p)
	}
	return basis
}

// reduceColumn makes all entries of a column but one zero by integer row
// operations and returns the index of the row that keeps one, or -1.
func (w *work) reduceColumn(rows []row, col int) int {
	for {
		lead, more := -1, false
		for i, r := range rows {
			if r[col] != 0 && (lead < 0 || abs(r[col]) < abs(rows[lead][col])) {
				lead = i
			}
		}
		for i, r := range rows {
			if i != lead && r[col] != 0 {
				w.step(1)
				rows[i] = scaled(1, r, -roundDiv(r[col], rows[lead][col]), rows[lead])
				more = true
			}
		}
		if !more {
			return lead
		}
	}
}

// onLattice returns the points of the lattice as a conjunct with the locals of
// c and further ones.
//
// Given l in echelon form. The multiples of its steps follow one after the
// other from the leading columns; each has to be an integer, and then the
// other columns have to agree with the steps.
func (c conjunct) onLattice(l lattice) conjunct {
	c = c.place(c.named, len(c.divs)+len(l.steps), identity(c.width()))
	first := len(c.divs) - len(l.steps)
	sums := make([]row, len(l.base)) // what the steps so far give per column
	for j, b := range l.base {
		sums[j] = make(row, c.width())
		sums[j][0] = b
	}
	used := make([]bool, len(l.base))
	for i, s := range l.steps {
		lead := slices.IndexFunc(s, func(v int64) bool { return v != 0 })
		num := negated(sums[lead])
		num[1+lead] = add(num[1+lead], 1)
		eq := slices.Clone(num)
		eq[c.local(first+i)] = -s[lead]
		c.divs[first+i] = div{num, s[lead]}
		c = c.with([]row{eq}, nil)
		used[lead] = true
		for j, v := range s {
			sums[j][c.local(first+i)] = add(sums[j][c.local(first+i)], v)
		}
	}
	for j := range l.base {
		if !used[j] {
			eq := slices.Clone(sums[j])
			eq[1+j] = add(eq[1+j], -1)
			c = c.with([]row{eq}, nil)
		}
	}
	return c
}
