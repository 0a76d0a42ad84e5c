package codegen

import (
	"dhpfgo/ir"
	"math"

	"dhpfgo/diag"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var bytePtr = types.I8Ptr

// valueType is the type of a Fortran value in a register: logicals are single bits there.
func valueType(t ir.Type) types.Type {
	if t.Base == ir.Logical {
		return types.I1
	}
	return memoryType(t)
}

// memoryType is the type of a Fortran value in memory.
func memoryType(t ir.Type) types.Type {
	switch t.Base {
	case ir.Integer, ir.Logical:
		return types.NewInt(uint64(8 * t.Kind))
	case ir.Real:
		return floatType(t.Kind)
	case ir.Complex:
		return types.NewStruct(floatType(t.Kind), floatType(t.Kind))
	case ir.Character:
		if t.Len < 0 {
			return types.I8
		}
		return types.NewArray(uint64(t.Len), types.I8)
	case ir.Derived:
		return structType(t.Derived)
	}
	diag.Bugf("codegen: type %+v", t)
	return nil
}

func floatType(kind int) *types.FloatType {
	switch kind {
	case 4:
		return types.Float
	case 8:
		return types.Double
	}
	diag.Bugf("codegen: real kind %d", kind)
	return nil
}

// sizeOf is the number of bytes of an array element.
func sizeOf(t ir.Type) int64 {
	n, _ := t.Size()
	return n
}

func i32(n int64) *constant.Int { return constant.NewInt(types.I32, n) }
func i64(n int64) *constant.Int { return constant.NewInt(types.I64, n) }

// floatConst rounds to the kind first, because llir cuts digits off.
func floatConst(kind int, x float64) *constant.Float {
	if kind == 4 {
		x = float64(float32(x))
	}
	return constant.NewFloat(floatType(kind), x)
}

// scalarConst is the register form of a number or logical.
func scalarConst(c *ir.Const) constant.Constant {
	switch c.T.Base {
	case ir.Integer:
		return constant.NewInt(valueType(c.T).(*types.IntType), c.I)
	case ir.Logical:
		return constant.NewBool(c.L)
	case ir.Real:
		return floatConst(c.T.Kind, c.R)
	case ir.Complex:
		return complexConst(c.T.Kind, c.R, c.Im)
	}
	diag.Bugf("codegen: constant of type %+v", c.T)
	return nil
}

func complexConst(kind int, re, im float64) constant.Constant {
	t := types.NewStruct(floatType(kind), floatType(kind))
	return constant.NewStruct(t, floatConst(kind, re), floatConst(kind, im))
}

// memoryConst is the memory form of a constant, as it stands in an initial value.
func memoryConst(c *ir.Const) constant.Constant {
	switch c.T.Base {
	case ir.Logical:
		n := int64(0)
		if c.L {
			n = 1
		}
		return constant.NewInt(memoryType(c.T).(*types.IntType), n)
	case ir.Character:
		return constant.NewCharArray(padded(c.S, c.T.Len))
	case ir.Derived:
		return derivedConst(c)
	}
	return scalarConst(c)
}

// padded is s with blanks or cut to n characters.
func padded(s string, n int) []byte {
	text := make([]byte, n)
	for i := copy(text, s); i < n; i++ {
		text[i] = ' '
	}
	return text
}

// zero is the value that a variable without an initial value starts with.
func zero(t types.Type) constant.Constant { return constant.NewZeroInitializer(t) }

// constInt tells the value of an integer constant.
func constInt(v value.Value) (int64, bool) {
	c, ok := v.(*constant.Int)
	if !ok || !c.X.IsInt64() {
		return 0, false
	}
	return c.X.Int64(), true
}

// foldedInt tells the value of an integer expression without variables.
func foldedInt(e ir.Expr) (int64, bool) {
	switch e := e.(type) {
	case *ir.Const:
		return e.I, e.T.Base == ir.Integer
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return foldedInt(e.X)
		}
	case *ir.Unary:
		n, ok := foldedInt(e.X)
		return -n, ok && e.Op == ir.Neg
	case *ir.Binary:
		x, okX := foldedInt(e.X)
		y, okY := foldedInt(e.Y)
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
