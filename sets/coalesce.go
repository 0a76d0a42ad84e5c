package sets

import "slices"

// coalesce returns fewer conjuncts with the same union: conjuncts covered by
// the others go, and two conjuncts become one where the constraints valid for
// both describe exactly their union. Given conjuncts in normal form.
func (w *work) coalesce(parts []conjunct) []conjunct {
	parts = w.dropCovered(slices.Clone(parts))
	for w.fuseOne(&parts) {
	}
	return w.dropCovered(parts)
}

// fuseOne replaces the first pair that can be fused; false if there is none.
func (w *work) fuseOne(parts *[]conjunct) bool {
	p := *parts
	for i := range p {
		for j := i + 1; j < len(p); j++ {
			if m, ok := w.fuse(p[i], p[j]); ok {
				p[i] = m
				*parts = slices.Delete(p, j, j+1)
				return true
			}
		}
	}
	return false
}

// dropCovered removes conjuncts that a single other one contains.
func (w *work) dropCovered(parts []conjunct) []conjunct {
	for i := 0; i < len(parts); {
		inside := false
		for j, d := range parts {
			if i != j && w.covered(parts[i], []conjunct{d}) {
				inside = true
				break
			}
		}
		if inside {
			parts = slices.Delete(parts, i, i+1)
		} else {
			i++
		}
	}
	return parts
}

// fuse returns a conjunct whose points are exactly those of a ∪ b, if the
// constraints of each that hold on the other describe one.
func (w *work) fuse(a, b conjunct) (conjunct, bool) {
	h := w.commonHull(a, b)
	if !w.covered(h, []conjunct{a, b}) {
		return conjunct{}, false
	}
	return h.simplify(w)
}

// commonHull returns the conjunction of the constraints of a that hold on b
// and those of b that hold on a; a ∪ b is a subset of it.
func (w *work) commonHull(a, b conjunct) conjunct {
	bare := func(c conjunct) conjunct { return conjunct{named: c.named, divs: c.divs} }
	wideA, wideB := conjoin(a, bare(b)), conjoin(bare(a), b)
	h := conjoin(bare(a), bare(b))
	h.ins = slices.Concat(w.valid(wideA.inequalities(), wideB), w.valid(wideB.inequalities(), wideA))
	return h
}

// inequalities returns the constraints of c as inequalities: each equality
// twice.
func (c *conjunct) inequalities() []row {
	rows := slices.Clone(c.ins)
	for _, r := range c.eqs {
		rows = append(rows, r, negated(r))
	}
	return rows
}

// valid returns the rows f for which f >= 0 holds on all of c.
func (w *work) valid(rows []row, c conjunct) []row {
	p := w.probe(c)
	if p == nil {
		return rows
	}
	defer p.release()
	var out []row
	for _, r := range rows {
		if p.excludes(complement(r)) {
			out = append(out, r)
		}
	}
	return out
}
