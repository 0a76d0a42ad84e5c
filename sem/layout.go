package sem

import (
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// mapArrays gives each array its mapping by following its alignments.
func (c mapper) mapArrays() {
	for _, e := range append([]*names.Entity(nil), c.order...) {
		a, d := c.maps.Aligns[e.Name], c.maps.Dists[e.Name]
		if a != nil && d != nil {
			// HPF 2.0, 3.4: an alignee is not distributed itself.
			c.bag.Errorf(a.ID.Pos, "mapped-twice", "'%s' is both aligned and distributed", e.Name).
				Because(d.ID.Pos, "distributed here").Help("remove one of the two directives")
			continue
		}
		if e.Class == names.Variable && (a != nil || d != nil) {
			c.mapArray(e, d)
		}
		if e.Class == names.Variable {
			c.reader().Widen(e, c.maps)
		}
	}
}

func (c mapper) mapArray(e *names.Entity, own *mapping.Distribution) {
	root, at, ok := c.ultimate(e)
	if !ok || len(e.Dims) == 0 || e.Absent {
		return
	}
	d := distributionOf(root)
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
	m := at.In(l, d.CutBy(l))
	if m != nil && root != e {
		m.Target = at.Target(root)
	}
	switch {
	case m == nil:
	case s.Type.Base == ir.Derived && l.IsDynamic():
		c.replicate(e, whole.DerivedRemapped.Of())
	case s.Type.Base == ir.Derived:
		s.PartMap = m
	default:
		s.Map = m
	}
}

// notDistributed warns of an array that is aligned with nothing that is distributed. A dummy argument may get a mapping from each call.
func (c mapper) notDistributed(e, root *names.Entity) {
	a := c.maps.Aligns[e.Name]
	if a == nil || root.Dummy || len(homeOf(root).maps.Dists) == 0 && c.bag.HasErrors() {
		return
	}
	c.bag.Warnf(a.ID.Pos, "not-distributed", "'%s' is replicated, because '%s' is not distributed", e.Name, root.Name).
		Because(root.Declared(), "declared here").Help("add '!hpf$ distribute %s(block)'", root.Name)
}

// dynamicTarget refuses a static array aligned with an allocatable one, HPF 2.0, 3.5: the target must exist first.
func (c mapper) dynamicTarget(e, root *names.Entity) bool {
	if !root.Allocatable.Valid() || e.Allocatable.Valid() {
		return false
	}
	c.bag.Errorf(c.maps.Aligns[e.Name].ID.Pos, "align", "'%s' exists before its align target '%s' is allocated", e.Name, root.Name).
		Because(root.Declared(), "allocatable").Help("make '%s' allocatable too, or align with a template", e.Name)
	return true
}

// ultimate follows alignments to the array or template that is distributed.
func (c mapper) ultimate(e *names.Entity) (root *names.Entity, at mapping.Placement, ok bool) {
	root, at, ok = mapping.Ultimate(e, alignmentOf)
	if ok {
		return root, at, true
	}
	// HPF 2.0, 3.4: alignment is acyclic.
	a := alignmentOf(root)
	c.bag.Errorf(a.ID.Pos, "align-cycle", "'%s' is aligned with itself by way of '%s'", root.Name, a.Target.Name).
		Note("HPF 2.0, ALIGN: a chain of alignments must end at a template or array that is not aligned")
	members := map[*names.Entity]bool{}
	for x := e; !members[x]; x = alignmentOf(x).Target {
		members[x] = true
	}
	for member := range members {
		delete(c.maps.Aligns, member.Name)
	}
	return nil, at, false
}

// layout finds or makes the layout of a distribution; nil if no dimension is distributed.
func (c mapper) layout(d *mapping.Distribution) *ir.Layout {
	l := &ir.Layout{Name: d.Self.Name, Pos: d.Self.Pos}
	multiAsBlock(c.checker, d)
	if d.Onto != nil {
		l.Onto, l.OntoPos = d.OntoText(), d.Onto.Pos
	}
	if c.isDynamic(d.Self) {
		l.Decl, l.Dynamic = d.Self, true
	}
	g := 0
	for k := range d.Self.Dims {
		b := d.Self.Bounds()[k]
		ld := ir.LayoutDim{TemplateDim: k + 1, Format: d.Format(k), Lo: b.Lo, Hi: b.Hi, Arg: d.Args[k], Table: d.Tables[k]}
		switch {
		case ld.Format == "*" && !l.IsDynamic():
			continue
		case ld.Format == "*":
			ld.Fixed = ir.IntConst(1, d.ID.Pos)
		case d.Onto != nil && g < len(d.Grid):
			ld.Fixed = d.Grid[g]
			g++
		}
		fixed := ir.IsConst(b.Lo) && ir.IsConst(b.Hi) && (ld.Table == nil || ld.Table.IsConstant())
		l.Deferred = l.Deferred || d.Self.Allocatable.Valid() && !fixed
		l.Dims = append(l.Dims, ld)
	}
	if len(l.Dims) == 0 {
		return nil
	}
	l.Deferred = l.Deferred || l.IsDynamic() && c.changesInCall(d.Self)
	for _, old := range c.unit.Layouts {
		if mapping.CutAlike(old, l) && !(c.ownTables && len(l.TableReads()) > 0) {
			return old
		}
	}
	if old := c.sharedLayout(l, c.otherLayouts(l, d.Self)); old != nil {
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

// otherLayouts are those of other units that arrays of this one may share: constant ones, and that of an allocatable array of a module or
// of the main program, with which others are aligned. It is the same until the array is allocated anew.
func (c mapper) otherLayouts(l *ir.Layout, root *names.Entity) []*ir.Layout {
	if l.IsConstant() {
		return c.global.layouts
	}
	home := homeOf(root)
	if home == c.checker || !root.Allocatable.Valid() || l.IsDynamic() || !home.unit.Module && home.unit.Proc != nil {
		return nil
	}
	return home.unit.Layouts
}

// sharedLayout gives the layout of another unit that is cut alike whatever the run is, or nil: arrays of both units are
// then known to lie alike.
func (c mapper) sharedLayout(l *ir.Layout, others []*ir.Layout) *ir.Layout {
	for _, old := range others {
		if mapping.CutAlike(old, l) {
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

// multiAsBlock takes MULTI for BLOCK where the layout is described at run time.
func multiAsBlock(c *checker, d *mapping.Distribution) {
	if !d.IsMulti() || !(mapper{c}).isDynamic(d.Self) {
		return
	}
	d.AsBlock = true
	c.bag.Warnf(d.Stmt.Formats[d.Distributed()[0]].Pos, "multi", "MULTI is compiled as BLOCK, because where REDISTRIBUTE changes the mapping of '%s' cannot be followed", d.Self.Name).
		Note("the answer is the same; an image gets one tile, and sweeps run as pipelines").
		Help("write REDISTRIBUTE in the unit that declares '%s', outside of conditions", d.Self.Name)
}
