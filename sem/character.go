package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

func int8Const(n int64, pos diag.Span) *ir.Const { return &ir.Const{Pos: pos, T: ir.Int8, I: n} }

// lenOf is the number of characters of e, an Int8 expression.
func (c *checker) lenOf(e ir.Expr) ir.Expr {
	pos := e.Span()
	if n := e.Type().Len; n >= 0 {
		return int8Const(int64(n), pos)
	}
	switch e := e.(type) {
	case *ir.Var:
		return ir.CloneExpr(e.Sym.Len)
	case *ir.Elem:
		return ir.CloneExpr(e.Sym.Len)
	case *ir.ArrayRef:
		return ir.CloneExpr(e.Section.Sym.Len)
	case *ir.Transform:
		return c.lenOf(e.Args[0])
	case *ir.Field:
		return &ir.TextLen{Pos: pos, Field: ir.CloneExpr(e).(*ir.Field)}
	case *ir.Substr:
		return c.extentBetween(e.Lo, e.Hi, pos)
	case *ir.Binary:
		return c.arith(ir.Add, c.lenOf(e.X), c.lenOf(e.Y), pos)
	case *ir.FuncRef:
		return ir.CloneExpr(e.Len)
	case *ir.Call:
		return c.lenOfCall(e)
	}
	diag.Bugf("sem: the length of %T", e)
	return nil
}

// lenOfCall is the length of the value of an intrinsic function.
func (c *checker) lenOfCall(e *ir.Call) ir.Expr {
	first := e.Args[0]
	switch e.Fn {
	case "trim":
		return c.call("len_trim", []ir.Expr{ir.CloneExpr(first)}, ir.Int8, e.Pos)
	case "repeat":
		times := c.call("max", []ir.Expr{ir.CloneExpr(e.Args[1]), int8Const(0, e.Pos)}, ir.Int8, e.Pos)
		return c.arith(ir.Mul, c.lenOf(first), times, e.Pos)
	case "min", "max":
		var list []ir.Expr
		for _, x := range e.Args {
			list = append(list, c.lenOf(x))
		}
		return c.call("max", list, ir.Int8, e.Pos)
	}
	return c.lenOf(first)
}

// extentBetween is max(0, hi - lo + 1).
func (c *checker) extentBetween(lo, hi ir.Expr, pos diag.Span) ir.Expr {
	n := c.arith(ir.Add, c.arith(ir.Sub, ir.CloneExpr(hi), ir.CloneExpr(lo), pos), int8Const(1, pos), pos)
	return c.call("max", []ir.Expr{n, int8Const(0, pos)}, ir.Int8, pos)
}

// substring is base(lo:hi), Fortran 2008, 6.4.1.
func (c *checker) substring(base ir.Expr, a parse.Arg, pos diag.Span) ir.Expr {
	t := base.Type()
	switch {
	case t.Base == ir.Invalid:
		return ir.Poison(pos)
	case t.Base != ir.Character:
		c.bag.Errorf(pos, "type-mismatch", "a substring of %s", t).Note("Fortran 2008, 6.4.1: only characters have substrings")
		return ir.Poison(pos)
	case !a.Section || a.Step != nil || a.Keyword != "":
		c.bag.Errorf(a.Pos, "subscript", "a substring is written (first:last)")
		return ir.Poison(pos)
	}
	var lo, hi ir.Expr = int8Const(1, pos), c.lenOf(base)
	if a.Lo != nil {
		lo = c.convert(c.integer(a.Lo, "the first position of a substring"), ir.Int8)
	}
	if a.Hi != nil {
		hi = c.convert(c.integer(a.Hi, "the last position of a substring"), ir.Int8)
	}
	if lo.Type().Base == ir.Invalid || hi.Type().Base == ir.Invalid {
		return ir.Poison(pos)
	}
	out := &ir.Substr{Pos: pos, X: base, Lo: lo, Hi: hi, T: ir.TextType(ir.VarLen)}
	if n, ok := ir.Difference(hi, lo); ok {
		out.T.Len = int(max(n+1, 0))
	}
	return c.substringInside(out)
}

