package build

import (
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var nsw = []enum.OverflowFlag{enum.OverflowFlagNSW}

// Integer arithmetic; constants are folded to keep the text readable. Fortran leaves overflow undefined; hash codes and random numbers
// are made of it (Wraps).

func overflow(b *Builder) []enum.OverflowFlag {
	if b.Wraps {
		return nil
	}
	return nsw
}

func (b *Builder) Plus(x, y value.Value) value.Value {
	m, okX := ConstInt(x)
	n, okY := ConstInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m+n)
	case okX && m == 0:
		return y
	case okY && n == 0:
		return x
	}
	i := llvm.NewAdd(x, y)
	i.OverflowFlags = overflow(b)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Minus(x, y value.Value) value.Value {
	m, okX := ConstInt(x)
	n, okY := ConstInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m-n)
	case okY && n == 0:
		return x
	}
	i := llvm.NewSub(x, y)
	i.OverflowFlags = overflow(b)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Times(x, y value.Value) value.Value {
	m, okX := ConstInt(x)
	n, okY := ConstInt(y)
	switch {
	case okX && okY:
		return constant.NewInt(x.Type().(*types.IntType), m*n)
	case okX && m == 1:
		return y
	case okY && n == 1:
		return x
	}
	i := llvm.NewMul(x, y)
	i.OverflowFlags = overflow(b)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Sdiv(x, y value.Value) value.Value {
	i := llvm.NewSDiv(x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Srem(x, y value.Value) value.Value {
	i := llvm.NewSRem(x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) And(x, y value.Value) value.Value {
	i := llvm.NewAnd(x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Or(x, y value.Value) value.Value {
	i := llvm.NewOr(x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Xor(x, y value.Value) value.Value {
	i := llvm.NewXor(x, y)
	return Add(b, i, &i.Metadata)
}

// Resize changes the width of a signed integer.
func (b *Builder) Resize(x value.Value, t *types.IntType) value.Value {
	from := x.Type().(*types.IntType)
	if n, ok := ConstInt(x); ok {
		return constant.NewInt(t, n)
	}
	switch {
	case from.BitSize == t.BitSize:
		return x
	case from.BitSize < t.BitSize:
		i := llvm.NewSExt(x, t)
		return Add(b, i, &i.Metadata)
	}
	i := llvm.NewTrunc(x, t)
	return Add(b, i, &i.Metadata)
}

func IntLike(x value.Value, n int64) constant.Constant {
	return constant.NewInt(x.Type().(*types.IntType), n)
}

// MaxInt and minInt are written as comparison and choice, which LLVM knows best.
func (b *Builder) MaxInt(x, y value.Value) value.Value {
	return b.Choose(b.Icmp(enum.IPredSGT, x, y), x, y)
}

func (b *Builder) MinInt(x, y value.Value) value.Value {
	return b.Choose(b.Icmp(enum.IPredSLT, x, y), x, y)
}

// FloorDiv divides by a positive constant, rounding down.
func (b *Builder) FloorDiv(x value.Value, y value.Value) value.Value {
	if n, ok := ConstInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := b.Sdiv(x, y), b.Srem(x, y)
	negative := b.Icmp(enum.IPredSLT, rest, IntLike(x, 0))
	return b.Choose(negative, b.Minus(quotient, IntLike(x, 1)), quotient)
}

// CeilDiv divides by a positive constant, rounding up.
func (b *Builder) CeilDiv(x value.Value, y value.Value) value.Value {
	if n, ok := ConstInt(y); ok && n == 1 {
		return x
	}
	quotient, rest := b.Sdiv(x, y), b.Srem(x, y)
	positive := b.Icmp(enum.IPredSGT, rest, IntLike(x, 0))
	return b.Choose(positive, b.Plus(quotient, IntLike(x, 1)), quotient)
}

// Shift is Fortran's ISHFT: logical, to the left for a positive amount.
func (b *Builder) Shift(x, amount value.Value) value.Value {
	t := x.Type().(*types.IntType)
	amount = b.Resize(amount, t)
	left := b.Icmp(enum.IPredSGE, amount, IntLike(x, 0))
	count := b.Choose(left, amount, b.Minus(IntLike(x, 0), amount))
	inside := b.Icmp(enum.IPredULT, count, IntLike(x, int64(t.BitSize)))
	count = b.Choose(inside, count, IntLike(x, 0))
	shl := llvm.NewShl(x, count)
	Add(b, shl, &shl.Metadata)
	shr := llvm.NewLShr(x, count)
	Add(b, shr, &shr.Metadata)
	return b.Choose(inside, b.Choose(left, shl, shr), IntLike(x, 0))
}

// ShiftWithin shifts to the left, or with zeros to the right, by less than the number of bits, as a processor does.
func ShiftWithin(b *Builder, x, amount value.Value, left bool) value.Value {
	t := x.Type().(*types.IntType)
	count := b.And(b.Resize(amount, t), IntLike(x, int64(t.BitSize)-1))
	if left {
		i := llvm.NewShl(x, count)
		return Add(b, i, &i.Metadata)
	}
	i := llvm.NewLShr(x, count)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) SignInt(x, y value.Value) value.Value {
	negative := func(v value.Value) value.Value { return b.Icmp(enum.IPredSLT, v, IntLike(v, 0)) }
	other := llvm.NewSub(IntLike(x, 0), x) // of the least number that number again
	return b.Choose(b.Xor(negative(x), negative(y)), Add(b, other, &other.Metadata), x)
}

// ModuloInt has the sign of the divisor: modulo(x, 2**k) is the last k bits of x in two's complement.
func (b *Builder) ModuloInt(x, y value.Value) value.Value {
	if n, ok := ConstInt(y); ok && n > 0 && n&(n-1) == 0 {
		return b.And(x, IntLike(x, n-1))
	}
	rest := b.Srem(x, y)
	signsDiffer := b.Icmp(enum.IPredSLT, b.Xor(rest, y), IntLike(x, 0))
	adjust := b.And(signsDiffer, b.Icmp(enum.IPredNE, rest, IntLike(x, 0)))
	return b.Choose(adjust, b.Plus(rest, y), rest)
}

func (b *Builder) AbsInt(x value.Value) value.Value {
	negative := b.Icmp(enum.IPredSLT, x, IntLike(x, 0))
	return b.Choose(negative, b.Minus(IntLike(x, 0), x), x)
}

// Unsigned changes the width of an integer that is not negative.
func (b *Builder) Unsigned(x value.Value, t *types.IntType) value.Value {
	if x.Type().(*types.IntType).BitSize >= t.BitSize {
		return b.Resize(x, t)
	}
	i := llvm.NewZExt(x, t)
	return Add(b, i, &i.Metadata)
}

// ShiftArithmetic is SHIFTA, which repeats the sign bit; a shift by all bits leaves only that.
func (b *Builder) ShiftArithmetic(x, amount value.Value) value.Value {
	last := IntLike(x, int64(x.Type().(*types.IntType).BitSize)-1)
	i := llvm.NewAShr(x, b.MinInt(amount, last))
	return Add(b, i, &i.Metadata)
}

// Rotate is ISHFTC: the lowest size bits move in a circle.
func (b *Builder) Rotate(x, amount, size value.Value) value.Value {
	mask := b.Xor(b.Shift(IntLike(x, -1), size), IntLike(x, -1))
	low := b.And(x, mask)
	by := b.ModuloInt(amount, size)
	moved := b.And(b.Or(b.Shift(low, by), b.Shift(low, b.Minus(by, size))), mask)
	return b.Or(b.And(x, b.Xor(mask, IntLike(x, -1))), moved)
}

// Extent is the number of elements of lo:hi:step, at least 0.
func (b *Builder) Extent(lo, hi, step value.Value) value.Value {
	count := b.Plus(b.Minus(hi, lo), step)
	if n, ok := ConstInt(step); !ok || n != 1 {
		count = b.Sdiv(count, step)
	}
	return b.MaxInt(count, I64(0))
}
