package partition

import (
	"dhpfgo/ir"
)

// unionOfReads is the partition of a definition of a private array that is not made from itself: each image computes the
// elements that its own iterations of the loop read, mapped back through the subscripts (see feeds). Boundary values are
// computed by all that need them rather than sent.
func (u *unit) unionOfReads(n *node, e *ir.Elem) *cp {
	out := &cp{kind: cpSet, set: u.sets.EmptySet(u.dims(n.loops)...), why: whereUsed.Of()}
	found, parts := false, setList{}
	for _, m := range u.readers(n, e.Sym) {
		found = true
		if m.cp == nil {
			m.cp = u.unionOfUses(m)
		}
		if m.cp.kind != cpSet {
			return &cp{why: allNeedResult.At(m.stmt.Span())}
		}
		shared := u.sharedBy(n, m, e.Sym)
		if s := u.absentIn(m.cp.set); s != nil {
			return &cp{why: mayBeAbsent.Of(s.UserName())}
		}
		if s := u.changesBetween(n, use{m, shared}); s != nil {
			return &cp{why: changesBefore.Of(s.UserName())}
		}
		if m.readsWhole(e.Sym) {
			parts.add(u.lift(m.cp.set, m, n, shared))
		} else {
			for _, r := range m.references(e.Sym) {
				if !apart(e, r) {
					parts.add(u.feeds(e, n, r, m, shared))
				}
			}
		}
		out.home = appendHome(out.home, m.cp.home)
	}
	if !found {
		return &cp{why: nothingDepends.Of()}
	}
	out.set = out.set.UnionAll(parts.list).Coalesce()
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
func (u *unit) feedsItself(n *node) bool {
	seen := map[*node]bool{}
	queue := []*node{n}
	for len(queue) > 0 {
		m := queue[0]
		queue = queue[1:]
		for _, w := range u.usesOf(use{m, len(m.loops)}) {
			if w.n == n {
				return true
			}
			if !seen[w.n] && u.inherits(w.n) {
				queue = append(queue, w.n)
			}
			seen[w.n] = true
		}
	}
	return false
}

// readers lists the statements in the loop to which the array that n defines is private that read it.
func (u *unit) readers(n *node, s *ir.Symbol) []*node {
	var out []*node
	for _, m := range u.readersIn(u.privateLoop(s, n), s) {
		if m != n {
			out = append(out, m)
		}
	}
	return out
}

// readsWhole reports whether the node reads array s in another way than by its elements: a procedure gets it.
func (n *node) readsWhole(s *ir.Symbol) bool {
	if c, ok := n.stmt.(*ir.CallProc); ok && argsRead(c.Proc, c.Args, s) || readsSection(n.stmt, s) {
		return true
	}
	found := len(n.references(s)) == 0
	if n.facts().plain {
		return found
	}
	for _, e := range n.header() {
		ir.WalkExprs(e, func(x ir.Expr) { found = found || callReads(x, s) })
	}
	return found
}

// references lists the elements of array s that the node itself evaluates.
func (n *node) references(s *ir.Symbol) []*ir.Elem {
	var out []*ir.Elem
	for _, r := range n.facts().elems {
		if r.Sym == s && len(r.Subs) > 0 {
			out = append(out, r)
		}
	}
	return out
}
