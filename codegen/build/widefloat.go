package build

import (
	"fmt"
	"math"
	"math/big"

	"dhpfgo/ir"
	"dhpfgo/ir/number"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// floatTypes are LLVM's types of the kinds of real numbers, floatSuffixes what its functions of them end with, librarySuffixes what
// those of the C library do.
var (
	floatTypes      = map[int]*types.FloatType{4: types.Float, 8: types.Double, 10: types.X86_FP80, 16: types.FP128}
	floatSuffixes   = map[int]string{4: ".f32", 8: ".f64", 10: ".f80", 16: ".f128"}
	librarySuffixes = map[int]string{4: "f", 10: "l", 16: "q"}
)

// FloatSuffix is what LLVM's functions of real numbers like x end with.
func FloatSuffix(kind int) string { return floatSuffixes[kind] }

// LibrarySuffix is what the C library's functions of real numbers of a kind end with; those of real(16) are in libquadmath, whose digits
// gfortran's programs have.
func LibrarySuffix(kind int) string { return librarySuffixes[kind] }

// wideFloat is a constant of real(10) or real(16), which is written by its bits.
type wideFloat struct {
	*constant.Float
	bits string
}

// Ident gives the bits in the order that LLVM reads.
func (c wideFloat) Ident() string { return c.bits }

func (c wideFloat) String() string { return c.Typ.String() + " " + c.bits }

// newWideFloat is a constant of real(10) or real(16); nil stands for what is no number.
func newWideFloat(kind int, x *big.Float) constant.Constant {
	nan := x == nil
	if nan {
		x = new(big.Float).SetInf(false)
	}
	low, high := number.WordsOfReal(kind, x)
	out := wideFloat{Float: &constant.Float{Typ: floatType(kind), X: x, NaN: nan}}
	switch {
	case kind == 10 && nan:
		out.bits = "0xK7FFFC000000000000000"
	case kind == 10:
		out.bits = fmt.Sprintf("0xK%04X%016X", high, low)
	case nan:
		out.bits = "0xL00000000000000007FFF800000000000"
	default:
		out.bits = fmt.Sprintf("0xL%016X%016X", low, high)
	}
	return out
}

// FloatConst rounds to the kind first, because llir cuts digits off.
func FloatConst(kind int, x float64) constant.Constant {
	switch {
	case kind == 4:
		x = float64(float32(x))
	case kind > 8 && math.IsNaN(x):
		return newWideFloat(kind, nil)
	case kind > 8:
		return newWideFloat(kind, big.NewFloat(x))
	}
	return constant.NewFloat(floatType(kind), x)
}

// realParts are the constants of a real number, or of both parts of a complex one.
func realParts(c *ir.Const) []constant.Constant {
	kind := c.T.Kind
	if !ir.IsWide(c.T) {
		return []constant.Constant{FloatConst(kind, c.R), FloatConst(kind, c.Im)}
	}
	re, im := c.BigParts()
	return []constant.Constant{newWideFloat(kind, re), newWideFloat(kind, im)}
}
