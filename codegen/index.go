package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// index is the value of an Integer expression of any kind as i64. It computes in 64 bits from the variables on, which
// overflow rules allow and LLVM needs to see that subscripts run through consecutive elements.
func (f *function) index(e ir.Expr) value.Value {
	if n, ok := build.FoldedInt(e); ok {
		return build.I64(n)
	}
	switch e := e.(type) {
	case *ir.Var:
		if v := f.nest.counters[e.Sym]; v != nil {
			return v
		}
	case *ir.Conv:
		if e.X.Type().Base == ir.Integer {
			return f.index(e.X)
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return f.Minus(build.I64(0), f.index(e.X))
		}
	case *ir.Binary:
		if v := f.indexBinary(e); v != nil {
			return v
		}
	case *ir.Call:
		if v := f.indexExtremum(e); v != nil {
			return v
		}
	}
	return f.Resize(f.expr(e), types.I64)
}

func (f *function) indexBinary(e *ir.Binary) value.Value {
	switch e.Op {
	case ir.Add:
		return f.Plus(f.index(e.X), f.index(e.Y))
	case ir.Sub:
		return f.Minus(f.index(e.X), f.index(e.Y))
	case ir.Mul:
		return f.Times(f.index(e.X), f.index(e.Y))
	case ir.FloorDiv:
		return f.FloorDiv(f.index(e.X), f.index(e.Y))
	case ir.CeilDiv:
		return f.CeilDiv(f.index(e.X), f.index(e.Y))
	}
	return nil
}

func (f *function) indexExtremum(e *ir.Call) value.Value {
	combine := f.MaxInt
	switch e.Fn {
	case "max":
	case "min":
		combine = f.MinInt
	default:
		return nil
	}
	v := f.index(e.Args[0])
	for _, arg := range e.Args[1:] {
		v = combine(v, f.index(arg))
	}
	return v
}
