package expand

import (
	"slices"

	"dhpfgo/ir"
)

// Lines of BLOCK.
//
//	before: do i; c(1) = ..; do k; c(k) = .. c(k-1) ..; u(i,k) = .. u(i,k-1)*c(k-1); end do; do k = .., 1, -1; u(i,k) = u(i,k) - c(k)*u(i,k+1)
//	after:  the same with l(i,k) in place of c(k), aligned with u
//
// A system along a distributed dimension is a pipeline, whose messages carry strips of lines. What belongs to one line alone, and is used
// for the next one again, would let go but one line at a time. So each line has its own. A scalar that goes from one step to
// the next along the line becomes an array of the line first (see carried.go).

// line is a loop of which each iteration solves a system along a distributed dimension of an array.
type line struct {
	loop   *ir.Do
	ref    *ir.Elem           // what the recurrence sets
	along  int                // the dimension of it that the line runs along
	places map[*ir.Symbol]int // the dimension along which the variable of a loop runs
}

// isLine reports whether arrays may be laid along a layout: by blocks, one an image, with extents that the compiler knows.
func isLine(l *ir.Layout) bool {
	return l.IsConstant() && !l.IsDynamic() && !l.Deferred && !slices.ContainsFunc(l.Dims, func(d ir.LayoutDim) bool { return d.Format != "block" || d.Many() })
}

// lineOf finds the system along a line that an iteration of a loop solves, nil if there is none.
func lineOf(d *ir.Do) *line {
	var found *line
	var visit func(body []ir.Stmt, inner []*ir.Do)
	visit = func(body []ir.Stmt, inner []*ir.Do) {
		for _, st := range body {
			if found != nil {
				return
			}
			if a, ok := st.(*ir.Assign); ok {
				found = lineBy(d, inner, a)
			}
			within := inner
			if k, ok := st.(*ir.Do); ok {
				within = append(inner[:len(inner):len(inner)], k)
			}
			for _, b := range ir.BlocksOf(st) {
				visit(b, within)
			}
		}
	}
	visit(d.Body, nil)
	return found
}

// lineBy is the line of a recurrence in the loops `inner` of d: of an element that a statement computes from its neighbour along a
// distributed dimension, while d runs along another one. It is nil for other statements.
func lineBy(d *ir.Do, inner []*ir.Do, a *ir.Assign) *line {
	for _, f := range feeds(a) {
		m := f.to.Sym.Map
		if m == nil || !isLine(m.Layout) || !f.isShift() {
			continue
		}
		l := &line{loop: d, ref: f.to, along: -1, places: map[*ir.Symbol]int{}}
		for k, sub := range f.to.Subs {
			v, to, ok := shifted(sub)
			if !ok {
				continue
			}
			l.places[v] = k
			w, from, ok := shifted(f.from.Subs[k])
			if ok && v == w && from != to && m.Dims[k].Grid >= 0 && m.Dims[k].Coef == 1 && slices.ContainsFunc(inner, func(x *ir.Do) bool { return x.Var == v }) {
				l.along = k
			}
		}
		if at, runs := l.places[d.Var]; l.along >= 0 && runs && at != l.along && l.isUnmoved(f) {
			return l
		}
	}
	return nil
}

// isUnmoved reports whether both elements of a recurrence lie at the same places but for the dimension of the line.
func (l *line) isUnmoved(f feed) bool {
	for k := range f.to.Subs {
		if n, same := ir.Difference(f.to.Subs[k], f.from.Subs[k]); k != l.along && (!same || n != 0) {
			return false
		}
	}
	return true
}

// lines gives each line of a loop the work arrays of its own.
func (x *expansion) lines(d *ir.Do) {
	l := lineOf(d)
	if l == nil {
		return
	}
	x.carried(l)
	for _, s := range arraysIn(d) {
		if w := x.wider(l, s); w != nil {
			w.apply(x.unit)
			x.flow.Forget()
		}
	}
}

// arraysIn lists the unmapped arrays of constant bounds of which a loop sets elements, in textual order.
func arraysIn(d *ir.Do) []*ir.Symbol {
	var out []*ir.Symbol
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok {
			if e, ok := a.LHS.(*ir.Elem); ok && !slices.Contains(out, e.Sym) && isPlain(e.Sym) {
				out = append(out, e.Sym)
			}
		}
		return true
	})
	return out
}

// widening is an array of one line that becomes one of all lines.
type widening struct {
	*line
	array *ir.Symbol
	own   int       // its dimension along the line
	over  []*ir.Do  // the loops over lines, of which each iteration has elements of its own
	dims  []ir.Dim  // of the array as it is, perhaps less than it has
	order []wideDim // of the array that it becomes
}

