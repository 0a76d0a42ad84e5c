package number

import (
	"math"
	"math/big"
)

// Mathematical functions of constants are computed with many more digits than the result has and rounded once, as gfortran does
// with MPFR: a constant expression then has the same bits in both.

// WorkBits is the precision of the intermediate results.
const WorkBits = 256

// Of is a number with WorkBits digits.
func Of(x float64) *big.Float { return new(big.Float).SetPrec(WorkBits).SetFloat64(x) }

// Ratio is a/b.
func Ratio(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(WorkBits).Quo(a, b) }

// Times is a*b.
func Times(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(WorkBits).Mul(a, b) }

// Plus is a+b.
func Plus(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(WorkBits).Add(a, b) }

// Minus is a-b.
func Minus(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(WorkBits).Sub(a, b) }

// root is the square root.
func root(a *big.Float) *big.Float { return new(big.Float).SetPrec(WorkBits).Sqrt(a) }

// Doubled is a*2**n.
func Doubled(a *big.Float, n int) *big.Float {
	return new(big.Float).SetPrec(WorkBits).SetMantExp(a, n)
}

// series adds terms up: each is the one before Times square, divided by divisor(k), until they do not count any more.
func series(first, square *big.Float, divisor func(k int) float64) *big.Float {
	sum, term := Of(0), first
	for k := 1; term.Sign() != 0 && (sum.Sign() == 0 || term.MantExp(nil) > sum.MantExp(nil)-WorkBits); k++ {
		sum = Plus(sum, term)
		term = Ratio(Times(term, square), Of(divisor(k)))
	}
	return sum
}

// oddSeries is x + s*x^3/3 + x^5/5 + s*x^7/7 and so on: atan with s = -1, atanh with s = 1.
func oddSeries(x *big.Float, s float64) *big.Float {
	sum, power, square := Of(0), x, Times(Times(x, x), Of(s))
	for k := 1; power.Sign() != 0 && (sum.Sign() == 0 || power.MantExp(nil) > sum.MantExp(nil)-WorkBits); k += 2 {
		sum = Plus(sum, Ratio(power, Of(float64(k))))
		power = Times(power, square)
	}
	return sum
}

var (
	ln2 = Doubled(oddSeries(Ratio(Of(1), Of(3)), 1), 1)
	Pi  = Doubled(Minus(Doubled(oddSeries(Ratio(Of(1), Of(5)), -1), 2), oddSeries(Ratio(Of(1), Of(239)), -1)), 2)
)

// Exp is e**x.
func Exp(x *big.Float) *big.Float {
	k, _ := Ratio(x, ln2).Int64()
	r := Doubled(Minus(x, Times(Of(float64(k)), ln2)), -8)
	e := series(Of(1), r, func(k int) float64 { return float64(k) })
	for range 8 {
		e = Times(e, e)
	}
	return Doubled(e, int(k))
}

// Log is the natural logarithm.
func Log(x *big.Float) *big.Float {
	m := new(big.Float)
	e := x.MantExp(m)
	m.SetPrec(WorkBits)
	if f, _ := m.Float64(); f < math.Sqrt2/2 {
		m, e = Doubled(m, 1), e-1
	}
	part := Doubled(oddSeries(Ratio(Minus(m, Of(1)), Plus(m, Of(1))), 1), 1)
	return Plus(part, Times(Of(float64(e)), ln2))
}

// Atan is the arc tangent.
func Atan(x *big.Float) *big.Float {
	for range 4 {
		x = Ratio(x, Plus(Of(1), root(Plus(Of(1), Times(x, x)))))
	}
	return Doubled(oddSeries(x, -1), 4)
}

// SinCos gives the sine and the cosine; the argument is at most 2^32 in size.
func SinCos(x *big.Float) (sin, cos *big.Float) {
	quarter := Doubled(Pi, -1)
	f, _ := Ratio(x, quarter).Float64()
	n := math.Round(f)
	r := Minus(x, Times(Of(n), quarter))
	square := Times(Times(r, r), Of(-1))
	sin = series(r, square, func(k int) float64 { return float64(2*k) * float64(2*k+1) })
	cos = series(Of(1), square, func(k int) float64 { return float64(2*k-1) * float64(2*k) })
	switch math.Mod(math.Mod(n, 4)+4, 4) {
	case 1:
		sin, cos = cos, Minus(Of(0), sin)
	case 2:
		sin, cos = Minus(Of(0), sin), Minus(Of(0), cos)
	case 3:
		sin, cos = Minus(Of(0), cos), sin
	}
	return sin, cos
}

// Moderate holds where a power of e has all digits.
func Moderate(x float64) bool { return math.Abs(x) < 700 && math.Abs(x) > 1e-12 }

// Positive holds for numbers above zero.
func Positive(x float64) bool { return x > 0 }

// InTurns holds where few digits are lost to the turns in an angle.
func InTurns(x float64) bool { return math.Abs(x) < 1<<32 }

// InUnit holds between -1 and 1, but for what is next to nothing.
func InUnit(x float64) bool { return math.Abs(x) < 1 && math.Abs(x) > 1e-12 }

// Asin is the arc sine.
func Asin(x *big.Float) *big.Float {
	return Atan(Ratio(x, root(Minus(Of(1), Times(x, x)))))
}

