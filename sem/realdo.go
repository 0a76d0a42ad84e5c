package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// realDo is a DO with a real variable, FORTRAN 77, 11.10.3: the number of iterations is fixed at the beginning, n =
// max(int((hi - lo)/step) + 1, 0), and the step is added to the variable after each.
//
//	v = lo; do k = 1, n; if (k > 1) v = v + step; body; end do; if (k > n and n > 0) v = v + step
//
// After EXIT k is at most n. With --check the run ends where v is not what it was when the iteration began.
func (c looper) realDo(s *parse.Do, v *ir.Symbol, body func(*ir.Do) []ir.Stmt) []ir.Stmt {
	at := ir.At{Pos: s.Pos}
	variable := func(x *ir.Symbol) ir.Expr { return &ir.Var{Pos: s.Pos, Sym: x} }
	lo, hi, by := c.temp("lo", v.Type, s.Pos), c.temp("hi", v.Type, s.Pos), c.temp("step", v.Type, s.Pos)
	n, k := c.temp("n", ir.Int8, s.Pos), c.temp("k", ir.Int8, s.Pos)
	one := ir.Expr(&ir.Const{Pos: s.Pos, T: v.Type, R: 1})
	if s.Step != nil {
		one = c.loopBound(s.Step, v.Type)
	}
	test := func(op ir.Op, x, y ir.Expr) ir.Expr { return &ir.Binary{Pos: s.Pos, Op: op, X: x, Y: y, T: ir.Log4} }
	step := realStep{v: v, by: by, at: at}
	if c.em.Check {
		step.held = c.temp("held", v.Type, s.Pos)
	}
	extent := &ir.Binary{Pos: s.Pos, Op: ir.Sub, X: variable(hi), Y: variable(lo), T: v.Type}
	trips := c.convert(&ir.Binary{Pos: s.Pos, Op: ir.Div, X: extent, Y: variable(by), T: v.Type}, ir.Int8)
	zero := ir.Expr(&ir.Const{Pos: s.Pos, T: v.Type})
	some := test(ir.Or, test(ir.And, test(ir.GT, variable(by), zero), test(ir.GE, variable(hi), variable(lo))),
		test(ir.And, test(ir.LT, variable(by), zero), test(ir.LE, variable(hi), variable(lo))))
	first := &ir.Const{Pos: s.Pos, T: ir.Int8, I: 1}
	d := &ir.Do{At: at, Var: k, Lo: first, Hi: variable(n), Step: first}
	d.Body = append([]ir.Stmt{ir.Guarded(at, test(ir.GT, variable(k), first), step.advance()...)}, step.begin()...)
	d.Body = append(d.Body, body(d)...)
	ended := test(ir.And, test(ir.GT, variable(k), variable(n)), test(ir.GE, variable(n), first))
	return []ir.Stmt{
		&ir.Assign{At: at, LHS: variable(lo), RHS: c.loopBound(s.Lo, v.Type)},
		&ir.Assign{At: at, LHS: variable(hi), RHS: c.loopBound(s.Hi, v.Type)},
		&ir.Assign{At: at, LHS: variable(by), RHS: one},
		&ir.Assign{At: at, LHS: variable(n), RHS: &ir.Const{Pos: s.Pos, T: ir.Int8}},
		&ir.If{At: at, Branches: []ir.Branch{{Pos: s.Pos, Cond: some, Body: []ir.Stmt{&ir.Assign{At: at, LHS: variable(n), RHS: &ir.Binary{Pos: s.Pos, Op: ir.Add, X: trips, Y: first, T: ir.Int8}}}}}},
		&ir.Assign{At: at, LHS: variable(v), RHS: variable(lo)},
		d,
		ir.Guarded(at, ended, step.advance()...),
	}
}

// realStep is the way of the real variable of a DO from one iteration to the next; held has its value in an iteration with --check.
type realStep struct {
	v, by, held *ir.Symbol
	at          ir.At
}

func (r realStep) variable(s *ir.Symbol) ir.Expr { return &ir.Var{Pos: r.at.Pos, Sym: s} }

func (r realStep) begin() []ir.Stmt {
	if r.held == nil {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: r.at, LHS: r.variable(r.held), RHS: r.variable(r.v)}}
}

func (r realStep) advance() []ir.Stmt {
	next := &ir.Assign{At: r.at, LHS: r.variable(r.v), RHS: &ir.Binary{Pos: r.at.Pos, Op: ir.Add, X: r.variable(r.v), Y: r.variable(r.by), T: r.v.Type}}
	if r.held == nil {
		return []ir.Stmt{next}
	}
	changed := &ir.Binary{Pos: r.at.Pos, Op: ir.NE, X: r.variable(r.v), Y: r.variable(r.held), T: ir.Log4}
	stop := elements.Stopping("an iteration has changed the variable of its DO loop", r.at.Pos)
	return []ir.Stmt{ir.Guarded(r.at, changed, stop), next}
}
