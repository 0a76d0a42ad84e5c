package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// index is the value of an Integer expression of any kind as i64. It computes in 64 bits from the variables on, which
// overflow rules allow and LLVM needs to see that subscripts run through consecutive elements.
func (f *function) index(e sem.Expr) value.Value {
	if n, ok := foldedInt(e); ok {
		return i64(n)
	}
	switch e := e.(type) {
	case *sem.Var:
		if v := f.nest.counters[e.Sym]; v != nil {
			return v
		}
	case *sem.Conv:
		if e.X.Type().Base == sem.Integer {
			return f.index(e.X)
		}
	case *sem.Unary:
		if e.Op == sem.Neg {
			return f.minus(i64(0), f.index(e.X))
		}
	case *sem.Binary:
		if v := f.indexBinary(e); v != nil {
			return v
		}
	case *sem.Call:
		if v := f.indexExtremum(e); v != nil {
			return v
		}
	}
	return f.resize(f.expr(e), types.I64)
}

func (f *function) indexBinary(e *sem.Binary) value.Value {
	switch e.Op {
	case sem.Add:
		return f.plus(f.index(e.X), f.index(e.Y))
	case sem.Sub:
		return f.minus(f.index(e.X), f.index(e.Y))
	case sem.Mul:
		return f.times(f.index(e.X), f.index(e.Y))
	case sem.FloorDiv:
		return f.floorDiv(f.index(e.X), f.index(e.Y))
	case sem.CeilDiv:
		return f.ceilDiv(f.index(e.X), f.index(e.Y))
	}
	return nil
}

func (f *function) indexExtremum(e *sem.Call) value.Value {
	combine := f.maxInt
	switch e.Fn {
	case "max":
	case "min":
		combine = f.minInt
	default:
		return nil
	}
	v := f.index(e.Args[0])
	for _, arg := range e.Args[1:] {
		v = combine(v, f.index(arg))
	}
	return v
}
