package node

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// coalesce makes one loop of a loop over an image's tiles and the loop over the cells of each of them, where the tiles stand one after the
// other without shadows (loop coalescing; Polychronopoulos, Loop Coalescing: A Compiler Transformation for Parallel Machines, ICPP 1987):
//
//	do V = first, last, period                            do p = first-o + below(lo+o), first-o + below(hi+o+1) - 1
//	  do i = max(lo, V-o), min(hi, V+B-1-o)    becomes      body, p in place of i where it is the subscript of such a dimension
//	    body
//
// The c-th cell of the image, counted from 0, belongs to the element that stands at first-o+c, as storage counts (codegen/storage, tiles.go),
// and below(x) is how many of the image's cells lie before cell x. The iterations keep their order, so nothing else may forbid it. Where
// body uses i for something else, tiles of one cell are stepped through, in a loop apart:
//
//	if (B == 1) the loop with first-o + (p-first+o)*period in place of i, else the two loops
func coalesce(u *unit, body []ir.Stmt) []ir.Stmt {
	dims := map[*ir.Symbol]*ir.LayoutDim{}
	for s := range u.arrays { // also those of callers, whose layouts are not the unit's own
		l := s.Map.Layout
		for g := range l.Dims {
			if d := &l.Dims[g]; d.Many() && !l.IsMulti() {
				dims[d.Start] = d
			}
		}
	}
	if len(dims) == 0 {
		return body
	}
	return u.coalesced(dims, body)
}

func (u *unit) coalesced(dims map[*ir.Symbol]*ir.LayoutDim, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return u.coalesced(dims, b) })
		out = append(out, s)
		loop, ok := s.(*ir.Do)
		if !ok || dims[loop.Var] == nil {
			continue
		}
		if c := u.dealing(loop, dims[loop.Var]); c != nil && c.standsApart() {
			out[len(out)-1] = c.rewritten()
		}
	}
	return out
}

// dealing is a loop over tiles around one over their cells. lows and highs are the bounds of the inner loop that are not those of
// the tile; offset is what index and cell differ by.
type dealing struct {
	unit        *unit
	dim         *ir.LayoutDim
	outer       *ir.Do
	inner       *ir.Do
	lows, highs []ir.Expr
	offset      int64
	index       bool // body uses the index for something else than such subscripts
}

// dealing recognises the pair of loops, nil for anything else.
func (u *unit) dealing(loop *ir.Do, d *ir.LayoutDim) *dealing {
	if len(loop.Body) != 1 || !ir.IsVar(loop.Lo, d.First) || !ir.IsVar(loop.Hi, d.Last) || !ir.IsVar(loop.Step, d.Period) {
		return nil
	}
	inner, ok := loop.Body[0].(*ir.Do)
	if !ok || u.exposed[inner.Var] || !isPlainLoop(inner) {
		return nil
	}
	c := &dealing{unit: u, dim: d, outer: loop, inner: inner}
	lows, below, okLow := c.split("max", inner.Lo)
	highs, above, okHigh := c.split("min", inner.Hi)
	if !okLow || !okHigh || below != above {
		return nil
	}
	c.lows, c.highs, c.offset = lows, highs, below
	return c
}

// isPlainLoop reports whether a loop counts up by one and holds nothing but assignments, IFs and loops.
func isPlainLoop(d *ir.Do) bool {
	step, constant := d.ConstantStep()
	plain := constant && step == 1
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Assign, *ir.If:
		case *ir.Do:
			_, constant := s.ConstantStep()
			plain = plain && constant
		default:
			plain = false
		}
		return plain
	})
	return plain
}

// split takes the bound of the tile, V-o or V+B-1-o, out of a bound of the inner loop.
func (c *dealing) split(extreme string, bound ir.Expr) (others []ir.Expr, offset int64, ok bool) {
	for _, e := range ir.ExtremeArgs(extreme, bound) {
		if !uses(e, c.dim.Start) {
			others = append(others, e)
			continue
		}
		f, why := ir.AffineOf(e)
		if ok || why != "" || f.Coef(c.dim.Start) != 1 {
			return nil, 0, false
		}
		offset, ok = -f.Const, len(f.Terms) == 1
		if extreme == "min" {
			offset, ok = -f.Const-1, len(f.Terms) == 2 && f.Coef(c.dim.Block) == 1
		}
	}
	return others, offset, ok
}

