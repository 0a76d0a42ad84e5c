package codegen

import (
	"fmt"

	"dhpfgo/codegen/build"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// integerPower is the function integer**integer of one kind, made at its first use.
func (g *generator) integerPower(t *types.IntType) *llvm.Func {
	name := fmt.Sprintf("power.i%d", t.BitSize)
	if fn := g.funcs[name]; fn != nil {
		return fn
	}
	base, exponent := llvm.NewParam("base", t), llvm.NewParam("exponent", types.I64)
	fn := g.m.NewFunc(name, t, base, exponent)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	g.funcs[name] = fn
	b := build.NewBuilder(fn, false)
	negative, loop := b.NewBlock("negative"), b.NewBlock("loop")
	start := b.Cur
	b.Branch(b.Icmp(enum.IPredSLT, exponent, build.I64(0)), negative, loop)
	b.Cur = negative
	b.Ret(build.ReciprocalPower(b, base, exponent))
	b.Cur = loop
	build.SquareAndMultiply(b, start, base, exponent)
	b.Finish()
	return fn
}
