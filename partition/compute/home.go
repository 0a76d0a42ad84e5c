package compute

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// directedHomes is the partition that an ON directive asks for, the union over its references:
//
//	CP(S) = ∪_r (Layout(a_r) then Ref_r^-1) ∩ Iter(S)
//
// With EXT_HOME the tile of a_r has its declared shadow around it. ok is false where there is no directive or where a
// subscript is not affine.
func directedHomes(u *space.Space, n *tree.Node) (set sets.Set, home []*ir.Elem, ok bool) {
	if n.On == nil || len(n.On.Homes) == 0 {
		return set, nil, false
	}
	set = u.Sets.EmptySet(u.Dims(n.Loops)...)
	for _, h := range n.On.Homes {
		if h.Elem.Sym.Map == nil {
			return set, nil, false
		}
		cs, known := homeConstraints(u, h, n, n.On.Ext)
		if !known {
			return set, nil, false
		}
		set = set.Union(u.IterationsAnd(n, cs))
		home = append(home, h.Elem)
	}
	return sets.CoalesceOwn(set), home, true
}

// homeConstraints says that the image at hand owns the home reference, or some element of a home section.
func homeConstraints(u *space.Space, h *ir.Home, n *tree.Node, extended bool) ([]sets.Constraint, bool) {
	var cs []sets.Constraint
	l := h.Elem.Sym.Map.Layout
	for k, m := range h.Elem.Sym.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		lo, okLo := u.Affine(h.Elem.Subs[k], n)
		hi, okHi := lo, okLo
		if h.Hi[k] != nil {
			hi, okHi = u.Affine(h.Hi[k], n)
		}
		if !okLo || !okHi {
			return nil, false
		}
		first := u.Names.Start(l, m.Grid)
		last := first.Add(u.Names.Block(l, m.Grid)).AddConst(-1)
		if extended {
			first, last = first.AddConst(-m.ShadowLo), last.AddConst(m.ShadowHi)
		}
		low, high := space.CellOf(m, lo), space.CellOf(m, hi)
		if m.Coef < 0 {
			low, high = high, low
		}
		cs = append(cs, sets.GE(high, first), sets.GE(last, low))
		if h.Hi[k] == nil {
			cs = append(cs, u.BoundsOf(h.Elem.Sym, k, lo)...)
		}
	}
	return cs, true
}

// underDirective is the partition of an assignment that ON HOME asks for. Where the owner of the element is none of those
// who execute, the values are sent back, or the owner executes too (see settleNonOwners).
func underDirective(u *space.Space, n *tree.Node, own *Part) *Part {
	set, home, ok := directedHomes(u, n)
	if !ok || space.General(own.Home[0].Sym.Map) {
		return own
	}
	out := &Part{Kind: InSet, Set: set, Home: home, Why: reason.OnHomeSays.Of()}
	if n.On.Ext {
		out.Why = reason.OnExtHomeSays.Of()
	}
	if within, err := own.Set.IsSubset(set); err == nil && within {
		return out
	}
	out.Owner = own
	if n.On.Ext || len(n.On.Homes) > 1 || !n.On.Homes[0].IsElement() {
		return WithOwner(u, out, diag.Reason{})
	}
	return out
}

// feeds is the partition of a definition that an image needs for a use: the iterations of definition e at n that set
// elements which reference r reads in the image's iterations of m:
//
//	{ i : e(i) meets r(CP(m)) }, i equal to the use's iteration in the shared loops
func feeds(u *Computation, e space.Box, n *tree.Node, r space.Box, m *tree.Node, shared int) sets.Set {
	return u.Setting(e, n, accessedBox(u.Space, r, m, u.CP.Of(m), shared), shared)
}

// localize widens the partitions of definitions of arrays in LOCALIZE clauses: an image also computes the elements that it
// reads in the loop, so that they need no message.
func localize(u *Computation) {
	for i := len(u.Nodes) - 1; i >= 0; i-- {
		n := u.Nodes[i]
		e, l := localized(u.Space, n)
		if l == nil || u.CP.Of(n).Kind != InSet {
			continue
		}
		set := u.CP.Of(n).Set
		for _, m := range u.Nodes {
			if !m.Within(l) || u.CP.Of(m) == nil {
				continue
			}
			for _, r := range m.MappedReads() {
				if r.Sym == e.Sym && u.CP.Of(m).Kind == InSet {
					set = set.Union(feeds(u, space.BoxOf(e), n, space.BoxOf(r), m, tree.Common(n, m)))
				}
			}
		}
		u.CP.Put(n, &Part{Kind: InSet, Set: sets.CoalesceOwn(set), Home: u.CP.Of(n).Home, Why: reason.OwnerAndReaders.Of()})
	}
}

// IsLocalized reports whether n assigns an element of an array in a LOCALIZE clause around it.
func IsLocalized(u *space.Space, n *tree.Node) bool {
	_, l := localized(u, n)
	return l != nil
}

// localized gives the element that n assigns and the loop in whose LOCALIZE clause its array stands, or nil.
func localized(u *space.Space, n *tree.Node) (*ir.Elem, *tree.Node) {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return nil, nil
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map == nil || space.General(e.Sym.Map) {
		return nil, nil
	}
	for _, l := range n.Loops {
		if d, ok := l.Stmt.(*ir.Do); ok && d.Independent != nil && slices.Contains(d.Independent.Localize, e.Sym) {
			return e, l
		}
	}
	return nil, nil
}
