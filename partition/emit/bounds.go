package emit

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// writer turns the tree back into statements with loop bounds reduced to the image's own iterations and guards where
// bounds alone do not say enough.
type writer struct {
	u      *Unit
	inStep map[*tree.Node]diag.Reason // loops that all images run in step
	moved  map[ir.Stmt]ir.Stmt
	open   map[string]bool // tile starts over which a loop stands around
	apart  int             // constructs around that only some images enter
	found  []sets.Set      // what the searches around have found of a tile
}

// Body is the pass: it returns the body of the node program.
func (u *Unit) Body() []ir.Stmt {
	w := &writer{u: u, inStep: u.LoopsInStep(), moved: map[ir.Stmt]ir.Stmt{}, open: map[string]bool{}}
	out := w.list(u.Roots, u.Sets.UniverseSet())
	ir.WalkStmts(out, func(s ir.Stmt) bool {
		if j, ok := s.(*ir.Jump); ok && w.moved[j.Loop] != nil {
			j.Loop = w.moved[j.Loop]
		}
		return true
	})
	return out
}

// LoopsInStep are the loops, each with the reason, that all images must run whole and together: those with a statement inside that every image
// executes or that communicates, those whose step or whose partition changes inside, and DO WHILE that all images run.
func (u *Unit) LoopsInStep() map[*tree.Node]diag.Reason {
	out := map[*tree.Node]diag.Reason{}
	mark := func(why diag.Reason, loops ...*tree.Node) {
		for _, l := range loops {
			if !out[l].Some() {
				out[l] = why
			}
		}
	}
	for _, n := range u.Nodes {
		if Communicates(u.Around, n) || len(n.Bodies) == 0 && u.Parts.Of(n).Kind != compute.InSet {
			mark(reason.Communicated.At(n.Stmt.Span(), n.Stmt.Span().Line()), n.Loops...)
		}
		if why := u.whyWhole(n); n.IsLoop() && why.Some() {
			mark(why, n)
			if !u.runsAlone(n) {
				mark(why, n.Loops...)
			}
		}
	}
	return out
}

// runsAlone reports whether loop n is whole for its step alone, so that the loops around it may be reduced.
func (u *Unit) runsAlone(n *tree.Node) bool {
	d, ok := n.Stmt.(*ir.Do)
	if !ok {
		return false
	}
	_, constant := d.ConstantStep()
	return !constant && !u.whyInStep(n).Some()
}

// whyWhole gives the reason why the bounds of a loop can not be reduced whatever it contains, none if they can.
func (u *Unit) whyWhole(l *tree.Node) diag.Reason {
	d, ok := l.Stmt.(*ir.Do)
	switch {
	case !ok && u.Parts.Of(l).Kind == compute.InSet:
		return diag.Reason{}
	case !ok:
		return reason.UnknownTrips.Of()
	}
	if why := u.whyInStep(l); why.Some() {
		return why
	}
	if _, constant := d.ConstantStep(); !constant {
		return reason.VariableStep.Of()
	}
	return diag.Reason{}
}

// whyInStep gives the reason why the images must run a counted loop together, none if they need not.
func (u *Unit) whyInStep(l *tree.Node) diag.Reason {
	own, all := u.Own(l, append(append([]*tree.Node(nil), l.Loops...), l))
	if all {
		return reason.AllExecute.Of()
	}
	for _, p := range own.Params() {
		if s := u.Names.Resolve(p); s != nil && tree.AssignedIn(s, l) {
			return reason.SetsPartition.Of(s.UserName())
		}
	}
	return diag.Reason{}
}

// Communicates reports whether a statement of communication stands before or after n.
func Communicates(a *Around, n *tree.Node) bool {
	if a.Of(n).Receive != nil || a.Of(n).Sweep != nil {
		return true
	}
	for _, s := range append(append([]ir.Stmt(nil), a.Of(n).Before...), a.Of(n).After...) {
		switch s.(type) {
		case *spmd.ExchangeStep, *spmd.Fetch, *spmd.Share, *spmd.Reduce, *spmd.Gather, *spmd.Locate:
			return true
		}
	}
	return false
}

