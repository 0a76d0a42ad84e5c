package sets

// TransitiveClosure returns a map that contains the union of m, m∘m, m∘m∘m,
// and so on, and whether it is equal to that union.
//
// It is made of the differences y - x of the pieces: k steps of a piece with
// difference d lead to a difference within k times the hull of d, and so does
// a sum of steps of several pieces. Parameters in a difference are given up.
// Exactness is proved by induction over the number of steps; a false answer
// may be for want of a proof. A piece that contains its own two steps is its closure. Costs as Apply.
func (m Map) TransitiveClosure() (closure Map, exact bool) {
	closure = makeMap(unary("TransitiveClosure", m.rel(), func(w *work, a relation) relation {
		requireMatch(a.in, a.out)
		if transitive(w, a) {
			exact = true
			return a
		}
		paths := w.paths(a)
		exact = w.inductive(a, paths)
		a.parts = w.normal(w.atLeastOneStep(paths))
		return a
	}))
	return closure, exact && closure.Err() == nil
}

// transitive reports whether a relation is empty or one conjunct, not a function of some of its columns, that contains every two of its steps in turn.
func transitive(w *work, a relation) bool {
	if len(a.parts) != 1 {
		return len(a.parts) == 0
	}
	c := a.parts[0]
	return !isFlat(&c) && w.subset(w.normal([]conjunct{twoSteps(c, c, len(a.params), len(a.in.dims)).forget(func(col int) bool { return col > c.named })}), a.parts)
}

// paths returns { x -> y, k } with x in the domain, y in the range and y - x
// within k steps. The columns of the result are [1 | params | in | out | k].
func (w *work) paths(a relation) []conjunct {
	np, n := len(a.params), len(a.in.dims)
	wide := np + 2*n + 1
	cur := []conjunct{{named: wide}}
	steps := w.manySteps(a)
	for i := range cur {
		cur[i] = conjoin(cur[i], steps)
	}
	starts := w.ends(a, func(col int) bool { return col > np+n }, columnsFrom(np, 1+np, n), wide)
	stops := w.ends(a, func(col int) bool { return col > np && col <= np+n }, columnsFrom(np, 1+np+n, n), wide)
	for _, ends := range [][]conjunct{starts, stops} {
		var next []conjunct
		for _, c := range cur {
			for _, e := range ends {
				next = append(next, conjoin(c, e))
			}
		}
		cur = next
	}
	return w.normal(cur)
}

// ends projects columns out and places the others in a wider space.
func (w *work) ends(a relation, drop func(col int) bool, to []int, wide int) []conjunct {
	var out []conjunct
	for _, c := range a.parts {
		out = append(out, c.forget(drop))
	}
	out = w.coalesce(w.normal(out), ownFaces)
	for i, c := range out {
		out[i] = c.movedTo(wide, to)
	}
	return out
}

// manySteps returns { x -> y, k } : y - x is a sum of k >= 1 differences, over
// the columns of paths.
func (w *work) manySteps(a relation) conjunct {
	np, n := len(a.params), len(a.in.dims)
	total := 1 + np + 2*n
	sum := conjunct{named: total}
	var shares []int
	for i := range a.parts {
		one := a
		one.parts = a.parts[i : i+1]
		for _, d := range deltas(one).finished(w) {
			var share int
			sum, share = w.withMultiple(sum, d, np, n)
			shares = append(shares, share)
		}
	}
	width := sum.width()
	for i := range n {
		eq := make(row, width)
		eq[1+np+i], eq[1+np+n+i] = 1, -1
		for _, s := range shares {
			eq[s+1+i] = 1
		}
		sum.eqs = append(sum.eqs, eq)
	}
	count := make(row, width)
	count[total] = -1
	for _, s := range shares {
		count[s] = 1
	}
	some := make(row, width)
	some[0], some[total] = -1, 1
	return sum.with([]row{count}, []row{some})
}

// withMultiple adds existentials for a number k >= 0 of steps and a difference
// within k·d to a conjunct; it returns the column of k. The difference follows
// it.
func (w *work) withMultiple(sum, d conjunct, np, n int) (conjunct, int) {
	share := sum.width()
	strides := 0
	for _, r := range d.eqs {
		if _, ok := d.congruence(r); ok {
			strides++
		}
	}
	sum = sum.place(sum.named, len(sum.divs)+1+n+strides, identity(share))
	multiple := func(r row) (row, bool) {
		m := make(row, sum.width())
		m[share] = r[0]
		copy(m[share+1:], r[1+np:1+np+n])
		return m, isConst(r[:1+np]) && isConst(append(row{0}, r[1+np+n:]...))
	}
	at := share + 1 + n
	for _, r := range d.eqs {
		if g, ok := d.congruence(r); ok {
			if m, ok := multiple(g.form); ok {
				m[at] = -g.modulus
				at++
				sum.eqs = append(sum.eqs, m)
			}
		} else if m, ok := multiple(r); ok {
			sum.eqs = append(sum.eqs, m)
		}
	}
	for _, r := range d.ins {
		if m, ok := multiple(r); ok {
			sum.ins = append(sum.ins, m)
		}
	}
	nonNegative := make(row, sum.width())
	nonNegative[share] = 1
	return sum.with(nil, []row{nonNegative}), share
}

// atLeastOneStep projects the number of steps out.
func (w *work) atLeastOneStep(paths []conjunct) []conjunct {
	var out []conjunct
	for _, c := range paths {
		out = append(out, c.forget(func(col int) bool { return col == c.named }))
	}
	return out
}

// inductive proves that the paths are those of the map: one step is a step of
// a, and k + 1 steps are k steps and then a step of a.
func (w *work) inductive(a relation, paths []conjunct) bool {
	np, n := len(a.params), len(a.in.dims)
	wide := np + 2*n + 1
	k := func(c conjunct, from int64) conjunct {
		r := make(row, c.width())
		r[0], r[wide] = -from, 1
		return c.with(nil, []row{r})
	}
	var extended []conjunct
	for _, c := range a.parts {
		first := c.movedTo(wide, identity(1+c.named))
		one := make(row, first.width())
		one[0], one[wide] = -1, 1
		extended = append(extended, first.with([]row{one}, nil))
		for _, p := range paths {
			extended = append(extended, w.oneMore(p, c, np, n))
		}
	}
	extended = w.normal(extended)
	for _, p := range paths {
		if !w.subset(w.normal([]conjunct{k(p, 1)}), extended) {
			return false
		}
	}
	return true
}

// twoSteps returns { x -> z, y } with x -> y in b and y -> z in c, where b may have further columns: there is as much room in front of y, and they come after it.
func twoSteps(b, c conjunct, np, n int) conjunct {
	more := b.named - np - 2*n
	mid := b.named + 1
	toB := identity(1 + np + n)
	for i := range n + more {
		toB = append(toB, mid+i)
	}
	toC := append(columnsFrom(np, mid, n), columnsFrom(0, 1+np+n, n)[1:]...)
	wide := b.named + n + more
	return conjoin(b.movedTo(wide, toB), c.movedTo(wide, toC))
}

// oneMore returns { x -> z, k+1 : x -> y, k in p and y -> z in c }.
func (w *work) oneMore(p, c conjunct, np, n int) conjunct {
	wide := p.named
	mid := wide + 1
	both := twoSteps(p, c, np, n)
	next := make(row, both.width())
	next[0], next[mid+n], next[wide] = 1, 1, -1
	return both.with([]row{next}, nil).forget(func(col int) bool { return col > wide })
}
