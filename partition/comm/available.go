package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// DropAvailable takes from each message what the image itself has computed (partial replication), looking back from the
// place of the message through the statements before it:
//
//	Recv(me) = NonLocal(me) − ∪_W { Ref_W(CP_W(me)) : no later write by another image before the message }
//
// A message of which nothing is left disappears.
func DropAvailable(u *compute.Computation, needs []*Need) (kept, computed []*Need) {
	known := map[*ir.Symbol]bool{}
	for _, w := range needs {
		s := w.Ref.Sym
		if _, asked := known[s]; !asked {
			known[s] = Replicated(u, s)
		}
		if w.All || space.General(s.Map) && !space.HasRims(s.Map) || !known[s] {
			kept = append(kept, w)
			continue
		}
		rest := notAvailable(u, w)
		if len(u.Directions(rest, w.Ref.Sym)) == 0 {
			computed = append(computed, w)
			continue
		}
		w.Data = rest
		kept = append(kept, w)
	}
	return kept, computed
}

// Replicated reports whether some image computes elements of s that it does not own.
func Replicated(u *compute.Computation, s *ir.Symbol) bool {
	return slices.ContainsFunc(u.Index().Setting[s], func(k int) bool {
		n := u.Nodes[k]
		e := n.Target(s)
		return e != nil && u.CP.Of(n).Kind == compute.InSet && len(u.Directions(compute.Accessed(u.Space, e, n, u.CP.Of(n), 0), s)) > 0
	})
}

// notAvailable is the data of w without what the image computed after the last write of any other. It looks no further back than to the
// first statement for which that takes more steps than an operation may have: what is not known to be computed is sent.
func notAvailable(u *compute.Computation, w *Need) sets.Set {
	open, rest := w.Data, u.Sets.EmptySet(space.DataDims(w.Ref.Sym.Rank())...)
	list := u.Siblings(w.At)
	scalars := u.ScalarsOf(w.Data)
	for k := slices.Index(list, w.At) - 1; k >= 0; k-- {
		if slices.ContainsFunc(keysOf(scalars), func(s *ir.Symbol) bool { return tree.AssignedIn(s, list[k]) && !tree.IsLoopVar(s, w.At) }) {
			break
		}
		mine, others := writtenIn(u, list[k], w.Ref.Sym)
		own := open.Intersect(mine.Subtract(others))
		sent := rest.Union(open.Intersect(mine.Union(others)).Subtract(own))
		before := open.Subtract(mine).Subtract(others)
		if sent.Err() != nil || before.Err() != nil {
			break
		}
		rest, open = sent, before
		if empty, err := open.IsEmpty(); err != nil || empty {
			break
		}
	}
	return sets.CoalesceOwn(rest.Union(open))
}

func keysOf(set map[*ir.Symbol]bool) []*ir.Symbol {
	var out []*ir.Symbol
	for s := range set {
		out = append(out, s)
	}
	return out
}

// writtenIn gives the elements of array s that the image at hand is certain to set inside n, and those that some image may
// set there in an iteration that is not the image's own.
func writtenIn(u *compute.Computation, n *tree.Node, s *ir.Symbol) (mine, others sets.Set) {
	mine, others = u.Sets.EmptySet(space.DataDims(s.Rank())...), u.Sets.EmptySet(space.DataDims(s.Rank())...)
	fixed := len(n.Loops)
	n.Each(func(m *tree.Node) {
		if !m.Writes(s) {
			return
		}
		e := m.Target(s)
		if e == nil || u.CP.Of(m).Kind == compute.Guarded {
			others = u.Sets.UniverseSet(space.DataDims(s.Rank())...)
			return
		}
		part := u.CP.Of(m)
		if part.Kind == compute.All {
			part = &compute.Part{Kind: compute.InSet, Set: u.Iterations(m)}
		}
		if u.Certain(m, n, e) {
			mine = mine.Union(compute.Accessed(u.Space, e, m, part, fixed))
		} else {
			others = others.Union(compute.Accessed(u.Space, e, m, part, fixed))
		}
		foreign := &compute.Part{Kind: compute.InSet, Set: u.Iterations(m).Subtract(part.Set)}
		others = others.Union(compute.Accessed(u.Space, e, m, foreign, fixed))
	})
	return mine, others
}
