package sem

import (
	"cmp"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// distribute checks a DISTRIBUTE directive for one of its names, HPF 2.0, 3.3.
func (c mapper) distribute(s *parse.Distribute, id parse.Ident) {
	e := c.mappee(id, "DISTRIBUTE")
	if e == nil {
		return
	}
	if old := c.maps.dists[id.Name]; old != nil {
		c.bag.Errorf(id.Pos, "mapped-twice", "'%s' is distributed twice", id.Name).Because(old.id.Pos, "the first distribution")
		return
	}
	if s.Any {
		c.inheritMapping(e, id, "DISTRIBUTE")
		return
	}
	d := &distribution{id: id, self: e, stmt: s}
	if !distributor(c).distFormats(d) || !distributor(c).distOnto(d) {
		return
	}
	c.maps.dists[id.Name] = d
}

// mapArrays gives each array its mapping by following its alignments.
func (c mapper) mapArrays() {
	for _, e := range append([]*names.Entity(nil), c.order...) {
		a, d := c.maps.aligns[e.Name], c.maps.dists[e.Name]
		if a != nil && d != nil {
			// HPF 2.0, 3.4: an alignee is not distributed itself.
			c.bag.Errorf(a.id.Pos, "mapped-twice", "'%s' is both aligned and distributed", e.Name).
				Because(d.id.Pos, "distributed here").Help("remove one of the two directives")
			continue
		}
		if e.Class == names.Variable && (a != nil || d != nil) {
			c.mapArray(e, d)
		}
		if e.Class == names.Variable && c.maps.shadows[e.Name] != nil {
			c.applyShadow(e)
		}
	}
}

func (c mapper) mapArray(e *names.Entity, own *distribution) {
	root, at, ok := c.ultimate(e)
	if !ok || len(e.Dims) == 0 || e.Absent {
		return
	}
	d := homeOf(root).maps.dists[root.Name]
	if d == nil {
		c.notDistributed(e, root)
		return
	}
	if own == nil && c.dynamicTarget(e, root) {
		return
	}
	if why := c.whyReplicated(e, root, d, at); why != nil {
		c.replicate(e, why)
		return
	}
	l := c.layout(d)
	if l == nil {
		return
	}
	s := c.Symbol(e)
	switch m := mappingOf(l, at); {
	case m == nil:
	case s.Type.Base == ir.Derived && l.IsDynamic():
		c.replicate(e, whole.DerivedRemapped.Of())
	case s.Type.Base == ir.Derived:
		s.PartMap = m
	default:
		s.Map = m
	}
}

// mappingOf places an array in a layout; nil if every image has a copy.
func mappingOf(l *ir.Layout, at placement) *ir.Mapping {
	m := &ir.Mapping{Layout: l}
	cut := false
	for _, ad := range at.dims {
		md := ir.MapDim{Grid: -1, Coef: 1}
		for g, ld := range l.Dims {
			if ad.target == ld.TemplateDim-1 {
				md.Grid, md.Coef, md.Offset = g, ad.coef, ad.offset
				cut = true
			}
		}
		m.Dims = append(m.Dims, md)
	}
	for g, ld := range l.Dims {
		if cell, ok := at.fixed[ld.TemplateDim-1]; ok {
			m.Cells = append(m.Cells, ir.MapCell{Grid: g, Cell: cell})
			cut = true
		}
	}
	if !cut {
		return nil
	}
	return m
}

// notDistributed warns of an array that is aligned with nothing that is distributed. A dummy argument may get a mapping from each call.
func (c mapper) notDistributed(e, root *names.Entity) {
	a := c.maps.aligns[e.Name]
	if a == nil || root.Dummy || len(homeOf(root).maps.dists) == 0 && c.bag.HasErrors() {
		return
	}
	c.bag.Warnf(a.id.Pos, "not-distributed", "'%s' is replicated, because '%s' is not distributed", e.Name, root.Name).
		Because(root.Declared(), "declared here").Help("add '!hpf$ distribute %s(block)'", root.Name)
}

// dynamicTarget refuses a static array aligned with an allocatable one, HPF 2.0, 3.5: the target must exist first.
func (c mapper) dynamicTarget(e, root *names.Entity) bool {
	if !root.Allocatable.Valid() || e.Allocatable.Valid() {
		return false
	}
	c.bag.Errorf(c.maps.aligns[e.Name].id.Pos, "align", "'%s' exists before its align target '%s' is allocated", e.Name, root.Name).
		Because(root.Declared(), "allocatable").Help("make '%s' allocatable too, or align with a template", e.Name)
	return true
}

// placement says where an array stands in a template: its dimensions lie along dims; in the template dimensions of fixed it
// stands in one cell; along the others there is a copy for each cell.
type placement struct {
	dims  []alignDim
	fixed map[int]int64
	why   diag.Reason // why that is known only at run time
}

// ultimate follows alignments to the array or template that is distributed, and composes them.
func (c mapper) ultimate(e *names.Entity) (root *names.Entity, at placement, ok bool) {
	for k := range e.Dims {
		at.dims = append(at.dims, alignDim{target: k, coef: 1})
	}
	root = e
	seen := map[*names.Entity]bool{}
	for a := homeOf(root).maps.aligns[root.Name]; a != nil; a = homeOf(root).maps.aligns[root.Name] {
		if seen[root] {
			// HPF 2.0, 3.4: alignment is acyclic.
			c.bag.Errorf(a.id.Pos, "align-cycle", "'%s' is aligned with itself by way of '%s'", root.Name, a.target.Name).
				Note("HPF 2.0, ALIGN: a chain of alignments must end at a template or array that is not aligned")
			for member := range seen {
				delete(c.maps.aligns, member.Name)
			}
			return nil, at, false
		}
		seen[root] = true
		at = at.through(a)
		root = a.target
	}
	return root, at, true
}

// through is the placement in the target of an alignment of what is placed in its alignee.
func (p placement) through(a *alignment) placement {
	out := placement{fixed: map[int]int64{}, why: p.why}
	if !out.why.Some() {
		out.why = a.why
	}
	for d, cell := range a.fixed {
		out.fixed[d] = cell
	}
	for _, d := range p.dims {
		if d.target < 0 || len(a.dims) <= d.target {
			out.dims = append(out.dims, alignDim{target: -1})
			continue
		}
		next := a.dims[d.target]
		out.dims = append(out.dims, alignDim{target: next.target, coef: d.coef * next.coef, offset: next.coef*d.offset + next.offset})
	}
	for d, cell := range p.fixed {
		if d >= len(a.dims) {
			continue
		}
		if next := a.dims[d]; next.target >= 0 {
			out.fixed[next.target] = next.coef*cell + next.offset
		}
	}
	return out
}

// layout finds or makes the layout of a distribution; nil if no dimension is distributed.
func (c mapper) layout(d *distribution) *ir.Layout {
	l := &ir.Layout{Name: d.self.Name, Pos: d.self.Pos}
	multiAsBlock(c.checker, d)
	if d.onto != nil {
		l.Onto, l.OntoPos = d.ontoText(), d.onto.Pos
	}
	if c.isDynamic(d.self) {
		l.Decl, l.Dynamic = d.self, true
	}
	g := 0
	for k := range d.self.Dims {
		b := c.dimsOf(d.self)[k]
		ld := ir.LayoutDim{TemplateDim: k + 1, Format: d.formatOf(k), Lo: b.Lo, Hi: b.Hi, Arg: d.args[k], Table: d.tables[k]}
		switch {
		case ld.Format == "*" && !l.IsDynamic():
			continue
		case ld.Format == "*":
			ld.Fixed = ir.IntConst(1, d.id.Pos)
		case d.onto != nil && g < len(d.grid):
			ld.Fixed = d.grid[g]
			g++
		}
		fixed := ir.IsConst(b.Lo) && ir.IsConst(b.Hi) && (ld.Table == nil || ld.Table.IsConstant())
		l.Deferred = l.Deferred || d.self.Allocatable.Valid() && !fixed
		l.Dims = append(l.Dims, ld)
	}
	if len(l.Dims) == 0 {
		return nil
	}
	l.Deferred = l.Deferred || l.IsDynamic() && c.changesInCall(d.self)
	for _, old := range c.unit.Layouts {
		if cutAlike(old, l) && !(c.ownTables && len(l.TableReads()) > 0) {
			return old
		}
	}
	if old := c.sharedLayout(l); old != nil {
		c.unit.Layouts = append(c.unit.Layouts, old)
		return old
	}
	stem := c.tileStem(l)
	for g := range l.Dims {
		c.tileVariables(l, g, stem)
	}
	c.unit.Layouts = append(c.unit.Layouts, l)
	if l.IsConstant() || l.IsDynamic() {
		c.global.layouts = append(c.global.layouts, l)
	}
	return l
}

// tileStem begins the names of the variables that describe the tiles of a layout. No two layouts share it, as bounds in which
// variables of several layouts stand are compared by their text.
func (c mapper) tileStem(l *ir.Layout) string {
	c.global.tileStems[l.Name]++
	if n := c.global.tileStems[l.Name]; n > 1 {
		return l.Name + "%" + itoa(n)
	}
	return l.Name
}

// changesInCall reports whether a layout that REDISTRIBUTE changes begins anew with each activation of a recursive procedure.
func (c mapper) changesInCall(root *names.Entity) bool {
	return c.unit.IsRecursive() && root.Home == c.checker && !root.Saved && !c.saveAll
}

// tileVariables makes the variables that describe the tiles of dimension g.
func (c mapper) tileVariables(l *ir.Layout, g int, stem string) {
	d := &l.Dims[g]
	variable := func(what string) *ir.Symbol { return c.makeSymbol(stem+"%"+what+itoa(g+1), ir.Int8, l.Pos) }
	d.Start, d.Block = variable("start"), variable("block")
	if d.Format == "cyclic" || l.IsMulti() || l.IsDynamic() {
		d.First, d.Last, d.Period = variable("first"), variable("last"), variable("period")
	}
	if l.IsDynamic() && !l.Deferred {
		for _, s := range d.Variables() {
			s.Captured, s.Storage = true, ir.Static
		}
	}
}

// sharedLayout gives the layout of another unit that is cut alike whatever the run is, or nil: arrays of both units are
// then known to lie alike.
func (c mapper) sharedLayout(l *ir.Layout) *ir.Layout {
	if !l.IsConstant() {
		return nil
	}
	for _, old := range c.global.layouts {
		if cutAlike(old, l) {
			for _, d := range old.Dims {
				for _, s := range d.Variables() {
					s.Captured, s.Storage = true, ir.Static
				}
			}
			return old
		}
	}
	return nil
}

// cutAlike reports whether two layouts are the same at compile time: the same dimensions with equal bounds, onto the same
// arrangement.
func cutAlike(a, b *ir.Layout) bool {
	if mutableRoot(a) != mutableRoot(b) || a.Onto != b.Onto || len(a.Dims) != len(b.Dims) || a.Deferred != b.Deferred {
		return false
	}
	for g := range a.Dims {
		x, y := a.Dims[g], b.Dims[g]
		if x.TemplateDim != y.TemplateDim || x.Format != y.Format || !equalArgs(x.Arg, y.Arg) || !ir.EqualTables(x.Table, y.Table) ||
			!ir.EqualValues(x.Lo, y.Lo) || !ir.EqualValues(x.Hi, y.Hi) {
			return false
		}
	}
	return true
}

func equalArgs(x, y ir.Expr) bool {
	return x == nil && y == nil || x != nil && y != nil && ir.EqualValues(x, y)
}

func (c mapper) applyShadow(e *names.Entity) {
	s := c.maps.shadows[e.Name]
	m := cmp.Or(c.Symbol(e).Map, c.Symbol(e).PartMap)
	if m == nil && (c.Symbol(e).Whole || c.maps.inherit[e.Name].Valid()) {
		return
	}
	if m == nil {
		c.bag.Warnf(s.Pos, "shadow", "SHADOW has no effect: '%s' is not distributed", e.Name).Because(e.Declared(), "declared here")
		return
	}
	for k, w := range s.Widths {
		m.Dims[k].ShadowLo, m.Dims[k].ShadowHi = c.width(w.Lo), c.width(w.Hi)
	}
}