// wideDim is a dimension of the new array: one that it had, or one for a loop; at is the dimension of the reference that it goes with, -1
// for none.
type wideDim struct {
	own  int // -1 for a loop
	loop *ir.Do
	at   int
}

// wider finds what array s of the iterations of a line's loop becomes; nil if it stays.
func (x *expansion) wider(l *line, s *ir.Symbol) *widening {
	w := &widening{line: l, array: s, own: -1, dims: slices.Clone(s.Dims)}
	if otherUse(l.loop, s) != nil || isInCall(l.loop, s) || !w.follow() || !w.fit() {
		return nil
	}
	for loop := l.loop; loop != nil; loop = onlyUser(loop, s) {
		at, known := l.places[loop.Var]
		if !known || at == l.along || slices.ContainsFunc(w.over, func(o *ir.Do) bool { return o.Var == loop.Var }) {
			continue
		}
		if x.whyNotPrivate(loop, s).Some() || !l.isWithin(loop, at) {
			return nil
		}
		w.over = append(w.over, loop)
	}
	if len(w.over) == 0 || !w.settle() {
		return nil
	}
	return w
}

// isWithin reports whether all iterations of a loop name lines that the array of the reference has.
func (l *line) isWithin(loop *ir.Do, at int) bool {
	lo, hi, known := rangeOf(l.ref.Subs[at], []*ir.Do{loop})
	d := l.ref.Sym.Dims[at]
	return known && ir.IsConst(d.Lo) && ir.IsConst(d.Hi) && d.Lo.(*ir.Const).I <= lo && hi <= d.Hi.(*ir.Const).I
}

// isInCall reports whether a call in a loop takes part of array s.
func isInCall(d *ir.Do, s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(d.Body, func(st ir.Stmt) bool {
		if c, ok := st.(*ir.CallProc); ok {
			ir.Mentions(c, func(sym *ir.Symbol, _ ir.Role) { found = found || sym == s })
			found = found || c.Proc == nil || reaches(c.Proc, s)
		}
		return !found
	})
	return found
}

// follow finds the dimension of the array along the line, and shortens it to the elements that the loop names where the program says
// which these are; false if there is not one such dimension.
func (w *widening) follow() bool {
	fits := true
	var lo, hi int64
	bounded, any := true, false
	eachElementIn(w.loop.Body, nil, func(e *ir.Elem, loops []*ir.Do) {
		if e.Sym != w.array {
			return
		}
		for k, sub := range e.Subs {
			v, _, ok := shifted(sub)
			at, runs := w.places[v]
			switch {
			case ok && runs && at == w.along && (w.own < 0 || w.own == k):
				w.own = k
			case ok && runs:
				fits = false // it has a dimension for lines already, or two along the line
			}
		}
	})
	if !fits || w.own < 0 {
		return false
	}
	eachElementIn(w.loop.Body, nil, func(e *ir.Elem, loops []*ir.Do) {
		if e.Sym != w.array {
			return
		}
		first, last, ok := rangeOf(e.Subs[w.own], loops)
		if bounded = bounded && ok; bounded {
			if !any {
				lo, hi = first, last
			}
			lo, hi, any = min(lo, first), max(hi, last), true
		}
	})
	if d := &w.dims[w.own]; bounded && any && lo >= d.Lo.(*ir.Const).I && hi <= d.Hi.(*ir.Const).I {
		d.Lo, d.Hi = ir.Int8Const(lo), ir.Int8Const(hi)
	}
	return true
}

// rangeOf gives the least and the largest value of a subscript v + c, or c, in loops with constant bounds.
func rangeOf(sub ir.Expr, loops []*ir.Do) (lo, hi int64, ok bool) {
	if a, why := ir.AffineOf(sub); why == "" && len(a.Terms) == 0 {
		return a.Const, a.Const, true
	}
	v, c, ok := shifted(sub)
	if !ok {
		return 0, 0, false
	}
	k := slices.IndexFunc(loops, func(d *ir.Do) bool { return d.Var == v })
	if k < 0 {
		return 0, 0, false
	}
	first, why := ir.AffineOf(loops[k].Lo)
	last, why2 := ir.AffineOf(loops[k].Hi)
	if why != "" || why2 != "" || len(first.Terms)+len(last.Terms) > 0 {
		return 0, 0, false
	}
	return min(first.Const, last.Const) + c, max(first.Const, last.Const) + c, true
}

