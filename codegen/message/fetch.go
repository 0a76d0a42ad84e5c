package message

import (
	"slices"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
)

// Clock tells the runtime where a part of the program begins or ends that a profile shows.
func (f *Messages) Clock(s *spmd.Clock) {
	kind := int64(0)
	switch {
	case s.End:
		kind = 2
	case s.Messages:
		kind = 1
	}
	f.CallRuntime("hpf_clock", f.Position(s.Span()), build.I32(kind))
}

// Fetch gets an element from its owner: where there is one image only, its own, as far as it has one tile.
func (f *Messages) Fetch(s *spmd.Fetch) {
	temp := build.Temporary(f.Builder, s.Into.Type)
	array := f.ArrayGlobal(f.ArrayOf(s.From.Sym))
	index := f.Indices(s.From.Subs)
	fetch := func() { f.CallRuntime("hpf_fetch", array, f.Fill(index), temp, f.Position(s.Span())) }
	if slices.ContainsFunc(s.From.Sym.Map.Layout.Dims, func(d ir.LayoutDim) bool { return d.Many() }) {
		fetch()
	} else {
		images := f.CallRuntime("pgas_num_images")
		f.When(f.Icmp(enum.IPredEQ, images, build.I32(1)), func() { f.Store(f.Load(f.AddressUnchecked(s.From.Sym, index)), temp) })
		f.When(f.Icmp(enum.IPredNE, images, build.I32(1)), fetch)
	}
	f.Store(f.Load(temp), f.Variable(s.Into))
}

// ShareScalars sends scalars from the owner of an element to all images.
func (f *Messages) ShareScalars(s *spmd.Share) {
	index := f.Fill(f.Indices(s.Home.Subs))
	for _, v := range s.Vars {
		bytes, _ := v.Type.Size()
		temp := build.Temporary(f.Builder, v.Type)
		f.Store(f.Load(f.Variable(v)), temp)
		f.CallRuntime("hpf_share", f.ArrayGlobal(f.ArrayOf(s.Home.Sym)), index, temp, build.I64(bytes), f.Position(s.Span()))
		f.Store(f.Load(temp), f.Variable(v))
	}
}

// GatherAll copies a whole mapped array into an array that every image has: to image 1, and from there to all.
func (f *Messages) GatherAll(s *ir.GatherAll) {
	all := &ir.Section{Sym: s.From}
	for _, d := range s.From.Dims {
		all.Lo, all.Hi = append(all.Lo, d.Lo), append(all.Hi, d.Hi)
	}
	sec := f.Sections.Section(all)
	to := f.Cast(f.AddressUnchecked(s.Into, f.Indices(all.Lo)), build.BytePtr)
	here := f.Icmp(enum.IPredEQ, f.CallRuntime("pgas_this_image"), build.I32(1))
	sec.Buffer = f.Choose(here, to, constant.NewNull(build.BytePtr))
	f.CallRuntime("hpf_gather", sec.CallArgs(f.Values)...)
	f.CallRuntime("hpf_io_share", to, f.Times(sec.Count, build.I64(build.SizeOf(s.From.Type))), f.Position(f.Pos))
}
