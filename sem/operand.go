package sem

import (
	"dhpfgo/ir"
	"slices"

	"dhpfgo/diag"
)

// operand is an array argument of a transformational function: a section of an array whose elements are found by position,
// counted from 1 in each dimension. An expression is computed into an array of its own first.
type operand struct {
	pos  diag.Span
	sym  *ir.Symbol
	subs []triplet
	dims []triplet // those of subs that are sections
}

// operand evaluates an array argument; nil after an error.
func (c *checker) operand(fn string, e ir.Expr) *operand {
	if a, ok := e.(*ir.ArrayRef); ok && a.Plain() {
		return sectionOperand(a.Section, a.Pos)
	}
	if ir.Rank(e) == 0 {
		if e.Type().Base != ir.Invalid {
			c.bag.Errorf(e.Span(), "rank-mismatch", "this argument of '%s' must be an array", fn)
		}
		return nil
	}
	sec := c.computedItem(e, e.Span())
	if sec == nil {
		return nil
	}
	return sectionOperand(sec, e.Span())
}

func newOperand(s *ir.Symbol, subs []triplet, pos diag.Span) *operand {
	o := &operand{pos: pos, sym: s, subs: subs}
	for _, t := range subs {
		if !t.single {
			o.dims = append(o.dims, t)
		}
	}
	return o
}

func sectionOperand(s *ir.Section, pos diag.Span) *operand {
	var subs []triplet
	for k := range s.Lo {
		subs = append(subs, triplet{lo: s.Lo[k], hi: s.Hi[k], step: s.Step[k], single: s.Single[k]})
	}
	return newOperand(s.Sym, subs, pos)
}

func (o *operand) rank() int { return len(o.dims) }

// at is the element at the given positions.
func (o *operand) at(c *checker, index []ir.Expr) ir.Expr {
	e := &ir.Elem{Pos: o.pos, Sym: o.sym}
	d := 0
	for _, t := range o.subs {
		if t.single {
			e.Subs = append(e.Subs, t.lo)
			continue
		}
		steps := c.arith(ir.Sub, index[d], ir.IntConst(1, o.pos), o.pos)
		e.Subs = append(e.Subs, c.arith(ir.Add, c.arith(ir.Mul, steps, t.step, o.pos), t.lo, o.pos))
		d++
	}
	return c.constElem(e)
}

// extents are the numbers of elements in each dimension, of type Int8.
func (o *operand) extents(c *checker) []ir.Expr { return c.extentsOf(o.dims, o.pos) }

func (c *checker) extentsOf(dims []triplet, pos diag.Span) []ir.Expr {
	var out []ir.Expr
	for _, t := range dims {
		out = append(out, c.convert(c.sizeOf(t, pos), ir.Int8))
	}
	return out
}

// elements is the number of elements.
func (o *operand) elements(c *checker) ir.Expr { return c.productOf(o.extents(c), o.pos) }

func (c *checker) productOf(list []ir.Expr, pos diag.Span) ir.Expr {
	var product ir.Expr = c.int8(1, pos)
	for _, n := range list {
		product = c.arith(ir.Mul, product, n, pos)
	}
	return product
}

func (c *checker) int8(n int64, pos diag.Span) *ir.Const {
	return &ir.Const{Pos: pos, T: ir.Int8, I: n}
}

// hold computes an integer once: a constant, or a variable that is set before the current statement.
func (c *checker) hold(e ir.Expr, stem string) ir.Expr {
	if ir.IsConst(e) {
		return e
	}
	if _, ok := e.(*ir.Var); ok {
		return e
	}
	v := c.temp(stem, e.Type(), e.Span())
	c.emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: &ir.Var{Pos: e.Span(), Sym: v}, RHS: e})
	return &ir.Var{Pos: e.Span(), Sym: v}
}

// emit puts statements before the current one.
func (c *checker) emit(list ...ir.Stmt) { c.pre = append(c.pre, list...) }

// positions is a nest of loops over positions from 1 to the given extents, and the variables of the loops.
func (c *checker) positions(extents []ir.Expr, pos diag.Span) (*nest, []ir.Expr) {
	n := &nest{pos: pos}
	var vars []ir.Expr
	for _, extent := range extents {
		v := c.temp("i", ir.Int8, pos)
		n.vars = append(n.vars, v)
		n.base = append(n.base, triplet{lo: c.int8(1, pos), hi: c.convert(extent, ir.Int8), step: c.int8(1, pos)})
		vars = append(vars, &ir.Var{Pos: pos, Sym: v})
	}
	return n, vars
}

// over is a nest of loops over the positions in a shape, in which operands of that shape stand for their elements.
func (c *checker) over(sh *shape) (*nest, []ir.Expr) {
	return c.positions(c.extentsOf(sh.dims, sh.pos), sh.pos)
}

// loops puts body into loops of which those with ordered set must run in their order.
func (n *nest) loops(c *checker, body []ir.Stmt, ordered func(d int) bool) []ir.Stmt {
	for d, v := range n.vars {
		b := n.base[d]
		do := &ir.Do{At: ir.At{Pos: n.pos}, Var: v, Lo: c.convert(b.lo, v.Type), Hi: c.convert(b.hi, v.Type), Step: c.convert(b.step, v.Type), Body: body}
		if !ordered(d) {
			do.Independent = &ir.Independent{Pos: n.pos, Array: true}
		}
		body = []ir.Stmt{do}
	}
	return body
}

func always(int) bool { return true }

// element of an array with lower bounds 1 at the given positions.
func elemAt(s *ir.Symbol, index []ir.Expr, pos diag.Span) *ir.Elem {
	return &ir.Elem{Pos: pos, Sym: s, Subs: append([]ir.Expr(nil), index...)}
}

// without is a list without its d-th member, counted from 1.
func without[T any](list []T, d int) []T {
	return append(append([]T(nil), list[:d-1]...), list[d:]...)
}

// with is a list with a member put in at place d, counted from 1.
func with[T any](list []T, d int, x T) []T {
	return append(append(append([]T(nil), list[:d-1]...), x), list[d-1:]...)
}

// isWhole reports whether an operand is all of an array whose bounds begin at 1.
func (o *operand) isWhole() bool {
	s := section(o.sym, o.subs, o.pos).Section
	return isWholeSection(s) && !slices.ContainsFunc(o.sym.Dims, func(d ir.Dim) bool { return !ir.IsInt(d.Lo, 1) })
}
