package build

import (
	"slices"

	"dhpfgo/diag"
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
	Extremum = []enum.FastMathFlag{enum.FastMathFlagNNaN, enum.FastMathFlagNSZ}
)

// realFlags are the freedoms of the real operation being made.
func (b *Builder) realFlags() []enum.FastMathFlag {
	if b.Reassoc {
		return append(b.Fusion(), reduction...)
	}
	return b.Fusion()
}

// Fusion lets a product and a sum become one operation where the user asked for it: the rounding of the product that it
// saves would change the last bits from machine to machine.
func (b *Builder) Fusion() []enum.FastMathFlag {
	if !b.contract || b.Unfused {
		return nil
	}
	return slices.Clip(contract)
}

func (b *Builder) Fadd(x, y value.Value) value.Value {
	i := llvm.NewFAdd(pinned(b, x), pinned(b, y))
	i.FastMathFlags = b.realFlags()
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) Fsub(x, y value.Value) value.Value {
	i := llvm.NewFSub(pinned(b, x), pinned(b, y))
	i.FastMathFlags = b.realFlags()
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) Fmul(x, y value.Value) value.Value {
	i := llvm.NewFMul(pinned(b, x), pinned(b, y))
	i.FastMathFlags = b.realFlags()
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) Fdiv(x, y value.Value) value.Value {
	i := llvm.NewFDiv(pinned(b, x), pinned(b, y))
	i.FastMathFlags = b.Fusion()
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) Frem(x, y value.Value) value.Value {
	i := llvm.NewFRem(x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Fneg(x value.Value) value.Value {
	i := llvm.NewFNeg(x)
	return Add(b, i, &i.Metadata)
}

// Extreme is the maximum of two reals (the minimum with FPredOLT), with the freedoms that flags give.
func (b *Builder) Extreme(pred enum.FPred, x, y value.Value, flags []enum.FastMathFlag) value.Value {
	c := llvm.NewFCmp(pred, x, y)
	c.FastMathFlags = flags
	s := llvm.NewSelect(Add(b, c, &c.Metadata), x, y)
	s.FastMathFlags = flags
	return Add(b, s, &s.Metadata)
}

func (b *Builder) Extend(x value.Value, kind int) value.Value {
	t := floatType(kind)
	if x.Type().Equal(t) {
		return x
	}
	if kind > KindOf(x) {
		i := llvm.NewFPExt(pinned(b, x), t)
		return pinned(b, Add(b, i, &i.Metadata))
	}
	i := llvm.NewFPTrunc(pinned(b, x), t)
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) RealOfInt(x value.Value, kind int) value.Value {
	i := llvm.NewSIToFP(pinned(b, x), floatType(kind))
	return pinned(b, Add(b, i, &i.Metadata))
}

func (b *Builder) IntOfReal(x value.Value, t types.Type) value.Value {
	i := llvm.NewFPToSI(pinned(b, x), t)
	return pinned(b, Add(b, i, &i.Metadata))
}

// KindOf is the kind of a real number.
func KindOf(x value.Value) int { return kindOfType(x.Type()) }

// KindOfParts is the kind of the parts of complex numbers of a type.
func KindOfParts(t types.Type) int { return kindOfType(t.(*types.StructType).Fields[0]) }

func kindOfType(t types.Type) int {
	for kind, known := range floatTypes {
		if t.Equal(known) {
			return kind
		}
	}
	diag.Bugf("codegen: %s is no real number", t)
	return 0
}

// pinned is a value that the optimiser neither knows nor moves over a call, where real operations must stay in their place: it goes
// through memory that is volatile.
func pinned(b *Builder, v value.Value) value.Value {
	if !b.Pinned {
		return v
	}
	place := b.Alloca("pinned", v.Type())
	st := llvm.NewStore(v, place)
	st.Volatile = true
	b.Cur.Insts = append(b.Cur.Insts, st)
	ld := llvm.NewLoad(v.Type(), place)
	ld.Volatile = true
	return Add(b, ld, &ld.Metadata)
}

// AllPinned are values that the optimiser neither knows nor moves, where real operations must stay in their place.
func AllPinned(b *Builder, list []value.Value) []value.Value {
	out := slices.Clone(list)
	for i, v := range out {
		out[i] = pinned(b, v)
	}
	return out
}
