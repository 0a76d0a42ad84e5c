package plan

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// TestMultipartitioning enumerates the tiles of every elementary partitioning: each hyperplane has as many tiles of each image, and the
// neighbours of an image's tiles in one direction belong to one image.
func TestMultipartitioning(t *testing.T) {
	for dims, most := range map[int]int64{2: 512, 3: 512, 4: 48} {
		checked := 0
		for images := int64(1); images <= most; images++ {
			one := false
			eachPartitioning(images, dims, func(tiles []int64) {
				x := NewMulti(images, slices.Clone(tiles))
				if x.Count() > 2_000 && (one || x.Count() > fewestTiles(images, dims)) {
					return // of those with many tiles one with the fewest
				}
				one = one || x.Count() > 2_000
				checked++
				if err := checkMulti(images, x); err != "" {
					t.Fatalf("%d images, tiles %v: %s", images, tiles, err)
				}
			})
		}
		if checked < int(most) {
			t.Errorf("%d dimensions: only %d partitionings", dims, checked)
		}
	}
}

func fewestTiles(images int64, dims int) int64 {
	least := int64(math.MaxInt64)
	eachPartitioning(images, dims, func(tiles []int64) { least = min(least, (&Multi{Tiles: tiles}).Count()) })
	return least
}

func checkMulti(images int64, x *Multi) string {
	d, n := len(x.Tiles), x.Count()
	owner := make([]int32, n)
	tile := make([]int64, d)
	counts := make([][]uint16, d) // by hyperplane and image
	for k := range d {
		counts[k] = make([]uint16, x.Tiles[k]*images)
	}
	for i := range n {
		o := x.Owner(tile)
		if o < 0 || o >= images {
			return fmt.Sprintf("tile %v belongs to %d", tile, o)
		}
		owner[i] = int32(o)
		for k := range d {
			counts[k][tile[k]*images+o]++
		}
		for k := 0; k < d; k++ {
			if tile[k]++; tile[k] < x.Tiles[k] {
				break
			}
			tile[k] = 0
		}
	}
	for k := range d {
		for i, c := range counts[k] {
			if want := n / x.Tiles[k] / images; int64(c) != want || c < 1 {
				return fmt.Sprintf("dimension %d, hyperplane %d: image %d has %d tiles, not %d", k, int64(i)/images, int64(i)%images, c, want)
			}
		}
	}
	step := int64(1)
	for k := range d {
		next := make([]int32, images)
		for i := range n {
			if i/step%x.Tiles[k] == x.Tiles[k]-1 {
				continue
			}
			if o := owner[i+step] + 1; next[owner[i]] == 0 {
				next[owner[i]] = o
			} else if next[owner[i]] != o {
				return fmt.Sprintf("dimension %d: image %d has the neighbours %d and %d", k, owner[i], next[owner[i]]-1, o-1)
			}
		}
		step *= x.Tiles[k]
	}
	return ""
}

// TestPartitioningsAreElementary compares with an exhaustive search: all numbers of tiles of which p divides the product of all but one, and
// none of which can be divided.
func TestPartitioningsAreElementary(t *testing.T) {
	for images := int64(1); images <= 40; images++ {
		got := map[string]bool{}
		eachPartitioning(images, 3, func(tiles []int64) { got[fmt.Sprint(tiles)] = true })
		valid := func(a, b, c int64) bool { return a*b%images == 0 && b*c%images == 0 && a*c%images == 0 }
		for a := int64(1); a <= images; a++ {
			for b := int64(1); b <= images; b++ {
				for c := int64(1); c <= images; c++ {
					want := valid(a, b, c) && !smallerTiles(valid, a, b, c)
					if key := fmt.Sprint([]int64{a, b, c}); want != got[key] {
						t.Fatalf("%d images, tiles %s: %v, not %v", images, key, got[key], want)
					}
				}
			}
		}
	}
}

func smallerTiles(valid func(a, b, c int64) bool, a, b, c int64) bool {
	for q := int64(2); q <= max(a, b, c); q++ {
		if a%q == 0 && valid(a/q, b, c) || b%q == 0 && valid(a, b/q, c) || c%q == 0 && valid(a, b, c/q) {
			return true
		}
	}
	return false
}

func TestChooseTiles(t *testing.T) {
	for _, c := range []struct {
		images  int64
		extents []int64
		want    string
	}{
		{1, []int64{100, 100}, "[1 1]"},
		{4, []int64{100, 100}, "[4 4]"},
		{6, []int64{100, 100}, "[6 6]"},
		{4, []int64{64, 64, 64}, "[2 2 2]"},
		{8, []int64{64, 64, 64}, "[2 4 4]"},
		{9, []int64{64, 64, 64}, "[3 3 3]"},
		{7, []int64{64, 64, 64}, "[1 7 7]"},
		{7, []int64{64, 2, 64}, "[7 1 7]"},
		{12, []int64{64, 64, 64}, "[2 6 6]"},
		{30, []int64{90, 90, 90}, "[6 10 15]"},
		{16, []int64{3, 64, 64}, "[4 4 4]"},
		{16, []int64{0, 0, 0}, "[4 4 4]"},
	} {
		if got := fmt.Sprint(ChooseTiles(c.images, c.extents)); got != c.want {
			t.Errorf("%d images, extents %v: tiles %s, not %s", c.images, c.extents, got, c.want)
		}
	}
}
