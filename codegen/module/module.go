// Package module holds what is made once in an LLVM module: functions and structs of the runtime, constants, variables, and the
// descriptions of layouts and arrays; and the Coder, which makes instructions and calls of the runtime from values.
package module

import (
	"fmt"
	"runtime"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
)

// Tuple is a metadata node of the module.
func (g *Module) Tuple(fields ...metadata.Field) *metadata.Tuple {
	node := &metadata.Tuple{MetadataID: -1, Fields: fields}
	g.Define(node)
	return node
}

// SelfNode is a node whose first field is the node itself, which makes it different from all others.
func (g *Module) SelfNode(fields ...metadata.Field) *metadata.Tuple {
	node := &metadata.Tuple{MetadataID: -1, Distinct: true}
	node.Fields = append([]metadata.Field{node}, fields...)
	g.Define(node)
	return node
}

// Options choose what the module is made for.
type Options struct {
	Debug bool // line tables and variables for debuggers and profilers
	Lines bool // line tables, for reports of crashes
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
	// Coarrays holds for a program with coarrays: its memory is symmetric, or others can reach it.
	Coarrays bool
	// Wide holds for processors whose units take vectors of 512 bits whole.
	Wide bool
	// ForeignMain holds if an object has the main function of the program: the linker calls it __real_main, and ours __wrap_main.
	ForeignMain bool
	Triple      string // target triple; empty: the machine that the compiler runs on
}

// Module is the LLVM module with what is made once in it: functions and structs of the runtime, constants, and descriptions of layouts
// and arrays.
type Module struct {
	IR        *llvm.Module
	Opt       Options
	File      *diag.File
	Funcs     map[string]*llvm.Func
	Structs   map[string]*types.StructType
	strings   map[string]constant.Constant
	positions map[diag.Span]constant.Constant
	layouts   map[any]*llvm.Global
	arrays    map[any]*llvm.Global
	Indirects map[any]*llvm.Global
	names     map[string]int
	Statics   map[*ir.Symbol]*llvm.Global // scalars
	Commons   map[*ir.Common]*llvm.Global
	vectors   []*llvm.Func // functions of several lanes that calls name
}

// New is a module without functions.
func New(file *diag.File, opt Options) *Module {
	g := &Module{
		IR: llvm.NewModule(), Opt: opt, File: file, Funcs: map[string]*llvm.Func{}, Structs: map[string]*types.StructType{},
		strings: map[string]constant.Constant{}, positions: map[diag.Span]constant.Constant{},
		layouts: map[any]*llvm.Global{}, arrays: map[any]*llvm.Global{}, Indirects: map[any]*llvm.Global{},
		names: map[string]int{}, Statics: map[*ir.Symbol]*llvm.Global{}, Commons: map[*ir.Common]*llvm.Global{},
	}
	if g.Opt.Triple == "" {
		g.Opt.Triple = hostTriple()
	}
	g.IR.TargetTriple = g.Opt.Triple
	g.IR.DataLayout = dataLayout(g.Opt.Triple)
	if file != nil {
		g.IR.SourceFilename = file.Name
	}
	g.defineStructs()
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

// Attributes are those of the functions that hold loops.
func (g *Module) Attributes() []llvm.FuncAttribute {
	// A store to nothing faults in its place: clang would let the code end before it.
	list := []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrNullPointerIsValid}
	if g.Opt.Debug || g.Opt.Lines {
		list = append(list, enum.FuncAttrUwtable) // the frames of the stack are found at any instruction
	}
	if isX86(g.Opt.Triple) && g.Opt.Wide {
		list = append(list, llvm.AttrPair{Key: vectorWidth, Value: "512"})
	} else if isX86(g.Opt.Triple) {
		list = append(list, llvm.AttrPair{Key: vectorWidth, Value: "256"})
	}
	return list
}

// vectorWidth is the attribute that says how many bits the vectors of a function have at most.
const vectorWidth = "prefer-vector-width"

// Narrow gives a function vectors of 256 bits.
func Narrow(fn *llvm.Func) {
	for i, a := range fn.FuncAttrs {
		if pair, ok := a.(llvm.AttrPair); ok && pair.Key == vectorWidth {
			fn.FuncAttrs[i] = llvm.AttrPair{Key: vectorWidth, Value: "256"}
		}
	}
}

// Define adds a metadata node to the module, which gives it a number.
func (g *Module) Define(node metadata.Definition) {
	g.IR.MetadataDefs = append(g.IR.MetadataDefs, node)
}

// Private adds a constant that nobody compares by address.
func (g *Module) Private(name string, init constant.Constant) *llvm.Global {
	v := g.IR.NewGlobalDef(name, init)
	v.Immutable = true
	v.Linkage = enum.LinkagePrivate
	v.UnnamedAddr = enum.UnnamedAddrUnnamedAddr
	return v
}

// Internal adds a variable of the module; variables of one name get a number.
func (g *Module) Internal(name string, init constant.Constant) *llvm.Global {
	g.names[name]++
	if n := g.names[name]; n > 1 {
		name = fmt.Sprintf("%s.%d", name, n)
	}
	v := g.IR.NewGlobalDef(name, init)
	v.Linkage = enum.LinkageInternal
	return v
}
