package node

import (
	"slices"

	"dhpfgo/ir"
)

// stopsAfter is how many elements of one row are looked at before it is asked whether that is enough.
const stopsAfter = 2048

// stopEarly ends a search when its answer is known, after each row of a nest, and of one loop after stopsAfter elements:
//
//	do j; do i; s = s .or. e(i,j); end do; end do   →   do j; do i; s = s .or. e(i,j); end do; if (s) exit; end do
//
// Within a row nothing jumps, so that it is computed in vectors. What is not looked at any more changes nothing: e has no effects
// (Fortran 2018, 10.1.7: an operand need not be evaluated where the value is known without it).
func stopEarly(u *unit, n *nest) []ir.Stmt {
	s, op := searched(n)
	if s == nil || u.check || slices.ContainsFunc(n.loops, func(l *ir.Do) bool { return u.exposed[l.Var] || isShared(l.Var, u.procedure) || l.Deals != nil }) {
		return nil
	}
	last := len(n.loops) - 1
	row := *n.loops[last]
	if last == 0 {
		if trips, constant := row.ConstantTrips(); constant && trips <= stopsAfter {
			return nil
		}
		return []ir.Stmt{exitsWhen(u.inStrips(&row, stopsAfter), s, op)}
	}
	list := []ir.Stmt{&row}
	for k := last - 1; k >= 0; k-- {
		l := *n.loops[k]
		l.Body = list
		list = []ir.Stmt{exitsWhen(&l, s, op)}
	}
	return list
}

// searched is the scalar in which all statements of a nest gather whether an element meets a condition, or all do, nil for others.
func searched(n *nest) (s *ir.Symbol, op ir.ReduceOp) {
	for _, st := range n.body {
		v, found := gathers(st)
		if v == nil || s != nil && (v != s || found != op) {
			return nil, 0
		}
		s, op = v, found
	}
	return s, op
}

// gathers is the scalar of one statement: s = s .or. e, s = s .and. e, if (e) s = .true., if (e) s = .false.
func gathers(st ir.Stmt) (*ir.Symbol, ir.ReduceOp) {
	set, cond := st, ir.Expr(nil)
	if i, ok := st.(*ir.If); ok && len(i.Branches) == 1 && len(i.Branches[0].Body) == 1 {
		set, cond = i.Branches[0].Body[0], i.Branches[0].Cond
	}
	a, ok := set.(*ir.Assign)
	if !ok {
		return nil, 0
	}
	v, ok := a.LHS.(*ir.Var)
	if !ok || v.Sym.Type.Base != ir.Logical || ir.AnyExpr(a.RHS, isCalled) {
		return nil, 0
	}
	c, isConst := a.RHS.(*ir.Const)
	switch op, combined := ir.SpineOp(a.RHS, v.Sym); {
	case cond == nil && combined && ir.Occurrences(a.RHS, v.Sym) == 1 && (op == ir.ReduceOr || op == ir.ReduceAnd):
		return v.Sym, op
	case cond == nil || !isConst || ir.AnyExpr(cond, isCalled) || ir.Occurrences(cond, v.Sym) > 0:
		return nil, 0
	case c.L:
		return v.Sym, ir.ReduceOr
	}
	return v.Sym, ir.ReduceAnd
}

func isCalled(x ir.Expr) bool {
	_, is := x.(*ir.FuncRef)
	return is
}

// exitsWhen makes a loop end when a scalar has the value that no further element changes.
func exitsWhen(l *ir.Do, s *ir.Symbol, op ir.ReduceOp) *ir.Do {
	cond := ir.Expr(&ir.Var{Pos: l.Pos, Sym: s})
	if op == ir.ReduceAnd {
		cond = &ir.Unary{Pos: l.Pos, Op: ir.Not, X: cond}
	}
	at := ir.At{Pos: l.Pos}
	exit := &ir.If{At: at, Branches: []ir.Branch{{Pos: l.Pos, Cond: cond, Body: []ir.Stmt{&ir.Jump{At: at, Exit: true, Loop: l}}}}}
	l.Parallel, l.Body = false, append(slices.Clone(l.Body), exit)
	return l
}
