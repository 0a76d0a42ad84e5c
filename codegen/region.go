package codegen

import (
	"dhpfgo/ir"
	"dhpfgo/llopt"
	llvm "github.com/llir/llvm/ir"
)

// The loop nests and conditions of long procedures are marked for llopt.Outline, which makes functions of equal ones.

// longProcedure is the number of loops of a procedure beyond which its statements are compared with others.
const longProcedure = 250

// outlines reports whether statement s of a body is to be compared with others. The only statement of a loop is compared as
// part of it.
func (f *function) outlines(s ir.Stmt, body []ir.Stmt) bool {
	if f.loops <= longProcedure || f.Opt.Debug || f.Opt.Check || f.Opt.Undefined || f.Nest.Inner != nil && len(body) == 1 {
		return false
	}
	switch s.(type) {
	case *ir.Do, *ir.If:
		return true
	}
	return false
}

// asRegion makes the code of a statement so that it can be taken out.
func (f *function) asRegion(s ir.Stmt) {
	first := f.NewBlock("region")
	r := &llopt.Region{Func: f.Fn, Enter: llvm.NewBr(first)}
	f.Terminate(r.Enter, &r.Enter.Metadata)
	f.Cur = first
	around := f.regions
	f.regions = &r.Inner
	f.stmt(s)
	f.regions = around
	*around = append(*around, r)
	r.After = f.NewBlock("behind")
	f.Jump(r.After)
	f.Cur = r.After
}

// optimise does to the module what clang does not, or takes long for.
func (g *generator) optimise() {
	llopt.Outline(g.IR, llopt.Outlining{Regions: g.regions, Attributes: g.Attributes(), Named: g.Slots})
	if !g.Opt.Debug { // debuggers read all variables
		llopt.DropUnread(g.IR)
	}
}
