package tuples

import (
	"slices"

	"dhpfgo/ir"
)

// The limits of a run: tuples of a group, and statements to follow.
const (
	mostTuples = 16
	mostSteps  = 200_000
)

// state has, for each group, the tuples of values that its scalars may have; control does not come to a dead one.
type state struct {
	dead bool
	sets [][][]int64
}

func (s *state) clone() *state {
	out := &state{dead: s.dead, sets: slices.Clone(s.sets)}
	for k := range out.sets {
		out.sets[k] = slices.Clip(out.sets[k])
	}
	return out
}

// join adds the tuples of another state, and reports whether any is new.
func (s *state) join(other *state) (grown bool) {
	if other.dead {
		return false
	}
	if s.dead {
		*s = *other.clone()
		return true
	}
	for k, tuples := range other.sets {
		for _, t := range tuples {
			if !has(s.sets[k], t) {
				s.sets[k], grown = append(s.sets[k], t), true
			}
		}
	}
	return grown
}

func has(set [][]int64, t []int64) bool {
	return slices.ContainsFunc(set, func(u []int64) bool { return slices.Equal(t, u) })
}

// run follows a program.
type run struct {
	groups  []*group
	of      map[*ir.Symbol]int // the group of a scalar
	wide    map[*ir.Symbol]bool
	frames  []*frame
	calls   []*call
	matters map[*ir.Procedure]bool
	open    procedures // not all calls of these are followed
	at      map[*ir.Do]*state
	steps   int
	over    bool // a scalar has turned out to have too many values
}

// frame is a loop that is being followed, with what comes to its next iteration and what leaves it.
type frame struct {
	loop        ir.Stmt
	next, leave *state
}

// call is a procedure that is being followed, or the main program, with what comes to its RETURNs.
type call struct {
	unit *ir.Unit
	ends *state
}

// Find notes at the loops of a program which values scalars have together before them (ir.Do.Known). Loops of procedures that are called by
// way of pointers or from outside, or that call themselves, are left out.
func Find(prog *ir.Program) {
	groups := groupsOf(prog)
	if len(groups) == 0 || prog.Coarrays || prog.Units[0].Proc != nil {
		return
	}
	r := &run{groups: groups, of: map[*ir.Symbol]int{}, wide: map[*ir.Symbol]bool{}, open: opened(prog)}
	for k, g := range groups {
		g.remainders = remaindersOf(prog, g)
		for _, s := range g.vars {
			r.of[s] = k
		}
	}
	for again := true; again; again = r.over {
		r.at, r.steps, r.over, r.matters = map[*ir.Do]*state{}, 0, false, map[*ir.Procedure]bool{}
		r.follow(prog.Units[0], r.start())
	}
	if r.steps > mostSteps {
		return
	}
	for _, u := range prog.Units {
		if u.Proc == nil || !r.open[u.Proc] {
			r.write(u)
		}
	}
}

// write notes at the loops of a unit what is known of at least two scalars.
func (r *run) write(u *ir.Unit) {
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		d, ok := st.(*ir.Do)
		if !ok || r.at[d] == nil || r.at[d].dead {
			return true
		}
		for k, g := range r.groups {
			if t := tuplesOf(g, r.at[d].sets[k]); len(t.Of) > 1 {
				d.Known = append(d.Known, t)
			}
		}
		return true
	})
}

// tuplesOf leaves out the scalars of which a tuple knows nothing.
func tuplesOf(g *group, set [][]int64) *ir.Tuples {
	all := &ir.Tuples{Of: g.vars, Values: set}
	known := slices.DeleteFunc(slices.Clone(g.vars), func(s *ir.Symbol) bool {
		k := slices.Index(g.vars, s)
		return slices.ContainsFunc(set, func(t []int64) bool { return t[k] == unknown })
	})
	return &ir.Tuples{Of: known, Values: all.Project(known)}
}