// known are the functions of one argument, each with the range in which it has all digits.
var known = map[string]struct {
	inside func(x float64) bool
	of     func(x *big.Float) *big.Float
}{
	"exp":   {func(x float64) bool { return math.Abs(x) < 11300 && math.Abs(x) > 1e-12 }, Exp},
	"log":   {Positive, Log},
	"log10": {Positive, func(x *big.Float) *big.Float { return Ratio(Log(x), Log(Of(10))) }},
	"sin":   {InTurns, func(x *big.Float) *big.Float { s, _ := SinCos(x); return s }},
	"cos":   {InTurns, func(x *big.Float) *big.Float { _, c := SinCos(x); return c }},
	"tan":   {InTurns, func(x *big.Float) *big.Float { s, c := SinCos(x); return Ratio(s, c) }},
	"atan":  {func(x float64) bool { return math.Abs(x) < 1e60 }, Atan},
	"asin":  {InUnit, Asin},
	"acos":  {InUnit, func(x *big.Float) *big.Float { return Minus(Doubled(Pi, -1), Asin(x)) }},
	"asinh": {func(x float64) bool { return math.Abs(x) > 1e-12 && math.Abs(x) < 1e60 }, func(x *big.Float) *big.Float { // odd: what is subtracted from would lose digits
		a := new(big.Float).Abs(x)
		y := Log(Plus(a, root(Plus(Times(a, a), Of(1)))))
		if x.Signbit() {
			y.Neg(y)
		}
		return y
	}},
	"acosh": {func(x float64) bool { return x > 1+1e-12 && x < 1e60 }, func(x *big.Float) *big.Float {
		return Log(Plus(x, root(Minus(Times(x, x), Of(1)))))
	}},
	"atanh": {InUnit, func(x *big.Float) *big.Float {
		return Doubled(Log(Ratio(Plus(Of(1), x), Minus(Of(1), x))), -1)
	}},
	"sinh": {Moderate, func(x *big.Float) *big.Float {
		e := Exp(x)
		return Doubled(Minus(e, Ratio(Of(1), e)), -1)
	}},
	"cosh": {Moderate, func(x *big.Float) *big.Float {
		e := Exp(x)
		return Doubled(Plus(e, Ratio(Of(1), e)), -1)
	}},
	"tanh": {func(x float64) bool { return Moderate(x) && math.Abs(x) < 50 }, func(x *big.Float) *big.Float {
		e := Exp(Doubled(x, 1))
		return Ratio(Minus(e, Of(1)), Plus(e, Of(1)))
	}},
}

// exact are the values of the functions where their series begin or end: at 0, 1 and -1, in this order.
func exact(name string, x *big.Float) *big.Float {
	half, one := Doubled(Pi, -1), Of(1)
	sine := []*big.Float{new(big.Float), half, new(big.Float).Neg(half)}
	at := map[string][]*big.Float{"exp": {one}, "cos": {one}, "cosh": {one}, "acos": {half, new(big.Float), Pi}, "asin": sine, "acosh": {nil, new(big.Float)},
		"sin": sine[:1], "tan": sine[:1], "atan": sine[:1], "sinh": sine[:1], "tanh": sine[:1], "asinh": sine[:1], "atanh": sine[:1]}[name]
	n, accuracy := x.Int64()
	if k := [...]int{2, 0, 1}[1+max(-1, min(1, n))]; accuracy == big.Exact && n >= -1 && n <= 1 && k < len(at) {
		return at[k]
	}
	return nil
}

// Function is a mathematical function of x with WorkBits digits; nil where it is not known, or has not all digits at x.
func Function(name string, x *big.Float) *big.Float {
	if y := exact(name, x); y != nil && !(x.Signbit() && y.Sign() == 0) {
		return y
	}
	near, _ := x.Float64()
	f, ok := known[name]
	if !ok || x.Sign() == 0 || math.IsInf(near, 0) || !f.inside(near) {
		return nil
	}
	return f.of(x)
}

// Angle is that of the point (x, y), as ATAN2 has it; nil where it has not all digits.
func Angle(y, x *big.Float) *big.Float {
	var size *big.Float // for y above zero
	switch {
	case x.Sign() == 0 && y.Sign() == 0:
		return nil
	case x.Sign() == 0:
		size = Doubled(Pi, -1)
	case y.Sign() == 0 && x.Sign() > 0:
		return y
	case y.Sign() == 0:
		size = Pi
	default:
		slope := Function("atan", new(big.Float).Abs(Ratio(y, x)))
		if size = slope; slope != nil && x.Sign() < 0 {
			size = Minus(Pi, slope)
		}
	}
	if size != nil && y.Signbit() {
		return new(big.Float).Neg(size)
	}
	return size
}

// Exactly gives a function of the C library rounded once, where Function knows it; elsewhere plain does it.
func Exactly(name string, plain func(float64) float64) func(float64) float64 {
	if _, ok := known[name]; !ok {
		return plain
	}
	return func(x float64) float64 {
		if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) {
			return plain(x)
		}
		y := Function(name, Of(x))
		if y == nil {
			return plain(x)
		}
		r, _ := y.Float64()
		return r
	}
}

// Pow is x**y rounded once, for Positive x and results of Moderate size.
func Pow(x, y float64) float64 {
	plain := math.Pow(x, y)
	if x <= 0 || x == 1 || y == 0 || math.IsInf(plain, 0) || math.IsNaN(plain) || plain < 1e-300 || math.IsInf(x, 0) || math.IsInf(y, 0) {
		return plain
	}
	r, _ := Exp(Times(Of(y), Log(Of(x)))).Float64()
	return r
}
