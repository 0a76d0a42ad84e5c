package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// ExtentOf is the number of elements from lo to hi, not negative.
func ExtentOf(f *Values, lo, hi ir.Expr) value.Value {
	n := f.Plus(f.Minus(f.Index(hi), f.Index(lo)), build.I64(1))
	return f.MaxInt(n, build.I64(0))
}

// argumentExtent is the extent that a descriptor gives.
func (f *Values) argumentExtent(e *ir.Extent) value.Value {
	d, k := f.Descriptors[e.Sym], int64(e.Dim-1)
	lo, hi := f.Load(f.Field(d, build.DescDims, k, 1)), f.Load(f.Field(d, build.DescDims, k, 2))
	extent := f.Plus(f.Minus(hi, lo), build.I64(1))
	if e.Sym.Size == ir.AssumedRank {
		return extent
	}
	return f.MaxInt(extent, build.I64(0))
}

// status tells whether an argument is present or an array allocated.
func (f *Values) status(e *ir.Status) value.Value {
	switch {
	case e.Contiguous:
		return f.isContiguous(e.Section)
	case e.Present:
		return f.isPresent(e.Sym)
	case e.Field != nil || e.Sym.Pointer:
		return f.pointsTo(e)
	}
	if e.Sym.Allocatable && convention.IsSlot(e.Sym) {
		return f.Icmp(enum.IPredNE, f.Load(f.PointerSlot(e.Sym)), constant.NewNull(build.BytePtr))
	}
	if e.Sym.Map != nil {
		base := f.Load(f.Field(f.ArrayGlobal(f.ArrayOf(e.Sym)), int64(abi.Array.FieldIndex("base"))))
		return f.Icmp(enum.IPredNE, base, constant.NewNull(build.BytePtr))
	}
	if e.Sym.Allocatable {
		return f.Icmp(enum.IPredNE, f.Load(f.HomeOf(e.Sym).Base), constant.NewNull(build.BytePtr))
	}
	return f.isPresent(e.Sym)
}

// isPresent tells whether an optional argument of this procedure, or of its host, is there.
func (f *Values) isPresent(sym *ir.Symbol) value.Value {
	p := PassedAddress(f.Memory, sym)
	switch {
	case p != nil:
	case convention.IsSlot(sym):
		p = f.PointerSlot(sym)
	default:
		p = f.Variable(sym)
	}
	return f.Icmp(enum.IPredNE, f.Cast(p, build.BytePtr), constant.NewNull(build.BytePtr))
}

// PassedAddress is what was passed for a dummy argument of this procedure, nil for that of another one.
func PassedAddress(f *storage.Memory, sym *ir.Symbol) value.Value {
	for i, d := range f.Unit.Source.Proc.Dummies {
		if d == sym {
			return f.Params[i]
		}
	}
	return nil
}

// WhenPresent makes code that runs unless sym is an optional argument that is absent.
func (f *Values) WhenPresent(sym *ir.Symbol, body func()) {
	if !sym.Optional {
		body()
		return
	}
	f.When(f.isPresent(sym), body)
}

func isOptional(e ir.Expr) bool {
	v, ok := e.(*ir.Var)
	return ok && v.Sym.Optional
}

// mayBeAbsent reports whether nothing may be passed for a dummy argument, Fortran 2008, 12.5.2.12: an actual argument that is not
// allocated or points to nothing is absent there.
func mayBeAbsent(d *ir.Symbol) bool {
	return d != nil && d.Optional && !d.Pointer && !d.Allocatable
}

// presence tells whether an array that is passed for dummy d is there; nil where it is for certain.
func presence(f *Values, sym, d *ir.Symbol) value.Value {
	h := f.HomeOf(sym)
	described := sym.Allocatable || sym.Pointer || storage.ShowsDescribed(sym)
	switch {
	case mayBeAbsent(d) && described && sym.Map == nil && h != nil && h.Base != nil:
		base := f.Load(h.Base)
		return f.Icmp(enum.IPredNE, base, constant.NewNull(base.Type().(*types.PointerType)))
	case sym.Optional:
		return f.isPresent(sym)
	}
	return nil
}

