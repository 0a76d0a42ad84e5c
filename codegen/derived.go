package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// A derived type is a struct with its components in order, each aligned as in C; an allocatable component is gfortran's
// descriptor. So variables of such types can be shared with objects of gfortran and of C.

// place is the address of a variable, an element or a component.
func (f *values) place(e ir.Expr) value.Value {
	switch e := e.(type) {
	case *ir.Var:
		return f.variable(e.Sym)
	case *ir.Elem:
		return f.elemAddress(e)
	case *ir.Field:
		return f.fieldAddress(e)
	case *ir.Substr:
		p, _ := f.texts.chars(e)
		return p
	case *ir.Call:
		if e.Fn == "merge" {
			yes, no := f.place(e.Args[0]), f.place(e.Args[1])
			return f.Choose(f.expr(e.Args[2]), yes, no)
		}
	}
	diag.Bugf("codegen: the address of %T", e)
	return nil
}

// fieldAddress is the address of a component or of an element of an array component.
func (f *values) fieldAddress(e *ir.Field) value.Value {
	base := f.place(e.X)
	checkTarget(f.coder, e.X, base)
	p := f.Field(base, int64(e.Comp.Index))
	switch {
	case e.Comp.IsSlot():
		return f.Cast(f.Load(p), types.NewPointer(build.MemoryType(e.Comp.Type)))
	case e.Subs == nil:
		return p
	case e.Comp.Allocatable || e.Comp.Pointer:
		return f.describedElement(e, p)
	}
	var offset, stride value.Value = build.I64(0), build.I64(1)
	subs := f.indices(e.Subs)
	for k, d := range e.Comp.Dims {
		f.checkSubscript(e.Comp.Name, k, subs[k], d)
		offset = f.Plus(offset, f.Times(f.Minus(subs[k], f.index(d.Lo)), stride))
		stride = f.Times(stride, f.Extent(f.index(d.Lo), f.index(d.Hi), build.I64(1)))
	}
	return f.Gep(f.Field(p, 0), offset)
}

// describedElement is the address of an element of an allocatable component.
func (f *values) describedElement(e *ir.Field, d value.Value) value.Value {
	memory := f.Load(f.Field(d, build.DescBase))
	checkPointer(f.coder, memory, "array", e.Comp.Name, "is not allocated")
	var offset value.Value = build.I64(0)
	for k, sub := range f.indices(e.Subs) {
		lo := f.Load(f.Field(d, build.DescDims, int64(k), 1))
		if f.Opt.Check {
			checkRange(f.coder, e.Comp.Name, k, sub, lo, f.Load(f.Field(d, build.DescDims, int64(k), 2)))
		}
		offset = f.Plus(offset, f.Times(f.Minus(sub, lo), f.Load(f.Field(d, build.DescDims, int64(k), 0))))
	}
	return f.Gep(f.Cast(memory, types.NewPointer(build.MemoryType(e.Comp.Type))), offset)
}

func (f *values) checkSubscript(name string, k int, sub value.Value, d ir.Dim) {
	if f.Opt.Check {
		checkRange(f.coder, name, k, sub, f.index(d.Lo), f.index(d.Hi))
	}
}

func checkRange(c *coder, name string, k int, sub, lo, hi value.Value) {
	outside := c.Or(c.Icmp(enum.IPredSLT, sub, lo), c.Icmp(enum.IPredSGT, sub, hi))
	c.ColdExit(outside, func() {
		c.CallRuntime("hpf_fail_bounds", c.Position(c.Pos), c.Text(name), build.I32(int64(k+1)), sub, lo, hi)
	})
}

// slotOf is the address of what a component is made of: its value, its descriptor or its pointer.
func (f *values) slotOf(e *ir.Field) value.Value {
	return f.Field(f.place(e.X), int64(e.Comp.Index))
}

// view makes an array another name for components.
func (f *pointers) view(s *ir.View) {
	h := f.homes[s.Sym]
	comp := s.First.Comp
	switch {
	case s.Parent != nil:
		f.viewOfElements(s, h)
	case comp.Allocatable || comp.Pointer:
		d := f.slotOf(s.First)
		f.sections.adopt(s.Sym, d)
	default:
		strides, _, offset := layOut(s.Sym)
		for k, v := range strides {
			f.Store(v, h.strides[k])
		}
		first := f.Field(f.fieldAddress(s.First), 0)
		f.Store(f.Gep(first, build.I64(-offset)), h.origin)
	}
}

