package plan

// With grids of several dimensions, or several tiles an image, the images that want something are no interval. What is known of one
// coordinate alone decides for a whole line of images: where each box is empty for its tiles, whatever those in the other dimensions are,
// the line is passed over.

// alive says for each layout, grid dimension and coordinate which is the first from there on whose images may want something, the extent of
// the grid if there is none. It is nil where images are not so many more than coordinates that this pays.
type alive [][][]int64

// coordinatesPay is how many images there are for a coordinate, at least, where coordinates are looked at by themselves.
const coordinatesPay = 2

func (r *receivers) alive(images int) alive {
	all := int64(0)
	for _, p := range r.placed {
		for _, n := range p.in.Grid {
			all += n
		}
	}
	if all*coordinatesPay > int64(images) {
		return nil
	}
	ranges := r.ranges()
	var out alive
	slot := 0
	for l, p := range r.placed {
		out = append(out, make([][]int64, len(p.in.Grid)))
		for g, extent := range p.in.Grid {
			next := make([]int64, extent+1)
			next[extent] = extent
			whole := [2][2]int64{ranges[slot], ranges[slot+1]}
			for c := extent - 1; c >= 0; c-- {
				ranges[slot], ranges[slot+1] = r.tilesAt(p, g, c)
				if next[c] = c; !r.mayHold(ranges) {
					next[c] = next[c+1]
				}
			}
			ranges[slot], ranges[slot+1] = whole[0], whole[1]
			out[l][g] = next
			slot += 2
		}
	}
	return out
}

// ranges are those of all slots, over all tiles of all images.
func (r *receivers) ranges() (out [][2]int64) {
	for _, p := range r.placed {
		for g := range p.in.Grid {
			start, extent := [2]int64{p.in.Lo[g], p.in.Hi[g] + 1}, [2]int64{p.in.Block[g], p.in.Block[g]}
			if p.in.First[g] != nil {
				extent[0] = 1
			} else {
				tiles := max(p.in.Grid[g], ceilDiv(p.in.Hi[g]-p.in.Lo[g]+1, p.in.Block[g]))
				start[1] = p.in.Lo[g] + p.in.Block[g]*tiles
			}
			out = append(out, start, extent)
		}
	}
	return out
}

// tilesAt is where the tiles at a coordinate begin that are looked at, and their extent.
func (r *receivers) tilesAt(p placedLayout, g int, c int64) (start, extent [2]int64) {
	first, size := p.in.tileOf(g, c)
	start, extent = [2]int64{first, first}, [2]int64{size, size}
	for _, t := range r.x.Tiles {
		if t.Layout == p.layout && t.Dim == g && p.in.First[g] == nil {
			start[1] = max(first, p.in.Hi[g])
		}
	}
	return start, extent
}

// mayHold reports whether some box has elements for some values within ranges.
func (r *receivers) mayHold(ranges [][2]int64) bool {
	for i := range r.boxes {
		if r.boxes[i].mayHold(ranges) {
			return true
		}
	}
	return false
}

func (b *slottedBox) mayHold(ranges [][2]int64) bool {
	for i := range b.guards {
		if _, most := b.guards[i].within(ranges); most < 0 {
			return false
		}
	}
	for k := range b.lo {
		for i := range b.lo[k] {
			least, _ := b.lo[k][i].within(ranges)
			for j := range b.hi[k] {
				if _, most := b.hi[k][j].within(ranges); ceilDiv(least, b.lo[k][i].div) > floorDiv(most, b.hi[k][j].div) {
					return false
				}
			}
		}
	}
	return true
}

// within is the least and the most that it may be, before the division.
func (s *slotted) within(ranges [][2]int64) (least, most int64) {
	least, most = s.base, s.base
	for _, t := range s.terms {
		ends := ranges[t.slot]
		if t.coef < 0 {
			ends[0], ends[1] = ends[1], ends[0]
		}
		least, most = least+t.coef*ends[0], most+t.coef*ends[1]
	}
	return least, most
}

// dead is how many images from that at hand on want nothing, as far as its coordinates say.
func (a alive) dead(r *receivers) int64 {
	for l, next := range a {
		coords, grid := r.coords[l], r.placed[l].in.Grid
		stride := int64(1)
		for g := range grid {
			stride *= grid[g]
		}
		for g := len(grid) - 1; g >= 0 && coords[g] < grid[g]; g-- {
			stride /= grid[g]
			if to := next[g][coords[g]]; to > coords[g] {
				before := int64(0)
				for h, step := 0, int64(1); h < g; h++ {
					before += coords[h] * step
					step *= grid[h]
				}
				return stride*(to-coords[g]) - before
			}
		}
	}
	return 0
}

// moveTo gives the coordinates of an image.
func (r *receivers) moveTo(image int) {
	for l, p := range r.placed {
		for g := range r.coords[l] {
			r.coords[l][g] = p.in.Coord(image, g)
		}
	}
}
