// Package versions replaces REALIGN and REDISTRIBUTE, where the compiler can follow them, by copies between versions of arrays:
//
//	a(i) = b(i)                                  a(i) = b(i)
//	!hpf$ redistribute a(cyclic)         =>      copy a%2 <- a
//	a(j) = a(j) + 1                              a%2(j) = a%2(j) + 1
//
// An array has a version for each of its mappings, each an array with a mapping of its own. Each reference is to the version whose
// mapping holds there, and where the array is next used after the directive its elements are copied to the new version. Where ways
// meet with different mappings, and at the borders of procedures that see the array too, one version is chosen and the others copied
// to it: mappings never change answers. This is the remapping of hpfc (Coelho and Ancourt, "Optimal compilation of HPF remappings",
// 1996).
//
// It works on the statements of a unit when the effects of all procedures are known. What a declaration says of an array, and which
// layout a distribution has, it asks of the unit (Scope).
package versions

//go:generate go run dhpfgo/internal/irgen .

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// Scope is what is asked of the unit whose directives are followed.
type Scope interface {
	// Visible lists the entities of the unit and of its hosts.
	Visible() []*names.Entity
	// Beside lists the entities of the unit that declares one.
	Beside(*names.Entity) []*names.Entity
	// InModule reports whether a module declares an entity.
	InModule(*names.Entity) bool
	// Followable reports whether all uses of an array are by its own name.
	Followable(*names.Entity) bool
	// Aligned and Distributed are the directives of the declaration, nil for none.
	Aligned(*names.Entity) *mapping.Alignment
	Distributed(*names.Entity) *mapping.Distribution
	// Layout is that of a distribution, which shares none whose sizes are in variables.
	Layout(*mapping.Distribution) *ir.Layout
	// WhyWhole is the reason why every image keeps an array whole that is placed in a distributed root; nil if none does.
	WhyWhole(e, root *names.Entity, d *mapping.Distribution, at mapping.Placement) *whole.Reason
	WarnWhole(e *names.Entity, pos diag.Span, where string, r *whole.Reason)
	// Answer gives the statements that tell of the mapping which holds at an inquiry.
	Answer(*Inquiry, Holding) []ir.Stmt
}

// Change is REALIGN or REDISTRIBUTE of what is followed; it is gone when Follow has run.
type Change struct {
	ir.At
	Dist  *mapping.Distribution
	Align *mapping.Alignment
}

// version is an array with one of the mappings of a tracked array. One that is not always there is allocated when it is copied
// to, and freed when it is left. One that is renewed at its directives, where variables say how it is cut, is entered there only.
type version struct {
	sym      *ir.Symbol
	onDemand bool
	renewed  bool
}

// tracked is an array whose mapping is followed; versions[0] is the array itself.
type tracked struct {
	e        *names.Entity
	versions []*version
}

func (t *tracked) base() *version { return t.versions[0] }

// place of a tracked array: the version that has its elements, and the one that it is to have at the next use.
type whereabouts struct{ cur, want *version }

// mapState is what holds at a point of the program.
type mapState struct {
	at    map[*tracked]whereabouts
	dist  map[*names.Entity]*mapping.Distribution
	align map[*names.Entity]*mapping.Alignment // nil in the map: it is no alignee any more
	dead  bool                                 // the point is never reached
}

func (s *mapState) clone() *mapState {
	return &mapState{maps.Clone(s.at), maps.Clone(s.dist), maps.Clone(s.align), s.dead}
}

func (s *mapState) become(o *mapState) { *s = *o.clone() }

// flow follows the mappings through one unit.
type flow struct {
	unit    *ir.Unit
	scope   Scope
	bag     *diag.Bag
	arrays  []*tracked
	of      map[*ir.Symbol]*tracked
	layouts map[*mapping.Distribution]*ir.Layout
	warned  map[string]bool
	heads   map[ir.Stmt]map[*tracked]*version // the version that a loop begins each iteration with
	trial   bool                              // only to see where it leads
	set     map[*ir.Symbol]bool               // what statements of the unit may set
}

