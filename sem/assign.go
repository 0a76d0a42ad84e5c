package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// target is the left side of an assignment: a scalar e, or a section of an array.
type target struct {
	pos  diag.Span
	e    ir.Expr
	sym  *ir.Symbol
	subs []lower.Triplet
	part *parse.Arg // with sym: the substring of each element
}

// shape is nil for a scalar.
func (t *target) shape() *lower.Shape {
	if t.e != nil {
		return nil
	}
	return lower.SectionShape(t.subs, t.pos)
}

func (t *target) typ() ir.Type {
	if t.e != nil {
		return t.e.Type()
	}
	return t.sym.Type
}

// target checks the left side of an assignment; nil after an error.
func (c *checker) target(x parse.Expr) *target {
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
	default:
		if x != nil {
			c.scalar(x)
		}
		return nil
	}
	if e := c.lookup(id.Name); e != nil && e.class == constant {
		// Fortran 2008, 5.3.13: a named constant is not a variable.
		c.bag.Errorf(x.Span(), "not-definable", "'%s' is a named constant", id.Name).Because(e.pos, "declared here")
		return nil
	}
	s := c.arrayOf(c.lookup(id.Name))
	switch {
	case s == nil:
		if v := c.variable(x); v.Type().Base != ir.Invalid {
			return &target{pos: x.Span(), e: v}
		}
		return nil
	}
	c.mayDefine(s, x.Span())
	return c.arrayTarget(s, x)
}

// arrayTarget is array s or the element or section of it that x names; nil after an error.
func (c *checker) arrayTarget(s *ir.Symbol, x parse.Expr) *target {
	ref, ok := x.(*parse.Ref)
	if !ok || ref.Args == nil {
		return &target{pos: x.Span(), sym: s, subs: lower.Whole(s)}
	}
	subs, ok := c.subscripts(s, ref)
	if !ok {
		return nil
	}
	if lower.SectionShape(subs, x.Span()) == nil {
		return &target{pos: x.Span(), e: c.element(s, subs, x.Span())}
	}
	return &target{pos: x.Span(), sym: s, subs: subs}
}

func (c *checker) assign(s *parse.Assign) []ir.Stmt {
	if p := c.definedAssignment(s); p != nil {
		return c.callAssignment(p, s)
	}
	if out, done := c.assignClass(s); done {
		return out
	}
	if out, done := c.assignParts(s); done {
		return out
	}
	if out := c.reallocatingField(s); out != nil {
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
	rhs := c.scalar(s.RHS)
	if !c.fitsTarget(s, t, rhs) {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: t.e, RHS: c.convert(rhs, t.typ())}}
}

// fitsTarget checks the types of an assignment, Fortran 2008, table 7.8.
func (c *checker) fitsTarget(s *parse.Assign, t *target, rhs ir.Expr) bool {
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

// isHollerith reports whether a value is a Hollerith constant that stands for the bytes of a number of type to, Fortran 66.
func isHollerith(e ir.Expr, to ir.Type) bool {
	k, ok := e.(*ir.Const)
	return ok && k.Bits && k.T.Base == ir.Character && ir.IsNumeric(to)
}

func (c *checker) arrayAssign(s *parse.Assign, t *target) []ir.Stmt {
	if cons, ok := stripParens(s.RHS).(*parse.ArrayCons); ok && c.writtenOut(s, t, cons) {
		return c.constructorAssign(s, t, cons)
	}
	rhs := c.expr(s.RHS)
	if _, named := s.LHS.(*parse.Name); named && t.sym.Allocatable {
		rhs = lower.Resolve(c.em, rhs) // its shape may be asked for before it is assigned
	}
	if out := c.reallocating(s, t, rhs); out != nil {
		return out
	}
	if !c.keepsShape(s, t, lower.ShapeOf(rhs)) {
		return nil
	}
	return assignArray(c, s, t, rhs)
}

// writtenOut reports whether a constructor is assigned item by item, or as a loop, to an array that keeps its bounds.
func (c *checker) writtenOut(s *parse.Assign, t *target, cons *parse.ArrayCons) bool {
	_, named := s.LHS.(*parse.Name)
	varies := named && t.sym.Allocatable && (t.sym.Map == nil || c.global.allocatedAnew()[t.sym.Name]) && !t.sym.Pointer && boundsVary(t.sym)
	return !varies && !lower.HasVector(t.subs) && (c.singleLoop(cons) || !c.openItems(cons.Items) && !hasLoop(cons))
}

func hasLoop(cons *parse.ArrayCons) bool {
	for _, item := range cons.Items {
		if _, ok := item.(*parse.ImpliedDo); ok {
			return true
		}
	}
	return false
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
	lhs := c.targetValue(t)
	lower.Join(c.em, t.shape(), lower.ShapeOf(rhs))
	if lhs.Type().Base == ir.Invalid || !c.fitsTarget(s, t, rhs) {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: lhs, RHS: c.convert(rhs, lhs.Type())}}
}

