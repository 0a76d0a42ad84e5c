package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// lexical is LGE, LGT, LLE or LLT, Fortran 2008, 13.7.97: a comparison in the order of ASCII, which is the order of all
// comparisons here.
func lexical(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 2, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	for _, e := range args {
		if e.Type().Base != ir.Character {
			return intrinsicArgs{c}.argType(x, e, "character")
		}
	}
	op := map[string]ir.Op{"lge": ir.GE, "lgt": ir.GT, "lle": ir.LE, "llt": ir.LT}[x.Name]
	return c.operate(op, args[0], args[1], x.Pos)
}
