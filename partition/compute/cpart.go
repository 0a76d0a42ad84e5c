package compute

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Accessed is the data that reference r at node n touches on this image under a partition:
//
//	Accessed(me) = Ref_r(CP(me)) = { [d] : exists i in CP(me) and d_k = sub_k(i) }
//
// with the first `fixed` loops held as parameters. What the conditions around say of scalars that the data depend on holds there:
//
//	if (k > 0) then; do i; a(i) = a(i) + b(i-k)       nothing comes from above
func Accessed(u *space.Space, r *ir.Elem, n *tree.Node, part *Part, fixed int) sets.Set {
	data := accessedBox(u, space.BoxOf(r), n, part, fixed)
	names := limits(u, data, n)
	if len(names) == 0 {
		return data
	}
	if cs := depend.Around(u, n, names); len(cs) > 0 {
		return data.Intersect(u.Sets.SetOf(data.Dims(), nil, cs...))
	}
	return data
}

// limits are the names of scalars, no variables of loops, that say where data of node n begin or end.
func limits(u *space.Space, data sets.Set, n *tree.Node) []string {
	var names []string
	for _, p := range data.Pieces() {
		for _, c := range p.Constraints() {
			isDim := func(t sets.Term) bool { return slices.Contains(data.Dims(), t.Name) }
			for _, t := range c.Aff.Terms {
				s := u.Names.Resolve(t.Name)
				if s != nil && u.Names.Tiles[s] == nil && !tree.IsLoopVar(s, n) && !slices.Contains(names, t.Name) && slices.ContainsFunc(c.Aff.Terms, isDim) {
					names = append(names, t.Name)
				}
			}
		}
	}
	return names
}

func accessedBox(u *space.Space, b space.Box, n *tree.Node, part *Part, fixed int) sets.Set {
	if part.Kind != InSet {
		return space.DataOf(u, b, n, u.Iterations(n), fixed)
	}
	return space.DataOf(u, b, n, part.Set, fixed)
}

// PartitionComputation gives the statements that inherit none their computation partition: owner computes for assignments to
// mapped arrays, or a home that is cheaper, the home of an operand for reductions, all images for everything else. Headers and
// definitions of private variables have the partitions of their uses (see inheritPartitions).
func PartitionComputation(u *Computation) {
	for _, n := range u.Nodes {
		if !inherits(u, n) {
			u.CP.Put(n, leafPartition(u, n))
		}
	}
	unifyReductions(u)
	chooseHomes(u)
}

// InheritPartitions widens the partitions of definitions in LOCALIZE clauses, and gives all other statements the partitions of
// what needs them.
func InheritPartitions(u *Computation) {
	localize(u)
	for _, n := range u.Nodes {
		if u.CP.Of(n) == nil {
			u.CP.Put(n, unionOfUses(u, n))
		}
	}
}

// definition lists the variables that leaf n sets, where to set them is all that it does: it assigns, gives data a name, or calls
// a procedure that one image alone may call.
func definition(n *tree.Node) []*ir.Symbol {
	switch s := n.Stmt.(type) {
	case *ir.Assign:
		return []*ir.Symbol{ir.SymbolOf(s.LHS)}
	case *ir.View:
		return []*ir.Symbol{s.Sym}
	case *ir.CallProc:
		if !s.Proc.CalledApart() {
			return nil
		}
		var out []*ir.Symbol
		for _, e := range n.Targets() {
			out = append(out, ir.SymbolOf(e))
		}
		return out
	}
	return nil
}

// definesPrivate reports whether all that n does is to set variables that are private to iterations of loops around it.
func definesPrivate(u *space.Space, n *tree.Node) bool {
	list := definition(n)
	for _, s := range list {
		if s.Map != nil || u.Private.Loop(s, n) == nil {
			return false
		}
	}
	return len(list) > 0
}

