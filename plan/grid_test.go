package plan

import (
	"fmt"
	"testing"

	"dhpfgo/sets"
)

// TestChooseGrid compares the choice with the best of all triples of extents.
func TestChooseGrid(t *testing.T) {
	for _, extents := range [][]int64{{17}, {1000, 1000}, {10, 1000}, {7, 13}, {5, 6, 7}, {100, 100, 100}, {1, 1, 64}} {
		for images := int64(1); images <= 48; images++ {
			grid := ChooseGrid(images, extents, make([]int64, len(extents)))
			if p := product(grid); p != images {
				t.Fatalf("%v on %d images: grid %v has %d", extents, images, grid, p)
			}
			if got, best := surface(grid, extents), leastSurface(images, extents); got > best+best/16 {
				t.Errorf("%v on %d images: grid %v has surface %d, the best is %d", extents, images, grid, got, best)
			}
		}
	}
}

// TestChooseGridForStaggeredArrays checks that arrays that differ by one in an extent are cut alike.
func TestChooseGridForStaggeredArrays(t *testing.T) {
	for images := int64(1); images <= 12; images++ {
		want := fmt.Sprint(ChooseGrid(images, []int64{400, 400}, make([]int64, 2)))
		for _, extents := range [][]int64{{401, 400}, {400, 401}, {402, 400}} {
			if got := fmt.Sprint(ChooseGrid(images, extents, make([]int64, 2))); got != want {
				t.Errorf("%v on %d images: grid %s, that of [400 400] is %s", extents, images, got, want)
			}
		}
	}
}

func product(v []int64) int64 {
	p := int64(1)
	for _, x := range v {
		p *= x
	}
	return p
}

func leastSurface(images int64, extents []int64) int64 {
	best := int64(-1)
	grid := make([]int64, len(extents))
	var walk func(k int)
	walk = func(k int) {
		if k == len(grid) {
			if c := surface(grid, extents); product(grid) == images && (best < 0 || c < best) {
				best = c
			}
			return
		}
		for grid[k] = 1; grid[k] <= images; grid[k]++ {
			walk(k + 1)
		}
	}
	walk(0)
	return best
}

func TestChooseGridKeepsFixedExtents(t *testing.T) {
	if got := fmt.Sprint(ChooseGrid(12, []int64{50, 50, 50}, []int64{3, 0, 0})); got != "[3 2 2]" {
		t.Errorf("grid %s", got)
	}
}

// TestFoldedGrid puts arrangements of more processors than images on grids where the busiest image has the fewest.
func TestFoldedGrid(t *testing.T) {
	for _, c := range []struct {
		images         int64
		fixed, extents []int64
		want           string
	}{
		{3, []int64{2, 2}, []int64{50, 50}, "[1 2]"},
		{3, []int64{4}, []int64{100}, "[2]"},
		{5, []int64{7, 2}, []int64{70, 20}, "[5 1]"},
		{1, []int64{8, 8, 8}, []int64{9, 9, 9}, "[1 1 1]"},
	} {
		if got := fmt.Sprint(ChooseGrid(c.images, c.extents, c.fixed)); got != c.want {
			t.Errorf("%v on %d images: %s, want %s", c.fixed, c.images, got, c.want)
		}
	}
	if got := BlockOf(10, 2, 4, 0); got != 6 {
		t.Errorf("10 cells over 4 processors on 2 images: blocks of %d, want two of 3 together", got)
	}
	if got := BlockOf(100, 3, 0, 10); got != 40 {
		t.Errorf("10 blocks of 10 on 3 images: tiles of %d, want 40", got)
	}
}

func layout(extents ...int64) *Layout {
	l := &Layout{Name: "t"}
	for k, n := range extents {
		l.Dims = append(l.Dims, LayoutDim{Format: "BLOCK", Lo: sets.Const(1), Hi: sets.Const(n),
			V: fmt.Sprintf("V%d", k+1), W: fmt.Sprintf("W%d", k+1), B: fmt.Sprintf("B%d", k+1)})
	}
	return l
}

// TestTilesCoverTheTemplate counts the tiles that hold each cell: one, whatever does not divide.
func TestTilesCoverTheTemplate(t *testing.T) {
	for images := 1; images <= 16; images++ {
		in, err := layout(7, 5).On(images, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := int64(1); i <= 7; i++ {
			for j := int64(1); j <= 5; j++ {
				owners := 0
				for p := 0; p < images; p++ {
					v := in.Start(p)
					if v[0] <= i && i < v[0]+in.Block[0] && v[1] <= j && j < v[1]+in.Block[1] {
						owners++
					}
				}
				if owners != 1 {
					t.Fatalf("cell (%d,%d) has %d owners on %d images", i, j, owners, images)
				}
			}
		}
	}
}

// TestCount compares the traffic of a shift by two with an enumeration of elements.
func TestCount(t *testing.T) {
	v, w, b := sets.Var("V1"), sets.Var("W1"), sets.Var("B1")
	one := func(a sets.Aff) sets.Bound { return sets.Bound{Aff: a, Div: 1} }
	for _, n := range []int64{1, 5, 10, 13} {
		l := layout(n)
		x := &Exchange{Layouts: []*Layout{l}, Array: &Array{ElemBytes: 8, Layout: l}, Boxes: []Box{{
			Guards: []sets.Aff{sets.Const(n).Sub(v)},
			Lo:     [][]sets.Bound{{one(v.AddConst(-2)), one(sets.Const(1)), one(w)}},
			Hi:     [][]sets.Bound{{one(v.AddConst(-1)), one(w.Add(b).AddConst(-1))}},
		}}}
		p := &Plan{Layouts: []*Layout{l}, Exchanges: []*Exchange{x}}
		for images := 1; images <= 9; images++ {
			got, err := p.Count(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			if messages, bytes := shiftTraffic(n, int64(images)); got.Messages != messages || got.Bytes != bytes {
				t.Errorf("n = %d, %d images: %d messages, %d bytes; enumeration gives %d and %d", n, images, got.Messages, got.Bytes, messages, bytes)
			}
		}
	}
}

func shiftTraffic(n, images int64) (messages, bytes int64) {
	block := max(1, (n+images-1)/images)
	for p := int64(0); p*block < n && p < images; p++ {
		senders := map[int64]bool{}
		for d := p*block - 2; d < p*block; d++ {
			if d >= 0 {
				senders[d/block] = true
				bytes += 8
			}
		}
		messages += int64(len(senders))
	}
	return messages, bytes
}

func TestCountNamesWhatIsMissing(t *testing.T) {
	l := layout(10)
	l.Dims[0].Hi = sets.Var("n")
	x := &Exchange{Layouts: []*Layout{l}, Array: &Array{ElemBytes: 8, Layout: l}}
	_, err := (&Plan{Layouts: []*Layout{l}}).Count(x, 2, nil)
	if err == nil || err.Error() != "depends on n" {
		t.Errorf("error %v", err)
	}
}
