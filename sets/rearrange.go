package sets

import "slices"

// rearranged moves every column to the place of its name in s; columns whose name is not in s are
// projected out.
func (w *work) rearranged(a relation, s space) relation {
	names := s.names()
	to := make([]int, 1+a.named())
	for i, n := range a.names() {
		to[1+i] = 1 + slices.Index(names, n)
	}
	return w.renumbered(a, s, to)
}

// renumbered makes column j column to[j] of the space s; columns with to[j] = 0, j > 0, are projected
// out.
func (w *work) renumbered(a relation, s space, to []int) relation {
	m := relation{space: s}
	if len(a.parts) == 1 {
		m.parts = w.renumberedPart(a.parts[0], s.named(), to)
		return m
	}
	for _, c := range a.parts {
		for _, d := range w.renumberedPart(c, s.named(), to) {
			m.parts = appendNew(m.parts, d)
		}
	}
	return m
}

func (w *work) renumberedPart(c conjunct, named int, to []int) []conjunct {
	var p placed
	p.move(&c, named, to)
	return w.finish(&p)
}

// placed is a conjunct with its columns in place, whose rows nobody else has.
type placed struct {
	was  conjunct // without the columns that could be left out; in normal form if now has no existential for others
	now  conjunct // the same renumbered; in normal form if now.tidy
	full []int    // place of each column of was; nil if columns became existentials
}

// moving returns the relation whose column j is column to[j] of another space, as plan says; columns with to[j] = 0,
// j > 0, are projected out. arg is the text of further arguments for the memo.
func moving(op, arg string, p *relation, plan func(a *relation) (space, []int)) *relation {
	if q := p.settled(); q != nil && q.err == nil && !q.opt.eager() {
		return movedLater(op, q, plan)
	}
	return remember(op, arg, p, nil, func(r, _ relation) relation {
		return unary(op, r, func(w *work, a relation) relation {
			s, to := plan(&a)
			return w.renumbered(a, s, to)
		})
	})
}

// movedLater is moving whose columns move when somebody looks.
func movedLater(op string, a *relation, plan func(a *relation) (space, []int)) *relation {
	made := &struct {
		relation
		late
	}{relation: relation{opt: a.opt}, late: late{op: op, a: a, left: a.opt.steps()}}
	out, l := &made.relation, &made.late
	if cause := attempt(func() { out.space, l.to = plan(a) }); cause != nil {
		return &relation{space: a.space, err: &OpError{op, operandTexts(*a), cause}, opt: a.opt}
	}
	if len(a.parts) > 0 {
		l.some = a.parts[0].tidy
		out.late = l
	}
	return out
}

// move renumbers the named columns of a conjunct; those with to[j] = 0, j > 0, are left out where that is easy, else
// they become existentials.
func (p *placed) move(c *conjunct, named int, to []int) {
	if c.tidy {
		if d, ok := c.withoutEasy(to); ok {
			full := withLocals(to, 1+named, len(d.divs))
			p.was, p.now, p.full = d, d.place(named, len(d.divs), full), full
			p.now.at = d.at.moved(named, to)
			p.now.tidy = keepsOrder(to)
			return
		}
	}
	p.now = c.withoutFree(to).movedTo(named, to)
}

// finish brings a placed conjunct into normal form.
//
// No constraint becomes redundant by new numbers of the columns, so it is enough to solve the
// equalities anew, unless that changes the locals.
func (w *work) finish(p *placed) []conjunct {
	if p.full == nil || p.now.tidy {
		return w.normal([]conjunct{p.now})
	}
	d := p.now
	if !samePivots(&p.was, &d, p.full) {
		e, _ := d.tidyOwned(w)
		if len(e.ins) != len(p.was.ins) || len(e.eqs) != len(p.was.eqs) || len(e.divs) != len(p.was.divs) {
			return w.normal([]conjunct{p.was.place(d.named, len(p.was.divs), p.full)})
		}
		d = e
	}
	d = d.sortLocals()
	d.sortRows()
	d.tidy, d.at = true, p.now.at
	return []conjunct{d}
}

// withoutEasy projects out the columns j > 0 with to[j] = 0 if each is given by an equality with
// coefficient ±1, or there is always a value between its lower and its upper bounds, and it occurs nowhere else.
//
// Given c in normal form. Then the result has normal form too: what stays of the constraints was not
// redundant with more of them, and implies no more equalities without them.
func (c conjunct) withoutEasy(to []int) (conjunct, bool) {
	left := slices.Index(to[1:], 0) + 1
	if left == 0 {
		return c, true
	}
	at := c.at
	for j := len(to) - 1; j >= left; j-- {
		if to[j] != 0 {
			continue
		}
		var ok bool
		if c, ok = c.withoutColumn(j); !ok {
			return c, false
		}
	}
	if len(c.divs) > 0 {
		c = c.dropUnused()
	}
	c.tidy, c.at = true, at
	return c, true
}

