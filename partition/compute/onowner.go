package compute

import (
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// OwnerRun is a run of neighbouring statements that make scalars from elements of one image only, as the search for a pivot
// in a column does. The owner of these elements executes it alone and then shares the scalars: a message of a few bytes takes
// the place of one of all elements.
type OwnerRun struct {
	Nodes   []*tree.Node // in one statement list
	Loop    *tree.Node   // the last of them
	Home    *ir.Elem
	Results []*ir.Symbol
}

// OwnerRuns marks the runs that an earlier round has found.
func OwnerRuns(u *Computation) {
	for _, l := range u.Nodes {
		d, ok := l.Stmt.(*ir.Do)
		if !ok || !u.Known.OnOwner[tree.KeyOf(d)] {
			continue
		}
		if r := OwnerRunOf(u, l); r != nil {
			for _, n := range r.Nodes {
				n.Each(func(m *tree.Node) { u.runs.Put(m, r) })
			}
			r.Loop = l
			u.Shares = append(u.Shares, r)
		}
	}
}

// OwnerRunOf is the run of loop l and the assignments before it that begin its scalars, nil if l is no such loop.
func OwnerRunOf(u *Computation, l *tree.Node) *OwnerRun {
	if mayDiverge(u.Space, l) {
		return nil
	}
	r := &OwnerRun{Nodes: []*tree.Node{l}}
	fits := true
	l.Each(func(m *tree.Node) { fits = fits && fitsRun(u, m, l, r) })
	if !fits || r.Home == nil {
		return nil
	}
	before := tree.Preceding(u.Siblings(l), l)
	for i := len(before) - 1; i >= 0; i-- {
		a, ok := before[i].Stmt.(*ir.Assign)
		if !ok || !tree.AssignedIn(ir.SymbolOf(a.LHS), l) || !fitsRun(u, before[i], before[i], r) {
			break
		}
		r.Nodes = append([]*tree.Node{before[i]}, r.Nodes...)
	}
	if !findResults(u.Space, r, l) {
		return nil
	}
	return r
}

// fitsRun reports whether statement n, in loop l or l itself, only makes scalars, and only from elements of the one owner.
func fitsRun(u *Computation, n, l *tree.Node, r *OwnerRun) bool {
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
	if u.Updates.Of(n) != nil || n.On != nil || callsFunctions(n) {
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
func sameOwner(u *space.Space, e *ir.Elem, n, l *tree.Node, r *OwnerRun) bool {
	home := firstInTile(e)
	cs, ok := u.OwnerConstraints(home, l, u.Names.Start)
	if !ok || len(cs) == 0 || !steadyIn(u, home, n, l) {
		return false
	}
	if r.Home == nil {
		r.Home = home
		inside := u.IterationsAnd(l, boundsWhere(u, home, l))
		within, err := u.Iterations(l).IsSubset(inside)
		return err == nil && within
	}
	first, _ := u.OnHome(r.Home, l)
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

// findResults lists the scalars that are used after the run; ok is false if there is none, or one whose value may be that from
// before the run and may not be known to the owner.
func findResults(u *space.Space, r *OwnerRun, l *tree.Node) bool {
	seen := map[*ir.Symbol]bool{}
	ok := true
	for _, top := range r.Nodes {
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
			_, killed := tree.Flow(r.Nodes, s)
			ok = ok && (killed || u.Private.Loop(s, l) == nil)
			r.Results = append(r.Results, s)
		})
	}
	return ok && len(r.Results) > 0
}

// partitionOfRun is the partition of a statement of the run.
func partitionOfRun(u *Computation, n *tree.Node) *Part {
	set, _ := u.OnHome(u.runs.Of(n).Home, n)
	return &Part{Kind: InSet, Set: set, Home: []*ir.Elem{u.runs.Of(n).Home}, Own: true, Why: reason.OwnerAlone.At(u.runs.Of(n).Home.Pos, ir.ReferenceText(u.runs.Of(n).Home))}
}
