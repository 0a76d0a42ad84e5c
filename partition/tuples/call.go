package tuples

import (
	"slices"

	"dhpfgo/ir"
)

// functions follows the functions that a statement refers to; whether each is called is not known.
func (r *run) functions(st ir.Stmt, s *state) {
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if f, ok := x.(*ir.FuncRef); ok && !s.dead {
				called := s.clone()
				r.call(f.Proc, f.Args, called)
				s.join(called)
			}
		})
	}
}

// call follows a procedure with the values of its arguments. What is not in the program, and what calls itself, loses what it may set.
func (r *run) call(p *ir.Procedure, args []ir.Actual, s *state) {
	active := slices.ContainsFunc(r.calls, func(c *call) bool { return c.unit.Proc == p })
	if active {
		r.open.add(p)
	}
	if p.Unit == nil || active || p.Recursive || !r.concerns(p) {
		r.lose(ir.ChangesOf([]ir.Stmt{&ir.CallProc{Proc: p, Args: args}}), s)
		return
	}
	var own []*ir.Symbol
	for i, d := range p.Dummies {
		k, followed := r.of[d]
		if !followed {
			continue
		}
		own = append(own, d)
		g := r.groups[k]
		r.set(s, k, slices.Index(g.vars, d), func(t []int64) []int64 {
			if i >= len(args) || args[i].X == nil {
				return nil
			}
			return r.valuesOf(args[i].X, g, t)
		})
	}
	for _, x := range p.Unit.Symbols {
		if _, followed := r.of[x]; followed && x.Storage == ir.Automatic {
			own = append(own, x)
			r.forget(s, x)
		}
	}
	frames := r.frames
	r.follow(p.Unit, s)
	r.frames = frames
	for i := range args {
		if x := ir.ActualSymbol(args[i]); x != nil && p.Effects.Arg(i).Written && !s.dead {
			r.comeBack(s, x, args[i].X, p, i)
		}
	}
	for _, x := range own {
		if !s.dead {
			r.forget(s, x)
		}
	}
}

// comeBack gives a variable the value of the dummy argument that it was passed as; no other name of it may have been used meanwhile (Fortran 2018,
// 15.5.2.13).
func (r *run) comeBack(s *state, x *ir.Symbol, arg ir.Expr, p *ir.Procedure, i int) {
	k, followed := r.of[x]
	if !followed {
		return
	}
	g := r.groups[k]
	from := -1
	if v, plain := arg.(*ir.Var); plain && v.Sym == x && i < len(p.Dummies) {
		from = slices.Index(g.vars, p.Dummies[i])
	}
	r.set(s, k, slices.Index(g.vars, x), func(t []int64) []int64 {
		if from < 0 {
			return nil
		}
		return []int64{t[from]}
	})
}

// concerns reports whether a procedure, or one that it calls, sets a scalar of a group or has loops with such scalars.
func (r *run) concerns(p *ir.Procedure) bool {
	known, seen := r.matters[p]
	if seen {
		return known
	}
	r.matters[p] = false
	found := false
	if p.Unit != nil {
		body := append(slices.Clip(p.Unit.Entry), p.Unit.Body...)
		ir.EverySymbol(func(x *ir.Symbol) {
			_, followed := r.of[x]
			found = found || followed
		}, body)
		ir.EachCall(body, func(q *ir.Procedure, _ []ir.Actual) { found = found || r.concerns(q) })
	}
	r.matters[p] = found
	return found
}

// procedures is a set of them.
type procedures map[*ir.Procedure]bool

// add puts a procedure and what it calls into the set.
func (list procedures) add(p *ir.Procedure) {
	if p == nil || list[p] {
		return
	}
	list[p] = true
	if p.Unit != nil {
		ir.EachCall(append(slices.Clip(p.Unit.Entry), p.Unit.Body...), func(q *ir.Procedure, _ []ir.Actual) { list.add(q) })
	}
}

// opened are the procedures that are called by way of pointers, as arguments or by their types, those that call themselves, and what
// these call: not all of their calls are followed.
func opened(prog *ir.Program) procedures {
	open := procedures{}
	for _, p := range ir.Callbacks(prog) {
		open.add(p)
	}
	for _, d := range prog.Dispatchers {
		for _, t := range d.Targets {
			open.add(t.Proc)
		}
	}
	for _, u := range prog.Units {
		if u.Proc != nil && u.Proc.Recursive {
			open.add(u.Proc)
		}
	}
	return open
}

// remaindersOf lists the remainders of loop variables by small constants that give scalars of a group their values.
func remaindersOf(prog *ir.Program, g *group) []remainder {
	var out []remainder
	for _, u := range prog.Units {
		loops := map[*ir.Symbol]bool{}
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			if d, ok := st.(*ir.Do); ok {
				loops[d.Var] = true
			}
			return true
		})
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			a, ok := st.(*ir.Assign)
			if !ok || !slices.Contains(g.vars, scalarOf(a.LHS)) {
				return true
			}
			ir.WalkExprs(a.RHS, func(e ir.Expr) {
				c, ok := e.(*ir.Call)
				if !ok || c.Fn != "mod" && c.Fn != "modulo" {
					return
				}
				s, _ := shifted(c.Args[0])
				m, constant := c.Args[1].(*ir.Const)
				if s == nil || !loops[s] || !constant || m.I < 2 || m.I > mostValues/2 {
					return
				}
				if x := (remainder{s, m.I}); !slices.Contains(out, x) {
					out = append(out, x)
				}
			})
			return true
		})
	}
	return out
}
