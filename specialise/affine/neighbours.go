package affine

import (
	"slices"

	"dhpfgo/ir"
)

// Neighbours puts what the elements of tables of neighbours are in place of them where they choose elements of distributed arrays, or are put
// into scalars:
//
//	do j = 1, n; ip(j) = j + 1; end do; ip(n) = 1      s(i,ip(j))   →   s(i, modulo(j,n) + 1)      periodic
//	.. ip(n) = n                                       s(i,ip(j))   →   s(i, min(j+1, n))          clamped
//	ip(n) = 1; do j = 1, n - 1; ip(j) = j + 1; end do                                              the same
//
// A table is set by one loop of a unit that runs once, and perhaps for its first or last element before or behind that loop or by a condition in
// it, and by nothing else; nothing reads it before. So whoever reads an element reads that value, as one that was not set must not be read (Fortran 2018,
// 19.6.1).
func Neighbours(prog *ir.Program, each func(step func(*ir.Unit))) {
	o := onceOf(prog, nil)
	if o == nil {
		return
	}
	n := &neighbours{once: o, of: map[*ir.Symbol]*table{}}
	for _, u := range prog.Units {
		if o.runs[u] && (u.Proc == nil || o.calledFirst(prog, u)) {
			n.find(u)
		}
	}
	if len(n.of) > 0 {
		each(n.replace)
	}
}

// neighbours are the tables of a program.
type neighbours struct {
	*once
	of     map[*ir.Symbol]*table
	before map[*ir.Symbol]*ir.Assign // of an element of a table whose loop is still to come
}

// table has element(i) = i + step for all i from lo to hi but one, which is `other` at `at`; at is nil if there is none.
type table struct {
	unit      *ir.Unit
	lo, hi    ir.Expr
	step      int64
	at, other ir.Expr
	parts     int // statements that set it
}

// calledFirst reports whether nothing but plain assignments and loops stands before the one call of a procedure by the main program.
func (o *once) calledFirst(prog *ir.Program, u *ir.Unit) bool {
	for _, st := range prog.Units[0].Body {
		if c, ok := st.(*ir.CallProc); ok && c.Proc.Unit == u {
			return true
		}
		calls := false
		ir.EachCall([]ir.Stmt{st}, func(*ir.Procedure, []ir.Actual) { calls = true })
		if calls {
			return false
		}
	}
	return false
}

// find goes through the statements of a unit up to the first that is no part of a table for each.
func (n *neighbours) find(u *ir.Unit) {
	n.before = map[*ir.Symbol]*ir.Assign{}
	open, used := map[*ir.Symbol]*table{}, map[*ir.Symbol]bool{}
	ir.EachNamed(u.Entry, func(s *ir.Symbol) { used[s] = true })
	for _, st := range u.Body {
		parts := n.partsOf(u, st, open, used)
		if a, ok := st.(*ir.Allocate); ok {
			parts[a.Sym] = true
		}
		ir.EachNamed([]ir.Stmt{st}, func(s *ir.Symbol) { used[s] = used[s] || !parts[s] })
		ir.EachCall([]ir.Stmt{st}, func(p *ir.Procedure, _ []ir.Actual) {
			for _, s := range u.Visible() {
				used[s] = used[s] || p.Effects.ReadsShared(s)
			}
		})
		for s, t := range open {
			if used[s] || returns(st) {
				n.close(s, t)
				delete(open, s)
			}
		}
	}
	for s, t := range open {
		n.close(s, t)
	}
}

// returns reports whether a statement may be the last of its procedure.
func returns(st ir.Stmt) (found bool) {
	ir.WalkStmts([]ir.Stmt{st}, func(x ir.Stmt) bool {
		_, is := x.(*ir.Return)
		found = found || is
		return !found
	})
	return found
}

// close takes a table if all that sets it has been seen, and the exception is at an end.
func (n *neighbours) close(s *ir.Symbol, t *table) {
	setters := 0
	for _, x := range n.setters[ir.StorageOf(s)] {
		switch x.stmt.(type) {
		case *ir.Allocate, *ir.Deallocate:
		default:
			setters++
		}
	}
	if setters == t.parts && t.valueAt(&ir.Const{T: ir.Int8}) != nil {
		n.of[s] = t
	}
}

