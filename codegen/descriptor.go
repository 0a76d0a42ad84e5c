package codegen

import (
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Arrays whose bounds go with them are passed by gfortran's descriptor (libgfortran.h, GFC_ARRAY_DESCRIPTOR): address of
// the first element, offset of the virtual origin in elements, type, bytes between elements of stride 1, and for each
// dimension stride in elements, lower and upper bound.
const (
	descBase = iota
	descOffset
	descType
	descSpan
	descDims
)

func descriptorType(rank int) *types.StructType {
	dim := types.NewStruct(types.I64, types.I64, types.I64)
	kind := types.NewStruct(types.I64, types.I32, types.I8, types.I8, types.I16)
	return types.NewStruct(bytePtr, types.I64, kind, types.I64, types.NewArray(uint64(rank), dim))
}

// typeCodes are those of libgfortran.
var typeCodes = map[ir.Base]int64{ir.Integer: 1, ir.Logical: 2, ir.Real: 3, ir.Complex: 4, ir.Derived: 5, ir.Character: 6}

// newDescriptor makes a descriptor on the stack, all but the dimensions.
func (f *function) newDescriptor(sym *ir.Symbol, rank int, base, offset value.Value) value.Value {
	d := f.alloca("descriptor", descriptorType(rank))
	f.fillDescriptor(d, sym.Type, f.elementBytes(sym), rank, base, offset)
	return d
}

func (f *function) fillDescriptor(d value.Value, t ir.Type, bytes value.Value, rank int, base, offset value.Value) {
	f.store(f.cast(base, bytePtr), f.field(d, descBase))
	f.store(offset, f.field(d, descOffset))
	f.store(bytes, f.field(d, descType, 0))
	f.store(i32(0), f.field(d, descType, 1))
	f.store(constant.NewInt(types.I8, int64(rank)), f.field(d, descType, 2))
	f.store(constant.NewInt(types.I8, typeCodes[t.Base]), f.field(d, descType, 3))
	f.store(constant.NewInt(types.I16, 0), f.field(d, descType, 4))
	f.store(bytes, f.field(d, descSpan))
}

func (f *function) setDimension(d value.Value, k int, stride, lo, hi value.Value) {
	f.store(stride, f.field(d, descDims, int64(k), 0))
	f.store(lo, f.field(d, descDims, int64(k), 1))
	f.store(hi, f.field(d, descDims, int64(k), 2))
}

// setDense sets the dimensions of an array of these lower and upper bounds without gaps between its columns, and the offset
// of its element 0; neighbours in the first dimension are stride apart.
func (f *function) setDense(d, stride value.Value, bounds [][2]value.Value) {
	var offset value.Value = i64(0)
	for k, b := range bounds {
		f.setDimension(d, k, stride, b[0], b[1])
		offset = f.minus(offset, f.times(b[0], stride))
		stride = f.times(stride, f.extent(b[0], b[1], i64(1)))
	}
	f.store(offset, f.field(d, descOffset))
}

// strideOf is the distance of neighbours in dimension k of an array, in elements.
func (f *function) strideOf(h *home, k int) value.Value {
	if k == 0 && !h.strided {
		return i64(1)
	}
	return h.stride(f, k)
}

// describedSection describes a section of an array, with lower bounds 1.
func (f *function) describedSection(s *ir.Section) value.Value {
	h := f.homeOf(s.Sym)
	rank := 0
	for _, single := range s.Single {
		if !single {
			rank++
		}
	}
	var offset value.Value = i64(0)
	first := f.addressUnchecked(s.Sym, f.indices(s.Lo))
	d := f.newDescriptor(s.Sym, rank, first, offset)
	next := 0
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		step := f.index(s.Step[k])
		stride := f.times(f.strideOf(h, k), step)
		f.setDimension(d, next, stride, i64(1), f.extent(f.index(s.Lo[k]), f.index(s.Hi[k]), step))
		offset = f.minus(offset, stride)
		next++
	}
	f.store(offset, f.field(d, descOffset))
	return f.cast(d, bytePtr)
}

