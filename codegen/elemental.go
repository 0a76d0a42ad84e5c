package codegen

import (
	"dhpfgo/ir"
	"math"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// bitIntrinsic is a function on the bits of integers; nil for others.
func (f *function) bitIntrinsic(e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "shifta":
		return f.shiftArithmetic(x, args[1])
	case "ishftc":
		return f.rotate(x, args[1], args[2])
	case "popcnt":
		return f.bitCount("ctpop", x)
	case "poppar":
		return f.and(f.bitCount("ctpop", x), i32(1))
	case "leadz":
		return f.bitCount("ctlz", x, constant.NewBool(false))
	case "trailz":
		return f.bitCount("cttz", x, constant.NewBool(false))
	case "merge_bits":
		return f.xor(args[1], f.and(f.xor(x, args[1]), args[2]))
	case "dshiftl":
		return f.doubleShift(x, args[1], args[2])
	case "dshiftr":
		bits := intLike(x, int64(x.Type().(*types.IntType).BitSize))
		return f.doubleShift(x, args[1], f.minus(bits, args[2]))
	case "bessel_jn":
		return f.ordered("jn", x, args[1])
	case "bessel_yn":
		return f.ordered("yn", x, args[1])
	}
	return nil
}

// bitCount calls LLVM's function that counts bits; the result is a default integer.
func (f *function) bitCount(name string, args ...value.Value) value.Value {
	t := args[0].Type().(*types.IntType)
	suffix := map[uint64]string{8: ".i8", 16: ".i16", 32: ".i32", 64: ".i64"}[t.BitSize]
	var params []types.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	return f.unsigned(f.call(f.declareFunc("llvm."+name+suffix, t, params...), args...), types.I32)
}

// doubleShift is DSHIFTL: the left part of x and y, one behind the other, moved to the left.
func (f *function) doubleShift(x, y, amount value.Value) value.Value {
	bits := intLike(x, int64(x.Type().(*types.IntType).BitSize))
	return f.or(f.shift(x, amount), f.shift(y, f.minus(amount, bits)))
}

// ordered calls a function of the C library of an integer and a real.
func (f *function) ordered(name string, n, x value.Value) value.Value {
	if kindOf(x) == 4 {
		name += "f"
	}
	return f.call(f.pure(name, x.Type(), types.I32, x.Type()), n, x)
}

// pure declares a function of a library that depends on its arguments only.
func (f *function) pure(name string, result types.Type, params ...types.Type) *llvm.Func {
	fn := f.declareFunc(name, result, params...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	return fn
}

// floatIntrinsic is a function on the parts of real numbers, Fortran 2008, 13.4; nil for others.
func (f *function) floatIntrinsic(e *ir.Call, args []value.Value) value.Value {
	x := args[0]
	switch e.Fn {
	case "isnan":
		return f.fcmp(enum.FPredUNO, x, x)
	case "exponent":
		return f.exponent(x)
	case "fraction":
		return f.scaled(x, f.minus(i32(0), f.exponent(x)))
	case "scale":
		return f.scaled(x, args[1])
	case "set_exponent":
		return f.scaled(f.scaled(x, f.minus(i32(0), f.exponent(x))), args[1])
	case "nearest":
		far := f.math("copysign", floatConst(kindOf(x), math.Inf(1)), args[1])
		return f.libm("nextafter", x, far)
	case "spacing":
		return f.spacing(x)
	case "rrspacing":
		size := f.math("fabs", x)
		m := modelOf(x)
		return f.scaled(size, f.minus(i32(m.digits), f.exponent(x)))
	case "erfc_scaled":
		name := map[int]string{4: "_gfortran_erfc_scaled_r4", 8: "_gfortran_erfc_scaled_r8"}[kindOf(x)]
		return f.call(f.pure(name, x.Type(), x.Type()), x)
	}
	return nil
}

// model are the parameters of a kind of real numbers.
type model struct{ digits, least int64 }

func modelOf(x value.Value) model {
	if kindOf(x) == 4 {
		return model{24, -125}
	}
	return model{53, -1021}
}

// exponent is EXPONENT: one more than that of IEEE 754, 0 for zero, the largest integer for infinity and what is no number.
func (f *function) exponent(x value.Value) value.Value {
	name := "ilogb"
	if kindOf(x) == 4 {
		name = "ilogbf"
	}
	e := f.call(f.pure(name, types.I32, x.Type()), x)
	zero := floatConst(kindOf(x), 0)
	finite := f.fcmp(enum.FPredORD, f.fsub(x, x), zero)
	some := f.choose(f.fcmp(enum.FPredOEQ, x, zero), i32(0), f.plus(e, i32(1)))
	return f.choose(finite, some, i32(1<<31-1))
}

// scaled is x times a power of two.
func (f *function) scaled(x, power value.Value) value.Value {
	name := "scalbn"
	if kindOf(x) == 4 {
		name = "scalbnf"
	}
	return f.call(f.pure(name, x.Type(), x.Type(), types.I32), x, power)
}

// spacing is SPACING: the distance of the numbers near x, not below the smallest normal number.
func (f *function) spacing(x value.Value) value.Value {
	m := modelOf(x)
	power := f.maxInt(f.minus(f.exponent(x), i32(m.digits)), i32(m.least-1))
	zero := f.fcmp(enum.FPredOEQ, x, floatConst(kindOf(x), 0))
	return f.scaled(floatConst(kindOf(x), 1), f.choose(zero, i32(m.least-1), power))
}

// transferred is the bits of a number as a number of another type that is not longer.
func (f *function) transferred(e *ir.Call, x value.Value) value.Value {
	from := e.Args[0].Type()
	place := f.temporary(from)
	f.store(f.toMemory(from, x), place)
	return f.fromMemory(e.T, f.load(f.cast(place, types.NewPointer(memoryType(e.T)))))
}

// transferBytes is TRANSFER between arrays: bytes are copied from the first element on.
func (f *function) transferBytes(args []ir.Expr) {
	to, from := args[0].(*ir.Elem), args[1].(*ir.Elem)
	place := func(e *ir.Elem) value.Value { return f.cast(f.addressUnchecked(e.Sym, f.indices(e.Subs)), bytePtr) }
	f.copyBytes(place(to), place(from), f.index(args[2]))
}
