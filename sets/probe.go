package sets

// probe answers questions about one conjunct with further inequalities.
type probe struct {
	s *solver
	t *tableau
}

// probe returns a probe of c, or nil if c has no point. It is to be released.
func (w *work) probe(c *conjunct) *probe {
	s := w.open(c)
	s.all = true
	t, ok := s.start(true)
	if !ok {
		s.release()
		return nil
	}
	p := &probe{s, t}
	if _, v := s.search(t); v == no {
		p.release()
		return nil
	}
	return p
}

func (p *probe) release() {
	p.t.release()
	p.s.release()
}

// excludes reports whether no integer point of the conjunct satisfies all of
// the inequalities.
func (p *probe) excludes(rows ...row) bool {
	c := probe{p.s, p.t.clone()}
	defer c.t.release()
	n := len(p.s.ins)
	defer func() { p.s.ins = p.s.ins[:n] }()
	for _, r := range rows {
		if !c.impose(r) {
			return true
		}
	}
	nodes := firstLimit
	_, v := c.t.branch(&nodes)
	if v == unsure {
		_, v = p.s.decide(c.t, p.s.ins)
	}
	return v == no
}

// impose adds an inequality; it returns false if there is no rational solution
// then, and the probe is of no further use.
func (p *probe) impose(r row) bool {
	f := p.s.express(p.s.own(r))
	if isConst(f) {
		return f[0] >= 0
	}
	p.s.ins = append(p.s.ins, f)
	return p.t.add(f)
}
