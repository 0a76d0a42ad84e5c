package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// whenPresent makes code that runs unless sym is an optional argument that is absent.
func (f *function) whenPresent(sym *sem.Symbol, body func()) {
	if !sym.Optional {
		body()
		return
	}
	f.when(f.isPresent(sym), body)
}

// when makes code that runs where cond holds.
func (f *function) when(cond value.Value, body func()) {
	here, join := f.newBlock("present"), f.newBlock("or_absent")
	f.branch(cond, here, join)
	f.cur = here
	body()
	f.jump(join)
	f.cur = join
}

// passedIfPresent passes the address of a section; of an optional argument of this procedure that is absent it passes none,
// Fortran 2008, 12.5.2.12.
func (f *function) passedIfPresent(s *sem.Section, effect sem.ArgEffect) passing {
	if !s.Sym.Optional {
		return f.passedSection(s, effect)
	}
	present := f.isPresent(s.Sym)
	t := types.NewPointer(memoryType(s.Sym.Type))
	address := f.alloca("optional", t)
	f.store(constant.NewNull(t), address)
	var x passing
	f.when(present, func() {
		x = f.passedSection(s, effect)
		f.store(f.cast(x.value, t), address)
	})
	out := passing{value: f.load(address)}
	if x.after != nil {
		out.after = func() { f.when(present, x.after) }
	}
	return out
}
