package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/eval"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// declareProcedure declares the function of a procedure of this program.
func (g *generator) declareProcedure(p *ir.Procedure) {
	params := convention.HiddenParams(p)
	for _, d := range p.Dummies {
		param := llvm.NewParam(d.Name, convention.ArgumentType(d))
		if d.Proc == nil && !d.ByValue && !d.Target && !d.Pointer {
			param.Attrs = append(param.Attrs, enum.ParamAttrNoAlias)
		}
		params = append(params, param)
	}
	for _, d := range p.Dummies {
		if convention.HasHiddenLength(p, d) {
			params = append(params, llvm.NewParam(d.Name+".length", convention.LengthType(d)))
		}
	}
	if convention.NeedsFrame(p) {
		params = append(params, llvm.NewParam("frame.0", convention.FramePtr))
	}
	name := p.Link
	if convention.ReturnsCharacter(p) {
		name += ".inside"
	}
	fn := g.IR.NewFunc(name, convention.ResultType(p.Result), params...)
	fn.FuncAttrs = g.Attributes()
	if p.Internal || !g.Opt.Objects {
		fn.Linkage = enum.LinkageInternal
	}
	g.Funcs[p.Link] = fn
	if convention.ReturnsCharacter(p) {
		fn.Linkage = enum.LinkageInternal
		eval.CharacterForC(g.Module, p, fn)
	}
}

// procedureBody makes the code of a procedure.
func (g *generator) procedureBody(fn *llvm.Func, u *spmd.Unit) {
	p := u.Source.Proc
	f := newUnit(g, fn, u)
	f.leave = f.NewBlock("return")
	running := f.entry.enterOnce(p)
	for _, param := range fn.Params[len(convention.HiddenParams(p)):] {
		f.Params = append(f.Params, param)
	}
	environment := f.entry.keepEnvironment(u.Source)
	f.entry.takeTexts(p)
	f.entry.bindLengths(p)
	f.entry.bindFrame(u.Source)
	f.entry.declare(u)
	f.entry.initialise(u)
	f.messages.Others.Begin(u)
	f.entry.bindMapped(u)
	f.entry.bindArguments(p)
	f.entry.checkLengths(p)
	f.enter(p, u.Source.Entry)
	f.entry.automaticArrays(u)
	f.entry.makeFrame(u.Source)
	f.alone(u.Source, 1)
	f.block(u.Body)
	f.Jump(f.leave)
	f.Cur = f.leave
	f.alone(u.Source, -1)
	if running != nil {
		f.Store(constant.False, running)
	}
	f.pointers.FreeLocals(u)
	f.entry.leaveArrays(u)
	f.messages.Others.End(u)
	f.Texts.FreeBuffers()
	result := f.entry.resultValue(p.Result)
	f.entry.bringBackEnvironment(environment)
	f.Ret(result)
	f.Finish()
}

// alone begins or ends what each image runs for itself.
func (f *function) alone(u *ir.Unit, more int64) {
	if u.Alone {
		f.CallRuntime("hpf_alone", build.I32(more))
	}
}

// enterOnce ends the run, with --check, where a procedure that is not RECURSIVE is called while it runs, Fortran 2008, 12.6.2.1. What
// it gives tells whether it runs; nil where nothing is checked.
func (f *entry) enterOnce(p *ir.Procedure) value.Value {
	if !f.Opt.Check || p.Recursive || p.Pure || p.Elemental {
		return nil
	}
	running := f.Internal(p.Link+".runs", constant.False)
	before := f.Pos
	f.At(p.Pos)
	f.FailIf(f.Load(running), "'"+p.Name+"' is called while it runs, and is not RECURSIVE")
	f.Store(constant.True, running)
	f.At(before)
	return running
}

// fpStateBytes is more than libgfortran keeps of the state of the processor.
const fpStateBytes = 256

// keepEnvironment keeps how real operations round and what they have raised, Fortran 2008, 14.3 and 14.4: a procedure that sets or
// asks for either begins with nothing raised. It is nil for others.
func (f *entry) keepEnvironment(u *ir.Unit) value.Value {
	if !u.Environment {
		return nil
	}
	state := f.Alloca("environment", types.NewArray(fpStateBytes/8, types.I64))
	f.CallRuntime("_gfortran_ieee_procedure_entry", f.Cast(state, build.BytePtr))
	return state
}

// bringBackEnvironment lets the caller have its way of rounding, and what it and the procedure have raised.
func (f *entry) bringBackEnvironment(state value.Value) {
	if state != nil {
		f.CallRuntime("_gfortran_ieee_procedure_exit", f.Cast(state, build.BytePtr))
	}
}

// resultValue is what a function returns.
func (f *entry) resultValue(s *ir.Symbol) value.Value {
	if s != nil && convention.ReturnsAddress(s) {
		return f.Load(f.PointerSlot(s))
	}
	if s == nil || s.Rank() > 0 || convention.InMemory(s.Type) {
		return nil
	}
	p := f.Variable(s)
	if t := convention.ResultType(s); !t.Equal(build.MemoryType(s.Type)) {
		p = f.Cast(p, types.NewPointer(t))
	}
	return f.Load(p)
}

// enter runs the statements that fix the bounds of dummy and automatic arrays. A dummy array whose elements one of them reads is
// bound before it.
func (f *function) enter(p *ir.Procedure, list []ir.Stmt) {
	bound := map[*ir.Symbol]bool{}
	for _, d := range p.Dummies {
		if d.Rank() > 0 && convention.IsDescribed(d) {
			f.At(d.Pos)
			f.entry.takeLength(d)
			f.entry.takeAllocatable(d)
			bound[d] = true
		}
	}
	for _, s := range list {
		read := map[*ir.Symbol]bool{}
		for _, sym := range ir.WithNamed(nil, []ir.Stmt{s}) {
			read[sym] = true
		}
		f.entry.bindArrays(p, func(d *ir.Symbol) bool { return read[d] && !bound[d] })
		for sym := range read {
			bound[sym] = true
		}
		f.block([]ir.Stmt{s})
	}
	f.entry.bindArrays(p, func(d *ir.Symbol) bool { return !bound[d] })
	switch {
	case convention.IsArrayFunction(p) && convention.IsDescribed(p.Result):
		f.entry.bindDescribedResult(p.Result)
	case convention.IsArrayFunction(p):
		f.Homes[p.Result] = f.Sections.DescribedHome(p.Result, f.Fn.Params[0])
	}
}
