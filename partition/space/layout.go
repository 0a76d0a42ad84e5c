package space

import (
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// tileConstraints says that element `index` of a mapped array lies in the tile that starts at `start`:
//
//	Layout(a) = { [t] -> [d] : t_g <= coef_k*d_k + offset_k < t_g + B_g  for every distributed dimension k, g = grid(k) }
//
// and likewise for the grid dimensions in which the whole array stands in one cell.
func (u *Space) tileConstraints(s *ir.Symbol, index []sets.Aff, start func(*ir.Layout, int) sets.Aff) []sets.Constraint {
	var cs []sets.Constraint
	l := s.Map.Layout
	for _, p := range placesOf(s.Map, index) {
		first := start(l, p.grid)
		last := first.Add(u.Names.Block(l, p.grid)).AddConst(-1)
		cs = append(cs, sets.GE(p.cell, first), sets.GE(last, p.cell))
	}
	return cs
}

// place is the template cell of an element in one grid dimension.
type place struct {
	grid int
	cell sets.Aff
}

// placesOf gives the template cells of the element with the given subscripts in the grid dimensions that decide who owns it.
func placesOf(m *ir.Mapping, index []sets.Aff) []place {
	var out []place
	for k, d := range m.Dims {
		if d.Grid >= 0 {
			out = append(out, place{d.Grid, CellOf(d, index[k])})
		}
	}
	for _, x := range m.Cells {
		out = append(out, place{x.Grid, sets.Const(x.Cell)})
	}
	return out
}

// CellOf is the template cell of an index.
func CellOf(d ir.MapDim, index sets.Aff) sets.Aff { return index.Scale(d.Coef).AddConst(d.Offset) }

// General reports whether the owners of an array's elements are found by the runtime for each exchange: an image may have
// several tiles, elements are not neighbours where their cells are, or there are copies.
func General(m *ir.Mapping) bool {
	for g := range m.Layout.Dims {
		if m.IsCopied(g) {
			return true
		}
	}
	for _, d := range m.Dims {
		if d.Grid >= 0 && (d.Coef != 1 || m.Layout.Dims[d.Grid].Many()) {
			return true
		}
	}
	return len(m.Cells) > 0
}

// BoundsConstraints says that `index` lies within the declared bounds of an array, as far as these are affine.
func (u *Space) BoundsConstraints(s *ir.Symbol, index []sets.Aff) []sets.Constraint {
	var cs []sets.Constraint
	for k := range s.Dims {
		cs = append(cs, u.BoundsOf(s, k, index[k])...)
	}
	return cs
}

// BoundsOf says that `index` lies within the bounds of dimension k of an array.
func (u *Space) BoundsOf(s *ir.Symbol, k int, index sets.Aff) []sets.Constraint {
	var cs []sets.Constraint
	if lo, why := ir.AffineOf(s.Dims[k].Lo); why == "" {
		cs = append(cs, sets.GE(index, u.Names.Form(lo)))
	}
	if hi, why := ir.AffineOf(s.Dims[k].Hi); why == "" {
		cs = append(cs, sets.GE(u.Names.Form(hi), index))
	}
	return cs
}

// TileFacts holds what is true of every layout: tiles have at least one cell and start within or after the template.
func (u *Space) TileFacts(l *ir.Layout, start func(*ir.Layout, int) sets.Aff) []sets.Constraint {
	var cs []sets.Constraint
	for g, d := range l.Dims {
		cs = append(cs, sets.GE(u.Names.Block(l, g), sets.Const(1)))
		if lo, why := ir.AffineOf(d.Lo); why == "" {
			cs = append(cs, sets.GE(start(l, g), u.Names.Form(lo)))
		}
	}
	return cs
}

// Subscripts gives the subscripts of a reference at node n as affine forms; known[k] says which are.
func (u *Space) Subscripts(r *ir.Elem, n *tree.Node) (index []sets.Aff, known []bool) {
	for _, s := range r.Subs {
		a, ok := u.Affine(s, n)
		index = append(index, a)
		known = append(known, ok)
	}
	return index, known
}

// OwnerConstraints says on which iterations the image whose tile starts at `start` owns reference r. It fails where a
// distributed dimension has a subscript that is not affine.
func (u *Space) OwnerConstraints(r *ir.Elem, n *tree.Node, start func(*ir.Layout, int) sets.Aff) ([]sets.Constraint, bool) {
	index, known := u.Subscripts(r, n)
	for k, m := range r.Sym.Map.Dims {
		if m.Grid >= 0 && !known[k] {
			return nil, false
		}
	}
	return u.tileConstraints(r.Sym, index, start), true
}

// OwnSet is Layout(a)(me) within the declared bounds.
func (u *Space) OwnSet(s *ir.Symbol) sets.Set {
	var index []sets.Aff
	for k := range s.Dims {
		index = append(index, sets.Var(DataDim(k)))
	}
	cs := append(u.tileConstraints(s, index, u.Names.Start), u.BoundsConstraints(s, index)...)
	return u.Sets.SetOf(DataDims(s.Rank()), nil, cs...)
}
