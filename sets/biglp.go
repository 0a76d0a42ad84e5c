package sets

import (
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

// branch searches for an integer point; see tableau.branch.
func (t *bigTableau) branch(nodes *int) verdict {
	if *nodes--; *nodes < 0 {
		return unsure
	}
	for i, v := range t.basic {
		num, den := t.rows[i][1], t.rows[i][0]
		floor, rest := new(big.Int).DivMod(num, den, new(big.Int))
		if v >= t.n || rest.Sign() == 0 {
			continue
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
			if w := c.branch(nodes); w == yes {
				return yes
			} else if w == unsure {
				result = unsure
			}
		}
		return result
	}
	return yes
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
func (w *work) decideBig(ins []row) verdict {
	if len(ins) == 0 {
		return unsure
	}
	t := w.newBigTableau(len(ins[0]) - 1)
	for _, r := range ins {
		f := zeros(len(r))
		for j, v := range r {
			f[j].SetInt64(v)
		}
		if !t.add(f) {
			return no
		}
	}
	nodes := bigLimit
	switch t.branch(&nodes) {
	case no:
		return no
	case yes:
		return unsure // there is a point, but its values may not fit
	}
	panic(halt{ErrLimit})
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

// pointBig is point by way of math/big; it finds no values.
func (w *work) pointBig(c *conjunct, more []row) verdict {
	s := w.open(c, more...)
	possible := true
	if !withoutOverflow(func() { possible = s.solve(true) }) {
		s = w.open(c, more...)
	}
	if !possible {
		return no
	}
	ins := copied(s.ins)
	for _, r := range s.eqs {
		ins = append(ins, slices.Clone(r), negated(r))
	}
	return w.decideBig(ins)
}

// purgeBig is purge by way of tests that each use math/big where they have to.
func (c *conjunct) purgeBig(w *work) (more, ok bool) {
	if w.empty(*c) {
		return false, false
	}
	var found []row
	for _, r := range c.ins {
		if w.empty(*c, atLeastOne(r)) {
			found = append(found, slices.Clone(r))
		}
	}
	if len(found) > 0 {
		c.eqs = append(c.eqs, found...)
		return true, true
	}
	*c = c.dropRedundant(w, nil).owned()
	return false, true
}
