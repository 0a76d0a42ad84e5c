package sem

import (
	"math"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// extremum is a MAXVAL or MINVAL of real numbers. While it runs, the infinity that every number replaces stands for no value;
// if that is left, what it means is found afterwards: the infinity itself, NaN where no element is a number, or the value for
// no elements, as gfortran gives them.
type extremum struct {
	x       *parse.Ref
	e, mask Expr
	pos     diag.Span
}

// isExtremum reports whether a reduction is one that treats infinities and NaN in this way.
func isExtremum(x *parse.Ref, e Expr) bool {
	return (x.Name == "maxval" || x.Name == "minval") && e.Type().Base == Real && (isRepeatable(e) || !readsMapped(e))
}

// isRepeatable reports whether an expression may be evaluated more than once for one element: it calls no function of the
// program.
func isRepeatable(e Expr) bool {
	calls := false
	WalkExprs(e, func(x Expr) {
		_, ref := x.(*FuncRef)
		calls = calls || ref
	})
	return !calls
}

// start is the infinity that every number replaces.
func (m *extremum) start() *Const {
	sign := -1
	if m.x.Name == "minval" {
		sign = 1
	}
	return &Const{Pos: m.pos, T: m.e.Type(), R: math.Inf(sign)}
}

// step replaces the value so far by an element that is better; for one that is not a number the infinity stands, because
// loops that are run in vectors take it that MAX and MIN meet no NaN.
//
//	v = max(v, merge(e, -infinity, e == e))
//
// An expression with distributed operands stays where it is, as they say who evaluates it.
func (m *extremum) step(c *checker, v Expr) []Stmt {
	var out []Stmt
	e := m.e
	if _, element := e.(*Elem); !element && !readsMapped(e) {
		t := &Var{m.pos, c.temp("e", v.Type(), m.pos)}
		out, e = append(out, &Assign{At{m.pos}, t, m.e}), t
	}
	number := c.operate(EQ, cloneExpr(e), cloneExpr(e), m.pos)
	best := c.combine(m.x, v, c.call("merge", []Expr{e, m.start(), number}, v.Type(), m.pos))
	return append(out, &Assign{At{m.pos}, v, best})
}

func (m *extremum) open(c *checker, v Expr) Expr { return c.operate(EQ, v, m.start(), m.pos) }

// note counts in state what the elements are: 1 for one that is no number, 2 for a number.
func (m *extremum) note(c *checker, state Expr) []Stmt {
	number := c.operate(EQ, cloneExpr(m.e), cloneExpr(m.e), m.pos)
	seen := c.call("merge", []Expr{intConst(2, m.pos), intConst(1, m.pos), number}, Int4, m.pos)
	var step Stmt = &Assign{At{m.pos}, state, c.call("max", []Expr{state, seen}, Int4, m.pos)}
	if m.mask != nil {
		step = &If{At{m.pos}, []Branch{{m.pos, cloneExpr(m.mask), []Stmt{step}}}}
	}
	return []Stmt{step}
}

// settle replaces the infinity in v where it stands for no elements, or for none that is a number.
func (m *extremum) settle(c *checker, v, state Expr) []Stmt {
	is := func(n int64) Expr { return c.operate(EQ, state, intConst(n, m.pos), m.pos) }
	return []Stmt{&If{At{m.pos}, []Branch{
		{m.pos, is(0), []Stmt{&Assign{At{m.pos}, v, identity(m.x.Name, v.Type(), m.pos)}}},
		{m.pos, is(1), []Stmt{&Assign{At{m.pos}, v, &Binary{m.pos, Sub, v, v, v.Type()}}}},
	}}}
}

// finish settles the value of the whole array that the loops of n have computed.
func (m *extremum) finish(c *checker, n *nest, v Expr) {
	state := &Var{m.pos, c.temp("state", Int4, m.pos)}
	body := []Stmt{&Assign{At{m.pos}, state, intConst(0, m.pos)}}
	body = append(body, n.loops(c, m.note(c, state), always)...)
	c.emit(&If{At{m.pos}, []Branch{{m.pos, m.open(c, v), append(body, m.settle(c, v, state)...)}}})
}

// finishDim settles the values along one dimension, which array r holds; at is the element of the current iteration of n.
func (m *extremum) finishDim(c *checker, n *nest, r *Symbol, at *Elem) {
	states := c.resultArray(Int4, extentsOfResult(r), m.pos)
	c.fill(states, func([]Expr) Expr { return intConst(0, m.pos) })
	c.emit(n.loops(c, m.note(c, elemAt(states, at.Subs, m.pos)), always)...)
	end, index := c.positions(extentsOfResult(r), m.pos)
	v := elemAt(r, index, m.pos)
	settled := m.settle(c, v, elemAt(states, index, m.pos))
	c.emit(end.wrap(c, []Stmt{&If{At{m.pos}, []Branch{{m.pos, m.open(c, v), settled}}}})...)
}

// textReduction is MAXVAL or MINVAL of characters, which begins with the value for no elements: the first or the last character
// of the collating sequence everywhere, Fortran 2008, 13.7.107.
func (c *checker) textReduction(x *parse.Ref, n *nest, e, mask Expr) Expr {
	if length := c.lenOf(e); uses(length, n.vars) {
		c.unsupported(e.Span(), "'%s' of characters whose lengths differ is not supported", x.Name).Help("assign them to an array first")
		return bad(x.Pos)
	}
	first, op := "\x00", GT
	if x.Name == "minval" {
		first, op = "\xff", LT
	}
	v := &Var{x.Pos, c.textTemp("s", e)}
	one := &Const{Pos: x.Pos, T: textType(1), S: first}
	filled := &Call{x.Pos, "repeat", []Expr{one, c.convert(c.lenOf(e), Int8)}, textType(varLen)}
	if k := e.Type().Len; k >= 0 {
		filled.T = textType(k)
	}
	var step Stmt = &If{At{x.Pos}, []Branch{{x.Pos, c.operate(op, e, v, x.Pos), []Stmt{&Assign{At{x.Pos}, v, e}}}}}
	if mask != nil {
		step = &If{At{x.Pos}, []Branch{{x.Pos, mask, []Stmt{step}}}}
	}
	c.emit(&Assign{At{x.Pos}, v, c.folded(filled)})
	c.emit(n.loops(c, []Stmt{step}, always)...)
	return v
}
