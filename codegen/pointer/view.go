package pointer

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/value"
)

// View makes an array another name for components.
func (f *Pointers) View(s *ir.View) {
	h := f.Homes[s.Sym]
	comp := s.First.Comp
	switch {
	case s.Parent != nil:
		f.viewOfElements(s, h)
	case comp.Allocatable || comp.Pointer:
		d := f.SlotOf(s.First)
		f.Sections.Adopt(s.Sym, d)
	default:
		strides, _, offset := storage.LayOut(s.Sym)
		for k, v := range strides {
			f.Store(v, h.Strides[k])
		}
		first := f.Field(f.FieldAddress(s.First), 0)
		f.Store(f.Gep(first, build.I64(-offset)), h.Origin)
	}
}

// viewOfElements lets an array run through one component of the elements of a section.
func (f *Pointers) viewOfElements(s *ir.View, h *storage.Home) {
	parent := f.HomeOf(s.Parent.Sym)
	size, scale := build.SizeOf(s.Sym.Type), build.SizeOf(s.Parent.Sym.Type)
	if parent.Bytes {
		scale = 1
	}
	if h.Bytes = parent.Bytes || size == 0 || scale%size != 0; !h.Bytes {
		scale /= size
	}
	var offset value.Value = build.I64(0)
	next := 0
	for k := range s.Parent.Lo {
		if s.Parent.Single[k] {
			continue
		}
		stride := f.Times(f.Times(f.StrideOf(parent, k), f.Index(s.Parent.Step[k])), build.I64(scale))
		f.Store(stride, h.Strides[next])
		offset = f.Plus(offset, stride)
		next++
	}
	first := f.Cast(f.FieldAddress(s.First), build.Pointee(h.Origin))
	f.Store(f.Moved(h, s.Sym, first, f.Minus(build.I64(0), offset)), h.Origin)
}
