package main

import (
	"path/filepath"
	"regexp"
	"testing"
)

// TestNeighboursThatWrap wants a step of the lattice Boltzmann method on a torus, with distances from tables, to move what the tiles lack
// and no more: of three velocities one line of 21 cells over each of the two sides of a tile, and the line of walls once.
func TestNeighboursThatWrap(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/lattice_boltzmann.hpf")
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

// TestShiftsInPlace counts what a program with CSHIFT in a function moves: for each call a message to each neighbour, which holds one line
// of elements, though a neighbour stands at both ends where two images share a dimension.
func TestShiftsInPlace(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/reaction_diffusion.hpf")
	const n, m, calls = 40, 24, 2 * 10
	for _, c := range []struct {
		images           int
		neighbours, line int64 // of an image, and the elements of all its sides
	}{{2, 1, 2 * m}, {4, 2, 2*n/2 + 2*m/2}} {
		stats := statistics(t, exe, c.images)
		total := regexp.MustCompile(`pgas: total: calls \d+, messages (\d+), bytes (\d+)`).FindStringSubmatch(stats)
		reduced := regexp.MustCompile(`pgas: reduce: calls \d+, messages (\d+), bytes (\d+)`).FindStringSubmatch(stats)
		got := traffic{number(t, total[1]) - number(t, reduced[1]), number(t, total[2]) - number(t, reduced[2])}
		images := int64(c.images)
		if want := (traffic{calls * images * c.neighbours, calls * images * c.line * 8}); got != want {
			t.Errorf("%d images: %+v, want %+v", c.images, got, want)
		}
	}
}
