package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// shape is the shape of an array expression: the sections of its first array operand, and those of all others.
type shape struct {
	pos    diag.Span
	dims   []triplet
	others [][]triplet
}

// shapeOf gives the shape of an expression, nil for a scalar. That operands conform is checked where they meet.
func shapeOf(e ir.Expr) *shape {
	switch e := e.(type) {
	case *ir.ArrayRef:
		return sectionShape(tripletsOf(e), e.Pos)
	case *ir.Transform:
		of := shapeOf(e.Args[0])
		return &shape{pos: e.Pos, dims: []triplet{of.dims[1], of.dims[0]}}
	case *ir.Elem, *ir.Var, *ir.Const, nil:
		return nil
	}
	var sh *shape
	for _, x := range ir.OperandsOf(e) {
		sh = merge(sh, shapeOf(x))
	}
	return sh
}

// conforming checks that the operands of an elemental operation have one shape.
func conforming(c *checker, operands ...ir.Expr) {
	arrays := slices.DeleteFunc(slices.Clone(operands), func(e ir.Expr) bool { return e == nil || ir.Rank(e) == 0 })
	if len(arrays) > 1 {
		shapesOf(c, arrays...)
	}
}

// shapesOf is the shape of several operands, which must conform; nil if all are scalars.
func shapesOf(c *checker, operands ...ir.Expr) *shape {
	var sh *shape
	for _, e := range operands {
		sh = c.join(sh, shapeOf(e))
	}
	return sh
}

func sectionShape(subs []triplet, pos diag.Span) *shape {
	sh := &shape{pos: pos}
	for _, t := range subs {
		if !t.single {
			sh.dims = append(sh.dims, t)
		}
	}
	if sh.dims == nil {
		return nil
	}
	return sh
}

// join merges the shapes of two operands, which must conform, Fortran 2008, 7.1.5.1.
func (c *checker) join(a, b *shape) *shape {
	if a != nil && b != nil && !conform(a.dims, b.dims) {
		c.bag.Errorf(b.pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapeText(a.dims), shapeText(b.dims)).
			Because(a.pos, "shape %s", shapeText(a.dims)).At("shape %s", shapeText(b.dims))
		return a
	}
	return merge(a, b)
}

// merge is the shape of two operands that conform. Scalars conform with everything.
func merge(a, b *shape) *shape {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	out := &shape{pos: a.pos, dims: a.dims, others: append([][]triplet(nil), a.others...)}
	out.others = append(append(out.others, b.dims), b.others...)
	return out
}

// conform reports whether two shapes can be equal.
func conform(a, b []triplet) bool {
	if len(a) != len(b) {
		return false
	}
	for d := range a {
		m, okM := a[d].extent()
		n, okN := b[d].extent()
		if okM && okN && m != n {
			return false
		}
	}
	return true
}

// extent is the number of elements where that is known, Fortran 2008, 6.5.3.3.1.
func (t triplet) extent() (int64, bool) {
	span, ok := ir.Difference(t.hi, t.lo)
	step, constant := t.step.(*ir.Const)
	if !ok || !constant || step.I == 0 {
		return 0, false
	}
	return max((span+step.I)/step.I, 0), true
}

