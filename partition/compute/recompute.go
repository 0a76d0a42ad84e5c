package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Values that readers compute themselves (partial replication without LOCALIZE).
//
//	do i; v(i) = u(2,i)/u(1,i); w(i) = u(3,i)/u(1,i); end do
//	do i; r(i) = v(i+1) - v(i-1) + w(i+1) - w(i-1) + u(1,i+1) - u(1,i-1); end do
//
// What is read of v and w beyond the tile needs no message where its operands come with one that the program needs anyway. With the
// readers r_m of what assignments e_n of one innermost loop set, all in the loops that n and m share,
//
//	Extra(me) = ∪_m { i : e_n(i) in r_m(CP_m(me)) } − CP_n(me),     NonLocal(operands(Extra)) ⊆ ∪_m NonLocal(operands read at m)
//
// CP of the loop's assignments becomes CP ∪ Extra. Work is repeated on the rim of each tile; see mostRepeated.

// mostRepeated is how many operations an image may repeat for an element that it need not be sent.
const mostRepeated = 8

// pointwise is an innermost loop in which each iteration sets elements of mapped arrays from others, and nothing else.
type pointwise struct {
	loop  *tree.Node
	sets  []*tree.Node // assignments to mapped arrays
	works []*tree.Node // all assignments
	outer []*tree.Node // what stands outside of the loop and reads the arrays
	extra sets.Set     // iterations of others that an image runs, too
	saved []*ir.Symbol // arrays of which nothing need be sent
	fixed int          // loops that the loop shares with all readers
}

// Recompute lets images compute what they read of neighbours where the operands are there.
func Recompute(u *Computation) {
	seen := map[*tree.Node]bool{}
	for _, n := range slices.Backward(u.Nodes) {
		if len(n.Loops) == 0 || seen[n.Loops[len(n.Loops)-1]] {
			continue
		}
		l := n.Loops[len(n.Loops)-1]
		seen[l] = true
		p := pointwiseIn(u, l)
		if p == nil || !p.find(u) || p.operations() > mostRepeated*len(p.saved) || !p.isNear(u) || !p.comeAnyway(u) {
			continue
		}
		p.widen(u)
	}
}

// pointwiseIn looks at loop l, nil where something else stands in it.
func pointwiseIn(u *Computation, l *tree.Node) *pointwise {
	p := &pointwise{loop: l, works: l.Bodies[0], fixed: -1}
	set, sets := map[*ir.Symbol]*ir.Elem{}, map[*ir.Symbol]bool{}
	for _, n := range p.works {
		for _, t := range n.Targets() {
			sets[ir.SymbolOf(t)] = true
		}
	}
	for _, n := range p.works {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok || callsFunctions(n) || n.On != nil || u.Updates.Of(n) != nil || u.runs.Of(n) != nil {
			return nil
		}
		for _, r := range n.MappedReads() {
			if e := set[r.Sym]; sets[r.Sym] && (e == nil || !ir.EqualStripped(e, r)) {
				return nil
			}
		}
		e, isElem := a.LHS.(*ir.Elem)
		if !isElem || e.Sym.Map == nil {
			if isElem || !definesPrivate(u.Space, n) {
				return nil
			}
			continue
		}
		if !isOwners(u, n, e) || set[e.Sym] != nil || !u.Certain(n, n.Loops[0], e) {
			return nil
		}
		p.sets = append(p.sets, n)
		set[e.Sym] = e
	}
	return p
}

// isOwners reports whether the owners of what an assignment sets compute it, alone, each in tiles that are wider than their rim.
func isOwners(u *Computation, n *tree.Node, e *ir.Elem) bool {
	part := u.CP.Of(n)
	return part.Kind == InSet && part.Own && part.Owner == nil && u.chosen.Of(n) == nil && space.HasRims(e.Sym.Map) && !e.Sym.Target && !e.Sym.Pointer
}

// find collects what images read of others' elements, and in which iterations these are set; false where that is nothing.
func (p *pointwise) find(u *Computation) bool {
	var extra []sets.Set
	for _, n := range p.sets {
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		if more, ok := p.wanted(u, n, e); ok && len(more) > 0 {
			extra = append(extra, more...)
			p.saved = append(p.saved, e.Sym)
		}
	}
	if len(p.saved) == 0 {
		return false
	}
	p.extra = sets.CoalesceOwn(extra[0].UnionAll(extra[1:]))
	return p.extra.Err() == nil && p.steady(u)
}

// wanted are the iterations of n that set what images read outside of their tiles; ok is false where some of it is set elsewhere, too, or
// is read before it is set.
func (p *pointwise) wanted(u *Computation, n *tree.Node, e *ir.Elem) (out []sets.Set, ok bool) {
	if len(u.Index().Setting[e.Sym]) != 1 {
		return nil, false
	}
	for _, m := range u.Nodes {
		if m.Within(p.loop) || len(m.References(e.Sym)) == 0 {
			continue
		}
		part := u.CP.Of(m)
		if part == nil || part.Kind != InSet {
			return nil, false
		}
		for _, r := range m.References(e.Sym) {
			if len(u.Directions(Accessed(u.Space, r, m, part, 0), e.Sym)) == 0 {
				continue
			}
			shared := tree.Common(n, m)
			if m.Order < n.Order || p.fixed >= 0 && p.fixed != shared {
				return nil, false
			}
			p.fixed = shared
			there := space.NonLocal(u.Space, Accessed(u.Space, r, m, part, shared), e.Sym)
			within, err := there.IsSubset(u.Data(e, n, u.Iterations(n), shared))
			if err != nil || !within {
				return nil, false
			}
			out = append(out, feeds(u, space.BoxOf(e), n, space.BoxOf(r), m, shared))
			p.outer = append(p.outer, m)
		}
	}
	return out, true
}