// standsApart reports whether all elements that are stored by these tiles stand at the index, in tiles without shadows, and notes other uses
// of the index.
func (c *dealing) standsApart() bool {
	all := true
	subscripts, mentions := 0, 0
	ir.WalkStmts(c.inner.Body, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			mentions += ir.Occurrences(e, c.inner.Var)
			all = all && !uses(e, c.outer.Var)
			ir.WalkExprs(e, func(x ir.Expr) {
				k, stored := c.storedBy(x)
				all = all && (!stored || k >= 0)
				if k >= 0 {
					subscripts++
				}
			})
		}
		return all
	})
	c.index = mentions > subscripts
	return all && subscripts > 0 && (!c.index || c.mayBeSingle())
}

// mayBeSingle reports whether the tiles may be of one cell.
func (c *dealing) mayBeSingle() bool {
	k, constant := c.dim.Arg.(*ir.Const)
	return c.dim.Format == "cyclic" && (c.dim.Arg == nil || constant && k.I == 1)
}

// storedBy tells whether x mentions an array that is stored by the tiles, and which subscript of the element is the index; -1 if none is,
// or the tiles have shadows.
func (c *dealing) storedBy(x ir.Expr) (dim int, stored bool) {
	s := ir.SymbolOf(x)
	if s == nil || s.Map == nil {
		return -1, false
	}
	a := c.unit.arrays[s]
	if a == nil {
		return -1, false
	}
	e, isElem := x.(*ir.Elem)
	for k, m := range s.Map.Dims {
		if !a.Tiled(k) || s.Map.Layout.Dims[m.Grid].Start != c.dim.Start {
			continue
		}
		if !isElem || m.Coef != 1 || !c.unit.standsClose(a, k) {
			return -1, true
		}
		f, why := ir.AffineOf(e.Subs[k])
		if why != "" || len(f.Terms) != 1 || f.Coef(c.inner.Var) != 1 || f.Const+m.Offset != c.offset || stored {
			return -1, true
		}
		dim, stored = k, true
	}
	if !stored {
		dim = -1
	}
	return dim, stored
}

// standsClose reports whether an array has no shadows along dimension k, and if it is a buffer neither has the array that may stand in its
// place: only one that has the same tiles along the dimension may (pgasrt/hpf/buffer.c).
func (u *unit) standsClose(a *spmd.Array, k int) bool {
	if a.ShadowLo[k] != 0 || a.ShadowHi[k] != 0 {
		return false
	}
	if a.Of == nil {
		return true
	}
	of := u.arrays[a.Of]
	if of == nil {
		return false
	}
	alike := of.Tiled(k) && a.Of.Map.Layout == a.Sym.Map.Layout && a.Of.Map.Dims[k] == a.Sym.Map.Dims[k]
	return !alike || u.standsClose(of, k)
}

// rewritten is what stands in the place of the loops.
func (c *dealing) rewritten() ir.Stmt {
	place := c.unit.scalar(c.inner.Var.Type)
	place.Source = c.inner.Var.UserName()
	loop := *c.inner
	loop.Var, loop.Slots = place, c.dim.Start
	loop.Lo, loop.Hi = c.bounds()
	loop.Body = c.body(place)
	c.unit.remark(&nest{loops: []*ir.Do{c.inner}}, 0, true, coalescedTiles.Of(called(c.inner.Var)))
	if !c.index {
		return &loop
	}
	single := ir.Compare(ir.EQ, &ir.Var{Sym: c.dim.Block}, ir.Int8Const(1))
	return &ir.If{At: c.outer.At, Branches: []ir.Branch{
		{Pos: c.outer.Pos, Cond: single, Body: []ir.Stmt{&loop}},
		{Pos: c.outer.Pos, Body: []ir.Stmt{c.outer}}}}
}

