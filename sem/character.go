package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

func int8Const(n int64, pos diag.Span) *Const { return &Const{Pos: pos, T: Int8, I: n} }

// lenOf is the number of characters of e, an Int8 expression.
func (c *checker) lenOf(e Expr) Expr {
	pos := e.Span()
	if n := e.Type().Len; n >= 0 {
		return int8Const(int64(n), pos)
	}
	switch e := e.(type) {
	case *Var:
		return cloneExpr(e.Sym.Len)
	case *Elem:
		return cloneExpr(e.Sym.Len)
	case *Field:
		return &TextLen{Pos: pos, Field: cloneExpr(e).(*Field)}
	case *Substr:
		return c.extentBetween(e.Lo, e.Hi, pos)
	case *Binary:
		return c.arith(Add, c.lenOf(e.X), c.lenOf(e.Y), pos)
	case *FuncRef:
		return cloneExpr(e.Len)
	case *Call:
		return c.lenOfCall(e)
	}
	diag.Bugf("sem: the length of %T", e)
	return nil
}

// lenOfCall is the length of the value of an intrinsic function.
func (c *checker) lenOfCall(e *Call) Expr {
	first := e.Args[0]
	switch e.Fn {
	case "trim":
		return c.call("len_trim", []Expr{cloneExpr(first)}, Int8, e.Pos)
	case "repeat":
		times := c.call("max", []Expr{cloneExpr(e.Args[1]), int8Const(0, e.Pos)}, Int8, e.Pos)
		return c.arith(Mul, c.lenOf(first), times, e.Pos)
	case "min", "max":
		var list []Expr
		for _, x := range e.Args {
			list = append(list, c.lenOf(x))
		}
		return c.call("max", list, Int8, e.Pos)
	}
	return c.lenOf(first)
}

// extentBetween is max(0, hi - lo + 1).
func (c *checker) extentBetween(lo, hi Expr, pos diag.Span) Expr {
	n := c.arith(Add, c.arith(Sub, cloneExpr(hi), cloneExpr(lo), pos), int8Const(1, pos), pos)
	return c.call("max", []Expr{n, int8Const(0, pos)}, Int8, pos)
}

// substring is base(lo:hi), Fortran 2008, 6.4.1.
func (c *checker) substring(base Expr, a parse.Arg, pos diag.Span) Expr {
	t := base.Type()
	switch {
	case t.Base == Invalid:
		return bad(pos)
	case t.Base != Character:
		c.bag.Errorf(pos, "type-mismatch", "a substring of %s", t).Note("Fortran 2008, 6.4.1: only characters have substrings")
		return bad(pos)
	case !a.Section || a.Step != nil || a.Keyword != "":
		c.bag.Errorf(a.Pos, "subscript", "a substring is written (first:last)")
		return bad(pos)
	}
	var lo, hi Expr = int8Const(1, pos), c.lenOf(base)
	if a.Lo != nil {
		lo = c.convert(c.integer(a.Lo, "the first position of a substring"), Int8)
	}
	if a.Hi != nil {
		hi = c.convert(c.integer(a.Hi, "the last position of a substring"), Int8)
	}
	if lo.Type().Base == Invalid || hi.Type().Base == Invalid {
		return bad(pos)
	}
	out := &Substr{Pos: pos, X: base, Lo: lo, Hi: hi, T: textType(varLen)}
	if n, ok := difference(hi, lo); ok {
		out.T.Len = int(max(n+1, 0))
	}
	return c.substringInside(out)
}

// substringInside warns of constant positions outside of a constant length, and folds what is constant.
func (c *checker) substringInside(e *Substr) Expr {
	lo, okLo := e.Lo.(*Const)
	hi, okHi := e.Hi.(*Const)
	if !okLo || !okHi || lo.I > hi.I {
		if e.T.Len == 0 && isConst(e.X) {
			return &Const{Pos: e.Pos, T: textType(0)}
		}
		return e
	}
	n := e.X.Type().Len
	if lo.I < 1 || n >= 0 && hi.I > int64(n) {
		// Fortran 2008, 6.4.1: the positions lie within the parent string unless the substring is empty.
		c.bag.Errorf(e.Pos, "out-of-bounds", "the substring %d:%d of '%s', which has the positions 1:%s", lo.I, hi.I,
			ExprString(e.X), ExprString(c.lenOf(e.X)))
		return bad(e.Pos)
	}
	if k, ok := e.X.(*Const); ok {
		return &Const{Pos: e.Pos, T: e.T, S: resize(k.S, n)[lo.I-1 : hi.I]}
	}
	return e
}

// isSubstring reports whether name(args) is a substring of the scalar e.
func (c *checker) isSubstring(e *entity, args []parse.Arg) bool {
	if e == nil || e.class > constant || e.dims != nil || len(args) != 1 || !args[0].Section {
		return false
	}
	if e.replaced != nil {
		return e.replaced.Type().Base == Character
	}
	return c.typeOf(e).Base == Character
}

// concat is l // r, Fortran 2008, 7.1.5.3.
func (c *checker) concat(x *parse.Binary, l, r Expr) Expr {
	if l.Type().Base != Character || r.Type().Base != Character {
		c.bag.Errorf(x.Pos, "type-mismatch", "the operands of '//' are %s and %s", l.Type(), r.Type())
		return bad(x.Pos)
	}
	t := textType(varLen)
	if m, n := l.Type().Len, r.Type().Len; m >= 0 && n >= 0 {
		t.Len = m + n
	}
	return c.folded(&Binary{x.Pos, Concat, l, r, t})
}

// keepLen evaluates a length once, before the current statement.
func (c *checker) keepLen(n Expr, pos diag.Span) Expr {
	if isConst(n) {
		return n
	}
	v := c.temp("len", Int8, pos)
	c.pre = append(c.pre, &Assign{At{pos}, &Var{pos, v}, n})
	return &Var{pos, v}
}

// textTemp makes a scalar for the value of e; where the length is known only at run time, the statements that make it are
// put before the current one.
func (c *checker) textTemp(stem string, e Expr) *Symbol {
	s := c.temp(stem, e.Type(), e.Span())
	if s.Type.Base == Character && s.Type.Len < 0 {
		s.Len = c.keepLen(c.lenOf(e), e.Span())
		s.Scratch = true
		c.pre = append(c.pre, &Allocate{At: At{e.Span()}, Sym: s})
	}
	return s
}

// lateTextArray allocates a compiler-made array for values whose length is known only after they are evaluated in the
// loops of n; it must be the same for all of them.
func (c *checker) lateTextArray(s *Symbol, value Expr, n *nest) bool {
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
func (c *checker) allocateLate(s *Symbol, length Expr) {
	var kept []Stmt
	for _, st := range c.pre {
		if a, ok := st.(*Allocate); !ok || a.Sym != s {
			kept = append(kept, st)
		}
	}
	c.pre = kept
	c.makeTextArray(s, length)
}
