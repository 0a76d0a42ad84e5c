package tally

import (
	"fmt"
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
)

// do follows a counted loop. Of one in which nothing matters only the variable has no known value afterwards.
func (m *machine) do(s *ir.Do) ending {
	if m.counted(s) || m.passes(s) {
		return ending{}
	}
	bounds, why := m.numbers([]ir.Expr{s.Lo, s.Hi, stepOf(s)})
	if why == "" && bounds[2] == 0 {
		why = "its step is zero"
	}
	switch {
	case m.isSweep(s) && m.work == nil:
		m.store(s.Var, unknown("images differ in it"))
		return m.body(s.Body)
	case why != "" && m.trips[s.Span().Line()] > 0:
		m.trip[s] = 1
		return m.tripsGiven(s, s.Body, func() { m.store(s.Var, value{why: why}) })
	case why != "":
		return m.unknownLoop(s, because(fmt.Sprintf("it depends on the iterations of the loop at line %d: ", s.Span().Line()), value{why: why}))
	}
	defer m.work.around(s)()
	trips := max(0, (bounds[1]-bounds[0]+bounds[2])/bounds[2])
	steady := m.newSteady(s)
	for k := int64(0); k < trips; k++ {
		sample := m.sample(s, trips-k)
		k += sample.before
		m.trip[s] = k + 1
		m.store(s.Var, value{c: &ir.Const{T: s.Var.Type, I: bounds[0] + k*bounds[2]}})
		if e := m.body(s.Body); e.kind != normal {
			if out, ends := m.leave(s, e); ends {
				return out
			}
		}
		if steady.reached() {
			steady.repeat(sample.before + trips - k - 1)
			break
		}
		sample.repeat(sample.before + sample.after)
		if k += sample.after; steady.allowed && sample.before+sample.after > 0 {
			steady.note() // the next iteration alone is compared with this one
		}
	}
	m.store(s.Var, value{c: &ir.Const{T: s.Var.Type, I: bounds[0] + trips*bounds[2]}})
	return ending{}
}

// sample is an iteration that stands for some before it and after it.
type sample struct {
	since
	before, after int64
}

// samples is how many iterations of a loop are followed once the program has been for long enough.
const samples = 3

// sample finds how many of the iterations that are left the next one stands for: none, unless the program is too long to be followed whole.
func (m *machine) sample(s ir.Stmt, left int64) sample {
	if m.steps < m.enough || left <= samples {
		return sample{since: since{m: m}}
	}
	m.assumed[fmt.Sprintf("of loops from line %d on, some iterations stand for all: there are too many", s.Span().Line())] = true
	out := sample{since: since{m: m}, before: left / samples / 2}
	out.after = left/samples - 1 - out.before
	out.note()
	return out
}

// passes goes past a construct in which nothing is real: what it sets is unknown afterwards, but for the variable of a loop.
func (m *machine) passes(s ir.Stmt) bool {
	if m.facts.real[s] || m.facts.leaves(s) {
		return false
	}
	for _, x := range m.facts.spoiledBy(s) {
		m.forget(x, "")
	}
	if d, ok := s.(*ir.Do); ok {
		if bounds, why := m.numbers([]ir.Expr{d.Lo, d.Hi, stepOf(d)}); why == "" && bounds[2] != 0 {
			m.store(d.Var, value{c: &ir.Const{T: d.Var.Type, I: bounds[0] + max(0, (bounds[1]-bounds[0]+bounds[2])/bounds[2])*bounds[2]}})
		}
	}
	return true
}

// counted counts the work of a nest, and reports whether that is all that has to be done about it.
func (m *machine) counted(s ir.Stmt) bool {
	if m.work == nil || !m.facts.nests[s] {
		return false
	}
	m.work.nest(s)
	return !m.facts.followed[s]
}

func stepOf(s *ir.Do) ir.Expr {
	if s.Step == nil {
		return ir.Int8Const(1)
	}
	return s.Step
}

// leave says what the end of an iteration means for a loop: whether the loop ends, and how.
func (m *machine) leave(s ir.Stmt, e ending) (out ending, ends bool) {
	switch {
	case e.kind == cycles && e.loop == s:
		return ending{}, false
	case e.kind == exits && e.loop == s:
		return ending{}, true
	case e.kind == lost && e.loop == s:
		m.skim(bodyOf(s), e.why)
		return ending{}, true
	case e.kind == lost || e.kind == given:
		m.skim(bodyOf(s), e.why)
	}
	return e, true
}

func bodyOf(s ir.Stmt) []ir.Stmt {
	return slices.Concat(ir.BlocksOf(s)...)
}

// unknownLoop goes over a loop of which nobody knows how often it runs.
func (m *machine) unknownLoop(s ir.Stmt, why string) ending {
	e := m.skim(bodyOf(s), why)
	if d, ok := s.(*ir.Do); ok {
		m.drop(d.Var, value{why: why})
	}
	if e.kind == lost && e.loop == s {
		return ending{}
	}
	return e
}

