package sem

import (
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// track finds the arrays whose mapping the directives of the unit change and that the unit uses.
func (f *flow) track() {
	var changes []*MappingChange
	ir.WalkStmts(f.c.unit.Body, func(s ir.Stmt) bool {
		if m, ok := s.(*MappingChange); ok {
			changes = append(changes, m)
		}
		return true
	})
	used := symbolsIn(f.c.unit.Body)
	for c := f.c; c != nil; c = c.host {
		f.trackOf(c, changes, used)
	}
	for _, m := range changes {
		e := m.self()
		if e.Home != f.c && f.of[e.Sym] == nil {
			f.trackOf(homeOf(e), changes, used)
		}
	}
}

// self is what the directive is about.
func (m *MappingChange) self() *names.Entity {
	if m.dist != nil {
		return m.dist.Self
	}
	return m.align.Self
}

func (f *flow) trackOf(home *checker, changes []*MappingChange, used map[*ir.Symbol]bool) {
	for _, e := range home.order {
		if e.Class != names.Variable || len(e.Dims) == 0 || e.Sym == nil || !used[e.Sym] || f.of[e.Sym] != nil || !followable(e) {
			continue
		}
		for _, m := range changes {
			if f.mayFollow(e, m.self(), changes, map[*names.Entity]bool{}) {
				t := &tracked{e: e, versions: []*version{{sym: e.Sym}}}
				f.arrays = append(f.arrays, t)
				f.of[e.Sym] = t
				break
			}
		}
	}
}

// mayFollow reports whether an array is what a directive is about, or may be aligned with it at some time.
func (f *flow) mayFollow(e, changed *names.Entity, changes []*MappingChange, seen map[*names.Entity]bool) bool {
	if e == changed {
		return true
	}
	if seen[e] {
		return false
	}
	seen[e] = true
	if a := alignmentOf(e); a != nil && f.mayFollow(a.Target, changed, changes, seen) {
		return true
	}
	for _, m := range changes {
		if m.align != nil && m.align.Self == e && f.mayFollow(m.align.Target, changed, changes, seen) {
			return true
		}
	}
	return false
}

// aligned is the alignment of an array at a point of the program, nil for none.
func (s *mapState) aligned(e *names.Entity) *mapping.Alignment {
	if a, changed := s.align[e]; changed {
		return a
	}
	return alignmentOf(e)
}

// ultimate is where an array is placed at a point of the program.
func (s *mapState) ultimate(e *names.Entity) (root *names.Entity, at mapping.Placement) {
	root, at, _ = mapping.Ultimate(e, s.aligned)
	return root, at
}

// changes reports whether a directive changes the mapping of a tracked array as things stand.
func (f *flow) changes(m *MappingChange, t *tracked, st *mapState) bool {
	if m.self() == t.e {
		return true
	}
	root, _ := st.ultimate(t.e)
	if m.dist != nil {
		return m.dist.Self == root
	}
	e := t.e
	for range len(f.arrays) + 100 {
		a := st.aligned(e)
		if a == nil {
			return false
		}
		if e = a.Target; e == m.align.Self {
			return true
		}
	}
	return false
}

// change takes note of a directive: the arrays that it is about are copied when they are next used. Tiles that follow from
// variables are made anew, for which the elements must be elsewhere, and at once.
func (f *flow) change(m *MappingChange, st *mapState) []ir.Stmt {
	var moved []*tracked
	for _, t := range f.arrays {
		if f.changes(m, t, st) {
			moved = append(moved, t)
		}
	}
	if len(moved) == 0 {
		f.warnUnused(m)
	}
	if m.dist != nil {
		st.dist[m.dist.Self] = m.dist
		st.align[m.dist.Self] = nil
	} else {
		st.align[m.align.Self] = m.align
	}
	var out []ir.Stmt
	for _, t := range moved {
		v := f.versionFor(t, st)
		if v.renewed && st.at[t].cur == v {
			out = append(out, f.move(t, t.base(), m.At, st)...)
		}
		st.at[t] = whereabouts{st.at[t].cur, v}
		if v.renewed {
			out = append(out, f.move(t, v, m.At, st)...)
		}
	}
	return out
}

// versionFor finds or makes the version of an array that has the mapping which holds.
func (f *flow) versionFor(t *tracked, st *mapState) *version {
	m, renewed := f.mapping(t, st)
	for _, v := range t.versions {
		if sameMapping(v.sym.Map, m) {
			return v
		}
	}
	base := t.base().sym
	s := *base
	s.Name, s.Made, s.Map = base.Name+"%"+itoa(len(t.versions)+1), true, m
	s.Init, s.InitElems, s.Intent, s.Link, s.Whole = nil, nil, "", "", false
	s.Optional, s.Inherit, s.Common, s.Offset, s.Size = false, false, nil, 0, ir.ExplicitShape
	v := &version{sym: &s, renewed: renewed}
	v.onDemand = base.Allocatable || !ir.ConstantDims(s.Dims) || m != nil && m.Layout.Deferred
	s.Allocatable, s.Captured, s.Storage = v.onDemand, false, ir.Static
	switch {
	case v.onDemand && f.c.unit.Proc != nil:
		s.Storage = ir.Automatic
	case m != nil:
		s.Captured = true
	}
	f.c.unit.Symbols = append(f.c.unit.Symbols, &s)
	t.versions = append(t.versions, v)
	return v
}

func sameMapping(a, b *ir.Mapping) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Same(b)
}

