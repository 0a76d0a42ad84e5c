package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Allocatable scalar components are addresses; the lengths of those of deferred length stand behind all components.

// lengthSlot is the memory of the length of component c of the variable at p.
func lengthSlot(f *coder, t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	k := len(t.Components)
	for _, d := range build.DeferredLengths(t) {
		if d == c {
			break
		}
		k++
	}
	return f.Field(p, int64(k))
}

// fieldLength is the number of characters of a component.
func (f *values) fieldLength(e *ir.Field) value.Value {
	if !e.Comp.Deferred {
		return build.I64(int64(e.Comp.Type.Len))
	}
	return f.Load(lengthSlot(f.coder, e.X.Type().Derived, e.Comp, f.place(e.X)))
}

// slotBytes is the size of the value of an allocatable scalar component of the variable at p.
func slotBytes(f *coder, t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	if c.Deferred {
		return f.Load(lengthSlot(f, t, c, p))
	}
	return build.I64(build.SizeOf(c.Type))
}

// renewText puts characters into fresh memory, which takes the place of the old: they may be part of that.
func renewText(c *coder, slot, n, from, have value.Value, name string) {
	memory := c.CallRuntime("malloc", c.MaxInt(n, build.I64(1)))
	c.FailIf(c.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+name+"'")
	padText(c, memory, n, from, have)
	c.CallRuntime("free", c.Load(slot))
	c.Store(memory, slot)
}

// reallocateField assigns to an allocatable character component.
func (f *texts) reallocateField(e *ir.Field, x ir.Expr) {
	from, have := f.chars(x)
	n := have
	if !e.Comp.Deferred {
		n = build.I64(int64(e.Comp.Type.Len))
	}
	p := f.place(e.X)
	renewText(f.coder, f.Field(p, int64(e.Comp.Index)), n, from, have, e.Comp.Name)
	if e.Comp.Deferred {
		f.Store(n, lengthSlot(f.coder, e.X.Type().Derived, e.Comp, p))
	}
}

// allocateSlot takes memory for a scalar component that is a pointer or allocatable.
func (f *pointers) allocateSlot(s *ir.AllocateField, slot value.Value) {
	c := s.Field.Comp
	if c.Allocatable {
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "component '"+c.Name+"' is already allocated")
	}
	if !c.Deferred {
		f.Store(allocateScalar(f.coder, c.Type, c.Name), slot)
		return
	}
	n := f.index(s.Len)
	f.Store(f.CallRuntime("calloc", f.MaxInt(n, build.I64(1)), build.I64(1)), slot)
	f.Store(n, lengthSlot(f.coder, s.Field.X.Type().Derived, c, f.place(s.Field.X)))
}

// freeSlot frees an allocatable scalar component, and what its components have.
func freeSlot(f *coder, c *ir.Component, slot value.Value) {
	memory := f.Load(slot)
	if t := c.Type.Derived; t != nil && t.HasAllocatable() {
		f.UnlessNull(memory, func() { freeVariable(f, t, f.Cast(memory, types.NewPointer(build.MemoryType(c.Type)))) })
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), slot)
}

// allocatableField is the allocatable component that an argument is as a whole, nil for others.
func allocatableField(a ir.Actual) *ir.Field {
	if e, ok := a.X.(*ir.Field); ok && !a.Copy && e.Subs == nil && e.Comp.Allocatable {
		return e
	}
	return nil
}

// passedField passes an allocatable component that the procedure may allocate or free, by the address of its descriptor or of
// what points to it. As in gfortran it is the caller that frees the argument of INTENT(OUT).
func passedField(f *calls, e *ir.Field, d *ir.Symbol) passing {
	slot := f.slotOf(e)
	if d.Intent == "out" {
		freeComponent(f.coder, e.Comp, slot)
	}
	x := passing{value: f.Cast(slot, convention.ArgumentType(d))}
	switch {
	case !convention.IsText(d):
	case e.Comp.Deferred:
		x.length = lengthSlot(f.coder, e.X.Type().Derived, e.Comp, f.place(e.X))
	default:
		x.length = build.I64(int64(e.Comp.Type.Len))
	}
	return x
}

// freeComponent frees an allocatable component, if it is allocated, and what its components have.
func freeComponent(f *coder, c *ir.Component, slot value.Value) {
	if c.IsSlot() {
		freeSlot(f, c, slot)
		return
	}
	base := f.Field(slot, build.DescBase)
	memory := f.Load(base)
	freeElements(f, c, slot, memory)
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), base)
}

// copySlot gives an allocatable scalar component of one variable a copy of what that of another has.
func copySlot(f *coder, t *ir.DerivedType, c *ir.Component, to, from value.Value) {
	x, y := f.Field(to, int64(c.Index)), f.Field(from, int64(c.Index))
	differ, done := f.NewBlock("copy"), f.NewBlock("copied")
	f.Branch(f.Icmp(enum.IPredNE, x, y), differ, done)
	f.Cur = differ
	freeSlot(f, c, x)
	value := f.Load(y)
	f.UnlessNull(value, func() {
		if c.Tag != nil {
			copyDynamic(f, c, f.Load(f.Field(from, int64(c.Tag.Index))), value, x)
			return
		}
		n := slotBytes(f, t, c, from)
		copyValue(f, c, n, value, x)
		if c.Deferred {
			f.Store(n, lengthSlot(f, t, c, to))
		}
	})
	f.Jump(done)
	f.Cur = done
}

// copyValue gives the component at slot x a copy of the n bytes at value.
func copyValue(f *coder, c *ir.Component, n, value, x value.Value) {
	memory := f.CallRuntime("malloc", f.MaxInt(n, build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for component '"+c.Name+"'")
	copyElements(f, c, memory, value, n)
	f.Store(memory, x)
}

// copyDynamic copies the value of a CLASS component as one of its dynamic type.
func copyDynamic(f *coder, c *ir.Component, tag, value, x value.Value) {
	done := f.NewBlock("copied")
	for _, t := range c.Type.Derived.Family() {
		typed := *c
		typed.Type = ir.Type{Base: ir.Derived, Derived: t}
		here, next := f.NewBlock("type"), f.NewBlock("other")
		f.Branch(f.Icmp(enum.IPredEQ, tag, build.I64(t.ID)), here, next)
		f.Cur = here
		copyValue(f, &typed, build.I64(build.SizeOf(typed.Type)), value, x)
		f.Jump(done)
		f.Cur = next
	}
	f.Jump(done)
	f.Cur = done
}