// Follow replaces the directives of a unit that are followed by copies between versions of arrays; it reports whether there are any.
func Follow(u *ir.Unit, scope Scope, bag *diag.Bag) bool {
	changes := changesIn(u.Body)
	if len(changes) == 0 && !asks(u.Body) {
		return false
	}
	f := &flow{unit: u, scope: scope, bag: bag, of: map[*ir.Symbol]*tracked{}, layouts: map[*mapping.Distribution]*ir.Layout{},
		warned: map[string]bool{}, heads: map[ir.Stmt]map[*tracked]*version{}, set: map[*ir.Symbol]bool{}}
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		ir.Mentions(s, func(x *ir.Symbol, r ir.Role) { f.set[x] = f.set[x] || r.Sets() || r == ir.Place })
		return true
	})
	f.track(changes)
	state := &mapState{map[*tracked]whereabouts{}, map[*names.Entity]*mapping.Distribution{}, map[*names.Entity]*mapping.Alignment{}, false}
	for _, t := range f.arrays {
		state.at[t] = whereabouts{t.base(), t.base()}
	}
	body := f.list(u.Body, state)
	if u.Proc != nil && !state.dead {
		body = append(body, f.leave(state, ir.At{Pos: u.Pos})...)
	}
	u.Body = body
	return true
}

// changesIn lists the directives among statements.
func changesIn(body []ir.Stmt) []*Change {
	var out []*Change
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if m, ok := s.(*Change); ok {
			out = append(out, m)
		}
		return true
	})
	return out
}

// asks reports whether there is an inquiry among statements.
func asks(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		_, inquiry := s.(*Inquiry)
		found = found || inquiry
		return !found
	})
	return found
}

// list follows the mappings through a list of statements, from and to the state, and gives the statements with versions in
// place of arrays, without those that are never reached.
func (f *flow) list(body []ir.Stmt, st *mapState) []ir.Stmt {
	var out []ir.Stmt
	for i, s := range body {
		if st.dead {
			return out
		}
		switch s := s.(type) {
		case *Change:
			out = append(out, f.change(s, st)...)
		case *Inquiry:
			out = append(out, f.answer(s, body[:i], st)...)
		case *ir.IOBegin:
			out = append(append(out, f.ready(itemsFrom(body[i:]), s.At, st)...), f.leaf(s, st)...)
		case *ir.Do:
			out = append(out, f.loop(s, &s.Body, st)...)
		case *ir.While:
			out = append(out, f.loop(s, &s.Body, st)...)
		case *ir.If:
			out = append(out, f.branches(s, st)...)
		case *ir.Jump:
			out = append(append(out, f.toHead(s, st)...), s)
			st.dead = true
		case *ir.Return:
			out = append(append(out, f.leave(st, s.At)...), s)
			st.dead = true
		default:
			out = append(out, f.leaf(s, st)...)
		}
	}
	return out
}

// itemsFrom is the part of a list that belongs to the statement of input or output with which it begins.
func itemsFrom(list []ir.Stmt) []ir.Stmt {
	for i, s := range list {
		if _, end := s.(*ir.IOEnd); end {
			return list[:i+1]
		}
	}
	return list
}

// leaf is a statement that controls no others.
func (f *flow) leaf(s ir.Stmt, st *mapState) []ir.Stmt {
	switch x := s.(type) {
	case *ir.Deallocate:
		if t := f.of[x.Sym]; t != nil {
			return f.deallocate(t, x, st)
		}
	case *ir.Allocate:
		if t := f.of[x.Sym]; t != nil {
			st.at[t] = whereabouts{t.base(), t.base()}
			return []ir.Stmt{s}
		}
	case *ir.Stop:
		defer func() { st.dead = true }()
	}
	out := f.ready(s, ir.At{Pos: s.Span()}, st)
	if by := f.versionsIn(st); by != nil {
		s = by.CopyHeader(s)
	}
	return append(out, s)
}

// ready copies the tracked arrays that a statement or expression uses itself to the versions that they are to have, and those
// that a procedure in it may use to the arrays themselves.
func (f *flow) ready(x any, at ir.At, st *mapState) []ir.Stmt {
	var out []ir.Stmt
	used := symbolsIn(x)
	for _, t := range f.arrays {
		w := st.at[t]
		switch {
		case f.calleeUses(x, t):
			f.warnDeclared(x, t, st)
			out = append(out, f.move(t, t.base(), at, st)...)
			if w.want.renewed {
				w.want = t.base()
			}
			st.at[t] = whereabouts{t.base(), w.want}
		case used[t.base().sym]:
			out = append(out, f.move(t, w.want, at, st)...)
		}
	}
	return out
}

