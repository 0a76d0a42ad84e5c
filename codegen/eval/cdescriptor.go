package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Arrays of assumed shape, pointers and allocatable objects go to and from procedures with BIND(C) by C descriptors, CFI_cdesc_t of
// gfortran's ISO_Fortran_binding.h: address of the first element, bytes of an element, version, rank, attribute, type, and for each
// dimension lower bound, extent and the distance of neighbours in bytes. What a pointer or an allocatable object is after the call is
// taken from there. The address comes first, so that of a scalar the descriptor is its slot, too.
const (
	cBase = iota
	cBytes
	cVersion
	cRank
	cAttribute
	cType
	cDims
)

const (
	cVersionNumber = 1 // CFI_VERSION
	cTypeStruct    = 6
	cTypePointer   = 7
	cTypeProcedure = 8
)

func cDescriptorType(rank int) *types.StructType {
	dim := types.NewStruct(types.I64, types.I64, types.I64)
	return types.NewStruct(build.BytePtr, types.I64, types.I32, types.I8, types.I8, types.I16, types.NewArray(uint64(rank), dim))
}

// cTypeCode is the type of elements as C knows it: the kind stands above the lowest byte.
func cTypeCode(t ir.Type) int64 {
	switch {
	case convention.IsAddress(t) && t.Derived.Components[0].Proc != nil:
		return cTypeProcedure
	case convention.IsAddress(t):
		return cTypePointer
	case t.Base == ir.Derived:
		return cTypeStruct
	case t.Base == ir.Character:
		return 5 + t.CharBytes()<<8
	}
	return build.TypeCodes[t.Base] + int64(t.Kind)<<8
}

// cAttribute of an argument: CFI_attribute_pointer, CFI_attribute_allocatable, CFI_attribute_other.
func cAttributeOf(d *ir.Symbol) int64 {
	switch {
	case d.Pointer:
		return 0
	case d.Allocatable:
		return 1
	}
	return 2
}

// passedToC passes to a procedure with BIND(C) by a C descriptor what is passed to gfortran's procedures as x, for dummy argument d.
func passedToC(c *module.Coder, x passing, d *ir.Symbol) passing {
	given := c.Cast(x.value, build.BytePtr)
	to := c.Alloca("cdescriptor", cDescriptorType(d.Rank()))
	switch {
	case d.Rank() == 0 && !convention.IsSlot(d), !convention.ByDescriptor(d) && d.Rank() > 0: // whose procedure knows the bounds
		fillHead(c, to, given, bytesOfElement(c, x, d), d)
	case d.Rank() == 0:
		describeScalar(c, x.value, to, d)
	default:
		describeToC(c, PresentDescriptor(c, x.value, d), to, d)
	}
	out := passing{value: c.Cast(to, build.BytePtr), after: x.after}
	present := value.Value(nil)
	if d.Optional {
		present = c.Icmp(enum.IPredNE, given, constant.NewNull(build.BytePtr))
		out.value = c.Choose(present, out.value, constant.NewNull(build.BytePtr))
	}
	if (d.Pointer || d.Allocatable) && d.Intent != "in" {
		out.after = func() {
			whenPresent(c, present, func() { takeBack(c, to, x.value, d) })
			if x.after != nil {
				x.after()
			}
		}
	}
	return out
}

// bytesOfElement is the size of an element: that of characters follows from their length.
func bytesOfElement(c *module.Coder, x passing, d *ir.Symbol) value.Value {
	if x.length == nil {
		return build.I64(build.SizeOf(d.Type))
	}
	return c.Times(x.length, build.I64(d.Type.CharBytes()))
}

// TextFromC gives the address and the length of characters that C describes for a dummy argument; a null address for an absent one.
func TextFromC(c *module.Coder, param value.Value, d *ir.Symbol) (address, length value.Value) {
	from := c.Cast(param, types.NewPointer(cDescriptorType(0)))
	if d.Optional {
		empty := c.Private("", build.Zero(cDescriptorType(0)))
		from = c.Choose(c.Icmp(enum.IPredNE, c.Cast(param, build.BytePtr), constant.NewNull(build.BytePtr)), from, empty)
	}
	return c.Load(c.Field(from, cBase)), c.Sdiv(c.Load(c.Field(from, cBytes)), build.I64(d.Type.CharBytes()))
}

