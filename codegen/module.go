// Package codegen turns an SPMD program into one LLVM module. It analyses nothing: partition says what an image does, and
// each statement becomes the code that a Fortran compiler would make of it, or a call of the runtime. The text of the
// module is for clang, which does all optimisation; what helps it (SSA form of descriptors, alias scopes, fast-math flags
// where Fortran allows them) is put in here.
package codegen

import (
	"fmt"
	"runtime"
	"strings"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/debug"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Options choose what the module is made for.
type Options struct {
	Debug bool // line tables and variables for debuggers and profilers
	Check bool // check every subscript against the bounds of its array
	// Undefined ends the run where a variable is used before it has a value.
	Undefined bool
	// Reassociate lets loops form sums and products of reals in any order; else they keep that of the source.
	Reassociate bool
	// Contract lets products and sums fuse (FMA): faster for some recurrences, with other last bits than without.
	Contract bool
	// Objects holds if the program is linked with objects that this compiler did not make: its procedures can then be
	// called from outside.
	Objects bool
	Triple  string // target triple; empty: the machine that the compiler runs on
}

// Text is the module in LLVM's assembly language.
func Text(p *spmd.Program, opt Options) string { return Module(p, opt).String() }

// Module makes the LLVM module of a program. It can be printed once: printing freezes the names of values.
func Module(p *spmd.Program, opt Options) *llvm.Module {
	g := newGenerator(p.Source.File, opt)
	g.commonBlocks(p.Source)
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
	return g.m
}

// generator holds what the functions of one module share.
type generator struct {
	m         *llvm.Module
	opt       Options
	file      *diag.File
	funcs     map[string]*llvm.Func
	frames    map[string]*llvm.Global // of hosts whose internal procedures are passed on
	structs   map[string]*types.StructType
	strings   map[string]constant.Constant
	positions map[diag.Span]constant.Constant
	layouts   map[any]*llvm.Global
	arrays    map[any]*llvm.Global
	exchanges map[any]*llvm.Global
	indirects map[any]*llvm.Global
	names     map[string]int
	homes     map[*ir.Symbol]*home        // static arrays
	statics   map[*ir.Symbol]*llvm.Global // static scalars
	commons   map[*ir.Common]*llvm.Global
	regions   []*llopt.Region      // of long procedures
	sections  llopt.Unique         // functions of exchanges
	slots     map[value.Value]bool // variables that no assignment of the program sets
	di        *debug.Info
	shown     map[*ir.Symbol]*llvm.Global // descriptions of dynamic arrays for debuggers that outlive the activation of their unit
}

func newGenerator(file *diag.File, opt Options) *generator {
	g := &generator{
		m: llvm.NewModule(), opt: opt, file: file,
		funcs: map[string]*llvm.Func{}, frames: map[string]*llvm.Global{}, structs: map[string]*types.StructType{},
		strings: map[string]constant.Constant{}, positions: map[diag.Span]constant.Constant{},
		layouts: map[any]*llvm.Global{}, arrays: map[any]*llvm.Global{}, exchanges: map[any]*llvm.Global{}, indirects: map[any]*llvm.Global{},
		names: map[string]int{}, homes: map[*ir.Symbol]*home{}, statics: map[*ir.Symbol]*llvm.Global{},
		commons: map[*ir.Common]*llvm.Global{}, slots: map[value.Value]bool{}, sections: llopt.Unique{}, shown: map[*ir.Symbol]*llvm.Global{},
	}
	if g.opt.Triple == "" {
		g.opt.Triple = hostTriple()
	}
	g.m.TargetTriple = g.opt.Triple
	g.m.DataLayout = dataLayout(g.opt.Triple)
	if file != nil {
		g.m.SourceFilename = file.Name
	}
	g.defineStructs()
	if opt.Debug {
		g.di = debug.New(g.m, g.file)
	}
	return g
}

func hostTriple() string {
	if runtime.GOARCH == "arm64" {
		return "aarch64-unknown-linux-gnu"
	}
	return "x86_64-pc-linux-gnu"
}

// dataLayout of the two targets, as clang 19 states it; clang needs it to agree with the triple.
func dataLayout(triple string) string {
	if isX86(triple) {
		return "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	}
	return "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
}

func isX86(triple string) bool { return strings.HasPrefix(triple, "x86_64") }

// mainProgram makes the C main function: the unit between start and end of the runtime.
func (g *generator) mainProgram(u *spmd.Unit) {
	argc := llvm.NewParam("argc", types.I32)
	argv := llvm.NewParam("argv", types.NewPointer(build.BytePtr))
	fn := g.m.NewFunc("main", types.I32, argc, argv)
	fn.FuncAttrs = g.attributes()
	f := newUnit(g, fn, u)
	f.declare(u)
	f.callRuntime("hpf_main_begin", argc, argv)
	f.initialise(u)
	f.block(u.Body)
	f.callRuntime("hpf_main_end")
	f.Ret(build.I32(0))
	f.Finish()
}

// attributes are those of the functions that hold loops. Rows of a tile are short: with vectors of 512 bits, which clang
// prefers on some processors, most of a row is left to the scalar rest of a loop.
func (g *generator) attributes() []llvm.FuncAttribute {
	list := []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	if isX86(g.opt.Triple) {
		list = append(list, llvm.AttrPair{Key: "prefer-vector-width", Value: "256"})
	}
	return list
}

// define adds a metadata node to the module, which gives it a number.
func (g *generator) define(node metadata.Definition) {
	g.m.MetadataDefs = append(g.m.MetadataDefs, node)
}

// private adds a constant that nobody compares by address.
func (g *generator) private(name string, init constant.Constant) *llvm.Global {
	v := g.m.NewGlobalDef(name, init)
	v.Immutable = true
	v.Linkage = enum.LinkagePrivate
	v.UnnamedAddr = enum.UnnamedAddrUnnamedAddr
	return v
}

// internal adds a variable of the module; variables of one name get a number.
func (g *generator) internal(name string, init constant.Constant) *llvm.Global {
	g.names[name]++
	if n := g.names[name]; n > 1 {
		name = fmt.Sprintf("%s.%d", name, n)
	}
	v := g.m.NewGlobalDef(name, init)
	v.Linkage = enum.LinkageInternal
	return v
}
