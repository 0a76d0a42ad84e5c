package comm

import (
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

// Storage is what the units of a program share: the storage of arrays, which is as wide as any unit needs.
type Storage struct {
	arrays map[*ir.Symbol]*spmd.Array
	asked  map[*ir.Symbol]*spmd.Array // the storage of each before any unit widened it
	widths *Widths                    // of the unit at hand
	Stale  map[tree.LoopKey]bool      // loops that are no sweeps, because of an array that is stored whole
}

// Widths are the arrays that the analysis of a unit looked at: how wide it found them, and how wide it left them.
type Widths struct{ found, left map[*ir.Symbol]*spmd.Array }

// NewStorage is that of no array.
func NewStorage() *Storage {
	return &Storage{arrays: map[*ir.Symbol]*spmd.Array{}, asked: map[*ir.Symbol]*spmd.Array{}, Stale: map[tree.LoopKey]bool{}}
}

// Reset gives all arrays the storage that they had before any unit widened it.
func (b *Storage) Reset() {
	for s, a := range b.arrays {
		*a = *b.asked[s].Clone()
	}
}

// Record runs the analysis of a unit and notes what it finds and leaves.
func (b *Storage) Record(run func()) *Widths {
	w := &Widths{found: map[*ir.Symbol]*spmd.Array{}, left: map[*ir.Symbol]*spmd.Array{}}
	b.widths = w
	run()
	b.widths = nil
	for s := range w.found {
		w.left[s] = b.arrays[s].Clone()
	}
	return w
}

// Replay leaves the arrays as the analysis of a unit has left them, if it would find them as it has.
func (b *Storage) Replay(w *Widths) bool {
	for s, a := range w.found {
		if !a.StoredAs(b.arrays[s]) {
			return false
		}
	}
	for s, a := range w.left {
		*b.arrays[s] = *a.Clone()
	}
	return true
}

// Array gives the storage of a mapped array, at first its tile with the shadow that the user asked for.
func (b *Storage) Array(s *ir.Symbol) *spmd.Array {
	a := b.arrays[s]
	if a == nil {
		a = askedFor(s)
		b.add(a)
	}
	if b.widths != nil && b.widths.found[s] == nil {
		b.widths.found[s] = a.Clone()
	}
	return a
}

func (b *Storage) add(a *spmd.Array) { b.arrays[a.Sym], b.asked[a.Sym] = a, a.Clone() }

// askedFor is the storage of an array that holds its tile with the shadow that the user asked for.
func askedFor(s *ir.Symbol) *spmd.Array {
	n := s.Rank()
	a := &spmd.Array{Sym: s, ShadowLo: make([]int64, n), ShadowHi: make([]int64, n), Full: make([]bool, n), Why: make([]diag.Reason, n)}
	for k, m := range s.Map.Dims {
		a.ShadowLo[k], a.ShadowHi[k] = m.ShadowLo, m.ShadowHi
		if m.Grid >= 0 && s.Map.Layout.Dims[m.Grid].Many() {
			a.Why[k] = whyNotTiled(s, k)
			a.Full[k] = a.Why[k].Some()
		}
	}
	return a
}

// widen makes room for a piece of non-local data: below the tile for max(V_g - cell) cells, above it for
// max(cell - (V_g + B_g - 1)), where these are constants; else storage holds the whole extent of the dimension.
func widen(u *space.Space, a *spmd.Array, p sets.Piece, d space.Direction, ref *ir.Elem) {
	for k, m := range a.Sym.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		if d.Sign == nil || d.Sign[m.Grid] < 0 {
			widenSide(u, a, k, p, -1, ref)
		}
		if d.Sign == nil || d.Sign[m.Grid] > 0 {
			widenSide(u, a, k, p, 1, ref)
		}
	}
}

// widenForMessages makes room for all that messages bring into the arrays themselves, before it is said what comes into buffers: an
// array that one of them makes whole has no buffers, and each element comes to it once.
func (u *Unit) widenForMessages() {
	for _, s := range u.Steps {
		for _, sym := range s.Arrays {
			for _, part := range deliveries(u, s, sym) {
				if part.dims != nil {
					continue
				}
				for _, d := range directionsOf(u, part, sym) {
					d.Data = space.Simpler(d.Data, context(u.Space, s.At, sym.Rank(), d.Data))
					pieces, _ := piecesOf(u, s, d, sym)
					makeRoom(u, s, pieces, d, part.needs[0].Ref)
				}
			}
		}
	}
}

// makeRoom widens the array of ref for the data of one direction, in disjoint pieces.
func makeRoom(u *Unit, s *Step, pieces []sets.Piece, d space.Direction, ref *ir.Elem) {
	a := u.Array(ref.Sym)
	if a.IsMulti() || s.Sweep != nil {
		widenBySides(u.Space, a, d, ref)
		return
	}
	for _, p := range pieces {
		widen(u.Space, a, p, d, ref)
	}
}

