// Package codegen turns an SPMD program into one LLVM module. It analyses nothing: partition says what an image does, and
// each statement becomes the code that a Fortran compiler would make of it, or a call of the runtime. The text of the
// module is for clang, which does all optimisation; what helps it (SSA form of descriptors, alias scopes, fast-math flags
// where Fortran allows them) is put in here.
package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/debug"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Options choose what the module is made for.
type Options = module.Options

// Text is the module in LLVM's assembly language.
func Text(p *spmd.Program, opt module.Options) string { return Module(p, opt).String() }

// Module makes the LLVM module of a program. It can be printed once: printing freezes the names of values.
func Module(p *spmd.Program, opt module.Options) *llvm.Module {
	g := newGenerator(p.Source.File, opt)
	g.CommonBlocks(p.Source)
	for _, u := range p.Units {
		if u.Source.Proc != nil {
			g.declareProcedure(u.Source.Proc)
		}
	}
	for _, p := range p.Source.Dispatchers {
		g.declareProcedure(p)
	}
	for _, p := range p.Source.Dispatchers {
		g.dispatcher(p)
	}
	for _, u := range p.Units {
		switch {
		case u.Source.Proc != nil:
			g.procedureBody(u)
		case !u.Source.Module:
			g.mainProgram(u)
		}
	}
	g.optimise()
	return g.IR
}

// generator holds what the functions of one module share.
type generator struct {
	*module.Module
	frames    map[string]*llvm.Global // of hosts whose internal procedures are passed on
	exchanges map[any]*llvm.Global
	homes     map[*ir.Symbol]*home // static arrays
	regions   []*llopt.Region      // of long procedures
	sections  llopt.Unique         // functions of exchanges
	slots     map[value.Value]bool // variables that no assignment of the program sets
	di        *debug.Info
	shown     map[*ir.Symbol]*llvm.Global // descriptions of dynamic arrays for debuggers that outlive the activation of their unit
}

func newGenerator(file *diag.File, opt module.Options) *generator {
	g := &generator{
		Module: module.New(file, opt), frames: map[string]*llvm.Global{}, exchanges: map[any]*llvm.Global{}, homes: map[*ir.Symbol]*home{},
		slots: map[value.Value]bool{}, sections: llopt.Unique{}, shown: map[*ir.Symbol]*llvm.Global{},
	}
	if opt.Debug {
		g.di = debug.New(g.IR, g.File)
	}
	return g
}

// mainProgram makes the C main function: the unit between start and end of the runtime.
func (g *generator) mainProgram(u *spmd.Unit) {
	argc := llvm.NewParam("argc", types.I32)
	argv := llvm.NewParam("argv", types.NewPointer(build.BytePtr))
	fn := g.IR.NewFunc("main", types.I32, argc, argv)
	fn.FuncAttrs = g.Attributes()
	f := newUnit(g, fn, u)
	f.entry.declare(u)
	f.CallRuntime("hpf_main_begin", argc, argv)
	f.entry.initialise(u)
	f.block(u.Body)
	f.CallRuntime("hpf_main_end")
	f.Ret(build.I32(0))
	f.Finish()
}
