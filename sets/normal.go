package sets

import (
	"cmp"
	"slices"
)

// tidyUp brings c into a cheap normal form without solving any system:
// primitive rows, tightened and distinct inequalities, equalities solved by
// Gauss elimination, reduced and distinct definitions, no unused locals.
//
// Returns false if a contradiction came to light; true does not promise that
// c has points.
func (c conjunct) tidyUp(w *work) (conjunct, bool) {
	c = c.clone()
	for range 100 {
		ok, changed := true, false
		if c, changed, ok = c.reduceDivs(w); !ok {
			return c, false
		}
		var again bool
		if c, again, ok = c.solveEqualities(w); !ok {
			return c, false
		}
		changed = changed || again
		if c, again, ok = c.tightenInequalities(w); !ok {
			return c, false
		}
		if !changed && !again {
			break
		}
	}
	return c.dropUnused(), true
}

// reduceDivs normalises the definitions of the locals.
//
// Each definition floor(num/den) becomes one whose coefficients lie in
// (-den/2, den/2] and are coprime with den; integer parts move into the rows
// that use the local; constants and repeated definitions disappear.
func (c conjunct) reduceDivs(w *work) (conjunct, bool, bool) {
	changed := false
	for k := range c.divs {
		if c.divs[k].den == 0 {
			continue
		}
		w.step(1)
		num, den, whole := reduceDiv(c.divs[k].num, c.divs[k].den)
		col := c.local(k)
		same := c.sameDiv(k, num, den)
		switch {
		case den == 1:
			c = c.replace(w, col, scaled(1, whole, 1, num))
		case same >= 0:
			whole[c.local(same)]++
			c = c.replace(w, col, whole)
		case !isZero(whole):
			c = c.replaceSelf(w, col, whole)
			c.divs[k] = div{num, den}
		default:
			c.divs[k] = div{num, den}
			continue
		}
		changed = true
	}
	return c, changed, true
}

func isZero(r row) bool { return r[0] == 0 && isConst(r) }

// replaceSelf substitutes e + whole for the local e of column col.
func (c conjunct) replaceSelf(w *work, col int, whole row) conjunct {
	return c.mapRows(func(r row) row {
		if r[col] == 0 {
			return r
		}
		w.step(1)
		return scaled(1, r, r[col], whole)
	})
}

// sameDiv returns an earlier local defined as floor(num/den), or -1.
func (c *conjunct) sameDiv(k int, num row, den int64) int {
	for j := range k {
		if c.divs[j].den == den && slices.Equal(c.divs[j].num, num) {
			return j
		}
	}
	return -1
}

// reduceDiv returns num', den', whole with
//
//	floor(num/den) = whole + floor(num'/den'),
//
// the entries of num' in (-den'/2, den'/2], its coefficients coprime with den'.
func reduceDiv(num row, den int64) (row, int64, row) {
	whole, rest := make(row, len(num)), slices.Clone(num)
	var g int64
	for j := 1; j < len(num); j++ {
		whole[j] = floorDiv(add(num[j], (den-1)/2), den)
		rest[j] = num[j] - whole[j]*den
		g = gcd(g, rest[j])
	}
	g = gcd(g, den)
	for j := 1; j < len(num); j++ {
		rest[j] /= g
	}
	rest[0] = floorDiv(num[0], g)
	den /= g
	whole[0] = floorDiv(add(rest[0], (den-1)/2), den)
	rest[0] -= whole[0] * den
	return rest, den, whole
}

// solveEqualities brings the equalities into echelon form and substitutes.
//
// Each equality gets a pivot column that occurs in no other constraint (see
// pivotColumn). Returns changed if a definition or a local changed.
func (c conjunct) solveEqualities(w *work) (conjunct, bool, bool) {
	changed := false
	done := make([]bool, len(c.eqs))
	for {
		i, col := c.nextPivot(done)
		for j, r := range c.eqs {
			if c.eqs[j] = primitive(slices.Clone(r)); !solvable(c.eqs[j]) {
				return c, changed, false
			}
		}
		if i < 0 {
			break
		}
		done[i] = true
		var sub bool
		c, sub = c.eliminate(w, i, col)
		changed = changed || sub
	}
	c.eqs = slices.DeleteFunc(c.eqs, isZero)
	return c, c.alignCongruences() || changed, true
}

// alignCongruences redefines the local e of a congruence form = den·e as
// floor(form/den), which is the same under the congruence, so that equal
// congruences have equal definitions. It reports whether one changed.
func (c *conjunct) alignCongruences() bool {
	changed := false
	for _, r := range c.eqs {
		if g, ok := c.congruence(r); ok && !slices.Equal(c.divs[g.local].num, g.form) {
			c.divs[g.local].num = g.form
			changed = true
		}
	}
	return changed
}

// solvable is the gcd test: r = 0 has an integer solution as a single equation.
func solvable(r row) bool {
	g := content(r[1:])
	if g == 0 {
		return r[0] == 0
	}
	return r[0]%g == 0
}

