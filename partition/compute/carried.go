package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// sharedBy counts the outer loops that hold both n, which defines private variable s, and m, which uses it, in the same
// iteration: those up to the loop to which s is private, and of the ones inside as many as carry no value of s from one of
// their iterations to another.
func sharedBy(u *Computation, n, m *tree.Node, s *ir.Symbol) int {
	both := tree.Common(n, m)
	for k := slices.Index(n.Loops, u.Private.Loop(s, n)) + 1; k < both; k++ {
		if carries(u, n.Loops[k], k, s) {
			return k
		}
	}
	return both
}

// carried is a question to carries: a loop and a variable.
type carried struct {
	loop *tree.Node
	sym  *ir.Symbol
}

// carries asks mayCarry once for each loop and variable.
func carries(u *Computation, l *tree.Node, depth int, s *ir.Symbol) bool {
	key := carried{l, s}
	answer, known := u.carried[key]
	if !known {
		answer = mayCarry(u.Space, l, depth, s)
		u.carried[key] = answer
	}
	return answer
}

// mayCarry reports whether an iteration of l, the loop number depth of the statements inside, may use what another one gave
// variable s.
func mayCarry(u *space.Space, l *tree.Node, depth int, s *ir.Symbol) bool {
	if s.Rank() == 0 {
		exposed, _ := tree.FlowFrom(l.Bodies[0], 0, s)
		return exposed
	}
	if EachItsOwn(l, s) {
		return false
	}
	carried := false
	l.Each(func(m *tree.Node) {
		switch m.Stmt.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop:
			carried = true
		}
		carried = carried || m.Reads(s) && !setBefore(u, m, l, depth, s)
	})
	return carried
}

// EachItsOwn reports whether each iteration of l has elements of s of its own: in one dimension all its references have the same
// subscript, the variable of l, or its product with a number and its sum with one.
func EachItsOwn(l *tree.Node, s *ir.Symbol) bool {
	loop, ok := l.Stmt.(*ir.Do)
	if !ok {
		return false
	}
	isOwn := func(sub ir.Expr) bool {
		a, why := ir.AffineOf(sub)
		return why == "" && len(a.Terms) == 1 && a.Terms[0].Sym == loop.Var
	}
	var first *ir.Elem
	own := make([]bool, s.Rank())
	whole := false
	l.Each(func(m *tree.Node) {
		refs := m.References(s)
		if m.Writes(s) {
			refs = append(refs, m.Target(s))
		}
		whole = whole || slices.Contains(refs, nil) || m.Reads(s) && m.ReadsWhole(s)
		for _, e := range refs {
			for k := 0; !whole && k < len(own); k++ {
				if first == nil || first == e {
					own[k] = isOwn(e.Subs[k])
				}
				own[k] = own[k] && (first == nil || ir.EqualStripped(first.Subs[k], e.Subs[k]))
			}
			if first == nil {
				first = e
			}
		}
	})
	return !whole && slices.Contains(own, true)
}

// setBefore reports whether all elements of s that m reads were set earlier in the same iteration of loop l:
//
//	Accessed(m) ⊆ ∪_d Written(d), d in a statement of l's body before the one that holds m, under no condition
func setBefore(u *space.Space, m, l *tree.Node, depth int, s *ir.Symbol) bool {
	return isSetIn(u, m, l.Bodies[0], nil, depth, s)
}

// isSetIn reports whether all elements of s that m reads are set by statements of a list in front of the one that holds m, and behind the
// one that holds n if there is one. The list stands in loop number depth.
func isSetIn(u *space.Space, m *tree.Node, list []*tree.Node, n *tree.Node, depth int, s *ir.Symbol) bool {
	if m.ReadsWhole(s) {
		return false
	}
	written := u.Sets.EmptySet(space.DataDims(s.Rank())...)
	for _, top := range list[slices.IndexFunc(list, func(top *tree.Node) bool { return n != nil && slices.Contains(chain(u, n), top) })+1:] {
		if slices.Contains(chain(u, m), top) {
			break
		}
		top.Each(func(d *tree.Node) {
			if e := setsAlways(u, d, s, depth); e != nil {
				written = written.Union(Accessed(u, e, d, &Part{}, depth+1))
			}
		})
	}
	for _, r := range m.References(s) {
		if within, err := Accessed(u, r, m, &Part{}, depth+1).IsSubset(written); err != nil || !within {
			return false
		}
	}
	return true
}

// chain is a node with all that it stands in.
func chain(u *space.Space, n *tree.Node) []*tree.Node {
	var out []*tree.Node
	for ; n != nil; n = n.Parent {
		out = append(out, n)
	}
	return out
}

// setsAlways gives the element of s that d sets in each iteration of the loops inside loop number depth, if subscripts and
// bounds are affine; else nil.
func setsAlways(u *space.Space, d *tree.Node, s *ir.Symbol, depth int) *ir.Elem {
	a, ok := d.Stmt.(*ir.Assign)
	if !ok {
		return nil
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym != s {
		return nil
	}
	if _, known := u.Subscripts(e, d); slices.Contains(known, false) {
		return nil
	}
	for p := d.Parent; p != d.Loops[depth]; p = p.Parent {
		loop, ok := p.Stmt.(*ir.Do)
		if !ok || !u.HasAffineBounds(loop, p) {
			return nil
		}
	}
	return e
}

// partOfDead is the partition of a definition of private elements that nothing reads: an image has what it reads, if that says where, else
// none runs it, unless it calls something.
func partOfDead(u *Computation, n *tree.Node) *Part {
	for _, r := range n.MappedReads() {
		if set, ok := u.OnHome(r, n); ok {
			return &Part{Kind: InSet, Set: set, Home: []*ir.Elem{r}, Why: reason.NothingDepends.Of()}
		}
	}
	if isForgotten(u, n) {
		return &Part{Kind: InSet, Set: u.Sets.EmptySet(u.Dims(n.Loops)...), Why: reason.NothingReads.Of()}
	}
	return &Part{Why: reason.NothingDepends.Of()}
}

// isDead reports whether n defines elements of a private array that nothing reads.
func isDead(u *Computation, n *tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	return ok && definesPrivate(u.Space, n) && ir.SymbolOf(a.LHS).Rank() > 0 && len(readers(u, n, ir.SymbolOf(a.LHS))) == 0
}
