package sets

import "slices"

// reshapedLimit bounds the nodes of a search in reduced coordinates.
const reshapedLimit = 1000

// reshape takes coordinates in which the polyhedron is about as wide in all
// directions, so that branch and bound takes few steps also where it is thin.
//
// Given the tableau t of the system; it becomes the tableau of the new rows.
// The coordinates are a basis of the integers that is reduced (Lenstra, Lenstra,
// Lovász) in the norm sum (r·x / width(r))² over the inequalities r; the floating
// point of that norm decides about time, not about the answer.
func (s *solver) reshape(t *tableau) {
	if t.n < 2 {
		return
	}
	b := newBasis(t.source, s.ins, t.widths(s.ins))
	b.reduce(s.w)
	for i, r := range s.ins {
		for k, j := range t.source {
			r[j] = b.images[i][k]
		}
	}
	s.trail = append(s.trail, binding{source: slices.Clone(t.source), vectors: b.vectors})
	if u := s.tableau(); u != nil {
		*t, *u = *u, *t
		u.release()
	}
}

// reshaped looks for an integer point of the given inequalities in coordinates
// as those of reshape.
func (s *solver) reshaped(t *tableau, ins []row) (row, verdict) {
	if t.n < 2 {
		return nil, unsure
	}
	b := newBasis(t.source, ins, t.widths(ins))
	b.reduce(s.w)
	return b.search(s.w, ins)
}

// search looks for an integer point of the inequalities in the coordinates of the basis.
func (b *basis) search(w *work, ins []row) (row, verdict) {
	n := len(b.vectors)
	u := w.newTableau(identity(n + 1)[1:])
	defer u.release()
	rows := b.rows(ins)
	if !u.addAll(rows) {
		return nil, no
	}
	var q row
	if low, high, ok := u.values(0); ok {
		if q, v, ok := decideSlices(w, rows, low, high); ok {
			if v == yes {
				q = b.combine(q)
			}
			return q, v
		}
	}
	nodes := reshapedLimit
	v := u.branch(&nodes, &q)
	if v != yes {
		return nil, v
	}
	return b.combine(q), yes
}

// mostSlices is for how many values of the first column a system is decided value by value.
const mostSlices = 8

// decideSlices looks for an integer point of inequalities in reduced coordinates whose first column lies between two numbers, value by value: what is left
// for one value may be thin in other directions than the whole. ok is false if there are many values, or numbers do not fit.
func decideSlices(w *work, rows []row, low, high int64) (p row, v verdict, ok bool) {
	if low <= high-mostSlices {
		return nil, unsure, false
	}
	for at := low; at <= high; at++ {
		c, ok := slice(rows, at)
		if !ok {
			return nil, unsure, false
		}
		switch p, v := w.point(c); v {
		case yes:
			return append(row{at}, p...), yes, true
		case unsure:
			return nil, unsure, true
		}
	}
	return nil, no, true
}

// slice returns the inequalities where column 1 has the given value, without that column; ok is false if they do not fit in int64.
func slice(rows []row, at int64) (c conjunct, ok bool) {
	n := len(rows[0]) - 1
	c = existential(n, nil, nil)
	for _, r := range rows {
		rest := make(row, n)
		copy(rest[1:], r[2:])
		if rest[0], ok = mulAdd2(1, r[0], at, r[1]); !ok {
			return c, false
		}
		c.ins = append(c.ins, rest)
	}
	return c, true
}

// values returns the least and the greatest integer value of free variable x at the rational points; ok is false if there are no bounds.
func (t *tableau) values(x int) (low, high int64, ok bool) {
	f := make(row, 1+slices.Max(t.source))
	f[t.source[x]] = -1
	least, d, ok := t.maximum(f)
	if !ok {
		return 0, 0, false
	}
	f[t.source[x]] = 1
	most, e, ok := t.maximum(f)
	return -floorDiv(least, d), floorDiv(most, e), ok
}

// combine returns the point with the given coordinates in the basis.
func (b *basis) combine(q row) row {
	p := make(row, len(b.vectors))
	for k, vector := range b.vectors {
		addMultiple(p, q[k], vector)
	}
	return p
}

// rows returns the inequalities in the coordinates of the basis.
func (b *basis) rows(ins []row) []row {
	out := make([]row, len(ins))
	for i, r := range ins {
		out[i] = slices.Concat(row{r[0]}, b.images[i])
	}
	return out
}

// basis is a basis of the integer vectors. images[i][k] is inequality i applied
// to vector k. The Gram-Schmidt orthogonalisation of the vectors has coefficients mu and squared norms norm.
type basis struct {
	vectors []row
	images  []row
	weight  []float64 // of each inequality
	gram    [][]float64
	mu      [][]float64
	norm    []float64
}

// newBasis returns the unit vectors of the variables with the given columns, and what is needed to reduce them: for each inequality
// how large it becomes where all hold.
func newBasis(source []int, ins []row, widths []float64) *basis {
	b := &basis{}
	n := len(source)
	for x := range n {
		unit := make(row, n)
		unit[x] = 1
		b.vectors = append(b.vectors, unit)
	}
	for i, r := range ins {
		image := make(row, n)
		for x, j := range source {
			image[x] = r[j]
		}
		b.images = append(b.images, image)
		b.weight = append(b.weight, 1/(widths[i]*widths[i]))
	}
	return b
}

