package node

import (
	"slices"

	"dhpfgo/ir"
)

// distance is the number of iterations of one loop from the first access to the second; any where it is not fixed.
type distance struct {
	n   int64
	any bool
}

// dependence is a pair of accesses that may touch one element, at least one of them writing it.
type dependence struct {
	from, to access
	dist     []distance // one for each loop of the nest
}

// dependences lists the pairs of accesses of one array that may meet. Each pair stands once: its reverse has the negated
// distances.
func (n *nest) dependences() []dependence {
	var out []dependence
	for i, a := range n.accesses {
		for _, b := range n.accesses[i:] {
			if a.elem.Sym != b.elem.Sym || !a.write && !b.write {
				continue
			}
			if dist, meet := n.distances(a.elem, b.elem); meet {
				out = append(out, dependence{a, b, dist})
			}
		}
	}
	return out
}

// distances solves sub_a(i) = sub_b(i') for i' - i, one dimension of the array at a time (the strong SIV and ZIV tests;
// what they can not solve is any). meet is false where no two iterations touch the same element.
func (n *nest) distances(a, b *ir.Elem) (dist []distance, meet bool) {
	dist = make([]distance, len(n.loops))
	for k := range dist {
		dist[k].any = true
	}
	for k := range a.Subs {
		fa, whyA := ir.AffineOf(a.Subs[k])
		fb, whyB := ir.AffineOf(b.Subs[k])
		if whyA != "" || whyB != "" {
			continue
		}
		if !n.solve(fa, fb, dist) {
			return nil, false
		}
	}
	return dist, true
}

// solve uses one equation fa(i) = fb(i'): it fails if that has no solution together with dist.
func (n *nest) solve(fa, fb *ir.Affine, dist []distance) bool {
	loop, coef, rest, ok := n.single(fa, fb)
	switch {
	case !ok:
		return !differ(n, fa, fb)
	case loop < 0:
		return rest == 0
	}
	step, _ := n.loops[loop].ConstantStep()
	if rest%(coef*step) != 0 {
		return false
	}
	d := rest / (coef * step)
	if !dist[loop].any && dist[loop].n != d {
		return false
	}
	dist[loop] = distance{n: d}
	return true
}

// differ reports whether it is known, of scalars that a nest does not change, that two forms of them have different values.
func differ(n *nest, fa, fb *ir.Affine) bool {
	for _, t := range append(slices.Clip(fa.Terms), fb.Terms...) {
		if n.scalars[t.Sym] || n.loopOf(t.Sym) >= 0 {
			return false
		}
	}
	return slices.ContainsFunc(n.loops, func(d *ir.Do) bool {
		return slices.ContainsFunc(d.Known, func(t *ir.Tuples) bool { return t.Differ(fa, fb) })
	})
}

// single tells whether fa and fb are coef·v + c and coef·v + c' with the same invariant terms, for one loop variable v or
// none (loop < 0); rest = c - c'. Scalars that the nest sets are not invariant.
func (n *nest) single(fa, fb *ir.Affine) (loop int, coef, rest int64, ok bool) {
	loop = -1
	if len(fa.Terms) != len(fb.Terms) {
		return 0, 0, 0, false
	}
	for _, t := range fa.Terms {
		if fb.Coef(t.Sym) != t.Coef || n.scalars[t.Sym] {
			return 0, 0, 0, false
		}
		if k := n.loopOf(t.Sym); k >= 0 {
			if loop >= 0 {
				return 0, 0, 0, false
			}
			loop, coef = k, t.Coef
		}
	}
	return loop, coef, fa.Const - fb.Const, true
}

func (n *nest) loopOf(s *ir.Symbol) int {
	for k, l := range n.loops {
		if l.Var == s {
			return k
		}
	}
	return -1
}

// eachDirection calls f with every sign vector that the distances allow, "any" standing for -1, 0 and 1, until f returns
// false.
func (d dependence) eachDirection(f func(sign []int) bool) bool {
	sign := make([]int, len(d.dist))
	var fill func(k int) bool
	fill = func(k int) bool {
		if k == len(sign) {
			return f(sign)
		}
		if !d.dist[k].any {
			sign[k] = signOf(d.dist[k].n)
			return fill(k + 1)
		}
		for s := -1; s <= 1; s++ {
			sign[k] = s
			if !fill(k + 1) {
				return false
			}
		}
		return true
	}
	return fill(0)
}

func signOf(n int64) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// lexSign is the sign of the first loop, in the given order, whose sign is not zero.
func lexSign(sign, order []int) int {
	for _, k := range order {
		if sign[k] != 0 {
			return sign[k]
		}
	}
	return 0
}

// carries reports whether the dependence may be carried by loop k with all loops around it in the same iteration.
func (d dependence) carries(k int) bool {
	for _, o := range d.dist[:k] {
		if !o.any && o.n != 0 {
			return false
		}
	}
	return d.dist[k].any || d.dist[k].n != 0
}
