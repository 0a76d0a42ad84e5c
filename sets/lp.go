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
// and is stored as [den | const | col...], den >= 1, one row after the other in
// a. The sample point sets every column variable to 0. Invariant: each slack is
// >= 0 at the sample point, and no row of a slack has an entry in the column of
// a free variable.
type tableau struct {
	w      *work
	n      int
	source []int // column of each free variable in the rows of inequalities
	a      []int64
	basic  []int // variable of each row; below n free, else a slack; -1 the objective
	cols   []int // variable of each column
	where  []int // row of each free variable, -1 for a column
	slack  int   // next slack variable
	wide   bool  // an entry may have a magnitude of small or more
	last   bool  // branch and bound takes the last variables first
}

// small bounds entries whose combinations cannot overflow.
const small = 1 << 30

// newTableau returns the tableau of the variables with the given columns,
// without inequalities.
func (w *work) newTableau(source []int) *tableau {
	t := w.spareTableau()
	t.w = w
	n := len(source)
	t.n, t.slack, t.wide, t.last = n, n, false, false
	t.source = append(t.source[:0], source...)
	t.a, t.basic, t.cols, t.where = t.a[:0], t.basic[:0], t.cols[:0], t.where[:0]
	for v := range n {
		t.cols = append(t.cols, v)
		t.where = append(t.where, -1)
	}
	return t
}

// spareTableau returns a tableau with any content.
func (w *work) spareTableau() *tableau {
	if k := len(w.tableaus); k > 0 {
		t := w.tableaus[k-1]
		w.tableaus = w.tableaus[:k-1]
		return t
	}
	return &tableau{}
}

// release gives the memory of t back to the operation.
func (t *tableau) release() { t.w.tableaus = append(t.w.tableaus, t) }

func (t *tableau) clone() *tableau {
	t.w.cells(len(t.a))
	c := t.w.spareTableau()
	c.w = t.w
	c.n, c.slack, c.wide, c.last = t.n, t.slack, t.wide, t.last
	c.source = append(c.source[:0], t.source...)
	c.a = append(c.a[:0], t.a...)
	c.basic = append(c.basic[:0], t.basic...)
	c.cols = append(c.cols[:0], t.cols...)
	c.where = append(c.where[:0], t.where...)
	return c
}

// row returns row i.
func (t *tableau) row(i int) row {
	width := 2 + t.n
	return t.a[i*width : (i+1)*width : (i+1)*width]
}

// newRow appends the row of variable v, which is f in terms of the columns.
//
// Given f = f[0] + sum f[source[j]]·x_j.
func (t *tableau) newRow(v int, f row) int {
	at := len(t.a)
	t.a = slices.Grow(t.a, 2+t.n)[:at+2+t.n]
	t.basic = append(t.basic, v)
	i := len(t.basic) - 1
	r := t.row(i)
	clear(r)
	r[0], r[1] = 1, f[0]
	size := magnitude(f[0])
	for k, x := range t.cols {
		if x < t.n {
			r[2+k] = f[t.source[x]]
			size |= magnitude(r[2+k])
		}
	}
	t.wide = t.wide || size >= small
	for x, j := range t.source {
		if i := t.where[x]; i >= 0 && f[j] != 0 {
			p := t.row(i)
			t.mix(r, p[0], mul(f[j], r[0]), p)
		}
	}
	return i
}

// columnOf returns the column of a variable, -1 if it is basic.
func (t *tableau) columnOf(v int) int { return slices.Index(t.cols, v) }

// rowOf returns the row of a variable, -1 if it is not basic.
func (t *tableau) rowOf(v int) int { return slices.Index(t.basic, v) }

// wideRow is the number of entries from which on a row counts as several steps.
const wideRow = 16

