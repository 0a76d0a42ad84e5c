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
	l := x.Layouts[0]
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
	a := &axis{layout: f.in, g: g, guards: f.compileGuards(g, d)}
	a.lo, a.hi, a.offset = f.compile(f.dims[g][0], d)
	if !f.failed {
		a.sum(0, f.in.Grid[g]-1)
	}
	return a.total
}

// compileGuards takes the guards of grid dimension g apart.
func (f *factoring) compileGuards(g int, d LayoutDim) lines {
	var out lines
	for _, a := range f.guards[g] {
		base, err := value(a.Sub(sets.Var(d.V).Scale(a.Coef(d.V))), f.env)
		f.failed = f.failed || err != nil
		out = append(out, line{a.Coef(d.V), base, 1})
	}
	return out
}

// line is coef*v + base, divided by div; a bound along one dimension.
type line struct{ coef, base, div int64 }

// at is the value before it is divided.
func (l line) at(v int64) int64 { return l.coef*v + l.base }

type lines []line

// most is the largest of lower bounds, or the smallest of upper bounds, and which of them it is.
func (ls lines) most(v int64, lower bool) (out int64, which int) {
	for i, l := range ls {
		x := l.at(v)
		if lower {
			x = ceilDiv(x, l.div)
		} else {
			x = floorDiv(x, l.div)
		}
		if i == 0 || lower && x > out || !lower && x < out {
			out, which = x, i
		}
	}
	return out, which
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