// describedActual describes an actual argument; an optional argument of this procedure that is absent stays absent.
func (f *function) describedActual(s *ir.Section) value.Value {
	d := f.describedSection(s)
	if !s.Sym.Optional {
		return d
	}
	return f.choose(f.isPresent(s.Sym), d, constant.NewNull(bytePtr))
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
func (f *function) presentDescriptor(param value.Value, d *ir.Symbol) value.Value {
	t := types.NewPointer(descriptorType(d.Rank()))
	if !d.Optional {
		return f.cast(param, t)
	}
	var empty value.Value
	if d.Allocatable || d.Pointer { // the procedure hands its state back
		empty = f.alloca("empty", descriptorType(d.Rank()))
		f.store(zero(descriptorType(d.Rank())), empty)
	} else {
		empty = f.private("", zero(descriptorType(d.Rank())))
	}
	return f.choose(f.icmp(enum.IPredNE, param, constant.NewNull(bytePtr)), f.cast(param, t), empty)
}

// argumentExtent is the extent that a descriptor gives.
func (f *function) argumentExtent(e *ir.Extent) value.Value {
	d, k := f.descriptors[e.Sym], int64(e.Dim-1)
	lo, hi := f.load(f.field(d, descDims, k, 1)), f.load(f.field(d, descDims, k, 2))
	return f.maxInt(f.plus(f.minus(hi, lo), i64(1)), i64(0))
}

// describedHome is the home of an array that a descriptor describes, under the bounds that the procedure gives it.
func (f *function) describedHome(sym *ir.Symbol, d value.Value) *home {
	d = f.cast(d, types.NewPointer(descriptorType(sym.Rank())))
	h := &home{strided: true}
	var offset value.Value = i64(0)
	for k, dim := range sym.Dims {
		stride := f.load(f.field(d, descDims, int64(k), 0))
		h.strides = append(h.strides, stride)
		offset = f.plus(offset, f.times(f.index(dim.Lo), stride))
	}
	base := f.cast(f.load(f.field(d, descBase)), types.NewPointer(memoryType(sym.Type)))
	h.origin = f.stepped(sym, base, f.minus(i64(0), offset))
	return h
}

// bound variables of an allocatable array are variables made for it.
func (f *function) boundVariables(sym *ir.Symbol, k int) (lo, hi *ir.Symbol) {
	return sym.Dims[k].Lo.(*ir.Var).Sym, sym.Dims[k].Hi.(*ir.Var).Sym
}

// takeAllocatable takes over the state of an allocatable argument from its descriptor.
func (f *function) takeAllocatable(sym *ir.Symbol) {
	f.adopt(sym, f.descriptors[sym])
}

// adopt sets an allocatable array of this unit to the state that a descriptor tells.
func (f *function) adopt(sym *ir.Symbol, d value.Value) {
	h := f.homeOf(sym)
	var offset value.Value = i64(0)
	scale := f.spanScale(sym, d)
	for k := range sym.Dims {
		stride := f.times(f.load(f.field(d, descDims, int64(k), 0)), scale)
		lo := f.load(f.field(d, descDims, int64(k), 1))
		f.store(stride, h.strides[k])
		offset = f.plus(offset, f.times(lo, stride))
		first, last := f.boundVariables(sym, k)
		f.setVariable(first, lo)
		f.setVariable(last, f.load(f.field(d, descDims, int64(k), 2)))
	}
	base := f.load(f.field(d, descBase))
	if h.base != nil {
		f.store(base, h.base)
	}
	f.store(f.stepped(sym, f.cast(base, pointee(h.origin)), f.minus(i64(0), offset)), h.origin)
	f.debug.show(sym, base)
}

// spanScale is the number of elements from one neighbour to the next of a pointer array whose descriptor has stride 1:
// gfortran counts in spans, which for a pointer to one component of an array of a derived type are larger than an element.
func (f *function) spanScale(sym *ir.Symbol, d value.Value) value.Value {
	if !sym.Pointer || isText(sym) {
		return i64(1)
	}
	return f.sdiv(f.load(f.field(d, descSpan)), i64(sizeOf(sym.Type)))
}

// describe writes the state of an allocatable array into a descriptor.
func (f *function) describe(d value.Value, sym *ir.Symbol) {
	h := f.homeOf(sym)
	var offset value.Value = i64(0)
	f.fillDescriptor(d, sym.Type, f.elementBytes(sym), sym.Rank(), f.load(h.base), offset)
	for k, dim := range sym.Dims {
		lo, hi := f.index(dim.Lo), f.index(dim.Hi)
		stride := h.stride(f, k)
		f.setDimension(d, k, stride, lo, hi)
		offset = f.minus(offset, f.times(lo, stride))
	}
	f.store(offset, f.field(d, descOffset))
}

// passedAllocatable passes an allocatable array that the procedure may allocate or free. As in gfortran it is the caller that
// frees the array of an argument with INTENT(OUT). One whose bounds never change is not given to such procedures.
func (f *function) passedAllocatable(sym *ir.Symbol, out bool) passing {
	if h := f.homeOf(sym); out {
		f.whenPresent(sym, func() {
			f.callRuntime("free", f.load(h.base))
			f.store(constant.NewNull(bytePtr), h.base)
		})
	}
	d := f.alloca("descriptor", descriptorType(sym.Rank()))
	f.describe(d, sym)
	x := passing{value: f.cast(d, bytePtr), after: func() {}}
	if _, vary := sym.Dims[0].Lo.(*ir.Var); vary {
		x.after = func() { f.adopt(sym, d) }
	}
	if sym.Optional {
		x.value = f.choose(f.isPresent(sym), x.value, constant.NewNull(bytePtr))
	}
	x.length = f.passedLength(sym)
	return x
}

// moveAllocation gives the memory of an allocatable array to another one, whose own is freed.
func (f *function) moveAllocation(from, to *ir.Symbol) {
	h := f.homeOf(to)
	release, join := f.newBlock("release"), f.newBlock("released")
	f.branch(f.icmp(enum.IPredNE, f.load(h.base), constant.NewNull(bytePtr)), release, join)
	f.cur = release
	f.deallocate(to)
	f.jump(join)
	f.cur = join
	d := f.alloca("descriptor", descriptorType(from.Rank()))
	f.describe(d, from)
	f.adopt(to, d)
	f.store(constant.NewNull(bytePtr), f.homeOf(from).base)
}

// status tells whether an argument is present or an array allocated.
func (f *function) status(e *ir.Status) value.Value {
	switch {
	case e.Present:
		return f.isPresent(e.Sym)
	case e.Field != nil || e.Sym.Pointer:
		return f.pointsTo(e)
	}
	if e.Sym.Allocatable && isSlot(e.Sym) {
		return f.icmp(enum.IPredNE, f.load(f.pointerSlot(e.Sym)), constant.NewNull(bytePtr))
	}
	if e.Sym.Map != nil {
		base := f.load(f.field(f.arrayGlobal(f.arrayOf(e.Sym)), int64(abi.Array.FieldIndex("base"))))
		return f.icmp(enum.IPredNE, base, constant.NewNull(bytePtr))
	}
	if e.Sym.Allocatable {
		return f.icmp(enum.IPredNE, f.load(f.homeOf(e.Sym).base), constant.NewNull(bytePtr))
	}
	return f.isPresent(e.Sym)
}

func (f *function) isPresent(sym *ir.Symbol) value.Value {
	for i, d := range f.unit.Source.Proc.Dummies {
		if d == sym {
			return f.icmp(enum.IPredNE, f.cast(f.params[i], bytePtr), constant.NewNull(bytePtr))
		}
	}
	return f.icmp(enum.IPredNE, f.cast(f.variable(sym), bytePtr), constant.NewNull(bytePtr))
}
