package tally

import (
	"cmp"
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
)

// Work counts what some of the images (from 0) of a number of images compute in each nest of a run: how often the assignments in it are
// executed, and with what weight. Nests of one line are one. Bounds of loops are those that the sets gave them, so the counts are exact where no
// condition on data stands in the way and what iterations compute follows no wilder course than sampler takes for granted.
func (p *Program) Work(images int, some []int, given plan.Given) [][]plan.Nest {
	f := factsOf(p.SPMD, given.Values)
	f.nests = f.findNests(p.SPMD)
	f.followNests(p.SPMD)
	var out [][]plan.Nest
	for _, image := range some {
		m := newMachineWith(p, images, given, f)
		m.enough /= 2 + len(some)
		m.work = &work{machine: m, sums: map[place]*plan.Nest{}, weights: map[ir.Stmt]float64{}, last: map[ir.Stmt]*lastRun{}, listed: map[ir.Stmt]bool{},
			governs: map[*ir.Do]governing{}, left: int(mostLooked * float64(cmp.Or(given.Steps, enoughSteps)) / enoughSteps / float64(2+len(some)))}
		m.layouts.image = image
		if main := m.main(); main != nil {
			m.frame = newFrame(main)
			m.body(main.Body)
		}
		out = append(out, m.work.order())
	}
	return out
}

// work adds up what nests compute.
type work struct {
	*machine
	sums    map[place]*plan.Nest
	list    []*plan.Nest
	weights map[ir.Stmt]float64
	governs map[*ir.Do]governing
	left    int // statements that may be looked at
	room    int // of these in the present run of a nest
	last    map[ir.Stmt]*lastRun
	listed  map[ir.Stmt]bool // of inspectors that have run and whose list is still right
	depth   int
	pipe    *pipe // around the nest at hand
	strips  *pipe // of the loop over strips at hand
}

// pipe is a pipeline: images wait at its receiving statement for those before them. Begins is 1 until its first nest has been counted.
type pipe struct{ begins, depth float64 }

// receives notes a statement at which images wait for those before them in a pipeline. That is one pipeline for all strips of a loop over
// strips, whose variable the compiler has made.
func (w *work) receives(s *spmd.ExchangeStep) {
	switch {
	case isTurn(s):
		w.pipe = &pipe{begins: 1}
	case s.Part != spmd.Receive:
		w.pipe = nil
		return
	default:
		if w.pipe = w.strips; w.pipe == nil {
			w.pipe = &pipe{begins: 1}
		}
	}
	for _, x := range s.Exchanges {
		l := x.Layouts[0]
		if in, err := w.dealing(l).as(w.Layouts[l]).On(w.images, nil); err == nil {
			w.pipe.depth = max(w.pipe.depth, float64(slices.Max(in.Grid)))
		}
	}
}

// isTurn reports whether images exchange something before each tile of a sweep over tiles that are dealt out in turn: while one image computes
// there the others wait for it. With MULTI all have tiles in each hyperplane.
func isTurn(s *spmd.ExchangeStep) bool {
	return slices.ContainsFunc(s.Exchanges, func(x *spmd.Exchange) bool { return x.Slab != nil && !x.Layouts[0].IsMulti() })
}

// around surrounds a loop: in one over strips the pipeline begins once.
func (w *work) around(s *ir.Do) (end func()) {
	if w == nil {
		return func() {}
	}
	isOver := slices.ContainsFunc(s.Body, func(x ir.Stmt) bool {
		step, ok := x.(*spmd.ExchangeStep)
		return ok && step.Part == spmd.Receive
	})
	if !isOver || !s.Var.HasMadeName() {
		return func() {}
	}
	w.strips = &pipe{begins: 1}
	return func() { w.strips, w.pipe = nil, nil }
}

type place struct {
	file  string
	line  int
	lists bool // of an inspector
}

// amount is how many assignments are executed, and their weight: 1 for each, and 1 for each element, operation and call in it.
type amount struct{ count, weight float64 }

func (a *amount) add(b amount, times float64) {
	a.count += times * b.count
	a.weight += times * b.weight
}

func (w *work) order() []plan.Nest {
	var out []plan.Nest
	for _, n := range w.list {
		out = append(out, *n)
	}
	return out
}

// repeat adds what nests have computed since then a number of times.
func (w *work) repeat(since []plan.Nest, times float64) {
	for i, n := range w.list {
		var old plan.Nest
		if i < len(since) {
			old = since[i]
		}
		n.Runs += times * (n.Runs - old.Runs)
		n.Iterations += times * (n.Iterations - old.Iterations)
		n.Weight += times * (n.Weight - old.Weight)
	}
}

