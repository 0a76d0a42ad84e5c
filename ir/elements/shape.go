package elements

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// Conforming checks that the operands of an elemental operation have one shape.
func Conforming(c *Emitter, operands ...ir.Expr) {
	arrays := slices.DeleteFunc(slices.Clone(operands), func(e ir.Expr) bool { return e == nil || ir.Rank(e) == 0 })
	if len(arrays) > 1 {
		ShapesOf(c, arrays...)
	}
}

// ShapesOf is the shape of several operands, which must conform; nil if all are scalars.
func ShapesOf(c *Emitter, operands ...ir.Expr) *shapes.Shape {
	var sh *shapes.Shape
	for _, e := range operands {
		sh = Join(c, sh, shapes.Of(e))
	}
	return sh
}

// Join merges the shapes of two operands, which must conform, Fortran 2008, 7.1.5.1.
func Join(c *Emitter, a, b *shapes.Shape) *shapes.Shape {
	if a != nil && b != nil && !shapes.Conform(a.Dims, b.Dims) {
		late := (a.Late || b.Late) && len(a.Dims) == len(b.Dims)
		Misfit(c, late)(b.Pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapes.Text(a.Dims), shapes.Text(b.Dims)).
			Because(a.Pos, "shape %s", shapes.Text(a.Dims)).At("shape %s", shapes.Text(b.Dims))
		return a
	}
	return shapes.Merge(a, b)
}

// Misfit reports shapes that do not conform: an error, but a warning where ALLOCATE gives them, as the statement may never run.
func Misfit(c *Emitter, late bool) func(at diag.Span, code, format string, args ...any) *diag.Diagnostic {
	if late {
		return c.Bag.Warnf
	}
	return c.Bag.Errorf
}

// Nest is the loop nest of an array operation. Loop d runs over the section base[d]; the first is the innermost.
type Nest struct {
	Pos  diag.Span
	Vars []*ir.Symbol
	Base []shapes.Triplet
	by   map[int]int64 // by how many positions elements are taken further along a loop's dimension, around the end, by CSHIFT
	Pre  []ir.Stmt     // what each iteration begins with: calls of elemental functions whose values are structures
}

// NewNest makes the loop variables for a shape.
func NewNest(c *Emitter, sh *shapes.Shape) *Nest {
	n := &Nest{Pos: sh.Pos, Base: append([]shapes.Triplet(nil), sh.Dims...)}
	for d := range n.Base {
		for _, other := range sh.Others {
			if d < len(other) && !ir.EqualStripped(other[d].Step, n.Base[d].Step) && ir.IsInt(other[d].Step, 1) {
				n.Base[d] = other[d]
			}
		}
		t := Common(Common(n.Base[d].Lo.Type(), n.Base[d].Hi.Type()), n.Base[d].Step.Type())
		n.Vars = append(n.Vars, c.Temp("i", t, sh.Pos))
	}
	return n
}

// subscript is the subscript of section t of an operand in the current iteration of loop d.
func (n *Nest) subscript(c *Emitter, d int, t shapes.Triplet, pos diag.Span) ir.Expr {
	if t.Vector != nil {
		v := t.Vector
		t.Vector = nil
		return OperandAt(c, v, []ir.Expr{n.subscript(c, d, t, pos)})
	}
	b := n.Base[d]
	i := n.position(c, d, pos)
	if ir.EqualStripped(t.Step, b.Step) && ir.EqualStripped(t.Lo, b.Lo) {
		return i
	}
	if ir.EqualStripped(t.Step, b.Step) {
		return c.Arith(ir.Add, i, c.Arith(ir.Sub, t.Lo, b.Lo, pos), pos)
	}
	if ir.IsInt(t.Step, -1) && ir.IsInt(b.Step, 1) {
		return c.Arith(ir.Sub, c.Arith(ir.Add, t.Lo, b.Lo, pos), i, pos)
	}
	steps := c.Arith(ir.Sub, i, b.Lo, pos)
	if !ir.IsInt(b.Step, 1) {
		steps = c.Operate(ir.Div, steps, b.Step, pos)
	}
	return c.Arith(ir.Add, c.Arith(ir.Mul, steps, t.Step, pos), t.Lo, pos)
}

// position is the variable of loop d, or where it is moved to around the end of the loop's range.
func (n *Nest) position(c *Emitter, d int, pos diag.Span) ir.Expr {
	i := &ir.Var{Pos: pos, Sym: n.Vars[d]}
	if n.by[d] == 0 {
		return i
	}
	b := n.Base[d]
	from := c.Arith(ir.Add, c.Arith(ir.Sub, i, b.Lo, pos), c.Int8(n.by[d], pos), pos)
	extent := c.Arith(ir.Add, c.Arith(ir.Sub, b.Hi, b.Lo, pos), c.Int8(1, pos), pos)
	if n, ok := b.Extent(); ok {
		extent = c.Int8(max(n, 1), pos)
	}
	wrapped := c.Call("modulo", []ir.Expr{c.Convert(from, ir.Int8), c.Convert(extent, ir.Int8)}, ir.Int8, pos)
	return c.Arith(ir.Add, wrapped, b.Lo, pos)
}

// shifted is the element of CSHIFT in the current iteration.
func (n *Nest) shifted(c *Emitter, x *ir.Transform) ir.Expr {
	dim, by := shapes.Shift(x)
	before := n.by
	n.by = map[int]int64{}
	maps.Copy(n.by, before)
	n.by[dim-1] += by
	if extent, ok := n.Base[dim-1].Extent(); ok && extent > 0 {
		n.by[dim-1] %= extent
	}
	e := n.At(c, x.Arg("array"))
	n.by = before
	return e
}

