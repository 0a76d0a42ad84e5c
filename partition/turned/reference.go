package turned

import (
	"slices"

	"dhpfgo/ir"
)

// reference is an element or a section of a distributed array, or, without subscripts, the array named in another way.
type reference struct {
	sym    *ir.Symbol
	subs   []ir.Expr // of each dimension, nil where a section runs through it
	ranges [][]ir.Expr
	sets   bool
	call   bool // a procedure gets it
}

// eachReference calls f for all that a statement does with distributed arrays; their bounds count for nothing.
func eachReference(s ir.Stmt, f func(reference)) {
	if c, ok := s.(*ir.CallProc); ok {
		inArguments(c.Proc, c.Args, f)
		inExpr(c.Result, ir.Def, f)
		return
	}
	ir.EachExprOf(s, func(e ir.Expr, r ir.Role) { inExpr(e, r, f) })
}

func inArguments(p *ir.Procedure, args []ir.Actual, f func(reference)) {
	for k, a := range args {
		role := ir.Use
		if p.Effects.Arg(k).Written {
			role = ir.Update
		}
		if a.Section == nil {
			inExpr(a.X, role, f)
			continue
		}
		x := ofSection(a.Section)
		x.sets = role.Sets()
		if x.sym.Map != nil {
			f(x)
		}
		a.Section.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) { inExpr(e, ir.Use, f) })
	}
}

func inExpr(e ir.Expr, r ir.Role, f func(reference)) {
	switch e := e.(type) {
	case nil, *ir.Extent:
		return
	case *ir.FuncRef:
		inArguments(e.Proc, e.Args, f)
		return
	case *ir.Elem:
		if e.Sym.Map != nil {
			f(reference{sym: e.Sym, subs: e.Subs, ranges: make([][]ir.Expr, len(e.Subs)), sets: r.Sets()})
		}
	default:
		e.EachSymbol(r, func(s *ir.Symbol, r ir.Role) {
			if s.Map != nil {
				f(reference{sym: s})
			}
		})
	}
	e.EachExpr(r, func(x ir.Expr, r ir.Role) { inExpr(x, r, f) })
}

func ofSection(x *ir.Section) reference {
	r := reference{sym: x.Sym, subs: make([]ir.Expr, len(x.Lo)), ranges: make([][]ir.Expr, len(x.Lo)), call: true}
	for k := range x.Lo {
		if x.Single[k] {
			r.subs[k] = x.Lo[k]
		} else {
			r.ranges[k] = []ir.Expr{x.Lo[k], x.Hi[k], x.Step[k]}
		}
	}
	return r
}

// runsAcross reports whether a section runs through a dimension in which the array is cut, other than the one given, and not only through a
// small part of it.
func (r reference) runsAcross(at int) bool {
	for k, m := range r.sym.Map.Dims {
		if k == at || m.Grid < 0 || r.ranges[k] == nil {
			continue
		}
		n, known := ir.Difference(r.ranges[k][1], r.ranges[k][0])
		x := r.sym.Dims[k]
		if extent, fixed := ir.Difference(x.Hi, x.Lo); !known || !fixed || 4*(n+1) >= extent {
			return true
		}
	}
	return false
}

// fewElements is an extent through which nobody needs to go for an array to be worth its copy, as that of five components of a flow.
const fewElements = 8

// isWhole reports whether a loop over dimension `at` goes through the other dimensions, too.
func (r reference) isWhole(at int, d *ir.Do) bool {
	inner := loopsIn(d)
	for k, sub := range r.subs {
		if k == at || r.ranges[k] != nil || mentionsOne(sub, inner) {
			continue
		}
		x := r.sym.Dims[k]
		if n, fixed := ir.Difference(x.Hi, x.Lo); !fixed || n >= fewElements {
			return false
		}
	}
	return true
}

// place is the dimension in which a variable stands, with a distance from it that is known; -1 where there is none, or several.
func (r reference) place(v *ir.Symbol) int {
	at := -1
	for k, sub := range r.subs {
		if slices.ContainsFunc(r.ranges[k], func(e ir.Expr) bool { return mentions(e, v) }) {
			return -1
		}
		if !mentions(sub, v) {
			continue
		}
		if _, known := ir.Difference(sub, &ir.Var{Sym: v}); !known || at >= 0 {
			return -1
		}
		at = k
	}
	return at
}

// leadsAcross reports whether one of some loops leads through a dimension in which the array is cut, other than the one given.
func (r reference) leadsAcross(at int, inner map[*ir.Symbol]bool) bool {
	for k, m := range r.sym.Map.Dims {
		if k != at && m.Grid >= 0 && mentionsOne(r.subs[k], inner) {
			return true
		}
	}
	return false
}

// loopsIn lists the variables of the loops inside of a loop.
func loopsIn(d *ir.Do) map[*ir.Symbol]bool {
	inner := map[*ir.Symbol]bool{}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		if x, ok := s.(*ir.Do); ok {
			inner[x.Var] = true
		}
		return true
	})
	return inner
}

func mentionsOne(e ir.Expr, vars map[*ir.Symbol]bool) bool {
	return e != nil && ir.AnyExpr(e, func(x ir.Expr) bool { v, ok := x.(*ir.Var); return ok && vars[v.Sym] })
}

func mentions(e ir.Expr, s *ir.Symbol) bool {
	return e != nil && ir.AnyExpr(e, func(x ir.Expr) bool { return ir.SymbolOf(x) == s })
}
