package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// texts types substrings, concatenation and intrinsic functions of characters.
type texts struct{ *checker }

// substring is base(lo:hi), Fortran 2008, 6.4.1.
func (c texts) substring(base ir.Expr, a parse.Arg, pos diag.Span) ir.Expr {
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
		lo = c.convert(c.Integer(a.Lo, "the first position of a substring"), ir.Int8)
	}
	if a.Hi != nil {
		hi = c.convert(c.Integer(a.Hi, "the last position of a substring"), ir.Int8)
	}
	if lo.Type().Base == ir.Invalid || hi.Type().Base == ir.Invalid {
		return ir.Poison(pos)
	}
	out := &ir.Substr{Pos: pos, X: base, Lo: lo, Hi: hi, T: t.OfLength(ir.VarLen)}
	if n, ok := ir.Difference(hi, lo); ok {
		out.T.Len = int(max(n+1, 0))
	}
	return c.substringInside(out)
}

// substringInside warns of constant positions outside of a constant length, and folds what is constant.
func (c texts) substringInside(e *ir.Substr) ir.Expr {
	lo, okLo := e.Lo.(*ir.Const)
	hi, okHi := e.Hi.(*ir.Const)
	if !okLo || !okHi || lo.I > hi.I {
		if e.T.Len == 0 && ir.IsConst(e.X) {
			return &ir.Const{Pos: e.Pos, T: e.T.OfLength(0)}
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
		return ir.CharsConst(k.Chars()[lo.I-1:hi.I], e.T, e.Pos)
	}
	return e
}

// isSubstring reports whether name(args) is a substring of the scalar e.
func (c texts) isSubstring(e *names.Entity, args []parse.Arg) bool {
	if e == nil || e.Class > names.Constant || e.Dims != nil || len(args) != 1 || !args[0].Section {
		return false
	}
	if e.Replaced != nil {
		return e.Replaced.Type().Base == ir.Character
	}
	return c.TypeOf(e).Base == ir.Character
}

// concat is l // r, Fortran 2008, 7.1.5.3.
func (c texts) concat(x *parse.Binary, l, r ir.Expr) ir.Expr {
	if l.Type().Base != ir.Character || r.Type().Base != ir.Character {
		c.bag.Errorf(x.Pos, "type-mismatch", "the operands of '//' are %s and %s", l.Type(), r.Type())
		return ir.Poison(x.Pos)
	}
	if !sameCharKind(c.checker, x, l, r) {
		return ir.Poison(x.Pos)
	}
	t := l.Type().OfLength(ir.VarLen)
	if m, n := l.Type().Len, r.Type().Len; m >= 0 && n >= 0 {
		t.Len = m + n
	}
	return c.folded(&ir.Binary{Pos: x.Pos, Op: ir.Concat, X: l, Y: r, T: t})
}

// Kinds of characters: the default one, and that of ISO 10646 with four bytes for each.

// charKind is the kind that KIND= gives characters; false after an error.
func charKind(c *checker, x parse.Expr) (int, bool) {
	k, ok := c.ConstInt(x, "the kind of character")
	if ok && !ir.HasKind(ir.Character, k) {
		c.bag.Errorf(x.Span(), "unsupported", "there is no character(kind=%d)", k).Note("the kinds are %s", ir.KindList(ir.Character))
		ok = false
	}
	return int(k), ok
}

// literalText is a literal of characters of a kind, whose source has one byte for each or an escape such as \u20AC.
func literalText(x *parse.StringLit, kind int) *ir.Const {
	t := ir.TextType(0)
	t.Kind = kind
	if kind == 1 {
		return &ir.Const{Pos: x.Pos, T: t.OfLength(len(x.Value)), S: x.Value, Bits: x.Hollerith}
	}
	list := x.Wide
	if list == nil {
		for _, b := range []byte(x.Value) {
			list = append(list, rune(b))
		}
	}
	return ir.CharsConst(list, t, x.Pos)
}

// isDefaultText reports whether an expression has characters of the default kind, as specifiers, names of files and messages want
// them, and refuses those of another one.
func isDefaultText(c *checker, e ir.Expr, what string) bool {
	if t := e.Type(); t.Base == ir.Character && t.CharBytes() > 1 {
		c.bag.Errorf(e.Span(), "type-mismatch", "%s must be of the default kind of characters, this is %s", what, t).
			Help("assign it to a variable of type character first")
		return false
	}
	return true
}

// isDefaultMember refuses members of a namelist with characters of another kind than the default.
func isDefaultMember(c *checker, s *ir.Symbol, pos diag.Span) bool {
	if s.Type.Base == ir.Character && s.Type.CharBytes() > 1 {
		c.unsupported(pos, "the member '%s' of a namelist, which is %s, is not supported", s.Name, s.Type).
			Help("write it by a statement with a format")
		return false
	}
	return true
}

// sameCharKind refuses characters of two kinds in one operation, Fortran 2008, 7.1.5.3.1 and 7.1.5.5.1.
func sameCharKind(c *checker, x *parse.Binary, l, r ir.Expr) bool {
	if l.Type().CharBytes() == r.Type().CharBytes() {
		return true
	}
	c.bag.Errorf(x.Pos, "type-mismatch", "the operands of '%s' are %s and %s", x.Op, l.Type(), r.Type()).
		Note("characters of two kinds are joined and compared only after an assignment to one of them")
	return false
}
