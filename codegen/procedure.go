package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// The calling convention is gfortran's: arguments by reference, the value of a function in registers, names in lower case
// with an underscore behind. An internal procedure has one more argument, the addresses of its host's variables.

var framePtr = types.NewPointer(build.BytePtr)

// frameOf lists the variables of a procedure that its internal procedures find in its frame.
func frameOf(host *ir.Unit) []*ir.Symbol {
	var out []*ir.Symbol
	if host == nil || host.Proc == nil {
		return nil
	}
	for _, s := range host.Symbols {
		if s.Captured && (s.Storage == ir.Automatic || s.Storage == ir.Argument) {
			out = append(out, s)
		}
	}
	return out
}

// needsFrame tells whether a procedure is given the variables of its host.
func needsFrame(p *ir.Procedure) bool {
	return p.Unit != nil && p.Internal && len(frameOf(p.Unit.Host)) > 0
}

// argumentType is the type by which a dummy argument is passed.
func argumentType(s *ir.Symbol) types.Type {
	switch {
	case s.Proc != nil && s.Pointer:
		return types.NewPointer(build.BytePtr)
	case s.Proc != nil || byDescriptor(s):
		return build.BytePtr
	case isSlot(s):
		return types.NewPointer(build.BytePtr)
	case s.ByValue && s.Rank() == 0 && s.Type.Base == ir.Character:
		return types.I8
	case s.ByValue && s.Rank() == 0:
		return build.MemoryType(s.Type)
	}
	return types.NewPointer(build.MemoryType(s.Type))
}

// byDescriptor tells whether an array is passed with its bounds and strides.
func byDescriptor(s *ir.Symbol) bool {
	return s.Rank() > 0 && (s.Size == ir.AssumedShape || s.Allocatable || s.Pointer)
}

// isArrayFunction tells whether the value of a function is an array, isHidden whether the caller says where it goes.
func isArrayFunction(p *ir.Procedure) bool { return p.Result != nil && p.Result.Rank() > 0 }

func isHidden(p *ir.Procedure) bool {
	return p.Result != nil && (p.Result.Rank() > 0 || inMemory(p.Result.Type) && !returnsAddress(p.Result))
}

// returnsAddress tells whether a function gives back where its value is.
func returnsAddress(s *ir.Symbol) bool {
	return s.Rank() == 0 && (s.Pointer || s.Allocatable && s.Type.Base != ir.Character)
}

// inMemory tells whether a value is never in a register as a whole.
func inMemory(t ir.Type) bool {
	return t.Base == ir.Derived && !t.Derived.Address || t.Base == ir.Character
}

// hiddenParams are the arguments by which the caller says where the value goes, and how long it is.
func hiddenParams(p *ir.Procedure) []*llvm.Param {
	var list []*llvm.Param
	if isHidden(p) {
		t := types.Type(build.BytePtr)
		if isSlot(p.Result) {
			t = types.NewPointer(build.BytePtr)
		}
		list = append(list, llvm.NewParam("result.0", t))
		if isText(p.Result) {
			list = append(list, llvm.NewParam("result.0.length", lengthType(p.Result)))
		}
	}
	return list
}

// resultType is the type in which a function returns its value; a complex number of two singles is a vector there.
func resultType(s *ir.Symbol) types.Type {
	switch {
	case s != nil && returnsAddress(s):
		return build.BytePtr
	case s == nil || s.Rank() > 0 || inMemory(s.Type):
		return types.Void
	case s.Type.Base == ir.Complex && s.Type.Kind == 4:
		return types.NewVector(2, types.Float)
	}
	return build.MemoryType(s.Type)
}

