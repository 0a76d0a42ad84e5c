package affine

import (
	"slices"

	"dhpfgo/ir"
)

// Forward puts the values of integer scalars in place of them in subscripts of distributed arrays, of other arrays in loops over
// such, and in bounds of these loops, where one equation is known whichever way control came there: the analysis then sees loop variables.
//
//	k1 = k + 1;  do j ..;  r(i,j,k1) = ..   →   k1 = k + 1;  do j ..;  r(i,j,k+1) = ..
//
// A scalar that counts gives way in values, too, so that no iteration waits for the count of another:
//
//	k = 0;  do i = 1, n;  k = k + 2;  p(i) = k   →   k = 0;  do i = 1, n;  k = k + 2;  p(i) = 2*i
func Forward(prog *ir.Program, u *ir.Unit) {
	p := &forwarding{follower: newFollower(u), sized: SizedIn(prog), again: setAgain(u.Body), mapped: map[ir.Stmt]bool{}, counts: map[*ir.Symbol]bool{}}
	p.use, p.enter, p.leave, p.solve = p.statement, p.induction, p.counted, true
	at := &facts{}
	u.Entry = p.list(u.Entry, at)
	u.Body = p.list(u.Body, at)
}

// forwarding is the step at work on a unit. Variables in sized keep their names, so that a loop over an array shows that it is one.
type forwarding struct {
	*follower
	sized  map[*ir.Symbol]bool
	again  map[*ir.Symbol]bool // see setAgain
	mapped map[ir.Stmt]bool    // loops that were looked at for distributed arrays
	stride int64               // of the loop whose bounds are looked at
	counts map[*ir.Symbol]bool // scalars that a loop changes by the same number in each iteration
}

// setAgain lists the scalars that several statements set, variables of loops among them.
func setAgain(body []ir.Stmt) map[*ir.Symbol]bool {
	set, again := map[*ir.Symbol]bool{}, map[*ir.Symbol]bool{}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		c := &ir.Changes{Set: map[*ir.Symbol]bool{}}
		c.Stmt(st)
		for s := range c.Set {
			again[s] = again[s] || set[s]
			set[s] = true
		}
		return true
	})
	return again
}

// SizedIn lists the variables in bounds of arrays and templates.
func SizedIn(prog *ir.Program) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	note := func(e ir.Expr) {
		if e != nil {
			ir.WalkExprs(e, func(x ir.Expr) { x.EachSymbol(ir.Use, func(s *ir.Symbol, _ ir.Role) { out[s] = true }) })
		}
	}
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			for _, d := range s.Dims {
				note(d.Lo)
				note(d.Hi)
			}
		}
		for _, l := range u.Layouts {
			for _, d := range l.Dims {
				note(d.Lo)
				note(d.Hi)
			}
		}
	}
	return out
}

func (p *forwarding) statement(s ir.Stmt, at *facts) {
	if at.dead || len(at.list) == 0 {
		return
	}
	over := len(p.around) > 0 && p.overMapped(p.around[0].loop)
	inSubscripts(s, func(a *ir.Symbol, k int, e ir.Expr) bool { return over || mapped(a, k, e) }, func(e ir.Expr) ir.Expr { return p.value(e, at) })
	if a, ok := s.(*ir.Assign); ok && over {
		p.countedIn(a, at)
	}
	if d, ok := s.(*ir.Do); ok && NamesMapped(d) {
		p.stride, _ = d.ConstantStep()
		defer func() { p.stride = 0 }()
		for _, e := range []*ir.Expr{&d.Lo, &d.Hi, &d.Step} {
			if v := p.value(*e, at); ir.Occurrences(v, d.Var) == 0 { // k = i + 1; do i = k, n
				*e = v
			}
		}
	}
}

// countedIn puts the values of scalars that count in place of them in the value of an assignment, but for what they count by.
func (p *forwarding) countedIn(a *ir.Assign, at *facts) {
	a.RHS = ir.MapExpr(a.RHS, func(x ir.Expr) ir.Expr {
		s := ScalarOf(x)
		if s == nil || !p.counts[s] || s == ScalarOf(a.LHS) {
			return x
		}
		if form, ok := p.known(s, at); ok && form.affine() {
			return form.expr(s.Type, x.Span())
		}
		return x
	})
}

// overMapped reports whether a distributed array occurs in a loop.
func (p *forwarding) overMapped(loop ir.Stmt) bool {
	is, known := p.mapped[loop]
	if !known {
		is = NamesMapped(loop)
		p.mapped[loop] = is
	}
	return is
}

