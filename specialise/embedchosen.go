package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// chooses reports whether the arguments of a call depend on the loops around it: on their variables, or on scalars that iterations make of these
// in loops that distributed arrays are subscripted by.
//
//	do j; do i; x = i - dt*u(i,j); qn(i,j) = interpolated(q, x); end do; end do
func (e *embedder) chooses(args []ir.Actual, around []*ir.Do) bool {
	if len(around) == 0 {
		return false
	}
	chosen := e.chosenIn(around)
	return slices.ContainsFunc(ir.ActualExprs(args), func(a ir.Expr) bool {
		return ir.AnyExpr(a, func(x ir.Expr) bool {
			s := affine.ScalarOf(x)
			return s != nil && (chosen[s] || slices.ContainsFunc(around, func(l *ir.Do) bool { return l.Var == s }))
		})
	})
}

// chosenIn are the scalars that depend on an iteration of the outermost loop around whose variable subscripts distributed arrays: what it and the
// loops inside assign, or get from calls, made of their variables. Of loops that only count steps, as over time, nothing is listed.
func (e *embedder) chosenIn(around []*ir.Do) map[*ir.Symbol]bool {
	k := slices.IndexFunc(around, subscriptsMapped)
	if k < 0 {
		return nil
	}
	out, known := e.chosen[around[k]]
	if known {
		return out
	}
	out = map[*ir.Symbol]bool{}
	for before := -1; before < len(out); {
		before = len(out)
		ir.WalkStmts([]ir.Stmt{around[k]}, func(st ir.Stmt) bool {
			choose(st, out)
			return true
		})
	}
	e.chosen[around[k]] = out
	return out
}

// choose adds the scalars that a statement makes of those chosen so far.
func choose(st ir.Stmt, chosen map[*ir.Symbol]bool) {
	uses := func(x ir.Expr) bool {
		return ir.AnyExpr(x, func(x ir.Expr) bool { return chosen[affine.ScalarOf(x)] })
	}
	set := func(x ir.Expr) {
		if s := affine.ScalarOf(x); s != nil && s.Rank() == 0 && s.Map == nil {
			chosen[s] = true
		}
	}
	switch st := st.(type) {
	case *ir.Do:
		chosen[st.Var] = true
	case *ir.Assign:
		if uses(st.RHS) {
			set(st.LHS)
		}
	case *ir.CallProc:
		if st.Proc == nil || st.Proc.Effects == nil || !slices.ContainsFunc(ir.ActualExprs(st.Args), uses) {
			return
		}
		for k, a := range st.Args {
			if a.X != nil && st.Proc.Effects.Arg(k).Written {
				set(a.X)
			}
		}
	}
}

// subscriptsMapped reports whether a loop's variable stands in a subscript of a distributed array.
func subscriptsMapped(l *ir.Do) bool {
	found := false
	ir.WalkStmts(l.Body, func(st ir.Stmt) bool {
		for _, x := range ir.ExprsOf(st) {
			found = found || ir.AnyExpr(x, func(x ir.Expr) bool {
				r, ok := x.(*ir.Elem)
				return ok && r.Sym.Map != nil && slices.ContainsFunc(r.Subs, func(sub ir.Expr) bool {
					return ir.AnyExpr(sub, func(x ir.Expr) bool { return affine.ScalarOf(x) == l.Var })
				})
			})
		}
		return !found
	})
	return found
}
