package number

import (
	"math"
	"math/big"
)

// Complex is a complex number with WorkBits digits in each part.
type Complex struct{ Re, Im *big.Float }

// ComplexOf is a complex number with these digits.
func ComplexOf(z complex128) Complex { return Complex{Of(real(z)), Of(imag(z))} }

// Rounded is a complex number rounded once.
func (z Complex) Rounded() complex128 {
	re, _ := z.Re.Float64()
	im, _ := z.Im.Float64()
	return complex(re, im)
}

func (z Complex) plus(w Complex) Complex  { return Complex{Plus(z.Re, w.Re), Plus(z.Im, w.Im)} }
func (z Complex) minus(w Complex) Complex { return Complex{Minus(z.Re, w.Re), Minus(z.Im, w.Im)} }

// Times is z*w.
func (z Complex) Times(w Complex) Complex {
	return Complex{Minus(Times(z.Re, w.Re), Times(z.Im, w.Im)), Plus(Times(z.Re, w.Im), Times(z.Im, w.Re))}
}

// Over is z/w.
func (z Complex) Over(w Complex) Complex {
	by := w.square()
	p := z.Times(Complex{w.Re, new(big.Float).Neg(w.Im)})
	return Complex{Ratio(p.Re, by), Ratio(p.Im, by)}
}

// turned is i*z.
func (z Complex) turned() Complex { return Complex{new(big.Float).Neg(z.Im), z.Re} }

func (z Complex) half() Complex { return Complex{Doubled(z.Re, -1), Doubled(z.Im, -1)} }

func (z Complex) square() *big.Float { return Plus(Times(z.Re, z.Re), Times(z.Im, z.Im)) }

// Size is the absolute value.
func (z Complex) Size() *big.Float { return root(z.square()) }

func complexExp(z Complex) Complex {
	e := Exp(z.Re)
	sin, cos := SinCos(z.Im)
	return Complex{Times(e, cos), Times(e, sin)}
}

func complexLog(z Complex) Complex {
	return Complex{Doubled(Log(z.square()), -1), Angle(z.Im, z.Re)}
}

func complexSqrt(z Complex) Complex {
	size := z.Size()
	if size.Sign() == 0 {
		return z
	}
	large := root(Doubled(Plus(size, new(big.Float).Abs(z.Re)), -1))
	small := Ratio(Doubled(new(big.Float).Abs(z.Im), -1), large)
	out := Complex{large, small}
	if z.Re.Signbit() {
		out = Complex{small, large}
	}
	if z.Im.Signbit() {
		out.Im = new(big.Float).Neg(out.Im)
	}
	return out
}

// sinhCosh gives the hyperbolic sine and cosine.
func sinhCosh(x *big.Float) (sinh, cosh *big.Float) {
	e := Exp(x)
	cosh = Doubled(Plus(e, Ratio(Of(1), e)), -1)
	if f, _ := x.Float64(); math.Abs(f) < 1 { // where the difference would lose digits
		return series(x, Times(x, x), func(k int) float64 { return float64(2*k) * float64(2*k+1) }), cosh
	}
	return Doubled(Minus(e, Ratio(Of(1), e)), -1), cosh
}

func complexSinh(z Complex) Complex {
	sinh, cosh := sinhCosh(z.Re)
	sin, cos := SinCos(z.Im)
	return Complex{Times(sinh, cos), Times(cosh, sin)}
}

func complexCosh(z Complex) Complex {
	sinh, cosh := sinhCosh(z.Re)
	sin, cos := SinCos(z.Im)
	return Complex{Times(cosh, cos), Times(sinh, sin)}
}

// unturned is -i*z.
func (z Complex) unturned() Complex { return Complex{z.Im, new(big.Float).Neg(z.Re)} }

func complexAsinh(z Complex) Complex {
	one := ComplexOf(1)
	return complexLog(z.plus(complexSqrt(z.Times(z).plus(one))))
}

func complexAtanh(z Complex) Complex {
	one := ComplexOf(1)
	return complexLog(one.plus(z)).minus(complexLog(one.minus(z))).half()
}

func complexAsin(z Complex) Complex { return complexAsinh(z.turned()).unturned() }

// complexFunctions are the functions of one complex argument; those of angles by those of hyperbolas.
var complexFunctions = map[string]func(Complex) Complex{
	"exp": complexExp, "log": complexLog, "sqrt": complexSqrt, "sinh": complexSinh, "cosh": complexCosh, "asinh": complexAsinh, "atanh": complexAtanh,
	"tanh": func(z Complex) Complex { return complexSinh(z).Over(complexCosh(z)) },
	"sin":  func(z Complex) Complex { return complexSinh(z.turned()).unturned() },
	"cos":  func(z Complex) Complex { return complexCosh(z.turned()) },
	"tan": func(z Complex) Complex {
		w := z.turned()
		return complexSinh(w).Over(complexCosh(w)).unturned()
	},
	"asin": complexAsin,
	"acos": func(z Complex) Complex { return Complex{Doubled(Pi, -1), Of(0)}.minus(complexAsin(z)) },
	"atan": func(z Complex) Complex { return complexAtanh(z.turned()).unturned() },
	"acosh": func(z Complex) Complex {
		one := ComplexOf(1)
		return complexLog(z.plus(complexSqrt(z.plus(one)).Times(complexSqrt(z.minus(one)))))
	},
}

// ofAngles are those of them whose cuts lie on the axes, where the signs of zeros choose a side.
var ofAngles = map[string]bool{"asin": true, "acos": true, "atan": true, "asinh": true, "acosh": true, "atanh": true}

// ComplexFunction is a mathematical function of z rounded once; false where it is not known, or may not have all digits.
func ComplexFunction(name string, z complex128) (complex128, bool) {
	f := complexFunctions[name]
	x, y := math.Abs(real(z)), math.Abs(imag(z))
	onAxis := x == 0 || y == 0
	switch {
	case f == nil, !(x < 700 && y < 700), isSteep(z), ofAngles[name] && (onAxis || x < 1e-9 || y < 1e-9), name == "log" && z == 0,
		y == 0 && math.Signbit(imag(z)), x == 0 && math.Signbit(real(z)):
		return 0, false
	}
	return f(ComplexOf(z)).Rounded(), true
}

// isSteep holds where one part of a number is next to nothing beside the other.
func isSteep(z complex128) bool {
	x, y := math.Abs(real(z)), math.Abs(imag(z))
	return x != 0 && y != 0 && (x/y > 1e50 || y/x > 1e50)
}

// ComplexPower is z**w rounded once; false where it may not have all digits.
func ComplexPower(z, w complex128) (complex128, bool) {
	if z == 0 || isSteep(z) {
		return 0, false
	}
	e := ComplexOf(w).Times(complexLog(ComplexOf(z)))
	if f := e.Rounded(); !(math.Abs(real(f)) < 700 && math.Abs(imag(f)) < 1<<32) {
		return 0, false
	}
	return complexExp(e).Rounded(), true
}
