package partition

import (
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/sem"
)

// Locate combines what each image has found as the largest (or with Min the smallest) value of a loop and where: Words are
// the number of candidates (0 for none), the iteration as one number for each of Keys loops, the value, and what goes with it,
// variables of Int8 or Real8. All images get the words of the best candidate: among equals that of the first iteration, or
// with Last of the last one.
type Locate struct {
	sem.At
	Words     []*sem.Symbol `ir:"update"`
	Keys      int
	Min, Last bool
}

// locating is a reduction that keeps a value and where it was found, as MAXLOC and MINLOC do:
//
//	if (e > best) then; best = e; at = i; ..; end if
//
// Each image searches its own iterations; the first of the best candidates wins, or with >= the last.
type locating struct {
	test    *node // the IF
	best    *sem.Symbol
	carried []*sem.Symbol // best and what else the IF sets
	homes   []*sem.Elem   // elements whose owners may execute
	home    *sem.Elem
	min     bool
	last    bool
}

// findLocating recognises searches for the largest or smallest value over mapped data.
func (u *unit) findLocating() {
	for _, n := range u.nodes {
		l := u.locatingForm(n)
		if l == nil {
			continue
		}
		region := u.locatingRegion(l)
		if region == nil || u.mayDiverge(region) {
			continue
		}
		if l.homes = u.locatingHomes(l); len(l.homes) == 0 || u.privateLoop(l.best, n) != nil && !u.sharesOf(n, region, l.homes) {
			continue
		}
		op := ir.ReduceMax
		if l.min {
			op = ir.ReduceMin
		}
		r := &reduction{scalar: l.best, op: op, region: region, locating: l, leaves: n.bodies[0]}
		for _, m := range r.leaves {
			m.red = r
		}
		u.publish(r)
		u.reductions = append(u.reductions, r)
	}
}

// locatingForm recognises the IF of a search, nil for other statements.
func (u *unit) locatingForm(n *node) *locating {
	s, ok := n.stmt.(*sem.If)
	if !ok || len(s.Branches) != 1 || len(n.loops) == 0 {
		return nil
	}
	l := &locating{test: n}
	values := map[*sem.Symbol]sem.Expr{}
	for _, m := range n.bodies[0] {
		a, ok := m.stmt.(*sem.Assign)
		if !ok {
			return nil
		}
		v, ok := a.LHS.(*sem.Var)
		if !ok || v.Sym.Map != nil || values[v.Sym] != nil || !movable(v.Sym) {
			return nil
		}
		values[v.Sym] = a.RHS
		l.carried = append(l.carried, v.Sym)
	}
	for _, e := range values {
		if slices.ContainsFunc(l.carried, func(v *sem.Symbol) bool { return ir.Occurrences(e, v) > 0 }) {
			return nil
		}
	}
	cond := withoutStart(l.comparison(s.Branches[0].Cond), l.carried)
	for _, v := range l.carried {
		if l.compares(cond, v, values[v]) {
			return l
		}
	}
	return nil
}

// movable reports whether the value of a scalar fits into a word of a Locate.
func movable(s *sem.Symbol) bool {
	return s.Rank() == 0 && !s.Pointer && !s.Target && !s.Overlaid && !s.Allocatable &&
		(s.Type.Base == sem.Integer || s.Type.Base == sem.Real && s.Type.Kind <= 8)
}

// comparison strips other conditions, in which nothing that is carried occurs, from "c .and. e > best".
func (l *locating) comparison(cond sem.Expr) sem.Expr {
	and, ok := cond.(*sem.Binary)
	if !ok || and.Op != sem.And {
		return cond
	}
	mentions := func(e sem.Expr) bool {
		return slices.ContainsFunc(l.carried, func(v *sem.Symbol) bool { return ir.Occurrences(e, v) > 0 })
	}
	switch {
	case !mentions(and.X):
		return l.comparison(and.Y)
	case !mentions(and.Y):
		return l.comparison(and.X)
	}
	return cond
}

// withoutStart strips "at == 0 .or." from a condition: nothing has been found so far.
func withoutStart(cond sem.Expr, carried []*sem.Symbol) sem.Expr {
	or, ok := cond.(*sem.Binary)
	if !ok || or.Op != sem.Or {
		return cond
	}
	eq, ok := or.X.(*sem.Binary)
	if !ok || eq.Op != sem.EQ {
		return cond
	}
	v, isVar := eq.X.(*sem.Var)
	zero, isConst := eq.Y.(*sem.Const)
	if isVar && isConst && zero.I == 0 && v.Type().Base == sem.Integer && slices.Contains(carried, v.Sym) {
		return or.Y
	}
	return cond
}

