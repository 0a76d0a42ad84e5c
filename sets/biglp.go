package sets

import (
	"math"
	"math/big"
	"slices"
)

// bigTableau is a tableau with entries of any size; see tableau. It serves
// where an entry of a tableau does not fit in int64.
type bigTableau struct {
	w     *work
	n     int
	rows  [][]*big.Int // [den | const | col...]
	basic []int
	cols  []int
	slack int
}

func (w *work) newBigTableau(n int) *bigTableau {
	return &bigTableau{w: w, n: n, slack: n, cols: identity(n)}
}

func (t *bigTableau) clone() *bigTableau {
	c := *t
	c.rows = make([][]*big.Int, len(t.rows))
	for i, r := range t.rows {
		c.rows[i] = append([]*big.Int{}, r...)
	}
	c.basic = append([]int{}, t.basic...)
	c.cols = append([]int{}, t.cols...)
	return &c
}

// mix replaces r by x·r + y·p, in which p's denominator does not count, in
// lowest terms.
func (t *bigTableau) mix(r []*big.Int, x, y *big.Int, p []*big.Int) {
	t.w.step(len(r))
	g := new(big.Int)
	for j := range r {
		v := new(big.Int).Mul(x, r[j])
		if j > 0 {
			v.Add(v, new(big.Int).Mul(y, p[j]))
		}
		g.GCD(nil, nil, g, new(big.Int).Abs(v))
		r[j] = v
	}
	if g.IsInt64() && g.Int64() <= 1 {
		return
	}
	for _, v := range r {
		v.Quo(v, g)
	}
}

// pivot exchanges the basic variable of row r with the variable of column k.
func (t *bigTableau) pivot(r, k int) {
	c := 2 + k
	p := append([]*big.Int{}, t.rows[r]...)
	den, a := p[0], p[c]
	p[0], p[c] = new(big.Int).Abs(a), new(big.Int).Neg(den)
	for j := 1; a.Sign() > 0 && j < len(p); j++ {
		p[j] = new(big.Int).Neg(p[j])
	}
	t.rows[r] = p
	for i, q := range t.rows {
		if f := q[c]; i != r && f.Sign() != 0 {
			q[c] = new(big.Int)
			t.mix(q, p[0], f, p)
		}
	}
	t.basic[r], t.cols[k] = t.cols[k], t.basic[r]
}

// add imposes f >= 0; false if that has no rational solution.
func (t *bigTableau) add(f []*big.Int) bool {
	r := len(t.rows)
	t.rows = append(t.rows, t.express(f))
	t.basic = append(t.basic, t.slack)
	t.slack++
	for k, v := range t.cols {
		if v < t.n && t.rows[r][2+k].Sign() != 0 {
			t.pivot(r, k)
			return true
		}
	}
	for t.rows[r][1].Sign() < 0 {
		k := t.entering(r)
		if k < 0 {
			return false
		}
		i := t.leaving(k, r)
		if i < 0 || !t.sooner(i, r, k) {
			t.pivot(r, k)
			return true
		}
		t.pivot(i, k)
	}
	return true
}

// express writes a form over the free variables in terms of the columns.
func (t *bigTableau) express(f []*big.Int) []*big.Int {
	r := make([]*big.Int, 2+t.n)
	r[0], r[1] = big.NewInt(1), f[0]
	for k, v := range t.cols {
		r[2+k] = new(big.Int)
		if v < t.n {
			r[2+k] = f[1+v]
		}
	}
	for i, v := range t.basic {
		if v < t.n && f[1+v].Sign() != 0 {
			t.mix(r, t.rows[i][0], new(big.Int).Mul(f[1+v], r[0]), t.rows[i])
		}
	}
	return r
}

// entering returns the column of the smallest variable whose growth increases
// row r, or -1.
func (t *bigTableau) entering(r int) int {
	best := -1
	for k, v := range t.cols {
		if t.rows[r][2+k].Sign() > 0 && (best < 0 || v < t.cols[best]) {
			best = k
		}
	}
	return best
}

// leaving returns the row of the slack that first reaches 0 when the variable
// of column k grows, other than row except; or -1.
func (t *bigTableau) leaving(k, except int) int {
	best := -1
	for i, v := range t.basic {
		if i == except || v < t.n || t.rows[i][2+k].Sign() >= 0 {
			continue
		}
		if best < 0 || t.sooner(i, best, k) || v < t.basic[best] && !t.sooner(best, i, k) {
			best = i
		}
	}
	return best
}

// sooner reports whether row i reaches 0 before row j does when column k grows.
func (t *bigTableau) sooner(i, j, k int) bool {
	ratio := func(i int) *big.Rat { return new(big.Rat).SetFrac(t.rows[i][1], t.rows[i][2+k]) }
	a, b := ratio(i), ratio(j)
	return a.Abs(a).Cmp(b.Abs(b)) < 0
}

