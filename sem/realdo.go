package sem

import "dhpfgo/parse"

// realDo is a DO with a real variable, FORTRAN 77, 11.10.3: the number of iterations is fixed at the beginning, n =
// max(int((hi - lo)/step) + 1, 0), and the step is added to the variable after each.
//
//	v = lo; do k = 1, n; if (k > 1) v = v + step; body; end do; if (k > n and n > 0) v = v + step
//
// After EXIT k is at most n.
func (c *checker) realDo(s *parse.Do, v *Symbol) []Stmt {
	at := At{s.Pos}
	variable := func(x *Symbol) Expr { return &Var{s.Pos, x} }
	lo, hi, step := c.temp("lo", v.Type, s.Pos), c.temp("hi", v.Type, s.Pos), c.temp("step", v.Type, s.Pos)
	n, k := c.temp("n", Int8, s.Pos), c.temp("k", Int8, s.Pos)
	one := Expr(&Const{Pos: s.Pos, T: v.Type, R: 1})
	if s.Step != nil {
		one = c.loopBound(s.Step, v.Type)
	}
	test := func(op Op, x, y Expr) Expr { return &Binary{s.Pos, op, x, y, Log4} }
	advance := &Assign{at, variable(v), &Binary{s.Pos, Add, variable(v), variable(step), v.Type}}
	extent := &Binary{s.Pos, Sub, variable(hi), variable(lo), v.Type}
	trips := c.convert(&Binary{s.Pos, Div, extent, variable(step), v.Type}, Int8)
	zero := Expr(&Const{Pos: s.Pos, T: v.Type})
	some := test(Or, test(And, test(GT, variable(step), zero), test(GE, variable(hi), variable(lo))),
		test(And, test(LT, variable(step), zero), test(LE, variable(hi), variable(lo))))
	first := &Const{Pos: s.Pos, T: Int8, I: 1}
	d := &Do{At: at, Var: k, Lo: first, Hi: variable(n), Step: first}
	d.Body = append([]Stmt{&If{at, []Branch{{s.Pos, test(GT, variable(k), first), []Stmt{advance}}}}},
		c.loopBody(loop{name: s.Block, stmt: d, vars: []*Symbol{v}, pos: s.Pos}, s.Body)...)
	ended := test(And, test(GT, variable(k), variable(n)), test(GE, variable(n), first))
	return []Stmt{
		&Assign{at, variable(lo), c.loopBound(s.Lo, v.Type)},
		&Assign{at, variable(hi), c.loopBound(s.Hi, v.Type)},
		&Assign{at, variable(step), one},
		&Assign{at, variable(n), &Const{Pos: s.Pos, T: Int8}},
		&If{at, []Branch{{s.Pos, some, []Stmt{&Assign{at, variable(n), &Binary{s.Pos, Add, trips, first, Int8}}}}}},
		&Assign{at, variable(v), variable(lo)},
		d,
		&If{at, []Branch{{s.Pos, ended, []Stmt{&Assign{at, variable(v), &Binary{s.Pos, Add, variable(v), variable(step), v.Type}}}}}},
	}
}
