package main

import (
	"path/filepath"
	"testing"
)

// TestNeighboursThatWrap wants a step of the lattice Boltzmann method on a torus, with distances from tables, to move what the tiles lack
// and no more: of three velocities one line of 21 cells over each of the two sides of a tile, and the line of walls once.
func TestNeighboursThatWrap(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "-o", exe, "../../testdata/hpf/lattice_boltzmann.hpf")
	for _, images := range []int{2, 4} {
		var got traffic
		for _, x := range countedRuns(t, exe, images) {
			got.messages += x.messages
			got.bytes += x.bytes
		}
		sides := int64(2 * images)
		want := traffic{2 * sides, sides * (3*21*8 + 21*4)}
		if got != want {
			t.Errorf("%d images: %+v in a step and before the first, want %+v", images, got, want)
		}
	}
}
