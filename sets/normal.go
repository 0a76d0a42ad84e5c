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
func (c conjunct) tidyUp(w *work) (conjunct, bool) { return c.owned().tidyOwned(w) }

// tidyOwned is tidyUp for an owned conjunct, whose rows it may change.
func (c conjunct) tidyOwned(w *work) (conjunct, bool) {
	for range 100 {
		w.cells(cells(&c))
		changed := c.reduceDivs(w)
		again, ok := c.solveEqualities(w)
		if !ok {
			return c, false
		}
		changed = changed || again
		if again, ok = c.tightenInequalities(w); !ok {
			return c, false
		}
		if !changed && !again {
			break
		}
	}
	return dropUnusedOwned(c), true
}

// reduceDivs normalises, in place, the definitions of the locals.
//
// Each definition floor(num/den) becomes one whose coefficients lie in
// (-den/2, den/2] and are coprime with den; integer parts move into the rows
// that use the local; constants and repeated definitions disappear. A definition stays as it is where a
// row would not fit in int64 after that.
func (c *conjunct) reduceDivs(w *work) bool {
	changed := false
	for k := range c.divs {
		num, den := c.divs[k].num, c.divs[k].den
		if den == 0 {
			continue
		}
		w.step(1)
		var whole row
		if !isReduced(num, den) {
			num, den, whole = reduceDiv(num, den)
		}
		same := c.sameDiv(k, num, den)
		if den != 1 && same < 0 && (whole == nil || isZero(whole)) {
			c.divs[k] = div{num, den}
			continue
		}
		if whole == nil {
			whole = make(row, c.width())
		}
		changed = c.replaceDiv(w, k, div{num, den}, whole, same) || changed
	}
	return changed
}

// replaceDiv substitutes whole + floor(d) for local k, where whole + local same says that if same >= 0.
// It reports false, and changes nothing, if a row would not fit in int64.
func (c *conjunct) replaceDiv(w *work, k int, d div, whole row, same int) bool {
	replace := func(c *conjunct) {
		switch {
		case d.den == 1:
			addMultiple(whole, 1, d.num)
			c.dropDiv(w, k, whole)
		case same >= 0:
			whole[c.local(same)]++
			c.dropDiv(w, k, whole)
		default:
			c.substitute(w, c.local(k), whole, false)
			c.divs[k] = d
		}
	}
	w.cells(cells(c))
	if c.roomFor(c.local(k), whole) {
		replace(c)
		return true
	}
	changed := c.owned()
	if !withoutOverflow(func() { replace(&changed) }) {
		return false
	}
	*c = changed
	return true
}

// roomFor reports whether no entry overflows when r[col]·def is added to every row r, and a little more.
func (c *conjunct) roomFor(col int, def row) bool {
	most := int64(1)
	size := int64(0)
	note := func(r row) {
		most = max(most, abs(r[col]))
		for _, v := range r {
			size |= magnitude(v)
		}
	}
	for _, r := range c.eqs {
		note(r)
	}
	for _, r := range c.ins {
		note(r)
	}
	for _, d := range c.divs {
		note(d.num)
	}
	for _, v := range def {
		if p, ok := mul2(most, abs(v)); !ok || p >= 1<<61 {
			return false
		}
	}
	return size < 1<<61
}

// dropDiv substitutes a form for local k, which loses its definition.
func (c *conjunct) dropDiv(w *work, k int, def row) {
	c.substitute(w, c.local(k), def, true)
	c.divs[k] = div{num: make(row, c.width())}
}

// isReduced reports whether reduceDiv would change nothing.
func isReduced(num row, den int64) bool {
	g := den
	for j, v := range num {
		if v < -(den-1)/2 || v > den-1-(den-1)/2 {
			return false
		}
		if j > 0 && g != 1 {
			g = gcd(g, v)
		}
	}
	return g == 1
}

