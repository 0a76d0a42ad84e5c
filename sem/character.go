package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

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
	var lo, hi ir.Expr = ir.Int8At(1, pos), c.lenOf(base)
	if a.Lo != nil {
		lo = c.em.Resolve(c.convert(c.Integer(a.Lo, "the first position of a substring"), ir.Int8))
	}
	if a.Hi != nil {
		hi = c.em.Resolve(c.convert(c.Integer(a.Hi, "the last position of a substring"), ir.Int8))
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
func (c *checker) isSubstring(e *names.Entity, args []parse.Arg) bool {
	if e == nil || e.Class > names.Constant || e.Dims != nil || len(args) != 1 || !args[0].Section {
		return false
	}
	if e.Replaced != nil {
		return e.Replaced.Type().Base == ir.Character
	}
	return c.TypeOf(e).Base == ir.Character
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
