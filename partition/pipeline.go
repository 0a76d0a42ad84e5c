package partition

import (
	"dhpfgo/ir"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/sets"
)

// pipeline turns recurrences along a distributed dimension into wavefronts: where all messages inside a loop come from the
// same side, an image waits before the loop for what its predecessors computed in theirs, runs its part at one go, and
// sends behind it. Strips of another loop then keep all images busy (see strip.go). Coarse-grain pipelining of dHPF.
//
// Before the passes begin anew with strips it goes on behind the loop that got them, as strips change nothing outside it.
func (u *unit) pipeline() {
	u.unpiped = map[*node]diag.Reason{}
	inLoop := u.needsByLoop()
	stripped := -1 // the last node inside a loop that got strips
	for _, l := range u.nodes {
		inside := notPiped(inLoop[l])
		if len(inside) == 0 || l.order <= stripped {
			continue
		}
		if why := u.whyNotPiped(l, inside); why.Some() {
			u.unpiped[l] = why
			continue
		}
		for _, w := range inside {
			w.data = u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
			w.at, w.piped, w.hoisted, w.why = l, true, len(w.n.loops)-len(l.loops), isPipeline.At(l.stmt.Span())
		}
		if u.strip(l, inside) {
			stripped = l.last
		}
	}
}

// needsByLoop lists the messages that stand inside each loop.
func (u *unit) needsByLoop() map[*node][]*need {
	out := map[*node][]*need{}
	for _, w := range u.needs {
		for _, l := range w.at.loops {
			out[l] = append(out[l], w)
		}
	}
	return out
}

// notPiped are the messages that no pipeline has taken.
func notPiped(needs []*need) []*need {
	var out []*need
	for _, w := range needs {
		if !w.piped {
			out = append(out, w)
		}
	}
	return out
}

// whyNotPiped gives the reason why loop l is no pipeline for the messages inside it, none if it is.
func (u *unit) whyNotPiped(l *node, inside []*need) diag.Reason {
	d, ok := l.stmt.(*ir.Do)
	if !ok {
		return unknownTrips.Of()
	}
	if _, constant := d.ConstantStep(); !constant {
		return variableStep.Of()
	}
	if why := u.whyNotAlone(l); why.Some() {
		return why
	}
	layout := inside[0].ref.Sym.Map.Layout
	var side []int
	for _, w := range inside {
		switch {
		case w.all:
			return allNeed.At(w.ref.Pos, ir.ReferenceText(w.ref))
		case w.indirect != nil:
			return byIndexArray.At(w.ref.Pos, ir.ReferenceText(w.ref))
		case general(w.ref.Sym.Map):
			return severalTilesOf.Of(w.ref.Sym.UserName())
		case w.ref.Sym.Map.Layout != layout:
			return otherLayouts.Of()
		case general(w.ref.Sym.Map) || u.mentionsMany(w.n.cp.set):
			return tilesOrCopies.Of()
		}
		for h := depthOf(l); h < len(w.n.loops); h++ {
			if s := u.unsteady(w, h); s != nil {
				return setsVariable.Of(s.UserName())
			}
		}
		data := u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
		for _, dir := range u.directions(data, w.ref.Sym) {
			if side, ok = sameSide(side, dir.sign); !ok {
				return bothSides.Of()
			}
			if !u.isBoxes(dir, w.ref.Sym) {
				return noBox.Of()
			}
		}
		if w := u.changedLater(w, l); w != nil {
			return readBeforeWrite.At(w.ref.Pos, ir.ReferenceText(w.ref))
		}
	}
	return u.whyMixed(l, inside)
}

// whyNotAlone looks for what all images must do together inside loop l, and for elements that others compute as well.
func (u *unit) whyNotAlone(l *node) (why diag.Reason) {
	l.each(func(m *node) {
		_, jump := m.stmt.(*ir.Jump)
		switch {
		case isWhile(m) || jump:
			why = unknownTrips.At(m.stmt.Span())
		case len(m.bodies) == 0 && m.cp.kind != cpSet:
			why = allExecute.At(m.stmt.Span())
		case m.on != nil:
			why = directed.At(m.stmt.Span())
		case m.cp.owner != nil:
			why = sentBack.At(m.stmt.Span())
		}
	})
	for _, r := range u.reductions {
		if r.region != l && r.region.within(l) {
			why = reductionInside.At(r.region.stmt.Span())
		}
	}
	return why
}

// sameSide joins the sides of two messages: in each grid dimension both come from below, or both from above.
func sameSide(side, sign []int) ([]int, bool) {
	if side == nil {
		return slices.Clone(sign), true
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
func (u *unit) isBoxes(d direction, s *ir.Symbol) bool {
	plain, exact := u.withoutStrides(d, s)
	return exact && !slices.ContainsFunc(plain.MakeDisjoint().Pieces(), func(p sets.Piece) bool { return !p.IsBox() })
}

// changedLater reports whether loop l writes an element that w reads after the read: then the value behind the owner's
// loop is not the one to be read. It gives w, or nil.
func (u *unit) changedLater(w *need, l *node) *need {
	for _, m := range u.nodes {
		if e := m.target(w.ref.Sym); e != nil && m.within(l) && u.overwrites(e, m, w.ref, w.n, depthOf(l)) {
			return w
		}
	}
	return nil
}

// overwrites reports an antidependence from reference r at n to write e at m, with the loops outside `level` equal.
func (u *unit) overwrites(e *ir.Elem, m *node, r *ir.Elem, n *node, level int) bool {
	c := common(m, n)
	for k := level; k < c; k++ {
		if u.meetsWhere(e, m, r, n, k, func(prime map[string]string) []sets.Constraint { return u.later(n.loops[k], prime) }) {
			return true
		}
	}
	return m.order > n.order && !exclusive(m, n) && u.meets(e, m, r, n, c, false)
}

// whyMixed finds a read of the old value of an element whose new value a message brings to the same place.
func (u *unit) whyMixed(l *node, inside []*need) diag.Reason {
	for _, w := range inside {
		data := u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
		var why diag.Reason
		l.each(func(m *node) {
			for _, r := range m.mappedReads() {
				if r.Sym != w.ref.Sym || m.cp.kind != cpSet {
					continue
				}
				old := u.accessed(r, m, m.cp, len(l.loops)).Intersect(data)
				if len(u.directions(old, r.Sym)) > 0 && u.changedLater(&need{ref: r, n: m}, l) != nil {
					why = readBeforeWrite.At(r.Pos, ir.ReferenceText(r))
				}
			}
		})
		if why.Some() {
			return why
		}
	}
	return diag.Reason{}
}