// move makes a version the one that has the elements. The array itself has them still where no statement sets others: calls find it alone.
func (f *flow) move(t *tracked, to *version, at ir.At, st *mapState) []ir.Stmt {
	w := st.at[t]
	if w.cur == to || st.dead {
		return nil
	}
	st.at[t] = whereabouts{to, to}
	var out []ir.Stmt
	if to.onDemand {
		out = append(out, &ir.Allocate{At: at, Sym: to.sym})
	}
	if to != t.base() || f.set[to.sym] {
		out = append(out, &ir.CopyArray{At: at, To: to.sym, From: w.cur.sym, Base: t.base().sym})
	}
	if w.cur.onDemand {
		out = append(out, &ir.Deallocate{At: at, Sym: w.cur.sym})
	}
	return out
}

// deallocate frees an array with the version that has its elements.
func (f *flow) deallocate(t *tracked, s *ir.Deallocate, st *mapState) []ir.Stmt {
	cur := st.at[t].cur
	st.at[t] = whereabouts{t.base(), t.base()}
	if cur.onDemand {
		return []ir.Stmt{&ir.Deallocate{At: s.At, Sym: cur.sym}, s}
	}
	return []ir.Stmt{s}
}

// leave is the end of a procedure: what others can see is copied back to the array itself. An argument that nothing sets has its values
// still, and may be a constant.
func (f *flow) leave(st *mapState, at ir.At) []ir.Stmt {
	var out []ir.Stmt
	if f.unit.Proc == nil {
		return nil
	}
	for _, t := range f.arrays {
		f.warnLost(t, st)
		base, cur := t.base().sym, st.at[t].cur
		switch {
		case base.Captured || base.Storage != ir.Automatic && (base.Storage != ir.Argument || f.set[base]):
			out = append(out, f.move(t, t.base(), at, st)...)
		case cur.onDemand && !st.dead:
			out = append(out, &ir.Deallocate{At: at, Sym: cur.sym})
		}
	}
	return out
}

// toHead copies to the versions that the loop of a jump begins its iterations with, and is left with.
func (f *flow) toHead(s *ir.Jump, st *mapState) []ir.Stmt {
	var out []ir.Stmt
	head := f.heads[s.Loop]
	for _, t := range f.arrays {
		if head[t] != nil {
			out = append(out, f.move(t, head[t], s.At, st)...)
		}
	}
	return out
}

// branches is an IF construct. After it holds what holds after the last branch that is left at its end, or before it where
// there is no ELSE.
func (f *flow) branches(s *ir.If, st *mapState) []ir.Stmt {
	at := s.At
	var out []ir.Stmt
	for _, b := range s.Branches {
		if b.Cond != nil {
			out = append(out, f.ready(b.Cond, at, st)...)
		}
	}
	for _, t := range f.arrays {
		switch {
		case st.at[t].cur.renewed && f.mayMove([]ir.Stmt{s}, t):
			out = append(out, f.move(t, t.base(), at, st)...)
		case f.firstEvent([]ir.Stmt{s}, t, st) == use:
			out = append(out, f.move(t, st.at[t].want, at, st)...)
		}
	}
	cond := st.clone()
	otherwise := false
	join := cond.clone()
	join.dead = true
	ends := make([]*mapState, len(s.Branches))
	bodies := make([][]ir.Stmt, len(s.Branches))
	for i, b := range s.Branches {
		ends[i] = cond.clone()
		bodies[i] = f.list(b.Body, ends[i])
		otherwise = otherwise || b.Cond == nil
		if !ends[i].dead {
			join = ends[i]
		}
	}
	if !otherwise {
		join = cond
	}
	join = join.clone()
	for t, w := range join.at {
		if w.cur.renewed && slices.ContainsFunc(ends, func(e *mapState) bool { return !e.dead && e.at[t].cur != w.cur }) {
			join.at[t] = whereabouts{t.base(), t.base()}
		}
	}
	for i := range s.Branches {
		for _, t := range f.arrays {
			if !ends[i].dead {
				bodies[i] = append(bodies[i], f.move(t, join.at[t].cur, at, ends[i])...)
			}
		}
	}
	if !f.trial {
		for i := range s.Branches {
			b := &s.Branches[i]
			b.Body = bodies[i]
			if by := f.versionsIn(cond); by != nil {
				b.Cond = by.CopyExpr(b.Cond)
			}
		}
	}
	st.become(join)
	return append(out, s)
}

