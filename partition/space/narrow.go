package space

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// Narrow is how many cells are few whatever the extents.
const Narrow = 4

// IsNarrow reports whether c cells are a distance from the tile, and not the way to the other end of an array: a part of its extent where
// that is constant, else a few dozen, as no stencil is wider.
func IsNarrow(l *ir.Layout, g int, c int64) bool {
	const (
		part   = 8
		dozens = 32
	)
	d := l.Dims[g]
	if size, ok := d.Arg.(*ir.Const); ok && d.Many() {
		return c <= max(size.I, Narrow)
	}
	lo, constantLo := d.Lo.(*ir.Const)
	hi, constantHi := d.Hi.(*ir.Const)
	switch {
	case d.Many():
		return c <= Narrow
	case constantLo && constantHi:
		return c <= max((hi.I-lo.I+1)/part, Narrow)
	}
	return c <= dozens
}

// HasRims reports whether tiles of a mapping are wider than a rim of few cells, and the cells of neighbouring elements are neighbours.
func HasRims(m *ir.Mapping) bool {
	l := m.Layout
	for g, d := range l.Dims {
		if m.IsCopied(g) || d.Many() && (l.IsIndirect() || !l.IsMulti()) {
			return false
		}
	}
	return len(m.Cells) == 0 && !slices.ContainsFunc(m.Dims, func(d ir.MapDim) bool { return d.Grid >= 0 && d.Coef != 1 })
}

// OnRim reports whether data lie in the tile and few cells around it.
func OnRim(u *Space, data sets.Set, s *ir.Symbol) bool {
	l := s.Map.Layout
	for k, m := range s.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		above := CellOf(m, sets.Var(DataDim(k))).Sub(u.Names.Start(l, m.Grid))
		for _, p := range data.Pieces() {
			for _, side := range []sets.Aff{above.Scale(-1), above.Sub(u.Names.Block(l, m.Grid)).AddConst(1)} {
				if c, bounded, err := p.UpperConst(side); err != nil || !bounded || !IsNarrow(l, m.Grid, c) {
					return false
				}
			}
		}
	}
	return true
}
