package compute

import (
	"cmp"
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// Cheaper partitions. Owner computes is the rule; where a nest reads several arrays at one distance from what it sets, it
// costs fewer messages to run on the owners of what is read and to send the results back. Only nests are looked at in which
// all references have constant distances: with cell(r) the template cell of reference r and h that of the home,
//
//	messages(h) = Σ_arrays #{ s ≠ 0 : s = sign(cell(r) − h) or s with some signs 0 },   layers(h) by the distances |cell(r) − h|
//
// over what is read and what is set. A message that the program needs anyway, for another statement or once for all time
// steps, costs nothing where owners compute.

// group is the assignments of one innermost loop body, which run on one home.
type group struct {
	base  *ir.Elem
	nodes []*tree.Node
	at    map[*tree.Node][]int64 // distance of what is set from what the first assignment sets
	reads []distant
}

// distant is a reference with its distance, by grid dimension, from what the first assignment of its group sets.
type distant struct {
	ref    *ir.Elem
	off    []int64
	shared bool // its message is needed anyway
}

// Rejected is a home that costs more than the one chosen.
type Rejected struct {
	Home *ir.Elem
	Cost int
	Why  diag.Reason
}

// homeCost is the cost of a home.
type homeCost struct{ messages, cells int64 }

func (c homeCost) String() string {
	return fmt.Sprintf("%d messages of %d layers", c.messages, c.cells)
}

// chooseHomes gives nests the cheapest home where it costs fewer messages and no more elements than owner computes.
func chooseHomes(u *Computation) {
	seen := map[*tree.Node]bool{}
	for _, n := range u.Nodes {
		if len(n.Loops) == 0 {
			continue
		}
		l := n.Loops[len(n.Loops)-1]
		if seen[l] {
			continue
		}
		seen[l] = true
		if g := groupIn(u, l); g != nil {
			chooseFor(u, g)
		}
	}
}

// groupIn collects the assignments of loop l, nil where something else stands in it that distributed data decide about.
func groupIn(u *Computation, l *tree.Node) *group {
	g := &group{at: map[*tree.Node][]int64{}}
	for _, n := range l.Bodies[0] {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok {
			return nil
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || e.Sym.Map == nil {
			if u.Updates.Of(n) != nil || len(n.MappedReads()) > 0 || !definesPrivate(u.Space, n) {
				return nil
			}
			continue
		}
		if u.CP.Of(n) == nil || !u.CP.Of(n).Own || n.On != nil || space.General(e.Sym.Map) {
			return nil
		}
		if g.base == nil {
			g.base = e
		}
		off, ok := distance(u.Space, e, g.base, n)
		if !ok {
			return nil
		}
		g.nodes = append(g.nodes, n)
		g.at[n] = off
		for _, r := range n.MappedReads() {
			if off, ok = distance(u.Space, r, g.base, n); !ok {
				return nil
			}
			g.reads = append(g.reads, distant{ref: r, off: off})
		}
	}
	if len(g.nodes) == 0 || isRecurrence(u.Space, g) {
		return nil
	}
	return g
}

// markShared finds the messages that are needed anyway.
func markShared(u *Computation, g *group) {
	known := map[*ir.Symbol]bool{}
	for i := range g.reads {
		s := g.reads[i].ref.Sym
		if _, done := known[s]; !done {
			known[s] = isShared(u, s, g)
		}
		g.reads[i].shared = known[s]
	}
}

// distance is how far the template cell of r lies from that of base, in each grid dimension; ok is false where that is no
// constant or where the arrays have different layouts.
func distance(u *space.Space, r, base *ir.Elem, n *tree.Node) (off []int64, ok bool) {
	m, b := r.Sym.Map, base.Sym.Map
	if m.Layout != b.Layout || space.General(m) {
		return nil, false
	}
	off = make([]int64, len(m.Layout.Dims))
	here, okHere := u.Subscripts(r, n)
	there, okThere := u.Subscripts(base, n)
	for k, d := range m.Dims {
		for j, e := range b.Dims {
			if d.Grid < 0 || e.Grid != d.Grid {
				continue
			}
			if !okHere[k] || !okThere[j] {
				return nil, false
			}
			diff := space.CellOf(d, here[k]).Sub(space.CellOf(e, there[j]))
			if !diff.IsConst() {
				return nil, false
			}
			off[d.Grid] = diff.Const
		}
	}
	return off, true
}

// isRecurrence reports whether the group reads what it sets at another place.
func isRecurrence(u *space.Space, g *group) bool {
	for _, n := range g.nodes {
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		for _, r := range g.reads {
			if r.ref.Sym == e.Sym && !slices.Equal(r.off, g.at[n]) {
				return true
			}
		}
	}
	return false
}

// isShared reports whether elements of array s are sent for other statements as well, or once before all time steps.
func isShared(u *Computation, s *ir.Symbol, g *group) bool {
	first := g.nodes[0]
	if !tree.AssignedIn(s, first.Loops[0]) && !sharesWork(u.Space, first.Loops[0], g) {
		return true
	}
	return slices.ContainsFunc(u.Nodes, func(n *tree.Node) bool {
		if g.at[n] != nil || !n.Reads(s) {
			return false
		}
		for _, r := range n.References(s) {
			if own, ok := ownReference(u, n); !ok || !sameCell(u.Space, r, own, n) {
				return true
			}
		}
		return false
	})
}

// ownReference is the element that an assignment sets where owners compute.
func ownReference(u *Computation, n *tree.Node) (*ir.Elem, bool) {
	if u.CP.Of(n) == nil || !u.CP.Of(n).Own {
		return nil, false
	}
	return u.CP.Of(n).Home[0], true
}

func sameCell(u *space.Space, r, own *ir.Elem, n *tree.Node) bool {
	off, ok := distance(u, r, own, n)
	return ok && !slices.ContainsFunc(off, func(o int64) bool { return o != 0 })
}

// sharesWork reports whether the images share the iterations of loop l: the home of the group depends on it.
func sharesWork(u *space.Space, l *tree.Node, g *group) bool {
	cs, _ := u.OwnerConstraints(g.base, g.nodes[0], u.Names.Start)
	for _, c := range cs {
		if space.Mentions(c.Aff, map[string]bool{u.Dim(l): true}) {
			return true
		}
	}
	return false
}

// cost is what it costs to run the group on the home at distance h.
func (g *group) cost(h []int64) homeCost {
	var c homeCost
	moved := map[string][][]int64{}
	move := func(way string, s *ir.Symbol, off []int64) {
		key := way + s.Name
		moved[key] = append(moved[key], minus(off, h))
	}
	atOwners := slices.Equal(h, make([]int64, len(h)))
	for _, r := range g.reads {
		if !r.shared || !atOwners {
			move("read ", r.ref.Sym, r.off)
		}
	}
	for _, n := range g.nodes {
		move("set ", ir.SymbolOf(n.Stmt.(*ir.Assign).LHS), g.at[n])
	}
	for _, offs := range moved {
		c.add(offs)
	}
	return c
}

func minus(a, b []int64) []int64 {
	out := make([]int64, len(a))
	for g := range a {
		out[g] = a[g] - b[g]
	}
	return out
}

// add counts the sides on which the elements of one array lie, faces, edges and corners, and the layers of elements on them.
func (c *homeCost) add(offs [][]int64) {
	layers := map[string]int64{}
	for _, off := range offs {
		ways := make([][]int, len(off))
		for g, o := range off {
			ways[g] = []int{0}
			if o != 0 {
				ways[g] = append(ways[g], cmp.Compare(o, 0))
			}
		}
		for _, s := range space.Signs(ways) {
			width := int64(1)
			if space.WeightOf(s) == 1 {
				g := slices.IndexFunc(s, func(v int) bool { return v != 0 })
				width = max(off[g], -off[g])
			}
			layers[fmt.Sprint(s)] = max(layers[fmt.Sprint(s)], width)
		}
	}
	for _, w := range layers {
		c.messages++
		c.cells += w
	}
}

// cheaper lists the homes that cost less than owner computes.
func (g *group) cheaper() []distant {
	owner := g.cost(make([]int64, len(g.at[g.nodes[0]])))
	var out []distant
	for _, r := range g.reads {
		if c := g.cost(r.off); c.messages < owner.messages && c.cells <= owner.cells {
			out = append(out, r)
		}
	}
	return out
}

// chooseFor compares the homes of a group and notes the costs for the plan.
func chooseFor(u *Computation, g *group) {
	if len(g.cheaper()) == 0 {
		return
	}
	markShared(u, g)
	owner := g.cost(make([]int64, len(g.at[g.nodes[0]])))
	best, bestOff, bestRef := owner, []int64(nil), (*ir.Elem)(nil)
	seen := map[string]bool{fmt.Sprint(g.at[g.nodes[0]]): true}
	var others []Rejected
	for _, r := range g.reads {
		if key := fmt.Sprint(r.off); seen[key] {
			continue
		} else {
			seen[key] = true
		}
		c := g.cost(r.off)
		others = append(others, Rejected{r.ref, int(c.messages), reason.CostsMore.At(r.ref.Pos, c, owner)})
		if c.messages < best.messages && c.cells <= best.cells {
			best, bestOff, bestRef = c, r.off, r.ref
		}
	}
	if bestRef == nil {
		return
	}
	others = slices.DeleteFunc(others, func(r Rejected) bool { return r.Home == bestRef })
	for _, n := range g.nodes {
		own := u.CP.Of(n)
		u.Rejected.Put(n, append([]Rejected{{own.Home[0], int(owner.messages), reason.OwnerCosts.Of(owner, best)}}, others...))
		if slices.Equal(g.at[n], bestOff) {
			continue
		}
		set, _ := u.OnHome(bestRef, n)
		u.CP.Put(n, &Part{Kind: InSet, Set: set, Home: []*ir.Elem{bestRef}, Owner: own,
			Why: reason.CheaperThanOwner.At(bestRef.Pos, best, owner)})
		u.chosen.Put(n, g)
	}
}

// BackToOwners undoes the choice of a home for assignment n and those that were decided with it; it reports whether there was one.
func BackToOwners(u *Computation, n *tree.Node) bool {
	g := u.chosen.Of(n)
	if g == nil {
		return false
	}
	for _, n := range g.nodes {
		u.Rejected.Put(n, nil)
		if u.CP.Of(n).Owner != nil {
			u.CP.Put(n, u.CP.Of(n).Owner)
		}
	}
	return true
}
