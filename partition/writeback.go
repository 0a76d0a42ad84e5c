package partition

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Non-owner writes. Where an assignment runs on the owners of another element, the values that an image computes for others
// are sent to their owners behind the loops of the assignment. With W the tile of the owner, V that of the image that computes:
//
//	Written(V) = Ref_e(CP(V)) − Layout(V),   Send(V) = { [W] -> [d] : d in Written(V) ∩ Layout(W) }
//
// the mirror of a message for a read (Adve & Mellor-Crummey, PLDI 1998, section 4). It sinks out of loop after loop as long
// as nobody in the loop reads or sets the elements again.

// settleNonOwners decides for each assignment that leaves out the owners of what it sets: its values are sent back, or, where
// that is not possible, the owners compute them too. One decision may take the ground from under another.
func (u *unit) settleNonOwners() {
	for changed := true; changed; {
		changed = false
		u.backs = nil
		for _, n := range u.Nodes {
			if u.cp.Of(n) == nil || u.cp.Of(n).Owner == nil {
				continue
			}
			w, why := writeBack(u.computation, n)
			switch {
			case why.Some() && u.chosen.Of(n) != nil:
				backToOwners(u.computation, u.chosen.Of(n))
				changed = true
				continue
			case why.Some():
				u.cp.Put(n, withOwner(u.Space, u.cp.Of(n), why))
				changed = true
				continue
			}
			u.backs = append(u.backs, w)
		}
	}
}

// withOwner widens a partition by the owners of what the assignment sets.
func withOwner(u *space.Space, part *compute.Part, why diag.Reason) *compute.Part {
	out := &compute.Part{Kind: compute.InSet, Set: part.Set.Union(part.Owner.Set).Coalesce(), Home: appendHome(slices.Clone(part.Home), part.Owner.Home)}
	out.Why = reason.AndOwner.Of(part.Why)
	if why.Some() {
		out.Why = reason.AndOwnerFor.At(why.Span, part.Why, why)
	}
	return out
}

// writeBack finds the outermost loop behind which the values of n may be sent to their owners, or gives the reason why they
// may not be.
func writeBack(u *computation, n *tree.Node) (*need, diag.Reason) {
	e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
	w := &need{ref: e, n: n, at: n, back: true}
	var kept diag.Reason
	for h := len(n.Loops) - 1; h >= 0 && !kept.Some(); h-- {
		l := n.Loops[h]
		if kept = whyNotSunk(u, w, l); !kept.Some() {
			w.at = l
			w.hoisted++
		}
	}
	if why := whyNotSent(u, w, kept); why.Some() {
		return nil, why
	}
	w.data = accessed(u.Space, e, n, u.cp.Of(n), len(w.at.Loops))
	for _, d := range u.Directions(w.data, e.Sym) {
		switch {
		case u.Names.MentionsMany(d.Data):
			return nil, reason.SeveralTiles.Of()
		case !isBoxes(u.Space, d, e.Sym):
			return nil, reason.NoBoxBack.Of()
		}
	}
	w.why = sinkReason(u.Space, w, kept)
	return w, diag.Reason{}
}

// sinkReason tells why values are sent back where they are.
func sinkReason(u *space.Space, w *need, kept diag.Reason) diag.Reason {
	if w.hoisted == 0 {
		return reason.NoLoopAround.Of()
	}
	left := u.Dims(w.n.Loops[len(w.n.Loops)-w.hoisted:])
	return reason.UpTo(reason.NotTouched.Of(w.ref.Sym.UserName(), plural("loop", left)), kept)
}

// whyNotSunk gives the reason why the values of w can not be sent only behind loop l, none if they can.
func whyNotSunk(u *computation, w *need, l *tree.Node) diag.Reason {
	for _, p := range accessed(u.Space, w.ref, w.n, u.cp.Of(w.n), tree.DepthOf(l)).Params() {
		s := u.Names.Resolve(p)
		if s != nil && !tree.IsLoopVar(s, w.n) && tree.AssignedIn(s, l) {
			return reason.SetChanges.At(l.Stmt.Span(), s.UserName(), l.Stmt.Span().Line())
		}
	}
	var why diag.Reason
	l.Each(func(m *tree.Node) {
		if !why.Some() {
			why = touchesLater(u, w, m, l)
		}
	})
	return why
}

// touchesLater gives the reason why statement m in loop l needs an element that w writes to be with its owner, none if it does
// not. An image that has computed in the same iteration what it reads does not.
func touchesLater(u *computation, w *need, m, l *tree.Node) diag.Reason {
	s, at, line := w.ref.Sym, m.Stmt.Span(), m.Stmt.Span().Line()
	if m != w.n && m.Writes(s) {
		t := m.Target(s)
		if t == nil || depend.Meets(u.Space, w.ref, w.n, t, m, tree.DepthOf(l), false) && !sameWriter(u, w, m, t) {
			return reason.SetsElements.At(at, line)
		}
	}
	if !m.Reads(s) {
		return diag.Reason{}
	}
	refs := m.References(s)
	if len(refs) == 0 {
		return reason.ReadsArray.At(at, line)
	}
	for _, r := range refs {
		if depend.FlowDependence(u.Space, w.ref, w.n, r, m, tree.DepthOf(l)) != nil && !readsOwn(u, w, r, m, l) {
			return reason.ReadsElement.At(at, line)
		}
	}
	return diag.Reason{}
}

