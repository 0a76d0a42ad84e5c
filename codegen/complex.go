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

// parts takes a complex number apart.
func (b *builder) parts(z value.Value) (re, im value.Value) {
	first := llvm.NewExtractValue(z, 0)
	second := llvm.NewExtractValue(z, 1)
	return add(b, first, &first.Metadata), add(b, second, &second.Metadata)
}

func (b *builder) complex(re, im value.Value) value.Value {
	t := types.NewStruct(re.Type(), re.Type())
	first := llvm.NewInsertValue(constant.NewUndef(t), re, 0)
	add(b, first, &first.Metadata)
	second := llvm.NewInsertValue(first, im, 1)
	return add(b, second, &second.Metadata)
}

func (f *function) complexOp(op ir.Op, x, y value.Value) value.Value {
	a, b := f.parts(x)
	c, d := f.parts(y)
	switch op {
	case ir.Add:
		return f.complex(f.fadd(a, c), f.fadd(b, d))
	case ir.Sub:
		return f.complex(f.fsub(a, c), f.fsub(b, d))
	case ir.Mul:
		re := f.fsub(f.fmul(a, c), f.fmul(b, d))
		return f.complex(re, f.fadd(f.fmul(a, d), f.fmul(b, c)))
	case ir.Div:
		return f.divideComplex(a, b, c, d)
	}
	diag.Bugf("codegen: complex operator %d", op)
	return nil
}

// divideComplex is (a,b)/(c,d) as gfortran computes it, which divides by the larger part of the divisor first (Smith,
// "Algorithm 116: Complex division", CACM 5(8), 1962).
func (f *function) divideComplex(a, b, c, d value.Value) value.Value {
	second := f.fcmp(enum.FPredOLT, f.math("fabs", c), f.math("fabs", d))
	small, large := f.choose(second, c, d), f.choose(second, d, c)
	ratio := f.fdiv(small, large)
	by := f.fadd(f.fmul(small, ratio), large)
	re := f.choose(second, f.fadd(f.fmul(a, ratio), b), f.fadd(f.fmul(b, ratio), a))
	im := f.choose(second, f.fsub(f.fmul(b, ratio), a), f.fsub(b, f.fmul(a, ratio)))
	return f.complex(f.fdiv(re, by), f.fdiv(im, by))
}

// complexFunction calls a function of the runtime that replaces a complex number in memory by its value. A second
// argument stands behind the first.
func (f *function) complexFunction(name string, args ...value.Value) value.Value {
	t := args[0].Type()
	memory := f.alloca("complex", types.NewArray(2, t))
	for k, z := range args {
		f.store(z, f.cast(f.field(memory, int64(k)), types.NewPointer(z.Type())))
	}
	re, _ := f.parts(args[0])
	f.callRuntime("hpf_complex_"+name, i32(int64(kindOf(re))), f.cast(memory, bytePtr))
	return f.load(f.field(memory, 0))
}

func (f *function) compareComplex(op ir.Op, x, y value.Value) value.Value {
	a, b := f.parts(x)
	c, d := f.parts(y)
	if op == ir.EQ {
		return f.and(f.fcmp(enum.FPredOEQ, a, c), f.fcmp(enum.FPredOEQ, b, d))
	}
	return f.or(f.fcmp(enum.FPredUNE, a, c), f.fcmp(enum.FPredUNE, b, d))
}

// convComplex converts to complex, or takes the real part on.
func (f *function) convComplex(e *ir.Conv) value.Value {
	from, to := e.X.Type(), e.T
	x := f.expr(e.X)
	if from.Base != ir.Complex {
		return f.complex(f.toReal(x, to.Kind), floatConst(to.Kind, 0))
	}
	re, im := f.parts(x)
	switch to.Base {
	case ir.Complex:
		return f.complex(f.extend(re, to.Kind), f.extend(im, to.Kind))
	case ir.Real:
		return f.extend(re, to.Kind)
	}
	return f.intOfReal(re, memoryType(to))
}

// toReal converts an integer or real.
func (b *builder) toReal(x value.Value, kind int) value.Value {
	if _, ok := x.Type().(*types.IntType); ok {
		return b.realOfInt(x, kind)
	}
	return b.extend(x, kind)
}
