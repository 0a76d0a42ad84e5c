package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Receive buffers.
//
//	before: a reference at no fixed distance from the tile for which it is executed makes its array whole on every image
//	after:  such references read an array of their own, into which the message brings all that the set names, the image's own
//	        elements too
//
// With data(V) what the references need for tile V of the reader, at the place of the message, dimension k of the buffer is
//
//	the reader's tiles   if V - d_k <= below and d_k - (V+B-1) <= above for constants, in one layout for all dimensions, of which
//	                     an image may have several tiles in that dimension; with MULTI in all dimensions of the layout
//	                     the nearest where there are several
//	the range of d_k     else, as the run finds it: min { d_k } .. max { d_k } for d in data(V), any V of the image
//
// The latter may change each time the message is sent. Where all that an image needs is its own, its buffer is the array itself
// (pgasrt/hpf/buffer.c), unless a statement after the message sets what others read. None may set what is read after it.
//
// Where the data are the image's own but for the edges of its tile, because the tiles of the reader end at other places, a copy would cost
// more than it saves: the array is whole. Else a buffer must be smaller than the array: in some dimension it has tiles, or the data have one index, or both their ends go along with
// the tile or with the place of the message.

// bufferDim is the kind of a dimension of a buffer; of tiles also the grid dimension, else -1, and how far the data reach.
type bufferDim struct {
	single       bool
	grid         int
	below, above int64
}

// delivery is a part of what a step brings of one array: with a buffer, or into the storage of the array itself.
type delivery struct {
	needs  []*Need
	layout *ir.Layout // of the tiles of the buffer
	dims   []bufferDim
	data   sets.Set // of all needs, beyond what holds at the place of the message
	apart  bool     // the buffer keeps values that the array has no longer when they are read
}

// deliveries cuts the needs of one array in a step: those with equal buffers go together, and those of which one asks for all that the
// other does.
func deliveries(u *Unit, s *Step, sym *ir.Symbol) []*delivery {
	all := &delivery{needs: s.Needs[sym]}
	if s.Back || s.Piped || !isCut(u.Array(sym)) || u.Src.Proc != nil && u.Src.Proc.Recursive {
		return []*delivery{all}
	}
	var out []*delivery
	for _, w := range s.Needs[sym] {
		d := &delivery{}
		around := context(u.Space, s.At, sym.Rank(), w.Data)
		data := space.Simpler(w.Data, around)
		if !fitsShadow(u, sym, data) {
			if d = bufferFor(u, s, w, data); d == nil {
				return []*delivery{all}
			}
		}
		apart := d.apart
		if k := slices.IndexFunc(out, func(o *delivery) bool { return o.takes(u, d, data, around) }); k >= 0 {
			d = out[k]
		} else {
			out = append(out, d)
		}
		d.add(w, data)
		d.apart = d.apart || apart
	}
	return out
}

// add makes a delivery serve one more need, which asks for data.
func (o *delivery) add(w *Need, data sets.Set) {
	o.needs = append(o.needs, w)
	switch {
	case o.dims == nil:
	case len(o.needs) == 1:
		o.data = data
	default:
		if !isWithin(data, o.data) {
			o.data = sets.CoalesceOwn(o.data.Union(data))
		}
	}
}

func isWithin(a, b sets.Set) bool {
	within, err := a.IsSubset(b)
	return err == nil && within
}

// isCut reports whether an image stores less than the whole extent of some dimension.
func isCut(a *spmd.Array) bool {
	for k, m := range a.Sym.Map.Dims {
		if m.Grid >= 0 && !a.Full[k] {
			return true
		}
	}
	return false
}