func leafPartition(u *Computation, n *tree.Node) *Part {
	if u.runs.Of(n) != nil {
		return partitionOfRun(u, n)
	}
	if s, ok := n.Stmt.(*spmd.Note); ok {
		set, _ := u.OnHome(s.Home, n)
		return &Part{Kind: InSet, Set: set, Home: []*ir.Elem{s.Home}, Why: reason.ListsReads.Of()}
	}
	if s, ok := n.Stmt.(*ir.Put); ok {
		set, _ := u.OnHome(s.Home, n)
		return &Part{Kind: InSet, Set: set, Home: []*ir.Elem{s.Home}, Why: reason.RunsWhereRead.Of()}
	}
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return &Part{Why: reason.EveryImage.Of()}
	}
	if u.Updates.Of(n) != nil {
		home := homeOfUpdate(u, n)
		set, _ := u.OnHome(home, n)
		first := firstCopy(u.Space, home.Sym.Map)
		return &Part{Kind: InSet, Set: set.Intersect(u.IterationsAnd(n, first)), Home: []*ir.Elem{home}, Own: len(first) == 0,
			Why: whyThere(n)}
	}
	e, ok := a.LHS.(*ir.Elem)
	if s, op, update := updateForm(n); update && u.ordered(op, s.Type) {
		return &Part{Why: reason.ReproducibleOrder.Of(s.UserName())}
	}
	if !ok || e.Sym.Map == nil {
		return &Part{Why: reason.ReplicatedResult.Of()}
	}
	set, ok := u.OnHome(e, n)
	if !ok {
		return &Part{Kind: Guarded, Home: []*ir.Elem{e}, Why: reason.OwnerUnknown.At(e.Pos)}
	}
	return underDirective(u.Space, n, &Part{Kind: InSet, Set: set, Home: []*ir.Elem{e}, Own: true, Why: reason.OwnerComputes.At(e.Pos)})
}

// WithOwner widens a partition by the owners of what the assignment sets.
func WithOwner(u *space.Space, part *Part, why diag.Reason) *Part {
	out := &Part{Kind: InSet, Set: sets.CoalesceOwn(part.Set.Union(part.Owner.Set)), Home: appendHome(slices.Clone(part.Home), part.Owner.Home)}
	out.Why = reason.AndOwner.Of(part.Why)
	if why.Some() {
		out.Why = reason.AndOwnerFor.At(why.Span, part.Why, why)
	}
	return out
}

// whyThere gives the reason for the home of an update.
func whyThere(n *tree.Node) diag.Reason {
	switch directed := directedHome(n); {
	case len(directed) == 0:
		return reason.ReductionOperand.Of()
	case directed[0].Sym.Made:
		return reason.DealtInBlocks.Of()
	}
	return reason.OnHomeSays.Of()
}

// homeOfUpdate is the element on whose owner an update of a reduction runs; the updates of a search run together. One that had a home only
// by an update beside it, whose result it seemed to use, keeps that.
func homeOfUpdate(u *Computation, n *tree.Node) *ir.Elem {
	r := u.Updates.Of(n)
	l := r.Locating
	if l == nil {
		homes := reductionHomes(u.Space, n)
		if len(homes) == 0 {
			homes = r.first[n]
		}
		return chooseHome(u.Space, n, homes, ownLoops(r, n))
	}
	if l.home == nil {
		l.home = chooseHome(u.Space, l.Test, l.homes, ownLoops(r, l.Test))
	}
	return l.home
}

// firstCopy says that the image has the first of the copies of an array, which alone counts in a reduction.
func firstCopy(u *space.Space, m *ir.Mapping) []sets.Constraint {
	var cs []sets.Constraint
	for g, d := range m.Layout.Dims {
		if lo, why := ir.AffineOf(d.Lo); m.IsCopied(g) && why == "" {
			cs = append(cs, sets.EQ(u.Names.Start(m.Layout, g), u.Names.Form(lo)))
		}
	}
	return cs
}

