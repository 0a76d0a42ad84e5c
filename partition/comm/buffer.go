package comm

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
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
	needs  []*Need
	layout *ir.Layout // of the tiles of the buffer
	dims   []bufferDim
	data   sets.Set // of all needs, beyond what holds at the place of the message
}

// deliveries cuts the needs of one array in a step: those with equal buffers go together.
func deliveries(u *Unit, s *Step, sym *ir.Symbol) []*delivery {
	all := &delivery{needs: s.Needs[sym]}
	if s.Back || s.Piped || !u.Array(sym).IsTiled() || u.Src.Proc != nil && u.Src.Proc.Recursive {
		return []*delivery{all}
	}
	var out []*delivery
	for _, w := range s.Needs[sym] {
		d := &delivery{}
		data := w.Data.Gist(context(u.Space, s.At, sym.Rank(), w.Data))
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
			d.data = joined(d.needs).Gist(context(u.Space, s.At, sym.Rank(), joined(d.needs)))
		}
	}
	return out
}

// takes reports whether the buffer of o is that of d also when it has to hold more data.
func (o *delivery) takes(u *Unit, d *delivery, data sets.Set) bool {
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
func fitsShadow(u *Unit, sym *ir.Symbol, data sets.Set) bool {
	for k, m := range sym.Map.Dims {
		if m.Grid < 0 || u.Array(sym).Full[k] {
			continue
		}
		if _, _, ok := reach(u, data, space.CellOf(m, sets.Var(space.DataDim(k))), sym.Map.Layout, m.Grid); !ok {
			return false
		}
	}
	return true
}

// reach gives how far cells of the data lie below and above the tile: V - cell <= below, cell - (V+B-1) <= above.
func reach(u *Unit, data sets.Set, cell sets.Aff, l *ir.Layout, g int) (below, above int64, ok bool) {
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
func bufferFor(u *Unit, s *Step, w *Need, data sets.Set) *delivery {
	switch w.N.Stmt.(type) {
	case *ir.Assign, *ir.If:
	default:
		return nil
	}
	if w.All || setInside(u, s.At, w.Ref.Sym, w.Data) {
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
func bufferBy(u *Unit, data sets.Set, l *ir.Layout) (d *delivery, tiles int) {
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

// setInside reports whether a statement in `at` may set elements of an array that are among the data.
func setInside(u *Unit, at *tree.Node, sym *ir.Symbol, data sets.Set) bool {
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
func (d *delivery) makeBuffer(u *Unit, sym *ir.Symbol, id int) *spmd.Array {
	s := *sym
	s.Name, s.Source = fmt.Sprintf("%s%%buffer%d", sym.Name, id), sym.UserName()
	s.Made, s.Allocatable, s.Scratch, s.Captured, s.Storage, s.Link = true, true, false, false, ir.Automatic, ""
	s.InitElems, s.Init, s.Proc = nil, nil, nil
	s.Map = &ir.Mapping{Layout: d.layout}
	n := s.Rank()
	a := &spmd.Array{Sym: &s, ShadowLo: make([]int64, n), ShadowHi: make([]int64, n), Full: make([]bool, n), Why: make([]diag.Reason, n), Single: make([]bool, n)}
	for k, b := range d.dims {
		m := ir.MapDim{Grid: b.grid, Coef: 1}
		if b.grid >= 0 {
			m.Offset, a.ShadowHi[k] = b.below, max(0, b.below+b.above)
		}
		a.Single[k] = b.single
		s.Map.Dims = append(s.Map.Dims, m)
	}
	u.arrays[&s] = a
	return a
}

// WithBuffers runs a function while the statements read the buffers.
func WithBuffers(u *Unit, run func()) {
	typed := map[*tree.Node]ir.Stmt{}
	for _, v := range u.Views {
		if v.X.Into == nil {
			continue
		}
		for _, w := range v.Needs {
			if typed[w.N] == nil {
				typed[w.N] = w.N.Stmt
			}
			w.N.Replace(ir.MapValues(w.N.Stmt, func(e ir.Expr) ir.Expr { return readFrom(v.X.Into.Sym, w.Ref, e) }))
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

// DropBuffers takes back the buffers of arrays that are stored whole after all: their messages go there.
func DropBuffers(u *Unit) {
	for _, v := range u.Views {
		a := v.X.Array
		if v.X.Into == nil || a.IsTiled() {
			continue
		}
		v.X.Into = nil
		for k, m := range a.Sym.Map.Dims {
			if m.Grid >= 0 && !a.Full[k] {
				a.Full[k], a.Why[k] = true, reason.NoFixedDistance.At(v.X.Ref.Pos, ir.ReferenceText(v.X.Ref))
			}
		}
	}
}
