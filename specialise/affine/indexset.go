package affine

import (
	"slices"

	"dhpfgo/ir"
)

// SplitIndexSets cuts loops where subscripts of distributed arrays change their form: at the wrap of periodic neighbours, at clamped
// ones, where an IF gives an index scalar another value, and where an iteration sets what all others read. In each part the subscripts stay at one distance from the loop variable,
// so that a neighbour is a shift and what lies beyond the wrap a message to those alone who are there.
//
//	do i = 1, n;  .. a(mod(i,n)+1) ..   →   do i = 1, n-1;  .. a(i+1) ..;   do i = max(1,n), n;  .. a(i-n+1) ..
//
// With a step s a part begins with its first iteration that the step reaches from the loop's first one, lo:
//
//	do i = lo, n, s   →   do i = lo, min(m-1,n), s;   do i = max(lo, m + modulo(lo-m, s)), n, s
//
// The iterations keep their order. (Index-set splitting: Banerjee, Loop Transformations for Restructuring Compilers, 1993.)
func SplitIndexSets(sized map[*ir.Symbol]bool, u *ir.Unit) {
	index := indexScalars(u)
	done, room := map[*ir.Do][]Form{}, splitRoom
	for range splitRounds {
		p := &splitting{follower: newFollower(u), sized: sized, index: index, done: done, room: &room,
			ranges: map[*ir.Do][]Form{}, fixed: map[*ir.Do]bool{}, scanned: map[*ir.Do]bool{}, cuts: map[*ir.Do][]Form{}}
		p.use, p.enter = p.statement, p.bounds
		at := &facts{}
		u.Entry = p.list(u.Entry, at)
		u.Body = p.list(u.Body, at)
		if p.changed {
			u.Body = flattened(u.Body)
		}
		if len(p.cuts) == 0 {
			return
		}
		u.Body = p.split(u.Body)
	}
}

// splitRounds bounds how often loops inside of parts are looked at again; splitSize how many statements a loop may have that is cut, and
// splitRoom how many statements of a unit may be put a second time.
const (
	splitRounds = 8
	splitSize   = 300
	splitRoom   = 2000
)

// splitting is the step at work on a unit: the scalars on which subscripts depend, what is known of the variables of loops (forms that
// are nowhere negative), and where loops are to be cut: after the iteration of that number.
type splitting struct {
	*follower
	sized   map[*ir.Symbol]bool
	index   map[*ir.Symbol]bool
	ranges  map[*ir.Do][]Form
	fixed   map[*ir.Do]bool
	cuts    map[*ir.Do][]Form
	done    map[*ir.Do][]Form
	room    *int
	scanned map[*ir.Do]bool // loops of this round that ownLines has seen
	changed bool
}

// indexScalars lists the integer scalars that subscripts in distributed dimensions depend on.
func indexScalars(u *ir.Unit) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	note := func(e ir.Expr) { ir.EverySymbol(func(s *ir.Symbol) { out[s] = true }, e) }
	var from []*ir.Assign
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		subscriptsIn(s, distributed, func(e ir.Expr) ir.Expr {
			note(e)
			return e
		})
		if a, ok := s.(*ir.Assign); ok && ScalarOf(a.LHS) != nil && a.LHS.Type().Base == ir.Integer {
			from = append(from, a)
		}
		return true
	})
	for grown := true; grown; {
		grown = false
		from = slices.DeleteFunc(from, func(a *ir.Assign) bool {
			if !out[ScalarOf(a.LHS)] {
				return false
			}
			note(a.RHS)
			grown = true
			return true
		})
	}
	return out
}

// bounds notes what the header of a loop says of its variable, if its iterations could be cut.
func (p *splitting) bounds(d *ir.Do, before, _ *facts) {
	step, constant := d.ConstantStep()
	if !constant || step < 1 || before.dead || !p.traceable(d.Var) {
		return
	}
	inside := ir.ChangesOf(d.Body)
	p.fixed[d] = step == 1 || !p.unit.UsedOutside(d.Var)
	p.bound(d, operandsOf(d.Lo, "max"), 1, before, inside)
	p.bound(d, operandsOf(d.Hi, "min"), -1, before, inside)
}

