package codegen

import (
	"slices"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var (
	// What --reassociate allows: a reduction may be summed in any order; with sums of products the zero's sign may then differ.
	reduction = []enum.FastMathFlag{enum.FastMathFlagReassoc, enum.FastMathFlagNSZ}
	contract  = []enum.FastMathFlag{enum.FastMathFlagContract}
	// LLVM vectorizes a maximum only when it need not care about NaN and the sign of zero.
	extremum = []enum.FastMathFlag{enum.FastMathFlagNNaN, enum.FastMathFlagNSZ}
)

// realFlags are the freedoms of the real operation being made.
func (b *builder) realFlags() []enum.FastMathFlag {
	if b.reassoc {
		return append(b.fusion(), reduction...)
	}
	return b.fusion()
}

// fusion lets a product and a sum become one operation where the user asked for it: the rounding of the product that it
// saves would change the last bits from machine to machine.
func (b *builder) fusion() []enum.FastMathFlag {
	if !b.contract {
		return nil
	}
	return slices.Clip(contract)
}

func (b *builder) fadd(x, y value.Value) value.Value {
	i := llvm.NewFAdd(x, y)
	i.FastMathFlags = b.realFlags()
	return add(b, i, &i.Metadata)
}

func (b *builder) fsub(x, y value.Value) value.Value {
	i := llvm.NewFSub(x, y)
	i.FastMathFlags = b.realFlags()
	return add(b, i, &i.Metadata)
}

func (b *builder) fmul(x, y value.Value) value.Value {
	i := llvm.NewFMul(x, y)
	i.FastMathFlags = b.realFlags()
	return add(b, i, &i.Metadata)
}

func (b *builder) fdiv(x, y value.Value) value.Value {
	i := llvm.NewFDiv(x, y)
	i.FastMathFlags = b.fusion()
	return add(b, i, &i.Metadata)
}

func (b *builder) frem(x, y value.Value) value.Value {
	i := llvm.NewFRem(x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) fneg(x value.Value) value.Value {
	i := llvm.NewFNeg(x)
	return add(b, i, &i.Metadata)
}

// extreme is the maximum of two reals (the minimum with FPredOLT), with the freedoms that flags give.
func (b *builder) extreme(pred enum.FPred, x, y value.Value, flags []enum.FastMathFlag) value.Value {
	c := llvm.NewFCmp(pred, x, y)
	c.FastMathFlags = flags
	s := llvm.NewSelect(add(b, c, &c.Metadata), x, y)
	s.FastMathFlags = flags
	return add(b, s, &s.Metadata)
}

func (b *builder) extend(x value.Value, kind int) value.Value {
	t := floatType(kind)
	if x.Type().Equal(t) {
		return x
	}
	if kind == 8 {
		i := llvm.NewFPExt(x, t)
		return add(b, i, &i.Metadata)
	}
	i := llvm.NewFPTrunc(x, t)
	return add(b, i, &i.Metadata)
}

func (b *builder) realOfInt(x value.Value, kind int) value.Value {
	i := llvm.NewSIToFP(x, floatType(kind))
	return add(b, i, &i.Metadata)
}

func (b *builder) intOfReal(x value.Value, t types.Type) value.Value {
	i := llvm.NewFPToSI(x, t)
	return add(b, i, &i.Metadata)
}

func kindOf(x value.Value) int {
	if x.Type().Equal(types.Float) {
		return 4
	}
	return 8
}
