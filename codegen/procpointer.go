package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// procedureValue is the address of the code of a procedure, as bytes: of one in this program, of the actual argument that a
// dummy procedure stands for, or of what a procedure pointer points to.
func (f *function) procedureValue(p *sem.Procedure) value.Value {
	switch {
	case p.Dummy == nil:
		return constant.NewBitCast(f.procedureAddress(p), bytePtr)
	case p.Dummy.Pointer:
		return f.load(f.pointerSlot(p.Dummy))
	}
	return f.vars[p.Dummy]
}

// passedProcedure passes a procedure, to a dummy argument that is a procedure pointer the slot of one.
func (f *function) passedProcedure(p *sem.Procedure, d *sem.Symbol) passing {
	if d == nil || !d.Pointer {
		return passing{value: f.procedureValue(p)}
	}
	if p.Dummy != nil && p.Dummy.Pointer {
		return passing{value: f.pointerSlot(p.Dummy)}
	}
	slot := f.alloca("procedure", bytePtr)
	f.store(f.procedureValue(p), slot)
	return passing{value: slot}
}

// pointToProcedure associates a procedure pointer.
func (f *function) pointToProcedure(s *sem.PointTo) {
	var v value.Value = constant.NewNull(bytePtr)
	switch {
	case s.Proc != nil:
		v = f.procedureValue(s.Proc)
	case s.From != nil:
		v = f.load(f.slotOf(s.From))
	}
	if s.Field != nil {
		f.store(v, f.slotOf(s.Field))
	} else {
		f.store(v, f.pointerSlot(s.Sym))
	}
}

// isProcedurePointer tells whether a statement associates a procedure pointer.
func isProcedurePointer(s *sem.PointTo) bool {
	return s.Field != nil && s.Field.Comp.Proc != nil || s.Sym != nil && s.Sym.Proc != nil
}

// pointsToProcedure tells whether the address in a procedure pointer is that of a procedure.
func (f *function) pointsToProcedure(here value.Value, p *sem.Procedure) value.Value {
	return f.icmp(enum.IPredEQ, here, f.procedureValue(p))
}

// pointToAddress lets a pointer point to an array of the given extents that begins at an address.
func (f *function) pointToAddress(s *sem.PointTo, slot value.Value) {
	sym := s.Sym
	if sym == nil {
		sym = &sem.Symbol{Type: s.Field.Comp.Type, Pointer: true}
	}
	d := f.newDescriptor(sym, len(s.Extents), f.place(s.Scalar), i64(0))
	var stride, offset value.Value = i64(1), i64(0)
	for k, x := range s.Extents {
		extent := f.index(x)
		f.setDimension(d, k, stride, i64(1), extent)
		offset = f.minus(offset, stride)
		stride = f.times(stride, extent)
	}
	f.store(offset, f.field(d, descOffset))
	if s.Field != nil {
		f.store(f.load(d), slot)
	} else {
		f.adopt(s.Sym, d)
	}
}

// isAddress tells whether a type is one that C knows as an address, which is passed and returned as such.
func isAddress(t sem.Type) bool { return t.Derived != nil && t.Derived.Address }
