package node

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// shifted copies statements with variable s replaced by s + by.
func shifted(body []ir.Stmt, s *ir.Symbol, by int64) []ir.Stmt {
	replace := func(e ir.Expr) ir.Expr {
		return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if v, ok := x.(*ir.Var); ok && v.Sym == s && by != 0 {
				return &ir.Binary{Pos: v.Pos, Op: ir.Add, X: v, Y: &ir.Const{Pos: v.Pos, T: s.Type, I: by}, T: s.Type}
			}
			return x
		})
	}
	var out []ir.Stmt
	for _, st := range body {
		out = append(out, mapped(st, replace))
	}
	return out
}

// mapped copies a statement of a nest with all its expressions replaced.
func mapped(s ir.Stmt, f func(ir.Expr) ir.Expr) ir.Stmt {
	list := func(body []ir.Stmt) []ir.Stmt {
		var out []ir.Stmt
		for _, b := range body {
			out = append(out, mapped(b, f))
		}
		return out
	}
	switch s := s.(type) {
	case *ir.Assign:
		return &ir.Assign{At: s.At, LHS: f(s.LHS), RHS: f(s.RHS)}
	case *ir.Do:
		c := *s
		c.Lo, c.Hi, c.Body = f(s.Lo), f(s.Hi), list(s.Body)
		return &c
	case *ir.If:
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