func (w *writer) list(nodes []*tree.Node, known sets.Set) []ir.Stmt {
	var out []ir.Stmt
	for _, n := range nodes {
		if w.u.Around.Of(n).Overlap != nil {
			out = append(append(out, w.overlapped(n, known)...), w.u.Around.Of(n).After...)
			continue
		}
		out = append(out, w.u.Around.Of(n).Before...)
		if w.u.Around.Of(n).Sweep != nil {
			out = append(out, w.swept(n, known)...)
		} else if w.u.Around.Of(n).Receive != nil {
			out = append(append(append(out, w.u.Around.Of(n).Receive), w.node(n, known)...), w.u.Around.Of(n).Send)
		} else {
			out = append(out, w.node(n, known)...)
		}
		out = append(out, w.u.Around.Of(n).After...)
	}
	return out
}

// node writes one statement, guarded by what its partition demands beyond `known`, the constraints that hold for the
// loop variables in scope, and beyond what the bounds of the loops inside it see to.
func (w *writer) node(n *tree.Node, known sets.Set) []ir.Stmt {
	if w.u.isForgotten(n) {
		return nil
	}
	own, all := w.u.Own(n, n.Loops)
	_, isIf := n.Stmt.(*ir.If)
	if all || isIf && w.u.AbsentIn(own) != nil {
		return w.bare(n, known)
	}
	_, isLoop := n.Stmt.(*ir.Do)
	if len(w.hidden(own)) > 0 && !isLoop {
		if slices.ContainsFunc(w.found, func(f sets.Set) bool { return isFound(w, n, own, known, f) }) {
			return w.bare(n, known)
		}
		return w.search(n, own, known)
	}
	if isLoop && !w.inStep[n].Some() {
		return w.tiled(n, own, known)
	}
	return w.entering(n, own, known, known)
}

// entering writes loop n under the condition of its own iterations. Where that is whether one of the image's tiles has them, which
// no condition says, and the bounds use what is set around the loop, by the images that have iterations alone, it is found out first; so
// it is where that says all for the statements inside.
func (w *writer) entering(n *tree.Node, own, known, context sets.Set) []ir.Stmt {
	if len(w.hidden(own)) > 0 && (boundsSetAround(n) || foundAround(w, n, own, known)) {
		return w.search(n, own, known)
	}
	return w.guarded(n, w.shown(own), known, context)
}

// boundsSetAround reports whether the bounds of loop n read a variable that is set in a loop around it.
func boundsSetAround(n *tree.Node) bool {
	s, ok := n.Stmt.(*ir.Do)
	if !ok || len(n.Loops) == 0 {
		return false
	}
	return slices.ContainsFunc([]ir.Expr{s.Lo, s.Hi, s.Step}, func(bound ir.Expr) bool {
		return ir.AnyExpr(bound, func(x ir.Expr) bool {
			v, ok := x.(*ir.Var)
			return ok && tree.AssignedIn(v.Sym, n.Loops[0]) && !isVariableOf(v.Sym, n.Loops)
		})
	})
}

func isVariableOf(s *ir.Symbol, loops []*tree.Node) bool {
	return slices.ContainsFunc(loops, func(l *tree.Node) bool {
		d, ok := l.Stmt.(*ir.Do)
		return ok && d.Var == s
	})
}

// tiled writes a loop inside the loops over tiles that its iterations need.
func (w *writer) tiled(n *tree.Node, own, known sets.Set) []ir.Stmt {
	s := n.Stmt.(*ir.Do)
	inside, _ := w.u.Own(n, append(append([]*tree.Node(nil), n.Loops...), n))
	tiles := w.openTiles(n, s, inside)
	context := known.Intersect(w.shown(w.u.boundInside(n)))
	body := w.entering(n, own, known, context)
	return w.closeTiles(tiles, body, w.moved[s].(*ir.Do))
}

