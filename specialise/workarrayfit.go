package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// fits reports whether all that a program does with an array is understood, and leaves it one mapping.
func (w *workArrays) fits(s *ir.Symbol) bool {
	if w.unfit[s] || w.known[s] != w.mentions[s] || !w.isWork(s) {
		return false
	}
	return w.filled[s] || !w.isGiven(s)
}

// place is a mapping of an array like m that has a cell for all its elements, whenever there is the array: as its elements are used,
// or else from the template's first cell on. It is nil if there is none.
func (w *workArrays) place(s *ir.Symbol, m *ir.Mapping) *ir.Mapping {
	if !w.reaches(s, m.Layout) {
		return nil
	}
	value := w.valueOf
	if s.Allocatable && !s.Made {
		if value = w.valueBeside(s, m.Layout); value == nil {
			return nil
		}
	}
	out := &ir.Mapping{Layout: m.Layout, Dims: slices.Clone(m.Dims)}
	for k := range out.Dims {
		x := &out.Dims[k]
		if x.Grid < 0 {
			continue
		}
		d := m.Layout.Dims[x.Grid]
		below, ok := ir.Difference(value(s.Dims[k].Lo), value(d.Lo))
		above, ok2 := ir.Difference(value(d.Hi), value(s.Dims[k].Hi))
		switch held := w.heldLike(s, m.Layout); {
		case ok && ok2 && below+x.Offset >= 0 && above-x.Offset >= 0:
		case ok && ok2 && below+above >= 0:
			x.Offset = -below
		case held != nil && held.Dims[k].Grid == x.Grid:
			x.Offset = held.Dims[k].Offset
		default:
			return nil
		}
	}
	return out
}

// runsThroughAll reports whether loops that begin where an array of unknown extents is allocated run through all of it.
func (w *workArrays) runsThroughAll(t *ir.Elem, loops []*ir.Do) bool {
	if !t.Sym.Made || len(w.allocated[t.Sym]) != 1 || len(loops) < len(t.Subs) {
		return false
	}
	own := loops[len(loops)-len(t.Subs):]
	for k, sub := range t.Subs {
		v, ok := sub.(*ir.Var)
		if !ok {
			return false
		}
		d := loopOver(v.Sym, own)
		step, constant := int64(0), false
		if d != nil {
			step, constant = d.ConstantStep()
		}
		if !constant || step != 1 || !isSame(d.Lo, t.Sym.Dims[k].Lo) || !isSame(d.Hi, t.Sym.Dims[k].Hi) && !w.endsAt(d.Hi, t.Sym, k, own[0]) {
			return false
		}
	}
	return w.origin[own[0]] == &w.allocated[t.Sym][0].list[0]
}

// endsAt reports whether a bound in a loop is the extent that an array was allocated with in dimension k, in the same list before.
func (w *workArrays) endsAt(hi ir.Expr, s *ir.Symbol, k int, loop ir.Stmt) bool {
	a := w.allocated[s][0]
	at, bound := slices.Index(a.list, loop), affine.ScalarOf(s.Dims[k].Hi)
	if at < a.at || bound == nil {
		return false
	}
	value := lastValue(bound, a.list[:a.at])
	if value == nil || !isSame(s.Dims[k].Lo, ir.Int8Const(1)) {
		return false
	}
	extent := plainExtent(value)
	changes, same := ir.ChangesOf(a.list[a.at:at]), isSame(hi, extent) || ir.EqualStripped(hi, extent)
	ir.EverySymbol(func(v *ir.Symbol) { same = same && !changes.Hit(v, false) }, value)
	return same
}

