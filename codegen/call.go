package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// callProc is the call of a procedure in a statement of its own.
func (f *calls) callProc(s *ir.CallProc) {
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
		into = append(into, f.sections.describedSection(wholeSection(s.Into)))
		if convention.IsText(s.Into) {
			into = append(into, f.lengthOf(s.Into))
		}
	case s.Result != nil && s.Result.Type().Base == ir.Derived && !convention.IsAddress(s.Result.Type()):
		into = append(into, f.Cast(f.place(s.Result), build.BytePtr))
	case s.Result != nil && s.Result.Type().Base == ir.Character:
		p, n := f.texts.chars(s.Result)
		into = append(into, p, n)
	}
	v := f.callOf(s.Proc, s.Args, into...)
	if s.Result != nil && len(into) == 0 {
		f.assignValue(s.Result, returned(f.coder, s.Proc.Result.Type, v))
	}
}

// funcRef is the value of a function reference.
func (f *calls) funcRef(e *ir.FuncRef) value.Value {
	return returned(f.coder, e.T, f.callOf(e.Proc, e.Args))
}

// returned turns what a function gives back into its register form.
func returned(f *coder, t ir.Type, v value.Value) value.Value {
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
func (f *calls) shareResults(p *ir.Procedure, args []ir.Actual, v value.Value) value.Value {
	for i, a := range args {
		if i < len(p.Dummies) && (p.Dummies[i].ByValue || p.Dummies[i].Intent == "in") {
			continue
		}
		if v, ok := a.X.(*ir.Var); ok && !a.Copy && !v.Sym.Pointer && !convention.IsAddress(v.Sym.Type) {
			f.share(f.Cast(f.variable(v.Sym), build.BytePtr), v.Sym.Type)
		}
	}
	if p.Result == nil || convention.IsHidden(p) || p.Result.Pointer || convention.IsAddress(p.Result.Type) {
		return v
	}
	temp := f.Alloca("result", v.Type())
	f.Store(v, temp)
	f.share(temp, p.Result.Type)
	return f.Load(temp)
}

// passing is an actual argument on its way: what is passed, its hidden length, and what to do after the call.
type passing struct {
	value  value.Value
	length value.Value
	after  func()
}

// callOf calls p; into tells a function whose value is in memory where that goes, and its length if it is a character.
func (f *calls) callOf(p *ir.Procedure, args []ir.Actual, into ...value.Value) value.Value {
	values, lengths := into, []value.Value(nil)
	var after []func()
	for i, a := range args {
		var d *ir.Symbol
		if i < len(p.Dummies) {
			d = p.Dummies[i]
		}
		x := f.passed(a, d, p.Effects.Arg(i))
		if d != nil && d.Proc == nil && p.CName != "" && convention.ByDescriptor(d) {
			x.value = cDescriptor(f.coder, x.value, d)
		}
		values = append(values, x.value)
		if x.length != nil && p.CName == "" {
			lengths = append(lengths, x.length)
		}
		if x.after != nil {
			after = append(after, x.after)
		}
	}
	values = append(values, lengths...)
	if convention.NeedsFrame(p) {
		values = append(values, f.frame)
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
func (f *calls) callee(p *ir.Procedure, args []value.Value) value.Value {
	var params []types.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	t := types.NewPointer(types.NewFunc(convention.ResultType(p.Result), params...))
	if p.Dummy != nil {
		address := f.procedureValue(p)
		checkPointer(f.coder, address, "procedure pointer", p.Name, "points to nothing")
		return f.Cast(address, t)
	}
	return f.Cast(f.gen.procedureAddress(p), t)
}

// procedureAddress is the function of a procedure; one from outside is declared at its first use.
func (g *generator) procedureAddress(p *ir.Procedure) *llvm.Func {
	if fn := g.Funcs[p.Link]; fn != nil {
		return fn
	}
	return g.DeclareFunc(p.Link, convention.ResultType(p.Result))
}

// passed prepares one argument for dummy d, nil if that is not known.
func (f *calls) passed(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	if a.Copy && d != nil && d.Copied && isOptional(a.X) {
		return f.passedCopy(a, d, effect)
	}
	return f.passedPresent(a, d, effect)
}

// passedPresent prepares an argument that no copy is made of where it may be absent.
func (f *calls) passedPresent(a ir.Actual, d *ir.Symbol, effect ir.ArgEffect) passing {
	switch {
	case d != nil && d.Pointer && d.Proc == nil:
		return f.passedPointer(a, d)
	case d != nil && d.Allocatable && allocatableField(a) != nil:
		return passedField(f, allocatableField(a), d)
	case a.Proc != nil:
		return f.passedProcedure(a.Proc, d)
	case a.Section != nil && d != nil && d.Allocatable:
		return f.passedAllocatable(a.Section.Sym, d.Intent == "out")
	case a.Section != nil:
		if h := f.homeOf(a.Section.Sym); h != nil && !mayBeAbsent(d) {
			checkAllocated(f.coder, a.Section.Sym, h)
		}
		x := f.passedArray(a.Section, d, effect)
		if convention.IsText(a.Section.Sym) {
			x.length = f.lengthOf(a.Section.Sym)
		}
		return x
	case a.X != nil && d != nil && convention.IsSlot(d):
		return f.passedSlot(a.X.(*ir.Var).Sym, d)
	case a.X == nil:
		x := passing{value: constant.NewNull(convention.ArgumentType(d).(*types.PointerType))}
		if convention.IsText(d) {
			x.length = build.Zero(convention.LengthType(d))
		}
		return x
	case a.X.Type().Base == ir.Character:
		return f.passedText(a, d)
	case d != nil && d.ByValue && d.Type.Base == ir.Derived:
		return passing{value: f.Load(f.place(a.X))}
	case d != nil && d.ByValue:
		return passing{value: build.ToMemory(f.Builder, d.Type, f.expr(a.X))}
	}
	t := a.X.Type()
	switch e := a.X.(type) {
	case *ir.Elem:
		if !a.Copy {
			return passing{value: f.elemAddress(e)}
		}
	case *ir.Field:
		if !a.Copy {
			return passing{value: targetAddress(f.values, a.X, f.fieldAddress(e), d)}
		}
	}
	if t.Base == ir.Derived {
		return f.passedStructure(a, t, d)
	}
	if v, ok := a.X.(*ir.Var); ok && !a.Copy && (effect.Written || v.Sym.Captured || v.Sym.Optional || mayBeAbsent(d) && convention.IsSlot(v.Sym) || v.Sym.Pointer || v.Sym.Target) {
		return passing{value: targetAddress(f.values, v, f.variable(v.Sym), d)}
	}
	temp := build.Temporary(f.Builder, t)
	f.Store(build.ToMemory(f.Builder, t, f.expr(a.X)), temp)
	return passing{value: temp}
}

// targetAddress is the address p of actual argument e for dummy d: with checks, a pointer must point to something.
func targetAddress(f *values, e ir.Expr, p value.Value, d *ir.Symbol) value.Value {
	if !mayBeAbsent(d) {
		checkTarget(f.coder, e, p)
	}
	return p
}

// passedStructure passes a derived-type variable, or a copy of it where it stands in parentheses.
func (f *calls) passedStructure(a ir.Actual, t ir.Type, d *ir.Symbol) passing {
	if !a.Copy {
		return passing{value: targetAddress(f.values, a.X, f.place(a.X), d)}
	}
	temp := build.Temporary(f.Builder, t)
	f.Store(build.Zero(build.MemoryType(t)), temp)
	copyDerived(f.coder, t.Derived, temp, f.place(a.X))
	return passing{value: temp}
}

// passedArray passes an array or a section for dummy d, nil if that is not known.
func (f *calls) passedArray(s *ir.Section, d *ir.Symbol, effect ir.ArgEffect) passing {
	switch {
	case d == nil || !convention.ByDescriptor(d):
		x := f.passedIfPresent(s, d, effect)
		if d != nil {
			x.value = f.Cast(x.value, convention.ArgumentType(d))
		}
		return x
	case f.homeOf(s.Sym).bytes:
		return f.passedDense(s, effect)
	}
	return passing{value: f.describedActual(s, d)}
}

// passedDense passes the description of a copy of a section that no descriptor can describe.
func (f *calls) passedDense(s *ir.Section, effect ir.ArgEffect) passing {
	sec := f.sections.copyOut(s)
	d := f.sections.newDescriptor(s.Sym, sectionRank(s), sec.buffer, build.I64(0))
	var bounds [][2]value.Value
	for k := range s.Lo {
		if !s.Single[k] {
			bounds = append(bounds, [2]value.Value{build.I64(1), f.Extent(sec.lo[k], sec.hi[k], sec.step[k])})
		}
	}
	build.SetDense(f.Builder, d, build.I64(1), bounds)
	return passing{value: f.Cast(d, build.BytePtr), after: func() { f.bringBack(sec, effect) }}
}

// bringBack ends the use of a copy of a section.
func (f *calls) bringBack(sec *section, effect ir.ArgEffect) {
	if effect.Written {
		f.sections.copyIn(sec)
	}
	f.CallRuntime("free", sec.buffer)
}

// sectionRank is the number of dimensions of a section.
func sectionRank(s *ir.Section) int { return len(s.Lo) - singles(s) }

// passedSection passes the address of the first element, of the array itself where the section is contiguous, else of a
// copy that goes back after the call.
func (f *calls) passedSection(s *ir.Section, effect ir.ArgEffect) passing {
	if f.contiguous(s) {
		return passing{value: f.addressUnchecked(s.Sym, f.indices(s.Lo))}
	}
	if f.maybeContiguous(s) {
		return f.passedIfContiguous(s, effect)
	}
	sec := f.sections.copyOut(s)
	return passing{
		value: f.Cast(sec.buffer, types.NewPointer(build.MemoryType(s.Sym.Type))),
		after: func() { f.bringBack(sec, effect) },
	}
}

// maybeContiguous tells whether a section is a whole array whose strides are known only at run time.
func (f *calls) maybeContiguous(s *ir.Section) bool {
	h := f.homeOf(s.Sym)
	return h != nil && h.strided && !h.bytes && singles(s) == 0 && isWholeArray(f.coder, s)
}

// passedIfContiguous passes an array itself if its elements stand one behind the other, else a copy.
func (f *calls) passedIfContiguous(s *ir.Section, effect ir.ArgEffect) passing {
	h := f.homeOf(s.Sym)
	var dense value.Value = constant.NewBool(true)
	var step value.Value = build.I64(1)
	for k := range s.Lo {
		dense = f.And(dense, f.Icmp(enum.IPredEQ, h.stride(f.memory, k), step))
		step = f.Times(step, f.Extent(f.index(s.Lo[k]), f.index(s.Hi[k]), build.I64(1)))
	}
	here := f.addressUnchecked(s.Sym, f.indices(s.Lo))
	copied := f.Alloca("copy", build.BytePtr)
	f.Store(constant.NewNull(build.BytePtr), copied)
	pack, join := f.NewBlock("pack"), f.NewBlock("packed")
	f.Branch(dense, join, pack)
	f.Cur = pack
	sec := f.sections.copyOut(s)
	f.Store(sec.buffer, copied)
	f.Jump(join)
	f.Cur = join
	buffer := f.Load(copied)
	absent := f.Icmp(enum.IPredEQ, buffer, constant.NewNull(build.BytePtr))
	return passing{
		value: f.Choose(absent, here, f.Cast(buffer, here.Type())),
		after: func() { f.unpack(s, copied, effect) },
	}
}

// unpack brings a copy back and frees it, if there is one.
func (f *calls) unpack(s *ir.Section, copied value.Value, effect ir.ArgEffect) {
	back, done := f.NewBlock("unpack"), f.NewBlock("unpacked")
	buffer := f.Load(copied)
	f.Branch(f.Icmp(enum.IPredNE, buffer, constant.NewNull(build.BytePtr)), back, done)
	f.Cur = back
	if effect.Written {
		sec := f.sections.section(s)
		sec.buffer = buffer
		f.sections.copyIn(sec)
	}
	f.CallRuntime("free", buffer)
	f.Jump(done)
	f.Cur = done
}

// contiguous tells whether the elements of a section stand one behind the other whatever its bounds are: dimensions in
// full, then at most one range, then single subscripts.
func (f *calls) contiguous(s *ir.Section) bool {
	if h := f.homeOf(s.Sym); h != nil && h.strided {
		return false
	}
	open := true
	for k, d := range s.Sym.Dims {
		single := ir.EqualStripped(s.Lo[k], s.Hi[k])
		whole := ir.EqualStripped(s.Lo[k], d.Lo) && ir.EqualStripped(s.Hi[k], d.Hi)
		step, ok := build.FoldedInt(s.Step[k])
		switch {
		case single:
			open = open && whole
		case !open || !ok || step != 1:
			return false
		default:
			open = whole
		}
	}
	return true
}

// share lets all images have image 1's value.
func (c *coder) share(p value.Value, t ir.Type) {
	c.CallRuntime("hpf_io_share", p, build.I64(build.SizeOf(t)), c.Position(c.Pos))
}
