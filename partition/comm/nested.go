package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/sets"
)

// tilesUsed says for each dimension of an exchange's layouts over which of the receiver's tiles the sections are taken: over those in
// dimensions that the sections depend on. Where an image has many tiles in one of these, and the section
//
//	max lo_i(V) <= d <= min hi_j(V)   if all guards hold
//
// only shrinks from one tile V to the next, the first tile that needs something needs all that the others do. A Cholesky factorisation
// by columns dealt CYCLIC reads a(V:n,k) for column V; taken for each column, n/P times as much would be sent.
func tilesUsed(u *Unit, v *View, part *delivery) [][]spmd.TileUse {
	used := map[*ir.Symbol]bool{}
	for _, p := range v.X.Pieces {
		for _, e := range append(append(append([]ir.Expr(nil), p.Guards...), p.Lo...), p.Hi...) {
			ir.WalkExprs(e, func(e ir.Expr) {
				if y, ok := e.(*ir.Var); ok {
					used[y.Sym] = true
				}
			})
		}
	}
	one := len(v.Boxes) == 1 && v.X.Slab == nil && isSamePlaceForTiles(v.X, part)
	var out [][]spmd.TileUse
	for _, l := range v.X.Layouts {
		row := make([]spmd.TileUse, len(l.Dims))
		for g, d := range l.Dims {
			if !d.Many() || !used[d.Start] {
				continue
			}
			row[g] = spmd.EachTile
			if one && !l.IsMulti() {
				row[g] = largestTile(v.Boxes[0], u.Names.Tile("V", l, g))
				one = row[g] == spmd.EachTile
			}
		}
		out = append(out, row)
	}
	return out
}

// isSamePlaceForTiles reports whether an element that several tiles of an image need has one place there.
func isSamePlaceForTiles(x *spmd.Exchange, part *delivery) bool {
	if x.Into != nil {
		return !slices.ContainsFunc(part.dims, func(d bufferDim) bool { return d.grid >= 0 })
	}
	for k, m := range x.Array.Sym.Map.Dims {
		if m.Grid >= 0 && !x.Array.Full[k] {
			return false
		}
	}
	return true
}

// largestTile is the tile whose box holds those of all others: the first where no end of the box moves outwards with the tile's start, the
// last where none moves inwards.
func largestTile(b BoxView, start string) spmd.TileUse {
	shrinks, grows := true, true
	ends := func(list [][]sets.Bound, inwards int64) {
		for _, bounds := range list {
			for _, e := range bounds {
				by := inwards * e.Aff.Coef(start)
				shrinks, grows = shrinks && by >= 0, grows && by <= 0
			}
		}
	}
	ends(b.Lo, 1)
	ends(b.Hi, -1)
	switch {
	case shrinks:
		return spmd.FirstTile
	case grows:
		return spmd.LastTile
	}
	return spmd.EachTile
}
