package pointer

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/eval"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// MoveAllocation gives the memory of an allocatable object to another one, whose own is freed.
func (f *Pointers) MoveAllocation(from, to ir.Expr) {
	if from.Type().Base == ir.Character && isScalarObject(from) {
		moveText(f.Values, from, to)
		return
	}
	var rank int
	switch to := to.(type) {
	case *ir.Elem:
		rank = to.Sym.Rank()
		release, join := f.NewBlock("release"), f.NewBlock("released")
		f.Branch(f.Icmp(enum.IPredNE, f.Load(f.HomeOf(to.Sym).Base), constant.NewNull(build.BytePtr)), release, join)
		f.Cur = release
		f.Deallocate(to.Sym)
		f.Jump(join)
		f.Cur = join
	case *ir.Field:
		rank = len(to.Comp.Dims)
		derived.FreeComponent(f.Coder, to.Comp, f.SlotOf(to))
	}
	d := f.Alloca("descriptor", build.DescriptorType(rank))
	if to.Type().Base == ir.Character && to.Type().Len < 0 {
		f.Store(f.Load(deferredLength(f.Values, from)), deferredLength(f.Values, to))
	}
	takeState(f.Values, from, d)
	if e, ok := to.(*ir.Elem); ok {
		f.Sections.Adopt(e.Sym, d)
	} else {
		f.Store(f.Load(d), f.SlotOf(to.(*ir.Field)))
	}
}

// takeState writes the state of an allocatable array or component to a descriptor; it is not allocated after that.
func takeState(f *eval.Values, from ir.Expr, d value.Value) {
	if e, ok := from.(*ir.Elem); ok {
		f.Sections.Describe(d, e.Sym)
		f.Store(constant.NewNull(build.BytePtr), f.HomeOf(e.Sym).Base)
		return
	}
	slot := f.SlotOf(from.(*ir.Field))
	f.Store(f.Load(slot), d)
	f.Store(constant.NewNull(build.BytePtr), f.Field(slot, build.DescBase))
}

// isScalarObject tells whether an argument of MOVE_ALLOC is no array.
func isScalarObject(e ir.Expr) bool {
	field, ok := e.(*ir.Field)
	_, isVar := e.(*ir.Var)
	return isVar || ok && len(field.Comp.Dims) == 0
}

// moveText gives the memory of characters of deferred length, and their length, to another object that has none.
func moveText(f *eval.Values, from, to ir.Expr) {
	x, n := textSlot(f, from)
	y, m := textSlot(f, to)
	f.Store(f.Load(x), y)
	f.Store(f.Load(n), m)
}

// textSlot is where the address and the length of characters of deferred length are.
func textSlot(f *eval.Values, e ir.Expr) (address, length value.Value) {
	length = deferredLength(f, e)
	if v, ok := e.(*ir.Var); ok {
		return f.PointerSlot(v.Sym), length
	}
	return f.SlotOf(e.(*ir.Field)), length
}

// deferredLength is where the length of an object with deferred length is.
func deferredLength(f *eval.Values, e ir.Expr) value.Value {
	if field, ok := e.(*ir.Field); ok {
		return derived.LengthSlot(f.Coder, field.X.Type().Derived, field.Comp, f.Place(field.X))
	}
	return f.Variable(ir.SymbolOf(e).Len.(*ir.Var).Sym)
}
