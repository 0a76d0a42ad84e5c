package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// tableOf is the table of a constant or variable array.
func (c mapper) tableOf(e *names.Entity, pos diag.Span) *ir.Table {
	if e.Class != names.Constant {
		return &ir.Table{Pos: pos, Sym: c.Symbol(e)}
	}
	t := &ir.Table{Pos: pos}
	for _, k := range e.Elems {
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
	e := names.Of(t.Sym)
	switch maps := homeOf(e).maps; {
	case maps.dists[e.Name] != nil || maps.aligns[e.Name] != nil:
		return whole.SizesDistributed.Of(e.Name)
	case t.Sym.Size == ir.AssumedSize:
		return whole.SizesUncounted.Of(e.Name)
	case c.ownTables || d.self.Allocatable.Valid() || t.Sym.InitElems != nil:
		return diag.Reason{}
	case e.Allocatable.Valid() || e.Pointer:
		return whole.SizesLater.Of(e.Name)
	case c.unit.Proc == nil || !e.Dummy && !e.CommonPos.Valid() && e.Home == c.checker:
		return whole.SizesUnset.Of(e.Name, d.self.Name)
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
		if !known && ir.ConstantDims(t.Sym.Dims) && t.Sym.Size != ir.AssumedSize {
			m, _ := ir.Difference(t.Sym.Dims[0].Hi, t.Sym.Dims[0].Lo)
			n, known = m+1, true
		}
		p, constant := d.grid[g].(*ir.Const)
		if !known || !constant || p.I == n {
			continue
		}
		f := d.stmt.Formats[k]
		c.bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d", spanOf(f.Arg).Text(), diag.Count(int(n), "size"), g+1,
			d.onto.Name, p.I).Because(d.onto.Declared(), "the arrangement").
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
func (c mapper) indirectCovers(d *distribution, k int, f parse.DistFormat, e *names.Entity) bool {
	b, t := c.dimsOf(d.self)[k], c.dimsOf(e)
	n, known := ir.Difference(b.Hi, b.Lo)
	m, counted := ir.Difference(t[0].Hi, t[0].Lo)
	if known && counted && t[0].Hi != nil && m != n {
		c.bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d elements", e.Name, diag.Count(int(m+1), "processor"), k+1, d.id.Name, n+1).
			Because(e.Pos, "declared here").Note("HPF 2.0, 8.7: the array of INDIRECT has one element for each of the dimension").
			Help("give '%s' %d elements", e.Name, n+1)
		return false
	}
	if e.Class != names.Constant {
		return true
	}
	for i, x := range e.Elems {
		if x.I < 1 {
			c.bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, which is no processor", i+1, e.Name, x.I).Because(e.Pos, "declared here").
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
			c.bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, but '%s' has %s", i+1, spanOf(f.Arg).Text(), v, d.onto.Name, diag.Count(int(p.I), "processor")).
				Because(d.onto.Declared(), "the arrangement").Note("HPF 2.0, 8.7: the array of INDIRECT names processors, counted from 1")
			return false
		}
	}
	return true
}

// ownerRule is what OWNER asks of its function.
const ownerRule = "OWNER names a PURE integer function of one integer, the index of an element, that gives the number of its processor, from 1"

// distOwner takes the function of OWNER, which says whose each element is. What it must be is checked when all procedures are.
func (c distributor) distOwner(d *distribution, k int, f parse.DistFormat) bool {
	name, ok := f.Arg.(*parse.Name)
	if !ok {
		c.bag.Errorf(f.Pos, "format", "'owner' needs a function").Note(ownerRule).
			Help("write 'owner(f)' with a function of the program")
		return false
	}
	e := c.lookup(name.Ident)
	if e != nil && e.Class != names.Procedure && (e.Class == names.Constant || e.Dims != nil) {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not a function", name.Ident, f.Pos.Text()).Because(e.Pos, "declared here").Note(ownerRule).
			Help("write 'indirect(%s)' where an array says whose each element is", name.Ident)
		return false
	}
	p := c.FindProcedure(parse.Ident{Name: name.Ident, Pos: name.Pos})
	if p == nil || p.Dummy != nil || p.IsOutside() && !p.Known {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not a function of the program", name.Ident, f.Pos.Text()).Note(ownerRule).
			Help("write the function in a module, and use that here")
		return false
	}
	d.tables[k] = &ir.Table{Pos: f.Pos, Owner: p}
	return true
}

// ownerFunctions checks the functions of OWNER in all layouts.
func (k *Checking) ownerFunctions() {
	seen := map[diag.Span]bool{}
	for _, c := range k.g.units {
		for _, l := range c.unit.Layouts {
			for _, d := range l.Dims {
				if t := d.Table; t != nil && t.Owner != nil && !seen[t.Pos] {
					seen[t.Pos] = true
					ownerFunction(k.g.bag, t)
				}
			}
		}
	}
}

// ownerFunction checks one. Where the layout of a procedure comes into being at the start of the program, nothing of the procedure's exists.
func ownerFunction(bag *diag.Bag, t *ir.Table) {
	p := t.Owner
	switch {
	case !isOfOneInteger(p):
		bag.Errorf(t.Pos, "format", "'%s' is not an integer function of one integer", p.Name).Because(p.Pos, "declared here").Note(ownerRule)
	case !p.Pure:
		bag.Errorf(t.Pos, "format", "the function '%s' is not PURE", p.Name).Because(p.Pos, "declared here").Note(ownerRule).
			Help("declare '%s' PURE", p.Name)
	case p.Internal && p.Unit.Host.Proc != nil:
		bag.Errorf(t.Pos, "format", "the function '%s' is contained in the procedure '%s'", p.Name, p.Unit.Host.Name).Because(p.Pos, "declared here").
			Note("elements have their owners before the procedure is called").Help("write '%s' in a module", p.Name)
	case p.Effects != nil && (p.Effects.Mapped || p.Effects.Opaque || p.Unit != nil && readsVariables(p.Effects)):
		bag.Errorf(t.Pos, "format", "the function '%s' uses variables that are not its own", p.Name).Because(p.Pos, "declared here").
			Note(ownerRule + "; it depends on the index and on constants alone").
			Help("make the variables constants, or fill an array with the processors and write 'indirect(array)'")
	}
}

// readsVariables reports whether a procedure reads other variables than arguments and its own; arrays of constants are none.
func readsVariables(e *ir.Effects) bool {
	for key := range e.Reads {
		s, ok := key.(*ir.Symbol)
		if e := names.Of(s); !ok || e == nil || e.Class != names.Constant {
			return true
		}
	}
	return false
}

// isOfOneInteger reports whether a procedure is a function of one integer with an integer as value.
func isOfOneInteger(p *ir.Procedure) bool {
	plain := func(s *ir.Symbol) bool {
		return s.Type.Base == ir.Integer && s.Rank() == 0 && !s.Pointer && !s.Allocatable && !s.Optional && s.Proc == nil
	}
	return p.IsFunction() && plain(p.Result) && len(p.Dummies) == 1 && plain(p.Dummies[0])
}
