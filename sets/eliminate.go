package sets

import (
	"cmp"
	"math/big"
	"slices"
)

// resolve removes the existentials of c exactly.
//
// Given c. Returns conjuncts with defined locals only, whose union has the
// points of c. Equalities over existentials are solved by unimodular
// substitution; then each existential x goes by the first rule that applies:
//
//   - it has no lower or no upper bound: its rows go;
//   - all pairs of bounds combine exactly (Fourier-Motzkin);
//   - two bounds f - d <= a·x <= f leave few values: x = floor(f/a) - k; so also for an integer
//     combination of existentials in place of x;
//   - the bounds on one side are free of other existentials: if c has a solution, it has one with x
//     = ceil(f/a) for one of the lower bounds a·x >= f, so x becomes a
//     defined local, one conjunct per bound;
//   - dark shadow and splinters (Omega test).
func (c conjunct) resolve(w *work) []conjunct {
	if !c.hasExistentials() {
		return []conjunct{c.sortLocals()}
	}
	return c.owned().resolveOwned(w)
}

// resolveOwned is resolve for an owned conjunct, whose rows it may change; so are the results.
func (c conjunct) resolveOwned(w *work) []conjunct {
	if !c.hasExistentials() {
		return []conjunct{c.sortLocals()}
	}
	var out []conjunct
	stack := []conjunct{c.exposed(w)}
	for len(stack) > 0 {
		d := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		w.cells(cells(&d) + len(d.divs)*len(d.ins))
		if d = d.definePinned(w); !d.settle(w) {
			continue
		}
		x, exact := d.cheapest(w)
		if x == 0 {
			out = append(out, dropUnusedOwned(d).sortLocals())
			continue
		}
		next := d.chooseElimination(w, x, exact)
		if len(next) == 1 {
			stack = append(stack, next[0])
			continue
		}
		for i := len(next) - 1; i >= 0; i-- {
			w.cells(cells(&next[i]))
			stack = append(stack, next[i].owned())
		}
	}
	return out
}

// chooseElimination removes one existential: x if that is exact, else the one that leaves the fewest
// conjuncts.
func (c conjunct) chooseElimination(w *work, x int, exact bool) []conjunct {
	if exact {
		return c.shadows(w, x)
	}
	if p := c.constantPin(); w.byValue && p.col != 0 && p.values <= fewValues {
		return c.defineNear(w, p)
	}
	y, side := c.definable()
	others := int64(len(side))
	if y == 0 {
		low, high, _ := c.bounds(x)
		others = 1 + min(countSplinters(low, high, x), countSplinters(high, low, x))
	}
	if p := c.nearlyPinned(); p.col != 0 && p.values <= others {
		var next []conjunct
		if withoutOverflow(func() { next = c.defineNear(w, p) }) {
			return next
		}
	}
	if y != 0 {
		return c.define(w, y, side)
	}
	return c.shadows(w, x)
}

// definePinned makes floor terms of the existentials of equalities that bounds
// free of other existentials leave at most one value; solving an equality for
// one would spread its bounds over the others.
func (c conjunct) definePinned(w *work) conjunct {
	for slices.ContainsFunc(c.eqs, c.dependsOnExistential) {
		x, bound := c.pinned()
		if x == 0 {
			break
		}
		w.step(1)
		c = c.defineBy(w, x, bound)
	}
	return c
}

// settle solves, in place, the equalities that involve existentials and
// tightens.
//
// Returns false on a contradiction. Afterwards no existential occurs in an
// equality.
func (c *conjunct) settle(w *work) bool {
	for {
		i := slices.IndexFunc(c.eqs, c.dependsOnExistential)
		if i < 0 {
			if changed, ok := c.tightenInequalities(w); !ok || !changed {
				return ok
			}
			continue
		}
		if !solvable(primitive(c.eqs[i])) {
			return false
		}
		c.solveFor(w, c.eqs[i])
	}
}

// solveFor takes a step in solving the primitive equality r = 0.
//
// A lone existential x with a·x = f, |a| > 1, becomes the local floor(f/a) and
// the equality stays as a congruence. Otherwise a unimodular substitution makes
// the equality smaller or solves it.
func (c *conjunct) solveFor(w *work, r row) {
	x, def := c.reduction(r)
	switch {
	case def[x] == 0:
		c.substitute(w, x, def, true)
	case c.lone(r, x):
		if r[x] > 0 {
			negate(r)
		}
		num := slices.Clone(r)
		num[x] = 0
		c.divs[x-1-c.named] = div{num, -r[x]}
	default:
		def[x] = 0
		c.substitute(w, x, def, false)
	}
}

// lone reports whether x is the only existential of r.
func (c *conjunct) lone(r row, x int) bool {
	for k, d := range c.divs {
		if j := c.local(k); j != x && d.den == 0 && r[j] != 0 {
			return false
		}
	}
	return true
}

