package plan

import "slices"

// byProduct counts an exchange for which what a receiver needs and who owns it factor over the axes of the grid: each dimension of the
// array and each guard go with the tiles along one axis, that along which the dimension lies. With n_a(c,s) elements of the tiles at
// coordinate c of axis a that are owned at coordinate s,
//
//	messages = Π_a |{ (c,s) : n_a(c,s) > 0 }| - Π_a |{ c : n_a(c,c) > 0 }|,   elements = Π_a Σ n_a(c,s) - Π_a Σ n_a(c,c)
//
// Several boxes are counted one by one, if none of them goes from and to the same images as another one.
//
// It takes time in proportion to the extents of the grid, not to the number of images. ok is false where the exchange is of another form.
func (p *Plan) byProduct(x *Exchange, images int, values map[string]int64) (t Traffic, ok bool) {
	r, err := newReceivers(x, images, values)
	if err != nil {
		return t, false
	}
	var parts []*factors
	for i := range r.boxes {
		f := &factors{receivers: r, box: &r.boxes[i]}
		if !f.findAxes(int64(images)) || !f.split() {
			return t, false
		}
		for a := range f.axes {
			f.axes[a].sum(f)
			if f.work > maxWork {
				return t, false
			}
		}
		t = t.with(f.traffic())
		parts = append(parts, f)
	}
	return t, len(parts) == 1 || areApart(parts)
}

// factors is an exchange by axes. The last axis stands for all grid dimensions with one coordinate and for what goes with no tiles.
type factors struct {
	*receivers
	box    *slottedBox
	axes   []axisOfGrid
	axisOf [][]int // of each grid dimension of each layout
	turned bool    // what the tiles along one axis need lies along the other one
}

// axisOfGrid is an axis with the dimensions of the array and the guards that go with it.
type axisOfGrid struct {
	number int
	extent int64
	dims   []int
	guards []int
	tiles  []TileDim
	array  int // the grid dimension of the array's layout along it; -1 for the last axis
	lines  *tileLines
	total  spread
	selves int64 // coordinates that own something of what they need
}

// findAxes is false where layouts arrange the images in different ways, or leave some out.
func (f *factors) findAxes(images int64) bool {
	var extents []int64
	for l, p := range f.placed {
		var mine []int64
		along := []int{}
		size := int64(1)
		for _, n := range p.in.Grid {
			along = append(along, -1)
			if n > 1 {
				along[len(along)-1] = len(mine)
				mine = append(mine, n)
			}
			size *= n
		}
		if size != images || l > 0 && !slices.Equal(mine, extents) {
			return false
		}
		extents = mine
		f.axisOf = append(f.axisOf, along)
	}
	if len(extents) < 2 {
		return false
	}
	for a, n := range append(extents, 1) {
		f.axes = append(f.axes, axisOfGrid{number: a, extent: n, array: f.arrayAlong(a)})
	}
	last := len(extents)
	for _, along := range f.axisOf {
		for g, a := range along {
			if a < 0 {
				along[g] = last
			}
		}
	}
	f.axes[last].array = -1
	return true
}

// split gives dimensions, guards and loops over tiles to the axes; false where one of them goes with two.
func (f *factors) split() bool {
	var axisOfSlot []int
	for _, along := range f.axisOf {
		for _, a := range along {
			axisOfSlot = append(axisOfSlot, a, a)
		}
	}
	last := len(f.axes) - 1
	axisFor := func(along int, forms ...slotted) (int, bool) {
		for _, s := range forms {
			for _, t := range s.terms {
				switch a := axisOfSlot[t.slot]; {
				case a == last || a == along:
				case along == last:
					along = a
				default:
					return 0, false
				}
			}
		}
		return along, true
	}
	for k, d := range f.x.Array.Dims {
		along := last
		if d.Grid >= 0 {
			along = f.other(f.axisOf[0][d.Grid])
		}
		a, ok := axisFor(along, append(slices.Clone(f.box.lo[k]), f.box.hi[k]...)...)
		if !ok || d.Grid >= 0 && a != along {
			return false
		}
		f.axes[a].dims = append(f.axes[a].dims, k)
	}
	for i, g := range f.box.guards {
		a, ok := axisFor(last, g)
		if !ok {
			return false
		}
		f.axes[a].guards = append(f.axes[a].guards, i)
	}
	for _, t := range f.x.Tiles {
		l := slices.IndexFunc(f.placed, func(p placedLayout) bool { return p.layout == t.Layout })
		if l < 0 {
			return false
		}
		a := f.axisOf[l][t.Dim]
		f.axes[a].tiles = append(f.axes[a].tiles, t)
	}
	for a := range f.axes[:last] {
		f.axes[a].lines = f.compileLines(&f.axes[a])
	}
	return true
}

