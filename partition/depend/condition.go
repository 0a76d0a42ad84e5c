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
	within []*tree.Node // the outermost loop in which the two iterations differ, or the branch of a condition around: what they set has no one value
	cs     []sets.Constraint
	either [][2]sets.Constraint // of each pair one holds
	exists []string
	bits   []bits
}

// mostPairs bounds how many inequations /= of a statement are looked at.
const mostPairs = 2

// guardsOf gives the constraints of the conditions around node n inside of a loop, as far as they are affine, also with mod, in
// variables of loops and what nothing in that loop sets. So red points are told from black ones:
//
//	if (mod(i+j,2) == c) u(i,j) = u(i-1,j)      write: i'+j' - 2*q' = c,  read: i+j - 2*q = c,  i' = i-1 and j' = j: they never meet
func guardsOf(u *space.Space, n, loop *tree.Node) *guards {
	g := &guards{u: u, n: n, within: []*tree.Node{loop}}
	for p := n; p != loop; p = p.Parent {
		g.inBranch(p)
	}
	return g
}

// around adds the conditions around the loop, which are the same for both iterations where nothing in their branches sets what they read:
//
//	if (k > 0) then; do i = n, k+1, -1; a(i) = a(i) + a(i-k)      i' > i as i' comes first, and i' = i - k: never
func (g *guards) around() *guards {
	for p := g.within[0]; p.Parent != nil; p = p.Parent {
		g.n, g.within = p.Parent, p.Parent.Bodies[p.List]
		g.inBranch(p)
	}
	return g
}

// Around gives what the conditions around node n say of scalars and variables of loops, as far as they are among these names, and nothing in
// their branches sets them.
func Around(u *space.Space, n *tree.Node, names []string) []sets.Constraint {
	g := (&guards{u: u, n: n, within: []*tree.Node{n}}).around()
	return slices.DeleteFunc(g.cs, func(c sets.Constraint) bool {
		return slices.ContainsFunc(c.Aff.Terms, func(t sets.Term) bool { return !slices.Contains(names, t.Name) })
	})
}

// inBranch adds what holds in the branch of an IF that a node is in, if it is in one.
func (g *guards) inBranch(p *tree.Node) {
	s, ok := p.Parent.Stmt.(*ir.If)
	if !ok {
		return
	}
	for _, b := range s.Branches[:p.List] {
		g.holds(b.Cond, false)
	}
	if c := s.Branches[p.List].Cond; c != nil {
		g.holds(c, true)
	}
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
	if e.X.Type().Base != ir.Integer || e.Y.Type().Base != ir.Integer || g.tests(e, is) {
		return
	}
	tag := fmt.Sprintf("G%d", len(g.exists))
	x, ok := g.u.QuasiAffine(e.X, g.n, tag+"x")
	y, ok2 := g.u.QuasiAffine(e.Y, g.n, tag+"y")
	changes := func(l *tree.Node) bool { return !steady(g.u, x.Form, l, g.n) || !steady(g.u, y.Form, l, g.n) }
	if !ok || !ok2 || slices.ContainsFunc(g.within, changes) {
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
