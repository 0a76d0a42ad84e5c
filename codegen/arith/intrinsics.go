package arith

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// llvmMath are the real functions that LLVM knows as instructions of its own; libMath are those of the C library.
var (
	llvmMath = map[string]string{
		"sqrt": "sqrt", "exp": "exp", "log": "log", "log10": "log10", "sin": "sin", "cos": "cos",
		"aint": "trunc", "anint": "round",
	}
	libMath = map[string]string{
		"tan": "tan", "asin": "asin", "acos": "acos", "atan": "atan", "atan2": "atan2", "sinh": "sinh",
		"cosh": "cosh", "tanh": "tanh", "hypot": "hypot", "gamma": "tgamma", "erf": "erf", "erfc": "erfc",
		"asinh": "asinh", "acosh": "acosh", "atanh": "atanh", "log_gamma": "lgamma",
		"bessel_j0": "j0", "bessel_j1": "j1", "bessel_y0": "y0", "bessel_y1": "y1",
	}
	exactBuiltins = map[string]bool{"fabs": true, "copysign": true, "trunc": true, "round": true, "floor": true, "ceil": true}
	roundings     = map[string]string{"floor": "floor", "ceiling": "ceil", "nint": "round"}
)

// IntegerIntrinsic is the value of an intrinsic of integers.
func IntegerIntrinsic(c *module.Coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "abs":
		return c.AbsInt(x)
	case "max":
		return fold(args, c.MaxInt)
	case "min":
		return fold(args, c.MinInt)
	case "mod":
		return c.Srem(x, CheckedDivisor(c, args[1]))
	case "modulo":
		return c.ModuloInt(x, CheckedDivisor(c, args[1]))
	case "sign":
		return c.SignInt(x, args[1])
	case "dim":
		return c.MaxInt(c.Minus(x, args[1]), build.IntLike(x, 0))
	case "iand":
		return c.And(x, args[1])
	case "ior":
		return c.Or(x, args[1])
	case "ieor":
		return c.Xor(x, args[1])
	case "not":
		return c.Xor(x, build.IntLike(x, -1))
	case "ishft":
		return c.Shift(x, args[1])
	case "merge":
		return c.Choose(args[2], x, args[1])
	}
	if v := bitIntrinsic(c, e, args); v != nil {
		return v
	}
	diag.Bugf("codegen: integer intrinsic %s", e.Fn)
	return nil
}

func fold(args []value.Value, combine func(x, y value.Value) value.Value) value.Value {
	v := args[0]
	for _, arg := range args[1:] {
		v = combine(v, arg)
	}
	return v
}

// RealIntrinsic is the value of an intrinsic of reals.
func RealIntrinsic(c *module.Coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	if name := llvmMath[e.Fn]; name != "" {
		return Builtin(c, name, args...)
	}
	if name := libMath[e.Fn]; name != "" {
		return libm(c, name, args...)
	}
	if name := roundings[e.Fn]; name != "" {
		return c.IntOfReal(Builtin(c, name, x), build.MemoryType(e.T))
	}
	switch e.Fn {
	case "abs":
		return Builtin(c, "fabs", x)
	case "cmplx":
		return c.Complex(x, args[1])
	case "max":
		return fold(args, func(x, y value.Value) value.Value { return c.Extreme(enum.FPredOGT, x, y, nil) })
	case "min":
		return fold(args, func(x, y value.Value) value.Value { return c.Extreme(enum.FPredOLT, x, y, nil) })
	case "mod":
		return c.Frem(x, args[1])
	case "modulo":
		return moduloReal(c, x, args[1])
	case "sign":
		return Builtin(c, "copysign", x, args[1])
	case "dim":
		return c.Extreme(enum.FPredOGT, c.Fsub(x, args[1]), build.FloatConst(build.KindOf(x), 0), nil)
	case "merge":
		return c.Choose(args[2], x, args[1])
	}
	if v := floatIntrinsic(c, e, args); v != nil {
		return v
	}
	diag.Bugf("codegen: real intrinsic %s", e.Fn)
	return nil
}

// OtherIntrinsic is the value of MERGE, or of an intrinsic of complex numbers.
func OtherIntrinsic(c *module.Coder, e *ir.Call, args []value.Value) value.Value {
	switch e.Fn {
	case "merge":
		return c.Choose(args[2], args[0], args[1])
	case "sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh":
		return ComplexFunction(c, e.Fn, args[0])
	case "aimag":
		_, im := c.Parts(args[0])
		return im
	case "conjg":
		re, im := c.Parts(args[0])
		return c.Complex(re, c.Fneg(im))
	case "abs":
		re, im := c.Parts(args[0])
		return libm(c, "hypot", re, im)
	}
	diag.Bugf("codegen: intrinsic %s of a %s", e.Fn, args[0].Type())
	return nil
}