// inSubscripts puts f(e) in place of each subscript e, in dimension k of a variable, that is chosen in a statement, blocks inside left
// out, and of each such bound of a section.
func inSubscripts(s ir.Stmt, chosen func(v *ir.Symbol, k int, e ir.Expr) bool, f func(ir.Expr) ir.Expr) {
	changed := false
	all := func(v *ir.Symbol, list []ir.Expr) []ir.Expr {
		out := slices.Clone(list)
		for k, e := range list {
			if chosen(v, k, e) {
				out[k] = f(e)
				changed = changed || out[k] != e
			}
		}
		return out
	}
	element := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		e, ok := x.(*ir.Elem)
		if !ok {
			return x
		}
		c := *e
		c.Subs = all(e.Sym, e.Subs)
		return &c
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, element) }}
	m.Section = func(sec *ir.Section, _ ir.Role) *ir.Section {
		c := *sec
		c.Lo, c.Hi, c.Step = all(sec.Sym, m.Exprs(sec.Lo, ir.Use)), all(sec.Sym, m.Exprs(sec.Hi, ir.Use)), all(sec.Sym, m.Exprs(sec.Step, ir.Use))
		return &c
	}
	if n := s.Rewritten(m, ir.Use); changed {
		s.Become(n)
	}
}

func mapped(v *ir.Symbol, _ int, _ ir.Expr) bool { return v.Map != nil }

// NamesMapped reports whether a distributed array occurs in a loop.
func NamesMapped(loop ir.Stmt) bool {
	found := false
	ir.EachNamed([]ir.Stmt{loop}, func(s *ir.Symbol) { found = found || s.Map != nil })
	return found
}

// value is an expression with the known values of its scalars.
func (p *forwarding) value(e ir.Expr, at *facts) ir.Expr {
	changed := false
	out := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		s := ScalarOf(x)
		if s == nil {
			return x
		}
		form, ok := p.known(s, at)
		if !ok {
			return x
		}
		changed = true
		return form.expr(s.Type, x.Span())
	})
	if !changed {
		return e
	}
	if form, ok := p.formOf(out); ok {
		return form.expr(e.Type(), e.Span())
	}
	return out
}

// known is the affine form that a scalar has, with the scalars in it replaced likewise. All that is left in it must be variables of the
// loops around and what these loops do not change: else nothing is won, unless the innermost one changes the scalar itself and nothing else.
// A scalar that one statement sets says as much as what it is set to.
//
//	do l; d = 2**l;  do k; j = k + d;  .. a(j)   →   .. a(k+d)
func (p *forwarding) known(s *ir.Symbol, at *facts) (Form, bool) {
	isKnown := p.fixed
	if !p.lasts(s) {
		isKnown = func(v *ir.Symbol) bool { return p.fixed(v) || p.lasts(v) }
	}
	form, ok := p.resolved(s, at, isKnown)
	if ok && !form.affine() && p.fixed(s) && !p.again[s] {
		return Form{}, false
	}
	for _, t := range form.terms {
		if v := ScalarOf(t.x); v != nil {
			ok = ok && isKnown(v)
		} else {
			ok = ok && (p.steady(t.x) || p.isResidue(t.x))
		}
	}
	return form, ok
}

// lasts reports whether a scalar has one value in all iterations of the innermost loop around.
func (p *forwarding) lasts(s *ir.Symbol) bool {
	return len(p.around) == 0 || !p.around[len(p.around)-1].Hit(s, p.recursive())
}

// steady reports whether a value is an element with constant subscripts that the loops around do not change: it gets a name in front of
// them (see NameInvariants), so that i = extents(1) - 2 inside is known like a loop's variable.
func (p *forwarding) steady(x ir.Expr) bool {
	e, ok := x.(*ir.Elem)
	if !ok || len(p.around) == 0 || p.around[0].Hit(e.Sym, p.recursive()) {
		return false
	}
	return !slices.ContainsFunc(e.Subs, func(sub ir.Expr) bool { return !ir.IsConst(sub) })
}

// isResidue reports whether a value in a bound of a loop is the remainder of a sum of loop variables, and of what the loops around do not
// change, by the loop's stride: it says which elements the loop leaves out.
//
//	first = 1 + mod(j+c,2);  do i = first, n, 2   →   do i = 1 + mod(j+c,2), n, 2
func (p *forwarding) isResidue(x ir.Expr) bool {
	c, ok := x.(*ir.Call)
	if !ok || c.Fn != "mod" && c.Fn != "modulo" || len(c.Args) != 2 || max(p.stride, -p.stride) < 2 {
		return false
	}
	by, ok := c.Args[1].(*ir.Const)
	form, sum := p.formOf(c.Args[0])
	return ok && by.I == max(p.stride, -p.stride) && sum && form.affine() && !slices.ContainsFunc(form.mentions(), func(v *ir.Symbol) bool { return !p.fixed(v) })
}

// resolved is the form of a scalar in terms of what is not known. A scalar that the analysis can have stays where no sum is known for it: with
// n = max(hi,0), im = n is n.
func (p *forwarding) resolved(s *ir.Symbol, at *facts, isKnown func(*ir.Symbol) bool) (Form, bool) {
	form, ok := at.of(s)
	if !ok || p.sized[s] {
		return Form{}, false
	}
	for _, t := range form.terms {
		v := ScalarOf(t.x)
		if v == nil {
			continue
		}
		if inner, known := p.resolved(v, at, isKnown); known && (inner.affine() || !isKnown(v)) {
			if form, ok = form.with(t.x, inner); !ok {
				return Form{}, false
			}
		}
	}
	return form, true
}

