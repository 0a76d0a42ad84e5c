package codegen

import (
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
	return types.NewStruct(bytePtr, types.I64, types.I32, types.I8, types.I8, types.I16, types.NewArray(uint64(rank), dim))
}

// cTypeCode is the type of elements as C knows it: the kind stands above the lowest byte.
func cTypeCode(t ir.Type) int64 {
	switch {
	case isAddress(t):
		return cTypePointer
	case t.Base == ir.Derived:
		return cTypeStruct
	case t.Base == ir.Character:
		return 5 + 1<<8
	}
	return typeCodes[t.Base] + int64(t.Kind)<<8
}

// cDescriptor describes to C what gfortran's descriptor v describes, for dummy argument d; an absent argument stays null.
func (f *function) cDescriptor(v value.Value, d *ir.Symbol) value.Value {
	from := f.presentDescriptor(v, d)
	to := f.alloca("cdescriptor", cDescriptorType(d.Rank()))
	span := f.load(f.field(from, descSpan))
	f.store(f.load(f.field(from, descBase)), f.field(to, cBase))
	f.store(f.load(f.field(from, descType, 0)), f.field(to, cBytes))
	f.store(i32(cVersionNumber), f.field(to, cVersion))
	f.store(constant.NewInt(types.I8, int64(d.Rank())), f.field(to, cRank))
	f.store(constant.NewInt(types.I8, cAttributeOther), f.field(to, cAttribute))
	f.store(constant.NewInt(types.I16, cTypeCode(d.Type)), f.field(to, cType))
	for k := range int64(d.Rank()) {
		lo, hi := f.load(f.field(from, descDims, k, 1)), f.load(f.field(from, descDims, k, 2))
		f.store(i64(0), f.field(to, cDims, k, 0))
		f.store(f.extent(lo, hi, i64(1)), f.field(to, cDims, k, 1))
		f.store(f.times(f.load(f.field(from, descDims, k, 0)), span), f.field(to, cDims, k, 2))
	}
	if !d.Optional {
		return f.cast(to, bytePtr)
	}
	return f.choose(f.icmp(enum.IPredNE, v, constant.NewNull(bytePtr)), f.cast(to, bytePtr), constant.NewNull(bytePtr))
}

// fromCDescriptor is gfortran's descriptor of what a C descriptor describes, as which a procedure with BIND(C) gets dummy
// argument d; an empty one for an absent argument.
func (f *function) fromCDescriptor(param value.Value, d *ir.Symbol) value.Value {
	t := types.NewPointer(cDescriptorType(d.Rank()))
	from := f.cast(param, t)
	if d.Optional {
		empty := f.private("", zero(cDescriptorType(d.Rank())))
		from = f.choose(f.icmp(enum.IPredNE, param, constant.NewNull(bytePtr)), from, empty)
	}
	bytes := f.elementBytes(d)
	var offset value.Value = i64(0)
	to := f.newDescriptor(d, d.Rank(), f.load(f.field(from, cBase)), offset)
	for k := range int64(d.Rank()) {
		extent, step := f.load(f.field(from, cDims, k, 1)), f.load(f.field(from, cDims, k, 2))
		stride := f.sdiv(step, bytes)
		f.failIf(f.icmp(enum.IPredNE, f.times(stride, bytes), step), "elements of argument '"+d.Name+"' that C describes are no multiple of their size apart")
		f.setDimension(to, int(k), stride, i64(1), extent)
		offset = f.minus(offset, stride)
	}
	f.store(offset, f.field(to, descOffset))
	return to
}
