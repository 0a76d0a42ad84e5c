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

// memory is where the variables of a unit are, and what they hold. Of expressions it asks only for the values of bounds and
// subscripts.
type memory struct {
	*coder
	variables
	unit     *spmd.Unit
	params   []*llvm.Param // of the dummy arguments
	scopes   *aliasScopes
	nest     *loopNest  // around the statement being made
	trusting bool       // a variable that is about to be set is read
	debug    *debugUnit // nil for none
	index    func(ir.Expr) value.Value
}

// values evaluates expressions. What is large is in rooms of its own, each of which works on values.
type values struct {
	*memory
	asserted *assertions
	texts    *texts
	calls    *calls
	sections *sections
}

type (
	// texts evaluates expressions of characters, and assigns them.
	texts struct{ *values }
	// calls passes arguments and calls procedures.
	calls struct{ *values }
	// sections makes descriptors and copies of parts of arrays.
	sections struct{ *values }
	// messages moves elements between images, and has what says where they are: layouts, storage, tables.
	messages struct {
		*values
		others *otherActivations
	}
	// inOut makes calls of the library for input and output.
	inOut struct{ *values }
	// pointers associates pointers and views, and allocates components.
	pointers struct{ *values }
)

// entry declares the variables of a unit, binds its dummy arguments, and leaves it.
type entry struct {
	*values
	messages *messages
	pointers *pointers
}

// function is the code of a unit, or of a function that the compiler adds, under construction: its statements.
type function struct {
	*values
	messages *messages
	inOut    *inOut
	pointers *pointers
	entry    *entry
	loops    int              // in the statements of the unit
	leave    *llvm.Block      // where RETURN goes
	regions  *[]*llopt.Region // of the statement around
}

func newCoder(g *generator, fn *llvm.Func) *coder {
	return &coder{Coder: &module.Coder{Module: g.Module, Builder: build.NewBuilder(fn, g.Opt.Contract)}, gen: g}
}

func newFunction(g *generator, fn *llvm.Func) *function {
	v := &values{memory: &memory{coder: newCoder(g, fn), variables: newVariables()}}
	v.index, v.asserted, v.nest = v.indexOf, &assertions{f: v}, newLoopNest()
	v.texts, v.calls, v.sections = &texts{v}, &calls{v}, &sections{v}
	f := &function{values: v, regions: &g.regions, inOut: &inOut{v}, pointers: &pointers{v}}
	f.messages = &messages{values: v}
	f.messages.others = &otherActivations{f: f.messages, arrays: map[*ir.Symbol]value.Value{}}
	f.entry = &entry{values: v, messages: f.messages, pointers: f.pointers}
	return f
}

// newUnit begins the code of a unit.
func newUnit(g *generator, fn *llvm.Func, u *spmd.Unit) *function {
	f := newFunction(g, fn)
	f.unit, f.loops = u, countLoops(u.Body)
	if g.di != nil {
		f.debug = newDebugUnit(f.values, u.Source)
		f.at(u.Source.Pos)
	}
	f.scopes = newAliasScopes(g, ir.WithNamed(u.Symbols, u.Body), u)
	return f
}

// at makes the following instructions belong to a place in the source.
func (f *values) at(pos diag.Span) {
	f.Pos = pos
	if f.debug != nil && pos.Valid() {
		f.Loc = f.gen.di.Location(f.debug.scope, pos)
	}
}
