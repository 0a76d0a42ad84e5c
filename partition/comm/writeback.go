package comm

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
// are sent to their owners after the loops of the assignment. With W the tile of the owner, V that of the image that computes:
//
//	Written(V) = Ref_e(CP(V)) − Layout(V),   Send(V) = { [W] -> [d] : d in Written(V) ∩ Layout(W) }
//
// the mirror of a message for a read (Adve & Mellor-Crummey, PLDI 1998, section 4). It sinks out of loop after loop as long
// as nobody in the loop reads or sets the elements again.

// SettleNonOwners decides for each assignment that leaves out the owners of what it sets: its values are sent back, or, where
// that is not possible, the owners compute them too. One decision may take the ground from under another.
func (u *Unit) SettleNonOwners() {
	for changed := true; changed; {
		changed = false
		u.backs = nil
		for _, n := range u.Nodes {
			if u.CP.Of(n) == nil || u.CP.Of(n).Owner == nil {
				continue
			}
			w, why := writeBack(u.Computation, n)
			switch {
			case why.Some() && compute.BackToOwners(u.Computation, n):
				changed = true
				continue
			case why.Some():
				u.CP.Put(n, compute.WithOwner(u.Space, u.CP.Of(n), why))
				changed = true
				continue
			}
			u.backs = append(u.backs, w)
		}
	}
}

// writeBack finds the outermost loop after which the values of n may be sent to their owners, or gives the reason why they
// may not be.
func writeBack(u *compute.Computation, n *tree.Node) (*Need, diag.Reason) {
	e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
	w := &Need{Ref: e, N: n, At: n, Back: true}
	var kept diag.Reason
	for h := len(n.Loops) - 1; h >= 0 && !kept.Some(); h-- {
		l := n.Loops[h]
		if kept = whyNotSunk(u, w, l); !kept.Some() {
			w.At = l
			w.Hoisted++
		}
	}
	if why := whyNotSent(u, w, kept); why.Some() {
		return nil, why
	}
	w.Data = compute.Accessed(u.Space, e, n, u.CP.Of(n), len(w.At.Loops))
	for _, d := range u.Directions(w.Data, e.Sym) {
		switch {
		case u.Names.MentionsMany(d.Data):
			return nil, reason.SeveralTiles.Of()
		case !isBoxes(u.Space, d, e.Sym):
			return nil, reason.NoBoxBack.Of()
		}
	}
	w.Why = sinkReason(u.Space, w, kept)
	return w, diag.Reason{}
}

// sinkReason tells why values are sent back where they are.
func sinkReason(u *space.Space, w *Need, kept diag.Reason) diag.Reason {
	if w.Hoisted == 0 {
		return reason.NoLoopAround.Of()
	}
	left := u.Dims(w.N.Loops[len(w.N.Loops)-w.Hoisted:])
	return reason.UpTo(reason.NotTouched.Of(w.Ref.Sym.UserName(), reason.Plural("loop", left)), kept)
}

