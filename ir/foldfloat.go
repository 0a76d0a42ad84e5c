package ir

import (
	"dhpfgo/diag"
	"dhpfgo/ir/number"
	"math"
	"math/big"
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

// FoldAnyRange folds one operation as FoldNode does. Where a result is no number of its type, integers keep the bits that fit and
// reals become infinite or no number, as gfortran's -fno-range-check has it; it gives nil where that makes no constant.
func FoldAnyRange(e Expr, operands []*Const, precise bool) *Const {
	if k, why := FoldNode(e, operands, precise); why == "" {
		return k
	}
	switch e := e.(type) {
	case *Unary:
		return anyUnary(operands[0])
	case *Binary:
		return anyBinary(e.Op, operands[0], operands[1], e.T)
	case *Conv:
		return ConvAnyRange(operands[0], e.T)
	case *Call:
		if e.Fn == "abs" && operands[0].T.Base == Integer {
			return operands[0].wrapped(e.T, new(big.Int).Abs(operands[0].BigInt()))
		}
	}
	return nil
}

// ConvAnyRange converts a constant as FoldAnyRange folds; nil where the result is no constant.
func ConvAnyRange(k *Const, t Type) *Const {
	out, why := ConvConst(k, t)
	switch {
	case why == "":
		return out
	case t.Base == Integer && k.T.Base == Integer:
		return k.wrapped(t, k.BigInt())
	case t.Base == Real && k.T.Base != Complex, t.Base == Complex:
		return &Const{Pos: k.Pos, T: t, R: beyond(k.R, t.Kind), Im: beyond(k.Im, t.Kind)}
	case t.Base == Real:
		return &Const{Pos: k.Pos, T: t, R: beyond(k.R, t.Kind)}
	}
	return nil
}

// wrapped is the integer whose bits are those of n that fit.
func (e *Const) wrapped(t Type, n *big.Int) *Const {
	size := new(big.Int).Lsh(big.NewInt(1), uint(8*t.Kind))
	n = new(big.Int).Mod(n, size)
	if n.Bit(8*t.Kind-1) != 0 {
		n.Sub(n, size)
	}
	out, _ := e.withBigInt(t, n)
	return out
}

// WrappedInt is the integer whose bits are those of a decimal number that fit.
func WrappedInt(text string, t Type, pos diag.Span) *Const {
	n, _ := new(big.Int).SetString(text, 10)
	return (&Const{Pos: pos}).wrapped(t, n)
}

// beyond is a real in its kind, which may be infinite or no number.
func beyond(r float64, kind int) float64 { return roundTo(r, min(kind, 8)) }

func anyUnary(x *Const) *Const {
	if x.T.Base == Integer {
		return x.wrapped(x.T, new(big.Int).Neg(x.BigInt()))
	}
	return &Const{Pos: x.Pos, T: x.T, R: -x.R, Im: -x.Im}
}

func anyBinary(op Op, x, y *Const, t Type) *Const {
	switch {
	case t.Base == Integer:
		return anyInteger(op, x, y, t)
	case t.Base == Real && x.T.Base == Real && (y.T.Base == Real || op == Pow):
		return anyReal(op, x, y, t)
	case t.Base == Complex && y.T.Base == Complex:
		return anyComplex(op, x, y)
	}
	return nil
}

func anyInteger(op Op, x, y *Const, t Type) *Const {
	a, b, r := x.BigInt(), y.BigInt(), new(big.Int)
	switch {
	case op == Add:
		r.Add(a, b)
	case op == Sub:
		r.Sub(a, b)
	case op == Mul:
		r.Mul(a, b)
	case op == Pow && b.Sign() >= 0:
		r.Exp(a, b, new(big.Int).Lsh(big.NewInt(1), uint(8*t.Kind)))
	case op == Div && b.Sign() != 0:
		r.Quo(a, b)
	default:
		return nil
	}
	return x.wrapped(t, r)
}

func anyReal(op Op, x, y *Const, t Type) *Const {
	var r float64
	switch op {
	case Add:
		r = x.R + y.R
	case Sub:
		r = x.R - y.R
	case Mul:
		r = x.R * y.R
	case Div:
		r = x.R / y.R
	case Pow:
		exponent := y.R
		if y.T.Base == Integer {
			exponent = float64(y.I)
		}
		r = math.Pow(x.R, exponent)
	default:
		return nil
	}
	return &Const{Pos: x.Pos, T: t, R: beyond(r, t.Kind)}
}

func anyComplex(op Op, x, y *Const) *Const {
	a, b, c, d := x.R, x.Im, y.R, y.Im
	var re, im float64
	switch op {
	case Add:
		re, im = a+c, b+d
	case Sub:
		re, im = a-c, b-d
	case Mul:
		re, im = a*c-b*d, a*d+b*c
	case Div:
		size := c*c + d*d
		re, im = (a*c+b*d)/size, (b*c-a*d)/size
	default:
		return nil
	}
	return &Const{Pos: x.Pos, T: x.T, R: beyond(re, x.T.Kind), Im: beyond(im, x.T.Kind)}
}
