package codegen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var (
	// A reduction may be summed in any order; with sums of products the zero's sign may then differ.
	reduction = []enum.FastMathFlag{enum.FastMathFlagReassoc, enum.FastMathFlagNSZ}
	contract  = []enum.FastMathFlag{enum.FastMathFlagContract}
	// LLVM vectorizes a maximum only when it need not care about NaN and the sign of zero.
	extremum = []enum.FastMathFlag{enum.FastMathFlagNNaN, enum.FastMathFlagNSZ}
)

// realFlags are the freedoms of the real operation being made.
func (f *function) realFlags() []enum.FastMathFlag {
	if f.reassoc {
		return append(f.fusion(), reduction...)
	}
	return f.fusion()
}

// fusion lets a product and a sum become one operation where the user asked for it: the rounding of the product that it
// saves would change the last bits from machine to machine.
func (f *function) fusion() []enum.FastMathFlag {
	if !f.opt.Contract {
		return nil
	}
	return slices.Clip(contract)
}

func (f *function) fadd(x, y value.Value) value.Value {
	i := ir.NewFAdd(x, y)
	i.FastMathFlags = f.realFlags()
	return add(f, i, &i.Metadata)
}

func (f *function) fsub(x, y value.Value) value.Value {
	i := ir.NewFSub(x, y)
	i.FastMathFlags = f.realFlags()
	return add(f, i, &i.Metadata)
}

func (f *function) fmul(x, y value.Value) value.Value {
	i := ir.NewFMul(x, y)
	i.FastMathFlags = f.realFlags()
	return add(f, i, &i.Metadata)
}

func (f *function) fdiv(x, y value.Value) value.Value {
	i := ir.NewFDiv(x, y)
	i.FastMathFlags = f.fusion()
	return add(f, i, &i.Metadata)
}

func (f *function) frem(x, y value.Value) value.Value {
	i := ir.NewFRem(x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) fneg(x value.Value) value.Value {
	i := ir.NewFNeg(x)
	return add(f, i, &i.Metadata)
}

// larger is the maximum of two reals (smaller with FPredOLT).
func (f *function) larger(pred enum.FPred, x, y value.Value) value.Value {
	c := ir.NewFCmp(pred, x, y)
	s := ir.NewSelect(add(f, c, &c.Metadata), x, y)
	if f.reassoc {
		c.FastMathFlags, s.FastMathFlags = extremum, extremum
	}
	return add(f, s, &s.Metadata)
}

func (f *function) extend(x value.Value, kind int) value.Value {
	t := floatType(kind)
	if x.Type().Equal(t) {
		return x
	}
	if kind == 8 {
		i := ir.NewFPExt(x, t)
		return add(f, i, &i.Metadata)
	}
	i := ir.NewFPTrunc(x, t)
	return add(f, i, &i.Metadata)
}

func (f *function) realOfInt(x value.Value, kind int) value.Value {
	i := ir.NewSIToFP(x, floatType(kind))
	return add(f, i, &i.Metadata)
}

func (f *function) intOfReal(x value.Value, t types.Type) value.Value {
	i := ir.NewFPToSI(x, t)
	return add(f, i, &i.Metadata)
}

func kindOf(x value.Value) int {
	if x.Type().Equal(types.Float) {
		return 4
	}
	return 8
}