// whenPresent runs f where an argument is present; present is nil for one that always is.
func whenPresent(c *module.Coder, present value.Value, f func()) {
	if present == nil {
		f()
		return
	}
	c.When(present, f)
}

// takeBack lets what was passed be what C has made of it.
func takeBack(c *module.Coder, from, to value.Value, d *ir.Symbol) {
	if d.Rank() == 0 {
		c.Store(c.Load(c.Field(from, cBase)), c.Cast(to, types.NewPointer(build.BytePtr)))
		return
	}
	describeFromC(c, from, c.Cast(to, types.NewPointer(build.DescriptorType(d.Rank()))), d)
}

// describeScalar describes to C the scalar whose slot is given; that of an absent argument is null.
func describeScalar(c *module.Coder, slot, to value.Value, d *ir.Symbol) {
	base := c.Alloca("base", build.BytePtr)
	c.Store(constant.NewNull(build.BytePtr), base)
	slot = c.Cast(slot, types.NewPointer(build.BytePtr))
	c.UnlessNull(c.Cast(slot, build.BytePtr), func() { c.Store(c.Load(slot), base) })
	fillHead(c, to, c.Load(base), build.I64(build.SizeOf(d.Type)), d)
}

// fillHead fills in what all C descriptors have.
func fillHead(c *module.Coder, to, base, bytes value.Value, d *ir.Symbol) {
	c.Store(base, c.Field(to, cBase))
	c.Store(bytes, c.Field(to, cBytes))
	c.Store(build.I32(cVersionNumber), c.Field(to, cVersion))
	c.Store(constant.NewInt(types.I8, int64(d.Rank())), c.Field(to, cRank))
	c.Store(constant.NewInt(types.I8, cAttributeOf(d)), c.Field(to, cAttribute))
	c.Store(constant.NewInt(types.I16, cTypeCode(d.Type)), c.Field(to, cType))
}

// describeToC describes to C what gfortran's descriptor describes. Lower bounds are those of a pointer or an allocatable object,
// else 0.
func describeToC(c *module.Coder, from, to value.Value, d *ir.Symbol) {
	span := c.Load(c.Field(from, build.DescSpan))
	fillHead(c, to, c.Load(c.Field(from, build.DescBase)), c.Load(c.Field(from, build.DescType, 0)), d)
	for k := range int64(d.Rank()) {
		lo, hi := c.Load(c.Field(from, build.DescDims, k, 1)), c.Load(c.Field(from, build.DescDims, k, 2))
		extent := c.Extent(lo, hi, build.I64(1))
		if d.Size == ir.AssumedRank && !d.Allocatable && !d.Pointer { // the last one of an assumed-size array is -1
			extent = c.Plus(c.Minus(hi, lo), build.I64(1))
		}
		c.Store(extent, c.Field(to, cDims, k, 1))
		c.Store(c.Times(c.Load(c.Field(from, build.DescDims, k, 0)), span), c.Field(to, cDims, k, 2))
		if !d.Pointer && !d.Allocatable {
			lo = build.I64(0)
		}
		c.Store(lo, c.Field(to, cDims, k, 0))
	}
}

// describeFromC describes what C describes, a pointer or an allocatable object. The span is that of an element, or where neighbours
// are no multiple of it apart, their distance.
func describeFromC(c *module.Coder, from, to value.Value, d *ir.Symbol) {
	bytes := c.MaxInt(c.Load(c.Field(from, cBytes)), build.I64(1))
	first := c.Load(c.Field(from, cDims, 0, 2))
	rest := c.Minus(first, c.Times(c.Sdiv(first, bytes), bytes))
	span := c.Choose(c.Icmp(enum.IPredEQ, rest, build.I64(0)), bytes, first)
	var offset value.Value = build.I64(0)
	build.FillDescriptor(c.Builder, to, d.Type, bytes, d.Rank(), c.Load(c.Field(from, cBase)), offset)
	c.Store(span, c.Field(to, build.DescSpan))
	for k := range int64(d.Rank()) {
		lo, extent := c.Load(c.Field(from, cDims, k, 0)), c.Load(c.Field(from, cDims, k, 1))
		stride := c.Sdiv(c.Load(c.Field(from, cDims, k, 2)), span)
		build.SetDimension(c.Builder, to, int(k), stride, lo, c.Minus(c.Plus(lo, extent), build.I64(1)))
		offset = c.Minus(offset, c.Times(lo, stride))
	}
	c.Store(offset, c.Field(to, build.DescOffset))
}

