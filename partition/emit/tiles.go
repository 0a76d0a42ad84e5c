package emit

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Where an image may have several tiles in a dimension, the start V of the tile at hand is the variable of a loop:
//
//	do V = First, Last, Period
//
// It stands around a loop whose iterations for one tile all come before those for the next, so that strips take the place
// of iterations and the order of the program is kept, or where nothing in the loop depends on that order (apart.go). A statement inside no such loop asks whether one of the image's tiles
// has it.

// hidden lists the tile starts on which a set depends and around which no loop over tiles stands.
func (w *writer) hidden(s sets.Set) []string {
	var out []string
	for _, v := range s.Params() {
		used := func(p sets.Piece) bool { return p.Mentions(v) }
		if w.u.Names.Many[v] != nil && !w.open[v] && slices.ContainsFunc(s.Pieces(), used) {
			out = append(out, v)
		}
	}
	return out
}

// shown is a set for all tiles of the image: { x : exists V, x in s }.
func (w *writer) shown(s sets.Set) sets.Set {
	hidden := w.hidden(s)
	if len(hidden) == 0 {
		return s
	}
	return sets.CoalesceOwn(s.ParamsToDims(hidden...).Project(s.Dims()...))
}

// tileLoop is a loop over the image's tiles in one dimension.
type tileLoop struct {
	start string
	down  bool
}

// openTiles finds the loops over tiles that may stand around loop n.
func (w *writer) openTiles(n *tree.Node, s *ir.Do, own sets.Set) []tileLoop {
	step, _ := s.ConstantStep()
	var out []tileLoop
	for _, v := range w.hidden(own) {
		up, down := w.inOrder(own, v, n, step, false), false
		if !up {
			down = w.inOrder(own, v, n, step, true)
		}
		if t := w.u.Names.Many[v]; up || down || w.tilesApart(n, t.Layout, t.Grid) {
			out = append(out, tileLoop{v, down})
			w.open[v] = true
		}
	}
	return out
}

// inOrder reports whether all iterations of loop n for one tile come before all those for a later one, or an earlier one if
// down:
//
//	{ (i,i') : i in own(V), i' in own(V'), V' >= V+B, i' not after i } is empty
func (w *writer) inOrder(own sets.Set, v string, n *tree.Node, step int64, down bool) bool {
	dim, t := w.u.Dim(n), w.u.Names.Many[v]
	block := w.u.Names.Block(t.Layout, t.Grid)
	i, next := sets.Var(dim), sets.Var(dim+"'")
	start, other := sets.Var(v), sets.Var(v+"'")
	between := []sets.Constraint{sets.GE(block, sets.Const(1)), sets.GE(other, start.Add(block))}
	if down {
		between[1] = sets.GE(start.Sub(block), other)
	}
	if step > 0 {
		between = append(between, sets.GE(i, next))
	} else {
		between = append(between, sets.GE(next, i))
	}
	return space.NeverBoth(w.u.Space, own, map[string]string{v: v + "'", dim: dim + "'"}, between)
}

// closeTiles writes the loops over tiles around statements, which are a loop, perhaps under a guard.
func (w *writer) closeTiles(loops []tileLoop, body []ir.Stmt, loop *ir.Do) []ir.Stmt {
	for _, l := range loops {
		delete(w.open, l.start)
		find, outer := w.overTiles(l, body...)
		outer.Deals, outer.Together = loop, w.apart == 0
		body = append(find, outer)
	}
	return body
}

// overTiles makes a loop over the tiles of one dimension. With multipartitioning these are the ones that go with the tiles at hand in
// other dimensions, which the statements in `find` ask for.
func (w *writer) overTiles(l tileLoop, body ...ir.Stmt) (find []ir.Stmt, loop *ir.Do) {
	t := w.u.Names.Many[l.start]
	if t.Layout.IsIndirect() {
		return w.overCells(l, body)
	}
	d := t.Dim()
	at := ir.At{Pos: body[0].Span()}
	from, to, by := d.First, d.Last, d.Period
	if known := w.openDims(t.Layout); t.Layout.IsMulti() && len(known) > 0 {
		from, to, by = w.number("from"), w.number("to"), w.number("by")
		s := &spmd.TilesOf{At: at, Layout: t.Layout, Dim: t.Grid, Known: known, From: from, To: to, By: by}
		for _, g := range known {
			s.Starts = append(s.Starts, &ir.Var{Sym: t.Layout.Dims[g].Start})
		}
		find = append(find, s)
	}
	loop = &ir.Do{At: at, Var: d.Start, Lo: &ir.Var{Sym: from}, Hi: &ir.Var{Sym: to}, Step: &ir.Var{Sym: by}, Body: body}
	if l.down {
		turn(loop)
	}
	return find, loop
}