// loop follows the mappings through a loop, whose iterations all begin with the same versions.
func (f *flow) loop(s ir.Stmt, body *[]ir.Stmt, st *mapState) []ir.Stmt {
	at := ir.At{Pos: s.Span()}
	header := f.header(s)
	out := f.ready(header, at, st)
	head := map[*tracked]*version{}
	for _, t := range f.arrays {
		switch _, isWhile := s.(*ir.While); f.firstEvent(*body, t, st) {
		case use:
			head[t] = st.at[t].want
		case remap:
			head[t] = f.endOf(*body, st).at[t].cur
			if isWhile && symbolsIn(header)[t.base().sym] {
				head[t] = st.at[t].cur
			}
		}
		if isCalled := f.calleeUses(*body, t); isCalled && head[t] == nil || f.calleeUses(header, t) {
			head[t] = t.base()
		}
		if v := head[t]; v != nil && v.renewed && (v != st.at[t].cur || f.mayMove(*body, t)) {
			head[t] = t.base()
		}
		if head[t] != nil {
			out = append(out, f.move(t, head[t], at, st)...)
			st.at[t] = whereabouts{head[t], head[t]}
		}
	}
	f.heads[s] = head
	inside := st.clone()
	inside.dead = false
	list := f.list(*body, inside)
	for _, t := range f.arrays {
		if head[t] != nil && !inside.dead {
			list = append(list, f.move(t, head[t], at, inside)...)
		}
	}
	if !f.trial {
		f.replaceHeader(s, st)
		*body = list
	}
	for t, v := range head {
		st.at[t] = whereabouts{v, v}
	}
	st.dist, st.align = inside.dist, inside.align
	return append(out, s)
}

// mayMove reports whether an array may come to another version in a list of statements.
func (f *flow) mayMove(body []ir.Stmt, t *tracked) bool {
	found := f.calleeUses(body, t)
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		_, change := s.(*Change)
		found = found || change
		return true
	})
	return found
}

// endOf is the state after a list of statements.
func (f *flow) endOf(body []ir.Stmt, st *mapState) *mapState {
	was := f.trial
	f.trial = true
	end := st.clone()
	f.list(body, end)
	f.trial = was
	return end
}

func (f *flow) header(s ir.Stmt) []ir.Expr {
	switch s := s.(type) {
	case *ir.Do:
		return []ir.Expr{s.Lo, s.Hi, s.Step}
	case *ir.While:
		return []ir.Expr{s.Cond}
	}
	return nil
}

// replaceHeader puts the versions that hold into the bounds, conditions and directives of a loop.
func (f *flow) replaceHeader(s ir.Stmt, st *mapState) {
	if by := f.versionsIn(st); by != nil {
		s.Become(by.CopyHeader(s))
	}
}

// event is what a list of statements does first with a tracked array.
type event int

const (
	nothing event = iota
	use
	remap
)

// firstEvent is remap only where a directive is certain to come before any use.
func (f *flow) firstEvent(body []ir.Stmt, t *tracked, st *mapState) event {
	for _, s := range body {
		switch s := s.(type) {
		case *Change:
			if f.changes(s, t, st) {
				return remap
			}
			continue
		case *ir.Do:
			if symbolsIn(f.header(s))[t.base().sym] {
				return use
			}
			if e := f.firstEvent(s.Body, t, st); e != nothing {
				return e
			}
			continue
		case *ir.If:
			for _, b := range s.Branches {
				if b.Cond != nil && symbolsIn(b.Cond)[t.base().sym] || f.firstEvent(b.Body, t, st) != nothing {
					return use
				}
			}
			continue
		case *ir.While:
			if s.Cond != nil && symbolsIn(s.Cond)[t.base().sym] {
				return use
			}
			if e := f.firstEvent(s.Body, t, st); e != nothing {
				return e
			}
			continue
		case *ir.Jump:
			continue
		}
		if symbolsIn(s)[t.base().sym] || f.calleeUses(s, t) {
			return use
		}
	}
	return nothing
}

