package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// NewDescriptor makes a descriptor on the stack, all but the dimensions.
func (f *Sections) NewDescriptor(sym *ir.Symbol, rank int, base, offset value.Value) value.Value {
	d := f.Alloca("descriptor", build.DescriptorType(rank))
	build.FillDescriptor(f.Builder, d, sym.Type, f.ElementBytes(sym), rank, base, offset)
	return d
}

// StrideUnit is the number of bytes in which an array counts its strides.
func (f *Sections) StrideUnit(sym *ir.Symbol, h *storage.Home) value.Value {
	if h.Bytes {
		return build.I64(1)
	}
	return f.ElementBytes(sym)
}

// DescribedSection describes a section of an array, with lower bounds 1.
func (f *Sections) DescribedSection(s *ir.Section) value.Value {
	h := f.HomeOf(s.Sym)
	rank := 0
	for _, single := range s.Single {
		if !single {
			rank++
		}
	}
	var offset value.Value = build.I64(0)
	first := f.AddressUnchecked(s.Sym, f.Indices(s.Lo))
	d := f.Alloca("descriptor", build.DescriptorType(rank))
	build.FillDescriptor(f.Builder, d, s.Sym.Type, f.StrideUnit(s.Sym, h), rank, first, offset)
	next := 0
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		step := f.Index(s.Step[k])
		stride := f.Times(f.StrideOf(h, k), step)
		build.SetDimension(f.Builder, d, next, stride, build.I64(1), f.Extent(f.Index(s.Lo[k]), f.Index(s.Hi[k]), step))
		offset = f.Minus(offset, stride)
		next++
	}
	f.Store(offset, f.Field(d, build.DescOffset))
	return f.Cast(d, build.BytePtr)
}

// PresentDescriptor is the descriptor of an argument; in place of an absent one stands an empty one, so that looking at it
// is harmless.
func PresentDescriptor(c *module.Coder, param value.Value, d *ir.Symbol) value.Value {
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

// DescribedHome is the home of an array that a descriptor describes, under the bounds that the procedure gives it.
func (f *Sections) DescribedHome(sym *ir.Symbol, d value.Value) *storage.Home {
	d = f.Cast(d, types.NewPointer(build.DescriptorType(sym.Rank())))
	h := &storage.Home{Strided: true, Bytes: sym.CountsBytes()}
	var offset value.Value = build.I64(0)
	inUnits := func(stride value.Value) value.Value { return stride }
	if h.Bytes {
		inUnits = f.inUnits(sym, h, d)
	}
	for k, dim := range sym.Dims {
		stride := inUnits(f.Load(f.Field(d, build.DescDims, int64(k), 0)))
		h.Strides = append(h.Strides, stride)
		offset = f.Plus(offset, f.Times(f.Index(dim.Lo), stride))
	}
	base := f.Cast(f.Load(f.Field(d, build.DescBase)), types.NewPointer(build.MemoryType(sym.Type)))
	h.Origin = f.Moved(h, sym, base, f.Minus(build.I64(0), offset))
	return h
}

// bound variables of an allocatable array are variables made for it.
func boundVariables(c *module.Coder, sym *ir.Symbol, k int) (lo, hi *ir.Symbol) {
	return sym.Dims[k].Lo.(*ir.Var).Sym, sym.Dims[k].Hi.(*ir.Var).Sym
}

// Adopt sets an allocatable array of this unit to the state that a descriptor tells.
func (f *Sections) Adopt(sym *ir.Symbol, d value.Value) {
	h := f.HomeOf(sym)
	var offset value.Value = build.I64(0)
	inUnits := f.inUnits(sym, h, d)
	for k := range sym.Dims {
		stride := inUnits(f.Load(f.Field(d, build.DescDims, int64(k), 0)))
		lo := f.Load(f.Field(d, build.DescDims, int64(k), 1))
		f.Store(stride, h.Strides[k])
		offset = f.Plus(offset, f.Times(lo, stride))
		first, last := boundVariables(f.Coder, sym, k)
		f.SetVariable(first, lo)
		f.SetVariable(last, f.Load(f.Field(d, build.DescDims, int64(k), 2)))
	}
	base := f.Load(f.Field(d, build.DescBase))
	if h.Base != nil {
		f.Store(base, h.Base)
	}
	f.Store(f.Moved(h, sym, f.Cast(base, build.Pointee(h.Origin)), f.Minus(build.I64(0), offset)), h.Origin)
	f.Debug.Show(sym, base)
}

// inUnits puts strides of a descriptor into units of the array that takes it. gfortran counts in spans, which for a pointer to
// one component of an array of a derived type are larger than an element; an array of CLASS counts in bytes.
func (f *Sections) inUnits(sym *ir.Symbol, h *storage.Home, d value.Value) func(stride value.Value) value.Value {
	text := convention.IsText(sym)
	if !h.Bytes && (!sym.Pointer || text && !sym.Made) {
		return func(stride value.Value) value.Value { return stride }
	}
	span, size := f.Load(f.Field(d, build.DescSpan)), f.StrideUnit(sym, h)
	if text {
		size = f.MaxInt(size, build.I64(1))
	}
	return func(stride value.Value) value.Value { return f.Sdiv(f.Times(stride, span), size) }
}

// Describe writes the state of an allocatable array into a descriptor.
func (f *Sections) Describe(d value.Value, sym *ir.Symbol) {
	h := f.HomeOf(sym)
	var offset value.Value = build.I64(0)
	build.FillDescriptor(f.Builder, d, sym.Type, f.StrideUnit(sym, h), sym.Rank(), f.Load(h.Base), offset)
	for k, dim := range sym.Dims {
		lo, hi := f.Index(dim.Lo), f.Index(dim.Hi)
		stride := h.Stride(f.Memory, k)
		build.SetDimension(f.Builder, d, k, stride, lo, hi)
		offset = f.Minus(offset, f.Times(lo, stride))
	}
	f.Store(offset, f.Field(d, build.DescOffset))
}