// takes reports whether the buffer of o is that of d also when it has to hold more data, and grows by little. If d holds all that o does,
// the buffer becomes the one of d. Data are told beyond what holds around.
func (o *delivery) takes(u *Unit, d *delivery, data, around sets.Set) bool {
	if o.dims != nil && d.dims != nil {
		if isWithin(data.Intersect(around), o.data) {
			return true
		}
		if isWithin(o.data.Intersect(around), data) {
			o.layout, o.dims = d.layout, d.dims
			return true
		}
	}
	if o.layout != d.layout || len(o.dims) != len(d.dims) {
		return false
	}
	if o.dims == nil {
		return true
	}
	both, _ := bufferBy(u, o.data.Union(data), o.layout)
	for k, b := range both.dims {
		if b.grid != o.dims[k].grid || b.grid != d.dims[k].grid || b.grid < 0 && !areNear(o.data, data, k) {
			return false
		}
		if b.grid >= 0 && (b != o.dims[k] || b != d.dims[k]) {
			return false
		}
	}
	o.dims = both.dims
	return true
}

// areNear reports whether each piece of b begins and ends in dimension k where a piece of a does, but for a small constant.
func areNear(a, b sets.Set, k int) bool {
	return !slices.ContainsFunc(b.Pieces(), func(q sets.Piece) bool {
		return !slices.ContainsFunc(a.Pieces(), func(p sets.Piece) bool {
			lo, hi, _, err := p.Bounds(space.DataDim(k))
			low, high, _, err2 := q.Bounds(space.DataDim(k))
			return err == nil && err2 == nil && haveNear(lo, low) && haveNear(hi, high)
		})
	})
}

func haveNear(a, b []sets.Bound) bool {
	return slices.ContainsFunc(a, func(x sets.Bound) bool {
		return slices.ContainsFunc(b, func(y sets.Bound) bool {
			d := x.Aff.Sub(y.Aff)
			return x.Div == y.Div && d.IsConst() && max(d.Const, -d.Const) <= space.Narrow*x.Div
		})
	})
}

// fitsShadow reports whether data are at constant distances from the tiles of the array itself.
func fitsShadow(u *Unit, sym *ir.Symbol, data sets.Set) bool {
	for k, m := range sym.Map.Dims {
		if m.Grid < 0 || u.Array(sym).Full[k] {
			continue
		}
		if _, _, ok := reach(u.Space, data, space.CellOf(m, sets.Var(space.DataDim(k))), sym.Map.Layout, m.Grid); !ok {
			return false
		}
	}
	return true
}

// reach gives how far cells of the data lie below and above the tile: V - cell <= below, cell - (V+B-1) <= above.
func reach(u *space.Space, data sets.Set, cell sets.Aff, l *ir.Layout, g int) (below, above int64, ok bool) {
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
	return below, above, len(data.Pieces()) > 0 && space.IsNarrow(l, g, below) && space.IsNarrow(l, g, above)
}

// bufferFor gives the buffer for one need, nil where there is none. data are what it asks for, beyond what holds at the place of the
// message.
func bufferFor(u *Unit, s *Step, w *Need, data sets.Set) *delivery {
	switch w.N.Stmt.(type) {
	case *ir.Assign, *ir.If:
	default:
		return nil
	}
	if !bringsAll(u, w) || isSetBehind(u, s.At, w, flowsInto) {
		return nil
	}
	best, tiles := bufferBy(u, data, w.Ref.Sym.Map.Layout)
	for _, l := range u.Layouts {
		if d, n := bufferBy(u, data, l); !l.Dynamic && n > tiles {
			best, tiles = d, n
		}
	}
	if tiles == 0 && (!isSmaller(u, data, best) || isMostlyOwn(u, data, w.Ref.Sym)) {
		return nil
	}
	best.apart = isSetBehind(u, s.At, w, meetsData)
	return best
}

// bringsAll reports whether a message brings all that its reference reads, and not only what the image has not computed itself.
func bringsAll(u *Unit, w *Need) bool {
	within, err := compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(w.At.Loops)).IsSubset(w.Data)
	return err == nil && within
}

