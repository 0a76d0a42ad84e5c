package plan

import (
	"slices"

	"dhpfgo/sets"
)

// copying is the exchange in which the tiles of one array get the elements that lie in their places of another one; nil where images hold
// copies, or arrays lie in their templates in other ways than cell by cell.
func copying(x, y placed) *Exchange {
	if x.in.places != nil || y.in.places != nil {
		return nil
	}
	to, from := x.array.Layout.named("to "), y.array.Layout.named("from ")
	var b Box
	along := make([]bool, len(to.Dims))
	for k, d := range x.array.Dims {
		lo, hi := []sets.Bound{{Aff: sets.Const(y.bounds[k][0]), Div: 1}}, []sets.Bound{{Aff: sets.Const(y.bounds[k][1]), Div: 1}}
		if d.Grid >= 0 {
			if d.Coef != 1 {
				return nil
			}
			along[d.Grid] = true
			start, extent := sets.Var(to.Dims[d.Grid].V), sets.Var(to.Dims[d.Grid].B)
			start = start.AddConst(y.bounds[k][0] - x.bounds[k][0] - d.Offset)
			lo, hi = append(lo, sets.Bound{Aff: start, Div: 1}), append(hi, sets.Bound{Aff: start.Add(extent).AddConst(-1), Div: 1})
		}
		b.Lo, b.Hi = append(b.Lo, lo), append(b.Hi, hi)
	}
	if slices.Contains(along, false) {
		return nil
	}
	array := *y.array
	array.Layout = from
	out := &Exchange{Layouts: []*Layout{from, to}, Array: &array, Owners: true, Boxes: []Box{b}}
	for g := range to.Dims {
		out.Tiles = append(out.Tiles, TileDim{Layout: to, Dim: g})
	}
	return out
}

// named is the same layout with names of its own for its tiles.
func (l *Layout) named(prefix string) *Layout {
	out := *l
	out.Dims = slices.Clone(l.Dims)
	for g := range out.Dims {
		d := &out.Dims[g]
		d.V, d.W, d.B, d.C = prefix+d.V, prefix+d.W, prefix+d.B, prefix+d.C
	}
	return &out
}
