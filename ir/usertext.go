package ir

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
	return ExprString(own)
}

// called is a variable with the name that the user knows for its name.
func called(s *Symbol) *Symbol {
	c := *s
	c.Name = s.UserName()
	return &c
}