// number makes a variable for the start of a tile, or what counts tiles.
func (w *writer) number(what string) *ir.Symbol {
	return w.u.MakeSymbol(fmt.Sprintf("%s%%%d", what, len(w.u.Made)+1), ir.Int8)
}

// turn makes a loop run the other way.
func turn(loop *ir.Do) {
	loop.Lo, loop.Hi, loop.Step = loop.Hi, loop.Lo, &ir.Unary{Op: ir.Neg, X: loop.Step}
}

// overCells makes a loop over the image's tiles of INDIRECT, which lie anywhere: the runtime numbers them.
//
//	tiles of l: 1, count, 1
//	do number = 1, count
//	  tiles of l at number: from, from, 1
//	  do V = from, from
func (w *writer) overCells(l tileLoop, body []ir.Stmt) (find []ir.Stmt, loop *ir.Do) {
	t := w.u.Names.Many[l.start]
	at := ir.At{Pos: body[0].Span()}
	number := w.number("number")
	all := &spmd.TilesOf{At: at, Layout: t.Layout, From: w.number("from"), To: w.number("to"), By: w.number("by")}
	one := &spmd.TilesOf{At: at, Layout: t.Layout, Known: []int{t.Grid}, Starts: []ir.Expr{&ir.Var{Sym: number}},
		From: w.number("from"), To: w.number("to"), By: w.number("by")}
	inner := &ir.Do{At: at, Var: t.Dim().Start, Lo: &ir.Var{Sym: one.From}, Hi: &ir.Var{Sym: one.To}, Step: &ir.Var{Sym: one.By}, Body: body}
	loop = &ir.Do{At: at, Var: number, Lo: &ir.Var{Sym: all.From}, Hi: &ir.Var{Sym: all.To}, Step: &ir.Var{Sym: all.By}, Body: []ir.Stmt{one, inner}}
	inner.Deals = loop
	if l.down {
		turn(loop)
	}
	return []ir.Stmt{all}, loop
}

// openDims lists the dimensions of a layout over whose tiles a loop stands around.
func (w *writer) openDims(l *ir.Layout) []int {
	var out []int
	for g := range l.Dims {
		if w.open[w.u.Names.Tile("V", l, g)] {
			out = append(out, g)
		}
	}
	return out
}

// ownerTest asks whether the image owns an element: in each distributed dimension
//
//	V <= cell < V+B,  or  modulo(cell - First, Period) < B  for any of several tiles
//
// With multipartitioning the statements `before` it ask the runtime, unless the tile is at hand.
func (w *writer) ownerTest(e *ir.Elem) (before []ir.Stmt, test ir.Expr) {
	m := e.Sym.Map
	var cs []ir.Expr
	if l := m.Layout; l.IsMulti() && len(w.openDims(l)) < len(l.Dims) {
		owns := &spmd.OwnsCell{At: ir.At{Pos: e.Pos}, Layout: l, Cell: make([]ir.Expr, len(l.Dims)),
			Into: w.u.MakeSymbol(fmt.Sprintf("owns%%%d", len(w.u.Made)+1), ir.Log4)}
		for k, d := range m.Dims {
			if d.Grid >= 0 {
				owns.Cell[d.Grid] = cellExpr(e, k)
			}
		}
		before, cs = append(before, owns), append(cs, &ir.Var{Sym: owns.Into})
	}
	for k, d := range m.Dims {
		if d.Grid >= 0 {
			cs = append(cs, w.cellTest(m.Layout, d.Grid, cellExpr(e, k))...)
		}
	}
	for _, x := range m.Cells {
		cs = append(cs, w.cellTest(m.Layout, x.Grid, ir.Int8Const(x.Cell))...)
	}
	return before, ir.AllOf(cs)
}

