package sem

import (
	"math"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// target is the left side of an assignment: a scalar e, or a section of an array.
type target struct {
	pos  diag.Span
	e    ir.Expr
	sym  *ir.Symbol
	subs []shapes.Triplet
	part *parse.Arg // with sym: the substring of each element
}

// shape is nil for a scalar.
func (t *target) shape() *shapes.Shape {
	if t.e != nil {
		return nil
	}
	return shapes.OfSection(t.subs, t.pos)
}

func (t *target) typ() ir.Type {
	if t.e != nil {
		return t.e.Type()
	}
	return t.sym.Type
}

// assigner types assignments.
type assigner struct{ *checker }

// target checks the left side of an assignment; nil after an error.
func (c assigner) target(x parse.Expr) *target {
	var id parse.Ident
	switch x := x.(type) {
	case *parse.Name:
		id = parse.Ident{Name: x.Ident, Pos: x.Pos}
	case *parse.Ref:
		id = parse.Ident{Name: x.Name, Pos: x.Pos}
	case *parse.Component:
		return c.componentTarget(x)
	case *parse.Substring:
		return c.substringTarget(x)
	case *parse.Coindexed:
		refuseSetting(c.checker, x.Pos)
		return nil
	default:
		if x != nil {
			c.scalar(x)
		}
		return nil
	}
	if e := c.Lookup(id.Name); e != nil && e.Class == names.Constant {
		// Fortran 2008, 5.3.13: a named constant is not a variable.
		c.bag.Errorf(x.Span(), "not-definable", "'%s' is a named constant", id.Name).Because(e.Pos, "declared here")
		return nil
	}
	s := c.arrayOf(c.Lookup(id.Name))
	if s == nil && givesArrayPointer(c.checker, x) {
		s = pointing(c).givenPointer(x)
		return pointedTarget(s, x.Span())
	}
	switch {
	case s == nil:
		if v := definitions(c).variable(x); v.Type().Base != ir.Invalid {
			return &target{pos: x.Span(), e: v}
		}
		return nil
	}
	if refuseCoindexed(c.checker, s, x.Span()) {
		return nil
	}
	definitions(c).mayDefine(s, x.Span())
	return c.arrayTarget(s, x)
}

// givesArrayPointer reports whether a reference is that of a function whose value is a pointer to an array, which stands for its target
// on the left side, Fortran 2008, 6.2.
func givesArrayPointer(c *checker, x parse.Expr) bool {
	ref, ok := x.(*parse.Ref)
	if !ok || hasSection(ref.Args) {
		return false
	}
	p := functions{c}.userFunction(ref, c.Lookup(ref.Name))
	return p != nil && p.Result.Pointer && p.Result.Rank() > 0
}

// pointedTarget is all that a pointer points to; nil for none.
func pointedTarget(s *ir.Symbol, pos diag.Span) *target {
	if s == nil {
		return nil
	}
	return &target{pos: pos, sym: s, subs: shapes.Whole(s)}
}

// arrayTarget is array s or the element or section of it that x names; nil after an error.
func (c assigner) arrayTarget(s *ir.Symbol, x parse.Expr) *target {
	ref, ok := x.(*parse.Ref)
	if !ok || ref.Args == nil {
		return &target{pos: x.Span(), sym: s, subs: shapes.Whole(s)}
	}
	subs, ok := designators(c).subscripts(s, ref)
	if !ok {
		return nil
	}
	if shapes.OfSection(subs, x.Span()) == nil {
		return &target{pos: x.Span(), e: c.element(s, subs, x.Span())}
	}
	return &target{pos: x.Span(), sym: s, subs: subs}
}

func (c assigner) assign(s *parse.Assign) []ir.Stmt {
	if sel := selectorIn(s.LHS); sel != nil {
		return assignCoindexed(c.checker, s, sel)
	}
	if whole := partAssignment(c.checker, s); whole != nil {
		return c.assign(whole)
	}
	if p := (generics(c)).definedAssignment(s); p != nil {
		return c.callAssignment(p, s)
	}
	if out, done := (allocator(c)).assignClass(s); done {
		return out
	}
	if out, done := finalizer(c).assignOver(s); done {
		return out
	}
	return c.assignPlain(s)
}

// assignPlain is an assignment that calls no procedure for the whole of the variable, whose type is known.
func (c assigner) assignPlain(s *parse.Assign) []ir.Stmt {
	if out, done := partAssigner(c).assignParts(s); done {
		return out
	}
	return c.copyValue(s)
}

// copyValue gives a variable a copy of a value: no procedure is called, whatever assignment the type has, as where the variable comes
// into being with that value.
func (c assigner) copyValue(s *parse.Assign) []ir.Stmt {
	if out, done := allocator(c).assignClass(s); done {
		return out
	}
	if out, done := (reallocator(c)).reallocatingField(s); done {
		return out
	}
	t := c.target(s.LHS)
	if t == nil {
		c.unevaluated(s.RHS)
		return nil
	}
	if t.e == nil {
		return c.arrayAssign(s, t)
	}
	rhs := bytesFor(c.checker, c.scalar(s.RHS), t.typ())
	if !c.fitsTarget(s, t, rhs) {
		return nil
	}
	warnOfFraction(c.checker, rhs, t.typ())
	if coarrayItself(t.e) {
		return reallocator(c).scalarCoarray(s, t.e, rhs)
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: t.e, RHS: c.convert(rhs, t.typ())}}
}

