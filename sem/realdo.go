package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// realDo is a DO with a real variable, FORTRAN 77, 11.10.3: the number of iterations is fixed at the beginning, n =
// max(int((hi - lo)/step) + 1, 0), and the step is added to the variable after each.
//
//	v = lo; do k = 1, n; if (k > 1) v = v + step; body; end do; if (k > n and n > 0) v = v + step
//
// After EXIT k is at most n.
func (c looper) realDo(s *parse.Do, v *ir.Symbol) []ir.Stmt {
	at := ir.At{Pos: s.Pos}
	variable := func(x *ir.Symbol) ir.Expr { return &ir.Var{Pos: s.Pos, Sym: x} }
	lo, hi, step := c.temp("lo", v.Type, s.Pos), c.temp("hi", v.Type, s.Pos), c.temp("step", v.Type, s.Pos)
	n, k := c.temp("n", ir.Int8, s.Pos), c.temp("k", ir.Int8, s.Pos)
	one := ir.Expr(&ir.Const{Pos: s.Pos, T: v.Type, R: 1})
	if s.Step != nil {
		one = c.loopBound(s.Step, v.Type)
	}
	test := func(op ir.Op, x, y ir.Expr) ir.Expr { return &ir.Binary{Pos: s.Pos, Op: op, X: x, Y: y, T: ir.Log4} }
	advance := &ir.Assign{At: at, LHS: variable(v), RHS: &ir.Binary{Pos: s.Pos, Op: ir.Add, X: variable(v), Y: variable(step), T: v.Type}}
	extent := &ir.Binary{Pos: s.Pos, Op: ir.Sub, X: variable(hi), Y: variable(lo), T: v.Type}
	trips := c.convert(&ir.Binary{Pos: s.Pos, Op: ir.Div, X: extent, Y: variable(step), T: v.Type}, ir.Int8)
	zero := ir.Expr(&ir.Const{Pos: s.Pos, T: v.Type})
	some := test(ir.Or, test(ir.And, test(ir.GT, variable(step), zero), test(ir.GE, variable(hi), variable(lo))),
		test(ir.And, test(ir.LT, variable(step), zero), test(ir.LE, variable(hi), variable(lo))))
	first := &ir.Const{Pos: s.Pos, T: ir.Int8, I: 1}
	d := &ir.Do{At: at, Var: k, Lo: first, Hi: variable(n), Step: first}
	d.Body = append([]ir.Stmt{&ir.If{At: at, Branches: []ir.Branch{{Pos: s.Pos, Cond: test(ir.GT, variable(k), first), Body: []ir.Stmt{advance}}}}},
		c.loopBody(loop{name: s.Block, stmt: d, vars: []*ir.Symbol{v}, pos: s.Pos}, s.Body)...)
	ended := test(ir.And, test(ir.GT, variable(k), variable(n)), test(ir.GE, variable(n), first))
	return []ir.Stmt{
		&ir.Assign{At: at, LHS: variable(lo), RHS: c.loopBound(s.Lo, v.Type)},
		&ir.Assign{At: at, LHS: variable(hi), RHS: c.loopBound(s.Hi, v.Type)},
		&ir.Assign{At: at, LHS: variable(step), RHS: one},
		&ir.Assign{At: at, LHS: variable(n), RHS: &ir.Const{Pos: s.Pos, T: ir.Int8}},
		&ir.If{At: at, Branches: []ir.Branch{{Pos: s.Pos, Cond: some, Body: []ir.Stmt{&ir.Assign{At: at, LHS: variable(n), RHS: &ir.Binary{Pos: s.Pos, Op: ir.Add, X: trips, Y: first, T: ir.Int8}}}}}},
		&ir.Assign{At: at, LHS: variable(v), RHS: variable(lo)},
		d,
		&ir.If{At: at, Branches: []ir.Branch{{Pos: s.Pos, Cond: ended, Body: []ir.Stmt{&ir.Assign{At: at, LHS: variable(v), RHS: &ir.Binary{Pos: s.Pos, Op: ir.Add, X: variable(v), Y: variable(step), T: v.Type}}}}}},
	}
}
