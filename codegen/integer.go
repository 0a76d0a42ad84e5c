package codegen

import (
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var nsw = []enum.OverflowFlag{enum.OverflowFlagNSW}

// Integer arithmetic; constants are folded to keep the text readable. Fortran leaves overflow undefined.

func (b *builder) plus(x, y value.Value) value.Value {
	m, okX := constInt(x)
	n, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m+n)
	case okX && m == 0:
		return y
	case okY && n == 0:
		return x
	}
	i := llvm.NewAdd(x, y)
	i.OverflowFlags = nsw
	return add(b, i, &i.Metadata)
}

func (b *builder) minus(x, y value.Value) value.Value {
	m, okX := constInt(x)
	n, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m-n)
	case okY && n == 0:
		return x
	}
	i := llvm.NewSub(x, y)
	i.OverflowFlags = nsw
	return add(b, i, &i.Metadata)
}

func (b *builder) times(x, y value.Value) value.Value {
	m, okX := constInt(x)
	n, okY := constInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m*n)
	case okX && m == 1:
		return y
	case okY && n == 1:
		return x
	}
	i := llvm.NewMul(x, y)
	i.OverflowFlags = nsw
	return add(b, i, &i.Metadata)
}

func (b *builder) sdiv(x, y value.Value) value.Value {
	i := llvm.NewSDiv(x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) srem(x, y value.Value) value.Value {
	i := llvm.NewSRem(x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) and(x, y value.Value) value.Value {
	i := llvm.NewAnd(x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) or(x, y value.Value) value.Value {
	i := llvm.NewOr(x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) xor(x, y value.Value) value.Value {
	i := llvm.NewXor(x, y)
	return add(b, i, &i.Metadata)
}

// resize changes the width of a signed integer.
func (b *builder) resize(x value.Value, t *types.IntType) value.Value {
	from := x.Type().(*types.IntType)
	if n, ok := constInt(x); ok {
		return constant.NewInt(t, n)
	}
	switch {
	case from.BitSize == t.BitSize:
		return x
	case from.BitSize < t.BitSize:
		i := llvm.NewSExt(x, t)
		return add(b, i, &i.Metadata)
	}
	i := llvm.NewTrunc(x, t)
	return add(b, i, &i.Metadata)
}

func intLike(x value.Value, n int64) constant.Constant {
	return constant.NewInt(x.Type().(*types.IntType), n)
}

// maxInt and minInt are written as comparison and choice, which LLVM knows best.
func (b *builder) maxInt(x, y value.Value) value.Value {
	return b.choose(b.icmp(enum.IPredSGT, x, y), x, y)
}

func (b *builder) minInt(x, y value.Value) value.Value {
	return b.choose(b.icmp(enum.IPredSLT, x, y), x, y)
}

// checkedDivisor ends the run when y is zero and x is divided by it.
func (f *function) checkedDivisor(y value.Value) value.Value {
	if n, ok := constInt(y); !ok || n == 0 {
		f.failIf(f.icmp(enum.IPredEQ, y, intLike(y, 0)), "integer division by zero")
	}
	return y
}

// floorDiv divides by a positive constant, rounding down.
func (b *builder) floorDiv(x value.Value, y value.Value) value.Value {
	if n, ok := constInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := b.sdiv(x, y), b.srem(x, y)
	negative := b.icmp(enum.IPredSLT, rest, intLike(x, 0))
	return b.choose(negative, b.minus(quotient, intLike(x, 1)), quotient)
}

// ceilDiv divides by a positive constant, rounding up.
func (b *builder) ceilDiv(x value.Value, y value.Value) value.Value {
	if n, ok := constInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := b.sdiv(x, y), b.srem(x, y)
	positive := b.icmp(enum.IPredSGT, rest, intLike(x, 0))
	return b.choose(positive, b.plus(quotient, intLike(x, 1)), quotient)
}

// shift is Fortran's ISHFT: logical, to the left for a positive amount.
func (b *builder) shift(x, amount value.Value) value.Value {
	t := x.Type().(*types.IntType)
	amount = b.resize(amount, t)
	left := b.icmp(enum.IPredSGE, amount, intLike(x, 0))
	count := b.choose(left, amount, b.minus(intLike(x, 0), amount))
	inside := b.icmp(enum.IPredULT, count, intLike(x, int64(t.BitSize)))
	count = b.choose(inside, count, intLike(x, 0))
	shl := llvm.NewShl(x, count)
	add(b, shl, &shl.Metadata)
	shr := llvm.NewLShr(x, count)
	add(b, shr, &shr.Metadata)
	return b.choose(inside, b.choose(left, shl, shr), intLike(x, 0))
}

func (b *builder) signInt(x, y value.Value) value.Value {
	size := b.absInt(x)
	return b.choose(b.icmp(enum.IPredSLT, y, intLike(y, 0)), b.minus(intLike(x, 0), size), size)
}

// moduloInt has the sign of the divisor.
func (b *builder) moduloInt(x, y value.Value) value.Value {
	rest := b.srem(x, y)
	signsDiffer := b.icmp(enum.IPredSLT, b.xor(rest, y), intLike(x, 0))
	adjust := b.and(signsDiffer, b.icmp(enum.IPredNE, rest, intLike(x, 0)))
	return b.choose(adjust, b.plus(rest, y), rest)
}

func (b *builder) absInt(x value.Value) value.Value {
	negative := b.icmp(enum.IPredSLT, x, intLike(x, 0))
	return b.choose(negative, b.minus(intLike(x, 0), x), x)
}

// unsigned changes the width of an integer that is not negative.
func (b *builder) unsigned(x value.Value, t *types.IntType) value.Value {
	if x.Type().(*types.IntType).BitSize >= t.BitSize {
		return b.resize(x, t)
	}
	i := llvm.NewZExt(x, t)
	return add(b, i, &i.Metadata)
}

// shiftArithmetic is SHIFTA, which repeats the sign bit; a shift by all bits leaves only that.
func (b *builder) shiftArithmetic(x, amount value.Value) value.Value {
	last := intLike(x, int64(x.Type().(*types.IntType).BitSize)-1)
	i := llvm.NewAShr(x, b.minInt(amount, last))
	return add(b, i, &i.Metadata)
}

// rotate is ISHFTC: the lowest size bits move in a circle.
func (b *builder) rotate(x, amount, size value.Value) value.Value {
	mask := b.xor(b.shift(intLike(x, -1), size), intLike(x, -1))
	low := b.and(x, mask)
	by := b.moduloInt(amount, size)
	moved := b.and(b.or(b.shift(low, by), b.shift(low, b.minus(by, size))), mask)
	return b.or(b.and(x, b.xor(mask, intLike(x, -1))), moved)
}

// extent is the number of elements of lo:hi:step, at least 0.
func (b *builder) extent(lo, hi, step value.Value) value.Value {
	count := b.plus(b.minus(hi, lo), step)
	if n, ok := constInt(step); !ok || n != 1 {
		count = b.sdiv(count, step)
	}
	return b.maxInt(count, i64(0))
}
