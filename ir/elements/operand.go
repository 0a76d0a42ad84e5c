package elements

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// OperandOf evaluates an array argument; nil after an error.
func OperandOf(c *Emitter, fn string, e ir.Expr) *shapes.Operand {
	e = c.Resolve(e)
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
	return c.ConstElem(e)
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

func ProductOf(c *Emitter, list []ir.Expr, pos diag.Span) ir.Expr {
	var product ir.Expr = c.Int8(1, pos)
	for _, n := range list {
		product = c.Arith(ir.Mul, product, n, pos)
	}
	return product
}

// Hold computes an integer once: a constant, or a variable that is set before the current statement.
func (c *Emitter) Hold(e ir.Expr, stem string) ir.Expr {
	e = c.Resolve(e)
	if ir.IsConst(e) {
		return e
	}
	if _, ok := e.(*ir.Var); ok {
		return e
	}
	v := c.TextTemp(stem, e)
	c.Emit(&ir.Assign{At: ir.At{Pos: e.Span()}, LHS: &ir.Var{Pos: e.Span(), Sym: v}, RHS: e})
	return &ir.Var{Pos: e.Span(), Sym: v}
}

func Always(int) bool { return true }

// element of an array with lower bounds 1 at the given positions.
func ElemAt(s *ir.Symbol, index []ir.Expr, pos diag.Span) *ir.Elem {
	return &ir.Elem{Pos: pos, Sym: s, Subs: append([]ir.Expr(nil), index...)}
}

// OrderArgument is ORDER, a constant permutation of the dimensions, counted from 0; nil after an error.
func OrderArgument(c *Emitter, e ir.Expr, rank int) []int {
	order := make([]int, rank)
	for k := range order {
		order[k] = k
	}
	if e == nil || rank == 0 {
		return order
	}
	if e.Type().Base == ir.Invalid {
		return nil
	}
	values := constantOrder(e)
	seen := map[int64]bool{}
	for k, v := range values {
		if k < rank && v.I >= 1 && v.I <= int64(rank) {
			seen[v.I] = true
			order[k] = int(v.I) - 1
		}
	}
	if len(values) != rank || len(seen) != rank {
		c.Bag.Errorf(e.Span(), "argument", "'order' must be a permutation of the numbers 1 to %d", rank)
		return nil
	}
	return order
}

// constantOrder lists the values of a constant argument ORDER, nil for another one.
func constantOrder(e ir.Expr) []*ir.Const {
	if a, ok := e.(*ir.ArrayRef); ok && a.Plain() && a.Section.Sym.Made {
		return a.Section.Sym.InitElems
	}
	return nil
}

// Stopping ends the run with a message of what is wrong at a place.
func Stopping(what string, pos diag.Span) ir.Stmt {
	what = pos.String() + ": " + what
	return &ir.Stop{At: ir.At{Pos: pos}, Error: true, Code: &ir.Const{Pos: pos, T: ir.TextType(len(what)), S: what}}
}

// VariableOrder reports whether the argument ORDER is known only at run time.
func VariableOrder(e ir.Expr) bool {
	return e != nil && e.Type().Base == ir.Integer && constantOrder(e) == nil
}

// VariableDim is an argument DIM that is not constant; nil for a constant one.
func VariableDim(c *Emitter, dim ir.Expr) ir.Expr {
	if dim.Type().Base != ir.Integer || ir.IsConst(dim) {
		return nil
	}
	return dim
}
