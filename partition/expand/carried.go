package expand

import (
	"slices"

	"dhpfgo/ir"
)

// Scalars that go along a line.
//
//	before: bet = b(i,1);  do k = 2, n;  g = c(i,k)/bet;     bet = b(i,k) - a(i,k)*g;  ..
//	after:  l(1) = b(i,1); do k = 2, n;  g = c(i,k)/l(k-1);  l(k) = b(i,k) - a(i,k)*g; ..
//
// All images would execute such a loop with all that it reads. An array of the line has owners.

// carried makes arrays of the scalars that the loop along a line takes from one iteration into the next.
func (x *expansion) carried(l *line) {
	body, sweep := l.sweep()
	if sweep == nil {
		return
	}
	var done []*ir.Symbol
	for _, st := range sweep.Body {
		a, ok := st.(*ir.Assign)
		if !ok {
			continue
		}
		v, ok := a.LHS.(*ir.Var)
		if !ok || slices.Contains(done, v.Sym) || !isOwn(v.Sym) {
			continue
		}
		done = append(done, v.Sym)
		if c := x.carry(l, body, sweep, v.Sym); c != nil {
			c.apply(x.unit)
			x.flow.Forget()
		}
	}
}

// isOwn reports whether nothing but the statements of its unit knows a scalar.
func isOwn(s *ir.Symbol) bool {
	switch s.Storage {
	case ir.Static, ir.Automatic:
	default:
		return false
	}
	return s.Rank() == 0 && s.Map == nil && !s.Captured && !s.Saved && !s.Pointer && !s.Target && !s.Allocatable && !s.Overlaid && !s.View && s.Link == "" && s.Root == nil &&
		s.Type.Base != ir.Derived && s.Type.Base != ir.Character
}

// sweep finds the loop along the line that the recurrence is in, and the list in which it stands.
func (l *line) sweep() (list []ir.Stmt, sweep *ir.Do) {
	var find func(body []ir.Stmt)
	find = func(body []ir.Stmt) {
		for _, st := range body {
			if d, ok := st.(*ir.Do); ok && sweep == nil && l.places[d.Var] == l.along && isOfLine(l, d.Var) && setsIn(d, l.ref) {
				list, sweep = body, d
				return
			}
			for _, b := range ir.BlocksOf(st) {
				find(b)
			}
		}
	}
	find(l.loop.Body)
	return list, sweep
}

func isOfLine(l *line, v *ir.Symbol) bool {
	at, known := l.places[v]
	return known && at == l.along
}

// setsIn reports whether a loop holds the statement that sets e.
func setsIn(d *ir.Do, e *ir.Elem) bool {
	found := false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		found = found || ok && a.LHS == ir.Expr(e)
		return !found
	})
	return found
}

// carry is a scalar that becomes an array of the line.
type carry struct {
	scalar *ir.Symbol
	before []ir.Stmt // statements in front of the sweep
	sweep  *ir.Do
	set    int // the statement of the sweep that sets it
	step   int64
	lo, hi int64
}

// carry finds how a scalar is used: set in front of the sweep, read in each iteration before it is set there, once and in any case, and
// nowhere else; nil if it is used in other ways.
func (x *expansion) carry(l *line, body []ir.Stmt, sweep *ir.Do, s *ir.Symbol) *carry {
	at := slices.Index(body, ir.Stmt(sweep))
	c := &carry{scalar: s, sweep: sweep, set: -1}
	step, constant := sweep.ConstantStep()
	first, last, known := rangeOf(&ir.Var{Sym: sweep.Var}, []*ir.Do{sweep})
	if at < 0 || !constant || step != 1 && step != -1 || !known || jumps(sweep) {
		return nil
	}
	c.step, c.lo, c.hi = step, first, last
	if step > 0 {
		c.lo--
	} else {
		c.hi++
	}
	for k, st := range sweep.Body {
		if set, _ := namesOf(st, s); set > 0 {
			if a, ok := st.(*ir.Assign); !ok || c.set >= 0 || a.LHS.(*ir.Var).Sym != s {
				return nil
			}
			c.set = k
		}
	}
	if c.set < 0 || !c.isRead() {
		return nil
	}
	begun := false
	for _, st := range body[:at] {
		set, read := namesOf(st, s)
		if _, ok := st.(*ir.Assign); set+read > 0 && (!ok || !begun && (set == 0 || read > 0)) {
			return nil
		}
		if set+read > 0 {
			begun = true
			c.before = append(c.before, st)
		}
	}
	if !begun || !onlyAssigned(append(c.before, sweep), s) || !x.endsWith(sweep, s) {
		return nil
	}
	return c
}

// jumps reports whether an iteration of a loop may end before its last statement: then it may leave the scalar as it was.
func jumps(d *ir.Do) bool {
	found := false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		_, is := st.(*ir.Jump)
		found = found || is
		return !found
	})
	return found
}

// onlyAssigned reports whether assignments alone name a scalar.
func onlyAssigned(body []ir.Stmt, s *ir.Symbol) bool {
	ok := true
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if _, is := st.(*ir.Assign); !is {
			ir.Mentions(st, func(sym *ir.Symbol, _ ir.Role) { ok = ok && sym != s })
		}
		return ok
	})
	return ok
}

