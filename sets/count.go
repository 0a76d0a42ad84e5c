package sets

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Count is a number of points as a function of the parameters: a piecewise quasi-polynomial, that
// is, polynomials in the parameters and in floor terms over them, each on a domain. The domains
// are disjoint; elsewhere the number is 0.
type Count struct {
	params []string
	pieces []countPiece
	width  int
	atoms  []div
}

// Count returns the number of points of the set, exactly, for all values of the parameters for
// which it is finite:
//
//	Count([n] -> { [i, j] : 1 <= i <= j <= n }) = [n] -> { (n^2 + n)/2 : n >= 1 }
//
// Where that takes few steps, every dimension is summed over by a formula (Faulhaber); otherwise the
// points of the cones at the vertices are counted (Barvinok), for which the cost is polynomial in the length of the set
// when the number of dimensions is fixed. Neither depends on the number of points or the size of the
// coefficients. The error is ErrUnbounded where the set is infinite for some values of the parameters.
func (s Set) Count() (Count, error) { return countOf(s.rel()) }

// Count returns the number of pairs of the map; see Set.Count.
func (m Map) Count() (Count, error) { return countOf(m.rel()) }

// CountAt returns the number of points for the given values of all parameters. It succeeds for
// some sets for which Count takes too many steps.
func (s Set) CountAt(params map[string]int64) (*big.Int, error) {
	for _, name := range s.Params() {
		v, ok := params[name]
		if !ok {
			cause := &SpaceError{"no value for parameter " + name}
			return nil, &OpError{"CountAt", operandTexts(s.rel()), cause}
		}
		s = s.Fix(name, v)
	}
	c, err := s.Count()
	if err != nil {
		return nil, err
	}
	return c.At(nil)
}

func countOf(r relation) (Count, error) {
	if r.err != nil {
		return Count{}, r.err
	}
	var out Count
	cause := attempt(func() { out = r.opt.begin().count(r, shortSums) })
	if cause != nil {
		return Count{}, &OpError{"Count", operandTexts(r), cause}
	}
	return out, nil
}

// count adds up the counts of disjoint pieces of r; symbolic summation of one may take the given number of steps.
func (w *work) count(r relation, sums int) Count {
	np := len(r.params)
	out := Count{params: r.params, width: 1 + np}
	for _, c := range w.disjoint(w.coalesce(r.parts, ownFaces)) {
		k := &counter{w: w, params: np, width: c.width(), sums: sums}
		out.include(k, k.product(c.unfolded()))
	}
	out.tidy(w)
	return out
}

// include adds pieces of a counter.
func (c *Count) include(k *counter, pieces []countPiece) {
	for _, p := range pieces {
		if dom, ok := p.dom.simplify(k.w); ok {
			c.pieces = k.w.sumPieces(c.pieces, countPiece{dom, c.adopt(k, k.solved(dom, p.p))})
		}
	}
}

// tidy makes the pieces short.
func (c *Count) tidy(w *work) {
	k := &counter{w: w, params: len(c.params), width: c.width, atoms: c.atoms, sums: shortSums}
	c.pieces = k.tidied(c.pieces)
	c.atoms = k.atoms
}

// solved replaces the parameters that the equalities of dom determine.
func (k *counter) solved(dom conjunct, p poly) poly {
	for _, r := range dom.eqs {
		col, rank := dom.pivotColumn(r)
		if rank != 1 || slices.ContainsFunc(r[1+k.params:], func(v int64) bool { return v != 0 }) {
			continue
		}
		num := make(row, k.width)
		copy(num, solved(r, col)[:1+k.params])
		p = k.substituteFloor(p, col, num, 1)
	}
	return p
}

// unfolded returns c with its locals as named columns; their values are unique, so the number of
// points stays.
func (c conjunct) unfolded() conjunct {
	quotients := map[int]bool{}
	for _, r := range c.eqs {
		if g, ok := c.congruence(r); ok {
			quotients[g.local] = true
		}
	}
	out := conjunct{named: c.width() - 1, eqs: slices.Clone(c.eqs), ins: slices.Clone(c.ins)}
	for k := range c.divs {
		if !quotients[k] {
			out.ins = append(out.ins, c.divBounds(k)...)
		}
	}
	return out
}

