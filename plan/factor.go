package plan

import (
	"dhpfgo/sets"
)

// factored counts an exchange whose bounds mention, for each array dimension, the tiles of one grid dimension only: then
// pairs of images are pairs of coordinates in each grid dimension, and sums over images are products of sums over
// coordinates. It takes time in proportion to the extents of the grid, not to the number of pairs. ok is false where the
// exchange is of another form.
//
//	messages = Π_g Σ_c partners_g(c),   elements = Π_g Σ_c elements_g(c)
func (p *Plan) factored(x *Exchange, images int, values map[string]int64) (t Traffic, ok bool) {
	l := x.Array.Layout
	in, err := l.On(images, values)
	if err != nil || len(x.Boxes) != 1 || x.Owners {
		return t, false
	}
	size := int64(1)
	for _, g := range in.Grid {
		size *= g
	}
	if size != int64(images) {
		return t, false
	}
	env := with(values, "", 0)
	for g, d := range l.Dims {
		if d.Format != "BLOCK" || d.Size != nil {
			return t, false
		}
		env[d.B] = in.Block[g]
	}
	out := Traffic{Messages: 1, Bytes: x.Array.ElemBytes, LeastB: x.Array.ElemBytes, GreatestB: x.Array.ElemBytes}
	f := &factoring{box: &x.Boxes[0], layout: l, in: in, env: env}
	if !f.split() {
		return t, false
	}
	for g := range l.Dims {
		n := f.along(g)
		out.Messages, out.Bytes = out.Messages*n.Messages, out.Bytes*n.Bytes
		out.LeastB, out.GreatestB = out.LeastB*n.LeastB, out.GreatestB*n.GreatestB
	}
	fixed, ok := f.extent(f.free)
	if !ok || fixed == 0 || out.Messages == 0 {
		return Traffic{}, ok
	}
	out.Bytes, out.LeastB, out.GreatestB = out.Bytes*fixed, out.LeastB*fixed, out.GreatestB*fixed
	return out, true
}

// factoring sorts the array dimensions and the guards of a box by the grid dimension that their bounds mention.
type factoring struct {
	box    *Box
	layout *Layout
	in     *Instance
	env    map[string]int64
	dims   [][]int      // array dimensions of each grid dimension
	guards [][]sets.Aff // guards of each grid dimension
	free   []int        // array dimensions that mention none
	failed bool
}

func (f *factoring) split() bool {
	f.dims, f.guards = make([][]int, len(f.layout.Dims)), make([][]sets.Aff, len(f.layout.Dims))
	for k := range f.box.Lo {
		g := -1
		for _, b := range append(append([]sets.Bound(nil), f.box.Lo[k]...), f.box.Hi[k]...) {
			g = f.mentioned(b.Aff, g)
		}
		if g < 0 {
			f.free = append(f.free, k)
		} else {
			f.dims[g] = append(f.dims[g], k)
		}
	}
	for _, a := range f.box.Guards {
		switch g := f.mentioned(a, -1); {
		case g >= 0:
			f.guards[g] = append(f.guards[g], a)
		default:
			v, err := value(a, f.env)
			f.failed = f.failed || err != nil || v < 0
		}
	}
	return !f.failed
}

// mentioned is the grid dimension whose tiles form a mentions, g if it mentions none; two different ones do not factor.
func (f *factoring) mentioned(a sets.Aff, g int) int {
	for _, t := range a.Terms {
		if _, known := f.env[t.Name]; known {
			continue
		}
		found := -1
		for n, d := range f.layout.Dims {
			if t.Name == d.V || t.Name == d.W {
				found = n
			}
		}
		f.failed = f.failed || found < 0 || g >= 0 && g != found
		g = found
	}
	return g
}

