package specialise

import (
	"cmp"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/beside"
)

// Allocatable arrays whose dimensions always have the same bounds share the variables that hold them, and where they are distributed
// alike one layout:
//
//	x%ub = n; allocate x;  y%ub = n; allocate y     =>     x%ub = n; allocate x; allocate y        y(1:x%ub), cut as x is
//
// so that the sets of y are those of x, and what takes x as an argument takes y. Two dimensions have the same bounds whenever both arrays
// are allocated if each ALLOCATE of the one array stands beside one of the other with bounds of the same value, for neither can be
// allocated twice; or if the bounds are the same in all of them and never change; MOVE_ALLOC gives those that FROM was allocated with. The
// ranks may differ: rho(nx,ny) lies as the last dimensions of f(9,nx,ny) do.
func unifyExtents(prog *ir.Program) {
	if slices.ContainsFunc(prog.Units, hasDeferred) {
		ir.FindEffects(prog)
	}
	x := allocationsOf(prog)
	for x.settleConstants() {
		x = allocationsOf(prog)
	}
	settleLayouts(prog)
	x.names, x.once = map[*ir.Symbol]*ir.Symbol{}, affine.SetOnce(prog)
	for _, u := range prog.Units {
		x.nameBounds(u)
	}
	if len(x.alike) == 0 {
		return
	}
	for v := range x.names {
		x.names[v] = last(x.names, v)
	}
	by := &ir.Substitution{Symbols: x.names}
	redeclare(prog, by, func(s *ir.Symbol) bool { return x.names[s] != nil })
	x.shareLayouts()
	again := x.settledBefore()
	for _, u := range prog.Units {
		u.Entry, u.Body = by.Copy(without(u.Entry, again)), by.Copy(without(u.Body, again))
	}
	ir.FindEffects(prog)
}

// hasDeferred reports whether ALLOCATE cuts an array of a unit.
func hasDeferred(u *ir.Unit) bool {
	return slices.ContainsFunc(u.Layouts, func(l *ir.Layout) bool { return l.Deferred })
}

// nameBounds lets the bounds of each array of a unit be those of arrays before it as far as they are the same, those
// of a module also of other modules.
func (x *extents) nameBounds(u *ir.Unit) {
	var own []*ir.Symbol
	heads := &own
	if u.Module {
		heads = &x.modules
	}
	for _, s := range u.Symbols {
		if x.fit(s) {
			*heads = x.nameAfter(*heads, s)
		}
	}
}

// nameAfter lets the bounds of s be those of some arrays, and gives these with s if bounds are its own.
func (x *extents) nameAfter(heads []*ir.Symbol, s *ir.Symbol) []*ir.Symbol {
	own := len(boundVariables(s)) // variables that are still its own
	for _, h := range heads {
		same := x.together(h, s)
		if same == nil {
			continue
		}
		x.alike = append(x.alike, [2]*ir.Symbol{h, s})
		if own -= x.nameAlike(s, h, same); own == 0 {
			return heads
		}
	}
	return append(heads, s)
}

// extents is what is known of the bounds of the allocatable arrays of a program.
type extents struct {
	prog    *ir.Program
	of      map[*ir.Symbol][]*allocation
	sets    map[*ir.Symbol][]setting  // where scalars are set
	alike   [][2]*ir.Symbol           // arrays with the same bounds in some dimensions
	modules []*ir.Symbol              // arrays of modules that have bounds of their own
	beside  [][2]*allocation          // of two such arrays, in their order
	names   map[*ir.Symbol]*ir.Symbol // variables of bounds, and those of another array that take their place
	once    map[*ir.Symbol]bool       // scalars that one statement sets, which runs once
	moving  map[ir.Stmt]bool          // assignments of bounds in MOVE_ALLOC
	calls   *callers
	bounded map[*ir.Symbol]*ir.Symbol // allocatable arrays by the variables of their bounds
}

// allocation is an ALLOCATE: statement at of a list, with the values that the bounds were given just before, two a dimension. In MOVE_ALLOC
// they are those of array from.
type allocation struct {
	unit   *ir.Unit
	list   []ir.Stmt
	at     int
	bounds []ir.Expr
	from   *ir.Symbol
	like   *ir.Symbol // an array that is there, whose bounds it is given: MOLD=
}

