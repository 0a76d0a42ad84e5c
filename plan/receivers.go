package plan

import (
	"errors"
	"slices"

	"dhpfgo/sets"
)

// byReceiver counts an exchange by what each image receives: from the bounds of its boxes follow their owners, so that nothing is
// done for images that send it nothing. It takes time in proportion to the receivers' tiles, and where a receiver gets several
// boxes also to those whose owners they meet.
func (p *Plan) byReceiver(x *Exchange, images int, values map[string]int64) (Traffic, error) {
	r, err := newReceivers(x, images, values)
	if err != nil {
		return Traffic{}, err
	}
	live := r.alive(images)
	for _, group := range r.groups(images) {
		if group[0] > 0 {
			r.placeAt(group[0])
		}
		for image := group[0]; image < group[1]; image++ {
			if n := live.dead(r); n > 0 {
				image += int(n) - 1
				r.moveTo(image + 1)
				continue
			}
			if err := r.eachWish(func() error { return r.count(image) }); err != nil {
				return Traffic{}, err
			}
			for l, p := range r.placed {
				p.in.advance(r.coords[l])
			}
		}
	}
	return r.total, nil
}

// errForm says that an exchange is not counted by receivers.
var errForm = errors.New("is counted pair by pair, which is not done for so many images")

// receivers evaluates the boxes of an exchange for one receiver after the other. The tiles of an image are values in slots, which
// the bounds name.
type receivers struct {
	x      *Exchange
	placed placement
	array  *Instance
	bounds region // of the array; nil where boxes name the sender's tile, too
	fixed  []int64
	slot   map[string]int
	values []int64
	boxes  []slottedBox
	coords [][]int64 // of the receiver, in the grid of each layout; outside of it the extents
	wanted []region
	seen   map[boxKey]bool
	sums   map[int64]int64 // elements from each sender
	shares [][]tileShare   // of the box at hand, in each dimension of the array
	along  []spread        // of the box at hand, in each grid dimension
	total  Traffic
	work   int64
}

// boxKey tells boxes apart.
type boxKey [32]int64

// slotted is (base + sum of coef*values[slot]) / div.
type slotted struct {
	base, div int64
	terms     []slottedTerm
}

type slottedTerm struct {
	slot int
	coef int64
}

type slottedBox struct {
	guards []slotted
	lo, hi [][]slotted
}

func newReceivers(x *Exchange, images int, values map[string]int64) (*receivers, error) {
	placed, err := x.place(images, values)
	if err != nil {
		return nil, err
	}
	r := &receivers{x: x, placed: placed, array: placed[0].in, slot: map[string]int{}, seen: map[boxKey]bool{}, sums: map[int64]int64{},
		shares: make([][]tileShare, len(x.Array.Dims))}
	for _, l := range placed {
		if l.in.places != nil || 2*len(x.Array.Dims) > len(boxKey{}) {
			return nil, errForm
		}
		r.coords = append(r.coords, make([]int64, len(l.in.Grid)))
		for _, d := range l.layout.Dims {
			r.slot[d.V], r.slot[d.B] = len(r.slot), len(r.slot)+1
		}
	}
	r.values = make([]int64, len(r.slot))
	r.fixed = x.cellsOf(r.array)
	if x.Owners {
		if r.bounds, err = x.Array.bounds(values); err != nil {
			return nil, err
		}
	}
	for i := range x.Boxes {
		b, err := r.box(&x.Boxes[i], values)
		if err != nil {
			return nil, err
		}
		r.boxes = append(r.boxes, b)
	}
	return r, nil
}

// cellsOf gives for each grid dimension the coordinate where the whole array stands, -1 where a dimension of it lies along, -2
// where there is a copy at each coordinate.
func (x *Exchange) cellsOf(in *Instance) []int64 {
	out := make([]int64, len(in.Grid))
	for g := range out {
		out[g] = -2
	}
	for _, d := range x.Array.Dims {
		if d.Grid >= 0 {
			out[d.Grid] = -1
		}
	}
	for _, c := range x.Array.Cells {
		out[c.Grid] = in.Owner(c.Grid, c.Cell)
	}
	return out
}

