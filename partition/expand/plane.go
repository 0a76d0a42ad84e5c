package expand

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
)

// plane is an array with the places of its elements in a layout.
type plane struct {
	loop   *ir.Do
	array  *ir.Symbol
	layout *ir.Layout
	grids  map[*ir.Symbol]int // the grid dimension along which a variable of a loop runs
	cells  []int64            // by grid dimension, the template cell of index 0
	dims   []int              // the grid dimension of each dimension of the array, -1 for none
	over   []over             // dimensions that it gets
}

// over is a loop of which each iteration has elements of its own, and the grid dimension along which these lie.
type over struct {
	loop *ir.Do
	grid int
}

// planeIn finds how array s of a loop goes with the distributed array that the loop sets, or the reason why that is not clear.
func planeIn(d *ir.Do, s *ir.Symbol) (*plane, diag.Reason) {
	l, why := layoutOf(d)
	if why.Some() {
		return nil, why
	}
	p := &plane{loop: d, array: s, layout: l, grids: map[*ir.Symbol]int{}, cells: make([]int64, len(l.Dims)), dims: make([]int, s.Rank())}
	for k := range p.dims {
		p.dims[k] = -1
	}
	for _, find := range []func() diag.Reason{p.follow, p.align, p.whyNotAlong, p.whyNotFit, p.whyNotWhole} {
		if why := find(); why.Some() {
			return nil, why
		}
	}
	return p, diag.Reason{}
}

// layoutOf is the layout of the arrays that a loop sets, with the reason if there are several or none, or it is not fit.
func layoutOf(d *ir.Do) (*ir.Layout, diag.Reason) {
	var found *ir.Layout
	several := false
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
				several = several || found != nil && found != e.Sym.Map.Layout
				found = e.Sym.Map.Layout
			}
		}
		return true
	})
	switch {
	case several:
		return nil, reason.OtherLayouts.Of()
	case found == nil || !found.IsMulti():
		return nil, reason.NoTiles.Of()
	case !isFit(found):
		return nil, reason.ExtentsOfRun.Of(found.Name)
	}
	return found, diag.Reason{}
}

// follow notes along which grid dimension each variable of a loop runs, by the subscripts v of distributed arrays; it fails if one runs
// along two.
func (p *plane) follow() (why diag.Reason) {
	known := map[int]bool{}
	p.eachElement(func(e *ir.Elem) bool {
		if e.Sym.Map == nil || e.Sym.Map.Layout != p.layout {
			return true
		}
		for k, m := range e.Sym.Map.Dims {
			v, c, ok := shifted(e.Subs[k])
			if m.Grid < 0 || m.Coef != 1 || !ok || c != 0 {
				continue
			}
			g, seen := p.grids[v]
			if seen && g != m.Grid || known[m.Grid] && p.cells[m.Grid] != m.Offset {
				why = reason.AlongTwo.At(e.Pos, v.UserName(), e.Pos.Line())
				return false
			}
			p.grids[v], p.cells[m.Grid], known[m.Grid] = m.Grid, m.Offset, true
		}
		return true
	})
	return why
}

// align finds the grid dimensions of the array's own dimensions; it fails if one has two.
func (p *plane) align() (why diag.Reason) {
	to := func(e *ir.Elem) bool {
		if e.Sym == p.array && !p.alignTo(e) {
			why = reason.AlongTwo.At(e.Pos, ir.ReferenceText(e), e.Pos.Line())
		}
		return !why.Some()
	}
	eachPassed(p.loop, p.array, func(e *ir.Elem, _ int) { to(e) })
	p.eachElement(to)
	return why
}

// alignTo notes the grid dimensions of the subscripts of an element of the array.
func (p *plane) alignTo(e *ir.Elem) bool {
	for k, sub := range e.Subs {
		v, _, ok := shifted(sub)
		g, runs := p.grids[v]
		switch {
		case !ok || !runs:
		case p.dims[k] >= 0 && p.dims[k] != g || p.dims[k] < 0 && p.has(g):
			return false
		default:
			p.dims[k] = g
		}
	}
	return true
}

// whyNotAlong fails if no dimension of the array runs along one of the template: nothing says where its elements should lie.
func (p *plane) whyNotAlong() diag.Reason {
	if slices.ContainsFunc(p.dims, func(g int) bool { return g >= 0 }) {
		return diag.Reason{}
	}
	return reason.NoTiles.Of()
}

