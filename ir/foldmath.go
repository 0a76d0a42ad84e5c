package ir

import (
	"math"
	"math/big"
)

// Mathematical functions of constants are computed with many more digits than the result has and rounded once, as gfortran does
// with MPFR: a constant expression then has the same bits in both.

// workBits is the precision of the intermediate results.
const workBits = 256

func wide(x float64) *big.Float { return new(big.Float).SetPrec(workBits).SetFloat64(x) }

func ratio(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(workBits).Quo(a, b) }
func times(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(workBits).Mul(a, b) }
func plus(a, b *big.Float) *big.Float  { return new(big.Float).SetPrec(workBits).Add(a, b) }
func minus(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(workBits).Sub(a, b) }
func root(a *big.Float) *big.Float     { return new(big.Float).SetPrec(workBits).Sqrt(a) }
func doubled(a *big.Float, n int) *big.Float {
	return new(big.Float).SetPrec(workBits).SetMantExp(a, n)
}

// series adds terms up: each is the one before times square, divided by divisor(k), until they do not count any more.
func series(first, square *big.Float, divisor func(k int) float64) *big.Float {
	sum, term := wide(0), first
	for k := 1; term.Sign() != 0 && (sum.Sign() == 0 || term.MantExp(nil) > sum.MantExp(nil)-workBits); k++ {
		sum = plus(sum, term)
		term = ratio(times(term, square), wide(divisor(k)))
	}
	return sum
}

// oddSeries is x + s*x^3/3 + x^5/5 + s*x^7/7 and so on: atan with s = -1, atanh with s = 1.
func oddSeries(x *big.Float, s float64) *big.Float {
	sum, power, square := wide(0), x, times(times(x, x), wide(s))
	for k := 1; power.Sign() != 0 && (sum.Sign() == 0 || power.MantExp(nil) > sum.MantExp(nil)-workBits); k += 2 {
		sum = plus(sum, ratio(power, wide(float64(k))))
		power = times(power, square)
	}
	return sum
}

var (
	bigLn2 = doubled(oddSeries(ratio(wide(1), wide(3)), 1), 1)
	bigPi  = doubled(minus(doubled(oddSeries(ratio(wide(1), wide(5)), -1), 2), oddSeries(ratio(wide(1), wide(239)), -1)), 2)
)

func bigExp(x *big.Float) *big.Float {
	k, _ := ratio(x, bigLn2).Int64()
	r := doubled(minus(x, times(wide(float64(k)), bigLn2)), -8)
	e := series(wide(1), r, func(k int) float64 { return float64(k) })
	for range 8 {
		e = times(e, e)
	}
	return doubled(e, int(k))
}

func bigLog(x *big.Float) *big.Float {
	m := new(big.Float)
	e := x.MantExp(m)
	m.SetPrec(workBits)
	if f, _ := m.Float64(); f < math.Sqrt2/2 {
		m, e = doubled(m, 1), e-1
	}
	part := doubled(oddSeries(ratio(minus(m, wide(1)), plus(m, wide(1))), 1), 1)
	return plus(part, times(wide(float64(e)), bigLn2))
}

func bigAtan(x *big.Float) *big.Float {
	for range 4 {
		x = ratio(x, plus(wide(1), root(plus(wide(1), times(x, x)))))
	}
	return doubled(oddSeries(x, -1), 4)
}

// bigSinCos gives the sine and the cosine; the argument is at most 2^32 in size.
func bigSinCos(x *big.Float) (sin, cos *big.Float) {
	quarter := doubled(bigPi, -1)
	f, _ := ratio(x, quarter).Float64()
	n := math.Round(f)
	r := minus(x, times(wide(n), quarter))
	square := times(times(r, r), wide(-1))
	sin = series(r, square, func(k int) float64 { return float64(2*k) * float64(2*k+1) })
	cos = series(wide(1), square, func(k int) float64 { return float64(2*k-1) * float64(2*k) })
	switch math.Mod(math.Mod(n, 4)+4, 4) {
	case 1:
		sin, cos = cos, minus(wide(0), sin)
	case 2:
		sin, cos = minus(wide(0), sin), minus(wide(0), cos)
	case 3:
		sin, cos = minus(wide(0), cos), sin
	}
	return sin, cos
}

// exactly gives a function whose value f computes with many digits where inside holds; elsewhere, and for zero, infinities and what
// is no number, plain does it.
func exactly(plain func(float64) float64, inside func(x float64) bool, f func(x *big.Float) *big.Float) func(float64) float64 {
	return func(x float64) float64 {
		if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) || !inside(x) {
			return plain(x)
		}
		y, _ := f(wide(x)).Float64()
		return y
	}
}

func moderate(x float64) bool { return math.Abs(x) < 700 && math.Abs(x) > 1e-12 }
func positive(x float64) bool { return x > 0 }
func inTurns(x float64) bool  { return math.Abs(x) < 1<<32 }
func inUnit(x float64) bool   { return math.Abs(x) < 1 && math.Abs(x) > 1e-12 }

func bigAsin(x *big.Float) *big.Float {
	return bigAtan(ratio(x, root(minus(wide(1), times(x, x)))))
}

func init() {
	exact := map[string]func(float64) float64{
		"exp":   exactly(math.Exp, moderate, bigExp),
		"log":   exactly(math.Log, positive, bigLog),
		"log10": exactly(math.Log10, positive, func(x *big.Float) *big.Float { return ratio(bigLog(x), bigLog(wide(10))) }),
		"sin":   exactly(math.Sin, inTurns, func(x *big.Float) *big.Float { s, _ := bigSinCos(x); return s }),
		"cos":   exactly(math.Cos, inTurns, func(x *big.Float) *big.Float { _, c := bigSinCos(x); return c }),
		"tan":   exactly(math.Tan, inTurns, func(x *big.Float) *big.Float { s, c := bigSinCos(x); return ratio(s, c) }),
		"atan":  exactly(math.Atan, func(x float64) bool { return math.Abs(x) < 1e60 }, bigAtan),
		"asin":  exactly(math.Asin, inUnit, bigAsin),
		"acos":  exactly(math.Acos, inUnit, func(x *big.Float) *big.Float { return minus(doubled(bigPi, -1), bigAsin(x)) }),
		"sinh": exactly(math.Sinh, moderate, func(x *big.Float) *big.Float {
			e := bigExp(x)
			return doubled(minus(e, ratio(wide(1), e)), -1)
		}),
		"cosh": exactly(math.Cosh, moderate, func(x *big.Float) *big.Float {
			e := bigExp(x)
			return doubled(plus(e, ratio(wide(1), e)), -1)
		}),
		"tanh": exactly(math.Tanh, func(x float64) bool { return moderate(x) && math.Abs(x) < 50 }, func(x *big.Float) *big.Float {
			e := bigExp(doubled(x, 1))
			return ratio(minus(e, wide(1)), plus(e, wide(1)))
		}),
	}
	for name, f := range exact {
		inexactReal[name] = f
	}
}

// exactPow is x**y rounded once, for positive x and results of moderate size.
func exactPow(x, y float64) float64 {
	plain := math.Pow(x, y)
	if x <= 0 || x == 1 || y == 0 || math.IsInf(plain, 0) || math.IsNaN(plain) || plain < 1e-300 || math.IsInf(x, 0) || math.IsInf(y, 0) {
		return plain
	}
	r, _ := bigExp(times(wide(y), bigLog(wide(x)))).Float64()
	return r
}
