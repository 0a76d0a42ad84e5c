package mapping

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// tableOf is the table of a constant or variable array.
func tableOf(e *names.Entity, pos diag.Span) *ir.Table {
	if e.Class != names.Constant {
		return &ir.Table{Pos: pos, Sym: e.Symbol()}
	}
	t := &ir.Table{Pos: pos}
	for _, k := range e.Elems {
		t.Values = append(t.Values, k.I)
	}
	return t
}

// tableFits checks that there is a size for each processor of a constant arrangement, HPF 2.0, 8.7.
func (r Reader) tableFits(d *Distribution) bool {
	if d.IsMulti() {
		return true
	}
	for g, k := range d.Distributed() {
		t := d.Tables[k]
		if t == nil || d.Format(k) != "gen_block" {
			continue
		}
		n, known := int64(len(t.Values)), t.IsConstant()
		if !known && ir.ConstantDims(t.Sym.Dims) && t.Sym.Size != ir.AssumedSize {
			m, _ := ir.Difference(t.Sym.Dims[0].Hi, t.Sym.Dims[0].Lo)
			n, known = m+1, true
		}
		p, constant := d.Grid[g].(*ir.Const)
		if !known || !constant || p.I == n {
			continue
		}
		f := d.Stmt.Formats[k]
		r.Bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d", parse.SpanOf(f.Arg).Text(), diag.Count(int(n), "size"), g+1,
			d.Onto.Name, p.I).Because(d.Onto.Declared(), "the arrangement").
			Note("HPF 2.0, 8.7: the array of GEN_BLOCK has one size for each processor").
			Help("give '%s' %d elements", parse.SpanOf(f.Arg).Text(), p.I)
		return false
	}
	return true
}

// IsIndirect reports whether INDIRECT is the format of the only distributed dimension, so that its table can say whose each cell is.
func (d *Distribution) IsIndirect() bool {
	k := d.Distributed()
	return len(k) == 1 && d.Format(k[0]) == "indirect"
}

// HasIndirect reports whether a dimension is distributed by INDIRECT.
func (d *Distribution) HasIndirect() bool {
	for _, k := range d.Distributed() {
		if d.Format(k) == "indirect" {
			return true
		}
	}
	return false
}

// indirectCovers checks that INDIRECT has a processor for each element of the dimension, and that constant ones are positive.
func (r Reader) indirectCovers(d *Distribution, k int, f parse.DistFormat, e *names.Entity) bool {
	b, t := d.Self.Bounds()[k], e.Bounds()
	n, known := ir.Difference(b.Hi, b.Lo)
	m, counted := ir.Difference(t[0].Hi, t[0].Lo)
	if known && counted && t[0].Hi != nil && m != n {
		r.Bag.Errorf(f.Pos, "format", "'%s' holds %s, but dimension %d of '%s' has %d elements", e.Name, diag.Count(int(m+1), "processor"), k+1, d.ID.Name, n+1).
			Because(e.Pos, "declared here").Note("HPF 2.0, 8.7: the array of INDIRECT has one element for each of the dimension").
			Help("give '%s' %d elements", e.Name, n+1)
		return false
	}
	if e.Class != names.Constant {
		return true
	}
	for i, x := range e.Elems {
		if x.I < 1 {
			r.Bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, which is no processor", i+1, e.Name, x.I).Because(e.Pos, "declared here").
				Note("HPF 2.0, 8.7: the array of INDIRECT names processors, counted from 1")
			return false
		}
	}
	return true
}

// ownersFit checks that a constant array of INDIRECT names processors of a constant arrangement.
func (r Reader) ownersFit(d *Distribution) bool {
	if !d.IsIndirect() {
		return true
	}
	k := d.Distributed()[0]
	t, f := d.Tables[k], d.Stmt.Formats[k]
	p, constant := d.Grid[0].(*ir.Const)
	for i, v := range t.Values {
		if constant && v > p.I {
			r.Bag.Errorf(f.Pos, "format", "element %d of '%s' is %d, but '%s' has %s", i+1, parse.SpanOf(f.Arg).Text(), v, d.Onto.Name, diag.Count(int(p.I), "processor")).
				Because(d.Onto.Declared(), "the arrangement").Note("HPF 2.0, 8.7: the array of INDIRECT names processors, counted from 1")
			return false
		}
	}
	return true
}

// OwnerRule is what OWNER asks of its function.
const OwnerRule = "OWNER names a PURE integer function of one integer, the index of an element, that gives the number of its processor, from 1"

// distOwner takes the function of OWNER, which says whose each element is. What it must be is checked when all procedures are.
func (r Reader) distOwner(d *Distribution, k int, f parse.DistFormat) bool {
	name, ok := f.Arg.(*parse.Name)
	if !ok {
		r.Bag.Errorf(f.Pos, "format", "'owner' needs a function").Note(OwnerRule).
			Help("write 'owner(f)' with a function of the program")
		return false
	}
	e := r.Scope.Lookup(name.Ident)
	if e != nil && e.Class != names.Procedure && (e.Class == names.Constant || e.Dims != nil) {
		r.Bag.Errorf(f.Pos, "format", "'%s' in '%s' is not a function", name.Ident, f.Pos.Text()).Because(e.Pos, "declared here").Note(OwnerRule).
			Help("write 'indirect(%s)' where an array says whose each element is", name.Ident)
		return false
	}
	p := r.Scope.FindProcedure(parse.Ident{Name: name.Ident, Pos: name.Pos})
	if p == nil || p.Dummy != nil || p.IsOutside() && !p.Known {
		r.Bag.Errorf(f.Pos, "format", "'%s' in '%s' is not a function of the program", name.Ident, f.Pos.Text()).Note(OwnerRule).
			Help("write the function in a module, and use that here")
		return false
	}
	d.Tables[k] = &ir.Table{Pos: f.Pos, Owner: p}
	return true
}