func (w *writer) cellTest(l *ir.Layout, g int, cell ir.Expr) []ir.Expr {
	d := &l.Dims[g]
	block := &ir.Var{Sym: d.Block}
	if d.Many() && !w.open[w.u.Names.Tile("V", l, g)] {
		if l.IsMulti() {
			return nil // see ownerTest
		}
		return []ir.Expr{ir.Compare(ir.LT, restOf(d, cell), block)}
	}
	start := &ir.Var{Sym: d.Start}
	return []ir.Expr{ir.Compare(ir.LE, start, cell), ir.Compare(ir.LT, ir.CloneExpr(cell), ir.Int8Op(ir.Add, start, block))}
}

// A statement inside no loop over the tiles on which it depends:
//
//	mine = .false.
//	do V = First, Last, Period                  or, for an assignment to an element that its owner computes,
//	  if (own(V)) mine = .true., found = V      mine = modulo(cell - First, Period) < B
//	if (mine) then                              found = cell - modulo(cell - First, Period)
//	  do V = found, found
//	    statement
//
// The loop for one tile stands only where references need to know the tile (see comm/storage.go).

// search runs a statement if one of the image's tiles has it.
func (w *writer) search(n *tree.Node, own, known sets.Set) []ir.Stmt {
	at := ir.At{Pos: n.Stmt.Span()}
	wanted := w.wantedTiles(n, own)
	if a, ok := n.Stmt.(*ir.Assign); ok && w.u.Parts.Of(n).Own {
		if starts, ok := w.startsOf(w.u.Parts.Of(n).Home[0], wanted); ok {
			body := w.forTiles(wanted, starts, []ir.Stmt{a})
			before, test := w.ownerTest(w.u.Parts.Of(n).Home[0])
			return append(before, ir.Guarded(at, test, body...))
		}
	}
	mine := w.u.MakeSymbol(fmt.Sprintf("mine%%%d", len(w.u.Made)+1), ir.Log4)
	starts := w.makeStarts(wanted)
	set := func(v bool) ir.Stmt {
		return &ir.Assign{At: at, LHS: &ir.Var{Sym: mine}, RHS: &ir.Const{T: ir.Log4, L: v}}
	}
	out := []ir.Stmt{set(false)}
	found := sought(w, n, own, known)
	for _, p := range space.PiecesOf("own iterations", found) {
		out = append(out, w.find(p, own, append([]ir.Stmt{set(true)}, w.keepStarts(at, wanted, starts)...))...)
	}
	w.apart++
	w.found = append(w.found, found)
	w.openAll(wanted, true)
	body := w.bare(n, known.Intersect(w.shown(w.u.entered(n, own))))
	w.openAll(wanted, false)
	w.found = w.found[:len(w.found)-1]
	w.apart--
	return append(out, ir.Guarded(at, &ir.Var{Sym: mine}, w.forTiles(wanted, starts, body)...))
}

// isFound reports whether one of the image's tiles has a statement if one has the iterations of a search around it: the same one does,
// and no reference needs to know which.
//
//	found(V) ⊆ own(V) for all V
func isFound(w *writer, n *tree.Node, own, known, found sets.Set) bool {
	if slices.ContainsFunc(slices.Concat(own.Params(), found.Params()), func(v string) bool { return w.open[v] }) {
		return false // the tile at hand may be another one than was found
	}
	inner := w.u.Dims(n.Loops[len(found.Dims()):])
	within, err := known.Intersect(found.ParamsToDims(inner...)).IsSubset(own)
	return err == nil && within && len(w.wantedTiles(n, own)) == 0
}

