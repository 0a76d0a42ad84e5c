package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// coder makes code that names no variable of a unit.
type coder struct {
	*module.Coder
	gen *generator
}

// variables is where the variables of a unit are.
type variables struct {
	vars        map[*ir.Symbol]value.Value
	homes       map[*ir.Symbol]*home
	storage     map[*ir.Symbol]*spmd.Array
	descriptors map[*ir.Symbol]value.Value
	lengths     map[*ir.Symbol]value.Value // the hidden lengths of character arguments
	ofCall      map[*ir.Common]value.Value // memory of EQUIVALENCE that this activation has
	frame       value.Value                // where an internal procedure finds the variables of its host
	release     []value.Value              // memory that goes when the unit is left
	buffers     []value.Value              // blocks of memory for character values
}

func newVariables() variables {
	return variables{vars: map[*ir.Symbol]value.Value{}, homes: map[*ir.Symbol]*home{}, ofCall: map[*ir.Common]value.Value{},
		storage: map[*ir.Symbol]*spmd.Array{}, descriptors: map[*ir.Symbol]value.Value{}, lengths: map[*ir.Symbol]value.Value{}}
}

// function is the code of a unit, or of a function that the compiler adds, under construction.
type function struct {
	*coder
	variables
	unit     *spmd.Unit
	params   []*llvm.Param // of the dummy arguments
	loops    int           // in the statements of the unit
	nest     *loopNest     // around the statement being made
	scopes   *aliasScopes
	leave    *llvm.Block // where RETURN goes
	trusting bool        // a variable that is about to be set is read
	asserted *assertions
	others   *otherActivations
	regions  *[]*llopt.Region // of the statement around
	debug    *debugUnit       // nil for none
}

func newCoder(g *generator, fn *llvm.Func) *coder {
	return &coder{Coder: &module.Coder{Module: g.Module, Builder: build.NewBuilder(fn, g.Opt.Contract)}, gen: g}
}

func newFunction(g *generator, fn *llvm.Func) *function {
	f := &function{coder: newCoder(g, fn), variables: newVariables(), regions: &g.regions}
	f.nest = newLoopNest()
	f.asserted = &assertions{f: f}
	f.others = &otherActivations{f: f, arrays: map[*ir.Symbol]value.Value{}}
	return f
}

// newUnit begins the code of a unit.
func newUnit(g *generator, fn *llvm.Func, u *spmd.Unit) *function {
	f := newFunction(g, fn)
	f.unit, f.loops = u, countLoops(u.Body)
	if g.di != nil {
		f.debug = newDebugUnit(f, u.Source)
		f.at(u.Source.Pos)
	}
	f.scopes = newAliasScopes(g, ir.WithNamed(u.Symbols, u.Body), u.Arrays)
	return f
}

// at makes the following instructions belong to a place in the source.
func (f *function) at(pos diag.Span) {
	f.Pos = pos
	if f.debug != nil && pos.Valid() {
		f.Loc = f.gen.di.Location(f.debug.scope, pos)
	}
}