// whyNotFit fails if the template has no cell for an index.
func (p *plane) whyNotFit() diag.Reason {
	for k, d := range p.array.Dims {
		g := p.dims[k]
		if g < 0 {
			continue
		}
		t := p.layout.Dims[g]
		lo, hi := d.Lo.(*ir.Const).I+p.cells[g], d.Hi.(*ir.Const).I+p.cells[g]
		if first, last := t.Lo.(*ir.Const).I, t.Hi.(*ir.Const).I; lo < first || hi > last {
			return reason.NoCells.At(p.array.Pos, k+1, p.array.UserName(), lo, hi, g+1, p.layout.Name, first, last, min(lo, first), max(hi, last))
		}
	}
	return diag.Reason{}
}

// whyNotWhole fails if a call takes a part of the array that does not lie in one place.
func (p *plane) whyNotWhole() (why diag.Reason) {
	eachPassed(p.loop, p.array, func(e *ir.Elem, dims int) {
		if slices.ContainsFunc(p.dims[:dims], func(g int) bool { return g >= 0 }) {
			why = reason.PassesLine.At(e.Pos, e.Pos.Line(), p.array.UserName())
		}
	})
	return why
}

// has reports whether a dimension lies along grid dimension g.
func (p *plane) has(g int) bool {
	return slices.Contains(p.dims, g) || slices.ContainsFunc(p.over, func(o over) bool { return o.grid == g })
}

// missing is a grid dimension along which the array has no dimension, -1 if there is none.
func (p *plane) missing() int {
	for g := range p.layout.Dims {
		if !p.has(g) {
			return g
		}
	}
	return -1
}

// eachElement calls f for the elements in the assignments of the loop until it gives false.
func (p *plane) eachElement(f func(*ir.Elem) bool) {
	ok := true
	ir.WalkStmts(p.loop.Body, func(s ir.Stmt) bool {
		a, is := s.(*ir.Assign)
		if !is {
			return ok
		}
		for _, side := range []ir.Expr{a.LHS, a.RHS} {
			ir.WalkExprs(side, func(x ir.Expr) {
				if e, is := x.(*ir.Elem); is && ok {
					ok = f(e)
				}
			})
		}
		return ok
	})
}

// shifted takes a subscript v + c apart.
func shifted(e ir.Expr) (v *ir.Symbol, c int64, ok bool) {
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) != 1 || a.Terms[0].Coef != 1 {
		return nil, 0, false
	}
	return a.Terms[0].Sym, a.Const, true
}

// apply puts the expanded array in place of the one in the loop.
func (p *plane) apply(u *ir.Unit) {
	wide := p.expanded(u)
	in := func(e *ir.Elem) *ir.Elem {
		c := *e
		c.Sym, c.Subs = wide, slices.Clone(e.Subs)
		for _, o := range p.over {
			c.Subs = append(c.Subs, &ir.Var{Pos: e.Pos, Sym: o.loop.Var})
		}
		return &c
	}
	element := func(_, x ir.Expr, _ ir.Role) ir.Expr {
		if e, ok := x.(*ir.Elem); ok && e.Sym == p.array {
			return in(e)
		}
		return x
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, element) }}
	ir.WalkStmts(p.loop.Body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			a.Become(a.Rewritten(m, ir.Use))
		}
		return true
	})
	p.loop.Body = p.copies(u, p.loop.Body, in)
}

// expanded makes the array with the further dimensions.
func (p *plane) expanded(u *ir.Unit) *ir.Symbol {
	s := &ir.Symbol{Name: p.array.Name + "%planes", Source: p.array.UserName(), Pos: p.array.Pos, Type: p.array.Type, Made: true,
		Dims: slices.Clone(p.array.Dims), Map: &ir.Mapping{Layout: p.layout}}
	for _, g := range p.dims {
		s.Map.Dims = append(s.Map.Dims, p.along(g))
	}
	for _, o := range p.over {
		t := p.layout.Dims[o.grid]
		s.Map.Dims = append(s.Map.Dims, p.along(o.grid))
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.Int8Const(t.Lo.(*ir.Const).I - p.cells[o.grid]), Hi: ir.Int8Const(t.Hi.(*ir.Const).I - p.cells[o.grid])})
	}
	if u.Proc != nil { // the program makes it when it begins
		s.Captured, s.Storage = true, ir.Static
	}
	u.Symbols = append(u.Symbols, s)
	return s
}

// along maps a dimension of the array to grid dimension g, or to none.
func (p *plane) along(g int) ir.MapDim {
	if g < 0 {
		return ir.MapDim{Grid: -1}
	}
	return ir.MapDim{Grid: g, Coef: 1, Offset: p.cells[g]}
}
