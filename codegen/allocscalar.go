package codegen

import (
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// allocateTarget takes memory for an allocatable scalar that is assigned and has none, Fortran 2008, 7.2.1.3.
func (f *function) allocateTarget(lhs ir.Expr) {
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
	none, join := f.newBlock("allocate"), f.newBlock("allocated")
	f.branch(f.icmp(enum.IPredEQ, f.load(slot), constant.NewNull(bytePtr)), none, join)
	f.cur = none
	f.store(f.allocateScalar(lhs.Type(), ir.ExprString(lhs)), slot)
	f.jump(join)
	f.cur = join
}

// releaseScalar frees an allocatable scalar, and what its components have, if it is allocated.
func (f *function) releaseScalar(sym *ir.Symbol) {
	slot := f.pointerSlot(sym)
	memory := f.load(slot)
	if t := sym.Type.Derived; t != nil && t.HasAllocatable() {
		some, join := f.newBlock("full"), f.newBlock("empty")
		f.branch(f.icmp(enum.IPredNE, memory, constant.NewNull(bytePtr)), some, join)
		f.cur = some
		f.freeVariable(t, f.cast(memory, types.NewPointer(memoryType(sym.Type))))
		f.jump(join)
		f.cur = join
	}
	f.callRuntime("free", memory)
	f.store(constant.NewNull(bytePtr), slot)
}

// passedSlot passes an allocatable scalar that the procedure may allocate or free, by the address of what points to it; a
// deferred length goes by reference. As in gfortran it is the caller that frees the argument of INTENT(OUT).
func (f *function) passedSlot(sym, d *ir.Symbol) passing {
	if d.Intent == "out" {
		f.whenPresent(sym, func() { f.releaseScalar(sym) })
	}
	x := passing{value: f.pointerSlot(sym)}
	if sym.Optional {
		x.value = f.choose(f.isPresent(sym), x.value, constant.NewNull(x.value.Type().(*types.PointerType)))
	}
	x.length = f.passedLength(sym)
	return x
}

// passedLength is the length that goes with a variable that the procedure may allocate: the place of one that the allocation
// sets, the value of another one, nil for what are no characters.
func (f *function) passedLength(sym *ir.Symbol) value.Value {
	switch {
	case !isText(sym):
		return nil
	case sym.Deferred:
		return f.variable(sym.Len.(*ir.Var).Sym)
	}
	return f.lengthOf(sym)
}

// lengthType is the type by which the length of a character argument is passed.
func lengthType(d *ir.Symbol) types.Type {
	if d.Deferred {
		return types.I64Ptr
	}
	return types.I64
}

// callAllocatable calls a function whose value is an allocatable scalar, which a variable of that kind takes over.
func (f *function) callAllocatable(s *ir.CallProc) {
	sym := s.Result.(*ir.Var).Sym
	f.releaseScalar(sym)
	slot := f.pointerSlot(sym)
	switch {
	case !isText(sym):
		f.store(f.callOf(s.Proc, s.Args), slot)
	case sym.Deferred:
		f.callOf(s.Proc, s.Args, slot, f.variable(sym.Len.(*ir.Var).Sym))
	default:
		f.callOf(s.Proc, s.Args, slot, f.lengthOf(sym))
	}
}
