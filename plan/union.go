package plan

import (
	"maps"
	"slices"
)

// with adds what another box of the exchange moves between other images.
func (t Traffic) with(o Traffic) Traffic {
	switch {
	case t.Messages == 0:
		return o
	case o.Messages == 0:
		return t
	}
	return Traffic{t.Messages + o.Messages, t.Bytes + o.Bytes, min(t.LeastB, o.LeastB), max(t.GreatestB, o.GreatestB)}
}

// areApart reports whether no two images exchange elements of two boxes. With x_a(c) and y_a(c) those who own what is wanted of boxes x and y
// at coordinate c of axis a, so many pairs of images do:
//
//	Π_a Σ_c |x_a(c) ∩ y_a(c)| - Π_a |{ c : c in x_a(c) ∩ y_a(c) }|
func areApart(parts []*factors) bool {
	for k := range parts {
		if slices.ContainsFunc(parts[:k], parts[k].meets) {
			return false
		}
	}
	return true
}

func (f *factors) meets(o *factors) bool {
	common, selves := int64(1), int64(1)
	for n := range f.axes {
		both, own := int64(0), int64(0)
		for c := range f.axes[n].extent {
			mine := f.ownersAt(n, c)
			for _, owner := range o.ownersAt(n, c) {
				if _, found := slices.BinarySearch(mine, owner); !found {
					continue
				}
				if both++; owner == c {
					own++
				}
			}
		}
		common, selves = common*both, selves*own
	}
	return common != selves
}

// ownersAt lists, ascending, those who own what is wanted at a coordinate of axis n.
func (f *factors) ownersAt(n int, c int64) []int64 {
	a := &f.axes[n]
	a.placeAt(f, c)
	a.wantAll(f, -1)
	a.share(f, c)
	return slices.Sorted(maps.Keys(f.sums))
}
