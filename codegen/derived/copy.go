package derived

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// CopyDerived assigns a derived-type value: allocatable components get memory of their own.
func CopyDerived(c *module.Coder, t *ir.DerivedType, to, from value.Value) {
	if !t.HasAllocatable() {
		c.CopyBytes(to, from, build.I64(build.SizeOf(ir.Type{Base: ir.Derived, Derived: t})))
		return
	}
	switch {
	case t.Recursive():
		c.Call(recursiveCopy(c.Module, t), c.Cast(to, build.BytePtr), c.Cast(from, build.BytePtr))
	case isLarge(t):
		c.Call(largeCopy(c.Module, t), c.Cast(to, build.BytePtr), c.Cast(from, build.BytePtr))
	default:
		copyParts(c, t, to, from)
	}
}

// copyParts assigns the components of a value one by one.
func copyParts(f *module.Coder, t *ir.DerivedType, to, from value.Value) {
	for _, c := range t.Components {
		x, y := f.Field(to, int64(c.Index)), f.Field(from, int64(c.Index))
		n, _ := c.Size()
		switch {
		case c.Pointer:
			f.CopyBytes(x, y, build.I64(n))
			copyLength(f, t, c, to, from)
		case c.Allocatable && c.IsSlot():
			copySlot(f, t, c, to, from)
		case c.Allocatable:
			copyAllocatable(f, c, x, y, elementBytes(f, t, c, from), arrayTag(f, c, from))
			copyLength(f, t, c, to, from)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable() && len(c.Dims) == 0:
			CopyDerived(f, c.Type.Derived, x, y)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable():
			f.CountedLoop(build.I64(c.Elements()), func(k value.Value) {
				CopyDerived(f, c.Type.Derived, f.Gep(f.Field(x, 0), k), f.Gep(f.Field(y, 0), k))
			})
		default:
			f.CopyBytes(x, y, build.I64(n))
		}
	}
}

// elementBytes is the size of an element of the array component of the variable at p, if it is allocated.
func elementBytes(f *module.Coder, t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	if c.Deferred {
		return build.BytesOfChars(f.Builder, c.Type, f.Load(LengthSlot(f, t, c, p)))
	}
	if c.CountsBytes() {
		return neighbours(f, f.Field(p, int64(c.Index)))
	}
	return build.I64(build.SizeOf(c.Type))
}

// copyLength copies the length of a component where it is deferred.
func copyLength(f *module.Coder, t *ir.DerivedType, c *ir.Component, to, from value.Value) {
	if c.Deferred {
		f.Store(f.Load(LengthSlot(f, t, c, from)), LengthSlot(f, t, c, to))
	}
}

