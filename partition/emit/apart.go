package emit

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// tilesApart reports whether the image's tiles along a dimension of multipartitioning may run one after the other all through loop n,
// although the iterations of n do not come in their order: nothing that one tile sets in the loop is used in another. What a tile computes
// of its neighbours' elements, too, stands in its own shadow.
//
//	do k; do V2 ..; do j ..   =>   do V2 ..; do k; do j ..
//
// So the runtime is asked once for the tiles, and once where the elements of each stand, not in each iteration.
func (w *writer) tilesApart(n *tree.Node, layout *ir.Layout, grid int) bool {
	if !layout.IsMulti() {
		return false
	}
	a := &apartness{u: w.u, loop: n, layout: layout, grid: grid, set: map[*ir.Symbol]bool{}}
	ok := true
	n.Each(func(m *tree.Node) { ok = ok && a.isPlain(m) })
	n.Each(func(m *tree.Node) { ok = ok && a.staysIn(m) })
	return ok
}

// apartness is the question about a loop; set are the mapped arrays that it assigns.
type apartness struct {
	u      *Unit
	loop   *tree.Node
	layout *ir.Layout
	grid   int
	set    map[*ir.Symbol]bool
}

// isPlain reports whether a statement of the loop is one that owners of elements execute, or sets what is private to an iteration, and no
// message stands beside it.
func (a *apartness) isPlain(m *tree.Node) bool {
	s := a.u.Around.Of(m)
	beside := s.Receive != nil || s.Send != nil || s.Sweep != nil || s.Overlap != nil
	if beside || m != a.loop && len(s.Before)+len(s.After)+len(s.First) > 0 {
		return false
	}
	switch m.Stmt.(type) {
	case *ir.Do, *ir.If:
		return true
	case *ir.Assign:
		return a.takesNote(m)
	}
	return false
}

// takesNote notes what an assignment sets.
func (a *apartness) takesNote(m *tree.Node) bool {
	to := m.Stmt.(*ir.Assign).LHS
	e, ok := to.(*ir.Elem)
	if !ok || e.Sym.Map == nil {
		l := a.u.Private.Loop(ir.SymbolOf(to), m)
		return l != nil && l.Within(a.loop)
	}
	part := a.u.Parts.Of(m)
	if part == nil || part.Kind != compute.InSet || !a.isAtHome(e, part) {
		return false
	}
	a.set[e.Sym] = true
	return true
}

// isAtHome reports whether the owner of an assigned element executes the assignment, and whoever else does has the element in the shadow of
// its tile.
func (a *apartness) isAtHome(e *ir.Elem, part *compute.Part) bool {
	cell := a.cell(e)
	own := func(h *ir.Elem) bool { return a.cell(h) != nil && sameCell(cell, a.cell(h)) }
	if cell == nil {
		return false
	}
	if part.Own {
		return own(part.Home[0])
	}
	return part.Owner == nil && a.inShadow(e.Sym) && slices.ContainsFunc(part.Home, own)
}

// inShadow reports whether what a tile holds of its neighbours along the dimension is its own.
func (a *apartness) inShadow(s *ir.Symbol) bool {
	array := a.u.Array(s)
	for k, d := range s.Map.Dims {
		if d.Grid == a.grid {
			return array.Tiled(k)
		}
	}
	return false
}

// staysIn reports whether all elements of assigned arrays that a statement uses are of the tile that executes it, or stand in its shadow.
func (a *apartness) staysIn(m *tree.Node) bool {
	for _, r := range m.MappedReads() {
		if !a.set[r.Sym] {
			continue
		}
		part := a.u.Parts.Of(m)
		if part == nil || !a.inShadow(r.Sym) && len(space.SignedDirections(a.u.Space, compute.Accessed(a.u.Space, r, m, part, 0), r.Sym)) > 0 {
			return false
		}
	}
	return true
}

// cell is the cell of an element along the dimension of the tiles, nil if the element has none there or is of another layout.
func (a *apartness) cell(e *ir.Elem) ir.Expr {
	if e.Sym.Map.Layout != a.layout {
		return nil
	}
	for k, d := range e.Sym.Map.Dims {
		if d.Grid == a.grid && k < len(e.Subs) {
			return cellExpr(e, k)
		}
	}
	return nil
}

func sameCell(x, y ir.Expr) bool {
	n, ok := ir.Difference(x, y)
	return ok && n == 0
}