// nest counts one execution of a nest. What it sets and what matters is unknown afterwards, unless the nest is followed as well.
func (w *work) nest(s ir.Stmt) {
	span := s.Span()
	list, lists := w.facts.listing[s]
	if lists && (list.Alone && w.images == 1 || w.listed[s]) {
		return
	}
	key := place{span.File.Name, span.Line(), lists}
	n := w.sums[key]
	if n == nil {
		n = &plan.Nest{File: key.file, Line: key.line, Lists: key.lists}
		w.sums[key] = n
		w.list = append(w.list, n)
	}
	a := w.run(s, n)
	w.listed[s] = lists && list.lasts
	if w.pipe != nil {
		n.Sweeps += w.pipe.begins
		n.Depth = max(n.Depth, w.pipe.depth)
		w.pipe.begins = 0
	}
	n.Runs++
	n.Iterations += a.count
	n.Weight += a.weight
	if !w.facts.followed[s] {
		for _, x := range w.facts.spoiledBy(s) {
			w.forget(x, "")
		}
	}
}

// run counts one run of a nest. In a program with so many of them that they can not all be looked at, what the last one that was stands for those
// that follow, a twentieth of their number.
func (w *work) run(s ir.Stmt, n *plan.Nest) amount {
	l := w.last[s]
	if l == nil {
		l = &lastRun{}
		w.last[s] = l
	}
	l.runs++
	if w.left <= 0 && l.runs < l.next {
		n.Estimated = true
		return l.amount
	}
	w.room = min(mostInRun, max(leastInRun, w.left/20))
	w.left += -w.room
	before := w.snapshot()
	l.amount = w.stmt(s)
	w.restore(before)
	n.Estimated = n.Estimated || w.room <= 0
	w.left += max(0, w.room)
	l.next = l.runs + l.runs/20
	return l.amount
}

// lastRun is what a nest computed when it was last looked at, and how often it has run.
type lastRun struct {
	amount     amount
	runs, next int
}

// cells are the values of scalars at a time.
type cells map[*value]value

func (w *work) snapshot() cells {
	out := cells{}
	for _, v := range w.frame.vars {
		out[v] = *v
	}
	for _, v := range w.statics {
		out[v] = *v
	}
	return out
}

func (w *work) restore(c cells) {
	for p, v := range c {
		*p = v
	}
}

func (w *work) block(list []ir.Stmt) amount {
	var sum amount
	for _, s := range list {
		sum.add(w.stmt(s), 1)
	}
	return sum
}

func (w *work) stmt(s ir.Stmt) amount {
	w.room--
	switch s := s.(type) {
	case *ir.Do:
		return w.loop(s)
	case *ir.While:
		var sum amount
		sum.add(w.block(s.Body), float64(max(1, w.trips[s.Span().Line()])))
		return sum
	case *ir.If:
		return w.branches(s)
	case *ir.CallProc:
		return w.call(s)
	case *spmd.TilesOf:
		w.tilesOf(s)
		return amount{0, 1}
	case *ir.Assign:
		if w.setsControl(s) {
			w.assign(s)
		}
		return amount{1, w.weightOf(s)}
	}
	var sum amount
	s.EachBlock(func(b []ir.Stmt) { sum.add(w.block(b), 1) })
	sum.weight++
	if _, ok := s.(*spmd.Note); ok {
		sum.weight += callWeight / 2
	}
	return sum
}

// setsControl reports whether an assignment is to a scalar on which bounds or conditions depend.
func (w *work) setsControl(s *ir.Assign) bool {
	v, ok := s.LHS.(*ir.Var)
	return ok && w.facts.relevant[ir.StorageOf(v.Sym)]
}

func (w *work) loop(s *ir.Do) amount {
	bounds, why := w.numbers([]ir.Expr{s.Lo, s.Hi, stepOf(s)})
	var sum amount
	if why != "" || bounds[2] == 0 {
		times := max(1, w.trips[s.Span().Line()])
		if w.guesses && times == 1 {
			times = likelyTrips
		}
		w.assumed[fmt.Sprintf("the loop at line %d, of which the plan does not know the bounds, runs %d time(s)", s.Span().Line(), times)] = true
		w.store(s.Var, value{why: why})
		sum.add(w.block(s.Body), float64(times))
		return sum
	}
	trips := max(0, (bounds[1]-bounds[0]+bounds[2])/bounds[2])
	at := func(k int64) amount {
		w.store(s.Var, value{c: &ir.Const{T: s.Var.Type, I: bounds[0] + k*bounds[2]}})
		return w.block(s.Body)
	}
	w.depth++
	g := w.governing(s)
	switch {
	case trips == 0:
	case !g.governs:
		sum.add(at(0), float64(trips))
	case g.carries:
		looked := min(trips, w.looks())
		for k := range looked {
			sum.add(at(k*trips/looked), float64(trips)/float64(looked))
		}
	default:
		x := &sampler{at: at, looks: int(w.looks()), isOver: func() bool { return w.room <= 0 }, seen: map[int64]amount{}}
		sum = x.sum(0, trips-1, w.turns(s, g, bounds, trips))
	}
	w.depth--
	w.store(s.Var, value{c: &ir.Const{T: s.Var.Type, I: bounds[0] + trips*bounds[2]}})
	sum.weight += float64(trips)
	return sum
}

