package codegen

import (
	"dhpfgo/ir"
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Values of a type whose allocatable components can hold values of the same type are freed and copied by functions that call
// themselves; how deep they go is known only at run time.

// recursiveFree is the function that frees the components of a variable at an address, made at its first use.
func (g *generator) recursiveFree(t *ir.DerivedType) *llvm.Func {
	return g.ofType("free", t, 1, func(f *function, at []value.Value) { f.freeParts(t, at[0]) })
}

// recursiveCopy is the function that assigns the value at its second address to the variable at its first. That may hold the
// value, as in list = list%next: so the copy is complete before anything is freed.
func (g *generator) recursiveCopy(t *ir.DerivedType) *llvm.Func {
	return g.ofType("copy", t, 2, func(f *function, at []value.Value) {
		differ, done := f.newBlock("copy"), f.newBlock("copied")
		f.branch(f.icmp(enum.IPredNE, at[0], at[1]), differ, done)
		f.cur = differ
		of := ir.Type{Base: ir.Derived, Derived: t}
		whole := f.alloca("copy", memoryType(of))
		f.store(zero(memoryType(of)), whole)
		f.copyParts(t, whole, at[1])
		f.freeParts(t, at[0])
		f.copyBytes(at[0], whole, i64(sizeOf(of)))
		f.jump(done)
		f.cur = done
	})
}

// ofType makes a function of n addresses of variables of a type.
func (g *generator) ofType(what string, t *ir.DerivedType, n int, code func(f *function, at []value.Value)) *llvm.Func {
	name := fmt.Sprintf("%s.%s.%d", what, t.Name, t.ID)
	if fn := g.funcs[name]; fn != nil {
		return fn
	}
	var params []*llvm.Param
	for k := range n {
		params = append(params, llvm.NewParam(fmt.Sprintf("at.%d", k+1), bytePtr))
	}
	fn := g.m.NewFunc(name, types.Void, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	g.funcs[name] = fn
	f := newFunction(g, fn)
	f.pos = t.Pos
	var at []value.Value
	for _, p := range params {
		at = append(at, f.cast(p, types.NewPointer(memoryType(ir.Type{Base: ir.Derived, Derived: t}))))
	}
	code(f, at)
	f.ret(nil)
	f.finish()
	return fn
}