// unboundedWidth stands for the width of an inequality that grows without bound.
const unboundedWidth = 1e6

// widths returns for each inequality how large it becomes, plus 1.
func (t *tableau) widths(ins []row) []float64 {
	c := t.clone()
	defer c.release()
	out := make([]float64, len(ins))
	for i, r := range ins {
		out[i] = unboundedWidth
		if num, den, ok := c.maximum(r); ok {
			out[i] = 1 + float64(num)/float64(den)
		}
	}
	return out
}

// product returns the scalar product of two vectors of the basis.
func (b *basis) product(i, j int) float64 {
	const whole = 1e-12 // makes the norm definite
	sum := 0.0
	for k, w := range b.weight {
		sum += float64(w * float64(b.images[k][i]) * float64(b.images[k][j]))
	}
	for x := range b.vectors[i] {
		sum += float64(whole * float64(b.vectors[i][x]) * float64(b.vectors[j][x]))
	}
	return sum
}

// reduce makes the basis reduced, short vectors last: the coordinate of the
// first vector has the fewest values.
func (b *basis) reduce(w *work) {
	n := len(b.vectors)
	b.measure()
	for k, rounds := 1, 0; k < n && rounds < 100*n; rounds++ {
		w.step(n)
		b.orthogonalise(k)
		if !b.shorten(k) {
			return
		}
		if b.norm[k] >= (0.75-b.mu[k][k-1]*b.mu[k][k-1])*b.norm[k-1] {
			k++
			continue
		}
		b.swap(k, k-1)
		k = max(k-1, 1)
		b.orthogonalise(k - 1)
	}
	for i := range n / 2 {
		b.swap(i, n-1-i)
	}
}

// measure computes the scalar products of the vectors.
func (b *basis) measure() {
	n := len(b.vectors)
	b.norm = make([]float64, n)
	b.gram, b.mu = make([][]float64, n), make([][]float64, n)
	values := make([]float64, 2*n*n)
	for i := range n {
		b.gram[i], b.mu[i] = values[i*n:(i+1)*n], values[(n+i)*n:(n+i+1)*n]
	}
	for i := range n {
		b.products(i, i+1)
	}
	b.orthogonalise(0)
}

// products computes the scalar products of vector i with those before n.
func (b *basis) products(i, n int) {
	for j := range n {
		v := b.product(i, j)
		b.gram[i][j], b.gram[j][i] = v, v
	}
}

// orthogonalise computes row k of mu and norm from the rows before it.
func (b *basis) orthogonalise(k int) {
	m := b.mu[k]
	left := b.gram[k][k]
	for j := range k {
		m[j] = b.gram[k][j]
		for l := range j {
			m[j] -= float64(b.mu[j][l] * m[l] * b.norm[l])
		}
		m[j] /= b.norm[j]
		left -= float64(m[j] * m[j] * b.norm[j])
	}
	b.norm[k] = max(left, 1e-30)
}

// shorten subtracts multiples of the vectors before k from vector k until its coefficients are at most
// 1/2; false if that overflows.
func (b *basis) shorten(k int) bool {
	changed := false
	for j := k - 1; j >= 0; j-- {
		f := nearest(b.mu[k][j])
		if f == 0 {
			continue
		}
		if !b.subtract(k, j, f) {
			return false
		}
		changed = true
		for l := range j {
			b.mu[k][l] -= float64(float64(f) * b.mu[j][l])
		}
		b.mu[k][j] -= float64(f)
	}
	if changed {
		b.products(k, len(b.vectors))
		b.orthogonalise(k)
	}
	return true
}

// nearest rounds to an integer; out of range gives 0.
func nearest(v float64) int64 {
	switch {
	case v > 1<<40 || v < -1<<40 || v != v:
		return 0
	case v < 0:
		return -int64(0.5 - v)
	}
	return int64(v + 0.5)
}

// subtract takes f times vector j from vector k; false if that overflows.
func (b *basis) subtract(k, j int, f int64) bool {
	sum := make(row, len(b.vectors[k]))
	for x := range sum {
		v, ok := mulAdd2(1, b.vectors[k][x], -f, b.vectors[j][x])
		if !ok {
			return false
		}
		sum[x] = v
	}
	images := make(row, len(b.images))
	for i, r := range b.images {
		v, ok := mulAdd2(1, r[k], -f, r[j])
		if !ok {
			return false
		}
		images[i] = v
	}
	b.vectors[k] = sum
	for i, r := range b.images {
		r[k] = images[i]
	}
	return true
}

// swap exchanges two vectors.
func (b *basis) swap(i, j int) {
	b.vectors[i], b.vectors[j] = b.vectors[j], b.vectors[i]
	for _, r := range b.images {
		r[i], r[j] = r[j], r[i]
	}
	b.gram[i], b.gram[j] = b.gram[j], b.gram[i]
	for _, g := range b.gram {
		g[i], g[j] = g[j], g[i]
	}
}
