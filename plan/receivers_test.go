package plan

import (
	"math/rand"
	"testing"

	"dhpfgo/sets"
)

// TestByReceiver compares counts by receivers with counts for each pair of images: exchanges whose owners the run finds, of
// layouts of all formats, by hyperplanes of tiles too, and unions of shifts.
func TestByReceiver(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	counted, products, turned := 0, 0, 0
	for range 600 {
		p, x := randomOwners(r)
		for _, images := range []int{1, 2, 3, 4, 6, 7, 12, 16, 36, 41} {
			want, err := p.pairByPair(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			got, err := p.byReceiver(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got != want {
				t.Fatalf("%d images: %+v, pair by pair %+v:\n%+v\n%+v", images, got, want, x.Boxes, x.Layouts[0])
			}
			counted++
			if got, ok := p.byProduct(x, images, nil); ok {
				products++
				if got != want {
					t.Fatalf("%d images: product %+v, pair by pair %+v:\n%+v\n%+v", images, got, want, x.Boxes, x.Layouts[0])
				}
			}
			if got, ok := p.byTurned(x, images, nil); ok {
				turned++
				if got != want {
					t.Fatalf("%d images: turned %+v, pair by pair %+v:\n%+v\n%+v", images, got, want, x.Boxes, x.Layouts[0])
				}
			}
		}
	}
	for range 400 {
		p, x := randomExchange(r)
		if r.Intn(2) == 0 {
			x.Boxes = append(x.Boxes, shifted(x.Boxes[0]))
		}
		for _, images := range []int{1, 2, 3, 4, 6, 7, 12, 16, 36, 41} {
			want, err := p.pairByPair(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := p.byReceiver(x, images, nil); err != nil || got != want {
				t.Fatalf("%d images: %+v, %v, pair by pair %+v: %+v", images, got, err, want, x.Boxes)
			}
			if got, ok := p.byProduct(x, images, nil); ok {
				products++
				if got != want {
					t.Fatalf("%d images: product %+v, pair by pair %+v: %+v", images, got, want, x.Boxes)
				}
			}
		}
	}
	if counted < 3000 {
		t.Errorf("only %d counts", counted)
	}
	if products < 300 || turned < 15 {
		t.Errorf("only %d counts by products, %d of transpositions", products, turned)
	}
}

// shifted is a box beside the lower end of another one in dimension 1.
func shifted(b Box) Box {
	out := Box{Guards: b.Guards}
	for k := range b.Lo {
		out.Lo, out.Hi = append(out.Lo, b.Lo[k]), append(out.Hi, b.Hi[k])
	}
	out.Hi[0] = append([]sets.Bound{{Aff: b.Lo[0][0].Aff.AddConst(-1), Div: 1}}, b.Hi[0][1:]...)
	out.Lo[0] = append([]sets.Bound{{Aff: b.Lo[0][0].Aff.AddConst(-3), Div: 1}}, b.Lo[0][1:]...)
	return out
}

// randomOwners makes an array over one layout, of which the tiles of another one, or the same, need a box.
func randomOwners(r *rand.Rand) (*Plan, *Exchange) {
	from := randomLayout(r, 1+r.Intn(2), "")
	to := from
	if r.Intn(2) == 0 {
		to = randomLayout(r, 1+r.Intn(2), "_b")
	}
	a := &Array{Layout: from, ElemBytes: 4}
	rank := 1 + r.Intn(3)
	free := r.Perm(len(from.Dims))
	for range rank {
		n := int64(4 + r.Intn(12))
		d := Alignment{Grid: -1, Lo: sets.Const(1), Hi: sets.Const(n)}
		if len(free) > 0 && r.Intn(4) > 0 {
			d.Grid, free = free[0], free[1:]
			d.Coef = []int64{1, 1, 1, -1, 2}[r.Intn(5)]
			d.Offset = map[int64]int64{1: 0, -1: n + 1, 2: 0}[d.Coef]
			from.Dims[d.Grid].Hi = sets.Const(n * max(1, d.Coef))
		}
		a.Dims = append(a.Dims, d)
	}
	for _, g := range free {
		if r.Intn(2) == 0 {
			a.Cells = append(a.Cells, Cell{Grid: g, Cell: 1 + r.Int63n(3)})
		}
	}
	x := &Exchange{Layouts: []*Layout{from}, Array: a, Owners: true}
	if to != from {
		x.Layouts = append(x.Layouts, to)
	}
	for g := range to.Dims {
		x.Tiles = append(x.Tiles, TileDim{Layout: to, Dim: g})
	}
	x.Tiles[len(x.Tiles)-1].Only = Only(r.Intn(3))
	if to == from && r.Intn(2) == 0 {
		x.Tiled.Slab = 1 + r.Intn(len(from.Dims))
	}
	for range 1 + r.Intn(2) {
		x.Boxes = append(x.Boxes, wantedBox(r, to, a))
	}
	return &Plan{}, x
}

func randomLayout(r *rand.Rand, rank int, suffix string) *Layout {
	l := &Layout{Name: "t" + suffix}
	for g := range rank {
		digit := string(rune('1'+g)) + suffix
		d := LayoutDim{Format: "BLOCK", Lo: sets.Const(1), Hi: sets.Const(int64(8 + r.Intn(20))), V: "V" + digit, W: "W" + digit, B: "B" + digit}
		switch r.Intn(4) {
		case 0:
			size := sets.Const(1 + r.Int63n(3))
			d.Format, d.Size = "CYCLIC", &size
		case 1:
			d.Format, d.C, d.Sizes = "GEN_BLOCK", "C"+digit, []int64{2, 0, 5, 1, 100}
		}
		l.Dims = append(l.Dims, d)
	}
	return l
}

// wantedBox is what a tile needs: all of a dimension, one element, or a part that moves with the tile.
func wantedBox(r *rand.Rand, l *Layout, a *Array) Box {
	var b Box
	for k, d := range a.Dims {
		lo, hi := []sets.Bound{{Aff: d.Lo, Div: 1}}, []sets.Bound{{Aff: d.Hi, Div: 1}}
		tile := l.Dims[r.Intn(len(l.Dims))]
		v, end := sets.Var(tile.V), sets.Var(tile.V).Add(sets.Var(tile.B)).AddConst(-1)
		switch r.Intn(4) {
		case 0:
			lo[0].Aff, hi[0].Aff = sets.Const(2+int64(k)), sets.Const(2+int64(k))
		case 1:
			lo, hi = append(lo, sets.Bound{Aff: v.AddConst(-1), Div: 1}), append(hi, sets.Bound{Aff: end.AddConst(1), Div: 1})
		case 2:
			lo, hi = append(lo, sets.Bound{Aff: v, Div: 2}), append(hi, sets.Bound{Aff: end, Div: 2})
		}
		b.Lo, b.Hi = append(b.Lo, lo), append(b.Hi, hi)
	}
	if r.Intn(2) == 0 {
		b.Guards = append(b.Guards, l.Dims[0].Hi.Sub(sets.Var(l.Dims[0].V)))
	}
	return b
}

// TestManyImagesByReceiver counts the first column and a reversal for more images than pairs could be looked at.
func TestManyImagesByReceiver(t *testing.T) {
	l := &Layout{Dims: []LayoutDim{{Format: "BLOCK", Lo: sets.Const(1), Hi: sets.Const(4_000_000), V: "V1", W: "W1", B: "B1"}}}
	a := &Array{Layout: l, ElemBytes: 4, Dims: []Alignment{{Grid: 0, Coef: 1, Lo: sets.Const(1), Hi: sets.Const(4_000_000)}}}
	ends := func(lo, hi sets.Aff) *Exchange {
		b := Box{Lo: [][]sets.Bound{{{Aff: lo, Div: 1}}}, Hi: [][]sets.Bound{{{Aff: hi, Div: 1}}}}
		return &Exchange{Layouts: []*Layout{l}, Array: a, Owners: true, Boxes: []Box{b}}
	}
	v, end := sets.Var("V1"), sets.Var("V1").Add(sets.Var("B1"))
	for _, c := range []struct {
		x    *Exchange
		want Traffic
	}{
		{ends(sets.Const(1), sets.Const(1)), Traffic{999_999, 3_999_996, 4, 4}},
		{ends(sets.Const(4_000_002).Sub(end), sets.Const(4_000_001).Sub(v)), Traffic{1_000_000, 16_000_000, 16, 16}},
		{ends(v.AddConst(-5), v.AddConst(-1)), Traffic{1_999_997, 19_999_976, 4, 16}},
	} {
		if got, err := (&Plan{}).Count(c.x, 1_000_000, nil); err != nil || got != c.want {
			t.Errorf("%+v, %v; want %+v", got, err, c.want)
		}
	}
}

// TestManyIdleImages counts part of column 7, which a million images would need that have tiles of 200 rows and columns dealt out: from the
// row on that is the number of the image's column.
func TestManyIdleImages(t *testing.T) {
	const extent = 200
	one := sets.Const(1)
	l := &Layout{}
	for _, digit := range []string{"1", "2"} {
		l.Dims = append(l.Dims, LayoutDim{Format: "CYCLIC", Size: &one, Lo: one, Hi: sets.Const(extent), V: "V" + digit, W: "W" + digit, B: "B" + digit})
	}
	d := Alignment{Coef: 1, Lo: one, Hi: sets.Const(extent)}
	second := d
	second.Grid = 1
	a := &Array{Layout: l, ElemBytes: 8, Dims: []Alignment{d, second}}
	v, column := sets.Bound{Aff: sets.Var("V1"), Div: 1}, []sets.Bound{{Aff: sets.Const(7), Div: 1}}
	last := sets.Bound{Aff: sets.Const(extent), Div: 1}
	rows := Box{Lo: [][]sets.Bound{{v, {Aff: sets.Var("V2"), Div: 1}}, column}, Hi: [][]sets.Bound{{v, last}, column}}
	rows.Guards = []sets.Aff{sets.Const(extent).Sub(sets.Var("V2"))}
	x := &Exchange{Layouts: []*Layout{l}, Array: a, Owners: true, Boxes: []Box{rows}, Tiles: []TileDim{{Layout: l, Dim: 0}, {Layout: l, Dim: 1, Only: First}}}
	const pairs = extent*(extent+1)/2 - (extent - 6)
	if got, err := (&Plan{}).Count(x, 1_000_000, nil); err != nil || got != (Traffic{pairs, 8 * pairs, 8, 8}) {
		t.Errorf("%+v, %v; want %d messages", got, err, pairs)
	}
	r, err := newReceivers(x, 1_000_000, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.coords[0] = []int64{3, extent + 5}
	if n, want := r.alive(1_000_000).dead(r), 1_000_000-(extent+5)*r.array.Grid[0]-3; n != want {
		t.Errorf("%d images want nothing, not %d", n, want)
	}
}

// TestTransposed compares counts of transpositions, in which tiles of any two layouts need what lies across, with counts for each pair of images.
func TestTransposed(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	turned := 0
	for range 600 {
		from := randomLayout(r, 2, "")
		to := from
		if r.Intn(2) == 0 {
			to = randomLayout(r, 2, "_b")
		}
		x := &Exchange{Layouts: []*Layout{from}, Array: &Array{Layout: from, ElemBytes: 4}, Owners: true, Boxes: []Box{{}}}
		if to != from {
			x.Layouts = append(x.Layouts, to)
		}
		b := &x.Boxes[0]
		for g := range 2 {
			n, tile := int64(6+r.Intn(20)), to.Dims[1-g]
			from.Dims[g].Hi = sets.Const(n)
			x.Array.Dims = append(x.Array.Dims, Alignment{Grid: g, Coef: 1, Lo: sets.Const(1), Hi: sets.Const(n)})
			v := sets.Var(tile.V).AddConst(int64(r.Intn(3) - 1))
			b.Lo = append(b.Lo, []sets.Bound{{Aff: sets.Const(1), Div: 1}, {Aff: v, Div: 1}})
			b.Hi = append(b.Hi, []sets.Bound{{Aff: sets.Const(n), Div: 1}, {Aff: v.Add(sets.Var(tile.B)).AddConst(-1), Div: 1}})
			x.Tiles = append(x.Tiles, TileDim{Layout: to, Dim: g})
		}
		for _, images := range []int{4, 6, 9, 12, 16, 30} {
			want, err := (&Plan{}).pairByPair(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got, ok := (&Plan{}).byTurned(x, images, nil); ok {
				if turned++; got != want {
					t.Fatalf("%d images: %+v, pair by pair %+v:\n%+v\n%+v", images, got, want, x.Boxes, x.Layouts[0])
				}
			}
		}
	}
	if turned < 500 {
		t.Errorf("only %d counts", turned)
	}
}
