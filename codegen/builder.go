package codegen

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/llopt"
	"dhpfgo/partition"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// function is an LLVM function under construction. Instructions go to the end of cur, with the source position of the
// current statement; allocas go to entry, where LLVM turns them into registers.
type function struct {
	*generator
	fn          *ir.Func
	entry, cur  *ir.Block
	blocks      int
	loc         *metadata.DILocation
	scope       *metadata.DISubprogram
	pos         diag.Span
	unit        *partition.Unit
	loops       int         // in the statements of the unit
	params      []*ir.Param // of the dummy arguments
	descriptors map[*sem.Symbol]value.Value
	vars        map[*sem.Symbol]value.Value
	homes       map[*sem.Symbol]*home
	ofCall      map[*sem.Common]value.Value // memory of EQUIVALENCE that this activation has
	counters    map[*sem.Symbol]value.Value // the DO variables of the enclosing loops, as i64
	targets     map[sem.Stmt]jumpTargets
	layoutAside []value.Value
	aside       map[*sem.Symbol]value.Value // descriptions of arrays of earlier activations
	storage     map[*sem.Symbol]*partition.Array
	scopes      *aliasScopes
	frame       value.Value // where an internal procedure finds the variables of its host
	leave       *ir.Block   // where RETURN goes
	release     []value.Value
	buffers     []value.Value               // blocks of memory for character values
	lengths     map[*sem.Symbol]value.Value // the hidden lengths of character arguments
	trusting    bool                        // a variable that is about to be set is read
	reassoc     bool                        // real arithmetic being made accumulates a reduction
	inner       *sem.Do                     // innermost loop, unless that is a DO WHILE
	watches     []*watch                    // the enclosing loops whose assertions are checked
	updated     *joining                    // of a REDUCTION variable, being made
	regions     *[]*llopt.Region            // of the statement around
	shownHere   map[*sem.Symbol]value.Value // what debuggers read of the dynamic arrays of this activation
}

// newFunction begins the code of a function. What the compiler names has a dot and a number in its name: so no name of the
// program, which a dummy argument keeps, is that of a block.
func newFunction(g *generator, fn *ir.Func) *function {
	f := &function{generator: g, fn: fn, regions: &g.regions,
		vars: map[*sem.Symbol]value.Value{}, homes: map[*sem.Symbol]*home{}, ofCall: map[*sem.Common]value.Value{},
		counters: map[*sem.Symbol]value.Value{}, targets: map[sem.Stmt]jumpTargets{},
		storage: map[*sem.Symbol]*partition.Array{}, aside: map[*sem.Symbol]value.Value{}, descriptors: map[*sem.Symbol]value.Value{}, lengths: map[*sem.Symbol]value.Value{}}
	f.entry = fn.NewBlock("entry.0")
	f.cur = fn.NewBlock("start.0")
	return f
}

// finish joins the entry block to the code.
func (f *function) finish() { f.entry.NewBr(f.fn.Blocks[1]) }

// newBlock makes a block that is not placed behind the current one by control flow.
func (f *function) newBlock(name string) *ir.Block {
	f.blocks++
	return f.fn.NewBlock(fmt.Sprintf("%s.%d", name, f.blocks))
}

// add appends an instruction whose metadata is md.
func add[T ir.Instruction](f *function, inst T, md *ir.Metadata) T {
	if f.loc != nil {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: f.loc})
	}
	f.cur.Insts = append(f.cur.Insts, inst)
	return inst
}

// at makes the following instructions belong to a place in the source.
func (f *function) at(pos diag.Span) {
	f.pos = pos
	if f.scope != nil && pos.Valid() {
		f.loc = f.di.location(f.scope, pos)
	}
}

func (f *function) jump(to *ir.Block) {
	t := ir.NewBr(to)
	f.terminate(t, &t.Metadata)
}

func (f *function) branch(cond value.Value, yes, no *ir.Block) {
	t := ir.NewCondBr(cond, yes, no)
	f.terminate(t, &t.Metadata)
}

func (f *function) ret(v value.Value) {
	t := ir.NewRet(v)
	f.terminate(t, &t.Metadata)
}

func (f *function) unreachable() {
	t := ir.NewUnreachable()
	f.terminate(t, &t.Metadata)
}

func (f *function) terminate(t ir.Terminator, md *ir.Metadata) {
	if f.loc != nil {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: f.loc})
	}
	f.cur.Term = t
}

// alloca reserves memory of the function.
func (f *function) alloca(name string, t types.Type) *ir.InstAlloca {
	a := ir.NewAlloca(t)
	if name != "" {
		f.blocks++
		a.SetName(fmt.Sprintf("%s.%d", name, f.blocks))
	}
	f.entry.Insts = append(f.entry.Insts, a)
	return a
}

func pointee(p value.Value) types.Type { return p.Type().(*types.PointerType).ElemType }

func (f *function) load(p value.Value) value.Value {
	i := ir.NewLoad(pointee(p), p)
	return add(f, i, &i.Metadata)
}

func (f *function) store(v, p value.Value) {
	i := ir.NewStore(v, p)
	add(f, i, &i.Metadata)
}

func (f *function) gep(p value.Value, indices ...value.Value) value.Value {
	i := ir.NewGetElementPtr(pointee(p), p, indices...)
	return add(f, i, &i.Metadata)
}

// field is the address of part of a struct or array in memory.
func (f *function) field(p value.Value, indices ...int64) value.Value {
	values := []value.Value{i32(0)}
	for _, n := range indices {
		values = append(values, i32(n))
	}
	i := ir.NewGetElementPtr(pointee(p), p, values...)
	i.InBounds = true
	return add(f, i, &i.Metadata)
}

// cast changes the type of a pointer.
func (f *function) cast(p value.Value, t types.Type) value.Value {
	if p.Type().Equal(t) {
		return p
	}
	if c, ok := p.(constant.Constant); ok {
		return constant.NewBitCast(c, t)
	}
	i := ir.NewBitCast(p, t)
	return add(f, i, &i.Metadata)
}

func (f *function) call(callee value.Value, args ...value.Value) *ir.InstCall {
	i := ir.NewCall(callee, args...)
	return add(f, i, &i.Metadata)
}

func (f *function) icmp(pred enum.IPred, x, y value.Value) value.Value {
	i := ir.NewICmp(pred, x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) fcmp(pred enum.FPred, x, y value.Value) value.Value {
	i := ir.NewFCmp(pred, x, y)
	return add(f, i, &i.Metadata)
}

func (f *function) choose(cond, yes, no value.Value) value.Value {
	i := ir.NewSelect(cond, yes, no)
	return add(f, i, &i.Metadata)
}

// phi joins two values that come from two blocks.
func (f *function) phi(x value.Value, fromX *ir.Block, y value.Value, fromY *ir.Block) *ir.InstPhi {
	i := ir.NewPhi(ir.NewIncoming(x, fromX), ir.NewIncoming(y, fromY))
	return add(f, i, &i.Metadata)
}

// coldExit makes code that leaves when cond holds, out of the way of the rest.
func (f *function) coldExit(cond value.Value, leave func()) {
	cold, rest := f.newBlock("cold"), f.newBlock("rest")
	f.branch(cond, cold, rest)
	f.cur = cold
	leave()
	f.unreachable()
	f.cur = rest
}

// failIf ends the run when cond holds.
func (f *function) failIf(cond value.Value, message string) {
	f.coldExit(cond, func() { f.callRuntime("hpf_fail", f.position(f.pos), f.text(message)) })
}
