package barvinok

import (
	"math"
	"math/big"
	"slices"
)

// adjugate returns the adjugate and the determinant of a square matrix that is not singular, by fraction-free elimination
// (Bareiss) beside the unit matrix.
func adjugate(rows [][]int64) ([][]*big.Int, *big.Int) {
	d := len(rows)
	m := make([][]*big.Int, d)
	for i, r := range rows {
		m[i] = make([]*big.Int, 2*d)
		for j := range m[i] {
			m[i][j] = new(big.Int)
			if j < d {
				m[i][j].SetInt64(r[j])
			} else if j-d == i {
				m[i][j].SetInt64(1)
			}
		}
	}
	last, sign := big.NewInt(1), 1
	var x, y big.Int
	for k := range d {
		p := slices.IndexFunc(m[k:], func(r []*big.Int) bool { return r[k].Sign() != 0 })
		if p > 0 {
			m[k], m[k+p] = m[k+p], m[k]
			sign = -sign
		}
		pivot := new(big.Int).Set(m[k][k])
		for i := range d {
			if i == k {
				continue
			}
			f := new(big.Int).Set(m[i][k])
			for j := range m[i] {
				x.Mul(pivot, m[i][j])
				y.Mul(f, m[k][j])
				m[i][j].Quo(x.Sub(&x, &y), last)
			}
		}
		last = pivot
	}
	det := new(big.Int).Set(last)
	out := make([][]*big.Int, d)
	for i := range m {
		out[i] = m[i][d:]
	}
	if sign < 0 {
		det.Neg(det)
		negate(out)
	}
	return out, det
}

// echelon is linearly independent vectors, each with zeros where those before it have their first entry.
type echelon [][]*big.Rat

// with returns the vectors and one more; false if that is in their span.
func (e echelon) with(vector []int64) (echelon, bool) {
	r := make([]*big.Rat, len(vector))
	for i, v := range vector {
		r[i] = new(big.Rat).SetInt64(v)
	}
	for _, b := range e {
		col := first(b)
		if r[col].Sign() == 0 {
			continue
		}
		f := new(big.Rat).Quo(r[col], b[col])
		for j := range r {
			r[j].Sub(r[j], new(big.Rat).Mul(f, b[j]))
		}
	}
	return append(slices.Clip(e), r), first(r) >= 0
}

// first returns the place of the first entry that is not zero, -1 for none.
func first(r []*big.Rat) int {
	return slices.IndexFunc(r, func(v *big.Rat) bool { return v.Sign() != 0 })
}

// negate changes the signs of a matrix in place.
func negate(m [][]*big.Int) {
	for _, r := range m {
		for _, v := range r {
			v.Neg(v)
		}
	}
}

// columns returns the columns of a matrix divided by a determinant of 1 or -1; false if an entry is too large for sums of
// small multiples.
func columns(m [][]*big.Int, det *big.Int) ([][]int64, bool) {
	const bits = 48
	out := make([][]int64, len(m))
	for j := range out {
		out[j] = make([]int64, len(m))
		for i := range m {
			if m[i][j].BitLen() > bits {
				return nil, false
			}
			out[j][i] = m[i][j].Int64() * int64(det.Sign())
		}
	}
	return out, true
}

// times returns the row r·m.
func times(r []int64, m [][]*big.Int) []*big.Int {
	out := make([]*big.Int, len(m))
	for j := range out {
		out[j] = new(big.Int)
		for i, v := range r {
			if v != 0 {
				out[j].Add(out[j], new(big.Int).Mul(big.NewInt(v), m[i][j]))
			}
		}
	}
	return out
}

func dot(a, b []int64) int64 {
	var s int64
	for i, v := range a {
		s += v * b[i]
	}
	return s
}

// primitive divides a vector by the gcd of its entries.
func primitive(r []int64) []int64 {
	g := new(big.Int)
	for _, v := range r {
		g.GCD(nil, nil, g, new(big.Int).Abs(big.NewInt(v)))
	}
	out := slices.Clone(r)
	for i := range out {
		out[i] /= g.Int64()
	}
	return out
}

func magnitude(v int64) int64 { return max(v, -v) }

// largest returns the greatest magnitude of the entries.
func largest(r []int64) int64 {
	var m int64
	for _, v := range r {
		m = max(m, magnitude(v))
	}
	return m
}

// centred returns the number from -index/2 to index/2 that is congruent to v, |v| < index.
func centred(v, index int64) int64 {
	switch {
	case v > index-v:
		return v - index
	case -v > index+v:
		return v + index
	}
	return v
}

// reduce is the reduction of Lenstra, Lenstra and Lovász in floating point: vectors of the same lattice, shorter as a rule. No
// result depends on how short they are.
func reduce(basis [][]int64, step func(int)) [][]int64 {
	d := len(basis)
	const rounds = 60
	for k, n := 1, 0; k < d && n < rounds*d; n++ {
		step(d)
		star, mu := orthogonal(basis[:k+1])
		for j := k - 1; j >= 0; j-- {
			if q := rounded(mu[k][j]); q != 0 {
				for i := range basis[k] {
					basis[k][i] -= q * basis[j][i]
				}
				for i := range j {
					mu[k][i] -= float64(q) * mu[j][i]
				}
				mu[k][j] -= float64(q)
			}
		}
		if norm(star[k]) >= (0.75-mu[k][k-1]*mu[k][k-1])*norm(star[k-1]) {
			k++
		} else {
			basis[k], basis[k-1] = basis[k-1], basis[k]
			k = max(k-1, 1)
		}
	}
	return basis
}

// rounded returns the nearest integer, one of smaller magnitude where products would overflow.
func rounded(x float64) int64 {
	const bound = 1 << 30
	return int64(math.Round(max(-bound, min(x, bound))))
}

// orthogonal returns the vectors of Gram and Schmidt and their coefficients.
func orthogonal(basis [][]int64) (star, mu [][]float64) {
	for k, b := range basis {
		v := make([]float64, len(b))
		for i, x := range b {
			v[i] = float64(x)
		}
		m := make([]float64, k)
		full := slices.Clone(v)
		for j := range k {
			m[j] = dotFloat(full, star[j]) / norm(star[j])
			for i := range v {
				v[i] -= m[j] * star[j][i]
			}
		}
		star, mu = append(star, v), append(mu, m)
	}
	return star, mu
}

func norm(a []float64) float64 { return dotFloat(a, a) }

func dotFloat(a, b []float64) float64 {
	s := 0.0
	for i, v := range a {
		s += v * b[i]
	}
	return s
}