// heldLike is the place that a loop shows for all of an array, or of another one of the same extents that is allocated in the same list,
// where only the caller knows the extents: an element of a distributed array is there for each of its own.
func (w *workArrays) heldLike(s *ir.Symbol, l *ir.Layout) *ir.Mapping {
	if !s.Made || len(w.allocated[s]) != 1 {
		return nil
	}
	if m := w.held[s]; m != nil && m.Layout == l {
		return m
	}
	own := w.allocated[s][0]
	changes := ir.ChangesOf(own.unit.Body)
	for _, d := range s.Dims {
		fixed := true
		ir.EverySymbol(func(v *ir.Symbol) { fixed = fixed && !changes.Hit(v, false) }, d.Lo, d.Hi)
		if !fixed {
			return nil
		}
	}
	alike := func(x, y ir.Dim) bool { return isSame(x.Lo, y.Lo) && isSame(x.Hi, y.Hi) }
	for _, t := range own.unit.Symbols {
		if m := w.held[t]; m != nil && m.Layout == l && &w.allocated[t][0].list[0] == &own.list[0] && slices.EqualFunc(s.Dims, t.Dims, alike) {
			return m
		}
	}
	return nil
}

// valueBeside gives the values of bounds where an array is allocated beside the one that cuts a layout, or in a procedure that leaves the
// layout as it is; nil if it is not.
func (w *workArrays) valueBeside(s *ir.Symbol, l *ir.Layout) func(ir.Expr) ir.Expr {
	head, own := w.beside(s, l)
	if head == nil {
		return w.valueInside(s, l)
	}
	return func(e ir.Expr) ir.Expr {
		v, ok := e.(*ir.Var)
		if !ok || !v.Sym.Made {
			return e
		}
		for _, a := range []*allocation{head, own} {
			if last := lastValue(v.Sym, a.list[:a.at]); last != nil {
				return last
			}
		}
		return e
	}
}

// valueInside gives the values of bounds where all procedures that allocate a local array, versions of one, leave a layout as it is; nil if
// one does not.
func (w *workArrays) valueInside(s *ir.Symbol, l *ir.Layout) func(ir.Expr) ir.Expr {
	if w.home[s].Proc == nil || s.Storage != ir.Automatic || len(w.allocated[s]) == 0 {
		return nil
	}
	for _, a := range w.allocated[s] {
		if a.unit.Proc == nil || a.stmt().Stacked || !isCut(a.unit, l, s) {
			return nil
		}
	}
	return func(e ir.Expr) ir.Expr {
		v := affine.ScalarOf(e)
		if v == nil || !slices.ContainsFunc(s.Dims, func(d ir.Dim) bool { return affine.ScalarOf(d.Lo) == v || affine.ScalarOf(d.Hi) == v }) {
			return w.valueOf(e)
		}
		var out ir.Expr
		for _, a := range w.allocated[s] {
			x := w.givenTo(v, a)
			if x == nil || out != nil && !isSame(x, out) {
				return e
			}
			out = x
		}
		return out
	}
}

// givenTo is the value of the variable that holds a bound where an array is allocated, if it is the same throughout the unit; else nil.
func (w *workArrays) givenTo(v *ir.Symbol, a *allocation) ir.Expr {
	last := lastValue(v, a.list[:a.at])
	if last == nil {
		return nil
	}
	fixed, changes := true, ir.ChangesOf(a.unit.Body)
	ir.EverySymbol(func(x *ir.Symbol) { fixed = fixed && (x.Made || !changes.Hit(x, false)) }, last)
	if !fixed {
		return nil
	}
	return w.valueOf(plainExtent(last))
}

// reaches reports whether the variables of a layout are there wherever and as long as an array is.
func (w *workArrays) reaches(s *ir.Symbol, l *ir.Layout) bool {
	u := w.home[s]
	if u.Proc != nil && !s.Allocatable {
		return isCut(u, l, s)
	}
	if u.Proc != nil || s.Made {
		return true
	}
	if !s.Allocatable && !l.IsConstant() {
		return false
	}
	of := w.prog.Units[slices.IndexFunc(w.prog.Units, func(x *ir.Unit) bool { return slices.Contains(x.Layouts, l) })]
	return of == u || of.Module && !u.Module
}