// box compiles a box; the bounds that name the sender's tile say nothing but that the sender owns the element.
func (r *receivers) box(b *Box, values map[string]int64) (out slottedBox, err error) {
	compile := func(a sets.Aff, div int64) slotted {
		s, e := r.compile(a, div, values)
		if err == nil {
			err = e
		}
		return s
	}
	for _, g := range b.Guards {
		out.guards = append(out.guards, compile(g, 1))
	}
	for k := range b.Lo {
		var lo, hi []slotted
		ends := 0
		for _, l := range b.Lo[k] {
			if r.isOwners(k, l, false) {
				ends++
				continue
			}
			lo = append(lo, compile(l.Aff, l.Div))
		}
		for _, h := range b.Hi[k] {
			if r.isOwners(k, h, true) {
				ends++
				continue
			}
			hi = append(hi, compile(h.Aff, h.Div))
		}
		if !r.x.Owners && r.x.Array.Dims[k].Grid >= 0 && ends < 2 || len(lo) == 0 || len(hi) == 0 {
			return out, errForm
		}
		out.lo, out.hi = append(out.lo, lo), append(out.hi, hi)
	}
	return out, err
}

// isOwners reports whether a bound of dimension k is that of the sender's tile, W - offset and W + B - 1 - offset.
func (r *receivers) isOwners(k int, b sets.Bound, upper bool) bool {
	d := r.x.Array.Dims[k]
	if r.x.Owners || d.Grid < 0 || d.Coef != 1 || b.Div != 1 {
		return false
	}
	l := r.x.Layouts[0].Dims[d.Grid]
	want := sets.Var(l.W).AddConst(-d.Offset)
	if extent := l.B; upper {
		if l.C != "" {
			extent = l.C
		}
		want = want.Add(sets.Var(extent)).AddConst(-1)
	}
	diff := b.Aff.Sub(want)
	return len(diff.Terms) == 0 && diff.Const == 0
}

func (r *receivers) compile(a sets.Aff, div int64, values map[string]int64) (slotted, error) {
	out := slotted{base: a.Const, div: div}
	for _, t := range a.Terms {
		if s, ok := r.slot[t.Name]; ok {
			out.terms = append(out.terms, slottedTerm{s, t.Coef})
			continue
		}
		v, ok := values[t.Name]
		if !ok {
			return out, &Missing{[]string{t.Name}}
		}
		out.base += t.Coef * v
	}
	return out, nil
}

func (s *slotted) value(values []int64) int64 {
	v := s.base
	for _, t := range s.terms {
		v += t.coef * values[t.slot]
	}
	return v
}

// tiles takes over where the receiver's tiles begin.
func (r *receivers) tiles() {
	n := 0
	for l, p := range r.placed {
		for g, c := range r.coords[l] {
			r.values[n], r.values[n+1] = p.in.tileOf(g, c)
			n += 2
		}
	}
}

// eachWish collects the boxes of the receiver, and calls count: once, or for each hyperplane of its tiles that has messages of its own.
func (r *receivers) eachWish(count func() error) (err error) {
	r.tiles()
	slab := r.x.slab(r.x.Tiles)
	wish := func() bool {
		r.wanted = r.wanted[:0]
		if len(r.seen) > 0 {
			clear(r.seen)
		}
		found := r.chooseTiles(0, slab)
		if err == nil {
			err = count()
		}
		return found
	}
	if slab < 0 {
		wish()
	} else {
		r.eachTile(r.x.Tiles[slab], wish)
	}
	return err
}