// sameWriter reports whether m sets the same element in the same iterations on the same images as the assignment of w.
func sameWriter(u *computation, w *need, m *tree.Node, t *ir.Elem) bool {
	if u.cp.Of(m) == nil || u.cp.Of(m).Owner == nil || !slices.Equal(m.Loops, w.n.Loops) || !ir.EqualStripped(t, w.ref) {
		return false
	}
	same, err := u.cp.Of(m).Set.IsEqual(u.cp.Of(w.n).Set)
	return err == nil && same
}

// readsOwn reports whether reference r at m needs no message although w writes its elements: no iteration of a loop inside
// l reads what another wrote, and each image reads only what it computed in the same iteration.
func readsOwn(u *computation, w *need, r *ir.Elem, m, l *tree.Node) bool {
	c := tree.Common(w.n, m)
	for k := tree.DepthOf(l); k < c; k++ {
		if !depend.Independent(m.Loops[k], w.ref.Sym) && depend.Meets(u.Space, w.ref, w.n, r, m, k, true) {
			return false
		}
	}
	if u.cp.Of(m) == nil || u.cp.Of(m).Kind != compute.InSet {
		return false
	}
	within, err := accessed(u.Space, r, m, u.cp.Of(m), c).IsSubset(accessed(u.Space, w.ref, w.n, u.cp.Of(w.n), c))
	return err == nil && within
}

// whyNotSent gives the reason why the values of w can not be sent back from behind the loops that they could leave, none if
// they can: all loops that share the work must be left, each element must have one image that computes it last, and the
// sets must say exactly which those are.
func whyNotSent(u *computation, w *need, kept diag.Reason) diag.Reason {
	h := u.cp.Of(w.n).Home[0]
	switch {
	case space.General(w.ref.Sym.Map) || space.General(h.Sym.Map) || u.Names.MentionsMany(u.cp.Of(w.n).Set):
		return reason.TilesOrCopies.Of()
	case isLocalized(u.Space, w.n):
		return reason.Localized.Of()
	case !isExactly(u.Space, w.n, w.at, w.ref):
		return reason.UnknownWhich.Of()
	}
	for _, r := range []*ir.Elem{h, w.ref} {
		cs, _ := u.OwnerConstraints(r, w.n, u.Names.Start)
		for _, l := range w.at.Loops {
			if slices.ContainsFunc(cs, func(c sets.Constraint) bool { return space.Mentions(c.Aff, map[string]bool{u.Dim(l): true}) }) {
				return reason.EachIteration.At(l.Stmt.Span(), u.Dim(l), kept)
			}
		}
	}
	if !oneWriter(u.Space, w, h) {
		return reason.SeveralWriters.Of()
	}
	if !u.Certain(w.n, w.at, w.ref) && rewrites(u.Space, w) {
		return reason.UnknownWhether.Of()
	}
	return diag.Reason{}
}

// isExactly reports whether subscripts and bounds inside `at` are affine, no jump passes over a part of the iterations, and
// nothing leaves the loops.
func isExactly(u *space.Space, n, at *tree.Node, e *ir.Elem) bool {
	if _, known := u.Subscripts(e, n); slices.Contains(known, false) || tree.Cycles(at) {
		return false
	}
	for p := n; p != at; {
		p = p.Parent
		if d, ok := p.Stmt.(*ir.Do); ok && !u.HasAffineBounds(d, p) {
			return false
		}
	}
	return true
}

// oneWriter reports whether all iterations that set an element run on one image: their home h lies in one cell of each grid
// dimension.
func oneWriter(u *space.Space, w *need, h *ir.Elem) bool {
	index, known := u.Subscripts(h, w.n)
	for k, m := range h.Sym.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		if !known[k] {
			return false
		}
		other := func(prime map[string]string) []sets.Constraint {
			return []sets.Constraint{sets.GE(space.CellOf(m, index[k]), space.Renamed(space.CellOf(m, index[k]), prime).AddConst(1))}
		}
		if depend.MeetsWhere(u, w.ref, w.n, w.ref, w.n, len(w.at.Loops), other) {
			return false
		}
	}
	return true
}

// rewrites reports whether an element may be set by several iterations inside the place of w.
func rewrites(u *space.Space, w *need) bool {
	for k := len(w.at.Loops); k < len(w.n.Loops); k++ {
		if depend.Meets(u, w.ref, w.n, w.ref, w.n, k, true) {
			return true
		}
	}
	return false
}

// keptValues lists the reference that a write-back sends although the assignment may not have set it: under a condition the
// image needs the old values.
func (u *unit) keptValues(n *tree.Node) []*ir.Elem {
	for _, w := range u.backs {
		if w.n == n && !u.Certain(n, w.at, w.ref) {
			return []*ir.Elem{w.ref}
		}
	}
	return nil
}

// computesItself reports whether reference r at n reads only what the image has computed for others in the same iteration,
// which it has and the owners do not have yet.
func (u *unit) computesItself(r *ir.Elem, n *tree.Node) bool {
	return slices.ContainsFunc(u.backs, func(w *need) bool {
		return w.ref.Sym == r.Sym && n.Within(w.at) && w.n != n && depend.FlowDependence(u.Space, w.ref, w.n, r, n, tree.DepthOf(w.at)) != nil
	})
}
