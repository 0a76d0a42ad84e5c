package codegen

import (
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// The control flow of a function under construction: blocks, and small loops and conditions.

// newBlock makes a block that is not placed behind the current one by control flow.
func (b *builder) newBlock(name string) *llvm.Block {
	b.blocks++
	return b.fn.NewBlock(fmt.Sprintf("%s.%d", name, b.blocks))
}

func (b *builder) jump(to *llvm.Block) {
	t := llvm.NewBr(to)
	b.terminate(t, &t.Metadata)
}

func (b *builder) branch(cond value.Value, yes, no *llvm.Block) {
	t := llvm.NewCondBr(cond, yes, no)
	b.terminate(t, &t.Metadata)
}

func (b *builder) ret(v value.Value) {
	t := llvm.NewRet(v)
	b.terminate(t, &t.Metadata)
}

func (b *builder) unreachable() {
	t := llvm.NewUnreachable()
	b.terminate(t, &t.Metadata)
}

func (b *builder) terminate(t llvm.Terminator, md *llvm.Metadata) {
	if b.loc != nil {
		*md = append(*md, &metadata.Attachment{Name: "dbg", Node: b.loc})
	}
	b.cur.Term = t
}

// coldExit makes code that leaves when cond holds, out of the way of the rest.
func (b *builder) coldExit(cond value.Value, leave func()) {
	cold, rest := b.newBlock("cold"), b.newBlock("rest")
	b.branch(cond, cold, rest)
	b.cur = cold
	leave()
	b.unreachable()
	b.cur = rest
}

func (b *builder) leaveIf(cond value.Value, to *llvm.Block) {
	next := b.newBlock("next")
	b.branch(cond, to, next)
	b.cur = next
}

// when makes code that runs where cond holds.
func (b *builder) when(cond value.Value, body func()) {
	here, join := b.newBlock("present"), b.newBlock("or_absent")
	b.branch(cond, here, join)
	b.cur = here
	body()
	b.jump(join)
	b.cur = join
}

// unlessNull makes code that runs where an address is not null.
func (b *builder) unlessNull(p value.Value, code func()) {
	some, join := b.newBlock("some"), b.newBlock("none")
	b.branch(b.icmp(enum.IPredNE, p, constant.NewNull(bytePtr)), some, join)
	b.cur = some
	code()
	b.jump(join)
	b.cur = join
}

// countedLoop runs body with 0 .. n-1.
func (b *builder) countedLoop(n value.Value, body func(k value.Value)) {
	before, loop, exit := b.cur, b.newBlock("each"), b.newBlock("end")
	b.branch(b.icmp(enum.IPredSGT, n, i64(0)), loop, exit)
	b.cur = loop
	k := b.phi(i64(0), before, nil, nil)
	body(k)
	next := b.plus(k, i64(1))
	k.Incs[1].X, k.Incs[1].Pred = next, b.cur
	b.branch(b.icmp(enum.IPredSLT, next, n), loop, exit)
	b.cur = exit
}
