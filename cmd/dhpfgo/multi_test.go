package main

import (
	"path/filepath"
	"strconv"
	"testing"
)

// TestSweepsByHyperplanes wants each sweep over multipartitioned arrays to send one message for each image and each pair of neighbouring
// hyperplanes of tiles, with the elements on one side of these.
func TestSweepsByHyperplanes(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/map_multi_adi2d.hpf")
	for _, images := range []int{2, 3, 4} {
		n := int64(images)
		runs := countedRuns(t, exe, images)
		for id := 1; id <= 4; id++ {
			want := traffic{n * (n - 1), (n - 1) * 13 * 4}
			if got := runs[strconv.Itoa(id)]; got != want {
				t.Errorf("%d images, exchange %d moves %+v a sweep, want %+v", images, id, got, want)
			}
		}
	}
}

// TestStencilOfTiles wants a stencil over multipartitioned arrays to send one message to each neighbour for all tiles.
func TestStencilOfTiles(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/map_multi_stencil.hpf")
	if got := countedRuns(t, exe, 4)["1"]; got.messages != 4*2 {
		t.Errorf("%+v, want 2 messages of each of 4 images", got)
	}
}

// TestRimsOfTiles wants what is made of u to be computed in the rims of tiles of 4 cells, and private lines of which elements are sums of
// others in their line to need no place in tiles: in each of 4 steps one message to each of two neighbours, with the cells of u beside tiles.
func TestRimsOfTiles(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/map_multi_rims.hpf")
	var sum traffic
	for _, one := range countedRuns(t, exe, 4) {
		sum.messages, sum.bytes = sum.messages+one.messages, sum.bytes+one.bytes
	}
	if want := (traffic{4 * 2, (5*13 + 6*11) * 3 * 8}); sum != want {
		t.Errorf("a step moves %+v, want %+v", sum, want)
	}
}

// TestPlanesInTiles wants solvers with private planes to run a hyperplane of tiles at a time: one message of each image for all arrays
// of a sweep, with one element for each line, or two.
func TestPlanesInTiles(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/map_multi_planes.hpf")
	const alongX, alongY, alongZ = 8 * 8 * 6, 8 * 10 * 6, 8 * 10 * 10 // bytes of a value for each line
	runs := countedRuns(t, exe, 4)
	for k, bytes := range []int64{alongX, 2 * alongX, 2 * alongX, alongY, alongY, alongY, 2 * alongZ, alongZ, alongZ} {
		want := traffic{4, bytes}
		if got := runs[strconv.Itoa(k+2)]; got != want {
			t.Errorf("exchange %d moves %+v a sweep, want %+v", k+2, got, want)
		}
	}
}
