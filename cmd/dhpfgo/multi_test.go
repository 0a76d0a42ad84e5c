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