// TakenFromC is gfortran's descriptor of the pointer or allocatable array that a procedure with BIND(C) gets as dummy argument d. What
// is allocated for INTENT(OUT) is freed.
func TakenFromC(c *module.Coder, param value.Value, d *ir.Symbol) value.Value {
	to := c.Alloca("descriptor", build.DescriptorType(d.Rank()))
	c.Store(build.Zero(build.DescriptorType(d.Rank())), to)
	c.UnlessNull(param, func() {
		from := c.Cast(param, types.NewPointer(cDescriptorType(d.Rank())))
		FreedForC(c, from, d)
		describeFromC(c, from, to, d)
	})
	return to
}

// FreedForC frees what is allocated for an argument with INTENT(OUT) that C describes.
func FreedForC(c *module.Coder, param value.Value, d *ir.Symbol) {
	if !d.Allocatable || d.Intent != "out" {
		return
	}
	slot := c.Cast(param, types.NewPointer(build.BytePtr))
	c.CallRuntime("free", c.Load(slot))
	c.Store(constant.NewNull(build.BytePtr), slot)
}

// GivenToC lets the caller's C descriptor of dummy argument d, a pointer or an allocatable array, be what the procedure has made of
// it, which from describes.
func GivenToC(c *module.Coder, param, from value.Value, d *ir.Symbol) {
	if d.Intent == "in" {
		return
	}
	c.UnlessNull(param, func() {
		describeToC(c, from, c.Cast(param, types.NewPointer(cDescriptorType(d.Rank()))), d)
	})
}

// bytesFromC is the size of an element, of characters as C tells it: their length is not known yet.
func (f *Sections) bytesFromC(from, to value.Value, d *ir.Symbol) value.Value {
	if !convention.DescribedText(d) {
		return f.ElementBytes(d)
	}
	bytes := f.Load(f.Field(from, cBytes))
	f.Store(bytes, f.Field(to, build.DescType, 0))
	f.Store(bytes, f.Field(to, build.DescSpan))
	return f.MaxInt(bytes, build.I64(1))
}

// FromCDescriptor is gfortran's descriptor of what a C descriptor describes, as which a procedure with BIND(C) gets dummy
// argument d; an empty one for an absent argument.
func (f *Sections) FromCDescriptor(param value.Value, d *ir.Symbol) value.Value {
	t := types.NewPointer(cDescriptorType(d.Rank()))
	from := f.Cast(param, t)
	if d.Optional {
		empty := f.Private("", build.Zero(cDescriptorType(d.Rank())))
		from = f.Choose(f.Icmp(enum.IPredNE, param, constant.NewNull(build.BytePtr)), from, empty)
	}
	var offset value.Value = build.I64(0)
	to := f.NewDescriptor(d, d.Rank(), f.Load(f.Field(from, cBase)), offset)
	bytes := f.bytesFromC(from, to, d)
	for k := range int64(d.Rank()) {
		extent, step := f.Load(f.Field(from, cDims, k, 1)), f.Load(f.Field(from, cDims, k, 2))
		stride := f.Sdiv(step, bytes)
		f.FailIf(f.Icmp(enum.IPredNE, f.Times(stride, bytes), step), "elements of argument '"+d.Name+"' that C describes are no multiple of their size apart")
		build.SetDimension(f.Builder, to, int(k), stride, build.I64(1), extent)
		offset = f.Minus(offset, stride)
	}
	f.Store(offset, f.Field(to, build.DescOffset))
	return to
}
