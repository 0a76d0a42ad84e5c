package tally

import (
	"maps"
	"slices"

	"dhpfgo/ir"
)

// governing says of the iterations of a loop whether they may differ in what they compute, by its variable or by a scalar that is set in it, and
// whether such a scalar carries something from one to the next.
type governing struct{ governs, carries bool }

// governing finds that out once a loop.
func (w *work) governing(s *ir.Do) governing {
	known, seen := w.governs[s]
	if seen {
		return known
	}
	set := map[*ir.Symbol]bool{s.Var: true}
	ir.WalkStmts(s.Body, func(x ir.Stmt) bool {
		if a, ok := x.(*ir.Assign); ok && w.setsControl(a) {
			set[a.LHS.(*ir.Var).Sym] = true
		}
		return true
	})
	var out governing
	ir.WalkStmts(s.Body, func(x ir.Stmt) bool {
		out.governs = out.governs || slices.ContainsFunc(w.facts.controlOf(x), func(e ir.Expr) bool { return mentions(e, set) })
		return !out.governs
	})
	delete(set, s.Var)
	if len(set) > 0 {
		c := &carrying{work: w, set: set}
		c.list(s.Body, map[*ir.Symbol]bool{})
		out.carries = c.found
	}
	w.governs[s] = out
	return out
}

func mentions(e ir.Expr, set map[*ir.Symbol]bool) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		if v, ok := x.(*ir.Var); ok && set[v.Sym] {
			found = true
		}
	})
	return found
}

// carrying looks for a use of one of the scalars that the body of a loop sets before it has surely been set there.
type carrying struct {
	*work
	set   map[*ir.Symbol]bool
	found bool
}

// list goes through statements; done are the scalars that have been set.
func (c *carrying) list(body []ir.Stmt, done map[*ir.Symbol]bool) {
	for _, s := range body {
		uses := c.facts.controlOf(s)
		a, isAssign := s.(*ir.Assign)
		isAssign = isAssign && c.setsControl(a)
		if isAssign {
			uses = []ir.Expr{a.RHS}
		}
		for _, e := range uses {
			ir.WalkExprs(e, func(x ir.Expr) {
				if v, ok := x.(*ir.Var); ok && c.set[v.Sym] && !done[v.Sym] {
					c.found = true
				}
			})
		}
		s.EachBlock(func(b []ir.Stmt) { c.list(b, maps.Clone(done)) })
		if isAssign {
			done[a.LHS.(*ir.Var).Sym] = true
		}
	}
}

// controlOf lists the expressions with known values on which it depends what a statement executes.
func (f *facts) controlOf(s ir.Stmt) []ir.Expr {
	var out []ir.Expr
	switch s := s.(type) {
	case *ir.Do:
		out = []ir.Expr{s.Lo, s.Hi, stepOf(s)}
	case *ir.If:
		for _, b := range s.Branches {
			out = append(out, b.Cond)
		}
	case *ir.CallProc:
		return ir.ExprsOf(s)
	}
	return slices.DeleteFunc(out, func(e ir.Expr) bool { return e == nil || !f.canKnow(e) })
}

// control notes the scalars on which it depends what is computed inside of a nest.
func (f *facts) control(s ir.Stmt) {
	ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
		for _, e := range f.controlOf(x) {
			f.expr(e)
		}
		return true
	})
}