// steady reports whether the scalars in Extra have the same values at the loop as where the elements are read.
func (p *pointwise) steady(u *Computation) bool {
	last := slices.MaxFunc(p.outer, func(a, b *tree.Node) int { return a.Order - b.Order })
	first := p.loop
	if p.fixed < len(p.loop.Loops) {
		first = p.loop.Loops[p.fixed]
	}
	for s := range u.ScalarsOf(p.extra) {
		if s.Optional || slices.ContainsFunc(u.Index().Setting[s], func(k int) bool { return first.Order <= k && k <= last.Order && !tree.IsLoopVar(s, u.Nodes[k]) }) {
			return false
		}
	}
	return true
}

// operations counts those of an iteration.
func (p *pointwise) operations() int {
	count := 0
	for _, n := range p.works {
		ir.WalkExprs(n.Stmt.(*ir.Assign).RHS, func(x ir.Expr) {
			switch x.(type) {
			case *ir.Binary, *ir.Unary:
				count++
			case *ir.Call:
				count += mostRepeated / 2
			}
		})
	}
	return count
}

// isNear reports whether what an image sets in Extra lies on the rim of its tile, in all dimensions.
func (p *pointwise) isNear(u *Computation) bool {
	for _, n := range p.sets {
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		if !space.OnRim(u.Space, u.Data(e, n, p.extra, p.fixed), e.Sym) {
			return false
		}
	}
	return true
}

// comeAnyway reports whether Extra reads what others own, and all of it is sent in any case to where it is read after the loop.
func (p *pointwise) comeAnyway(u *Computation) bool {
	set, some := map[*ir.Symbol]bool{}, false
	for _, n := range p.works {
		for _, r := range n.MappedReads() {
			if set[r.Sym] {
				continue // the element that the iteration itself has set
			}
			there := space.NonLocal(u.Space, u.Data(r, n, p.extra, p.fixed), r.Sym)
			within, err := there.IsSubset(p.sentBehind(u, r.Sym))
			if err != nil || !within {
				return false
			}
			none, err := there.IsEmpty()
			some = some || err == nil && !none
		}
		if e := n.Target(ir.SymbolOf(n.Stmt.(*ir.Assign).LHS)); e != nil && e.Sym.Map != nil {
			set[e.Sym] = true
		}
	}
	return some
}

// sentBehind is what statements after the loop read of array s outside of the tile, as it is at the loop.
func (p *pointwise) sentBehind(u *Computation, s *ir.Symbol) sets.Set {
	var out []sets.Set
	for _, m := range u.Nodes {
		part := u.CP.Of(m)
		if m.Order <= p.loop.Order || m.Within(p.loop) || part == nil || part.Kind != InSet || tree.Common(p.works[0], m) != p.fixed {
			continue
		}
		if slices.ContainsFunc(u.Index().Setting[s], func(k int) bool { return p.loop.Order <= k && k < m.Order }) {
			continue
		}
		for _, r := range m.References(s) {
			out = append(out, space.NonLocal(u.Space, Accessed(u.Space, r, m, part, p.fixed), s))
		}
	}
	return u.Sets.EmptySet(space.DataDims(s.Rank())...).UnionAll(out)
}

// widen makes images run Extra, too: all of the loop's assignments on which what is saved depends.
func (p *pointwise) widen(u *Computation) {
	needed := map[*ir.Symbol]bool{}
	for _, s := range p.saved {
		needed[s] = true
	}
	for _, n := range p.sets {
		if s := ir.SymbolOf(n.Stmt.(*ir.Assign).LHS); !needed[s] && ir.SharedKey(s) != nil {
			needed[s] = u.Wanted[s]
			u.Offered = append(u.Offered, s)
		}
	}
	for _, n := range slices.Backward(p.works) {
		if needed[ir.SymbolOf(n.Stmt.(*ir.Assign).LHS)] {
			ir.EverySymbol(func(s *ir.Symbol) { needed[s] = true }, n.Stmt.(*ir.Assign).RHS)
		}
	}
	for _, n := range p.works {
		if part := u.CP.Of(n); needed[ir.SymbolOf(n.Stmt.(*ir.Assign).LHS)] && part.Kind == InSet {
			set := sets.CoalesceOwn(part.Set.Union(p.extra))
			u.CP.Put(n, &Part{Kind: InSet, Set: set, Home: part.Home, Why: reason.ReadersToo.Of(ir.SymbolOf(n.Stmt.(*ir.Assign).LHS).UserName())})
		}
	}
	for _, l := range slices.Backward(append(slices.Clone(p.loop.Loops), p.loop)) {
		if inherits(u, l) && u.CP.Of(l).Kind == InSet {
			u.CP.Put(l, unionOfUses(u, l))
		}
	}
}
