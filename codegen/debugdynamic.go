package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// With debug information, an array whose address or bounds are known only at run time has a description in memory for debuggers:
// the address of its first element, and for each dimension the bounds and the bytes from one element to the next. It is written
// where the array is allocated, freed, pointed elsewhere, or passed, and its type reads it (DWARF 5, 5.18.1: DW_AT_data_location).

// isShown tells whether debuggers get a description of a dynamic array. Arrays that an internal procedure may change without the
// knowledge of this unit have none.
func (f *function) isShown(sym *sem.Symbol) bool {
	return f.scope != nil && isDescribable(sym) && sym.Rank() > 0 && sym.Map == nil && !sym.View && !sym.Absent &&
		(!sym.Captured || isShared(sym))
}

// shownType is the memory of a description.
func shownType(rank int) *types.StructType {
	return types.NewStruct(bytePtr, types.NewArray(uint64(rank), types.NewStruct(types.I64, types.I64, types.I64)))
}

// shown is the description of an array, made at its first use.
func (f *function) shown(sym *sem.Symbol) value.Value {
	if g := f.di.shared[sym]; g != nil {
		return g
	}
	if a := f.shownHere[sym]; a != nil {
		return a
	}
	t := shownType(sym.Rank())
	if isShared(sym) {
		g := f.internal(sym.Name+".shown", zero(t))
		f.di.shared[sym] = g
		f.debugGlobalAs(sym, g, f.di.dynamicType(sym))
		return g
	}
	a := f.alloca(sym.Name+".shown", t)
	f.entry.Insts = append(f.entry.Insts, ir.NewStore(zero(t), a))
	if f.shownHere == nil {
		f.shownHere = map[*sem.Symbol]value.Value{}
	}
	f.shownHere[sym] = a
	f.describeVariable(sym, a, f.di.dynamicType(sym))
	return a
}

// show writes the description of an array that begins at base, under its present bounds.
func (f *function) show(sym *sem.Symbol, base value.Value) {
	if !f.isShown(sym) {
		return
	}
	a, h := f.shown(sym), f.homeOf(sym)
	for k, d := range sym.Dims {
		f.store(f.index(d.Lo), f.field(a, 1, int64(k), 0))
		f.store(f.index(d.Hi), f.field(a, 1, int64(k), 1))
		f.store(f.times(f.strideOf(h, k), f.elementBytes(sym)), f.field(a, 1, int64(k), 2))
	}
	f.store(f.cast(base, bytePtr), f.field(a, 0))
}

// hide tells debuggers that an array has no memory.
func (f *function) hide(sym *sem.Symbol) {
	if f.isShown(sym) {
		f.store(constant.NewNull(bytePtr), f.field(f.shown(sym), 0))
	}
}

// expression is a DWARF expression.
func (d *debugInfo) expression(ops ...metadata.DIExpressionField) *metadata.DIExpression {
	e := &metadata.DIExpression{MetadataID: -1, Fields: ops}
	return e
}

// dynamicType is the type of an array that its description is read for.
func (d *debugInfo) dynamicType(sym *sem.Symbol) metadata.Field {
	object := metadata.DIExpressionField(enum.DwarfOpPushObjectAddress)
	var ranges []metadata.Field
	for k := range sym.Dims {
		at := func(part int) *metadata.DIExpression {
			return d.expression(object, enum.DwarfOpPlusUconst, metadata.UintLit(8+24*k+8*part), enum.DwarfOpDeref)
		}
		r := &metadata.DISubrange{MetadataID: -1, LowerBound: at(0), UpperBound: at(1), Stride: at(2)}
		d.g.define(r)
		ranges = append(ranges, r)
	}
	t := &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagArrayType, BaseType: d.basicType(sym.Type),
		Elements: d.g.tuple(ranges...), DataLocation: d.expression(object, enum.DwarfOpDeref)}
	if sym.Pointer {
		t.Associated = d.expression(object, enum.DwarfOpDeref)
	} else {
		t.Allocated = d.expression(object, enum.DwarfOpDeref)
	}
	d.g.define(t)
	return t
}

// showSized writes the description of a dummy array with bounds of its own; one whose last bound is unknown has none.
func (f *function) showSized(sym *sem.Symbol, base value.Value) {
	if sym.Size != sem.AssumedSize {
		f.show(sym, base)
	}
}
