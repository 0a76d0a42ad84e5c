package compute

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// unionOfReads is the partition of a definition of private arrays that are not made from themselves: each image computes the
// elements that its own iterations of the loop read, mapped back through the subscripts (see feeds). Boundary values are
// computed by all that need them rather than sent. So is a call for the sections that it sets:
//
//	do j; call flux(u(:,j), u(:,j+1), f(:,j)); end do          f(:,j), f(:,j-1) are read where r(:,j) is owned:
//	do j; r(:,j) = f(:,j) - f(:,j-1); end do                   the calls for V-1 <= j <= V+B-1
func unionOfReads(u *Computation, n *tree.Node) *Part {
	out := &Part{Kind: InSet, Set: u.Sets.EmptySet(u.Dims(n.Loops)...), Why: reason.WhereUsed.Of()}
	found, parts := false, setList{}
	for _, b := range space.BoxesSet(n) {
		for _, m := range readers(u, n, b.Sym) {
			found = true
			if why := whyNotThere(u, n, m, b.Sym); why.Some() {
				return &Part{Why: why}
			}
			parts.addReads(u, n, b, m)
			out.Home = appendHome(out.Home, u.CP.Of(m).Home)
		}
	}
	if !found {
		return partOfDead(u, n)
	}
	out.Set = filled(u, n, sets.CoalesceOwn(out.Set.UnionAll(parts.list)))
	return out
}

// whyNotThere gives the reason why n cannot run where m reads what it gives variable s, none if it can.
func whyNotThere(u *Computation, n, m *tree.Node, s *ir.Symbol) diag.Reason {
	if u.CP.Of(m) == nil {
		u.CP.Put(m, unionOfUses(u, m))
	}
	if u.CP.Of(m).Kind != InSet {
		return reason.AllNeedResult.At(m.Stmt.Span())
	}
	if s := u.AbsentIn(u.CP.Of(m).Set); s != nil {
		return reason.MayBeAbsent.Of(s.UserName())
	}
	if s := changesBetween(u, n, use{m, sharedBy(u, n, m, s)}); s != nil {
		return reason.ChangesBefore.Of(s.UserName())
	}
	return diag.Reason{}
}

// addReads adds the iterations of n whose box b has elements that m reads in its own.
func (l *setList) addReads(u *Computation, n *tree.Node, b space.Box, m *tree.Node) {
	shared := sharedBy(u, n, m, b.Sym)
	for _, r := range space.BoxesRead(m, b.Sym) {
		switch {
		case !space.Narrows(u.Space, b, n) || !space.Narrows(u.Space, r, m):
			l.add(u.Lift(u.CP.Of(m).Set, m, n, shared))
		case !b.Apart(r):
			l.add(feeds(u, b, n, r, m, shared))
		}
	}
}

// feedsItself reports whether a value that n defines reaches n again through private variables.
func feedsItself(u *Computation, n *tree.Node) bool {
	known := u.cyclic.Of(n)
	if known == nil {
		answer := reachesItself(u, n)
		known = &answer
		u.cyclic.Put(n, known)
	}
	return *known
}

func reachesItself(u *Computation, n *tree.Node) bool {
	seen := map[*tree.Node]bool{}
	queue := []*tree.Node{n}
	for len(queue) > 0 {
		m := queue[0]
		queue = queue[1:]
		for _, w := range usesOf(u, use{m, len(m.Loops)}) {
			if w.n == n {
				return true
			}
			if !seen[w.n] && inherits(u, w.n) {
				queue = append(queue, w.n)
			}
			seen[w.n] = true
		}
	}
	return false
}

// readers lists the statements in the loop to which the array that n defines is private that read it.
func readers(u *Computation, n *tree.Node, s *ir.Symbol) []*tree.Node {
	var out []*tree.Node
	for _, m := range u.ReadersIn(u.Private.Loop(s, n), s) {
		if m != n && !over(u.Space, n, m, s) && mayReach(u, n, m, s) {
			out = append(out, m)
		}
	}
	return out
}

// reaching is a question to mayReach: a definition of a variable, and a statement that reads it.
type reaching struct {
	from, to *tree.Node
	sym      *ir.Symbol
}

// mayReach reports whether m may read what n gives an element of private array s, in the same iteration or an earlier one of a loop inside.
// A call that sets its argument before it reads it reads nothing of others:
//
//	do k;  f(3,k) = f(3,k) + p(k);  f(4,k) = f(4,k) + q(k)
//	do j;  f(j+1) = f(j+1) - p(j);  f(j+2) = f(j+2) - q(j)
func mayReach(u *Computation, n, m *tree.Node, s *ir.Symbol) bool {
	if s.Rank() == 0 {
		return true
	}
	key := reaching{n, m, s}
	answer, known := u.reaching[key]
	if !known {
		_, isCall := m.Stmt.(*ir.CallProc)
		answer = !(isCall && m.SetsFirst(s)) && findsElement(u, n, m, s) && !setBetween(u, n, m, s)
		u.reaching[key] = answer
	}
	return answer
}

// findsElement reports whether m may read an element of private array s that n has set, in the same iteration of the loop to which it is
// private.
func findsElement(u *Computation, n, m *tree.Node, s *ir.Symbol) bool {
	level := slices.Index(n.Loops, u.Private.Loop(s, n)) + 1
	compared := false
	for _, b := range space.BoxesSet(n) {
		if b.Sym != s {
			continue
		}
		for _, r := range space.BoxesRead(m, s) {
			compared = true
			if x, y := b.Elements(r); x == nil || depend.FlowDependence(u.Space, x, n, y, m, level) != nil {
				return true
			}
		}
	}
	return !compared && m.Order > n.Order
}

// over reports whether m has run when n sets private variable s, in each iteration of the loop to which s is private: it stands before n,
// and no loop inside has both, or is m itself.
func over(u *space.Space, n, m *tree.Node, s *ir.Symbol) bool {
	return m.Order < n.Order && !n.Within(m) && tree.Common(n, m) == slices.Index(n.Loops, u.Private.Loop(s, n))+1
}

// setBetween reports whether statements that stand between n and m, and run in each iteration of the loop to which s is private, set all
// elements of s that m reads, so that none comes from n:
//
//	do it; v = 0; do j; do i; v(j) = v(j) + a(i,j); ..;  v = 1; do j; do i; v(j) = v(j) - a(i,j); ..; end do
//
// It is asked of recurrences in elements that each iteration of a loop has to itself: a row of them runs where its own results are used.
// Other work arrays run whole lines, whose ends no test marks.
func setBetween(u *Computation, n, m *tree.Node, s *ir.Symbol) bool {
	depth := slices.Index(n.Loops, u.Private.Loop(s, n))
	if !n.Reads(s) || n.Order > m.Order || tree.Common(n, m) != depth+1 || tree.Cycles(n.Loops[depth]) {
		return false
	}
	return slices.ContainsFunc(n.Loops[depth+1:], func(l *tree.Node) bool { return EachItsOwn(l, s) }) &&
		isSetIn(u.Space, m, n.Loops[depth].Bodies[0], n, depth, s)
}