// isSmaller reports whether the data have one index in some dimension, or both ends of them go along with the tile or the place of the
// message there.
func isSmaller(u *Unit, data sets.Set, d *delivery) bool {
	for k, b := range d.dims {
		if b.single || !slices.ContainsFunc(data.Pieces(), func(p sets.Piece) bool { return !isMoving(u, p, k) }) {
			return true
		}
	}
	return false
}

// isMostlyOwn reports whether the data of a tile are, but for its edges, what the image owns: in each dimension those of a tile of a layout
// of nearly as many cells, or c/d times as many where the data begin at c*V/d. A copy of all of that would cost more than it saves.
func isMostlyOwn(u *Unit, data sets.Set, sym *ir.Symbol) bool {
	for k, m := range sym.Map.Dims {
		if m.Grid >= 0 && !slices.ContainsFunc(u.Layouts, func(l *ir.Layout) bool { return isBeside(u, data, k, sym.Map.Layout, l, m.Grid) }) {
			return false
		}
	}
	return true
}

// isBeside reports whether the data in dimension k begin at the tile of `other` in grid dimension g, whose tiles are where those of l are.
func isBeside(u *Unit, data sets.Set, k int, l, other *ir.Layout, g int) bool {
	if g >= len(other.Dims) || len(l.Dims) != len(other.Dims) || l.Dims[g].Format != "block" || other.Dims[g].Format != "block" {
		return false
	}
	extent := func(l *ir.Layout) (sets.Aff, bool) {
		lo, why := ir.AffineOf(l.Dims[g].Lo)
		hi, why2 := ir.AffineOf(l.Dims[g].Hi)
		if why != "" || why2 != "" {
			return sets.Aff{}, false
		}
		return u.Names.Form(hi).Sub(u.Names.Form(lo)).AddConst(1), true
	}
	mine, ok := extent(l)
	theirs, ok2 := extent(other)
	v := u.Names.Tile("V", other, g)
	return ok && ok2 && !slices.ContainsFunc(data.Pieces(), func(p sets.Piece) bool {
		lo, _, _, err := p.Bounds(space.DataDim(k))
		return err != nil || !slices.ContainsFunc(lo, func(b sets.Bound) bool {
			c := b.Aff.Coef(v)
			d := theirs.Scale(c).Sub(mine.Scale(b.Div))
			return c > 0 && d.IsConst() && max(d.Const, -d.Const) <= space.Narrow*max(c, b.Div)
		})
	})
}

// isMoving reports whether both ends of a piece in dimension k depend on a tile, or on a variable of a loop.
func isMoving(u *Unit, p sets.Piece, k int) bool {
	lo, hi, _, err := p.Bounds(space.DataDim(k))
	moves := func(b sets.Bound) bool {
		return slices.ContainsFunc(b.Aff.Terms, func(t sets.Term) bool {
			s := u.Names.Resolve(t.Name)
			return u.Names.Tiles[s] != nil && isStart(u.Names.Tiles[s], s) || isDoVariable(u, s)
		})
	}
	return err == nil && slices.ContainsFunc(lo, moves) && slices.ContainsFunc(hi, moves)
}

func isDoVariable(u *Unit, s *ir.Symbol) bool {
	return s != nil && slices.ContainsFunc(u.Nodes, func(n *tree.Node) bool {
		d, ok := n.Stmt.(*ir.Do)
		return ok && d.Var == s
	})
}

// bufferBy is the buffer for data by the tiles of a layout, with the number of dimensions that are cut by them.
func bufferBy(u *Unit, data sets.Set, l *ir.Layout) (d *delivery, tiles int) {
	d = &delivery{layout: l}
	along := map[int]bool{} // dimensions of the grid
	for k := range data.Dims() {
		b := bufferDim{grid: -1, single: isSingle(u, data, k)}
		for g := range l.Dims {
			if !l.Dims[g].Many() || l.IsIndirect() || b.single {
				continue
			}
			below, above, ok := reach(u.Space, data, sets.Var(space.DataDim(k)), l, g)
			if ok && (b.grid < 0 || below+above < b.below+b.above) {
				b = bufferDim{grid: g, below: below, above: above}
			}
		}
		if b.grid >= 0 {
			tiles++
			along[b.grid] = true
		}
		d.dims = append(d.dims, b)
	}
	if l.IsMulti() && (l.Dynamic || len(along) < len(l.Dims)) {
		for k := range d.dims {
			d.dims[k] = bufferDim{grid: -1, single: d.dims[k].single}
		}
		return d, 0
	}
	return d, tiles
}

