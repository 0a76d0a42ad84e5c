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
	if isDeferred(to) {
		f.Store(movedLength(f.Values, from), deferredLength(f.Values, to))
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

// moveText gives the memory of characters, and their length, to another object of deferred length that has none.
func moveText(f *eval.Values, from, to ir.Expr) {
	f.Store(f.Load(textSlot(f, from)), textSlot(f, to))
	f.Store(movedLength(f, from), deferredLength(f, to))
}

// textSlot is where the address of allocatable characters is.
func textSlot(f *eval.Values, e ir.Expr) value.Value {
	if v, ok := e.(*ir.Var); ok {
		return f.PointerSlot(v.Sym)
	}
	return f.SlotOf(e.(*ir.Field))
}

// isDeferred tells whether an object has a length that its allocation says.
func isDeferred(e ir.Expr) bool {
	if field, ok := e.(*ir.Field); ok {
		return field.Comp.Deferred
	}
	return ir.SymbolOf(e).Deferred
}

// movedLength is the length of what MOVE_ALLOC moves from an object of characters.
func movedLength(f *eval.Values, from ir.Expr) value.Value {
	field, isField := from.(*ir.Field)
	switch {
	case isDeferred(from):
		return f.Load(deferredLength(f, from))
	case isField:
		return build.I64(int64(field.Comp.Type.Len))
	}
	return f.LengthOf(ir.SymbolOf(from))
}

// deferredLength is where the length of an object with deferred length is.
func deferredLength(f *eval.Values, e ir.Expr) value.Value {
	if field, ok := e.(*ir.Field); ok {
		return derived.LengthSlot(f.Coder, field.X.Type().Derived, field.Comp, f.Place(field.X))
	}
	return f.Variable(ir.SymbolOf(e).Len.(*ir.Var).Sym)
}
