package message

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// What describes a distributed array is in memory of the program, where the runtime finds it. A recursive procedure puts the
// description of an earlier activation aside while its own array is there.

// OtherActivations holds what belongs to earlier activations of a recursive procedure, for the time of this one.
type OtherActivations struct {
	f       *Messages
	arrays  map[*ir.Symbol]value.Value // descriptions
	layouts []value.Value
}

// putAside keeps what describes an array in memory of this activation, which has none yet.
func (o *OtherActivations) putAside(description constant.Constant, sym *ir.Symbol) {
	if o.arrays[sym] == nil {
		o.arrays[sym] = o.f.Alloca(sym.Name+".aside", build.Pointee(description))
	}
	o.f.CopyBytes(o.arrays[sym], description, sizeOfStruct(o.f.Coder, abi.Array))
	for _, name := range []string{"base", "origin", "own"} {
		o.f.Store(constant.NewNull(build.BytePtr), o.f.Field(description, int64(abi.Array.FieldIndex(name))))
	}
}

// comeBack puts the description back that was there before.
func (o *OtherActivations) comeBack(description constant.Constant, sym *ir.Symbol) {
	o.f.CopyBytes(description, o.arrays[sym], sizeOfStruct(o.f.Coder, abi.Array))
}

// ArrayDestroy frees a mapped array.
func (f *Messages) ArrayDestroy(s *spmd.ArrayDestroy) {
	v := f.ArrayGlobal(s.Array)
	f.CallRuntime("hpf_array_destroy", v)
	if s.Stacked {
		f.Others.comeBack(v, s.Array.Sym)
		f.findStorage(v, s.Array.Sym, f.HomeOf(s.Array.Sym))
	}
}

// sizeOfStruct is the number of bytes of a struct of the runtime.
func sizeOfStruct(c *module.Coder, s abi.Struct) value.Value {
	t := c.Structs[s.Name]
	end := constant.NewGetElementPtr(t, constant.NewNull(types.NewPointer(t)), constant.NewInt(types.I32, 1))
	return constant.NewPtrToInt(end, types.I64)
}

// layoutAtFirst is the description of a layout as the program begins with it.
func (o *OtherActivations) layoutAtFirst(l *ir.Layout) value.Value {
	v := o.f.Internal("layout.first."+l.Name, o.f.LayoutGlobal(l).(*llvm.Global).Init)
	v.Immutable = true
	return v
}

// Begin puts the arrays of earlier activations of a recursive procedure aside, and the layouts that depend on a call.
func (o *OtherActivations) Begin(u *spmd.Unit) {
	for _, a := range activationArrays(u) {
		v := o.f.ArrayGlobal(a)
		o.putAside(v, a.Sym)
	}
	for _, l := range activationLayouts(u) {
		v := o.f.LayoutGlobal(l)
		slot := o.f.Alloca(l.Name+".aside", build.Pointee(v))
		o.f.CallRuntime("hpf_layout_push", v, o.f.Cast(slot, build.BytePtr), o.f.Cast(o.layoutAtFirst(l), build.BytePtr))
		o.layouts = append(o.layouts, value.Value(slot))
	}
}

// End puts them back.
func (o *OtherActivations) End(u *spmd.Unit) {
	for _, a := range activationArrays(u) {
		if a.Sym.Scratch {
			o.f.CallRuntime("hpf_array_destroy", o.f.ArrayGlobal(a))
		}
		o.comeBack(o.f.ArrayGlobal(a), a.Sym)
		if a.Sym.PerCall { // procedures that it was lent to find it in one place
			o.f.findStorage(o.f.ArrayGlobal(a), a.Sym, o.f.HomeOf(a.Sym))
		}
	}
	for k, l := range activationLayouts(u) {
		o.f.CallRuntime("hpf_layout_pop", o.f.LayoutGlobal(l), o.f.Cast(o.layouts[k], build.BytePtr))
	}
}

// activationArrays are the distributed arrays that each activation of a recursive procedure has.
func activationArrays(u *spmd.Unit) []*spmd.Array {
	var out []*spmd.Array
	if u.Source.Proc == nil || !u.Source.Proc.Recursive {
		return nil
	}
	own := map[*ir.Symbol]bool{}
	for _, s := range u.Source.Symbols {
		own[s] = s.Allocatable && (s.Storage == ir.Automatic || s.PerCall)
	}
	for _, a := range u.Arrays {
		if own[a.Sym] {
			out = append(out, a)
		}
	}
	return out
}

func activationLayouts(u *spmd.Unit) []*ir.Layout {
	var out []*ir.Layout
	seen := map[*ir.Layout]bool{}
	for _, a := range activationArrays(u) {
		if l := a.Sym.Map.Layout; l.Deferred && !seen[l] {
			seen[l] = true
			out = append(out, l)
		}
	}
	return out
}