// unifyReductions makes a reduction replicated as a whole where one of its updates is, and so all reductions in a copy that a statement
// combines.
func unifyReductions(u *Computation) {
	replicated := map[*ir.Symbol]bool{}
	combined := combinedCopies(u)
	for _, r := range u.Reductions {
		if _, is := combined[r.Scalar]; is && !Distributed(u, r) {
			replicated[r.Scalar] = true
		}
	}
	for _, r := range u.Reductions {
		if replicated[r.Scalar] || !Distributed(u, r) {
			for _, n := range r.Leaves {
				u.CP.Put(n, &Part{Why: reason.ReplicatedUpdate.Of()})
			}
		}
	}
}

// use is a node from which a partition is inherited, with the number of enclosing loops that the way to it shares.
type use struct {
	n      *tree.Node
	shared int
}

// unionOfUses is the partition of a private definition or of a header: the union over the statements that need it,
// each mapped back through the loops they share; loops not shared are run whole. What sets an element of a private array is such a
// statement itself: its subscripts tell more than the loops.
//
//	CP(d) = ∪_u { i : exists i' in CP(u), i and i' equal in the shared loops } ∩ Iter(d)
func unionOfUses(u *Computation, n *tree.Node) *Part {
	from := n
	switch l := container(u, n); {
	case l != nil:
		from = l
	case definesElement(n) && !feedsItself(u, n):
		return unionOfReads(u, n)
	case isDead(u, n):
		return partOfDead(u, n)
	}
	out := &Part{Kind: InSet, Set: u.Sets.EmptySet(u.Dims(n.Loops)...), Why: reason.WhereUsed.Of()}
	if readsClock(n) {
		out.Why = reason.OwnClock.Of()
	}
	seen, parts := map[use]bool{}, setList{}
	queue := usesOf(u, use{n, len(n.Loops)})
	found := false
	for len(queue) > 0 {
		w := queue[0]
		queue = queue[1:]
		if seen[w] {
			continue
		}
		seen[w] = true
		switch within := container(u, w.n) != nil; {
		case !within && isDead(u, w.n):
			u.CP.Put(w.n, partOfDead(u, w.n))
		case !inherits(u, w.n):
		case !within && definesElement(w.n) && !feedsItself(u, w.n):
			if u.CP.Of(w.n) == nil {
				u.CP.Put(w.n, unionOfUses(u, w.n))
			}
		default:
			queue = append(queue, usesOf(u, w)...)
			continue
		}
		found = true
		if u.CP.Of(w.n).Kind != InSet {
			return &Part{Why: reason.AllNeedResult.At(w.n.Stmt.Span())}
		}
		if s := u.AbsentIn(u.CP.Of(w.n).Set); s != nil {
			return &Part{Why: reason.MayBeAbsent.Of(s.UserName())}
		}
		if s := changesBetween(u, from, w); s != nil {
			return &Part{Why: reason.ChangesBefore.Of(s.UserName())}
		}
		parts.add(u.Lift(u.CP.Of(w.n).Set, w.n, n, w.shared))
		out.Home = appendHome(out.Home, u.CP.Of(w.n).Home)
	}
	if !found && isForgotten(u, n) {
		out.Why = reason.NothingReads.Of()
		return out
	}
	if !found {
		return &Part{Why: reason.NothingDepends.Of()}
	}
	out.Set = sets.CoalesceOwn(out.Set.UnionAll(parts.list))
	return out
}

// isForgotten reports whether n does nothing but to set a private scalar that nothing reads: its value stands in the subscripts
// that named it (see package specialise).
func isForgotten(u *Computation, n *tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || !definesPrivate(u.Space, n) {
		return false
	}
	calls := false
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		_, is := x.(*ir.FuncRef)
		calls = calls || is
	})
	return !calls
}

// definesElement reports whether n is an assignment to an element of an array, or a call that sets some.
func definesElement(n *tree.Node) bool {
	switch s := n.Stmt.(type) {
	case *ir.Assign:
		_, ok := s.LHS.(*ir.Elem)
		return ok
	case *ir.CallProc:
		return slices.ContainsFunc(definition(n), func(v *ir.Symbol) bool { return v.Rank() > 0 })
	}
	return false
}

