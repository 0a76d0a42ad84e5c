package comm

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Sweeps over arrays of which an image may have several tiles.
//
//	before: an image would wait in each iteration for elements that tiles of others compute in earlier ones
//	after:  the images run a hyperplane of tiles at a time; before each a message brings what the tiles in it need of earlier ones
//
// Tiles are the virtual processors of a pipeline, of which each image runs several: what holds of images there holds of
// tiles here. All messages must come from tiles on one side along one dimension, whatever they are in the others, as tiles of one
// hyperplane run in any order. With MULTI each image has tiles in each hyperplane. With CYCLIC those of a hyperplane belong to some of the
// images, so that only what is near the tile may come: where each hyperplane waited for all before it, as those of an elimination would,
// the images would compute one after the other.

// Sweep is the dimension along which hyperplanes follow each other, upwards or down.
type Sweep struct {
	layout *ir.Layout
	grid   int
	down   bool
	start  *ir.Symbol // of the hyperplane at hand
}

// String tells where it goes.
func (s *Sweep) String() string {
	way := map[bool]string{false: "upwards", true: "downwards"}[s.down]
	return fmt.Sprintf("%s in dimension %d of '%s'", way, s.layout.Dims[s.grid].TemplateDim, s.layout.Name)
}

// slab is the hyperplane at hand. With MULTI each image has tiles in it, over which it loops.
func (s *Sweep) slab(u *space.Space) *spmd.Slab {
	switch {
	case s.start != nil:
	case s.layout.IsMulti():
		s.start = s.layout.Dims[s.grid].Start
	default:
		s.start = u.MakeSymbol(fmt.Sprintf("slab%%%d", len(u.Made)+1), ir.Int8)
	}
	return &spmd.Slab{Grid: s.grid, Start: s.start}
}

func (s *Sweep) around(st *spmd.ExchangeStep) *emit.Sweep {
	return &emit.Sweep{Layout: s.layout, Grid: s.grid, Down: s.down, Step: st}
}

// isDealt reports whether an image may have several tiles of a layout, in dimensions that are known now.
func isDealt(l *ir.Layout) bool {
	return l.IsMulti() || !l.Dynamic && slices.ContainsFunc(l.Dims, func(d ir.LayoutDim) bool { return d.Many() })
}

// sweepOf gives the sweep of a loop that is a pipeline for the messages inside it; nil where each image has one tile.
func sweepOf(u *compute.Computation, l *tree.Node, inside []*Need) *Sweep {
	layout := inside[0].Ref.Sym.Map.Layout
	if !isDealt(layout) {
		return nil
	}
	for g, d := range layout.Dims {
		if d.IsUneven() {
			continue // its hyperplanes are not equally far apart
		}
		for _, sign := range []int{-1, 1} {
			if allFrom(u, l, inside, g, sign) {
				return &Sweep{layout: layout, grid: g, down: sign > 0}
			}
		}
	}
	return nil
}

// allFrom reports whether all messages come from tiles on one side in grid dimension g.
func allFrom(u *compute.Computation, l *tree.Node, inside []*Need, g, sign int) bool {
	for _, w := range inside {
		data := compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(l.Loops))
		for _, dir := range space.SignedDirections(u.Space, data, w.Ref.Sym) {
			if dir.Sign[g] != sign || !w.Ref.Sym.Map.Layout.IsMulti() && !isNear(u.Space, dir.Data, w.Ref.Sym, g) {
				return false
			}
		}
	}
	return true
}

// isNear reports whether data are at a constant distance from the tile in grid dimension g.
func isNear(u *space.Space, data sets.Set, s *ir.Symbol, g int) bool {
	k := slices.IndexFunc(s.Map.Dims, func(d ir.MapDim) bool { return d.Grid == g })
	if k < 0 {
		return false
	}
	_, _, ok := reach(u, data, space.CellOf(s.Map.Dims[k], sets.Var(space.DataDim(k))), s.Map.Layout, g)
	return ok
}

