package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// inCommon is the address of a variable in a common block.
func (f *memory) inCommon(sym *ir.Symbol) value.Value {
	to := types.NewPointer(build.MemoryType(sym.Type))
	if sym.Common.PerCall {
		return f.Cast(f.Gep(f.blockOfCall(sym.Common), build.I64(sym.Offset)), to)
	}
	p := constant.NewGetElementPtr(types.I8, module.BytesOf(f.Commons[sym.Common]), build.I64(sym.Offset))
	return constant.NewBitCast(p, to)
}

// blockOfCall is the memory of EQUIVALENCE in this activation of a recursive procedure.
func (f *memory) blockOfCall(b *ir.Common) value.Value {
	if f.ofCall[b] == nil {
		memory := f.Alloca(b.Name, types.NewArray(uint64(b.Size), types.I8))
		memory.Align = 64
		f.ofCall[b] = memory
	}
	return f.Field(f.ofCall[b], 0)
}
