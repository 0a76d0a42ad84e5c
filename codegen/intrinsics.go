package codegen

import (
	"dhpfgo/codegen/build"
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
	roundings = map[string]string{"floor": "floor", "ceiling": "ceil", "nint": "round"}
)

// intrinsic is the value of an elemental intrinsic function.
func (f *function) intrinsic(e *ir.Call) value.Value {
	switch e.Fn {
	case "number_of_processors":
		return f.Resize(f.callRuntime("pgas_num_images"), build.MemoryType(e.T).(*types.IntType))
	case "this_image":
		return f.Resize(f.callRuntime("pgas_this_image"), build.MemoryType(e.T).(*types.IntType))
	case "command_argument_count":
		count := f.callRuntime("hpf_command_argument_count")
		return f.Resize(count, build.MemoryType(e.T).(*types.IntType))
	}
	if isTextCall(e) {
		return f.textNumber(e)
	}
	var args []value.Value
	for _, arg := range e.Args {
		args = append(args, f.expr(arg))
	}
	if e.Fn == "transfer" {
		return build.Transferred(f.Builder, e, args[0])
	}
	switch e.Args[0].Type().Base {
	case ir.Integer:
		return integerIntrinsic(f.coder, e, args)
	case ir.Real:
		return realIntrinsic(f.coder, e, args)
	case ir.Logical, ir.Complex:
		return otherIntrinsic(f.coder, e, args)
	}
	diag.Bugf("codegen: intrinsic %s", e.Fn)
	return nil
}

func integerIntrinsic(c *coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "abs":
		return c.AbsInt(x)
	case "max":
		return fold(args, c.MaxInt)
	case "min":
		return fold(args, c.MinInt)
	case "mod":
		return c.Srem(x, checkedDivisor(c, args[1]))
	case "modulo":
		return c.ModuloInt(x, checkedDivisor(c, args[1]))
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

func realIntrinsic(c *coder, e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	if name := llvmMath[e.Fn]; name != "" {
		return c.math(name, args...)
	}
	if name := libMath[e.Fn]; name != "" {
		return libm(c, name, args...)
	}
	if name := roundings[e.Fn]; name != "" {
		return c.IntOfReal(c.math(name, x), build.MemoryType(e.T))
	}
	switch e.Fn {
	case "abs":
		return c.math("fabs", x)
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
		return c.math("copysign", x, args[1])
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

func otherIntrinsic(c *coder, e *ir.Call, args []value.Value) value.Value {
	switch e.Fn {
	case "merge":
		return c.Choose(args[2], args[0], args[1])
	case "sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh":
		return complexFunction(c, e.Fn, args[0])
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
func moduloReal(c *coder, x, y value.Value) value.Value {
	rest := c.Frem(x, y)
	none := build.FloatConst(build.KindOf(x), 0)
	restNegative, divisorNegative := c.Fcmp(enum.FPredOLT, rest, none), c.Fcmp(enum.FPredOLT, y, none)
	moved := c.Choose(c.Xor(restNegative, divisorNegative), c.Fadd(rest, y), rest)
	return c.Choose(c.Fcmp(enum.FPredOEQ, rest, none), c.math("copysign", none, y), moved)
}

// math calls LLVM's own function of that name.
func (c *coder) math(name string, args ...value.Value) value.Value {
	t := args[0].Type()
	suffix := map[int]string{4: ".f32", 8: ".f64"}[build.KindOf(args[0])]
	fn := c.declareFunc("llvm."+name+suffix, t, sameTypes(t, len(args))...)
	call := llvm.NewCall(fn, args...)
	call.FastMathFlags = c.Fusion()
	return build.Add(c.Builder, call, &call.Metadata)
}

// libm calls a function of the C library that depends on its arguments only.
func libm(c *coder, name string, args ...value.Value) value.Value {
	t := args[0].Type()
	if build.KindOf(args[0]) == 4 {
		name += "f"
	}
	fn := c.declareFunc(name, t, sameTypes(t, len(args))...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	return c.Call(fn, args...)
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

// power is x**y.
func (f *function) power(e *ir.Binary) value.Value {
	if n, ok := build.FoldedInt(e.Y); ok && max(n, -n) < int64(len(chain)) {
		if n >= 0 || e.T.Base != ir.Integer {
			return constantPower(f.coder, e, f.expr(e.X), n)
		}
	}
	x, y := f.expr(e.X), f.expr(e.Y)
	switch {
	case e.T.Base == ir.Complex && e.Y.Type().Base == ir.Integer:
		return complexFunction(f.coder, "powi", x, f.Resize(y, types.I64))
	case e.T.Base == ir.Complex:
		return complexFunction(f.coder, "pow", x, y)
	case e.T.Base == ir.Integer:
		return f.Call(f.integerPower(x.Type().(*types.IntType)), x, f.Resize(y, types.I64))
	case e.T.Base == ir.Real && e.Y.Type().Base == ir.Real:
		return f.math("pow", x, y)
	case e.T.Base == ir.Real && e.Y.Type().Kind <= 4:
		return powi(f.coder, x, f.Resize(y, types.I32))
	case e.T.Base == ir.Real:
		return f.math("pow", x, f.RealOfInt(y, build.KindOf(x)))
	}
	diag.Bugf("codegen: power of a %s", x.Type())
	return nil
}

func powi(c *coder, x, n value.Value) value.Value {
	name := map[int]string{4: "llvm.powi.f32.i32", 8: "llvm.powi.f64.i32"}[build.KindOf(x)]
	return c.Call(c.declareFunc(name, x.Type(), x.Type(), types.I32), x, n)
}

// constantPower multiplies powers of x, each made once.
func constantPower(c *coder, e *ir.Binary, x value.Value, n int64) value.Value {
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
		return complexOp(c, ir.Div, one, v)
	}
	return v
}

func one(t ir.Type) constant.Constant {
	return build.ScalarConst(&ir.Const{T: t, I: 1, R: 1})
}

func product(c *coder, t ir.Type, x, y value.Value) value.Value {
	switch t.Base {
	case ir.Integer:
		return c.Times(x, y)
	case ir.Real:
		return c.Fmul(x, y)
	}
	return complexOp(c, ir.Mul, x, y)
}
