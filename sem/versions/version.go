package versions

import (
	"strconv"

	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
)

// track finds the arrays whose mapping the directives of the unit change and that the unit uses.
func (f *flow) track(changes []*Change) {
	used := symbolsIn(f.unit.Body)
	f.trackAmong(f.scope.Visible(), changes, used)
	for _, m := range changes {
		if e := m.self(); f.of[e.Sym] == nil {
			f.trackAmong(f.scope.Beside(e), changes, used)
		}
	}
}

// self is what the directive is about.
func (m *Change) self() *names.Entity {
	if m.Dist != nil {
		return m.Dist.Self
	}
	return m.Align.Self
}

func (f *flow) trackAmong(list []*names.Entity, changes []*Change, used map[*ir.Symbol]bool) {
	for _, e := range list {
		if e.Class != names.Variable || len(e.Dims) == 0 || e.Sym == nil || !used[e.Sym] || f.of[e.Sym] != nil || !f.scope.Followable(e) {
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
func (f *flow) mayFollow(e, changed *names.Entity, changes []*Change, seen map[*names.Entity]bool) bool {
	if e == changed {
		return true
	}
	if seen[e] {
		return false
	}
	seen[e] = true
	if a := f.scope.Aligned(e); a != nil && f.mayFollow(a.Target, changed, changes, seen) {
		return true
	}
	for _, m := range changes {
		if m.Align != nil && m.Align.Self == e && f.mayFollow(m.Align.Target, changed, changes, seen) {
			return true
		}
	}
	return false
}

// aligned is the alignment of an array at a point of the program, nil for none.
func (f *flow) aligned(e *names.Entity, st *mapState) *mapping.Alignment {
	if a, changed := st.align[e]; changed {
		return a
	}
	return f.scope.Aligned(e)
}

// ultimate is where an array is placed at a point of the program.
func (f *flow) ultimate(e *names.Entity, st *mapState) (root *names.Entity, at mapping.Placement) {
	root, at, _ = mapping.Ultimate(e, func(x *names.Entity) *mapping.Alignment { return f.aligned(x, st) })
	return root, at
}

// changes reports whether a directive changes the mapping of a tracked array as things stand.
func (f *flow) changes(m *Change, t *tracked, st *mapState) bool {
	if m.self() == t.e {
		return true
	}
	root, _ := f.ultimate(t.e, st)
	if m.Dist != nil {
		return m.Dist.Self == root
	}
	e := t.e
	for range len(f.arrays) + 100 {
		a := f.aligned(e, st)
		if a == nil {
			return false
		}
		if e = a.Target; e == m.Align.Self {
			return true
		}
	}
	return false
}

// change takes note of a directive: the arrays that it is about are copied when they are next used. Tiles that follow from
// variables are made anew, for which the elements must be elsewhere, and at once.
func (f *flow) change(m *Change, st *mapState) []ir.Stmt {
	var moved []*tracked
	for _, t := range f.arrays {
		if f.changes(m, t, st) {
			moved = append(moved, t)
		}
	}
	if len(moved) == 0 {
		f.warnUnused(m)
	}
	if m.Dist != nil {
		st.dist[m.Dist.Self] = m.Dist
		st.align[m.Dist.Self] = nil
	} else {
		st.align[m.Align.Self] = m.Align
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
	s.Name, s.Made, s.Map = base.Name+"%"+strconv.Itoa(len(t.versions)+1), true, m
	s.Init, s.InitElems, s.Intent, s.Link, s.Whole = nil, nil, "", "", false
	s.Optional, s.Inherit, s.Common, s.Offset, s.Size = false, false, nil, 0, ir.ExplicitShape
	v := &version{sym: &s, renewed: renewed}
	v.onDemand = base.Allocatable || !ir.ConstantDims(s.Dims) || m != nil && m.Layout.Deferred
	s.Allocatable, s.Captured, s.Storage = v.onDemand, false, ir.Static
	switch {
	case v.onDemand && f.unit.Proc != nil:
		s.Storage = ir.Automatic
	case m != nil:
		s.Captured = true
	}
	f.unit.Symbols = append(f.unit.Symbols, &s)
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
	root, at := f.ultimate(t.e, st)
	if f.isAsDeclared(t.e, st) {
		return t.base().sym.Map, false
	}
	d := st.dist[root]
	if d == nil {
		d = f.scope.Distributed(root)
	}
	if d == nil {
		return nil, false
	}
	if r := f.scope.WhyWhole(t.e, root, d, at); r != nil {
		if key := t.e.Name + r.Why.String(); !f.warned[key] {
			f.warned[key] = true
			f.scope.WarnWhole(t.e, d.ID.Pos, " where this mapping holds", r)
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

// isAsDeclared reports whether no directive has changed what an array's mapping follows from.
func (f *flow) isAsDeclared(e *names.Entity, st *mapState) bool {
	for range len(f.arrays) + 100 {
		_, realigned := st.align[e]
		_, redistributed := st.dist[e]
		if realigned || redistributed {
			return false
		}
		a := f.scope.Aligned(e)
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
	n := len(f.unit.Layouts)
	l := f.scope.Layout(d)
	f.layouts[d] = l
	if l == nil || len(f.unit.Layouts) == n {
		return l
	}
	l.Deferred = l.Deferred || !l.IsConstant()
	for _, v := range l.Variables() {
		switch {
		case !l.Deferred:
			v.Storage, v.Captured = ir.Static, true
		case f.unit.Proc == nil:
			v.Storage = ir.Static
		}
	}
	return l
}
