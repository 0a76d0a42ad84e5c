package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// With debug information, an array whose address or bounds are known only at run time has a description in memory for debuggers:
// the address of its first element, and for each dimension the bounds and the bytes from one element to the next. It is written
// where the array is allocated, freed, pointed elsewhere, or passed, and its type reads it (DWARF 5, 5.18.1: DW_AT_data_location).

// isShown tells whether debuggers get a description of a dynamic array. Arrays that an internal procedure may change without the
// knowledge of this unit have none.
func (d *debugUnit) isShown(sym *ir.Symbol) bool {
	return d != nil && isDescribable(sym) && sym.Rank() > 0 && sym.Map == nil && !sym.View && !sym.Absent &&
		(!sym.Captured || isShared(sym))
}

// shownType is the memory of a description.
func shownType(rank int) *types.StructType {
	return types.NewStruct(build.BytePtr, types.NewArray(uint64(rank), types.NewStruct(types.I64, types.I64, types.I64)))
}

// shown is the description of an array, made at its first use.
func (d *debugUnit) shown(sym *ir.Symbol) value.Value {
	if g := d.f.Shared.shown[sym]; g != nil {
		return g
	}
	if a := d.own[sym]; a != nil {
		return a
	}
	t := shownType(sym.Rank())
	if isShared(sym) {
		g := d.f.Internal(sym.Name+".shown", build.Zero(t))
		d.f.Shared.shown[sym] = g
		d.info.Global(sym, g, d.f.source, d.info.DynamicType(sym))
		return g
	}
	a := d.f.Alloca(sym.Name+".shown", t)
	d.f.Entry.Insts = append(d.f.Entry.Insts, llvm.NewStore(build.Zero(t), a))
	d.own[sym] = a
	d.describe(sym, a, d.info.DynamicType(sym))
	return a
}

// Show writes the description of an array that begins at base, under its present bounds.
func (d *debugUnit) Show(sym *ir.Symbol, base value.Value) {
	if !d.isShown(sym) {
		return
	}
	a, h := d.shown(sym), d.f.HomeOf(sym)
	f := d.f
	for k, dim := range sym.Dims {
		f.Store(f.Index(dim.Lo), f.Field(a, 1, int64(k), 0))
		f.Store(f.Index(dim.Hi), f.Field(a, 1, int64(k), 1))
		f.Store(f.Times(f.StrideOf(h, k), f.ElementBytes(sym)), f.Field(a, 1, int64(k), 2))
	}
	f.Store(f.Cast(base, build.BytePtr), f.Field(a, 0))
}

// Hide tells debuggers that an array has no memory.
func (d *debugUnit) Hide(sym *ir.Symbol) {
	if d.isShown(sym) {
		d.f.Store(constant.NewNull(build.BytePtr), d.f.Field(d.shown(sym), 0))
	}
}

// ShowSized writes the description of a dummy array with bounds of its own; one whose last bound is unknown has none.
func (d *debugUnit) ShowSized(sym *ir.Symbol, base value.Value) {
	if sym.Size != ir.AssumedSize {
		d.Show(sym, base)
	}
}
