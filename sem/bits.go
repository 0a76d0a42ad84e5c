package sem

import (
	"math/big"

	"dhpfgo/ir"
	"dhpfgo/parse"
)

// bitField writes the functions on single bits and bit fields with shifts, Fortran 2008, 13.7: pos counts from 0, and is less than the number
// of bits, so that a shift by it needs no test ("shiftl", "shiftr"); of IBITS without bits pos may be that number, and the value is 0.
func bitField(c *checker, x *parse.Ref) ir.Expr {
	n := 2
	if x.Name == "ibits" {
		n = 3
	}
	args, _, ok := intrinsicArgs{c}.integers(x, n, n)
	if !ok {
		return ir.Poison(x.Pos)
	}
	i, t := args[0], args[0].Type()
	last := int64(8*t.Kind) - 1
	if n == 3 {
		last++ // behind which no bits are taken
	}
	if !inBits(c, x, args[1], last) || n == 3 && !inBits(c, x, args[2], last-constantOr(args[1], 0)) {
		return ir.Poison(x.Pos)
	}
	pos := c.convert(args[1], t)
	call := func(fn string, list ...ir.Expr) ir.Expr { return c.call(fn, list, t, x.Pos) }
	one := func(k int64) ir.Expr { return &ir.Const{Pos: x.Pos, T: t, I: k} }
	up, down := func() ir.Expr { return call("shiftl", one(1), pos) }, func() ir.Expr { return call("shiftr", i, pos) }
	if ir.IsConst(pos) {
		up = func() ir.Expr { return call("ishft", one(1), pos) }
		down = func() ir.Expr { return call("ishft", i, c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: pos})) }
	}
	switch x.Name {
	case "btest":
		return c.folded(&ir.Binary{Pos: x.Pos, Op: ir.NE, X: call("iand", down(), one(1)), Y: one(0), T: ir.Log4})
	case "ibset":
		return call("ior", i, up())
	case "ibclr":
		return call("iand", i, call("not", up()))
	}
	return call("iand", down(), call("not", call("ishft", one(-1), c.convert(args[2], t))))
}

// inBits refuses a constant for positions or numbers of bits that an integer does not have.
func inBits(c *checker, x *parse.Ref, e ir.Expr, last int64) bool {
	if k := constantOr(e, 0); k < 0 || k > last {
		c.bag.Errorf(e.Span(), "argument", "%d of '%s' is outside 0:%d", k, x.Name, last)
		return false
	}
	return true
}

func constantOr(e ir.Expr, k int64) int64 {
	if e, ok := e.(*ir.Const); ok {
		return e.I
	}
	return k
}

// boz is a binary, octal or hexadecimal constant: bits without a type until they are converted, Fortran 2008, 4.7.
func (c operations) boz(x *parse.BOZ) ir.Expr {
	base := map[byte]int{'b': 2, 'o': 8, 'z': 16}[x.Base]
	n, ok := new(big.Int).SetString(x.Digits, base)
	if !ok || n.BitLen() > 128 {
		c.bag.Errorf(x.Pos, "overflow", "the constant has more than 128 bits")
		return ir.Poison(x.Pos)
	}
	return ir.BitsConst(n, x.Pos)
}

// typed refuses a constant in bits where no type is asked for, Fortran 2008, C411.
func (c operations) typed(e ir.Expr) bool {
	k, ok := e.(*ir.Const)
	if !ok || !k.Bits {
		return true
	}
	c.bag.Errorf(e.Span(), "bits", "'%s' has no type here", e.Span().Text()).Help("write 'int(%s)' or 'real(%s)'", e.Span().Text(), e.Span().Text())
	return false
}
