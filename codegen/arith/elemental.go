// Package arith makes the arithmetic of Fortran from values: intrinsic functions, powers, complex numbers.
package arith

import (
	"fmt"
	"math"
	"strconv"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/ir/number"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// bitIntrinsic is a function on the bits of integers; nil for others.
func bitIntrinsic(c *module.Coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "shiftl":
		return build.ShiftWithin(c.Builder, x, args[1], true)
	case "shiftr":
		return build.ShiftWithin(c.Builder, x, args[1], false)
	case "shifta":
		return c.ShiftArithmetic(x, args[1])
	case "ishftc":
		return c.Rotate(x, args[1], args[2])
	case "popcnt":
		return bitCount(c, "ctpop", x)
	case "poppar":
		return c.And(bitCount(c, "ctpop", x), build.I32(1))
	case "leadz":
		return bitCount(c, "ctlz", x, constant.NewBool(false))
	case "trailz":
		return bitCount(c, "cttz", x, constant.NewBool(false))
	case "merge_bits":
		return c.Xor(args[1], c.And(c.Xor(x, args[1]), args[2]))
	case "dshiftl":
		return build.DoubleShift(c.Builder, x, args[1], args[2])
	case "dshiftr":
		bits := build.IntLike(x, int64(x.Type().(*types.IntType).BitSize))
		return build.DoubleShift(c.Builder, x, args[1], c.Minus(bits, args[2]))
	case "bessel_jn":
		return ordered(c, "jn", x, args[1])
	case "bessel_yn":
		return ordered(c, "yn", x, args[1])
	}
	return nil
}

// bitCount calls LLVM's function that counts bits; the result is a default integer.
func bitCount(c *module.Coder, name string, args ...value.Value) value.Value {
	t := args[0].Type().(*types.IntType)
	suffix := ".i" + strconv.FormatUint(t.BitSize, 10)
	var params []types.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	return c.Unsigned(c.Call(c.DeclareFunc("llvm."+name+suffix, t, params...), args...), types.I32)
}

// ordered calls a function of the C library of an integer and a real.
func ordered(c *module.Coder, name string, n, x value.Value) value.Value {
	name += build.LibrarySuffix(build.KindOf(x))
	return c.Call(pure(c, name, x.Type(), types.I32, x.Type()), n, x)
}

// pure declares a function of a library that depends on its arguments only.
func pure(c *module.Coder, name string, result types.Type, params ...types.Type) *llvm.Func {
	fn := c.DeclareFunc(name, result, params...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	return fn
}

// floatIntrinsic is a function on the parts of real numbers, Fortran 2008, 13.4; nil for others.
func floatIntrinsic(c *module.Coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "isnan":
		return c.Fcmp(enum.FPredUNO, x, x)
	case "exponent":
		return exponent(c, x)
	case "fraction":
		return ofFinite(c, x, scaled(c, x, c.Minus(build.I32(0), exponent(c, x))))
	case "scale":
		return scaled(c, x, args[1])
	case "set_exponent":
		return ofFinite(c, x, scaled(c, scaled(c, x, c.Minus(build.I32(0), exponent(c, x))), args[1]))
	case "nearest":
		far := Builtin(c, "copysign", build.FloatConst(build.KindOf(x), math.Inf(1)), args[1])
		return libm(c, "nextafter", x, far)
	case "spacing":
		return ofFinite(c, x, spacing(c, x))
	case "rrspacing":
		size := Builtin(c, "fabs", x)
		m := number.ModelOf(build.KindOf(x))
		return ofFinite(c, x, scaled(c, size, c.Minus(build.I32(int64(m.Digits)), exponent(c, x))))
	case "erfc_scaled", "sind", "cosd", "tand":
		name := fmt.Sprintf("_gfortran_%s_r%d", e.Fn, build.KindOf(x))
		return c.Call(pure(c, name, x.Type(), x.Type()), x)
	}
	return nil
}

// exponent is EXPONENT: one more than that of IEEE 754, 0 for zero, the largest integer for infinity and what is no number.
func exponent(c *module.Coder, x value.Value) value.Value {
	name := "ilogb" + build.LibrarySuffix(build.KindOf(x))
	e := c.Call(pure(c, name, types.I32, x.Type()), x)
	zero := build.FloatConst(build.KindOf(x), 0)
	some := c.Choose(c.Fcmp(enum.FPredOEQ, x, zero), build.I32(0), c.Plus(e, build.I32(1)))
	return c.Choose(finite(c, x), some, build.I32(1<<31-1))
}

func finite(c *module.Coder, x value.Value) value.Value {
	return c.Fcmp(enum.FPredORD, c.Fsub(x, x), build.FloatConst(build.KindOf(x), 0))
}

// ofFinite is a value where x is a number; infinity and what is no number have no parts.
func ofFinite(c *module.Coder, x, v value.Value) value.Value {
	return c.Choose(finite(c, x), v, c.Fsub(x, x))
}

// scaled is x times a power of two.
func scaled(c *module.Coder, x, power value.Value) value.Value {
	name := "scalbn" + build.LibrarySuffix(build.KindOf(x))
	return c.Call(pure(c, name, x.Type(), x.Type(), types.I32), x, power)
}

// spacing is SPACING: the distance of the numbers near x, not below the smallest normal number.
func spacing(c *module.Coder, x value.Value) value.Value {
	m := number.ModelOf(build.KindOf(x))
	least := build.I32(int64(m.MinExp - 1))
	power := c.MaxInt(c.Minus(exponent(c, x), build.I32(int64(m.Digits))), least)
	zero := c.Fcmp(enum.FPredOEQ, x, build.FloatConst(build.KindOf(x), 0))
	return scaled(c, build.FloatConst(build.KindOf(x), 1), c.Choose(zero, least, power))
}

// CheckedDivisor ends the run when y is zero and x is divided by it.
func CheckedDivisor(c *module.Coder, y value.Value) value.Value {
	if n, ok := build.ConstInt(y); !ok || n == 0 {
		c.FailIf(c.Icmp(enum.IPredEQ, y, build.IntLike(y, 0)), "integer division by zero")
	}
	return y
}