func isZero(r row) bool { return r[0] == 0 && isConst(r) }

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
func (c *conjunct) solveEqualities(w *work) (changed, ok bool) {
	done := make([]bool, len(c.eqs))
	for {
		w.cells(2 * len(c.eqs) * c.width())
		i, col := c.nextPivot(done)
		for _, r := range c.eqs {
			if primitive(r); !solvable(r) {
				return changed, false
			}
		}
		if i < 0 {
			break
		}
		done[i] = true
		if c.eliminate(w, i, col) {
			changed = true
		}
	}
	c.eqs = slices.DeleteFunc(c.eqs, isZero)
	return c.alignCongruences() || changed, true
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
func (c *conjunct) eliminate(w *work, i, col int) bool {
	r := c.eqs[i]
	if r[col] < 0 {
		negate(r)
	}
	a := r[col]
	if a == 1 {
		return c.solveUnit(w, i, col)
	}
	for j, s := range c.eqs {
		if j != i && s[col] != 0 {
			w.step(1 + len(r)/wideRow)
			c.eqs[j] = combine(a, s, -s[col], r)
		}
	}
	for j, s := range c.ins {
		if s[col] != 0 {
			w.step(1 + len(r)/wideRow)
			c.ins[j] = combineInequality(a, s, -s[col], r)
		}
	}
	return false
}

// solveUnit solves equality i, in which column col has coefficient 1.
func (c *conjunct) solveUnit(w *work, i, col int) bool {
	isLocal := col > c.named
	defines := slices.ContainsFunc(c.divs, func(d div) bool { return d.num[col] != 0 })
	if isLocal {
		c.ins = append(c.ins, c.divBounds(col-1-c.named)...)
	}
	r := c.eqs[i]
	def := negated(r)
	def[col] = 0
	if !isLocal {
		r[col] = 0 // the equality itself stays
	}
	c.substitute(w, col, def, true)
	if isLocal {
		c.divs[col-1-c.named] = div{num: make(row, c.width())}
	} else {
		r[col] = 1
	}
	return isLocal || defines
}

// negate changes the signs of r, in place.
func negate(r row) {
	for j, v := range r {
		r[j] = -v
	}
}

// tighten returns an inequality divided by the gcd of its coefficients, with
// the constant rounded down; over the integers nothing is lost.
func tighten(r row) row {
	if content(r[1:]) <= 1 {
		return r
	}
	t := slices.Clone(r)
	tightenInPlace(t)
	return t
}

// tightenInequalities normalises the inequalities, in place: of parallel ones
// only the tightest stays; f >= 0 and -f >= 0 become an equality.
//
// Returns changed if there is a new equality, ok false on a contradiction.
func (c *conjunct) tightenInequalities(w *work) (changed, ok bool) {
	w.cells(len(c.ins) * len(c.ins))
	kept := c.ins[:0]
	var room [24]uint64
	hash := room[:0]
	for _, r := range c.ins {
		w.step(1)
		tightenInPlace(r)
		if isConst(r) {
			if r[0] < 0 {
				return false, false
			}
			continue
		}
		h := direction(r)
		if i := parallel(kept, hash, r, h); i < 0 {
			kept, hash = append(kept, r), append(hash, h)
		} else if r[0] < kept[i][0] {
			kept[i] = r
		}
	}
	clear(c.ins[len(kept):])
	c.ins = kept
	return c.pairOpposites(hash)
}

// parallel returns the index of a row with the coefficients of r, or -1.
func parallel(rows []row, hash []uint64, r row, h uint64) int {
	for i, g := range hash {
		if g == h && slices.Equal(rows[i][1:], r[1:]) {
			return i
		}
	}
	return -1
}

// pairOpposites compares f + a >= 0 with -f + b >= 0 for equal f.
//
// Given the directions of the inequalities.
func (c *conjunct) pairOpposites(hash []uint64) (changed, ok bool) {
	for i := 0; i < len(hash); i++ {
		for j := i + 1; hash[i] != 0 && j < len(hash); j++ {
			if hash[i] != hash[j] || !opposite(c.ins[i], c.ins[j]) {
				continue
			}
			gap := add(c.ins[i][0], c.ins[j][0])
			if gap < 0 {
				return changed, false
			}
			if gap == 0 {
				c.eqs = append(c.eqs, c.ins[i])
				c.ins[i], c.ins[j] = nil, nil
				hash[i], hash[j] = 0, 0
				changed = true
				break
			}
		}
	}
	if changed {
		c.ins = slices.DeleteFunc(c.ins, func(r row) bool { return r == nil })
	}
	return changed, true
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
// Costs one small linear program per constraint.
func (c conjunct) simplify(w *work) (conjunct, bool) {
	if c.tidy {
		return c, true
	}
	return c.owned().simplifyOwned(w)
}

// simplifyOwned is simplify for an owned conjunct, whose rows it may change.
func (c conjunct) simplifyOwned(w *work) (conjunct, bool) {
	for more := true; more; {
		var ok bool
		if c, ok = c.tidyOwned(w); !ok {
			return c, false
		}
		if len(c.eqs)+len(c.ins) == 0 {
			c.at = make(row, c.named)
			break
		}
		slices.SortStableFunc(c.ins, complicatedFirst)
		if more, ok = c.purge(w); !ok {
			return c, false
		}
	}
	at := c.at
	c = dropUnusedOwned(c).sortLocals()
	c.sortRows()
	c.tidy, c.at = true, at
	return c, true
}

// sortRows orders the constraints of an owned conjunct.
func (c *conjunct) sortRows() {
	for _, r := range c.eqs {
		c.orient(r)
	}
	slices.SortFunc(c.eqs, compareRows)
	slices.SortFunc(c.ins, compareRows)
}

// orient gives an equality, in place, the sign that makes its pivot column
// positive.
func (c *conjunct) orient(r row) {
	if col, _ := c.pivotColumn(r); col > 0 && r[col] < 0 {
		negate(r)
	}
}

// complicatedFirst orders the candidates for removal.
func complicatedFirst(a, b row) int {
	if d := cmp.Compare(terms(b), terms(a)); d != 0 {
		return d
	}
	return compareRows(b, a)
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
	slices.SortStableFunc(c.ins, complicatedFirst)
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