// whyNotSwept gives the reason why the images do not run loop l a hyperplane of tiles at a time, none if they do.
func whyNotSwept(u *compute.Computation, l *tree.Node, inside []*Need) diag.Reason {
	layout := inside[0].Ref.Sym.Map.Layout
	if layout.IsIndirect() {
		return reason.SeveralTilesOf.Of(inside[0].Ref.Sym.UserName())
	}
	for _, w := range inside {
		switch {
		case w.All:
			return reason.AllNeed.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		case w.Indirect != nil:
			return reason.ByIndexArray.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		case w.Ref.Sym.Map.Layout != layout || !isUnscaled(w.Ref.Sym.Map):
			return reason.OtherLayouts.Of()
		}
		if s := unsteadyInside(u, w, l); s != nil {
			return reason.SetsVariable.Of(s.UserName())
		}
		if w := changedLater(u.Space, w, l); w != nil {
			return reason.ReadBeforeWrite.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		}
	}
	if !runsByTilesOf(u, l, layout) {
		return reason.OtherLayouts.Of()
	}
	if m := setByTiles(u, l); m != nil {
		return reason.TilesOrCopies.At(m.Stmt.Span())
	}
	if s := updatedByTiles(u, l, layout); s != nil {
		return reason.OnceForEachTile.Of(s.UserName())
	}
	if sweepOf(u, l, inside) != nil {
		return whyMixed(u, l, inside)
	}
	if !layout.IsMulti() && fromOneSide(u, l, inside) {
		return reason.SeveralTilesOf.Of(inside[0].Ref.Sym.UserName())
	}
	return reason.BothSides.Of()
}

// fromOneSide reports whether the messages would come from one side in each dimension if each image had one tile.
func fromOneSide(u *compute.Computation, l *tree.Node, inside []*Need) bool {
	var side []int
	for _, sign := range sidesIn(u, l, inside) {
		joined, ok := sameSide(side, sign)
		if !ok {
			return false
		}
		side = joined
	}
	return true
}

// updatedByTiles gives a variable of an iteration around loop l that a statement in the loop computes from what the loop has set of it or of
// another such one, nil if there is none: an image would do so once for each of its tiles. It may where each tile has elements of its own.
func updatedByTiles(u *compute.Computation, l *tree.Node, layout *ir.Layout) *ir.Symbol {
	set := map[*ir.Symbol]bool{}
	around := func(s *ir.Symbol, m *tree.Node) bool {
		p := u.Private.Loop(s, m)
		return s.Map == nil && !tree.IsLoopVar(s, m) && p != l && (p == nil || !p.Within(l))
	}
	l.Each(func(m *tree.Node) {
		for _, t := range m.Targets() {
			if s := ir.SymbolOf(t); m != l && around(s, m) {
				set[s] = true
			}
		}
	})
	var found *ir.Symbol
	known := map[*ir.Symbol]bool{}
	inTiles := func(s *ir.Symbol) bool {
		if _, asked := known[s]; !asked {
			known[s] = liesInTiles(u, l, s, layout)
		}
		return known[s]
	}
	l.Each(func(m *tree.Node) {
		for _, t := range m.Targets() {
			if !set[ir.SymbolOf(t)] {
				continue
			}
			for s := range set {
				if m.Reads(s) && !tree.IsLoopVar(s, m) && !inTiles(s) {
					found = ir.SymbolOf(t)
				}
			}
		}
	})
	return found
}

