package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// imageIndex is the number of the image with the given cosubscripts: 1 + (s1-l1) + (s2-l2)*e1 + ..., and 0 where one is outside of
// its cobounds, Fortran 2018, 9.6.
func imageIndex(c *checker, e *names.Entity, x parse.Expr, subs []parse.Arg, pos diag.Span) ir.Expr {
	bounds := cobounds(c, e, x, len(subs))
	if bounds == nil {
		return nil
	}
	var out ir.Expr = ir.Int8At(1, pos)
	var stride ir.Expr = ir.Int8At(1, pos)
	var within ir.Expr = &ir.Const{Pos: pos, T: ir.Log4, L: true}
	for k, a := range subs {
		s := c.Integer(a.Value, "a cosubscript")
		if s.Type().Base == ir.Invalid {
			return nil
		}
		if elements.CallsFunctions(s) {
			s = c.once(s)
		}
		if k == 0 && len(subs) == 1 && ir.IsInt(bounds[0].Lo, 1) {
			return c.convert(s, ir.Int4)
		}
		from := c.Arith(ir.Sub, c.convert(s, ir.Int8), bounds[k].Lo, pos)
		out = c.Arith(ir.Add, out, c.Arith(ir.Mul, from, stride, pos), pos)
		if bounds[k].Hi != nil {
			stride = c.Arith(ir.Mul, stride, coextent(c, bounds[k], pos), pos)
			within = c.operate(ir.And, within, withinCobounds(c, s, bounds[k], a.Pos), pos)
		}
	}
	if !ir.IsConst(within) {
		out = c.call("merge", []ir.Expr{out, ir.Int8At(0, pos), within}, ir.Int8, pos)
	}
	return c.convert(out, ir.Int4)
}

// withinCobounds is whether a cosubscript is one of its codimension. An error, if that is known not to be so, is told.
func withinCobounds(c *checker, s ir.Expr, d ir.Dim, pos diag.Span) ir.Expr {
	s = c.convert(s, ir.Int8)
	within := c.operate(ir.And, c.operate(ir.GE, s, d.Lo, pos), c.operate(ir.LE, s, d.Hi, pos), pos)
	if k, ok := within.(*ir.Const); ok && !k.L {
		c.bag.Errorf(pos, "coarray", "the cosubscript %s is outside of its cobounds %s:%s", ir.ExprString(s), ir.ExprString(d.Lo), ir.ExprString(d.Hi))
	}
	return within
}
