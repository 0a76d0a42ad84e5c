package codegen

import (
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Allocatable scalar components are addresses; the lengths of those of deferred length stand behind all components.

// deferredLengths lists the components whose length stands behind all others, in their order.
func deferredLengths(t *ir.DerivedType) []*ir.Component {
	var out []*ir.Component
	for _, c := range t.Components {
		if c.Deferred {
			out = append(out, c)
		}
	}
	return out
}

// lengthSlot is the memory of the length of component c of the variable at p.
func (f *function) lengthSlot(t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	k := len(t.Components)
	for _, d := range deferredLengths(t) {
		if d == c {
			break
		}
		k++
	}
	return f.field(p, int64(k))
}

// fieldLength is the number of characters of a component.
func (f *function) fieldLength(e *ir.Field) value.Value {
	if !e.Comp.Deferred {
		return i64(int64(e.Comp.Type.Len))
	}
	return f.load(f.lengthSlot(e.X.Type().Derived, e.Comp, f.place(e.X)))
}

// slotBytes is the size of the value of an allocatable scalar component of the variable at p.
func (f *function) slotBytes(t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	if c.Deferred {
		return f.load(f.lengthSlot(t, c, p))
	}
	return i64(sizeOf(c.Type))
}

// renewText puts characters into fresh memory, which takes the place of the old: they may be part of that.
func (f *function) renewText(slot, n, from, have value.Value, name string) {
	memory := f.callRuntime("malloc", f.maxInt(n, i64(1)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "not enough memory for '"+name+"'")
	f.padText(memory, n, from, have)
	f.callRuntime("free", f.load(slot))
	f.store(memory, slot)
}

// reallocateField assigns to an allocatable character component.
func (f *function) reallocateField(e *ir.Field, x ir.Expr) {
	from, have := f.chars(x)
	n := have
	if !e.Comp.Deferred {
		n = i64(int64(e.Comp.Type.Len))
	}
	p := f.place(e.X)
	f.renewText(f.field(p, int64(e.Comp.Index)), n, from, have, e.Comp.Name)
	if e.Comp.Deferred {
		f.store(n, f.lengthSlot(e.X.Type().Derived, e.Comp, p))
	}
}

// allocateSlot takes memory for a scalar component that is a pointer or allocatable.
func (f *function) allocateSlot(s *ir.AllocateField, slot value.Value) {
	c := s.Field.Comp
	if c.Allocatable {
		f.failIf(f.icmp(enum.IPredNE, f.load(slot), constant.NewNull(bytePtr)), "component '"+c.Name+"' is already allocated")
	}
	if !c.Deferred {
		f.store(f.allocateScalar(c.Type, c.Name), slot)
		return
	}
	n := f.index(s.Len)
	f.store(f.callRuntime("calloc", f.maxInt(n, i64(1)), i64(1)), slot)
	f.store(n, f.lengthSlot(s.Field.X.Type().Derived, c, f.place(s.Field.X)))
}

// freeSlot frees an allocatable scalar component, and what its components have.
func (f *function) freeSlot(c *ir.Component, slot value.Value) {
	memory := f.load(slot)
	if t := c.Type.Derived; t != nil && t.HasAllocatable() {
		f.unlessNull(memory, func() { f.freeVariable(t, f.cast(memory, types.NewPointer(memoryType(c.Type)))) })
	}
	f.callRuntime("free", memory)
	f.store(constant.NewNull(bytePtr), slot)
}

// copySlot gives an allocatable scalar component of one variable a copy of what that of another has.
func (f *function) copySlot(t *ir.DerivedType, c *ir.Component, to, from value.Value) {
	x, y := f.field(to, int64(c.Index)), f.field(from, int64(c.Index))
	differ, done := f.newBlock("copy"), f.newBlock("copied")
	f.branch(f.icmp(enum.IPredNE, x, y), differ, done)
	f.cur = differ
	f.freeSlot(c, x)
	value := f.load(y)
	f.unlessNull(value, func() {
		if c.Tag != nil {
			f.copyDynamic(c, f.load(f.field(from, int64(c.Tag.Index))), value, x)
			return
		}
		n := f.slotBytes(t, c, from)
		f.copyValue(c, n, value, x)
		if c.Deferred {
			f.store(n, f.lengthSlot(t, c, to))
		}
	})
	f.jump(done)
	f.cur = done
}

// copyValue gives the component at slot x a copy of the n bytes at value.
func (f *function) copyValue(c *ir.Component, n, value, x value.Value) {
	memory := f.callRuntime("malloc", f.maxInt(n, i64(1)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "not enough memory for component '"+c.Name+"'")
	f.copyElements(c, memory, value, n)
	f.store(memory, x)
}

// copyDynamic copies the value of a CLASS component as one of its dynamic type.
func (f *function) copyDynamic(c *ir.Component, tag, value, x value.Value) {
	done := f.newBlock("copied")
	for _, t := range c.Type.Derived.Family() {
		typed := *c
		typed.Type = ir.Type{Base: ir.Derived, Derived: t}
		here, next := f.newBlock("type"), f.newBlock("other")
		f.branch(f.icmp(enum.IPredEQ, tag, i64(t.ID)), here, next)
		f.cur = here
		f.copyValue(&typed, i64(sizeOf(typed.Type)), value, x)
		f.jump(done)
		f.cur = next
	}
	f.jump(done)
	f.cur = done
}
