package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
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
	fn := g.IR.NewFunc(p.Link, convention.ResultType(p.Result), params...)
	fn.FuncAttrs = g.Attributes()
	if p.Internal || !g.Opt.Objects {
		fn.Linkage = enum.LinkageInternal
	}
	g.Funcs[p.Link] = fn
}

// procedureBody makes the code of a procedure.
func (g *generator) procedureBody(u *spmd.Unit) {
	p := u.Source.Proc
	fn := g.Funcs[p.Link]
	f := newUnit(g, fn, u)
	f.leave = f.NewBlock("return")
	f.params = fn.Params[len(convention.HiddenParams(p)):]
	f.entry.bindLengths(p)
	f.entry.bindFrame(u.Source)
	f.entry.declare(u)
	f.entry.initialise(u)
	f.messages.others.begin(u)
	f.entry.bindMapped(u)
	f.entry.bindArguments(p)
	f.enter(p, u.Source.Entry)
	f.entry.automaticArrays(u)
	f.entry.makeFrame(u.Source)
	f.block(u.Body)
	f.Jump(f.leave)
	f.Cur = f.leave
	f.pointers.freeLocals(u)
	f.entry.leaveArrays(u)
	f.messages.others.end(u)
	f.texts.freeBuffers()
	f.Ret(f.entry.resultValue(p.Result))
	f.Finish()
}

// resultValue is what a function returns.
func (f *entry) resultValue(s *ir.Symbol) value.Value {
	if s != nil && convention.ReturnsAddress(s) {
		return f.Load(f.pointerSlot(s))
	}
	if s == nil || s.Rank() > 0 || convention.InMemory(s.Type) {
		return nil
	}
	p := f.variable(s)
	if t := convention.ResultType(s); !t.Equal(build.MemoryType(s.Type)) {
		p = f.Cast(p, types.NewPointer(t))
	}
	return f.Load(p)
}

// bindLengths lets the lengths of character arguments and of the result be found.
func (f *entry) bindLengths(p *ir.Procedure) {
	if convention.IsHidden(p) && convention.IsText(p.Result) {
		if f.lengths[p.Result] = f.Fn.Params[1]; p.Result.Deferred {
			f.vars[p.Result.Len.(*ir.Var).Sym] = f.Fn.Params[1]
		}
	}
	next := len(p.Dummies)
	for _, d := range p.Dummies {
		switch {
		case convention.HasHiddenLength(p, d):
			if f.lengths[d] = f.params[next]; d.Deferred {
				f.vars[d.Len.(*ir.Var).Sym] = f.params[next]
			}
			next++
		case convention.IsText(d):
			f.lengths[d] = build.I64(1)
		}
	}
}

// bindArguments lets the scalar dummy arguments be found. One that the procedure never sets, nor hands to its internal
// procedures, is read once: Fortran forbids that it changes by another way meanwhile.
func (f *entry) bindArguments(p *ir.Procedure) {
	switch {
	case !convention.IsHidden(p) || convention.IsArrayFunction(p):
	case convention.IsSlot(p.Result):
		f.vars[p.Result] = f.Fn.Params[0]
		f.Store(constant.NewNull(build.BytePtr), f.Fn.Params[0])
	case convention.IsText(p.Result):
		f.vars[p.Result] = f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
	default:
		to := f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
		f.vars[p.Result] = to
		f.Store(build.Zero(build.MemoryType(p.Result.Type)), to)
		copyBytes(f.coder, to, f.Private("", build.DefaultValue(p.Result.Type.Derived)), build.I64(build.SizeOf(p.Result.Type)))
	}
	f.bindAbsent()
	for i, d := range p.Dummies {
		param := f.params[i]
		switch {
		case d.Proc != nil:
			f.vars[d] = param
		case d.Rank() > 0 && convention.ByDescriptor(d) && p.CName != "":
			f.descriptors[d] = f.fromCDescriptor(param, d)
		case d.Rank() > 0 && convention.ByDescriptor(d):
			f.descriptors[d] = presentDescriptor(f.coder, param, d)
		case d.Rank() > 0:
		case convention.IsSlot(d):
			f.vars[d] = param
		case d.ByValue:
			f.Store(param, f.Cast(f.declareScalar(d), types.NewPointer(param.Type())))
		case !d.Optional && !d.Target && d.Type.Base != ir.Character && d.Type.Base != ir.Derived && !d.Captured && !p.Effects.Arg(i).Written:
			a := f.declareScalar(d)
			f.Store(f.Load(param), a)
		default:
			f.vars[d] = param
			f.debug.variable(d, param)
			if d.Intent == "out" && d.Type.Base == ir.Derived {
				f.whenPresent(d, func() { resetArgument(f.coder, d, param) })
			}
		}
	}
}

