package plan

import "slices"

// byTurned counts a transposition: the elements that the tiles along one of two axes need lie along the other one. With n_0(c,s) elements of the
// tiles at coordinate c of axis 0 that are owned at coordinate s of axis 1, and n_1 the other way round,
//
//	messages = Π_a |{ (c,s) : n_a(c,s) > 0 }| - |{ (c,s) : n_0(c,s) > 0, n_1(s,c) > 0 }|,   elements = Π_a Σ n_a(c,s) - Σ n_0(c,s) n_1(s,c)
//
// ok is false where the exchange is of another form.
func (p *Plan) byTurned(x *Exchange, images int, values map[string]int64) (t Traffic, ok bool) {
	r, err := newReceivers(x, images, values)
	if err != nil || len(r.boxes) != 1 {
		return t, false
	}
	f := &factors{receivers: r, box: &r.boxes[0], turned: true}
	if !f.findAxes(int64(images)) || len(f.axes) != 3 || !f.split() {
		return t, false
	}
	var two [2]turnedAxis
	for n := range two {
		if two[n], ok = f.axes[n].turned(f); !ok {
			return t, false
		}
	}
	last := &f.axes[2]
	last.sum(f)
	if f.work > maxWork {
		return t, false
	}
	return two[0].traffic(&two[1], last.total.elements, x.Array.ElemBytes)
}

// turnedAxis is what the coordinates of one axis need of those of the other one.
type turnedAxis struct {
	from            map[[2]int64]int64 // elements, by the coordinate that needs and the one that has them
	elements        int64
	least, greatest int64
	leasts, most    int64 // how many pairs of coordinates have so many elements
}

// turned is false where coordinates own copies, or hyperplanes of tiles have messages of their own.
func (a *axisOfGrid) turned(f *factors) (t turnedAxis, ok bool) {
	if a.along(f) < 0 || f.x.slab(a.tiles) >= 0 {
		return t, false
	}
	t.from = map[[2]int64]int64{}
	for c := range a.extent {
		a.placeAt(f, c)
		a.wantAll(f, -1)
		a.share(f, c)
		for owner, n := range f.sums {
			if n > 0 {
				t.from[[2]int64{c, owner}] = n
				t.add(n)
			}
		}
		if f.work += int64(len(f.wanted)) + 1; f.work > maxWork {
			return t, false
		}
	}
	return t, true
}

func (t *turnedAxis) add(n int64) {
	switch t.elements += n; {
	case t.least == 0 || n < t.least:
		t.least, t.leasts = n, 1
	case n == t.least:
		t.leasts++
	}
	switch {
	case n > t.greatest:
		t.greatest, t.most = n, 1
	case n == t.greatest:
		t.most++
	}
}

// traffic joins both axes; each pair of coordinates stands for so many elements in other dimensions. It is false where all of the smallest or
// the largest parts are an image's own.
func (t *turnedAxis) traffic(o *turnedAxis, each, size int64) (Traffic, bool) {
	selves, own, leasts, most := int64(0), int64(0), int64(0), int64(0)
	for pair, n := range t.from {
		m := o.from[[2]int64{pair[1], pair[0]}]
		if m == 0 {
			continue
		}
		selves, own = selves+1, own+n*m
		if n == t.least && m == o.least {
			leasts++
		}
		if n == t.greatest && m == o.greatest {
			most++
		}
	}
	messages := int64(len(t.from)*len(o.from)) - selves
	switch {
	case messages == 0 || each == 0:
		return Traffic{}, true
	case leasts == t.leasts*o.leasts || most == t.most*o.most:
		return Traffic{}, false
	}
	size *= each
	return Traffic{messages, (t.elements*o.elements - own) * size, t.least * o.least * size, t.greatest * o.greatest * size}, true
}

// other is the axis along which the dimensions of the array lie that go with the tiles along one, where the exchange is turned.
func (f *factors) other(axis int) int {
	if f.turned && axis < 2 {
		return 1 - axis
	}
	return axis
}

// arrayAlong is the grid dimension of the array's layout that has the owners of what the tiles along an axis need.
func (f *factors) arrayAlong(axis int) int { return slices.Index(f.axisOf[0], f.other(axis)) }
