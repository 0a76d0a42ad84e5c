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
// by columns dealt CYCLIC reads a(V:n,k) for column V; taken for each column, n/P times as much would be sent. One of the tiles is enough
// only where it does not say where the elements go. It is the first for which the guards hold; what bounds V in them is a range where they
// name no other tile.
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
	single := len(v.Boxes) == 1 && v.X.Slab == nil
	one := single
	var out [][]spmd.TileUse
	for _, l := range v.X.Layouts {
		row := make([]spmd.TileUse, len(l.Dims))
		for g, d := range l.Dims {
			if !d.Many() || !used[d.Start] {
				continue
			}
			row[g] = spmd.EachTile
			if !single || l.IsMulti() {
				continue
			}
			if k, ok := alongTiles(u, v, part, l, g); ok {
				row[g] = spmd.AlongTiles + spmd.TileUse(k)
			}
			if !isSamePlaceForTiles(v.X, part, l, g) {
				continue
			}
			start := u.Names.Tile("V", l, g)
			use := largestTile(v.Boxes[0], start)
			switch r, ok := rangeOfTiles(u, v.Boxes[0], start); {
			case use == spmd.EachTile:
			case ok && len(v.X.Ranges) < v.X.Array.Sym.Rank():
				row[g] = spmd.FirstInRange
				if use == spmd.LastTile {
					row[g] = spmd.LastInRange
				}
				v.X.Ranges = append(v.X.Ranges, r)
			case one:
				row[g], one = use, false
			}
		}
		out = append(out, row)
	}
	return out
}

// isSamePlaceForTiles reports whether an element that several tiles of an image in dimension g of a layout need has one place there.
func isSamePlaceForTiles(x *spmd.Exchange, part *delivery, l *ir.Layout, g int) bool {
	if x.Into != nil {
		return l != part.layout || !slices.ContainsFunc(part.dims, func(d bufferDim) bool { return d.grid == g })
	}
	if l != x.Array.Sym.Map.Layout {
		return true
	}
	for k, m := range x.Array.Sym.Map.Dims {
		if m.Grid == g && !x.Array.Full[k] {
			return false
		}
	}
	return true
}

// alongTiles finds the dimension k of a buffer and of its array that both lie along dimension g of their layout, where the tile is what cuts
// the box in that dimension, and decides nothing else, nor where in another dimension of the buffer elements stand:
//
//	max(V, l) <= d_k <= min(V+B-1, h)
func alongTiles(u *Unit, v *View, part *delivery, l *ir.Layout, g int) (k int, ok bool) {
	if v.X.Into == nil || l != part.layout || l != v.X.Array.Sym.Map.Layout {
		return 0, false
	}
	along := 0
	for at, d := range part.dims {
		if d.grid == g {
			k = at
			along++
		}
	}
	if along != 1 || part.dims[k] != (bufferDim{grid: g}) || v.X.Array.Sym.Map.Dims[k] != (ir.MapDim{Grid: g, Coef: 1}) {
		return 0, false
	}
	start, first := u.Names.Tile("V", l, g), sets.Var(u.Names.Tile("V", l, g))
	block := u.Names.Block(l, g)
	names := func(a sets.Aff) bool { return a.Coef(start) != 0 || a.Coef(block.Terms[0].Name) != 0 }
	for _, guard := range v.Boxes[0].Guards {
		if names(guard) {
			return 0, false
		}
	}
	ends := func(list [][]sets.Bound, own sets.Aff) (found bool) {
		for d, bounds := range list {
			for _, e := range bounds {
				switch {
				case !names(e.Aff):
				case d != k || found || e.Div > 1 || e.Aff.String() != own.String():
					return false
				default:
					found = true
				}
			}
		}
		return found
	}
	b := v.Boxes[0]
	return k, ends(b.Lo, first) && ends(b.Hi, first.Add(block).AddConst(-1))
}

// rangeOfTiles bounds the starts of the tiles for which the guards hold that name them; ok is false where these name other tiles, too.
func rangeOfTiles(u *Unit, b BoxView, start string) (r spmd.Range, ok bool) {
	lo, hi := []ir.Expr{ir.Int8Const(-farAway)}, []ir.Expr{ir.Int8Const(farAway)}
	for _, g := range b.Guards {
		switch g.Coef(start) {
		case 0:
			continue
		case 1:
			lo = append(lo, u.Names.Expr(sets.Var(start).Sub(g)))
		case -1:
			hi = append(hi, u.Names.Expr(g.Add(sets.Var(start))))
		default:
			return r, false
		}
		if slices.ContainsFunc(g.Terms, func(t sets.Term) bool { return t.Name != start && u.Names.Many[t.Name] != nil }) {
			return r, false
		}
	}
	if len(lo) > 1 {
		lo = lo[1:]
	}
	if len(hi) > 1 {
		hi = hi[1:]
	}
	return spmd.Range{Lo: ir.Extreme("max", lo), Hi: ir.Extreme("min", hi)}, true
}

// farAway is no cell of a template.
const farAway = int64(1) << 60

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
