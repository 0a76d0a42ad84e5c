package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// borrow lets mapped arrays use the memory of others, if the runtime finds that they lie alike, or gives it back.
func borrow(f *messages, s *ir.Borrow) {
	n, into := build.I64(int64(len(s.Into))), arrayTable(f, s.Into)
	if s.End {
		f.CallRuntime("hpf_give_back", into, n)
		f.setVariable(s.Flag.Sym, build.I64(0))
	} else {
		f.setVariable(s.Flag.Sym, f.CallRuntime("hpf_borrow", into, arrayTable(f, s.From), n))
	}
	for _, x := range s.Into {
		shared := f.dynamicHome(x)
		f.findStorage(f.ArrayGlobal(f.arrayOf(x)), x, shared)
		follow(f.memory, x, shared)
	}
}

// borrowers are the arrays of a unit that borrow memory in it.
func borrowers(u *spmd.Unit) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		if s, ok := st.(*ir.Borrow); ok {
			for _, x := range s.Into {
				out[x] = true
			}
		}
		return true
	})
	return out
}

// movingHome is what a procedure keeps itself of where an array is that may be elsewhere in other parts of it.
func movingHome(f *memory, sym *ir.Symbol) *home {
	h := &home{dynamic: true, origin: f.Alloca(sym.Name+".origin", types.NewPointer(build.MemoryType(sym.Type)))}
	for range sym.Dims {
		h.strides = append(h.strides, f.Alloca(sym.Name+".stride", types.I64))
	}
	return h
}

// follow takes over where an array is now.
func follow(f *memory, sym *ir.Symbol, shared *home) {
	h := f.homeOf(sym)
	if h == shared {
		return
	}
	f.Store(f.Load(shared.origin), h.origin)
	for k, v := range shared.strides {
		f.Store(f.Load(v), h.strides[k])
	}
}

// arrayTable is a table of the runtime's descriptions of mapped arrays.
func arrayTable(f *messages, list []*ir.Symbol) constant.Constant {
	var arrays []constant.Constant
	for _, x := range list {
		arrays = append(arrays, f.ArrayGlobal(f.arrayOf(x)))
	}
	t := types.NewArray(uint64(len(arrays)), types.NewPointer(f.Structs[abi.Array.Name]))
	return f.Private("", constant.NewArray(t, arrays...))
}

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
