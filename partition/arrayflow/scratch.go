package arrayflow

import (
	"slices"

	"dhpfgo/ir"
)

// Scratch lists the dummy arguments of a procedure through which it gets memory and no values: arrays of known shapes of which it
// sets each element before it reads it, while no caller reads what it leaves there.
//
//	call line(u, work)          subroutine line(u, w)
//	call line(v, work)            w = 2*u;  u = w + 1
func (f *Flow) Scratch(prog *ir.Program, u *ir.Unit) []*ir.Symbol {
	var out []*ir.Symbol
	if u.Proc == nil || u.Proc.Recursive || u.Proc.Explicit && u.Proc.Internal {
		return nil
	}
	for i, s := range u.Proc.Dummies {
		if isOwnShape(s) && f.touchesAny(u.Body, s) && f.writesFirst(user{u, s}) && f.nobodyReads(prog, u.Proc, i) {
			out = append(out, s)
		}
	}
	return out
}

func (f *Flow) touchesAny(body []ir.Stmt, s *ir.Symbol) bool {
	return slices.ContainsFunc(body, func(st ir.Stmt) bool { return f.touches(st, s) })
}

// isOwnShape reports whether a dummy argument could be a local array.
func isOwnShape(s *ir.Symbol) bool {
	return s.Rank() > 0 && s.Map == nil && s.Size == ir.ExplicitShape && s.Storage == ir.Argument && s.Type.Base != ir.Derived && s.Type.Base != ir.Character &&
		!s.Allocatable && !s.Pointer && !s.Target && !s.Overlaid && !s.Optional && !s.View && s.Root == nil && !s.Captured
}

// nobodyReads reports whether all references to a procedure are calls, and none of them is followed by one that reads its argument i.
func (f *Flow) nobodyReads(prog *ir.Program, p *ir.Procedure, i int) bool {
	named, unread := 0, 0
	for _, u := range prog.Units {
		ir.EveryProc(func(q *ir.Procedure) {
			if q == p {
				named++
			}
		}, u.Entry, u.Body)
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			if c, ok := st.(*ir.CallProc); ok && c.Proc == p && i < len(c.Args) && f.endsWith(u, c, ir.ActualSymbol(c.Args[i])) {
				unread++
			}
			return true
		})
	}
	return named == unread
}

// endsWith reports whether the value that a call gives array s of a unit is used no more.
func (f *Flow) endsWith(u *ir.Unit, c *ir.CallProc, s *ir.Symbol) bool {
	if s == nil || s.Rank() == 0 || s.Map != nil || s.Storage == ir.Argument || s.Pointer || s.Target || s.Overlaid || s.View || s.Root != nil ||
		ir.SharedKey(s) != nil || s.Storage == ir.Static && u.Proc != nil || s.InitElems != nil {
		return false
	}
	arguments := slices.DeleteFunc(slices.Clone(c.Args), func(a ir.Actual) bool { return ir.ActualSymbol(a) != s })
	return len(arguments) == 1 && !f.UsedBehind(u.Body, c, s, false)
}
