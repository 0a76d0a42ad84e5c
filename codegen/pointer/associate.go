package pointer

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/eval"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// PointTo associates a pointer.
func (f *Pointers) PointTo(s *ir.PointTo) {
	if isProcedurePointer(s) {
		f.pointToProcedure(s)
		return
	}
	rank := 0
	var slot value.Value
	if s.Field != nil {
		rank, slot = len(s.Field.Comp.Dims), f.SlotOf(s.Field)
	} else if rank = s.Sym.Rank(); rank == 0 {
		slot = f.PointerSlot(s.Sym)
	}
	f.keepLength(s)
	switch {
	case s.Extents != nil && s.Section != nil:
		f.pointRemapped(s, slot)
	case s.Extents != nil:
		f.pointToAddress(s, slot)
	case rank == 0 && s.Scalar == nil:
		f.Store(constant.NewNull(build.BytePtr), slot)
	case rank == 0:
		f.Store(f.Cast(f.Place(s.Scalar), build.BytePtr), slot)
	case s.Section == nil && s.Field != nil:
		f.Store(constant.NewNull(build.BytePtr), f.Field(slot, build.DescBase))
	case s.Section == nil:
		f.Store(constant.NewNull(build.BytePtr), f.HomeOf(s.Sym).Base)
		f.Debug.Hide(s.Sym)
	default:
		d := f.Cast(f.describedTarget(s), types.NewPointer(build.DescriptorType(rank)))
		if f.HomeOf(s.Section.Sym).Bytes && !countsBytes(s) {
			f.inElements(s, d, rank)
		}
		if s.Field != nil {
			f.Store(f.Load(d), slot)
		} else {
			f.Sections.Adopt(s.Sym, d)
		}
	}
}

// keepLength gives a component of deferred length the length of its target.
func (f *Pointers) keepLength(s *ir.PointTo) {
	if s.Field == nil || !s.Field.Comp.Deferred {
		return
	}
	var n value.Value
	switch {
	case s.Section != nil:
		n = f.LengthOf(s.Section.Sym)
	case s.Scalar != nil:
		_, n = f.Texts.Chars(s.Scalar)
	default:
		return
	}
	f.Store(n, derived.LengthSlot(f.Coder, s.Field.X.Type().Derived, s.Field.Comp, f.Place(s.Field.X)))
}

// describedTarget describes a section as the target of a pointer, with the lower bounds that the pointer gets.
func (f *Pointers) describedTarget(s *ir.PointTo) value.Value {
	d := f.Sections.DescribedSection(s.Section)
	typed := f.Cast(d, types.NewPointer(build.DescriptorType(len(s.Section.Lo)-eval.Singles(s.Section))))
	whole := eval.IsWholeArray(f.Coder, s.Section)
	var offset value.Value = build.I64(0)
	next := 0
	for k := range s.Section.Lo {
		if s.Section.Single[k] {
			continue
		}
		var lo value.Value = build.I64(1)
		switch {
		case len(s.Lo) > 0:
			lo = f.Index(s.Lo[next])
		case whole:
			lo = f.Index(s.Section.Sym.Dims[k].Lo)
		}
		hi := f.Load(f.Field(typed, build.DescDims, int64(next), 2))
		stride := f.Load(f.Field(typed, build.DescDims, int64(next), 0))
		build.SetDimension(f.Builder, typed, next, stride, lo, f.Plus(hi, f.Minus(lo, build.I64(1))))
		offset = f.Minus(offset, f.Times(lo, stride))
		next++
	}
	f.Store(offset, f.Field(typed, build.DescOffset))
	if h := f.HomeOf(s.Section.Sym); h.Base != nil && !s.Section.Sym.View {
		// Nothing is what a pointer to nothing points to.
		none := f.Icmp(enum.IPredEQ, f.Load(h.Base), constant.NewNull(build.BytePtr))
		base := f.Field(typed, build.DescBase)
		f.Store(f.Choose(none, constant.NewNull(build.BytePtr), f.Load(base)), base)
	}
	return d
}

// countsBytes reports whether the strides of a pointer are bytes.
func countsBytes(s *ir.PointTo) bool {
	if s.Field != nil {
		return s.Field.Comp.CountsBytes()
	}
	return s.Sym.CountsBytes()
}

