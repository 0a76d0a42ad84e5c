package build

import (
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Arrays whose bounds go with them are passed by gfortran's descriptor (libgfortran.h, GFC_ARRAY_DESCRIPTOR): address of
// the first element, offset of the virtual origin in elements, type, bytes between elements of stride 1, and for each
// dimension stride in elements, lower and upper bound.
const (
	DescBase = iota
	DescOffset
	DescType
	DescSpan
	DescDims
)

func DescriptorType(rank int) *types.StructType {
	dim := types.NewStruct(types.I64, types.I64, types.I64)
	kind := types.NewStruct(types.I64, types.I32, types.I8, types.I8, types.I16)
	return types.NewStruct(BytePtr, types.I64, kind, types.I64, types.NewArray(uint64(rank), dim))
}

// TypeCodes are those of libgfortran.
var TypeCodes = map[ir.Base]int64{ir.Integer: 1, ir.Logical: 2, ir.Real: 3, ir.Complex: 4, ir.Derived: 5, ir.Character: 6}

func FillDescriptor(b *Builder, d value.Value, t ir.Type, bytes value.Value, rank int, base, offset value.Value) {
	b.Store(b.Cast(base, BytePtr), b.Field(d, DescBase))
	b.Store(offset, b.Field(d, DescOffset))
	b.Store(bytes, b.Field(d, DescType, 0))
	b.Store(I32(0), b.Field(d, DescType, 1))
	b.Store(constant.NewInt(types.I8, int64(rank)), b.Field(d, DescType, 2))
	b.Store(constant.NewInt(types.I8, TypeCodes[t.Base]), b.Field(d, DescType, 3))
	b.Store(constant.NewInt(types.I16, 0), b.Field(d, DescType, 4))
	b.Store(bytes, b.Field(d, DescSpan))
}

func SetDimension(b *Builder, d value.Value, k int, stride, lo, hi value.Value) {
	b.Store(stride, b.Field(d, DescDims, int64(k), 0))
	b.Store(lo, b.Field(d, DescDims, int64(k), 1))
	b.Store(hi, b.Field(d, DescDims, int64(k), 2))
}

// SetDense sets the dimensions of an array of these lower and upper bounds without gaps between its columns, and the offset
// of its element 0; neighbours in the first dimension are stride apart.
func SetDense(b *Builder, d, stride value.Value, bounds [][2]value.Value) {
	var offset value.Value = I64(0)
	for k, bound := range bounds {
		SetDimension(b, d, k, stride, bound[0], bound[1])
		offset = b.Minus(offset, b.Times(bound[0], stride))
		stride = b.Times(stride, b.Extent(bound[0], bound[1], I64(1)))
	}
	b.Store(offset, b.Field(d, DescOffset))
}