// bound notes that sign times the difference of the variable and each of the limits is nowhere negative. A loop stays whole whose limits
// would not be the same for a second part.
func (p *splitting) bound(d *ir.Do, limits []ir.Expr, sign int64, before *facts, inside *ir.Changes) {
	for _, x := range limits {
		own, fixed := p.formOf(x)
		p.fixed[d] = p.fixed[d] && fixed && !inside.AnyHit(own.mentions(), p.recursive())
		form, ok := p.form(x, before)
		if !ok || inside.AnyHit(form.mentions(), p.recursive()) {
			continue
		}
		if g, ok := variable(d).plus(form, -1); ok {
			g, _ = Form{}.plus(g, sign)
			p.ranges[d] = append(append(p.ranges[d], g), form.remainders()...)
		}
	}
}

// operandsOf gives the arguments of max or min, of others the expression.
func operandsOf(e ir.Expr, fn string) []ir.Expr {
	if c, ok := e.(*ir.Call); ok && c.Fn == fn {
		return c.Args
	}
	return []ir.Expr{e}
}

func variable(d *ir.Do) Form {
	return Form{terms: []term{{&ir.Var{Pos: d.Pos, Sym: d.Var}, 1}}}
}

// form is an integer expression as a linear form over what is not known of it; what arrays are sized by keeps its name, and what is known
// to be something else than a sum, as n = max(hi,0), at which loops are cut as well as at any other.
func (p *splitting) form(e ir.Expr, at *facts) (Form, bool) {
	f, ok := p.formOf(e)
	if !ok {
		return f, false
	}
	return at.without(f, func(s *ir.Symbol) bool {
		g, known := at.of(s)
		return known && g.affine() && !p.sized[s]
	}), true
}

// statement simplifies what the ranges of the loops around decide, and finds cuts that would decide the rest.
func (p *splitting) statement(s ir.Stmt, at *facts) {
	if at.dead || len(p.ranges) == 0 {
		return
	}
	in := &place{splitting: p, at: at}
	switch s := s.(type) {
	case *ir.If:
		if in.guardsIndex(s) {
			in.branchesOf(s)
		}
	case *ir.Assign:
		if e, ok := s.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
			in.linesOf()
		}
		if v := ScalarOf(s.LHS); v != nil && p.index[v] {
			if e := in.simpler(s.RHS); e != s.RHS {
				s.RHS, p.changed = e, true
			}
		}
	}
	filter := distributed
	if n := len(p.around); n > 0 && isArrayLoop(p.around[n-1].loop) {
		filter = func(v *ir.Symbol, k int, e ir.Expr) bool { return distributed(v, k, e) || wraps(v, k, e) }
	}
	subscriptsIn(s, filter, in.simpler)
}

// place is a statement that is looked at, with what holds there.
type place struct {
	*splitting
	at *facts
}

// guardsIndex reports whether an IF does nothing but give integer scalars values, one of which subscripts depend on.
func (p *place) guardsIndex(s *ir.If) bool {
	found := false
	for _, b := range s.Branches {
		for _, st := range b.Body {
			a, ok := st.(*ir.Assign)
			if !ok || ScalarOf(a.LHS) == nil || a.LHS.Type().Base != ir.Integer {
				return false
			}
			found = found || p.index[ScalarOf(a.LHS)]
		}
	}
	return found
}

// branchesOf drops the branches that are not taken.
func (p *place) branchesOf(s *ir.If) {
	var kept []ir.Branch
	for _, b := range s.Branches {
		holds, known := true, true
		if b.Cond != nil {
			holds, known = p.decided(b.Cond)
		}
		p.changed = p.changed || known
		if known && !holds {
			continue
		}
		if known {
			b.Cond = nil
		}
		kept = append(kept, b)
		if known {
			break
		}
	}
	if len(kept) == 0 {
		kept = []ir.Branch{{Pos: s.Pos}}
	}
	s.Branches = kept
}

// simpler puts the forms that min, max, mod, modulo and merge have here in place of them.
func (p *place) simpler(e ir.Expr) ir.Expr {
	out := p.pieces(e)
	if form, ok := p.formOf(out); ok && out != e {
		return form.expr(e.Type(), e.Span())
	}
	return out
}

