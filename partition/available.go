package partition

import (
	"dhpfgo/ir"
	"fmt"
	"slices"

	"dhpfgo/sets"
)

// dropAvailable takes from each message what the image itself has computed (partial replication), looking back from the
// place of the message through the statements before it:
//
//	Recv(me) = NonLocal(me) − ∪_W { Ref_W(CP_W(me)) : no later write by another image before the message }
//
// A message of which nothing is left disappears.
func (u *unit) dropAvailable() {
	var kept []*need
	replicated := map[*ir.Symbol]bool{}
	for _, w := range u.needs {
		s := w.ref.Sym
		if _, known := replicated[s]; !known {
			replicated[s] = u.replicated(s)
		}
		if w.all || general(s.Map) || !replicated[s] {
			kept = append(kept, w)
			continue
		}
		rest := u.notAvailable(w)
		if len(u.directions(rest, w.ref.Sym)) == 0 {
			u.computed = append(u.computed, w)
			continue
		}
		w.data = rest
		kept = append(kept, w)
	}
	u.needs = kept
}

// replicated reports whether some image computes elements of s that it does not own.
func (u *unit) replicated(s *ir.Symbol) bool {
	return slices.ContainsFunc(u.nodeIndex().setting[s], func(k int) bool {
		n := u.nodes[k]
		e := n.target(s)
		return e != nil && n.cp.kind == cpSet && len(u.directions(u.accessed(e, n, n.cp, 0), s)) > 0
	})
}

// target is the element of array s that an assignment sets, or nil.
func (n *node) target(s *ir.Symbol) *ir.Elem {
	a, ok := n.stmt.(*ir.Assign)
	if !ok {
		return nil
	}
	if e, ok := a.LHS.(*ir.Elem); ok && e.Sym == s {
		return e
	}
	return nil
}

// notAvailable is the data of w without what the image computed after the last write of any other.
func (u *unit) notAvailable(w *need) sets.Set {
	open, rest := w.data, u.sets.EmptySet(dataDims(w.ref.Sym.Rank())...)
	list := u.siblings(w.at)
	scalars := u.scalarsOf(w.data)
	for k := slices.Index(list, w.at) - 1; k >= 0; k-- {
		if slices.ContainsFunc(keysOf(scalars), func(s *ir.Symbol) bool { return assignedIn(s, list[k]) && !isLoopVar(s, w.at) }) {
			break
		}
		mine, others := u.writtenIn(list[k], w.ref.Sym)
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
func (u *unit) writtenIn(n *node, s *ir.Symbol) (mine, others sets.Set) {
	mine, others = u.sets.EmptySet(dataDims(s.Rank())...), u.sets.EmptySet(dataDims(s.Rank())...)
	fixed := len(n.loops)
	n.each(func(m *node) {
		if !m.writes(s) {
			return
		}
		e := m.target(s)
		if e == nil || m.cp.kind == cpGuard {
			others = u.sets.UniverseSet(dataDims(s.Rank())...)
			return
		}
		part := m.cp
		if part.kind == cpAll {
			part = &cp{kind: cpSet, set: u.iterations(m)}
		}
		if u.certain(m, n, e) {
			mine = mine.Union(u.accessed(e, m, part, fixed))
		} else {
			others = others.Union(u.accessed(e, m, part, fixed))
		}
		foreign := &cp{kind: cpSet, set: u.iterations(m).Subtract(part.set)}
		others = others.Union(u.accessed(e, m, foreign, fixed))
	})
	return mine, others
}

// certain reports whether assignment m to e inside n runs in exactly the iterations that its sets describe: no condition
// and no jump stands around it, and bounds and subscripts are affine.
func (u *unit) certain(m, n *node, e *ir.Elem) bool {
	if _, known := u.subscripts(e, m); slices.Contains(known, false) {
		return false
	}
	if n.isLoop() && leftEarly(n) {
		return false
	}
	for p := m; p != n; {
		p = p.parent
		d, ok := p.stmt.(*ir.Do)
		if !ok || !u.hasAffineBounds(d, p) || leftEarly(p) || slices.ContainsFunc(p.bodies[0], func(x *node) bool { return cycles(x) }) {
			return false
		}
	}
	return true
}

// cycles reports whether a jump stands at n or inside.
func cycles(n *node) bool {
	found := false
	n.each(func(m *node) {
		_, jump := m.stmt.(*ir.Jump)
		found = found || jump
	})
	return found
}

// describeComputed tells which references need no message because the image computed their elements itself.
func (u *unit) describeComputed() []string {
	var out []string
	for _, w := range u.computed {
		out = append(out, fmt.Sprintf("%s at %s: the image has computed these elements itself", ir.ReferenceText(w.ref), position(w.ref.Pos)))
	}
	return out
}
