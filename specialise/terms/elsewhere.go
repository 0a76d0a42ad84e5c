// Package terms looks at accumulations e = e op x into elements of distributed arrays. Owners compute, so that all terms x go to the
// owner of e. Where these lie elsewhere and are more than what is accumulated,
//
//	y(i) = y(i) + a(i,j)*x(j)          y in BLOCK, a and x cut along j
//
// it is better that each image adds up the terms that it has, and that the sums are combined: n numbers move in place of n*n.
package terms

import (
	"dhpfgo/ir"
)

// Elsewhere reports whether most terms of the update e = e op x are owned by other images than e, and no fewer than its
// executions: for an operand r of x, with the loops `loops` around the update (outermost first) of which those from `from` on are at hand,
//
//	some distributed dimension of r is indexed by loops at hand that index nothing of e, and by none that does
//	r is indexed by each loop that indexes e, unless the loop sets r's array, which then moves again in each iteration anyway
//
// and of no such operand does the owner keep still in all loops that e does not name.
func Elsewhere(e *ir.Elem, x ir.Expr, loops []*ir.Do, from int) bool {
	summed, kept := map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}
	for k, d := range loops {
		switch {
		case names(e.Subs, d.Var):
			kept[d.Var] = true
		case k >= from && !IsShort(d):
			summed[d.Var] = true
		}
	}
	found, stays := false, false
	ir.WalkExprs(x, func(y ir.Expr) {
		r, ok := y.(*ir.Elem)
		if !ok || r.Sym == e.Sym || r.Sym.Map == nil || len(r.Subs) != len(r.Sym.Map.Dims) || !isAsMany(r, e, loops) {
			return
		}
		moves := isCutAlong(r, summed, kept)
		found, stays = found || moves, stays || !moves
	})
	return found && !stays
}

// isAsMany reports whether r names as many elements as the loops name of e, as far as it does not move anew in each iteration.
func isAsMany(r, e *ir.Elem, loops []*ir.Do) bool {
	for _, d := range loops {
		if names(e.Subs, d.Var) && !names(r.Subs, d.Var) && !sets(d, r.Sym) {
			return false
		}
	}
	return true
}

// isCutAlong reports whether a distributed dimension of r is indexed by loops that are summed, and by none that is kept.
func isCutAlong(r *ir.Elem, summed, kept map[*ir.Symbol]bool) bool {
	for k, m := range r.Sym.Map.Dims {
		if m.Grid >= 0 && namesOneOf(r.Subs[k], summed) && !namesOneOf(r.Subs[k], kept) {
			return true
		}
	}
	return false
}

func names(list []ir.Expr, v *ir.Symbol) bool {
	for _, e := range list {
		if ir.Occurrences(e, v) > 0 {
			return true
		}
	}
	return false
}

func namesOneOf(e ir.Expr, vars map[*ir.Symbol]bool) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		s := ir.SymbolOf(x)
		return s != nil && vars[s]
	})
}

func sets(d *ir.Do, s *ir.Symbol) (found bool) {
	ir.EachMention(d.Body, func(t *ir.Symbol, r ir.Role) { found = found || t == s && r.Sets() })
	return found
}

// shortLoop is the number of iterations below which nothing is gained.
const shortLoop = 8

// IsShort reports whether a loop has few iterations.
func IsShort(d *ir.Do) bool {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	step, constant := d.ConstantStep()
	return okLo && okHi && constant && step != 0 && (hi.I-lo.I)/step+1 < shortLoop
}

// eachAssign calls f for the assignments in loop d with the loops around each: `around`, d, and those inside.
func eachAssign(d *ir.Do, around []*ir.Do, f func(a *ir.Assign, loops []*ir.Do)) {
	loops := append(around[:len(around):len(around)], d)
	var visit func(body []ir.Stmt)
	visit = func(body []ir.Stmt) {
		for _, s := range body {
			switch s := s.(type) {
			case *ir.Assign:
				f(s, loops)
			case *ir.Do:
				eachAssign(s, loops, f)
			default:
				s.EachBlock(visit)
			}
		}
	}
	visit(d.Body)
}
