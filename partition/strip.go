package partition

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem"
	"dhpfgo/sets"
)

// messageCost is how many assignments an image could execute in the time of a message and of the loops that a further strip
// begins, about 20 microseconds: shorter strips were slower.
const messageCost = 40000

// loopKey names a loop through all rounds of the passes.
type loopKey struct {
	pos  diag.Span
	v    *sem.Symbol
	part int
}

// strips says that a pipelined loop runs once for each strip of loop `inner`, which is the loop itself or one inside it.
// v counts through the strips' first iterations, size is their length, and step, 1 or -1, that of the inner loop.
type strips struct {
	inner   loopKey
	v, size *sem.Symbol
	length  sem.Expr
	step    int64
}

func keyOf(d *sem.Do) loopKey { return loopKey{d.Pos, d.Var, d.Part} }

// strip decides on the strips of pipelined loop l: those of the outermost loop, of l and the loops that are all that stands
// in it, that does not run through the images one after the other, if no dependence forbids to move its strips outside.
// It reports whether the loop got strips.
func (u *unit) strip(l *node, inside []*need) bool {
	if u.stripOf(l) != nil || u.known.strips[keyOf(l.stmt.(*sem.Do))] != nil || slices.ContainsFunc(l.loops, func(o *node) bool { return u.stripOf(o) != nil }) {
		return false
	}
	for s := l; s != nil; s = onlyLoop(s) {
		if !u.canStrip(l, s, inside) {
			continue
		}
		d := s.stmt.(*sem.Do)
		step, _ := d.ConstantStep()
		u.known.addStrips(keyOf(l.stmt.(*sem.Do)), &strips{
			inner: keyOf(d), length: u.stripLength(l, s), step: step,
			v:    &sem.Symbol{Name: d.Var.Name + "%strip", Source: "S_" + u.names.of(d.Var), Type: sem.Int8, Made: true},
			size: &sem.Symbol{Name: d.Var.Name + "%size", Source: "L_" + u.names.of(d.Var), Type: sem.Int8, Made: true},
		})
		return true
	}
	return false
}

// addStrips gives a loop strips, whose length all images compute alike: a loop around sets it, but it is private to none.
// Headers are known by their places, which strips change.
func (a *alike) addStrips(root loopKey, st *strips) {
	a.strips[root] = st
	a.scalars[st.size] = a.round
	a.counts[st.v], a.counts[st.size] = st, st
	a.headers = map[int]int{}
	a.grown = true
}

// onlyLoop is the loop that is all that stands in loop l, or nil.
func onlyLoop(l *node) *node {
	if len(l.bodies[0]) != 1 {
		return nil
	}
	if _, ok := l.bodies[0][0].stmt.(*sem.Do); !ok {
		return nil
	}
	return l.bodies[0][0]
}

// canStrip reports whether the strips of loop s inside l may run outermost.
func (u *unit) canStrip(l, s *node, inside []*need) bool {
	d := s.stmt.(*sem.Do)
	step, constant := d.ConstantStep()
	if !constant || step != 1 && step != -1 || changesBounds(l, s) || u.crosses(d, l, inside) || !u.hasAffineBounds(d, s) {
		return false
	}
	return s == l || u.keepsOrder(l, s)
}

// crosses reports whether loop d runs along a grid dimension from which messages come.
func (u *unit) crosses(d *sem.Do, l *node, inside []*need) bool {
	var side []int
	for _, w := range inside {
		for _, dir := range u.directions(w.data, w.ref.Sym) {
			side, _ = sameSide(side, dir.sign)
		}
	}
	found := false
	l.each(func(m *node) {
		a, ok := m.stmt.(*sem.Assign)
		if !ok {
			return
		}
		e, ok := a.LHS.(*sem.Elem)
		if !ok || e.Sym.Map == nil {
			return
		}
		for k, dim := range e.Sym.Map.Dims {
			if dim.Grid < 0 || dim.Grid >= len(side) || side[dim.Grid] == 0 {
				continue
			}
			a, known := u.affine(e.Subs[k], m)
			found = found || !known || a.Coef(u.names.of(d.Var)) != 0
		}
	})
	return found
}

