package sem

import (
	"dhpfgo/ir"
	"strconv"

	"dhpfgo/parse"
)

// boz is a binary, octal or hexadecimal constant: bits without a type until they are converted, Fortran 2008, 4.7.
func (c *checker) boz(x *parse.BOZ) ir.Expr {
	base := map[byte]int{'b': 2, 'o': 8, 'z': 16}[x.Base]
	n, err := strconv.ParseUint(x.Digits, base, 64)
	if err != nil {
		c.bag.Errorf(x.Pos, "overflow", "the constant has more than 64 bits")
		return ir.Poison(x.Pos)
	}
	return &ir.Const{Pos: x.Pos, T: ir.Int8, I: int64(n), Bits: true}
}

// typed refuses a constant in bits where no type is asked for, Fortran 2008, C411.
func (c *checker) typed(e ir.Expr) bool {
	k, ok := e.(*ir.Const)
	if !ok || !k.Bits {
		return true
	}
	c.bag.Errorf(e.Span(), "bits", "'%s' has no type here", e.Span().Text()).Help("write 'int(%s)' or 'real(%s)'", e.Span().Text(), e.Span().Text())
	return false
}
