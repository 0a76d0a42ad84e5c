package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// mayDefine checks that a statement may give a variable a value: it is no dummy argument with INTENT(IN), Fortran 2008, C545,
// and no PROTECTED variable of another module, C556. What a pointer points to may be defined.
func (c definitions) mayDefine(s *ir.Symbol, pos diag.Span) {
	if s != nil && s.View && !s.Pointer && s.Root != nil { // a component that no pointer leads to
		s = s.Root
	}
	if s != nil {
		c.noSelected(s, pos)
	}
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

// impure reports what a PURE procedure may not do: an error, but of one with EXTRINSIC a warning. Programs for HPF compilers, which did not
// check that, say PURE of such procedures that use work arrays in COMMON or call timers. What they do is known from their statements.
func impure(c *checker) func(pos diag.Span, code, format string, args ...any) *diag.Diagnostic {
	if slices.ContainsFunc(c.src.Prefixes, func(a parse.Attr) bool { return a.Name == "extrinsic" }) {
		return c.bag.Warnf
	}
	return c.bag.Errorf
}

// pureChange checks that a PURE procedure changes no variable that outlives it, Fortran 2018, C1594.
func pureChange(c *checker, s *ir.Symbol, e *names.Entity, pos diag.Span) {
	unit := definitions{c}.unitChecker()
	if p := unit.unit.Proc; p == nil || !p.Pure || e.Home == nil {
		return
	}
	if e.CommonPos.Valid() || (definitions{homeOf(e)}).unitChecker() != unit {
		impure(unit)(pos, "pure", "'%s' outlives the PURE procedure '%s', which may not change it", s.Name, unit.unit.Proc.Name).
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
	impure(c)(pos, "pure", "'%s' is not PURE, but the PURE procedure '%s' calls it", p.Name, c.unit.Proc.Name).
		Because(p.Pos, "declared here").Note("Fortran 2018, C1599").Help("declare '%s' PURE if it changes only its arguments", p.Name)
}

// Rules of declarations that no statement has to break: what a type leaves out, names that mean two things, attributes that exclude
// each other. They are checked when all specifications are read.

// declared checks the declarations of all units.
func (k *Checking) declared() {
	for _, c := range k.g.units {
		if c.file.Dialect.Native || c.src.Intrinsic || c.src.VersionOf.Valid() {
			continue
		}
		elementalDummies(c)
		for _, e := range c.order {
			switch {
			case e.Home != names.Home(c):
			case e.Class == names.TypeName && e.Derived != nil:
				boundProcedures(c, e.Derived)
			case e.Class == names.Generic:
				distinguishable(c, e)
				operates(c, e)
			}
		}
	}
}

// elementalDummies wants scalars for the arguments of an elemental procedure, Fortran 2018, C15100.
func elementalDummies(c *checker) {
	p := c.unit.Proc
	if p == nil || !p.Elemental {
		return
	}
	if r := c.result; r != nil && (r.Dims != nil || r.Pointer || r.Allocatable.Valid()) {
		c.bag.Errorf(r.Pos, "elemental", "the value of the elemental function '%s' must be a scalar", p.Name).Note("Fortran 2018, C15101").
			Help("leave the dimensions of '%s' out, or ELEMENTAL", r.Name)
	}
	for _, e := range c.dummyList {
		if e.Dims != nil || e.Pointer || e.Allocatable.Valid() {
			c.bag.Errorf(e.Pos, "elemental", "the argument '%s' of the elemental procedure '%s' must be a scalar", e.Name, p.Name).
				Note("Fortran 2018, C15100: a call with arrays runs it for each element").Help("leave the dimensions of '%s' out, or ELEMENTAL", e.Name)
		}
	}
}

// boundProcedures checks the bindings of a type: procedures that exist and take the object, Fortran 2018, C760 and C765, and one for
// each deferred binding of its parents, C743.
func boundProcedures(c *checker, t *ir.DerivedType) {
	if d := typeDeclOf(t); d.pattern != nil || d.of != nil {
		return
	}
	for _, b := range typeDeclOf(t).bindings {
		if b.Generic != nil || b.home != c {
			continue
		}
		p := c.FindProcedure(b.procedure)
		if p == nil {
			c.bag.Errorf(b.procedure.Pos, "unknown-procedure", "there is no procedure '%s'", b.procedure.Name)
		} else if p.Known && !b.NoPass {
			passedObject(c, t, b, p)
		}
	}
	for _, b := range typeDeclOf(t).finals {
		if p := c.FindProcedure(b.procedure); b.home == c && p != nil && p.Known && len(p.Visible()) == 1 && p.Visible()[0].Class {
			c.bag.Errorf(b.Pos, "final", "the argument of '%s' is CLASS(%s), it must be TYPE(%s)", p.Name, t.Name, t.Name).
				Because(p.Visible()[0].Pos, "declared here").Note("Fortran 2018, C789")
		}
	}
	missing := map[string]bool{}
	for up := t.Parent; up != nil && !t.Abstract; up = up.Parent {
		for _, b := range typeDeclOf(up).bindings {
			if !b.Deferred || missing[b.Name] || !binding(t, b.Name).Deferred {
				continue
			}
			missing[b.Name] = true
			c.bag.Errorf(t.Pos, "class", "the type '%s' has no procedure for '%s', which is DEFERRED in '%s'", t.Name, b.Name, up.Name).
				Because(b.Pos, "declared here").Note("Fortran 2018, C743").Help("write 'procedure :: %s' after CONTAINS of the type, or make it ABSTRACT", b.Name)
		}
	}
}

// passedObject wants a scalar of the type among the arguments of a bound procedure.
func passedObject(c *checker, t *ir.DerivedType, b *Binding, p *ir.Procedure) {
	for k, d := range p.Visible() {
		if b.Pass != "" && d.Name != b.Pass || b.Pass == "" && k > 0 {
			continue
		}
		if d.Proc == nil && d.Rank() == 0 && d.Type.Base == ir.Derived || d.Type.Base == ir.Invalid {
			return
		}
		c.bag.Errorf(b.Pos, "class", "the argument '%s' of '%s' takes the object, so it must be a scalar of the type '%s'", d.Name, p.Name, t.Name).
			Because(d.Pos, "declared here").Note("Fortran 2018, C760").Help("declare it 'class(%s) :: %s', or add NOPASS", t.Name, d.Name)
		return
	}
	c.bag.Errorf(b.Pos, "class", "'%s' has no argument that takes the object", p.Name).Because(p.Pos, "declared here").
		Note("Fortran 2018, C760").Help("declare one 'class(%s)', or add NOPASS", t.Name)
}

// distinguishable refuses a generic name with two procedures that the same arguments fit, Fortran 2018, 15.4.3.4.5.
func distinguishable(c *checker, e *names.Entity) {
	list := generics{c}.specificsOf(e)
	for i, p := range list {
		for _, q := range list[:i] {
			if p != q && p.Known && q.Known && p.IsFunction() == q.IsFunction() && sameArguments(p, q) {
				c.bag.Errorf(p.Pos, "generic", "the same arguments fit '%s' and '%s', so '%s' cannot stand for both", q.Name, p.Name, e.Name).
					Because(q.Pos, "the other").Note("Fortran 2018, 15.4.3.4.5: types, kinds or ranks must differ")
			}
		}
	}
}

// sameArguments reports whether the dummy arguments of two procedures agree in type, kind and rank, one by one.
func sameArguments(p, q *ir.Procedure) bool {
	a, b := p.Visible(), q.Visible()
	if len(a) != len(b) || p.Alternates != q.Alternates || p.Link == q.Link || p.Elemental != q.Elemental {
		return false
	}
	for k, d := range a {
		o := b[k]
		if d.Proc != nil || o.Proc != nil || d.Optional || o.Optional || d.Rank() != o.Rank() || d.Pointer != o.Pointer ||
			d.Allocatable != o.Allocatable || d.Type.Base != o.Type.Base || d.Type.Kind != o.Type.Kind || d.Type.Derived != o.Type.Derived ||
			d.Type.Base == ir.Invalid || d.CountsBytes() || o.CountsBytes() || (d.Tag == nil) != (o.Tag == nil) {
			return false
		}
	}
	return true
}

// apartAttributes are the attributes that exclude each other, Fortran 2018, 8.5.
var apartAttributes = [][2]string{{"allocatable", "pointer"}, {"pointer", "target"}, {"parameter", "allocatable"}, {"parameter", "pointer"},
	{"parameter", "intent"}, {"parameter", "optional"}, {"parameter", "save"}, {"parameter", "target"}, {"parameter", "volatile"}, {"external", "dimension"}}

// compatible refuses a declaration with two attributes that exclude each other.
func compatible(c *checker, attrs []parse.Attr) {
	at := map[string]diag.Span{}
	for _, a := range attrs {
		at[a.Name] = a.Pos
	}
	for _, pair := range apartAttributes {
		first, second := at[pair[0]], at[pair[1]]
		if first.Valid() && second.Valid() {
			if first.Start > second.Start {
				first, second = second, first
			}
			c.bag.Errorf(second, "attribute", "%s and %s exclude each other", strings.ToUpper(first.Text()), strings.ToUpper(second.Text())).
				Because(first, "given here").Note("Fortran 2018, 8.5")
		}
	}
}

// ownName refuses the declaration of the name of the program or subroutine that it stands in, Fortran 2018, 19.3.1.
func ownName(c *checker, id parse.Ident) bool {
	k := c.src.Kind
	if id.Name != c.src.Name || !c.src.NameSpan.Valid() || k != parse.MainProgram && k != parse.Subroutine && k != parse.Module || c.around != nil {
		return false
	}
	c.bag.Errorf(id.Pos, "redeclared", "'%s' is the name of this unit already", id.Name).Because(c.src.NameSpan, "named here").
		Help("choose another name for one of them")
	return true
}

// unambiguous refuses a name that two modules give to different things, Fortran 2018, 14.2.2: it may be there, but not be used.
func unambiguous(c *checker, e *names.Entity, id parse.Ident) {
	if e == nil || e.Clash == nil || c.global.quiet > 0 {
		return
	}
	c.bag.Errorf(id.Pos, "ambiguous", "'%s' comes from two modules", id.Name).Because(e.Clash.Pos, "one").Because(e.Pos, "the other").
		Note("Fortran 2018, 14.2.2").Help("write 'use ..., only:' or rename one: 'use ..., mine => %s'", id.Name)
}

// hintAtFunction says how a function is called whose name stands alone, and how the logical constants are written.
func hintAtFunction(d *diag.Diagnostic, name string) bool {
	switch {
	case name == "true" || name == "false":
		d.Help("write '.%s.'", name).Instead("." + name + ".")
	case slices.Contains(intrinsicNames, name):
		d.Help("to call the function, write its arguments: '%s(...)'", name)
	default:
		return false
	}
	return true
}

// hintAtOperands says what to write for operands that do not go together: a comparison for each alternative, an operator for objects.
func hintAtOperands(d *diag.Diagnostic, op ir.Op, l, r ir.Expr) {
	compared, isComparison := l.(*ir.Binary)
	_, constant := r.(*ir.Const)
	switch {
	case (op == ir.And || op == ir.Or) && isComparison && compared.Op >= ir.EQ && compared.Op <= ir.GE && constant:
		d.Help("compare with each value: '%s %s %s == %s'", l.Span().Text(), op, compared.X.Span().Text(), r.Span().Text())
	case l.Type().Base == ir.Derived && r.Type().Base == ir.Derived:
		d.Help("define what it means: 'interface operator(%s)' with a function of the two types", op)
	}
}