// product counts the connected components of c on their own: unknowns that share no constraint are
// independent.
func (k *counter) product(c conjunct) []countPiece {
	rows := slices.Concat(c.eqs, c.ins)
	comp := identity(k.width)
	for _, r := range rows {
		first := 0
		for j := k.params + 1; j < k.width; j++ {
			if r[j] == 0 {
				continue
			}
			if first == 0 {
				first = comp[j]
			}
			old := comp[j]
			for i := range comp {
				if comp[i] == old {
					comp[i] = first
				}
			}
		}
	}
	whole := []countPiece{{conjunct{named: k.params}, number(1, 1)}}
	for j := k.params; j < k.width; j++ { // j = params stands for the constraints without unknowns
		if comp[j] != j {
			continue
		}
		open := make([]bool, k.width)
		for i := k.params + 1; i < k.width; i++ {
			open[i] = j > k.params && comp[i] == j
		}
		whole = k.times(whole, k.component(summand{c: c.restricted(k.params, open), p: number(1, 1), open: open}))
	}
	return whole
}

// restricted returns the constraints on the open unknowns and on the parameters.
func (c conjunct) restricted(params int, open []bool) conjunct {
	other := func(r row) bool {
		for j := params + 1; j < len(r); j++ {
			if r[j] != 0 && !open[j] {
				return true
			}
		}
		return false
	}
	return conjunct{
		named: c.named,
		eqs:   slices.DeleteFunc(slices.Clone(c.eqs), other),
		ins:   slices.DeleteFunc(slices.Clone(c.ins), other),
	}
}

func (k *counter) times(a, b []countPiece) []countPiece {
	var out []countPiece
	for _, p := range a {
		for _, q := range b {
			k.w.step(1)
			if dom, ok := conjoin(p.dom, q.dom).simplify(k.w); ok {
				out = append(out, countPiece{dom, p.p.mul(k.w, q.p)})
			}
		}
	}
	return out
}

// adopt rewrites a polynomial over the parameters and the atoms of k with the atoms of c.
func (c *Count) adopt(k *counter, p poly) poly {
	var ms []monomial
	for _, m := range p {
		out := monomial{coef: m.coef}
		for _, f := range m.factors {
			if f.col >= k.width {
				d := k.atoms[f.col-k.width]
				f.col = c.width + c.atom(div{d.num[:c.width], d.den})
			}
			out.factors = mulFactors(out.factors, []factor{f})
		}
		ms = append(ms, out)
	}
	return gathered(ms)
}

func (c *Count) atom(d div) int {
	a := slices.IndexFunc(c.atoms, func(e div) bool { return e.den == d.den && slices.Equal(e.num, d.num) })
	if a < 0 {
		a = len(c.atoms)
		c.atoms = append(c.atoms, d)
	}
	return a
}

// sumPieces adds a piece to disjoint pieces and keeps them disjoint.
func (w *work) sumPieces(acc []countPiece, p countPiece) []countPiece {
	var out []countPiece
	rest := []conjunct{p.dom}
	for _, q := range acc {
		both, ok := conjoin(q.dom, p.dom).simplify(w)
		if !ok {
			out = append(out, q)
			continue
		}
		out = append(out, countPiece{both, q.p.add(p.p)})
		for _, d := range w.minus(q.dom, p.dom) {
			out = append(out, countPiece{d, q.p})
		}
		rest = w.minusAll(rest, []conjunct{q.dom})
	}
	for _, d := range rest {
		out = append(out, countPiece{d, p.p})
	}
	return out
}

// joinEqual coalesces the domains of equal polynomials.
func (w *work) joinEqual(pieces []countPiece) []countPiece {
	var out []countPiece
	for len(pieces) > 0 {
		p := pieces[0].p
		var doms []conjunct
		var others []countPiece
		for _, q := range pieces {
			if q.p.equal(p) {
				doms = append(doms, q.dom)
			} else {
				others = append(others, q)
			}
		}
		pieces = others
		if len(p) == 0 {
			continue
		}
		for _, d := range w.coalesce(doms, ownFaces) {
			out = append(out, countPiece{d, p})
		}
	}
	return out
}

// Params returns the names of the parameters.
func (c Count) Params() []string { return slices.Clone(c.params) }

