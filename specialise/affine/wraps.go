package affine

import (
	"slices"

	"dhpfgo/ir"
)

// subscriptsIn puts f(e) in place of each subscript e, in dimension k of a variable, of which the filter holds, blocks inside left out.
func subscriptsIn(s ir.Stmt, filter func(v *ir.Symbol, k int, e ir.Expr) bool, f func(ir.Expr) ir.Expr) {
	changed := false
	element := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		e, ok := x.(*ir.Elem)
		if !ok {
			return x
		}
		c := *e
		c.Subs = slices.Clone(e.Subs)
		for k, sub := range e.Subs {
			if filter(e.Sym, k, sub) {
				c.Subs[k] = f(sub)
				changed = changed || c.Subs[k] != sub
			}
		}
		return &c
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, element) }}
	if n := s.Rewritten(m, ir.Use); changed {
		s.Become(n)
	}
}

// DistributedSubscripts puts f(e) in place of each subscript e in a distributed dimension, blocks inside left out.
func DistributedSubscripts(s ir.Stmt, f func(ir.Expr) ir.Expr) { subscriptsIn(s, distributed, f) }

// distributed reports whether a variable is distributed in dimension k.
func distributed(v *ir.Symbol, k int, _ ir.Expr) bool { return v.Map != nil && v.Map.Dims[k].Grid >= 0 }

// wraps reports whether a subscript moves around the end of an array: no division is due for each element, be it distributed or not.
func wraps(_ *ir.Symbol, _ int, e ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		c, ok := x.(*ir.Call)
		return ok && c.Fn == "modulo"
	})
}

// Wraps reports whether loops of array statements in a unit have subscripts that move around the end of an array.
func Wraps(u *ir.Unit) (found bool) {
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok && isArrayLoop(d) {
			ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
				subscriptsIn(s, wraps, func(e ir.Expr) ir.Expr {
					found = true
					return e
				})
				return true
			})
		}
		return !found
	})
	return found
}

func isArrayLoop(s ir.Stmt) bool {
	d, ok := s.(*ir.Do)
	return ok && d.Independent != nil && d.Independent.Array
}