// likelyTrips is how often a loop runs in a likely run whose bounds nobody knows.
const likelyTrips = 10

// turns finds where what the iterations of a loop compute may turn.
func (w *work) turns(s *ir.Do, g governing, bounds []int64, trips int64) []int64 {
	before := *w.cell(s.Var)
	defer func() { *w.cell(s.Var) = before }()
	return g.places(func(e ir.Expr, k int64) (int64, bool) {
		w.store(s.Var, value{c: &ir.Const{T: s.Var.Type, I: bounds[0] + k*bounds[2]}})
		v := w.eval(e)
		return v.number()
	}, trips-1)
}

// branches counts the branch that is taken; where that depends on data, the mean of all.
func (w *work) branches(s *ir.If) amount {
	open, seen := []ir.Branch(nil), false
	for _, b := range s.Branches {
		v := value{c: nil}
		if b.Cond != nil {
			v = w.eval(b.Cond)
		}
		switch {
		case b.Cond == nil || v.c != nil && v.c.L:
			open, seen = append(open, b), true
		case v.c == nil:
			open = append(open, b)
		}
		if seen {
			break
		}
	}
	ways := float64(len(open))
	if !seen {
		ways++
	}
	sum := amount{0, 1}
	for _, b := range open {
		sum.add(w.block(b.Body), 1/ways)
	}
	return sum
}

// mostCalls bounds how deep calls are counted.
const mostCalls, callWeight = 8, 20

func (w *work) call(s *ir.CallProc) amount {
	u := w.facts.units[s.Proc.Unit]
	if u == nil || w.depth > mostCalls {
		return amount{1, callWeight}
	}
	next := newFrame(u)
	for i, d := range s.Proc.Dummies {
		if i < len(s.Args) {
			w.bind(next, d, s.Args[i])
		}
	}
	next.outer, w.frame = w.frame, next
	w.depth++
	sum := w.block(slices.Concat(u.Source.Entry, u.Body))
	w.depth--
	w.frame = next.outer
	return sum
}

func (w *work) weightOf(s *ir.Assign) float64 {
	if n, seen := w.weights[s]; seen {
		return n
	}
	n := 1.0
	for _, e := range []ir.Expr{s.LHS, s.RHS} {
		ir.WalkExprs(e, func(x ir.Expr) {
			switch x.(type) {
			case *ir.Elem, *ir.Binary, *ir.Unary:
				n++
			case *ir.Call, *ir.FuncRef:
				n += callWeight / 2
			}
		})
	}
	w.weights[s] = n
	return n
}

// followNests makes machines follow what is around nests, and know the scalars on which it depends what they compute.
func (f *facts) followNests(p *spmd.Program) {
	f.followed = map[ir.Stmt]bool{}
	for s := range f.nests {
		f.followed[s] = f.busy[s] && f.setsKept(s)
	}
	f.grow(p)
	for s := range f.nests {
		f.followed[s] = f.followed[s] || f.setsElements(s)
	}
}

// setsElements reports whether a nest sets elements of an array on which it depends what some nest computes.
func (f *facts) setsElements(s ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
		if a, ok := x.(*ir.Assign); ok && f.canKnow(a.RHS) {
			e, isElem := a.LHS.(*ir.Elem)
			found = found || isElem && f.relevant[ir.StorageOf(e.Sym)]
		}
		return !found
	})
	return found
}

// setsKept reports whether a nest sets something that matters and whose values are kept: no distributed array.
func (f *facts) setsKept(s ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
		ir.Mentions(x, func(v *ir.Symbol, r ir.Role) {
			if _, isLoop := x.(*ir.Do); !isLoop {
				found = found || r.Sets() && f.mayGive(x) && f.relevant[ir.StorageOf(v)]
			}
		})
		if c, ok := x.(*ir.CallProc); ok && f.setting[f.units[c.Proc.Unit]] {
			found = true
		}
		return !found
	})
	return found
}