// copyAllocatable gives the component at x a copy of what the one at y has, whose elements have n bytes; tag is that of an array of
// CLASS, nil for others.
func copyAllocatable(f *module.Coder, c *ir.Component, x, y, n, tag value.Value) {
	from := f.Load(f.Field(y, build.DescBase))
	old := f.Load(f.Field(x, build.DescBase))
	differ, done := f.NewBlock("copy"), f.NewBlock("copied")
	f.Branch(f.Icmp(enum.IPredNE, f.Field(x, build.DescBase), f.Field(y, build.DescBase)), differ, done)
	f.Cur = differ
	FreeElements(f, c, x, old)
	f.CallRuntime("free", old)
	for k := range c.Dims {
		lo, hi := f.Load(f.Field(y, build.DescDims, int64(k), 1)), f.Load(f.Field(y, build.DescDims, int64(k), 2))
		n = f.Times(n, f.Extent(lo, hi, build.I64(1)))
	}
	f.Store(f.Load(y), x)
	full, end := f.NewBlock("full"), f.NewBlock("end")
	f.Branch(f.Icmp(enum.IPredNE, from, constant.NewNull(build.BytePtr)), full, end)
	f.Cur = full
	memory := f.CallRuntime("malloc", f.MaxInt(n, build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for component '"+c.Name+"'")
	f.Store(memory, f.Field(x, build.DescBase))
	copyTagged(f, c, memory, from, n, tag)
	f.Jump(end)
	f.Cur = end
	f.Jump(done)
	f.Cur = done
}

// neighbours is the distance in bytes of neighbours in the first dimension of what a descriptor describes.
func neighbours(f *module.Coder, d value.Value) value.Value {
	return f.Times(f.Load(f.Field(d, build.DescSpan)), f.Load(f.Field(d, build.DescDims, 0, 0)))
}

// copyElements copies the elements of an allocatable component into fresh memory.
func copyElements(f *module.Coder, c *ir.Component, to, from, n value.Value) {
	if c.Type.Derived == nil || !c.Type.Derived.HasAllocatable() {
		f.CopyBytes(to, from, n)
		return
	}
	clear := f.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	f.Call(clear, to, constant.NewInt(types.I8, 0), n, constant.NewBool(false))
	t := types.NewPointer(build.MemoryType(c.Type))
	x, y := f.Cast(to, t), f.Cast(from, t)
	f.CountedLoop(f.Sdiv(n, build.I64(build.SizeOf(c.Type))), func(k value.Value) {
		CopyDerived(f, c.Type.Derived, f.Gep(x, k), f.Gep(y, k))
	})
}

// slotBytes is the size of the value of an allocatable scalar component of the variable at p.
func slotBytes(f *module.Coder, t *ir.DerivedType, c *ir.Component, p value.Value) value.Value {
	if c.Deferred {
		return build.BytesOfChars(f.Builder, c.Type, f.Load(LengthSlot(f, t, c, p)))
	}
	return build.I64(build.SizeOf(c.Type))
}

// copySlot gives an allocatable scalar component of one variable a copy of what that of another has.
func copySlot(f *module.Coder, t *ir.DerivedType, c *ir.Component, to, from value.Value) {
	x, y := f.Field(to, int64(c.Index)), f.Field(from, int64(c.Index))
	differ, done := f.NewBlock("copy"), f.NewBlock("copied")
	f.Branch(f.Icmp(enum.IPredNE, x, y), differ, done)
	f.Cur = differ
	FreeSlot(f, c, x)
	value := f.Load(y)
	f.UnlessNull(value, func() {
		if c.Tag != nil {
			copyDynamic(f, c, f.Load(f.Field(from, int64(c.Tag.Index))), value, x)
			return
		}
		n := slotBytes(f, t, c, from)
		copyValue(f, c, n, value, x)
		if c.Deferred {
			f.Store(f.Load(LengthSlot(f, t, c, from)), LengthSlot(f, t, c, to))
		}
	})
	f.Jump(done)
	f.Cur = done
}

// copyValue gives the component at slot x a copy of the n bytes at value.
func copyValue(f *module.Coder, c *ir.Component, n, value, x value.Value) {
	memory := f.CallRuntime("malloc", f.MaxInt(n, build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for component '"+c.Name+"'")
	copyElements(f, c, memory, value, n)
	f.Store(memory, x)
}

// copyDynamic copies the value of a CLASS component as one of its dynamic type.
func copyDynamic(f *module.Coder, c *ir.Component, tag, value, x value.Value) {
	done := f.NewBlock("copied")
	if c.Type.IsUnlimited() {
		copyIntrinsic(f, c, tag, value, x, done)
	}
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

// copyIntrinsic copies the value of a CLASS(*) component that has an intrinsic type, and goes on at done. Its tag tells the size.
func copyIntrinsic(f *module.Coder, c *ir.Component, tag, value, x value.Value, done *llvm.Block) {
	here, next := f.NewBlock("intrinsic"), f.NewBlock("other")
	f.Branch(f.Icmp(enum.IPredSLT, tag, build.I64(0)), here, next)
	f.Cur = here
	copyValue(f, c, f.Sdiv(tag, build.I64(-ir.TagScale)), value, x)
	f.Jump(done)
	f.Cur = next
}

// arrayTag is the tag of an array component of CLASS(*) of the variable at p, nil for others.
func arrayTag(f *module.Coder, c *ir.Component, p value.Value) value.Value {
	if c.Tag == nil {
		return nil
	}
	return f.Load(f.Field(p, int64(c.Tag.Index)))
}

// copyTagged copies the n bytes of the elements of an allocatable component, as those of the type with the tag if there is one.
func copyTagged(f *module.Coder, c *ir.Component, to, from, n, tag value.Value) {
	if tag == nil {
		copyElements(f, c, to, from, n)
		return
	}
	done := f.NewBlock("elements")
	for _, t := range c.Type.Derived.Family() {
		if !t.HasAllocatable() {
			continue
		}
		typed := *c
		typed.Type = ir.Type{Base: ir.Derived, Derived: t}
		here, next := f.NewBlock("type"), f.NewBlock("other")
		f.Branch(f.Icmp(enum.IPredEQ, tag, build.I64(t.ID)), here, next)
		f.Cur = here
		copyElements(f, &typed, to, from, n)
		f.Jump(done)
		f.Cur = next
	}
	f.CopyBytes(to, from, n)
	f.Jump(done)
	f.Cur = done
}