// cheapest returns the existential column whose elimination adds the fewest
// rows, exact ones first, and whether it is exact; 0 if no inequality has an
// existential.
func (c *conjunct) cheapest(w *work) (int, bool) {
	best, bestExact, bestCost := 0, false, 0
	for k, d := range c.divs {
		if d.den != 0 {
			continue
		}
		col := c.local(k)
		low, high := c.countBounds(col)
		if low+high == 0 {
			continue
		}
		w.cells(low*high + len(c.ins))
		cost := low*high - low - high
		exact := low == 0 || high == 0 || c.allExact(col)
		if best == 0 || exact && !bestExact || exact == bestExact && cost < bestCost {
			best, bestExact, bestCost = col, exact, cost
		}
	}
	return best, bestExact
}

// bounds splits the inequalities into lower bounds of a column (positive
// coefficient), upper bounds and the rest.
func (c *conjunct) bounds(col int) (low, high, rest []row) {
	lows, highs := c.countBounds(col)
	rows := make([]row, len(c.ins))
	low, high, rest = rows[:0:lows], rows[lows:lows:lows+highs], rows[lows+highs:lows+highs]
	for _, r := range c.ins {
		switch {
		case r[col] > 0:
			low = append(low, r)
		case r[col] < 0:
			high = append(high, r)
		default:
			rest = append(rest, r)
		}
	}
	return low, high, rest
}

// countBounds returns the numbers of lower and upper bounds of a column.
func (c *conjunct) countBounds(col int) (low, high int) {
	for _, r := range c.ins {
		if r[col] > 0 {
			low++
		} else if r[col] < 0 {
			high++
		}
	}
	return low, high
}

// allExact reports whether each pair of a lower and an upper bound of a column is exact.
func (c *conjunct) allExact(col int) bool {
	for _, l := range c.ins {
		if l[col] <= 0 {
			continue
		}
		for _, h := range c.ins {
			if h[col] < 0 && !exactPair(l, h, col) {
				return false
			}
		}
	}
	return true
}

// exactPair reports whether eliminating col from a lower and an upper bound
// loses nothing over the integers: a coefficient is 1, or the dark shadow is
// always true.
func exactPair(l, h row, col int) bool {
	if l[col] == 1 || h[col] == -1 {
		return true
	}
	for j := 1; j < len(l); j++ {
		v, ok := mulAdd2(-h[col], l[j], l[col], h[j])
		if !ok || v != 0 {
			return false
		}
	}
	return darkShadow(l, h, col)[0] >= 0
}

// darkShadow combines a·x + f >= 0 and -b·x + g >= 0.
//
// Returns a·g + b·f - (a-1)(b-1), which is >= 0 only where some integer x
// satisfies both.
func darkShadow(l, h row, col int) row {
	a, b := l[col], -h[col]
	d, ok := scaled2(b, l, a, h)
	gap, ok1 := mul2(a-1, b-1)
	if ok && ok1 {
		var ok2 bool
		if d[0], ok2 = add2(d[0], -gap); ok2 {
			return d
		}
	}
	sum := bigSum(b, l, a, h)
	sum[0].Sub(sum[0], new(big.Int).Mul(big.NewInt(a-1), big.NewInt(b-1)))
	return reduced(sum, true)
}

// shadows eliminates existential col from the inequalities.
//
// Given c with no existential in an equality. Returns conjuncts without col
// in an inequality whose union has the points of c: one if all pairs are exact; else the
// dark shadow, and for each bound a·x >= f on the side with fewer cases the
// splinters a·x = f + k, 0 <= k <= (a·b - a - b)/b, where b is the largest
// coefficient of the other side.
func (c conjunct) shadows(w *work, col int) []conjunct {
	low, high, rest := c.bounds(col)
	dark := make([]row, len(rest), len(rest)+len(low)*len(high))
	copy(dark, rest)
	exact := true
	for _, l := range low {
		for _, h := range high {
			w.step(1 + len(l)/wideRow)
			if exactPair(l, h, col) {
				dark = append(dark, combineInequality(-h[col], l, l[col], h))
				continue
			}
			exact = false
			dark = append(dark, darkShadow(l, h, col))
		}
	}
	d := c
	d.ins, d.tidy, d.at = dark, false, nil
	out := []conjunct{d}
	if exact {
		return out
	}
	if countSplinters(high, low, col) < countSplinters(low, high, col) {
		low, high = high, low
	}
	for _, eq := range splinters(w, low, high, col) {
		w.step(1)
		w.cells(4 * (len(c.eqs) + len(c.ins)))
		out = append(out, c.with([]row{eq}, nil))
	}
	return out
}

// splinters returns the equalities that cover what the dark shadow misses,
// made from the bounds in side.
func splinters(w *work, side, other []row, col int) []row {
	if countSplinters(side, other, col) > maxSplinters {
		panic(halt{ErrLimit})
	}
	var eqs []row
	for _, r := range side {
		for k := range splintersOf(r, other, col) {
			w.cells(len(r) + cellsAStep/2)
			eqs = append(eqs, shifted(r, -k))
		}
	}
	return eqs
}