// mapping is the mapping that an array has by the directives; nil where every image has all of it. renewed holds where it
// depends on variables.
func (f *flow) mapping(t *tracked, st *mapState) (m *ir.Mapping, renewed bool) {
	root, at := st.ultimate(t.e)
	if f.isAsDeclared(t.e, st) {
		return t.base().sym.Map, false
	}
	d := st.dist[root]
	if d == nil {
		d = distributionOf(root)
	}
	if d == nil {
		return nil, false
	}
	if r := f.whyWhole(t.e, root, d, at); r != nil {
		if key := t.e.Name + r.Why.String(); !f.warned[key] {
			f.warned[key] = true
			mapper{f.c}.warnWhole(t.e, d.ID.Pos, " where this mapping holds", r)
		}
		return nil, false
	}
	l := f.layout(d)
	if l == nil {
		return nil, false
	}
	if m = at.In(l, d.CutBy(l)); m == nil {
		return nil, false
	}
	if old := t.base().sym.Map; old != nil {
		for k := range m.Dims {
			if m.Dims[k].Grid >= 0 {
				m.Dims[k].ShadowLo, m.Dims[k].ShadowHi = old.Dims[k].ShadowLo, old.Dims[k].ShadowHi
			}
		}
	}
	return m, !l.IsConstant()
}

// whyWhole gives the reason why every image keeps a version as a whole, nil if none does.
func (f *flow) whyWhole(e, root *names.Entity, d *mapping.Distribution, at mapping.Placement) *whole.Reason {
	f.c.ownTables = true
	defer func() { f.c.ownTables = false }()
	r := mapper{f.c}.whyReplicated(e, root, d, at)
	if r == nil && f.c.Symbol(e).Type.Base == ir.Derived {
		return whole.DerivedRemapped.Of()
	}
	return r
}

// isAsDeclared reports whether no directive has changed what an array's mapping follows from.
func (f *flow) isAsDeclared(e *names.Entity, st *mapState) bool {
	for range len(f.arrays) + 100 {
		_, realigned := st.align[e]
		_, redistributed := st.dist[e]
		if realigned || redistributed {
			return false
		}
		a := alignmentOf(e)
		if a == nil {
			return true
		}
		e = a.Target
	}
	return false
}

// layout is that of a distribution; one that depends on variables is of its directive alone.
func (f *flow) layout(d *mapping.Distribution) *ir.Layout {
	if l := f.layouts[d]; l != nil {
		return l
	}
	n := len(f.c.unit.Layouts)
	f.c.ownTables = true
	defer func() { f.c.ownTables = false }()
	l := mapper{f.c}.layout(d)
	f.layouts[d] = l
	if l == nil || len(f.c.unit.Layouts) == n {
		return l
	}
	l.Deferred = l.Deferred || !l.IsConstant()
	for _, v := range l.Variables() {
		switch {
		case !l.Deferred:
			v.Storage, v.Captured = ir.Static, true
		case f.c.unit.Proc == nil:
			v.Storage = ir.Static
		}
	}
	return l
}
