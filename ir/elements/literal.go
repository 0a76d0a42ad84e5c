package elements

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// wideLiterals are integer literals that their kinds do not hold, which wrap around with AnyRange, and the whole numbers that they are
// where they are converted, as in gfortran.
type wideLiterals map[*ir.Const]*ir.Const

// Literal is an integer literal; nil for one that its type does not hold, unless constants may have any range.
func Literal(c *Emitter, text string, t ir.Type, pos diag.Span) *ir.Const {
	k := ir.ReadInt(text, t, pos)
	if k != nil || !c.AnyRange {
		return k
	}
	if c.wide == nil {
		c.wide = wideLiterals{}
	}
	k = ir.WrappedInt(text, t, pos)
	c.wide[k] = ir.WrappedInt(text, ir.Type{Base: ir.Integer, Kind: 16}, pos)
	return k
}

// Whole is a constant, or the number that it would be if its kind held it.
func Whole(c *Emitter, k *ir.Const) *ir.Const { return c.wide.whole(k) }

func (w wideLiterals) whole(k *ir.Const) *ir.Const {
	if whole := w[k]; whole != nil {
		return whole
	}
	return k
}

// negate takes what the sign before a literal makes of it; out is the literal with its sign.
func (w wideLiterals) negate(e ir.Expr, operands []*ir.Const, out ir.Expr, precise bool) {
	u, isUnary := e.(*ir.Unary)
	k, isConst := out.(*ir.Const)
	if !isUnary || !isConst || u.Op != ir.Neg || w[operands[0]] == nil {
		return
	}
	whole := w[operands[0]]
	w[k] = ir.FoldAnyRange(&ir.Unary{Pos: k.Pos, Op: ir.Neg, X: whole}, []*ir.Const{whole}, precise)
}
