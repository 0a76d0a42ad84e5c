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

// Pipeline turns recurrences along a distributed dimension into wavefronts: where all messages inside a loop come from the
// same side, an image waits before the loop for what its predecessors computed in theirs, runs its part at one go, and
// sends after it. Strips of another loop then keep all images busy (see strip.go). Coarse-grain pipelining of dHPF.
//
// Before the passes begin anew with strips it goes on after the loop that got them, as strips change nothing outside it.
func (u *Unit) Pipeline() {
	u.Unpiped = map[*tree.Node]diag.Reason{}
	inLoop := needsByLoop(u.Messages)
	stripped := -1 // the last node inside a loop that got strips
	for _, l := range u.Nodes {
		inside := notPiped(inLoop[l])
		if len(inside) == 0 || l.Order <= stripped || areSeparable(u, inside) {
			continue
		}
		why := whyNotPiped(u.Computation, l, inside)
		if d, ok := l.Stmt.(*ir.Do); ok && !why.Some() && u.Storage.Stale[tree.KeyOf(d)] {
			why = reason.StaleTiles.Of(inside[0].Ref.Sym.UserName())
		}
		if why.Some() {
			u.Unpiped[l] = why
			if why.Has(reason.BothSides) || why.Has(reason.ReadBeforeWrite) {
				cutSides(u, l, inside)
			}
			continue
		}
		sweep := sweepOf(u.Computation, l, inside)
		for _, w := range inside {
			w.Sweep = sweep
			if w.Data = compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(l.Loops)); sweep != nil {
				w.Data = space.NonLocal(u.Space, w.Data, w.Ref.Sym)
			}
			w.At, w.Piped, w.Hoisted, w.Why = l, true, len(w.N.Loops)-len(l.Loops), reason.IsPipeline.At(l.Stmt.Span())
		}
		if sweep == nil && strip(u, l, inside) {
			stripped = l.Last
		}
	}
}

// areSeparable reports whether all messages inside a loop bring what the same iteration sets just before, and the loop may be cut there (see
// SeparateLoops). As a pipeline the images would compute one after the other for no dependence of the loop:
//
//	do j; do i; s(i,j) = ..; s(j,i) = s(i,j); end do; end do
func areSeparable(u *Unit, inside []*Need) bool {
	if u.Changes.Whole || slices.ContainsFunc(inside, func(w *Need) bool { return !isSeparable(u, w) }) {
		return false
	}
	for _, w := range inside {
		w.separable = true
	}
	return true
}

func isSeparable(u *Unit, w *Need) bool {
	if w.kept == nil || w.kept.Carrier != nil || w.Indirect != nil || w.Back || len(w.N.Loops) == 0 || cutFor(u.Space, w) == nil {
		return false
	}
	l := len(w.N.Loops) - w.Hoisted - 1
	if l < 0 {
		return false
	}
	d, ok := w.N.Loops[l].Stmt.(*ir.Do)
	return ok && MentionsVar(w.Ref, d.Var)
}

// needsByLoop lists the messages that stand inside each loop.
func needsByLoop(u *Messages) map[*tree.Node][]*Need {
	out := map[*tree.Node][]*Need{}
	for _, w := range u.Needs {
		for _, l := range w.At.Loops {
			out[l] = append(out[l], w)
		}
	}
	return out
}

// notPiped are the messages that no pipeline has taken.
func notPiped(needs []*Need) []*Need {
	var out []*Need
	for _, w := range needs {
		if !w.Piped {
			out = append(out, w)
		}
	}
	return out
}