// fixed reports whether the analysis can have a variable in its sets, within all loops around.
func (p *forwarding) fixed(s *ir.Symbol) bool {
	for _, e := range p.around {
		if d, ok := e.loop.(*ir.Do); ok && d.Var == s {
			return true
		}
	}
	return len(p.around) == 0 || !p.around[0].Hit(s, p.recursive())
}

// induction adds the closed form of a scalar that each iteration changes by the same number, in one statement and on every way through,
// which may be a loop that does so a known number of times:
//
//	k = e; do i = lo, hi; ..; k = k + c; ..   →   k is e + c*(i-lo) before and e + c*(i-lo) + c after its assignment
func (p *forwarding) induction(d *ir.Do, before, inside *facts) {
	step, constant := d.ConstantStep()
	lo, ok := p.formOf(d.Lo)
	if !constant || !ok || !lo.affine() || before.dead || cycles(d) {
		return
	}
	i := Form{terms: []term{{&ir.Var{Pos: d.Pos, Sym: d.Var}, 1}}}
	done, ok := i.plus(lo, -1)
	if !ok || !p.traceable(d.Var) {
		return
	}
	for n, s := range d.Body {
		k, c, ok := p.increment(s)
		first, known := before.of(k)
		if !ok || !known || c%step != 0 || k == d.Var || p.changedBeside(d.Body, n, k, d.Var) {
			continue
		}
		if ir.ChangesOf([]ir.Stmt{d}).AnyHit(append(first.mentions(), lo.mentions()...), p.recursive()) {
			continue
		}
		if form, ok := first.plus(done, c/step); ok {
			inside.learn(k, form)
			p.counts[k] = true
		}
	}
}

// counted adds what a scalar is behind a loop of constant bounds whose iterations change it by the same number:
//
//	k = e; do i = lo, hi; ..; k = k + c; ..; end do   →   k is e + c*max(hi-lo+1,0)
func (p *forwarding) counted(d *ir.Do, before, after *facts) {
	trips, ok := constantTrips(d)
	if !ok || before.dead || jumps(d.Body) {
		return
	}
	for n, s := range d.Body {
		k, c, ok := p.increment(s)
		first, known := before.of(k)
		if !ok || !known || k == d.Var || !small(c) || p.changedBeside(d.Body, n, k, d.Var) ||
			ir.ChangesOf([]ir.Stmt{d}).AnyHit(first.mentions(), p.recursive()) {
			continue
		}
		if form, ok := first.plus(Form{c: c * trips}, 1); ok {
			after.learn(k, form)
		}
	}
}

// changedBeside reports whether another statement of a list than the nth may change one of some variables.
func (p *forwarding) changedBeside(list []ir.Stmt, n int, s ...*ir.Symbol) bool {
	return ir.ChangesOf(list[:n]).AnyHit(s, p.recursive()) || ir.ChangesOf(list[n+1:]).AnyHit(s, p.recursive())
}

// increment takes k = k + c apart, or a loop that comes to this a known number of times.
func (p *forwarding) increment(s ir.Stmt) (k *ir.Symbol, c int64, ok bool) {
	if d, isLoop := s.(*ir.Do); isLoop {
		return p.incrementOfLoop(d)
	}
	a, isAssign := s.(*ir.Assign)
	if !isAssign {
		return nil, 0, false
	}
	k = ScalarOf(a.LHS)
	if k == nil || !p.constant(a.LHS) {
		return nil, 0, false
	}
	form, ok := p.formOf(a.RHS)
	if !ok || len(form.terms) != 1 || ScalarOf(form.terms[0].x) != k || form.terms[0].n != 1 {
		return nil, 0, false
	}
	return k, form.c, true
}

// incrementOfLoop is the number by which a loop of constant bounds changes a scalar, of several the first.
func (p *forwarding) incrementOfLoop(d *ir.Do) (k *ir.Symbol, c int64, ok bool) {
	trips, ok := constantTrips(d)
	if !ok || jumps(d.Body) {
		return nil, 0, false
	}
	for n, s := range d.Body {
		k, c, ok = p.increment(s)
		if ok && k != d.Var && !p.changedBeside(d.Body, n, k) && small(c) {
			return k, c * trips, true
		}
	}
	return nil, 0, false
}

// constantTrips is the number of iterations of a loop whose bounds are small numbers.
func constantTrips(d *ir.Do) (int64, bool) {
	lo, isLo := d.Lo.(*ir.Const)
	hi, isHi := d.Hi.(*ir.Const)
	step, isStep := d.ConstantStep()
	if !isLo || !isHi || !isStep || !small(lo.I) || !small(hi.I) {
		return 0, false
	}
	return max((hi.I-lo.I+step)/step, 0), true
}

// jumps reports whether control may leave a list of statements, or a loop in it, in another way than at the end.
func jumps(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop:
			found = true
		}
		return !found
	})
	return found
}

// cycles reports whether a loop has a CYCLE of its own.
func cycles(d *ir.Do) bool {
	found := false
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		j, ok := s.(*ir.Jump)
		found = found || ok && j.Loop == d && !j.Exit
		return true
	})
	return found
}
