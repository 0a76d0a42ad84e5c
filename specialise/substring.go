package specialise

import "dhpfgo/ir"

// An assignment to a substring of an element of a distributed array sets the whole element, as its owner does for all assignments:
//
//	c(i)(lo:hi) = e   =>   t = c(i); t(lo:hi) = e; c(i) = t

// partOfMapped is the element of a distributed array that e is a substring of, nil if it is something else.
func partOfMapped(e ir.Expr) *ir.Elem {
	if s, ok := e.(*ir.Substr); ok {
		if el, ok := s.X.(*ir.Elem); ok && el.Sym.Map != nil {
			return el
		}
	}
	return nil
}

// assignPart writes an assignment to a substring of e that way.
func (l *lowering) assignPart(s *ir.Assign, e *ir.Elem) []ir.Stmt {
	t := &ir.Var{Pos: e.Pos, Sym: l.symbol(e.Sym.Name, e.Type())}
	first := &ir.Assign{At: s.At, LHS: t, RHS: ir.CloneExpr(e)}
	last := &ir.Assign{At: s.At, LHS: e, RHS: ir.CloneExpr(t)}
	s.LHS.(*ir.Substr).X = ir.CloneExpr(t)
	return []ir.Stmt{first, s, last}
}
