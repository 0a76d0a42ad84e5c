package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// Locating is a reduction that keeps a value and where it was found, as MAXLOC and MINLOC do:
//
//	if (e > best) then; best = e; at = i; ..; end if
//
// Each image searches its own iterations; the first of the best candidates wins, or with >= the last.
type Locating struct {
	Test    *tree.Node // the IF
	Best    *ir.Symbol
	Carried []*ir.Symbol // best and what else the IF sets
	homes   []*ir.Elem   // elements whose owners may execute
	home    *ir.Elem
	Min     bool
	Last    bool
}

// findLocating recognises searches for the largest or smallest value over mapped data.
func findLocating(u *Computation) {
	for _, n := range u.Nodes {
		l := locatingForm(u.Space, n)
		if l == nil {
			continue
		}
		region := locatingRegion(u.Space, l)
		if region == nil || mayDiverge(u.Space, region) {
			continue
		}
		if l.homes = locatingHomes(u.Space, l); len(l.homes) == 0 {
			continue
		}
		if u.Private.Loop(l.Best, n) != nil && (!sharesOf(u.Space, n, region, l.homes) || staysWithUse(u, n, l.Best, region)) {
			continue
		}
		op := ir.ReduceMax
		if l.Min {
			op = ir.ReduceMin
		}
		r := &Reduction{Scalar: l.Best, Op: op, Region: region, Locating: l, Leaves: n.Bodies[0]}
		for _, m := range r.Leaves {
			u.Updates.Put(m, r)
		}
		u.Private.Publish(r.Region, r.Sets)
		addPartial(u, r)
	}
}

// locatingForm recognises the IF of a search, nil for other statements.
func locatingForm(u *space.Space, n *tree.Node) *Locating {
	s, ok := n.Stmt.(*ir.If)
	if !ok || len(s.Branches) != 1 || len(n.Loops) == 0 {
		return nil
	}
	l := &Locating{Test: n}
	values := map[*ir.Symbol]ir.Expr{}
	for _, m := range n.Bodies[0] {
		a, ok := m.Stmt.(*ir.Assign)
		if !ok {
			return nil
		}
		v, ok := a.LHS.(*ir.Var)
		if !ok || v.Sym.Map != nil || values[v.Sym] != nil || !movable(v.Sym) {
			return nil
		}
		values[v.Sym] = a.RHS
		l.Carried = append(l.Carried, v.Sym)
	}
	for _, e := range values {
		if slices.ContainsFunc(l.Carried, func(v *ir.Symbol) bool { return ir.Occurrences(e, v) > 0 }) {
			return nil
		}
	}
	cond := withoutStart(l.comparison(s.Branches[0].Cond), l.Carried)
	for _, v := range l.Carried {
		if l.compares(cond, v, values[v]) {
			return l
		}
	}
	return nil
}

// movable reports whether the value of a scalar fits into a word of a Locate.
func movable(s *ir.Symbol) bool {
	return s.Rank() == 0 && !s.Pointer && !s.Target && !s.Overlaid && !s.Allocatable &&
		(s.Type.Base == ir.Integer || s.Type.Base == ir.Real) && !ir.IsWide(s.Type)
}

// comparison strips other conditions, in which nothing that is carried occurs, from "c .and. e > best".
func (l *Locating) comparison(cond ir.Expr) ir.Expr {
	and, ok := cond.(*ir.Binary)
	if !ok || and.Op != ir.And {
		return cond
	}
	mentions := func(e ir.Expr) bool {
		return slices.ContainsFunc(l.Carried, func(v *ir.Symbol) bool { return ir.Occurrences(e, v) > 0 })
	}
	switch {
	case !mentions(and.X):
		return l.comparison(and.Y)
	case !mentions(and.Y):
		return l.comparison(and.X)
	}
	return cond
}

// withoutStart strips "at == 0 .or." from a condition: nothing has been found so far.
func withoutStart(cond ir.Expr, carried []*ir.Symbol) ir.Expr {
	or, ok := cond.(*ir.Binary)
	if !ok || or.Op != ir.Or {
		return cond
	}
	eq, ok := or.X.(*ir.Binary)
	if !ok || eq.Op != ir.EQ {
		return cond
	}
	v, isVar := eq.X.(*ir.Var)
	zero, isConst := eq.Y.(*ir.Const)
	if isVar && isConst && zero.I == 0 && v.Type().Base == ir.Integer && slices.Contains(carried, v.Sym) {
		return or.Y
	}
	return cond
}