// setList is a list of the sets of which a partition is the union, each once.
type setList struct {
	list  []sets.Set
	taken map[sets.Set]bool
}

func (l *setList) add(s sets.Set) {
	if l.taken == nil {
		l.taken = map[sets.Set]bool{}
	}
	if !l.taken[s] {
		l.taken[s] = true
		l.list = append(l.list, s)
	}
}

func appendHome(list, more []*ir.Elem) []*ir.Elem {
	for _, m := range more {
		if slices.Contains(list, m) {
			continue
		}
		if !slices.ContainsFunc(list, func(l *ir.Elem) bool { return ir.EqualStripped(l, m) }) {
			list = append(list, m)
		}
	}
	return list
}

// inherits reports whether a node runs where others need it: headers (headers that decide about a message are run by all images, and so
// is a DO WHILE that is not contained), definitions of private variables, CYCLE, which matters to the rest of its iteration only, and
// the jumps of contained loops.
func inherits(u *Computation, n *tree.Node) bool {
	if u.Known.headers[n.Order] > 0 || u.runs.Of(n) != nil {
		return false
	}
	switch n.Stmt.(type) {
	case *ir.While:
		return container(u, n) != nil
	case *ir.Jump:
		return tree.CycleOf(n) != nil || container(u, n) != nil
	}
	return len(n.Bodies) > 0 || definesPrivate(u.Space, n) || readsClock(n)
}

// readsClock reports whether n calls what each image runs for itself: it runs where the iteration of the loop around it has work.
func readsClock(n *tree.Node) bool {
	call, ok := n.Stmt.(*ir.CallProc)
	return ok && call.Proc.IsAlone() && len(n.Loops) > 0
}

// usesOf lists what node w.n works for: the statements that a header controls and the last value of its variable, the
// readers of a private variable, the statements of the loop whose iteration a CYCLE ends.
func usesOf(u *Computation, w use) []use {
	if l := container(u, w.n); l != nil {
		return usesOfContainer(u, l, w.shared)
	}
	var out []use
	leaves := func(scope *tree.Node) {
		scope.Each(func(m *tree.Node) {
			if m != w.n && len(m.Bodies) == 0 {
				out = append(out, use{m, min(w.shared, tree.Common(w.n, m))})
			}
		})
	}
	switch l := tree.CycleOf(w.n); {
	case l != nil:
		leaves(l)
	case readsClock(w.n):
		leaves(w.n.Loops[len(w.n.Loops)-1])
	case definesPrivate(u.Space, w.n):
		for _, s := range definition(w.n) {
			for _, m := range u.ReadersIn(u.Private.Loop(s, w.n), s) {
				if !tree.IsLoopVar(s, m) && !over(u.Space, w.n, m, s) && mayReach(u, w.n, m, s) {
					out = append(out, use{m, min(w.shared, sharedBy(u, w.n, m, s))})
				}
			}
		}
	default:
		leaves(w.n)
	}
	if m := tree.FinalOf(w.n); m != nil {
		out = append(out, use{m, w.shared})
	}
	return out
}

// changesBetween gives a scalar that the partition of use w mentions and that has another value there than at n, in the same
// iteration of the loops that both share; nil if there is none. Such a partition says nothing at n:
//
//	v = ..; k = k + 1; a(k) = v
func changesBetween(u *Computation, n *tree.Node, w use) *ir.Symbol {
	var found *ir.Symbol
	for s := range u.ScalarsOf(u.CP.Of(w.n).Set) {
		changes := slices.ContainsFunc(u.Index().Setting[s], func(k int) bool {
			d := u.Nodes[k]
			between := n.Order <= k && k < w.n.Order
			repeats := max(tree.Common(d, n), tree.Common(d, w.n)) > w.shared
			return tree.Common(d, w.n) >= w.shared && (between || repeats)
		})
		if changes && (found == nil || s.Name < found.Name) {
			found = s
		}
	}
	return found
}
