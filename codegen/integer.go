package codegen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var nsw = []enum.OverflowFlag{enum.OverflowFlagNSW}

// Integer arithmetic; constants are folded to keep the text readable. Fortran leaves overflow undefined.

func (f *function) plus(x, y value.Value) value.Value {
	a, okX := constInt(x)
	b, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), a+b)
	case okX && a == 0:
		return y
	case okY && b == 0:
		return x
	}
	i := ir.NewAdd(x, y)
	i.OverflowFlags = nsw
	return add(f, i, &i.Metadata)
}

func (f *function) minus(x, y value.Value) value.Value {
	a, okX := constInt(x)
	b, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), a-b)
	case okY && b == 0:
		return x
	}
	i := ir.NewSub(x, y)
	i.OverflowFlags = nsw
	return add(f, i, &i.Metadata)
}

func (f *function) times(x, y value.Value) value.Value {
	a, okX := constInt(x)
	b, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), a*b)
	case okX && a == 1:
		return y
	case okY && b == 1:
		return x
	}
	i := ir.NewMul(x, y)
	i.OverflowFlags = nsw
	return add(f, i, &i.Metadata)
}

func (f *function) sdiv(x, y value.Value) value.Value {
	i := ir.NewSDiv(x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) srem(x, y value.Value) value.Value {
	i := ir.NewSRem(x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) and(x, y value.Value) value.Value {
	i := ir.NewAnd(x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) or(x, y value.Value) value.Value {
	i := ir.NewOr(x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) xor(x, y value.Value) value.Value {
	i := ir.NewXor(x, y)
	return add(f, i, &i.Metadata)
}

// resize changes the width of a signed integer.
func (f *function) resize(x value.Value, t *types.IntType) value.Value {
	from := x.Type().(*types.IntType)
	if n, ok := constInt(x); ok {
		return constant.NewInt(t, n)
	}
	switch {
	case from.BitSize == t.BitSize:
		return x
	case from.BitSize < t.BitSize:
		i := ir.NewSExt(x, t)
		return add(f, i, &i.Metadata)
	}
	i := ir.NewTrunc(x, t)
	return add(f, i, &i.Metadata)
}

func intLike(x value.Value, n int64) constant.Constant {
	return constant.NewInt(x.Type().(*types.IntType), n)
}

// maxInt and minInt are written as comparison and choice, which LLVM knows best.
func (f *function) maxInt(x, y value.Value) value.Value {
	return f.choose(f.icmp(enum.IPredSGT, x, y), x, y)
}

func (f *function) minInt(x, y value.Value) value.Value {
	return f.choose(f.icmp(enum.IPredSLT, x, y), x, y)
}

// checkedDivisor ends the run when y is zero and x is divided by it.
func (f *function) checkedDivisor(y value.Value) value.Value {
	if n, ok := constInt(y); !ok || n == 0 {
		f.failIf(f.icmp(enum.IPredEQ, y, intLike(y, 0)), "integer division by zero")
	}
	return y
}

// floorDiv divides by a positive constant, rounding down.
func (f *function) floorDiv(x value.Value, y value.Value) value.Value {
	if n, ok := constInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := f.sdiv(x, y), f.srem(x, y)
	negative := f.icmp(enum.IPredSLT, rest, intLike(x, 0))
	return f.choose(negative, f.minus(quotient, intLike(x, 1)), quotient)
}

// ceilDiv divides by a positive constant, rounding up.
func (f *function) ceilDiv(x value.Value, y value.Value) value.Value {
	if n, ok := constInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := f.sdiv(x, y), f.srem(x, y)
	positive := f.icmp(enum.IPredSGT, rest, intLike(x, 0))
	return f.choose(positive, f.plus(quotient, intLike(x, 1)), quotient)
}

// shift is Fortran's ISHFT: logical, to the left for a positive amount.
func (f *function) shift(x, amount value.Value) value.Value {
	t := x.Type().(*types.IntType)
	amount = f.resize(amount, t)
	left := f.icmp(enum.IPredSGE, amount, intLike(x, 0))
	count := f.choose(left, amount, f.minus(intLike(x, 0), amount))
	inside := f.icmp(enum.IPredULT, count, intLike(x, int64(t.BitSize)))
	count = f.choose(inside, count, intLike(x, 0))
	shl := ir.NewShl(x, count)
	add(f, shl, &shl.Metadata)
	shr := ir.NewLShr(x, count)
	add(f, shr, &shr.Metadata)
	return f.choose(inside, f.choose(left, shl, shr), intLike(x, 0))
}