// branch searches for an integer point, whose values it stores if they fit in int64; see tableau.branch.
func (t *bigTableau) branch(nodes *int, point *row) verdict {
	if *nodes--; *nodes < 0 {
		return unsure
	}
	v, floor := t.fractional()
	if v < 0 {
		*point = t.sample()
		return yes
	}
	result := no
	for _, sign := range []int64{-1, 1} {
		f := zeros(1 + t.n)
		f[0] = floor
		if sign > 0 {
			f[0] = new(big.Int).Not(floor) // -floor - 1
		}
		f[1+v] = big.NewInt(sign)
		c := t.clone()
		if !c.add(f) {
			continue
		}
		if w := c.branch(nodes, point); w == yes {
			return yes
		} else if w == unsure {
			result = unsure
		}
	}
	return result
}

// fractional returns the first free variable whose sample value is not an integer, and that rounded down; -1 if there is none.
func (t *bigTableau) fractional() (first int, floor *big.Int) {
	first = -1
	for i, v := range t.basic {
		if v >= t.n || first >= 0 && v > first {
			continue
		}
		if q, rest := new(big.Int).DivMod(t.rows[i][1], t.rows[i][0], new(big.Int)); rest.Sign() != 0 {
			first, floor = v, q
		}
	}
	return first, floor
}

// sample returns the integral sample point, nil if a value does not fit in int64.
func (t *bigTableau) sample() row {
	p := make(row, t.n)
	for i, v := range t.basic {
		if v >= t.n {
			continue
		}
		q := new(big.Int).Quo(t.rows[i][1], t.rows[i][0])
		if !q.IsInt64() {
			return nil
		}
		p[v] = q.Int64()
	}
	return p
}

func zeros(n int) []*big.Int {
	z := make([]*big.Int, n)
	for i := range z {
		z[i] = new(big.Int)
	}
	return z
}

// bigLimit bounds the nodes of a search in math/big.
const bigLimit = 10_000

// decideBig decides whether inequalities have an integer point; it halts the
// operation if a search of bounded length does not tell.
//
// Returns yes with the values of all columns, unsure if there is a point whose values are not known, or no.
func (w *work) decideBig(ins []row) (p row, v verdict) {
	if len(ins) == 0 {
		return nil, unsure
	}
	t := bigTableauOf(w, ins)
	if t == nil {
		return nil, no
	}
	nodes := firstLimit
	switch v := t.branch(&nodes, &p); {
	case v == no:
		return nil, no
	case v == yes && p != nil:
		return p, yes
	case v == yes:
		return nil, unsure // there is a point, but its values do not fit
	}
	widths, flat := t.widths(ins)
	if len(flat) > 0 {
		if p, v, ok := decideFlat(w, ins, flat); ok {
			return p, v
		}
	}
	return decideReshaped(w, ins, widths)
}

// decideFlat is decideBig for inequalities of which some, which are not constant, are 0 at all points; ok is false if equalities
// that say so cannot be solved in int64.
func decideFlat(w *work, ins, flat []row) (p row, v verdict, ok bool) {
	s := w.spareSolver(len(ins[0]))
	defer s.release()
	for _, r := range flat {
		s.eqs = append(s.eqs, s.own(r))
	}
	for _, r := range ins {
		s.addInequality(s.own(r), -1)
	}
	possible := false
	if !withoutOverflow(func() { possible = s.solve(true) }) {
		return nil, unsure, false
	}
	if !possible {
		return nil, no, true
	}
	p, v = w.decideBig(copied(s.ins))
	if v == yes && !withoutOverflow(func() { p = s.trail.complete(p) }) {
		return nil, unsure, true
	}
	return p, v, true
}

// decideReshaped is decideBig in other coordinates; see solver.reshape.
//
// Given for each inequality how large it becomes.
func decideReshaped(w *work, ins []row, widths []float64) (p row, v verdict) {
	source := usedColumns(ins)
	b := newBasis(source, ins, widths)
	b.reduce(w)
	if withoutOverflow(func() { p, v = b.search(w, ins) }) && v != unsure {
		return spread(p, source, len(ins[0])-1), v
	}
	if p, v = decideByValue(w, b.rows(ins)); v == no {
		return nil, no
	}
	if p == nil || !withoutOverflow(func() { p = b.combine(p) }) {
		return nil, unsure
	}
	return spread(p, source, len(ins[0])-1), yes
}

// decideByValue is decideBig for inequalities in reduced coordinates.
func decideByValue(w *work, rows []row) (p row, v verdict) {
	t := bigTableauOf(w, rows)
	if t == nil {
		return nil, no
	}
	if low, high, ok := t.values(0); ok {
		if p, v, ok = decideSlices(w, rows, low, high); ok {
			return p, v
		}
	}
	nodes := bigLimit
	if v = t.branch(&nodes, &p); v == unsure {
		panic(halt{ErrLimit})
	}
	return p, v
}

// values returns the least and the greatest integer value of free variable x, as far as the rational points tell; ok is false if they do not fit in
// int64.
func (t *bigTableau) values(x int) (low, high int64, ok bool) {
	var ends [2]int64
	for i, sign := range []int64{-1, 1} {
		f := zeros(1 + t.n)
		f[1+x] = big.NewInt(sign)
		most, bounded := t.maximum(f)
		if !bounded {
			return 0, 0, false
		}
		floor := new(big.Int).Div(most.Num(), most.Denom())
		if !floor.IsInt64() || floor.Int64() == math.MinInt64 {
			return 0, 0, false
		}
		ends[i] = sign * floor.Int64()
	}
	return ends[0], ends[1], true
}