// inElements puts the strides of a target that counts bytes into elements of the pointer. A pointer of the user's to a part of the
// elements of CLASS or of another type can stand for those alone that are whole elements apart.
func (f *Pointers) inElements(s *ir.PointTo, d value.Value, rank int) {
	var bytes value.Value
	name := ""
	if s.Field != nil {
		bytes, name = build.I64(build.SizeOf(s.Field.Comp.Type)), s.Field.Comp.Name
	} else if bytes = f.ElementBytes(s.Sym); !s.Sym.Made {
		name = s.Sym.Name
	}
	bytes = f.MaxInt(bytes, build.I64(1))
	for k := range rank {
		at := f.Field(d, build.DescDims, int64(k), 0)
		stride := f.Load(at)
		whole := f.Sdiv(stride, bytes)
		if name != "" {
			f.FailIf(f.Icmp(enum.IPredNE, f.Times(whole, bytes), stride), "the elements that '"+name+"' is to point to are not a multiple of their size apart")
		}
		f.Store(whole, at)
	}
	offset := f.Field(d, build.DescOffset)
	f.Store(f.Sdiv(f.Load(offset), bytes), offset)
	f.Store(bytes, f.Field(d, build.DescType, 0))
	f.Store(bytes, f.Field(d, build.DescSpan))
}

// pointToProcedure associates a procedure pointer.
func (f *Pointers) pointToProcedure(s *ir.PointTo) {
	var v value.Value = constant.NewNull(build.BytePtr)
	switch {
	case s.Proc != nil:
		v = f.ProcedureValue(s.Proc)
	case s.From != nil:
		v = f.Load(f.SlotOf(s.From))
	}
	if s.Field != nil {
		f.Store(v, f.SlotOf(s.Field))
	} else {
		f.Store(v, f.PointerSlot(s.Sym))
	}
}

// isProcedurePointer tells whether a statement associates a procedure pointer.
func isProcedurePointer(s *ir.PointTo) bool {
	return s.Field != nil && s.Field.Comp.Proc != nil || s.Sym != nil && s.Sym.Proc != nil
}

// pointToAddress lets a pointer point to an array of the given extents that begins at an address.
func (f *Pointers) pointToAddress(s *ir.PointTo, slot value.Value) {
	sym := s.Sym
	if sym == nil {
		sym = &ir.Symbol{Type: s.Field.Comp.Type, Pointer: true}
	}
	d := f.Sections.NewDescriptor(sym, len(s.Extents), f.Place(s.Scalar), build.I64(0))
	var bounds [][2]value.Value
	for k, x := range s.Extents {
		bound := [2]value.Value{build.I64(1), f.Index(x)}
		if s.Lo != nil {
			lo := f.Index(s.Lo[k])
			bound = [2]value.Value{lo, f.Minus(f.Plus(lo, bound[1]), build.I64(1))}
		}
		bounds = append(bounds, bound)
	}
	build.SetDense(f.Builder, d, build.I64(1), bounds)
	if s.Field != nil {
		f.Store(f.Load(d), slot)
	} else {
		f.Sections.Adopt(s.Sym, d)
	}
}

// pointRemapped lets a pointer take the elements of a section, in their order, under bounds and a shape of its own,
// Fortran 2008, 7.2.2.2.
func (f *Pointers) pointRemapped(s *ir.PointTo, slot value.Value) {
	from := eval.SectionRank(s.Section)
	target := f.Cast(f.Sections.DescribedSection(s.Section), types.NewPointer(build.DescriptorType(from)))
	d := f.Alloca("descriptor", build.DescriptorType(len(s.Extents)))
	unit := f.Sections.StrideUnit(s.Section.Sym, f.HomeOf(s.Section.Sym))
	build.FillDescriptor(f.Builder, d, s.Section.Sym.Type, unit, len(s.Extents), f.Load(f.Field(target, build.DescBase)), build.I64(0))
	stride := value.Value(build.I64(1))
	if from == 1 || f.HomeOf(s.Section.Sym).Bytes {
		stride = f.Load(f.Field(target, build.DescDims, 0, 0))
	}
	var bounds [][2]value.Value
	for k, x := range s.Extents {
		lo := f.Index(s.Lo[k])
		bounds = append(bounds, [2]value.Value{lo, f.Minus(f.Plus(lo, f.Index(x)), build.I64(1))})
	}
	build.SetDense(f.Builder, d, stride, bounds)
	if f.HomeOf(s.Section.Sym).Bytes && !countsBytes(s) {
		f.inElements(s, d, len(s.Extents))
	}
	if s.Field != nil {
		f.Store(f.Load(d), slot)
	} else {
		f.Sections.Adopt(s.Sym, d)
	}
}