// substringInside warns of constant positions outside of a constant length, and folds what is constant.
func (c *checker) substringInside(e *ir.Substr) ir.Expr {
	lo, okLo := e.Lo.(*ir.Const)
	hi, okHi := e.Hi.(*ir.Const)
	if !okLo || !okHi || lo.I > hi.I {
		if e.T.Len == 0 && ir.IsConst(e.X) {
			return &ir.Const{Pos: e.Pos, T: ir.TextType(0)}
		}
		return e
	}
	n := e.X.Type().Len
	if lo.I < 1 || n >= 0 && hi.I > int64(n) {
		// Fortran 2008, 6.4.1: the positions lie within the parent string unless the substring is empty.
		c.bag.Errorf(e.Pos, "out-of-bounds", "the substring %d:%d of '%s', which has the positions 1:%s", lo.I, hi.I,
			ir.ExprString(e.X), ir.ExprString(c.lenOf(e.X)))
		return ir.Poison(e.Pos)
	}
	if k, ok := e.X.(*ir.Const); ok {
		return &ir.Const{Pos: e.Pos, T: e.T, S: ir.Resize(k.S, n)[lo.I-1 : hi.I]}
	}
	return e
}

// isSubstring reports whether name(args) is a substring of the scalar e.
func (c *checker) isSubstring(e *entity, args []parse.Arg) bool {
	if e == nil || e.class > constant || e.dims != nil || len(args) != 1 || !args[0].Section {
		return false
	}
	if e.replaced != nil {
		return e.replaced.Type().Base == ir.Character
	}
	return c.typeOf(e).Base == ir.Character
}

// concat is l // r, Fortran 2008, 7.1.5.3.
func (c *checker) concat(x *parse.Binary, l, r ir.Expr) ir.Expr {
	if l.Type().Base != ir.Character || r.Type().Base != ir.Character {
		c.bag.Errorf(x.Pos, "type-mismatch", "the operands of '//' are %s and %s", l.Type(), r.Type())
		return ir.Poison(x.Pos)
	}
	t := ir.TextType(ir.VarLen)
	if m, n := l.Type().Len, r.Type().Len; m >= 0 && n >= 0 {
		t.Len = m + n
	}
	return c.folded(&ir.Binary{Pos: x.Pos, Op: ir.Concat, X: l, Y: r, T: t})
}

// keepLen evaluates a length once, before the current statement.
func (c *checker) keepLen(n ir.Expr, pos diag.Span) ir.Expr {
	if ir.IsConst(n) {
		return n
	}
	v := c.temp("len", ir.Int8, pos)
	c.pre = append(c.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: n})
	return &ir.Var{Pos: pos, Sym: v}
}

// textTemp makes a scalar for the value of e; where the length is known only at run time, the statements that make it are
// put before the current one.
func (c *checker) textTemp(stem string, e ir.Expr) *ir.Symbol {
	s := c.temp(stem, e.Type(), e.Span())
	if s.Type.Base == ir.Character && s.Type.Len < 0 {
		s.Len = c.keepLen(c.lenOf(e), e.Span())
		s.Scratch = true
		c.pre = append(c.pre, &ir.Allocate{At: ir.At{Pos: e.Span()}, Sym: s})
	}
	return s
}

// lateTextArray allocates a compiler-made array for values whose length is known only after they are evaluated in the
// loops of n; it must be the same for all of them.
func (c *checker) lateTextArray(s *ir.Symbol, value ir.Expr, n *nest) bool {
	length := c.lenOf(value)
	if uses(length, n.vars) {
		c.unsupported(value.Span(), "an array whose elements have lengths of their own is not supported").
			Note("Fortran 2008, 4.4.3.1: all elements of an array have one length")
		return false
	}
	c.allocateLate(s, length)
	return true
}

// allocateLate moves the allocation of a compiler-made array of characters behind the computation of their length.
func (c *checker) allocateLate(s *ir.Symbol, length ir.Expr) {
	var kept []ir.Stmt
	for _, st := range c.pre {
		if a, ok := st.(*ir.Allocate); !ok || a.Sym != s {
			kept = append(kept, st)
		}
	}
	c.pre = kept
	c.makeTextArray(s, length)
}
