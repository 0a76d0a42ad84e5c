package emit

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Where an image may have several tiles in a dimension, the start V of the tile at hand is the variable of a loop:
//
//	do V = First, Last, Period
//
// It stands around a loop whose iterations for one tile all come before those for the next, so that strips take the place
// of iterations and the order of the program is kept. A statement inside no such loop asks whether one of the image's tiles
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
	return s.ParamsToDims(hidden...).Project(s.Dims()...).Coalesce()
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
		if up || down {
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
	scope := map[string]bool{}
	for _, d := range own.Dims() {
		scope[d] = true
	}
	for _, p := range own.Pieces() {
		for _, q := range own.Pieces() {
			cs := append(append([]sets.Constraint(nil), between...), p.Constraints()...)
			for _, c := range q.Constraints() {
				cs = append(cs, sets.Constraint{Aff: space.Renamed(c.Aff, w.primed(c.Aff, v, dim, scope)), Eq: c.Eq})
			}
			if empty, err := w.u.Sets.SetOf(nil, space.FreeNames(cs), cs...).IsEmpty(); err != nil || !empty {
				return false
			}
		}
	}
	return true
}

// primed renames what differs between two tiles: the tile start, the loop variable and existential variables.
func (w *writer) primed(a sets.Aff, v, dim string, scope map[string]bool) map[string]string {
	out := map[string]string{v: v + "'", dim: dim + "'"}
	for _, t := range a.Terms {
		if !scope[t.Name] && w.u.Names.Resolve(t.Name) == nil {
			out[t.Name] = t.Name + "'"
		}
	}
	return out
}

// closeTiles writes the loops over tiles around statements, which are a loop, perhaps under a guard.
func (w *writer) closeTiles(loops []tileLoop, body []ir.Stmt, loop *ir.Do) []ir.Stmt {
	for _, l := range loops {
		delete(w.open, l.start)
		outer := w.overTiles(l, body...)
		outer.Deals, outer.Together = loop, w.apart == 0
		body = []ir.Stmt{outer}
	}
	return body
}

func (w *writer) overTiles(l tileLoop, body ...ir.Stmt) *ir.Do {
	d := w.u.Names.Many[l.start].Dim()
	at := ir.At{Pos: body[0].Span()}
	out := &ir.Do{At: at, Var: d.Start, Lo: &ir.Var{Sym: d.First}, Hi: &ir.Var{Sym: d.Last}, Step: &ir.Var{Sym: d.Period},
		Body: body}
	if l.down {
		out.Lo, out.Hi, out.Step = out.Hi, out.Lo, &ir.Unary{Op: ir.Neg, X: out.Step}
	}
	return out
}

// search runs a statement if one of the image's tiles has it.
func (w *writer) search(n *tree.Node, own, known sets.Set) []ir.Stmt {
	at := ir.At{Pos: n.Stmt.Span()}
	if a, ok := n.Stmt.(*ir.Assign); ok && w.u.Parts.Of(n).Own {
		return []ir.Stmt{ir.Guarded(at, w.ownerTest(w.u.Parts.Of(n).Home[0]), a)}
	}
	mine := w.u.MakeSymbol(fmt.Sprintf("mine%%%d", len(w.u.Made)+1), ir.Log4)
	set := func(v bool) ir.Stmt {
		return &ir.Assign{At: at, LHS: &ir.Var{Sym: mine}, RHS: &ir.Const{T: ir.Log4, L: v}}
	}
	out := []ir.Stmt{set(false)}
	for _, p := range w.u.entered(n, own.Gist(w.u.withSizes(known, own))).Pieces() {
		find := set(true)
		if cond := w.guard(p.Set()); cond != nil {
			find = ir.Guarded(at, cond, find)
		}
		// Only the tiles that this piece is about: the image may have none of another layout.
		for _, v := range w.hidden(own) {
			if p.Mentions(v) {
				find = w.overTiles(tileLoop{start: v}, find)
			}
		}
		out = append(out, find)
	}
	w.apart++
	body := w.bare(n, known.Intersect(w.shown(w.u.entered(n, own))))
	w.apart--
	return append(out, ir.Guarded(at, &ir.Var{Sym: mine}, body...))
}

// ownerTest asks whether the image owns an element: in each distributed dimension
//
//	V <= cell < V+B,  or  modulo(cell - First, Period) < B  for any of several tiles
func (w *writer) ownerTest(e *ir.Elem) ir.Expr {
	m := e.Sym.Map
	var cs []ir.Expr
	for k, d := range m.Dims {
		if d.Grid >= 0 {
			cell := ir.Int8Op(ir.Mul, ir.Int8Const(d.Coef), ir.Int8Of(ir.CloneExpr(e.Subs[k])))
			if d.Coef == 1 {
				cell = ir.Int8Of(ir.CloneExpr(e.Subs[k]))
			}
			cs = append(cs, w.cellTest(m.Layout, d.Grid, ir.Int8Op(ir.Add, cell, ir.Int8Const(d.Offset)))...)
		}
	}
	for _, x := range m.Cells {
		cs = append(cs, w.cellTest(m.Layout, x.Grid, ir.Int8Const(x.Cell))...)
	}
	return ir.AllOf(cs)
}

func (w *writer) cellTest(l *ir.Layout, g int, cell ir.Expr) []ir.Expr {
	d := &l.Dims[g]
	block := &ir.Var{Sym: d.Block}
	if d.Many() && !w.open[w.u.Names.Tile("V", l, g)] {
		distance := ir.Int8Op(ir.Sub, cell, &ir.Var{Sym: d.First})
		rest := &ir.Call{Fn: "modulo", Args: []ir.Expr{distance, &ir.Var{Sym: d.Period}}, T: ir.Int8}
		return []ir.Expr{ir.Compare(ir.LT, rest, block)}
	}
	start := &ir.Var{Sym: d.Start}
	return []ir.Expr{ir.Compare(ir.LE, start, cell), ir.Compare(ir.LT, ir.CloneExpr(cell), ir.Int8Op(ir.Add, start, block))}
}
