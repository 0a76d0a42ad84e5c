package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Pointers as arguments and as values of functions: a scalar pointer is passed by the address of its slot and returned as an
// address; of an array the descriptor is passed, or filled in by the function.

// callDescribed calls a function whose value is a pointer or an allocatable array and lets a variable take it.
func (f *calls) callDescribed(s *ir.CallProc) {
	into := s.Into
	if into.Rank() == 0 && into.Deferred {
		length := f.variable(into.Len.(*ir.Var).Sym)
		f.Store(build.I64(0), length)
		f.callOf(s.Proc, s.Args, f.pointerSlot(into), length)
		return
	}
	if into.Rank() == 0 {
		v := f.callOf(s.Proc, s.Args)
		f.Store(f.Cast(v, build.BytePtr), f.pointerSlot(into))
		return
	}
	if into.Allocatable {
		base := f.homeOf(into).base
		f.CallRuntime("free", f.Load(base))
		f.Store(constant.NewNull(build.BytePtr), base)
	}
	d := f.Alloca("descriptor", build.DescriptorType(into.Rank()))
	f.Store(build.Zero(build.DescriptorType(into.Rank())), d)
	where := []value.Value{f.Cast(d, build.BytePtr)}
	if convention.IsText(into) {
		where = append(where, f.lengthOf(into))
	}
	f.callOf(s.Proc, s.Args, where...)
	f.sections.adopt(into, d)
}

// passedPointer passes a pointer to a dummy argument that is one.
func (f *calls) passedPointer(a ir.Actual, d *ir.Symbol) passing {
	to := convention.ArgumentType(d)
	switch x := a.X.(type) {
	case *ir.Field:
		out := passing{value: f.Cast(f.slotOf(x), to)}
		if convention.IsText(d) {
			out.length = build.I64(int64(x.Comp.Type.Len))
		}
		return out
	case *ir.Var:
		return passing{value: f.Cast(f.pointerSlot(x.Sym), to), length: f.passedLength(x.Sym)}
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

// bindDescribedResult takes over the descriptor that the caller has for the value of the function.
func (f *entry) bindDescribedResult(s *ir.Symbol) {
	f.descriptors[s] = f.Cast(f.Fn.Params[0], types.NewPointer(build.DescriptorType(s.Rank())))
}