// setting is a statement that may set a variable, inside of so many loops.
type setting struct {
	unit *ir.Unit
	stmt ir.Stmt
	deep int
}

func allocationsOf(prog *ir.Program) *extents {
	x := &extents{prog: prog, of: map[*ir.Symbol][]*allocation{}, sets: map[*ir.Symbol][]setting{}, moving: map[ir.Stmt]bool{}, calls: callersIn(prog), bounded: boundedBy(prog)}
	for _, u := range prog.Units {
		x.collect(u, u.Entry, 0)
		x.collect(u, u.Body, 0)
	}
	return x
}

func (a *allocation) stmt() *ir.Allocate { return a.list[a.at].(*ir.Allocate) }

// collect lists allocations, and where scalars are set.
func (x *extents) collect(u *ir.Unit, list []ir.Stmt, deep int) {
	for i, st := range list {
		if a, ok := st.(*ir.Allocate); ok {
			from, like := takenFrom(a.Sym, list[i+1:]), x.likeOther(a.Sym, list[:i])
			x.of[a.Sym] = append(x.of[a.Sym], &allocation{u, list, i, x.calls.values(u, boundsGiven(a.Sym, list[:i])), from, like})
			for k := i - 1; (from != nil || like != nil) && k >= 0 && setsBoundOf(a.Sym, list[k]); k-- {
				x.moving[list[k]] = true
			}
		}
		c := &ir.Changes{Set: map[*ir.Symbol]bool{}}
		c.Stmt(st)
		for s := range c.Set {
			x.sets[s] = append(x.sets[s], setting{u, st, deep})
		}
		inner := deep
		switch st.(type) {
		case *ir.Do, *ir.While:
			inner++
		}
		st.EachBlock(func(b []ir.Stmt) { x.collect(u, b, inner) })
	}
}

// takenFrom gives the array whose elements go to a new one with the next statement, as in MOVE_ALLOC; nil for none.
func takenFrom(s *ir.Symbol, behind []ir.Stmt) *ir.Symbol {
	if len(behind) > 0 {
		if c, ok := behind[0].(*ir.CopyArray); ok && c.Moves && c.To == s {
			return c.From
		}
	}
	return nil
}

// setsBoundOf reports whether a statement sets a variable that holds a bound of an array.
func setsBoundOf(s *ir.Symbol, st ir.Stmt) bool {
	a, ok := st.(*ir.Assign)
	return ok && slices.Contains(boundVariables(s), ir.SymbolOf(a.LHS))
}

// origins lists the allocations whose bounds an array may have: its own, and of arrays that MOVE_ALLOC moves to it theirs.
func (x *extents) origins(s *ir.Symbol) (out []*allocation, moved bool) {
	seen := map[*ir.Symbol]bool{s: true}
	for list := []*ir.Symbol{s}; len(list) > 0; list = list[1:] {
		for _, a := range x.of[list[0]] {
			switch other := cmp.Or(a.from, a.like); {
			case other == nil:
				out = append(out, a)
			case !seen[other]:
				seen[other], moved = true, true
				list = append(list, other)
			}
		}
	}
	return out, moved
}

// boundsGiven are the values of an array's bounds after statements; nil for one that is not known.
func boundsGiven(s *ir.Symbol, before []ir.Stmt) []ir.Expr {
	var out []ir.Expr
	for _, d := range s.Dims {
		for _, e := range []ir.Expr{d.Lo, d.Hi} {
			if v, ok := e.(*ir.Var); ok && v.Sym.Made {
				e = lastValue(v.Sym, before)
			}
			out = append(out, e)
		}
	}
	return out
}

func lastValue(v *ir.Symbol, before []ir.Stmt) ir.Expr {
	for _, st := range slices.Backward(before) {
		if a, ok := st.(*ir.Assign); ok && ir.SymbolOf(a.LHS) == v {
			return a.RHS
		}
	}
	return nil
}

