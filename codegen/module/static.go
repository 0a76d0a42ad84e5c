package module

import (
	"cmp"
	"slices"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// InitialValue is the value of a variable at the start of the program.
func InitialValue(sym *ir.Symbol) constant.Constant {
	if sym.Init != nil {
		return build.MemoryConst(sym.Init)
	}
	if sym.Type.Base == ir.Derived {
		return build.DefaultValue(sym.Type.Derived)
	}
	return build.Zero(build.MemoryType(sym.Type))
}

// ElementsConst is the initial value of an array of n elements.
func ElementsConst(sym *ir.Symbol, n int64) constant.Constant {
	t := types.NewArray(uint64(n), build.MemoryType(sym.Type))
	var values []constant.Constant
	switch {
	case sym.InitElems == nil && sym.Type.Base == ir.Derived && sym.Type.Derived.HasDefault():
		for range n {
			values = append(values, build.DefaultValue(sym.Type.Derived))
		}
		return constant.NewArray(t, values...)
	case sym.InitElems == nil:
		return build.Zero(t)
	}
	for _, c := range sym.InitElems {
		values = append(values, build.MemoryConst(c))
	}
	return constant.NewArray(t, values...)
}

// CommonBlocks makes the common blocks: memory that objects of other compilers may share. The memory of EQUIVALENCE in one unit
// is internal to the module.
func (g *Module) CommonBlocks(p *ir.Program) {
	for _, b := range p.Commons {
		if b.PerCall {
			continue
		}
		if b.Coarray != nil {
			g.Commons[b] = g.coarray(b)
			continue
		}
		if b.Local {
			v := g.Internal(b.Name, blockImage(b))
			v.Align = 64
			g.Commons[b] = v
			continue
		}
		v := g.IR.NewGlobalDef(b.Link(), blockImage(b))
		if b.Values == nil {
			v.Linkage = enum.LinkageCommon
		}
		v.Align = 64
		g.Commons[b] = v
	}
}

// coarrays is the section of static coarrays, which the runtime maps as symmetric memory.
const coarrays = "pgas_coarrays"

// coarray is the memory of a static coarray.
func (g *Module) coarray(b *ir.Common) *llvm.Global {
	init := InitialValue(b.Coarray)
	if b.Coarray.Rank() > 0 {
		size, _ := b.Coarray.Type.Size()
		init = ElementsConst(b.Coarray, b.Size/max(size, 1))
	}
	v := g.Internal(b.Name, init)
	v.Section, v.Align = coarrays, 64
	return v
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

// StaticScalar is the variable of the module for a scalar that lives as long as the program.
func (g *Module) StaticScalar(sym *ir.Symbol) *llvm.Global {
	if g.Statics[sym] == nil {
		g.Statics[sym] = g.Static(sym, "", InitialValue(sym))
	}
	return g.Statics[sym]
}

// Static adds a variable of the module; that of a Fortran module has the name that gfortran gives it, and can be seen from
// outside if there is an outside.
func (g *Module) Static(sym *ir.Symbol, part string, init constant.Constant) *llvm.Global {
	if sym.Link == "" {
		return g.Internal(sym.Name+part, init)
	}
	v := g.Internal(sym.Link, init)
	if g.Opt.Objects {
		v.Linkage = enum.LinkageNone
	}
	if _, zero := init.(*constant.ZeroInitializer); g.Opt.Objects && zero && sym.IsBoundToC() {
		v.Linkage = enum.LinkageCommon // C may define it, too
	}
	return v
}
