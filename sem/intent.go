package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// mayDefine checks that a statement may give a variable a value: it is no dummy argument with INTENT(IN), Fortran 2008, C545,
// and no PROTECTED variable of another module, C556. What a pointer points to may be defined.
func (c *checker) mayDefine(s *ir.Symbol, pos diag.Span) {
	if s == nil || s.Pointer || entityOf(s) == nil {
		return
	}
	switch e := entityOf(s); {
	case s.Intent == "in" && e.dummy && e.home == c.unitChecker():
		c.bag.Errorf(pos, "intent", "'%s' has INTENT(IN) and cannot be changed", s.Name).Because(s.Pos, "declared here").
			Note("Fortran 2008, C545").Help("declare it with INTENT(INOUT), or work on a copy")
	case e.protected && e.home != nil && e.home.moduleAround() != c.moduleAround():
		c.bag.Errorf(pos, "protected", "'%s' is PROTECTED: only its module can change it", s.Name).Because(s.Pos, "declared here").
			Note("Fortran 2008, C556")
	default:
		c.pureChange(s, e, pos)
	}
}

// unitChecker is the checker of the unit, also inside BLOCK.
func (c *checker) unitChecker() *checker {
	for c.around != nil {
		c = c.around
	}
	return c
}

// rootOf is the variable of which a target of an assignment is a part, nil where that is data behind a pointer.
func rootOf(e ir.Expr) *ir.Symbol {
	if ir.ThroughPointer(e) {
		return nil
	}
	return ir.Root(e)
}
