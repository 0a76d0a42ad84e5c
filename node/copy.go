package node

import (
	"dhpfgo/diag"
	"dhpfgo/sem"
)

// shifted copies statements with variable s replaced by s + by.
func shifted(body []sem.Stmt, s *sem.Symbol, by int64) []sem.Stmt {
	replace := func(e sem.Expr) sem.Expr {
		return sem.MapExpr(e, func(x sem.Expr) sem.Expr {
			if v, ok := x.(*sem.Var); ok && v.Sym == s && by != 0 {
				return &sem.Binary{Pos: v.Pos, Op: sem.Add, X: v, Y: &sem.Const{Pos: v.Pos, T: s.Type, I: by}, T: s.Type}
			}
			return x
		})
	}
	var out []sem.Stmt
	for _, st := range body {
		out = append(out, mapped(st, replace))
	}
	return out
}

// mapped copies a statement of a nest with all its expressions replaced.
func mapped(s sem.Stmt, f func(sem.Expr) sem.Expr) sem.Stmt {
	list := func(body []sem.Stmt) []sem.Stmt {
		var out []sem.Stmt
		for _, b := range body {
			out = append(out, mapped(b, f))
		}
		return out
	}
	switch s := s.(type) {
	case *sem.Assign:
		return &sem.Assign{At: s.At, LHS: f(s.LHS), RHS: f(s.RHS)}
	case *sem.Do:
		c := *s
		c.Lo, c.Hi, c.Body = f(s.Lo), f(s.Hi), list(s.Body)
		return &c
	case *sem.If:
		c := *s
		c.Branches = nil
		for _, b := range s.Branches {
			if b.Cond != nil {
				b.Cond = f(b.Cond)
			}
			b.Body = list(b.Body)
			c.Branches = append(c.Branches, b)
		}
		return &c
	}
	diag.Bugf("node: %T in a nest", s)
	return nil
}
