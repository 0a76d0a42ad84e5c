package sets

import "slices"

// solver is a conjunction of equalities and inequalities over integer unknowns
// alone: the columns 1, 2, ... of its rows. The rows are its own and change in
// place.
type solver struct {
	w     *work
	width int
	eqs   []row
	ins   []row
	from  []int // for each inequality its index in the conjunct, -1 for a bound of a local
	held  []int // inequalities of the conjunct that its equalities make 0
	trail bindings
	buf   []int64
	vars  []int // columns that the inequalities use
	all   bool  // the tableau has the columns that no inequality uses as well
}

// open returns the system of the points of c with the values of its locals,
// and further inequalities.
func (w *work) open(c *conjunct, more ...row) *solver {
	s := w.spareSolver(c.width())
	w.step(1 + len(c.eqs) + len(c.ins))
	w.cells(cells(c))
	for _, r := range c.eqs {
		s.eqs = append(s.eqs, s.own(r))
	}
	for i, r := range c.ins {
		s.addInequality(s.own(r), i)
	}
	for _, r := range more {
		s.addInequality(s.own(r), -1)
	}
	for k, d := range c.divs {
		if d.den == 0 {
			continue
		}
		low := s.own(d.num)
		low[c.local(k)] = -d.den
		high := s.own(low)
		for j, v := range high {
			high[j] = -v
		}
		high[0] = add(high[0], d.den-1)
		s.addInequality(low, -1)
		s.addInequality(high, -1)
	}
	return s
}

// spareSolver returns an empty system whose rows have the given width.
func (w *work) spareSolver(width int) *solver {
	var s *solver
	if k := len(w.solvers); k > 0 {
		s = w.solvers[k-1]
		w.solvers = w.solvers[:k-1]
	} else {
		s = &solver{}
	}
	s.w, s.width, s.all = w, width, false
	s.eqs, s.ins, s.from, s.held = s.eqs[:0], s.ins[:0], s.from[:0], s.held[:0]
	s.trail, s.buf = s.trail[:0], s.buf[:0]
	return s
}

// release gives the memory of s back to the operation.
func (s *solver) release() { s.w.solvers = append(s.w.solvers, s) }

// own copies a row, padded to the width of the system, into its memory.
func (s *solver) own(r row) row {
	if len(s.buf)+s.width > cap(s.buf) {
		s.buf = make([]int64, 0, max(256, 2*cap(s.buf), 16*s.width))
	}
	at := len(s.buf)
	s.buf = s.buf[:at+s.width]
	n := s.buf[at : at+s.width : at+s.width]
	clear(n[copy(n, r):])
	return n
}

func (s *solver) addInequality(r row, from int) {
	s.ins = append(s.ins, r)
	s.from = append(s.from, from)
}

// binding records that a column was replaced by a form over the others; or, if
// vectors is not nil, that the columns in source became the coordinates in a
// basis.
type binding struct {
	col     int
	def     row
	source  []int
	vectors []row
}

// bindings are substitutions in the order in which they were made.
type bindings []binding

// complete computes the values of the replaced columns.
//
// Given p, the values of the columns that remain.
func (b bindings) complete(p row) row {
	for i := len(b) - 1; i >= 0; i-- {
		if b[i].vectors != nil {
			b[i].combine(p)
		} else {
			p[b[i].col-1] = dot(b[i].def, p)
		}
	}
	return p
}

// combine replaces coordinates by the vector that they describe.
func (b *binding) combine(p row) {
	sum := make(row, len(b.source))
	for k, vector := range b.vectors {
		if v := p[b.source[k]-1]; v != 0 {
			addMultiple(sum, v, vector)
		}
	}
	for x, j := range b.source {
		p[j-1] = sum[x]
	}
}

// express substitutes in r, in place, what was substituted in the inequalities,
// and tightens it.
func (s *solver) express(r row) row {
	for i := range s.trail {
		if b := &s.trail[i]; b.vectors != nil {
			b.coordinates(r)
		} else if v := r[b.col]; v != 0 {
			s.w.step(1 + len(r)/wideRow)
			if b.def[b.col] == 0 {
				r[b.col] = 0
				addMultiple(r, v, b.def)
			} else {
				addOthers(r, v, b.def, b.col)
			}
		}
	}
	tightenInPlace(r)
	return r
}

// addOthers adds v·def to r, in place, except in column col.
func addOthers(r row, v int64, def row, col int) {
	kept := r[col]
	addMultiple(r, v, def)
	r[col] = kept
}

// coordinates rewrites a form for the coordinates in the basis, in place.
func (b *binding) coordinates(r row) {
	image := make(row, len(b.vectors))
	for k, vector := range b.vectors {
		for x, v := range vector {
			image[k] = add(image[k], mul(r[b.source[x]], v))
		}
	}
	for k, j := range b.source {
		r[j] = image[k]
	}
}