// guarded writes n under the condition of its own iterations that context does not imply.
func (w *writer) guarded(n *tree.Node, own, known, context sets.Set) []ir.Stmt {
	rest := w.u.entered(n, space.Simpler(own, w.u.withinBounds(n, w.u.withSizes(context, own))))
	guard := w.guard(rest)
	if guard == nil || w.u.isHarmless(n) && isOfLoops(guard) {
		return w.bare(n, known)
	}
	w.apart++
	body := w.bare(n, known.Intersect(rest))
	w.apart--
	return []ir.Stmt{ir.Guarded(ir.At{Pos: n.Stmt.Span()}, guard, body...)}
}

// isHarmless reports whether n may run for iterations whose result nobody reads: it sets an element of an array of the image's own to
// a value of constants and of scalars that the loops around do not set. A condition in its place would cost more than the value.
func (u *Unit) isHarmless(n *tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || len(n.Loops) == 0 {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map != nil {
		return false
	}
	return !ir.AnyExpr(a.RHS, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Const, *ir.Unary, *ir.Conv:
			return false
		case *ir.Binary:
			return x.Op == ir.Pow || x.Op == ir.Div && x.T.Base == ir.Integer
		case *ir.Var:
			return tree.AssignedIn(x.Sym, n.Loops[0]) && !isVariableOf(x.Sym, n.Loops)
		}
		return true
	})
}

// isOfLoops reports whether a condition is the same on all images: it compares what the program itself counts.
func isOfLoops(condition ir.Expr) bool {
	_, constant := condition.(*ir.Const)
	return !constant && !ir.AnyExpr(condition, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Const, *ir.Conv, *ir.Unary, *ir.Binary:
			return false
		case *ir.Var:
			return x.Sym.Made
		}
		return true
	})
}

// withSizes adds to what is known that the lengths of strips that a set mentions are positive: no statement asks for them, as one that
// stands before the strips may run before a length is set.
func (u *Unit) withSizes(known, own sets.Set) sets.Set {
	var sizes []sets.Constraint
	for _, name := range own.Params() {
		if u.IsStripSize(u.Names.Resolve(name)) {
			sizes = append(sizes, sets.GE(sets.Var(name), sets.Const(1)))
		}
	}
	if len(sizes) == 0 {
		return known
	}
	return known.Intersect(u.Sets.SetOf(known.Dims(), nil, sizes...))
}

// withinBounds adds to what is known at an assignment that the element it sets is one of its array: where it is none, the program
// itself must not get there.
func (u *Unit) withinBounds(n *tree.Node, known sets.Set) sets.Set {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return known
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok {
		return known
	}
	var bounds []sets.Constraint
	index, isAffine := u.Subscripts(e, n)
	for k := range e.Sym.Dims {
		if isAffine[k] {
			bounds = append(bounds, u.BoundsOf(e.Sym, k, index[k])...)
		}
	}
	return known.Intersect(u.Sets.SetOf(known.Dims(), nil, bounds...))
}

// entered is where n may be entered for a set of own iterations: a loop whose bounds read no array may run empty elsewhere,
// so that its guard needs no floor terms. Any other statement reads what was sent for its own iterations alone.
func (u *Unit) entered(n *tree.Node, own sets.Set) sets.Set {
	if _, ok := n.Stmt.(*ir.Do); ok && n.Facts().Plain && len(n.Facts().Elems) == 0 {
		out := sets.EmptySet(own.Dims()...)
		for _, p := range space.PiecesOf("own iterations", own) {
			out = out.Union(sets.SetOf(own.Dims(), nil, p.Constraints()...))
		}
		return out
	}
	return own
}

