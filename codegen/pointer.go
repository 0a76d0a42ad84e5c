package codegen

import (
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// pointerSlot is the memory that holds where a scalar pointer points to.
func (f *function) pointerSlot(sym *ir.Symbol) value.Value {
	if f.vars[sym] == nil {
		if sym.Storage == ir.Static && (f.procedure() || sym.Captured) {
			if f.statics[sym] == nil {
				f.statics[sym] = f.static(sym, "", zero(bytePtr))
			}
			f.vars[sym] = f.statics[sym]
		} else {
			a := f.alloca(sym.Name, bytePtr)
			f.vars[sym] = a
			none := llvm.NewStore(constant.NewNull(bytePtr), a)
			f.entry.Insts = append(f.entry.Insts, none)
		}
	}
	return f.vars[sym]
}

// allocateScalar takes memory for what a scalar pointer will point to.
func (f *function) allocateScalar(t ir.Type, name string) value.Value {
	memory := f.callRuntime("calloc", i64(1), i64(sizeOf(t)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "not enough memory for '"+name+"'")
	f.setDefaults(t, memory, i64(1))
	return memory
}

func (f *function) deallocateScalar(sym *ir.Symbol) {
	slot := f.pointerSlot(sym)
	memory := f.load(slot)
	why := "pointer '" + sym.Name + "' points to nothing"
	if !sym.Pointer {
		why = "'" + sym.Name + "' is not allocated"
	}
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), why)
	if sym.Pointer {
		f.callRuntime("free", memory)
		f.store(constant.NewNull(bytePtr), slot)
		return
	}
	f.releaseScalar(sym)
}

// pointTo associates a pointer.
func (f *function) pointTo(s *ir.PointTo) {
	if isProcedurePointer(s) {
		f.pointToProcedure(s)
		return
	}
	rank := 0
	var slot value.Value
	if s.Field != nil {
		rank, slot = len(s.Field.Comp.Dims), f.slotOf(s.Field)
	} else if rank = s.Sym.Rank(); rank == 0 {
		slot = f.pointerSlot(s.Sym)
	}
	switch {
	case s.Extents != nil && s.Section != nil:
		f.pointRemapped(s, slot)
	case s.Extents != nil:
		f.pointToAddress(s, slot)
	case rank == 0 && s.Scalar == nil:
		f.store(constant.NewNull(bytePtr), slot)
	case rank == 0:
		f.store(f.cast(f.place(s.Scalar), bytePtr), slot)
	case s.Section == nil && s.Field != nil:
		f.store(constant.NewNull(bytePtr), f.field(slot, descBase))
	case s.Section == nil:
		f.store(constant.NewNull(bytePtr), f.homeOf(s.Sym).base)
		f.debug.hide(s.Sym)
	default:
		d := f.cast(f.describedTarget(s), types.NewPointer(descriptorType(rank)))
		if s.Field != nil {
			f.store(f.load(d), slot)
		} else {
			f.adopt(s.Sym, d)
		}
	}
}

// describedTarget describes a section as the target of a pointer, with the lower bounds that the pointer gets.
func (f *function) describedTarget(s *ir.PointTo) value.Value {
	d := f.describedSection(s.Section)
	typed := f.cast(d, types.NewPointer(descriptorType(len(s.Section.Lo)-singles(s.Section))))
	whole := f.isWholeArray(s.Section)
	var offset value.Value = i64(0)
	next := 0
	for k := range s.Section.Lo {
		if s.Section.Single[k] {
			continue
		}
		var lo value.Value = i64(1)
		switch {
		case len(s.Lo) > 0:
			lo = f.index(s.Lo[next])
		case whole:
			lo = f.index(s.Section.Sym.Dims[k].Lo)
		}
		hi := f.load(f.field(typed, descDims, int64(next), 2))
		stride := f.load(f.field(typed, descDims, int64(next), 0))
		f.setDimension(typed, next, stride, lo, f.plus(hi, f.minus(lo, i64(1))))
		offset = f.minus(offset, f.times(lo, stride))
		next++
	}
	f.store(offset, f.field(typed, descOffset))
	if h := f.homeOf(s.Section.Sym); h.base != nil && !s.Section.Sym.View {
		// Nothing is what a pointer to nothing points to.
		none := f.icmp(enum.IPredEQ, f.load(h.base), constant.NewNull(bytePtr))
		base := f.field(typed, descBase)
		f.store(f.choose(none, constant.NewNull(bytePtr), f.load(base)), base)
	}
	return d
}

func singles(s *ir.Section) int {
	n := 0
	for _, single := range s.Single {
		if single {
			n++
		}
	}
	return n
}

// isWholeArray tells whether a section is written as the array itself.
func (f *function) isWholeArray(s *ir.Section) bool {
	for k, d := range s.Sym.Dims {
		step, constant := foldedInt(s.Step[k])
		if s.Single[k] || !constant || step != 1 || !ir.EqualStripped(s.Lo[k], d.Lo) || !ir.EqualStripped(s.Hi[k], d.Hi) {
			return false
		}
	}
	return true
}

// pointsTo tells whether a pointer points to something, or to the given target; also whether an allocatable component is
// allocated.
func (f *function) pointsTo(e *ir.Status) value.Value {
	var here value.Value
	switch {
	case e.Field != nil && len(e.Field.Comp.Dims) > 0:
		here = f.load(f.field(f.slotOf(e.Field), descBase))
	case e.Field != nil:
		here = f.load(f.slotOf(e.Field))
	case e.Sym.Rank() > 0:
		here = f.load(f.homeOf(e.Sym).base)
	default:
		here = f.load(f.pointerSlot(e.Sym))
	}
	some := f.icmp(enum.IPredNE, here, constant.NewNull(bytePtr))
	switch {
	case e.Proc != nil:
		return f.and(some, f.pointsToProcedure(here, e.Proc))
	case e.Section != nil:
		first := f.cast(f.addressUnchecked(e.Section.Sym, f.indices(e.Section.Lo)), bytePtr)
		return f.and(f.and(some, f.icmp(enum.IPredEQ, here, first)), f.sameShape(e))
	case e.With != nil:
		return f.and(some, f.icmp(enum.IPredEQ, here, f.cast(f.place(e.With), bytePtr)))
	}
	return some
}

// sameShape tells whether a pointer array of this unit has the extents of a section.
func (f *function) sameShape(e *ir.Status) value.Value {
	var same value.Value = constant.NewBool(true)
	if e.Sym == nil {
		return same
	}
	next := 0
	for k := range e.Section.Lo {
		if e.Section.Single[k] || next >= e.Sym.Rank() {
			continue
		}
		d := e.Sym.Dims[next]
		mine := f.extent(f.index(d.Lo), f.index(d.Hi), i64(1))
		other := f.extent(f.index(e.Section.Lo[k]), f.index(e.Section.Hi[k]), f.index(e.Section.Step[k]))
		same = f.and(same, f.icmp(enum.IPredEQ, mine, other))
		next++
	}
	return same
}
