package sem

import "dhpfgo/parse"

// lexical is LGE, LGT, LLE or LLT, Fortran 2008, 13.7.97: a comparison in the order of ASCII, which is the order of all
// comparisons here.
func lexical(c *checker, x *parse.Ref) Expr {
	args, _, ok := c.values(x, 2, 2)
	if !ok {
		return bad(x.Pos)
	}
	for _, e := range args {
		if e.Type().Base != Character {
			return c.argType(x, e, "character")
		}
	}
	op := map[string]Op{"lge": GE, "lgt": GT, "lle": LE, "llt": LT}[x.Name]
	return c.operate(op, args[0], args[1], x.Pos)
}