// At is the element of an array expression in the current iteration of the nest; a scalar stands for itself. An array of more dimensions
// than the nest stands only in programs with errors.
func (n *Nest) At(c *Emitter, e ir.Expr) ir.Expr {
	switch {
	case ir.Rank(e) == 0:
		return e
	case ir.Rank(e) > len(n.Vars):
		return ir.Poison(e.Span())
	}
	switch e := e.(type) {
	case *ir.ArrayRef:
		return n.element(c, e, func(d int) int { return d })
	case *ir.Transform:
		if shapes.IsShifted(e) {
			return n.shifted(c, e)
		}
		if !shapes.IsTransposed(e) {
			diag.Bugf("lower: %s is not computed", ir.ExprString(e))
		}
		return n.element(c, e.Args[0].(*ir.ArrayRef), func(d int) int { return 1 - d })
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return n.At(c, x) }}
	out := e.Rewritten(m, ir.Use).(ir.Expr)
	if ref, ok := out.(*ir.FuncRef); ok && ref.T.Base == ir.Derived {
		v := &ir.Var{Pos: ref.Pos, Sym: c.Temp("f", ref.T, ref.Pos)}
		n.Pre = append(n.Pre, &ir.CallProc{At: ir.At{Pos: ref.Pos}, Proc: ref.Proc, Args: ref.Args, Result: v})
		return ir.CloneExpr(v)
	}
	return out
}

// element is the element of an array, the d-th range of which follows loop to(d).
func (n *Nest) element(c *Emitter, a *ir.ArrayRef, to func(d int) int) ir.Expr {
	e := &ir.Elem{Pos: a.Pos, Sym: a.Section.Sym}
	d := 0
	for _, t := range shapes.TripletsOf(a) {
		if t.Single {
			e.Subs = append(e.Subs, t.Lo)
			continue
		}
		e.Subs = append(e.Subs, n.subscript(c, to(d), t, a.Pos))
		d++
	}
	return c.ConstElem(e)
}

// Elements is the element of an array expression in the current iteration of the nest. Functions that do not depend on the
// iteration are called once, before the current statement.
func Elements(c *Emitter, n *Nest, e ir.Expr) ir.Expr { return n.At(c, OnceIn(c, n.Vars, e)) }

// OnceIn lets the functions in an expression that are called once for a whole array operation be called before the statement.
func OnceIn(c *Emitter, vars []*ir.Symbol, e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.FuncRef:
		if ir.Rank(e) == 0 {
			if e.Proc.Elemental && (e.Proc.Pure || usesAny(e.Args, vars)) || Uses(e, vars) {
				return e
			}
			return ComputedOnce(c, e)
		}
	case *ir.Elem:
		out := *e
		out.Subs = nil
		for _, x := range e.Subs {
			if CallsFunctions(x) && !Uses(x, vars) {
				x = ComputedOnce(c, x)
			}
			out.Subs = append(out.Subs, x)
		}
		return &out
	case *ir.ArrayRef, *ir.Const, *ir.Var:
		return e
	}
	if !CallsFunctions(e) {
		return e
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return OnceIn(c, vars, x) }}
	return e.Rewritten(m, ir.Use).(ir.Expr)
}

// ComputedOnce is a variable with the value of an expression, computed before the current statement.
func ComputedOnce(c *Emitter, e ir.Expr) ir.Expr {
	v := &ir.Var{Pos: e.Span(), Sym: c.TextTemp("f", e)}
	c.Emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: e})
	return v
}

// Wrap puts body into the loops of the nest.
func (n *Nest) Wrap(c *Emitter, body []ir.Stmt, reductions ...*ir.Symbol) []ir.Stmt {
	body = append(slices.Clone(n.Pre), body...)
	for d, v := range n.Vars {
		b := n.Base[d]
		body = []ir.Stmt{&ir.Do{
			At: ir.At{Pos: n.Pos}, Var: v,
			Lo: c.Convert(b.Lo, v.Type), Hi: c.Convert(b.Hi, v.Type), Step: c.Convert(b.Step, v.Type),
			Body: body, Independent: &ir.Independent{Pos: n.Pos, Array: true, Reductions: reductions},
		}}
	}
	return body
}

// Positions is a nest of loops over positions from 1 to the given extents, and the variables of the loops.
func (c *Emitter) Positions(extents []ir.Expr, pos diag.Span) (*Nest, []ir.Expr) {
	n := &Nest{Pos: pos}
	var vars []ir.Expr
	for _, extent := range extents {
		v := c.Temp("i", ir.Int8, pos)
		n.Vars = append(n.Vars, v)
		n.Base = append(n.Base, shapes.Triplet{Lo: c.Int8(1, pos), Hi: c.Convert(extent, ir.Int8), Step: c.Int8(1, pos)})
		vars = append(vars, &ir.Var{Pos: pos, Sym: v})
	}
	return n, vars
}

// Loops puts body into loops of which those with ordered set must run in their order.
func (n *Nest) Loops(c *Emitter, body []ir.Stmt, ordered func(d int) bool) []ir.Stmt {
	for d, v := range n.Vars {
		b := n.Base[d]
		do := &ir.Do{At: ir.At{Pos: n.Pos}, Var: v, Lo: c.Convert(b.Lo, v.Type), Hi: c.Convert(b.Hi, v.Type), Step: c.Convert(b.Step, v.Type), Body: body}
		if !ordered(d) {
			do.Independent = &ir.Independent{Pos: n.Pos, Array: true}
		}
		body = []ir.Stmt{do}
	}
	return body
}

// Independently gives loops over all positions whose iterations do not depend on each other.
func (n *Nest) Independently(c *Emitter, body []ir.Stmt) []ir.Stmt {
	return n.Loops(c, body, func(int) bool { return false })
}
