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

// procedureValue is the address of the code of a procedure, as bytes: of one in this program, of the actual argument that a
// dummy procedure stands for, or of what a procedure pointer points to.
func (f *values) procedureValue(p *ir.Procedure) value.Value {
	switch {
	case p.Dummy == nil && convention.NeedsFrame(p):
		return f.withFrame(p)
	case p.Dummy == nil:
		return constant.NewBitCast(f.gen.procedureAddress(p), build.BytePtr)
	case p.Dummy.Pointer:
		return f.Load(f.pointerSlot(p.Dummy))
	}
	return f.vars[p.Dummy]
}

// passedProcedure passes a procedure, to a dummy argument that is a procedure pointer the slot of one.
func (f *calls) passedProcedure(p *ir.Procedure, d *ir.Symbol) passing {
	if d == nil || !d.Pointer {
		return passing{value: f.procedureValue(p)}
	}
	if p.Dummy != nil && p.Dummy.Pointer {
		return passing{value: f.pointerSlot(p.Dummy)}
	}
	slot := f.Alloca("procedure", build.BytePtr)
	f.Store(f.procedureValue(p), slot)
	return passing{value: slot}
}

// pointToProcedure associates a procedure pointer.
func (f *pointers) pointToProcedure(s *ir.PointTo) {
	var v value.Value = constant.NewNull(build.BytePtr)
	switch {
	case s.Proc != nil:
		v = f.procedureValue(s.Proc)
	case s.From != nil:
		v = f.Load(f.slotOf(s.From))
	}
	if s.Field != nil {
		f.Store(v, f.slotOf(s.Field))
	} else {
		f.Store(v, f.pointerSlot(s.Sym))
	}
}

// isProcedurePointer tells whether a statement associates a procedure pointer.
func isProcedurePointer(s *ir.PointTo) bool {
	return s.Field != nil && s.Field.Comp.Proc != nil || s.Sym != nil && s.Sym.Proc != nil
}

// pointsToProcedure tells whether the address in a procedure pointer is that of a procedure.
func (f *values) pointsToProcedure(here value.Value, p *ir.Procedure) value.Value {
	return f.Icmp(enum.IPredEQ, here, f.procedureValue(p))
}

// pointToAddress lets a pointer point to an array of the given extents that begins at an address.
func (f *pointers) pointToAddress(s *ir.PointTo, slot value.Value) {
	sym := s.Sym
	if sym == nil {
		sym = &ir.Symbol{Type: s.Field.Comp.Type, Pointer: true}
	}
	d := f.sections.newDescriptor(sym, len(s.Extents), f.place(s.Scalar), build.I64(0))
	var bounds [][2]value.Value
	for _, x := range s.Extents {
		bounds = append(bounds, [2]value.Value{build.I64(1), f.index(x)})
	}
	build.SetDense(f.Builder, d, build.I64(1), bounds)
	if s.Field != nil {
		f.Store(f.Load(d), slot)
	} else {
		f.sections.adopt(s.Sym, d)
	}
}

// withFrame is the address of a function that calls an internal procedure with the frame of its host, which is no recursive
// procedure: it is kept in a variable of the module from here on.
func (f *values) withFrame(p *ir.Procedure) value.Value {
	name := p.Link + ".frame"
	if f.gen.frames[name] == nil {
		f.gen.frames[name] = f.Internal(name, build.Zero(convention.FramePtr))
	}
	f.Store(f.frame, f.gen.frames[name])
	return constant.NewBitCast(f.gen.bridge(p, f.gen.frames[name]), build.BytePtr)
}

// bridge makes the function that takes the arguments of an internal procedure and adds the frame.
func (g *generator) bridge(p *ir.Procedure, frame value.Value) *llvm.Func {
	name := p.Link + ".bridge"
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	to := g.procedureAddress(p)
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
