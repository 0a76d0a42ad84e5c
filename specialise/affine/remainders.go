package affine

import "dhpfgo/ir"

// NameRemainders writes a remainder in place of the last bits of an integer, which the analysis does not know; in two's complement they
// are one for all k > 0:
//
//	iand(x, 2**k-1) = modulo(x, 2**k),   ishft(x, 0) = x
func NameRemainders(u *ir.Unit) {
	m := &ir.Rewriter{}
	m.Expr = func(e ir.Expr, r ir.Role) ir.Expr { return remainderOf(e.Rewritten(m, r).(ir.Expr)) }
	m.Block = func(list []ir.Stmt) []ir.Stmt {
		for _, s := range list {
			s.Become(s.Rewritten(m, ir.Use))
		}
		return list
	}
	u.Body = m.Block(u.Body)
}

// remainderOf is the remainder that an expression is by its bits, else the expression.
func remainderOf(e ir.Expr) ir.Expr {
	c, ok := e.(*ir.Call)
	if !ok || len(c.Args) != 2 || c.Args[0].Type().Base != ir.Integer {
		return e
	}
	switch x, bits := c.Args[0], c.Args[1]; c.Fn {
	case "iand":
		if lastBits(x) > 0 {
			x, bits = bits, x
		}
		if n := lastBits(bits); n > 0 {
			return &ir.Call{Pos: c.Pos, Fn: "modulo", Args: []ir.Expr{x, &ir.Const{Pos: bits.Span(), T: c.T, I: n + 1}}, T: c.T}
		}
	case "ishft":
		if k, ok := bits.(*ir.Const); ok && k.I == 0 {
			return x
		}
	}
	return e
}

// lastBits is a constant whose last bits alone are set, of which its kind holds the successor; 0 for others.
func lastBits(e ir.Expr) int64 {
	c, ok := e.(*ir.Const)
	if !ok || c.T.Base != ir.Integer || c.T.Kind > 8 || c.I <= 0 || c.I&(c.I+1) != 0 || c.I+1 >= 1<<(8*c.T.Kind-1) {
		return 0
	}
	return c.I
}