// liesInTiles reports whether no two tiles name the same element of array s in loop l:
//
//	{ [d] : d in touched(V), d in touched(V'), V' >= V+B } is empty
func liesInTiles(u *compute.Computation, l *tree.Node, s *ir.Symbol, layout *ir.Layout) bool {
	if s.Rank() == 0 {
		return false
	}
	var touched []sets.Set
	known := true
	l.Each(func(m *tree.Node) {
		var boxes []space.Box
		if len(m.Bodies) == 0 && m.Reads(s) {
			boxes = space.BoxesRead(m, s)
		}
		for _, b := range space.BoxesSet(m) {
			if b.Sym == s {
				boxes = append(boxes, b)
			}
		}
		for _, b := range boxes {
			if known = known && u.CP.Of(m).Kind == compute.InSet; known {
				touched = append(touched, space.DataOf(u.Space, b, m, u.CP.Of(m).Set, len(l.Loops)))
			}
		}
	})
	if !known || len(touched) == 0 {
		return false
	}
	all := sets.CoalesceOwn(touched[0].UnionAll(touched[1:]))
	for g, d := range layout.Dims {
		if d.Many() && !space.IsAlone(u.Space, all, layout, g) {
			return false
		}
	}
	return true
}

// StaleInSweep gives a sweep in which a reference may read what the sweep has set for another tile of the image already: the array is
// stored whole, so that tiles have no copies of what lies around them. It is nil if there is none.
func StaleInSweep(u *Unit) *ir.Do {
	var found *ir.Do
	for _, l := range u.Nodes {
		s := u.Around.Of(l).Sweep
		if s == nil {
			continue
		}
		l.Each(func(m *tree.Node) {
			for _, r := range m.MappedReads() {
				if found == nil && r.Sym.Map.Layout == s.Layout && !inTiles(u.Array(r.Sym)) && l.Sets(r.Sym) && readsAside(u, r, m, l, s) {
					found = l.Stmt.(*ir.Do)
				}
			}
		})
	}
	return found
}

// inTiles reports whether an array is stored by tiles in all dimensions in which an image may have several.
func inTiles(a *spmd.Array) bool {
	if a.IsMulti() {
		return a.IsTiled()
	}
	for k, d := range a.Sym.Map.Dims {
		if d.Grid >= 0 && a.Sym.Map.Layout.Dims[d.Grid].Many() && !a.Tiled(k) {
			return false
		}
	}
	return true
}

// readsAside reports whether a reference in loop l reads elements of tiles that do not lie in earlier hyperplanes.
func readsAside(u *Unit, r *ir.Elem, m, l *tree.Node, s *emit.Sweep) bool {
	before := map[bool]int{false: -1, true: 1}[s.Down]
	data := compute.Accessed(u.Space, r, m, u.CP.Of(m), len(l.Loops))
	return slices.ContainsFunc(space.SignedDirections(u.Space, data, r.Sym), func(d space.Direction) bool { return d.Sign[s.Grid] != before })
}

// setByTiles gives a statement in loop l that sets an element for several tiles of an image, nil if there is none.
func setByTiles(u *compute.Computation, l *tree.Node) *tree.Node {
	var found *tree.Node
	l.Each(func(m *tree.Node) {
		for _, t := range m.Targets() {
			s := ir.SymbolOf(t)
			if s == nil || s.Map == nil {
				continue
			}
			for g, d := range s.Map.Layout.Dims {
				if s.Map.IsCopied(g) || d.Many() && !space.IsAlone(u.Space, u.CP.Of(m).Set, s.Map.Layout, g) {
					found = m
				}
			}
		}
	})
	return found
}

// isUnscaled reports whether the cells of an array are its indices but for offsets.
func isUnscaled(m *ir.Mapping) bool {
	for _, d := range m.Dims {
		if d.Grid >= 0 && d.Coef != 1 {
			return false
		}
	}
	return len(m.Cells) == 0
}

// runsByTilesOf reports whether all statements in loop l are executed by tiles of one layout.
func runsByTilesOf(u *compute.Computation, l *tree.Node, layout *ir.Layout) bool {
	ok := true
	l.Each(func(m *tree.Node) {
		if len(m.Bodies) > 0 {
			return
		}
		for _, v := range u.CP.Of(m).Set.Params() {
			if t := u.Names.Tiles[u.Names.Resolve(v)]; t != nil && t != layout {
				ok = false
			}
		}
	})
	return ok
}
