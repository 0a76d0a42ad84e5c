package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
)

// copyArray has the runtime move the elements of a mapped array to their places in another one.
func (f *messages) copyArray(s *ir.CopyArray) {
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
		lo, hi := f.index(s.To.Dims[k].Lo), f.index(s.To.Dims[k].Hi)
		f.Store(f.Extent(lo, hi, build.I64(1)), f.Field(where, int64(abi.Copy.FieldIndex("count")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("to_lo")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("from_lo")), int64(k)))
	}
	f.CallRuntime("hpf_copy_arrays", where, f.ArrayGlobal(f.arrayOf(s.To)), f.ArrayGlobal(f.arrayOf(s.From)))
}