// constructorAssign writes a(...) = [x, y, z] out element by element.
func (c *checker) constructorAssign(s *parse.Assign, t *target, cons *parse.ArrayCons) []ir.Stmt {
	sh := t.shape()
	if len(sh.Dims) != 1 {
		c.bag.Errorf(s.Pos, "shape-mismatch", "an array constructor has one dimension, '%s' has %d", t.pos.Text(), len(sh.Dims)).
			Note("reshape is not supported yet")
		return nil
	}
	if c.singleLoop(cons) {
		return c.impliedAssign(s, t, cons.Items[0].(*parse.ImpliedDo))
	}
	if items := c.int8(int64(len(cons.Items)), cons.Pos); !c.keepsShape(s, t, &lower.Shape{Pos: cons.Pos, Dims: []lower.Triplet{{Lo: c.int8(1, cons.Pos), Hi: items, Step: c.int8(1, cons.Pos)}}}) {
		return nil
	}
	if n, ok := sh.Dims[0].Extent(); ok && n != int64(len(cons.Items)) {
		c.bag.Errorf(cons.Pos, "shape-mismatch", "arrays of shapes (%d) and (%d) do not conform", n, len(cons.Items)).
			Because(t.pos, "shape (%d)", n).At("shape (%d)", len(cons.Items))
		return nil
	}
	var values []ir.Expr
	clash := false
	for _, item := range cons.Items {
		one := []ir.Expr{lower.Resolve(c.em, c.scalar(item))}
		if !c.ofConsType(cons, one) || !c.fitsTarget(s, t, one[0]) {
			return nil
		}
		e := one[0]
		clash = clash || lower.Reads(e, t.sym)
		values = append(values, c.convert(e, t.typ()))
	}
	return c.storeItems(s, t, values, clash)
}

// storeItems assigns the values one by one, by way of scalars if they read the array.
func (c *checker) storeItems(s *parse.Assign, t *target, values []ir.Expr, clash bool) []ir.Stmt {
	var first, second []ir.Stmt
	for i, e := range values {
		if clash {
			v := &ir.Var{Pos: e.Span(), Sym: c.textTemp("s", e)}
			first = append(first, c.takePre()...)
			first = append(first, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: v, RHS: e})
			e = v
		}
		at := &ir.Elem{Pos: t.pos, Sym: t.sym}
		for _, sub := range t.subs {
			x := sub.Lo
			if !sub.Single {
				x = c.arith(ir.Add, x, c.arith(ir.Mul, ir.IntConst(int64(i), s.Pos), sub.Step, s.Pos), s.Pos)
			}
			at.Subs = append(at.Subs, x)
		}
		second = append(second, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: c.partOf(t, at), RHS: e})
	}
	return append(first, second...)
}

// impliedAssign writes a(...) = [(e, i = lo, hi, step)] out as FORALL over i.
func (c *checker) impliedAssign(s *parse.Assign, t *target, do *parse.ImpliedDo) []ir.Stmt {
	index := []parse.ForallIndex{{Var: do.Var, Lo: do.Lo, Hi: do.Hi, Step: do.Step}}
	list, restore := c.bindIndices(&parse.Forall{Base: s.Base, Indices: index})
	defer restore()
	sh := t.shape()
	over := []lower.Triplet{{Lo: list[0].Lo, Hi: list[0].Hi, Step: list[0].Step}}
	if !lower.Conform(sh.Dims, over) {
		left := lower.ShapeText(sh.Dims)
		c.bag.Errorf(do.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", left, lower.ShapeText(over)).
			Because(t.pos, "shape %s", left)
		return nil
	}
	if !c.keepsShape(s, t, &lower.Shape{Pos: do.Pos, Dims: over}) {
		return nil
	}
	value := c.expr(do.Items[0])
	n := &lower.Nest{Pos: s.Pos, Vars: indexVars(list), Base: over}
	lhs := n.At(c.em, c.targetValue(t))
	if lhs.Type().Base == ir.Invalid || !c.fitsTarget(s, t, value) {
		return nil
	}
	set := &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: lhs, RHS: c.convert(value, lhs.Type())}
	return []ir.Stmt{&ir.Forall{At: ir.At{Pos: s.Pos}, Indices: list, Body: []ir.Stmt{set}}}
}

// componentTarget is a component on the left side.
func (c *checker) componentTarget(x *parse.Component) *target {
	d := c.designate(x)
	switch {
	case d == nil:
		return nil
	case d.e != nil:
		if !c.settable(d.e) {
			return nil
		}
		return &target{pos: x.Pos, e: d.e}
	}
	return &target{pos: x.Pos, sym: d.sym, subs: d.subs, part: d.part}
}

// substringTarget is a substring of an element, a component or a section on the left side.
func (c *checker) substringTarget(x *parse.Substring) *target {
	t := c.target(x.X)
	switch {
	case t == nil:
		return nil
	case t.e != nil:
		if t.e = c.substring(t.e, x.Sub, x.Pos); t.e.Type().Base == ir.Invalid {
			return nil
		}
	default:
		t.part = &x.Sub
	}
	t.pos = x.Pos
	return t
}

// targetValue is what is assigned as an expression, which may be an array.
func (c *checker) targetValue(t *target) ir.Expr {
	if t.e != nil {
		return t.e
	}
	return c.partOf(t, lower.ArrayExpr(t.sym, t.subs, t.pos))
}

// partOf is the element of a target, or the substring of it that is assigned.
func (c *checker) partOf(t *target, e ir.Expr) ir.Expr {
	if t.part == nil || e.Type().Base == ir.Invalid {
		return e
	}
	return c.substring(e, *t.part, t.pos)
}