// compares recognises the comparison of a new value e with the best so far, which "best is not a number and e is one" may
// follow.
func (l *locating) compares(cond sem.Expr, best *sem.Symbol, e sem.Expr) bool {
	c, ok := cond.(*sem.Binary)
	if ok && c.Op == sem.Or && isNumberTest(c.Y, best, e) {
		c, ok = c.X.(*sem.Binary)
	}
	back := false
	if ok && c.Op == sem.Or {
		if back = isBackTest(c); back {
			c, ok = c.X.(*sem.Binary)
		}
	}
	if !ok || c.X.Type() != best.Type || c.Y.Type() != best.Type {
		return false
	}
	x, y, op := c.X, c.Y, c.Op
	if v, isVar := x.(*sem.Var); isVar && v.Sym == best {
		x, y, op = y, x, mirrored(op)
	}
	v, isVar := y.(*sem.Var)
	if !isVar || v.Sym != best || !ir.Equal(x, e) {
		return false
	}
	switch op {
	case sem.GT, sem.GE, sem.LT, sem.LE:
		l.best, l.min, l.last = best, op == sem.LT || op == sem.LE, back || op == sem.GE || op == sem.LE
		return true
	}
	return false
}

// isBackTest recognises "e > best .or. .true. .and. e >= best", and so with < and <=.
func isBackTest(or *sem.Binary) bool {
	x, ok := or.X.(*sem.Binary)
	and, ok2 := or.Y.(*sem.Binary)
	if !ok || !ok2 || and.Op != sem.And {
		return false
	}
	yes, ok := and.X.(*sem.Const)
	y, ok2 := and.Y.(*sem.Binary)
	same := ok2 && ir.Equal(x.X, y.X) && ir.Equal(x.Y, y.Y)
	return ok && yes.L && same && (x.Op == sem.GT && y.Op == sem.GE || x.Op == sem.LT && y.Op == sem.LE)
}

// mirrored is the comparison with its operands exchanged.
func mirrored(op sem.Op) sem.Op {
	switch op {
	case sem.GT:
		return sem.LT
	case sem.GE:
		return sem.LE
	case sem.LT:
		return sem.GT
	case sem.LE:
		return sem.GE
	}
	return op
}

// isNumberTest recognises "best /= best .and. e == e".
func isNumberTest(x sem.Expr, best *sem.Symbol, e sem.Expr) bool {
	and, ok := x.(*sem.Binary)
	if !ok || and.Op != sem.And {
		return false
	}
	ne, ok := and.X.(*sem.Binary)
	eq, ok2 := and.Y.(*sem.Binary)
	if !ok || !ok2 || ne.Op != sem.NE || eq.Op != sem.EQ {
		return false
	}
	v := &sem.Var{Sym: best}
	return ir.Equal(ne.X, v) && ir.Equal(ne.Y, v) && ir.Equal(eq.X, e) && ir.Equal(eq.Y, e)
}

// locatingRegion is the outermost loop around the search in which nothing else reads or sets what it carries, nil for none.
func (u *unit) locatingRegion(l *locating) *node {
	n := l.test
	for k, loop := range n.loops {
		clean := !slices.ContainsFunc(n.loops[k:], unordered)
		loop.each(func(m *node) {
			if m.within(n) {
				return
			}
			for _, v := range l.carried {
				clean = clean && !m.reads(v) && !m.writes(v)
			}
		})
		if clean {
			return loop
		}
	}
	return nil
}

// unordered reports whether the iterations of a loop can not be told apart by the values of its variable, or some may be left out.
func unordered(l *node) bool {
	d, ok := l.stmt.(*sem.Do)
	if !ok {
		return true
	}
	_, constant := d.ConstantStep()
	return !constant || leftEarly(l)
}

// locatingHomes lists the mapped elements on which a search depends and whose owners may execute it.
func (u *unit) locatingHomes(l *locating) []*sem.Elem {
	var out []*sem.Elem
	for _, r := range u.operands(l.test, l.test.bodies[0]...) {
		if _, ok := u.ownerConstraints(r, l.test, u.names.start); ok {
			out = append(out, r)
		}
	}
	return out
}

