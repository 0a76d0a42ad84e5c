package comm

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// View is what the plan tells about an exchange beside its code.
type View struct {
	X     *spmd.Exchange
	Dir   space.Direction
	Needs []*Need
	Back  bool // who computes sends, the owner receives
	At    *tree.Node
	Last  *tree.Node // of a buffer, At or after: the last statement beside it that reads a buffer
	Exact bool
	Boxes []BoxView
}

// BoxView is one box of an exchange with its bounds as affine forms: max(lo) <= d_k <= min(hi).
type BoxView struct {
	Guards []sets.Aff
	Lo, Hi [][]sets.Bound
}

// BuildExchanges makes the exchanges of every step, in the order of the program, and the shadow regions that they fill.
func (u *Unit) BuildExchanges() {
	u.storeWholeForLists()
	u.widenForMessages()
	for _, s := range u.Steps {
		u.chooseHyperplanes(s)
		st := &spmd.ExchangeStep{At: ir.At{Pos: s.Needs[s.Arrays[0]][0].Ref.Pos}}
		for _, sym := range s.Arrays {
			for _, part := range deliveries(u, s, sym) {
				for _, d := range directionsOf(u, part, sym) {
					d.Data = space.Simpler(d.Data, context(u.Space, s.At, sym.Rank(), d.Data))
					v := u.buildExchange(s, part, d)
					st.Exchanges = append(st.Exchanges, v.X)
					u.Exchanges = append(u.Exchanges, v.X)
					u.Views = append(u.Views, v)
				}
			}
		}
		switch {
		case len(st.Exchanges) == 0:
		case s.Back:
			u.Around.Of(s.At).After = append(u.Around.Of(s.At).After, st)
		case s.Sweep != nil:
			u.Around.Of(s.At).Sweep = s.Sweep.around(st)
		case s.Piped:
			u.Around.Of(s.At).Receive = &spmd.ExchangeStep{At: st.At, Exchanges: st.Exchanges, Part: spmd.Receive}
			u.Around.Of(s.At).Send = &spmd.ExchangeStep{At: st.At, Exchanges: st.Exchanges, Part: spmd.Send}
		default:
			u.Around.Of(s.At).Before = append(u.Around.Of(s.At).Before, st)
		}
	}
}

// directionsOf cuts what a delivery brings by where it comes from; a buffer takes all of it at once.
func directionsOf(u *Unit, part *delivery, sym *ir.Symbol) []space.Direction {
	if part.dims != nil {
		return []space.Direction{{Data: sets.CoalesceOwn(joined(part.needs))}}
	}
	return u.Directions(joined(part.needs), sym)
}

// context holds what is known about data wherever a step runs: the bounds of the loops around it, and facts about the tiles and
// strips that the data or these bounds mention. Nothing follows from those of others.
func context(u *space.Space, at *tree.Node, rank int, data sets.Set) sets.Set {
	bounds, exists := u.IterationNames(at)
	tiles, sizes := map[*ir.Layout]bool{}, []sets.Constraint(nil)
	for _, name := range append(space.FreeNames(bounds), data.Params()...) {
		s := u.Names.Resolve(name)
		if l := u.Names.Tiles[s]; l != nil {
			tiles[l] = true
		}
		if u.IsStripSize(s) {
			sizes = append(sizes, sets.GE(sets.Var(name), sets.Const(1)))
		}
	}
	var cs []sets.Constraint
	for _, l := range u.Layouts {
		if tiles[l] {
			cs = append(cs, u.TileFacts(l, u.Names.Start)...)
		}
	}
	return u.Sets.SetOf(space.DataDims(rank), exists, slices.Concat(cs, sizes, bounds)...)
}

// Number gives the exchanges of a unit their numbers in the program, `before` of which belong to other units.
func Number(u *Unit, before int) {
	for i, x := range u.Exchanges {
		x.ID = before + i + 1
		if x.Into != nil {
			x.Into.Sym.Name = fmt.Sprintf("%s%%buffer%d", x.Array.Sym.Name, x.ID)
		}
	}
}

