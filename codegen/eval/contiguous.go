package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// isContiguous tells whether each dimension of a section begins where the one before it ends, as gfortran asks it: a dimension of one
// element counts with its stride.
func (f *Values) isContiguous(s *ir.Section) value.Value {
	var dense value.Value = constant.NewBool(true)
	var want value.Value = build.I64(1)
	if h := f.HomeOf(s.Sym); h.Bytes {
		want = f.ElementBytes(s.Sym)
	}
	var declared value.Value = build.I64(1)
	for k, d := range s.Sym.Dims {
		stride := declared
		if asDeclared := isDeclared(s.Sym); asDeclared {
			declared = f.Times(declared, f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)))
		} else {
			stride = f.StrideOf(f.HomeOf(s.Sym), k)
		}
		if s.Single[k] {
			continue
		}
		step := f.Index(s.Step[k])
		dense = f.And(dense, f.Icmp(enum.IPredEQ, f.Times(stride, step), want))
		want = f.Times(want, f.Extent(f.Index(s.Lo[k]), f.Index(s.Hi[k]), step))
	}
	return dense
}

// isDeclared holds for an array whose elements stand as its bounds say; a distributed one counts as one of them, wherever its tiles are.
func isDeclared(s *ir.Symbol) bool {
	return s.Map != nil || !s.Pointer && !s.View && s.Size < ir.AssumedShape && !s.CountsBytes()
}