// endsWith reports whether nothing reads the value that a scalar has after a loop.
func (x *expansion) endsWith(loop ir.Stmt, s *ir.Symbol) bool {
	if x.unit.Proc != nil && s.Storage == ir.Static || s == procResult(x.unit) {
		return false
	}
	var way func(list []ir.Stmt) (found, ok bool)
	way = func(list []ir.Stmt) (found, ok bool) {
		for k, st := range list {
			if st == loop {
				return true, beginsAnew(list[k+1:], s)
			}
			for _, b := range ir.BlocksOf(st) {
				if found, ok = way(b); found {
					_, isIf := st.(*ir.If)
					return true, ok && (isIf || beginsAnew(b, s)) && beginsAnew(list[k+1:], s)
				}
			}
		}
		return false, false
	}
	_, ok := way(x.unit.Body)
	return ok
}

func procResult(u *ir.Unit) *ir.Symbol {
	if u.Proc == nil {
		return nil
	}
	return u.Proc.Result
}

// beginsAnew reports whether statements set a scalar before they read it, on any way that comes to a read.
func beginsAnew(list []ir.Stmt, s *ir.Symbol) bool {
	ok, _ := firstUse(list, s)
	return ok
}

// firstUse reports whether statements set a scalar before they read it, and whether they set it in any case.
func firstUse(list []ir.Stmt, s *ir.Symbol) (ok, sets bool) {
	for _, st := range list {
		set, read := namesOf(st, s)
		if set+read == 0 {
			continue
		}
		if _, is := st.(*ir.Assign); is {
			return set > 0 && read == 0, true
		}
		own := false
		ir.Mentions(st, func(sym *ir.Symbol, _ ir.Role) { own = own || sym == s })
		if own {
			return false, false
		}
		for _, b := range ir.BlocksOf(st) {
			within, always := firstUse(b, s)
			if !within {
				return false, false
			}
			sets = sets || always && runs(st)
		}
		if sets {
			return true, true
		}
	}
	return true, false
}

// runs reports whether a loop surely has an iteration.
func runs(st ir.Stmt) bool {
	d, ok := st.(*ir.Do)
	if !ok {
		return false
	}
	step, constant := d.ConstantStep()
	n, known := ir.Difference(d.Hi, d.Lo)
	return constant && known && n*step >= 0
}

// isRead reports whether an iteration reads the scalar before it is set in it.
func (c *carry) isRead() bool {
	for _, st := range c.sweep.Body[:c.set+1] {
		if _, read := namesOf(st, c.scalar); read > 0 {
			return true
		}
	}
	return false
}

// namesOf counts how often a statement, with all inside, sets a scalar and how often it reads it.
func namesOf(st ir.Stmt, s *ir.Symbol) (set, read int) {
	ir.EachMention([]ir.Stmt{st}, func(sym *ir.Symbol, r ir.Role) {
		switch {
		case sym != s:
		case r.Sets():
			set++
		default:
			read++
		}
	})
	return set, read
}

// apply puts elements of the array in place of the scalar: those of this step after the statement that sets it, else those of the last.
func (c *carry) apply(u *ir.Unit) {
	a := &ir.Symbol{Name: c.scalar.Name + "%line", Source: c.scalar.UserName(), Pos: c.scalar.Pos, Type: c.scalar.Type, Made: true, Storage: c.scalar.Storage,
		Dims: []ir.Dim{{Lo: ir.Int8Const(c.lo), Hi: ir.Int8Const(c.hi)}}}
	u.Symbols = append(u.Symbols, a)
	first := ir.Expr(ir.Int8Const(c.lo))
	if c.step < 0 {
		first = ir.Int8Const(c.hi)
	}
	now := ir.Int8Of(&ir.Var{Pos: c.sweep.Pos, Sym: c.sweep.Var})
	last := &ir.Binary{Pos: c.sweep.Pos, Op: ir.Sub, X: now, Y: ir.Int8Const(1), T: ir.Int8}
	if c.step < 0 {
		last.Op = ir.Add
	}
	for _, st := range c.before {
		c.replace(st, a, first, first)
	}
	for k, st := range c.sweep.Body {
		switch {
		case k < c.set:
			c.replace(st, a, last, last)
		case k == c.set:
			c.replace(st, a, now, last)
		default:
			c.replace(st, a, now, now)
		}
	}
}

// replace puts elements in place of the scalar in a statement and all inside, at one subscript where it is set and one where it is read.
func (c *carry) replace(st ir.Stmt, a *ir.Symbol, set, read ir.Expr) {
	m := &ir.Rewriter{Expr: func(e ir.Expr, r ir.Role) ir.Expr {
		return ir.MapRoles(e, r, func(_, x ir.Expr, role ir.Role) ir.Expr {
			v, ok := x.(*ir.Var)
			if !ok || v.Sym != c.scalar {
				return x
			}
			at := read
			if role.Sets() {
				at = set
			}
			return &ir.Elem{Pos: v.Pos, Sym: a, Subs: []ir.Expr{ir.CloneExpr(at)}}
		})
	}}
	ir.WalkStmts([]ir.Stmt{st}, func(inner ir.Stmt) bool {
		if a, ok := inner.(*ir.Assign); ok {
			a.Become(a.Rewritten(m, ir.Use))
		}
		return true
	})
}