// buildExchange turns one direction of a step into code: with W the tile of the sender,
//
//	Recv(me) = { [W] -> [d] : d in Side_s(me) ∩ Accessed(me) and W_g <= d_k + offset_k < W_g + B_g }
//
// as disjoint boxes of data. Send is the same relation read from the other end.
func (u *Unit) buildExchange(s *Step, part *delivery, d space.Direction) *View {
	ref := part.needs[0].Ref
	sym := ref.Sym
	x := &spmd.Exchange{ID: len(u.Exchanges) + 1, Ref: ref, Array: u.Array(sym), Layouts: []*ir.Layout{sym.Map.Layout}}
	v := &View{X: x, Dir: d, Needs: needsOf(u.Space, part.needs, d), At: s.At, Back: s.Back}
	x.Ref = v.Needs[0].Ref
	x.Label = label(v)
	if part.dims != nil {
		x.Into, v.Last = part.makeBuffer(u, sym), part.last(u, s.At)
		x.Layouts = ir.AppendLayout(x.Layouts, part.layout)
	}
	pieces, exact := piecesOf(u, s, d, sym)
	v.Exact = exact
	owners := part.dims != nil || space.General(sym.Map) || u.Names.MentionsMany(d.Data)
	if x.Into == nil {
		makeRoom(u, s, pieces, d, ref)
	}
	for _, p := range pieces {
		b, exact := box(u.Space, p, sym, owners)
		v.Exact = v.Exact && exact
		v.Boxes = append(v.Boxes, b)
		x.Pieces = append(x.Pieces, pieceOf(u.Space, b, sym))
	}
	bindParameters(u.Space, v)
	if s.Sweep != nil {
		x.Slab = s.Sweep.slab(u.Space)
	}
	if owners {
		x.Tiles = tilesUsed(u, v, part)
	}
	if s.Back {
		x.Recv, x.Send = x.Send, x.Recv
	}
	return v
}

// piecesOf cuts what comes from one direction into disjoint boxes; exact is false where they hold more than that.
func piecesOf(u *Unit, s *Step, d space.Direction, sym *ir.Symbol) (pieces []sets.Piece, exact bool) {
	what := "communication set of " + sym.UserName()
	plain, exact := withoutStrides(u.Space, d, sym)
	around := context(u.Space, s.At, sym.Rank(), plain)
	pieces, disjoint := space.Disjoint(what, space.Simpler(joinedIn(around, plain), around))
	if disjoint {
		return possible(what, pieces, around), exact
	}
	return space.PiecesOf(what, space.Simpler(inPlace(u.Space, pieces[0].Set(), d, sym), around)), false
}

// joinedIn makes one box of several that are one in a context: a tile of one cell, V, beside what lies after it, V+1..n, is V..n, if V < n.
func joinedIn(around, data sets.Set) sets.Set {
	if len(data.Pieces()) < 2 {
		return data
	}
	joined := data.Intersect(around).Coalesce()
	if joined.Err() != nil || len(joined.Pieces()) >= len(data.Pieces()) || slices.ContainsFunc(joined.Pieces(), func(p sets.Piece) bool { return !p.IsBox() }) {
		return data
	}
	return joined
}

// possible drops the pieces that the context rules out, as those that only a tile without cells would have, and of the others what it implies.
func possible(what string, pieces []sets.Piece, around sets.Set) (out []sets.Piece) {
	for _, p := range pieces {
		if empty, err := p.Set().Intersect(around).IsEmpty(); err != nil || !empty {
			out = append(out, space.PiecesOf(what, space.Simpler(p.Set(), around))...)
		}
	}
	return out
}

// withoutStrides is a set of boxes that contains the data of a direction, within the bounds of the array and on the same
// side of the tile.
func withoutStrides(u *space.Space, d space.Direction, sym *ir.Symbol) (sets.Set, bool) {
	plain, exact := d.Data.DropExists()
	if exact {
		return plain, true
	}
	return sets.CoalesceOwn(inPlace(u, plain, d, sym)), false
}

// inPlace keeps of elements those within the bounds of the array and on the side of the tile that a direction is about.
func inPlace(u *space.Space, elements sets.Set, d space.Direction, sym *ir.Symbol) sets.Set {
	var index []sets.Aff
	for k := range sym.Dims {
		index = append(index, sets.Var(space.DataDim(k)))
	}
	bounds := u.Sets.SetOf(space.DataDims(sym.Rank()), nil, u.BoundsConstraints(sym, index)...)
	elements = elements.Intersect(bounds)
	if d.Sign != nil {
		elements = elements.Intersect(u.Side(sym, d.Sign))
	}
	return elements
}

// needsOf lists the needs that really ask for data in a direction.
func needsOf(u *space.Space, all []*Need, d space.Direction) []*Need {
	if d.Sign == nil {
		return all
	}
	var out []*Need
	for _, w := range all {
		part := w.Data.Intersect(u.Side(w.Ref.Sym, d.Sign))
		if empty, err := part.IsEmpty(); err != nil || !empty {
			out = append(out, w)
		}
	}
	return out
}

// label says in words what an exchange moves, e.g. "b(i-1,j) from below in dimension 1".
func label(v *View) string {
	var refs []string
	for _, w := range v.Needs {
		if text := ir.ReferenceText(w.Ref); !slices.Contains(refs, text) {
			refs = append(refs, text)
		}
	}
	return strings.Join(refs, ", ") + " " + v.Way()
}

// Way says where the elements of an exchange come from or go to, e.g. "from below in dimension 1".
func (v *View) Way() string {
	where := side(v.Dir.Sign, v.X.Array.Sym.Map)
	if v.Back {
		return "back to its owner, " + where
	}
	return "from " + where
}

