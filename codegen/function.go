package codegen

import (
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/message"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/pointer"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
)

// function is the code of a unit, or of a function that the compiler adds, under construction: its statements.
type function struct {
	*eval.Values
	messages *message.Messages
	inOut    *inOut
	pointers *pointer.Pointers
	entry    *entry
	loops    int // in the statements of the unit
	short    map[*ir.Do]bool
	targets  map[ir.Stmt]jumpTargets
	leave    *llvm.Block      // where RETURN goes
	regions  *[]*llopt.Region // of the statement around
}

func newFunction(g *generator, fn *llvm.Func) *function {
	v := eval.New(g.Shared, fn)
	f := &function{Values: v, regions: &g.regions, targets: map[ir.Stmt]jumpTargets{}, inOut: &inOut{Values: v}, pointers: pointer.New(v)}
	f.messages = message.New(v, g.made)
	f.entry = &entry{Values: v, messages: f.messages, pointers: f.pointers}
	return f
}

// newUnit begins the code of a unit.
func newUnit(g *generator, fn *llvm.Func, u *spmd.Unit) *function {
	f := newFunction(g, fn)
	f.Unit, f.loops, f.Pinned = u, countLoops(u.Body), u.Source.Environment
	f.short = shortLoops(u.Body)
	if g.Opt.Wide && !f.isWide(u.Body) {
		module.Narrow(fn)
	}
	f.BeginPlaces(u.Source)
	f.Scopes = storage.NewAliasScopes(g.Shared, ir.WithNamed(u.Symbols, u.Body), u)
	return f
}
