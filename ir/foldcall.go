package ir

import (
	"dhpfgo/ir/number"
	"math"
	"slices"
)

// exactReal are the intrinsics of one real argument whose result is the same on every machine.
var exactReal = map[string]func(float64) float64{
	"abs": math.Abs, "aint": math.Trunc, "anint": math.Round, "sqrt": math.Sqrt,
}

// inexactReal are those that only constant expressions fold: at run time the machine's library decides the last bit.
var inexactReal = map[string]func(float64) float64{
	"exp": math.Exp, "log": math.Log, "log10": math.Log10, "sin": math.Sin, "cos": math.Cos, "tan": math.Tan,
	"asin": math.Asin, "acos": math.Acos, "atan": math.Atan, "sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh,
	"gamma": math.Gamma, "erf": math.Erf, "erfc": math.Erfc, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
	"bessel_j0": math.J0, "bessel_j1": math.J1, "bessel_y0": math.Y0, "bessel_y1": math.Y1,
	"log_gamma": func(x float64) float64 { y, _ := math.Lgamma(x); return y },
}

func init() {
	for name, f := range inexactReal {
		inexactReal[name] = number.Exactly(name, f)
	}
}

// ofUnbounded are those that fold arguments that are infinite or no numbers; what becomes of them in others is left to the run.
var ofUnbounded = map[string]bool{"abs": true, "sign": true, "min": true, "max": true, "merge": true, "cmplx": true, "aimag": true, "conjg": true}

func notFinite(k *Const) bool { return math.IsNaN(k.R-k.R) || math.IsNaN(k.Im-k.Im) }

// foldCall folds an elemental intrinsic of constant arguments; precise also folds what is not exact.
func foldCall(fn string, a []*Const, t Type, precise bool) (*Const, string) {
	if len(a) == 0 {
		return nil, ""
	}
	if t.Base == Character || a[0].T.Base == Character {
		return foldText(fn, a, t)
	}
	if fn == "transfer" {
		return foldTransfer(a[0], t, precise), ""
	}
	if k := foldBits(fn, a, t); k != nil {
		return k, ""
	}
	if !ofUnbounded[fn] && slices.ContainsFunc(a, notFinite) {
		return nil, ""
	}
	if k, why := foldFloatPart(fn, a, t); k != nil || why != "" {
		return k, why
	}
	if precise && t.Base == Real && a[0].T.Base == Integer {
		return foldBessel(fn, a, t)
	}
	if t.Base == Complex || a[0].T.Base == Complex {
		return foldComplexCall(fn, a, t, precise)
	}
	switch t.Base {
	case Real:
		if f := exactReal[fn]; f != nil {
			return a[0].withReal(t, f(a[0].R))
		}
		if f := inexactReal[fn]; f != nil && precise {
			return a[0].withReal(t, f(a[0].R))
		}
	case Integer:
		if fn == "floor" || fn == "ceiling" || fn == "nint" {
			return foldRounding(fn, a[0], t)
		}
	}
	switch fn {
	case "min", "max":
		return foldExtremum(fn, a)
	case "merge":
		if a[2].L {
			return a[0], ""
		}
		return a[1], ""
	}
	if t.Base == Integer {
		return foldIntCall(fn, a, t)
	}
	return foldRealPair(fn, a, t, precise)
}

// foldComplexCall folds the functions that only take complex numbers apart or put them together; precise also others.
func foldComplexCall(fn string, a []*Const, t Type, precise bool) (*Const, string) {
	switch fn {
	case "cmplx":
		return a[0].withComplex(t, complex(a[0].R, a[1].R))
	case "aimag":
		return a[0].withReal(t, a[0].Im)
	case "conjg":
		return a[0].withComplex(t, complex(a[0].R, -a[0].Im))
	case "merge":
		if a[2].L {
			return a[0], ""
		}
		return a[1], ""
	}
	if !precise || len(a) != 1 {
		return nil, ""
	}
	z := complex(a[0].R, a[0].Im)
	if fn == "abs" {
		size, _ := number.ComplexOf(z).Size().Float64()
		return a[0].withReal(t, size)
	}
	if w, ok := number.ComplexFunction(fn, z); ok {
		return a[0].withComplex(t, w)
	}
	return nil, ""
}

func foldRounding(fn string, x *Const, t Type) (*Const, string) {
	r := map[string]func(float64) float64{"floor": math.Floor, "ceiling": math.Ceil, "nint": math.Round}[fn](x.R)
	return ConvConst(&Const{Pos: x.Pos, T: Real8, R: r}, t)
}

func foldExtremum(fn string, a []*Const) (*Const, string) {
	best := a[0]
	for _, x := range a[1:] {
		less := x.I < best.I
		more := x.I > best.I
		if x.T.Base == Real {
			less, more = x.R < best.R, x.R > best.R
		}
		if math.IsNaN(best.R) {
			best = x
		}
		if fn == "min" && less || fn == "max" && more {
			best = x
		}
	}
	return best, ""
}

func foldIntCall(fn string, a []*Const, t Type) (*Const, string) {
	x := a[0]
	if len(a) == 1 {
		switch fn {
		case "abs":
			return x.withInt(t, max(x.I, -x.I))
		case "not":
			return x.withInt(t, ^x.I)
		}
		return nil, ""
	}
	y := a[1].I
	switch fn {
	case "mod", "modulo":
		if y == 0 {
			return nil, "division by zero"
		}
		m := x.I % y
		if fn == "modulo" && m != 0 && (m < 0) != (y < 0) {
			m += y
		}
		return x.withInt(t, m)
	case "sign":
		n := max(x.I, -x.I)
		if y < 0 {
			n = -n
		}
		return x.withInt(t, n)
	case "dim":
		return x.withInt(t, max(x.I-y, 0))
	case "iand":
		return x.withInt(t, x.I&y)
	case "ior":
		return x.withInt(t, x.I|y)
	case "ieor":
		return x.withInt(t, x.I^y)
	case "ishft", "shiftl":
		return x.withInt(t, shift(x.I, y, t.Kind))
	case "shiftr":
		return x.withInt(t, shift(x.I, -y, t.Kind))
	}
	return nil, ""
}

// shift implements ISHFT, Fortran 2008, 13.7.86: left if n > 0, else right with zeros moved in.
func shift(x, n int64, kind int) int64 {
	if n >= 64 || n <= -64 {
		return 0
	}
	rest := 64 - 8*kind
	bits := uint64(x) << rest >> rest
	if n >= 0 {
		bits <<= uint(n)
	} else {
		bits >>= uint(-n)
	}
	return int64(bits<<rest) >> rest
}

func foldRealPair(fn string, a []*Const, t Type, precise bool) (*Const, string) {
	if len(a) != 2 {
		return nil, ""
	}
	x, y := a[0].R, a[1].R
	switch fn {
	case "mod", "modulo":
		if y == 0 {
			return nil, "division by zero"
		}
		m := math.Mod(x, y)
		switch {
		case fn == "modulo" && m == 0:
			m = math.Copysign(0, y)
		case fn == "modulo" && (m < 0) != (y < 0):
			m += y
		}
		return a[0].withReal(t, m)
	case "sign":
		return a[0].withReal(t, math.Copysign(x, y))
	case "dim":
		return a[0].withReal(t, math.Max(x-y, 0))
	case "atan2":
		if precise {
			return a[0].withReal(t, math.Atan2(x, y))
		}
	case "hypot":
		if precise {
			return a[0].withReal(t, math.Hypot(x, y))
		}
	}
	return nil, ""
}
