package storage

import (
	"strings"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// checkBounds ends the run when a subscript is outside of the array, if the user asks for that.
func (f *Memory) checkBounds(sym *ir.Symbol, subs []value.Value) {
	if !f.Opt.Check {
		return
	}
	name := sym.Name
	if sym.View {
		name = userName(sym)
	}
	for k, sub := range subs {
		lo, hi := f.Index(sym.Dims[k].Lo), f.Index(sym.Dims[k].Hi)
		outside := f.Or(f.Icmp(enum.IPredSLT, sub, lo), f.Icmp(enum.IPredSGT, sub, hi))
		f.ColdExit(outside, func() {
			f.CallRuntime("hpf_fail_bounds", f.Position(f.Pos), f.Text(name), build.I32(int64(k+1)), sub, lo, hi)
		})
	}
}

// CheckRange ends the run when subscript k of a component is outside of its bounds.
func CheckRange(c *module.Coder, name string, k int, sub, lo, hi value.Value) {
	outside := c.Or(c.Icmp(enum.IPredSLT, sub, lo), c.Icmp(enum.IPredSGT, sub, hi))
	c.ColdExit(outside, func() {
		c.CallRuntime("hpf_fail_bounds", c.Position(c.Pos), c.Text(name), build.I32(int64(k+1)), sub, lo, hi)
	})
}

// CheckAllocated ends the run when an element of an array without memory is used.
func CheckAllocated(c *module.Coder, sym *ir.Symbol, h *Home) {
	switch {
	case !c.Opt.Check || h.Base == nil || sym.Map != nil || sym.Made && !sym.Pointer && !ShowsDescribed(sym):
	case sym.Pointer:
		CheckPointer(c, c.Load(h.Base), "pointer", userName(sym), "points to nothing")
	case sym.View:
		CheckPointer(c, c.Load(h.Base), "array", userName(sym), "is not allocated")
	case sym.Allocatable:
		CheckPointer(c, c.Load(h.Base), "array", sym.Name, "is not allocated")
	}
}

// ShowsDescribed tells whether a view shows an allocatable component or one that is a pointer, whose bounds are in variables.
func ShowsDescribed(sym *ir.Symbol) bool {
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

// CheckTarget ends the run when e, which stands at p, is what a pointer to nothing points to.
func CheckTarget(c *module.Coder, e ir.Expr, p value.Value) {
	switch e := e.(type) {
	case *ir.Var:
		if e.Sym.Pointer {
			CheckPointer(c, p, "pointer", e.Sym.Name, "points to nothing")
		} else if e.Sym.Allocatable && e.Sym.Rank() == 0 {
			CheckPointer(c, p, "variable", e.Sym.Name, "is not allocated")
		}
	case *ir.Field:
		if e.Comp.Pointer && len(e.Comp.Dims) == 0 {
			CheckPointer(c, p, "pointer", e.Comp.Name, "points to nothing")
		}
	}
}

// CheckPointer ends the run when what is looked through is no address.
func CheckPointer(c *module.Coder, memory value.Value, what, name, state string) {
	if c.Opt.Check {
		null := constant.NewNull(memory.Type().(*types.PointerType))
		c.FailIf(c.Icmp(enum.IPredEQ, memory, null), what+" '"+name+"' "+state)
	}
}
