package partition

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
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
			a.Full[k], a.Why[k] = true, "an image has several tiles of it"
		}
	}
	b.arrays[s] = a
	return a
}

// widen makes room for a piece of non-local data: below the tile for max(V_g - cell) cells, above it for
// max(cell - (V_g + B_g - 1)), where these are constants; else storage holds the whole extent of the dimension.
func (u *unit) widen(a *spmd.Array, p sets.Piece, d space.Direction, ref *ir.Elem) {
	for k, m := range a.Sym.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		if d.Sign == nil || d.Sign[m.Grid] < 0 {
			u.widenSide(a, k, p, -1, ref)
		}
		if d.Sign == nil || d.Sign[m.Grid] > 0 {
			u.widenSide(a, k, p, 1, ref)
		}
	}
}

// widenSide makes room on one side of the tile in array dimension k.
func (u *unit) widenSide(a *spmd.Array, k int, p sets.Piece, sign int, ref *ir.Elem) {
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
	if err != nil || !bounded {
		a.Full[k] = true
		a.Why[k] = fmt.Sprintf("%s reads elements at no fixed distance from the own tile", ir.ReferenceText(ref))
		return
	}
	*width = max(*width, (c+step-1)/step)
}
