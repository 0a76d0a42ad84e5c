package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// callAllocatable calls a function whose value is an allocatable scalar, which a variable of that kind takes over.
func (f *Calls) callAllocatable(s *ir.CallProc) {
	sym := s.Result.(*ir.Var).Sym
	f.ReleaseScalar(sym)
	slot := f.PointerSlot(sym)
	switch {
	case !convention.IsText(sym):
		f.Store(f.callOf(s.Proc, s.Args), slot)
	case sym.Deferred:
		f.callOf(s.Proc, s.Args, slot, f.Variable(sym.Len.(*ir.Var).Sym))
	default:
		f.callOf(s.Proc, s.Args, slot, f.LengthOf(sym))
	}
}

// CallProc is the call of a procedure in a statement of its own.
func (f *Calls) CallProc(s *ir.CallProc) {
	if convention.IsDescribed(s.Into) && convention.IsDescribed(s.Proc.Result) {
		f.callDescribed(s)
		return
	}
	var into []value.Value
	switch {
	case s.Result != nil && convention.IsSlot(s.Proc.Result) && !s.Proc.Result.Pointer:
		f.callAllocatable(s)
		return
	case s.Into != nil:
		into = append(into, f.Sections.DescribedSection(ir.WholeSection(s.Into)))
		if convention.IsText(s.Into) {
			into = append(into, f.LengthOf(s.Into))
		}
	case s.Result != nil && s.Result.Type().Base == ir.Derived && !convention.IsAddress(s.Result.Type()):
		place := f.Place(s.Result)
		if t := s.Result.Type().Derived; t.HasAllocatable() && ir.SymbolOf(s.Result) != nil && ir.SymbolOf(s.Result).Made {
			derived.FreeVariable(f.Coder, t, place) // what the value of the last call has
		}
		into = append(into, f.Cast(place, build.BytePtr))
	case s.Result != nil && s.Result.Type().Base == ir.Character:
		p, n := f.Texts.Chars(s.Result)
		into = append(into, p, n)
	}
	v := f.callOf(s.Proc, s.Args, into...)
	if s.Result != nil && len(into) == 0 {
		f.AssignValue(s.Result, returned(f.Coder, s.Proc.Result.Type, v))
	}
}

// funcRef is the value of a function reference.
func (f *Calls) funcRef(e *ir.FuncRef) value.Value {
	return returned(f.Coder, e.T, f.callOf(e.Proc, e.Args))
}

// returned turns what a function gives back into its register form.
func returned(f *module.Coder, t ir.Type, v value.Value) value.Value {
	if t.Base == ir.Complex && t.Kind == 4 {
		re, im := llvm.NewExtractElement(v, build.I32(0)), llvm.NewExtractElement(v, build.I32(1))
		build.Add(f.Builder, re, &re.Metadata)
		build.Add(f.Builder, im, &im.Metadata)
		return f.Complex(re, im)
	}
	return build.FromMemory(f.Builder, t, v)
}

// shareResults lets all images have image 1's values of the scalar variables that a procedure from outside may have set and of
// its result.
func (f *Calls) shareResults(p *ir.Procedure, args []ir.Actual, v value.Value) value.Value {
	for i, a := range args {
		if i < len(p.Dummies) && (p.Dummies[i].ByValue || p.Dummies[i].Intent == "in") {
			continue
		}
		if v, ok := a.X.(*ir.Var); ok && !a.Copy && !v.Sym.Pointer && !v.Sym.Allocatable && !convention.IsAddress(v.Sym.Type) {
			f.shareVariable(v.Sym)
		}
	}
	if p.Result == nil || convention.IsHidden(p) || p.Result.Pointer || convention.IsAddress(p.Result.Type) {
		return v
	}
	temp := f.Alloca("result", v.Type())
	f.Store(v, temp)
	f.shareMemory(temp, p.Result.Type)
	return f.Load(temp)
}

