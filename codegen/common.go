package codegen

import (
	"cmp"
	"slices"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// commonBlocks makes the common blocks: memory that objects of other compilers may share. The memory of EQUIVALENCE in one unit
// is internal to the module.
func (g *generator) commonBlocks(p *ir.Program) {
	for _, b := range p.Commons {
		if b.PerCall {
			continue
		}
		if b.Local {
			v := g.internal(b.Name, blockImage(b))
			v.Align = 64
			g.commons[b] = v
			continue
		}
		name := "__BLNK__"
		if b.Name != "" {
			name = b.Name + "_"
		}
		v := g.m.NewGlobalDef(name, blockImage(b))
		if b.Values == nil {
			v.Linkage = enum.LinkageCommon
		}
		v.Align = 64
		g.commons[b] = v
	}
}

// blockImage is the initial content of a common block: the given values, and zero bytes between them.
func blockImage(b *ir.Common) constant.Constant {
	if b.Values == nil {
		return build.Zero(types.NewArray(uint64(b.Size), types.I8))
	}
	values := slices.SortedStableFunc(slices.Values(b.Values), func(x, y ir.InitialValues) int { return cmp.Compare(x.Offset, y.Offset) })
	var fields []constant.Constant
	at := int64(0)
	gap := func(to int64) {
		if to > at {
			fields = append(fields, build.Zero(types.NewArray(uint64(to-at), types.I8)))
		}
	}
	for _, v := range values {
		if v.Offset < at {
			continue // given twice
		}
		gap(v.Offset)
		fields = append(fields, constants(v.List))
		at = v.Offset + v.Size()
	}
	gap(b.Size)
	var kinds []types.Type
	for _, x := range fields {
		kinds = append(kinds, x.Type())
	}
	t := types.NewStruct(kinds...)
	t.Packed = true
	return constant.NewStruct(t, fields...)
}

// constants is one value, or an array of them.
func constants(list []*ir.Const) constant.Constant {
	var values []constant.Constant
	for _, k := range list {
		values = append(values, build.MemoryConst(k))
	}
	if len(values) == 1 {
		return values[0]
	}
	return constant.NewArray(types.NewArray(uint64(len(values)), values[0].Type()), values...)
}

// inCommon is the address of a variable in a common block.
func (f *function) inCommon(sym *ir.Symbol) value.Value {
	to := types.NewPointer(build.MemoryType(sym.Type))
	if sym.Common.PerCall {
		return f.Cast(f.Gep(f.blockOfCall(sym.Common), build.I64(sym.Offset)), to)
	}
	p := constant.NewGetElementPtr(types.I8, bytesOf(f.commons[sym.Common]), build.I64(sym.Offset))
	return constant.NewBitCast(p, to)
}

// blockOfCall is the memory of EQUIVALENCE in this activation of a recursive procedure.
func (f *function) blockOfCall(b *ir.Common) value.Value {
	if f.ofCall[b] == nil {
		memory := f.Alloca(b.Name, types.NewArray(uint64(b.Size), types.I8))
		memory.Align = 64
		f.ofCall[b] = memory
	}
	return f.Field(f.ofCall[b], 0)
}