// declareProcedure declares the function of a procedure of this program.
func (g *generator) declareProcedure(p *ir.Procedure) {
	params := hiddenParams(p)
	for _, d := range p.Dummies {
		param := llvm.NewParam(d.Name, argumentType(d))
		if d.Proc == nil && !d.ByValue && !d.Target && !d.Pointer {
			param.Attrs = append(param.Attrs, enum.ParamAttrNoAlias)
		}
		params = append(params, param)
	}
	for _, d := range p.Dummies {
		if hasHiddenLength(p, d) {
			params = append(params, llvm.NewParam(d.Name+".length", lengthType(d)))
		}
	}
	if needsFrame(p) {
		params = append(params, llvm.NewParam("frame.0", framePtr))
	}
	fn := g.m.NewFunc(p.Link, resultType(p.Result), params...)
	fn.FuncAttrs = g.attributes()
	if p.Internal || !g.opt.Objects {
		fn.Linkage = enum.LinkageInternal
	}
	g.funcs[p.Link] = fn
}

// procedureBody makes the code of a procedure.
func (g *generator) procedureBody(u *spmd.Unit) {
	p := u.Source.Proc
	fn := g.funcs[p.Link]
	f := newUnit(g, fn, u)
	f.leave = f.NewBlock("return")
	f.params = fn.Params[len(hiddenParams(p)):]
	f.bindLengths(p)
	f.bindFrame(u.Source)
	f.declare(u)
	f.initialise(u)
	f.others.begin(u)
	f.bindMapped(u)
	f.bindArguments(p)
	f.enter(p, u.Source.Entry)
	f.automaticArrays(u)
	f.makeFrame(u.Source)
	f.block(u.Body)
	f.Jump(f.leave)
	f.Cur = f.leave
	f.freeLocals(u)
	f.leaveArrays(u)
	f.others.end(u)
	f.freeBuffers()
	f.Ret(f.resultValue(p.Result))
	f.Finish()
}

// resultValue is what a function returns.
func (f *function) resultValue(s *ir.Symbol) value.Value {
	if s != nil && returnsAddress(s) {
		return f.Load(f.pointerSlot(s))
	}
	if s == nil || s.Rank() > 0 || inMemory(s.Type) {
		return nil
	}
	p := f.variable(s)
	if t := resultType(s); !t.Equal(build.MemoryType(s.Type)) {
		p = f.Cast(p, types.NewPointer(t))
	}
	return f.Load(p)
}

// bindLengths lets the lengths of character arguments and of the result be found.
func (f *function) bindLengths(p *ir.Procedure) {
	if isHidden(p) && isText(p.Result) {
		if f.lengths[p.Result] = f.Fn.Params[1]; p.Result.Deferred {
			f.vars[p.Result.Len.(*ir.Var).Sym] = f.Fn.Params[1]
		}
	}
	next := len(p.Dummies)
	for _, d := range p.Dummies {
		switch {
		case hasHiddenLength(p, d):
			if f.lengths[d] = f.params[next]; d.Deferred {
				f.vars[d.Len.(*ir.Var).Sym] = f.params[next]
			}
			next++
		case isText(d):
			f.lengths[d] = build.I64(1)
		}
	}
}

