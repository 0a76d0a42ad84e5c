package sets

import "slices"

// probe answers questions about one conjunct with further inequalities.
type probe struct {
	w    *work
	c    conjunct
	more []row   // imposed inequalities
	s    *solver // nil after an overflow
	t    *tableau
}

// probe returns a probe of c, or nil if c has no point. It is to be released.
func (w *work) probe(c conjunct) *probe {
	p := &probe{w: w, c: c}
	some := true
	if !withoutOverflow(func() { some = p.start() }) {
		p.s = nil
		some = !w.empty(c)
	}
	if !some {
		p.release()
		return nil
	}
	return p
}

// start makes the tableau; it returns false if there is no point.
func (p *probe) start() bool {
	p.s = p.w.open(&p.c)
	p.s.all = true
	var ok bool
	if p.t, ok = p.s.start(true); !ok {
		p.s = nil
		return false
	}
	_, v := p.s.search(p.t)
	return v != no
}

func (p *probe) release() {
	if p.s != nil {
		p.t.release()
		p.s.release()
	}
}

// excludes reports whether no integer point of the conjunct satisfies all of
// the inequalities.
func (p *probe) excludes(rows ...row) (excluded bool) {
	if p.s != nil && withoutOverflow(func() { excluded = p.excludesSmall(rows) }) {
		return excluded
	}
	return p.w.empty(p.c, slices.Concat(p.more, rows)...)
}

// excludesSmall is excludes with entries in int64; it halts on overflow.
func (p *probe) excludesSmall(rows []row) bool {
	c := p.t.clone()
	defer c.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	for _, r := range rows {
		if !p.s.imposeOn(c, r) {
			return true
		}
	}
	nodes := firstLimit
	v := c.branch(&nodes, nil)
	if v == unsure {
		_, v = p.s.decide(c, p.s.ins)
	}
	return v == no
}

// excludesBoth reports whether no integer point of the conjunct satisfies the inequality r and violates one of the others.
func (p *probe) excludesBoth(r row, others []row) (excluded bool) {
	if p.s != nil && withoutOverflow(func() { excluded = p.excludesBothSmall(r, others) }) {
		return excluded
	}
	return !slices.ContainsFunc(others, func(o row) bool { return !p.excludes(r, complement(o)) })
}

// excludesBothSmall is excludesBoth with entries in int64; it halts on overflow.
func (p *probe) excludesBothSmall(r row, others []row) bool {
	with := probe{w: p.w, s: p.s, t: p.t.clone()}
	defer with.t.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	if !p.s.imposeOn(with.t, r) {
		return true
	}
	return !slices.ContainsFunc(others, func(o row) bool { return !with.excludesSmall([]row{complement(o)}) })
}

// impose adds an inequality; it returns false if there is no rational solution
// then, and the probe is of no further use.
func (p *probe) impose(r row) bool {
	p.more = append(p.more, r)
	possible := true
	if p.s != nil && !withoutOverflow(func() { possible = p.s.imposeOn(p.t, r) }) {
		p.s = nil
	}
	return possible
}

// imposeOn adds an inequality to the system and to a tableau of it.
func (s *solver) imposeOn(t *tableau, r row) bool {
	f := s.express(s.own(r))
	if isConst(f) {
		return f[0] >= 0
	}
	s.ins = append(s.ins, f)
	return t.add(f)
}
