package sem

// sharesBytes takes an array of numbers for one of another type where only the name of the procedure is known to the
// caller: Fortran 77 programs pass parts of a work array so, and compilers that see one file at a time let them.
func (c *checker) sharesBytes(p *Procedure, d *Symbol, t Type, x *Actual) bool {
	number := func(t Type) bool { return isNumeric(t) || t.Base == Logical }
	if p.Explicit || d.Rank() == 0 || x.Section == nil && !x.Sequence || !number(t) || !number(d.Type) {
		return false
	}
	if s := ActualSymbol(*x); s == nil || s.Map != nil || d.Map != nil {
		return false
	}
	c.bag.Warnf(x.Pos, "argument-type", "the argument '%s' of '%s' is %s, this is %s: the procedure sees the same bytes", d.Name, p.Name, d.Type, t).
		Because(d.Pos, "declared here")
	return true
}
