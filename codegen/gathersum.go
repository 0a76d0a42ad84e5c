package codegen

import "dhpfgo/ir"

// sumsIndexed reports whether a loop adds up elements that index arrays name, in the order of the source:
//
//	do k = first(i), first(i+1)-1; s = s + a(k)*x(column(k)); end do
//
// Vectors would be put together of single elements, and taken apart for the additions: the loop is the slower for it.
func sumsIndexed(s *ir.Do) bool {
	found, only := false, true
	for _, st := range s.Body {
		a, ok := st.(*ir.Assign)
		if !ok {
			return false
		}
		v, ok := a.LHS.(*ir.Var)
		if !ok || ir.Rank(a.LHS) > 0 {
			return false
		}
		op, combined := ir.SpineOp(a.RHS, v.Sym)
		adds := combined && op.Rounds(v.Sym.Type) && ir.Occurrences(a.RHS, v.Sym) == 1
		found = found || adds && ir.AnyExpr(a.RHS, func(x ir.Expr) bool { return isIndexed(x, s.Var) })
		only = only && adds
	}
	return found && only
}

// isIndexed reports whether an expression is an element of an array at a place that another array names for each value of a variable.
func isIndexed(x ir.Expr, v *ir.Symbol) bool {
	e, ok := x.(*ir.Elem)
	if !ok {
		return false
	}
	for _, sub := range e.Subs {
		if ir.AnyExpr(sub, func(y ir.Expr) bool { _, inner := y.(*ir.Elem); return inner && ir.Occurrences(y, v) > 0 }) {
			return true
		}
	}
	return false
}
