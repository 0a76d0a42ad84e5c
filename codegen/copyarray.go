package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"

	"github.com/llir/llvm/ir/constant"
)

// copyArray has the runtime move the elements of a mapped array to their places in another one.
func (f *function) copyArray(s *ir.CopyArray) {
	rank := s.To.Rank()
	var dims, ones []int64
	for k := range rank {
		dims, ones = append(dims, int64(k)), append(ones, 1)
	}
	fields := f.positionFields(s.Span())
	for name, v := range map[string]constant.Constant{
		"dims": build.I64(int64(rank)), "to_dim": numbers(abi.RankMax, dims), "from_dim": numbers(abi.RankMax, dims),
		"to_step": numbers(abi.RankMax, ones), "from_step": numbers(abi.RankMax, ones),
	} {
		fields[name] = v
	}
	f.defineStruct(abi.Copy)
	where := f.internal("copy."+s.To.Name, f.record(abi.Copy, fields))
	for k := range rank {
		lo, hi := f.index(s.To.Dims[k].Lo), f.index(s.To.Dims[k].Hi)
		f.Store(f.Extent(lo, hi, build.I64(1)), f.Field(where, int64(abi.Copy.FieldIndex("count")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("to_lo")), int64(k)))
		f.Store(lo, f.Field(where, int64(abi.Copy.FieldIndex("from_lo")), int64(k)))
	}
	f.callRuntime("hpf_copy_arrays", where, f.arrayGlobal(f.arrayOf(s.To)), f.arrayGlobal(f.arrayOf(s.From)))
}
