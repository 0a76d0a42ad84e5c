// Package storage is where the variables of a unit are while its code is made: from a symbol to an address.
//
//	a scalar       a register of the function (alloca), a variable of the module, a place in a common block, or what a slot points to
//	an array       its Home: a virtual origin and strides, so that element (i_1 .. i_r) is at origin + sum of stride_k * i_k
//	a mapped array the same, found by the runtime; where an image stores several tiles, the subscripts are placed first (tiles.go)
//
// Accesses carry what Fortran's rules say of other variables (alias.go), checks that the user asks for (check.go, undefined.go),
// and declarations for debuggers (debuginfo.go). Bounds and subscripts are expressions, which Memory.Index evaluates: package eval
// sets it.
package storage

import (
	"dhpfgo/codegen/debug"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

func newVariables() variables {
	return variables{Vars: map[*ir.Symbol]value.Value{}, Homes: map[*ir.Symbol]*Home{}, ofCall: map[*ir.Common]value.Value{},
		Storage: map[*ir.Symbol]*spmd.Array{}, Descriptors: map[*ir.Symbol]value.Value{}, Lengths: map[*ir.Symbol]value.Value{}}
}

// Memory is where the variables of a unit are, and what they hold. Of expressions it asks only for the values of bounds and
// subscripts.
type Memory struct {
	*module.Coder
	variables
	Shared   *Shared
	Unit     *spmd.Unit
	Params   []value.Value // of the dummy arguments
	Scopes   *AliasScopes
	Nest     *LoopNest              // around the statement being made
	Trusting bool                   // a variable that is about to be set is read
	Debug    *debugUnit             // nil for none
	source   *metadata.DISubprogram // what places are in; nil for code without places
	Index    func(ir.Expr) value.Value
}

// NewMemory begins the code of a function.
func NewMemory(s *Shared, fn *llvm.Func) *Memory {
	return &Memory{Coder: s.NewCoder(fn), Shared: s, variables: newVariables(), Nest: newLoopNest()}
}

// Shared is what the functions of one module share of the variables that they use.
type Shared struct {
	*module.Module
	Frames map[string]*llvm.Global // of hosts whose internal procedures are passed on
	// Reentered reports whether a host may be called while it runs.
	Reentered func(*ir.Unit) bool
	homes     map[*ir.Symbol]*Home        // static arrays
	Slots     map[value.Value]bool        // variables that no assignment of the program sets
	Info      *debug.Info                 // nil for none
	shown     map[*ir.Symbol]*llvm.Global // descriptions of dynamic arrays for debuggers that outlive the activation of their unit
}

// NewShared begins a module.
func NewShared(file *diag.File, opt module.Options) *Shared {
	s := &Shared{Module: module.New(file, opt), Frames: map[string]*llvm.Global{}, homes: map[*ir.Symbol]*Home{},
		Slots: map[value.Value]bool{}, shown: map[*ir.Symbol]*llvm.Global{}}
	if opt.Debug || opt.Lines {
		s.Info = debug.New(s.IR, s.File, opt.Debug)
	}
	return s
}

// BeginPlaces describes the function as that of a unit, to debuggers also its variables.
func (f *Memory) BeginPlaces(u *ir.Unit) {
	if f.Shared.Info == nil {
		return
	}
	f.source, f.AllPlaces = f.Shared.Info.Subprogram(f.Fn, u), f.Opt.Debug
	if f.Opt.Debug {
		f.Debug = newDebugUnit(f)
	}
	f.At(u.Pos)
}

// At makes the following instructions belong to a place in the source.
func (f *Memory) At(pos diag.Span) {
	f.Pos = pos
	if f.source != nil && pos.Valid() {
		f.Loc = f.Shared.Info.Location(f.source, pos)
	}
}

// Procedure tells whether the function is that of a subroutine or function.
func (f *Memory) Procedure() bool { return f.Unit != nil && f.Unit.Source.Proc != nil }

// variables is where the variables of a unit are.
type variables struct {
	Vars        map[*ir.Symbol]value.Value
	Homes       map[*ir.Symbol]*Home
	Storage     map[*ir.Symbol]*spmd.Array
	Descriptors map[*ir.Symbol]value.Value
	Lengths     map[*ir.Symbol]value.Value // the hidden lengths of character arguments
	ofCall      map[*ir.Common]value.Value // memory of EQUIVALENCE that this activation has
	Frame       value.Value                // where an internal procedure finds the variables of its host
	Release     []value.Value              // memory that goes when the unit is left
	Buffers     []value.Value              // blocks of memory for character values
}
