package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// target is the left side of an assignment: a scalar e, or a section of an array.
type target struct {
	pos  diag.Span
	e    ir.Expr
	sym  *ir.Symbol
	subs []triplet
	part *parse.Arg // with sym: the substring of each element
}

// shape is nil for a scalar.
func (t *target) shape() *shape {
	if t.e != nil {
		return nil
	}
	return sectionShape(t.subs, t.pos)
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
		return &target{pos: x.Span(), sym: s, subs: whole(s)}
	}
	subs, ok := c.subscripts(s, ref)
	if !ok {
		return nil
	}
	if sectionShape(subs, x.Span()) == nil {
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
	return c.store(&store{pos: s.Pos, lhs: t.e, rhs: c.convert(rhs, t.typ())})
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
	if out := c.reallocating(s, t, rhs); out != nil {
		return out
	}
	if !c.keepsShape(s, t, shapeOf(rhs)) {
		return nil
	}
	return c.elementwise(s, t, rhs, c.newNest(c.join(t.shape(), shapeOf(rhs))))
}

// writtenOut reports whether a constructor is assigned item by item, or as a loop, to an array that keeps its bounds.
func (c *checker) writtenOut(s *parse.Assign, t *target, cons *parse.ArrayCons) bool {
	_, named := s.LHS.(*parse.Name)
	varies := named && t.sym.Allocatable && t.sym.Map == nil && !t.sym.Pointer && boundsVary(t.sym)
	return !varies && !hasVector(t.subs) && (c.singleLoop(cons) || !c.openItems(cons.Items) && !hasLoop(cons))
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

// elementwise assigns the elements of the right side to those of the target in the loops of n.
func (c *checker) elementwise(s *parse.Assign, t *target, rhs ir.Expr, n *nest) []ir.Stmt {
	lhs := c.targetValue(t)
	if lhs.Type().Base == ir.Invalid || !c.fitsTarget(s, t, rhs) {
		return nil
	}
	return c.store(&store{pos: s.Pos, lhs: c.elements(n, lhs), rhs: c.elements(n, c.convert(rhs, lhs.Type())), nest: n})
}

// constructorAssign writes a(...) = [x, y, z] out element by element.
func (c *checker) constructorAssign(s *parse.Assign, t *target, cons *parse.ArrayCons) []ir.Stmt {
	sh := t.shape()
	if len(sh.dims) != 1 {
		c.bag.Errorf(s.Pos, "shape-mismatch", "an array constructor has one dimension, '%s' has %d", t.pos.Text(), len(sh.dims)).
			Note("reshape is not supported yet")
		return nil
	}
	if c.singleLoop(cons) {
		return c.impliedAssign(s, t, cons.Items[0].(*parse.ImpliedDo))
	}
	if items := c.int8(int64(len(cons.Items)), cons.Pos); !c.keepsShape(s, t, &shape{pos: cons.Pos, dims: []triplet{{lo: c.int8(1, cons.Pos), hi: items, step: c.int8(1, cons.Pos)}}}) {
		return nil
	}
	if n, ok := sh.dims[0].extent(); ok && n != int64(len(cons.Items)) {
		c.bag.Errorf(cons.Pos, "shape-mismatch", "arrays of shapes (%d) and (%d) do not conform", n, len(cons.Items)).
			Because(t.pos, "shape (%d)", n).At("shape (%d)", len(cons.Items))
		return nil
	}
	var values []ir.Expr
	clash := false
	for _, item := range cons.Items {
		one := []ir.Expr{c.scalar(item)}
		if !c.ofConsType(cons, one) || !c.fitsTarget(s, t, one[0]) {
			return nil
		}
		e := one[0]
		clash = clash || reads(e, t.sym)
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
			x := sub.lo
			if !sub.single {
				x = c.arith(ir.Add, x, c.arith(ir.Mul, ir.IntConst(int64(i), s.Pos), sub.step, s.Pos), s.Pos)
			}
			at.Subs = append(at.Subs, x)
		}
		second = append(second, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: c.partOf(t, at), RHS: e})
	}
	return c.wrapOuter(append(first, second...), c.outerPre())
}

// impliedAssign writes a(...) = [(e, i = lo, hi, step)] out as a loop over i.
func (c *checker) impliedAssign(s *parse.Assign, t *target, do *parse.ImpliedDo) []ir.Stmt {
	index := []parse.ForallIndex{{Var: do.Var, Lo: do.Lo, Hi: do.Hi, Step: do.Step}}
	n, restore := c.bindIndices(&parse.Forall{Base: s.Base, Indices: index})
	defer restore()
	if !conform(t.shape().dims, n.base) {
		left := shapeText(t.shape().dims)
		c.bag.Errorf(do.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", left, shapeText(n.base)).
			Because(t.pos, "shape %s", left)
		return nil
	}
	if !c.keepsShape(s, t, &shape{pos: do.Pos, dims: n.base}) {
		return nil
	}
	return c.elementwise(s, t, c.expr(do.Items[0]), n)
}

// reads reports whether e reads any element of the array, by this name or another.
func reads(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Elem:
			found = found || ir.SharesStorage(x.Sym, s)
		case *ir.ArrayRef:
			found = found || ir.SharesStorage(x.Section.Sym, s)
		}
	})
	return found
}

// componentTarget is a component on the left side.
func (c *checker) componentTarget(x *parse.Component) *target {
	d := c.designate(x)
	switch {
	case d == nil:
		return nil
	case len(c.outer) > 0 && c.elementInForall(d) != nil:
		return &target{pos: x.Pos, e: c.elementInForall(d)}
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
	return c.partOf(t, arrayExpr(t.sym, t.subs, t.pos))
}

// partOf is the element of a target, or the substring of it that is assigned.
func (c *checker) partOf(t *target, e ir.Expr) ir.Expr {
	if t.part == nil || e.Type().Base == ir.Invalid {
		return e
	}
	return c.substring(e, *t.part, t.pos)
}

// elementInForall is an element of an array component as that of an array that stands for the component before the FORALL; nil
// where the component depends on its indices.
func (c *checker) elementInForall(d *designator) *ir.Elem {
	f, ok := d.e.(*ir.Field)
	if !ok || f.Subs == nil {
		return nil
	}
	var vars []*ir.Symbol
	for _, o := range c.outer {
		vars = append(vars, o.nest.vars...)
	}
	if uses(f.X, vars) {
		return nil
	}
	inner := c.outer[len(c.outer)-1]
	whole := &ir.Field{Pos: f.Pos, X: f.X, Comp: f.Comp}
	view, ok := inner.views.Get(whole)
	if !ok {
		pre := c.takePre()
		view = c.viewOf(whole)
		inner.views.Set(whole, view)
		inner.before = append(inner.before, c.takePre()...)
		c.pre = pre
	}
	return &ir.Elem{Pos: f.Pos, Sym: view, Subs: f.Subs}
}
