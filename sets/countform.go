package sets

import (
	"math/big"
	"slices"
)

// CountImages returns the number of images of each tuple of the domain of m; the dimensions of the domain are parameters of the
// result:
//
//	CountImages({ [i] -> [j] : 0 <= j <= i }) = [i] -> { i + 1 : i >= 0 }
//
// Errors and cost as for [Set.Count].
func CountImages(m Map) (Count, error) {
	return countOf(unary("CountImages", m.rel(), func(w *work, a relation) relation {
		sp := space{params: mergeParams(a.params, a.in.dims), out: a.out}
		return w.rearranged(a, sp)
	}))
}

// Sum returns the sum of c over the points of s. Parameters of c with the name of a dimension of s have the value of that dimension
// at the point; the others are parameters of the result.
//
//	Sum([i] -> { i^2 : i >= 1 }, [n] -> { [i] : i <= n }) = [n] -> { (2*n^3 + 3*n^2 + n)/6 : n >= 1 }
//
// Exact, by symbolic summation: the cost grows with the degree and the period of c. The error is ErrUnbounded where the set is
// infinite for some values of the parameters and c is not 0 there.
func Sum(c Count, s Set) (Count, error) {
	dims := s.Dims()
	base := s.DimsToParams(dims...)
	if base.Err() != nil {
		return Count{}, base.Err()
	}
	var out Count
	for _, p := range c.pieces {
		dom := base.rel()
		dom.params, dom.parts = c.params, []conjunct{p.dom}
		r := base.Intersect(makeSet(dom)).ParamsToDims(dims...).rel()
		if r.err != nil {
			return Count{}, r.err
		}
		if cause := attempt(func() { out.addSum(r.opt.begin(), r, c, p.p) }); cause != nil {
			return Count{}, &OpError{"Sum", operandTexts(r), cause}
		}
	}
	if out.width == 0 {
		out.params = slices.DeleteFunc(mergeParams(base.Params(), c.params), func(n string) bool { return slices.Contains(dims, n) })
		out.width = 1 + len(out.params)
	}
	return out, nil
}

// addSum adds the sum over r of a polynomial of c.
func (c *Count) addSum(w *work, r relation, of Count, p poly) {
	c.params, c.width = r.params, 1+len(r.params)
	for _, d := range w.disjoint(w.coalesce(r.parts, ownFaces)) {
		k := &counter{w: w, params: len(r.params), width: d.width(), sums: shortSums}
		s := summand{c: d.unfolded(), p: k.moved(of, p, r.space), open: make([]bool, k.width)}
		for x := k.params + 1; x < k.width; x++ {
			s.open[x] = true
		}
		c.include(k, k.pieces(s))
	}
	c.tidy(w)
}

// moved rewrites a polynomial of c over the columns of a space.
func (k *counter) moved(c Count, p poly, s space) poly {
	column := func(r row) row {
		n := make(row, k.width)
		n[0] = r[0]
		for j, name := range c.params {
			if v := r[1+j]; v != 0 {
				n[s.column(name)] = v
			}
		}
		return n
	}
	var out poly
	for _, m := range p {
		term := constant(m.coef)
		for _, f := range m.factors {
			var base poly
			if f.col < c.width {
				unit := make(row, c.width)
				unit[f.col] = 1
				base = affinePoly(column(unit))
			} else {
				d := c.atoms[f.col-c.width]
				base = k.floor(column(d.num), d.den)
			}
			for range f.exp {
				term = term.mul(k.w, base)
			}
		}
		out = out.add(term)
	}
	return out
}

// tidied returns the pieces in a short form: each polynomial as simple as its domain allows, and pieces that one polynomial
// describes as one.
func (k *counter) tidied(pieces []countPiece) []countPiece {
	within(k.w, k.w.left/4, func() {
		done := make([]countPiece, len(pieces))
		for i, p := range pieces {
			done[i] = countPiece{p.dom, k.under(p.dom, p.p)}
		}
		pieces = done
	})
	pieces = k.w.joinEqual(pieces)
	const few = 24
	if len(pieces) < 2 || len(pieces) > few {
		return pieces
	}
	within(k.w, k.w.left/4, func() { pieces = k.w.joinEqual(k.extended(pieces)) })
	return pieces
}

// extended gives a piece the polynomial of another one that has the same values on its domain.
func (k *counter) extended(pieces []countPiece) []countPiece {
	out := slices.Clone(pieces)
	slices.SortStableFunc(out, func(a, b countPiece) int { return len(b.p) - len(a.p) })
	for i := range out {
		for j := range i {
			if k.under(out[i].dom, out[j].p).equal(out[i].p) {
				out[i].p = out[j].p
				break
			}
		}
	}
	return out
}

