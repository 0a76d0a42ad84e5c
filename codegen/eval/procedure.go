package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// ProcedureAddress is the function of a procedure; one from outside is declared at its first use.
func ProcedureAddress(g *module.Module, p *ir.Procedure) *llvm.Func {
	if fn := g.Funcs[p.Link]; fn != nil {
		return fn
	}
	return g.DeclareFunc(p.Link, convention.ResultType(p.Result))
}

// ProcedureValue is the address of the code of a procedure, as bytes: of one in this program, of the actual argument that a
// dummy procedure stands for, or of what a procedure pointer points to.
func (f *Values) ProcedureValue(p *ir.Procedure) value.Value {
	switch {
	case p.Dummy == nil && convention.NeedsFrame(p):
		return f.withFrame(p)
	case p.Dummy == nil:
		return constant.NewBitCast(ProcedureAddress(f.Module, p), build.BytePtr)
	case p.Dummy.Pointer:
		return f.Load(f.PointerSlot(p.Dummy))
	}
	return f.Vars[p.Dummy]
}

// withFrame is the address of a function that calls an internal procedure with the frame of its host, which is no recursive
// procedure: it is kept in a variable of the module from here on.
func (f *Values) withFrame(p *ir.Procedure) value.Value {
	name := p.Link + ".frame"
	if f.Shared.Frames[name] == nil {
		f.Shared.Frames[name] = f.Internal(name, build.Zero(convention.FramePtr))
	}
	f.Store(f.Frame, f.Shared.Frames[name])
	return constant.NewBitCast(bridge(f.Module, p, f.Shared.Frames[name]), build.BytePtr)
}

// bridge makes the function that takes the arguments of an internal procedure and adds the frame.
func bridge(g *module.Module, p *ir.Procedure, frame value.Value) *llvm.Func {
	name := p.Link + ".bridge"
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	to := ProcedureAddress(g, p)
	var params []*llvm.Param
	for _, q := range to.Params[:len(to.Params)-1] {
		params = append(params, llvm.NewParam(q.Name(), q.Type()))
	}
	fn := g.IR.NewFunc(name, to.Sig.RetType, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = g.Attributes()
	g.Funcs[name] = fn
	b := fn.NewBlock("entry.0")
	var args []value.Value
	for _, q := range params {
		args = append(args, q)
	}
	args = append(args, b.NewLoad(convention.FramePtr, frame))
	v := b.NewCall(to, args...)
	if to.Sig.RetType.Equal(types.Void) {
		b.NewRet(nil)
	} else {
		b.NewRet(v)
	}
	return fn
}
