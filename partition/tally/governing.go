package tally

import (
	"maps"
	"slices"

	"dhpfgo/ir"
)

// governing says of the iterations of a loop whether they may differ in what they compute, by its variable or by a scalar that is set in it, and
// whether such a scalar carries something from one to the next.
type governing struct {
	governs, carries bool
	turns            [][2]ir.Expr // where two of these are equal, what an iteration computes may turn
}

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
		return true
	})
	ir.WalkStmts(s.Body, func(x ir.Stmt) bool {
		for _, e := range w.facts.controlOf(x) {
			out.turns = append(out.turns, turnsOf(e, s.Var)...)
		}
		if d, ok := x.(*ir.Do); ok {
			out.turns = append(out.turns, [2]ir.Expr{d.Lo, d.Hi})
		}
		return out.governs
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

// turnsOf lists the sides of the comparisons and the arguments of MIN and MAX in an expression that depends on a variable.
func turnsOf(e ir.Expr, v *ir.Symbol) [][2]ir.Expr {
	var out [][2]ir.Expr
	if !mentions(e, map[*ir.Symbol]bool{v: true}) {
		return nil
	}
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Binary:
			if x.Op >= ir.EQ && x.Op <= ir.GE {
				out = append(out, [2]ir.Expr{x.X, x.Y})
			}
		case *ir.Call:
			if (x.Fn == "min" || x.Fn == "max") && len(x.Args) > 1 {
				out = append(out, [2]ir.Expr{x.Args[0], x.Args[1]})
			}
		}
	})
	return out
}

// places finds in which iterations of a loop, of those from 0 to last, what they compute may turn: the lines that both sides lie on meet there.
func (g governing) places(at func(e ir.Expr, k int64) (int64, bool), last int64) []int64 {
	var out []int64
	for _, t := range g.turns {
		var height [2]int64 // of the first side over the second, in the first two iterations
		known := true
		for k := range int64(2) {
			x, isX := at(t[0], k)
			y, isY := at(t[1], k)
			height[k], known = x-y, known && isX && isY
		}
		slope := height[1] - height[0]
		if !known || slope == 0 {
			continue
		}
		meet := -height[0] / slope
		for k := meet - 2; k <= meet+2; k++ {
			if k > 0 && k <= last {
				out = append(out, k)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
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
