package codegen

import (
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
		return f.resize(f.callRuntime("pgas_num_images"), memoryType(e.T).(*types.IntType))
	case "this_image":
		return f.resize(f.callRuntime("pgas_this_image"), memoryType(e.T).(*types.IntType))
	case "command_argument_count":
		count := f.callRuntime("hpf_command_argument_count")
		return f.resize(count, memoryType(e.T).(*types.IntType))
	}
	if isTextCall(e) {
		return f.textNumber(e)
	}
	var args []value.Value
	for _, arg := range e.Args {
		args = append(args, f.expr(arg))
	}
	if e.Fn == "transfer" {
		return f.transferred(e, args[0])
	}
	switch e.Args[0].Type().Base {
	case ir.Integer:
		return f.integerIntrinsic(e, args)
	case ir.Real:
		return f.realIntrinsic(e, args)
	case ir.Logical, ir.Complex:
		return f.otherIntrinsic(e, args)
	}
	diag.Bugf("codegen: intrinsic %s", e.Fn)
	return nil
}

func (f *function) integerIntrinsic(e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "abs":
		return f.absInt(x)
	case "max":
		return fold(args, f.maxInt)
	case "min":
		return fold(args, f.minInt)
	case "mod":
		return f.srem(x, f.checkedDivisor(args[1]))
	case "modulo":
		return f.moduloInt(x, f.checkedDivisor(args[1]))
	case "sign":
		return f.signInt(x, args[1])
	case "dim":
		return f.maxInt(f.minus(x, args[1]), intLike(x, 0))
	case "iand":
		return f.and(x, args[1])
	case "ior":
		return f.or(x, args[1])
	case "ieor":
		return f.xor(x, args[1])
	case "not":
		return f.xor(x, intLike(x, -1))
	case "ishft":
		return f.shift(x, args[1])
	case "merge":
		return f.choose(args[2], x, args[1])
	}
	if v := f.bitIntrinsic(e, args); v != nil {
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

func (f *function) realIntrinsic(e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	if name := llvmMath[e.Fn]; name != "" {
		return f.math(name, args...)
	}
	if name := libMath[e.Fn]; name != "" {
		return f.libm(name, args...)
	}
	if name := roundings[e.Fn]; name != "" {
		return f.intOfReal(f.math(name, x), memoryType(e.T))
	}
	switch e.Fn {
	case "abs":
		return f.math("fabs", x)
	case "cmplx":
		return f.complex(x, args[1])
	case "max":
		return fold(args, func(x, y value.Value) value.Value { return f.extreme(enum.FPredOGT, x, y, nil) })
	case "min":
		return fold(args, func(x, y value.Value) value.Value { return f.extreme(enum.FPredOLT, x, y, nil) })
	case "mod":
		return f.frem(x, args[1])
	case "modulo":
		return f.moduloReal(x, args[1])
	case "sign":
		return f.math("copysign", x, args[1])
	case "dim":
		return f.extreme(enum.FPredOGT, f.fsub(x, args[1]), floatConst(kindOf(x), 0), nil)
	case "merge":
		return f.choose(args[2], x, args[1])
	}
	if v := f.floatIntrinsic(e, args); v != nil {
		return v
	}
	diag.Bugf("codegen: real intrinsic %s", e.Fn)
	return nil
}

func (f *function) otherIntrinsic(e *ir.Call, args []value.Value) value.Value {
	switch e.Fn {
	case "merge":
		return f.choose(args[2], args[0], args[1])
	case "sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh":
		return f.complexFunction(e.Fn, args[0])
	case "aimag":
		_, im := f.parts(args[0])
		return im
	case "conjg":
		re, im := f.parts(args[0])
		return f.complex(re, f.fneg(im))
	case "abs":
		re, im := f.parts(args[0])
		return f.libm("hypot", re, im)
	}
	diag.Bugf("codegen: intrinsic %s of a %s", e.Fn, args[0].Type())
	return nil
}

// moduloReal has the sign of the divisor, also where it is zero.
func (f *function) moduloReal(x, y value.Value) value.Value {
	rest := f.frem(x, y)
	none := floatConst(kindOf(x), 0)
	restNegative, divisorNegative := f.fcmp(enum.FPredOLT, rest, none), f.fcmp(enum.FPredOLT, y, none)
	moved := f.choose(f.xor(restNegative, divisorNegative), f.fadd(rest, y), rest)
	return f.choose(f.fcmp(enum.FPredOEQ, rest, none), f.math("copysign", none, y), moved)
}

// math calls LLVM's own function of that name.
func (f *function) math(name string, args ...value.Value) value.Value {
	t := args[0].Type()
	suffix := map[int]string{4: ".f32", 8: ".f64"}[kindOf(args[0])]
	fn := f.declareFunc("llvm."+name+suffix, t, sameTypes(t, len(args))...)
	call := llvm.NewCall(fn, args...)
	call.FastMathFlags = f.fusion()
	return add(f.builder, call, &call.Metadata)
}

// libm calls a function of the C library that depends on its arguments only.
func (f *function) libm(name string, args ...value.Value) value.Value {
	t := args[0].Type()
	if kindOf(args[0]) == 4 {
		name += "f"
	}
	fn := f.declareFunc(name, t, sameTypes(t, len(args))...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	return f.call(fn, args...)
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
	if n, ok := foldedInt(e.Y); ok && max(n, -n) < int64(len(chain)) {
		if n >= 0 || e.T.Base != ir.Integer {
			return f.constantPower(e, f.expr(e.X), n)
		}
	}
	x, y := f.expr(e.X), f.expr(e.Y)
	switch {
	case e.T.Base == ir.Complex && e.Y.Type().Base == ir.Integer:
		return f.complexFunction("powi", x, f.resize(y, types.I64))
	case e.T.Base == ir.Complex:
		return f.complexFunction("pow", x, y)
	case e.T.Base == ir.Integer:
		return f.call(f.integerPower(x.Type().(*types.IntType)), x, f.resize(y, types.I64))
	case e.T.Base == ir.Real && e.Y.Type().Base == ir.Real:
		return f.math("pow", x, y)
	case e.T.Base == ir.Real && e.Y.Type().Kind <= 4:
		return f.powi(x, f.resize(y, types.I32))
	case e.T.Base == ir.Real:
		return f.math("pow", x, f.realOfInt(y, kindOf(x)))
	}
	diag.Bugf("codegen: power of a %s", x.Type())
	return nil
}

func (f *function) powi(x, n value.Value) value.Value {
	name := map[int]string{4: "llvm.powi.f32.i32", 8: "llvm.powi.f64.i32"}[kindOf(x)]
	return f.call(f.declareFunc(name, x.Type(), x.Type(), types.I32), x, n)
}

// constantPower multiplies powers of x, each made once.
func (f *function) constantPower(e *ir.Binary, x value.Value, n int64) value.Value {
	one := one(e.T)
	if n == 0 {
		return one
	}
	known := map[int64]value.Value{1: x}
	var power func(n int64) value.Value
	power = func(n int64) value.Value {
		if known[n] == nil {
			known[n] = f.product(e.T, power(n-chain[n]), power(chain[n]))
		}
		return known[n]
	}
	v := power(max(n, -n))
	if n < 0 && e.T.Base == ir.Real {
		return f.fdiv(one, v)
	}
	if n < 0 {
		return f.complexOp(ir.Div, one, v)
	}
	return v
}

func one(t ir.Type) constant.Constant {
	return scalarConst(&ir.Const{T: t, I: 1, R: 1})
}

func (f *function) product(t ir.Type, x, y value.Value) value.Value {
	switch t.Base {
	case ir.Integer:
		return f.times(x, y)
	case ir.Real:
		return f.fmul(x, y)
	}
	return f.complexOp(ir.Mul, x, y)
}
