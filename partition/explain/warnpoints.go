package explain

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
)

// WarnPoints warns of a procedure that a loop calls for one element after the other, and that can not take the place of these calls: each call
// waits for a message of one element.
func WarnPoints(u *comm.Unit, loop *ir.Do, bag *diag.Bag) {
	for _, w := range u.Needs {
		if loop == nil || w.Piped || w.Back || w.Hoisted > 0 || len(w.N.Loops) > 0 || w.Ref.Sym.Made || !chosenByArgument(u, w.Ref) {
			continue
		}
		name := u.Src.Proc.Name
		bag.Warnf(w.Ref.Pos, "element-wise", "%s is fetched once in each call of '%s'", ir.ReferenceText(w.Ref), name).
			At("one message for each element").
			Because(loop.Span(), "this loop calls it").
			Help("let '%s' work on all elements in one call, or leave in it what may stand in the loop: assignments to numbers, IF, DO and calls", name)
		return
	}
}

// chosenByArgument reports whether a subscript depends on a dummy argument.
func chosenByArgument(u *comm.Unit, e *ir.Elem) bool {
	return slices.ContainsFunc(e.Subs, func(s ir.Expr) bool {
		return ir.AnyExpr(s, func(x ir.Expr) bool {
			v, ok := x.(*ir.Var)
			return ok && slices.Contains(u.Src.Proc.Dummies, v.Sym)
		})
	})
}

// LoopsOfCalls gives for each procedure that a loop of the program calls one of these loops.
func LoopsOfCalls(p *ir.Program) map[*ir.Procedure]*ir.Do {
	out := map[*ir.Procedure]*ir.Do{}
	for _, u := range p.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			d, ok := s.(*ir.Do)
			if ok {
				ir.EveryProc(func(q *ir.Procedure) {
					if out[q] == nil {
						out[q] = d
					}
				}, d.Body)
			}
			return true
		})
	}
	return out
}
