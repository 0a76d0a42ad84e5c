package plan

// Tiles of MULTI are many, of which a box touches few. Who has these is looked up: asking each image for its tiles would take time in
// proportion to the square of the number of tiles.

// imagesOf is the image of each tile, as these are numbered in the grid; nil without MULTI.
func (in *Instance) imagesOf() []int {
	if in.places == nil {
		return nil
	}
	size := int64(1)
	for _, n := range in.Grid {
		size *= n
	}
	out := make([]int, size)
	for image, places := range in.places {
		for _, p := range places {
			out[p] = image
		}
	}
	return out
}

// sentByTiles is the number of wanted elements that each image owns, by hyperplanes.
func (c *ownerCount) sentByTiles(imageOf []int) map[int]map[int64]int64 {
	out := map[int]map[int64]int64{}
	for _, w := range c.wanted {
		c.touched(w.box, 0, 0, 1, 1, func(place, n int64) {
			image := imageOf[place]
			if out[image] == nil {
				out[image] = map[int64]int64{}
			}
			out[image][w.slab] += n
		})
	}
	return out
}

// touched calls f for each tile that has elements of a box, with their number, in the grid dimensions from g on.
func (c *ownerCount) touched(box region, g int, place, step, n int64, f func(place, n int64)) {
	if g == len(c.array.Grid) {
		for k, d := range c.x.Array.Dims {
			if d.Grid < 0 {
				n *= c.owned(0, k, max(box[k][0], c.bounds[k][0]), min(box[k][1], c.bounds[k][1]))
			}
		}
		if c.work++; n > 0 {
			f(place, n)
		}
		return
	}
	first, last, k := c.tilesOf(box, g)
	for t := first; t <= last; t++ {
		of := int64(1)
		if k >= 0 {
			from, to := c.cellsOf(box, k)
			of = c.array.cells(g, t, from, to)
		}
		if of > 0 {
			c.touched(box, g+1, place+t*step, step*c.array.Grid[g], n*of, f)
		}
	}
}

// tilesOf are those in grid dimension g that a box may touch, and the dimension of the array along it; all with -1 if there is none.
func (c *ownerCount) tilesOf(box region, g int) (first, last int64, k int) {
	in := c.array
	for k, d := range c.x.Array.Dims {
		if d.Grid == g {
			from, to := c.cellsOf(box, k)
			return max(0, (from-in.Lo[g])/in.Block[g]), min(in.Grid[g]-1, floorDiv(to-in.Lo[g], in.Block[g])), k
		}
	}
	return 0, in.Grid[g] - 1, -1
}

// cellsOf are those of a box within the array, in the template along dimension k.
func (c *ownerCount) cellsOf(box region, k int) (from, to int64) {
	d := c.x.Array.Dims[k]
	lo, hi := max(box[k][0], c.bounds[k][0]), min(box[k][1], c.bounds[k][1])
	if lo > hi {
		return 1, 0
	}
	one, other := d.Coef*lo+d.Offset, d.Coef*hi+d.Offset
	return min(one, other), max(one, other)
}

// isDealt reports whether the owners of all elements are found by tiles: with MULTI, where each tile has consecutive elements.
func (x *Exchange) isDealt() bool {
	for _, d := range x.Array.Dims {
		if d.Grid >= 0 && d.Coef != 1 && d.Coef != -1 {
			return false
		}
	}
	return x.Owners && x.Layouts[0].IsMulti()
}