func (p *place) pieces(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		c, ok := x.(*ir.Call)
		if !ok || c.T.Base != ir.Integer {
			return x
		}
		switch c.Fn {
		case "min", "max":
			return p.extreme(c)
		case "mod", "modulo":
			return p.remainder(c)
		case "merge":
			if holds, known := p.decided(c.Args[2]); known && holds {
				return OfType(c.Args[0], c.T)
			} else if known {
				return OfType(c.Args[1], c.T)
			}
		}
		return x
	})
}

// extreme is min or max without the arguments that are beyond others.
func (p *place) extreme(c *ir.Call) ir.Expr {
	kept := c.Args[:1:1]
	for _, x := range c.Args[1:] {
		last := len(kept) - 1
		f, ok := p.difference(kept[last], x)
		if c.Fn == "min" {
			f, ok = p.difference(x, kept[last])
		}
		switch first, known := p.sign(f, ok); {
		case !known:
			kept = append(kept, x)
		case !first:
			kept[last] = x
		}
	}
	switch len(kept) {
	case len(c.Args):
		return c
	case 1:
		return OfType(kept[0], c.T)
	}
	return &ir.Call{Pos: c.Pos, Fn: c.Fn, Args: kept, T: c.T}
}

// remainder is mod or modulo whose argument lies in one stretch of the divisor: 0 ≤ a < n gives a, n ≤ a < 2n gives a-n, 2n ≤ a < 3n
// a-2n, and with modulo -n ≤ a < 0 gives a+n; cuts are sought where it lies in two neighbouring ones.
func (p *place) remainder(c *ir.Call) ir.Expr {
	a, ok := p.form(c.Args[0], p.at)
	n, ok2 := p.form(c.Args[1], p.at)
	if !ok || !ok2 {
		return c
	}
	least := int64(0)
	if c.Fn == "modulo" {
		least = -1
	}
	for q := least; q <= 2; q++ {
		from, okFrom := a.plus(n, -q)
		to, okTo := n.plus(from, -1)
		if okFrom && okTo && p.nowhereNegative(from) && p.nowhereNegative(to.less(1)) {
			return from.expr(c.T, c.Pos)
		}
		wide, okWide := to.plus(n, 1)
		if q < 2 && okFrom && okTo && okWide && p.nowhereNegative(from) && p.nowhereNegative(wide.less(1)) {
			next, _ := a.plus(n, -q-1)
			if _, known := p.sign(next, true); !known {
				return c
			}
		}
	}
	return c
}

func (f Form) less(n int64) Form { return Form{c: f.c - n, terms: f.terms} }

func (p *place) difference(x, y ir.Expr) (Form, bool) {
	a, ok := p.form(x, p.at)
	b, ok2 := p.form(y, p.at)
	if !ok || !ok2 {
		return Form{}, false
	}
	return a.plus(b, -1)
}

// decided tells whether a condition holds in all iterations, or in none; else it finds where loops are to be cut.
func (p *place) decided(cond ir.Expr) (holds, known bool) {
	switch c := cond.(type) {
	case *ir.Const:
		return c.L, c.T.Base == ir.Logical
	case *ir.Unary:
		if c.Op == ir.Not {
			holds, known = p.decided(c.X)
			return !holds, known
		}
	case *ir.Binary:
		return p.relation(c)
	}
	return false, false
}

func (p *place) relation(c *ir.Binary) (holds, known bool) {
	switch c.Op {
	case ir.And, ir.Or:
		x, okX := p.decided(c.X)
		y, okY := p.decided(c.Y)
		stop := c.Op == ir.Or
		if okX && x == stop || okY && y == stop {
			return stop, true
		}
		return !stop, okX && okY
	}
	if c.X.Type().Base != ir.Integer || c.Y.Type().Base != ir.Integer {
		return false, false
	}
	f, ok := p.difference(c.X, c.Y)
	back, _ := Form{}.plus(f, -1)
	switch c.Op {
	case ir.GE:
		return p.sign(f, ok)
	case ir.GT:
		return p.sign(f.less(1), ok)
	case ir.LE:
		return p.sign(back, ok)
	case ir.LT:
		return p.sign(back.less(1), ok)
	case ir.EQ, ir.NE:
		below, knownBelow := p.sign(f, ok)
		above, knownAbove := p.sign(back, ok)
		different := knownBelow && !below || knownAbove && !above
		return different == (c.Op == ir.NE), different || knownBelow && knownAbove
	}
	return false, false
}

