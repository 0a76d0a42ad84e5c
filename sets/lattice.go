package sets

import "slices"

// modRow says form ≡ 0 (mod m), m >= 2.
type modRow struct {
	form row
	m    int64
}

// system is a conjunction over named columns only, as loop generation uses it: every floor term
// has a column of its own. The points satisfy eqs, congs and ins; shadow are inequalities that
// follow from those.
type system struct {
	eqs, ins, shadow []row
	congs            []modRow
}

// stratum is what a system says about one column x in terms of the columns before it.
type stratum struct {
	eq        row    // c·x + f = 0 with c >= 1, or nil; then nothing else
	stride    modRow // a·x + g ≡ 0 (mod m); m = 0 if none
	low, high []row  // a·x + f >= 0 with a > 0, a < 0
	essential int    // number of rows of low and high that are not shadows
}

// and returns s with further inequalities.
func (s system) and(ins ...row) system {
	s.ins = append(slices.Clip(s.ins), ins...)
	return s
}

// rows returns the inequalities that hold, equalities twice, without the congruences.
func (s system) rows() []row {
	out := slices.Concat(s.ins, s.shadow)
	for _, r := range s.eqs {
		out = append(out, r, negated(r))
	}
	return out
}

// mentions reports whether a constraint involves a column.
func (s system) mentions(col int) bool {
	uses := func(r row) bool { return r[col] != 0 }
	rows := func(list []row) bool { return slices.ContainsFunc(list, uses) }
	return rows(s.eqs) || rows(s.ins) || rows(s.shadow) ||
		slices.ContainsFunc(s.congs, func(m modRow) bool { return uses(m.form) })
}

// depthOf returns the last column of a row, 0 for a constant.
func depthOf(r row) int {
	for j := len(r) - 1; j > 0; j-- {
		if r[j] != 0 {
			return j
		}
	}
	return 0
}

// conjunct returns the constraints as a conjunct with a local per congruence.
func (s system) conjunct(named int) conjunct {
	n := len(s.congs)
	c := conjunct{named: named, divs: make([]div, n)}
	w := c.width()
	for _, r := range s.eqs {
		c.eqs = append(c.eqs, padded(r, w))
	}
	for _, r := range slices.Concat(s.ins, s.shadow) {
		c.ins = append(c.ins, padded(r, w))
	}
	for k, m := range s.congs {
		eq := slices.Clone(padded(m.form, w))
		c.divs[k] = div{padded(m.form, w), m.m}
		eq[c.local(k)] = -m.m
		c.eqs = append(c.eqs, eq)
	}
	return c
}

// impossible reports whether inequalities have no integer solution together with the facts, of
// which congruences are ignored.
func (w *work) impossible(facts system, rows ...row) bool {
	all := slices.Concat(facts.ins, facts.shadow, rows)
	if len(all) == 0 {
		return false
	}
	return w.empty(conjunct{named: len(all[0]) - 1, eqs: facts.eqs, ins: all})
}

// implied reports whether r >= 0 follows from facts and further rows.
func (w *work) implied(facts system, rows []row, r row) bool {
	if isConst(r) {
		return r[0] >= 0
	}
	w.step(1 + (len(facts.ins)+len(facts.shadow)+len(rows))/wideRow)
	weaker := func(q row) bool { return q[0] <= r[0] && slices.Equal(q[1:], r[1:]) }
	if slices.ContainsFunc(facts.ins, weaker) || slices.ContainsFunc(facts.shadow, weaker) ||
		slices.ContainsFunc(rows, weaker) {
		return true
	}
	return w.impossible(facts, append(slices.Clip(rows), complement(r))...)
}