// first is the place of the image's first cell.
func (c *dealing) first() ir.Expr {
	return ir.Int8Op(ir.Sub, &ir.Var{Sym: c.dim.First}, ir.Int8Const(c.offset))
}

// bounds are the places of the first and of the last element.
func (c *dealing) bounds() (lo, hi ir.Expr) {
	d := c.dim
	lo = c.first()
	if cell := c.cell("max", c.lows, 0); cell != nil && !isFirstCell(d, cell) {
		lo = ir.Int8Op(ir.Add, lo, ir.Extreme("max", []ir.Expr{ir.Int8Const(0), c.below(cell)}))
	}
	period, block := &ir.Var{Sym: d.Period}, &ir.Var{Sym: d.Block}
	reach := ir.Int8Op(ir.Sub, ir.Int8Op(ir.Add, &ir.Var{Sym: d.Last}, period), &ir.Var{Sym: d.First})
	cells := ir.Int8Op(ir.Mul, ir.Int8Op(ir.FloorDiv, reach, period), block)
	if cell := c.cell("min", c.highs, 1); cell != nil {
		cells = ir.Extreme("min", []ir.Expr{cells, c.below(cell)})
	}
	return lo, ir.Int8Op(ir.Sub, ir.Int8Op(ir.Add, c.first(), cells), ir.Int8Const(1))
}

// isFirstCell reports whether no cell lies before one.
func isFirstCell(d *ir.LayoutDim, cell ir.Expr) bool {
	x, known := cell.(*ir.Const)
	lo, constant := d.Lo.(*ir.Const)
	return known && constant && x.I <= lo.I
}

// cell is the one that the narrowest of the bounds is aligned with, or one `behind` it; nil without bounds.
func (c *dealing) cell(fn string, bounds []ir.Expr, behind int64) ir.Expr {
	if len(bounds) == 0 {
		return nil
	}
	var list []ir.Expr
	for _, e := range bounds {
		list = append(list, ir.Int8Of(ir.CloneExpr(e)))
	}
	return ir.Int8Op(ir.Add, ir.Extreme(fn, list), ir.Int8Const(c.offset+behind))
}

// below is how many of the image's cells lie before a cell, if its tiles went on for ever: q*B + min(r, B), where q and r are quotient and
// rest of the distance to the first by the period.
func (c *dealing) below(cell ir.Expr) ir.Expr {
	distance := ir.Int8Op(ir.Sub, cell, &ir.Var{Sym: c.dim.First})
	period, block := &ir.Var{Sym: c.dim.Period}, &ir.Var{Sym: c.dim.Block}
	rest := &ir.Call{Fn: "modulo", Args: []ir.Expr{ir.CloneExpr(distance), period}, T: ir.Int8}
	return ir.Int8Op(ir.Add, ir.Int8Op(ir.Mul, ir.Int8Op(ir.FloorDiv, distance, period), block), ir.Extreme("min", []ir.Expr{rest, block}))
}

// body is that of the inner loop for the element at a place.
func (c *dealing) body(place *ir.Symbol) []ir.Stmt {
	cells := ir.Int8Op(ir.Sub, long(&ir.Var{Sym: place}), c.first())
	index := converted(ir.Int8Op(ir.Add, c.first(), ir.Int8Op(ir.Mul, cells, &ir.Var{Sym: c.dim.Period})), c.inner.Var.Type)
	replace := func(old, rebuilt ir.Expr, _ ir.Role) ir.Expr {
		if ir.IsVar(old, c.inner.Var) {
			return index
		}
		if k, _ := c.storedBy(old); k >= 0 {
			e := *rebuilt.(*ir.Elem)
			e.Subs = append([]ir.Expr(nil), e.Subs...)
			e.Subs[k] = ir.Plus(&ir.Var{Pos: e.Pos, Sym: place}, c.offset-e.Sym.Map.Dims[k].Offset)
			return &e
		}
		return rebuilt
	}
	var out []ir.Stmt
	for _, s := range c.inner.Body {
		out = append(out, mapped(s, func(x ir.Expr) ir.Expr { return ir.MapRoles(x, ir.Use, replace) }))
	}
	return out
}