// sign tells whether a form is nowhere negative (true) or everywhere; else it notes the cut of a loop that makes it one or the other.
func (p *place) sign(f Form, ok bool) (positive, known bool) {
	if !ok {
		return false, false
	}
	back, ok := Form{}.plus(f, -1)
	switch {
	case !ok:
		return false, false
	case p.nowhereNegative(f):
		return true, true
	case p.nowhereNegative(back.less(1)):
		return false, true
	}
	p.cutAt(f)
	return false, false
}

// nowhereNegative reports whether a form is a constant of that kind, or such a constant and the sum of up to three forms that loops
// around say this of.
func (p *place) nowhereNegative(f Form) bool {
	var known []Form
	for _, e := range p.around {
		if d, ok := e.loop.(*ir.Do); ok {
			known = append(known, p.ranges[d]...)
		}
	}
	return covers(f, known, 3)
}

func covers(f Form, known []Form, depth int) bool {
	if len(f.terms) == 0 {
		return f.c >= 0
	}
	if depth == 0 {
		return false
	}
	for _, g := range known {
		if !slices.ContainsFunc(g.terms, func(t term) bool { k := f.find(t.x); return k >= 0 && f.terms[k].n*t.n > 0 }) {
			continue
		}
		if rest, ok := f.plus(g, -1); ok && covers(rest, known, depth-1) {
			return true
		}
	}
	return false
}

// cutAt notes that v + rest ≥ 0 holds from some iteration of a loop on, or -v + rest ≥ 0 up to one. The form has the variable of one
// loop in it, which changes nothing of the rest.
func (p *place) cutAt(f Form) {
	var loop *ir.Do
	var n int64
	for _, e := range p.around {
		d, ok := e.loop.(*ir.Do)
		if !ok || !p.fixed[d] {
			continue
		}
		if k := f.find(&ir.Var{Sym: d.Var}); k >= 0 {
			if loop != nil {
				return
			}
			loop, n = d, f.terms[k].n
		}
	}
	if loop != nil && (n == 1 || n == -1) {
		p.cut(loop, n, f)
	}
}

// cut notes that n*v + rest ≥ 0 decides about iterations of a loop over v, n being 1 or -1, if nothing in the loop changes the rest.
func (p *place) cut(loop *ir.Do, n int64, f Form) {
	v := variable(loop)
	rest, ok := f.plus(v, -n)
	last, ok2 := Form{}.plus(rest, -n)
	if n > 0 {
		last = last.less(1)
	}
	if !ok || !ok2 || !rest.affine() || ir.ChangesOf([]ir.Stmt{loop}).AnyHit(rest.mentions(), p.recursive()) || !p.mayCut(loop) {
		return
	}
	for _, old := range append(p.done[loop], p.cuts[loop]...) {
		if old.equal(last) {
			return
		}
	}
	p.cuts[loop] = append(p.cuts[loop], last)
}

// mayCut reports whether a loop can be put as several, one after the other: nothing leaves it, and it is not too large.
func (p *splitting) mayCut(d *ir.Do) bool {
	ok := d.Deals == nil && len(p.done[d]) < 3
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Jump:
			ok = ok && !(s.Exit && s.Loop == d)
		case *ir.Do:
			ok = ok && s.Deals == nil
		}
		return ok
	})
	return ok && size(d) <= min(splitSize, *p.room)
}

// size is the number of statements in a loop.
func size(d *ir.Do) int {
	n := 0
	ir.WalkStmts(d.Body, func(ir.Stmt) bool {
		n++
		return true
	})
	return n
}

// flattened puts the statements of a branch that is always taken in place of its IF.
func flattened(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		blocks(s, flattened)
		if c, ok := s.(*ir.If); ok && len(c.Branches) == 1 && c.Branches[0].Cond == nil {
			out = append(out, c.Branches[0].Body...)
			continue
		}
		out = append(out, s)
	}
	return out
}