// eliminate separates what s says about its last column.
//
// Returns the stratum of col and a system over the columns before it. A point of the latter
// extends to one of s if there is a value within the stratum; equalities and congruences are
// projected exactly, inequalities over the rationals.
func (w *work) eliminate(s system, col int) (stratum, system) {
	if !s.mentions(col) {
		return stratum{}, s
	}
	s.eqs, s.ins, s.congs = slices.Clone(s.eqs), slices.Clone(s.ins), slices.Clone(s.congs)
	if eq := s.takeEquality(w, col); eq != nil {
		return stratum{eq: eq}, s.substituted(w, col, eq)
	}
	var st stratum
	st.stride = s.takeStride(w, col)
	st.low, st.high, st.essential = s.takeBounds(w, col)
	for _, l := range st.low {
		for _, h := range st.high {
			w.step(1)
			s.shadow = append(s.shadow, combine(-h[col], l, l[col], h))
		}
	}
	return st, s.tidied(w)
}

// takeEquality combines the equalities with col into one, which it removes; the others are free of
// col after that.
func (s *system) takeEquality(w *work, col int) row {
	for {
		p := -1
		count := 0
		for i, r := range s.eqs {
			if r[col] != 0 {
				count++
				if p < 0 || abs(r[col]) < abs(s.eqs[p][col]) {
					p = i
				}
			}
		}
		if count == 0 {
			return nil
		}
		pivot := s.eqs[p]
		if count == 1 {
			s.eqs = slices.Delete(s.eqs, p, p+1)
			if pivot[col] < 0 {
				pivot = negated(pivot)
			}
			return pivot
		}
		for i, r := range s.eqs {
			if i != p && r[col] != 0 {
				w.step(1)
				s.eqs[i] = scaled(1, r, -roundDiv(r[col], pivot[col]), pivot)
			}
		}
	}
}

// substituted replaces col by -f/c from eq: c·col + f = 0, and demands that c divides f.
func (s system) substituted(w *work, col int, eq row) system {
	c := eq[col]
	swap := func(rows []row) []row {
		var out []row
		for _, r := range rows {
			if r[col] != 0 {
				w.step(1)
				r = combine(c, r, -r[col], eq)
			}
			out = append(out, r)
		}
		return out
	}
	out := system{eqs: s.eqs, ins: swap(s.ins), shadow: swap(s.shadow)}
	for _, m := range s.congs {
		if m.form[col] != 0 {
			m = modRow{scaled(c, m.form, -m.form[col], eq), mul(c, m.m)}
		}
		out.demand(m)
	}
	if c > 1 {
		f := slices.Clone(eq)
		f[col] = 0
		out.demand(modRow{f, c})
	}
	return out.tidied(w)
}

// demand adds a congruence in lowest terms, unless it always holds.
func (s *system) demand(m modRow) {
	form := slices.Clone(m.form)
	for j := range form {
		form[j] -= floorDiv(add(form[j], (m.m-1)/2), m.m) * m.m
	}
	g := gcd(content(form), m.m)
	for j := range form {
		form[j] /= g
	}
	m = modRow{form, m.m / g}
	same := func(n modRow) bool { return n.m == m.m && slices.Equal(n.form, m.form) }
	if m.m > 1 && !slices.ContainsFunc(s.congs, same) {
		s.congs = append(s.congs, m)
	}
}

// takeStride combines the congruences with col into one, a·x + g ≡ 0 (mod m), which it removes; it
// demands that gcd(a, m) divides g.
func (s *system) takeStride(w *work, col int) modRow {
	var with []modRow
	var rest []modRow
	m := int64(1)
	for _, c := range s.congs {
		if c.form[col] == 0 {
			rest = append(rest, c)
			continue
		}
		with = append(with, c)
		m = mul(m, c.m/gcd(m, c.m))
	}
	if len(with) == 0 {
		return modRow{}
	}
	s.congs = rest
	for i, c := range with {
		with[i] = modRow{scaled(m/c.m, c.form, 0, c.form), m}
	}
	for i := 1; i < len(with); i++ {
		w.step(1)
		a, b := with[0].form, with[i].form
		for b[col] != 0 {
			a, b = b, reducedRow(scaled(1, a, -floorDiv(a[col], abs(b[col]))*sign(b[col]), b), m)
		}
		with[0].form = a
		s.demand(modRow{b, m})
	}
	form := with[0].form
	if h := gcd(form[col], m); h > 1 {
		g := slices.Clone(form)
		g[col] = 0
		s.demand(modRow{g, h})
	}
	return modRow{form, m}
}

