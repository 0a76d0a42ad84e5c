package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/whole"
)

// tableOf is the table of a constant or variable array.
func (c mapper) tableOf(e *entity, pos diag.Span) *ir.Table {
	if e.class != constant {
		return &ir.Table{Pos: pos, Sym: c.symbol(e)}
	}
	t := &ir.Table{Pos: pos}
	for _, k := range e.elems {
		t.Values = append(t.Values, k.I)
	}
	return t
}

// whyNoTable gives the reason why the sizes of a GEN_BLOCK dimension cannot be used where the layout comes into being, none
// if they can.
func (c mapper) whyNoTable(d *distribution, t *ir.Table) diag.Reason {
	if t.IsConstant() {
		return diag.Reason{}
	}
	e := entityOf(t.Sym)
	switch maps := e.home.maps; {
	case maps.dists[e.name] != nil || maps.aligns[e.name] != nil:
		return whole.SizesDistributed.Of(e.name)
	case t.Sym.Size == ir.AssumedSize:
		return whole.SizesUncounted.Of(e.name)
	case c.ownTables || d.self.allocatable.Valid() || t.Sym.InitElems != nil:
		return diag.Reason{}
	case e.allocatable.Valid() || e.pointer:
		return whole.SizesLater.Of(e.name)
	case c.unit.Proc == nil || !e.dummy && !e.commonPos.Valid() && e.home == c.checker:
		return whole.SizesUnset.Of(e.name, d.self.name)
	}
	return diag.Reason{}
}

// tableFits checks that there is a size for each processor of a constant arrangement, HPF 2.0, 8.7.
func (c mapper) tableFits(d *distribution) bool {
	if d.isMulti() {
		return true
	}
	for g, k := range d.distributed() {
		t := d.tables[k]
		if t == nil || d.formatOf(k) != "gen_block" {
			continue
		}
		n, known := int64(len(t.Values)), t.IsConstant()
		if !known && constExtents(t.Sym.Dims) && t.Sym.Size != ir.AssumedSize {
			m, _ := ir.Difference(t.Sym.Dims[0].Hi, t.Sym.Dims[0].Lo)
			n, known = m+1, true
		}
		p, constant := d.grid[g].(*ir.Const)
		if !known || !constant || p.I == n {
			continue
		}
		f := d.stmt.Formats[k]
		c.bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d", spanOf(f.Arg).Text(), count(int(n), "size"), g+1,
			d.onto.name, p.I).Because(d.onto.declared(), "the arrangement").
			Note("HPF 2.0, 8.7: the array of GEN_BLOCK has one size for each processor").
			Help("give '%s' %d elements", spanOf(f.Arg).Text(), p.I)
		return false
	}
	return true
}
