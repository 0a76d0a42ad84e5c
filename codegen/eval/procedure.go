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
	if convention.ReturnsCharacter(p) {
		return characterFromC(g, p)
	}
	return g.DeclareFunc(p.Link, convention.ResultType(p.Result))
}

// CharacterForC makes the function that C calls for one whose value, a character, is in memory here.
func CharacterForC(g *module.Module, p *ir.Procedure, inside *llvm.Func) {
	params := copiedParams(inside.Params[2:])
	fn := g.IR.NewFunc(p.Link, types.I8, params...)
	fn.FuncAttrs = g.Attributes()
	if !g.Opt.Objects {
		fn.Linkage = enum.LinkageInternal
	}
	b := fn.NewBlock("entry.0")
	room := b.NewAlloca(types.I8)
	b.NewCall(inside, append([]value.Value{room, build.I64(1)}, asValues(params)...)...)
	b.NewRet(b.NewLoad(types.I8, room))
}

// characterFromC makes the function that puts the character that a function of C returns into memory.
func characterFromC(g *module.Module, p *ir.Procedure) *llvm.Func {
	params := convention.HiddenParams(p)
	for _, d := range p.Dummies {
		params = append(params, llvm.NewParam(d.Name, convention.ArgumentType(d)))
	}
	fn := g.IR.NewFunc(p.Link+".inside", types.Void, params...)
	fn.Linkage, fn.FuncAttrs = enum.LinkageInternal, g.Attributes()
	g.Funcs[p.Link] = fn
	b := fn.NewBlock("entry.0")
	outside := g.IR.NewFunc(p.Link, types.I8, copiedParams(params[2:])...)
	b.NewStore(b.NewCall(outside, asValues(params[2:])...), params[0])
	b.NewRet(nil)
	return fn
}

func copiedParams(list []*llvm.Param) []*llvm.Param {
	var out []*llvm.Param
	for _, q := range list {
		out = append(out, llvm.NewParam(q.Name(), q.Type()))
	}
	return out
}

func asValues(list []*llvm.Param) []value.Value {
	var out []value.Value
	for _, q := range list {
		out = append(out, q)
	}
	return out
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

// withFrame is the address of a function that calls an internal procedure with the frame of its host. Where one activation of the host is
// there at a time, the frame is kept in a variable of the module, and the address is a constant.
func (f *Values) withFrame(p *ir.Procedure) value.Value {
	if f.Shared.Reentered(p.Unit.Host) {
		frame := llvm.NewParam("frame", convention.FramePtr)
		frame.Attrs = append(frame.Attrs, enum.ParamAttrNest)
		of := bridge(f.Module, p, []*llvm.Param{frame}, func(*llvm.Block) value.Value { return frame })
		return f.CallRuntime("hpf_closure", of, f.Frame)
	}
	name := p.Link + ".frame"
	if f.Shared.Frames[name] == nil {
		f.Shared.Frames[name] = f.Internal(name, build.Zero(convention.FramePtr))
	}
	kept := f.Shared.Frames[name]
	f.Store(f.Frame, kept)
	of := bridge(f.Module, p, nil, func(b *llvm.Block) value.Value { return b.NewLoad(convention.FramePtr, kept) })
	return constant.NewBitCast(of, build.BytePtr)
}

// bridge makes the function that takes the arguments of an internal procedure, after its own, and adds the frame.
func bridge(g *module.Module, p *ir.Procedure, own []*llvm.Param, frame func(*llvm.Block) value.Value) *llvm.Func {
	name := p.Link + ".bridge"
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	to := ProcedureAddress(g, p)
	params := copiedParams(to.Params[:len(to.Params)-1])
	fn := g.IR.NewFunc(name, to.Sig.RetType, append(own, params...)...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = g.Attributes()
	g.Funcs[name] = fn
	b := fn.NewBlock("entry.0")
	v := b.NewCall(to, append(asValues(params), frame(b))...)
	if to.Sig.RetType.Equal(types.Void) {
		b.NewRet(nil)
	} else {
		b.NewRet(v)
	}
	return fn
}
