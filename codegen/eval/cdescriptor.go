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

// Arrays of assumed shape go to and from procedures with BIND(C) by C descriptors, CFI_cdesc_t of gfortran's
// ISO_Fortran_binding.h: address of the first element, bytes of an element, version, rank, attribute, type, and for each
// dimension lower bound, extent and the distance of neighbours in bytes.
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
	cVersionNumber  = 1 // CFI_VERSION
	cAttributeOther = 2 // CFI_attribute_other: neither pointer nor allocatable
	cTypeStruct     = 6
	cTypePointer    = 7
)

func cDescriptorType(rank int) *types.StructType {
	dim := types.NewStruct(types.I64, types.I64, types.I64)
	return types.NewStruct(build.BytePtr, types.I64, types.I32, types.I8, types.I8, types.I16, types.NewArray(uint64(rank), dim))
}

// cTypeCode is the type of elements as C knows it: the kind stands above the lowest byte.
func cTypeCode(t ir.Type) int64 {
	switch {
	case convention.IsAddress(t):
		return cTypePointer
	case t.Base == ir.Derived:
		return cTypeStruct
	case t.Base == ir.Character:
		return 5 + 1<<8
	}
	return build.TypeCodes[t.Base] + int64(t.Kind)<<8
}

// cDescriptor describes to C what gfortran's descriptor v describes, for dummy argument d; an absent argument stays null.
func cDescriptor(c *module.Coder, v value.Value, d *ir.Symbol) value.Value {
	from := PresentDescriptor(c, v, d)
	to := c.Alloca("cdescriptor", cDescriptorType(d.Rank()))
	span := c.Load(c.Field(from, build.DescSpan))
	c.Store(c.Load(c.Field(from, build.DescBase)), c.Field(to, cBase))
	c.Store(c.Load(c.Field(from, build.DescType, 0)), c.Field(to, cBytes))
	c.Store(build.I32(cVersionNumber), c.Field(to, cVersion))
	c.Store(constant.NewInt(types.I8, int64(d.Rank())), c.Field(to, cRank))
	c.Store(constant.NewInt(types.I8, cAttributeOther), c.Field(to, cAttribute))
	c.Store(constant.NewInt(types.I16, cTypeCode(d.Type)), c.Field(to, cType))
	for k := range int64(d.Rank()) {
		lo, hi := c.Load(c.Field(from, build.DescDims, k, 1)), c.Load(c.Field(from, build.DescDims, k, 2))
		c.Store(build.I64(0), c.Field(to, cDims, k, 0))
		c.Store(c.Extent(lo, hi, build.I64(1)), c.Field(to, cDims, k, 1))
		c.Store(c.Times(c.Load(c.Field(from, build.DescDims, k, 0)), span), c.Field(to, cDims, k, 2))
	}
	if !d.Optional {
		return c.Cast(to, build.BytePtr)
	}
	return c.Choose(c.Icmp(enum.IPredNE, v, constant.NewNull(build.BytePtr)), c.Cast(to, build.BytePtr), constant.NewNull(build.BytePtr))
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
	bytes := f.ElementBytes(d)
	var offset value.Value = build.I64(0)
	to := f.NewDescriptor(d, d.Rank(), f.Load(f.Field(from, cBase)), offset)
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
