package sets

import (
	"cmp"
	"math/big"
	"slices"
)

// factor is a power of a column, or of an atom (see counter) if col is beyond
// the columns.
type factor struct{ col, exp int }

// monomial is coef times a product of factors, sorted by column.
type monomial struct {
	coef    *big.Rat
	factors []factor
}

// poly is a polynomial with rational coefficients: monomials that differ in their factors, none with
// coefficient 0, in the order of compareFactors. Polynomials are values.
type poly []monomial

// number returns the constant polynomial num/den.
func number(num, den int64) poly { return constant(big.NewRat(num, den)) }

func constant(r *big.Rat) poly {
	if r.Sign() == 0 {
		return nil
	}
	return poly{{coef: r}}
}

// compareFactors orders monomials by degree, then by their factors.
func compareFactors(a, b []factor) int {
	if d := degree(b) - degree(a); d != 0 {
		return d
	}
	return slices.CompareFunc(a, b, func(f, g factor) int {
		if d := cmp.Compare(f.col, g.col); d != 0 {
			return d
		}
		return cmp.Compare(g.exp, f.exp)
	})
}

func degree(fs []factor) int {
	d := 0
	for _, f := range fs {
		d += f.exp
	}
	return d
}

// gathered sorts monomials and adds those with equal factors.
func gathered(ms []monomial) poly {
	slices.SortStableFunc(ms, func(a, b monomial) int { return compareFactors(a.factors, b.factors) })
	var out poly
	for _, m := range ms {
		if n := len(out); n > 0 && slices.Equal(out[n-1].factors, m.factors) {
			out[n-1].coef = new(big.Rat).Add(out[n-1].coef, m.coef)
		} else {
			out = append(out, m)
		}
	}
	return slices.DeleteFunc(out, func(m monomial) bool { return m.coef.Sign() == 0 })
}

func (p poly) add(q poly) poly { return gathered(slices.Concat(p, q)) }

func (p poly) scale(w *work, r *big.Rat) poly { return p.mul(w, constant(r)) }

// productCost is the number of steps that a product of two monomials counts for.
const productCost = 2

func (p poly) mul(w *work, q poly) poly {
	w.step(productCost * len(p) * len(q))
	ms := make([]monomial, 0, len(p)*len(q))
	for _, a := range p {
		for _, b := range q {
			ms = append(ms, monomial{new(big.Rat).Mul(a.coef, b.coef), mulFactors(a.factors, b.factors)})
		}
	}
	return gathered(ms)
}

func mulFactors(a, b []factor) []factor {
	out := make([]factor, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].col < b[0].col:
			out, a = append(out, a[0]), a[1:]
		case a[0].col > b[0].col:
			out, b = append(out, b[0]), b[1:]
		default:
			out = append(out, factor{a[0].col, a[0].exp + b[0].exp})
			a, b = a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// byPower writes p as a polynomial in one column.
//
// Returns the coefficients of col^0, col^1, ...; they are free of col.
func (p poly) byPower(col int) []poly {
	parts := []poly{nil}
	for _, m := range p {
		i := slices.IndexFunc(m.factors, func(f factor) bool { return f.col == col })
		exp := 0
		if i >= 0 {
			exp = m.factors[i].exp
			m.factors = slices.Delete(slices.Clone(m.factors), i, i+1)
		}
		for len(parts) <= exp {
			parts = append(parts, nil)
		}
		parts[exp] = append(parts[exp], m)
	}
	for i := range parts {
		parts[i] = gathered(parts[i])
	}
	return parts
}

// replace substitutes q for a column.
func (p poly) replace(w *work, col int, q poly) poly {
	parts := p.byPower(col)
	var out poly
	for i := len(parts) - 1; i >= 0; i-- {
		out = out.mul(w, q).add(parts[i])
	}
	return out
}

// equal reports whether p and q are the same polynomial.
func (p poly) equal(q poly) bool {
	return slices.EqualFunc(p, q, func(a, b monomial) bool {
		return a.coef.Cmp(b.coef) == 0 && slices.Equal(a.factors, b.factors)
	})
}

// powerSum returns the coefficients of the polynomial S with S(x) = sum of i^k for i = 0, ..., x
// and S(-1) = 0 (Faulhaber), from S(x) - S(x-1) = x^k.
func powerSum(k int) []*big.Rat {
	s := make([]*big.Rat, k+2)
	rest := make([]*big.Rat, k+1)
	for i := range rest {
		rest[i] = new(big.Rat)
	}
	rest[k].SetInt64(1)
	s[0] = new(big.Rat)
	for d := k + 1; d >= 1; d-- {
		s[d] = new(big.Rat).Quo(rest[d-1], big.NewRat(int64(d), 1))
		binomial := big.NewRat(1, 1)
		for i := 1; i <= d; i++ { // x^d - (x-1)^d = sum over i >= 1 of -(-1)^i C(d,i) x^(d-i)
			binomial = new(big.Rat).Mul(binomial, big.NewRat(int64(d-i+1), int64(i)))
			part := new(big.Rat).Mul(s[d], binomial)
			if i%2 == 1 {
				part.Neg(part)
			}
			rest[d-i].Add(rest[d-i], part)
		}
	}
	sign := big.NewRat(-1, 1)
	for d := k + 1; d >= 1; d-- { // S(-1) = 0 gives the constant
		part := new(big.Rat).Set(s[d])
		if d%2 == 1 {
			part.Neg(part)
		}
		s[0].Add(s[0], part.Mul(part, sign))
	}
	return s
}

// sumBetween returns the sum of p over col = after+1, ..., last, where
// last >= after.
func (p poly) sumBetween(w *work, col int, after, last poly) poly {
	var out poly
	for k, c := range p.byPower(col) {
		if len(c) == 0 {
			continue
		}
		s := powerSum(k)
		out = out.add(c.mul(w, horner(w, s, last).add(horner(w, s, after).scale(w, big.NewRat(-1, 1)))))
	}
	return out
}

// horner evaluates a polynomial with the given coefficients at x.
func horner(w *work, coefs []*big.Rat, x poly) poly {
	var out poly
	for i := len(coefs) - 1; i >= 0; i-- {
		out = out.mul(w, x).add(constant(coefs[i]))
	}
	return out
}
