package message

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Borrow lets mapped arrays use the memory of others, if the runtime finds that they lie alike, or gives it back.
func Borrow(f *Messages, s *ir.Borrow) {
	n, into := build.I64(int64(len(s.Into))), arrayTable(f, s.Into)
	if s.End {
		f.CallRuntime("hpf_give_back", into, n)
		f.SetVariable(s.Flag.Sym, build.I64(0))
	} else {
		f.SetVariable(s.Flag.Sym, f.CallRuntime("hpf_borrow", into, arrayTable(f, s.From), n))
	}
	for _, x := range s.Into {
		f.moved(x)
	}
}

// moved takes over where the runtime has put a mapped array.
func (f *Messages) moved(x *ir.Symbol) {
	shared := f.DynamicHome(x)
	f.findStorage(f.ArrayGlobal(f.ArrayOf(x)), x, shared)
	storage.Follow(f.Memory, x, shared)
}

// arrayTable is a table of the runtime's descriptions of mapped arrays.
func arrayTable(f *Messages, list []*ir.Symbol) constant.Constant {
	var arrays []constant.Constant
	for _, x := range list {
		arrays = append(arrays, f.ArrayGlobal(f.ArrayOf(x)))
	}
	t := types.NewArray(uint64(len(arrays)), types.NewPointer(f.Structs[abi.Array.Name]))
	return f.Private("", constant.NewArray(t, arrays...))
}

// CopyArray has the runtime move the elements of a mapped array to their places in another one.
func (f *Messages) CopyArray(s *ir.CopyArray) {
	rank := s.To.Rank()
	var dims, ones []int64
	for k := range rank {
		dims, ones = append(dims, int64(k)), append(ones, 1)
	}
	fields := f.PositionFields(s.Span())
	for name, v := range map[string]constant.Constant{
		"dims": build.I64(int64(rank)), "to_dim": module.Numbers(abi.RankMax, dims), "from_dim": module.Numbers(abi.RankMax, dims),
		"to_step": module.Numbers(abi.RankMax, ones), "from_step": module.Numbers(abi.RankMax, ones),
	} {
		fields[name] = v
	}
	f.DefineStruct(abi.Copy)
	where := f.Internal("copy."+s.To.Name, f.Record(abi.Copy, fields))
	for k := range rank {
		lo, hi := f.Index(s.To.Dims[k].Lo), f.Index(s.To.Dims[k].Hi)
		f.Store(f.Extent(lo, hi, build.I64(1)), f.Field(where, int64(abi.Copy.FieldIndex("count")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("to_lo")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("from_lo")), int64(k)))
	}
	to, from := f.ArrayGlobal(f.ArrayOf(s.To)), f.ArrayGlobal(f.ArrayOf(s.From))
	switch {
	case s.Moves:
		f.CallRuntime("hpf_move_array", where, to, from)
		f.moved(s.To)
		f.moved(s.From)
		return
	case s.Base == nil:
		f.CallRuntime("hpf_copy_arrays", where, to, from)
		return
	}
	var elements value.Value = where
	if s.Fresh {
		elements = constant.NewNull(where.Typ)
	}
	f.CallRuntime("hpf_copy_version", elements, to, from, f.ArrayGlobal(f.ArrayOf(s.Base)))
	if s.To != s.Base {
		f.moved(s.To)
	}
}
