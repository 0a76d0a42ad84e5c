package build

import (
	"math"

	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var BytePtr = types.I8Ptr

// valueType is the type of a Fortran value in a register: logicals are single bits there.
func valueType(t ir.Type) types.Type {
	if t.Base == ir.Logical {
		return types.I1
	}
	return MemoryType(t)
}

// MemoryType is the type of a Fortran value in memory.
func MemoryType(t ir.Type) types.Type {
	switch t.Base {
	case ir.Integer, ir.Logical:
		return types.NewInt(uint64(8 * t.Kind))
	case ir.Real:
		return floatType(t.Kind)
	case ir.Complex:
		return types.NewStruct(floatType(t.Kind), floatType(t.Kind))
	case ir.Character:
		char := CharType(t)
		if t.Len < 0 {
			return char
		}
		return types.NewArray(uint64(t.Len), char)
	case ir.Derived:
		if t.IsUnlimited() {
			return types.I8
		}
		return structType(t.Derived)
	}
	diag.Bugf("codegen: type %+v", t)
	return nil
}

func floatType(kind int) *types.FloatType {
	t := floatTypes[kind]
	if t == nil {
		diag.Bugf("codegen: real kind %d", kind)
	}
	return t
}

// SizeOf is the number of bytes of an array element.
func SizeOf(t ir.Type) int64 {
	n, _ := t.Size()
	return n
}

func I32(n int64) *constant.Int { return constant.NewInt(types.I32, n) }
func I64(n int64) *constant.Int { return constant.NewInt(types.I64, n) }

// ScalarConst is the register form of a number or logical.
func ScalarConst(c *ir.Const) constant.Constant {
	switch c.T.Base {
	case ir.Integer:
		return &constant.Int{Typ: valueType(c.T).(*types.IntType), X: c.BigInt()}
	case ir.Logical:
		return constant.NewBool(c.L)
	case ir.Real:
		return realParts(c)[0]
	case ir.Complex:
		t := floatType(c.T.Kind)
		return constant.NewStruct(types.NewStruct(t, t), realParts(c)...)
	}
	diag.Bugf("codegen: constant of type %+v", c.T)
	return nil
}

// MemoryConst is the memory form of a constant, as it stands in an initial value.
func MemoryConst(c *ir.Const) constant.Constant {
	if c.Proc != nil {
		return constant.NewBitCast(llvm.NewFunc(c.Proc.Link, types.Void), BytePtr)
	}
	switch c.T.Base {
	case ir.Logical:
		n := int64(0)
		if c.L {
			n = 1
		}
		return constant.NewInt(MemoryType(c.T).(*types.IntType), n)
	case ir.Character:
		return CharsConst(c)
	case ir.Derived:
		return derivedConst(c)
	}
	return ScalarConst(c)
}

// CharsConst are the characters of a constant in memory.
func CharsConst(c *ir.Const) constant.Constant {
	if c.T.CharBytes() == 1 {
		return constant.NewCharArray(Padded(c.S, c.T.Len))
	}
	char := CharType(c.T)
	var list []constant.Constant
	for _, r := range c.Chars() {
		list = append(list, constant.NewInt(char, int64(uint32(r))))
	}
	return constant.NewArray(types.NewArray(uint64(len(list)), char), list...)
}

// Padded is s with blanks or cut to n characters.
func Padded(s string, n int) []byte {
	text := make([]byte, n)
	for i := copy(text, s); i < n; i++ {
		text[i] = ' '
	}
	return text
}

// Zero is the value that a variable without an initial value starts with.
func Zero(t types.Type) constant.Constant { return constant.NewZeroInitializer(t) }

// ConstInt tells the value of an integer constant.
func ConstInt(v value.Value) (int64, bool) {
	c, ok := v.(*constant.Int)
	if !ok || !c.X.IsInt64() {
		return 0, false
	}
	return c.X.Int64(), true
}

// FoldedInt tells the value of an integer expression without variables.
func FoldedInt(e ir.Expr) (int64, bool) {
	switch e := e.(type) {
	case *ir.Const:
		return e.I, e.T.Base == ir.Integer && e.Wide == ""
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return FoldedInt(e.X)
		}
	case *ir.Unary:
		n, ok := FoldedInt(e.X)
		return -n, ok && e.Op == ir.Neg
	case *ir.Binary:
		x, okX := FoldedInt(e.X)
		y, okY := FoldedInt(e.Y)
		if okX && okY {
			return foldedBinary(e.Op, x, y)
		}
	}
	return 0, false
}

func foldedBinary(op ir.Op, x, y int64) (int64, bool) {
	const limit = math.MaxInt32
	small := max(x, -x) <= limit && max(y, -y) <= limit
	switch op {
	case ir.Add:
		return x + y, small
	case ir.Sub:
		return x - y, small
	case ir.Mul:
		return x * y, small
	}
	return 0, false
}

// structType is the LLVM type of a derived type.
func structType(t *ir.DerivedType) *types.StructType {
	var fields []types.Type
	for _, c := range t.Components {
		fields = append(fields, componentType(c))
	}
	for range DeferredLengths(t) {
		fields = append(fields, types.I64)
	}
	return types.NewStruct(fields...)
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
			fields = append(fields, MemoryConst(part))
		}
	}
	for range DeferredLengths(t) {
		fields = append(fields, I64(0))
	}
	return constant.NewStruct(structType(t), fields...)
}

func componentType(c *ir.Component) types.Type {
	switch {
	case c.IsSlot():
		return BytePtr
	case c.Allocatable || c.Pointer:
		return DescriptorType(len(c.Dims))
	case len(c.Dims) > 0:
		return types.NewArray(uint64(c.Elements()), MemoryType(c.Type))
	}
	return MemoryType(c.Type)
}

// DefaultValue is what a variable of a derived type begins with: the default values of its components, zero for others.
func DefaultValue(t *ir.DerivedType) constant.Constant {
	if !t.HasDefault() {
		return Zero(MemoryType(ir.Type{Base: ir.Derived, Derived: t}))
	}
	var fields []constant.Constant
	for _, c := range t.Components {
		fields = append(fields, defaultComponent(c))
	}
	for range DeferredLengths(t) {
		fields = append(fields, I64(0))
	}
	return constant.NewStruct(structType(t), fields...)
}

func arrayConst(t *types.ArrayType, list []*ir.Const) constant.Constant {
	values := make([]constant.Constant, len(list))
	for i, k := range list {
		values[i] = MemoryConst(k)
	}
	return constant.NewArray(t, values...)
}

func defaultComponent(c *ir.Component) constant.Constant {
	switch {
	case c.Proc != nil && c.Init != nil:
		return MemoryConst(c.Init)
	case c.Allocatable || c.Pointer:
		return Zero(componentType(c))
	}
	one := Zero(MemoryType(c.Type))
	switch {
	case c.Init != nil:
		one = MemoryConst(c.Init)
	case c.Type.Base == ir.Derived:
		one = DefaultValue(c.Type.Derived)
	}
	if len(c.Dims) == 0 {
		return one
	}
	values := make([]constant.Constant, c.Elements())
	for i := range values {
		values[i] = one
		if c.InitElems != nil {
			values[i] = MemoryConst(c.InitElems[i])
		}
	}
	return constant.NewArray(componentType(c).(*types.ArrayType), values...)
}

// DeferredLengths lists the components whose length stands after all others, in their order.
func DeferredLengths(t *ir.DerivedType) []*ir.Component {
	var out []*ir.Component
	for _, c := range t.Components {
		if c.Deferred {
			out = append(out, c)
		}
	}
	return out
}