// nextPivot returns the equality to solve next and its pivot column, or -1.
// Unit pivots come first: they substitute exactly everywhere.
func (c *conjunct) nextPivot(done []bool) (int, int) {
	bestRow, bestCol, bestRank := -1, 0, 0
	for i, r := range c.eqs {
		if done[i] || isConst(r) {
			continue
		}
		if col, rank := c.pivotColumn(r); bestRow < 0 || rank < bestRank {
			bestRow, bestCol, bestRank = i, col, rank
		}
	}
	return bestRow, bestCol
}

// pivotColumn chooses the column for which to solve r = 0, and its rank:
// 0 a local with coefficient ±1, 1 a named column with ±1, 2 another local,
// 3 another named column. Only the last local of r is considered, which keeps
// definitions well-founded; then the last dimension.
func (c *conjunct) pivotColumn(r row) (col, rank int) {
	for j := len(r) - 1; j > c.named; j-- {
		if r[j] != 0 {
			if r[j] == 1 || r[j] == -1 {
				return j, 0
			}
			return j, 2
		}
	}
	last := 0
	for j := c.named; j > 0; j-- {
		if r[j] == 1 || r[j] == -1 {
			return j, 1
		}
		if last == 0 && r[j] != 0 {
			last = j
		}
	}
	return last, 3
}

// eliminate removes column col from all constraints but equality i.
//
// Given eqs[i][col] != 0. With a coefficient ±1 it substitutes in definitions
// also; a local so solved vanishes, its bounds are imposed on its value.
// Returns true if definitions may have changed.
func (c conjunct) eliminate(w *work, i, col int) (conjunct, bool) {
	r := c.eqs[i]
	a := r[col]
	if a < 0 {
		r, a = negated(r), -a
		c.eqs[i] = r
	}
	if a == 1 {
		def := negated(r)
		def[col] = 0
		isLocal := col > c.named
		if isLocal {
			c.ins = append(c.ins, c.divBounds(col-1-c.named)...)
		}
		kept := c.eqs[i]
		c = c.replace(w, col, def)
		if !isLocal {
			c.eqs[i] = kept
		}
		return c, isLocal
	}
	for j, s := range c.eqs {
		if j != i && s[col] != 0 {
			w.step(1)
			c.eqs[j] = combine(a, s, -s[col], r)
		}
	}
	for j, s := range c.ins {
		if s[col] != 0 {
			w.step(1)
			c.ins[j] = combine(a, s, -s[col], r)
		}
	}
	return c, false
}

// tighten divides an inequality by the gcd of its coefficients, rounding the
// constant down; over the integers nothing is lost.
func tighten(r row) row {
	g := content(r[1:])
	if g <= 1 {
		return r
	}
	t := make(row, len(r))
	for j, v := range r {
		t[j] = v / g
	}
	t[0] = floorDiv(r[0], g)
	return t
}

// tightenInequalities normalises the inequalities: of parallel ones only the
// tightest stays; f >= 0 and -f >= 0 become an equality.
//
// Returns changed if there is a new equality, ok false on a contradiction.
func (c conjunct) tightenInequalities(w *work) (conjunct, bool, bool) {
	kept := make([]row, 0, len(c.ins))
	at := make(map[uint64][]int, len(c.ins))
	for _, r := range c.ins {
		w.step(1)
		r = tighten(r)
		if isConst(r) {
			if r[0] < 0 {
				return c, false, false
			}
			continue
		}
		h := direction(r)
		i := slices.IndexFunc(at[h], func(i int) bool { return slices.Equal(kept[i][1:], r[1:]) })
		if i < 0 {
			at[h] = append(at[h], len(kept))
			kept = append(kept, r)
		} else if j := at[h][i]; r[0] < kept[j][0] {
			kept[j] = r
		}
	}
	c.ins = kept
	return c.pairOpposites(at)
}

// pairOpposites compares f + a >= 0 with -f + b >= 0 for equal f.
func (c conjunct) pairOpposites(at map[uint64][]int) (conjunct, bool, bool) {
	drop := make([]bool, len(c.ins))
	changed := false
	for i, r := range c.ins {
		for _, j := range at[direction(r)] {
			if j <= i || !opposite(r, c.ins[j]) {
				continue
			}
			gap := add(r[0], c.ins[j][0])
			if gap < 0 {
				return c, changed, false
			}
			if gap == 0 {
				c.eqs = append(c.eqs, r)
				drop[i], drop[j], changed = true, true, true
			}
		}
	}
	if changed {
		kept := c.ins[:0:0]
		for i, r := range c.ins {
			if !drop[i] {
				kept = append(kept, r)
			}
		}
		c.ins = kept
	}
	return c, changed, true
}

