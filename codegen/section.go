package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// section is an array section with its bounds evaluated: count elements, for which there is a dense buffer.
type section struct {
	of           *ir.Section
	lo, hi, step []value.Value
	count        value.Value
	buffer       value.Value
}

func (f *sections) section(s *ir.Section) *section {
	sec := &section{of: s, count: build.I64(1)}
	for k := range s.Lo {
		lo, hi := f.index(s.Lo[k]), f.index(s.Hi[k])
		var step value.Value = build.I64(1)
		if s.Step != nil && s.Step[k] != nil {
			step = f.index(s.Step[k])
		}
		sec.lo, sec.hi, sec.step = append(sec.lo, lo), append(sec.hi, hi), append(sec.step, step)
		sec.count = f.Times(sec.count, f.Extent(lo, hi, step))
	}
	return sec
}

// oneElement is the section that holds just one element.
func oneElement(e *ir.Elem) *ir.Section {
	return &ir.Section{Sym: e.Sym, Lo: e.Subs, Hi: e.Subs}
}

// reserve takes memory for n elements.
func (f *sections) reserve(s *ir.Section, n value.Value) value.Value {
	memory := f.CallRuntime("hpf_memory", f.Times(f.MaxInt(n, build.I64(1)), f.elementBytes(s.Sym)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)),
		"not enough memory to read or write '"+s.Sym.Name+"'")
	return memory
}

// gatherAll copies a whole mapped array into an array that every image has: to image 1, and from there to all.
func (f *messages) gatherAll(s *ir.GatherAll) {
	all := &ir.Section{Sym: s.From}
	first := &ir.Elem{Pos: s.Pos, Sym: s.Into}
	for _, d := range s.From.Dims {
		all.Lo, all.Hi = append(all.Lo, d.Lo), append(all.Hi, d.Hi)
		first.Subs = append(first.Subs, d.Lo)
	}
	sec := f.sections.section(all)
	to := f.Cast(f.elemAddress(first), build.BytePtr)
	here := f.Icmp(enum.IPredEQ, f.CallRuntime("pgas_this_image"), build.I32(1))
	sec.buffer = f.Choose(here, to, constant.NewNull(build.BytePtr))
	f.CallRuntime("hpf_gather", sec.callArgs(f.values)...)
	f.CallRuntime("hpf_io_share", to, f.Times(sec.count, build.I64(build.SizeOf(s.From.Type))), f.Position(f.Pos))
}

// callArgs are the arguments of hpf_gather and hpf_scatter.
func (sec *section) callArgs(f *values) []value.Value {
	return []value.Value{f.ArrayGlobal(f.arrayOf(sec.of.Sym)), f.Fill(sec.lo), f.Fill(sec.hi), f.Fill(sec.step),
		sec.buffer, f.Position(f.Pos)}
}

// copyOut copies a section of an unmapped array to a buffer.
func (f *sections) copyOut(s *ir.Section) *section {
	sec := f.section(s)
	sec.buffer = f.reserve(s, sec.count)
	f.copySection(sec, func(element, p value.Value) {
		if convention.IsText(s.Sym) {
			copyBytes(f.coder, p, element, f.lengthOf(s.Sym))
		} else {
			f.Store(f.loadElem(s.Sym, element), p)
		}
	})
	return sec
}

// copyIn copies a buffer back to its section of an unmapped array.
func (f *sections) copyIn(sec *section) {
	sym := sec.of.Sym
	f.copySection(sec, func(element, p value.Value) {
		if convention.IsText(sym) {
			copyBytes(f.coder, element, p, f.lengthOf(sym))
		} else {
			f.storeElem(sym, f.Load(p), element)
		}
	})
}

// copySection runs through the elements of a section and their places in the buffer.
func (f *sections) copySection(sec *section, move func(element, p value.Value)) {
	subs := make([]value.Value, len(sec.lo))
	elements := f.Cast(sec.buffer, types.NewPointer(build.MemoryType(sec.of.Sym.Type)))
	next := f.Alloca("next", types.I64)
	f.Store(build.I64(0), next)
	var dimension func(k int)
	dimension = func(k int) {
		if k < 0 {
			n := f.Load(next)
			move(f.address(sec.of.Sym, subs), f.stepped(sec.of.Sym, elements, n))
			f.Store(f.Plus(n, build.I64(1)), next)
			return
		}
		f.CountedLoop(f.Extent(sec.lo[k], sec.hi[k], sec.step[k]), func(i value.Value) {
			subs[k] = f.Plus(sec.lo[k], f.Times(i, sec.step[k]))
			dimension(k - 1)
		})
	}
	dimension(len(subs) - 1)
}