// beside finds the only ALLOCATE of an array, and before it in one list the only one that cuts a layout. What stands between them
// changes no bound: neither array can be allocated twice, so that the one has its bounds by the side of the other as long as both live.
func (w *workArrays) beside(s *ir.Symbol, l *ir.Layout) (head, own *allocation) {
	if len(w.allocated[s]) != 1 {
		return nil, nil
	}
	own = w.allocated[s][0]
	for a, list := range w.allocated {
		for _, x := range list {
			if a.Map == nil || a.Map.Layout != l || x.stmt().Cut || a.Made {
				continue
			}
			if head != nil {
				return nil, nil
			}
			head = x
		}
	}
	if head == nil || head.stmt().Stacked || own.stmt().Stacked || &head.list[0] != &own.list[0] {
		return nil, nil
	}
	x := &extents{prog: w.prog}
	if head.at < own.at {
		if !x.quiet(head, own) {
			return nil, nil
		}
		return head, own
	}
	if !x.quiet(own, head) || mentions(own.list[own.at+1:head.at+1], s) {
		return nil, nil
	}
	w.moveBehind(own, head)
	return head, own
}

// moveBehind puts an ALLOCATE after the one that cuts its layout.
func (w *workArrays) moveBehind(own, head *allocation) {
	from, to, st := own.at, head.at, own.stmt()
	copy(own.list[from:], own.list[from+1:to+1])
	own.list[to] = st
	for _, list := range w.allocated {
		for _, a := range list {
			if &a.list[0] == &own.list[0] && a.at > from && a.at <= to {
				a.at--
			}
		}
	}
	own.at = to
}

// isSame reports whether two integers are the same whatever their kinds are.
func isSame(a, b ir.Expr) bool {
	n, ok := ir.Difference(a, b)
	return ok && n == 0
}

func mentions(list []ir.Stmt, s *ir.Symbol) (found bool) {
	ir.EachNamed(list, func(v *ir.Symbol) { found = found || v == s })
	return found
}

// valueOf is the value of a bound that a variable holds; an extent below 0 is that of no element.
func (w *workArrays) valueOf(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Binary); ok {
		return ir.MapExpr(b, func(x ir.Expr) ir.Expr {
			if v, ok := x.(*ir.Var); ok && v.Sym.Made {
				return ir.CloneExpr(w.valueOf(v))
			}
			return x
		})
	}
	for range 8 {
		v, ok := e.(*ir.Var)
		if !ok || w.bounds[v.Sym] == nil {
			break
		}
		e = plainExtent(w.bounds[v.Sym])
	}
	return e
}

// boundsOnce lists the values of bounds that statements set once, to what has one value throughout.
func boundsOnce(prog *ir.Program) map[*ir.Symbol]ir.Expr {
	out, times, set, once := map[*ir.Symbol]ir.Expr{}, map[*ir.Symbol]int{}, map[*ir.Symbol]bool{}, affine.SetOnce(prog)
	for _, u := range prog.Units {
		for _, body := range [][]ir.Stmt{u.Entry, u.Body} {
			for s := range ir.ChangesOf(body).Set {
				set[s] = true
			}
			ir.WalkStmts(body, func(st ir.Stmt) bool {
				a, ok := st.(*ir.Assign)
				if !ok {
					return true
				}
				if v, ok := a.LHS.(*ir.Var); ok && v.Sym.Made {
					out[v.Sym] = a.RHS
					times[v.Sym]++
				}
				return true
			})
		}
	}
	for v, e := range out {
		fixed := times[v] == 1
		ir.EverySymbol(func(s *ir.Symbol) { fixed = fixed && (times[s] == 1 || !set[s] || once[s]) }, e)
		if !fixed {
			delete(out, v)
		}
	}
	return out
}

// linewise finds the units that work on a line or an element of distributed arrays at a time, for a loop over these around the call,
// and those that they call.
func linewise(prog *ir.Program) map[*ir.Unit]bool {
	l := &lines{found: map[*ir.Unit]bool{}, calls: map[*ir.Unit][]*ir.Unit{}}
	for _, u := range prog.Units {
		l.list(u, u.Body, nil, false)
	}
	for changed := true; changed; {
		changed = false
		for u, called := range l.calls {
			for _, c := range called {
				if l.found[u] && !l.found[c] {
					l.found[c], changed = true, true
				}
			}
		}
	}
	return l.found
}