// At returns the number of points for the given values of the parameters.
func (c Count) At(params map[string]int64) (*big.Int, error) {
	x := make([]*big.Int, 1, 1+c.width)
	x[0] = big.NewInt(1)
	for _, name := range c.params {
		v, ok := params[name]
		if !ok {
			return nil, &SpaceError{"no value for parameter " + name}
		}
		x = append(x, big.NewInt(v))
	}
	for _, p := range c.pieces {
		if p.dom.holds(x) {
			return c.value(p.p, x), nil
		}
	}
	return new(big.Int), nil
}

// holds reports whether the values [1 | named] satisfy c.
func (c *conjunct) holds(x []*big.Int) bool {
	x = slices.Clip(x)
	for _, d := range c.divs {
		x = append(x, d.at(x))
	}
	for _, r := range c.eqs {
		if dotBig(r, x).Sign() != 0 {
			return false
		}
	}
	return !slices.ContainsFunc(c.ins, func(r row) bool { return dotBig(r, x).Sign() < 0 })
}

// at returns floor(num/den); x may lack the columns of later locals.
func (d div) at(x []*big.Int) *big.Int {
	return new(big.Int).Div(dotBig(d.num, x), big.NewInt(d.den))
}

func dotBig(r row, x []*big.Int) *big.Int {
	s := new(big.Int)
	for j, v := range r {
		if v != 0 {
			s.Add(s, new(big.Int).Mul(big.NewInt(v), x[j]))
		}
	}
	return s
}

func (c *Count) value(p poly, x []*big.Int) *big.Int {
	sum := new(big.Rat)
	for _, m := range p {
		part := new(big.Rat).Set(m.coef)
		for _, f := range m.factors {
			var v *big.Int
			if f.col < c.width {
				v = x[f.col]
			} else {
				v = c.atoms[f.col-c.width].at(x)
			}
			part.Mul(part, new(big.Rat).SetInt(new(big.Int).Exp(v, big.NewInt(int64(f.exp)), nil)))
		}
		sum.Add(sum, part)
	}
	return sum.Num()
}

// String prints the polynomials with their domains, as [n] -> { (n^2 + n)/2 : n >= 1 }.
func (c Count) String() string {
	var b strings.Builder
	if len(c.params) > 0 {
		b.WriteString("[" + strings.Join(c.params, ", ") + "] -> ")
	}
	s := space{params: c.params, out: tuple{absent: true}}
	var texts []string
	for _, p := range c.pieces {
		text := c.polyText(p.p)
		if lines := newPrinter(s, p.dom).lines(); len(lines) > 0 {
			text += " : " + strings.Join(lines, " and ")
		}
		texts = append(texts, text)
	}
	if len(texts) == 0 {
		texts = []string{"0"}
	}
	return b.String() + "{ " + strings.Join(texts, "; ") + " }"
}

// polyText prints a polynomial over a common denominator.
func (c *Count) polyText(p poly) string {
	den := big.NewInt(1)
	for _, m := range p {
		g := new(big.Int).GCD(nil, nil, den, m.coef.Denom())
		den = new(big.Int).Mul(den, new(big.Int).Quo(m.coef.Denom(), g))
	}
	var b strings.Builder
	for i, m := range p {
		v := new(big.Rat).Mul(m.coef, new(big.Rat).SetInt(den)).Num()
		switch {
		case v.Sign() < 0 && i == 0:
			b.WriteString("-")
		case v.Sign() < 0:
			b.WriteString(" - ")
		case i > 0:
			b.WriteString(" + ")
		}
		b.WriteString(c.monomialText(new(big.Int).Abs(v), m.factors))
	}
	if den.Cmp(big.NewInt(1)) == 0 {
		return b.String()
	}
	if len(p) == 1 {
		return b.String() + "/" + den.String()
	}
	return "(" + b.String() + ")/" + den.String()
}

func (c *Count) monomialText(v *big.Int, fs []factor) string {
	if len(fs) == 0 {
		return v.String()
	}
	var texts []string
	if v.Cmp(big.NewInt(1)) != 0 {
		texts = append(texts, v.String())
	}
	for _, f := range fs {
		text := ""
		if f.col < c.width {
			text = c.params[f.col-1]
		} else {
			p := newPrinter(space{params: c.params}, conjunct{named: len(c.params)})
			text = "floor(" + p.fraction(c.atoms[f.col-c.width]) + ")"
		}
		if f.exp > 1 {
			text += fmt.Sprintf("^%d", f.exp)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, "*")
}
