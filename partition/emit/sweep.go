package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
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
	if !s.Layout.IsMulti() {
		return w.sweptByAll(n, known, s)
	}
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

// sweptByAll does so where an image has tiles in some of the hyperplanes only:
//
//	do S = From, To, By                          all hyperplanes
//	  messages for the tiles in it
//	  if (modulo(S - First_s, Period_s) == 0)    if the image has tiles in it; S == V_s where it has but one
//	    do V_s = S, S
//	      do V_g = First_g, Last_g, Period_g     the image's tiles in it
//	        the loop for one tile
func (w *writer) sweptByAll(n *tree.Node, known sets.Set, s *Sweep) []ir.Stmt {
	var many []string
	for g, d := range s.Layout.Dims {
		if d.Many() {
			many = append(many, w.u.Names.Tile("V", s.Layout, g))
		}
	}
	w.openAll(many, true)
	w.apart++
	body := w.node(n, known)
	w.apart--
	w.openAll(many, false)
	at := ir.At{Pos: n.Stmt.Span()}
	all := &spmd.TilesOf{At: at, Layout: s.Layout, Dim: s.Grid, All: true, From: w.number("from"), To: w.number("to"), By: w.number("by")}
	slab, d := &ir.Var{Sym: s.Step.Exchanges[0].Slab.Start}, &s.Layout.Dims[s.Grid]
	own := ir.Compare(ir.EQ, &ir.Var{Sym: d.Start}, slab)
	for _, v := range many {
		if g := w.u.Names.Many[v].Grid; g == s.Grid {
			body = w.forTiles([]string{v}, map[string]ir.Expr{v: slab}, body)
			own = ir.Compare(ir.EQ, restOf(d, slab), ir.Int8Const(0))
			continue
		}
		find, loop := w.overTiles(tileLoop{start: v}, body...)
		body = append(find, loop)
	}
	loop := &ir.Do{At: at, Var: slab.Sym, Lo: &ir.Var{Sym: all.From}, Hi: &ir.Var{Sym: all.To}, Step: &ir.Var{Sym: all.By},
		Body: []ir.Stmt{s.Step, ir.Guarded(at, own, body...)}, Together: w.apart == 0}
	if s.Down {
		turn(loop)
	}
	return []ir.Stmt{all, loop}
}
