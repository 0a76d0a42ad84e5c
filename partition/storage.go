package partition

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// array gives the storage of a mapped array, at first its tile with the shadow that the user asked for.
func (u *unit) array(s *ir.Symbol) *spmd.Array { return u.build.array(s) }

func (b *building) array(s *ir.Symbol) *spmd.Array {
	if a := b.arrays[s]; a != nil {
		return a
	}
	n := s.Rank()
	a := &spmd.Array{Sym: s, ShadowLo: make([]int64, n), ShadowHi: make([]int64, n), Full: make([]bool, n), Why: make([]string, n)}
	for k, m := range s.Map.Dims {
		a.ShadowLo[k], a.ShadowHi[k] = m.ShadowLo, m.ShadowHi
		if m.Grid >= 0 && s.Map.Layout.Dims[m.Grid].Many() {
			a.Why[k] = whyNotTiled(s, k)
			a.Full[k] = a.Why[k] != ""
		}
	}
	b.arrays[s] = a
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
	if err != nil || !bounded || a.Tiled(k) && c > widest(l, m.Grid) {
		a.Full[k] = true
		a.Why[k] = fmt.Sprintf("%s reads elements at no fixed distance from the own tile", ir.ReferenceText(ref))
		return
	}
	*width = max(*width, (c+step-1)/step)
}

// widest is how wide the shadow of each of several tiles may be on a side. Data at the other end of an array are at a constant
// distance, too, where its extent is constant.
func widest(l *ir.Layout, g int) int64 {
	if c, ok := l.Dims[g].Arg.(*ir.Const); ok && l.Dims[g].Many() {
		return max(c.I, narrow)
	}
	return narrow
}

const narrow = 4

// Storage of the dimensions in which an image may have several tiles.
//
//	before: which arrays an image stores tile by tile is only what messages say (see widen)
//	after:  also what the statements say that refer to them; the other arrays are stored whole
//
// The tiles of an image stand one behind the other, each with its shadow. What reference r at n touches in the iterations of a tile
// is found in the storage of that tile if
//
//	Accessed(V) ⊆ { [d] : V - lo <= cell(d) <= V + B - 1 + hi }                  it is there
//	{ [i] : i in CP(V), i in CP(V'), V' >= V + B } is empty                      the tile is one
//
// so that a loop over tiles says it, or one that a search has found (see tiles.go). Without these an element is found by its subscript,
// as far as the image owns it.

// whyNotTiled gives the reason why tiles of dimension k of a mapped array cannot be stored apart whatever refers to them.
func whyNotTiled(s *ir.Symbol, k int) string {
	m := s.Map.Dims[k]
	switch {
	case s.Map.Layout.Dynamic:
		return "REDISTRIBUTE may deal its tiles anew"
	case m.Coef != 1 && m.Coef != -1:
		return "an image has several tiles of it, aligned with a stride"
	}
	return ""
}

// settleStorage gives up the storage by tiles where a statement of the unit needs another.
func settleStorage(u *unit) {
	withBuffers(u, func() {
		u.Remember()
		e := u.emission()
		for _, n := range u.Nodes {
			for _, a := range emit.TiledIn(e, n) {
				if why := whyWholeFor(u, a, n); why != "" {
					a.StoreWhole(why)
				}
			}
		}
		u.Forget()
	})
}

