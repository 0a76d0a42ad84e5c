// Package derived makes code for values of derived types in memory: default values, copies with memory of their own for
// allocatable components, and freeing what components have. It knows addresses, not variables.
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

// A derived type is a struct with its components in order, each aligned as in C; an allocatable component is gfortran's
// descriptor. So variables of such types can be shared with objects of gfortran and of C. Allocatable scalar components are
// addresses; the lengths of those of deferred length come after all components.

// SetDefaults gives n elements of fresh memory the default values of their type.
func SetDefaults(c *module.Coder, t ir.Type, memory, n value.Value) {
	if t.Derived == nil || !t.Derived.HasDefault() {
		return
	}
	elements := c.Cast(memory, types.NewPointer(build.MemoryType(t)))
	model := c.Private("", build.DefaultValue(t.Derived))
	c.CountedLoop(n, func(k value.Value) { c.CopyBytes(c.Gep(elements, k), model, build.I64(build.SizeOf(t))) })
}

// AllocateScalar takes memory for what a scalar pointer will point to.
func AllocateScalar(c *module.Coder, t ir.Type, name string) value.Value {
	memory := c.CallRuntime("calloc", build.I64(1), build.I64(build.SizeOf(t)))
	c.FailIf(c.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+name+"'")
	SetDefaults(c, t, memory, build.I64(1))
	return memory
}

// LengthSlot is the memory of the length of component c of the variable at p.
func LengthSlot(f *module.Coder, t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	k := len(t.Components)
	for _, d := range build.DeferredLengths(t) {
		if d == c {
			break
		}
		k++
	}
	return f.Field(p, int64(k))
}