// solve removes the equalities by unimodular substitutions and tightens the
// inequalities. If pair is set, opposite inequalities become equalities first.
//
// Returns false if the equalities have no integer solution or an inequality is
// plainly false.
func (s *solver) solve(pair bool) bool {
	for {
		for len(s.eqs) > 0 {
			s.w.cells(len(s.eqs) * s.width)
			i := s.simplest()
			r := s.eqs[i]
			g := content(r[1:])
			if g == 0 && r[0] != 0 || g > 0 && r[0]%g != 0 {
				return false
			}
			if g > 1 {
				for j := range r {
					r[j] /= g
				}
			}
			if g == 0 || s.reduce(r) {
				s.eqs = slices.Delete(s.eqs, i, i+1)
			}
		}
		if !s.tighten() || pair && !s.pairOpposites() {
			return false
		}
		if len(s.eqs) == 0 {
			return true
		}
	}
}

// simplest returns an equality with a coefficient ±1, or the first.
func (s *solver) simplest() int {
	for i, r := range s.eqs {
		for _, v := range r[1:] {
			if v == 1 || v == -1 {
				return i
			}
		}
	}
	return 0
}

// reduce makes a unimodular substitution that makes the primitive equality r = 0
// smaller, and reports whether that solves it.
//
// Let a be the coefficient of least magnitude, of column x. If a = ±1, x is
// solved for; otherwise x := x - sum round(r_j/a)·x_j leaves coefficients of
// at most |a|/2, and x itself is the new unknown.
func (s *solver) reduce(r row) bool {
	x := 0
	for j := 1; j < len(r); j++ {
		if r[j] != 0 && (x == 0 || abs(r[j]) < abs(r[x])) {
			x = j
		}
	}
	def := s.own(nil)
	unit := abs(r[x]) == 1
	for j, v := range r {
		if unit {
			def[j] = mul(-v, r[x])
		} else if j > 0 {
			def[j] = -roundDiv(v, r[x])
		}
	}
	def[x] = 0
	s.substitute(s.eqs, x, def, unit)
	s.substitute(s.ins, x, def, unit)
	if !unit {
		def[x] = 1
	}
	s.trail = append(s.trail, binding{col: x, def: def})
	return unit
}

// substitute adds the multiples r[x]·def to the rows r; without is true if x
// disappears.
func (s *solver) substitute(rows []row, x int, def row, without bool) {
	for _, r := range rows {
		v := r[x]
		if v == 0 {
			continue
		}
		s.w.step(1 + len(r)/wideRow)
		for j, d := range def {
			if d != 0 {
				r[j] = add(r[j], mul(v, d))
			}
		}
		if without {
			r[x] = 0
		}
	}
}

// tighten divides each inequality by the content of its coefficients, rounding
// the constant down, and drops those without unknowns. It returns false on a
// contradiction.
func (s *solver) tighten() bool {
	n := 0
	s.w.cells(len(s.ins) * s.width)
	for i, r := range s.ins {
		s.w.step(1)
		tightenInPlace(r)
		if isConst(r) {
			if r[0] < 0 {
				return false
			}
			if r[0] == 0 && s.from[i] >= 0 {
				s.held = append(s.held, s.from[i])
			}
			continue
		}
		s.ins[n], s.from[n] = r, s.from[i]
		n++
	}
	s.ins, s.from = s.ins[:n], s.from[:n]
	return true
}

// tightenInPlace divides an inequality by the gcd of its coefficients, rounding
// the constant down; over the integers nothing is lost.
func tightenInPlace(r row) {
	g := content(r[1:])
	if g <= 1 {
		return
	}
	r[0] = floorDiv(r[0], g)
	for j := 1; j < len(r); j++ {
		r[j] /= g
	}
}

// pairOpposites makes an equality of f >= 0 and -f >= 0; false if there is a
// contradiction.
func (s *solver) pairOpposites() bool {
	for i := 0; i < len(s.ins); i++ {
		r := s.ins[i]
		s.w.cells(4 * (len(s.ins) - i))
		for j := i + 1; j < len(s.ins); j++ {
			if !opposite(r, s.ins[j]) {
				continue
			}
			gap := add(r[0], s.ins[j][0])
			if gap < 0 {
				return false
			}
			if gap == 0 {
				s.eqs = append(s.eqs, s.own(r))
				break
			}
		}
	}
	return true
}

// tableau returns the tableau of the inequalities, in which the slack of
// inequality i is variable n + i; nil if they have no rational solution.
func (s *solver) tableau() *tableau {
	s.vars = s.vars[:0]
	s.w.cells(s.width * len(s.ins) / 4)
	for j := 1; j < s.width; j++ {
		uses := func(r row) bool { return r[j] != 0 }
		if s.all || slices.ContainsFunc(s.ins, uses) {
			s.vars = append(s.vars, j)
		}
	}
	t := s.w.newTableau(s.vars)
	if t.addAll(s.ins) {
		return t
	}
	t.release()
	return nil
}

// conjunct returns the system as a conjunct of existentials.
func (s *solver) conjunct() conjunct {
	return existential(s.width, copied(s.eqs), copied(s.ins))
}

// existential returns a conjunct all of whose columns are existentials.
func existential(width int, eqs, ins []row) conjunct {
	o := conjunct{divs: make([]div, width-1), eqs: eqs, ins: ins}
	for k := range o.divs {
		o.divs[k].num = make(row, width)
	}
	return o
}

func copied(rows []row) []row {
	out := make([]row, len(rows))
	for i, r := range rows {
		out[i] = slices.Clone(r)
	}
	return out
}
