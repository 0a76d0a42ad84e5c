package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// isContiguous tells whether each dimension of a section begins where the one before it ends, as gfortran asks it: a dimension of one
// element counts with its stride.
func (f *Values) isContiguous(s *ir.Section) value.Value { return f.isDense(s, isDeclared(s.Sym)) }

// isDense compares the strides of a section with its extents: those that its array has, or that follow from how it is declared.
func (f *Values) isDense(s *ir.Section, asDeclared bool) value.Value {
	var dense value.Value = constant.NewBool(true)
	var want value.Value = build.I64(1)
	if h := f.HomeOf(s.Sym); h.Bytes {
		want = f.ElementBytes(s.Sym)
	}
	var declared value.Value = build.I64(1)
	for k, d := range s.Sym.Dims {
		stride := declared
		if asDeclared {
			declared = f.Times(declared, f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)))
		} else {
			stride = f.StrideOf(f.HomeOf(s.Sym), k)
		}
		if s.Single[k] {
			continue
		}
		step := f.Index(s.Step[k])
		dense = f.And(dense, f.Icmp(enum.IPredEQ, f.Times(stride, step), want))
		want = f.Times(want, f.Extent(f.Index(s.Lo[k]), f.Index(s.Hi[k]), step))
	}
	return dense
}

// isDeclared holds for an array whose elements stand as its bounds say; a distributed one counts as one of them, wherever its tiles are.
func isDeclared(s *ir.Symbol) bool {
	return s.Map != nil || !s.Pointer && !s.View && s.Size < ir.AssumedShape && !s.CountsBytes()
}

// contiguous tells whether the elements of a section stand one after the other whatever its bounds are: dimensions in
// full, then at most one range, then single subscripts.
func (f *Calls) contiguous(s *ir.Section) bool {
	if h := f.HomeOf(s.Sym); h != nil && h.Strided {
		return false
	}
	open := true
	for k, d := range s.Sym.Dims {
		single := ir.EqualStripped(s.Lo[k], s.Hi[k])
		whole := ir.EqualStripped(s.Lo[k], d.Lo) && ir.EqualStripped(s.Hi[k], d.Hi)
		step, ok := build.FoldedInt(s.Step[k])
		switch {
		case single:
			open = open && whole
		case !open || !ok || step != 1:
			return false
		default:
			open = whole
		}
	}
	return true
}

// maybeContiguous tells whether the run may find that the elements of a section stand one after the other: gfortran passes their place
// then, and a procedure may reach from a line of an array into the next.
func (f *Calls) maybeContiguous(s *ir.Section) bool {
	h := f.HomeOf(s.Sym)
	if h == nil || s.Sym.Map != nil && !(h.Strided && Singles(s) == 0 && IsWholeArray(f.Coder, s)) {
		return false
	}
	ranges := 0
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		step, ok := build.FoldedInt(s.Step[k])
		if !ok || step != 1 || ranges < k || k > 0 && !h.Strided && isPart(s, k-1) {
			return false
		}
		ranges++
	}
	return true
}

// isPart reports whether a section surely has fewer elements than its array along a dimension.
func isPart(s *ir.Section, k int) bool {
	d := s.Sym.Dims[k]
	bounds := make([]int64, 0, 4)
	for _, e := range []ir.Expr{s.Lo[k], s.Hi[k], d.Lo, d.Hi} {
		if n, ok := build.FoldedInt(e); ok {
			bounds = append(bounds, n)
		}
	}
	return len(bounds) == 4 && bounds[1]-bounds[0] != bounds[3]-bounds[2]
}
