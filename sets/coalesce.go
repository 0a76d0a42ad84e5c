package sets

import "slices"

// coalesce returns fewer conjuncts with the same union: two conjuncts become one
// where the constraints valid for both describe exactly their union, also where one contains the other.
// Given conjuncts in normal form.
func (w *work) coalesce(parts []conjunct) []conjunct {
	parts = slices.Clone(parts)
	names := identity(len(parts)) // of the conjuncts; a fused one gets a new name
	next := len(parts)
	apart := map[[2]int]bool{} // pairs known not to fuse
	boxes := boxesOf(w, parts)
	for i := 0; i < len(parts); i++ {
		for j := range i {
			pair := [2]int{names[j], names[i]}
			w.cells(1)
			if apart[pair] {
				continue
			}
			if boxes[i].plain && boxes[j].plain && boxes[i].gap(boxes[j]) {
				apart[pair] = true
				continue
			}
			m, ok := w.fuse(parts[j], parts[i])
			if !ok {
				apart[pair] = true
				continue
			}
			parts[j], names[j], boxes[j] = m, next, boxOf(w, &m)
			next++
			parts, names, boxes = slices.Delete(parts, i, i+1), slices.Delete(names, i, i+1), slices.Delete(boxes, i, i+1)
			i = -1
			break
		}
	}
	return parts
}

// fuse returns a conjunct whose points are exactly those of a ∪ b, if the
// constraints of each that hold on the other describe one: if no point that satisfies those violates both
// one of the others of a and one of the others of b.
func (w *work) fuse(a, b conjunct) (conjunct, bool) {
	frame := conjunct{named: a.named}
	wideA, wideB := a, b
	if len(a.divs)+len(b.divs) > 0 {
		bare := func(c conjunct) conjunct { return conjunct{named: c.named, divs: c.divs} }
		wideA, wideB, frame = conjoin(a, bare(b)), conjoin(bare(a), b), conjoin(bare(a), bare(b))
	}
	validA, cutA := w.classify(wideA.inequalities(), wideB, b.at)
	if len(cutA) == 0 {
		return a, true
	}
	validB, cutB := w.classify(wideB.inequalities(), wideA, a.at)
	if len(cutB) == 0 {
		return b, true
	}
	frame.ins = slices.Concat(validA, validB)
	if !w.noneOutside(frame, cutA, cutB) {
		return conjunct{}, false
	}
	return frame.simplify(w)
}

// noneOutside reports whether no point of c violates both a row of as and one of bs.
func (w *work) noneOutside(c conjunct, as, bs []row) bool {
	p := w.probe(c)
	if p == nil {
		return true
	}
	defer p.release()
	for _, a := range as {
		for _, b := range bs {
			if !p.excludes(complement(a), complement(b)) {
				return false
			}
		}
	}
	return true
}

// inequalities returns the constraints of c as inequalities: each equality
// twice.
func (c *conjunct) inequalities() []row {
	if len(c.eqs) == 0 {
		return slices.Clip(c.ins)
	}
	rows := slices.Clone(c.ins)
	for _, r := range c.eqs {
		rows = append(rows, r, negated(r))
	}
	return rows
}

// classify splits rows f into those for which f >= 0 holds on all of c and the others.
//
// Given the named columns of a point of c, or nil.
func (w *work) classify(rows []row, c conjunct, at row) (valid, cut []row) {
	p := w.probe(c)
	if p == nil {
		return rows, nil
	}
	defer p.release()
	q := c.pointAt(at)
	for _, r := range rows {
		if violated(r, q) || !p.excludes(complement(r)) {
			cut = append(cut, r)
		} else {
			valid = append(valid, r)
		}
	}
	return valid, cut
}

// pointAt returns the values of all columns where the named ones have the given values; nil if
// those are nil or the values too large.
func (c *conjunct) pointAt(at row) row {
	if at == nil {
		return nil
	}
	q := make(row, c.width()-1)
	copy(q, at)
	for k, d := range c.divs {
		v, ok := dot2(d.num, q)
		if !ok {
			return nil
		}
		q[c.local(k)-1] = floorDiv(v, d.den)
	}
	return q
}

// violated reports whether r < 0 at a point; false if the point is nil.
func violated(r, q row) bool {
	if q == nil {
		return false
	}
	v, ok := dot2(r, q)
	return ok && v < 0
}
