package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
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

// isIndirect reports whether INDIRECT is the format of the only distributed dimension, so that its table can say whose each cell is.
func (d *distribution) isIndirect() bool {
	k := d.distributed()
	return len(k) == 1 && d.formatOf(k[0]) == "indirect"
}

// hasIndirect reports whether a dimension is distributed by INDIRECT.
func (d *distribution) hasIndirect() bool {
	for _, k := range d.distributed() {
		if d.formatOf(k) == "indirect" {
			return true
		}
	}
	return false
}

// indirectCovers checks that INDIRECT has a processor for each element of the dimension, and that constant ones are positive.
func (c mapper) indirectCovers(d *distribution, k int, f parse.DistFormat, e *entity) bool {
	b, t := c.dimsOf(d.self)[k], c.dimsOf(e)
	n, known := ir.Difference(b.Hi, b.Lo)
	m, counted := ir.Difference(t[0].Hi, t[0].Lo)
	if known && counted && t[0].Hi != nil && m != n {
		c.bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d elements", e.name, count(int(m+1), "processor"), k+1, d.id.Name, n+1).
			Because(e.pos, "declared here").Note("HPF 2.0, 8.7: the array of INDIRECT has one element for each of the dimension").
			Help("give '%s' %d elements", e.name, n+1)
		return false
	}
	if e.class != constant {
		return true
	}
	for i, x := range e.elems {
		if x.I < 1 {
			c.bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, which is no processor", i+1, e.name, x.I).Because(e.pos, "declared here").
				Note("HPF 2.0, 8.7: the array of INDIRECT names processors, counted from 1")
			return false
		}
	}
	return true
}

// ownersFit checks that a constant array of INDIRECT names processors of a constant arrangement.
func (c mapper) ownersFit(d *distribution) bool {
	if !d.isIndirect() {
		return true
	}
	k := d.distributed()[0]
	t, f := d.tables[k], d.stmt.Formats[k]
	p, constant := d.grid[0].(*ir.Const)
	for i, v := range t.Values {
		if constant && v > p.I {
			c.bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, but '%s' has %s", i+1, spanOf(f.Arg).Text(), v, d.onto.name, count(int(p.I), "processor")).
				Because(d.onto.declared(), "the arrangement").Note("HPF 2.0, 8.7: the array of INDIRECT names processors, counted from 1")
			return false
		}
	}
	return true
}
