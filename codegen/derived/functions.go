package derived

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Values of a type whose allocatable components can hold values of the same type are freed and copied by functions that call
// themselves; how deep they go is known only at run time. Values with many allocatable components have functions, too: their code, once for each
// place that assigns or frees one, would be most of the program.

// maxInPlace is the number of allocatable components that are copied and freed in place.
const maxInPlace = 8

// isLarge holds for types with more allocatable components, those of their components included.
func isLarge(t *ir.DerivedType) bool { return allocatables(t, maxInPlace) > maxInPlace }

// allocatables counts the allocatable components of a value, those of each type that a CLASS component may have included, until there are more
// than enough.
func allocatables(t *ir.DerivedType, enough int) int {
	if !t.HasAllocatable() {
		return 0
	}
	if t.Recursive() {
		return 1
	}
	n := 0
	for _, c := range t.Components {
		if c.Pointer || n > enough {
			continue
		}
		if c.Allocatable {
			n++
		}
		for _, inner := range possible(c) {
			n += allocatables(inner, enough-n)
		}
	}
	return n
}

// possible are the derived types that what a component has may be of.
func possible(c *ir.Component) []*ir.DerivedType {
	switch t := c.Type.Derived; {
	case t == nil:
		return nil
	case c.Tag != nil:
		return t.Family()
	default:
		return []*ir.DerivedType{t}
	}
}

// largeCopy is the function that assigns the value at its second address to the variable at its first, part by part.
func largeCopy(g *module.Module, t *ir.DerivedType) *llvm.Func {
	return ofType(g, "copy", t, 2, func(f *module.Coder, at []value.Value) { copyParts(f, t, at[0], at[1]) })
}

// freeing is the function that frees the components of a variable at an address, made at its first use.
func freeing(g *module.Module, t *ir.DerivedType) *llvm.Func {
	return ofType(g, "free", t, 1, func(f *module.Coder, at []value.Value) { freeParts(f, t, at[0]) })
}

// recursiveCopy is the function that assigns the value at its second address to the variable at its first. That may hold the
// value, as in list = list%next: so the copy is complete before anything is freed.
func recursiveCopy(g *module.Module, t *ir.DerivedType) *llvm.Func {
	return ofType(g, "copy", t, 2, func(f *module.Coder, at []value.Value) {
		differ, done := f.NewBlock("copy"), f.NewBlock("copied")
		f.Branch(f.Icmp(enum.IPredNE, at[0], at[1]), differ, done)
		f.Cur = differ
		of := ir.Type{Base: ir.Derived, Derived: t}
		whole := f.Alloca("copy", build.MemoryType(of))
		f.Store(build.Zero(build.MemoryType(of)), whole)
		copyParts(f, t, whole, at[1])
		freeParts(f, t, at[0])
		f.CopyBytes(at[0], whole, build.I64(build.SizeOf(of)))
		f.Jump(done)
		f.Cur = done
	})
}

// ofType makes a function of n addresses of variables of a type.
func ofType(g *module.Module, what string, t *ir.DerivedType, n int, code func(f *module.Coder, at []value.Value)) *llvm.Func {
	name := fmt.Sprintf("%s.%s.%d", what, t.Name, t.ID)
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	var params []*llvm.Param
	for k := range n {
		params = append(params, llvm.NewParam(fmt.Sprintf("at.%d", k+1), build.BytePtr))
	}
	fn := g.IR.NewFunc(name, types.Void, params...)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	g.Funcs[name] = fn
	f := g.NewCoder(fn)
	f.Pos = t.Pos
	var at []value.Value
	for _, p := range params {
		at = append(at, f.Cast(p, types.NewPointer(build.MemoryType(ir.Type{Base: ir.Derived, Derived: t}))))
	}
	code(f, at)
	f.Ret(nil)
	f.Finish()
	return fn
}
