package partition

import (
	"cmp"
	"fmt"

	"dhpfgo/sem"
	"dhpfgo/sets"
)

// placeNeeds finds, for every reference that may be non-local, the outermost statement before which its data can be
// fetched (message vectorisation), and the reason why it is no further out.
func (u *unit) placeNeeds() {
	for _, n := range u.nodes {
		seen := map[string]bool{}
		for _, r := range n.mappedReads() {
			if key := sem.ExprString(r); !seen[key] {
				seen[key] = true
				u.placeNeed(r, n)
			}
		}
	}
}

func (u *unit) placeNeed(r *sem.Elem, n *node) {
	w := &need{ref: r, n: n, all: n.cp.kind != cpSet}
	if !w.all && len(u.directions(u.accessed(r, n, n.cp, 0), r.Sym)) == 0 {
		return
	}
	u.hoist(w)
	u.leaveConditions(w)
	w.data = u.accessed(r, n, n.cp, len(w.at.loops))
	if !w.all && len(u.directions(w.data, r.Sym)) == 0 {
		return
	}
	u.needs = append(u.needs, w)
}

// hoist moves the message out of loop after loop while no true dependence and no changing variable holds it.
func (u *unit) hoist(w *need) {
	w.at = w.n
	for h := len(w.n.loops) - 1; h >= 0; h-- {
		l := w.n.loops[h]
		if w.kept = u.whyNotHoisted(w.ref, w.n, l); w.kept != nil {
			w.why = u.hoistReason(w, w.kept.String())
			return
		}
		if s := u.unsteady(w, h); s != nil {
			w.why = u.hoistReason(w, fmt.Sprintf("the set depends on %s, which the loop at line %d changes", s.Name, lineOf(l.stmt.Span())))
			return
		}
		w.at = l
		w.hoisted++
	}
	w.why = u.hoistReason(w, "")
}

// hoistReason tells why a message stands where it does: the loops it left, and what keeps it inside the next one.
func (u *unit) hoistReason(w *need, kept string) string {
	if w.hoisted == 0 {
		return cmp.Or(kept, "no loop is around it")
	}
	left := u.dims(w.n.loops[len(w.n.loops)-w.hoisted:])
	why := fmt.Sprintf("no iteration of %s writes an element of %s that a later one reads here", plural("loop", left), w.ref.Sym.Name)
	if kept != "" {
		why += "; no further out: " + kept
	}
	return why
}

// unsteady gives a variable on which the data of w depends and that loop h around it sets, or nil.
func (u *unit) unsteady(w *need, h int) *sem.Symbol {
	l := w.n.loops[h]
	for _, p := range u.accessed(w.ref, w.n, w.n.cp, h).Params() {
		s := u.names.resolve(p)
		if s == nil || isLoopVar(s, w.n) {
			continue
		}
		if assignedIn(s, l) {
			return s
		}
	}
	return nil
}

// leaveConditions moves the message in front of conditions that images may decide differently.
func (u *unit) leaveConditions(w *need) {
	for p := w.at.parent; p != nil && !p.isLoop(); p = p.parent {
		if u.whyDivergent(p) != "" {
			w.at = p
		}
	}
}

// whyDivergent gives the reason why images may evaluate the header of a construct differently, "" if all get the same.
func (u *unit) whyDivergent(p *node) string {
	if p.cp.kind != cpSet {
		return ""
	}
	why := ""
	for _, e := range p.header() {
		sem.WalkExprs(e, func(x sem.Expr) {
			s := symbolOf(x)
			switch {
			case s == nil:
			case s.Map != nil:
				why = fmt.Sprintf("it reads %s, which is distributed", s.Name)
			case !u.uniform(s, p):
				why = fmt.Sprintf("it reads %s, which differs between images", s.Name)
			}
		})
	}
	return why
}

// checkConditions refuses a message inside a loop that images may count differently, and one that had to leave a
// condition inside which the array is written first.
func (u *unit) checkConditions() {
	for _, w := range u.needs {
		for _, l := range w.at.loops {
			if why := u.whyDivergent(l); why != "" {
				u.refuse(w, fmt.Sprintf("inside the loop at line %d", lineOf(l.stmt.Span())), why)
			}
		}
		if w.at == w.n || w.at.isLoop() {
			continue
		}
		if d := u.whyNotHoisted(w.ref, w.n, w.at); d != nil {
			u.refuse(w, fmt.Sprintf("inside the condition at line %d", lineOf(w.at.stmt.Span())), d.String())
		}
	}
}

func (u *unit) refuse(w *need, where, why string) {
	u.bag.Errorf(w.ref.Pos, "unsupported", "communication of %s %s is not supported", sem.ExprString(w.ref), where).
		Note("%s", why).
		Help("compute what the loop or condition depends on into replicated scalars before it, or split the loop")
}

// isFetch reports whether the need is one element for all images, fetched just before its statement.
func (w *need) isFetch() bool { return w.all && w.at == w.n }

// step is one communication step: all exchanges that stand before the same statement.
type step struct {
	at     *node
	arrays []*sem.Symbol
	needs  map[*sem.Symbol][]*need
}

// coalesce joins the needs that stand before the same statement, by array: one exchange per array and direction.
func (u *unit) coalesce() {
	byPlace := map[*node]*step{}
	for _, w := range u.needs {
		if w.isFetch() {
			continue
		}
		s := byPlace[w.at]
		if s == nil {
			s = &step{at: w.at, needs: map[*sem.Symbol][]*need{}}
			byPlace[w.at] = s
			u.steps = append(u.steps, s)
		}
		if s.needs[w.ref.Sym] == nil {
			s.arrays = append(s.arrays, w.ref.Sym)
		}
		s.needs[w.ref.Sym] = append(s.needs[w.ref.Sym], w)
	}
}

// joined is the union of what the needs of one array in one step ask for.
func joined(needs []*need) sets.Set {
	out := needs[0].data
	for _, w := range needs[1:] {
		out = out.Union(w.data)
	}
	return out
}
