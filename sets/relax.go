package sets

// DropExists returns a set without existential variables that contains s: each
// piece without its congruences, other existentials eliminated over the
// rationals. exact reports that nothing was lost, that is, that there were none.
func (s Set) DropExists() (out Set, exact bool) {
	exact = true
	out = makeSet(unary("DropExists", s.rel(), func(w *work, a relation) relation {
		var parts []conjunct
		for _, c := range a.parts {
			plain, relaxed := w.withoutLocals(c)
			exact = exact && !relaxed && len(c.divs) == 0
			parts = append(parts, plain)
		}
		a.parts = w.normal(parts)
		return a
	}))
	return out, exact
}