// viewOfElements lets an array run through one component of the elements of a section.
func (f *pointers) viewOfElements(s *ir.View, h *home) {
	parent := f.homeOf(s.Parent.Sym)
	size, scale := build.SizeOf(s.Sym.Type), build.SizeOf(s.Parent.Sym.Type)
	if parent.bytes {
		scale = 1
	}
	if h.bytes = parent.bytes || size == 0 || scale%size != 0; !h.bytes {
		scale /= size
	}
	var offset value.Value = build.I64(0)
	next := 0
	for k := range s.Parent.Lo {
		if s.Parent.Single[k] {
			continue
		}
		stride := f.Times(f.Times(f.strideOf(parent, k), f.index(s.Parent.Step[k])), build.I64(scale))
		f.Store(stride, h.strides[next])
		offset = f.Plus(offset, stride)
		next++
	}
	first := f.Cast(f.fieldAddress(s.First), build.Pointee(h.origin))
	f.Store(f.moved(h, s.Sym, first, f.Minus(build.I64(0), offset)), h.origin)
}

// copyDerived assigns a derived-type value: allocatable components get memory of their own.
func copyDerived(c *coder, t *ir.DerivedType, to, from value.Value) {
	if !t.HasAllocatable() {
		copyBytes(c, to, from, build.I64(build.SizeOf(ir.Type{Base: ir.Derived, Derived: t})))
		return
	}
	if t.Recursive() {
		c.Call(c.gen.recursiveCopy(t), c.Cast(to, build.BytePtr), c.Cast(from, build.BytePtr))
		return
	}
	copyParts(c, t, to, from)
}

// copyParts assigns the components of a value one by one.
func copyParts(f *coder, t *ir.DerivedType, to, from value.Value) {
	for _, c := range t.Components {
		x, y := f.Field(to, int64(c.Index)), f.Field(from, int64(c.Index))
		n, _ := c.Size()
		switch {
		case c.Pointer:
			copyBytes(f, x, y, build.I64(n))
		case c.Allocatable && c.IsSlot():
			copySlot(f, t, c, to, from)
		case c.Allocatable:
			copyAllocatable(f, c, x, y)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable() && len(c.Dims) == 0:
			copyDerived(f, c.Type.Derived, x, y)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable():
			f.CountedLoop(build.I64(c.Elements()), func(k value.Value) {
				copyDerived(f, c.Type.Derived, f.Gep(f.Field(x, 0), k), f.Gep(f.Field(y, 0), k))
			})
		default:
			copyBytes(f, x, y, build.I64(n))
		}
	}
}

func copyBytes(c *coder, to, from, n value.Value) {
	move := c.DeclareFunc("llvm.memmove.p0i8.p0i8.i64", types.Void, build.BytePtr, build.BytePtr, types.I64, types.I1)
	c.Call(move, c.Cast(to, build.BytePtr), c.Cast(from, build.BytePtr), n, constant.NewBool(false))
}

// copyAllocatable gives the component at x a copy of what the one at y has.
func copyAllocatable(f *coder, c *ir.Component, x, y value.Value) {
	from := f.Load(f.Field(y, build.DescBase))
	old := f.Load(f.Field(x, build.DescBase))
	differ, done := f.NewBlock("copy"), f.NewBlock("copied")
	f.Branch(f.Icmp(enum.IPredNE, f.Field(x, build.DescBase), f.Field(y, build.DescBase)), differ, done)
	f.Cur = differ
	freeElements(f, c, x, old)
	f.CallRuntime("free", old)
	var n value.Value = build.I64(build.SizeOf(c.Type))
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
	copyElements(f, c, memory, from, n)
	f.Jump(end)
	f.Cur = end
	f.Jump(done)
	f.Cur = done
}

// copyElements copies the elements of an allocatable component into fresh memory.
func copyElements(f *coder, c *ir.Component, to, from, n value.Value) {
	if c.Type.Derived == nil || !c.Type.Derived.HasAllocatable() {
		copyBytes(f, to, from, n)
		return
	}
	clear := f.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	f.Call(clear, to, constant.NewInt(types.I8, 0), n, constant.NewBool(false))
	t := types.NewPointer(build.MemoryType(c.Type))
	x, y := f.Cast(to, t), f.Cast(from, t)
	f.CountedLoop(f.Sdiv(n, build.I64(build.SizeOf(c.Type))), func(k value.Value) {
		copyDerived(f, c.Type.Derived, f.Gep(x, k), f.Gep(y, k))
	})
}

