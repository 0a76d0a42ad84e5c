package lower

import (
	"math"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// extremum is a MAXVAL or MINVAL of real numbers. While it runs, the infinity that every number replaces stands for no value;
// if that is left, what it means is found afterwards: the infinity itself, NaN where no element is a number, or the value for
// no elements, as gfortran gives them.
type extremum struct {
	x       *ir.Transform
	e, mask ir.Expr
	maskArg ir.Expr // the argument that mask is an element of
	pos     diag.Span
}

// isExtremum reports whether a reduction is one that treats infinities and NaN in this way.
func isExtremum(x *ir.Transform, e ir.Expr) bool {
	return (x.Fn == "maxval" || x.Fn == "minval") && e.Type().Base == ir.Real && (isRepeatable(e) || !elements.ReadsMapped(e))
}

// isRepeatable reports whether an expression may be evaluated more than once for one element: it calls no function of the
// program.
func isRepeatable(e ir.Expr) bool {
	calls := false
	ir.WalkExprs(e, func(x ir.Expr) {
		_, ref := x.(*ir.FuncRef)
		calls = calls || ref
	})
	return !calls
}

// start is the infinity that every number replaces.
func (m *extremum) start() *ir.Const {
	sign := -1
	if m.x.Fn == "minval" {
		sign = 1
	}
	return &ir.Const{Pos: m.pos, T: m.e.Type(), R: math.Inf(sign)}
}

// step replaces the value so far by an element that is better; for one that is not a number the infinity stands, because
// loops that are run in vectors take it that MAX and MIN meet no NaN.
//
//	v = max(v, merge(e, -infinity, e == e))
//
// An expression with distributed operands stays where it is, as they say who evaluates it.
func (m *extremum) step(c *elements.Emitter, v ir.Expr) []ir.Stmt {
	var out []ir.Stmt
	e := m.e
	if _, element := e.(*ir.Elem); !element && !elements.ReadsMapped(e) {
		t := &ir.Var{Pos: m.pos, Sym: c.Temp("e", v.Type(), m.pos)}
		out, e = append(out, &ir.Assign{At: ir.At{Pos: m.pos}, LHS: t, RHS: m.e}), t
	}
	number := c.Operate(ir.EQ, ir.CloneExpr(e), ir.CloneExpr(e), m.pos)
	best := combine(c, m.x, v, c.Call("merge", []ir.Expr{e, m.start(), number}, v.Type(), m.pos))
	return append(out, &ir.Assign{At: ir.At{Pos: m.pos}, LHS: v, RHS: best})
}

func (m *extremum) open(c *elements.Emitter, v ir.Expr) ir.Expr {
	return c.Operate(ir.EQ, v, m.start(), m.pos)
}

// note counts in state what the elements are: 1 for one that is no number, 2 for a number.
func (m *extremum) note(c *elements.Emitter, state ir.Expr) []ir.Stmt {
	number := c.Operate(ir.EQ, ir.CloneExpr(m.e), ir.CloneExpr(m.e), m.pos)
	seen := c.Call("merge", []ir.Expr{ir.IntConst(2, m.pos), ir.IntConst(1, m.pos), number}, ir.Int4, m.pos)
	var step ir.Stmt = &ir.Assign{At: ir.At{Pos: m.pos}, LHS: state, RHS: c.Call("max", []ir.Expr{state, seen}, ir.Int4, m.pos)}
	if m.mask == nil {
		return []ir.Stmt{step}
	}
	return c.Masked([]ir.Stmt{step}, ir.CloneExpr(m.mask), m.maskArg, m.pos)
}

// settle replaces the infinity in v where it stands for no elements, or for none that is a number.
func (m *extremum) settle(c *elements.Emitter, v, state ir.Expr) []ir.Stmt {
	is := func(n int64) ir.Expr { return c.Operate(ir.EQ, state, ir.IntConst(n, m.pos), m.pos) }
	return []ir.Stmt{&ir.If{At: ir.At{Pos: m.pos}, Branches: []ir.Branch{
		{Pos: m.pos, Cond: is(0), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: m.pos}, LHS: v, RHS: elements.Identity(m.x.Fn, v.Type(), m.pos)}}},
		{Pos: m.pos, Cond: is(1), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: m.pos}, LHS: v, RHS: &ir.Binary{Pos: m.pos, Op: ir.Sub, X: v, Y: v, T: v.Type()}}}},
	}}}
}

