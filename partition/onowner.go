package partition

import (
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// ownerRun is a run of neighbouring statements that make scalars from elements of one image only, as the search for a pivot
// in a column does. The owner of these elements executes it alone and then shares the scalars: a message of a few bytes takes
// the place of one of all elements.
type ownerRun struct {
	nodes   []*tree.Node // in one statement list
	home    *ir.Elem
	results []*ir.Symbol
}

// ownerRuns marks the runs that an earlier round has found.
func (u *unit) ownerRuns() {
	for _, l := range u.Nodes {
		d, ok := l.Stmt.(*ir.Do)
		if !ok || !u.known.onOwner[tree.KeyOf(d)] {
			continue
		}
		if r := ownerRunOf(u.computation, l); r != nil {
			for _, n := range r.nodes {
				n.Each(func(m *tree.Node) { u.runs.Put(m, r) })
			}
			last := r.nodes[len(r.nodes)-1]
			u.around.Of(last).After = append(u.around.Of(last).After, &spmd.Share{At: ir.At{Pos: l.Stmt.Span()}, Vars: r.results, Home: r.home})
			u.shares = append(u.shares, r)
		}
	}
}

// computeOnOwner looks among the messages for those that all images need only to make scalars of them.
func (u *unit) computeOnOwner() {
	for _, w := range u.needs {
		if w.indirect != nil || w.isFetch() || !neededByAll(u.computation, w) {
			continue
		}
		if l := outermostRun(u.computation, w); l != nil {
			u.known.onOwner[tree.KeyOf(l)] = true
			u.known.grown = true
			return
		}
	}
}

// outermostRun is the outermost loop with a run of its own, of those around a message and the one before which that stands.
// What leaves even this loop goes in one message for many runs.
func outermostRun(u *computation, w *need) *ir.Do {
	var found *ir.Do
	for i := min(tree.DepthOf(w.at), len(w.n.Loops)-1); i >= 0; i-- {
		d, ok := w.n.Loops[i].Stmt.(*ir.Do)
		if !ok || u.known.onOwner[tree.KeyOf(d)] || ownerRunOf(u, w.n.Loops[i]) == nil {
			break
		}
		found = d
	}
	return found
}

// neededByAll reports whether every image that owns anything of the array executes all iterations of the statement that reads.
func neededByAll(u *computation, w *need) bool {
	if u.cp.Of(w.n).Kind != compute.InSet {
		return true
	}
	some := u.OwnSet(w.ref.Sym).Project().ParamsToDims(u.Dims(w.n.Loops)...)
	all, err := u.Iterations(w.n).Intersect(some).IsSubset(u.cp.Of(w.n).Set)
	return err == nil && all
}

// ownerRunOf is the run of loop l and the assignments before it that begin its scalars, nil if l is no such loop.
func ownerRunOf(u *computation, l *tree.Node) *ownerRun {
	if mayDiverge(u.Space, l) {
		return nil
	}
	r := &ownerRun{nodes: []*tree.Node{l}}
	fits := true
	l.Each(func(m *tree.Node) { fits = fits && fitsRun(u, m, l, r) })
	if !fits || r.home == nil {
		return nil
	}
	before := tree.Preceding(u.Siblings(l), l)
	for i := len(before) - 1; i >= 0; i-- {
		a, ok := before[i].Stmt.(*ir.Assign)
		if !ok || !tree.AssignedIn(ir.SymbolOf(a.LHS), l) || !fitsRun(u, before[i], before[i], r) {
			break
		}
		r.nodes = append([]*tree.Node{before[i]}, r.nodes...)
	}
	if !findResults(u.Space, r, l) {
		return nil
	}
	return r
}

// fitsRun reports whether statement n, in loop l or l itself, only makes scalars, and only from elements of the one owner.
func fitsRun(u *computation, n, l *tree.Node, r *ownerRun) bool {
	switch s := n.Stmt.(type) {
	case *ir.Do, *ir.If:
	case *ir.Assign:
		v, ok := s.LHS.(*ir.Var)
		if !ok || !shareable(v.Sym) {
			return false
		}
	default:
		return false
	}
	if u.updates.Of(n) != nil || n.On != nil || callsFunctions(n) {
		return false
	}
	for _, e := range n.MappedReads() {
		if !sameOwner(u.Space, e, n, l, r) {
			return false
		}
	}
	return true
}

// shareable reports whether a scalar can go in a message as it is.
func shareable(s *ir.Symbol) bool {
	switch s.Type.Base {
	case ir.Integer, ir.Real, ir.Complex, ir.Logical:
		return s.Rank() == 0 && s.Map == nil && !s.Pointer && !s.Allocatable && !s.Target && !s.Overlaid
	}
	return false
}

func callsFunctions(n *tree.Node) bool {
	found := false
	for _, e := range n.Header() {
		ir.WalkExprs(e, func(x ir.Expr) {
			_, ok := x.(*ir.FuncRef)
			found = found || ok
		})
	}
	return found
}

// sameOwner reports whether the element that n reads lies, in all iterations of l, where the home of the run does; the first
// element makes the home.
func sameOwner(u *space.Space, e *ir.Elem, n, l *tree.Node, r *ownerRun) bool {
	home := firstInTile(e)
	cs, ok := u.OwnerConstraints(home, l, u.Names.Start)
	if !ok || len(cs) == 0 || !steadyIn(u, home, n, l) {
		return false
	}
	if r.home == nil {
		r.home = home
		inside := u.IterationsAnd(l, boundsWhere(u, home, l))
		within, err := u.Iterations(l).IsSubset(inside)
		return err == nil && within
	}
	first, _ := u.OnHome(r.home, l)
	this, _ := u.OnHome(home, l)
	same, err := first.IsEqual(this)
	return err == nil && same
}

// firstInTile is an element of the same owner as e, with constant indices in the dimensions that are not distributed.
func firstInTile(e *ir.Elem) *ir.Elem {
	out := &ir.Elem{Pos: e.Pos, Sym: e.Sym, Subs: append([]ir.Expr(nil), e.Subs...)}
	for k, m := range e.Sym.Map.Dims {
		if m.Grid < 0 {
			out.Subs[k] = e.Sym.Dims[k].Lo
		}
	}
	return out
}

// boundsWhere says that the subscripts of e are within the bounds of its array.
func boundsWhere(u *space.Space, e *ir.Elem, n *tree.Node) []sets.Constraint {
	index, _ := u.Subscripts(e, n)
	var cs []sets.Constraint
	for k, m := range e.Sym.Map.Dims {
		if m.Grid >= 0 {
			cs = append(cs, u.BoundsOf(e.Sym, k, index[k])...)
		}
	}
	return cs
}

// steadyIn reports whether nothing in loop l changes the subscripts of e at n.
func steadyIn(u *space.Space, e *ir.Elem, n, l *tree.Node) bool {
	steady := true
	for _, sub := range e.Subs {
		ir.WalkExprs(sub, func(x ir.Expr) {
			s := ir.SymbolOf(x)
			if s == nil {
				return
			}
			steady = steady && !tree.AssignedIn(s, l)
			for _, inner := range append(n.Loops[tree.DepthOf(l):len(n.Loops):len(n.Loops)], l) {
				d, ok := inner.Stmt.(*ir.Do)
				steady = steady && !(ok && d.Var == s)
			}
		})
	}
	return steady
}

// findResults lists the scalars that are used behind the run; ok is false if there is none, or one whose value may be that from
// before the run and may not be known to the owner.
func findResults(u *space.Space, r *ownerRun, l *tree.Node) bool {
	seen := map[*ir.Symbol]bool{}
	ok := true
	for _, top := range r.nodes {
		top.Each(func(m *tree.Node) {
			a, is := m.Stmt.(*ir.Assign)
			if !is || seen[ir.SymbolOf(a.LHS)] {
				return
			}
			s := ir.SymbolOf(a.LHS)
			seen[s] = true
			if !u.LiveAfter(l, s) {
				return
			}
			_, killed := tree.Flow(r.nodes, s)
			ok = ok && (killed || u.Private.Loop(s, l) == nil)
			r.results = append(r.results, s)
		})
	}
	return ok && len(r.results) > 0
}

// partitionOfRun is the partition of a statement of the run.
func partitionOfRun(u *computation, n *tree.Node) *compute.Part {
	set, _ := u.OnHome(u.runs.Of(n).home, n)
	return &compute.Part{Kind: compute.InSet, Set: set, Home: []*ir.Elem{u.runs.Of(n).home}, Own: true, Why: reason.OwnerAlone.At(u.runs.Of(n).home.Pos, ir.ReferenceText(u.runs.Of(n).home))}
}
