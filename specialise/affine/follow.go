// Package affine knows the values of integer scalars as far as they are sums of other scalars with constant factors, and puts
// them where the analysis of package partition needs them: in subscripts, bounds of loops and conditions.
//
//	follow.go, linear.go   equations between scalars at each place of a unit, on whatever way control comes there
//	once.go                scalars that one statement of the program sets        nx = nx0; do i = 2, nx - 1   →  do i = 2, nx0 - 1
//	unroll.go              loops over tables of distances are written out        jp = j + cy(k)              →  jp = j + 1; jp = j - 1; ..
//	neighbours.go          tables of neighbours give way to what they hold       a(ip(i))                     →  a(modulo(i,n)+1)
//	indexset.go            loops are cut where a subscript changes its form      a(mod(i,n)+1)               →  a(i+1) .. a(1)
//	skips.go               CYCLE gives way to a condition                        if (c) cycle; ..             →  if (.not. c) then; ..
//	bits.go, powers.go     numbers with a bit more are sums          if (iand(i,m) == 0) a(ior(i,m))  →  .. a(i+m)
//	strides.go             loops step by what multiplies their variable      do p; a(2*d*p+q)            →  do p = .., .., 2*d; a(p+q)
//	forward.go             scalars in subscripts give way to their values        k1 = k + 1; r(k1)           →  r(k+1)
//	invariant.go           what else a loop does not change gets a name          b(lo(l)-1)                  →  s = lo(l); b(s-1)
//
// Each is a step of package specialise, from a program to one with the same answers.
package affine

import (
	"slices"

	"dhpfgo/ir"
)

// equation says that a scalar has the value of a linear form at some place of the program, on whatever way control came there.
// mentions are the variables in the form.
type equation struct {
	sym      *ir.Symbol
	form     Form
	mentions []*ir.Symbol
}

// facts are the equations that hold at a place; control does not come to a dead one.
type facts struct {
	dead bool
	list []equation
}

func (at *facts) clone() *facts { return &facts{at.dead, slices.Clone(at.list)} }

// of gives the form that a scalar has the value of.
func (at *facts) of(s *ir.Symbol) (Form, bool) {
	for _, q := range at.list {
		if q.sym == s {
			return q.form, true
		}
	}
	return Form{}, false
}

// join keeps what holds at both of two places that control may come from.
func (at *facts) join(other *facts) *facts {
	switch {
	case at == nil || at.dead:
		return other
	case other.dead:
		return at
	}
	out := &facts{}
	for _, q := range at.list {
		if f, ok := other.of(q.sym); ok && f.equal(q.form) {
			out.list = append(out.list, q)
		}
	}
	return out
}

// follower goes through a unit with the equations that hold before each statement. Loops lose at their head what any of their
// iterations may change, so that an equation inside holds in all iterations; jumps need no further care, as all ways out of a loop
// and to its next iteration lose the same.
type follower struct {
	unit   *ir.Unit
	viewed map[*ir.Symbol]bool // variables that have another name here
	around []enclosing
	use    func(s ir.Stmt, at *facts)              // sees each statement with what holds where its operands are evaluated
	ahead  func(loop ir.Stmt, at *facts) []ir.Stmt // gives statements to put in front of a loop
	shifts bool                                    // shifts of 1 are values, too
	solve  bool                                    // scalars are related to each other by way of values that are no scalars
	enter  func(d *ir.Do, before, inside *facts)   // may add what holds at the beginning of each iteration
	leave  func(d *ir.Do, before, after *facts)    // may add what holds behind the loop
}

// enclosing is a loop with what it changes.
type enclosing struct {
	loop ir.Stmt
	*ir.Changes
}

func newFollower(u *ir.Unit) *follower {
	f := &follower{unit: u, viewed: map[*ir.Symbol]bool{}}
	for _, s := range u.Symbols {
		if s.View && s.Root != nil {
			f.viewed[s.Root] = true
		}
	}
	return f
}

func (f *follower) recursive() bool { return f.unit.Proc != nil && f.unit.Proc.Recursive }

func (f *follower) list(body []ir.Stmt, at *facts) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if f.ahead != nil && ir.IsLoop(s) {
			out = append(out, f.ahead(s, at)...)
		}
		f.stmt(s, at)
		out = append(out, s)
	}
	return out
}

func (f *follower) stmt(s ir.Stmt, at *facts) {
	f.forget(at, ir.ChangesOfCalls(s))
	switch s := s.(type) {
	case *ir.Assign:
		f.use(s, at)
		f.assign(s, at)
	case *ir.Do:
		f.use(s, at)
		before := at.clone()
		c := ir.ChangesOf([]ir.Stmt{s})
		f.forget(at, c)
		inside := at.clone()
		if f.enter != nil {
			f.enter(s, before, inside)
		}
		s.Body = f.inside(enclosing{s, c}, s.Body, inside)
		if f.leave != nil {
			f.leave(s, before, at)
		}
	case *ir.While:
		c := ir.ChangesOf([]ir.Stmt{s})
		f.forget(at, c)
		f.use(s, at)
		s.Body = f.inside(enclosing{s, c}, s.Body, at.clone())
	case *ir.If:
		f.use(s, at)
		f.branches(s, at)
	case *ir.Jump, *ir.Return, *ir.Stop:
		f.use(s, at)
		at.dead = true
	default:
		f.use(s, at)
		f.forget(at, ir.ChangesOf([]ir.Stmt{s}))
	}
}

func (f *follower) inside(e enclosing, body []ir.Stmt, at *facts) []ir.Stmt {
	f.around = append(f.around, e)
	defer func() { f.around = f.around[:len(f.around)-1] }()
	return f.list(body, at)
}

