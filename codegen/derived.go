package codegen

import (
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

// structType is the LLVM type of a derived type.
func structType(t *ir.DerivedType) *types.StructType {
	var fields []types.Type
	for _, c := range t.Components {
		fields = append(fields, componentType(c))
	}
	for range deferredLengths(t) {
		fields = append(fields, types.I64)
	}
	return types.NewStruct(fields...)
}

func componentType(c *ir.Component) types.Type {
	switch {
	case c.IsSlot():
		return bytePtr
	case c.Allocatable || c.Pointer:
		return descriptorType(len(c.Dims))
	case len(c.Dims) > 0:
		return types.NewArray(uint64(c.Elements()), memoryType(c.Type))
	}
	return memoryType(c.Type)
}

// defaultValue is what a variable of a derived type begins with: the default values of its components, zero for others.
func defaultValue(t *ir.DerivedType) constant.Constant {
	if !t.HasDefault() {
		return zero(structType(t))
	}
	var fields []constant.Constant
	for _, c := range t.Components {
		fields = append(fields, defaultComponent(c))
	}
	for range deferredLengths(t) {
		fields = append(fields, i64(0))
	}
	return constant.NewStruct(structType(t), fields...)
}

// derivedConst is the memory form of a constant of derived type.
func derivedConst(k *ir.Const) constant.Constant {
	t := k.T.Derived
	var fields []constant.Constant
	for i, c := range t.Components {
		switch part := k.Parts[i]; {
		case part == nil:
			fields = append(fields, defaultComponent(c))
		case len(c.Dims) > 0:
			fields = append(fields, arrayConst(componentType(c).(*types.ArrayType), part.Parts))
		default:
			fields = append(fields, memoryConst(part))
		}
	}
	return constant.NewStruct(structType(t), fields...)
}

func arrayConst(t *types.ArrayType, list []*ir.Const) constant.Constant {
	values := make([]constant.Constant, len(list))
	for i, k := range list {
		values[i] = memoryConst(k)
	}
	return constant.NewArray(t, values...)
}

func defaultComponent(c *ir.Component) constant.Constant {
	if c.Allocatable || c.Pointer {
		return zero(componentType(c))
	}
	one := zero(memoryType(c.Type))
	switch {
	case c.Init != nil:
		one = memoryConst(c.Init)
	case c.Type.Base == ir.Derived:
		one = defaultValue(c.Type.Derived)
	}
	if len(c.Dims) == 0 {
		return one
	}
	values := make([]constant.Constant, c.Elements())
	for i := range values {
		values[i] = one
		if c.InitElems != nil {
			values[i] = memoryConst(c.InitElems[i])
		}
	}
	return constant.NewArray(componentType(c).(*types.ArrayType), values...)
}

// place is the address of a variable, an element or a component.
func (f *function) place(e ir.Expr) value.Value {
	switch e := e.(type) {
	case *ir.Var:
		return f.variable(e.Sym)
	case *ir.Elem:
		return f.elemAddress(e)
	case *ir.Field:
		return f.fieldAddress(e)
	case *ir.Substr:
		p, _ := f.chars(e)
		return p
	}
	diag.Bugf("codegen: the address of %T", e)
	return nil
}

// fieldAddress is the address of a component or of an element of an array component.
func (f *function) fieldAddress(e *ir.Field) value.Value {
	base := f.place(e.X)
	f.checkTarget(e.X, base)
	p := f.field(base, int64(e.Comp.Index))
	switch {
	case e.Comp.IsSlot():
		return f.cast(f.load(p), types.NewPointer(memoryType(e.Comp.Type)))
	case e.Subs == nil:
		return p
	case e.Comp.Allocatable || e.Comp.Pointer:
		return f.describedElement(e, p)
	}
	var offset, stride value.Value = i64(0), i64(1)
	subs := f.indices(e.Subs)
	for k, d := range e.Comp.Dims {
		f.checkSubscript(e.Comp.Name, k, subs[k], d)
		offset = f.plus(offset, f.times(f.minus(subs[k], f.index(d.Lo)), stride))
		stride = f.times(stride, f.extent(f.index(d.Lo), f.index(d.Hi), i64(1)))
	}
	return f.gep(f.field(p, 0), offset)
}

// describedElement is the address of an element of an allocatable component.
func (f *function) describedElement(e *ir.Field, d value.Value) value.Value {
	memory := f.load(f.field(d, descBase))
	f.checkPointer(memory, "array", e.Comp.Name, "is not allocated")
	var offset value.Value = i64(0)
	for k, sub := range f.indices(e.Subs) {
		lo := f.load(f.field(d, descDims, int64(k), 1))
		if f.opt.Check {
			f.checkRange(e.Comp.Name, k, sub, lo, f.load(f.field(d, descDims, int64(k), 2)))
		}
		offset = f.plus(offset, f.times(f.minus(sub, lo), f.load(f.field(d, descDims, int64(k), 0))))
	}
	return f.gep(f.cast(memory, types.NewPointer(memoryType(e.Comp.Type))), offset)
}

func (f *function) checkSubscript(name string, k int, sub value.Value, d ir.Dim) {
	if f.opt.Check {
		f.checkRange(name, k, sub, f.index(d.Lo), f.index(d.Hi))
	}
}

func (f *function) checkRange(name string, k int, sub, lo, hi value.Value) {
	outside := f.or(f.icmp(enum.IPredSLT, sub, lo), f.icmp(enum.IPredSGT, sub, hi))
	f.coldExit(outside, func() {
		f.callRuntime("hpf_fail_bounds", f.position(f.pos), f.text(name), i32(int64(k+1)), sub, lo, hi)
	})
}

// slotOf is the address of what a component is made of: its value, its descriptor or its pointer.
func (f *function) slotOf(e *ir.Field) value.Value {
	return f.field(f.place(e.X), int64(e.Comp.Index))
}

// view makes an array another name for components.
func (f *function) view(s *ir.View) {
	h := f.homes[s.Sym]
	comp := s.First.Comp
	switch {
	case s.Parent != nil:
		f.viewOfElements(s, h)
	case comp.Allocatable || comp.Pointer:
		d := f.slotOf(s.First)
		f.adopt(s.Sym, d)
	default:
		strides, _, offset := layOut(s.Sym)
		for k, v := range strides {
			f.store(v, h.strides[k])
		}
		first := f.field(f.fieldAddress(s.First), 0)
		f.store(f.gep(first, i64(-offset)), h.origin)
	}
}

// viewOfElements lets an array run through one component of the elements of a section.
func (f *function) viewOfElements(s *ir.View, h *home) {
	parent := f.homeOf(s.Parent.Sym)
	size, scale := sizeOf(s.Sym.Type), sizeOf(s.Parent.Sym.Type)
	if parent.bytes {
		scale = 1
	}
	if h.bytes = parent.bytes || size == 0 || scale%size != 0; !h.bytes {
		scale /= size
	}
	var offset value.Value = i64(0)
	next := 0
	for k := range s.Parent.Lo {
		if s.Parent.Single[k] {
			continue
		}
		stride := f.times(f.times(f.strideOf(parent, k), f.index(s.Parent.Step[k])), i64(scale))
		f.store(stride, h.strides[next])
		offset = f.plus(offset, stride)
		next++
	}
	first := f.cast(f.fieldAddress(s.First), pointee(h.origin))
	f.store(f.moved(h, s.Sym, first, f.minus(i64(0), offset)), h.origin)
}

// copyDerived assigns a derived-type value: allocatable components get memory of their own.
func (f *function) copyDerived(t *ir.DerivedType, to, from value.Value) {
	if !t.HasAllocatable() {
		f.copyBytes(to, from, i64(sizeOf(ir.Type{Base: ir.Derived, Derived: t})))
		return
	}
	if t.Recursive() {
		f.call(f.recursiveCopy(t), f.cast(to, bytePtr), f.cast(from, bytePtr))
		return
	}
	f.copyParts(t, to, from)
}

// copyParts assigns the components of a value one by one.
func (f *function) copyParts(t *ir.DerivedType, to, from value.Value) {
	for _, c := range t.Components {
		x, y := f.field(to, int64(c.Index)), f.field(from, int64(c.Index))
		n, _ := c.Size()
		switch {
		case c.Pointer:
			f.copyBytes(x, y, i64(n))
		case c.Allocatable && c.IsSlot():
			f.copySlot(t, c, to, from)
		case c.Allocatable:
			f.copyAllocatable(c, x, y)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable() && len(c.Dims) == 0:
			f.copyDerived(c.Type.Derived, x, y)
		case c.Type.Derived != nil && c.Type.Derived.HasAllocatable():
			f.countedLoop(i64(c.Elements()), func(k value.Value) {
				f.copyDerived(c.Type.Derived, f.gep(f.field(x, 0), k), f.gep(f.field(y, 0), k))
			})
		default:
			f.copyBytes(x, y, i64(n))
		}
	}
}

func (f *function) copyBytes(to, from, n value.Value) {
	move := f.declareFunc("llvm.memmove.p0i8.p0i8.i64", types.Void, bytePtr, bytePtr, types.I64, types.I1)
	f.call(move, f.cast(to, bytePtr), f.cast(from, bytePtr), n, constant.NewBool(false))
}

// copyAllocatable gives the component at x a copy of what the one at y has.
func (f *function) copyAllocatable(c *ir.Component, x, y value.Value) {
	from := f.load(f.field(y, descBase))
	old := f.load(f.field(x, descBase))
	differ, done := f.newBlock("copy"), f.newBlock("copied")
	f.branch(f.icmp(enum.IPredNE, f.field(x, descBase), f.field(y, descBase)), differ, done)
	f.cur = differ
	f.freeElements(c, x, old)
	f.callRuntime("free", old)
	var n value.Value = i64(sizeOf(c.Type))
	for k := range c.Dims {
		lo, hi := f.load(f.field(y, descDims, int64(k), 1)), f.load(f.field(y, descDims, int64(k), 2))
		n = f.times(n, f.extent(lo, hi, i64(1)))
	}
	f.store(f.load(y), x)
	full, end := f.newBlock("full"), f.newBlock("end")
	f.branch(f.icmp(enum.IPredNE, from, constant.NewNull(bytePtr)), full, end)
	f.cur = full
	memory := f.callRuntime("malloc", f.maxInt(n, i64(1)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "not enough memory for component '"+c.Name+"'")
	f.store(memory, f.field(x, descBase))
	f.copyElements(c, memory, from, n)
	f.jump(end)
	f.cur = end
	f.jump(done)
	f.cur = done
}

// copyElements copies the elements of an allocatable component into fresh memory.
func (f *function) copyElements(c *ir.Component, to, from, n value.Value) {
	if c.Type.Derived == nil || !c.Type.Derived.HasAllocatable() {
		f.copyBytes(to, from, n)
		return
	}
	clear := f.declareFunc("llvm.memset.p0i8.i64", types.Void, bytePtr, types.I8, types.I64, types.I1)
	f.call(clear, to, constant.NewInt(types.I8, 0), n, constant.NewBool(false))
	t := types.NewPointer(memoryType(c.Type))
	x, y := f.cast(to, t), f.cast(from, t)
	f.countedLoop(f.sdiv(n, i64(sizeOf(c.Type))), func(k value.Value) {
		f.copyDerived(c.Type.Derived, f.gep(x, k), f.gep(y, k))
	})
}

// allocateField takes memory for an allocatable component.
func (f *function) allocateField(s *ir.AllocateField) {
	c := s.Field.Comp
	d := f.slotOf(s.Field)
	if c.IsSlot() {
		f.allocateSlot(s, d)
		return
	}
	if !c.Pointer {
		f.failIf(f.icmp(enum.IPredNE, f.load(f.field(d, descBase)), constant.NewNull(bytePtr)),
			"component '"+c.Name+"' is already allocated")
	}
	var size, offset value.Value = i64(1), i64(0)
	for k, b := range s.Dims {
		lo, hi := f.index(b.Lo), f.index(b.Hi)
		f.setDimension(d, k, size, lo, hi)
		offset = f.minus(offset, f.times(lo, size))
		size = f.times(size, f.extent(lo, hi, i64(1)))
	}
	memory := f.callRuntime("hpf_cleared_memory", f.maxInt(size, i64(1)), i64(sizeOf(c.Type)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "not enough memory for component '"+c.Name+"'")
	f.fillDescriptor(d, c.Type, i64(sizeOf(c.Type)), len(c.Dims), memory, offset)
	f.setDefaults(c.Type, memory, size)
}

// setDefaults gives n elements of fresh memory the default values of their type.
func (f *function) setDefaults(t ir.Type, memory, n value.Value) {
	if t.Derived == nil || !t.Derived.HasDefault() {
		return
	}
	elements := f.cast(memory, types.NewPointer(memoryType(t)))
	model := f.private("", defaultValue(t.Derived))
	f.countedLoop(n, func(k value.Value) { f.copyBytes(f.gep(elements, k), model, i64(sizeOf(t))) })
}

func (f *function) deallocateField(s *ir.DeallocateField) {
	base := f.slotOf(s.Field)
	if len(s.Field.Comp.Dims) > 0 {
		base = f.field(base, descBase)
	}
	memory := f.load(base)
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "component '"+s.Field.Comp.Name+"' is not allocated")
	if s.Field.Comp.Allocatable && s.Field.Comp.IsSlot() {
		f.freeSlot(s.Field.Comp, base)
		return
	}
	if s.Field.Comp.Allocatable {
		f.freeElements(s.Field.Comp, f.slotOf(s.Field), memory)
	}
	f.callRuntime("free", memory)
	f.store(constant.NewNull(bytePtr), base)
}

// reset gives a derived-type variable its default values.
func (f *function) reset(s *ir.Reset) {
	t := s.Var.Sym.Type
	if t.Derived.HasAllocatable() {
		f.freeVariable(t.Derived, f.variable(s.Var.Sym))
	}
	f.copyBytes(f.variable(s.Var.Sym), f.private("", defaultValue(t.Derived)), i64(sizeOf(t)))
}

// freeComponents frees the allocatable components of n variables of a derived type that stand one behind the other.
func (f *function) freeComponents(t *ir.DerivedType, memory, n value.Value) {
	if !t.HasAllocatable() {
		return
	}
	f.countedLoop(n, func(k value.Value) { f.freeVariable(t, f.gep(memory, k)) })
}

func (f *function) freeVariable(t *ir.DerivedType, p value.Value) {
	if t.Recursive() {
		f.call(f.recursiveFree(t), f.cast(p, bytePtr))
		return
	}
	f.freeParts(t, p)
}

// freeParts frees the allocatable components of a variable.
func (f *function) freeParts(t *ir.DerivedType, p value.Value) {
	for _, c := range t.Components {
		x := f.field(p, int64(c.Index))
		switch {
		case c.Pointer:
		case c.IsSlot():
			f.freeSlot(c, x)
		case c.Allocatable:
			base := f.load(f.field(x, descBase))
			f.freeElements(c, x, base)
			f.callRuntime("free", base)
			f.store(constant.NewNull(bytePtr), f.field(x, descBase))
		case c.Type.Derived == nil || !c.Type.Derived.HasAllocatable():
		case len(c.Dims) == 0:
			f.freeVariable(c.Type.Derived, x)
		default:
			f.freeComponents(c.Type.Derived, f.field(x, 0), i64(c.Elements()))
		}
	}
}

// freeElements frees what the elements of an allocatable component have, if it is allocated.
func (f *function) freeElements(c *ir.Component, d, base value.Value) {
	if c.Type.Derived == nil || !c.Type.Derived.HasAllocatable() {
		return
	}
	full, end := f.newBlock("full"), f.newBlock("end")
	f.branch(f.icmp(enum.IPredNE, base, constant.NewNull(bytePtr)), full, end)
	f.cur = full
	var n value.Value = i64(1)
	for k := range c.Dims {
		n = f.times(n, f.extent(f.load(f.field(d, descDims, int64(k), 1)), f.load(f.field(d, descDims, int64(k), 2)), i64(1)))
	}
	f.freeComponents(c.Type.Derived, f.cast(base, types.NewPointer(memoryType(c.Type))), n)
	f.jump(end)
	f.cur = end
}

// freeLocals frees the allocatable components of the local variables of a procedure when it ends.
func (f *function) freeLocals(u *spmd.Unit) {
	for _, s := range u.Symbols {
		t := s.Type.Derived
		if t == nil || !t.HasAllocatable() || s.Storage != ir.Automatic || s.Pointer || s.View || s.Allocatable {
			continue
		}
		switch {
		case s.Rank() == 0:
			f.freeVariable(t, f.variable(s))
		case hasConstantShape(s):
			_, size, offset := layOut(s)
			f.freeComponents(t, f.shifted(f.homes[s].origin, offset), i64(size))
		}
	}
}
