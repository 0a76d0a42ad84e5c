package sem

import "dhpfgo/parse"

// formats are the distribution formats; those that are not taken yet are known by name.
var formats = map[string]bool{"block": true, "*": true, "cyclic": false, "gen_block": false, "indirect": false, "multi": false}

// distribute checks a DISTRIBUTE directive for one of its names, HPF 2.0, 3.3.
func (c *checker) distribute(s *parse.Distribute, id parse.Ident) {
	e := c.mappee(id, "DISTRIBUTE")
	if e == nil {
		return
	}
	if old := c.maps.dists[id.Name]; old != nil {
		c.bag.Errorf(id.Pos, "mapped-twice", "'%s' is distributed twice", id.Name).Because(old.id.Pos, "the first distribution")
		return
	}
	d := &distribution{id: id, self: e, stmt: s}
	if !c.distFormats(d) || !c.distOnto(d) {
		return
	}
	c.maps.dists[id.Name] = d
}

func (c *checker) distFormats(d *distribution) bool {
	rank := len(d.self.dims)
	if d.stmt.Formats == nil {
		return true
	}
	if len(d.stmt.Formats) != rank {
		c.bag.Errorf(d.stmt.Pos, "rank-mismatch", "DISTRIBUTE gives %s, '%s' has %s", count(len(d.stmt.Formats), "format"),
			d.id.Name, count(rank, "dimension")).Because(d.self.declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
		return false
	}
	for _, f := range d.stmt.Formats {
		taken, known := formats[f.Name]
		switch {
		case !known:
			m := c.bag.Errorf(f.Pos, "format", "'%s' is not a distribution format", f.Name)
			suggest(m, f.Name, []string{"block", "cyclic", "gen_block", "indirect"})
			return false
		case !taken || f.Arg != nil:
			c.unsupported(f.Pos, "the distribution format '%s' is not supported yet", f.Pos.Text()).
				Help("write 'block' or '*'")
			return false
		}
	}
	if n := len(d.distributed()); n > 3 {
		c.unsupported(d.stmt.Pos, "'%s' has %d distributed dimensions", d.id.Name, n).Note("at most 3 are supported")
		return false
	}
	return true
}

// distributed lists the dimensions that are not '*'. Without formats all dimensions are BLOCK: HPF 2.0 leaves the choice to
// the compiler.
func (d *distribution) distributed() []int {
	var out []int
	for k := range d.self.dims {
		if d.stmt.Formats == nil || d.stmt.Formats[k].Name != "*" {
			out = append(out, k)
		}
	}
	return out
}

// distOnto checks the processor arrangement. HPF 2.0, 3.3: its rank is the number of distributed dimensions.
func (c *checker) distOnto(d *distribution) bool {
	s := d.stmt
	if s.Onto == nil {
		return true
	}
	e := c.names[s.Onto.Name]
	isArrangement := func(e *entity) bool { return e.class == arrangement }
	if e == nil || e.class != arrangement {
		m := c.bag.Errorf(s.Onto.Pos, "undeclared", "'%s' is not a processor arrangement", s.Onto.Name)
		if e != nil {
			m.Because(e.pos, "%s", e.describe())
		}
		suggest(m, s.Onto.Name, c.known(isArrangement))
		if len(c.known(isArrangement)) == 0 {
			m.Help("declare it: '!hpf$ processors %s(number_of_processors())'", s.Onto.Name)
		}
		return false
	}
	if s.OntoArgs != nil {
		c.unsupported(s.Onto.Pos, "ONTO a section of a processor arrangement is not supported yet").Help("write 'onto %s'", e.name)
		return false
	}
	if n := len(d.distributed()); n != len(e.extents) {
		m := c.bag.Errorf(s.Onto.Pos, "rank-mismatch", "'%s' has %s, but %s of '%s' %s distributed", e.name,
			count(len(e.extents), "dimension"), count(n, "dimension"), d.id.Name, map[bool]string{true: "is", false: "are"}[n == 1]).
			Because(e.declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: the rank of the arrangement is the number of distributed dimensions")
		if s.Formats == nil {
			m.Help("write formats for '%s'", d.id.Name)
		}
		return false
	}
	d.onto = e
	return true
}

// mapArrays gives each array its mapping by following its alignments.
func (c *checker) mapArrays() {
	for _, e := range append([]*entity(nil), c.order...) {
		a, d := c.maps.aligns[e.name], c.maps.dists[e.name]
		if a != nil && d != nil {
			// HPF 2.0, 3.4: an alignee is not distributed itself.
			c.bag.Errorf(a.id.Pos, "mapped-twice", "'%s' is both aligned and distributed", e.name).
				Because(d.id.Pos, "distributed here").Help("remove one of the two directives")
			continue
		}
		if e.class == variable && (a != nil || d != nil) {
			c.mapArray(e, d)
		}
		if e.class == variable && c.maps.shadows[e.name] != nil {
			c.applyShadow(e)
		}
	}
}

func (c *checker) mapArray(e *entity, own *distribution) {
	root, dims, ok := c.ultimate(e)
	if !ok {
		return
	}
	d := c.maps.dists[root.name]
	if d == nil {
		if len(c.maps.dists) > 0 || !c.bag.HasErrors() {
			c.bag.Warnf(c.maps.aligns[e.name].id.Pos, "not-distributed", "'%s' is replicated, because '%s' is not distributed",
				e.name, root.name).
				Because(root.declared(), "declared here").Help("add '!hpf$ distribute %s(block)'", root.name)
		}
		return
	}
	if own == nil && c.dynamicTarget(e, root) {
		return
	}
	l := c.layout(d)
	if l == nil {
		return
	}
	m := &Mapping{Layout: l}
	for _, ad := range dims {
		md := MapDim{Grid: -1}
		for g, ld := range l.Dims {
			if ad.target == ld.TemplateDim-1 {
				md.Grid, md.Offset = g, ad.offset
			}
		}
		m.Dims = append(m.Dims, md)
	}
	if c.symbol(e).Type.Base == Derived {
		c.unsupported(e.pos, "the distributed array '%s' of derived type is not supported yet", e.name).
			Help("use an array for each component")
		return
	}
	if c.coversGrid(e, m) {
		c.symbol(e).Map = m
	}
}

// coversGrid refuses an array that lies along only some of the distributed dimensions of its template: it would be
// replicated along the others, or stand on one slice of them, HPF 2.0, 3.4.
func (c *checker) coversGrid(e *entity, m *Mapping) bool {
	covered := map[int]bool{}
	for _, d := range m.Dims {
		covered[d.Grid] = true
	}
	for g, d := range m.Layout.Dims {
		if covered[g] {
			continue
		}
		pos := e.pos
		if a := c.maps.aligns[e.name]; a != nil {
			pos = a.id.Pos
			if len(a.free) > 0 {
				pos = a.free[0]
			}
		}
		c.unsupported(pos, "'%s' is not aligned with dimension %d of '%s', which is distributed; that is not supported yet", e.name, d.TemplateDim, m.Layout.Name).
			Help("leave '%s' without a directive: it is then replicated everywhere", e.name)
		return false
	}
	return true
}

// dynamicTarget refuses a static array aligned with an allocatable one, HPF 2.0, 3.5: the target must exist first.
func (c *checker) dynamicTarget(e, root *entity) bool {
	if !root.allocatable.Valid() || e.allocatable.Valid() {
		return false
	}
	c.bag.Errorf(c.maps.aligns[e.name].id.Pos, "align", "'%s' exists before its align target '%s' is allocated", e.name, root.name).
		Because(root.declared(), "allocatable").Help("make '%s' allocatable too, or align with a template", e.name)
	return true
}

// ultimate follows alignments to the array or template that is distributed, and composes them.
func (c *checker) ultimate(e *entity) (root *entity, dims []alignDim, ok bool) {
	for k := range e.dims {
		dims = append(dims, alignDim{target: k})
	}
	root = e
	seen := map[*entity]bool{}
	for a := c.maps.aligns[root.name]; a != nil; a = c.maps.aligns[root.name] {
		if seen[root] {
			// HPF 2.0, 3.4: alignment is acyclic.
			c.bag.Errorf(a.id.Pos, "align-cycle", "'%s' is aligned with itself by way of '%s'", root.name, a.target.name).
				Note("HPF 2.0, ALIGN: a chain of alignments must end at a template or array that is not aligned")
			for member := range seen {
				delete(c.maps.aligns, member.name)
			}
			return nil, nil, false
		}
		seen[root] = true
		for k, d := range dims {
			if d.target < 0 {
				continue
			}
			next := a.dims[d.target]
			dims[k] = alignDim{target: next.target, offset: d.offset + next.offset}
		}
		root = a.target
	}
	return root, dims, true
}

// layout finds or makes the layout of a distribution; nil if no dimension is distributed.
func (c *checker) layout(d *distribution) *Layout {
	l := &Layout{Name: d.self.name, Pos: d.self.pos}
	if d.onto != nil {
		l.Onto, l.OntoPos = d.onto.name, d.onto.pos
	}
	for g, k := range d.distributed() {
		b := c.dimsOf(d.self)[k]
		ld := LayoutDim{TemplateDim: k + 1, Format: "block", Lo: b.Lo, Hi: b.Hi}
		if d.onto != nil {
			x := d.onto.extents[g]
			ld.Fixed = c.arith(Sub, x.Hi, c.arith(Sub, x.Lo, intConst(1, d.onto.pos), d.onto.pos), d.onto.pos)
		}
		l.Deferred = l.Deferred || d.self.allocatable.Valid() && !(isConst(b.Lo) && isConst(b.Hi))
		l.Dims = append(l.Dims, ld)
	}
	if len(l.Dims) == 0 {
		return nil
	}
	for _, old := range c.unit.Layouts {
		if cutAlike(old, l) {
			return old
		}
	}
	if old := c.sharedLayout(l); old != nil {
		c.unit.Layouts = append(c.unit.Layouts, old)
		return old
	}
	for g := range l.Dims {
		l.Dims[g].Start = c.makeSymbol(l.Name+"%start"+itoa(g+1), Int8, l.Pos)
		l.Dims[g].Block = c.makeSymbol(l.Name+"%block"+itoa(g+1), Int8, l.Pos)
	}
	c.unit.Layouts = append(c.unit.Layouts, l)
	if l.IsConstant() {
		c.global.layouts = append(c.global.layouts, l)
	}
	return l
}

// sharedLayout gives the layout of another unit that is cut alike whatever the run is, or nil: arrays of both units are
// then known to lie alike.
func (c *checker) sharedLayout(l *Layout) *Layout {
	if !l.IsConstant() {
		return nil
	}
	for _, old := range c.global.layouts {
		if cutAlike(old, l) {
			for _, d := range old.Dims {
				for _, s := range []*Symbol{d.Start, d.Block} {
					s.Captured, s.Storage = true, Static
				}
			}
			return old
		}
	}
	return nil
}

// IsConstant reports whether the layout follows from constants and the number of images.
func (l *Layout) IsConstant() bool {
	ok := !l.Deferred
	for _, d := range l.Dims {
		ok = ok && isConst(d.Lo) && isConst(d.Hi)
		WalkExprs(d.Fixed, func(e Expr) {
			_, isVar := e.(*Var)
			ok = ok && !isVar
		})
	}
	return ok
}

// cutAlike reports whether two layouts are the same at compile time: the same dimensions with equal bounds, onto the same
// arrangement.
func cutAlike(a, b *Layout) bool {
	if a.Onto != b.Onto || len(a.Dims) != len(b.Dims) || a.Deferred != b.Deferred {
		return false
	}
	for g := range a.Dims {
		x, y := a.Dims[g], b.Dims[g]
		if x.TemplateDim != y.TemplateDim || x.Format != y.Format || !equalExprs(x.Lo, y.Lo) || !equalExprs(x.Hi, y.Hi) {
			return false
		}
	}
	return true
}

func equalExprs(x, y Expr) bool {
	n, ok := difference(x, y)
	return ok && n == 0 || !ok && sameExpr(x, y)
}

func (c *checker) applyShadow(e *entity) {
	s := c.maps.shadows[e.name]
	m := c.symbol(e).Map
	if m == nil {
		c.bag.Warnf(s.Pos, "shadow", "SHADOW has no effect: '%s' is not distributed", e.name).Because(e.declared(), "declared here")
		return
	}
	for k, w := range s.Widths {
		m.Dims[k].ShadowLo, m.Dims[k].ShadowHi = c.width(w.Lo), c.width(w.Hi)
	}
}
