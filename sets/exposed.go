package sets

import "slices"

// exposed returns c with locals that either have a definition without existentials or are
// existentials with bounds.
//
// Given an owned conjunct. Existentials that an equality gives in terms of the other columns are
// substituted first, and repeated definitions merged, which saves most definitions.
func (c conjunct) exposed(w *work) conjunct {
	if c.substituteGiven(w) {
		c = c.sortLocals()
	}
	c.reduceDivs(w)
	c.exposeDependents()
	return c
}

func (c *conjunct) hasExistentials() bool {
	return slices.ContainsFunc(c.divs, func(d div) bool { return d.den == 0 })
}

// substituteGiven solves, in place, equalities for an existential with coefficient ±1 if no other
// column of the equality depends on existentials. It reports whether there were such.
func (c *conjunct) substituteGiven(w *work) bool {
	changed := false
	for i := 0; i < len(c.eqs); i++ {
		r := c.eqs[i]
		x := c.givenBy(r, c.dependents())
		if x == 0 {
			continue
		}
		def := slices.Clone(r)
		if def[x] > 0 {
			negate(def)
		}
		def[x] = 0
		c.substitute(w, x, def, true)
		c.eqs = slices.Delete(c.eqs, i, i+1)
		changed, i = true, -1
	}
	return changed
}

// givenBy returns the column of the existential that r = 0 gives, or 0.
func (c *conjunct) givenBy(r row, dependent []bool) int {
	x := 0
	for k, depends := range dependent {
		j := c.local(k)
		if r[j] == 0 || !depends {
			continue
		}
		if x != 0 || c.divs[k].den != 0 || abs(r[j]) != 1 {
			return 0
		}
		x = j
	}
	return x
}

// dependents reports for each local whether its value depends on an existential.
func (c *conjunct) dependents() []bool {
	depends := make([]bool, len(c.divs))
	for more := true; more; {
		more = false
		for k, d := range c.divs {
			if !depends[k] && (d.den == 0 || c.usesAny(d.num, depends)) {
				depends[k], more = true, true
			}
		}
	}
	return depends
}

// usesAny reports whether r has an entry for one of the marked locals.
func (c *conjunct) usesAny(r row, marked []bool) bool {
	for k, m := range marked {
		if m && r[c.local(k)] != 0 {
			return true
		}
	}
	return false
}

// exposeDependents turns locals whose definition refers to an existential
// into existentials with bounds.
func (c *conjunct) exposeDependents() {
	for k, depends := range c.dependents() {
		if depends && c.divs[k].den > 0 {
			c.ins = append(c.ins, c.divBounds(k)...)
			c.divs[k] = div{num: make(row, c.width())}
		}
	}
}