// placeAt takes over where the tiles at a coordinate begin.
func (a *axisOfGrid) placeAt(f *factors, c int64) {
	slot := 0
	for l, p := range f.placed {
		for g := range p.in.Grid {
			if f.axisOf[l][g] == a.number {
				at := min(c, p.in.Grid[g]-1)
				f.coords[l][g] = at
				f.values[slot], f.values[slot+1] = p.in.tileOf(g, at)
			}
			slot += 2
		}
	}
}

// sum goes through the coordinates.
func (a *axisOfGrid) sum(f *factors) {
	for c := range a.extent {
		a.placeAt(f, c)
		if k := f.x.slab(a.tiles); k >= 0 {
			f.eachTile(a.tiles[k], func() bool { return a.wish(f, c, k) })
		} else {
			a.wish(f, c, -1)
		}
		if f.work > maxWork {
			return
		}
	}
}

// wish adds what the tiles at a coordinate want together; the tile in one dimension is at hand. It reports whether they want anything.
func (a *axisOfGrid) wish(f *factors, c int64, but int) bool {
	found := a.wantAll(f, but)
	if len(f.wanted) > 0 {
		along := a.along(f)
		if owner, n := a.onlyOwner(f, along); n > 0 {
			a.addOne(n, owner == c)
		} else if s := a.spread(f, c, along); s.owners > 0 {
			a.add(s)
		}
	}
	f.work += int64(len(f.wanted)) + 1
	return found
}

// wantAll collects what they want.
func (a *axisOfGrid) wantAll(f *factors, but int) bool {
	f.wanted = f.wanted[:0]
	if a.lines != nil {
		return a.lines.wantAll(f, a, but)
	}
	clear(f.seen)
	return a.choose(f, 0, but)
}

// choose goes through the tiles at a coordinate, but for one dimension, and reports whether there are elements for them.
func (a *axisOfGrid) choose(f *factors, k, but int) bool {
	switch k {
	case len(a.tiles):
		return a.want(f)
	case but:
		return a.choose(f, k+1, but)
	}
	return f.eachTile(a.tiles[k], func() bool { return a.choose(f, k+1, but) })
}

// want adds what a tile needs in the dimensions of the axis; the others have one element.
func (a *axisOfGrid) want(f *factors) bool {
	for _, i := range a.guards {
		if f.box.guards[i].value(f.values) < 0 {
			return false
		}
	}
	room := f.room()
	for k := range room {
		room[k] = [2]int64{}
	}
	for _, k := range a.dims {
		if room[k] = f.box.ends(k, f.values); room[k][0] > room[k][1] {
			return false
		}
	}
	if len(f.wanted) == 0 || f.isNew(room) {
		f.wanted = append(f.wanted, room)
	}
	return true
}

// spread is how what is wanted at a coordinate is spread over its owners.
func (a *axisOfGrid) spread(f *factors, c int64, along int) spread {
	if len(f.wanted) == 1 && along >= 0 {
		d := f.x.Array.Dims[along]
		lo, hi, free := a.ends(f, f.wanted[0], along)
		if free == 0 || lo > hi {
			return spread{}
		}
		if d.Coef == 1 && f.array.First[d.Grid] == nil {
			return f.receivers.spread(d, lo+d.Offset, hi+d.Offset).times(free)
		}
	}
	a.share(f, c)
	return spreadOf(f.sums, c)
}