// withoutColumn is withoutEasy for one column; it drops the rows of the column.
func (c conjunct) withoutColumn(j int) (conjunct, bool) {
	uses := func(r row) bool { return r[j] != 0 }
	if slices.ContainsFunc(c.divs, func(d div) bool { return d.num[j] != 0 }) {
		return c, false
	}
	bounded := slices.ContainsFunc(c.ins, uses)
	given := 0
	for _, r := range c.eqs {
		if r[j] != 0 {
			given++
			if abs(r[j]) != 1 {
				return c, false
			}
		}
	}
	if given > 1 || given == 1 && bounded || bounded && !c.alwaysBetween(j) {
		return c, false
	}
	if given > 0 {
		c.eqs = slices.DeleteFunc(slices.Clone(c.eqs), uses)
	}
	if bounded {
		c.ins = slices.DeleteFunc(slices.Clone(c.ins), uses)
	}
	return c, true
}

// alwaysBetween reports whether there is a value between each lower and each upper bound of a column: the
// bounds of a pair differ by a constant that leaves room for one.
//
// One pair at most may have such a constant, for two could ask for different values.
func (c *conjunct) alwaysBetween(j int) bool {
	low, high := -1, -1
	lows, highs := 0, 0
	for i, r := range c.ins {
		if r[j] > 0 {
			low, lows = i, lows+1
		} else if r[j] < 0 {
			high, highs = i, highs+1
		}
	}
	if lows == 0 || highs == 0 {
		return true
	}
	if lows > 1 || highs > 1 || !opposite(c.ins[low], c.ins[high]) {
		return false
	}
	gap, fits := add2(c.ins[low][0], c.ins[high][0])
	return fits && gap >= c.ins[low][j]-1
}

// samePivots reports whether the equalities of d, which is c with column j in column to[j], are solved as they stand.
func samePivots(c, d *conjunct, to []int) bool {
	for i, r := range c.eqs {
		was, _ := c.pivotColumn(r)
		if is, _ := d.pivotColumn(d.eqs[i]); is != to[was] {
			return false
		}
	}
	return true
}

// keepsOrder reports whether the entries other than 0 rise.
func keepsOrder(to []int) bool {
	last := 0
	for _, t := range to {
		if t != 0 {
			if t <= last {
				return false
			}
			last = t
		}
	}
	return true
}

// moved returns the values of named columns after renumbering, without those of columns that become
// column 0; new columns are 0.
func (at row) moved(named int, to []int) row {
	if at == nil {
		return nil
	}
	p := make(row, named)
	for j, v := range at {
		if to[1+j] > 0 {
			p[to[1+j]-1] = v
		}
	}
	return p
}

// withoutFree drops the constraints of a piece that has a point which have no column in common, not
// even indirectly, with one that stays: they can be satisfied whatever the others are.
//
// to[j] is the new place of named column j, 0 if it is projected out.
func (c conjunct) withoutFree(to []int) conjunct {
	if c.at == nil {
		return c
	}
	group := identity(c.width())
	find := func(j int) int {
		for group[j] != j {
			j = group[j]
		}
		return j
	}
	join := func(r row, with int) {
		for j := 1; j < len(r); j++ {
			if r[j] != 0 {
				if with == 0 {
					with = j
				}
				group[find(j)] = find(with)
			}
		}
	}
	for _, list := range [][]row{c.eqs, c.ins} {
		for _, r := range list {
			join(r, 0)
		}
	}
	for k, d := range c.divs {
		join(d.num, c.local(k))
	}
	stays := make([]bool, c.width())
	for j := 1; j < len(to); j++ {
		stays[find(j)] = stays[find(j)] || to[j] != 0
	}
	goes := func(r row) bool {
		d := depthOf(r)
		return d > 0 && !stays[find(d)]
	}
	if !slices.ContainsFunc(c.eqs, goes) && !slices.ContainsFunc(c.ins, goes) {
		return c
	}
	c.eqs, c.ins = slices.DeleteFunc(slices.Clone(c.eqs), goes), slices.DeleteFunc(slices.Clone(c.ins), goes)
	c.at, c.tidy = nil, false
	return c
}

// ParamSet returns the values of the parameters for which the set has a point,
// as a set without tuple. Exact; costs as Project.
func (s Set) ParamSet() Set {
	return Set{moving("ParamSet", "", s.p, func(a *relation) (space, []int) {
		to := make([]int, 1+a.named())
		for j := range a.params {
			to[1+j] = 1 + j
		}
		return space{params: a.params, out: tuple{absent: true}}, to
	})}
}