// under returns a polynomial that has the values of p where the parameters are in dom.
//
// Floor terms that are constant or linear there are replaced, and parameters that equalities give.
func (k *counter) under(dom conjunct, p poly) poly {
	k.w.step(1 + len(p))
	p = k.solved(dom, p)
	for _, a := range k.atomsOf(p) {
		if value, ok := k.constantAtom(dom, k.atoms[a]); ok {
			p = p.replace(k.w, k.width+a, number(value, 1))
		} else if value, ok := k.linearAtom(dom, k.atoms[a]); ok {
			p = p.replace(k.w, k.width+a, value)
		} else if k.atoms[a].den == 2 {
			if q := k.withoutSquares(p, a); len(q) < len(p) {
				p = q
			}
		}
	}
	return p
}

// withoutSquares reduces the powers of q = floor(f/2) by (f - 2q)^2 = f - 2q, that is q^2 = (f - f^2)/4 + (f - 1/2)·q.
func (k *counter) withoutSquares(p poly, a int) poly {
	f := affinePoly(k.atoms[a].num)
	square := f.add(f.mul(k.w, f).scale(k.w, big.NewRat(-1, 1))).scale(k.w, big.NewRat(1, 4))
	linear := f.add(number(-1, 2))
	parts := p.byPower(k.width + a)
	for e := len(parts) - 1; e >= 2; e-- {
		parts[e-1] = parts[e-1].add(parts[e].mul(k.w, linear))
		parts[e-2] = parts[e-2].add(parts[e].mul(k.w, square))
	}
	if len(parts) == 1 {
		return p
	}
	return parts[0].add(parts[1].mul(k.w, poly{{big.NewRat(1, 1), []factor{{k.width + a, 1}}}}))
}

// constantAtom returns the value of a floor term that is the same in all of dom.
func (k *counter) constantAtom(dom conjunct, d div) (int64, bool) {
	num := padded(d.num[:1+dom.named], dom.width())
	least, den, bounded, feasible := k.w.minimum(dom, num)
	if !bounded || !feasible {
		return 0, false
	}
	low := floorDiv(-floorDiv(-least, den), d.den)
	most, den, bounded, feasible := k.w.minimum(dom, negated(num))
	if !bounded || !feasible {
		return 0, false
	}
	return low, low == floorDiv(floorDiv(-most, den), d.den)
}

// linearAtom returns floor(num/den) as a polynomial where the congruences of dom give the remainder of num.
func (k *counter) linearAtom(dom conjunct, d div) (poly, bool) {
	if !slices.ContainsFunc(dom.eqs, func(r row) bool { return !isConst(r[dom.named:]) }) {
		return nil, false
	}
	point := k.w.sample(dom)
	if point == nil {
		return nil, false
	}
	value := d.num[0]
	for j := 1; j <= dom.named; j++ {
		value = add(value, mul(d.num[j], point[j-1]))
	}
	rest := value - d.den*floorDiv(value, d.den)
	c := dom.place(dom.named, len(dom.divs)+1, identity(dom.width()))
	num := shifted(padded(d.num[:1+dom.named], c.width()), -rest)
	e := c.local(len(c.divs) - 1)
	c.divs[len(c.divs)-1] = div{num, d.den}
	other := shifted(num, -1)
	other[e] = -d.den
	if !k.w.empty(c, other) {
		return nil, false
	}
	return affinePoly(shifted(d.num, -rest)).scale(k.w, big.NewRat(1, d.den)), true
}

// fewResidues is how many values between two parallel constraints are counted one by one.
const fewResidues = 8

// strip returns a constraint f >= 0 of which few multiples f = 0, ..., last are possible, as two parallel constraints say, and
// that no single unknown is behind: the remainder of a floor term.
func (k *counter) strip(s summand) (f row, last int64) {
	for i, r := range s.c.ins {
		unknowns, unit, others := 0, false, false
		for x, v := range r {
			if v != 0 && s.open[x] {
				unknowns++
				unit = unit || abs(v) == 1
				others = others || abs(v) > 1
			}
		}
		if unknowns < 2 || !unit || !others {
			continue
		}
		for _, q := range s.c.ins[i+1:] {
			opposite := true
			for j := 1; j < len(r); j++ {
				opposite = opposite && q[j] == -r[j]
			}
			if width := add(r[0], q[0]); opposite && width >= 0 && width < fewResidues {
				return r, width
			}
		}
	}
	return nil, 0
}

// byStrip counts for each value of a constraint from 0 to last.
func (k *counter) byStrip(s summand, f row, last int64) []countPiece {
	var out []countPiece
	for v := int64(0); v <= last; v++ {
		t := s
		t.c = s.c.with([]row{shifted(f, -v)}, nil)
		for _, p := range k.component(t) {
			if dom, ok := p.dom.simplify(k.w); ok {
				out = k.w.sumPieces(out, countPiece{dom, p.p})
			}
		}
	}
	return k.tidied(out)
}

// length estimates the length of pieces as text.
func length(pieces []countPiece) int {
	n := 0
	for _, p := range pieces {
		n += 2 * (len(p.dom.eqs) + len(p.dom.ins))
		for _, m := range p.p {
			n += 1 + 2*len(m.factors)
		}
	}
	return n
}