// along is the dimension of the array that decides who owns what is wanted along the axis, -1 if none does.
func (a *axisOfGrid) along(f *factors) int {
	i := slices.IndexFunc(a.dims, func(k int) bool { return a.array >= 0 && f.x.Array.Dims[k].Grid == a.array })
	if i < 0 {
		return -1
	}
	return a.dims[i]
}

// ends are those of a box in a dimension, and how many elements it has in the others of the axis.
func (a *axisOfGrid) ends(f *factors, box region, along int) (lo, hi, free int64) {
	free = 1
	for _, k := range a.dims {
		low, high := f.receivers.ends(k, box)
		if k == along {
			lo, hi = low, high
		} else {
			free *= max(0, high-low+1)
		}
	}
	return lo, hi, free
}

// share counts what is wanted at a coordinate by its owners.
func (a *axisOfGrid) share(f *factors, c int64) {
	along, at := a.along(f), c
	if a.array >= 0 && f.fixed[a.array] >= 0 {
		at = f.fixed[a.array]
	}
	clear(f.sums)
	for _, box := range f.wanted {
		lo, hi, free := a.ends(f, box, along)
		switch {
		case free == 0 || along >= 0 && lo > hi:
		case along < 0:
			f.sums[at] += free
		default:
			f.shares[along] = f.shares[along][:0]
			f.receivers.share(along, f.x.Array.Dims[along], lo, hi)
			for _, s := range f.shares[along] {
				f.sums[s.coord] += free * s.elements
			}
		}
	}
}

// times is the spread of so many elements for each.
func (s spread) times(n int64) spread {
	s.elements, s.own = s.elements*n, s.own*n
	s.least, s.greatest, s.leastB, s.greatestB = s.least*n, s.greatest*n, s.leastB*n, s.greatestB*n
	return s
}

func spreadOf(sums map[int64]int64, self int64) (s spread) {
	for owner, n := range sums {
		if n > 0 {
			s = s.with(oneOwner(n, owner == self))
		}
	}
	return s
}

// with adds another spread.
func (s spread) with(o spread) spread {
	if s.owners == 0 {
		return o
	}
	s.owners, s.elements, s.own = s.owners+o.owners, s.elements+o.elements, s.own+o.own
	s.least, s.greatest = min(s.least, o.least), max(s.greatest, o.greatest)
	if o.greatestB > 0 {
		s.leastB, s.greatestB = lesser(s.leastB, o.leastB), max(s.greatestB, o.greatestB)
	}
	return s
}

// addOne adds what one owner has.
func (a *axisOfGrid) addOne(n int64, self bool) {
	t := &a.total
	t.owners, t.elements = t.owners+1, t.elements+n
	t.least, t.greatest = lesser(t.least, n), max(t.greatest, n)
	if self {
		t.own += n
		a.selves++
		return
	}
	t.leastB, t.greatestB = lesser(t.leastB, n), max(t.greatestB, n)
}

func (a *axisOfGrid) add(s spread) {
	a.total = a.total.with(s)
	if s.own > 0 {
		a.selves++
	}
}

// traffic is what goes between different images.
func (f *factors) traffic() Traffic {
	messages, selves, elements, own := int64(1), int64(1), int64(1), int64(1)
	var along []spread
	for _, a := range f.axes {
		messages, selves = messages*a.total.owners, selves*a.selves
		elements, own = elements*a.total.elements, own*a.total.own
		along = append(along, a.total)
	}
	if messages == selves {
		return Traffic{}
	}
	size := f.x.Array.ElemBytes
	least, greatest := extremes(along)
	return Traffic{messages - selves, (elements - own) * size, least * size, greatest * size}
}
