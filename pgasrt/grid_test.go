package pgasrt

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/plan"
)

// grids returns what hpf/grid.c chooses for layouts written as in testdata/grid.c.
func grids(t *testing.T, images int, layouts []string) []string {
	t.Helper()
	r := plain.run(t, "grid", call{images: images, args: layouts})
	r.want(t, 0, "")
	return strings.Split(strings.TrimSpace(r.stdout), "\n")
}

func TestGrid(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		images int
		layout string
		want   string // grid * block in each dimension
	}{
		{4, "100x100", "2*50 2*50"},
		{6, "100x100", "2*50 3*34"},
		{16, "100x100", "4*25 4*25"},
		{6, "1000x10", "6*167 1*10"},
		{4, "10x1000", "1*10 4*250"},
		{7, "100x100", "1*100 7*15"},
		{8, "64x64x64", "2*32 2*32 2*32"},
		{7, "100/2x100", "2*50 3*34"}, // one image is idle
		{4, "5/2", "2*3"},
		{8, "3", "8*1"},
		{2, "100x100", "1*100 2*50"}, // a tie: the larger extent goes to the last dimension
		{2, "101x100", "1*101 2*50"}, // nearly one
		{2, "110x100", "2*55 1*100"},
	} {
		if got := grids(t, c.images, []string{c.layout}); got[0] != c.want {
			t.Errorf("%s on %d images: %q, want %q", c.layout, c.images, got, c.want)
		}
	}
}

// planned is the same line from the compiler's own choice.
func planned(images int64, extents, fixed []int64) string {
	var parts []string
	for k, g := range plan.ChooseGrid(images, extents, fixed) {
		parts = append(parts, fmt.Sprintf("%d*%d", g, plan.BlockOf(extents[k], g, fixed[k], 0)))
	}
	return strings.Join(parts, " ")
}

// multiPlanned is the same line for MULTI, with a sum over the owners of the tiles.
func multiPlanned(images int64, extents []int64) string {
	x := plan.NewMulti(images, plan.ChooseTiles(images, extents))
	tile, sum := make([]int64, len(extents)), int64(0)
	for range x.Count() {
		sum = (sum*31 + x.Owner(tile)) % 1000003
		for k := range tile {
			if tile[k]++; tile[k] < x.Tiles[k] {
				break
			}
			tile[k] = 0
		}
	}
	var parts []string
	for k, b := range x.Tiles {
		n := plan.BlockOf(extents[k], b, 0, 0)
		if k == len(extents)-1 {
			n = sum
		}
		parts = append(parts, fmt.Sprintf("%d*%d", b, n))
	}
	return strings.Join(parts, " ")
}

// Plans and runs deal the same tiles.
func TestMultiEqualsPlan(t *testing.T) {
	t.Parallel()
	sizes := []int64{0, 3, 60, 1000}
	for _, images := range []int{1, 2, 4, 6, 8, 9, 12, 16} {
		var layouts, want []string
		for _, a := range sizes {
			for _, b := range sizes {
				layouts = append(layouts, fmt.Sprintf("m%dx%d", a, b), fmt.Sprintf("m%dx%dx33", b, a))
				want = append(want, multiPlanned(int64(images), []int64{a, b}), multiPlanned(int64(images), []int64{b, a, 33}))
			}
		}
		if got := grids(t, images, layouts); !slices.Equal(got, want) {
			t.Errorf("%d images: runtime %q, plan %q", images, got, want)
		}
	}
}

// Plans and runs choose the same grids.
func TestGridEqualsPlan(t *testing.T) {
	t.Parallel()
	sizes := []int64{0, 1, 5, 60, 64, 1000}
	for _, images := range []int{1, 4, 6, 8, 12} {
		var layouts, want []string
		for _, a := range sizes {
			for _, b := range sizes {
				layouts = append(layouts, fmt.Sprintf("%dx%d", a, b), fmt.Sprintf("%dx%dx33", b, a), fmt.Sprintf("%dx%d/1x17", a, b), fmt.Sprintf("%d/3x%d/5", a, b))
				want = append(want, planned(int64(images), []int64{a, b}, []int64{0, 0}),
					planned(int64(images), []int64{b, a, 33}, []int64{0, 0, 0}),
					planned(int64(images), []int64{a, b, 17}, []int64{0, 1, 0}), planned(int64(images), []int64{a, b}, []int64{3, 5}))
			}
		}
		if got := grids(t, images, layouts); !slices.Equal(got, want) {
			for i := range got {
				if i < len(want) && got[i] != want[i] {
					t.Errorf("%d images, %s: runtime %s, plan %s", images, layouts[i], got[i], want[i])
				}
			}
		}
	}
}
