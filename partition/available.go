package partition

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// dropAvailable takes from each message what the image itself has computed (partial replication), looking back from the
// place of the message through the statements before it:
//
//	Recv(me) = NonLocal(me) − ∪_W { Ref_W(CP_W(me)) : no later write by another image before the message }
//
// A message of which nothing is left disappears.
func dropAvailable(u *computation, needs []*need) (kept, computed []*need) {
	known := map[*ir.Symbol]bool{}
	for _, w := range needs {
		s := w.ref.Sym
		if _, asked := known[s]; !asked {
			known[s] = replicated(u, s)
		}
		if w.all || space.General(s.Map) || !known[s] {
			kept = append(kept, w)
			continue
		}
		rest := notAvailable(u, w)
		if len(u.Directions(rest, w.ref.Sym)) == 0 {
			computed = append(computed, w)
			continue
		}
		w.data = rest
		kept = append(kept, w)
	}
	return kept, computed
}

// replicated reports whether some image computes elements of s that it does not own.
func replicated(u *computation, s *ir.Symbol) bool {
	return slices.ContainsFunc(u.Index().Setting[s], func(k int) bool {
		n := u.Nodes[k]
		e := n.Target(s)
		return e != nil && u.cp.Of(n).Kind == compute.InSet && len(u.Directions(accessed(u.Space, e, n, u.cp.Of(n), 0), s)) > 0
	})
}

// notAvailable is the data of w without what the image computed after the last write of any other.
func notAvailable(u *computation, w *need) sets.Set {
	open, rest := w.data, u.Sets.EmptySet(space.DataDims(w.ref.Sym.Rank())...)
	list := u.Siblings(w.at)
	scalars := u.ScalarsOf(w.data)
	for k := slices.Index(list, w.at) - 1; k >= 0; k-- {
		if slices.ContainsFunc(keysOf(scalars), func(s *ir.Symbol) bool { return tree.AssignedIn(s, list[k]) && !tree.IsLoopVar(s, w.at) }) {
			break
		}
		mine, others := writtenIn(u, list[k], w.ref.Sym)
		own := open.Intersect(mine.Subtract(others))
		rest = rest.Union(open.Intersect(mine.Union(others)).Subtract(own))
		open = open.Subtract(mine).Subtract(others)
		if empty, err := open.IsEmpty(); err != nil || empty {
			break
		}
	}
	return rest.Union(open).Coalesce()
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
func writtenIn(u *computation, n *tree.Node, s *ir.Symbol) (mine, others sets.Set) {
	mine, others = u.Sets.EmptySet(space.DataDims(s.Rank())...), u.Sets.EmptySet(space.DataDims(s.Rank())...)
	fixed := len(n.Loops)
	n.Each(func(m *tree.Node) {
		if !m.Writes(s) {
			return
		}
		e := m.Target(s)
		if e == nil || u.cp.Of(m).Kind == compute.Guarded {
			others = u.Sets.UniverseSet(space.DataDims(s.Rank())...)
			return
		}
		part := u.cp.Of(m)
		if part.Kind == compute.All {
			part = &compute.Part{Kind: compute.InSet, Set: u.Iterations(m)}
		}
		if u.Certain(m, n, e) {
			mine = mine.Union(accessed(u.Space, e, m, part, fixed))
		} else {
			others = others.Union(accessed(u.Space, e, m, part, fixed))
		}
		foreign := &compute.Part{Kind: compute.InSet, Set: u.Iterations(m).Subtract(part.Set)}
		others = others.Union(accessed(u.Space, e, m, foreign, fixed))
	})
	return mine, others
}

// describeComputed tells which references need no message because the image computed their elements itself.
func describeComputed(u *messages) []string {
	var out []string
	for _, w := range u.computed {
		out = append(out, fmt.Sprintf("%s at %s: the image has computed these elements itself", ir.ReferenceText(w.ref), position(w.ref.Pos)))
	}
	return out
}