// calleeUses reports whether a procedure that is called in x may use the array by another way than its arguments.
func (f *flow) calleeUses(x any, t *tracked) bool {
	s := t.base().sym
	if ir.SharedKey(s) == nil {
		return false
	}
	return slices.ContainsFunc(calledIn(x), func(p *ir.Procedure) bool {
		return p.Effects.ReadsShared(s) || p.Effects.WritesShared(s)
	})
}

// versionsIn is what puts the versions that hold in place of the arrays, nil where nothing is replaced.
func (f *flow) versionsIn(st *mapState) *ir.Substitution {
	if f.trial {
		return nil
	}
	symbols := map[*ir.Symbol]*ir.Symbol{}
	for _, t := range f.arrays {
		if v := st.at[t].cur; v != t.base() {
			symbols[t.base().sym] = v.sym
		}
	}
	if len(symbols) == 0 {
		return nil
	}
	return &ir.Substitution{Symbols: symbols}
}

// warnDeclared tells that a called procedure finds a variable with the mapping of its declaration, not with the one that holds.
func (f *flow) warnDeclared(x any, t *tracked, st *mapState) {
	s := t.base().sym
	d := f.distributionOf(t, st)
	if f.trial || d == nil || st.at[t].want == t.base() {
		return
	}
	for _, p := range calledIn(x) {
		key := s.Name + " in " + p.Name
		if f.warned[key] || !p.Effects.ReadsShared(s) && !p.Effects.WritesShared(s) {
			continue
		}
		f.warned[key] = true
		f.bag.Warnf(d.ID.Pos, "remapped", "in '%s' the variable '%s' has the mapping of its declaration, not this one", p.Name, s.Name).
			Because(p.Pos, "the procedure").Note("its elements are copied between the mappings where both are used").
			Help("pass '%s' to the procedure as an argument, and write 'inherit' for it there", s.Name)
	}
}

// warnLost tells that the mapping which holds at the end of a procedure is gone after it.
func (f *flow) warnLost(t *tracked, st *mapState) {
	s := t.base().sym
	d := f.distributionOf(t, st)
	if f.trial || st.dead || d == nil || ir.SharedKey(s) == nil || st.at[t].want == t.base() || f.warned[s.Name+" at the end"] {
		return
	}
	f.warned[s.Name+" at the end"] = true
	f.bag.Warnf(d.ID.Pos, "remapped", "after '%s' the variable '%s' has the mapping of its declaration again", f.unit.Proc.Name, s.Name).
		Note("other units find '%s' with that mapping", s.Name).
		Help("write the directive in the units that use '%s', or pass it to them as an argument for which 'inherit' is written", s.Name)
}

// warnUnused tells that a directive is about a variable of several units, and this unit does not use it.
func (f *flow) warnUnused(m *Change) {
	e := m.self()
	if f.trial || e.Class != names.Variable || !e.CommonPos.Valid() && !f.scope.InModule(e) {
		return
	}
	f.bag.Warnf(m.Pos, "remapped", "the directive changes nothing: no statement of '%s' uses '%s'", f.unit.Name, e.Name).
		Note("other units find '%s' with the mapping of its declaration", e.Name).
		Help("write the directive in the units that use '%s', or pass it to them as an argument for which 'inherit' is written", e.Name)
}

// distributionOf is the REDISTRIBUTE by which an array has its mapping, nil if that is by other directives.
func (f *flow) distributionOf(t *tracked, st *mapState) *mapping.Distribution {
	root, _ := f.ultimate(t.e, st)
	return st.dist[root]
}

// symbolsIn is the set of variables that a statement or expression names.
func symbolsIn(x any) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.EverySymbol(func(s *ir.Symbol) { out[s] = true }, x)
	return out
}

// calledIn lists the procedures that a statement or expression calls.
func calledIn(x any) []*ir.Procedure {
	var out []*ir.Procedure
	ir.EveryProc(func(p *ir.Procedure) { out = append(out, p) }, x)
	return out
}
