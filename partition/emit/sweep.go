package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// swept writes a loop whose iterations for one tile wait for those of tiles in earlier hyperplanes:
//
//	do V_s = First, Last, Period          all hyperplanes, each image has some tiles of each
//	  messages for the image's tiles in it
//	  do V_g = ...                        these tiles
//	    the loop for one tile
func (w *writer) swept(n *tree.Node, known sets.Set) []ir.Stmt {
	s := w.u.Around.Of(n).Sweep
	var inner []string
	for g := range s.Layout.Dims {
		if v := w.u.Names.Tile("V", s.Layout, g); g != s.Grid {
			inner = append(inner, v)
		}
	}
	slab := w.u.Names.Tile("V", s.Layout, s.Grid)
	w.openAll(append(inner, slab), true)
	w.apart++
	body := w.node(n, known)
	w.apart--
	for _, v := range inner {
		delete(w.open, v)
		find, loop := w.overTiles(tileLoop{start: v}, body...)
		body = append(find, loop)
	}
	delete(w.open, slab)
	find, loop := w.overTiles(tileLoop{start: slab, down: s.Down}, append([]ir.Stmt{s.Step}, body...)...)
	loop.Together = w.apart == 0
	return append(find, loop)
}