// fitsTarget checks the types of an assignment, Fortran 2008, table 7.8.
func (c assigner) fitsTarget(s *parse.Assign, t *target, rhs ir.Expr) bool {
	from, to := rhs.Type(), t.typ()
	if from.Base == ir.Invalid || to.Base == ir.Invalid {
		return false
	}
	if !ir.Assignable(from, to) && !isHollerith(rhs, to) {
		c.bag.Errorf(s.Pos, "type-mismatch", "%s cannot be assigned to %s", from, to).
			Because(t.pos, "%s", to).Because(rhs.Span(), "%s", from)
		return false
	}
	return true
}

// warnOfFraction warns of a constant whose fraction an integer variable does not keep.
func warnOfFraction(c *checker, rhs ir.Expr, to ir.Type) {
	k, constant := rhs.(*ir.Const)
	if !constant || k.T.Base != ir.Real || to.Base != ir.Integer || k.T.Kind > 8 || k.Bits || k.R == math.Trunc(k.R) {
		return
	}
	c.bag.Warnf(k.Pos, "fraction-lost", "the variable is %s: it gets %d", to, int64(k.R)).
		Help("declare it real, or write 'int(...)' or 'nint(...)' to say what is meant")
}

// isHollerith reports whether a value is a Hollerith constant that stands for the bytes of a number of type to, Fortran 66.
func isHollerith(e ir.Expr, to ir.Type) bool {
	k, ok := e.(*ir.Const)
	return ok && k.Bits && k.T.Base == ir.Character && (ir.IsNumeric(to) || to.Base == ir.Logical)
}

// bytesFor lets characters stand for the bytes of a number or logical value where options want that.
func bytesFor(c *checker, e ir.Expr, to ir.Type) ir.Expr {
	k, ok := e.(*ir.Const)
	if !ok || !c.file.Dialect.CharNumbers || k.T.Base != ir.Character || !ir.IsNumeric(to) && to.Base != ir.Logical {
		return e
	}
	bytes := *k
	bytes.Bits = true
	return &bytes
}

func (c assigner) arrayAssign(s *parse.Assign, t *target) []ir.Stmt {
	rhs := bytesFor(c.checker, c.expr(s.RHS), t.typ())
	if out, done := (reallocator(c)).allocating(s, t, rhs); done {
		return out
	}
	return assignArray(c.checker, s, t, rhs)
}

func stripParens(x parse.Expr) parse.Expr {
	for {
		p, ok := x.(*parse.Paren)
		if !ok {
			return x
		}
		x = p.X
	}
}

// assignArray assigns an array.
func assignArray(c *checker, s *parse.Assign, t *target, rhs ir.Expr) []ir.Stmt {
	lhs := assigner{c}.targetValue(t)
	elements.Join(c.em, t.shape(), shapes.Of(rhs))
	if lhs.Type().Base == ir.Invalid || !(assigner{c}).fitsTarget(s, t, rhs) {
		return nil
	}
	if get := gotInPlace(c, t, lhs, rhs); get != nil {
		return []ir.Stmt{get}
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: lhs, RHS: c.convert(rhs, lhs.Type())}}
}

// componentTarget is a component on the left side.
func (c assigner) componentTarget(x *parse.Component) *target {
	d := structures(c).designate(x)
	switch {
	case d == nil:
		return nil
	case d.e != nil:
		if !definitions(c).settable(d.e) {
			return nil
		}
		return &target{pos: x.Pos, e: d.e}
	case picked(d.sym):
		unsupportedVector(c.checker, x.Pos)
		return nil
	}
	definitions(c).mayDefine(d.sym, x.Pos)
	return &target{pos: x.Pos, sym: d.sym, subs: d.subs, part: d.part}
}

// substringTarget is a substring of an element, a component or a section on the left side.
func (c assigner) substringTarget(x *parse.Substring) *target {
	t := c.target(x.X)
	switch {
	case t == nil:
		return nil
	case t.e != nil:
		if t.e = texts(c).substring(t.e, x.Sub, x.Pos); t.e.Type().Base == ir.Invalid {
			return nil
		}
	default:
		t.part = &x.Sub
	}
	t.pos = x.Pos
	return t
}

// targetValue is what is assigned as an expression, which may be an array.
func (c assigner) targetValue(t *target) ir.Expr {
	if t.e != nil {
		return t.e
	}
	return c.partOf(t, shapes.ArrayExpr(t.sym, t.subs, t.pos))
}

// partOf is the element of a target, or the substring of it that is assigned.
func (c assigner) partOf(t *target, e ir.Expr) ir.Expr {
	if t.part == nil || e.Type().Base == ir.Invalid {
		return e
	}
	return texts(c).substring(e, *t.part, t.pos)
}
