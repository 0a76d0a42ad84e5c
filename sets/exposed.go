package sets

import (
	"slices"
)

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

// fewValues is how many values of an existential may become a conjunct each.
const fewValues = 32

// pinned returns an existential x that two bounds f - d <= a·x <= f, d < a, free of
// other existentials, leave at most one value, and its upper bound; or 0.
func (c *conjunct) pinned() (int, row) {
	if p := c.nearlyPinned(); p.col != 0 && p.values == 1 && c.lone(p.bound, p.col) {
		return p.col, p.bound
	}
	return 0, nil
}

// pin is an integer combination x of existentials, in which that of column col has coefficient ±1,
// that two bounds f - d <= a·x <= f leave few values: floor(d/a) + 1. col is 0 if there is none.
type pin struct {
	col    int
	bound  row // f - a·x >= 0
	values int64
}

// nearlyPinned returns the pin with the fewest values, if possible of a single existential.
func (c *conjunct) nearlyPinned() (best pin) {
	lone := false
	for i, r := range c.ins {
		col, a := c.unitPart(r)
		if col == 0 {
			continue
		}
		for _, l := range c.ins[i+1:] {
			if !opposite(l, r) {
				continue
			}
			p := pin{col, r, max(floorDiv(add(l[0], r[0]), a)+1, 1)}
			if best.col == 0 || p.values < best.values || p.values == best.values && !lone {
				best, lone = p, c.lone(r, col)
			}
		}
	}
	return best
}

// constantPin returns the existential that two constant bounds leave the fewest values.
func (c *conjunct) constantPin() (best pin) {
	alone := conjunct{named: c.named, divs: c.divs}
	for _, r := range c.ins {
		if terms(r) == 1 {
			alone.ins = append(alone.ins, r)
		}
	}
	return alone.nearlyPinned()
}

// unitPart returns an existential column of r whose coefficient is, up to sign, the gcd a of the
// coefficients of all existentials; 0 if there is none.
func (c *conjunct) unitPart(r row) (col int, a int64) {
	for k, d := range c.divs {
		if d.den == 0 {
			a = gcd(a, r[c.local(k)])
		}
	}
	for k, d := range c.divs {
		if j := c.local(k); d.den == 0 && a != 0 && abs(r[j]) == a {
			return j, a
		}
	}
	return 0, 0
}

// defineNear replaces existentials by the values of a pin, floor(f/a) - k for each k below their
// number.
func (c conjunct) defineNear(w *work, p pin) []conjunct {
	c, bound := c.separated(w, p)
	var out []conjunct
	for k := range p.values {
		w.step(1)
		below := make(row, len(bound))
		below[0] = -k
		out = append(out, c.replaceSelf(w, p.col, below).defineBy(w, p.col, bound))
	}
	return out
}

// separated makes the combination of a pin the existential of its column, and returns its upper bound
// in the new columns.
func (c conjunct) separated(w *work, p pin) (conjunct, row) {
	a := p.bound[p.col]
	whole := make(row, len(p.bound))
	for k, d := range c.divs {
		if j := c.local(k); j != p.col && d.den == 0 {
			whole[j] = -p.bound[j] / a
		}
	}
	if !isZero(whole) {
		c = c.replaceSelf(w, p.col, whole)
	}
	bound := scaled(1, p.bound, a, whole)
	if a > 0 {
		flip := make(row, len(bound))
		flip[p.col] = -2
		return c.replaceSelf(w, p.col, flip), scaled(1, bound, a, flip)
	}
	return c, bound
}
