// Package codegen turns an SPMD program into one LLVM module. It analyses nothing: partition says what an image does, and
// each statement becomes the code that a Fortran compiler would make of it, or a call of the runtime. The text of the
// module is for clang, which does all optimisation; what helps it (SSA form of descriptors, alias scopes, fast-math flags
// where Fortran allows them) is put in here.
package codegen

import (
	"sync"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/message"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/shortcalls"
	"dhpfgo/codegen/storage"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// Options choose what the module is made for.
type Options = module.Options

// Text is the module in LLVM's assembly language.
func Text(p *spmd.Program, opt module.Options) string { return Module(p, opt).String() }

// Module makes the LLVM module of a program. It can be printed once: printing freezes the names of values.
func Module(p *spmd.Program, opt module.Options) *llvm.Module {
	g := newGenerator(p.Source.File, opt)
	reentry := sync.OnceValue(func() *ir.Reentry { return ir.NewReentry(p.Source, opt.Objects) })
	g.Reentered = func(u *ir.Unit) bool { return reentry().Of(u) }
	g.CommonBlocks(p.Source)
	for _, u := range p.Units {
		if u.Source.Proc != nil {
			g.declareProcedure(u.Source.Proc)
		}
	}
	for _, p := range p.Source.Dispatchers {
		g.declareProcedure(p)
	}
	g.putInPlace(p.Source)
	for _, p := range p.Source.Dispatchers {
		g.dispatcher(p)
	}
	for _, u := range p.Units {
		g.KeepForC(u.Source)
	}
	for _, u := range p.Units {
		switch {
		case u.Source.Proc != nil && g.isUnfolded(u):
			g.unfolded(u)
		case u.Source.Proc != nil:
			g.procedureBody(g.Funcs[u.Source.Proc.Link], u)
		case !u.Source.Module:
			g.mainProgram(u)
		}
	}
	g.optimise()
	g.KeepVectors()
	return g.IR
}

// putInPlace lets clang put the statements of kernels in the place of their calls.
func (g *generator) putInPlace(prog *ir.Program) {
	if g.Opt.Debug {
		return
	}
	for p := range shortcalls.Of(prog) {
		if fn := g.Funcs[p.Link]; fn != nil && fn.Linkage == enum.LinkageInternal {
			fn.FuncAttrs = append(fn.FuncAttrs, enum.FuncAttrAlwaysInline)
		}
	}
}

// generator makes the functions of one module.
type generator struct {
	*storage.Shared
	made    *message.Made
	regions []*llopt.Region // of long procedures
}

func newGenerator(file *diag.File, opt module.Options) *generator {
	return &generator{Shared: storage.NewShared(file, opt), made: message.NewMade()}
}

// mainProgram makes the C main function: the unit between start and end of the runtime.
func (g *generator) mainProgram(u *spmd.Unit) {
	argc := llvm.NewParam("argc", types.I32)
	argv := llvm.NewParam("argv", types.NewPointer(build.BytePtr))
	name := "main"
	if g.Opt.ForeignMain {
		name = "__wrap_main"
	}
	fn := g.IR.NewFunc(name, types.I32, argc, argv)
	fn.FuncAttrs = g.Attributes()
	f := newUnit(g, fn, u)
	f.entry.declare(u)
	f.CallRuntime("hpf_main_begin", argc, argv)
	if g.Opt.Check {
		f.CallRuntime("hpf_library_checks")
	}
	if g.Opt.Coarrays {
		f.CallRuntime("hpf_co_begin", f.Text(g.File.Name))
	}
	f.entry.initialise(u)
	f.block(u.Body)
	f.CallRuntime("hpf_main_end")
	f.Ret(build.I32(0))
	f.Finish()
}
