package arith

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// IntegerPower is the function integer**integer of one kind, made at its first use.
func IntegerPower(g *module.Module, t *types.IntType) *llvm.Func {
	name := fmt.Sprintf("power.i%d", t.BitSize)
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	base, exponent := llvm.NewParam("base", t), llvm.NewParam("exponent", types.I64)
	fn := g.IR.NewFunc(name, t, base, exponent)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind}
	g.Funcs[name] = fn
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