// widenBySides makes room for data that lie on several sides of a tile.
func widenBySides(u *space.Space, a *spmd.Array, d space.Direction, ref *ir.Elem) {
	for _, dir := range space.SignedDirections(u, d.Data, a.Sym) {
		plain, _ := withoutStrides(u, dir, a.Sym)
		for _, p := range space.PiecesOf("data of "+a.Sym.UserName(), plain) {
			widen(u, a, p, dir, ref)
		}
	}
}

// widenSide makes room on one side of the tile in array dimension k.
func widenSide(u *space.Space, a *spmd.Array, k int, p sets.Piece, sign int, ref *ir.Elem) {
	if a.Full[k] {
		return
	}
	l, m := a.Sym.Map.Layout, a.Sym.Map.Dims[k]
	cell := space.CellOf(m, sets.Var(space.DataDim(k)))
	distance := u.Names.Start(l, m.Grid).Sub(cell)
	if sign > 0 {
		distance = cell.Sub(u.Names.Start(l, m.Grid)).Sub(u.Names.Block(l, m.Grid)).AddConst(1)
	}
	width, step := &a.ShadowLo[k], m.Coef
	if (sign > 0) == (m.Coef > 0) {
		width = &a.ShadowHi[k]
	}
	if step < 0 {
		step = -step
	}
	c, bounded, err := p.UpperConst(distance)
	if err != nil || !bounded || a.Tiled(k) && !space.IsNarrow(l, m.Grid, c) {
		a.Full[k] = true
		a.Why[k] = reason.NoFixedDistance.At(ref.Pos, ir.ReferenceText(ref))
		return
	}
	*width = max(*width, (c+step-1)/step)
}

// Storage of the dimensions in which an image may have several tiles.
//
//	before: which arrays an image stores tile by tile is only what messages say (see widen)
//	after:  also what the statements say that refer to them; the other arrays are stored whole
//
// The tiles of an image stand one after the other, each with its shadow. What reference r at n touches in the iterations of a tile
// is found in the storage of that tile if
//
//	Accessed(V) ⊆ { [d] : V - lo <= cell(d) <= V + B - 1 + hi }                  it is there
//	{ [i] : i in CP(V), i in CP(V'), V' >= V + B } is empty                      the tile is one
//
// so that a loop over tiles says it, or one that a search has found (see tiles.go). Without these an element is found by its subscript,
// as far as the image owns it.

// whyNotTiled gives the reason why tiles of dimension k of a mapped array cannot be stored apart whatever refers to them.
func whyNotTiled(s *ir.Symbol, k int) diag.Reason {
	m := s.Map.Dims[k]
	switch {
	case s.Map.Layout.Dynamic:
		return reason.DealtAnew.Of()
	case m.Coef != 1 && m.Coef != -1:
		return reason.StridedTiles.Of()
	}
	return diag.Reason{}
}

// SettleStorage gives up the storage by tiles where a statement of the unit needs another. It reports whether any does: then other statements,
// whose tiles could be at hand as long as these arrays were stored by tiles, may need another, too.
func SettleStorage(u *Unit) (changed bool) {
	WithBuffers(u, func() {
		u.Remember()
		e := u.Emission()
		atHand := e.AtHand()
		for _, n := range u.Nodes {
			for _, a := range emit.TiledIn(e, n) {
				if why := whyWholeFor(u, a, n, atHand); why.Some() {
					a.StoreWhole(why)
					changed = true
				}
			}
		}
		u.Forget()
	})
	return changed
}

// whyWholeFor gives the reason why statement n needs array a as a whole, none if its tiles will do.
func whyWholeFor(u *Unit, a *spmd.Array, n *tree.Node, atHand *emit.AtHand) diag.Reason {
	switch s := n.Stmt.(type) {
	case *ir.Allocate, *ir.Deallocate, *ir.CopyArray, *ir.FillRandom, *ir.GatherAll, *ir.Borrow:
		return diag.Reason{}
	case *ir.Transfer:
		if s.Item.Section != nil || movesOneElement(s, a.Sym) {
			return diag.Reason{}
		}
	case *ir.Assign, *ir.If, *ir.Do, *ir.Put, *spmd.Note:
		if !namedWhole(n.Stmt, a.Sym) {
			return whyNotInTile(u, a, n, atHand.Starts(n))
		}
	}
	return reason.UsedInOnePiece.At(n.Stmt.Span(), n.Stmt.Span().Line())
}

// movesOneElement reports whether an element of an array is the item of a statement, and no subscript names the array.
func movesOneElement(s *ir.Transfer, array *ir.Symbol) bool {
	e, ok := s.Item.X.(*ir.Elem)
	return ok && e.Sym == array && !slices.ContainsFunc(e.Subs, func(x ir.Expr) bool { return ir.AnyExpr(x, func(y ir.Expr) bool { return ir.SymbolOf(y) == array }) })
}

