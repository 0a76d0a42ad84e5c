package elements

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Reduces reports whether a reduction takes values of a type, Fortran 2008, 13.7.
func Reduces(fn string, t ir.Type) bool {
	switch fn {
	case "sum", "product":
		return ir.IsNumeric(t)
	case "maxval", "minval":
		return ir.IsNumeric(t) && t.Base != ir.Complex || t.Base == ir.Character
	case "iall", "iany", "iparity":
		return t.Base == ir.Integer
	case "norm2":
		return t.Base == ir.Real
	}
	return t.Base == ir.Logical
}

// Identity is the value of the intrinsic for an array without elements, Fortran 2008, 13.7.
func Identity(fn string, t ir.Type, pos diag.Span) *ir.Const {
	k := &ir.Const{Pos: pos, T: t}
	switch fn {
	case "product":
		k.I, k.R = 1, 1
	case "maxval", "minval":
		return bound(fn, t, pos)
	case "all":
		k.L = true
	case "iall":
		k.I = -1
	}
	if t.Base == ir.Integer {
		k.R = 0
	} else {
		k.I = 0
	}
	return k
}

// bound is the value of MAXVAL or MINVAL of no numbers, or of no characters, for which the caller has another one.
func bound(fn string, t ir.Type, pos diag.Span) *ir.Const {
	k := &ir.Const{T: t}
	switch {
	case !ir.IsNumeric(t):
	case fn == "maxval":
		k = ir.LowestConst(t)
	default:
		k = ir.HugeConst(t)
	}
	k.Pos = pos
	return k
}

// WholeReductions are the functions that combine all elements of an array to a scalar where DIM is absent.
var WholeReductions = words("sum product maxval minval count any all norm2 iall iany iparity parity")

// Transforms are the functions whose value may be an array, Fortran 2008, 13.5, and that are computed before the statement.
var Transforms = words("matmul transpose spread cshift eoshift reshape pack unpack transfer maxloc minloc findloc " +
	"sum product maxval minval count any all norm2 iall iany iparity parity")

// Inquiries are the functions that ask for extents of the argument ARRAY, where these are known when it is computed.
var Inquiries = words("size shape ubound")

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}
