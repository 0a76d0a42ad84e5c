package codegen

import (
	"dhpfgo/partition"
	"dhpfgo/pgasrt/abi"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// What describes a distributed array is in memory of the program, where the runtime finds it. A recursive procedure puts the
// description of an earlier activation aside while its own array is there.

// putAside keeps what describes an array in memory of this activation, which has none yet.
func (f *function) putAside(description constant.Constant, sym *sem.Symbol) {
	if f.aside[sym] == nil {
		f.aside[sym] = f.alloca(sym.Name+".aside", pointee(description))
	}
	f.copyBytes(f.aside[sym], description, f.sizeOfStruct(abi.Array))
	for _, name := range []string{"base", "origin"} {
		f.store(constant.NewNull(bytePtr), f.field(description, int64(abi.Array.FieldIndex(name))))
	}
}

// comeBack puts the description back that was there before.
func (f *function) comeBack(description constant.Constant, sym *sem.Symbol) {
	f.copyBytes(description, f.aside[sym], f.sizeOfStruct(abi.Array))
}

// arrayDestroy frees a mapped array.
func (f *function) arrayDestroy(s *partition.ArrayDestroy) {
	v := f.arrayGlobal(s.Array)
	f.callRuntime("hpf_array_destroy", v)
	if s.Stacked {
		f.comeBack(v, s.Array.Sym)
		f.findStorage(v, s.Array.Sym)
	}
}

// sizeOfStruct is the number of bytes of a struct of the runtime.
func (f *function) sizeOfStruct(s abi.Struct) value.Value {
	t := f.structs[s.Name]
	end := constant.NewGetElementPtr(t, constant.NewNull(types.NewPointer(t)), constant.NewInt(types.I32, 1))
	return constant.NewPtrToInt(end, types.I64)
}

// layoutAtFirst is the description of a layout as the program begins with it.
func (f *function) layoutAtFirst(l *sem.Layout) value.Value {
	v := f.internal("layout.first."+l.Name, f.layoutGlobal(l).(*ir.Global).Init)
	v.Immutable = true
	return v
}

// beginActivation puts the arrays of earlier activations of a recursive procedure aside, and the layouts that depend on a call.
func (f *function) beginActivation(u *partition.Unit) {
	for _, a := range activationArrays(u) {
		v := f.arrayGlobal(a)
		f.putAside(v, a.Sym)
	}
	for _, l := range activationLayouts(u) {
		v := f.layoutGlobal(l)
		slot := f.alloca(l.Name+".aside", pointee(v))
		f.callRuntime("hpf_layout_push", v, f.cast(slot, bytePtr), f.cast(f.layoutAtFirst(l), bytePtr))
		f.layoutAside = append(f.layoutAside, value.Value(slot))
	}
}

// endActivation puts them back.
func (f *function) endActivation(u *partition.Unit) {
	for _, a := range activationArrays(u) {
		if a.Sym.Scratch {
			f.callRuntime("hpf_array_destroy", f.arrayGlobal(a))
		}
		f.comeBack(f.arrayGlobal(a), a.Sym)
	}
	for k, l := range activationLayouts(u) {
		f.callRuntime("hpf_layout_pop", f.layoutGlobal(l), f.cast(f.layoutAside[k], bytePtr))
	}
}

// activationArrays are the distributed arrays that each activation of a recursive procedure has.
func activationArrays(u *partition.Unit) []*partition.Array {
	var out []*partition.Array
	if u.Source.Proc == nil || !u.Source.Proc.Recursive {
		return nil
	}
	own := map[*sem.Symbol]bool{}
	for _, s := range u.Source.Symbols {
		own[s] = s.Allocatable && s.Storage == sem.Automatic
	}
	for _, a := range u.Arrays {
		if own[a.Sym] {
			out = append(out, a)
		}
	}
	return out
}

func activationLayouts(u *partition.Unit) []*sem.Layout {
	var out []*sem.Layout
	seen := map[*sem.Layout]bool{}
	for _, a := range activationArrays(u) {
		if l := a.Sym.Map.Layout; l.Deferred && !seen[l] {
			seen[l] = true
			out = append(out, l)
		}
	}
	return out
}
