package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// SectionRank is the number of dimensions of a section.
func SectionRank(s *ir.Section) int { return len(s.Lo) - Singles(s) }

// Singles is the number of single subscripts of a section.
func Singles(s *ir.Section) int {
	n := 0
	for _, single := range s.Single {
		if single {
			n++
		}
	}
	return n
}

// IsWholeArray tells whether a section is written as the array itself.
func IsWholeArray(c *module.Coder, s *ir.Section) bool {
	for k, d := range s.Sym.Dims {
		step, constant := build.FoldedInt(s.Step[k])
		if s.Single[k] || !constant || step != 1 || !ir.EqualStripped(s.Lo[k], d.Lo) || !ir.EqualStripped(s.Hi[k], d.Hi) {
			return false
		}
	}
	return true
}

// Section is an array section with its bounds evaluated: count elements, for which there is a dense buffer.
type Section struct {
	of           *ir.Section
	Lo, Hi, Step []value.Value
	Count        value.Value
	Buffer       value.Value
}

// Section evaluates the bounds of a section; it has no buffer.
func (f *Sections) Section(s *ir.Section) *Section {
	sec := &Section{of: s, Count: build.I64(1)}
	for k := range s.Lo {
		lo, hi := f.Index(s.Lo[k]), f.Index(s.Hi[k])
		var step value.Value = build.I64(1)
		if s.Step != nil && s.Step[k] != nil {
			step = f.Index(s.Step[k])
		}
		sec.Lo, sec.Hi, sec.Step = append(sec.Lo, lo), append(sec.Hi, hi), append(sec.Step, step)
		sec.Count = f.Times(sec.Count, f.Extent(lo, hi, step))
	}
	return sec
}

// OneElement is the section that holds just one element.
func OneElement(e *ir.Elem) *ir.Section {
	return &ir.Section{Sym: e.Sym, Lo: e.Subs, Hi: e.Subs}
}

// reserve takes memory for n elements.
func (f *Sections) reserve(s *ir.Section, n value.Value) value.Value {
	memory := f.CallRuntime("hpf_memory", f.Times(f.MaxInt(n, build.I64(1)), f.ElementBytes(s.Sym)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)),
		"not enough memory to read or write '"+s.Sym.Name+"'")
	return memory
}

// CallArgs are the arguments of hpf_gather and hpf_scatter.
func (sec *Section) CallArgs(f *Values) []value.Value {
	return []value.Value{f.ArrayGlobal(f.ArrayOf(sec.of.Sym)), f.Fill(sec.Lo), f.Fill(sec.Hi), f.Fill(sec.Step),
		sec.Buffer, f.Position(f.Pos)}
}

// copyOut copies a section of an unmapped array to a buffer.
func (f *Sections) copyOut(s *ir.Section) *Section {
	sec := f.Section(s)
	sec.Buffer = f.reserve(s, sec.Count)
	f.copySection(sec, func(element, p value.Value) {
		if convention.IsText(s.Sym) {
			f.CopyBytes(p, element, f.ElementBytes(s.Sym))
		} else {
			f.Store(f.LoadElem(s.Sym, element), p)
		}
	})
	return sec
}

// copyIn copies a buffer back to its section of an unmapped array.
func (f *Sections) copyIn(sec *Section) {
	sym := sec.of.Sym
	f.copySection(sec, func(element, p value.Value) {
		if convention.IsText(sym) {
			f.CopyBytes(element, p, f.ElementBytes(sym))
		} else {
			f.StoreElem(sym, f.Load(p), element)
		}
	})
}

// describedCopy copies a section and describes the copy.
func (f *Sections) describedCopy(s *ir.Section) (value.Value, *Section) {
	sec := f.copyOut(s)
	return f.describedDense(s, sec, sec.Buffer), sec
}

// describedDense describes the elements of a section where they stand one after the other from an address on.
func (f *Sections) describedDense(s *ir.Section, sec *Section, first value.Value) value.Value {
	d := f.NewDescriptor(s.Sym, SectionRank(s), first, build.I64(0))
	var bounds [][2]value.Value
	for k := range s.Lo {
		if !s.Single[k] {
			bounds = append(bounds, [2]value.Value{build.I64(1), f.Extent(sec.Lo[k], sec.Hi[k], sec.Step[k])})
		}
	}
	build.SetDense(f.Builder, d, build.I64(1), bounds)
	return f.Cast(d, build.BytePtr)
}

// bringBack ends the use of a copy of a section.
func (f *Sections) bringBack(sec *Section, written bool) {
	if written {
		f.copyIn(sec)
	}
	f.CallRuntime("free", sec.Buffer)
}

// InElements describes a section for the library, which counts elements, and gives its first element: a copy where the strides are
// bytes, which done takes back.
func (f *Sections) InElements(s *ir.Section, written bool) (d, first value.Value, done func()) {
	if !f.HomeOf(s.Sym).Bytes {
		return f.DescribedSection(s), f.Cast(f.AddressUnchecked(s.Sym, f.Indices(s.Lo)), build.BytePtr), func() {}
	}
	d, sec := f.describedCopy(s)
	return d, sec.Buffer, func() { f.bringBack(sec, written) }
}

// copySection runs through the elements of a section and their places in the buffer.
func (f *Sections) copySection(sec *Section, move func(element, p value.Value)) {
	subs := make([]value.Value, len(sec.Lo))
	elements := f.Cast(sec.Buffer, types.NewPointer(build.MemoryType(sec.of.Sym.Type)))
	next := f.Alloca("next", types.I64)
	f.Store(build.I64(0), next)
	var dimension func(k int)
	dimension = func(k int) {
		if k < 0 {
			n := f.Load(next)
			move(f.Address(sec.of.Sym, subs), f.Stepped(sec.of.Sym, elements, n))
			f.Store(f.Plus(n, build.I64(1)), next)
			return
		}
		f.CountedLoop(f.Extent(sec.Lo[k], sec.Hi[k], sec.Step[k]), func(i value.Value) {
			subs[k] = f.Plus(sec.Lo[k], f.Times(i, sec.Step[k]))
			dimension(k - 1)
		})
	}
	dimension(len(subs) - 1)
}