func sign(v int64) int64 {
	if v < 0 {
		return -1
	}
	return 1
}

func reducedRow(r row, m int64) row {
	out := make(row, len(r))
	for j, v := range r {
		out[j] = v - floorDiv(v, m)*m
	}
	return out
}

// takeBounds removes the inequalities with col and returns those that are not implied by the rest,
// and how many of them are not shadows.
func (s *system) takeBounds(w *work, col int) (low, high []row, essential int) {
	has := func(r row) bool { return r[col] != 0 }
	var bounds []row
	for _, list := range []*[]row{&s.shadow, &s.ins} {
		for _, r := range *list {
			if has(r) {
				bounds = append(bounds, r)
			}
		}
	}
	shadows := slices.DeleteFunc(slices.Clone(s.shadow), func(r row) bool { return !has(r) })
	s.ins = slices.DeleteFunc(s.ins, has)
	s.shadow = slices.DeleteFunc(slices.Clone(s.shadow), has)
	bounds = w.irredundant(system{eqs: s.eqs, ins: s.ins, shadow: s.shadow}, bounds, col)
	for _, r := range bounds {
		if r[col] > 0 {
			low = append(low, r)
		} else {
			high = append(high, r)
		}
		if !slices.ContainsFunc(shadows, func(q row) bool { return slices.Equal(q, r) }) {
			essential++
		}
	}
	return low, high, essential
}

// irredundant drops the bounds of col that follow from the facts and the other bounds, where one
// side has several.
func (w *work) irredundant(facts system, bounds []row, col int) []row {
	sides := [2]int{}
	side := func(r row) int {
		if r[col] > 0 {
			return 0
		}
		return 1
	}
	for _, r := range bounds {
		sides[side(r)]++
	}
	return dropEach(bounds, func(r row, rest []row) bool {
		if sides[side(r)] < 2 || !w.implied(facts, rest, r) {
			return false
		}
		sides[side(r)]--
		return true
	})
}

// tidied removes repeated and trivial rows; inequalities that are opposites become equalities.
func (s system) tidied(w *work) system {
	s.eqs = slices.DeleteFunc(slices.Clone(s.eqs), isZero)
	s.ins = w.distinctRows(s.ins, nil)
	s.shadow = w.distinctRows(s.shadow, s.ins)
	return s
}

// distinctRows tightens rows and leaves out those that hold always or by another one.
func (w *work) distinctRows(rows, known []row) []row {
	var out []row
	for _, r := range rows {
		w.step(1 + (len(known)+len(out))/wideRow)
		r = tighten(r)
		if isConst(r) && r[0] >= 0 {
			continue
		}
		weaker := func(q row) bool { return q[0] <= r[0] && slices.Equal(q[1:], r[1:]) }
		if slices.ContainsFunc(known, weaker) || slices.ContainsFunc(out, weaker) {
			continue
		}
		out = slices.DeleteFunc(out, func(q row) bool { return slices.Equal(q[1:], r[1:]) })
		out = append(out, r)
	}
	return out
}

// triangular eliminates the columns from last down to first.
//
// Returns the strata, indexed by column, and what is left on the columns before first.
func (w *work) triangular(s system, first, last int) ([]stratum, system) {
	out := make([]stratum, last+1)
	for col := last; col >= first; col-- {
		out[col], s = w.eliminate(s, col)
	}
	return out, s
}

// demands returns what a stride says about the columns before col: gcd(a, m) divides g.
func (m modRow) demands(col int) system {
	var out system
	if m.m == 0 {
		return out
	}
	if h := gcd(m.form[col], m.m); h > 1 {
		g := slices.Clone(m.form)
		g[col] = 0
		out.demand(modRow{g, h})
	}
	return out
}

// step returns the distance of the values of x that a stride admits.
func (m modRow) step(col int) int64 {
	if m.m == 0 {
		return 1
	}
	return m.m / gcd(m.form[col], m.m)
}