// fit reports whether only ALLOCATE says what the bounds of an array are.
func (x *extents) fit(s *ir.Symbol) bool {
	list := x.of[s]
	if s.Map == nil || !s.Allocatable || s.Scratch || s.Pointer || s.Storage == ir.Argument || len(list) == 0 || s.Map.Layout.IsDynamic() {
		return false
	}
	for _, a := range list {
		if a.stmt().Stacked || slices.Contains(a.bounds, nil) {
			return false
		}
	}
	for _, v := range boundVariables(s) {
		if len(x.sets[v]) != len(list) {
			return false
		}
	}
	return true
}

// boundVariables are the variables that ALLOCATE sets to the bounds of an array.
func boundVariables(s *ir.Symbol) []*ir.Symbol {
	var out []*ir.Symbol
	for _, d := range s.Dims {
		out = append(out, dimVariables(d)...)
	}
	return out
}

func dimVariables(d ir.Dim) []*ir.Symbol {
	var out []*ir.Symbol
	for _, e := range []ir.Expr{d.Lo, d.Hi} {
		if v, ok := e.(*ir.Var); ok && v.Sym.Made {
			out = append(out, v.Sym)
		}
	}
	return out
}

// together gives for each dimension of b the dimension of a that has the same bounds whenever both arrays are allocated, -1 for none; nil
// if there is none for any of b.
func (x *extents) together(a, b *ir.Symbol) []int {
	if a.Storage != b.Storage {
		return nil
	}
	as, bs := x.of[a], x.of[b]
	pairs := x.pairs(as, bs)
	if same := sameDims(a, b, pairs); same != nil {
		x.beside = append(x.beside, pairs...)
		return same
	}
	if pairs := x.linked(a, b); pairs != nil {
		if same := sameDims(a, b, pairs); same != nil && inPlace(a, same) {
			x.beside = append(x.beside, pairs...)
			return same
		}
	}
	as, movedA := x.origins(a)
	bs, movedB := x.origins(b)
	var all [][2]*allocation
	for _, p := range as {
		for _, q := range bs {
			all = append(all, [2]*allocation{p, q})
		}
	}
	same := sameDims(a, b, all)
	if same == nil || (movedA || movedB) && !inPlace(a, same) || !x.steady(a, as[0]) {
		return nil
	}
	return same
}

// inPlace reports whether the same dimensions of two arrays of one rank have the same bounds, in all of them.
func inPlace(a *ir.Symbol, same []int) bool {
	for k, m := range same {
		if m != k {
			return false
		}
	}
	return len(same) == a.Rank()
}

// pairs gives the allocations of two arrays in their order, each of the one beside one of the other; nil if one stands alone.
func (x *extents) pairs(as, bs []*allocation) [][2]*allocation {
	moved := func(a *allocation) bool { return a.from != nil }
	if len(as) != len(bs) || slices.ContainsFunc(as, moved) || slices.ContainsFunc(bs, moved) {
		return nil
	}
	var pairs [][2]*allocation
	for k := range as {
		first, then := inOrder(as[k], bs[k])
		if first == nil || !x.quiet(first, then) {
			return nil
		}
		pairs = append(pairs, [2]*allocation{first, then})
	}
	return pairs
}

// sameDims gives for each dimension of b one of a with the same bounds in all pairs of their allocations; nil if there is none. A dimension
// that is distributed alike comes first, then the one in its place.
func sameDims(a, b *ir.Symbol, pairs [][2]*allocation) []int {
	var out []int
	found := false
	for k := range b.Dims {
		best, rank := -1, 0
		for m := range a.Dims {
			r := 1
			if m == k {
				r++
			}
			if a.Map.Dims[m].Grid == b.Map.Dims[k].Grid {
				r += 2
			}
			if r > rank && sameForms(a.Dims[m], b.Dims[k]) && alwaysAlike(a, b, m, k, pairs) {
				best, rank = m, r
			}
		}
		out = append(out, best)
		found = found || best >= 0
	}
	if !found {
		return nil
	}
	return out
}

// sameForms reports whether bounds are variables in the same places.
func sameForms(a, b ir.Dim) bool {
	is := func(e ir.Expr) bool { v, ok := e.(*ir.Var); return ok && v.Sym.Made }
	return is(a.Lo) == is(b.Lo) && is(a.Hi) == is(b.Hi)
}

