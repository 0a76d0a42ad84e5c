package build

import (
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Builder makes the instructions of an LLVM function. They go to the end of cur, with the source position of the current
// statement; allocas go to entry, where LLVM turns them into registers.
type Builder struct {
	Fn         *llvm.Func
	Entry, Cur *llvm.Block
	blocks     int // that have a number in their names, and variables that have
	Loc        *metadata.DILocation
	AllPlaces  bool // every instruction says where it is from; else those that may fault, and calls
	contract   bool // products and sums may fuse
	Unfused    bool // a sum is being made that the next one waits for: an addition takes less time than a fused product and sum
	Reassoc    bool // real arithmetic being made accumulates a reduction, whose order is free
	Wraps      bool // integer sums and products being made may leave the range of their type, and have its last bits then
	Pinned     bool // real operations are made just where they stand, as the unit sets how they round and asks what they raise
}

// NewBuilder begins the code of a function. What the compiler names has a dot and a number in its name: so no name of the
// program, which a dummy argument keeps, is that of a block.
func NewBuilder(fn *llvm.Func, contract bool) *Builder {
	return &Builder{Fn: fn, contract: contract, Entry: fn.NewBlock("entry.0"), Cur: fn.NewBlock("start.0")}
}

// Finish joins the entry block to the code.
func (b *Builder) Finish() { b.Entry.NewBr(b.Fn.Blocks[1]) }

// Add appends an instruction whose metadata is md.
func Add[T llvm.Instruction](b *Builder, inst T, md *llvm.Metadata) T {
	if b.Loc != nil && (b.AllPlaces || mayFault(inst)) {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: b.Loc})
	}
	b.Cur.Insts = append(b.Cur.Insts, inst)
	return inst
}

// mayFault holds for the instructions that a signal may end, and for calls.
func mayFault(inst llvm.Instruction) bool {
	switch inst.(type) {
	case *llvm.InstLoad, *llvm.InstStore, *llvm.InstCall, *llvm.InstSDiv, *llvm.InstSRem:
		return true
	}
	return false
}

// Alloca reserves memory of the function.
func (b *Builder) Alloca(name string, t types.Type) *llvm.InstAlloca {
	a := llvm.NewAlloca(t)
	if name != "" {
		b.blocks++
		a.SetName(fmt.Sprintf("%s.%d", name, b.blocks))
	}
	b.Entry.Insts = append(b.Entry.Insts, a)
	return a
}

func Pointee(p value.Value) types.Type { return p.Type().(*types.PointerType).ElemType }

func (b *Builder) Load(p value.Value) value.Value {
	i := llvm.NewLoad(Pointee(p), p)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Store(v, p value.Value) {
	i := llvm.NewStore(v, p)
	Add(b, i, &i.Metadata)
}

func (b *Builder) Gep(p value.Value, indices ...value.Value) value.Value {
	i := llvm.NewGetElementPtr(Pointee(p), p, indices...)
	return Add(b, i, &i.Metadata)
}

// Field is the address of part of a struct or array in memory.
func (b *Builder) Field(p value.Value, indices ...int64) value.Value {
	values := []value.Value{I32(0)}
	for _, n := range indices {
		values = append(values, I32(n))
	}
	i := llvm.NewGetElementPtr(Pointee(p), p, values...)
	i.InBounds = true
	return Add(b, i, &i.Metadata)
}

// Cast changes the type of a pointer.
func (b *Builder) Cast(p value.Value, t types.Type) value.Value {
	if p.Type().Equal(t) {
		return p
	}
	if c, ok := p.(constant.Constant); ok {
		return constant.NewBitCast(c, t)
	}
	i := llvm.NewBitCast(p, t)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Call(callee value.Value, args ...value.Value) *llvm.InstCall {
	i := llvm.NewCall(callee, args...)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Icmp(pred enum.IPred, x, y value.Value) value.Value {
	i := llvm.NewICmp(pred, x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Fcmp(pred enum.FPred, x, y value.Value) value.Value {
	i := llvm.NewFCmp(pred, x, y)
	return Add(b, i, &i.Metadata)
}

func (b *Builder) Choose(cond, yes, no value.Value) value.Value {
	i := llvm.NewSelect(cond, yes, no)
	return Add(b, i, &i.Metadata)
}

// Phi joins two values that come from two blocks.
func (b *Builder) Phi(x value.Value, fromX *llvm.Block, y value.Value, fromY *llvm.Block) *llvm.InstPhi {
	i := llvm.NewPhi(llvm.NewIncoming(x, fromX), llvm.NewIncoming(y, fromY))
	return Add(b, i, &i.Metadata)
}

// Fill writes numbers into an array on the stack and returns the address of the first.
func (b *Builder) Fill(list []value.Value) value.Value {
	memory := b.Alloca("numbers", types.NewArray(uint64(max(1, len(list))), types.I64))
	for k, v := range list {
		b.Store(v, b.Field(memory, int64(k)))
	}
	return b.Field(memory, 0)
}

// IndexList is the address of subscripts in memory.
func (b *Builder) IndexList(subs []value.Value) value.Value {
	if len(subs) == 0 {
		return constant.NewNull(types.I64Ptr)
	}
	memory := b.Alloca("index", types.NewArray(uint64(len(subs)), types.I64))
	for k, sub := range subs {
		b.Store(sub, b.Field(memory, int64(k)))
	}
	return b.Field(memory, 0)
}

// Code is the number of a character.
func (b *Builder) Code(p value.Value) value.Value {
	if Pointee(p).Equal(types.I32) {
		return b.Load(p)
	}
	i := llvm.NewZExt(b.Load(p), types.I32)
	return Add(b, i, &i.Metadata)
}