// along sums over the receiver's coordinate in grid dimension g: Bytes counts elements.
func (f *factoring) along(g int) Traffic {
	d := f.layout.Dims[g]
	if len(f.dims[g]) == 0 || len(f.dims[g]) > 1 {
		f.failed = true
		return Traffic{}
	}
	k := f.dims[g][0]
	lo, hi, offset := f.compile(k, d)
	var t Traffic
	for c := int64(0); c < f.in.Grid[g]; c++ {
		v := f.in.Lo[g] + f.in.Block[g]*c
		if !f.holds(g, d, v) {
			continue
		}
		first, last := lo.most(v, true)+offset, hi.most(v, false)+offset
		t.addTiles(first, last, f.in.Lo[g], f.in.Block[g], f.in.Grid[g])
	}
	return t
}

// holds evaluates the guards of grid dimension g for a receiver's tile.
func (f *factoring) holds(g int, d LayoutDim, v int64) bool {
	f.env[d.V] = v
	defer delete(f.env, d.V)
	for _, a := range f.guards[g] {
		n, err := value(a, f.env)
		if err != nil {
			f.failed = true
		}
		if err != nil || n < 0 {
			return false
		}
	}
	return true
}

// line is coef*v + base, divided by div; a bound along one dimension.
type line struct{ coef, base, div int64 }

type lines []line

// most is the largest of lower bounds, or the smallest of upper bounds.
func (ls lines) most(v int64, lower bool) int64 {
	var out int64
	for i, l := range ls {
		x := l.coef*v + l.base
		if lower {
			x = ceilDiv(x, l.div)
		} else {
			x = floorDiv(x, l.div)
		}
		if i == 0 || lower && x > out || !lower && x < out {
			out = x
		}
	}
	return out
}

// compile takes the bounds of array dimension k apart; those of the sender's tile, W - offset and W + B - 1 - offset, give
// the offset of cells from indices.
func (f *factoring) compile(k int, d LayoutDim) (lo, hi lines, offset int64) {
	sender := 0
	take := func(bs []sets.Bound, out *lines) {
		for _, b := range bs {
			rest := b.Aff.Sub(sets.Var(d.W).Scale(b.Aff.Coef(d.W))).Sub(sets.Var(d.V).Scale(b.Aff.Coef(d.V)))
			base, err := value(rest, f.env)
			f.failed = f.failed || err != nil
			if c := b.Aff.Coef(d.W); c != 0 {
				f.failed = f.failed || c != 1 || b.Aff.Coef(d.V) != 0 || b.Div != 1
				if sender++; out == &lo {
					offset = -base
				}
				continue
			}
			*out = append(*out, line{b.Aff.Coef(d.V), base, b.Div})
		}
	}
	take(f.box.Lo[k], &lo)
	take(f.box.Hi[k], &hi)
	f.failed = f.failed || sender != 2 || len(lo) == 0 || len(hi) == 0
	return lo, hi, offset
}

// addTiles counts the tiles [origin + block*c, ..) that cells first..last overlap, and how many cells of each.
func (t *Traffic) addTiles(first, last, origin, block, tiles int64) {
	first = max(first, origin)
	last = min(last, origin+block*tiles-1)
	if first > last {
		return
	}
	a, b := (first-origin)/block, (last-origin)/block
	t.Messages += b - a + 1
	t.Bytes += last - first + 1
	parts := []int64{last - first + 1}
	if a != b {
		parts = []int64{origin + block*(a+1) - first, last - (origin + block*b) + 1}
		if b-a > 1 {
			parts = append(parts, block)
		}
	}
	for _, n := range parts {
		if t.LeastB == 0 || n < t.LeastB {
			t.LeastB = n
		}
		t.GreatestB = max(t.GreatestB, n)
	}
}

// extent is the product of the extents of some array dimensions.
func (f *factoring) extent(dims []int) (int64, bool) {
	n := int64(1)
	for _, k := range dims {
		lo, err := extreme(f.box.Lo[k], f.env, true)
		hi, err2 := extreme(f.box.Hi[k], f.env, false)
		if err != nil || err2 != nil {
			return 0, false
		}
		n *= max(0, hi-lo+1)
	}
	return n, !f.failed
}
