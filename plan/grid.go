package plan

import (
	"math"
	"slices"
)

// ChooseGrid arranges images over the dimensions of a layout. Dimensions with fixed[g] > 0 keep that extent; the images
// left over are factored over the others so that the busiest tile has the least surface to other images:
//
//	minimise  sum over g of  min(2, p_g - 1) * prod_{h != g} ceil(n_h / p_h)
//
// Among those that are within a sixteenth of the least, the larger extent in the last dimension is taken, whose faces are contiguous: arrays of
// nearly equal extents, such as a staggered grid's, are then cut alike. Where the fixed extents need more
// images than there are, neighbouring processors share an image, see fold. The runtime's grid.c makes the same choice.
func ChooseGrid(images int64, extents, fixed []int64) []int64 {
	needed, free := int64(1), 0
	grid := make([]int64, len(extents))
	for g, f := range fixed {
		if f > 0 {
			grid[g] = f
			needed = min(images+1, needed*min(f, images+1))
		} else {
			free++
		}
	}
	if needed > images {
		return foldGrid(images, extents, fixed)
	}
	left := images / needed
	if free == 0 {
		return grid
	}
	least := int64(math.MaxInt64)
	factor(grid, fixed, len(grid)-1, left, free, func(g []int64) { least = min(least, surface(g, extents)) })
	var best []int64
	factor(grid, fixed, len(grid)-1, left, free, func(g []int64) {
		if best == nil && surface(g, extents) <= least+least/16 {
			best = slices.Clone(g)
		}
	})
	return best
}

// foldGrid arranges images for more processors than there are: the grid whose busiest image has the fewest processors, and
// of these the one of least surface.
func foldGrid(images int64, extents, fixed []int64) []int64 {
	grid := make([]int64, len(fixed))
	var best []int64
	least, cost := math.Inf(1), int64(0)
	var try func(g int, left int64, busiest float64)
	try = func(g int, left int64, busiest float64) {
		if g < 0 {
			if c := surface(grid, extents); busiest < least || busiest == least && c < cost {
				least, cost = busiest, c
				best = append([]int64(nil), grid...)
			}
			return
		}
		most := max(1, fixed[g])
		for h := min(most, left); h >= 1; h-- {
			grid[g] = h
			try(g-1, left/h, busiest*float64(ceilDiv(most, h)))
		}
	}
	try(len(fixed)-1, images, 1)
	return best
}

// BlockOf is the extent of a BLOCK tile: on a grid of fewer images than the arrangement has processors the blocks of
// neighbours, which share an image, are one.
func BlockOf(extent, grid, fixed, size int64) int64 {
	if size > 0 {
		return size * max(1, ceilDiv(ceilDiv(max(0, extent), size), grid))
	}
	processors := max(fixed, grid)
	return max(1, ceilDiv(max(0, extent), processors)*ceilDiv(processors, grid))
}

// factor calls f for every way to write `left` as a product over the free dimensions 0..g, larger factors of the last
// dimension first.
func factor(grid, fixed []int64, g int, left int64, free int, f func([]int64)) {
	for g >= 0 && fixed[g] > 0 {
		g--
	}
	if free == 1 {
		grid[g] = left
		f(grid)
		return
	}
	for _, d := range divisors(left) {
		grid[g] = d
		factor(grid, fixed, g-1, left/d, free-1, f)
	}
}

// divisors lists those of a number, the largest first.
func divisors(n int64) []int64 {
	var large, small []int64
	for d := int64(1); d*d <= n; d++ {
		if n%d != 0 {
			continue
		}
		large = append(large, n/d)
		if d*d < n {
			small = append(small, d)
		}
	}
	slices.Reverse(small)
	return append(large, small...)
}

// surface is the halo surface of the busiest tile: one side of a dimension cut in two, both sides otherwise.
func surface(grid, extents []int64) int64 {
	sum := int64(0)
	for g, p := range grid {
		if p <= 1 {
			continue
		}
		face := int64(1)
		for h, n := range extents {
			if h != g {
				face *= max(0, ceilDiv(n, grid[h]))
			}
		}
		sum += min(2, p-1) * face
	}
	return sum
}
