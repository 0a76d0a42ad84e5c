package build

import (
	"dhpfgo/diag"
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Parts takes a complex number apart.
func (b *Builder) Parts(z value.Value) (re, im value.Value) {
	first := llvm.NewExtractValue(z, 0)
	second := llvm.NewExtractValue(z, 1)
	return Add(b, first, &first.Metadata), Add(b, second, &second.Metadata)
}

func (b *Builder) Complex(re, im value.Value) value.Value {
	t := types.NewStruct(re.Type(), re.Type())
	first := llvm.NewInsertValue(constant.NewUndef(t), re, 0)
	Add(b, first, &first.Metadata)
	second := llvm.NewInsertValue(first, im, 1)
	return Add(b, second, &second.Metadata)
}

// ToReal converts an integer or real.
func (b *Builder) ToReal(x value.Value, kind int) value.Value {
	if _, ok := x.Type().(*types.IntType); ok {
		return b.RealOfInt(x, kind)
	}
	return b.Extend(x, kind)
}

// LatchTest tells whether the loop goes on.
func LatchTest(b *Builder, counter, next, hi, step value.Value, left *llvm.InstPhi) value.Value {
	if left != nil {
		rest := b.Minus(left, I64(1))
		left.Incs[1].X = rest
		return b.Icmp(enum.IPredSGT, rest, I64(0))
	}
	switch n, _ := ConstInt(step); {
	case n == 1:
		return b.Icmp(enum.IPredSLT, counter, hi)
	case n == -1:
		return b.Icmp(enum.IPredSGT, counter, hi)
	case n > 0:
		return b.Icmp(enum.IPredSLE, next, hi)
	}
	return b.Icmp(enum.IPredSGE, next, hi)
}

// ReciprocalPower is base to a negative power: not zero only for 1 and -1.
func ReciprocalPower(b *Builder, base, exponent value.Value) value.Value {
	isOne := b.Icmp(enum.IPredEQ, base, IntLike(base, 1))
	isMinusOne := b.Icmp(enum.IPredEQ, base, IntLike(base, -1))
	odd := b.Icmp(enum.IPredNE, b.And(exponent, I64(1)), I64(0))
	sign := b.Choose(odd, IntLike(base, -1), IntLike(base, 1))
	return b.Choose(isOne, IntLike(base, 1), b.Choose(isMinusOne, sign, IntLike(base, 0)))
}

// SquareAndMultiply makes the loop in the current block and returns its result.
func SquareAndMultiply(b *Builder, start *llvm.Block, base, exponent value.Value) {
	loop, done := b.Cur, b.NewBlock("done")
	result := b.Phi(IntLike(base, 1), start, nil, loop)
	square := b.Phi(base, start, nil, loop)
	rest := b.Phi(exponent, start, nil, loop)
	odd := b.Icmp(enum.IPredNE, b.And(rest, I64(1)), I64(0))
	product := llvm.NewMul(result, b.Choose(odd, square, IntLike(base, 1)))
	Add(b, product, &product.Metadata)
	nextSquare := llvm.NewMul(square, square)
	Add(b, nextSquare, &nextSquare.Metadata)
	half := llvm.NewLShr(rest, I64(1))
	Add(b, half, &half.Metadata)
	result.Incs[1].X, square.Incs[1].X, rest.Incs[1].X = product, nextSquare, half
	b.Branch(b.Icmp(enum.IPredEQ, half, I64(0)), done, loop)
	b.Cur = done
	b.Ret(product)
}

// Widened changes the width of an integer.
func Widened(b *Builder, v value.Value, t ir.Type) value.Value {
	if t.Base != ir.Integer {
		return v
	}
	return b.Resize(v, MemoryType(t).(*types.IntType))
}

func CompareComplex(f *Builder, op ir.Op, x, y value.Value) value.Value {
	a, b := f.Parts(x)
	c, d := f.Parts(y)
	if op == ir.EQ {
		return f.And(f.Fcmp(enum.FPredOEQ, a, c), f.Fcmp(enum.FPredOEQ, b, d))
	}
	return f.Or(f.Fcmp(enum.FPredUNE, a, c), f.Fcmp(enum.FPredUNE, b, d))
}

// DoubleShift is DSHIFTL: the left part of x and y, one after the other, moved to the left.
func DoubleShift(b *Builder, x, y, amount value.Value) value.Value {
	bits := IntLike(x, int64(x.Type().(*types.IntType).BitSize))
	return b.Or(b.Shift(x, amount), b.Shift(y, b.Minus(amount, bits)))
}

// Transferred is the bits of a number as a number of another type that is not longer.
func Transferred(b *Builder, e *ir.Call, x value.Value) value.Value {
	from := e.Args[0].Type()
	place := Temporary(b, from)
	b.Store(ToMemory(b, from, x), place)
	return FromMemory(b, e.T, b.Load(b.Cast(place, types.NewPointer(MemoryType(e.T)))))
}

// FromMemory turns a loaded value into its register form.
func FromMemory(b *Builder, t ir.Type, v value.Value) value.Value {
	if t.Base == ir.Logical {
		return b.Icmp(enum.IPredNE, v, IntLike(v, 0))
	}
	return v
}

// ToMemory turns a register value into the form that is stored.
func ToMemory(b *Builder, t ir.Type, v value.Value) value.Value {
	if t.Base == ir.Logical {
		i := llvm.NewZExt(v, MemoryType(t))
		return Add(b, i, &i.Metadata)
	}
	return v
}

func RealOp(b *Builder, op ir.Op, x, y value.Value) value.Value {
	switch op {
	case ir.Add:
		return b.Fadd(x, y)
	case ir.Sub:
		return b.Fsub(x, y)
	case ir.Mul:
		return b.Fmul(x, y)
	case ir.Div:
		return b.Fdiv(x, y)
	}
	diag.Bugf("codegen: real operator %d", op)
	return nil
}

// Temporary is memory that is passed to the runtime in place of a scalar variable, so that the variable itself can stay
// in a register.
func Temporary(f *Builder, t ir.Type) *llvm.InstAlloca { return f.Alloca("temporary", MemoryType(t)) }
