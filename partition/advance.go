package partition

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sem"
	"dhpfgo/sets"
)

// advance moves messages back in the sequential order to where another message stands already, as far as no write of
// their elements lies between: then references of several loops share one exchange, and what an earlier exchange brought
// is not sent again (subsumption, coalescing and aggregation of the exchanges of one unit).
func (u *unit) advance() {
	var placed []*need
	for _, w := range u.needs {
		if !w.wantsMessage() || w.piped {
			continue
		}
		if to := u.earlierPlace(w, placed); to != nil {
			w.joined = joinedOthers.At(to.stmt.Span(), lineOf(to.stmt.Span()))
			w.at = to
		}
		placed = append(placed, w)
	}
}

// earlierPlace looks for the nearest place with a message of the same array, else of any array, from which w may be sent as
// well; nil for none. A message that stands under a condition leaves it only where another brings all its elements anyway.
func (u *unit) earlierPlace(w *need, placed []*need) *node {
	at := map[*node][]*need{}
	for _, p := range placed {
		at[p.at] = append(at[p.at], p)
	}
	var other *node
	inside := false
	for cur := w.at; cur != nil; cur = cur.parent {
		list := u.siblings(cur)
		here := slices.Index(list, cur)
		for k := here; k >= 0; k-- {
			n := list[k]
			if k < here && u.blocks(n, w) {
				return other
			}
			switch mine := ofArray(at[n], w.ref.Sym); {
			case n == w.at:
			case len(mine) > 0 && (!inside || covers(mine, w)):
				return n
			case len(at[n]) > 0 && other == nil && !inside:
				other = n
			}
		}
		if cur.parent == nil || cur.parent.isLoop() {
			return other
		}
		inside = true
	}
	return other
}

func ofArray(needs []*need, s *sem.Symbol) []*need {
	var out []*need
	for _, w := range needs {
		if w.ref.Sym == s {
			out = append(out, w)
		}
	}
	return out
}

// covers reports whether the data of the needs include those of w.
func covers(needs []*need, w *need) bool {
	within, err := w.data.IsSubset(joined(needs))
	return err == nil && within
}

// blocks reports whether w can not move to before n: something in n may set an element that w brings, or a scalar on which
// its set depends.
func (u *unit) blocks(n *node, w *need) bool {
	found := false
	scalars := u.scalarsOf(w.data)
	n.each(func(m *node) {
		for _, t := range m.targets() {
			e, isElem := t.(*sem.Elem)
			if isElem && e.Sym == w.ref.Sym {
				found = found || u.meets(e, m, w.ref, w.n, common(m, w.n), false)
			} else if s := ir.SymbolOf(t); s != nil {
				found = found || scalars[s]
			}
		}
	})
	return found
}

// scalarsOf lists the variables of the program that a set depends on.
func (u *unit) scalarsOf(s sets.Set) map[*sem.Symbol]bool {
	out := map[*sem.Symbol]bool{}
	for _, p := range s.Params() {
		if sym := u.names.resolve(p); sym != nil && !u.isStripSize(sym) {
			out[sym] = true
		}
	}
	return out
}