// start is what holds when the program begins: initial values, of what has any.
func (r *run) start() *state {
	s := &state{}
	for _, g := range r.groups {
		t := make([]int64, len(g.vars)+len(g.remainders))
		for k := range t {
			t[k] = unknown
			if k < len(g.vars) && g.vars[k].Init != nil && !r.wide[g.vars[k]] {
				t[k] = g.vars[k].Init.I
			}
		}
		s.sets = append(s.sets, [][]int64{t})
	}
	return s
}

// follow goes through a unit; what is dead at its end may have come to a RETURN.
func (r *run) follow(u *ir.Unit, s *state) {
	c := &call{unit: u, ends: &state{dead: true}}
	r.calls = append(r.calls, c)
	r.list(u.Entry, s)
	r.list(u.Body, s)
	r.calls = r.calls[:len(r.calls)-1]
	c.ends.join(s)
	*s = *c.ends
}

func (r *run) list(body []ir.Stmt, s *state) {
	for _, st := range body {
		if r.steps++; s.dead || r.over || r.steps > mostSteps {
			return
		}
		r.stmt(st, s)
	}
}

func (r *run) stmt(st ir.Stmt, s *state) {
	r.functions(st, s)
	switch st := st.(type) {
	case *ir.Assign:
		r.assign(st, s)
	case *ir.If:
		r.branches(st, s)
	case *ir.Do:
		r.loop(st, st.Body, s)
	case *ir.While:
		r.loop(st, st.Body, s)
	case *ir.Jump:
		for _, f := range r.frames {
			if f.loop == st.Loop && st.Exit {
				f.leave.join(s)
			} else if f.loop == st.Loop {
				f.next.join(s)
			}
		}
		s.dead = true
	case *ir.Return:
		r.calls[len(r.calls)-1].ends.join(s)
		s.dead = true
	case *ir.Stop:
		s.dead = true
	case *ir.CallProc:
		r.call(st.Proc, st.Args, s)
		r.lose(ir.ChangesOf([]ir.Stmt{&ir.CallProc{At: st.At, Proc: nothing, Result: st.Result, Into: st.Into}}), s)
	default:
		r.lose(ir.ChangesOf([]ir.Stmt{st}), s)
		st.EachBlock(func(body []ir.Stmt) {
			inside := s.clone()
			r.list(body, inside)
			s.join(inside)
		})
	}
}

// nothing is a procedure that a call of is a call of none.
var nothing = &ir.Procedure{Effects: &ir.Effects{}}

// lose forgets what may change.
func (r *run) lose(c *ir.Changes, s *state) {
	for x := range r.of {
		if c.Hit(x, false) {
			r.forget(s, x)
		}
	}
}

// forget makes the value of a scalar unknown.
func (r *run) forget(s *state, x *ir.Symbol) {
	if k, ok := r.of[x]; ok {
		r.set(s, k, slices.Index(r.groups[k].vars, x), func([]int64) []int64 { return nil })
	}
}

// set gives place i of the tuples of group k the values that a function of the tuple lists, unknown where it gives none.
func (r *run) set(s *state, k, i int, values func(t []int64) []int64) {
	g := r.groups[k]
	var out [][]int64
	for _, t := range s.sets[k] {
		list := values(t)
		if list == nil || i < len(g.vars) && r.wide[g.vars[i]] {
			list = []int64{unknown}
		}
		for _, v := range list {
			next := slices.Clone(t)
			if next[i] = v; !has(out, next) {
				out = append(out, next)
			}
		}
	}
	if s.sets[k] = out; len(out) > mostTuples {
		r.widen(g, out)
	}
}

// widen gives up the scalar of a group that has the most values; the program is followed again without it.
func (r *run) widen(g *group, tuples [][]int64) {
	most, widest := 0, g.vars[0]
	for k, x := range g.vars {
		seen := map[int64]bool{}
		for _, t := range tuples {
			seen[t[k]] = true
		}
		if !r.wide[x] && len(seen) > most {
			most, widest = len(seen), x
		}
	}
	r.over = !r.wide[widest]
	r.wide[widest] = true
	if !r.over {
		r.steps = mostSteps + 1
	}
}

