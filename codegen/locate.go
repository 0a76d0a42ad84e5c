package codegen

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// locate combines the records of a search over all images: each variable takes one word.
func (f *function) locate(s *spmd.Locate) {
	record := f.alloca("record", types.NewArray(uint64(len(s.Words)), types.I64))
	word := func(k int) value.Value {
		place := f.field(record, int64(k))
		if s.Words[k].Type.Base == ir.Real {
			return f.cast(place, types.NewPointer(types.Double))
		}
		return place
	}
	for k, v := range s.Words {
		f.store(f.expr(&ir.Var{Sym: v}), word(k))
	}
	real := s.Words[s.Keys+1].Type.Base == ir.Real
	f.callRuntime("hpf_locate", f.field(record, 0), i32(int64(len(s.Words))), i32(int64(s.Keys)), bit(real), bit(s.Min), bit(s.Last),
		f.position(s.Span()))
	for k, v := range s.Words {
		f.assignValue(&ir.Var{Sym: v}, f.load(word(k)))
	}
}

// bit is 1 for true.
func bit(v bool) value.Value {
	if v {
		return i32(1)
	}
	return i32(0)
}
