package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// inOut makes calls of the library for input and output.
type inOut struct {
	*eval.Values
	fileDone func() // ends the use of an internal file
}

// ioBegin starts a statement of input or output with its specifiers.
func (f *inOut) ioBegin(s *ir.IOBegin) {
	everywhere := int64(0)
	if s.Everywhere {
		everywhere = 1
	}
	f.CallRuntime("hpf_io_begin", build.I32(int64(s.Op)), build.I32(everywhere), f.Position(f.Pos))
	for _, v := range s.Values {
		if v.X.Type().Base == ir.Character {
			text, length := f.Texts.Chars(v.X)
			f.CallRuntime("hpf_io_text", f.Text(v.Keyword), text, length)
		} else {
			f.CallRuntime("hpf_io_number", f.Text(v.Keyword), f.Resize(f.Expr(v.X), types.I64))
		}
	}
	for _, r := range s.Results {
		place, bytes := f.memoryOf(r.X)
		f.CallRuntime("hpf_io_result", f.Text(r.Keyword), place, bytes)
	}
	for _, word := range s.Handles {
		f.CallRuntime("hpf_io_handle", f.Text(word))
	}
	if s.List {
		f.CallRuntime("hpf_io_list_directed")
	}
	f.ioFormat(s)
	f.ioFile(s.File, s.Op == ir.WriteOp)
	f.ioMembers(s)
	f.CallRuntime("hpf_io_start")
}

// memoryOf is the address and the size of a scalar variable or of a text.
func (f *inOut) memoryOf(e ir.Expr) (place, bytes value.Value) {
	if t := e.Type(); t.Base == ir.Character {
		place, n := f.Texts.Chars(e)
		return place, build.BytesOfChars(f.Builder, t, n)
	}
	return f.Cast(f.Place(e), build.BytePtr), build.I64(build.SizeOf(e.Type()))
}

// ioFormat gives the format that an assigned label chooses or an array of texts holds.
func (f *inOut) ioFormat(s *ir.IOBegin) {
	switch {
	case s.Pieces != nil:
		first := f.AddressUnchecked(s.Pieces.Sym, f.Indices(s.Pieces.Lo))
		bytes := f.Times(f.Sections.Section(s.Pieces).Count, f.ElementBytes(s.Pieces.Sym))
		f.CallRuntime("hpf_io_text", f.Text("fmt"), f.Cast(first, build.BytePtr), bytes)
	case s.Choice != nil:
		label := f.Resize(f.Expr(s.Choice), types.I64)
		var text, length value.Value = constant.NewNull(build.BytePtr), build.I64(0)
		for _, c := range s.Formats {
			is := f.Icmp(enum.IPredEQ, label, build.I64(int64(c.Label)))
			text = f.Choose(is, f.Text(c.Text), text)
			length = f.Choose(is, build.I64(int64(len(c.Text))), length)
		}
		f.CallRuntime("hpf_io_text", f.Text("fmt"), text, length)
	}
	if s.Group != "" {
		f.CallRuntime("hpf_io_text", f.Text("nml"), f.Text(s.Group), build.I64(int64(len(s.Group))))
	}
}

// ioFile names an internal file.
func (f *inOut) ioFile(file *ir.Item, written bool) {
	f.fileDone = func() {}
	switch {
	case file == nil:
	case file.Section == nil:
		text, length := f.Texts.Chars(file.X)
		f.CallRuntime("hpf_io_internal", text, length, build.I32(ioKind(file.X.Type())), constant.NewNull(build.BytePtr))
	default:
		d, first, done := f.Sections.InElements(file.Section, written)
		f.fileDone = done
		sym := file.Section.Sym
		f.CallRuntime("hpf_io_internal", first, f.LengthOf(sym), build.I32(ioKind(sym.Type)), d)
	}
}

// ioMembers lists the members of a namelist group with their components.
func (f *inOut) ioMembers(s *ir.IOBegin) {
	for _, m := range s.Members {
		t := m.X.Type()
		of := int64(1)
		if m.Sym != nil {
			of = 0
		}
		place, bytes := f.memoryOf(m.X)
		f.CallRuntime("hpf_io_member", f.Text(m.Name), place, build.I32(build.TypeCodes[t.Base]), build.I32(ioKind(t)), bytes, build.I32(int64(len(m.Dims))))
		var stride value.Value = build.I64(1)
		for k, d := range m.Dims {
			lo, hi := f.Index(d.Lo), f.Index(d.Hi)
			if m.Sym != nil {
				stride = f.StrideOf(f.HomeOf(m.Sym), k)
			}
			f.CallRuntime("hpf_io_member_dim", build.I32(of), build.I32(int64(k)), stride, lo, hi)
			stride = f.Times(stride, f.Extent(lo, hi, build.I64(1)))
		}
	}
}

// ioKind is the kind that libgfortran expects with a type: none for derived types.
func ioKind(t ir.Type) int64 {
	switch t.Base {
	case ir.Character:
		return t.CharBytes()
	case ir.Derived:
		return 0
	}
	return int64(t.Kind)
}

// transfer moves one item.
func (f *inOut) transfer(s *ir.Transfer) {
	item := s.Item
	if e, ok := item.X.(*ir.Elem); ok && f.Storage[e.Sym] != nil {
		item = ir.Item{Pos: item.Pos, Section: eval.OneElement(e)}
	}
	switch {
	case item.Section != nil && f.Storage[item.Section.Sym] != nil:
		t := item.Section.Sym.Type
		sec := f.Sections.Section(item.Section)
		f.CallRuntime("hpf_io_mapped", f.ArrayGlobal(f.ArrayOf(item.Section.Sym)), f.Fill(sec.Lo), f.Fill(sec.Hi), f.Fill(sec.Step),
			build.I32(build.TypeCodes[t.Base]), build.I32(ioKind(t)))
	case item.Section != nil:
		d, _, done := f.Sections.InElements(item.Section, s.Input)
		f.CallRuntime("hpf_io_array", d, build.I32(ioKind(item.Section.Sym.Type)))
		done()
	default:
		f.transferScalar(item.X, s.Input)
	}
}

// transferScalar moves a value through memory of its own, so that a variable can stay in a register; elements, components and
// texts have their place in memory.
func (f *inOut) transferScalar(x ir.Expr, input bool) {
	t := x.Type()
	switch x.(type) {
	case *ir.Elem, *ir.Field:
		place, bytes := f.memoryOf(x)
		transferMemory(f.Coder, t, place, bytes)
		return
	}
	if t.Base == ir.Character {
		text, bytes := f.memoryOf(x)
		transferMemory(f.Coder, t, text, bytes)
		return
	}
	temp := build.Temporary(f.Builder, t)
	f.Trusting = input
	f.Store(build.ToMemory(f.Builder, t, f.Expr(x)), temp)
	f.Trusting = false
	transferMemory(f.Coder, t, f.Cast(temp, build.BytePtr), build.I64(build.SizeOf(t)))
	if input {
		f.AssignValue(x, build.FromMemory(f.Builder, t, f.Load(temp)))
	}
}

func transferMemory(c *module.Coder, t ir.Type, place, bytes value.Value) {
	c.CallRuntime("hpf_io_item", build.I32(build.TypeCodes[t.Base]), build.I32(ioKind(t)), place, bytes)
}

// ioEnd ends the statement.
func (f *inOut) ioEnd(s *ir.IOEnd) {
	branch := f.CallRuntime("hpf_io_end")
	f.fileDone()
	if s.Branch != nil {
		f.AssignValue(s.Branch, branch)
	}
}