// boundInside is what the bounds of loop n and of the loops inside it imply for the loops around n: where it fails, no
// iteration of them is left. Only constraints that mention one of these loops become bounds.
func (u *Unit) boundInside(n *tree.Node) sets.Set {
	outer := u.Dims(n.Loops)
	var parts []sets.Set
	n.Each(func(m *tree.Node) {
		if len(m.Bodies) > 0 {
			return
		}
		inner := map[string]bool{}
		for _, d := range u.Dims(m.Loops[len(n.Loops):]) {
			inner[d] = true
		}
		for _, p := range space.PiecesOf("own iterations", u.Parts.Of(m).Set) {
			parts = append(parts, u.mentioning(p, m.Loops, inner).Project(outer...))
		}
	})
	return u.Sets.EmptySet(outer...).UnionAll(parts)
}

// mentioning keeps the constraints of a piece of the iterations of some loops that mention one of the given loops.
func (u *Unit) mentioning(p sets.Piece, loops []*tree.Node, inner map[string]bool) sets.Set {
	dims := u.Dims(loops)
	scope := map[string]bool{}
	for _, d := range dims {
		scope[d] = true
	}
	var cs []sets.Constraint
	for _, c := range u.Names.ConstraintsOf(p, scope) {
		if space.Mentions(c.Aff, inner) {
			cs = append(cs, c)
		}
	}
	return u.Sets.SetOf(dims, nil, cs...)
}

// guard is the condition of a set of iterations as an expression, nil for none.
func (w *writer) guard(s sets.Set) ir.Expr {
	var alternatives []ir.Expr
	for _, p := range space.PiecesOf("guard", s) {
		cs := w.conditions(p)
		if len(cs) == 0 {
			return nil
		}
		alternatives = append(alternatives, ir.AllOf(cs))
	}
	if len(alternatives) == 0 {
		return nil
	}
	out := alternatives[0]
	for _, a := range alternatives[1:] {
		out = &ir.Binary{Op: ir.Or, X: out, Y: a, T: ir.Log4}
	}
	return out
}

// conditions are the constraints of a piece as expressions.
func (w *writer) conditions(p sets.Piece) []ir.Expr {
	floors, constraints := p.Whole()
	value := map[string]ir.Expr{}
	for _, f := range floors {
		value[f.Name] = ir.Divided(ir.FloorDiv, w.u.Names.ExprWith(f.Num, value), f.Den)
	}
	var out []ir.Expr
	for _, c := range constraints {
		out = append(out, w.condition(c, value))
	}
	return out
}

// condition writes a constraint with its negative terms on the other side: "V1 <= i" rather than "i-V1 >= 0".
// floors are the values of floor terms.
func (w *writer) condition(c sets.Constraint, floors map[string]ir.Expr) ir.Expr {
	left, right := sets.Const(0), sets.Const(0)
	for _, t := range c.Aff.Terms {
		if t.Coef > 0 {
			left = left.Add(sets.Var(t.Name).Scale(t.Coef))
		} else {
			right = right.Add(sets.Var(t.Name).Scale(-t.Coef))
		}
	}
	if c.Aff.Const >= 0 {
		left = left.AddConst(c.Aff.Const)
	} else {
		right = right.AddConst(-c.Aff.Const)
	}
	op := ir.GE
	if c.Eq {
		op = ir.EQ
	}
	return ir.Compare(op, w.u.Names.ExprWith(left, floors), w.u.Names.ExprWith(right, floors))
}