// while follows DO WHILE and loops without a head.
func (m *machine) while(s *ir.While) ending {
	if m.counted(s) || m.passes(s) {
		return ending{}
	}
	for m.trip[s] = 1; ; m.trip[s]++ {
		if s.Cond != nil {
			v := m.eval(s.Cond)
			if v.c == nil && m.trips[s.Span().Line()] > 0 {
				return m.tripsGiven(s, s.Body, func() {})
			}
			if v.c == nil {
				return m.unknownLoop(s, because(fmt.Sprintf("it depends on the condition at line %d: ", s.Span().Line()), v))
			}
			if !v.c.L {
				return ending{}
			}
		}
		if e := m.body(s.Body); e.kind != normal {
			if out, ends := m.leave(s, e); ends {
				return out
			}
		}
		if m.steps++; m.steps > mostSteps {
			m.skim(s.Body, tooLong)
			return ending{kind: given, why: tooLong}
		}
	}
}

// tripsGiven follows a loop, from the trip at hand on, as often as the user says that it runs.
func (m *machine) tripsGiven(s ir.Stmt, body []ir.Stmt, next func()) ending {
	for ; m.trip[s] <= m.trips[s.Span().Line()]; m.trip[s]++ {
		next()
		if e := m.body(body); e.kind != normal {
			if out, ends := m.leave(s, e); ends {
				return out
			}
		}
	}
	return ending{}
}

// leavesNow reports whether the user has said when the loop ends that a branch leaves, and whether it ends now.
func (m *machine) leavesNow(body []ir.Stmt) (now, said bool) {
	for _, s := range body {
		if j, ok := s.(*ir.Jump); ok && j.Exit {
			n := m.trips[j.Loop.Span().Line()]
			return m.trip[j.Loop] >= n, n > 0
		}
	}
	return false, false
}

// since is what has moved and what nests have computed before an iteration of a loop.
type since struct {
	m      *machine
	moved  []plan.Move
	joined int64
	worked []plan.Nest
}

func (x *since) note() {
	x.moved, x.joined = x.moved[:0], x.m.joined
	for _, m := range x.m.order {
		x.moved = append(x.moved, *m)
	}
	if x.m.work != nil {
		x.worked = x.m.work.order()
	}
}

// repeat adds what has moved since then a number of times.
func (x *since) repeat(times int64) {
	if times == 0 {
		return
	}
	x.m.joined += times * (x.m.joined - x.joined)
	for i, m := range x.m.order {
		old := plan.Move{}
		if i < len(x.moved) {
			old = x.moved[i]
		}
		m.Runs += times * (m.Runs - old.Runs)
		m.Messages += times * (m.Messages - old.Messages)
		m.Bytes += times * (m.Bytes - old.Bytes)
	}
	if x.m.work != nil {
		x.m.work.repeat(x.worked, float64(times))
	}
}

// steady notices that an iteration of a loop leaves behind what the one before left: then all others move as much.
type steady struct {
	since
	allowed bool
	state   map[any]known
}

// newSteady looks at a loop whose variable matters to nothing.
func (m *machine) newSteady(s *ir.Do) *steady {
	x := &steady{since: since{m: m}, allowed: !m.facts.relevant[ir.StorageOf(s.Var)] && m.trips[s.Span().Line()] == 0}
	if x.allowed {
		x.note()
	}
	return x
}

func (x *steady) reached() bool {
	if !x.allowed {
		return false
	}
	now := x.m.state()
	if x.state != nil && maps.Equal(now, x.state) {
		return true
	}
	x.state = now
	x.note()
	return false
}

// known is a value that can be compared.
type known struct {
	why string
	i   int64
	r   float64
	l   bool
	s   string
}

func (v value) known() known {
	if v.c == nil {
		return known{why: "unknown"}
	}
	return known{"", v.c.I, v.c.R, v.c.L, v.c.S}
}

// state is what is known now of all that matters.
func (m *machine) state() map[any]known {
	out := map[any]known{}
	for s, v := range m.frame.vars {
		if m.facts.relevant[ir.StorageOf(s)] {
			out[s] = v.known()
		}
	}
	for key, v := range m.statics {
		if m.facts.relevant[key] {
			out[key] = v.known()
		}
	}
	for _, stores := range []map[*ir.Symbol]*store{m.stores, m.frame.stores} {
		for s, x := range stores {
			for key, v := range x.elems {
				out[[2]any{s, key}] = v.known()
			}
		}
	}
	for l, d := range m.dealt {
		out[l] = known{s: d.key}
	}
	for s, is := range m.exists {
		out[[1]any{s}] = is.known()
	}
	return out
}

// isSweep reports whether a loop runs through hyperplanes of tiles, with messages for each: what they are together is counted once.
func (m *machine) isSweep(s *ir.Do) bool {
	for _, x := range s.Body {
		step, ok := x.(*spmd.ExchangeStep)
		if ok && slices.ContainsFunc(step.Exchanges, func(e *spmd.Exchange) bool { return e.Slab != nil && e.Slab.Start == s.Var }) {
			return true
		}
	}
	return false
}
