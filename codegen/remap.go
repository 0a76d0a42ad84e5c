package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// pointRemapped lets a pointer take the elements of a section, in their order, under bounds and a shape of its own,
// Fortran 2008, 7.2.2.2.
func (f *pointers) pointRemapped(s *ir.PointTo, slot value.Value) {
	from := sectionRank(s.Section)
	target := f.Cast(f.sections.describedSection(s.Section), types.NewPointer(build.DescriptorType(from)))
	d := f.sections.newDescriptor(s.Section.Sym, len(s.Extents), f.Load(f.Field(target, build.DescBase)), build.I64(0))
	stride := value.Value(build.I64(1))
	if from == 1 {
		stride = f.Load(f.Field(target, build.DescDims, 0, 0))
	}
	var bounds [][2]value.Value
	for k, x := range s.Extents {
		lo := f.index(s.Lo[k])
		bounds = append(bounds, [2]value.Value{lo, f.Minus(f.Plus(lo, f.index(x)), build.I64(1))})
	}
	build.SetDense(f.Builder, d, stride, bounds)
	if s.Field != nil {
		f.Store(f.Load(d), slot)
	} else {
		f.sections.adopt(s.Sym, d)
	}
}
