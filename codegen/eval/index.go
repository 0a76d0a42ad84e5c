package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Arrays of which an image stores several tiles, one after the other: in dimension k the element with index i stands at i + t*step,
// where t numbers the image's tiles from 0 and step is the runtime's slot_step. In a loop over tiles t counts with the loop; elsewhere
// the tile is that which owns the element.
// With multipartitioning, where tiles are no product over the dimensions, the runtime gives one number for the tile at hand, by which all its
// elements stand further on; it is added to the subscript whose stride is 1.

// index is the value of an Integer expression of any kind as i64. It computes in 64 bits from the variables on, which
// overflow rules allow and LLVM needs to see that subscripts run through consecutive elements.
func (f *Values) indexOf(e ir.Expr) value.Value {
	if n, ok := build.FoldedInt(e); ok {
		return build.I64(n)
	}
	switch e := e.(type) {
	case *ir.Var:
		if v := f.Nest.Counters[e.Sym]; v != nil {
			return v
		}
	case *ir.Conv:
		if e.X.Type().Base == ir.Integer {
			return f.Index(e.X)
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return f.Minus(build.I64(0), f.Index(e.X))
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
	return f.Resize(f.Expr(e), types.I64)
}

func (f *Values) indexBinary(e *ir.Binary) value.Value {
	switch e.Op {
	case ir.Add:
		return f.Plus(f.Index(e.X), f.Index(e.Y))
	case ir.Sub:
		return f.Minus(f.Index(e.X), f.Index(e.Y))
	case ir.Mul:
		return f.Times(f.Index(e.X), f.Index(e.Y))
	case ir.FloorDiv:
		return f.FloorDiv(f.Index(e.X), f.Index(e.Y))
	case ir.CeilDiv:
		return f.CeilDiv(f.Index(e.X), f.Index(e.Y))
	}
	return nil
}

func (f *Values) indexExtremum(e *ir.Call) value.Value {
	combine := f.MaxInt
	switch e.Fn {
	case "max":
	case "min":
		combine = f.MinInt
	default:
		return nil
	}
	v := f.Index(e.Args[0])
	for _, arg := range e.Args[1:] {
		v = combine(v, f.Index(arg))
	}
	return v
}