// bare writes a statement without its guard.
func (w *writer) bare(n *tree.Node, known sets.Set) []ir.Stmt {
	switch s := n.Stmt.(type) {
	case *ir.Do:
		return w.loop(n, s, known)
	case *ir.While:
		c := &ir.While{At: s.At, Cond: s.Cond}
		w.moved[s] = c
		c.Body = w.list(n.Bodies[0], known.ParamsToDims(w.u.Dim(n)))
		return []ir.Stmt{c}
	case *ir.If:
		c := &ir.If{At: s.At}
		for i, b := range s.Branches {
			c.Branches = append(c.Branches, ir.Branch{Pos: b.Pos, Cond: b.Cond, Body: w.list(n.Bodies[i], known)})
		}
		return []ir.Stmt{c}
	case *ir.Put:
		return w.put(s)
	case *spmd.Note:
		return w.note(s)
	case *ir.Assign:
		if w.u.Parts.Of(n).Kind == compute.Guarded {
			return w.runTimeOwner(s)
		}
		return append(slices.Clip(w.u.Around.Of(n).First), s)
	case *ir.Jump, *ir.Return:
		return append(slices.Clip(w.u.Around.Of(n).First), s)
	}
	return w.storageStmt(n)
}

// runTimeOwner guards an assignment whose owner is known only at run time.
func (w *writer) runTimeOwner(s *ir.Assign) []ir.Stmt {
	before, test := w.ownerTest(s.LHS.(*ir.Elem))
	return append(before, ir.Guarded(s.At, test, s))
}

// storageStmt turns ALLOCATE and DEALLOCATE of mapped arrays into the statements of the runtime.
func (w *writer) storageStmt(n *tree.Node) []ir.Stmt {
	switch s := n.Stmt.(type) {
	case *ir.Allocate:
		if s.Sym.Map == nil {
			break
		}
		create := &spmd.ArrayCreate{At: s.At, Array: w.u.Array(s.Sym), Stacked: s.Stacked}
		if s.CutsLayout() {
			return []ir.Stmt{spmd.InitLayout(s.Sym.Map.Layout, s.Pos), create}
		}
		return []ir.Stmt{create}
	case *ir.Deallocate:
		if s.Sym.Map != nil {
			return []ir.Stmt{&spmd.ArrayDestroy{At: s.At, Array: w.u.Array(s.Sym), Stacked: s.Stacked}}
		}
	}
	return []ir.Stmt{n.Stmt}
}

// loop writes a counted loop, with its bounds reduced unless the images run it in step.
func (w *writer) loop(n *tree.Node, s *ir.Do, known sets.Set) []ir.Stmt {
	c := &ir.Do{At: s.At, Var: s.Var, Lo: s.Lo, Hi: s.Hi, Step: s.Step, Independent: s.Independent, Together: w.apart == 0, Known: s.Known}
	w.moved[s] = c
	inner := w.u.within(known, n)
	own, _ := w.u.Own(n, append(append([]*tree.Node(nil), n.Loops...), n))
	own = w.shown(own)
	free := space.Simpler(own, w.u.withSizes(inner, own))
	if lo, hi, cut := cutBySteps(w, n, s, free); cut {
		c.Lo, c.Hi = lo, hi
	} else if w.inStep[n].Some() {
		c.Body = w.list(n.Bodies[0], inner)
		return []ir.Stmt{c}
	} else {
		c.Lo, c.Hi = w.reducedBounds(n, s, free)
	}
	inner = inner.Intersect(w.u.enforced(n, own))
	w.apart++
	c.Body = w.list(n.Bodies[0], inner)
	w.apart--
	return []ir.Stmt{c}
}

// enforced is what the reduced bounds of loop n see to: the constraints of the own iterations that mention its variable,
// where these are the same in all pieces.
func (u *Unit) enforced(n *tree.Node, own sets.Set) sets.Set {
	loops := append(append([]*tree.Node(nil), n.Loops...), n)
	out := u.Sets.UniverseSet(u.Dims(loops)...)
	for i, p := range space.PiecesOf("own iterations", own) {
		s := u.mentioning(p, loops, map[string]bool{u.Dim(n): true})
		if i == 0 {
			out = s
		} else if same, err := out.IsEqual(s); err != nil || !same {
			return u.Sets.UniverseSet(u.Dims(loops)...)
		}
	}
	return out
}

