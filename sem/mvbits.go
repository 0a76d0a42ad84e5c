package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// mvbits is CALL MVBITS(FROM, FROMPOS, LEN, TO, TOPOS), Fortran 2008, 13.7.119: an elemental assignment of LEN bits.
func (c caller) mvbits(s *parse.Call) []ir.Stmt {
	x := &parse.Ref{Node: parse.Node{Pos: s.Pos}, Name: "mvbits", Args: s.Args}
	g, ok := arguments.Match(x, intrinsicArgs(c).isLogical, c.bag)
	if !ok {
		return nil
	}
	t := assigner(c).target(g["to"])
	if t == nil {
		return nil
	}
	lhs := assigner(c).targetValue(t)
	rhs := c.movedBits(x, g, lhs)
	if rhs == nil {
		return nil
	}
	if ir.Rank(lhs) == 0 {
		rhs = c.em.ScalarValue(rhs)
	}
	elements.Conforming(c.em, lhs, rhs)
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: lhs, RHS: rhs}}
}

// movedBits is what TO becomes; nil after an error.
func (c caller) movedBits(x *parse.Ref, g map[string]parse.Expr, to ir.Expr) ir.Expr {
	t := to.Type()
	switch t.Base {
	case ir.Integer:
	case ir.Invalid:
		return nil
	default:
		intrinsicArgs(c).argType(x, to, "integer")
		return nil
	}
	var args []ir.Expr
	for _, name := range []string{"from", "frompos", "len", "topos"} {
		e := c.expr(g[name])
		switch of := e.Type(); {
		case of.Base == ir.Invalid:
			return nil
		case of.Base != ir.Integer:
			intrinsicArgs(c).argType(x, e, "integer")
			return nil
		case name == "from" && of != t:
			c.bag.Errorf(e.Span(), "type-mismatch", "the arguments of 'mvbits' are %s and %s", of, t)
			return nil
		}
		args = append(args, c.convert(e, t))
	}
	call := func(fn string, list ...ir.Expr) ir.Expr { return c.call(fn, list, t, x.Pos) }
	minus := func(e ir.Expr) ir.Expr { return c.folded(&ir.Unary{Pos: x.Pos, Op: ir.Neg, X: e}) }
	mask := call("not", call("ishft", &ir.Const{Pos: x.Pos, T: t, I: -1}, args[2]))
	bits := call("ishft", call("iand", call("ishft", args[0], minus(args[1])), mask), args[3])
	return call("ior", call("iand", to, call("not", call("ishft", mask, args[3]))), bits)
}