// pointsTo tells whether a pointer points to something, or to the given target; also whether an allocatable component is
// allocated.
func (f *Values) pointsTo(e *ir.Status) value.Value {
	var here value.Value
	switch {
	case e.Field != nil && len(e.Field.Comp.Dims) > 0:
		here = f.Load(f.Field(f.SlotOf(e.Field), build.DescBase))
	case e.Field != nil:
		here = f.Load(f.SlotOf(e.Field))
	case e.Sym.Rank() > 0:
		here = f.Load(f.HomeOf(e.Sym).Base)
	default:
		here = f.Load(f.PointerSlot(e.Sym))
	}
	some := f.Icmp(enum.IPredNE, here, constant.NewNull(build.BytePtr))
	switch {
	case e.Section != nil && pointerRank(e) != sectionRank(e.Section), e.With != nil && pointerRank(e) != 0:
		return constant.NewBool(false) // an argument of assumed rank, which has another one here
	case e.Proc != nil:
		return f.And(some, f.pointsToProcedure(here, e.Proc))
	case e.Section != nil:
		first := f.Cast(f.AddressUnchecked(e.Section.Sym, f.Indices(e.Section.Lo)), build.BytePtr)
		return f.And(f.And(some, f.Icmp(enum.IPredEQ, here, first)), f.sameShape(e))
	case e.With != nil:
		same := f.And(some, f.Icmp(enum.IPredEQ, here, f.Cast(f.Place(e.With), build.BytePtr)))
		if e.With.Type().Base == ir.Character {
			_, n := f.Texts.Chars(e.With)
			same = f.And(same, f.Icmp(enum.IPredNE, n, build.I64(0)))
		}
		return same
	}
	return some
}

// pointerRank is the rank of the pointer that is asked about.
func pointerRank(e *ir.Status) int {
	if e.Field != nil {
		return len(e.Field.Comp.Dims)
	}
	return e.Sym.Rank()
}

func sectionRank(s *ir.Section) int {
	n := 0
	for _, single := range s.Single {
		if !single {
			n++
		}
	}
	return n
}

// sameShape tells whether a pointer array has the extents and the distances of a section, which is not empty: Fortran 2008,
// 13.7.16.
func (f *Values) sameShape(e *ir.Status) value.Value {
	var same value.Value = f.Icmp(enum.IPredNE, f.ElementBytes(e.Section.Sym), build.I64(0))
	target, next := f.HomeOf(e.Section.Sym), int64(0)
	var unit value.Value = build.I64(1)
	if inBytes := f.inBytes(e); inBytes && !target.Bytes {
		unit = f.ElementBytes(e.Section.Sym)
	}
	for k := range e.Section.Lo {
		if e.Section.Single[k] {
			continue
		}
		mine, stride := f.pointerDimension(e, next)
		if target.Bytes && !f.inBytes(e) {
			stride = f.Times(stride, f.ElementBytes(e.Section.Sym))
		}
		step := f.Index(e.Section.Step[k])
		other := f.Extent(f.Index(e.Section.Lo[k]), f.Index(e.Section.Hi[k]), step)
		alike := f.Icmp(enum.IPredEQ, stride, f.Times(f.Times(f.StrideOf(target, k), step), unit))
		alike = f.Or(alike, f.Icmp(enum.IPredEQ, mine, build.I64(1)))
		same = f.And(f.And(same, alike), f.And(f.Icmp(enum.IPredEQ, mine, other), f.Icmp(enum.IPredNE, mine, build.I64(0))))
		next++
	}
	return same
}

// inBytes reports whether the distances that pointerDimension gives are bytes.
func (f *Values) inBytes(e *ir.Status) bool {
	if e.Field != nil {
		return e.Field.Comp.CountsBytes()
	}
	return f.HomeOf(e.Sym).Bytes
}

// pointerDimension is the extent of dimension k of a pointer array, and the distance of neighbours in elements, or in bytes.
func (f *Values) pointerDimension(e *ir.Status, k int64) (extent, stride value.Value) {
	if e.Field != nil {
		slot := f.SlotOf(e.Field)
		lo, hi := f.Load(f.Field(slot, build.DescDims, k, 1)), f.Load(f.Field(slot, build.DescDims, k, 2))
		stride := f.Load(f.Field(slot, build.DescDims, k, 0))
		if e.Field.Comp.CountsBytes() {
			stride = f.Times(stride, f.Load(f.Field(slot, build.DescSpan)))
		}
		return f.Extent(lo, hi, build.I64(1)), stride
	}
	d := e.Sym.Dims[k]
	return f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)), f.StrideOf(f.HomeOf(e.Sym), int(k))
}

// pointsToProcedure tells whether the address in a procedure pointer is that of a procedure.
func (f *Values) pointsToProcedure(here value.Value, p *ir.Procedure) value.Value {
	return f.Icmp(enum.IPredEQ, here, f.ProcedureValue(p))
}
