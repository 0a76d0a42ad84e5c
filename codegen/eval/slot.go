package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Pointers and allocatable objects as arguments: a scalar is passed by the address of its slot; of an array the descriptor is
// passed, or filled in by the function.

// passedSlot passes an allocatable scalar that the procedure may allocate or free, by the address of what points to it; a
// deferred length goes by reference. As in gfortran it is the caller that frees the argument of INTENT(OUT).
func (f *Calls) passedSlot(sym, d *ir.Symbol) passing {
	if d.Intent == "out" {
		f.WhenPresent(sym, func() { f.ReleaseScalar(sym) })
	}
	x := passing{value: f.PointerSlot(sym)}
	if sym.Optional {
		x.value = f.Choose(f.isPresent(sym), x.value, constant.NewNull(x.value.Type().(*types.PointerType)))
	}
	x.length = f.passedLength(sym)
	return x
}

// passedLength is the length that goes with a variable that the procedure may allocate: the place of one that the allocation
// sets, the value of another one, nil for what are no characters.
func (f *Calls) passedLength(sym *ir.Symbol) value.Value {
	switch {
	case !convention.IsText(sym):
		return nil
	case sym.Deferred:
		return f.Variable(sym.Len.(*ir.Var).Sym)
	}
	return f.LengthOf(sym)
}

// passedPointer passes a pointer to a dummy argument that is one.
func (f *Calls) passedPointer(a ir.Actual, d *ir.Symbol) passing {
	to := convention.ArgumentType(d)
	switch x := a.X.(type) {
	case *ir.Field:
		out := passing{value: f.Cast(f.SlotOf(x), to)}
		if convention.IsText(d) {
			out.length = build.I64(int64(x.Comp.Type.Len))
		}
		return out
	case *ir.Var:
		return passing{value: f.Cast(f.PointerSlot(x.Sym), to), length: f.passedLength(x.Sym)}
	}
	if a.Section == nil {
		out := passing{value: constant.NewNull(to.(*types.PointerType))}
		if convention.IsText(d) {
			out.length = build.Zero(convention.LengthType(d))
		}
		return out
	}
	return f.passedAllocatable(a.Section.Sym, false)
}

// describedActual describes an actual argument; an optional argument of this procedure that is absent stays absent.
func (f *Calls) describedActual(s *ir.Section, d *ir.Symbol) value.Value {
	described := f.Sections.DescribedSection(s)
	if openEnded(s, d) {
		at := f.Cast(described, types.NewPointer(build.DescriptorType(d.Rank())))
		f.Store(f.lastBound(s.Sym), f.Field(at, build.DescDims, int64(d.Rank()-1), 2))
	}
	present := presence(f.Values, s.Sym, d)
	if present == nil {
		return described
	}
	return f.Choose(present, described, constant.NewNull(build.BytePtr))
}

// lastBound is the last bound of an array that may have no extent there, as an argument of assumed rank takes it.
func (f *Calls) lastBound(s *ir.Symbol) value.Value {
	if s.Size == ir.AssumedSize {
		return build.I64(-1)
	}
	return f.Index(s.Dims[s.Rank()-1].Hi)
}

// passedAllocatable passes an allocatable array that the procedure may allocate or free. As in gfortran it is the caller that
// frees the array of an argument with INTENT(OUT). One whose bounds never change is not given to such procedures.
func (f *Calls) passedAllocatable(sym *ir.Symbol, out bool) passing {
	if h := f.HomeOf(sym); out {
		f.WhenPresent(sym, func() {
			f.CallRuntime("free", f.Load(h.Base))
			f.Store(constant.NewNull(build.BytePtr), h.Base)
		})
	}
	d := f.Alloca("descriptor", build.DescriptorType(sym.Rank()))
	f.Sections.Describe(d, sym)
	x := passing{value: f.Cast(d, build.BytePtr), after: func() {}}
	if _, vary := sym.Dims[0].Lo.(*ir.Var); vary {
		x.after = func() { f.Sections.Adopt(sym, d) }
	}
	if sym.Optional {
		x.value = f.Choose(f.isPresent(sym), x.value, constant.NewNull(build.BytePtr))
	}
	x.length = f.passedLength(sym)
	return x
}

// passedProcedure passes a procedure, to a dummy argument that is a procedure pointer the slot of one.
func (f *Calls) passedProcedure(p *ir.Procedure, d *ir.Symbol) passing {
	if d == nil || !d.Pointer {
		return passing{value: f.ProcedureValue(p)}
	}
	if p.Dummy != nil && p.Dummy.Pointer {
		return passing{value: f.PointerSlot(p.Dummy)}
	}
	slot := f.Alloca("procedure", build.BytePtr)
	f.Store(f.ProcedureValue(p), slot)
	return passing{value: slot}
}

// allocatableField is the allocatable component that an argument is as a whole, nil for others.
func allocatableField(a ir.Actual) *ir.Field {
	if e, ok := a.X.(*ir.Field); ok && !a.Copy && e.Subs == nil && e.Comp.Allocatable {
		return e
	}
	return nil
}

// passedField passes an allocatable component that the procedure may allocate or free, by the address of its descriptor or of
// what points to it. As in gfortran it is the caller that frees the argument of INTENT(OUT).
func passedField(f *Calls, e *ir.Field, d *ir.Symbol) passing {
	slot := f.SlotOf(e)
	if d.Intent == "out" {
		derived.FreeComponent(f.Coder, e.Comp, slot)
	}
	x := passing{value: f.Cast(slot, convention.ArgumentType(d))}
	switch {
	case !convention.IsText(d):
	case e.Comp.Deferred:
		x.length = derived.LengthSlot(f.Coder, e.X.Type().Derived, e.Comp, f.Place(e.X))
	default:
		x.length = build.I64(int64(e.Comp.Type.Len))
	}
	return x
}
