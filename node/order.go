package node

import (
	"dhpfgo/ir"
)

// sayOrder tells of innermost loops that add up or multiply reals, one operation after the other because their order is that of
// the source:
//
//	do i = lo, hi; s = s + e(i); end do   stays   (((s + e(lo)) + e(lo+1)) + ...
//
// It changes nothing; in any order several sums could run side by side.
func sayOrder(u *unit, body []ir.Stmt) []ir.Stmt {
	if u.reassociate {
		return body
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok && isInnermost(d) {
			u.sayOrdered(d)
		}
		return true
	})
	return body
}

func isInnermost(d *ir.Do) bool {
	found := false
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.While:
			found = true
		}
		return !found
	})
	return !found
}

// sayOrdered remarks on each scalar that a loop does nothing with but add or multiply reals to it.
func (u *unit) sayOrdered(d *ir.Do) {
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok {
			return true
		}
		v, ok := a.LHS.(*ir.Var)
		if ok && v.Sym.Type.Base == ir.Real && onlyUpdated(d.Body, v.Sym) {
			u.remark(&nest{loops: []*ir.Do{d}}, 0, false, inOrder.Of(called(v.Sym)))
		}
		return true
	})
}

// onlyUpdated reports whether all statements that mention s are s = s op e with one op that rounds.
func onlyUpdated(body []ir.Stmt, s *ir.Symbol) bool {
	updates, mentions := 0, 0
	ops := map[ir.ReduceOp]bool{}
	ir.WalkStmts(body, func(stmt ir.Stmt) bool {
		for _, e := range ir.ExprsOf(stmt) {
			mentions += ir.Occurrences(e, s)
		}
		if a, ok := stmt.(*ir.Assign); ok {
			v, isVar := a.LHS.(*ir.Var)
			if op, ok := ir.SpineOp(a.RHS, s); ok && isVar && v.Sym == s && op.Rounds(s.Type) {
				ops[op] = true
				updates += 2
			}
		}
		return true
	})
	return len(ops) == 1 && mentions == updates
}