// within is what holds inside loop n: what held outside and the loop's own bounds.
func (u *Unit) within(known sets.Set, n *tree.Node) sets.Set {
	cs, exists := u.IterConstraints(n)
	inner := known.ParamsToDims(u.Dim(n))
	return inner.Intersect(u.Sets.SetOf(u.Dims(append(append([]*tree.Node(nil), n.Loops...), n)), exists, cs...))
}

// reducedBounds cuts the bounds of a loop to the own iterations: for step 1
//
//	lo' = max(lo, own lower bounds),  hi' = min(hi, own upper bounds)
//
// and for other steps the first own iteration on the loop's lattice: lo' = lo + s*ceil((own-lo)/s).
func (w *writer) reducedBounds(n *tree.Node, s *ir.Do, own sets.Set) (lo, hi ir.Expr) {
	lower, upper := w.ownBounds(n, own)
	step, _ := s.ConstantStep()
	lo, hi = s.Lo, s.Hi
	if step < 0 {
		lower, upper = upper, lower
	}
	if lower != nil {
		lo = startAt(ir.Int8Of(s.Lo), lower, step)
	}
	if upper != nil {
		fn := "min"
		if step < 0 {
			fn = "max"
		}
		hi = ir.Extreme(fn, []ir.Expr{ir.Int8Of(s.Hi), upper})
	}
	return lo, hi
}

// startAt is the first value at or past `own` that a loop from lo by step takes.
func startAt(lo, own ir.Expr, step int64) ir.Expr {
	switch {
	case step == 1:
		return ir.Extreme("max", ir.ExtremeArgs("max", lo, own))
	case step == -1:
		return ir.Extreme("min", ir.ExtremeArgs("min", lo, own))
	case step > 0:
		k := ir.Divided(ir.CeilDiv, ir.Int8Op(ir.Sub, own, lo), step)
		return ir.Int8Op(ir.Add, lo, ir.Int8Op(ir.Mul, ir.Int8Const(step), ir.Extreme("max", []ir.Expr{ir.Int8Const(0), k})))
	}
	k := ir.Divided(ir.CeilDiv, ir.Int8Op(ir.Sub, lo, own), -step)
	return ir.Int8Op(ir.Sub, lo, ir.Int8Op(ir.Mul, ir.Int8Const(-step), ir.Extreme("max", []ir.Expr{ir.Int8Const(0), k})))
}

// ownBounds are the bounds of the loop variable in the own iterations, given the outer loops: the smallest lower and the
// largest upper bound of the pieces; nil where a piece has none.
func (w *writer) ownBounds(n *tree.Node, own sets.Set) (lower, upper ir.Expr) {
	var los, his []ir.Expr
	outer := w.u.Dims(n.Loops)
	boundedLow, boundedHigh := true, true
	for _, p := range space.PiecesOf("own iterations", own) {
		lo, hi, _, err := p.Bounds(w.u.Dim(n), outer...)
		if err != nil {
			diag.Bugf("bounds of loop %s: %v", w.u.Dim(n), err)
		}
		boundedLow = boundedLow && len(lo) > 0
		boundedHigh = boundedHigh && len(hi) > 0
		los = append(los, w.side("max", lo, w.u.Names.LowerExpr)...)
		his = append(his, w.side("min", hi, w.u.Names.UpperExpr)...)
	}
	if boundedLow && len(los) > 0 {
		lower = ir.Extreme("min", los)
	}
	if boundedHigh && len(his) > 0 {
		upper = ir.Extreme("max", his)
	}
	return lower, upper
}

func (w *writer) side(fn string, bs []sets.Bound, expr func(sets.Bound) ir.Expr) []ir.Expr {
	var es []ir.Expr
	for _, b := range bs {
		es = append(es, expr(b))
	}
	if len(es) == 0 {
		return nil
	}
	return []ir.Expr{ir.Extreme(fn, es)}
}
