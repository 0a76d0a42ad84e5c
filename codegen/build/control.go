package build

import (
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// The control flow of a function under construction: blocks, and small loops and conditions.

// NewBlock makes a block that is not placed after the current one by control flow.
func (b *Builder) NewBlock(name string) *llvm.Block {
	b.blocks++
	return b.Fn.NewBlock(fmt.Sprintf("%s.%d", name, b.blocks))
}

func (b *Builder) Jump(to *llvm.Block) {
	t := llvm.NewBr(to)
	b.Terminate(t, &t.Metadata)
}

func (b *Builder) Branch(cond value.Value, yes, no *llvm.Block) {
	t := llvm.NewCondBr(cond, yes, no)
	b.Terminate(t, &t.Metadata)
}

func (b *Builder) Ret(v value.Value) {
	t := llvm.NewRet(v)
	b.Terminate(t, &t.Metadata)
}

func (b *Builder) Unreachable() {
	t := llvm.NewUnreachable()
	b.Terminate(t, &t.Metadata)
}

func (b *Builder) Terminate(t llvm.Terminator, md *llvm.Metadata) {
	if b.Loc != nil {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: b.Loc})
	}
	b.Cur.Term = t
}

// ColdExit makes code that leaves when cond holds, out of the way of the rest.
func (b *Builder) ColdExit(cond value.Value, leave func()) {
	cold, rest := b.NewBlock("cold"), b.NewBlock("rest")
	b.Branch(cond, cold, rest)
	b.Cur = cold
	leave()
	b.Unreachable()
	b.Cur = rest
}

func (b *Builder) LeaveIf(cond value.Value, to *llvm.Block) {
	next := b.NewBlock("next")
	b.Branch(cond, to, next)
	b.Cur = next
}

// When makes code that runs where cond holds.
func (b *Builder) When(cond value.Value, body func()) {
	here, join := b.NewBlock("present"), b.NewBlock("or_absent")
	b.Branch(cond, here, join)
	b.Cur = here
	body()
	b.Jump(join)
	b.Cur = join
}

// UnlessNull makes code that runs where an address is not null.
func (b *Builder) UnlessNull(p value.Value, code func()) {
	some, join := b.NewBlock("some"), b.NewBlock("none")
	b.Branch(b.Icmp(enum.IPredNE, p, constant.NewNull(BytePtr)), some, join)
	b.Cur = some
	code()
	b.Jump(join)
	b.Cur = join
}

// CountedLoop runs body with 0 .. n-1.
func (b *Builder) CountedLoop(n value.Value, body func(k value.Value)) {
	before, loop, exit := b.Cur, b.NewBlock("each"), b.NewBlock("end")
	b.Branch(b.Icmp(enum.IPredSGT, n, I64(0)), loop, exit)
	b.Cur = loop
	k := b.Phi(I64(0), before, nil, nil)
	body(k)
	next := b.Plus(k, I64(1))
	k.Incs[1].X, k.Incs[1].Pred = next, b.Cur
	b.Branch(b.Icmp(enum.IPredSLT, next, n), loop, exit)
	b.Cur = exit
}
