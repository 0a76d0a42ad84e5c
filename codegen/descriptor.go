package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// newDescriptor makes a descriptor on the stack, all but the dimensions.
func (f *sections) newDescriptor(sym *ir.Symbol, rank int, base, offset value.Value) value.Value {
	d := f.Alloca("descriptor", build.DescriptorType(rank))
	build.FillDescriptor(f.Builder, d, sym.Type, f.elementBytes(sym), rank, base, offset)
	return d
}

// strideOf is the distance of neighbours in dimension k of an array, in elements.
func (f *memory) strideOf(h *home, k int) value.Value {
	if k == 0 && !h.strided {
		return build.I64(1)
	}
	return h.stride(f, k)
}

// describedSection describes a section of an array, with lower bounds 1.
func (f *sections) describedSection(s *ir.Section) value.Value {
	h := f.homeOf(s.Sym)
	rank := 0
	for _, single := range s.Single {
		if !single {
			rank++
		}
	}
	var offset value.Value = build.I64(0)
	first := f.addressUnchecked(s.Sym, f.indices(s.Lo))
	d := f.newDescriptor(s.Sym, rank, first, offset)
	next := 0
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		step := f.index(s.Step[k])
		stride := f.Times(f.strideOf(h, k), step)
		build.SetDimension(f.Builder, d, next, stride, build.I64(1), f.Extent(f.index(s.Lo[k]), f.index(s.Hi[k]), step))
		offset = f.Minus(offset, stride)
		next++
	}
	f.Store(offset, f.Field(d, build.DescOffset))
	return f.Cast(d, build.BytePtr)
}

// describedActual describes an actual argument; an optional argument of this procedure that is absent stays absent.
func (f *calls) describedActual(s *ir.Section, d *ir.Symbol) value.Value {
	described := f.sections.describedSection(s)
	present := presence(f.values, s.Sym, d)
	if present == nil {
		return described
	}
	return f.Choose(present, described, constant.NewNull(build.BytePtr))
}

// wholeSection is an array as a section.
func wholeSection(s *ir.Symbol) *ir.Section {
	sec := &ir.Section{Sym: s, Single: make([]bool, s.Rank())}
	for _, d := range s.Dims {
		sec.Lo, sec.Hi = append(sec.Lo, d.Lo), append(sec.Hi, d.Hi)
		sec.Step = append(sec.Step, &ir.Const{T: ir.Int8, I: 1})
	}
	return sec
}

// presentDescriptor is the descriptor of an argument; in place of an absent one stands an empty one, so that looking at it
// is harmless.
func presentDescriptor(c *coder, param value.Value, d *ir.Symbol) value.Value {
	t := types.NewPointer(build.DescriptorType(d.Rank()))
	if !d.Optional {
		return c.Cast(param, t)
	}
	var empty value.Value
	if d.Allocatable || d.Pointer { // the procedure hands its state back
		empty = c.Alloca("empty", build.DescriptorType(d.Rank()))
		c.Store(build.Zero(build.DescriptorType(d.Rank())), empty)
	} else {
		empty = c.Private("", build.Zero(build.DescriptorType(d.Rank())))
	}
	return c.Choose(c.Icmp(enum.IPredNE, param, constant.NewNull(build.BytePtr)), c.Cast(param, t), empty)
}

// argumentExtent is the extent that a descriptor gives.
func (f *values) argumentExtent(e *ir.Extent) value.Value {
	d, k := f.descriptors[e.Sym], int64(e.Dim-1)
	lo, hi := f.Load(f.Field(d, build.DescDims, k, 1)), f.Load(f.Field(d, build.DescDims, k, 2))
	return f.MaxInt(f.Plus(f.Minus(hi, lo), build.I64(1)), build.I64(0))
}

// describedHome is the home of an array that a descriptor describes, under the bounds that the procedure gives it.
func (f *sections) describedHome(sym *ir.Symbol, d value.Value) *home {
	d = f.Cast(d, types.NewPointer(build.DescriptorType(sym.Rank())))
	h := &home{strided: true}
	var offset value.Value = build.I64(0)
	for k, dim := range sym.Dims {
		stride := f.Load(f.Field(d, build.DescDims, int64(k), 0))
		h.strides = append(h.strides, stride)
		offset = f.Plus(offset, f.Times(f.index(dim.Lo), stride))
	}
	base := f.Cast(f.Load(f.Field(d, build.DescBase)), types.NewPointer(build.MemoryType(sym.Type)))
	h.origin = f.stepped(sym, base, f.Minus(build.I64(0), offset))
	return h
}