func shapeText(dims []triplet) string {
	var parts []string
	for _, t := range dims {
		n, ok := t.extent()
		switch {
		case ok:
			parts = append(parts, itoa(int(n)))
		case ir.IsInt(t.lo, 1) && ir.IsInt(t.step, 1):
			parts = append(parts, ir.ExprString(t.hi))
		default:
			parts = append(parts, ir.ExprString(t.lo)+":"+ir.ExprString(t.hi))
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// nest is the loop nest of an array operation. Loop d runs over the section base[d]; the first is the innermost.
type nest struct {
	pos  diag.Span
	vars []*ir.Symbol
	base []triplet
	pre  []ir.Stmt // what each iteration begins with: calls of elemental functions whose values are structures
}

// newNest makes the loop variables for a shape.
func (c *checker) newNest(sh *shape) *nest {
	n := &nest{pos: sh.pos, base: append([]triplet(nil), sh.dims...)}
	for d := range n.base {
		for _, other := range sh.others {
			if d < len(other) && !sameExpr(other[d].step, n.base[d].step) && ir.IsInt(other[d].step, 1) {
				n.base[d] = other[d]
			}
		}
		t := common(common(n.base[d].lo.Type(), n.base[d].hi.Type()), n.base[d].step.Type())
		n.vars = append(n.vars, c.temp("i", t, sh.pos))
	}
	return n
}

// sameExpr reports whether two bounds or steps are certainly the same number, whatever their integer kinds.
func sameExpr(a, b ir.Expr) bool { return ir.EqualStripped(a, b) }

// subscript is the subscript of section t of an operand in the current iteration of loop d.
func (n *nest) subscript(c *checker, d int, t triplet, pos diag.Span) ir.Expr {
	if t.vector != nil {
		v := t.vector
		t.vector = nil
		return v.at(c, []ir.Expr{n.subscript(c, d, t, pos)})
	}
	b := n.base[d]
	i := &ir.Var{Pos: pos, Sym: n.vars[d]}
	if sameExpr(t.step, b.step) {
		return c.arith(ir.Add, i, c.arith(ir.Sub, t.lo, b.lo, pos), pos)
	}
	if ir.IsInt(t.step, -1) && ir.IsInt(b.step, 1) {
		return c.arith(ir.Sub, c.arith(ir.Add, t.lo, b.lo, pos), i, pos)
	}
	steps := c.arith(ir.Sub, i, b.lo, pos)
	if !ir.IsInt(b.step, 1) {
		steps = c.operate(ir.Div, steps, b.step, pos)
	}
	return c.arith(ir.Add, c.arith(ir.Mul, steps, t.step, pos), t.lo, pos)
}

// at is the element of an array expression in the current iteration of the nest; a scalar stands for itself.
func (n *nest) at(c *checker, e ir.Expr) ir.Expr {
	if ir.Rank(e) == 0 {
		return e
	}
	switch e := e.(type) {
	case *ir.ArrayRef:
		return n.element(c, e, func(d int) int { return d })
	case *ir.Transform:
		return n.element(c, e.Args[0].(*ir.ArrayRef), func(d int) int { return 1 - d })
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return n.at(c, x) }}
	out := e.Rewritten(m, ir.Use).(ir.Expr)
	if ref, ok := out.(*ir.FuncRef); ok && ref.T.Base == ir.Derived {
		v := &ir.Var{Pos: ref.Pos, Sym: c.temp("f", ref.T, ref.Pos)}
		n.pre = append(n.pre, &ir.CallProc{At: ir.At{Pos: ref.Pos}, Proc: ref.Proc, Args: ref.Args, Result: v})
		return ir.CloneExpr(v)
	}
	return out
}

// element is the element of an array, the d-th range of which follows loop to(d).
func (n *nest) element(c *checker, a *ir.ArrayRef, to func(d int) int) ir.Expr {
	e := &ir.Elem{Pos: a.Pos, Sym: a.Section.Sym}
	d := 0
	for _, t := range tripletsOf(a) {
		if t.single {
			e.Subs = append(e.Subs, t.lo)
			continue
		}
		if d >= len(n.vars) {
			return ir.Poison(a.Pos)
		}
		e.Subs = append(e.Subs, n.subscript(c, to(d), t, a.Pos))
		d++
	}
	return c.constElem(e)
}

// elements is the element of an array expression in the current iteration of the nest. Functions that do not depend on the
// iteration are called once, before the current statement.
func (c *checker) elements(n *nest, e ir.Expr) ir.Expr { return n.at(c, c.onceIn(n.vars, e)) }

// onceIn lets the functions in an expression that are called once for a whole array operation be called before the statement.
func (c *checker) onceIn(vars []*ir.Symbol, e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.FuncRef:
		if ir.Rank(e) == 0 {
			if e.Proc.Elemental && (e.Proc.Pure || usesAny(e.Args, vars)) || uses(e, vars) {
				return e
			}
			return c.computedOnce(e)
		}
	case *ir.Elem:
		out := *e
		out.Subs = nil
		for _, x := range e.Subs {
			if callsFunctions(x) && !uses(x, vars) {
				x = c.computedOnce(x)
			}
			out.Subs = append(out.Subs, x)
		}
		return &out
	case *ir.ArrayRef, *ir.Const, *ir.Var:
		return e
	}
	if !callsFunctions(e) {
		return e
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return c.onceIn(vars, x) }}
	return e.Rewritten(m, ir.Use).(ir.Expr)
}

// computedOnce is a variable with the value of an expression, computed before the current statement.
func (c *checker) computedOnce(e ir.Expr) ir.Expr {
	v := &ir.Var{Pos: e.Span(), Sym: c.textTemp("f", e)}
	c.emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
	return v
}

// wrap puts body into the loops of the nest.
func (n *nest) wrap(c *checker, body []ir.Stmt, reductions ...*ir.Symbol) []ir.Stmt {
	body = append(slices.Clone(n.pre), body...)
	for d, v := range n.vars {
		b := n.base[d]
		body = []ir.Stmt{&ir.Do{
			At: ir.At{Pos: n.pos}, Var: v,
			Lo: c.convert(b.lo, v.Type), Hi: c.convert(b.hi, v.Type), Step: c.convert(b.step, v.Type),
			Body: body, Independent: &ir.Independent{Pos: n.pos, Array: true, Reductions: reductions},
		}}
	}
	return body
}
