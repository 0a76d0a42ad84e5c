package sem

import (
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// operates refuses procedures that cannot stand for an operator or an assignment, Fortran 2018, 15.4.3.4.2 and 15.4.3.4.3: functions of one
// or two arguments, subroutines of two, and not for types for which the language says what it means.
func operates(c *checker, e *names.Entity) {
	op, isOperator := strings.CutPrefix(strings.TrimSuffix(e.Name, ")"), "operator(")
	if !isOperator && e.Name != "assignment(=)" {
		return
	}
	for _, p := range (generics{c}).specificsOf(e) {
		d := p.Visible()
		switch n := len(d); {
		case !p.Known || slices.ContainsFunc(d, func(s *ir.Symbol) bool { return s.Proc != nil }):
		case isOperator && (!p.IsFunction() || n < 1 || n > 2):
			c.bag.Errorf(p.Pos, "generic", "'%s' stands for an operator, so it must be a function of one or two arguments", p.Name).
				Because(e.Pos, "here").Note("Fortran 2018, 15.4.3.4.2")
		case !isOperator && (p.IsFunction() || n != 2):
			c.bag.Errorf(p.Pos, "generic", "'%s' stands for an assignment, so it must be a subroutine of two arguments", p.Name).
				Because(e.Pos, "here").Note("Fortran 2018, 15.4.3.4.3")
		case isOperator && means(op, d), !isOperator && isIntrinsicAssignment(d[0], d[1]):
			c.bag.Errorf(p.Pos, "generic", "'%s' cannot stand for '%s': it has a meaning for these types already", p.Name, strings.TrimSuffix(e.Name, "(=)")).
				Because(e.Pos, "here").Note("Fortran 2018, 15.4.3.4.2 and 15.4.3.4.3")
		}
	}
}

// means reports whether Fortran defines an operator for arguments like those of a function.
func means(op string, dummies []*ir.Symbol) bool {
	var operands []arguments.Trait
	for _, d := range dummies {
		if d.Class {
			return false
		}
		operands = append(operands, arguments.Trait{Type: d.Type, Rank: d.Rank()})
	}
	return isIntrinsicOperation(strings.Trim(op, "."), operands)
}

// isIntrinsicAssignment reports whether Fortran defines the assignment of one argument to another.
func isIntrinsicAssignment(to, from *ir.Symbol) bool {
	if to.Class || from.Class || from.Rank() > 0 && from.Rank() != to.Rank() {
		return false
	}
	a, b := to.Type, from.Type
	return ir.IsNumeric(a) && ir.IsNumeric(b) || a.Base == ir.Logical && b.Base == ir.Logical ||
		a.Base == ir.Character && b.Base == ir.Character && a.Kind == b.Kind
}
