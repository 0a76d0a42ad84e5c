package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// unionOfReads is the partition of a definition of a private array that is not made from itself: each image computes the
// elements that its own iterations of the loop read, mapped back through the subscripts (see feeds). Boundary values are
// computed by all that need them rather than sent.
func unionOfReads(u *Computation, n *tree.Node, e *ir.Elem) *Part {
	out := &Part{Kind: InSet, Set: u.Sets.EmptySet(u.Dims(n.Loops)...), Why: reason.WhereUsed.Of()}
	found, parts := false, setList{}
	for _, m := range readers(u, n, e.Sym) {
		found = true
		if u.CP.Of(m) == nil {
			u.CP.Put(m, unionOfUses(u, m))
		}
		if u.CP.Of(m).Kind != InSet {
			return &Part{Why: reason.AllNeedResult.At(m.Stmt.Span())}
		}
		shared := sharedBy(u, n, m, e.Sym)
		if s := u.AbsentIn(u.CP.Of(m).Set); s != nil {
			return &Part{Why: reason.MayBeAbsent.Of(s.UserName())}
		}
		if s := changesBetween(u, n, use{m, shared}); s != nil {
			return &Part{Why: reason.ChangesBefore.Of(s.UserName())}
		}
		if m.ReadsWhole(e.Sym) {
			parts.add(u.Lift(u.CP.Of(m).Set, m, n, shared))
		} else {
			for _, r := range m.References(e.Sym) {
				if !apart(e, r) {
					parts.add(feeds(u, e, n, r, m, shared))
				}
			}
		}
		out.Home = appendHome(out.Home, u.CP.Of(m).Home)
	}
	if !found {
		return partOfDead(u.Space, n)
	}
	out.Set = filled(u, n, sets.CoalesceOwn(out.Set.UnionAll(parts.list)))
	return out
}

// apart reports whether a constant subscript alone tells that two references to an array are different elements, as in
// blocks of 5 by 5 written out.
func apart(a, b *ir.Elem) bool {
	for k := range a.Subs {
		x, okX := a.Subs[k].(*ir.Const)
		y, okY := b.Subs[k].(*ir.Const)
		if okX && okY && x.I != y.I {
			return true
		}
	}
	return false
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

// mayReach reports whether m may read what n gives an element of private array s. A statement that stands in front of n, or is n itself, reads
// what an earlier iteration of a loop inside has set, if any:
//
//	do k;  f(3,k) = f(3,k) + p(k);  f(4,k) = f(4,k) + q(k)
func mayReach(u *Computation, n, m *tree.Node, s *ir.Symbol) bool {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || s.Rank() == 0 || m.Order > n.Order || m.ReadsWhole(s) {
		return true
	}
	e, ok := a.LHS.(*ir.Elem)
	refs := m.References(s)
	if !ok || e.Sym != s || len(refs) == 0 {
		return true
	}
	key := reaching{n, m, s}
	answer, known := u.reaching[key]
	if !known {
		level := slices.Index(n.Loops, u.Private.Loop(s, n)) + 1
		answer = slices.ContainsFunc(refs, func(r *ir.Elem) bool { return depend.FlowDependence(u.Space, e, n, r, m, level) != nil })
		u.reaching[key] = answer
	}
	return answer
}

// over reports whether m has run when n sets private variable s, in each iteration of the loop to which s is private: it stands before n,
// and no loop inside has both, or is m itself.
func over(u *space.Space, n, m *tree.Node, s *ir.Symbol) bool {
	return m.Order < n.Order && !n.Within(m) && tree.Common(n, m) == slices.Index(n.Loops, u.Private.Loop(s, n))+1
}