// mix replaces the row r by x·r + y·p, in which p's denominator does not
// count, in lowest terms.
func (t *tableau) mix(r row, x, y int64, p row) {
	t.w.step(1 + len(r)/wideRow)
	if x != 1 {
		g := gcd(x, y)
		x, y = x/g, y/g
	}
	if t.wide || x >= small || magnitude(y) >= small {
		t.mixWide(r, x, y, p)
		return
	}
	var size int64
	p = p[:len(r)]
	for j := 1; j < len(r); j++ {
		v := x*r[j] + y*p[j]
		size |= magnitude(v)
		r[j] = v
	}
	r[0] *= x
	if r[0] != 1 {
		primitive(r)
	}
	t.wide = size|r[0] >= small
}

// mixWide is mix for entries of any size.
func (t *tableau) mixWide(r row, x, y int64, p row) {
	q := slices.Clone(p)
	q[0] = 0
	copy(r, combine(x, r, y, q))
}

// magnitude is |v| or |v| - 1; the disjunction of magnitudes is below a power
// of two if all of them are.
func magnitude(v int64) int64 { return v ^ v>>63 }

// pivot exchanges the basic variable of row r with the variable of column k.
//
// Given an entry of row r in column k that is not 0.
func (t *tableau) pivot(r, k int) {
	c := 2 + k
	t.w.cells(2 * (len(t.basic) + t.n))
	p := t.row(r)
	den, a := p[0], p[c]
	p[c] = -den
	if a < 0 {
		p[0] = -a
	} else {
		p[0] = a
		for j := 1; j < len(p); j++ {
			p[j] = -p[j]
		}
	}
	for i := range t.basic {
		q := t.row(i)
		if f := q[c]; i != r && f != 0 {
			q[c] = 0
			t.mix(q, p[0], f, p)
		}
	}
	in, out := t.cols[k], t.basic[r]
	t.basic[r], t.cols[k] = in, out
	if in < t.n {
		t.where[in] = r
	}
	if 0 <= out && out < t.n {
		t.where[out] = -1
	}
}

// add imposes f >= 0.
//
// Returns false if the inequalities have no rational solution; the tableau is
// then of no further use.
func (t *tableau) add(f row) bool {
	r := t.newRow(t.slack, f)
	t.slack++
	p := t.row(r)
	for k, v := range t.cols {
		if v < t.n && p[2+k] != 0 {
			t.pivot(r, k)
			return true
		}
	}
	return t.restore(r)
}

// addAll imposes r >= 0 for all rows.
func (t *tableau) addAll(rows []row) bool {
	for _, r := range rows {
		if !t.add(r) {
			return false
		}
	}
	return true
}

// restore makes the slack of row r, the only one that may be negative,
// non-negative; false if that is impossible.
func (t *tableau) restore(r int) bool {
	for {
		p := t.row(r)
		if p[1] >= 0 {
			return true
		}
		k := t.entering(r)
		if k < 0 {
			return false
		}
		i := t.leaving(k, r)
		if i >= 0 {
			q := t.row(i)
			if ratioLess(q[1], -q[2+k], -p[1], p[2+k]) {
				t.pivot(i, k)
				continue
			}
		}
		t.pivot(r, k)
		return true
	}
}

// entering returns the column of the smallest variable whose growth increases
// row r, or -1 (Bland's rule).
func (t *tableau) entering(r int) int {
	best := -1
	p := t.row(r)
	for k, v := range t.cols {
		if p[2+k] > 0 && (best < 0 || v < t.cols[best]) {
			best = k
		}
	}
	return best
}

// leaving returns the row of the slack that first reaches 0 when the variable
// of column k grows, other than row except; or -1. Ties go to the smallest
// variable.
func (t *tableau) leaving(k, except int) int { return t.blocking(k, -1, except) }