// lines collects which units are called inside loops over distributed dimensions, and who calls whom.
type lines struct {
	found map[*ir.Unit]bool
	calls map[*ir.Unit][]*ir.Unit
}

func (l *lines) list(u *ir.Unit, body []ir.Stmt, loops []*ir.Do, inside bool) {
	for _, st := range body {
		if c, ok := st.(*ir.CallProc); ok {
			l.call(u, c.Proc, c.Args, loops, inside)
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if f, ok := x.(*ir.FuncRef); ok {
					l.call(u, f.Proc, f.Args, loops, inside)
				}
			})
		}
		d, loop := st.(*ir.Do)
		around, deeper := loops, inside
		if loop {
			around, deeper = append(loops[:len(loops):len(loops)], d), inside || runsThroughMapped(d)
		}
		st.EachBlock(func(b []ir.Stmt) { l.list(u, b, around, deeper) })
	}
}

// call looks at a call inside loops, of which one may run through a distributed array, or choose by an argument what the procedure touches.
func (l *lines) call(u *ir.Unit, p *ir.Procedure, args []ir.Actual, loops []*ir.Do, inside bool) {
	if p == nil || p.Unit == nil {
		return
	}
	l.calls[u] = append(l.calls[u], p.Unit)
	for k, a := range args {
		for _, d := range loops {
			if k < len(p.Dummies) && a.X != nil && ir.Occurrences(a.X, d.Var) > 0 && choosesMapped(p.Unit, p.Dummies[k]) {
				inside = true
			}
		}
	}
	l.found[p.Unit] = l.found[p.Unit] || inside
}

// choosesMapped reports whether a dummy argument may say which elements of distributed arrays a unit touches: it is in a subscript, or
// goes to another procedure.
func choosesMapped(u *ir.Unit, v *ir.Symbol) (found bool) {
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		_, call := st.(*ir.CallProc)
		for _, e := range ir.ExprsOf(st) {
			found = found || call && ir.Occurrences(e, v) > 0
			ir.WalkExprs(e, func(x ir.Expr) {
				el, ok := x.(*ir.Elem)
				_, function := x.(*ir.FuncRef)
				found = found || (ok && el.Sym.Map != nil || function) && ir.Occurrences(x, v) > 0
			})
		}
		return !found
	})
	return found
}

// give gives an array a mapping, or takes it again, of which another array has cut the layout by then.
func (w *workArrays) give(s *ir.Symbol, m *ir.Mapping) {
	s.Map = m
	if !s.Allocatable {
		return
	}
	w.prog.EachStatement(func(st ir.Stmt) {
		if a, ok := st.(*ir.Allocate); ok && a.Sym == s {
			a.Cut = m != nil
		}
	})
}

// lay lets a procedure make an array that has a mapping now, when it begins.
func (w *workArrays) lay(s *ir.Symbol) {
	u := w.home[s]
	if s.Allocatable || u.Proc == nil {
		return
	}
	if s.Map.Layout.IsConstant() && ir.ConstantDims(s.Dims) {
		s.Captured, s.Storage = true, ir.Static
		return
	}
	s.Allocatable = true
	u.Body = slices.Insert(u.Body, cutAt(u, s.Map.Layout), ir.Stmt(&ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: s, Cut: true}))
}

// isCut reports whether a layout is cut for good when a procedure begins, or by a statement of it that stands before those that use array s.
func isCut(u *ir.Unit, l *ir.Layout, s *ir.Symbol) bool {
	if !l.Deferred {
		return true
	}
	at := cutAt(u, l)
	return !mentions(u.Body[:at], s) && !cuts(u.Body[at:], l, map[*ir.Unit]bool{u: true})
}

// cutAt is the place in the body of a unit after the statement of the body that cuts a layout, 0 if there is none.
func cutAt(u *ir.Unit, l *ir.Layout) int {
	return 1 + slices.IndexFunc(u.Body, func(s ir.Stmt) bool { return cutsHere(s, l) })
}