// keepsOrder reports whether no dependence in loop l goes from a later iteration of loop s to an earlier one.
func (u *unit) keepsOrder(l, s *node) bool {
	ok := true
	var refs []struct {
		e     *sem.Elem
		n     *node
		write bool
	}
	l.each(func(m *node) {
		for _, t := range m.targets() {
			switch t := t.(type) {
			case *sem.Elem:
				ok = ok && t.Sym.Map != nil
				refs = append(refs, struct {
					e     *sem.Elem
					n     *node
					write bool
				}{t, m, true})
			case *sem.Var:
				ok = ok && (m.isLoop() || m.red != nil || slices.ContainsFunc(u.private[t.Sym], func(p *node) bool { return p.within(s) }))
			default:
				ok = false
			}
		}
		for _, r := range m.mappedReads() {
			refs = append(refs, struct {
				e     *sem.Elem
				n     *node
				write bool
			}{r, m, false})
		}
	})
	for _, w := range refs {
		for _, r := range refs {
			ok = ok && (!w.write || w.e.Sym != r.e.Sym || !u.turns(w.e, w.n, r.e, r.n, l, s))
		}
	}
	return ok
}

// turns reports whether write e at m and reference r at n touch one element in iterations of which the later one, by the
// loops from l to s, is the earlier one in loop s.
func (u *unit) turns(e *sem.Elem, m *node, r *sem.Elem, n *node, l, s *node) bool {
	i := sets.Var(u.dim(s))
	if step, _ := s.stmt.(*sem.Do).ConstantStep(); step < 0 {
		i = i.Scale(-1)
	}
	for k := depthOf(l); k < depthOf(s); k++ {
		loop := n.loops[k]
		if u.meetsWhere(e, m, r, n, k, func(p map[string]string) []sets.Constraint {
			return append(u.earlier(loop, p), sets.GE(renamed(i, p), i.AddConst(1)))
		}) || u.meetsWhere(e, m, r, n, k, func(p map[string]string) []sets.Constraint {
			return append(u.later(loop, p), sets.GE(i, renamed(i, p).AddConst(1)))
		}) {
			return true
		}
	}
	return false
}

// stripLength balances the time to fill the pipeline against the number of messages: with n iterations of the stripped
// loop, each of w assignments on an image, and P images
//
//	length = sqrt(n * messageCost / ((P - 1) * w))
func (u *unit) stripLength(l, s *node) sem.Expr {
	d := s.stmt.(*sem.Do)
	work := sem.Expr(ir.Int8Const(int64(max(1, assignments(l)))))
	for m := l; m != nil; m = onlyLoop(m) {
		if m != s {
			work = ir.Int8Op(sem.Mul, work, u.extentOnImage(m, l))
		}
	}
	real8 := func(e sem.Expr) sem.Expr { return &sem.Conv{T: sem.Real8, X: e} }
	one := ir.Int8Const(1)
	images := ir.Int8Op(sem.Sub, ir.Int8Of(&sem.Call{Fn: "number_of_processors", T: sem.Int4}), one)
	total := ir.Int8Op(sem.Mul, extremeOf("max", []sem.Expr{one, images}), extremeOf("max", []sem.Expr{one, work}))
	trips := extremeOf("max", []sem.Expr{one, tripCount(d)})
	ratio := &sem.Binary{Op: sem.Div, X: real8(ir.Int8Op(sem.Mul, trips, ir.Int8Const(messageCost))), Y: real8(total), T: sem.Real8}
	root := &sem.Conv{T: sem.Int8, X: &sem.Call{Fn: "sqrt", Args: []sem.Expr{ratio}, T: sem.Real8}}
	return extremeOf("max", []sem.Expr{one, root})
}

// assignments counts the assignments inside a loop.
func assignments(l *node) int {
	count := 0
	l.each(func(m *node) {
		if _, ok := m.stmt.(*sem.Assign); ok {
			count++
		}
	})
	return count
}

