package sets

// minimum returns the minimum num/den of f over the rational points of c, or
// bounded false; feasible is false if c has no rational point.
func (w *work) minimum(c conjunct, f row) (num, den int64, bounded, feasible bool) {
	s := w.open(&c)
	defer s.release()
	t := w.newTableau(identity(c.width())[1:])
	defer t.release()
	feasible = t.addAll(s.ins)
	for _, r := range s.eqs {
		feasible = feasible && t.add(r) && t.add(negated(r))
	}
	if !feasible {
		return 0, 1, false, false
	}
	num, den, ok := t.maximum(negated(f))
	return -num, den, ok, true
}

// Hull returns a set of one piece that contains s: for each inequality of a
// piece, the parallel one that holds on all pieces, as far as there is one
// (the simple hull), and the constant bounds of each dimension. It over-approximates; floor terms are kept only where
// they hold everywhere. Two system programs per constraint and piece.
func (s Set) Hull() Set {
	if s.p.simple() {
		return s
	}
	return makeSet(hullOf(s.rel()))
}

func hullOf(r relation) relation {
	return unary("Hull", r, func(w *work, a relation) relation {
		if len(a.parts) > 1 {
			a.parts = w.normal([]conjunct{w.hull(a.parts)})
		}
		return a
	})
}

// hull returns the simple hull of conjuncts with points.
func (w *work) hull(parts []conjunct) conjunct {
	h := conjunct{named: parts[0].named}
	for j := 1; j <= h.named; j++ {
		for _, sign := range []int64{1, -1} {
			r := make(row, h.width())
			r[j] = sign
			if d, ok := w.relaxation(parts, nil, r); ok {
				h.ins = append(h.ins, shifted(r, d))
			}
		}
	}
	for _, c := range parts {
		wide := conjoin(h, conjunct{named: c.named, divs: c.divs})
		frame := conjoin(conjunct{named: h.named, divs: h.divs}, c)
		for _, r := range frame.inequalities() {
			if d, ok := w.relaxation(parts, frame.divs, r); ok {
				wide.ins = append(wide.ins, shifted(r, d))
			}
		}
		h = wide
	}
	return h
}

// relaxation returns the least d such that r + d >= 0 on all conjuncts.
//
// Given locals to which r refers. A row with locals counts only with d = 0.
func (w *work) relaxation(parts []conjunct, divs []div, r row) (int64, bool) {
	var d int64
	local := !isConst(r[parts[0].named:])
	for i, c := range parts {
		wide := conjoin(conjunct{named: c.named, divs: divs}, c)
		f := padded(r, wide.width())
		if local {
			if !w.empty(wide.with(nil, []row{complement(f)})) {
				return 0, false
			}
			continue
		}
		num, den, ok, _ := w.minimum(wide, f)
		if !ok {
			return 0, false
		}
		if least := floorDiv(-num, den); i == 0 || least > d {
			d = least
		}
	}
	return d, true
}

// gist simplifies the conjuncts within the union of the contexts.
func (w *work) gist(parts, contexts []conjunct) []conjunct {
	if len(contexts) == 0 || len(parts) == 0 {
		return nil
	}
	if among(contexts, parts) {
		return []conjunct{universe(parts[0].named)}
	}
	var out []conjunct
	for _, c := range parts {
		if w.emptyWithin(c, contexts) {
			continue
		}
		g, _ := c.dropRedundant(w, contexts).simplify(w)
		out = appendNew(out, g)
	}
	return out
}

// sample returns values of at least the named columns of c at a point, nil if
// there is none.
func (w *work) sample(c conjunct) row {
	if c.tidy && c.at != nil {
		return c.at
	}
	p, v := w.point(c)
	if v == unsure {
		panic(halt{ErrLimit})
	}
	return p
}

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