// whyNotSunk gives the reason why the values of w can not be sent only after loop l, none if they can.
func whyNotSunk(u *compute.Computation, w *Need, l *tree.Node) diag.Reason {
	for _, p := range compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), tree.DepthOf(l)).Params() {
		s := u.Names.Resolve(p)
		if s != nil && !tree.IsLoopVar(s, w.N) && tree.AssignedIn(s, l) {
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
func touchesLater(u *compute.Computation, w *Need, m, l *tree.Node) diag.Reason {
	s, at, line := w.Ref.Sym, m.Stmt.Span(), m.Stmt.Span().Line()
	if m != w.N && m.Writes(s) {
		t := m.Target(s)
		if t == nil || depend.Meets(u.Space, w.Ref, w.N, t, m, tree.DepthOf(l), false) && !sameWriter(u, w, m, t) {
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
		if depend.FlowDependence(u.Space, w.Ref, w.N, r, m, tree.DepthOf(l)) != nil && !readsOwn(u, w, r, m, l) {
			return reason.ReadsElement.At(at, line)
		}
	}
	return diag.Reason{}
}

// sameWriter reports whether m sets the same element in the same iterations on the same images as the assignment of w.
func sameWriter(u *compute.Computation, w *Need, m *tree.Node, t *ir.Elem) bool {
	if u.CP.Of(m) == nil || u.CP.Of(m).Owner == nil || !slices.Equal(m.Loops, w.N.Loops) || !ir.EqualStripped(t, w.Ref) {
		return false
	}
	same, err := u.CP.Of(m).Set.IsEqual(u.CP.Of(w.N).Set)
	return err == nil && same
}

// readsOwn reports whether reference r at m needs no message although w writes its elements: no iteration of a loop inside
// l reads what another wrote, and each image reads only what it computed in the same iteration.
func readsOwn(u *compute.Computation, w *Need, r *ir.Elem, m, l *tree.Node) bool {
	c := tree.Common(w.N, m)
	for k := tree.DepthOf(l); k < c; k++ {
		if !depend.Independent(m.Loops[k], w.Ref.Sym) && depend.Meets(u.Space, w.Ref, w.N, r, m, k, true) {
			return false
		}
	}
	if u.CP.Of(m) == nil || u.CP.Of(m).Kind != compute.InSet {
		return false
	}
	within, err := compute.Accessed(u.Space, r, m, u.CP.Of(m), c).IsSubset(compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), c))
	return err == nil && within
}

// whyNotSent gives the reason why the values of w can not be sent back from after the loops that they could leave, none if
// they can: all loops that share the work must be left, each element must have one image that computes it last, and the
// sets must say exactly which those are.
func whyNotSent(u *compute.Computation, w *Need, kept diag.Reason) diag.Reason {
	h := u.CP.Of(w.N).Home[0]
	switch {
	case space.General(w.Ref.Sym.Map) || space.General(h.Sym.Map) || u.Names.MentionsMany(u.CP.Of(w.N).Set):
		return reason.TilesOrCopies.Of()
	case compute.IsLocalized(u.Space, w.N):
		return reason.Localized.Of()
	case !isExactly(u.Space, w.N, w.At, w.Ref):
		return reason.UnknownWhich.Of()
	}
	for _, r := range []*ir.Elem{h, w.Ref} {
		cs, _ := u.OwnerConstraints(r, w.N, u.Names.Start)
		for _, l := range w.At.Loops {
			if slices.ContainsFunc(cs, func(c sets.Constraint) bool { return space.Mentions(c.Aff, map[string]bool{u.Dim(l): true}) }) {
				return reason.EachIteration.At(l.Stmt.Span(), u.Dim(l), kept)
			}
		}
	}
	if !oneWriter(u.Space, w, h) {
		return reason.SeveralWriters.Of()
	}
	if !u.Certain(w.N, w.At, w.Ref) && rewrites(u.Space, w) {
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
func oneWriter(u *space.Space, w *Need, h *ir.Elem) bool {
	index, known := u.Subscripts(h, w.N)
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
		if depend.MeetsWhere(u, w.Ref, w.N, w.Ref, w.N, len(w.At.Loops), other) {
			return false
		}
	}
	return true
}

// rewrites reports whether an element may be set by several iterations inside the place of w.
func rewrites(u *space.Space, w *Need) bool {
	for k := len(w.At.Loops); k < len(w.N.Loops); k++ {
		if depend.Meets(u, w.Ref, w.N, w.Ref, w.N, k, true) {
			return true
		}
	}
	return false
}

// keptValues lists the reference that a write-back sends although the assignment may not have set it: under a condition the
// image needs the old values.
func (u *Unit) keptValues(n *tree.Node) []*ir.Elem {
	for _, w := range u.backs {
		if w.N == n && !u.Certain(n, w.At, w.Ref) {
			return []*ir.Elem{w.Ref}
		}
	}
	return nil
}

// computesItself reports whether reference r at n reads only what the image has computed for others in the same iteration,
// which it has and the owners do not have yet.
func (u *Unit) computesItself(r *ir.Elem, n *tree.Node) bool {
	return slices.ContainsFunc(u.backs, func(w *Need) bool {
		return w.Ref.Sym == r.Sym && n.Within(w.At) && w.N != n && depend.FlowDependence(u.Space, w.Ref, w.N, r, n, tree.DepthOf(w.At)) != nil
	})
}
