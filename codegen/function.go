package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// function is the code of a unit, or of a function that the compiler adds, under construction.
type function struct {
	*generator
	*builder
	pos         diag.Span
	unit        *spmd.Unit
	loops       int           // in the statements of the unit
	params      []*llvm.Param // of the dummy arguments
	descriptors map[*ir.Symbol]value.Value
	vars        map[*ir.Symbol]value.Value
	homes       map[*ir.Symbol]*home
	ofCall      map[*ir.Common]value.Value // memory of EQUIVALENCE that this activation has
	storage     map[*ir.Symbol]*spmd.Array
	scopes      *aliasScopes
	frame       value.Value // where an internal procedure finds the variables of its host
	leave       *llvm.Block // where RETURN goes
	release     []value.Value
	buffers     []value.Value              // blocks of memory for character values
	lengths     map[*ir.Symbol]value.Value // the hidden lengths of character arguments
	trusting    bool                       // a variable that is about to be set is read
	nest        *loopNest                  // around the statement being made
	asserted    *assertions
	others      *otherActivations
	regions     *[]*llopt.Region // of the statement around
	debug       *debugUnit       // nil for none
}

func newFunction(g *generator, fn *llvm.Func) *function {
	f := &function{generator: g, builder: newBuilder(fn, g.opt.Contract), regions: &g.regions,
		vars: map[*ir.Symbol]value.Value{}, homes: map[*ir.Symbol]*home{}, ofCall: map[*ir.Common]value.Value{},
		storage: map[*ir.Symbol]*spmd.Array{}, descriptors: map[*ir.Symbol]value.Value{}, lengths: map[*ir.Symbol]value.Value{}}
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
	f.scopes = newAliasScopes(g, ir.WithNamed(u.Symbols, u.Body))
	return f
}

// at makes the following instructions belong to a place in the source.
func (f *function) at(pos diag.Span) {
	f.pos = pos
	if f.debug != nil && pos.Valid() {
		f.loc = f.di.Location(f.debug.scope, pos)
	}
}

// failIf ends the run when cond holds.
func (f *function) failIf(cond value.Value, message string) {
	f.coldExit(cond, func() { f.callRuntime("hpf_fail", f.position(f.pos), f.text(message)) })
}
