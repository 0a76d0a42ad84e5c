package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Arguments with INTENT(OUT) begin with the default values of their types, and their allocatable components are freed, Fortran
// 2008, 5.3.10 and 6.7.3.2. Code for a scalar of the declared type does so where it takes the arguments; the statements for
// all others are made here.

// resetArguments gives arguments with INTENT(OUT) that are arrays their default values, and CLASS arguments those of their
// dynamic types.
func (c *checker) resetArguments() []ir.Stmt {
	var out []ir.Stmt
	if c.unit.Proc == nil {
		return nil
	}
	for _, d := range c.unit.Proc.Visible() {
		switch {
		case d.Intent != "out" || d.Pointer || d.Type.Derived == nil:
		case d.Allocatable && d.Tag != nil:
			begin := &ir.Assign{At: ir.At{Pos: d.Pos}, LHS: &ir.Var{Pos: d.Pos, Sym: d.Tag}, RHS: typeTag(d.Type.Derived, d.Pos)}
			out = append(out, c.em.IfPresent(d.Present(), []ir.Stmt{begin}, d.Pos)...)
		case d.Allocatable:
		case d.Rank() > 0:
			out = append(out, c.em.IfPresent(d.Present(), c.resetArray(d), d.Pos)...)
		case d.Tag != nil:
			out = append(out, c.resetByType(d)...)
		}
	}
	return out
}

// resetArray gives the elements of an array their default values. Elements with allocatable components are reset one by one,
// through a pointer, as these are freed.
func (c *checker) resetArray(d *ir.Symbol) []ir.Stmt {
	t := d.Type.Derived
	if !t.HasDefault() && !t.HasAllocatable() {
		return nil
	}
	if d.Size == ir.AssumedSize {
		// Fortran 2008, C534: the number of elements is not known.
		c.bag.Errorf(d.Pos, "intent", "'%s' has INTENT(OUT) and assumed size, so its type can have no default values and no allocatable components", d.Name).
			Help("write '%s(:)', or INTENT(INOUT)", d.Name)
		return nil
	}
	at := ir.At{Pos: d.Pos}
	n := elements.NewNest(c.em, shapes.OfSection(shapes.Whole(d), d.Pos))
	e := n.At(c.em, shapes.WholeExpr(d, d.Pos))
	if !t.HasAllocatable() {
		model := &ir.Var{Pos: d.Pos, Sym: c.temp(d.Name, d.Type, d.Pos)}
		return append([]ir.Stmt{&ir.Reset{At: at, Var: model}}, n.Wrap(c.em, []ir.Stmt{&ir.Assign{At: at, LHS: e, RHS: model}})...)
	}
	d.Target = true
	q := c.pointerTemp(d.Name, d.Type, 0, d.Pos)
	return n.Loops(c.em, []ir.Stmt{&ir.PointTo{At: at, Sym: q, Scalar: e}, &ir.Reset{At: at, Var: &ir.Var{Pos: d.Pos, Sym: q}}}, elements.Always)
}

// resetByType gives what extensions of its declared type add to a CLASS argument with INTENT(OUT) their default values.
func (c *emission) resetByType(d *ir.Symbol) []ir.Stmt {
	st := &ir.If{At: ir.At{Pos: d.Pos}}
	for _, t := range d.Type.Derived.Family()[1:] {
		if !t.HasDefault() && !t.HasAllocatable() {
			continue
		}
		d.Target = true
		q := c.pointerTemp(d.Name, ir.Type{Base: ir.Derived, Derived: t}, 0, d.Pos)
		body := []ir.Stmt{&ir.PointTo{At: st.At, Sym: q, Scalar: &ir.Var{Pos: d.Pos, Sym: d}}, &ir.Reset{At: st.At, Var: &ir.Var{Pos: d.Pos, Sym: q}}}
		st.Branches = append(st.Branches, ir.Branch{Pos: d.Pos, Cond: ofType(&ir.Var{Pos: d.Pos, Sym: d.Tag}, []*ir.DerivedType{t}, d.Pos), Body: body})
	}
	if st.Branches == nil {
		return nil
	}
	return c.em.IfPresent(d.Present(), []ir.Stmt{st}, d.Pos)
}