// eachElementIn calls f for the elements in the assignments of a list, with the loops around each inside of it.
func eachElementIn(body []ir.Stmt, loops []*ir.Do, f func(e *ir.Elem, loops []*ir.Do)) {
	for _, st := range body {
		if a, ok := st.(*ir.Assign); ok {
			for _, side := range []ir.Expr{a.LHS, a.RHS} {
				ir.WalkExprs(side, func(e ir.Expr) {
					if e, ok := e.(*ir.Elem); ok {
						f(e, loops)
					}
				})
			}
		}
		within := loops
		if d, ok := st.(*ir.Do); ok {
			within = append(loops[:len(loops):len(loops)], d)
		}
		for _, b := range ir.BlocksOf(st) {
			eachElementIn(b, within, f)
		}
	}
}

// fit reports whether the template has a cell for each index along the line.
func (w *widening) fit() bool {
	m := w.ref.Sym.Map.Dims[w.along]
	t := w.ref.Sym.Map.Layout.Dims[m.Grid]
	d := w.dims[w.own]
	return d.Lo.(*ir.Const).I+m.Offset >= t.Lo.(*ir.Const).I && d.Hi.(*ir.Const).I+m.Offset <= t.Hi.(*ir.Const).I
}

// settle gives the dimensions an order, that of the reference where they go with one of its dimensions, so that strips find their lines side by
// side. It fails where a dimension of the template would have none, or an extent is not known.
func (w *widening) settle() bool {
	m := w.ref.Sym.Map
	if len(m.Cells) > 0 || !ir.ConstantDims(w.ref.Sym.Dims) {
		return false
	}
	has := map[int]bool{m.Dims[w.along].Grid: true}
	for k := range w.dims {
		at := -1
		if k == w.own {
			at = w.along
		}
		w.order = append(w.order, wideDim{own: k, at: at})
	}
	for _, d := range w.over {
		at := w.places[d.Var]
		if has[m.Dims[at].Grid] = true; m.Dims[at].Grid >= 0 && m.Dims[at].Coef != 1 {
			return false
		}
		k := slices.IndexFunc(w.order, func(o wideDim) bool { return o.at > at })
		if k < 0 {
			k = len(w.order)
		}
		w.order = slices.Insert(w.order, k, wideDim{own: -1, loop: d, at: at})
	}
	for g := range m.Layout.Dims {
		if !has[g] {
			return false
		}
	}
	return true
}

// apply puts the array of all lines in place of that of one.
func (w *widening) apply(u *ir.Unit) {
	wide := w.wide(u)
	element := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		e, ok := x.(*ir.Elem)
		if !ok || e.Sym != w.array {
			return x
		}
		c := *e
		c.Sym, c.Subs = wide, nil
		for _, o := range w.order {
			if o.own >= 0 {
				c.Subs = append(c.Subs, e.Subs[o.own])
			} else {
				c.Subs = append(c.Subs, w.lineSubscript(o, e))
			}
		}
		return &c
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, element) }}
	ir.WalkStmts(w.loop.Body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			a.Become(a.Rewritten(m, ir.Use))
		}
		return true
	})
}

// lineSubscript is the subscript of the reference in the dimension of a loop: the line of the work array is that of the reference.
func (w *widening) lineSubscript(o wideDim, e *ir.Elem) ir.Expr {
	_, c, _ := shifted(w.ref.Subs[o.at])
	v := ir.Expr(&ir.Var{Pos: e.Pos, Sym: o.loop.Var})
	if c == 0 {
		return v
	}
	return &ir.Binary{Pos: e.Pos, Op: ir.Add, X: ir.Int8Of(v), Y: ir.Int8Const(c), T: ir.Int8}
}

// wide makes the array of all lines.
func (w *widening) wide(u *ir.Unit) *ir.Symbol {
	m := w.ref.Sym.Map
	s := &ir.Symbol{Name: w.array.Name + "%lines", Source: w.array.UserName(), Pos: w.array.Pos, Type: w.array.Type, Made: true, Map: &ir.Mapping{Layout: m.Layout}}
	for _, o := range w.order {
		d, x := ir.Dim{}, ir.MapDim{Grid: -1}
		if o.own >= 0 {
			d = w.dims[o.own]
		} else {
			d = w.ref.Sym.Dims[o.at]
		}
		if o.at >= 0 {
			x = ir.MapDim{Grid: m.Dims[o.at].Grid, Coef: m.Dims[o.at].Coef, Offset: m.Dims[o.at].Offset}
		}
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.CloneExpr(d.Lo), Hi: ir.CloneExpr(d.Hi)})
		s.Map.Dims = append(s.Map.Dims, x)
	}
	if u.Proc != nil { // the program makes it when it begins
		s.Captured, s.Storage = true, ir.Static
	}
	u.Symbols = append(u.Symbols, s)
	return s
}