// extentOnImage is how many iterations of loop m inside l an image executes: a tile's extent where the loop runs along a
// distributed dimension. It must be the same on all images.
func (u *unit) extentOnImage(m, l *node) sem.Expr {
	d := m.stmt.(*sem.Do)
	for _, n := range u.nodes {
		a, ok := n.stmt.(*sem.Assign)
		if !ok || !n.within(m) {
			continue
		}
		e, ok := a.LHS.(*sem.Elem)
		if !ok || e.Sym.Map == nil {
			continue
		}
		for k, dim := range e.Sym.Map.Dims {
			if f, known := u.affine(e.Subs[k], n); known && dim.Grid >= 0 && e.Sym.Map.Layout.Dims[dim.Grid].Table == nil && f.Coef(u.names.of(d.Var)) != 0 {
				return &sem.Var{Sym: e.Sym.Map.Layout.Dims[dim.Grid].Block}
			}
		}
	}
	if _, constant := d.ConstantStep(); !constant || changesBounds(l, m) {
		return ir.Int8Const(1)
	}
	return extremeOf("max", []sem.Expr{ir.Int8Const(1), tripCount(d)})
}

// stripMine writes the strips into the statements: the pipelined loop once for each strip, the stripped loop cut to it.
func (u *unit) stripMine(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *sem.Do:
			s.Body = u.stripMine(s.Body)
			if st := u.known.strips[keyOf(s)]; st != nil {
				out = append(out, u.stripped(s, st)...)
				continue
			}
		case *sem.While:
			s.Body = u.stripMine(s.Body)
		case *sem.If:
			for i := range s.Branches {
				s.Branches[i].Body = u.stripMine(s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

func (u *unit) stripped(root *sem.Do, st *strips) []sem.Stmt {
	inner := root
	for keyOf(inner) != st.inner {
		inner = inner.Body[0].(*sem.Do)
	}
	u.made = append(u.made, st.v, st.size)
	first, size := &sem.Var{Pos: inner.Pos, Sym: st.v}, &sem.Var{Pos: inner.Pos, Sym: st.size}
	around := &sem.Do{At: root.At, Var: st.v, Lo: ir.Int8Of(inner.Lo), Hi: ir.Int8Of(inner.Hi), Step: size, Body: []sem.Stmt{root}}
	op, nearer := sem.Add, "min"
	if st.step < 0 {
		op, nearer = sem.Sub, "max"
		around.Step = &sem.Unary{Op: sem.Neg, X: size}
	}
	last := ir.Int8Op(op, first, ir.Int8Op(sem.Sub, size, ir.Int8Const(1)))
	inner.Lo = asKind(first, inner.Var.Type)
	inner.Hi = asKind(extremeOf(nearer, flatten(nearer, ir.Int8Of(inner.Hi), last)), inner.Var.Type)
	return []sem.Stmt{&sem.Assign{At: root.At, LHS: &sem.Var{Pos: root.Pos, Sym: st.size}, RHS: st.length}, around}
}

func asKind(e sem.Expr, t sem.Type) sem.Expr {
	if e.Type() == t {
		return e
	}
	return &sem.Conv{Pos: e.Span(), T: t, X: e}
}

// stripOf gives the strips that loop n runs through, nil for other loops.
func (u *unit) stripOf(n *node) *strips {
	d, ok := n.stmt.(*sem.Do)
	if !ok {
		return nil
	}
	return u.known.counts[d.Var]
}

// stripRoot is the pipelined loop whose strips a loop counts, or else the loop itself.
func (u *unit) stripRoot(d *sem.Do) *sem.Do {
	if u.known.counts[d.Var] != nil {
		return d.Body[0].(*sem.Do)
	}
	return d
}

// isStripSize reports whether s is the length of strips: sets that name it only know that it is positive.
func (u *unit) isStripSize(s *sem.Symbol) bool {
	st := u.known.counts[s]
	return st != nil && st.size == s
}