// allocateField takes memory for an allocatable component.
func (f *pointers) allocateField(s *ir.AllocateField) {
	c := s.Field.Comp
	d := f.slotOf(s.Field)
	if c.IsSlot() {
		f.allocateSlot(s, d)
		return
	}
	if !c.Pointer {
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(f.Field(d, build.DescBase)), constant.NewNull(build.BytePtr)),
			"component '"+c.Name+"' is already allocated")
	}
	var size, offset value.Value = build.I64(1), build.I64(0)
	for k, b := range s.Dims {
		lo, hi := f.index(b.Lo), f.index(b.Hi)
		build.SetDimension(f.Builder, d, k, size, lo, hi)
		offset = f.Minus(offset, f.Times(lo, size))
		size = f.Times(size, f.Extent(lo, hi, build.I64(1)))
	}
	memory := f.CallRuntime("hpf_cleared_memory", f.MaxInt(size, build.I64(1)), build.I64(build.SizeOf(c.Type)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for component '"+c.Name+"'")
	build.FillDescriptor(f.Builder, d, c.Type, build.I64(build.SizeOf(c.Type)), len(c.Dims), memory, offset)
	setDefaults(f.coder, c.Type, memory, size)
}

// setDefaults gives n elements of fresh memory the default values of their type.
func setDefaults(c *coder, t ir.Type, memory, n value.Value) {
	if t.Derived == nil || !t.Derived.HasDefault() {
		return
	}
	elements := c.Cast(memory, types.NewPointer(build.MemoryType(t)))
	model := c.Private("", build.DefaultValue(t.Derived))
	c.CountedLoop(n, func(k value.Value) { copyBytes(c, c.Gep(elements, k), model, build.I64(build.SizeOf(t))) })
}

func (f *pointers) deallocateField(s *ir.DeallocateField) {
	base := f.slotOf(s.Field)
	if len(s.Field.Comp.Dims) > 0 {
		base = f.Field(base, build.DescBase)
	}
	memory := f.Load(base)
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "component '"+s.Field.Comp.Name+"' is not allocated")
	if s.Field.Comp.Allocatable && s.Field.Comp.IsSlot() {
		freeSlot(f.coder, s.Field.Comp, base)
		return
	}
	if s.Field.Comp.Allocatable {
		freeElements(f.coder, s.Field.Comp, f.slotOf(s.Field), memory)
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), base)
}

// reset gives a derived-type variable its default values.
func (f *pointers) reset(s *ir.Reset) {
	t := s.Var.Sym.Type
	if t.Derived.HasAllocatable() {
		freeVariable(f.coder, t.Derived, f.variable(s.Var.Sym))
	}
	copyBytes(f.coder, f.variable(s.Var.Sym), f.Private("", build.DefaultValue(t.Derived)), build.I64(build.SizeOf(t)))
}

// freeComponents frees the allocatable components of n variables of a derived type that stand one behind the other.
func freeComponents(c *coder, t *ir.DerivedType, memory, n value.Value) {
	if !t.HasAllocatable() {
		return
	}
	c.CountedLoop(n, func(k value.Value) { freeVariable(c, t, c.Gep(memory, k)) })
}

func freeVariable(c *coder, t *ir.DerivedType, p value.Value) {
	if t.Recursive() {
		c.Call(c.gen.recursiveFree(t), c.Cast(p, build.BytePtr))
		return
	}
	freeParts(c, t, p)
}

// freeParts frees the allocatable components of a variable.
func freeParts(f *coder, t *ir.DerivedType, p value.Value) {
	for _, c := range t.Components {
		x := f.Field(p, int64(c.Index))
		switch {
		case c.Pointer:
		case c.Allocatable:
			freeComponent(f, c, x)
		case c.Type.Derived == nil || !c.Type.Derived.HasAllocatable():
		case len(c.Dims) == 0:
			freeVariable(f, c.Type.Derived, x)
		default:
			freeComponents(f, c.Type.Derived, f.Field(x, 0), build.I64(c.Elements()))
		}
	}
}

// freeElements frees what the elements of an allocatable component have, if it is allocated.
func freeElements(f *coder, c *ir.Component, d, base value.Value) {
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
	freeComponents(f, c.Type.Derived, f.Cast(base, types.NewPointer(build.MemoryType(c.Type))), n)
	f.Jump(end)
	f.Cur = end
}

// freeLocals frees the allocatable components of the local variables of a procedure when it ends.
func (f *pointers) freeLocals(u *spmd.Unit) {
	for _, s := range u.Symbols {
		t := s.Type.Derived
		if t == nil || !t.HasAllocatable() || s.Storage != ir.Automatic || s.Pointer || s.View || s.Allocatable {
			continue
		}
		switch {
		case s.Rank() == 0:
			freeVariable(f.coder, t, f.variable(s))
		case hasConstantShape(s):
			_, size, offset := layOut(s)
			freeComponents(f.coder, t, shifted(f.coder, f.homes[s].origin, offset), build.I64(size))
		}
	}
}
