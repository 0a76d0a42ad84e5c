package codegen

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// integerPower is the function integer**integer of one kind, made at its first use.
func (g *generator) integerPower(t *types.IntType) *ir.Func {
	name := fmt.Sprintf("power.i%d", t.BitSize)
	if fn := g.funcs[name]; fn != nil {
		return fn
	}
	base, exponent := ir.NewParam("base", t), ir.NewParam("exponent", types.I64)
	fn := g.m.NewFunc(name, t, base, exponent)
	fn.Linkage = enum.LinkageInternal
	fn.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	g.funcs[name] = fn
	f := newFunction(g, fn)
	negative, loop := f.newBlock("negative"), f.newBlock("loop")
	start := f.cur
	f.branch(f.icmp(enum.IPredSLT, exponent, i64(0)), negative, loop)
	f.cur = negative
	f.ret(f.reciprocalPower(base, exponent))
	f.cur = loop
	f.squareAndMultiply(start, base, exponent)
	f.finish()
	return fn
}

// reciprocalPower is base to a negative power: not zero only for 1 and -1.
func (f *function) reciprocalPower(base, exponent value.Value) value.Value {
	isOne := f.icmp(enum.IPredEQ, base, intLike(base, 1))
	isMinusOne := f.icmp(enum.IPredEQ, base, intLike(base, -1))
	odd := f.icmp(enum.IPredNE, f.and(exponent, i64(1)), i64(0))
	sign := f.choose(odd, intLike(base, -1), intLike(base, 1))
	return f.choose(isOne, intLike(base, 1), f.choose(isMinusOne, sign, intLike(base, 0)))
}

// squareAndMultiply makes the loop in the current block and returns its result.
func (f *function) squareAndMultiply(start *ir.Block, base, exponent value.Value) {
	loop, done := f.cur, f.newBlock("done")
	result := f.phi(intLike(base, 1), start, nil, loop)
	square := f.phi(base, start, nil, loop)
	rest := f.phi(exponent, start, nil, loop)
	odd := f.icmp(enum.IPredNE, f.and(rest, i64(1)), i64(0))
	product := ir.NewMul(result, f.choose(odd, square, intLike(base, 1)))
	add(f, product, &product.Metadata)
	nextSquare := ir.NewMul(square, square)
	add(f, nextSquare, &nextSquare.Metadata)
	half := ir.NewLShr(rest, i64(1))
	add(f, half, &half.Metadata)
	result.Incs[1].X, square.Incs[1].X, rest.Incs[1].X = product, nextSquare, half
	f.branch(f.icmp(enum.IPredEQ, half, i64(0)), done, loop)
	f.cur = done
	f.ret(product)
}