// alwaysAlike reports whether dimension m of a has the bounds of dimension k of b in all pairs of their allocations.
func alwaysAlike(a, b *ir.Symbol, m, k int, pairs [][2]*allocation) bool {
	for _, p := range pairs {
		if p[0].stmt().Sym == b {
			p[0], p[1] = p[1], p[0]
		}
		if m == k && (p[0].like == b || p[1].like == a) {
			continue
		}
		for end := range 2 {
			if n, ok := ir.Difference(p[0].bounds[2*m+end], p[1].bounds[2*k+end]); !ok || n != 0 {
				return false
			}
		}
	}
	return len(pairs) > 0
}

// inOrder gives two allocations of one list in their order; nil if they are not in one.
func inOrder(a, b *allocation) (first, then *allocation) {
	switch {
	case &a.list[0] != &b.list[0]:
		return nil, nil
	case a.at < b.at:
		return a, b
	}
	return b, a
}

// quiet reports whether what stands between two allocations leaves the values of the bounds and the second array alone, and always
// comes to its end.
func (x *extents) quiet(first, then *allocation) bool {
	between := first.list[first.at+1 : then.at]
	c := ir.ChangesOf(between)
	if c.AnyHit(append(variablesOf(then.bounds), then.stmt().Sym), then.unit.IsRecursive()) {
		return false
	}
	ends := false
	ir.WalkStmts(between, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Jump, *ir.Return:
			ends = true
		}
		return true
	})
	return !ends
}

func variablesOf(list []ir.Expr) []*ir.Symbol {
	var out []*ir.Symbol
	for _, e := range list {
		ir.EverySymbol(func(s *ir.Symbol) { out = append(out, s) }, e)
	}
	return out
}

// steady reports whether the bounds of an allocation have one value as long as the array may live: they are constants, or variables
// that the main program or a procedure that it calls once sets once; in a procedure with an array of its own, what it does not set.
func (x *extents) steady(s *ir.Symbol, a *allocation) bool {
	for _, v := range variablesOf(a.bounds) {
		if v.Rank() > 0 || v.Pointer || v.Target || v.Overlaid || v.Storage == ir.InCommon {
			return false
		}
		if s.Storage == ir.Automatic {
			if ir.ChangesOf(a.unit.Body).Hit(v, a.unit.IsRecursive()) {
				return false
			}
			continue
		}
		if x.once[v] {
			continue
		}
		list := x.sets[v]
		if v.Init != nil || len(list) != 1 || list[0].unit.Proc != nil || list[0].deep > 0 || ir.IsLoop(list[0].stmt) {
			return false
		}
	}
	return true
}

// nameAlike lets the bounds of s be those of head in the dimensions that are the same, and counts the variables that it gave up.
func (x *extents) nameAlike(s, head *ir.Symbol, same []int) int {
	n := 0
	for k, m := range same {
		if m < 0 {
			continue
		}
		from, to := dimVariables(s.Dims[k]), dimVariables(head.Dims[m])
		for i, v := range from {
			if w := last(x.names, to[i]); x.names[v] == nil && v != w {
				x.names[v] = w
				n++
			}
		}
	}
	return n
}

// last follows from one thing to the next until there is none.
func last[T comparable](next map[T]T, x T) T {
	for {
		y, ok := next[x]
		if !ok {
			return x
		}
		x = y
	}
}

// redeclare puts what stands for variables that are gone in their place in bounds and layouts.
func redeclare(prog *ir.Program, by *ir.Substitution, gone func(*ir.Symbol) bool) {
	seen := map[*ir.Symbol]bool{}
	for _, u := range prog.Units {
		u.Symbols = slices.DeleteFunc(slices.Clone(u.Symbols), gone)
		for _, s := range u.Symbols {
			if !seen[s] {
				seen[s] = true
				for k, d := range s.Dims {
					s.Dims[k] = ir.Dim{Lo: by.CopyExpr(d.Lo), Hi: by.CopyExpr(d.Hi)}
				}
			}
		}
		for _, l := range u.Layouts {
			for k := range l.Dims {
				d := &l.Dims[k]
				d.Lo, d.Hi = by.CopyExpr(d.Lo), by.CopyExpr(d.Hi)
			}
		}
		if u.Proc != nil {
			for v, e := range u.Proc.Kept {
				u.Proc.Kept[v] = by.CopyExpr(e)
			}
		}
	}
}

