package eval

import (
	"dhpfgo/codegen/arith"
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// intrinsic is the value of an elemental intrinsic function.
func (f *Values) intrinsic(e *ir.Call) value.Value {
	switch e.Fn {
	case "number_of_processors":
		return f.Resize(f.CallRuntime("pgas_num_images"), build.MemoryType(e.T).(*types.IntType))
	case "message_cost":
		return f.Resize(f.CallRuntime("hpf_message_cost"), build.MemoryType(e.T).(*types.IntType))
	case "this_image":
		return f.Resize(f.CallRuntime("pgas_this_image"), build.MemoryType(e.T).(*types.IntType))
	case "command_argument_count":
		count := f.CallRuntime("hpf_command_argument_count")
		return f.Resize(count, build.MemoryType(e.T).(*types.IntType))
	}
	if isTextCall(e) {
		return f.Texts.textNumber(e)
	}
	var args []value.Value
	for _, arg := range e.Args {
		args = append(args, f.Expr(arg))
	}
	if e.Fn == "transfer" {
		return build.Transferred(f.Builder, e, args[0])
	}
	switch e.Args[0].Type().Base {
	case ir.Integer:
		return arith.IntegerIntrinsic(f.Coder, e, args)
	case ir.Real:
		return arith.RealIntrinsic(f.Coder, e, args)
	case ir.Logical, ir.Complex:
		return arith.OtherIntrinsic(f.Coder, e, args)
	}
	diag.Bugf("codegen: intrinsic %s", e.Fn)
	return nil
}

// power is x**y.
func (f *Values) power(e *ir.Binary) value.Value {
	if n, ok := build.FoldedInt(e.Y); ok && arith.HasChain(n) {
		if n >= 0 || e.T.Base != ir.Integer {
			return arith.ConstantPower(f.Coder, e, f.Expr(e.X), n)
		}
	}
	x, y := f.Expr(e.X), f.Expr(e.Y)
	switch {
	case e.T.Base == ir.Complex && e.Y.Type().Base == ir.Integer:
		return arith.ComplexFunction(f.Coder, "powi", x, f.Resize(y, types.I64))
	case e.T.Base == ir.Complex:
		return arith.ComplexFunction(f.Coder, "pow", x, y)
	case e.T.Base == ir.Integer:
		return f.Call(arith.IntegerPower(f.Module, x.Type().(*types.IntType)), x, f.Resize(y, types.I64))
	case e.T.Base == ir.Real && e.Y.Type().Base == ir.Real:
		return arith.Builtin(f.Coder, "pow", x, y)
	case e.T.Base == ir.Real && e.Y.Type().Kind <= 4:
		return arith.Powi(f.Coder, x, f.Resize(y, types.I32))
	case e.T.Base == ir.Real && ir.IsWide(e.T):
		return arith.LibraryPower(f.Coder, x, f.Resize(y, types.I64))
	case e.T.Base == ir.Real:
		return arith.Builtin(f.Coder, "pow", x, f.RealOfInt(y, build.KindOf(x)))
	}
	diag.Bugf("codegen: power of a %s", x.Type())
	return nil
}

// convComplex converts to complex, or takes the real part on.
func (f *Values) convComplex(e *ir.Conv) value.Value {
	from, to := e.X.Type(), e.T
	x := f.Expr(e.X)
	if from.Base != ir.Complex {
		return f.Complex(f.ToReal(x, to.Kind), build.FloatConst(to.Kind, 0))
	}
	re, im := f.Parts(x)
	switch to.Base {
	case ir.Complex:
		return f.Complex(f.Extend(re, to.Kind), f.Extend(im, to.Kind))
	case ir.Real:
		return f.Extend(re, to.Kind)
	}
	return f.IntOfReal(re, build.MemoryType(to))
}

// TransferBytes is TRANSFER between arrays: bytes are copied from the first element on.
func (f *Values) TransferBytes(args []ir.Expr) {
	to, from := args[0].(*ir.Elem), args[1].(*ir.Elem)
	place := func(e *ir.Elem) value.Value {
		return f.Cast(f.AddressUnchecked(e.Sym, f.Indices(e.Subs)), build.BytePtr)
	}
	f.CopyBytes(place(to), place(from), f.Index(args[2]))
}