// partsOf adds a statement to the tables that it is a part of, and gives these.
func (n *neighbours) partsOf(u *ir.Unit, st ir.Stmt, open map[*ir.Symbol]*table, used map[*ir.Symbol]bool) map[*ir.Symbol]bool {
	parts := map[*ir.Symbol]bool{}
	switch st := st.(type) {
	case *ir.Do:
		if step, constant := st.ConstantStep(); constant && step == 1 && n.isSteady(st.Lo) && n.isSteady(st.Hi) {
			for s, t := range n.filled(u, st) {
				if used[s] || open[s] != nil {
					continue
				}
				open[s], parts[s] = t, true
				if a := n.before[s]; a != nil && !t.reachesTo(a) {
					parts[s] = false
				}
			}
		}
	case *ir.Assign:
		e, ok := st.LHS.(*ir.Elem)
		if !ok || len(e.Subs) != 1 || !n.isSteady(e.Subs[0]) || !n.isSteady(st.RHS) {
			break
		}
		switch t := open[e.Sym]; {
		case t != nil && t.at == nil:
			parts[e.Sym] = t.reachesTo(st) || t.has(st)
		case t == nil && n.before[e.Sym] == nil && n.mayBeTable(e.Sym):
			n.before[e.Sym] = st
			parts[e.Sym] = true
		}
	}
	return parts
}

// has takes over the assignment of an element that the loop has set.
func (t *table) has(a *ir.Assign) bool {
	t.at, t.other = a.LHS.(*ir.Elem).Subs[0], a.RHS
	t.parts++
	return true
}

// reachesTo takes over the assignment of the element beside those that the loop sets; it reports false for another one.
func (t *table) reachesTo(a *ir.Assign) bool {
	at := a.LHS.(*ir.Elem).Subs[0]
	switch {
	case t.at != nil:
		return false
	case isSameValue(at, plus(t.hi, 1)):
		t.hi = at
	case isSameValue(at, plus(t.lo, -1)):
		t.lo = at
	default:
		return false
	}
	return t.has(a)
}

// filled finds the tables that a loop fills: t(i) = i + step, and perhaps a condition on i or t(i) behind that.
func (n *neighbours) filled(u *ir.Unit, d *ir.Do) map[*ir.Symbol]*table {
	out := map[*ir.Symbol]*table{}
	for k, st := range d.Body {
		a, ok := st.(*ir.Assign)
		if !ok {
			continue
		}
		s := n.filledBy(a, d.Var)
		if s == nil {
			continue
		}
		form, ok := FormOf(a.RHS, func(e ir.Expr) bool { return ScalarOf(e) == d.Var })
		if !ok || len(form.terms) != 1 || form.terms[0].n != 1 {
			continue
		}
		t := &table{unit: u, lo: d.Lo, hi: d.Hi, step: form.c, parts: 1}
		others := slices.Concat(d.Body[:k], d.Body[k+1:])
		for i, c := range d.Body[k+1:] {
			if x := t.exception(s, d.Var, c); x {
				others = slices.Delete(others, k+i, k+i+1)
				t.parts++
				break
			}
		}
		plain := true
		ir.EachNamed(others, func(x *ir.Symbol) { plain = plain && x != s })
		ir.WalkStmts(d.Body, func(x ir.Stmt) bool {
			_, jumps := x.(*ir.Jump)
			plain = plain && !jumps
			return plain
		})
		if !plain {
			continue
		}
		out[s] = t
	}
	return out
}

// filledBy gives the array whose element of a loop's iteration a statement sets, if it may be a table.
func (n *neighbours) filledBy(a *ir.Assign, v *ir.Symbol) *ir.Symbol {
	e, ok := a.LHS.(*ir.Elem)
	if !ok || len(e.Subs) != 1 || ScalarOf(stripped(e.Subs[0])) != v {
		return nil
	}
	if !n.mayBeTable(e.Sym) {
		return nil
	}
	return e.Sym
}

// mayBeTable reports whether an array has its values from assignments alone.
func (n *neighbours) mayBeTable(s *ir.Symbol) bool {
	return s.Rank() == 1 && s.Type.Base == ir.Integer && s.Map == nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Class && s.Init == nil &&
		s.InitElems == nil && s.Storage != ir.InCommon && s.Storage != ir.Argument && !n.outside[ir.StorageOf(s)]
}