// isSingle reports whether all data of all tiles have one index in dimension k.
func isSingle(u *Unit, data sets.Set, k int) bool {
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

// until lists the statements from `at`, before which a message stands, to the one beside it that holds n; nil if none does.
func until(u *Unit, at, n *tree.Node) []*tree.Node {
	list := u.Siblings(at)
	first := slices.Index(list, at)
	last := slices.IndexFunc(list, func(m *tree.Node) bool { return n.Within(m) })
	if first < 0 || last < first {
		return nil
	}
	return list[first : last+1]
}

// isSetBehind reports whether a statement between a message and the end of the one beside it that holds the reference sets what is asked
// for, in the sense of the given test.
func isSetBehind(u *Unit, at *tree.Node, w *Need, sets func(u *Unit, at, m *tree.Node, e *ir.Elem, w *Need) bool) bool {
	list := until(u, at, w.N)
	found := list == nil
	for _, top := range list {
		top.Each(func(m *tree.Node) {
			if !found && m.Writes(w.Ref.Sym) {
				e := m.Target(w.Ref.Sym)
				found = e == nil || sets(u, at, m, e, w)
			}
		})
	}
	return found
}

// flowsInto reports whether the reference may read there what m sets.
func flowsInto(u *Unit, at, m *tree.Node, e *ir.Elem, w *Need) bool {
	return depend.FlowDependence(u.Space, e, m, w.Ref, w.N, len(at.Loops)) != nil
}

// meetsData reports whether m may set elements, before or after they are read.
func meetsData(u *Unit, at, m *tree.Node, e *ir.Elem, w *Need) bool {
	empty, err := u.Data(e, m, u.Iterations(m), len(at.Loops)).Intersect(w.Data).IsEmpty()
	return err != nil || !empty
}

// last is the last of the statements from `at` on that read the buffer.
func (d *delivery) last(u *Unit, at *tree.Node) *tree.Node {
	var longest []*tree.Node
	for _, w := range d.needs {
		if list := until(u, at, w.N); len(list) > len(longest) {
			longest = list
		}
	}
	return longest[len(longest)-1]
}

// makeBuffer makes the array for a delivery. Its name has the number of its exchange (see Number).
func (d *delivery) makeBuffer(u *Unit, sym *ir.Symbol) *spmd.Array {
	s := *sym
	s.Source = sym.UserName()
	s.Made, s.Allocatable, s.Scratch, s.Captured, s.Storage, s.Link = true, true, false, false, ir.Automatic, ""
	s.InitElems, s.Init, s.Proc = nil, nil, nil
	s.Map = &ir.Mapping{Layout: d.layout}
	n := s.Rank()
	a := &spmd.Array{Sym: &s, Of: sym, Apart: d.apart, ShadowLo: make([]int64, n), ShadowHi: make([]int64, n), Full: make([]bool, n), Why: make([]diag.Reason, n), Single: make([]bool, n)}
	for k, b := range d.dims {
		m := ir.MapDim{Grid: b.grid, Coef: 1}
		if b.grid >= 0 {
			m.Offset, a.ShadowHi[k] = b.below, max(0, b.below+b.above)
		}
		a.Single[k] = b.single
		s.Map.Dims = append(s.Map.Dims, m)
	}
	u.add(a)
	return a
}

// MakeBuffers puts the making of buffers before the exchanges that fill them, and gives their memory back after the last statement that
// reads them, and before each jump that passes over that place: all images give it back in the same order.
func MakeBuffers(u *Unit) {
	for _, v := range u.Views {
		if v.X.Into == nil {
			continue
		}
		at, last := u.Around.Of(v.At), u.Around.Of(v.Last)
		pos := ir.At{Pos: v.X.Ref.Pos}
		at.Before = append([]ir.Stmt{&spmd.ArrayCreate{At: pos, Array: v.X.Into}}, at.Before...)
		destroy := func() ir.Stmt { return &spmd.ArrayDestroy{At: pos, Array: v.X.Into} }
		last.After = append([]ir.Stmt{destroy()}, last.After...)
		for _, n := range leaving(u, v.At, v.Last) {
			around := u.Around.Of(n)
			around.First = append(around.First, destroy())
		}
	}
}

// leaving lists the jumps and returns in the statements from `at` to the one beside it that holds `last` by which control does not come
// after that one.
func leaving(u *Unit, at, last *tree.Node) (out []*tree.Node) {
	for _, top := range until(u, at, last) {
		top.Each(func(n *tree.Node) {
			switch s := n.Stmt.(type) {
			case *ir.Jump:
				if l := compute.LoopOf(n, s); l != nil && l != top && top.Within(l) {
					out = append(out, n)
				}
			case *ir.Return:
				out = append(out, n)
			}
		})
	}
	return out
}

// filling is a reference whose elements an exchange brings into a buffer.
type filling struct {
	ref    *ir.Elem
	buffer *ir.Symbol
}

// WithBuffers runs a function while the statements read the buffers.
func WithBuffers(u *Unit, run func()) {
	fillings := map[*tree.Node][]filling{}
	for _, v := range u.Views {
		if v.X.Into == nil {
			continue
		}
		for _, w := range v.Needs {
			fillings[w.N] = append(fillings[w.N], filling{w.Ref, v.X.Into.Sym})
		}
	}
	typed := map[*tree.Node]ir.Stmt{}
	first, before := map[*tree.Node][]ir.Stmt{}, map[*tree.Node][]ir.Stmt{}
	for n, fs := range fillings {
		around := u.Around.Of(n)
		typed[n], first[n], before[n] = n.Stmt, around.First, around.Before
		read := func(e ir.Expr) ir.Expr { return readFrom(fs, e) }
		n.Replace(ir.MapValues(n.Stmt, read))
		around.First = slices.Clone(around.First)
		for i, s := range around.First {
			around.First[i] = ir.MapValues(s, read)
		}
		around.Before = slices.Clone(around.Before)
		for i, s := range around.Before {
			if f, ok := s.(*spmd.Fetch); ok {
				around.Before[i] = ir.MapValues(f, read)
			}
		}
	}
	run()
	for n, s := range typed {
		n.Replace(s)
		u.Around.Of(n).First, u.Around.Of(n).Before = first[n], before[n]
	}
}

// readFrom is an expression with the elements of buffers in place of references. References are compared as they were written: a subscript
// of one may itself be read from a buffer, x(ix(j)).
func readFrom(fs []filling, e ir.Expr) ir.Expr {
	return ir.MapRoles(e, ir.Use, func(old, rebuilt ir.Expr, r ir.Role) ir.Expr {
		x, isElem := rebuilt.(*ir.Elem)
		if !isElem || r == ir.Place {
			return rebuilt
		}
		k := slices.IndexFunc(fs, func(f filling) bool { return ir.EqualStripped(old, f.ref) })
		if k < 0 {
			return rebuilt
		}
		return &ir.Elem{Pos: x.Pos, Sym: fs[k].buffer, Subs: x.Subs}
	})
}

// DropBuffers takes back the buffers of arrays that are stored whole after all: their messages go there.
func DropBuffers(u *Unit) {
	for _, v := range u.Views {
		if v.X.Into != nil && !isCut(v.X.Array) {
			v.X.Into = nil
		}
	}
}