// callOf calls p; into tells a function whose value is in memory where that goes, and its length if it is a character.
func (f *Calls) callOf(p *ir.Procedure, args []ir.Actual, into ...value.Value) value.Value {
	values, lengths := into, []value.Value(nil)
	var after []func()
	for i, a := range args {
		var d *ir.Symbol
		if i < len(p.Dummies) {
			d = p.Dummies[i]
		}
		x := f.passed(a, d, p.Effects.Arg(i))
		if d != nil && convention.ByCDescriptor(p, d) {
			x = passedToC(f.Coder, x, d)
		}
		values = append(values, x.value)
		if x.length != nil && (d == nil && p.CName == "" || d != nil && convention.HasHiddenLength(p, d)) {
			lengths = append(lengths, x.length)
		}
		if x.after != nil {
			after = append(after, x.after)
		}
	}
	values = append(values, lengths...)
	if convention.NeedsFrame(p) {
		values = append(values, f.Frame)
	}
	var v value.Value = f.Call(f.callee(p, values), values...)
	for _, g := range after {
		g()
	}
	if convention.IsShared(p) {
		v = f.shareResults(p, args, v)
	}
	return v
}

// callee is the function to call, as one that takes these arguments.
func (f *Calls) callee(p *ir.Procedure, args []value.Value) value.Value {
	var params []types.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	t := types.NewPointer(types.NewFunc(convention.ResultType(p.Result), params...))
	if p.Dummy != nil {
		address := f.ProcedureValue(p)
		storage.CheckPointer(f.Coder, address, "procedure pointer", p.Name, "points to nothing")
		return f.Cast(address, t)
	}
	return f.Cast(ProcedureAddress(f.Module, p), t)
}

// shareVariable lets all images have image 1's value of a scalar.
func (f *Calls) shareVariable(s *ir.Symbol) {
	at := f.Cast(f.Variable(s), build.BytePtr)
	if convention.IsText(s) && s.Type.Len < 0 {
		f.CallRuntime("hpf_io_share", at, f.Times(f.LengthOf(s), build.I64(s.Type.CharBytes())), f.Position(f.Pos))
		return
	}
	f.shareMemory(at, s.Type)
}

// Agree lets all images have image 1's values of variables.
func (f *Calls) Agree(s *ir.Agree) {
	for _, v := range s.Vars {
		if v.Rank() == 0 {
			f.shareVariable(v)
			continue
		}
		first := &ir.Elem{Pos: s.Pos, Sym: v}
		for _, d := range v.Dims {
			first.Subs = append(first.Subs, ir.Int8Of(d.Lo))
		}
		f.CallRuntime("hpf_io_share", f.Cast(f.Place(first), build.BytePtr), build.I64(v.Bytes()), f.Position(s.Pos))
	}
}

// shareMemory lets all images have image 1's value.
func (f *Calls) shareMemory(p value.Value, t ir.Type) {
	f.CallRuntime("hpf_io_share", p, build.I64(build.SizeOf(t)), f.Position(f.Pos))
}

// callDescribed calls a function whose value is a pointer or an allocatable array and lets a variable take it.
func (f *Calls) callDescribed(s *ir.CallProc) {
	into := s.Into
	if into.Rank() == 0 && into.Deferred {
		length := f.Variable(into.Len.(*ir.Var).Sym)
		f.Store(build.I64(0), length)
		f.callOf(s.Proc, s.Args, f.PointerSlot(into), length)
		return
	}
	if into.Rank() == 0 {
		v := f.callOf(s.Proc, s.Args)
		f.Store(f.Cast(v, build.BytePtr), f.PointerSlot(into))
		return
	}
	if into.Allocatable {
		base := f.HomeOf(into).Base
		f.CallRuntime("free", f.Load(base))
		f.Store(constant.NewNull(build.BytePtr), base)
	}
	d := f.Alloca("descriptor", build.DescriptorType(into.Rank()))
	f.Store(build.Zero(build.DescriptorType(into.Rank())), d)
	where := []value.Value{f.Cast(d, build.BytePtr)}
	if into.Deferred {
		where = append(where, f.Variable(into.Len.(*ir.Var).Sym))
	} else if convention.IsText(into) {
		where = append(where, f.LengthOf(into))
	}
	f.callOf(s.Proc, s.Args, where...)
	f.Sections.Adopt(into, d)
}