// usedColumns returns the columns with an entry that is not 0.
func usedColumns(rows []row) []int {
	var out []int
	for j := 1; j < len(rows[0]); j++ {
		if slices.ContainsFunc(rows, func(r row) bool { return r[j] != 0 }) {
			out = append(out, j)
		}
	}
	return out
}

// spread returns the values of n columns, of which those that are told have the values p, the others 0; nil if p is nil.
func spread(p row, columns []int, n int) row {
	if p == nil {
		return nil
	}
	q := make(row, n)
	for x, j := range columns {
		q[j-1] = p[x]
	}
	return q
}

// bigTableauOf returns a tableau of inequalities, nil if they have no rational solution.
func bigTableauOf(w *work, ins []row) *bigTableau {
	t := w.newBigTableau(len(ins[0]) - 1)
	for _, r := range ins {
		if !t.add(wideForm(r)) {
			return nil
		}
	}
	return t
}

func wideForm(r row) []*big.Int {
	f := make([]*big.Int, len(r))
	for j, v := range r {
		f[j] = big.NewInt(v)
	}
	return f
}

// widths returns for each inequality how large it becomes, plus 1 (see tableau.widths), and those that stay below 1. The tableau
// stays feasible.
func (t *bigTableau) widths(ins []row) (out []float64, flat []row) {
	out = make([]float64, len(ins))
	for i, r := range ins {
		out[i] = unboundedWidth
		if most, ok := t.maximum(wideForm(r)); ok {
			v, _ := most.Float64()
			out[i] = 1 + v
			if most.Cmp(big.NewRat(1, 1)) < 0 && !isConst(r) {
				flat = append(flat, r)
			}
		}
	}
	return out, flat
}

// maximum returns the rational maximum of a form, or ok false if it is unbounded.
func (t *bigTableau) maximum(f []*big.Int) (most *big.Rat, ok bool) {
	r := len(t.rows)
	t.rows, t.basic = append(t.rows, t.express(f)), append(t.basic, -1)
	defer func() { t.rows, t.basic = t.rows[:r], t.basic[:r] }()
	for k, v := range t.cols {
		if v < t.n && t.rows[r][2+k].Sign() != 0 {
			return nil, false
		}
	}
	for {
		k := t.entering(r)
		if k < 0 {
			return new(big.Rat).SetFrac(t.rows[r][1], t.rows[r][0]), true
		}
		i := t.leaving(k, r)
		if i < 0 {
			return nil, false
		}
		t.pivot(i, k)
	}
}

// withoutOverflow runs f and reports whether it halted for an overflow; other
// halts go on.
func withoutOverflow(f func()) bool {
	switch cause := attempt(f); cause {
	case nil:
		return true
	case ErrOverflow:
		return false
	default:
		panic(halt{cause})
	}
}

// pointBig is point by way of math/big.
func (w *work) pointBig(c *conjunct, more []row) (p row, v verdict) {
	s := w.open(c, more...)
	possible := true
	if !withoutOverflow(func() { possible = s.solve(true) }) {
		s = w.open(c, more...)
	}
	if !possible {
		return nil, no
	}
	ins := copied(s.ins)
	for _, r := range s.eqs {
		ins = append(ins, slices.Clone(r), negated(r))
	}
	p, v = w.decideBig(ins)
	if v == yes && !withoutOverflow(func() { p = s.trail.complete(p) }) {
		return nil, unsure
	}
	return p, v
}

// purgeBig is purge by way of tests that each use math/big where they have to. What tests of bounded length do not tell stays as it is: a
// constraint that the others imply does no harm.
func (c *conjunct) purgeBig(w *work) (more, ok bool) {
	p, v := w.point(*c)
	if v == no {
		return false, false
	}
	allowance := w.left / (1 + 2*w.waiting)
	excluded := func(c conjunct, r row) (empty bool) {
		before := w.left
		known := within(w, min(purgeSteps, w.left/32, allowance), func() { empty = w.empty(c, r) })
		allowance = max(0, allowance-before+w.left)
		return known && empty
	}
	var found []row
	for _, r := range c.ins {
		if v == yes {
			if at, fits := dot2(r, p); fits && at != 0 {
				continue
			}
		}
		if excluded(*c, atLeastOne(r)) {
			found = append(found, slices.Clone(r))
		}
	}
	if len(found) > 0 {
		c.eqs = append(c.eqs, found...)
		return true, true
	}
	d := *c
	c.ins = dropEach(c.ins, func(r row, rest []row) bool {
		d.ins = rest
		return excluded(d, complement(r))
	})
	d.ins = c.ins
	c.eqs = dropEach(c.eqs, func(r row, rest []row) bool {
		d.eqs = rest
		return !isConst(r[c.named:]) && excluded(d, complement(r)) && excluded(d, shifted(r, -1))
	})
	return false, true
}

// purgeSteps bounds one test of purgeBig.
const purgeSteps = 50_000
