package partition

import (
	"fmt"
	"slices"

	"dhpfgo/sem"
	"dhpfgo/sets"
)

// pipeline turns recurrences along a distributed dimension into wavefronts: where all messages inside a loop come from the
// same side, an image waits before the loop for what its predecessors computed in theirs, runs its part at one go, and
// sends behind it. Strips of another loop then keep all images busy (see strip.go). Coarse-grain pipelining of dHPF.
func (u *unit) pipeline() {
	u.unpiped = map[*node]string{}
	for _, l := range u.nodes {
		inside := u.needsInside(l)
		if len(inside) == 0 {
			continue
		}
		if why := u.whyNotPiped(l, inside); why != "" {
			u.unpiped[l] = why
			continue
		}
		why := "the loop is a pipeline: an image receives what those before it have computed in the loop, and sends behind it"
		for _, w := range inside {
			w.data = u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
			w.at, w.piped, w.hoisted, w.why = l, true, len(w.n.loops)-len(l.loops), why
		}
		u.strip(l, inside)
		if u.known.grown {
			return
		}
	}
}

// needsInside lists the messages that stand inside loop l.
func (u *unit) needsInside(l *node) []*need {
	var out []*need
	for _, w := range u.needs {
		if l.isLoop() && w.at != l && w.at.within(l) && !w.piped {
			out = append(out, w)
		}
	}
	return out
}

// whyNotPiped gives the reason why loop l is no pipeline for the messages inside it, "" if it is.
func (u *unit) whyNotPiped(l *node, inside []*need) string {
	d, ok := l.stmt.(*sem.Do)
	if !ok {
		return "the number of iterations is not known before"
	}
	if _, constant := d.ConstantStep(); !constant {
		return "its step is not constant"
	}
	if why := u.whyNotAlone(l); why != "" {
		return why
	}
	layout := inside[0].ref.Sym.Map.Layout
	var side []int
	for _, w := range inside {
		switch {
		case w.all:
			return "all images need " + refText(w.ref)
		case w.indirect != nil:
			return refText(w.ref) + " is read through an index array"
		case general(w.ref.Sym.Map):
			return "an image may have several tiles of " + w.ref.Sym.Name
		case w.ref.Sym.Map.Layout != layout:
			return "arrays with different layouts take part"
		case general(w.ref.Sym.Map) || u.mentionsMany(w.n.cp.set):
			return "an image may have several tiles, or copies"
		}
		for h := depthOf(l); h < len(w.n.loops); h++ {
			if s := u.unsteady(w, h); s != nil {
				return "it sets " + s.Name + ", on which a message depends"
			}
		}
		data := u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
		for _, dir := range u.directions(data, w.ref.Sym) {
			if side, ok = sameSide(side, dir.sign); !ok {
				return "messages come from both sides"
			}
			if !u.isBoxes(dir, w.ref.Sym) {
				return "the elements of a message are no box"
			}
		}
		if w := u.changedLater(w, l); w != nil {
			return fmt.Sprintf("%s is read before its last write", refText(w.ref))
		}
	}
	return u.whyMixed(l, inside)
}

// whyNotAlone looks for what all images must do together inside loop l, and for elements that others compute as well.
func (u *unit) whyNotAlone(l *node) string {
	why := ""
	l.each(func(m *node) {
		_, jump := m.stmt.(*sem.Jump)
		switch {
		case isWhile(m) || jump:
			why = "the number of iterations is not known before"
		case len(m.bodies) == 0 && m.cp.kind != cpSet:
			why = "all images execute a statement in it"
		case m.on != nil:
			why = "a directive says who computes"
		case m.cp.owner != nil:
			why = "values in it are sent back to their owners"
		}
	})
	for _, r := range u.reductions {
		if r.region != l && r.region.within(l) {
			why = "a reduction ends inside"
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
func (u *unit) isBoxes(d direction, s *sem.Symbol) bool {
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
func (u *unit) overwrites(e *sem.Elem, m *node, r *sem.Elem, n *node, level int) bool {
	c := common(m, n)
	for k := level; k < c; k++ {
		if u.meetsWhere(e, m, r, n, k, func(prime map[string]string) []sets.Constraint { return u.later(n.loops[k], prime) }) {
			return true
		}
	}
	return m.order > n.order && !exclusive(m, n) && u.meets(e, m, r, n, c, false)
}

// whyMixed finds a read of the old value of an element whose new value a message brings to the same place.
func (u *unit) whyMixed(l *node, inside []*need) string {
	for _, w := range inside {
		data := u.accessed(w.ref, w.n, w.n.cp, len(l.loops))
		why := ""
		l.each(func(m *node) {
			for _, r := range m.mappedReads() {
				if r.Sym != w.ref.Sym || m.cp.kind != cpSet {
					continue
				}
				old := u.accessed(r, m, m.cp, len(l.loops)).Intersect(data)
				if len(u.directions(old, r.Sym)) > 0 && u.changedLater(&need{ref: r, n: m}, l) != nil {
					why = refText(r) + " is read before its last write"
				}
			}
		})
		if why != "" {
			return why
		}
	}
	return ""
}