// moduloReal has the sign of the divisor, also where it is zero.
func moduloReal(c *module.Coder, x, y value.Value) value.Value {
	rest := c.Frem(x, y)
	none := build.FloatConst(build.KindOf(x), 0)
	restNegative, divisorNegative := c.Fcmp(enum.FPredOLT, rest, none), c.Fcmp(enum.FPredOLT, y, none)
	moved := c.Choose(c.Xor(restNegative, divisorNegative), c.Fadd(rest, y), rest)
	return c.Choose(c.Fcmp(enum.FPredOEQ, rest, none), Builtin(c, "copysign", none, y), moved)
}

// Builtin calls LLVM's own function of that name.
func Builtin(c *module.Coder, name string, args ...value.Value) value.Value {
	t := args[0].Type()
	if build.KindOf(args[0]) == 16 && !exactBuiltins[name] {
		return libm(c, name, args...)
	}
	fn := c.DeclareFunc("llvm."+name+build.FloatSuffix(build.KindOf(args[0])), t, sameTypes(t, len(args))...)
	call := llvm.NewCall(fn, build.AllPinned(c.Builder, args)...)
	call.FastMathFlags = c.Fusion()
	c.OffersEight(call, fn, name)
	return build.AllPinned(c.Builder, []value.Value{build.Add(c.Builder, call, &call.Metadata)})[0]
}

// libm calls a function of the C library that depends on its arguments only.
func libm(c *module.Coder, name string, args ...value.Value) value.Value {
	t := args[0].Type()
	fn := c.DeclareFunc(name+build.LibrarySuffix(build.KindOf(args[0])), t, sameTypes(t, len(args))...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	v := c.Call(fn, build.AllPinned(c.Builder, args)...)
	return build.AllPinned(c.Builder, []value.Value{v})[0]
}

func sameTypes(t types.Type, n int) []types.Type {
	list := make([]types.Type, n)
	for i := range list {
		list[i] = t
	}
	return list
}

// chain[n] is the smaller of the two powers whose product is the n-th, as gfortran chooses them.
var chain = []int64{0, 1, 1, 2, 2, 3, 3, 4, 4, 6, 5, 6, 6, 10, 7, 9, 8, 16, 16, 16, 10, 12, 11, 13, 12, 17, 13, 18, 14,
	24, 15, 26, 16}

// HasChain reports whether ConstantPower makes the n-th power, or the reciprocal of it, by multiplications.
func HasChain(n int64) bool { return n < int64(len(chain)) && -int64(len(chain)) < n }

// Powi is a real to an integer power. Of real(16) gfortran's library computes it, as gfortran's code does.
func Powi(c *module.Coder, x, n value.Value) value.Value {
	kind := build.KindOf(x)
	name := "llvm.powi" + build.FloatSuffix(kind) + ".i32"
	if kind == 16 {
		return c.Call(pure(c, "_gfortran_pow_r16_i4", x.Type(), x.Type(), types.I32), x, n)
	}
	return c.Call(c.DeclareFunc(name, x.Type(), x.Type(), types.I32), x, n)
}

// LibraryPower is a real to a power that is an integer of 64 bits, by gfortran's library.
func LibraryPower(c *module.Coder, x, n value.Value) value.Value {
	name := fmt.Sprintf("_gfortran_pow_r%d_i8", build.KindOf(x))
	return c.Call(pure(c, name, x.Type(), x.Type(), types.I64), x, n)
}

// ConstantPower multiplies powers of x, each made once.
func ConstantPower(c *module.Coder, e *ir.Binary, x value.Value, n int64) value.Value {
	one := one(e.T)
	if n == 0 {
		return one
	}
	known := map[int64]value.Value{1: x}
	var power func(n int64) value.Value
	power = func(n int64) value.Value {
		if known[n] == nil {
			known[n] = product(c, e.T, power(n-chain[n]), power(chain[n]))
		}
		return known[n]
	}
	v := power(max(n, -n))
	if n < 0 && e.T.Base == ir.Real {
		return c.Fdiv(one, v)
	}
	if n < 0 {
		return ComplexOp(c, ir.Div, one, v)
	}
	return v
}

func one(t ir.Type) constant.Constant {
	return build.ScalarConst(&ir.Const{T: t, I: 1, R: 1})
}

func product(c *module.Coder, t ir.Type, x, y value.Value) value.Value {
	switch t.Base {
	case ir.Integer:
		return c.Times(x, y)
	case ir.Real:
		return c.Fmul(x, y)
	}
	return ComplexOp(c, ir.Mul, x, y)
}
