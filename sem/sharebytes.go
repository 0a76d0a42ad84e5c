package sem

import "dhpfgo/ir"

// sharesBytes takes an argument of another type where only the name of the procedure is known to the caller: an array of
// numbers, as Fortran 77 programs pass parts of a work array, or an interface in another file gives it this type, a variable of as many bytes, and a structure whose type was
// declared alike. Compilers that see one file at a time let them.
func (c reallocator) sharesBytes(p *ir.Procedure, d *ir.Symbol, t ir.Type, x *ir.Actual) bool {
	if t.Base == ir.Derived && d.Type.Base == ir.Derived && declaredAlike(t.Derived, d.Type.Derived) {
		return true
	}
	number := func(t ir.Type) bool { return ir.IsNumeric(t) || t.Base == ir.Logical }
	s, isArray := ir.ActualSymbol(*x), actualRank(p, *x) > 0
	if p.Explicit && !c.global.describedAs(p, d, t) || !number(t) || !number(d.Type) || s == nil && !isArray || s != nil && s.Map != nil || d.Map != nil {
		return false
	}
	if array := isArray || x.Sequence; array != (d.Rank() > 0) || !array && !sameBytes(t, d.Type) {
		return false
	}
	c.bag.Warnf(x.Pos, "argument-type", "the argument '%s' of '%s' is %s, this is %s: the procedure sees the same bytes", d.Name, p.Name, d.Type, t).
		Because(d.Pos, "declared here")
	return true
}

func sameBytes(a, b ir.Type) bool {
	n, _ := a.Size()
	m, _ := b.Size()
	return n == m
}

// declaredAlike tells whether two types have the same name and the same components: one declaration that several program
// units include. Fortran 2008, 4.5.2.4, wants SEQUENCE for that.
func declaredAlike(a, b *ir.DerivedType) bool {
	if a == b {
		return true
	}
	if a.Name != b.Name || len(a.Components) != len(b.Components) || len(typeDeclOf(a).bindings)+len(typeDeclOf(b).bindings) > 0 {
		return false
	}
	for i, x := range a.Components {
		if !componentAlike(x, b.Components[i]) {
			return false
		}
	}
	return true
}

func componentAlike(x, y *ir.Component) bool {
	if x.Name != y.Name || x.Allocatable != y.Allocatable || x.Pointer != y.Pointer || x.Proc != nil || y.Proc != nil ||
		len(x.Dims) != len(y.Dims) {
		return false
	}
	for k, d := range x.Dims {
		if !ir.EqualStripped(d.Lo, y.Dims[k].Lo) || !ir.EqualStripped(d.Hi, y.Dims[k].Hi) {
			return false
		}
	}
	if x.Type.Base == ir.Derived && y.Type.Base == ir.Derived {
		return !x.Pointer && !x.Type.Derived.Recursive() && declaredAlike(x.Type.Derived, y.Type.Derived)
	}
	return x.Type == y.Type
}
