package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// chars is the address of the characters of a Character expression; their number is the length of its type.
func (f *function) chars(e sem.Expr) value.Value {
	switch e := e.(type) {
	case *sem.Const:
		return f.cast(f.private("", constant.NewCharArray(padded(e.S, e.T.Len))), bytePtr)
	case *sem.Var:
		return f.cast(f.variable(e.Sym), bytePtr)
	case *sem.Elem:
		return f.cast(f.elemAddress(e), bytePtr)
	case *sem.Field:
		return f.cast(f.fieldAddress(e), bytePtr)
	case *sem.Conv:
		copied := f.cast(f.alloca("text", memoryType(e.T)), bytePtr)
		f.assignText(copied, e.T.Len, e.X)
		return copied
	}
	diag.Bugf("codegen: character expression %T", e)
	return nil
}

// assignText fills n characters with those of e, cut off or followed by blanks.
func (f *function) assignText(to value.Value, n int, e sem.Expr) {
	from, have := f.chars(e), e.Type().Len
	move := f.declareFunc("llvm.memmove.p0i8.p0i8.i64", types.Void, bytePtr, bytePtr, types.I64, types.I1)
	f.call(move, to, from, i64(int64(min(n, have))), constant.NewBool(false))
	if n > have {
		fill := f.declareFunc("llvm.memset.p0i8.i64", types.Void, bytePtr, types.I8, types.I64, types.I1)
		blank := constant.NewInt(types.I8, ' ')
		f.call(fill, f.gep(to, i64(int64(have))), blank, i64(int64(n-have)), constant.NewBool(false))
	}
}

// compareText is negative, zero or positive as x is before, equal to or behind y.
func (f *function) compareText(x, y sem.Expr) value.Value {
	return f.callRuntime("_gfortran_compare_string",
		i64(int64(x.Type().Len)), f.chars(x), i64(int64(y.Type().Len)), f.chars(y))
}