// namedWhole reports whether a statement names an array other than by its elements, or passes on what follows an element.
func namedWhole(st ir.Stmt, s *ir.Symbol) bool {
	found := false
	st.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
		ir.WalkRoles(e, r, func(x ir.Expr, _ ir.Role) {
			switch x := x.(type) {
			case *ir.Elem, *ir.Status, *ir.Extent:
			case *ir.FuncRef:
				found = found || x.Proc.Effects.ReadsShared(s) || slices.ContainsFunc(x.Args, func(a ir.Actual) bool {
					return ir.ActualSymbol(a) == s && (a.Section != nil || a.Sequence)
				})
			default:
				x.EachSymbol(r, func(y *ir.Symbol, _ ir.Role) { found = found || y == s })
			}
		})
	})
	return found
}

// whyNotInTile gives the reason why some reference of n to array a is not to what the tile at hand holds.
func whyNotInTile(u *Unit, a *spmd.Array, n *tree.Node, atHand map[string]bool) diag.Reason {
	own, all := u.Emission().Own(n, n.Loops)
	guarded := u.CP.Of(n).Kind == compute.Guarded
	var why diag.Reason
	eachNamed(n.Stmt, a.Sym, func(r *ir.Elem) {
		switch {
		case why.Some() || guarded && r == n.Target(a.Sym):
		case all || guarded:
			why = reason.UsedByAll.At(r.Pos, ir.ReferenceText(r), n.Stmt.Span().Line())
		case !heldByTile(u, a, r, n, own, atHand):
			why = reason.NotInTile.At(r.Pos, ir.ReferenceText(r), n.Stmt.Span().Line())
		}
	})
	return why
}

// eachNamed calls f for the elements of array s that a statement reads or sets.
func eachNamed(st ir.Stmt, s *ir.Symbol, f func(*ir.Elem)) {
	st.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
		ir.WalkRoles(e, r, func(x ir.Expr, role ir.Role) {
			if e, ok := x.(*ir.Elem); ok && e.Sym == s && role != ir.Place {
				f(e)
			}
		})
	})
}

// heldByTile reports whether reference r at n is, in the iterations `own`, to the tile for which they are executed, or to its shadow
// where that tile is known when the statement runs.
func heldByTile(u *Unit, a *spmd.Array, r *ir.Elem, n *tree.Node, own sets.Set, atHand map[string]bool) bool {
	if !isOneTile(u, a, own) && !isAtHand(u, a, atHand) {
		return false
	}
	touched := u.Data(r, n, own, 0)
	if within, err := touched.IsSubset(heldSet(u, a, false)); err == nil && within {
		return true
	}
	switch n.Stmt.(type) {
	case *ir.Assign, *ir.If:
		within, err := touched.IsSubset(heldSet(u, a, true))
		return err == nil && within
	}
	return false
}

// isAtHand reports whether n runs for one tile of a after the other.
func isAtHand(u *Unit, a *spmd.Array, atHand map[string]bool) bool {
	m := a.Sym.Map
	for k, d := range m.Dims {
		if a.Tiled(k) && !atHand[u.Names.Tile("V", m.Layout, d.Grid)] {
			return false
		}
	}
	return true
}

// heldSet is what the tile at hand holds of array a in the dimensions that are stored by tiles, with its shadow or without.
func heldSet(u *Unit, a *spmd.Array, shadow bool) sets.Set {
	var cs []sets.Constraint
	m := a.Sym.Map
	for k, d := range m.Dims {
		if !a.Tiled(k) {
			continue
		}
		lo, hi := a.ShadowLo[k], a.ShadowHi[k]
		if d.Coef < 0 {
			lo, hi = hi, lo
		}
		if !shadow {
			lo, hi = 0, 0
		}
		cell := space.CellOf(d, sets.Var(space.DataDim(k)))
		first := u.Names.Start(m.Layout, d.Grid)
		last := first.Add(u.Names.Block(m.Layout, d.Grid)).AddConst(-1)
		cs = append(cs, sets.GE(cell, first.AddConst(-lo)), sets.GE(last.AddConst(hi), cell))
	}
	return u.Sets.SetOf(space.DataDims(a.Sym.Rank()), nil, cs...)
}

// isOneTile reports whether no iteration is executed for two tiles of one image, in each dimension of a that is stored by tiles.
func isOneTile(u *Unit, a *spmd.Array, own sets.Set) bool {
	m := a.Sym.Map
	for k, d := range m.Dims {
		if a.Tiled(k) && !space.IsAlone(u.Space, own, m.Layout, d.Grid) {
			return false
		}
	}
	return true
}

// WidenForCopies makes room for elements that an image computes without owning them (partial replication).
func (u *Unit) WidenForCopies() {
	for _, n := range u.Nodes {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok || u.CP.Of(n).Kind != compute.InSet {
			continue
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || e.Sym.Map == nil || space.General(e.Sym.Map) && !space.HasRims(e.Sym.Map) {
			continue
		}
		for _, d := range space.SignedDirections(u.Space, compute.Accessed(u.Space, e, n, u.CP.Of(n), 0), e.Sym) {
			pieces, _ := space.Disjoint("copies of "+e.Sym.UserName(), space.Simpler(d.Data, context(u.Space, &tree.Node{}, e.Sym.Rank(), d.Data)))
			for _, p := range pieces {
				widen(u.Space, u.Array(e.Sym), p, d, e)
			}
		}
	}
}
