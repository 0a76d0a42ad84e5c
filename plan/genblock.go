package plan

import (
	"fmt"
	"strings"
)

// firstCells is the table of a GEN_BLOCK dimension: the first cells of the tiles, and hi+1. Neighbouring blocks are one where
// there are fewer images than sizes.
func firstCells(lo, hi int64, sizes []int64, grid int64) []int64 {
	joined := ceilDiv(int64(len(sizes)), grid)
	cell, end := lo, max(lo, hi+1)
	var out []int64
	for t := range grid {
		out = append(out, cell)
		for i := t * joined; i < min((t+1)*joined, int64(len(sizes))); i++ {
			cell = min(end, cell+sizes[i])
		}
	}
	return append(out, end)
}

// tileIn is the tile of a coordinate in a GEN_BLOCK dimension; an empty one stands after all cells.
func (in *Instance) tileIn(g int, coord int64) (start, extent int64) {
	first := in.First[g]
	if coord >= in.Grid[g] || first[coord] == first[coord+1] {
		return first[in.Grid[g]], 1
	}
	return first[coord], first[coord+1] - first[coord]
}

// ownerIn is the coordinate whose tile holds a cell.
func (in *Instance) ownerIn(g int, cell int64) int64 {
	for c := in.Grid[g] - 1; c > 0; c-- {
		if in.First[g][c] <= cell {
			return c
		}
	}
	return 0
}

// Extent is the extent of an image's tile in each dimension.
func (in *Instance) Extent(image int) []int64 {
	out := append([]int64(nil), in.Block...)
	for g := range out {
		if in.First[g] != nil {
			_, out[g] = in.tileIn(g, in.Coord(image, g))
		}
	}
	return out
}

// tiles is the text of the tile extents.
func (in *Instance) tiles() string {
	var parts []string
	for g, b := range in.Block {
		text := fmt.Sprint(b)
		if first := in.First[g]; first != nil {
			var sizes []string
			for c := range in.Grid[g] {
				sizes = append(sizes, fmt.Sprint(first[c+1]-first[c]))
			}
			text = "(" + strings.Join(sizes, ",") + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " x ")
}

// setTiles gives the variables of a layout's tiles their values for an image as the receiver.
func (in *Instance) setTiles(l *Layout, image int, env map[string]int64) {
	in.setPlace(l, in.placesOf(image)[0], env)
	for g, d := range l.Dims {
		env[d.B] = in.Extent(image)[g]
	}
}

// setSender does so for an image as the sender.
func (in *Instance) setSender(l *Layout, image int, env map[string]int64) {
	starts, extents := in.Start(image), in.Extent(image)
	for g, d := range l.Dims {
		env[d.W] = starts[g]
		if d.C != "" {
			env[d.C] = extents[g]
		}
	}
}
