package codegen

import (
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// builder makes the instructions of an LLVM function. They go to the end of cur, with the source position of the current
// statement; allocas go to entry, where LLVM turns them into registers.
type builder struct {
	fn         *llvm.Func
	entry, cur *llvm.Block
	blocks     int // that have a number in their names, and variables that have
	loc        *metadata.DILocation
	contract   bool // products and sums may fuse
	reassoc    bool // real arithmetic being made accumulates a reduction, whose order is free
}

// newBuilder begins the code of a function. What the compiler names has a dot and a number in its name: so no name of the
// program, which a dummy argument keeps, is that of a block.
func newBuilder(fn *llvm.Func, contract bool) *builder {
	return &builder{fn: fn, contract: contract, entry: fn.NewBlock("entry.0"), cur: fn.NewBlock("start.0")}
}

// finish joins the entry block to the code.
func (b *builder) finish() { b.entry.NewBr(b.fn.Blocks[1]) }

// add appends an instruction whose metadata is md.
func add[T llvm.Instruction](b *builder, inst T, md *llvm.Metadata) T {
	if b.loc != nil {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: b.loc})
	}
	b.cur.Insts = append(b.cur.Insts, inst)
	return inst
}

// alloca reserves memory of the function.
func (b *builder) alloca(name string, t types.Type) *llvm.InstAlloca {
	a := llvm.NewAlloca(t)
	if name != "" {
		b.blocks++
		a.SetName(fmt.Sprintf("%s.%d", name, b.blocks))
	}
	b.entry.Insts = append(b.entry.Insts, a)
	return a
}

func pointee(p value.Value) types.Type { return p.Type().(*types.PointerType).ElemType }

func (b *builder) load(p value.Value) value.Value {
	i := llvm.NewLoad(pointee(p), p)
	return add(b, i, &i.Metadata)
}

func (b *builder) store(v, p value.Value) {
	i := llvm.NewStore(v, p)
	add(b, i, &i.Metadata)
}

func (b *builder) gep(p value.Value, indices ...value.Value) value.Value {
	i := llvm.NewGetElementPtr(pointee(p), p, indices...)
	return add(b, i, &i.Metadata)
}

// field is the address of part of a struct or array in memory.
func (b *builder) field(p value.Value, indices ...int64) value.Value {
	values := []value.Value{i32(0)}
	for _, n := range indices {
		values = append(values, i32(n))
	}
	i := llvm.NewGetElementPtr(pointee(p), p, values...)
	i.InBounds = true
	return add(b, i, &i.Metadata)
}

// cast changes the type of a pointer.
func (b *builder) cast(p value.Value, t types.Type) value.Value {
	if p.Type().Equal(t) {
		return p
	}
	if c, ok := p.(constant.Constant); ok {
		return constant.NewBitCast(c, t)
	}
	i := llvm.NewBitCast(p, t)
	return add(b, i, &i.Metadata)
}

func (b *builder) call(callee value.Value, args ...value.Value) *llvm.InstCall {
	i := llvm.NewCall(callee, args...)
	return add(b, i, &i.Metadata)
}

func (b *builder) icmp(pred enum.IPred, x, y value.Value) value.Value {
	i := llvm.NewICmp(pred, x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) fcmp(pred enum.FPred, x, y value.Value) value.Value {
	i := llvm.NewFCmp(pred, x, y)
	return add(b, i, &i.Metadata)
}

func (b *builder) choose(cond, yes, no value.Value) value.Value {
	i := llvm.NewSelect(cond, yes, no)
	return add(b, i, &i.Metadata)
}

// phi joins two values that come from two blocks.
func (b *builder) phi(x value.Value, fromX *llvm.Block, y value.Value, fromY *llvm.Block) *llvm.InstPhi {
	i := llvm.NewPhi(llvm.NewIncoming(x, fromX), llvm.NewIncoming(y, fromY))
	return add(b, i, &i.Metadata)
}

// fill writes numbers into an array on the stack and returns the address of the first.
func (b *builder) fill(list []value.Value) value.Value {
	memory := b.alloca("numbers", types.NewArray(uint64(max(1, len(list))), types.I64))
	for k, v := range list {
		b.store(v, b.field(memory, int64(k)))
	}
	return b.field(memory, 0)
}

// indexList is the address of subscripts in memory.
func (b *builder) indexList(subs []value.Value) value.Value {
	if len(subs) == 0 {
		return constant.NewNull(types.I64Ptr)
	}
	memory := b.alloca("index", types.NewArray(uint64(len(subs)), types.I64))
	for k, sub := range subs {
		b.store(sub, b.field(memory, int64(k)))
	}
	return b.field(memory, 0)
}

// code is the number of a character.
func (b *builder) code(p value.Value) value.Value {
	i := llvm.NewZExt(b.load(p), types.I32)
	return add(b, i, &i.Metadata)
}