// finish settles the value of the whole array that the loops of n have computed.
func (m *extremum) finish(c *elements.Emitter, n *elements.Nest, v ir.Expr) {
	state := &ir.Var{Pos: m.pos, Sym: c.Temp("state", ir.Int4, m.pos)}
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: m.pos}, LHS: state, RHS: ir.IntConst(0, m.pos)}}
	body = append(body, n.Loops(c, m.note(c, state), elements.Always)...)
	c.Emit(&ir.If{At: ir.At{Pos: m.pos}, Branches: []ir.Branch{{Pos: m.pos, Cond: m.open(c, v), Body: append(body, m.settle(c, v, state)...)}}})
}

// finishDim settles the values along one dimension, which array r holds; at is the element of the current iteration of n.
func (m *extremum) finishDim(c *elements.Emitter, n *elements.Nest, r *ir.Symbol, at *ir.Elem) {
	states := c.ResultArray(ir.Int4, elements.ExtentsOfResult(r), m.pos)
	c.Fill(states, func([]ir.Expr) ir.Expr { return ir.IntConst(0, m.pos) })
	c.Emit(n.Loops(c, m.note(c, elements.ElemAt(states, at.Subs, m.pos)), elements.Always)...)
	end, index := c.Positions(elements.ExtentsOfResult(r), m.pos)
	v := elements.ElemAt(r, index, m.pos)
	settled := m.settle(c, v, elements.ElemAt(states, index, m.pos))
	c.Emit(end.Wrap(c, []ir.Stmt{&ir.If{At: ir.At{Pos: m.pos}, Branches: []ir.Branch{{Pos: m.pos, Cond: m.open(c, v), Body: settled}}}})...)
}

// textReduction is MAXVAL or MINVAL of characters, which begins with the value for no elements: the first or the last character
// of the collating sequence everywhere, Fortran 2008, 13.7.107.
func textReduction(c *elements.Emitter, x *ir.Transform, n *elements.Nest, e, mask, maskArg ir.Expr) ir.Expr {
	if length := c.LenOf(e); elements.Uses(length, n.Vars) {
		c.Unsupported(e.Span(), "'%s' of characters whose lengths differ is not supported", x.Fn).Help("assign them to an array first")
		return ir.Poison(x.Pos)
	}
	v := &ir.Var{Pos: x.Pos, Sym: c.TextTemp("s", e)}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: textStart(c, x, e)})
	c.Emit(n.Loops(c, c.Masked(textStep(c, x, e, v), mask, maskArg, x.Pos), elements.Always)...)
	return v
}

func textStart(c *elements.Emitter, x *ir.Transform, e ir.Expr) ir.Expr {
	first := rune(0)
	if x.Fn == "minval" {
		first = rune(1<<(8*e.Type().CharBytes()) - 1)
	}
	one := ir.CharsConst([]rune{first}, e.Type(), x.Pos)
	return c.Folded(&ir.Call{Pos: x.Pos, Fn: "repeat", Args: []ir.Expr{one, c.Convert(c.LenOf(e), ir.Int8)}, T: e.Type()})
}

// textStep replaces the value so far by an element that comes after it, or before it for MINVAL.
func textStep(c *elements.Emitter, x *ir.Transform, e, v ir.Expr) []ir.Stmt {
	op := ir.GT
	if x.Fn == "minval" {
		op = ir.LT
	}
	set := &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: e}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: x.Pos}, Branches: []ir.Branch{{Pos: x.Pos, Cond: c.Operate(op, e, v, x.Pos), Body: []ir.Stmt{set}}}}}
}
