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
	b := s.newBasis(t, s.ins)
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
	b := s.newBasis(t, ins)
	b.reduce(s.w)
	u := s.w.newTableau(identity(t.n + 1)[1:])
	defer u.release()
	for i, r := range ins {
		if !u.add(slices.Concat(row{r[0]}, b.images[i])) {
			return nil, no
		}
	}
	nodes := reshapedLimit
	q, v := u.branch(&nodes)
	if v != yes {
		return nil, v
	}
	p := make(row, t.n)
	for k, vector := range b.vectors {
		addMultiple(p, q[k], vector)
	}
	return p, yes
}

// basis is a basis of the integer vectors. images[i][k] is inequality i applied
// to vector k.
type basis struct {
	vectors []row
	images  []row
	weight  []float64 // of each inequality
}

// newBasis returns the unit vectors of the variables of t.
func (s *solver) newBasis(t *tableau, ins []row) *basis {
	b := &basis{}
	for x := range t.n {
		unit := make(row, t.n)
		unit[x] = 1
		b.vectors = append(b.vectors, unit)
	}
	c := t.clone()
	defer c.release()
	for _, r := range ins {
		image := make(row, t.n)
		for x, j := range t.source {
			image[x] = r[j]
		}
		b.images = append(b.images, image)
		width := 1e6
		if num, den, ok := c.maximum(r); ok {
			width = 1 + float64(num)/float64(den)
		}
		b.weight = append(b.weight, 1/(width*width))
	}
	return b
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
	for k, rounds := 1, 0; k < n && rounds < 100*n; rounds++ {
		w.step(n * n)
		mu, norm := b.orthogonal(k)
		for j := k - 1; j >= 0; j-- {
			if f := nearest(mu[k][j]); f != 0 {
				if !b.subtract(k, j, f) {
					return
				}
				mu, norm = b.orthogonal(k)
			}
		}
		if norm[k] >= (0.75-mu[k][k-1]*mu[k][k-1])*norm[k-1] {
			k++
			continue
		}
		b.swap(k, k-1)
		k = max(k-1, 1)
	}
	for i := range n / 2 {
		b.swap(i, n-1-i)
	}
}

// orthogonal returns the coefficients and squared norms of the Gram-Schmidt
// orthogonalisation of vectors 0 to k.
func (b *basis) orthogonal(k int) (mu [][]float64, norm []float64) {
	for i := range k + 1 {
		m := make([]float64, i)
		left := b.product(i, i)
		for j := range i {
			m[j] = b.product(i, j)
			for l := range j {
				m[j] -= float64(mu[j][l] * m[l] * norm[l])
			}
			m[j] /= norm[j]
			left -= float64(m[j] * m[j] * norm[j])
		}
		mu, norm = append(mu, m), append(norm, max(left, 1e-30))
	}
	return mu, norm
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
}
