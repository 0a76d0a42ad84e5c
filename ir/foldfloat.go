package ir

import (
	"dhpfgo/ir/number"
	"math"
)

// foldFloatPart folds the functions on the parts of constant real numbers; nil for other functions.
func foldFloatPart(fn string, a []*Const, t Type) (*Const, string) {
	x := a[0].R
	m := number.ModelOf(a[0].T.Kind)
	fraction, exponent := math.Frexp(x)
	switch fn {
	case "exponent":
		return a[0].withInt(t, int64(exponent))
	case "fraction":
		return a[0].withReal(t, fraction)
	case "scale":
		return a[0].withReal(t, math.Ldexp(x, int(a[1].I)))
	case "set_exponent":
		return a[0].withReal(t, math.Ldexp(fraction, int(a[1].I)))
	case "rrspacing":
		return a[0].withReal(t, math.Ldexp(math.Abs(fraction), m.Digits))
	case "spacing":
		if x == 0 {
			return a[0].withReal(t, math.Ldexp(1, m.MinExp-1))
		}
		return a[0].withReal(t, math.Ldexp(1, max(exponent-m.Digits, m.MinExp-1)))
	case "nearest":
		if a[1].R == 0 {
			return nil, "the second argument of nearest must not be zero"
		}
		far := math.Copysign(math.Inf(1), a[1].R)
		if t.Kind == 4 {
			return a[0].withReal(t, float64(math.Nextafter32(float32(x), float32(far))))
		}
		return a[0].withReal(t, math.Nextafter(x, far))
	}
	return nil, ""
}

// foldBessel folds the Bessel functions of an order and a number.
func foldBessel(fn string, a []*Const, t Type) (*Const, string) {
	switch fn {
	case "bessel_jn":
		return a[0].withReal(t, math.Jn(int(a[0].I), a[1].R))
	case "bessel_yn":
		return a[0].withReal(t, math.Yn(int(a[0].I), a[1].R))
	}
	return nil, ""
}

// foldTransfer folds TRANSFER of a number to a number.
func foldTransfer(x *Const, t Type, precise bool) *Const {
	b := BytesOfConst(x)
	if int64(len(b)) < BytesPer(t) {
		return nil
	}
	k := ConstOfBytes(b[:BytesPer(t)], t, x.Pos)
	if k != nil && !precise && (math.IsNaN(k.R) || math.IsInf(k.R, 0) || math.IsNaN(k.Im) || math.IsInf(k.Im, 0)) {
		return nil // the program moves the bits themselves
	}
	return k
}