// countSplinters returns the number of splinters.
func countSplinters(side, other []row, col int) int64 {
	var n int64
	for _, r := range side {
		n = add(n, splintersOf(r, other, col))
	}
	return n
}

// splintersOf returns the number of splinters of one bound, floor((a·b - a - b)/b) + 1.
func splintersOf(r row, other []row, col int) int64 {
	var b int64
	for _, o := range other {
		b = max(b, abs(o[col]))
	}
	a := abs(r[col])
	return a + floorDiv(-a, b)
}

// maxSplinters bounds the cases of one elimination.
const maxSplinters = 100_000

// definable returns the existential that can become a defined local with the
// fewest cases, and the bounds that define it, or 0.
func (c *conjunct) definable() (int, []row) {
	best := 0
	var bestSide []row
	for k, d := range c.divs {
		col := c.local(k)
		if d.den != 0 {
			continue
		}
		low, high, _ := c.bounds(col)
		for _, side := range [][]row{high, low} {
			other := slices.ContainsFunc(side, func(r row) bool { return !c.lone(r, col) })
			if len(side) > 0 && !other && (best == 0 || len(side) < len(bestSide)) {
				best, bestSide = col, side
			}
		}
	}
	return best, bestSide
}

// define makes existential x the value of each of the bounds in turn.
//
// Given bounds on one side of x, free of other existentials.
func (c conjunct) define(w *work, x int, side []row) []conjunct {
	var out []conjunct
	for _, r := range side {
		w.step(1)
		out = append(out, c.defineBy(w, x, r))
	}
	return out
}

// defineBy sets x to the extreme value that bound r allows.
//
// For a·x + f >= 0 that is ceil(-f/a) = -floor(f/a), for -b·x + g >= 0 it is
// floor(g/b).
func (c conjunct) defineBy(w *work, x int, r row) conjunct {
	f := slices.Clone(r)
	a := f[x]
	f[x] = 0
	if a > 0 {
		flip := make(row, len(r))
		flip[x] = -2
		c = c.replaceSelf(w, x, flip)
	}
	c = c.clone()
	c.divs[x-1-c.named] = div{f, abs(a)}
	return c
}

// sortLocals orders the locals so that definitions refer to earlier ones,
// otherwise by definition.
func (c conjunct) sortLocals() conjunct {
	if sortedLocals(&c) {
		return c
	}
	to := identity(c.width())
	placed := make([]bool, len(c.divs))
	for n := range c.divs {
		best := -1
		for k, d := range c.divs {
			if !placed[k] && c.ready(d.num, placed) && (best < 0 || c.compareDivs(d, c.divs[best]) < 0) {
				best = k
			}
		}
		placed[best] = true
		to[c.local(best)] = c.local(n)
	}
	return c.place(c.named, len(c.divs), to)
}

// sortedLocals reports whether sortLocals has nothing to do.
func sortedLocals(c *conjunct) bool {
	ready := func(k, n int) bool {
		return !slices.ContainsFunc(c.divs[k].num[c.local(n):], func(v int64) bool { return v != 0 })
	}
	for n := range c.divs {
		if !ready(n, n) {
			return false
		}
		for k := n + 1; k < len(c.divs); k++ {
			if ready(k, n) && c.compareDivs(c.divs[k], c.divs[n]) < 0 {
				return false
			}
		}
	}
	return true
}

// compareDivs orders definitions by what they say of named columns.
func (c *conjunct) compareDivs(a, b div) int {
	return cmp.Or(compareRows(a.num[:1+c.named], b.num[:1+c.named]), cmp.Compare(a.den, b.den))
}

// ready reports whether r refers to placed locals only.
func (c *conjunct) ready(r row, placed []bool) bool {
	for k := range c.divs {
		if r[c.local(k)] != 0 && !placed[k] {
			return false
		}
	}
	return true
}

// reduction chooses a unimodular substitution that makes the equality r = 0
// over existentials smaller.
//
// Let a be the existential coefficient of least magnitude, of column x. If all others
// are multiples of a and the whole row is (a = ±1), x is solved for; otherwise
// x := x - sum round(r_j/a)·x_j leaves coefficients of at most |a|/2. In the
// second case the form refers to x itself as the new unknown.
func (o *conjunct) reduction(r row) (int, row) {
	x := 0
	for k := range o.divs {
		j := o.local(k)
		if o.divs[k].den == 0 && r[j] != 0 && (x == 0 || abs(r[j]) < abs(r[x])) {
			x = j
		}
	}
	def := make(row, len(r))
	if abs(r[x]) == 1 {
		for j, v := range r {
			def[j] = -v * r[x]
		}
		def[x] = 0
		return x, def
	}
	for k := range o.divs {
		if j := o.local(k); j != x && o.divs[k].den == 0 {
			def[j] = -roundDiv(r[j], r[x])
		}
	}
	def[x] = 1
	return x, def
}

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