// shareLayouts lets arrays with the same bounds that are cut alike have one layout.
func (x *extents) shareLayouts() {
	to := map[*ir.Layout]*ir.Layout{}
	for _, p := range x.alike {
		head, l := last(to, p[0].Map.Layout), last(to, p[1].Map.Layout)
		if head.Deferred && !l.Deferred {
			head, l = l, head
		}
		if head != l && !head.Dynamic && !l.Dynamic && cutAlike(head, l) {
			to[l] = head
			if p[0].Captured || p[1].Captured {
				seenByAll(head.Variables())
			}
		}
	}
	for l := range to {
		to[l] = last(to, l)
	}
	replaceLayouts(x.prog, to)
}

// layBeside lays arrays alike whose bounds are nearly the same.
func layBeside(prog *ir.Program) {
	x := allocationsOf(prog)
	beside.Lay(prog, x.after)
	for _, p := range x.beside {
		if first, then := p[0].stmt(), p[1].stmt(); first.Sym.Map.Layout == then.Sym.Map.Layout {
			then.Cut = true
		}
	}
}

// after gives how far the bounds of dimension j of b lie above those of dimension i of a, if each ALLOCATE of b stands just after one of a.
func (x *extents) after(a *ir.Symbol, i int, b *ir.Symbol, j int) (low, high int64, ok bool) {
	if !x.fit(a) || !x.fit(b) || a.Storage != b.Storage {
		return 0, 0, false
	}
	pairs := x.pairs(x.of[a], x.of[b])
	for k, p := range pairs {
		if p[0].stmt().Sym != a {
			return 0, 0, false
		}
		l, okL := ir.Difference(p[1].bounds[2*j], p[0].bounds[2*i])
		h, okH := ir.Difference(p[1].bounds[2*j+1], p[0].bounds[2*i+1])
		if !okL || !okH || k > 0 && (l != low || h != high) {
			return 0, 0, false
		}
		low, high = l, h
	}
	x.beside = append(x.beside, pairs...)
	return low, high, len(pairs) > 0
}

// settledBefore notes where a layout is there already when an array is allocated, and lists the assignments of bounds that have
// these values already.
func (x *extents) settledBefore() map[ir.Stmt]bool {
	again := map[ir.Stmt]bool{}
	x.settledByMoves(again)
	for _, p := range x.beside {
		first, then := p[0], p[1]
		if first.stmt().Sym.Map.Layout == then.stmt().Sym.Map.Layout {
			then.stmt().Cut = true
		}
		before, bounds := boundVariables(first.stmt().Sym), boundVariables(then.stmt().Sym)
		for _, st := range then.list[first.at:then.at] {
			a, ok := st.(*ir.Assign)
			if !ok {
				continue
			}
			if v := x.names[ir.SymbolOf(a.LHS)]; v != nil && slices.Contains(bounds, v) && slices.Contains(before, v) {
				again[st] = true
			}
		}
	}
	return again
}

// settledByMoves notes where MOVE_ALLOC or MOLD= gives an array the bounds and the layout that it has by that of the other one.
func (x *extents) settledByMoves(again map[ir.Stmt]bool) {
	for _, list := range x.of {
		for _, a := range list {
			s := a.stmt().Sym
			other := cmp.Or(a.from, a.like)
			if other == nil || s.Map == nil || other.Map == nil || s.Map.Layout != other.Map.Layout || !slices.Equal(boundVariables(s), boundVariables(other)) {
				continue
			}
			a.stmt().Cut = true
			for k := a.at - 1; k >= 0 && x.moving[a.list[k]]; k-- {
				again[a.list[k]] = true
			}
		}
	}
}

// without leaves statements out.
func without(list []ir.Stmt, drop map[ir.Stmt]bool) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range list {
		switch st := st.(type) {
		case *ir.Do:
			st.Body = without(st.Body, drop)
		case *ir.While:
			st.Body = without(st.Body, drop)
		case *ir.If:
			for i := range st.Branches {
				st.Branches[i].Body = without(st.Branches[i].Body, drop)
			}
		}
		if !drop[st] {
			out = append(out, st)
		}
	}
	return out
}