// side names a direction by array dimensions.
func side(sign []int, m *ir.Mapping) string {
	if sign == nil {
		return "its owners"
	}
	var parts []string
	for k, d := range m.Dims {
		if d.Grid < 0 || sign[d.Grid] == 0 {
			continue
		}
		word := map[int]string{-1: "below", 1: "above"}[sign[d.Grid]]
		parts = append(parts, fmt.Sprintf("%s in dimension %d", word, k+1))
	}
	return strings.Join(parts, " and ")
}

// box bounds a piece in every dimension, cut to the sender's tile unless the runtime finds the owners. exact is false where
// the piece is not a box and the bounds describe its hull (then owners send a few elements that nobody reads).
func box(u *space.Space, p sets.Piece, sym *ir.Symbol, owners bool) (BoxView, bool) {
	b := BoxView{Guards: guardsOf(u, p, sym.Rank())}
	for k, m := range sym.Map.Dims {
		lo, hi, _, err := p.Bounds(space.DataDim(k))
		if err != nil {
			diag.Bugf("bounds of %s: %v", sym.Name, err)
		}
		if m.Grid >= 0 && !owners {
			first := u.Names.Peer(sym.Map.Layout, m.Grid).AddConst(-m.Offset)
			last := first.Add(u.Names.PeerBlock(sym.Map.Layout, m.Grid)).AddConst(-1)
			lo = append(lo, sets.Bound{Aff: first, Div: 1})
			hi = append(hi, sets.Bound{Aff: last, Div: 1})
		}
		b.Lo = append(b.Lo, lo)
		b.Hi = append(b.Hi, hi)
	}
	return b, p.IsBox()
}

// guardsOf lists the constraints of a piece that hold or fail for all its elements together.
func guardsOf(u *space.Space, p sets.Piece, rank int) []sets.Aff {
	data := map[string]bool{}
	for _, d := range space.DataDims(rank) {
		data[d] = true
	}
	var out []sets.Aff
	for _, c := range u.Names.ConstraintsOf(p, nil) {
		if space.Mentions(c.Aff, data) {
			continue
		}
		out = append(out, c.Aff)
		if c.Eq {
			out = append(out, c.Aff.Neg())
		}
	}
	return out
}

// pieceOf turns a box into Int8 expressions. Bounds of the array that are not affine, which no set tells, are added to them.
func pieceOf(u *space.Space, b BoxView, sym *ir.Symbol) spmd.Piece {
	var p spmd.Piece
	for _, g := range b.Guards {
		p.Guards = append(p.Guards, u.Names.Expr(g))
	}
	for k := range b.Lo {
		var lo, hi []ir.Expr
		for _, x := range b.Lo[k] {
			lo = append(lo, u.Names.LowerExpr(x))
		}
		for _, x := range b.Hi[k] {
			hi = append(hi, u.Names.UpperExpr(x))
		}
		lo, hi = notAffine(lo, sym.Dims[k].Lo), notAffine(hi, sym.Dims[k].Hi)
		p.Lo = append(p.Lo, ir.Extreme("max", lo))
		p.Hi = append(p.Hi, ir.Extreme("min", hi))
	}
	return p
}

func notAffine(bounds []ir.Expr, declared ir.Expr) []ir.Expr {
	if _, why := ir.AffineOf(declared); why != "" {
		bounds = append(bounds, ir.Int8Of(ir.CloneExpr(declared)))
	}
	return bounds
}

// bindParameters sorts the variables of an exchange's bounds into starts and extents of the receiver's tile, of the sender's,
// and parameters that both know.
func bindParameters(u *space.Space, v *View) {
	x := v.X
	seen := map[*ir.Symbol]bool{}
	for _, p := range x.Pieces {
		for _, e := range append(append(append([]ir.Expr(nil), p.Guards...), p.Lo...), p.Hi...) {
			ir.WalkExprs(e, func(e ir.Expr) {
				y, ok := e.(*ir.Var)
				if !ok || seen[y.Sym] {
					return
				}
				seen[y.Sym] = true
				if l := u.Names.Tiles[y.Sym]; l != nil {
					x.Layouts = ir.AppendLayout(x.Layouts, l)
				} else {
					x.Params = append(x.Params, y.Sym)
				}
			})
		}
	}
	for _, l := range x.Layouts {
		var recv, send []spmd.TileVars
		for g, d := range l.Dims {
			recv = append(recv, spmd.TileVars{Start: d.Start, Extent: d.Block})
			send = append(send, sender(u, l, g))
		}
		x.Recv = append(x.Recv, recv)
		x.Send = append(x.Send, send)
	}
}

// sender gives the variables of the sender's tile; its extent is the receiver's where all tiles have the same.
func sender(u *space.Space, l *ir.Layout, g int) spmd.TileVars {
	t := spmd.TileVars{Start: u.Names.Resolve(u.Names.Tile("W", l, g))}
	if l.Dims[g].IsUneven() {
		t.Extent = u.Names.Resolve(u.Names.Tile("C", l, g))
	}
	return t
}
