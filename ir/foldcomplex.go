package ir

import (
	"fmt"
	"math"
	"math/big"

	"dhpfgo/ir/number"
)

func (e *Const) withComplex(t Type, z complex128) (*Const, string) {
	re, im := roundTo(real(z), t.Kind), roundTo(imag(z), t.Kind)
	if math.IsInf(re, 0) || math.IsNaN(re) || math.IsInf(im, 0) || math.IsNaN(im) {
		return nil, fmt.Sprintf("the result is no number of type %s", t)
	}
	return &Const{Pos: e.Pos, T: t, R: re, Im: im}, ""
}

// foldComplex folds an operation on complex constants, rounded once, as gfortran does with MPC. A power is folded if its exponent is a
// small integer.
func foldComplex(op Op, x, y *Const) (*Const, string) {
	a, b, c, d := x.R, x.Im, y.R, y.Im
	l, r := number.ComplexOf(complex(a, b)), number.ComplexOf(complex(c, d))
	switch op {
	case EQ:
		return x.withLogical(a == c && b == d)
	case NE:
		return x.withLogical(a != c || b != d)
	case Add:
		return x.withComplex(x.T, complex(a+c, b+d))
	case Sub:
		return x.withComplex(x.T, complex(a-c, b-d))
	case Mul:
		return x.withComplex(x.T, l.Times(r).Rounded())
	case Div:
		if c == 0 && d == 0 {
			return nil, "division by zero"
		}
		return x.withComplex(x.T, l.Over(r).Rounded())
	case Pow:
		if y.T.Base == Integer && y.I >= 0 && y.I <= 16 {
			return x.withComplex(x.T, exactComplexPower(complex(a, b), y.I))
		}
		if n := int64(c); y.T.Base == Complex && d == 0 && float64(n) == c && n >= -64 && n <= 64 && (a != 0 || b != 0) {
			return x.withComplex(x.T, exactComplexPower(complex(a, b), n))
		}
	}
	return nil, ""
}

// exactComplexPower is z**n, rounded once.
func exactComplexPower(z complex128, n int64) complex128 {
	number := func(r float64) *big.Float { return new(big.Float).SetPrec(8192).SetFloat64(r) }
	times := func(x, y *big.Float) *big.Float { return new(big.Float).Mul(x, y) }
	a, b := number(real(z)), number(imag(z))
	re, im := number(1), number(0)
	for range magnitude(n) {
		re, im = new(big.Float).Sub(times(re, a), times(im, b)), new(big.Float).Add(times(re, b), times(im, a))
	}
	if n < 0 {
		square := new(big.Float).Add(times(re, re), times(im, im))
		re, im = new(big.Float).Quo(re, square), new(big.Float).Neg(new(big.Float).Quo(im, square))
	}
	x, _ := re.Float64()
	y, _ := im.Float64()
	return complex(x, y)
}

// foldComplexPower folds powers of complex numbers of which not each step is exact.
func foldComplexPower(x, y *Const) (*Const, string) {
	z := complex(x.R, x.Im)
	switch {
	case x.T.Base != Complex || z == 0:
	case y.T.Base == Integer && y.I >= -64 && y.I <= 64:
		return x.withComplex(x.T, exactComplexPower(z, y.I))
	case y.T.Base == Complex:
		if w, ok := number.ComplexPower(z, complex(y.R, y.Im)); ok {
			return x.withComplex(x.T, w)
		}
	}
	return nil, ""
}
