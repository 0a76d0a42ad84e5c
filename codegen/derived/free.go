package derived

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// FreeComponents frees the allocatable components of n variables of a derived type that stand one after the other.
func FreeComponents(c *module.Coder, t *ir.DerivedType, memory, n value.Value) {
	if !t.HasAllocatable() {
		return
	}
	c.CountedLoop(n, func(k value.Value) { FreeVariable(c, t, c.Gep(memory, k)) })
}

// FreeVariable frees the allocatable components of a variable.
func FreeVariable(c *module.Coder, t *ir.DerivedType, p value.Value) {
	if t.Recursive() || isLarge(t) {
		c.Call(freeing(c.Module, t), c.Cast(p, build.BytePtr))
		return
	}
	freeParts(c, t, p)
}

// freeParts frees the allocatable components of a variable.
func freeParts(f *module.Coder, t *ir.DerivedType, p value.Value) {
	for _, c := range t.Components {
		x := f.Field(p, int64(c.Index))
		switch {
		case c.Pointer:
		case c.Allocatable:
			FreeComponent(f, c, x)
		case c.Type.Derived == nil || !c.Type.Derived.HasAllocatable():
		case len(c.Dims) == 0:
			FreeVariable(f, c.Type.Derived, x)
		default:
			FreeComponents(f, c.Type.Derived, f.Field(x, 0), build.I64(c.Elements()))
		}
	}
}

// FreeElements frees what the elements of an allocatable component have, if it is allocated.
func FreeElements(f *module.Coder, c *ir.Component, d, base value.Value) {
	if c.Type.Derived == nil || !c.Type.Derived.HasAllocatable() {
		return
	}
	full, end := f.NewBlock("full"), f.NewBlock("end")
	f.Branch(f.Icmp(enum.IPredNE, base, constant.NewNull(build.BytePtr)), full, end)
	f.Cur = full
	var n value.Value = build.I64(1)
	for k := range c.Dims {
		n = f.Times(n, f.Extent(f.Load(f.Field(d, build.DescDims, int64(k), 1)), f.Load(f.Field(d, build.DescDims, int64(k), 2)), build.I64(1)))
	}
	t := types.NewPointer(build.MemoryType(c.Type))
	if c.CountsBytes() {
		f.CountedLoop(n, func(k value.Value) {
			FreeVariable(f, c.Type.Derived, f.Cast(f.Gep(base, f.Times(k, neighbours(f, d))), t))
		})
	} else {
		FreeComponents(f, c.Type.Derived, f.Cast(base, t), n)
	}
	f.Jump(end)
	f.Cur = end
}

// FreeSlot frees an allocatable scalar component, and what its components have.
func FreeSlot(f *module.Coder, c *ir.Component, slot value.Value) {
	memory := f.Load(slot)
	if t := c.Type.Derived; t != nil && t.HasAllocatable() {
		f.UnlessNull(memory, func() { FreeVariable(f, t, f.Cast(memory, types.NewPointer(build.MemoryType(c.Type)))) })
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), slot)
}

// FreeComponent frees an allocatable component, if it is allocated, and what its components have.
func FreeComponent(f *module.Coder, c *ir.Component, slot value.Value) {
	if c.IsSlot() {
		FreeSlot(f, c, slot)
		return
	}
	base := f.Field(slot, build.DescBase)
	memory := f.Load(base)
	FreeElements(f, c, slot, memory)
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), base)
}
