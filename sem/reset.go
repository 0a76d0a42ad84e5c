package sem

// Arguments with INTENT(OUT) begin with the default values of their types, and their allocatable components are freed, Fortran
// 2008, 5.3.10 and 6.7.3.2. Code for a scalar of the declared type does so where it takes the arguments; the statements for
// all others are made here.

// resetArguments gives arguments with INTENT(OUT) that are arrays their default values, and CLASS arguments those of their
// dynamic types.
func (c *checker) resetArguments() []Stmt {
	var out []Stmt
	if c.unit.Proc == nil {
		return nil
	}
	for _, d := range c.unit.Proc.Visible() {
		switch {
		case d.Intent != "out" || d.Pointer || d.Type.Derived == nil:
		case d.Allocatable && d.Tag != nil:
			begin := &Assign{At{d.Pos}, &Var{d.Pos, d.Tag}, typeTag(d.Type.Derived, d.Pos)}
			out = append(out, c.ifPresent(d.Present(), []Stmt{begin}, d.Pos)...)
		case d.Allocatable:
		case d.Rank() > 0:
			out = append(out, c.ifPresent(d.Present(), c.resetArray(d), d.Pos)...)
		case d.Tag != nil:
			out = append(out, c.resetByType(d)...)
		}
	}
	return out
}

// resetArray gives the elements of an array their default values. Elements with allocatable components are reset one by one,
// through a pointer, as these are freed.
func (c *checker) resetArray(d *Symbol) []Stmt {
	t := d.Type.Derived
	if !t.HasDefault() && !t.HasAllocatable() {
		return nil
	}
	if d.Size == AssumedSize {
		// Fortran 2008, C534: the number of elements is not known.
		c.bag.Errorf(d.Pos, "intent", "'%s' has INTENT(OUT) and assumed size, so its type can have no default values and no allocatable components", d.Name).
			Help("write '%s(:)', or INTENT(INOUT)", d.Name)
		return nil
	}
	at := At{d.Pos}
	n := c.newNest(sectionShape(whole(d), d.Pos))
	c.nest = n
	e := c.element(d, whole(d), d.Pos)
	c.nest = nil
	if !t.HasAllocatable() {
		model := &Var{d.Pos, c.temp(d.Name, d.Type, d.Pos)}
		return append([]Stmt{&Reset{at, model}}, n.wrap(c, []Stmt{&Assign{at, e, model}})...)
	}
	d.Target = true
	q := c.pointerTemp(d.Name, d.Type, 0, d.Pos)
	return n.loops(c, []Stmt{&PointTo{At: at, Sym: q, Scalar: e}, &Reset{at, &Var{d.Pos, q}}}, always)
}

// resetByType gives what extensions of its declared type add to a CLASS argument with INTENT(OUT) their default values.
func (c *checker) resetByType(d *Symbol) []Stmt {
	st := &If{At: At{d.Pos}}
	for _, t := range d.Type.Derived.Family()[1:] {
		if !t.HasDefault() && !t.HasAllocatable() {
			continue
		}
		d.Target = true
		q := c.pointerTemp(d.Name, Type{Base: Derived, Derived: t}, 0, d.Pos)
		body := []Stmt{&PointTo{At: st.At, Sym: q, Scalar: &Var{d.Pos, d}}, &Reset{st.At, &Var{d.Pos, q}}}
		st.Branches = append(st.Branches, Branch{d.Pos, ofType(&Var{d.Pos, d.Tag}, []*DerivedType{t}, d.Pos), body})
	}
	if st.Branches == nil {
		return nil
	}
	return c.ifPresent(d.Present(), []Stmt{st}, d.Pos)
}