// direction hashes the coefficients so that r and -r agree.
func direction(r row) uint64 {
	var h uint64
	sign := int64(0)
	for j, v := range r[1:] {
		if v != 0 && sign == 0 {
			sign = 1
			if v < 0 {
				sign = -1
			}
		}
		h = (h + uint64(v*sign) + uint64(j)*0x9e3779b97f4a7c15) * 0xff51afd7ed558ccd
		h ^= h >> 31
	}
	return h
}

func opposite(a, b row) bool {
	for j := 1; j < len(a); j++ {
		if a[j] != -b[j] {
			return false
		}
	}
	return true
}

// simplify brings c into normal form: tidied, with all implied equalities
// explicit, without redundant constraints, sorted.
//
// Given c without existentials. Returns false if c has no integer point.
// Costs one emptiness test per constraint.
func (c conjunct) simplify(w *work) (conjunct, bool) {
	if c.tidy {
		return c, true
	}
	for {
		var ok bool
		if c, ok = c.tidyUp(w); !ok {
			return c, false
		}
		if len(c.eqs)+len(c.ins) == 0 {
			break
		}
		p, verdict := w.point(c)
		if verdict == no {
			return c, false
		}
		found := c.impliedEqualities(w, p, verdict)
		if len(found) == 0 {
			break
		}
		c = c.with(found, nil)
	}
	c = c.dropRedundant(w, nil).dropUnused().sortLocals()
	for i, r := range c.eqs {
		c.eqs[i] = c.oriented(r)
	}
	slices.SortFunc(c.eqs, compareRows)
	slices.SortFunc(c.ins, compareRows)
	c.tidy = true
	return c, true
}

// oriented gives an equality the sign that makes its pivot column positive.
func (c *conjunct) oriented(r row) row {
	if col, _ := c.pivotColumn(r); col > 0 && r[col] < 0 {
		return negated(r)
	}
	return r
}

// compareRows orders rows by their last columns first, so that constraints on
// parameters come before those on dimensions.
func compareRows(a, b row) int {
	for j := len(a) - 1; j >= 0; j-- {
		if d := cmp.Compare(max(a[j], -a[j]), max(b[j], -b[j])); d != 0 {
			return d
		}
	}
	for j := len(a) - 1; j >= 0; j-- {
		if d := cmp.Compare(b[j], a[j]); d != 0 {
			return d
		}
	}
	return 0
}

// impliedEqualities returns the inequalities f >= 0 of c that hold with f = 0
// at every point.
//
// Given a point p of c if verdict is yes; only inequalities tight at p are
// candidates then.
func (c *conjunct) impliedEqualities(w *work, p row, verdict verdict) []row {
	var found []row
	for _, r := range c.ins {
		if verdict == yes && dot(r, p) != 0 {
			continue
		}
		if w.empty(c.with(nil, []row{shifted(r, -1)})) {
			found = append(found, r)
		}
	}
	return found
}

// dot returns r[0] + sum r[j]·p[j-1].
func dot(r, p row) int64 {
	s := r[0]
	for j, v := range r[1:] {
		if v != 0 {
			s = add(s, mul(v, p[j]))
		}
	}
	return s
}

// dropRedundant removes the constraints implied by the others together with
// each of the contexts, if any. Complicated constraints are tried first.
//
// Given contexts over the same named columns.
func (c conjunct) dropRedundant(w *work, contexts []conjunct) conjunct {
	c = c.clone()
	slices.SortStableFunc(c.ins, func(a, b row) int {
		if d := cmp.Compare(terms(b), terms(a)); d != 0 {
			return d
		}
		return compareRows(b, a)
	})
	excluded := func(eqs, ins []row, r row) bool {
		d := conjunct{named: c.named, divs: c.divs}.with(eqs, ins).with(nil, []row{r})
		return w.emptyWithin(d, contexts)
	}
	c.ins = dropEach(c.ins, func(r row, rest []row) bool { return excluded(c.eqs, rest, complement(r)) })
	c.eqs = dropEach(c.eqs, func(r row, rest []row) bool {
		if len(contexts) == 0 && isConst(r[c.named:]) {
			return false // an echelon row without locals is independent
		}
		return excluded(rest, c.ins, complement(r)) && excluded(rest, c.ins, shifted(r, -1))
	})
	return c
}

// emptyWithin reports whether c has no point in any of the contexts, in
// general if there are none.
func (w *work) emptyWithin(c conjunct, contexts []conjunct) bool {
	if len(contexts) == 0 {
		return w.empty(c)
	}
	for _, d := range contexts {
		if both, ok := conjoin(c, d).tidyUp(w); ok && !w.empty(both) {
			return false
		}
	}
	return true
}

// dropEach removes, one after the other, the rows that the rest makes needless.
func dropEach(rows []row, needless func(r row, rest []row) bool) []row {
	for i := 0; i < len(rows); {
		rest := slices.Delete(slices.Clone(rows), i, i+1)
		if needless(rows[i], rest) {
			rows = rest
		} else {
			i++
		}
	}
	return rows
}
