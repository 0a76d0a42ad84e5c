package sets

import (
	"math/big"
	"slices"
)

// counter sums polynomials over the integer points of conjunctions.
//
// Columns are [1 | parameters | unknowns]. Atoms are floor terms over the columns; polynomials
// refer to atom k by the column width + k, constraints do not refer to atoms.
type counter struct {
	w      *work
	params int
	width  int
	atoms  []div
	sums   int // steps that symbolic summation may take; see component
}

// summand is the sum of p over the unknowns that c still mentions or that are
// marked as open; it counts where the parameters satisfy c.
type summand struct {
	c    conjunct // without locals, apart from where
	p    poly
	open []bool // of each column: an unknown not yet summed over
	cond []conjunct
}

// countPiece is the number of points, p, for parameter values in dom.
type countPiece struct {
	dom conjunct // over the parameters
	p   poly     // over the parameters and the counter's atoms
}

// pieces returns the sum of s as polynomials on disjoint domains of the
// parameters; the sum is 0 elsewhere.
//
// Each step removes an equality, or sums over one unknown.
func (k *counter) pieces(s summand) []countPiece {
	var out []countPiece
	stack := []summand{s}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		k.w.step(1 + len(s.p))
		var ok bool
		if s.c, ok = s.c.simplify(k.w); !ok || len(s.p) == 0 {
			continue
		}
		if i := slices.IndexFunc(s.c.eqs, func(r row) bool { return s.mentions(r) }); i >= 0 {
			if s, ok = k.solve(s, i); ok {
				stack = append(stack, s)
			}
			continue
		}
		x := k.easiest(s)
		if x == 0 {
			out = append(out, k.finished(s))
			continue
		}
		stack = append(stack, k.sumOver(s, x)...)
	}
	return out
}

// mentions reports whether a row has an open column.
func (s *summand) mentions(r row) bool {
	for j, v := range r {
		if v != 0 && s.open[j] {
			return true
		}
	}
	return false
}

// finished returns the sum without open unknowns as a piece.
func (k *counter) finished(s summand) countPiece {
	to := make([]int, k.width)
	for j := 1; j <= k.params; j++ {
		to[j] = j
	}
	dom := s.c.movedTo(k.params, to).dropUnused()
	for _, c := range s.cond {
		dom = conjoin(dom, c)
	}
	return countPiece{dom, s.p}
}

// solve takes a step in solving equality i by a unimodular substitution of an unknown, which keeps
// the number of points.
//
// Where an unknown is alone, a·x + f = 0 over the parameters, it disappears: x = floor(-f/a) where
// f mod a = 0. Returns false if that has no solution.
func (k *counter) solve(s summand, i int) (summand, bool) {
	r := s.c.eqs[i]
	x, others := 0, false
	for j, v := range r {
		if v != 0 && s.open[j] {
			others = others || x != 0
			if x == 0 || abs(v) < abs(r[x]) {
				x = j
			}
		}
	}
	if abs(r[x]) != 1 && others {
		def := make(row, k.width)
		for j, v := range r {
			if j != x && s.open[j] {
				def[j] = -roundDiv(v, r[x])
			}
		}
		s.c = s.c.replaceSelf(k.w, x, def)
		def[x] = 1
		s.p = k.substitute(s.p, x, def)
		return s, true
	}
	return k.eliminate(s, r, x)
}

// eliminate replaces x by its value from r = 0, where x has coefficient ±1 or
// is the only unknown.
func (k *counter) eliminate(s summand, r row, x int) (summand, bool) {
	if r[x] > 0 {
		r = negated(r)
	}
	num, den := slices.Clone(r), -r[x]
	num[x] = 0
	if den > 1 {
		c, ok := k.divisible(num, den)
		if !ok {
			return s, false
		}
		s.cond = append(slices.Clip(s.cond), c)
	}
	s.p = k.substituteFloor(s.p, x, num, den)
	clear := func(rows []row) []row {
		var out []row
		for _, t := range rows {
			if t[x] != 0 {
				k.w.step(1)
				t = combine(den, t, t[x], r)
			}
			out = append(out, t)
		}
		return out
	}
	s.c = conjunct{named: s.c.named, eqs: clear(s.c.eqs), ins: clear(s.c.ins)}
	s.open = slices.Clone(s.open)
	s.open[x] = false
	return s, true
}

// divisible returns num mod den = 0 as a conjunct over the parameters; false if that never holds.
func (k *counter) divisible(num row, den int64) (conjunct, bool) {
	c := conjunct{named: k.params, divs: make([]div, 1)}
	form := append(slices.Clone(num[:1+k.params]), 0)
	eq := slices.Clone(form)
	eq[c.local(0)] = -den
	c.divs[0], c.eqs = div{form, den}, []row{eq}
	return c.simplify(k.w)
}

// easiest returns the open unknown whose summation makes the fewest summands,
// 0 if there is none.
func (k *counter) easiest(s summand) int {
	best, bestCost := 0, 0
	for x, open := range s.open {
		if !open {
			continue
		}
		low, high, _ := s.c.bounds(x)
		if len(low) == 0 || len(high) == 0 {
			panic(halt{ErrUnbounded})
		}
		cost := len(low) * len(high) * int(min(k.period(s.p, x), 1<<20))
		for _, r := range slices.Concat(low, high) {
			if abs(r[x]) > 1 {
				cost += 2
			}
		}
		if best == 0 || cost < bestCost {
			best, bestCost = x, cost
		}
	}
	return best
}