// bound variables of an allocatable array are variables made for it.
func boundVariables(c *coder, sym *ir.Symbol, k int) (lo, hi *ir.Symbol) {
	return sym.Dims[k].Lo.(*ir.Var).Sym, sym.Dims[k].Hi.(*ir.Var).Sym
}

// takeAllocatable takes over the state of an allocatable argument from its descriptor.
func (f *entry) takeAllocatable(sym *ir.Symbol) {
	f.sections.adopt(sym, f.descriptors[sym])
}

// adopt sets an allocatable array of this unit to the state that a descriptor tells.
func (f *sections) adopt(sym *ir.Symbol, d value.Value) {
	h := f.homeOf(sym)
	var offset value.Value = build.I64(0)
	scale := spanScale(f.coder, sym, d)
	for k := range sym.Dims {
		stride := f.Times(f.Load(f.Field(d, build.DescDims, int64(k), 0)), scale)
		lo := f.Load(f.Field(d, build.DescDims, int64(k), 1))
		f.Store(stride, h.strides[k])
		offset = f.Plus(offset, f.Times(lo, stride))
		first, last := boundVariables(f.coder, sym, k)
		f.setVariable(first, lo)
		f.setVariable(last, f.Load(f.Field(d, build.DescDims, int64(k), 2)))
	}
	base := f.Load(f.Field(d, build.DescBase))
	if h.base != nil {
		f.Store(base, h.base)
	}
	f.Store(f.stepped(sym, f.Cast(base, build.Pointee(h.origin)), f.Minus(build.I64(0), offset)), h.origin)
	f.debug.show(sym, base)
}

// spanScale is the number of elements from one neighbour to the next of a pointer array whose descriptor has stride 1:
// gfortran counts in spans, which for a pointer to one component of an array of a derived type are larger than an element.
func spanScale(c *coder, sym *ir.Symbol, d value.Value) value.Value {
	if !sym.Pointer || convention.IsText(sym) {
		return build.I64(1)
	}
	return c.Sdiv(c.Load(c.Field(d, build.DescSpan)), build.I64(build.SizeOf(sym.Type)))
}

// describe writes the state of an allocatable array into a descriptor.
func (f *sections) describe(d value.Value, sym *ir.Symbol) {
	h := f.homeOf(sym)
	var offset value.Value = build.I64(0)
	build.FillDescriptor(f.Builder, d, sym.Type, f.elementBytes(sym), sym.Rank(), f.Load(h.base), offset)
	for k, dim := range sym.Dims {
		lo, hi := f.index(dim.Lo), f.index(dim.Hi)
		stride := h.stride(f.memory, k)
		build.SetDimension(f.Builder, d, k, stride, lo, hi)
		offset = f.Minus(offset, f.Times(lo, stride))
	}
	f.Store(offset, f.Field(d, build.DescOffset))
}

// passedAllocatable passes an allocatable array that the procedure may allocate or free. As in gfortran it is the caller that
// frees the array of an argument with INTENT(OUT). One whose bounds never change is not given to such procedures.
func (f *calls) passedAllocatable(sym *ir.Symbol, out bool) passing {
	if h := f.homeOf(sym); out {
		f.whenPresent(sym, func() {
			f.CallRuntime("free", f.Load(h.base))
			f.Store(constant.NewNull(build.BytePtr), h.base)
		})
	}
	d := f.Alloca("descriptor", build.DescriptorType(sym.Rank()))
	f.sections.describe(d, sym)
	x := passing{value: f.Cast(d, build.BytePtr), after: func() {}}
	if _, vary := sym.Dims[0].Lo.(*ir.Var); vary {
		x.after = func() { f.sections.adopt(sym, d) }
	}
	if sym.Optional {
		x.value = f.Choose(f.isPresent(sym), x.value, constant.NewNull(build.BytePtr))
	}
	x.length = f.passedLength(sym)
	return x
}

