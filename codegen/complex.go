package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// parts takes a complex number apart.
func (f *function) parts(z value.Value) (re, im value.Value) {
	first := ir.NewExtractValue(z, 0)
	second := ir.NewExtractValue(z, 1)
	return add(f, first, &first.Metadata), add(f, second, &second.Metadata)
}

func (f *function) complex(re, im value.Value) value.Value {
	t := types.NewStruct(re.Type(), re.Type())
	first := ir.NewInsertValue(constant.NewUndef(t), re, 0)
	add(f, first, &first.Metadata)
	second := ir.NewInsertValue(first, im, 1)
	return add(f, second, &second.Metadata)
}

func (f *function) complexOp(op sem.Op, x, y value.Value) value.Value {
	a, b := f.parts(x)
	c, d := f.parts(y)
	switch op {
	case sem.Add:
		return f.complex(f.fadd(a, c), f.fadd(b, d))
	case sem.Sub:
		return f.complex(f.fsub(a, c), f.fsub(b, d))
	case sem.Mul:
		re := f.fsub(f.fmul(a, c), f.fmul(b, d))
		return f.complex(re, f.fadd(f.fmul(a, d), f.fmul(b, c)))
	case sem.Div:
		norm := f.fadd(f.fmul(c, c), f.fmul(d, d))
		re := f.fadd(f.fmul(a, c), f.fmul(b, d))
		im := f.fsub(f.fmul(b, c), f.fmul(a, d))
		return f.complex(f.fdiv(re, norm), f.fdiv(im, norm))
	}
	diag.Bugf("codegen: complex operator %d", op)
	return nil
}

func (f *function) compareComplex(op sem.Op, x, y value.Value) value.Value {
	a, b := f.parts(x)
	c, d := f.parts(y)
	if op == sem.EQ {
		return f.and(f.fcmp(enum.FPredOEQ, a, c), f.fcmp(enum.FPredOEQ, b, d))
	}
	return f.or(f.fcmp(enum.FPredUNE, a, c), f.fcmp(enum.FPredUNE, b, d))
}

// convComplex converts to complex, or takes the real part on.
func (f *function) convComplex(e *sem.Conv) value.Value {
	from, to := e.X.Type(), e.T
	x := f.expr(e.X)
	if from.Base != sem.Complex {
		return f.complex(f.toReal(x, to.Kind), floatConst(to.Kind, 0))
	}
	re, im := f.parts(x)
	switch to.Base {
	case sem.Complex:
		return f.complex(f.extend(re, to.Kind), f.extend(im, to.Kind))
	case sem.Real:
		return f.extend(re, to.Kind)
	}
	return f.intOfReal(re, memoryType(to))
}

// toReal converts an integer or real.
func (f *function) toReal(x value.Value, kind int) value.Value {
	if _, ok := x.Type().(*types.IntType); ok {
		return f.realOfInt(x, kind)
	}
	return f.extend(x, kind)
}