// whyNotPiped gives the reason why loop l is no pipeline for the messages inside it, none if it is.
func whyNotPiped(u *compute.Computation, l *tree.Node, inside []*Need) diag.Reason {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return reason.UnknownTrips.Of()
	}
	if _, constant := d.ConstantStep(); !constant {
		return reason.VariableStep.Of()
	}
	if why := whyNotAlone(u, l); why.Some() {
		return why
	}
	layout := inside[0].Ref.Sym.Map.Layout
	if isDealt(layout) {
		return whyNotSwept(u, l, inside)
	}
	var side []int
	for _, w := range inside {
		switch {
		case w.All:
			return reason.AllNeed.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		case w.Indirect != nil:
			return reason.ByIndexArray.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		case space.General(w.Ref.Sym.Map):
			return reason.SeveralTilesOf.Of(w.Ref.Sym.UserName())
		case w.Ref.Sym.Map.Layout != layout:
			return reason.OtherLayouts.Of()
		case space.General(w.Ref.Sym.Map) || u.Names.MentionsMany(u.CP.Of(w.N).Set):
			return reason.TilesOrCopies.Of()
		}
		if s := unsteadyInside(u, w, l); s != nil {
			return reason.SetsVariable.Of(s.UserName())
		}
		data := compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(l.Loops))
		for _, dir := range u.Directions(data, w.Ref.Sym) {
			if side, ok = sameSide(side, dir.Sign); !ok {
				return reason.BothSides.Of()
			}
			if !isBoxes(u.Space, dir, w.Ref.Sym) {
				return reason.NoBox.Of()
			}
		}
		if w := changedLater(u.Space, w, l); w != nil {
			return reason.ReadBeforeWrite.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		}
	}
	return whyMixed(u, l, inside)
}

// unsteadyInside gives a variable on which the data of w depends and that loop l or one inside it sets, or nil.
func unsteadyInside(u *compute.Computation, w *Need, l *tree.Node) *ir.Symbol {
	for h := tree.DepthOf(l); h < len(w.N.Loops); h++ {
		if s := unsteady(u, w, h); s != nil {
			return s
		}
	}
	return nil
}

// whyNotAlone looks for what all images must do together inside loop l, and for elements that others compute as well.
func whyNotAlone(u *compute.Computation, l *tree.Node) (why diag.Reason) {
	l.Each(func(m *tree.Node) {
		_, jump := m.Stmt.(*ir.Jump)
		switch {
		case tree.IsWhile(m) || jump:
			why = reason.UnknownTrips.At(m.Stmt.Span())
		case len(m.Bodies) == 0 && u.CP.Of(m).Kind != compute.InSet:
			why = reason.AllExecute.At(m.Stmt.Span())
		case m.On != nil:
			why = reason.Directed.At(m.Stmt.Span())
		case u.CP.Of(m).Owner != nil:
			why = reason.SentBack.At(m.Stmt.Span())
		}
	})
	for _, r := range u.Reductions {
		if r.Region != l && r.Region.Within(l) {
			why = reason.ReductionInside.At(r.Region.Stmt.Span())
		}
	}
	return why
}

// sameSide joins the sides of two messages: in each grid dimension both come from below, or both from above. Those of grids with unlike
// numbers of dimensions have nothing in common.
func sameSide(side, sign []int) ([]int, bool) {
	switch {
	case side == nil:
		return slices.Clone(sign), true
	case len(side) != len(sign):
		return nil, false
	}
	out := slices.Clone(side)
	for g, s := range sign {
		switch {
		case out[g] == 0:
			out[g] = s
		case s != 0 && s != out[g]:
			return nil, false
		}
	}
	return out, true
}

// isBoxes reports whether the exchange of a direction moves just the elements of the set.
func isBoxes(u *space.Space, d space.Direction, s *ir.Symbol) bool {
	plain, exact := withoutStrides(u, d, s)
	pieces, disjoint := space.Disjoint("data of "+s.UserName(), plain)
	return exact && disjoint && !slices.ContainsFunc(pieces, func(p sets.Piece) bool { return !p.IsBox() })
}

// changedLater reports whether loop l writes an element that w reads after the read: then the value after the owner's
// loop is not the one to be read. It gives w, or nil.
func changedLater(u *space.Space, w *Need, l *tree.Node) *Need {
	for _, m := range u.Nodes {
		if e := m.Target(w.Ref.Sym); e != nil && m.Within(l) && overwrites(u, e, m, w.Ref, w.N, tree.DepthOf(l)) {
			return w
		}
	}
	return nil
}