// slab is which of some dimensions is the one along which hyperplanes have messages of their own, -1 if none is.
func (x *Exchange) slab(tiles []TileDim) int {
	return slices.IndexFunc(tiles, func(t TileDim) bool { return t.Layout == x.Layouts[0] && t.Dim == x.Tiled.Slab-1 })
}

// tileOf is the first tile at a coordinate of grid dimension g.
func (in *Instance) tileOf(g int, c int64) (start, extent int64) {
	if in.First[g] != nil {
		return in.tileIn(g, c)
	}
	if c == in.Grid[g] {
		c = max(c, ceilDiv(in.Hi[g]-in.Lo[g]+1, in.Block[g]))
	}
	return in.Lo[g] + in.Block[g]*c, in.Block[g]
}

// advance gives the coordinates of the next image.
func (in *Instance) advance(coords []int64) {
	for g := range coords {
		if coords[g] == in.Grid[g] {
			return // outside of the grid, as all that follow
		}
		if coords[g]++; coords[g] < in.Grid[g] {
			return
		}
		coords[g] = 0
	}
	copy(coords, in.Grid)
}

// chooseTiles goes through the receiver's tiles in the dimensions from k on, but for one, and reports whether there are elements for them.
func (r *receivers) chooseTiles(k, but int) bool {
	switch k {
	case len(r.x.Tiles):
		return r.addBoxes()
	case but:
		return r.chooseTiles(k+1, but)
	}
	return r.eachTile(r.x.Tiles[k], func() bool { return r.chooseTiles(k+1, but) })
}

// eachTile goes through the receiver's tiles in one dimension.
func (r *receivers) eachTile(t TileDim, visit func() bool) bool {
	s := r.slot[t.Layout.Dims[t.Dim].V]
	first := r.values[s]
	found := r.placed.instance(t.Layout).eachTile(t, first, func(v int64) bool {
		r.values[s] = v
		return visit()
	})
	r.values[s] = first
	return found
}

func (r *receivers) addBoxes() (found bool) {
	r.work++
	for i := range r.boxes {
		b := &r.boxes[i]
		room := r.room()
		if !b.evaluate(r.values, room) {
			continue
		}
		found = true
		if len(r.wanted) == 0 || r.isNew(room) {
			r.wanted = append(r.wanted, room)
		}
	}
	return found
}

// isNew reports whether a box differs from those that are wanted.
func (r *receivers) isNew(box region) bool {
	if len(r.wanted) == 1 {
		r.seen[keyOf(r.wanted[0])] = true
	}
	key := keyOf(box)
	old := r.seen[key]
	r.seen[key] = true
	return !old
}

func keyOf(box region) (key boxKey) {
	for k, ends := range box {
		key[2*k], key[2*k+1] = ends[0], ends[1]
	}
	return key
}

// room is memory for one more box: that of an earlier receiver where there is some.
func (r *receivers) room() region {
	if n := len(r.wanted); n < cap(r.wanted) {
		if old := r.wanted[:n+1][n]; old != nil {
			return old
		}
	}
	return make(region, len(r.x.Array.Dims))
}

// evaluate finds the ends of a box; false if it is empty.
func (b *slottedBox) evaluate(values []int64, out region) bool {
	for i := range b.guards {
		if b.guards[i].value(values) < 0 {
			return false
		}
	}
	for k := range b.lo {
		if out[k] = b.ends(k, values); out[k][0] > out[k][1] {
			return false
		}
	}
	return true
}

// ends are those in dimension k.
func (b *slottedBox) ends(k int, values []int64) (out [2]int64) {
	for i := range b.lo[k] {
		s := &b.lo[k][i]
		if v := ceilDiv(s.value(values), s.div); i == 0 || v > out[0] {
			out[0] = v
		}
	}
	for i := range b.hi[k] {
		s := &b.hi[k][i]
		if v := floorDiv(s.value(values), s.div); i == 0 || v < out[1] {
			out[1] = v
		}
	}
	return out
}
