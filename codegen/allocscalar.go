package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// allocateTarget takes memory for an allocatable scalar that is assigned and has none, Fortran 2008, 7.2.1.3.
func (f *pointers) allocateTarget(lhs ir.Expr) {
	var slot value.Value
	switch v := lhs.(type) {
	case *ir.Var:
		if v.Sym.Allocatable && v.Sym.Rank() == 0 {
			slot = f.pointerSlot(v.Sym)
		}
	case *ir.Field:
		if v.Comp.Allocatable && v.Comp.IsSlot() {
			slot = f.slotOf(v)
		}
	}
	if slot == nil {
		return
	}
	none, join := f.NewBlock("allocate"), f.NewBlock("allocated")
	f.Branch(f.Icmp(enum.IPredEQ, f.Load(slot), constant.NewNull(build.BytePtr)), none, join)
	f.Cur = none
	f.Store(allocateScalar(f.coder, lhs.Type(), ir.ExprString(lhs)), slot)
	f.Jump(join)
	f.Cur = join
}

// releaseScalar frees an allocatable scalar, and what its components have, if it is allocated.
func (f *memory) releaseScalar(sym *ir.Symbol) {
	slot := f.pointerSlot(sym)
	memory := f.Load(slot)
	if t := sym.Type.Derived; t != nil && t.HasAllocatable() {
		some, join := f.NewBlock("full"), f.NewBlock("empty")
		f.Branch(f.Icmp(enum.IPredNE, memory, constant.NewNull(build.BytePtr)), some, join)
		f.Cur = some
		freeVariable(f.coder, t, f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type))))
		f.Jump(join)
		f.Cur = join
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), slot)
}

// passedSlot passes an allocatable scalar that the procedure may allocate or free, by the address of what points to it; a
// deferred length goes by reference. As in gfortran it is the caller that frees the argument of INTENT(OUT).
func (f *calls) passedSlot(sym, d *ir.Symbol) passing {
	if d.Intent == "out" {
		f.whenPresent(sym, func() { f.releaseScalar(sym) })
	}
	x := passing{value: f.pointerSlot(sym)}
	if sym.Optional {
		x.value = f.Choose(f.isPresent(sym), x.value, constant.NewNull(x.value.Type().(*types.PointerType)))
	}
	x.length = f.passedLength(sym)
	return x
}

// passedLength is the length that goes with a variable that the procedure may allocate: the place of one that the allocation
// sets, the value of another one, nil for what are no characters.
func (f *calls) passedLength(sym *ir.Symbol) value.Value {
	switch {
	case !convention.IsText(sym):
		return nil
	case sym.Deferred:
		return f.variable(sym.Len.(*ir.Var).Sym)
	}
	return f.lengthOf(sym)
}

// callAllocatable calls a function whose value is an allocatable scalar, which a variable of that kind takes over.
func (f *calls) callAllocatable(s *ir.CallProc) {
	sym := s.Result.(*ir.Var).Sym
	f.releaseScalar(sym)
	slot := f.pointerSlot(sym)
	switch {
	case !convention.IsText(sym):
		f.Store(f.callOf(s.Proc, s.Args), slot)
	case sym.Deferred:
		f.callOf(s.Proc, s.Args, slot, f.variable(sym.Len.(*ir.Var).Sym))
	default:
		f.callOf(s.Proc, s.Args, slot, f.lengthOf(sym))
	}
}
