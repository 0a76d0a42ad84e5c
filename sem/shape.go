package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// shape is the shape of an array expression: the sections of its first array operand, and those of all others.
type shape struct {
	pos    diag.Span
	dims   []triplet
	others [][]triplet
}

// shape gives the shape of an expression, nil for a scalar. Operands must conform, Fortran 2008, 7.1.5.1.
func (c *checker) shape(x parse.Expr) *shape {
	switch x := x.(type) {
	case *parse.Paren:
		return c.shape(x.X)
	case *parse.Unary:
		if ref := c.operation(x, x.Op, x.X); ref != nil {
			return c.refShape(ref)
		}
		return c.shape(x.X)
	case *parse.Binary:
		if ref := c.operation(x, x.Op, x.X, x.Y); ref != nil {
			return c.refShape(ref)
		}
		return c.join(c.shape(x.X), c.shape(x.Y))
	case *parse.Name:
		if s := c.arrayOf(c.lookup(x.Ident)); s != nil {
			return sectionShape(whole(s), x.Pos)
		}
	case *parse.Component:
		if p, _ := c.boundElemental(x); p != nil {
			return c.boundShape(x)
		}
		if d := c.designate(x); d != nil && d.e == nil {
			return sectionShape(d.subs, x.Pos)
		}
	case *parse.Ref:
		return c.refShape(x)
	case *parse.Substring:
		return c.shape(x.X)
	case *parse.ArrayCons:
		if s := c.constructor(x); s != nil {
			return sectionShape(whole(s), x.Pos)
		}
	}
	return nil
}

func (c *checker) refShape(x *parse.Ref) *shape {
	e := c.lookup(x.Name)
	if c.isSubstring(e, x.Args) {
		return nil
	}
	if s := c.arrayOf(e); s != nil {
		if !hasSection(x.Args) && !c.anyArray(x.Args) {
			return nil
		}
		if subs, ok := c.subscripts(s, x); ok {
			return sectionShape(subs, x.Pos)
		}
		return nil
	}
	if p := c.userFunction(x, e); p != nil && p.Result.Rank() > 0 {
		if s := c.arrayResult(p, x); s != nil {
			return sectionShape(whole(s), x.Pos)
		}
		return nil
	}
	if c.userFunction(x, e) == nil && c.stmtFuncs[x.Name] == nil && c.makesArray(x) {
		if o := c.inPlace(x); o != nil {
			return sectionShape([]triplet{o.dims[1], o.dims[0]}, x.Pos)
		}
		if s := c.transformed(x).sym; s != nil {
			return sectionShape(whole(s), x.Pos)
		}
		return nil
	}
	if p := c.userFunction(x, e); p != nil && !p.Elemental || p == nil && !elementalNames[x.Name] || c.stmtFuncs[x.Name] != nil {
		return nil
	}
	var sh *shape
	for _, a := range x.Args {
		if a.Keyword != "kind" {
			sh = c.join(sh, c.shape(a.Value))
		}
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

// join merges the shapes of two operands. Scalars conform with everything.
func (c *checker) join(a, b *shape) *shape {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	if !conform(a.dims, b.dims) {
		c.bag.Errorf(b.pos, "shape-mismatch", "arrays of shapes %s and %s do not conform", shapeText(a.dims), shapeText(b.dims)).
			Because(a.pos, "shape %s", shapeText(a.dims)).At("shape %s", shapeText(b.dims))
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
