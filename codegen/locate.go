package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// locate combines the records of a search over all images: each variable takes one word.
func (f *messages) locate(s *spmd.Locate) {
	record := f.Alloca("record", types.NewArray(uint64(len(s.Words)), types.I64))
	word := func(k int) value.Value {
		place := f.Field(record, int64(k))
		if s.Words[k].Type.Base == ir.Real {
			return f.Cast(place, types.NewPointer(types.Double))
		}
		return place
	}
	for k, v := range s.Words {
		f.Store(f.expr(&ir.Var{Sym: v}), word(k))
	}
	real := s.Words[s.Keys+1].Type.Base == ir.Real
	f.CallRuntime("hpf_locate", f.Field(record, 0), build.I32(int64(len(s.Words))), build.I32(int64(s.Keys)), bit(real), bit(s.Min), bit(s.Last),
		f.Position(s.Span()))
	for k, v := range s.Words {
		f.assignValue(&ir.Var{Sym: v}, f.Load(word(k)))
	}
}

// bit is 1 for true.
func bit(v bool) value.Value {
	if v {
		return build.I32(1)
	}
	return build.I32(0)
}