// blocking returns the row of the slack that first reaches 0 when the variable
// of column k moves such that rows with an entry of the given sign fall.
func (t *tableau) blocking(k int, sign int64, except int) int {
	best, num, den := -1, int64(0), int64(1)
	for i, v := range t.basic {
		if i == except || v < t.n {
			continue
		}
		p := t.row(i)
		e := sign * p[2+k]
		if e <= 0 {
			continue
		}
		if best < 0 || ratioLess(p[1], e, num, den) || v < t.basic[best] && !ratioLess(num, den, p[1], e) {
			best, num, den = i, p[1], e
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
	r := t.newRow(-1, f)
	defer t.deleteRow(r)
	for k, v := range t.cols {
		if v < t.n && t.row(r)[2+k] != 0 {
			return 0, 1, false
		}
	}
	for {
		k := t.entering(r)
		if k < 0 {
			return t.row(r)[1], t.row(r)[0], true
		}
		i := t.leaving(k, r)
		if i < 0 {
			return 0, 1, false
		}
		t.pivot(i, k)
	}
}

// deleteRow removes row r; the last row takes its place.
func (t *tableau) deleteRow(r int) {
	last := len(t.basic) - 1
	if r != last {
		copy(t.row(r), t.row(last))
		t.basic[r] = t.basic[last]
		if v := t.basic[r]; 0 <= v && v < t.n {
			t.where[v] = r
		}
	}
	t.basic = t.basic[:last]
	t.a = t.a[:last*(2+t.n)]
}

// value returns the sample value num/den of free variable v.
func (t *tableau) value(v int) (num, den int64) {
	if i := t.where[v]; i >= 0 {
		p := t.row(i)
		return p[1], p[0]
	}
	return 0, 1
}

// beyond returns a copy of the tableau in which the inequality of a slack s is
// replaced by s <= -1; nil if that has no rational solution.
func (t *tableau) beyond(s int) *tableau {
	c := t.clone()
	if k := c.columnOf(s); k >= 0 {
		if c.shift(k, -1) {
			return c
		}
		c.pivot(c.blocking(k, 1, -1), k)
	}
	r := c.rowOf(s)
	p := c.row(r)
	p[1] = add(p[1], p[0])
	for j := 1; j < len(p); j++ {
		p[j] = -p[j]
	}
	return c.restored(r)
}

// raised returns a copy of the tableau in which the inequality of a slack s is
// replaced by s >= 1; nil if that has no rational solution.
func (t *tableau) raised(s int) *tableau {
	c := t.clone()
	if k := c.columnOf(s); k >= 0 {
		if c.shift(k, 1) {
			return c
		}
		c.pivot(c.blocking(k, -1, -1), k)
	}
	r := c.rowOf(s)
	p := c.row(r)
	p[1] = add(p[1], -p[0])
	return c.restored(r)
}

// restored returns t with a non-negative slack in row r, nil if there is none.
func (t *tableau) restored(r int) *tableau {
	t.wide = t.wide || magnitude(t.row(r)[1]) >= small
	if t.restore(r) {
		return t
	}
	t.release()
	return nil
}

// shift replaces the slack s of column k by sign·(s' + 1), s' >= 0, if the
// sample point of that satisfies the other inequalities.
func (t *tableau) shift(k int, sign int64) bool {
	for i, v := range t.basic {
		if p := t.row(i); v >= t.n && add(p[1], sign*p[2+k]) < 0 {
			return false
		}
	}
	for i := range t.basic {
		p := t.row(i)
		p[2+k] *= sign
		p[1] = add(p[1], p[2+k])
		t.wide = t.wide || magnitude(p[1]) >= small
	}
	return true
}

// drop removes the inequality of slack s.
func (t *tableau) drop(s int) {
	if k := t.columnOf(s); k >= 0 {
		r := t.blocking(k, -1, -1)
		if r < 0 {
			r = t.blocking(k, 1, -1)
		}
		for i := 0; r < 0 && i < len(t.basic); i++ {
			if t.row(i)[2+k] != 0 {
				r = i
			}
		}
		if r < 0 {
			return
		}
		t.pivot(r, k)
	}
	t.deleteRow(t.rowOf(s))
}