// foundAround reports whether a search before loop n says of all statements inside that one of the image's tiles has them, and none around
// does: their own iterations are all or none of those of the loop,
//
//	do i; mine = ..; if (mine) v(i) = a(i,k); end do   →   mine = ..; if (mine) then; do i; v(i) = a(i,k); end do; end if
func foundAround(w *writer, n *tree.Node, own, known sets.Set) bool {
	says := func(found sets.Set) bool { return saysAll(w, n, known, found) }
	return !slices.ContainsFunc(w.found, says) && says(sought(w, n, own, known))
}

// saysAll reports whether what a search has found says of all statements in loop n that one of the image's tiles has them.
func saysAll(w *writer, n *tree.Node, known, found sets.Set) bool {
	all := true
	n.Each(func(m *tree.Node) {
		if !all || len(m.Bodies) > 0 {
			return
		}
		inside := known
		for _, l := range m.Loops[len(n.Loops):] {
			inside = w.u.within(inside, l)
		}
		all = isFound(w, m, w.u.Parts.Of(m).Set, inside, found)
	})
	return all
}

// sought is what a search asks of a tile for statement n.
func sought(w *writer, n *tree.Node, own, known sets.Set) sets.Set {
	return w.u.entered(n, space.Simpler(own, w.u.withSizes(known, own)))
}

// find runs the statements for each of the image's tiles that has a piece of an own set.
func (w *writer) find(p sets.Piece, own sets.Set, found []ir.Stmt) []ir.Stmt {
	if cond := w.guard(p.Set()); cond != nil {
		found = []ir.Stmt{ir.Guarded(ir.At{Pos: found[0].Span()}, cond, found...)}
	}
	// Only the tiles that this piece is about: the image may have none of another layout.
	around := slices.DeleteFunc(w.hidden(own), func(v string) bool { return !p.Mentions(v) })
	w.openAll(around, true)
	for _, v := range around {
		delete(w.open, v)
		find, loop := w.overTiles(tileLoop{start: v}, found...)
		if t := w.u.Names.Many[v]; !t.Layout.IsMulti() {
			if cell := onlyCell(w.u, p, v, around); cell != nil {
				onlyTile(loop, t.Dim(), cell)
			}
		}
		found = append(find, loop)
	}
	return found
}

// onlyCell gives a cell that lies in the tile with start v for each iteration of a piece, nil for none that can be told before the tiles
// `around` are known:
//
//	V <= cell < V+B  for all points of p
func onlyCell(u *Unit, p sets.Piece, v string, around []string) ir.Expr {
	t := u.Names.Many[v]
	last := sets.Var(v).Add(u.Names.Block(t.Layout, t.Grid)).AddConst(-1)
	floors, constraints := p.Whole()
	for _, c := range constraints {
		cell := c.Aff.Add(sets.Var(v))
		unknown := func(x sets.Term) bool {
			return slices.Contains(around, x.Name) || slices.ContainsFunc(floors, func(f sets.FloorTerm) bool { return f.Name == x.Name })
		}
		if c.Aff.Coef(v) != -1 || slices.ContainsFunc(cell.Terms, unknown) {
			continue
		}
		if least, ok, err := p.LowerConst(last.Sub(cell)); err == nil && ok && least >= 0 {
			return u.Names.Expr(cell)
		}
	}
	return nil
}

// onlyTile makes a loop over tiles one over the only one that may hold a cell, if it is the image's.
func onlyTile(loop *ir.Do, d *ir.LayoutDim, cell ir.Expr) {
	start := ir.Int8Op(ir.Sub, cell, restOf(d, ir.CloneExpr(cell)))
	loop.Lo = ir.Extreme("max", []ir.Expr{loop.Lo, start})
	loop.Hi = ir.Extreme("min", []ir.Expr{loop.Hi, ir.CloneExpr(start)})
}

// wantedTiles lists the tile starts that references of n, or of what it controls, need: of arrays stored by tiles, with a shadow
// if n is one assignment, where each iteration is one tile's.
func (w *writer) wantedTiles(n *tree.Node, own sets.Set) []string {
	var out []string
	hidden := w.hidden(own)
	n.Each(func(m *tree.Node) {
		for _, a := range TiledIn(w.u, m) {
			for k, d := range a.Sym.Map.Dims {
				v := ""
				if a.Tiled(k) && (a.IsMulti() || !w.u.Parts.Of(n).Own || a.ShadowLo[k]+a.ShadowHi[k] > 0) {
					v = w.u.Names.Tile("V", a.Sym.Map.Layout, d.Grid)
				}
				if slices.Contains(hidden, v) && !slices.Contains(out, v) && space.IsAlone(w.u.Space, own, a.Sym.Map.Layout, d.Grid) {
					out = append(out, v)
				}
			}
		}
	})
	return out
}

