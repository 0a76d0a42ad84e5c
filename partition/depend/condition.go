package depend

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// guards are constraints that hold where a statement runs, by the conditions around it, with the variables that they add.
type guards struct {
	u      *space.Space
	n      *tree.Node
	loop   *tree.Node // the outermost loop in which the two iterations differ: what it sets has no one value
	cs     []sets.Constraint
	either [][2]sets.Constraint // of each pair one holds
	exists []string
}

// mostPairs bounds how many inequations /= of a statement are looked at.
const mostPairs = 2

// guardsOf gives the constraints of the conditions around node n inside of a loop, as far as they are affine, also with mod, in
// variables of loops and what nothing in that loop sets. So red points are told from black ones:
//
//	if (mod(i+j,2) == c) u(i,j) = u(i-1,j)      write: i'+j' - 2*q' = c,  read: i+j - 2*q = c,  i' = i-1 and j' = j: they never meet
func guardsOf(u *space.Space, n, loop *tree.Node) *guards {
	g := &guards{u: u, n: n, loop: loop}
	for p := n; p != g.loop; p = p.Parent {
		s, ok := p.Parent.Stmt.(*ir.If)
		if !ok {
			continue
		}
		for _, b := range s.Branches[:p.List] {
			g.holds(b.Cond, false)
		}
		if c := s.Branches[p.List].Cond; c != nil {
			g.holds(c, true)
		}
	}
	return g
}

// holds adds that a condition is true, or false, as far as constraints say so.
func (g *guards) holds(e ir.Expr, is bool) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == ir.Not {
			g.holds(e.X, !is)
		}
	case *ir.Binary:
		if e.Op == ir.And && is || e.Op == ir.Or && !is {
			g.holds(e.X, is)
			g.holds(e.Y, is)
			return
		}
		g.compares(e, is)
	}
}

// compares adds a comparison of integers, or that it does not hold.
func (g *guards) compares(e *ir.Binary, is bool) {
	if e.X.Type().Base != ir.Integer || e.Y.Type().Base != ir.Integer {
		return
	}
	tag := fmt.Sprintf("G%d", len(g.exists))
	x, ok := g.u.QuasiAffine(e.X, g.n, tag+"x")
	y, ok2 := g.u.QuasiAffine(e.Y, g.n, tag+"y")
	if !ok || !ok2 || !steady(g.u, x.Form, g.loop, g.n) || !steady(g.u, y.Form, g.loop, g.n) {
		return
	}
	less := func(a, b sets.Aff, by int64) sets.Constraint { return sets.GE(b, a.AddConst(by)) }
	switch op := e.Op; {
	case op == ir.EQ && is || op == ir.NE && !is:
		g.cs = append(g.cs, sets.EQ(x.Form, y.Form))
	case op == ir.LT && is || op == ir.GE && !is:
		g.cs = append(g.cs, less(x.Form, y.Form, 1))
	case op == ir.LE && is || op == ir.GT && !is:
		g.cs = append(g.cs, less(x.Form, y.Form, 0))
	case op == ir.GT && is || op == ir.LE && !is:
		g.cs = append(g.cs, less(y.Form, x.Form, 1))
	case op == ir.GE && is || op == ir.LT && !is:
		g.cs = append(g.cs, less(y.Form, x.Form, 0))
	case len(g.either) < mostPairs:
		g.either = append(g.either, [2]sets.Constraint{less(x.Form, y.Form, 1), less(y.Form, x.Form, 1)})
	}
	g.cs = append(append(g.cs, x.Where()...), y.Where()...)
	g.exists = append(append(g.exists, x.Exists...), y.Exists...)
}

// alternatives lists the constraints as conjunctions of which one holds.
func (g *guards) alternatives() [][]sets.Constraint {
	out := [][]sets.Constraint{g.cs}
	for _, pair := range g.either {
		var next [][]sets.Constraint
		for _, c := range pair {
			for _, cs := range out {
				next = append(next, append(slices.Clip(cs), c))
			}
		}
		out = next
	}
	return out
}