// compares recognises the comparison of a new value e with the best so far, which "best is not a number and e is one" may
// follow.
func (l *Locating) compares(cond ir.Expr, best *ir.Symbol, e ir.Expr) bool {
	c, ok := cond.(*ir.Binary)
	if ok && c.Op == ir.Or && isNumberTest(c.Y, best, e) {
		c, ok = c.X.(*ir.Binary)
	}
	back := false
	if ok && c.Op == ir.Or {
		if back = isBackTest(c); back {
			c, ok = c.X.(*ir.Binary)
		}
	}
	if !ok || c.X.Type() != best.Type || c.Y.Type() != best.Type {
		return false
	}
	x, y, op := c.X, c.Y, c.Op
	if v, isVar := x.(*ir.Var); isVar && v.Sym == best {
		x, y, op = y, x, mirrored(op)
	}
	v, isVar := y.(*ir.Var)
	if !isVar || v.Sym != best || !ir.Equal(x, e) {
		return false
	}
	switch op {
	case ir.GT, ir.GE, ir.LT, ir.LE:
		l.Best, l.Min, l.Last = best, op == ir.LT || op == ir.LE, back || op == ir.GE || op == ir.LE
		return true
	}
	return false
}

// isBackTest recognises "e > best .or. .true. .and. e >= best", and so with < and <=.
func isBackTest(or *ir.Binary) bool {
	x, ok := or.X.(*ir.Binary)
	and, ok2 := or.Y.(*ir.Binary)
	if !ok || !ok2 || and.Op != ir.And {
		return false
	}
	yes, ok := and.X.(*ir.Const)
	y, ok2 := and.Y.(*ir.Binary)
	same := ok2 && ir.Equal(x.X, y.X) && ir.Equal(x.Y, y.Y)
	return ok && yes.L && same && (x.Op == ir.GT && y.Op == ir.GE || x.Op == ir.LT && y.Op == ir.LE)
}

// mirrored is the comparison with its operands exchanged.
func mirrored(op ir.Op) ir.Op {
	switch op {
	case ir.GT:
		return ir.LT
	case ir.GE:
		return ir.LE
	case ir.LT:
		return ir.GT
	case ir.LE:
		return ir.GE
	}
	return op
}

// isNumberTest recognises "best /= best .and. e == e".
func isNumberTest(x ir.Expr, best *ir.Symbol, e ir.Expr) bool {
	and, ok := x.(*ir.Binary)
	if !ok || and.Op != ir.And {
		return false
	}
	ne, ok := and.X.(*ir.Binary)
	eq, ok2 := and.Y.(*ir.Binary)
	if !ok || !ok2 || ne.Op != ir.NE || eq.Op != ir.EQ {
		return false
	}
	v := &ir.Var{Sym: best}
	return ir.Equal(ne.X, v) && ir.Equal(ne.Y, v) && ir.Equal(eq.X, e) && ir.Equal(eq.Y, e)
}

// locatingRegion is the outermost loop around the search in which nothing else reads or sets what it carries, nil for none.
func locatingRegion(u *space.Space, l *Locating) *tree.Node {
	n := l.Test
	for k, loop := range n.Loops {
		clean := !slices.ContainsFunc(n.Loops[k:], unordered)
		loop.Each(func(m *tree.Node) {
			if m.Within(n) {
				return
			}
			for _, v := range l.Carried {
				clean = clean && !m.Reads(v) && !m.Writes(v)
			}
		})
		if clean {
			return loop
		}
	}
	return nil
}

// unordered reports whether the iterations of a loop can not be told apart by the values of its variable, or some may be left out.
func unordered(l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return true
	}
	_, constant := d.ConstantStep()
	return !constant || tree.LeftEarly(l)
}

// locatingHomes lists the mapped elements on which a search depends and whose owners may execute it.
func locatingHomes(u *space.Space, l *Locating) []*ir.Elem {
	var out []*ir.Elem
	for _, r := range operands(u, l.Test, l.Test.Bodies[0]...) {
		if _, ok := u.OwnerConstraints(r, l.Test, u.Names.Start); ok {
			out = append(out, r)
		}
	}
	return out
}
