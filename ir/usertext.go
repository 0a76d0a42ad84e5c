package ir

import (
	"math"
	"strings"
)

// UserText is an expression as the user knows it: where compiler-made variables stand in it, the text of the source that it was made
// from, if there is one.
func UserText(e Expr) string {
	made := false
	own := CloneExpr(e)
	WalkExprs(own, func(x Expr) {
		switch x := x.(type) {
		case *Var:
			made = made || x.Sym.HasMadeName() && x.Sym.Source == ""
			x.Sym = called(x.Sym)
		case *Elem:
			made = made || x.Sym.HasMadeName() && x.Sym.Source == ""
			x.Sym = called(x.Sym)
		}
	})
	if text := e.Span().Brief(60); made && text != "" {
		return text
	}
	return ExprString(MapExpr(own, plainSum))
}

// plainSum writes i + (-1) and i + 0, which constants in the place of variables leave, as i - 1 and i.
func plainSum(e Expr) Expr {
	b, ok := e.(*Binary)
	if !ok || b.Op != Add && b.Op != Sub {
		return e
	}
	c, ok := b.Y.(*Const)
	switch {
	case !ok || c.T.Base != Integer || c.Wide != "":
		return e
	case c.I == 0:
		return b.X
	case c.I > 0 || c.I == math.MinInt64:
		return e
	}
	op := Sub
	if b.Op == Sub {
		op = Add
	}
	return &Binary{Pos: b.Pos, Op: op, X: b.X, Y: &Const{Pos: c.Pos, T: c.T, I: -c.I}, T: b.T}
}

// called is a variable with the name that the user knows for its name.
func called(s *Symbol) *Symbol {
	c := *s
	c.Name = s.UserName()
	return &c
}

// ReferenceText is a reference without blanks, by the name that the user knows.
func ReferenceText(r *Elem) string {
	text := strings.ReplaceAll(UserText(r), " ", "")
	if end, ok := closing(text); ok {
		return text[:end]
	}
	return text
}

// closing finds the end of the designator that a text begins with: after the parenthesis that closes its last one.
func closing(text string) (int, bool) {
	depth := 0
	for i, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 && !strings.HasPrefix(text[i+1:], "%") {
				return i + 1, true
			}
		}
	}
	return 0, false
}