// operands lists the mapped elements on which node n depends: in itself and in the given statements inside it, in the
// conditions around it in its loop, and in the private values that these use.
func (u *unit) operands(n *node, inside ...*node) []*sem.Elem {
	var refs []*sem.Elem
	wanted := map[*sem.Symbol]bool{}
	look := func(m *node) {
		refs = append(refs, m.mappedReads()...)
		for _, e := range m.header() {
			sem.WalkExprs(e, func(x sem.Expr) { wanted[ir.SymbolOf(x)] = true })
		}
	}
	for _, m := range inside {
		look(m)
	}
	for m := n; m != nil && (m == n || !m.isLoop()); m = m.parent {
		look(m)
		for _, b := range slices.Backward(u.siblings(m)) {
			if a, ok := b.stmt.(*sem.Assign); ok && b.order < m.order && wanted[ir.SymbolOf(a.LHS)] && u.definesPrivate(b) {
				look(b)
			}
		}
	}
	return refs
}

// splitLocating gives each image a search of its own and behind the region the combination of all.
func (u *unit) splitLocating(r *reduction) {
	l, at := r.locating, sem.At{Pos: r.locating.test.stmt.Span()}
	assign := func(to *sem.Symbol, e sem.Expr) sem.Stmt {
		return &sem.Assign{At: at, LHS: &sem.Var{Pos: at.Pos, Sym: to}, RHS: e}
	}
	x := &Locate{At: at, Min: l.min, Last: l.last}
	found := u.makeSymbol(l.best.Name+"%found", sem.Int8)
	x.Words = []*sem.Symbol{found}
	r.region.before = append(r.region.before, assign(found, ir.Int8Const(0)))
	r.partial = found
	last := r.leaves[len(r.leaves)-1]
	last.after = append(last.after, assign(found, ir.Int8Const(1)))
	for _, loop := range l.test.loops[depthOf(r.region):] {
		d := loop.stmt.(*sem.Do)
		key := u.makeSymbol(d.Var.Name+"%key", sem.Int8)
		r.region.before = append(r.region.before, assign(key, ir.Int8Const(0)))
		value := ir.Int8Of(&sem.Var{Pos: at.Pos, Sym: d.Var})
		if step, _ := d.ConstantStep(); step < 0 {
			value = &sem.Unary{Pos: at.Pos, Op: sem.Neg, X: value}
		}
		last.after = append(last.after, assign(key, value))
		x.Words = append(x.Words, key)
		x.Keys++
	}
	var behind, taken []sem.Stmt
	i := slices.Index(l.carried, l.best)
	for _, v := range slices.Concat(l.carried[i:i+1], l.carried[:i], l.carried[i+1:]) {
		part, word := u.makeSymbol(v.Name+"%part", v.Type), u.makeSymbol(v.Name+"%word", wordType(v.Type))
		r.region.before = append(r.region.before, assign(part, &sem.Var{Pos: at.Pos, Sym: v}))
		behind = append(behind, assign(word, converted(part, word.Type)))
		taken = append(taken, assign(v, converted(word, v.Type)))
		x.Words = append(x.Words, word)
		l.rename(v, part)
	}
	any := ir.Compare(sem.GT, &sem.Var{Sym: found}, ir.Int8Const(0))
	r.region.after = append(append(append(r.region.after, behind...), x), guarded(at, any, taken...))
}

// names lists what a reduction computes.
func (r *reduction) names() string {
	if r.locating == nil {
		return r.scalar.UserName()
	}
	var out []string
	for _, s := range r.locating.carried {
		out = appendNew(out, s.UserName())
	}
	return strings.Join(out, ", ")
}

// rename lets the statements of the search use the image's own copy of a variable.
func (l *locating) rename(from, to *sem.Symbol) {
	for _, m := range l.test.bodies[0] {
		m.replace(substitute(m.stmt.(*sem.Assign), from, to))
	}
	s := l.test.stmt.(*sem.If)
	b := s.Branches[0]
	b.Cond = sem.MapExpr(b.Cond, func(x sem.Expr) sem.Expr {
		if v, ok := x.(*sem.Var); ok && v.Sym == from {
			return &sem.Var{Pos: v.Pos, Sym: to}
		}
		return x
	})
	l.test.replace(&sem.If{At: s.At, Branches: []sem.Branch{b}})
}

func wordType(t sem.Type) sem.Type {
	if t.Base == sem.Real {
		return sem.Type{Base: sem.Real, Kind: 8}
	}
	return sem.Int8
}

// converted is a variable as a value of another kind.
func converted(s *sem.Symbol, t sem.Type) sem.Expr {
	v := &sem.Var{Sym: s}
	if s.Type == t {
		return v
	}
	return &sem.Conv{T: t, X: v}
}