func (r *run) assign(a *ir.Assign, s *state) {
	x, ok := a.LHS.(*ir.Var)
	if !ok {
		return
	}
	if k, followed := r.of[x.Sym]; followed {
		g := r.groups[k]
		r.set(s, k, slices.Index(g.vars, x.Sym), func(t []int64) []int64 { return r.valuesOf(a.RHS, g, t) })
	}
}

// choose keeps the tuples for which a condition can be so; one that is absent holds.
func (r *run) choose(s *state, cond ir.Expr, is bool) {
	if cond == nil {
		s.dead = s.dead || !is
		return
	}
	for k, g := range r.groups {
		s.sets[k] = slices.DeleteFunc(slices.Clone(s.sets[k]), func(t []int64) bool {
			yes, no := r.holds(cond, g, t)
			return is && !yes || !is && !no
		})
		s.dead = s.dead || len(s.sets[k]) == 0
	}
}

func (r *run) branches(st *ir.If, s *state) {
	behind, rest := &state{dead: true}, s.clone()
	for _, b := range st.Branches {
		inside := rest.clone()
		r.choose(inside, b.Cond, true)
		r.list(b.Body, inside)
		behind.join(inside)
		r.choose(rest, b.Cond, false)
	}
	behind.join(rest)
	*s = *behind
	r.check(s)
}

// check gives up a scalar if a union has too many tuples.
func (r *run) check(s *state) {
	for k, set := range s.sets {
		if !s.dead && len(set) > mostTuples && !r.over {
			r.widen(r.groups[k], set)
		}
	}
}

// loop follows a loop until its iterations add nothing: head = before ∪ f(head).
func (r *run) loop(loop ir.Stmt, body []ir.Stmt, s *state) {
	f := &frame{loop: loop, next: s.clone(), leave: &state{dead: true}}
	r.frames = append(r.frames, f)
	ended := &state{dead: true}
	for grown := true; grown && !r.over && r.steps <= mostSteps; {
		before := f.next.clone()
		if d, ok := loop.(*ir.Do); ok {
			r.note(d, before)
		}
		inside := before.clone()
		ended.join(r.iterate(loop, inside))
		r.list(body, inside)
		f.next.join(inside)
		r.check(f.next)
		grown = before.join(f.next)
	}
	r.frames = r.frames[:len(r.frames)-1]
	f.leave.join(ended)
	*s = *f.leave
	r.check(s)
}

// iterate makes what comes to the head of a loop what its next iteration begins with, and gives what the loop ends with at its head.
func (r *run) iterate(loop ir.Stmt, s *state) (ended *state) {
	w, ok := loop.(*ir.While)
	if !ok {
		d := loop.(*ir.Do)
		r.forget(s, d.Var)
		ended = s.clone()
		r.remainders(ended, d.Var, func(int64) []int64 { return nil })
		r.remainders(s, d.Var, func(m int64) (out []int64) {
			for n := range m {
				out = append(out, n)
			}
			return out
		})
		return ended
	}
	r.functions(w, s)
	ended = s.clone()
	r.choose(ended, w.Cond, false)
	if w.Cond != nil {
		r.choose(s, w.Cond, true)
	}
	return ended
}

// note adds what comes to a loop.
func (r *run) note(d *ir.Do, s *state) {
	if r.at[d] == nil {
		r.at[d] = &state{dead: true}
	}
	r.at[d].join(s)
}

// remainders gives the remainders of a loop's variable the values that a function lists for their modulus.
func (r *run) remainders(s *state, v *ir.Symbol, values func(m int64) []int64) {
	for k, g := range r.groups {
		for i, x := range g.remainders {
			if x.v == v && !s.dead {
				r.set(s, k, len(g.vars)+i, func([]int64) []int64 { return values(x.m) })
			}
		}
	}
}
