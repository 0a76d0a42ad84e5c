package sets

import (
	"errors"
	"math"
	"math/big"
	"math/bits"
	"slices"
)

// row is a vector of coefficients; entry 0 is the constant.
// A row is never changed once it is part of a conjunct.
type row []int64

// ErrOverflow is the cause when a coefficient leaves the int64 range.
var ErrOverflow = errors.New("coefficient overflow")

// mul2 returns x·a and whether it fits in an int64 above MinInt64.
func mul2(x, a int64) (int64, bool) {
	if int64(int32(x)) == x && int64(int32(a)) == a {
		return x * a, true
	}
	hi, lo := bits.Mul64(uint64(max(x, -x)), uint64(max(a, -a)))
	if hi != 0 || lo > math.MaxInt64 || x == math.MinInt64 || a == math.MinInt64 {
		return 0, false
	}
	return x * a, true
}

// add2 returns a + b and whether it fits in an int64 above MinInt64.
func add2(a, b int64) (int64, bool) {
	s := a + b
	return s, (s > a) == (b > 0) && s != math.MinInt64
}

// mul returns x·a; it halts the operation on overflow.
func mul(x, a int64) int64 {
	p, ok := mul2(x, a)
	if !ok {
		panic(halt{ErrOverflow})
	}
	return p
}

// add returns a + b; it halts the operation on overflow.
func add(a, b int64) int64 {
	s, ok := add2(a, b)
	if !ok {
		panic(halt{ErrOverflow})
	}
	return s
}

func mulAdd2(x, a, y, b int64) (int64, bool) {
	p, ok1 := mul2(x, a)
	q, ok2 := mul2(y, b)
	s, ok3 := add2(p, q)
	return s, ok1 && ok2 && ok3
}

// scaled returns x·a + y·b exactly; it halts the operation on overflow.
func scaled(x int64, a row, y int64, b row) row {
	r, ok := scaled2(x, a, y, b)
	if !ok {
		panic(halt{ErrOverflow})
	}
	return r
}

// combine returns the primitive form of a combination of two rows.
//
// Given rows a, b of one length and integers x, y.
// Returns r with g·r = x·a + y·b, where g >= 1 is the gcd of the sum's entries.
// Only r has to fit in int64: a sum that does not is formed in math/big.
func combine(x int64, a row, y int64, b row) row {
	if r, ok := scaled2(x, a, y, b); ok {
		return primitive(r)
	}
	return reduced(bigSum(x, a, y, b), false)
}

// combineInequality returns the inequality x·a + y·b >= 0 divided by the gcd of its coefficients, with
// the constant rounded down; only this has to fit in int64.
func combineInequality(x int64, a row, y int64, b row) row {
	if r, ok := scaled2(x, a, y, b); ok {
		tightenInPlace(r)
		return r
	}
	return reduced(bigSum(x, a, y, b), true)
}

// scaled2 returns x·a + y·b and whether it fits.
func scaled2(x int64, a row, y int64, b row) (row, bool) {
	r := make(row, len(a))
	for i := range a {
		v, ok := mulAdd2(x, a[i], y, b[i])
		if !ok {
			return nil, false
		}
		r[i] = v
	}
	return r, true
}

// bigSum returns x·a + y·b.
func bigSum(x int64, a row, y int64, b row) []*big.Int {
	sum := make([]*big.Int, len(a))
	bx, by := big.NewInt(x), big.NewInt(y)
	for i := range a {
		p := new(big.Int).Mul(bx, big.NewInt(a[i]))
		sum[i] = p.Add(p, new(big.Int).Mul(by, big.NewInt(b[i])))
	}
	return sum
}

// reduced divides a row by the gcd of its entries, an inequality by that of its coefficients with the
// constant rounded down, or replaced by its sign where there are none; it halts if the result does not fit.
func reduced(sum []*big.Int, inequality bool) row {
	g := new(big.Int)
	if !inequality {
		g.Abs(sum[0])
	}
	for _, v := range sum[1:] {
		g.GCD(nil, nil, g, new(big.Int).Abs(v))
	}
	r := make(row, len(sum))
	if g.Sign() == 0 {
		r[0] = int64(sum[0].Sign())
		return r
	}
	for i, v := range sum {
		v.Div(v, g)
		if !v.IsInt64() || v.Int64() == math.MinInt64 {
			panic(halt{ErrOverflow})
		}
		r[i] = v.Int64()
	}
	return r
}

// primitive divides r, in place, by the gcd of its entries.
func primitive(r row) row {
	if g := content(r); g > 1 {
		for i := range r {
			r[i] /= g
		}
	}
	return r
}

// content returns the gcd of the entries, 0 for a zero row.
func content(r row) int64 {
	var g int64
	for _, v := range r {
		if g = gcd(g, v); g == 1 {
			return 1
		}
	}
	return g
}

// gcd returns the non-negative greatest common divisor.
func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// floorDiv returns floor(a/b) for b >= 1.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// negated returns -r.
func negated(r row) row {
	n := make(row, len(r))
	for i, v := range r {
		n[i] = -v
	}
	return n
}

// complement returns the row of the negation of r >= 0, that is -r - 1.
func complement(r row) row {
	n := negated(r)
	n[0] = add(n[0], -1)
	return n
}

// shifted returns r + d.
func shifted(r row, d int64) row {
	s := slices.Clone(r)
	s[0] = add(s[0], d)
	return s
}

// padded returns r with zero columns appended up to the given width.
func padded(r row, width int) row {
	if len(r) == width {
		return r
	}
	p := make(row, width)
	copy(p, r)
	return p
}

// isConst reports whether all columns but the constant are zero.
func isConst(r row) bool {
	for _, v := range r[1:] {
		if v != 0 {
			return false
		}
	}
	return true
}

// terms returns the number of non-zero columns besides the constant.
func terms(r row) int {
	n := 0
	for _, v := range r[1:] {
		if v != 0 {
			n++
		}
	}
	return n
}
