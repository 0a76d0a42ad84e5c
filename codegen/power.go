package codegen

import (
	"fmt"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
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
	b := newBuilder(fn, false)
	negative, loop := b.newBlock("negative"), b.newBlock("loop")
	start := b.cur
	b.branch(b.icmp(enum.IPredSLT, exponent, i64(0)), negative, loop)
	b.cur = negative
	b.ret(b.reciprocalPower(base, exponent))
	b.cur = loop
	b.squareAndMultiply(start, base, exponent)
	b.finish()
	return fn
}

// reciprocalPower is base to a negative power: not zero only for 1 and -1.
func (b *builder) reciprocalPower(base, exponent value.Value) value.Value {
	isOne := b.icmp(enum.IPredEQ, base, intLike(base, 1))
	isMinusOne := b.icmp(enum.IPredEQ, base, intLike(base, -1))
	odd := b.icmp(enum.IPredNE, b.and(exponent, i64(1)), i64(0))
	sign := b.choose(odd, intLike(base, -1), intLike(base, 1))
	return b.choose(isOne, intLike(base, 1), b.choose(isMinusOne, sign, intLike(base, 0)))
}

// squareAndMultiply makes the loop in the current block and returns its result.
func (b *builder) squareAndMultiply(start *llvm.Block, base, exponent value.Value) {
	loop, done := b.cur, b.newBlock("done")
	result := b.phi(intLike(base, 1), start, nil, loop)
	square := b.phi(base, start, nil, loop)
	rest := b.phi(exponent, start, nil, loop)
	odd := b.icmp(enum.IPredNE, b.and(rest, i64(1)), i64(0))
	product := llvm.NewMul(result, b.choose(odd, square, intLike(base, 1)))
	add(b, product, &product.Metadata)
	nextSquare := llvm.NewMul(square, square)
	add(b, nextSquare, &nextSquare.Metadata)
	half := llvm.NewLShr(rest, i64(1))
	add(b, half, &half.Metadata)
	result.Incs[1].X, square.Incs[1].X, rest.Incs[1].X = product, nextSquare, half
	b.branch(b.icmp(enum.IPredEQ, half, i64(0)), done, loop)
	b.cur = done
	b.ret(product)
}
