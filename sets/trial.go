package sets

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
