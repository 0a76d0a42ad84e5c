package sets

import (
	"math/bits"
	"slices"
)

// tableau is a rational simplex tableau over n free variables and any number
// of slack variables s >= 0, one per inequality. Row i reads
//
//	den·basic[i] = const + sum col[j]·cols[j]
//
// and is stored as [den | const | col...], den >= 1. The sample point sets
// every column variable to 0. Invariant: each slack is >= 0 at the sample
// point, and no row of a slack has an entry in the column of a free variable.
type tableau struct {
	w     *work
	n     int
	rows  []row
	basic []int // variable of each row; below n free, else a slack; -1 the objective
	cols  []int // variable of each column
	slack int   // next slack variable
}

// newTableau returns the tableau of n variables without inequalities.
func newTableau(w *work, n int) *tableau {
	t := &tableau{w: w, n: n, slack: n, cols: make([]int, n)}
	for i := range t.cols {
		t.cols[i] = i
	}
	return t
}

func (t *tableau) clone() *tableau {
	c := *t
	c.rows = slices.Clone(t.rows)
	c.basic = slices.Clone(t.basic)
	c.cols = slices.Clone(t.cols)
	return &c
}

// express writes an affine form over the free variables in terms of the
// columns.
//
// Given f = f[0] + sum f[j]·x_{j-1}.
// Returns the tableau row of f.
func (t *tableau) express(f row) row {
	r := make(row, 2+len(t.cols))
	r[0], r[1] = 1, f[0]
	for k, v := range t.cols {
		if v < t.n {
			r[2+k] = f[1+v]
		}
	}
	for i, v := range t.basic {
		if v < 0 || v >= t.n || f[1+v] == 0 {
			continue
		}
		t.w.step(1)
		part := slices.Clone(t.rows[i])
		part[0] = 0
		r = combine(t.rows[i][0], r, mul(f[1+v], r[0]), part)
	}
	return r
}

// pivot exchanges the basic variable of row r with the variable of column k.
//
// Given rows[r][2+k] != 0.
func (t *tableau) pivot(r, k int) {
	c := 2 + k
	p := slices.Clone(t.rows[r])
	den, a := p[0], p[c]
	p[0], p[c] = 0, -den
	sign := int64(1)
	if a < 0 {
		sign, a = -1, -a
	}
	for i, ri := range t.rows {
		if i == r || ri[c] == 0 {
			continue
		}
		t.w.step(1)
		q := slices.Clone(ri)
		q[c] = 0
		t.rows[i] = combine(a, q, -sign*ri[c], p)
	}
	for j := range p {
		p[j] *= -sign
	}
	p[0] = a
	t.rows[r] = primitive(p)
	t.basic[r], t.cols[k] = t.cols[k], t.basic[r]
}

// add imposes f >= 0.
//
// Returns false if the inequalities have no rational solution; the tableau is
// then of no further use.
func (t *tableau) add(f row) bool {
	t.rows = append(t.rows, t.express(f))
	t.basic = append(t.basic, t.slack)
	t.slack++
	r := len(t.rows) - 1
	for k, v := range t.cols {
		if v < t.n && t.rows[r][2+k] != 0 {
			t.pivot(r, k)
			return true
		}
	}
	for t.rows[r][1] < 0 {
		k := t.entering(r)
		if k < 0 {
			return false
		}
		i := t.leaving(k, r)
		if i < 0 || !ratioLess(t.rows[i][1], -t.rows[i][2+k], -t.rows[r][1], t.rows[r][2+k]) {
			t.pivot(r, k)
			return true
		}
		t.pivot(i, k)
	}
	return true
}

// entering returns the column of the smallest variable whose growth increases
// row r, or -1 (Bland's rule).
func (t *tableau) entering(r int) int {
	best := -1
	for k, v := range t.cols {
		if t.rows[r][2+k] > 0 && (best < 0 || v < t.cols[best]) {
			best = k
		}
	}
	return best
}

// leaving returns the row of the slack that first reaches 0 when the variable
// of column k grows, other than row except; or -1. Ties go to the smallest
// variable.
func (t *tableau) leaving(k, except int) int {
	best := -1
	for i, ri := range t.rows {
		if i == except || t.basic[i] < t.n || ri[2+k] >= 0 {
			continue
		}
		if best < 0 || ratioLess(ri[1], -ri[2+k], t.rows[best][1], -t.rows[best][2+k]) {
			best = i
			continue
		}
		same := !ratioLess(t.rows[best][1], -t.rows[best][2+k], ri[1], -ri[2+k])
		if same && t.basic[i] < t.basic[best] {
			best = i
		}
	}
	return best
}

// ratioLess reports whether a/b < c/d, given a, c >= 0 and b, d >= 1.
func ratioLess(a, b, c, d int64) bool {
	h1, l1 := bits.Mul64(uint64(a), uint64(d))
	h2, l2 := bits.Mul64(uint64(c), uint64(b))
	return h1 < h2 || h1 == h2 && l1 < l2
}

// maximum returns the rational maximum num/den of an affine form, or ok false
// if it is unbounded. The tableau stays feasible but moves to an optimum.
func (t *tableau) maximum(f row) (num, den int64, ok bool) {
	t.rows = append(t.rows, t.express(f))
	t.basic = append(t.basic, -1)
	r := len(t.rows) - 1
	defer func() { t.rows, t.basic = t.rows[:r], t.basic[:r] }()
	for k, v := range t.cols {
		if v < t.n && t.rows[r][2+k] != 0 {
			return 0, 1, false
		}
	}
	for {
		k := t.entering(r)
		if k < 0 {
			return t.rows[r][1], t.rows[r][0], true
		}
		i := t.leaving(k, r)
		if i < 0 {
			return 0, 1, false
		}
		t.pivot(i, k)
	}
}

// value returns the sample value num/den of free variable v.
func (t *tableau) value(v int) (num, den int64) {
	for i, b := range t.basic {
		if b == v {
			return t.rows[i][1], t.rows[i][0]
		}
	}
	return 0, 1
}