// whyWholeFor gives the reason why statement n needs array a as a whole, "" if its tiles will do.
func whyWholeFor(u *unit, a *spmd.Array, n *tree.Node) string {
	switch s := n.Stmt.(type) {
	case *ir.Allocate, *ir.Deallocate, *ir.CopyArray, *ir.GatherAll:
		return ""
	case *ir.Transfer:
		if s.Item.Section != nil {
			return ""
		}
	case *ir.Assign, *ir.If, *ir.Do, *ir.Put, *spmd.Note:
		if !namedWhole(n.Stmt, a.Sym) {
			return whyNotInTile(u, a, n)
		}
	}
	return fmt.Sprintf("the statement in line %d uses it in one piece", n.Stmt.Span().Line())
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
func whyNotInTile(u *unit, a *spmd.Array, n *tree.Node) string {
	own, all := u.emission().Own(n, n.Loops)
	guarded := u.cp.Of(n).Kind == compute.Guarded
	var why string
	eachNamed(n.Stmt, a.Sym, func(r *ir.Elem) {
		switch {
		case why != "" || guarded && r == n.Target(a.Sym):
		case all || guarded:
			why = fmt.Sprintf("all images use %s in line %d", ir.ReferenceText(r), n.Stmt.Span().Line())
		case !heldByTile(u, a, r, n, own):
			why = fmt.Sprintf("%s is not in the tile for which line %d is executed", ir.ReferenceText(r), n.Stmt.Span().Line())
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
func heldByTile(u *unit, a *spmd.Array, r *ir.Elem, n *tree.Node, own sets.Set) bool {
	touched := u.Data(r, n, own, 0)
	if within, err := touched.IsSubset(heldSet(u, a, false)); err == nil && within {
		return isOneTile(u, a, own)
	}
	switch n.Stmt.(type) {
	case *ir.Assign, *ir.If:
		within, err := touched.IsSubset(heldSet(u, a, true))
		return err == nil && within && isOneTile(u, a, own)
	}
	return false
}

// heldSet is what the tile at hand holds of array a in the dimensions that are stored by tiles, with its shadow or without.
func heldSet(u *unit, a *spmd.Array, shadow bool) sets.Set {
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
func isOneTile(u *unit, a *spmd.Array, own sets.Set) bool {
	m := a.Sym.Map
	for k, d := range m.Dims {
		if a.Tiled(k) && !space.IsAlone(u.Space, own, m.Layout, d.Grid) {
			return false
		}
	}
	return true
}

// Receive buffers.
//
//	before: a reference at no fixed distance from the tile for which it is executed makes its array whole on every image
//	after:  such references read an array of their own, into which the message brings all that the set names, the image's own
//	        elements too
//
// With data(V) what the references need for tile V of the reader, at the place of the message, dimension k of the buffer is
//
//	one element        if { d_k : d in data(V), any V } has one
//	the reader's tile  if V - d_k <= below and d_k - (V+B-1) <= above for constants, in one layout for all dimensions
//	whole              else
//
// It takes the place of an array stored by tiles alone, where no statement behind the message sets what is read, and where it
// is smaller than the array.

// bufferDim is the kind of a dimension of a buffer; of a tile also the grid dimension and how far the data reach.
type bufferDim struct {
	single       bool
	grid         int
	below, above int64
}

// delivery is a part of what a step brings of one array: with a buffer, or into the storage of the array itself.
type delivery struct {
	needs  []*need
	layout *ir.Layout // of the tiles of the buffer
	dims   []bufferDim
	data   sets.Set // of all needs, beyond what holds at the place of the message
}

// deliveries cuts the needs of one array in a step: those with equal buffers go together.
func deliveries(u *unit, s *step, sym *ir.Symbol) []*delivery {
	all := &delivery{needs: s.needs[sym]}
	if s.back || s.piped || !u.array(sym).IsTiled() || u.Src.Proc != nil && u.Src.Proc.Recursive {
		return []*delivery{all}
	}
	var out []*delivery
	for _, w := range s.needs[sym] {
		d := &delivery{}
		data := w.data.Gist(context(u.Space, s.at, sym.Rank(), w.data))
		if !fitsShadow(u, sym, data) {
			if d = bufferFor(u, s, w, data); d == nil {
				return []*delivery{all}
			}
		}
		if k := slices.IndexFunc(out, func(o *delivery) bool { return o.takes(u, d, data) }); k >= 0 {
			d = out[k]
		} else {
			out = append(out, d)
		}
		d.needs = append(d.needs, w)
		if d.data = data; len(d.needs) > 1 {
			d.data = joined(d.needs).Gist(context(u.Space, s.at, sym.Rank(), joined(d.needs)))
		}
	}
	return out
}

// takes reports whether the buffer of o is that of d also when it has to hold more data.
func (o *delivery) takes(u *unit, d *delivery, data sets.Set) bool {
	if o.layout != d.layout || !slices.Equal(o.dims, d.dims) {
		return false
	}
	if o.dims != nil {
		both, _ := bufferBy(u, o.data.Union(data), o.layout)
		if !slices.Equal(both.dims, d.dims) {
			return false
		}
	}
	return true
}

// fitsShadow reports whether data are at constant distances from the tiles of the array itself.
func fitsShadow(u *unit, sym *ir.Symbol, data sets.Set) bool {
	for k, m := range sym.Map.Dims {
		if m.Grid < 0 || u.array(sym).Full[k] {
			continue
		}
		if _, _, ok := reach(u, data, space.CellOf(m, sets.Var(space.DataDim(k))), sym.Map.Layout, m.Grid); !ok {
			return false
		}
	}
	return true
}

// reach gives how far cells of the data lie below and above the tile: V - cell <= below, cell - (V+B-1) <= above.
func reach(u *unit, data sets.Set, cell sets.Aff, l *ir.Layout, g int) (below, above int64, ok bool) {
	start, block := u.Names.Start(l, g), u.Names.Block(l, g)
	for i, p := range data.Pieces() {
		low, okLow, errLow := p.UpperConst(start.Sub(cell))
		high, okHigh, errHigh := p.UpperConst(cell.Sub(start).Sub(block).AddConst(1))
		if errLow != nil || errHigh != nil || !okLow || !okHigh {
			return 0, 0, false
		}
		if i == 0 {
			below, above = low, high
		}
		below, above = max(below, low), max(above, high)
	}
	return below, above, len(data.Pieces()) > 0 && below <= widest(l, g) && above <= widest(l, g)
}

// bufferFor gives the buffer for one need, nil where there is none. data are what it asks for, beyond what holds at the place of the
// message.
func bufferFor(u *unit, s *step, w *need, data sets.Set) *delivery {
	switch w.n.Stmt.(type) {
	case *ir.Assign, *ir.If:
	default:
		return nil
	}
	if w.all || setInside(u, s.at, w.ref.Sym, w.data) {
		return nil
	}
	var best *delivery
	tiles := 0
	for _, l := range u.Layouts {
		if d, n := bufferBy(u, data, l); !l.Dynamic && (best == nil || n > tiles) {
			best, tiles = d, n
		}
	}
	if best == nil || tiles == 0 && !slices.ContainsFunc(best.dims, func(d bufferDim) bool { return d.single }) {
		return nil
	}
	return best
}

// bufferBy is the buffer for data by the tiles of a layout, with the number of dimensions that are cut by them.
func bufferBy(u *unit, data sets.Set, l *ir.Layout) (d *delivery, tiles int) {
	d = &delivery{layout: l}
	for k := range data.Dims() {
		b := bufferDim{grid: -1, single: isSingle(u, data, k)}
		for g := range l.Dims {
			if below, above, ok := reach(u, data, sets.Var(space.DataDim(k)), l, g); ok && !b.single && b.grid < 0 {
				b = bufferDim{grid: g, below: below, above: above}
				tiles++
			}
		}
		d.dims = append(d.dims, b)
	}
	return d, tiles
}

// isSingle reports whether all data of all tiles have one index in dimension k.
func isSingle(u *unit, data sets.Set, k int) bool {
	other := map[string]string{}
	for _, name := range data.Dims() {
		other[name] = name + "'"
	}
	for v, l := range u.Names.Tiles {
		if isStart(l, v) {
			name := u.Names.Of(v)
			other[name] = name + "'"
		}
	}
	d := space.DataDim(k)
	return space.NeverBoth(u.Space, data, other, []sets.Constraint{sets.GE(sets.Var(d+"'"), sets.Var(d).AddConst(1))})
}

func isStart(l *ir.Layout, s *ir.Symbol) bool {
	return slices.ContainsFunc(l.Dims, func(d ir.LayoutDim) bool { return d.Start == s })
}

// setInside reports whether a statement in `at` may set elements of an array that are among the data.
func setInside(u *unit, at *tree.Node, sym *ir.Symbol, data sets.Set) bool {
	found := false
	at.Each(func(m *tree.Node) {
		if found || !m.Writes(sym) {
			return
		}
		e := m.Target(sym)
		if e == nil {
			found = true
			return
		}
		set := u.Data(e, m, u.Iterations(m), len(at.Loops))
		empty, err := set.Intersect(data).IsEmpty()
		found = err != nil || !empty
	})
	return found
}

// makeBuffer makes the array for a delivery by exchange `id`.
func (d *delivery) makeBuffer(u *unit, sym *ir.Symbol, id int) *spmd.Array {
	s := *sym
	s.Name, s.Source = fmt.Sprintf("%s%%buffer%d", sym.Name, id), sym.UserName()
	s.Made, s.Allocatable, s.Scratch, s.Captured, s.Storage, s.Link = true, true, false, false, ir.Automatic, ""
	s.InitElems, s.Init, s.Proc = nil, nil, nil
	s.Map = &ir.Mapping{Layout: d.layout}
	n := s.Rank()
	a := &spmd.Array{Sym: &s, ShadowLo: make([]int64, n), ShadowHi: make([]int64, n), Full: make([]bool, n), Why: make([]string, n), Single: make([]bool, n)}
	for k, b := range d.dims {
		m := ir.MapDim{Grid: b.grid, Coef: 1}
		if b.grid >= 0 {
			m.Offset, a.ShadowHi[k] = b.below, max(0, b.below+b.above)
		}
		a.Single[k] = b.single
		s.Map.Dims = append(s.Map.Dims, m)
	}
	u.build.arrays[&s] = a
	return a
}

// withBuffers runs a function while the statements read the buffers.
func withBuffers(u *unit, run func()) {
	typed := map[*tree.Node]ir.Stmt{}
	for _, v := range u.views {
		if v.x.Into == nil {
			continue
		}
		for _, w := range v.needs {
			if typed[w.n] == nil {
				typed[w.n] = w.n.Stmt
			}
			w.n.Replace(ir.MapValues(w.n.Stmt, func(e ir.Expr) ir.Expr { return readFrom(v.x.Into.Sym, w.ref, e) }))
		}
	}
	run()
	for n, s := range typed {
		n.Replace(s)
	}
}

// readFrom is an expression with the elements of a buffer in place of a reference.
func readFrom(buffer *ir.Symbol, ref *ir.Elem, e ir.Expr) ir.Expr {
	return ir.MapRoles(e, ir.Use, func(old, rebuilt ir.Expr, r ir.Role) ir.Expr {
		x, isElem := rebuilt.(*ir.Elem)
		if !isElem || r == ir.Place || !ir.EqualStripped(old, ref) {
			return rebuilt
		}
		return &ir.Elem{Pos: x.Pos, Sym: buffer, Subs: x.Subs}
	})
}

// dropBuffers takes back the buffers of arrays that are stored whole after all: their messages go there.
func dropBuffers(u *unit) {
	for _, v := range u.views {
		a := v.x.Array
		if v.x.Into == nil || a.IsTiled() {
			continue
		}
		v.x.Into = nil
		for k, m := range a.Sym.Map.Dims {
			if m.Grid >= 0 && !a.Full[k] {
				a.Full[k], a.Why[k] = true, fmt.Sprintf("%s reads elements at no fixed distance from the own tile", ir.ReferenceText(v.x.Ref))
			}
		}
	}
}
