package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// mayDefine checks that a statement may give a variable a value: it is no dummy argument with INTENT(IN), Fortran 2008, C545,
// and no PROTECTED variable of another module, C556. What a pointer points to may be defined.
func (c definitions) mayDefine(s *ir.Symbol, pos diag.Span) {
	if s == nil || s.Pointer || names.Of(s) == nil {
		return
	}
	switch e := names.Of(s); {
	case s.Intent == "in" && e.Dummy && e.Home == c.unitChecker():
		c.bag.Errorf(pos, "intent", "'%s' has INTENT(IN) and cannot be changed", s.Name).Because(s.Pos, "declared here").
			Note("Fortran 2008, C545").Help("declare it with INTENT(INOUT), or work on a copy")
	case e.Protected && e.Home != nil && !isWithin(c.checker, homeOf(e).moduleAround()):
		c.bag.Errorf(pos, "protected", "'%s' is PROTECTED: only its module can change it", s.Name).Because(s.Pos, "declared here").
			Note("Fortran 2008, C556")
	default:
		pureChange(c.checker, s, e, pos)
	}
}

// unitChecker is the checker of the unit, also inside BLOCK.
func (c definitions) unitChecker() *checker {
	for c.around != nil {
		c.checker = c.around
	}
	return c.checker
}

// rootOf is the variable of which a target of an assignment is a part, nil where that is data behind a pointer.
func rootOf(e ir.Expr) *ir.Symbol {
	if ir.ThroughPointer(e) {
		return nil
	}
	return ir.Root(e)
}

// pureDummies checks the dummy arguments of a PURE procedure, Fortran 2018, C1588 and C1589: a function sets none of them, a subroutine
// says what it does with each. Pointers and procedures are free of it.
func pureDummies(c *checker) {
	p := c.unit.Proc
	if p == nil || !p.Pure {
		return
	}
	function := c.src.Kind == parse.Function
	for _, e := range c.dummyList {
		switch {
		case e.Proc != nil || e.Pointer || e.ByValue || e.Intent == "in" || e.Intent != "" && !function:
		case function:
			c.bag.Errorf(e.Pos, "pure", "'%s' is an argument of a PURE function, which may not change it", e.Name).
				Note("Fortran 2018, C1589").Help("declare '%s' with INTENT(IN) or VALUE, or make '%s' a subroutine", e.Name, p.Name)
		default:
			c.bag.Errorf(e.Pos, "pure", "'%s' is an argument of a PURE subroutine and needs an INTENT", e.Name).
				Note("Fortran 2018, C1588").Help("declare '%s' with INTENT(IN), INTENT(OUT), INTENT(INOUT) or VALUE", e.Name)
		}
	}
}

// pureChange checks that a PURE procedure changes no variable that outlives it, Fortran 2018, C1594.
func pureChange(c *checker, s *ir.Symbol, e *names.Entity, pos diag.Span) {
	unit := definitions{c}.unitChecker()
	if p := unit.unit.Proc; p == nil || !p.Pure || e.Home == nil {
		return
	}
	if e.CommonPos.Valid() || (definitions{homeOf(e)}).unitChecker() != unit {
		c.bag.Errorf(pos, "pure", "'%s' outlives the PURE procedure '%s', which may not change it", s.Name, unit.unit.Proc.Name).
			Because(s.Pos, "declared here").Note("Fortran 2018, C1594").Help("pass it as an argument, or leave out PURE")
	}
}

// pureStatements checks what the PURE procedures of a program do, Fortran 2018, C1596 to C1599: they call only such procedures, and
// neither read nor write files. Of procedures that are not in the program nothing is asked.
func (k *Checking) pureStatements() {
	for _, c := range k.g.units {
		if p := c.unit.Proc; p == nil || !p.Pure {
			continue
		}
		ir.WalkStmts(c.unit.Body, func(s ir.Stmt) bool {
			pureStatement(c, s)
			return true
		})
	}
}

func pureStatement(c *checker, s ir.Stmt) {
	name := c.unit.Proc.Name
	switch s := s.(type) {
	case *ir.CallProc:
		pureCall(c, s.Proc, s.Pos)
	case *ir.IOBegin:
		if s.File == nil && !s.Everywhere {
			c.bag.Errorf(s.Pos, "pure", "the PURE procedure '%s' may not read or write files", name).
				Note("Fortran 2018, C1597").Help("leave out PURE; internal files (variables of type CHARACTER) are allowed")
		}
	}
	for _, e := range ir.ExprsOf(s) {
		ir.WalkExprs(e, func(e ir.Expr) {
			if ref, ok := e.(*ir.FuncRef); ok {
				pureCall(c, ref.Proc, ref.Pos)
			}
		})
	}
}

// pureCall refuses the call of a procedure that is not PURE. Of an external one, what an interface says counts.
func pureCall(c *checker, p *ir.Procedure, pos diag.Span) {
	if p.Pure || p.Unit == nil || slices.Contains(c.global.wrappers, p.Unit) || p.Unit.Host == nil && c.Lookup(p.Name) != nil {
		return
	}
	c.bag.Errorf(pos, "pure", "'%s' is not PURE, but the PURE procedure '%s' calls it", p.Name, c.unit.Proc.Name).
		Because(p.Pos, "declared here").Note("Fortran 2018, C1599").Help("declare '%s' PURE if it changes only its arguments", p.Name)
}
