package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// pointerSlot is the memory that holds where a scalar pointer points to.
func (f *memory) pointerSlot(sym *ir.Symbol) value.Value {
	if f.vars[sym] == nil {
		var none constant.Constant = build.Zero(build.BytePtr)
		if sym.Proc != nil && sym.Init != nil {
			none = build.MemoryConst(sym.Init)
		}
		if sym.Storage == ir.Static && (f.procedure() || sym.Captured) {
			if f.Statics[sym] == nil {
				f.Statics[sym] = f.Static(sym, "", none)
			}
			f.vars[sym] = f.Statics[sym]
		} else {
			a := f.Alloca(sym.Name, build.BytePtr)
			f.vars[sym] = a
			f.Entry.Insts = append(f.Entry.Insts, llvm.NewStore(none, a))
		}
	}
	return f.vars[sym]
}

// allocateScalar takes memory for what a scalar pointer will point to.
func allocateScalar(c *coder, t ir.Type, name string) value.Value {
	memory := c.CallRuntime("calloc", build.I64(1), build.I64(build.SizeOf(t)))
	c.FailIf(c.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+name+"'")
	setDefaults(c, t, memory, build.I64(1))
	return memory
}

func (f *memory) deallocateScalar(sym *ir.Symbol) {
	slot := f.pointerSlot(sym)
	memory := f.Load(slot)
	why := "pointer '" + sym.Name + "' points to nothing"
	if !sym.Pointer {
		why = "'" + sym.Name + "' is not allocated"
	}
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), why)
	if sym.Pointer {
		f.CallRuntime("free", memory)
		f.Store(constant.NewNull(build.BytePtr), slot)
		return
	}
	f.releaseScalar(sym)
}

// pointTo associates a pointer.
func (f *pointers) pointTo(s *ir.PointTo) {
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
		f.Store(constant.NewNull(build.BytePtr), slot)
	case rank == 0:
		f.Store(f.Cast(f.place(s.Scalar), build.BytePtr), slot)
	case s.Section == nil && s.Field != nil:
		f.Store(constant.NewNull(build.BytePtr), f.Field(slot, build.DescBase))
	case s.Section == nil:
		f.Store(constant.NewNull(build.BytePtr), f.homeOf(s.Sym).base)
		f.debug.hide(s.Sym)
	default:
		d := f.Cast(f.describedTarget(s), types.NewPointer(build.DescriptorType(rank)))
		if s.Field != nil {
			f.Store(f.Load(d), slot)
		} else {
			f.sections.adopt(s.Sym, d)
		}
	}
}

// describedTarget describes a section as the target of a pointer, with the lower bounds that the pointer gets.
func (f *pointers) describedTarget(s *ir.PointTo) value.Value {
	d := f.sections.describedSection(s.Section)
	typed := f.Cast(d, types.NewPointer(build.DescriptorType(len(s.Section.Lo)-singles(s.Section))))
	whole := isWholeArray(f.coder, s.Section)
	var offset value.Value = build.I64(0)
	next := 0
	for k := range s.Section.Lo {
		if s.Section.Single[k] {
			continue
		}
		var lo value.Value = build.I64(1)
		switch {
		case len(s.Lo) > 0:
			lo = f.index(s.Lo[next])
		case whole:
			lo = f.index(s.Section.Sym.Dims[k].Lo)
		}
		hi := f.Load(f.Field(typed, build.DescDims, int64(next), 2))
		stride := f.Load(f.Field(typed, build.DescDims, int64(next), 0))
		build.SetDimension(f.Builder, typed, next, stride, lo, f.Plus(hi, f.Minus(lo, build.I64(1))))
		offset = f.Minus(offset, f.Times(lo, stride))
		next++
	}
	f.Store(offset, f.Field(typed, build.DescOffset))
	if h := f.homeOf(s.Section.Sym); h.base != nil && !s.Section.Sym.View {
		// Nothing is what a pointer to nothing points to.
		none := f.Icmp(enum.IPredEQ, f.Load(h.base), constant.NewNull(build.BytePtr))
		base := f.Field(typed, build.DescBase)
		f.Store(f.Choose(none, constant.NewNull(build.BytePtr), f.Load(base)), base)
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
func isWholeArray(c *coder, s *ir.Section) bool {
	for k, d := range s.Sym.Dims {
		step, constant := build.FoldedInt(s.Step[k])
		if s.Single[k] || !constant || step != 1 || !ir.EqualStripped(s.Lo[k], d.Lo) || !ir.EqualStripped(s.Hi[k], d.Hi) {
			return false
		}
	}
	return true
}

// pointsTo tells whether a pointer points to something, or to the given target; also whether an allocatable component is
// allocated.
func (f *values) pointsTo(e *ir.Status) value.Value {
	var here value.Value
	switch {
	case e.Field != nil && len(e.Field.Comp.Dims) > 0:
		here = f.Load(f.Field(f.slotOf(e.Field), build.DescBase))
	case e.Field != nil:
		here = f.Load(f.slotOf(e.Field))
	case e.Sym.Rank() > 0:
		here = f.Load(f.homeOf(e.Sym).base)
	default:
		here = f.Load(f.pointerSlot(e.Sym))
	}
	some := f.Icmp(enum.IPredNE, here, constant.NewNull(build.BytePtr))
	switch {
	case e.Proc != nil:
		return f.And(some, f.pointsToProcedure(here, e.Proc))
	case e.Section != nil:
		first := f.Cast(f.addressUnchecked(e.Section.Sym, f.indices(e.Section.Lo)), build.BytePtr)
		return f.And(f.And(some, f.Icmp(enum.IPredEQ, here, first)), f.sameShape(e))
	case e.With != nil:
		return f.And(some, f.Icmp(enum.IPredEQ, here, f.Cast(f.place(e.With), build.BytePtr)))
	}
	return some
}

// sameShape tells whether a pointer array of this unit has the extents of a section.
func (f *values) sameShape(e *ir.Status) value.Value {
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
		mine := f.Extent(f.index(d.Lo), f.index(d.Hi), build.I64(1))
		other := f.Extent(f.index(e.Section.Lo[k]), f.index(e.Section.Hi[k]), f.index(e.Section.Step[k]))
		same = f.And(same, f.Icmp(enum.IPredEQ, mine, other))
		next++
	}
	return same
}