// bindArguments lets the scalar dummy arguments be found. One that the procedure never sets, nor hands to its internal
// procedures, is read once: Fortran forbids that it changes by another way meanwhile.
func (f *function) bindArguments(p *ir.Procedure) {
	switch {
	case !isHidden(p) || isArrayFunction(p):
	case isSlot(p.Result):
		f.vars[p.Result] = f.Fn.Params[0]
		f.Store(constant.NewNull(build.BytePtr), f.Fn.Params[0])
	case isText(p.Result):
		f.vars[p.Result] = f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
	default:
		to := f.Cast(f.Fn.Params[0], types.NewPointer(build.MemoryType(p.Result.Type)))
		f.vars[p.Result] = to
		f.Store(build.Zero(build.MemoryType(p.Result.Type)), to)
		copyBytes(f.coder, to, f.private("", build.DefaultValue(p.Result.Type.Derived)), build.I64(build.SizeOf(p.Result.Type)))
	}
	f.bindAbsent()
	for i, d := range p.Dummies {
		param := f.params[i]
		switch {
		case d.Proc != nil:
			f.vars[d] = param
		case d.Rank() > 0 && byDescriptor(d) && p.CName != "":
			f.descriptors[d] = f.fromCDescriptor(param, d)
		case d.Rank() > 0 && byDescriptor(d):
			f.descriptors[d] = presentDescriptor(f.coder, param, d)
		case d.Rank() > 0:
		case isSlot(d):
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
		copyBytes(c, param, c.private("", build.DefaultValue(d.Type.Derived)), build.I64(build.SizeOf(d.Type)))
	}
}

// bindAbsent gives the dummy arguments that only another entry has something to stand for them: no statement that runs uses
// them.
func (f *function) bindAbsent() {
	for _, s := range f.unit.Symbols {
		switch {
		case !s.Absent:
		case s.Proc != nil:
			f.vars[s] = constant.NewNull(build.BytePtr)
		case isSlot(s):
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
		if d.Rank() > 0 && isDescribed(d) {
			f.at(d.Pos)
			f.takeAllocatable(d)
			bound[d] = true
		}
	}
	for _, s := range list {
		read := map[*ir.Symbol]bool{}
		for _, sym := range ir.WithNamed(nil, []ir.Stmt{s}) {
			read[sym] = true
		}
		f.bindArrays(p, func(d *ir.Symbol) bool { return read[d] && !bound[d] })
		for sym := range read {
			bound[sym] = true
		}
		f.block([]ir.Stmt{s})
	}
	f.bindArrays(p, func(d *ir.Symbol) bool { return !bound[d] })
	switch {
	case isArrayFunction(p) && isDescribed(p.Result):
		f.bindDescribedResult(p.Result)
	case isArrayFunction(p):
		f.homes[p.Result] = f.describedHome(p.Result, f.Fn.Params[0])
	}
}

// bindArrays lets the chosen dummy arrays be found, once their bounds are known.
func (f *function) bindArrays(p *ir.Procedure, chosen func(*ir.Symbol) bool) {
	for i, d := range p.Dummies {
		if d.Rank() == 0 || !chosen(d) {
			continue
		}
		f.at(d.Pos)
		switch {
		case d.Size == ir.AssumedShape:
			f.homes[d] = f.describedHome(d, f.descriptors[d])
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
func (f *function) makeFrame(u *ir.Unit) {
	list := frameOf(u)
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
// strides and memory block.
func (f *function) frameSlots(s *ir.Symbol) []value.Value {
	if s.Proc != nil && !s.Pointer {
		a := f.Alloca(s.Name, build.BytePtr)
		f.Store(f.vars[s], a)
		return []value.Value{a}
	}
	switch {
	case isSlot(s):
		return []value.Value{f.pointerSlot(s)}
	case s.Rank() == 0:
		return []value.Value{f.variable(s)}
	}
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
func (f *function) bindFrame(u *ir.Unit) {
	if !needsFrame(u.Proc) {
		return
	}
	f.frame = f.Fn.Params[len(f.Fn.Params)-1]
	n := int64(0)
	next := func(t types.Type) value.Value {
		p := f.Load(f.Gep(f.frame, build.I64(n)))
		n++
		return f.Cast(p, types.NewPointer(t))
	}
	for _, s := range frameOf(u.Host) {
		switch {
		case s.Proc != nil && !s.Pointer:
			f.vars[s] = f.Load(next(build.BytePtr))
		case isSlot(s):
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
			f.homes[s] = h
		}
	}
}

// bindMapped takes origin and strides of distributed arrays, which the start of the program has made, into registers.
func (f *function) bindMapped(u *spmd.Unit) {
	for _, a := range u.Arrays {
		if a.Sym.Allocatable {
			continue
		}
		shared := f.homeOf(a.Sym)
		h := &home{origin: f.Load(shared.origin)}
		for _, v := range shared.strides {
			h.strides = append(h.strides, f.Load(v))
		}
		f.homes[a.Sym] = h
	}
}
