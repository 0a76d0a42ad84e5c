package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// layoutTable gives the runtime the sizes of dimension k of a layout.
func (f *messages) layoutTable(layout value.Value, k int, t *ir.Table) {
	switch {
	case t == nil:
	case t.IsConstant():
		sizes := f.Private("", module.Numbers(len(t.Values), t.Values))
		f.CallRuntime("hpf_layout_table", layout, build.I64(int64(k)), f.Cast(sizes, build.BytePtr), build.I64(int64(len(t.Values))), build.I64(8), build.I64(8),
			f.Position(f.Pos))
	default:
		sizes, stride := f.tableElements(t)
		count := f.Extent(f.index(t.Sym.Dims[0].Lo), f.index(t.Sym.Dims[0].Hi), build.I64(1))
		f.CallRuntime("hpf_layout_table", layout, build.I64(int64(k)), sizes, count, stride, build.I64(int64(t.Sym.Type.Kind)), f.Position(f.Pos))
	}
}

// tableElements is the address of the first size and the distance to the next in bytes.
func (f *messages) tableElements(t *ir.Table) (first, stride value.Value) {
	address := f.address(t.Sym, []value.Value{f.index(t.Sym.Dims[0].Lo)})
	h := f.homeOf(t.Sym)
	stride = build.I64(int64(t.Sym.Type.Kind))
	switch {
	case h.strided && h.bytes:
		stride = h.stride(f.memory, 0)
	case h.strided:
		stride = f.Times(stride, h.stride(f.memory, 0))
	}
	return f.Cast(address, types.I8Ptr), stride
}
