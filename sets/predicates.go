package sets

import "slices"

// NumPieces returns the number of pieces, 0 for an empty set.
func (s Set) NumPieces() int { return len(s.rel().parts) }

// NumPieces returns the number of pieces, 0 for an empty map.
func (m Map) NumPieces() int { return len(m.rel().parts) }

// IsDisjoint reports whether s ∩ t is empty. Exact; an emptiness test per pair of pieces.
func (s Set) IsDisjoint(t Set) (bool, error) { return answer("IsDisjoint", s.p, t.p, isDisjoint) }

// IsDisjoint reports whether m ∩ n is empty; see Set.IsDisjoint.
func (m Map) IsDisjoint(n Map) (bool, error) { return answer("IsDisjoint", m.p, n.p, isDisjoint) }

func isDisjoint(a, b relation) (bool, error) {
	return decide("IsDisjoint", a, b, func(w *work, a, b relation) bool {
		requireMatch(a.in, b.in)
		requireMatch(a.out, b.out)
		for _, c := range a.parts {
			for _, d := range b.parts {
				if !w.empty(conjoin(c, d)) {
					return false
				}
			}
		}
		return true
	})
}

// IsSingleValued reports whether the map has at most one image for each tuple
// and each value of the parameters. Exact; two emptiness tests per pair of
// pieces and output dimension that no equality gives.
func (m Map) IsSingleValued() (bool, error) {
	if r := m.p.settled(); r != nil && len(r.parts) == 1 && r.parts[0].determines(1+len(r.params)+len(r.in.dims)) {
		return true, nil
	}
	return decide("IsSingleValued", m.rel(), m.rel(), func(w *work, a, _ relation) bool {
		return w.singleValued(a.parts, 1+len(a.params)+len(a.in.dims))
	})
}

// IsInjective reports whether the map has at most one tuple for each image;
// costs as IsSingleValued.
func (m Map) IsInjective() (bool, error) {
	return decide("IsInjective", m.rel(), m.rel(), func(w *work, a, _ relation) bool {
		s := a.space
		s.in, s.out = a.out, a.in
		to := columnsFrom(len(a.params), 1+len(a.params)+len(a.out.dims), len(a.in.dims))
		to = append(to, columnsFrom(0, 1+len(a.params), len(a.out.dims))[1:]...)
		return w.singleValued(a.moved(s, to).parts, 1+len(a.params)+len(a.out.dims))
	})
}

// singleValued reports whether the columns from first on are a function of
// those before them on the union of the conjuncts.
func (w *work) singleValued(parts []conjunct, first int) bool {
	for i, c := range parts {
		if !c.determines(first) && !w.agree(c, c, first) {
			return false
		}
		for _, d := range parts[:i] {
			if !w.agree(c, d, first) {
				return false
			}
		}
	}
	return true
}

// agree reports whether points of a and b that agree before column first agree
// altogether.
func (w *work) agree(a, b conjunct, first int) bool {
	if a.determines(first) && sameConjunct(a, b) {
		return true
	}
	both := besides(a, b, first)
	tidy, ok := both.tidyUp(w)
	if !ok {
		return true
	}
	n := a.named + 1 - first
	for j := first; j <= a.named; j++ {
		diff := make(row, tidy.width())
		diff[0], diff[j], diff[j+n] = -1, 1, -1
		if tidy.implies(shifted(diff, 1)) {
			continue
		}
		other := negated(diff)
		other[0] = -1
		if !w.empty(tidy.with(nil, []row{diff})) || !w.empty(tidy.with(nil, []row{other})) {
			return false
		}
	}
	return true
}

// determines reports whether each named column from first on is plainly a function of the columns before
// first: by an equality, or by a congruence and two bounds that leave less room than its modulus.
func (c *conjunct) determines(first int) bool {
	for col := first; col <= c.named; col++ {
		alone := func(r row) bool {
			return r[col] != 0 && terms(r[first-1:]) == 1
		}
		given := func(r row) bool {
			if alone(r) {
				return true
			}
			offset, m, ok := c.strideOf(r, col)
			return ok && terms(offset[first-1:]) == 0 && c.narrow(col, m, alone)
		}
		if !slices.ContainsFunc(c.eqs, given) {
			return false
		}
	}
	return true
}

// narrow reports whether two of the admitted inequalities leave a column fewer than m + 1 successive values.
func (c *conjunct) narrow(col int, m int64, admitted func(row) bool) bool {
	for i, r := range c.ins {
		if abs(r[col]) != 1 || !admitted(r) {
			continue
		}
		for _, q := range c.ins[i+1:] {
			if gap, fits := add2(r[0], q[0]); opposite(r, q) && fits && gap < m {
				return true
			}
		}
	}
	return false
}

// implies reports whether substituting the solved equalities makes f vanish;
// it may miss that f = 0 is implied.
func (c *conjunct) implies(f row) bool {
	f = append(row{}, f...)
	for _, r := range c.eqs {
		col, rank := c.pivotColumn(r)
		if rank > 1 || f[col] == 0 {
			continue
		}
		k, ok := mul2(f[col], r[col])
		if !ok {
			return false
		}
		for j := range f {
			v, ok := mulAdd2(1, f[j], -k, r[j])
			if !ok {
				return false
			}
			f[j] = v
		}
	}
	return isZero(f)
}

// besides returns { (x, y, z) : (x, y) in a and (x, z) in b }, where y and z
// are the named columns from first on.
func besides(a, b conjunct, first int) conjunct {
	n := a.named + 1 - first
	to := identity(1 + b.named)
	for j := first; j <= b.named; j++ {
		to[j] += n
	}
	return conjoin(a.movedTo(a.named+n, identity(1+a.named)), b.movedTo(b.named+n, to))
}
