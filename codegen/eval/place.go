package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/storage"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Place is the address of a variable, an element or a component.
func (f *Values) Place(e ir.Expr) value.Value {
	switch e := e.(type) {
	case *ir.Var:
		return f.Variable(e.Sym)
	case *ir.Elem:
		return f.ElemAddress(e)
	case *ir.Field:
		return f.FieldAddress(e)
	case *ir.Substr:
		p, _ := f.Texts.Chars(e)
		return p
	case *ir.Call:
		if e.Fn == "merge" {
			yes, no := f.Place(e.Args[0]), f.Place(e.Args[1])
			return f.Choose(f.Expr(e.Args[2]), yes, no)
		}
	}
	diag.Bugf("codegen: the address of %T", e)
	return nil
}

// FieldAddress is the address of a component or of an element of an array component.
func (f *Values) FieldAddress(e *ir.Field) value.Value {
	base := f.Place(e.X)
	storage.CheckTarget(f.Coder, e.X, base)
	p := f.Field(base, int64(e.Comp.Index))
	switch {
	case e.Comp.IsSlot():
		return f.Cast(f.Load(p), types.NewPointer(build.MemoryType(e.Comp.Type)))
	case e.Subs == nil:
		return p
	case e.Comp.Allocatable || e.Comp.Pointer:
		return f.describedElement(e, p)
	}
	var offset, stride value.Value = build.I64(0), build.I64(1)
	subs := f.Indices(e.Subs)
	for k, d := range e.Comp.Dims {
		f.checkSubscript(e.Comp.Name, k, subs[k], d)
		offset = f.Plus(offset, f.Times(f.Minus(subs[k], f.Index(d.Lo)), stride))
		stride = f.Times(stride, f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)))
	}
	return f.Gep(f.Field(p, 0), offset)
}

// describedElement is the address of an element of an allocatable component.
func (f *Values) describedElement(e *ir.Field, d value.Value) value.Value {
	memory := f.Load(f.Field(d, build.DescBase))
	storage.CheckPointer(f.Coder, memory, "array", e.Comp.Name, "is not allocated")
	var offset value.Value = build.I64(0)
	for k, sub := range f.Indices(e.Subs) {
		lo := f.Load(f.Field(d, build.DescDims, int64(k), 1))
		if f.Opt.Check {
			storage.CheckRange(f.Coder, e.Comp.Name, k, sub, lo, f.Load(f.Field(d, build.DescDims, int64(k), 2)))
		}
		offset = f.Plus(offset, f.Times(f.Minus(sub, lo), f.Load(f.Field(d, build.DescDims, int64(k), 0))))
	}
	t := types.NewPointer(build.MemoryType(e.Comp.Type))
	if e.Comp.CountsBytes() {
		return f.Cast(f.Gep(memory, f.Times(offset, f.Load(f.Field(d, build.DescSpan)))), t)
	}
	if e.Comp.Deferred {
		offset = f.Times(offset, f.fieldLength(e))
	}
	return f.Gep(f.Cast(memory, t), offset)
}

func (f *Values) checkSubscript(name string, k int, sub value.Value, d ir.Dim) {
	if f.Opt.Check {
		storage.CheckRange(f.Coder, name, k, sub, f.Index(d.Lo), f.Index(d.Hi))
	}
}

// SlotOf is the address of what a component is made of: its value, its descriptor or its pointer.
func (f *Values) SlotOf(e *ir.Field) value.Value {
	return f.Field(f.Place(e.X), int64(e.Comp.Index))
}

// fieldLength is the number of characters of a component.
func (f *Values) fieldLength(e *ir.Field) value.Value {
	if !e.Comp.Deferred {
		return build.I64(int64(e.Comp.Type.Len))
	}
	return f.Load(derived.LengthSlot(f.Coder, e.X.Type().Derived, e.Comp, f.Place(e.X)))
}

// AssignValue stores a register value in a variable or array element.
func (f *Values) AssignValue(lhs ir.Expr, v value.Value) {
	v = build.ToMemory(f.Builder, lhs.Type(), v)
	switch lhs := lhs.(type) {
	case *ir.Var:
		f.Asserted.noteAccess(lhs.Sym, nil, true)
		f.StoreElem(lhs.Sym, v, f.ScalarAddress(lhs.Sym))
	case *ir.Elem:
		subs := f.Indices(lhs.Subs)
		f.Asserted.noteAccess(lhs.Sym, subs, true)
		f.StoreElem(lhs.Sym, v, f.Address(lhs.Sym, subs))
	case *ir.Field:
		p := f.FieldAddress(lhs)
		storage.CheckTarget(f.Coder, lhs, p)
		f.Store(v, p)
	default:
		diag.Bugf("codegen: assignment to %T", lhs)
	}
}
