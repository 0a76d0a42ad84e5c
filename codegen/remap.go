package codegen

import (
	"dhpfgo/ir"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// pointRemapped lets a pointer take the elements of a section, in their order, under bounds and a shape of its own,
// Fortran 2008, 7.2.2.2.
func (f *function) pointRemapped(s *ir.PointTo, slot value.Value) {
	from := sectionRank(s.Section)
	target := f.cast(f.describedSection(s.Section), types.NewPointer(descriptorType(from)))
	d := f.newDescriptor(s.Section.Sym, len(s.Extents), f.load(f.field(target, descBase)), i64(0))
	stride := value.Value(i64(1))
	if from == 1 {
		stride = f.load(f.field(target, descDims, 0, 0))
	}
	var bounds [][2]value.Value
	for k, x := range s.Extents {
		lo := f.index(s.Lo[k])
		bounds = append(bounds, [2]value.Value{lo, f.minus(f.plus(lo, f.index(x)), i64(1))})
	}
	f.setDense(d, stride, bounds)
	if s.Field != nil {
		f.store(f.load(d), slot)
	} else {
		f.adopt(s.Sym, d)
	}
}