// resetArgument gives an argument with INTENT(OUT) the default values of its type.
func resetArgument(c *coder, d *ir.Symbol, param value.Value) {
	if d.Type.Derived.HasAllocatable() {
		freeVariable(c, d.Type.Derived, param)
	}
	if d.Type.Derived.HasDefault() {
		copyBytes(c, param, c.Private("", build.DefaultValue(d.Type.Derived)), build.I64(build.SizeOf(d.Type)))
	}
}

// bindAbsent gives the dummy arguments that only another entry has something to stand for them: no statement that runs uses
// them.
func (f *entry) bindAbsent() {
	for _, s := range f.unit.Symbols {
		switch {
		case !s.Absent:
		case s.Proc != nil:
			f.vars[s] = constant.NewNull(build.BytePtr)
		case convention.IsSlot(s):
			f.pointerSlot(s)
		case s.Rank() == 0:
			f.declareScalar(s)
		case s.Pointer || s.Allocatable:
			f.homes[s] = f.dynamicHome(s)
		default:
			h := &home{origin: constant.NewNull(types.NewPointer(build.MemoryType(s.Type)))}
			for range s.Dims {
				h.strides = append(h.strides, build.I64(1))
			}
			f.homes[s] = h
		}
	}
}

// enter runs the statements that fix the bounds of dummy and automatic arrays. A dummy array whose elements one of them reads is
// bound before it.
func (f *function) enter(p *ir.Procedure, list []ir.Stmt) {
	bound := map[*ir.Symbol]bool{}
	for _, d := range p.Dummies {
		if d.Rank() > 0 && convention.IsDescribed(d) {
			f.at(d.Pos)
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
		f.homes[p.Result] = f.sections.describedHome(p.Result, f.Fn.Params[0])
	}
}

// bindArrays lets the chosen dummy arrays be found, once their bounds are known.
func (f *entry) bindArrays(p *ir.Procedure, chosen func(*ir.Symbol) bool) {
	for i, d := range p.Dummies {
		if d.Rank() == 0 || !chosen(d) {
			continue
		}
		f.at(d.Pos)
		switch {
		case d.Size == ir.AssumedShape:
			f.homes[d] = f.sections.describedHome(d, f.descriptors[d])
			f.debug.show(d, f.Load(f.Field(f.descriptors[d], build.DescBase)))
		case hasConstantShape(d):
			strides, _, offset := layOut(d)
			f.homes[d] = &home{strides: strides, origin: f.shiftedArray(d, f.params[i], -offset)}
			f.debug.show(d, f.params[i])
		default:
			strides, _, offset := f.layOutNow(d)
			f.homes[d] = &home{strides: strides, origin: f.stepped(d, f.params[i], f.Minus(build.I64(0), offset))}
			f.debug.showSized(d, f.params[i])
		}
	}
}

// makeFrame collects the addresses of the variables that internal procedures use.
func (f *entry) makeFrame(u *ir.Unit) {
	list := convention.FrameOf(u)
	if len(list) == 0 {
		return
	}
	var slots []value.Value
	for _, s := range list {
		slots = append(slots, f.frameSlots(s)...)
	}
	memory := f.Alloca("frame", types.NewArray(uint64(len(slots)), build.BytePtr))
	for i, v := range slots {
		f.Store(f.Cast(v, build.BytePtr), f.Field(memory, int64(i)))
	}
	f.frame = f.Field(memory, 0)
}

// frameSlots are the addresses that stand for one variable in the frame: that of a scalar, or those of an array's origin,
// strides and memory block, and what was passed for one that may be absent.
func (f *entry) frameSlots(s *ir.Symbol) []value.Value {
	if s.Proc != nil && !s.Pointer {
		a := f.Alloca(s.Name, build.BytePtr)
		f.Store(f.vars[s], a)
		return []value.Value{a}
	}
	switch {
	case convention.IsSlot(s):
		return []value.Value{f.pointerSlot(s)}
	case s.Rank() == 0:
		return []value.Value{f.variable(s)}
	}
	slots := arraySlots(f.memory, s)
	if !s.Optional {
		return slots
	}
	passed := passedAddress(f.memory, s)
	if passed == nil { // an argument of another entry
		passed = constant.NewNull(build.BytePtr)
	}
	return append(slots, passed)
}

func arraySlots(f *memory, s *ir.Symbol) []value.Value {
	h := f.homes[s]
	if !h.dynamic {
		origin := f.Alloca(s.Name+".origin", h.origin.Type())
		f.Store(h.origin, origin)
		slots := []value.Value{origin}
		for _, v := range h.strides {
			stride := f.Alloca(s.Name+".stride", types.I64)
			f.Store(v, stride)
			slots = append(slots, stride)
		}
		return slots
	}
	slots := append([]value.Value{h.origin}, h.strides...)
	if h.base != nil {
		slots = append(slots, h.base)
	}
	return slots
}

// bindFrame takes the variables of the host out of its frame.
func (f *entry) bindFrame(u *ir.Unit) {
	if !convention.NeedsFrame(u.Proc) {
		return
	}
	f.frame = f.Fn.Params[len(f.Fn.Params)-1]
	n := int64(0)
	next := func(t types.Type) value.Value {
		p := f.Load(f.Gep(f.frame, build.I64(n)))
		n++
		return f.Cast(p, types.NewPointer(t))
	}
	for _, s := range convention.FrameOf(u.Host) {
		switch {
		case s.Proc != nil && !s.Pointer:
			f.vars[s] = f.Load(next(build.BytePtr))
		case convention.IsSlot(s):
			f.vars[s] = next(build.BytePtr)
		case s.Rank() == 0:
			f.vars[s] = next(build.MemoryType(s.Type))
		default:
			h := &home{dynamic: true, strided: true, origin: next(types.NewPointer(build.MemoryType(s.Type)))}
			for range s.Dims {
				h.strides = append(h.strides, next(types.I64))
			}
			if s.Allocatable || s.Pointer {
				h.base = next(build.BytePtr)
			}
			if s.Optional {
				f.vars[s] = next(types.I8)
			}
			f.homes[s] = h
		}
	}
}

// bindMapped takes origin and strides of distributed arrays, which the start of the program has made, into registers.
func (f *entry) bindMapped(u *spmd.Unit) {
	borrowing := borrowers(u)
	for _, a := range u.Arrays {
		if a.Sym.Allocatable {
			continue
		}
		shared := f.homeOf(a.Sym)
		if borrowing[a.Sym] {
			f.homes[a.Sym] = movingHome(f.memory, a.Sym)
			follow(f.memory, a.Sym, shared)
			continue
		}
		h := &home{origin: f.Load(shared.origin)}
		for _, v := range shared.strides {
			h.strides = append(h.strides, f.Load(v))
		}
		f.homes[a.Sym] = h
	}
}
