package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// OperandOf evaluates an array argument; nil after an error.
func OperandOf(c *Emitter, fn string, e ir.Expr) *shapes.Operand {
	e = Resolve(c, e)
	if a, ok := e.(*ir.ArrayRef); ok && a.Plain() {
		return shapes.SectionOperand(a.Section, a.Pos)
	}
	if ir.Rank(e) == 0 {
		if e.Type().Base != ir.Invalid {
			c.Bag.Errorf(e.Span(), "rank-mismatch", "this argument of '%s' must be an array", fn)
		}
		return nil
	}
	sec := ComputedItem(c, e, e.Span())
	if sec == nil {
		return nil
	}
	return shapes.SectionOperand(sec, e.Span())
}

// OperandAt is the element at the given positions.
func OperandAt(c *Emitter, o *shapes.Operand, index []ir.Expr) ir.Expr {
	e := &ir.Elem{Pos: o.Pos, Sym: o.Sym}
	d := 0
	for _, t := range o.Subs {
		if t.Single {
			e.Subs = append(e.Subs, t.Lo)
			continue
		}
		steps := c.Arith(ir.Sub, index[d], ir.IntConst(1, o.Pos), o.Pos)
		e.Subs = append(e.Subs, c.Arith(ir.Add, c.Arith(ir.Mul, steps, t.Step, o.Pos), t.Lo, o.Pos))
		d++
	}
	return c.constElem(e)
}

// OperandExtents are the numbers of elements in each dimension, of type Int8.
func OperandExtents(c *Emitter, o *shapes.Operand) []ir.Expr { return ExtentsOf(c, o.Dims, o.Pos) }

func ExtentsOf(c *Emitter, dims []shapes.Triplet, pos diag.Span) []ir.Expr {
	var out []ir.Expr
	for _, t := range dims {
		out = append(out, c.Convert(c.SizeOf(t, pos), ir.Int8))
	}
	return out
}

// operandSize is the number of elements.
func operandSize(c *Emitter, o *shapes.Operand) ir.Expr {
	return ProductOf(c, OperandExtents(c, o), o.Pos)
}

func ProductOf(c *Emitter, list []ir.Expr, pos diag.Span) ir.Expr {
	var product ir.Expr = c.Int8(1, pos)
	for _, n := range list {
		product = c.Arith(ir.Mul, product, n, pos)
	}
	return product
}

func (c *Emitter) Int8(n int64, pos diag.Span) *ir.Const {
	return &ir.Const{Pos: pos, T: ir.Int8, I: n}
}

// Hold computes an integer once: a constant, or a variable that is set before the current statement.
func (c *Emitter) Hold(e ir.Expr, stem string) ir.Expr {
	e = Resolve(c, e)
	if ir.IsConst(e) {
		return e
	}
	if _, ok := e.(*ir.Var); ok {
		return e
	}
	v := c.Temp(stem, e.Type(), e.Span())
	c.Emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: &ir.Var{Pos: e.Span(), Sym: v}, RHS: e})
	return &ir.Var{Pos: e.Span(), Sym: v}
}

// Emit puts statements before the current one.
func (c *Emitter) Emit(list ...ir.Stmt) { c.Pre = append(c.Pre, list...) }

// positions is a nest of loops over positions from 1 to the given extents, and the variables of the loops.
func (c *Emitter) positions(extents []ir.Expr, pos diag.Span) (*Nest, []ir.Expr) {
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

// Over is a nest of loops over the positions in a shape, in which operands of that shape stand for their elements.
func Over(c *Emitter, sh *shapes.Shape) (*Nest, []ir.Expr) {
	return c.positions(ExtentsOf(c, sh.Dims, sh.Pos), sh.Pos)
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

func Always(int) bool { return true }

// element of an array with lower bounds 1 at the given positions.
func ElemAt(s *ir.Symbol, index []ir.Expr, pos diag.Span) *ir.Elem {
	return &ir.Elem{Pos: pos, Sym: s, Subs: append([]ir.Expr(nil), index...)}
}
