package codegen

import (
	"strings"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// With checks, the memory of variables without initial values begins with one byte again and again. A number that consists
// of it when it is read is taken for one that has no value yet: it is a number that no program computes. Variables in COMMON
// and, unless they are distributed, in modules, components, and small integers are not looked at.
const undefinedByte = 0xfb

// isWatched tells whether reads of a variable are checked for a value.
func (f *memory) isWatched(sym *ir.Symbol) bool {
	t := sym.Type
	numeric := t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Complex
	return f.Opt.Undefined && !f.trusting && numeric && t.Kind >= 4 && !sym.Made && (sym.Map == nil || isPoisoned(sym))
}

// isPoisoned tells whether the elements of a distributed array begin without values, on the images that own them and in the
// shadows of the others: what is read without having been set or sent is found.
func isPoisoned(sym *ir.Symbol) bool {
	return sym.InitElems == nil && sym.Init == nil && sym.Storage != ir.InCommon
}

// poison makes the storage of a distributed array begin without values.
func (f *memory) poison(array value.Value, sym *ir.Symbol) {
	if sym.Map != nil && f.isWatched(sym) {
		base := f.Load(f.Field(array, int64(abi.Array.FieldIndex("base"))))
		bytes := f.Load(f.Field(array, int64(abi.Array.FieldIndex("bytes"))))
		f.forget(sym, base, f.Sdiv(bytes, build.I64(build.SizeOf(sym.Type))))
	}
}

// undefined is a constant of a type that consists of undefinedByte.
func undefined(t *types.IntType) constant.Constant {
	n := int64(-1)
	for range t.BitSize / 8 {
		n = n<<8 | undefinedByte
	}
	return constant.NewInt(t, n)
}

// checkDefined ends the run when the value v of a variable or an element is none.
func (f *memory) checkDefined(sym *ir.Symbol, subs []value.Value, v value.Value) {
	if !f.isWatched(sym) {
		return
	}
	if sym.Type.Base == ir.Complex {
		v, _ = f.Parts(v)
	}
	t := types.NewInt(uint64(8 * sym.Type.Kind))
	none := f.Icmp(enum.IPredEQ, f.Cast(v, t), undefined(t))
	f.ColdExit(none, func() {
		f.CallRuntime("hpf_fail_undefined", f.Position(f.Pos), f.Text(sym.Name), build.I32(int64(len(subs))), f.IndexList(subs))
	})
}

// forget makes n elements of a variable begin without a value.
func (f *memory) forget(sym *ir.Symbol, memory, n value.Value) {
	if !f.isWatched(sym) {
		return
	}
	fill := f.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	bytes := f.Times(n, build.I64(build.SizeOf(sym.Type)))
	f.Call(fill, f.Cast(memory, build.BytePtr), constant.NewInt(types.I8, undefinedByte-256), bytes, constant.NewBool(false))
}

// forgetLocals makes the variables of a unit that have no initial values begin without one.
func (f *memory) forgetLocals(u *spmd.Unit) {
	if !f.Opt.Undefined {
		return
	}
	for _, sym := range u.Symbols {
		local := sym.Storage == ir.Automatic || sym.Storage == ir.Static && !f.procedure() && sym.Link == ""
		switch {
		case !local || sym.Map != nil || sym.Init != nil || sym.InitElems != nil || !f.isWatched(sym) || sym.Proc != nil || sym.Absent:
		case sym.Pointer || sym.Allocatable || sym.View || convention.IsSlot(sym) || sym.Overlaid:
		case sym.Rank() == 0:
			if a := f.vars[sym]; a != nil {
				f.forget(sym, a, build.I64(1))
			}
		case f.homes[sym] != nil && hasConstantShape(sym):
			_, size, offset := layOut(sym)
			f.forget(sym, shifted(f.coder, f.homes[sym].origin, offset), build.I64(size))
		}
	}
}

// scalarAddress is where a scalar that is read or set is: with checks, a pointer must point to something.
func (f *memory) scalarAddress(sym *ir.Symbol) value.Value {
	p := f.variable(sym)
	if convention.IsSlot(sym) && sym.Pointer {
		checkPointer(f.coder, p, "pointer", sym.Name, "points to nothing")
	} else if convention.IsSlot(sym) {
		checkPointer(f.coder, p, "variable", sym.Name, "is not allocated")
	}
	return p
}

// checkAllocated ends the run when an element of an array without memory is used.
func checkAllocated(c *coder, sym *ir.Symbol, h *home) {
	switch {
	case !c.Opt.Check || h.base == nil || sym.Map != nil || sym.Made && !sym.Pointer && !showsDescribed(sym):
	case sym.Pointer:
		checkPointer(c, c.Load(h.base), "pointer", userName(sym), "points to nothing")
	case sym.View:
		checkPointer(c, c.Load(h.base), "array", userName(sym), "is not allocated")
	case sym.Allocatable:
		checkPointer(c, c.Load(h.base), "array", sym.Name, "is not allocated")
	}
}

// showsDescribed tells whether a view shows an allocatable component or one that is a pointer, whose bounds are in variables.
func showsDescribed(sym *ir.Symbol) bool {
	if !sym.View || sym.Rank() == 0 {
		return false
	}
	_, varies := sym.Dims[0].Lo.(*ir.Var)
	return varies
}

// userName is the name that the user knows an array by: of a view, that of the component.
func userName(sym *ir.Symbol) string {
	name, _, _ := strings.Cut(sym.Name, "%")
	return name
}

// checkTarget ends the run when e, which stands at p, is what a pointer to nothing points to.
func checkTarget(c *coder, e ir.Expr, p value.Value) {
	switch e := e.(type) {
	case *ir.Var:
		if e.Sym.Pointer {
			checkPointer(c, p, "pointer", e.Sym.Name, "points to nothing")
		} else if e.Sym.Allocatable && e.Sym.Rank() == 0 {
			checkPointer(c, p, "variable", e.Sym.Name, "is not allocated")
		}
	case *ir.Field:
		if e.Comp.Pointer && len(e.Comp.Dims) == 0 {
			checkPointer(c, p, "pointer", e.Comp.Name, "points to nothing")
		}
	}
}

// checkPointer ends the run when what is looked through is no address.
func checkPointer(c *coder, memory value.Value, what, name, state string) {
	if c.Opt.Check {
		null := constant.NewNull(memory.Type().(*types.PointerType))
		c.FailIf(c.Icmp(enum.IPredEQ, memory, null), what+" '"+name+"' "+state)
	}
}