// period returns the least number m such that the atoms of p become affine
// in y for x = m·y + r.
func (k *counter) period(p poly, x int) int64 {
	m := int64(1)
	for _, a := range k.atomsOf(p) {
		d := k.atoms[a]
		if d.num[x] != 0 {
			n := d.den / gcd(d.den, d.num[x])
			m = mul(m, n/gcd(m, n))
		}
	}
	return m
}

// atomsOf returns the atoms that occur in p.
func (k *counter) atomsOf(p poly) []int {
	var out []int
	for _, m := range p {
		for _, f := range m.factors {
			if a := f.col - k.width; a >= 0 && !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// sumOver sums over x: by residues of x while p has floor terms with x; then for each pair of a lower
// and an upper bound where these two are the tightest.
func (k *counter) sumOver(s summand, x int) []summand {
	if m := k.period(s.p, x); m > 1 {
		return k.byResidue(s, x, m)
	}
	low, high, rest := s.c.bounds(x)
	var out []summand
	for i, l := range low {
		for j, h := range high {
			k.w.step(len(low) + len(high))
			ins := slices.Concat(rest, tightest(low, i, x), tightest(high, j, x))
			ins = append(ins, tighten(combine(-h[x], l, l[x], h)))
			t := s
			t.c = conjunct{named: s.c.named, eqs: s.c.eqs, ins: ins}
			t.open = slices.Clone(s.open)
			t.open[x] = false
			f, g := slices.Clone(l), slices.Clone(h)
			f[x], g[x] = 0, 0
			after := k.floor(f, l[x]).add(number(1, 1)).scale(k.w, big.NewRat(-1, 1)) // ceil(-f/a) - 1
			t.p = s.p.sumBetween(k.w, x, after, k.floor(g, -h[x]))
			out = append(out, t)
		}
	}
	return out
}

// tightest returns the rows that say that bound i of x is at least as tight as
// the others, tighter than those before it.
func tightest(bounds []row, i, x int) []row {
	var out []row
	for j, r := range bounds {
		if j == i {
			continue
		}
		d := scaled(abs(bounds[i][x]), r, -abs(r[x]), bounds[i])
		if j < i {
			d[0] = add(d[0], -1)
		}
		out = append(out, tighten(d))
	}
	return out
}

// residueCost is the number of steps that a residue counts for, about what its sum takes.
const residueCost = 100

// byResidue replaces x by m·y + r for r = 0, ..., m-1.
func (k *counter) byResidue(s summand, x int, m int64) []summand {
	var out []summand
	k.w.step(int(min(m, 1<<30)) * residueCost)
	for r := range m {
		def := make(row, k.width)
		def[0], def[x] = r, m
		t := s
		t.p = k.substitute(s.p, x, def)
		t.c = s.c.mapRows(func(r row) row {
			if r[x] == 0 {
				return r
			}
			v := r[x]
			rest := slices.Clone(r)
			rest[x] = 0
			return scaled(1, rest, v, def)
		})
		out = append(out, t)
	}
	return out
}

// floor returns floor(num/den) as a polynomial of degree 1.
//
// Of the terms floor(f/den) and floor(-f/den) it takes the one whose first coefficient is positive, of floor(f/2) and
// floor((f + 1)/2), whose sum is f, the first.
func (k *counter) floor(num row, den int64) poly {
	rest, den, whole := reduceDiv(num, den)
	p := affinePoly(whole)
	if den == 1 {
		return p.add(affinePoly(rest))
	}
	if isConst(rest) {
		return p.add(number(floorDiv(rest[0], den), 1))
	}
	sign := int64(1)
	switch lead := slices.IndexFunc(rest[1:], func(v int64) bool { return v != 0 }); {
	case den == 2 && rest[0] != 0:
		p = p.add(affinePoly(shifted(rest, -1)))
		rest[0], sign = 0, -1
	case rest[1+lead] < 0:
		rest = shifted(negated(rest), den-1)
		up := floorDiv(add(rest[0], (den-1)/2), den)
		p = p.add(number(-up, 1))
		rest[0], sign = rest[0]-up*den, -1
	}
	a := slices.IndexFunc(k.atoms, func(d div) bool { return d.den == den && slices.Equal(d.num, rest) })
	if a < 0 {
		a = len(k.atoms)
		k.atoms = append(k.atoms, div{rest, den})
	}
	return p.add(poly{{big.NewRat(sign, 1), []factor{{k.width + a, 1}}}})
}

func affinePoly(r row) poly {
	p := number(r[0], 1)
	for j, v := range r[1:] {
		if v != 0 {
			p = p.add(poly{{big.NewRat(v, 1), []factor{{1 + j, 1}}}})
		}
	}
	return p
}

// substitute replaces column x by an affine form that may mention x itself,
// in the monomials and in the atoms.
func (k *counter) substitute(p poly, x int, def row) poly {
	p = p.replace(k.w, x, affinePoly(def))
	for _, a := range k.atomsOf(p) {
		d := k.atoms[a]
		if v := d.num[x]; v != 0 {
			rest := slices.Clone(d.num)
			rest[x] = 0
			p = p.replace(k.w, k.width+a, k.floor(scaled(1, rest, v, def), d.den))
		}
	}
	return p
}

// substituteFloor replaces column x by num/den, which is an integer.
func (k *counter) substituteFloor(p poly, x int, num row, den int64) poly {
	p = p.replace(k.w, x, k.floor(num, den))
	for _, a := range k.atomsOf(p) {
		d := k.atoms[a]
		if v := d.num[x]; v != 0 {
			rest := slices.Clone(d.num)
			rest[x] = 0
			p = p.replace(k.w, k.width+a, k.floor(scaled(den, rest, v, num), mul(d.den, den)))
		}
	}
	return p
}