// TiledIn lists the arrays stored by tiles that n itself names.
func TiledIn(u *Unit, n *tree.Node) []*spmd.Array {
	var out []*spmd.Array
	ir.Mentions(n.Stmt, func(s *ir.Symbol, r ir.Role) {
		if s.Map != nil && r != ir.Directive && u.Array(s).IsTiled() && !slices.Contains(out, u.Array(s)) {
			out = append(out, u.Array(s))
		}
	})
	return out
}

func (w *writer) makeStarts(wanted []string) map[string]ir.Expr {
	starts := map[string]ir.Expr{}
	for _, v := range wanted {
		starts[v] = &ir.Var{Sym: w.u.MakeSymbol(fmt.Sprintf("found%%%d", len(w.u.Made)+1), ir.Int8)}
	}
	return starts
}

// keepStarts keeps the tiles at hand as those that were found.
func (w *writer) keepStarts(at ir.At, wanted []string, starts map[string]ir.Expr) []ir.Stmt {
	var out []ir.Stmt
	for _, v := range wanted {
		out = append(out, &ir.Assign{At: at, LHS: ir.CloneExpr(starts[v]), RHS: &ir.Var{Sym: w.u.Names.Many[v].Dim().Start}})
	}
	return out
}

func (w *writer) openAll(wanted []string, open bool) {
	for _, v := range wanted {
		if open {
			w.open[v] = true
		} else {
			delete(w.open, v)
		}
	}
}

// forTiles runs statements as in the loops over tiles, for the tiles with the given starts.
func (w *writer) forTiles(wanted []string, starts map[string]ir.Expr, body []ir.Stmt) []ir.Stmt {
	for _, v := range wanted {
		at := ir.At{Pos: body[0].Span()}
		body = []ir.Stmt{&ir.Do{At: at, Var: w.u.Names.Many[v].Dim().Start, Lo: starts[v], Hi: ir.CloneExpr(starts[v]), Step: ir.Int8Const(1), Body: body}}
	}
	return body
}

// startsOf gives the starts of the tile that an element is in, if these are all that is wanted.
func (w *writer) startsOf(e *ir.Elem, wanted []string) (map[string]ir.Expr, bool) {
	m, starts := e.Sym.Map, map[string]ir.Expr{}
	for k, d := range m.Dims {
		if d.Grid >= 0 && m.Layout.Dims[d.Grid].Many() {
			cell := cellExpr(e, k)
			rest := restOf(&m.Layout.Dims[d.Grid], ir.CloneExpr(cell))
			starts[w.u.Names.Tile("V", m.Layout, d.Grid)] = ir.Int8Op(ir.Sub, cell, rest)
		}
	}
	return starts, !slices.ContainsFunc(wanted, func(v string) bool { return starts[v] == nil })
}

// cellExpr is the template cell of an element in dimension k.
func cellExpr(e *ir.Elem, k int) ir.Expr {
	d := e.Sym.Map.Dims[k]
	cell := ir.Int8Op(ir.Mul, ir.Int8Const(d.Coef), ir.Int8Of(ir.CloneExpr(e.Subs[k])))
	if d.Coef == 1 {
		cell = ir.Int8Of(ir.CloneExpr(e.Subs[k]))
	}
	return ir.Int8Op(ir.Add, cell, ir.Int8Const(d.Offset))
}

// restOf is modulo(cell - First, Period).
func restOf(d *ir.LayoutDim, cell ir.Expr) ir.Expr {
	distance := ir.Int8Op(ir.Sub, cell, &ir.Var{Sym: d.First})
	return &ir.Call{Fn: "modulo", Args: []ir.Expr{distance, &ir.Var{Sym: d.Period}}, T: ir.Int8}
}
