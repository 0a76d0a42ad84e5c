package ir

// CloneExpr copies an expression with all that stands in it; nil gives nil.
func CloneExpr(e Expr) Expr {
	if e == nil {
		return nil
	}
	m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return CloneExpr(x) }}
	return e.Rewritten(m, Use).(Expr)
}

// Unshare gives every place its own expressions and statements: writing array operations out puts some in several, and
// later stages attach facts to them by address. What stands in one place only stays.
func Unshare(body []Stmt, seen map[Stmt]bool) []Stmt {
	out := make([]Stmt, len(body))
	for i, s := range body {
		if seen[s] {
			s = (&Substitution{}).Copy([]Stmt{s})[0]
		}
		out[i] = s
		seen[s] = true
		m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return CloneExpr(x) }}
		m.Block = func(b []Stmt) []Stmt { return Unshare(b, seen) }
		s.Become(s.Rewritten(m, Use))
	}
	return out
}
