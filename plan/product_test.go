package plan

import (
	"testing"

	"dhpfgo/sets"
)

// TestManyImagesByProduct counts a column that a million images need, each its rows of it, and a copy from CYCLIC to CYCLIC(2).
func TestManyImagesByProduct(t *testing.T) {
	const extent, images = 4000, 1_000_000
	square := func(format string, size *sets.Aff, suffix string) *Layout {
		l := &Layout{}
		for _, digit := range []string{"1", "2"} {
			s := digit + suffix
			l.Dims = append(l.Dims, LayoutDim{Format: format, Size: size, Lo: sets.Const(1), Hi: sets.Const(extent), V: "V" + s, W: "W" + s, B: "B" + s})
		}
		return l
	}
	over := func(l *Layout) *Array {
		d := Alignment{Coef: 1, Lo: sets.Const(1), Hi: sets.Const(extent)}
		second := d
		second.Grid = 1
		return &Array{Layout: l, ElemBytes: 8, Dims: []Alignment{d, second}}
	}
	tile := func(l *Layout, g int) (lo, hi []sets.Bound) {
		v := sets.Var(l.Dims[g].V)
		return []sets.Bound{{Aff: v, Div: 1}}, []sets.Bound{{Aff: v.Add(sets.Var(l.Dims[g].B)).AddConst(-1), Div: 1}}
	}
	one, two := sets.Const(1), sets.Const(2)
	blocks, dealt, pairs := square("BLOCK", nil, ""), square("CYCLIC", &one, ""), square("CYCLIC", &two, "_b")
	lo, hi := tile(blocks, 0)
	seven := []sets.Bound{{Aff: sets.Const(7), Div: 1}}
	column := &Exchange{Layouts: []*Layout{blocks}, Array: over(blocks), Owners: true,
		Boxes: []Box{{Lo: [][]sets.Bound{lo, seven}, Hi: [][]sets.Bound{hi, seven}}}}
	lo1, hi1 := tile(pairs, 0)
	lo2, hi2 := tile(pairs, 1)
	copied := &Exchange{Layouts: []*Layout{dealt, pairs}, Array: over(dealt), Owners: true, Tiles: []TileDim{{Layout: pairs, Dim: 0}, {Layout: pairs, Dim: 1}},
		Boxes: []Box{{Lo: [][]sets.Bound{lo1, lo2}, Hi: [][]sets.Bound{hi1, hi2}}}}
	for _, c := range []struct {
		x    *Exchange
		want Traffic
	}{
		{column, Traffic{999_000, 999_000 * 4 * 8, 32, 32}},
		{copied, Traffic{3_999_996, 3_999_996 * 4 * 8, 32, 32}},
	} {
		if got, ok := (&Plan{}).byProduct(c.x, images, nil); !ok || got != c.want {
			t.Errorf("%+v, %v; want %+v", got, ok, c.want)
		}
	}
}