// moveAllocation gives the memory of an allocatable object to another one, whose own is freed.
func (f *pointers) moveAllocation(from, to ir.Expr) {
	if from.Type().Base == ir.Character && isScalarObject(from) {
		moveText(f.values, from, to)
		return
	}
	var rank int
	switch to := to.(type) {
	case *ir.Elem:
		rank = to.Sym.Rank()
		release, join := f.NewBlock("release"), f.NewBlock("released")
		f.Branch(f.Icmp(enum.IPredNE, f.Load(f.homeOf(to.Sym).base), constant.NewNull(build.BytePtr)), release, join)
		f.Cur = release
		f.deallocate(to.Sym)
		f.Jump(join)
		f.Cur = join
	case *ir.Field:
		rank = len(to.Comp.Dims)
		freeComponent(f.coder, to.Comp, f.slotOf(to))
	}
	d := f.Alloca("descriptor", build.DescriptorType(rank))
	takeState(f.values, from, d)
	if e, ok := to.(*ir.Elem); ok {
		f.sections.adopt(e.Sym, d)
	} else {
		f.Store(f.Load(d), f.slotOf(to.(*ir.Field)))
	}
}

// takeState writes the state of an allocatable array or component to a descriptor; it is not allocated after that.
func takeState(f *values, from ir.Expr, d value.Value) {
	if e, ok := from.(*ir.Elem); ok {
		f.sections.describe(d, e.Sym)
		f.Store(constant.NewNull(build.BytePtr), f.homeOf(e.Sym).base)
		return
	}
	slot := f.slotOf(from.(*ir.Field))
	f.Store(f.Load(slot), d)
	f.Store(constant.NewNull(build.BytePtr), f.Field(slot, build.DescBase))
}

// isScalarObject tells whether an argument of MOVE_ALLOC is no array.
func isScalarObject(e ir.Expr) bool {
	field, ok := e.(*ir.Field)
	_, isVar := e.(*ir.Var)
	return isVar || ok && len(field.Comp.Dims) == 0
}

// moveText gives the memory of characters of deferred length, and their length, to another object that has none.
func moveText(f *values, from, to ir.Expr) {
	x, n := textSlot(f, from)
	y, m := textSlot(f, to)
	f.Store(f.Load(x), y)
	f.Store(f.Load(n), m)
}

// textSlot is where the address and the length of characters of deferred length are.
func textSlot(f *values, e ir.Expr) (address, length value.Value) {
	if v, ok := e.(*ir.Var); ok {
		return f.pointerSlot(v.Sym), f.variable(v.Sym.Len.(*ir.Var).Sym)
	}
	field := e.(*ir.Field)
	return f.slotOf(field), lengthSlot(f.coder, field.X.Type().Derived, field.Comp, f.place(field.X))
}

// status tells whether an argument is present or an array allocated.
func (f *values) status(e *ir.Status) value.Value {
	switch {
	case e.Present:
		return f.isPresent(e.Sym)
	case e.Field != nil || e.Sym.Pointer:
		return f.pointsTo(e)
	}
	if e.Sym.Allocatable && convention.IsSlot(e.Sym) {
		return f.Icmp(enum.IPredNE, f.Load(f.pointerSlot(e.Sym)), constant.NewNull(build.BytePtr))
	}
	if e.Sym.Map != nil {
		base := f.Load(f.Field(f.ArrayGlobal(f.arrayOf(e.Sym)), int64(abi.Array.FieldIndex("base"))))
		return f.Icmp(enum.IPredNE, base, constant.NewNull(build.BytePtr))
	}
	if e.Sym.Allocatable {
		return f.Icmp(enum.IPredNE, f.Load(f.homeOf(e.Sym).base), constant.NewNull(build.BytePtr))
	}
	return f.isPresent(e.Sym)
}

// isPresent tells whether an optional argument of this procedure, or of its host, is there.
func (f *values) isPresent(sym *ir.Symbol) value.Value {
	p := passedAddress(f.memory, sym)
	switch {
	case p != nil:
	case convention.IsSlot(sym):
		p = f.pointerSlot(sym)
	default:
		p = f.variable(sym)
	}
	return f.Icmp(enum.IPredNE, f.Cast(p, build.BytePtr), constant.NewNull(build.BytePtr))
}

// passedAddress is what was passed for a dummy argument of this procedure, nil for that of another one.
func passedAddress(f *memory, sym *ir.Symbol) value.Value {
	for i, d := range f.unit.Source.Proc.Dummies {
		if d == sym {
			return f.params[i]
		}
	}
	return nil
}
