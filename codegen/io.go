package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// Units of gfortran's preconnected files.
const (
	inputUnit  = 5
	outputUnit = 6
)

// print writes the items on image 1. Sections of mapped arrays are first gathered there by all images.
func (f *function) print(s *sem.Print) {
	gathered := make([]*section, len(s.Items))
	for i, item := range s.Items {
		if item.Section != nil && f.storage[item.Section.Sym] != nil {
			gathered[i] = f.gather(item.Section)
		}
	}
	f.onImageOne(func() {
		f.begin("hpf_io_begin_write", outputUnit, s.Format)
		for i, item := range s.Items {
			f.printItem(item, gathered[i])
		}
		f.callRuntime("hpf_io_end")
	})
	for _, sec := range gathered {
		if sec != nil {
			f.callRuntime("free", sec.buffer)
		}
	}
}

func (f *function) printItem(item sem.Item, gathered *section) {
	switch {
	case gathered != nil:
		f.transferElements(gathered)
	case item.Section != nil:
		sec := f.copyOut(item.Section)
		f.transferElements(sec)
		f.callRuntime("free", sec.buffer)
	case item.X.Type().Base == sem.Character:
		p, n := f.chars(item.X)
		f.callRuntime("hpf_io_item_text", p, n)
	default:
		t := item.X.Type()
		temp := f.temporary(t)
		f.store(f.toMemory(t, f.expr(item.X)), temp)
		f.transfer(t, temp, i64(1))
	}
}

// read reads the items one by one on image 1 and passes each on to all images, so that later items may depend on it.
func (f *function) read(s *sem.Read) {
	f.onImageOne(func() { f.begin("hpf_io_begin_read", inputUnit, s.Format) })
	for _, item := range s.Items {
		f.readItem(item)
	}
	f.onImageOne(func() { f.callRuntime("hpf_io_end") })
}

func (f *function) readItem(item sem.Item) {
	if e, ok := item.X.(*sem.Elem); ok && f.storage[e.Sym] != nil {
		item = sem.Item{Pos: item.Pos, Section: oneElement(e)}
	}
	switch {
	case item.Section == nil && item.X.Type().Base == sem.Character:
		f.readText(item.X)
	case item.Section == nil:
		f.readScalar(item.X)
	case f.storage[item.Section.Sym] != nil:
		sec := f.gather(item.Section)
		f.onImageOne(func() { f.transferElements(sec) })
		f.callRuntime("hpf_scatter", sec.callArgs(f)...)
		f.callRuntime("free", sec.buffer)
	default:
		f.readSection(item.Section)
	}
}

// readScalar starts with the present value, because list-directed input may leave it as it is.
func (f *function) readScalar(x sem.Expr) {
	t := x.Type()
	temp := f.temporary(t)
	f.store(f.toMemory(t, f.expr(x)), temp)
	f.onImageOne(func() { f.transfer(t, temp, i64(1)) })
	f.callRuntime("hpf_io_share", temp, i64(sizeOf(t)), f.position(f.pos))
	f.assignValue(x, f.fromMemory(t, f.load(temp)))
}

func (f *function) readText(x sem.Expr) {
	text, length := f.chars(x)
	f.onImageOne(func() { f.callRuntime("hpf_io_item_text", text, length) })
	f.callRuntime("hpf_io_share", text, length, f.position(f.pos))
}

func (f *function) readSection(s *sem.Section) {
	sec := f.copyOut(s)
	f.onImageOne(func() { f.transferElements(sec) })
	bytes := f.times(sec.count, f.elementBytes(s.Sym))
	f.callRuntime("hpf_io_share", sec.buffer, bytes, f.position(f.pos))
	f.copyIn(sec)
	f.callRuntime("free", sec.buffer)
}

func (f *function) begin(name string, unit int64, format *string) {
	var text value.Value = constant.NewNull(bytePtr)
	length := int64(0)
	if format != nil {
		text, length = f.text(*format), int64(len(*format))
	}
	f.callRuntime(name, i32(unit), text, i64(length), f.position(f.pos))
}

// onImageOne makes code that only image 1 runs.
func (f *function) onImageOne(code func()) {
	first, all := f.newBlock("image1"), f.newBlock("all")
	f.branch(f.icmp(enum.IPredEQ, f.callRuntime("pgas_this_image"), i32(1)), first, all)
	f.cur = first
	code()
	f.jump(all)
	f.cur = all
}

// transferElements reads or writes the elements of a section, which are in its buffer.
func (f *function) transferElements(sec *section) {
	sym := sec.of.Sym
	if sym.Type.Base != sem.Character {
		f.transfer(sym.Type, sec.buffer, sec.count)
		return
	}
	length := f.lengthOf(sym)
	f.countedLoop(sec.count, func(k value.Value) {
		f.callRuntime("hpf_io_item_text", f.gep(f.cast(sec.buffer, bytePtr), f.times(k, length)), length)
	})
}

// transfer reads or writes n elements that stand one behind the other.
func (f *function) transfer(t sem.Type, memory, n value.Value) {
	switch t.Base {
	case sem.Complex:
		f.callRuntime("hpf_io_item_complex", i32(int64(t.Kind)), memory, n)
	default:
		wide, code := wireType(t)
		if wide != t {
			logical := int64(0)
			if t.Base == sem.Logical {
				logical = 1
			}
			f.callRuntime("hpf_io_item_kind", i32(logical), i32(int64(t.Kind)), memory, n)
			return
		}
		f.callRuntime("hpf_io_item", i32(code), memory, n)
	}
}