func cutsHere(s ir.Stmt, l *ir.Layout) bool {
	a, ok := s.(*ir.Allocate)
	return ok && !a.Cut && a.Sym.Map != nil && a.Sym.Map.Layout == l
}

// cuts reports whether statements, or procedures that they call, may cut a layout.
func cuts(body []ir.Stmt, l *ir.Layout, seen map[*ir.Unit]bool) (found bool) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		found = found || cutsHere(s, l)
		if call, ok := s.(*ir.CallProc); ok && call.Proc.Unit != nil && !seen[call.Proc.Unit] {
			seen[call.Proc.Unit] = true
			found = found || cuts(call.Proc.Unit.Body, l, seen)
		}
		return !found
	})
	return found
}

// call looks at a call that sets elements of work arrays, or sections with whole dimensions, from distributed arrays, as at an assignment:
//
//	call flux(u(:,i,j), u(:,i+1,j), f(:,i,j))   →   align f(*,i,j) with u(*,i,j)
func (w *workArrays) call(c *ir.CallProc, loops []*ir.Do) {
	if c.Result != nil || c.Into != nil || c.Proc.Unit == nil || !c.Proc.CalledApart() {
		return
	}
	var reads []ir.Expr
	var sets []*ir.Elem
	for i, a := range c.Args {
		e := firstOf(a)
		if e == nil {
			continue
		}
		if effect := c.Proc.Effects.Arg(i); effect.Written {
			sets = append(sets, e)
		} else if effect.Read {
			reads = append(reads, e)
		}
	}
	if len(sets) == 0 || !slices.ContainsFunc(slices.Concat(reads, exprsOf(sets)), func(e ir.Expr) bool { return ir.SymbolOf(e).Map != nil || w.isWork(ir.SymbolOf(e)) }) {
		return
	}
	known := w.mentionedIn(c)
	for _, to := range sets {
		if w.isWork(to.Sym) {
			w.set(to, &ir.Call{Args: reads, T: to.Sym.Type}, loops)
		}
		for _, e := range reads {
			w.expr(e, to, loops)
		}
	}
	for s, n := range known {
		w.known[s] = n
	}
}

// mentionedIn is what is known of the work arrays of a call when it is understood.
func (w *workArrays) mentionedIn(c *ir.CallProc) map[*ir.Symbol]int {
	out := map[*ir.Symbol]int{}
	ir.EachNamed([]ir.Stmt{c}, func(s *ir.Symbol) {
		if !w.isWork(s) {
			return
		}
		if _, counted := out[s]; !counted {
			out[s] = w.known[s]
		}
		out[s]++
	})
	for _, a := range c.Args {
		if s := ir.ActualSymbol(a); s != nil && firstOf(a) == nil {
			delete(out, s)
		}
	}
	return out
}

// firstOf is the first element of an argument that is an element or a section with all of some dimensions; nil for others.
func firstOf(a ir.Actual) *ir.Elem {
	if e, ok := a.X.(*ir.Elem); ok && a.Section == nil && !a.Sequence && !a.Copy {
		return e
	}
	s := a.Section
	if s == nil || s.Single == nil || !slices.Contains(s.Single, true) || s.Sym.View {
		return nil
	}
	for k := range s.Lo {
		lo, okLo := ir.Difference(s.Lo[k], s.Sym.Dims[k].Lo)
		hi, okHi := ir.Difference(s.Hi[k], s.Sym.Dims[k].Hi)
		if !s.Single[k] && (!okLo || !okHi || lo != 0 || hi != 0 || s.Sym.Map != nil && s.Sym.Map.Dims[k].Grid >= 0) {
			return nil
		}
	}
	return &ir.Elem{Pos: a.Pos, Sym: s.Sym, Subs: s.Lo}
}

func exprsOf(list []*ir.Elem) []ir.Expr {
	out := make([]ir.Expr, len(list))
	for k, e := range list {
		out[k] = e
	}
	return out
}