// exception takes over IF (i == end) t(i) = other, and the like with t(i) in the condition.
func (t *table) exception(s, v *ir.Symbol, st ir.Stmt) bool {
	c, ok := st.(*ir.If)
	if !ok || len(c.Branches) != 1 || len(c.Branches[0].Body) != 1 {
		return false
	}
	a, ok := c.Branches[0].Body[0].(*ir.Assign)
	test, isTest := c.Branches[0].Cond.(*ir.Binary)
	if !ok || !isTest {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym != s || ScalarOf(stripped(e.Subs[0])) != v {
		return false
	}
	at := test.Y
	switch x := stripped(test.X).(type) {
	case *ir.Var:
		if x.Sym != v {
			return false
		}
	case *ir.Elem:
		if x.Sym != s || ScalarOf(stripped(x.Subs[0])) != v {
			return false
		}
		at = plus(at, -t.step)
	default:
		return false
	}
	switch test.Op {
	case ir.EQ:
	case ir.GT:
		at = plus(at, 1)
	case ir.LT:
		at = plus(at, -1)
	case ir.GE, ir.LE:
	default:
		return false
	}
	end := t.hi
	if test.Op == ir.LT || test.Op == ir.LE {
		end = t.lo
	}
	if test.Op != ir.EQ && !isSameValue(at, end) {
		return false
	}
	t.at, t.other = at, a.RHS
	return true
}

// valueAt gives element e of a table; nil if no form of e does.
func (t *table) valueAt(e ir.Expr) ir.Expr {
	next := plus(e, t.step)
	if t.at == nil {
		return next
	}
	atLast, atFirst := isSameValue(t.at, t.hi) && t.step == 1, isSameValue(t.at, t.lo) && t.step == -1
	switch {
	case atLast && isSameValue(t.other, t.lo), atFirst && isSameValue(t.other, t.hi):
		lo := ir.Int8Of(ir.CloneExpr(t.lo))
		extent := plus(ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(t.hi)), ir.CloneExpr(lo)), 1)
		return ir.Int8Op(ir.Add, &ir.Call{Pos: e.Span(), Fn: "modulo", Args: []ir.Expr{ir.Int8Op(ir.Sub, next, ir.CloneExpr(lo)), extent}, T: ir.Int8}, lo)
	case atLast && isSameValue(t.other, t.hi):
		return &ir.Call{Pos: e.Span(), Fn: "min", Args: []ir.Expr{next, ir.Int8Of(ir.CloneExpr(t.hi))}, T: ir.Int8}
	case atFirst && isSameValue(t.other, t.lo):
		return &ir.Call{Pos: e.Span(), Fn: "max", Args: []ir.Expr{next, ir.Int8Of(ir.CloneExpr(t.lo))}, T: ir.Int8}
	}
	return nil
}

func plus(e ir.Expr, n int64) ir.Expr {
	e = ir.Int8Of(ir.CloneExpr(e))
	if n == 0 {
		return e
	}
	return ir.Int8Op(ir.Add, e, ir.Int8Const(n))
}

func isSameValue(a, b ir.Expr) bool {
	n, ok := ir.Difference(a, b)
	return ok && n == 0
}

// stripped is an integer expression without conversions around it.
func stripped(e ir.Expr) ir.Expr {
	for {
		c, ok := e.(*ir.Conv)
		if !ok || c.X.Type().Base != ir.Integer {
			return e
		}
		e = c.X
	}
}

// isSteady reports whether an expression is made of constants and of scalars that one statement sets, once.
func (n *neighbours) isSteady(e ir.Expr) bool {
	_, ok := FormOf(e, func(x ir.Expr) bool { s := ScalarOf(x); return s != nil && n.isSetOnce(s) })
	return ok
}

func (n *neighbours) isSetOnce(s *ir.Symbol) bool {
	list := n.setters[ir.StorageOf(s)]
	return s.Rank() == 0 && len(list) == 1 && !list[0].inLoop && n.runs[list[0].unit] && s.Init == nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View &&
		!s.Allocatable && s.Storage != ir.Argument && s.Storage != ir.InCommon && !n.outside[ir.StorageOf(s)]
}

// replace puts the values of elements in their place in a unit, where it knows the variables in them.
func (n *neighbours) replace(u *ir.Unit) {
	value := func(_, x ir.Expr, r ir.Role) ir.Expr {
		e, ok := x.(*ir.Elem)
		if !ok || r != ir.Use || n.of[e.Sym] == nil || !n.isVisible(n.of[e.Sym], u) {
			return x
		}
		v := n.of[e.Sym].valueAt(e.Subs[0])
		if v.Type() != e.Type() {
			v = &ir.Conv{Pos: e.Pos, X: v, T: e.Type()}
		}
		return v
	}
	in := func(e ir.Expr) ir.Expr { return ir.MapRoles(e, ir.Use, value) }
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		DistributedSubscripts(st, in)
		if a, ok := st.(*ir.Assign); ok && ScalarOf(a.LHS) != nil && a.LHS.Type().Base == ir.Integer {
			a.RHS = in(a.RHS)
		}
		return true
	})
}

// isVisible reports whether a unit knows the variables in the values of a table.
func (n *neighbours) isVisible(t *table, u *ir.Unit) bool {
	seen := true
	for _, e := range []ir.Expr{t.lo, t.hi, t.other} {
		if e != nil {
			ir.EverySymbol(func(s *ir.Symbol) { seen = seen && (u == t.unit || s.Captured && s.Storage == ir.Static) }, e)
		}
	}
	return seen
}