// overwrites reports an antidependence from reference r at n to write e at m, with the loops outside `level` equal.
func overwrites(u *space.Space, e *ir.Elem, m *tree.Node, r *ir.Elem, n *tree.Node, level int) bool {
	c := tree.Common(m, n)
	for k := level; k < c; k++ {
		if depend.MeetsWhere(u, e, m, r, n, k, func(prime map[string]string) []sets.Constraint { return depend.Later(u, n.Loops[k], prime) }) {
			return true
		}
	}
	return m.Order > n.Order && !depend.Exclusive(m, n) && depend.Meets(u, e, m, r, n, c, false)
}

// whyMixed finds a read of the old value of an element whose new value a message brings to the same place.
func whyMixed(u *compute.Computation, l *tree.Node, inside []*Need) diag.Reason {
	for _, w := range inside {
		data := compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(l.Loops))
		var why diag.Reason
		l.Each(func(m *tree.Node) {
			for _, r := range m.MappedReads() {
				if r.Sym != w.Ref.Sym || u.CP.Of(m).Kind != compute.InSet {
					continue
				}
				old := compute.Accessed(u.Space, r, m, u.CP.Of(m), len(l.Loops)).Intersect(data)
				if len(u.Directions(old, r.Sym)) > 0 && changedLater(u.Space, &Need{Ref: r, N: m}, l) != nil {
					why = reason.ReadBeforeWrite.At(r.Pos, ir.ReferenceText(r))
				}
			}
		})
		if why.Some() {
			return why
		}
	}
	return diag.Reason{}
}

// cutSides cuts a nest whose messages come from both sides between the sweeps in it, if no dependence forbids it; each part is a pipeline
// then, with strips of a loop that stands around both sweeps in the source:
//
//	do j; do i; sweep up along line (i,j); sweep down along it; end do   becomes   do j; do i; sweep up; end do   do j; do i; sweep down; end do
//
// A loop that runs once has no strips: in its parts the images would compute one after the other.
func cutSides(u *Unit, l *tree.Node, inside []*Need) {
	if n, known := constantTrips(l.Stmt.(*ir.Do)); known && n < 2 {
		return
	}
	for next := l; next != nil; next = tree.OnlyLoop(next) {
		l = next
	}
	if u.Changes.Whole || !simple(u.Space, l) {
		return
	}
	list := l.Bodies[0]
	for k := turn(u.Computation, l, inside); k > 0 && k < len(list); k-- {
		if loops := cutAt(u.Space, l, list[:k], list[k:], nil); loops != nil {
			c := newSeparation(loops, len(list), k)
			c.Loop, c.Line, c.Why = l.Stmt.Span(), list[k].Stmt.Span().Line(), reason.CutForSides.Of()
			u.Changes.Cuts = append(u.Changes.Cuts, c)
			u.Known.Grown = true
			return
		}
		if len(sidesIn(u.Computation, list[k-1], inside)) > 0 {
			return
		}
	}
}

// turn is the number of the first statement in loop l with messages that come from another side than those before it.
func turn(u *compute.Computation, l *tree.Node, inside []*Need) int {
	var side []int
	for k, top := range l.Bodies[0] {
		for _, sign := range sidesIn(u, top, inside) {
			joined, ok := sameSide(side, sign)
			if !ok {
				return k
			}
			side = joined
		}
	}
	return 0
}

// sidesIn lists the sides from which messages for the statements in top come.
func sidesIn(u *compute.Computation, top *tree.Node, inside []*Need) [][]int {
	var out [][]int
	for _, w := range inside {
		if w.N != top && !w.N.Within(top) {
			continue
		}
		data := compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), tree.DepthOf(top))
		directions := u.Directions(data, w.Ref.Sym)
		if isDealt(w.Ref.Sym.Map.Layout) { // tiles are what images are elsewhere
			directions = space.SignedDirections(u.Space, data, w.Ref.Sym)
		}
		for _, dir := range directions {
			out = append(out, dir.Sign)
		}
	}
	return out
}