func (f *follower) branches(s *ir.If, at *facts) {
	var behind *facts
	for i := range s.Branches {
		b := at.clone()
		s.Branches[i].Body = f.list(s.Branches[i].Body, b)
		behind = behind.join(b)
	}
	if s.Branches[len(s.Branches)-1].Cond != nil {
		behind = behind.join(at)
	}
	*at = *behind
}

// forget drops the equations about what changes. An equation with a variable that changes stays true with the old value of that, if
// it is known by another equation: k1 = k - 2 is k1 = j - 1 from where k, which was j + 1, changes.
func (f *follower) forget(at *facts, c *ir.Changes) {
	hit := func(s *ir.Symbol) bool { return c.Hit(s, f.recursive()) }
	var kept []equation
	for _, q := range at.list {
		if hit(q.sym) {
			continue
		}
		if slices.ContainsFunc(q.mentions, hit) {
			q.form = at.without(q.form, hit)
			q.mentions = q.form.mentions()
		}
		if !slices.ContainsFunc(q.mentions, hit) {
			kept = append(kept, q)
		}
	}
	at.list = kept
}

// without is a form with the values of scalars in place of those that are to go, as far as they are known. No equation has its own
// scalar in its form, so this ends.
func (at *facts) without(form Form, gone func(*ir.Symbol) bool) Form {
	for _, t := range form.terms {
		s := ScalarOf(t.x)
		if s == nil || !gone(s) {
			continue
		}
		if g, known := at.of(s); known {
			if h, ok := form.with(t.x, at.without(g, gone)); ok {
				form = h
			}
		}
	}
	return form
}

// assign learns from s = e, where e may have s in it if the old value is known: k = k+1.
func (f *follower) assign(a *ir.Assign, at *facts) {
	c := ir.ChangesOf([]ir.Stmt{a})
	s := ScalarOf(a.LHS)
	if s == nil || !f.constant(a.LHS) {
		f.forget(at, c)
		return
	}
	form, ok := f.formOf(a.RHS)
	if old, known := at.of(s); ok && known {
		form, ok = form.with(a.LHS, old)
	}
	f.forget(at, c)
	if ok && f.solve {
		form = at.solved(form)
	}
	if ok && !at.dead && !c.AnyHit(form.mentions(), f.recursive()) {
		at.learn(s, form)
	}
}

// learn adds s = form.
func (at *facts) learn(s *ir.Symbol, form Form) {
	at.list = append(at.list, equation{s, form, form.mentions()})
}

// solved expresses the values in a form that are no scalars by scalars that hold them or differ from them by affine forms.
func (at *facts) solved(form Form) Form {
	for _, t := range form.terms {
		if ScalarOf(t.x) != nil {
			continue
		}
		if g, known := at.holder(t.x); known {
			if h, ok := form.with(t.x, g); ok {
				form = h
			}
		}
	}
	return form
}

// holder gives a value that is no scalar as an affine form of a scalar: with s = x - 1 known, x is s + 1.
func (at *facts) holder(x ir.Expr) (Form, bool) {
	for _, q := range at.list {
		k := q.form.find(x)
		if k < 0 || q.form.terms[k].n != 1 && q.form.terms[k].n != -1 {
			continue
		}
		rest, _ := q.form.with(x, Form{})
		if n := q.form.terms[k].n; rest.affine() {
			v := Form{terms: []term{{&ir.Var{Pos: x.Span(), Sym: q.sym}, n}}}
			return v.plus(rest, -n)
		}
	}
	return Form{}, false
}

// formOf gives an integer expression as a linear form over values that only statements change which name their variables.
func (f *follower) formOf(e ir.Expr) (Form, bool) { return FormOf(e, f.constant) }

// constant reports whether an integer expression has the same value as long as no statement sets a variable in it by its name, or by
// a call whose effects tell so.
func (f *follower) constant(e ir.Expr) bool {
	if e.Type().Base != ir.Integer {
		return false
	}
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Var:
		return f.traceable(e.Sym)
	case *ir.Elem:
		return f.traceable(e.Sym) && f.constants(e.Subs)
	case *ir.Field:
		return f.constantField(e)
	case *ir.Conv:
		return f.constant(e.X)
	case *ir.Unary:
		return f.constant(e.X)
	case *ir.Binary:
		return f.constant(e.X) && f.constant(e.Y)
	case *ir.Call:
		return (arithmetic[e.Fn] || f.shifts && exponentOf(e) != nil) && f.constants(e.Args)
	}
	return false
}

// arithmetic are the intrinsic functions of integers whose value is a number in any kind.
var arithmetic = map[string]bool{"min": true, "max": true, "abs": true, "sign": true, "mod": true, "modulo": true, "dim": true}

func (f *follower) constants(list []ir.Expr) bool {
	return !slices.ContainsFunc(list, func(e ir.Expr) bool { return !f.constant(e) })
}

func (f *follower) constantField(e *ir.Field) bool {
	if e.Comp.Pointer || e.Comp.Allocatable || !f.constants(e.Subs) {
		return false
	}
	switch x := e.X.(type) {
	case *ir.Var:
		return f.traceable(x.Sym)
	case *ir.Elem:
		return f.traceable(x.Sym) && f.constants(x.Subs)
	case *ir.Field:
		return f.constantField(x)
	}
	return false
}

// traceable reports whether a variable changes only by its name and by calls.
func (f *follower) traceable(s *ir.Symbol) bool {
	return s.Map == nil && s.PartMap == nil && s.Proc == nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Allocatable &&
		!s.Optional && !s.Absent && !s.Class && !f.viewed[s]
}
