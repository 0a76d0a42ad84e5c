package plan

import "slices"

// Most images of a large run want nothing of an exchange of a loop's step. They are not asked one by one: where each image has one tile, and
// the tiles of images one after the other begin at equal distances, the ends of a box are linear in the image, so that the images for which
// none is empty lie between two.

// groups lists which images may want something, each from one up to another that is left out; those between them want nothing. Where grids
// have several dimensions of more than one coordinate, or images have several tiles or such of extents of their own, that is all of them.
func (r *receivers) groups(images int) [][2]int {
	var grids []int
	for _, p := range r.placed {
		g, ok := p.in.line()
		if !ok {
			return [][2]int{{0, images}}
		}
		grids = append(grids, int(min(int64(images), p.in.Grid[g])))
	}
	var out [][2]int
	from := 0
	slices.Sort(grids)
	for _, to := range append(grids, images) {
		if to > from {
			first, last := r.mayWant(from, to)
			out, from = append(out, [2]int{first, last}), to
		}
	}
	for _, c := range r.coords {
		clear(c)
	}
	return out
}

// line is the only dimension of the grid with more than one coordinate, the first if there is none; false if there are more, if an image has
// more than one tile, or if tiles have extents of their own.
func (in *Instance) line() (dim int, ok bool) {
	for g := range in.Grid {
		if in.Grid[g] > in.Grid[dim] {
			dim = g
		}
	}
	for g := range in.Grid {
		if in.First[g] != nil || g != dim && in.Grid[g] > 1 || in.Lo[g]+in.Block[g]*in.Grid[g] <= in.Hi[g] {
			return 0, false
		}
	}
	return dim, true
}

// mayWant narrows the images from one up to another, whose tiles begin at equal distances, to those for which some box may have elements.
func (r *receivers) mayWant(from, to int) (first, last int) {
	r.placeAt(from)
	r.tiles()
	start := slices.Clone(r.values)
	r.placeAt(min(from+1, to-1))
	r.tiles()
	slope := make([]int64, len(start))
	for i := range slope {
		slope[i] = r.values[i] - start[i]
	}
	first, last = to, from
	for i := range r.boxes {
		if lo, hi := r.boxes[i].span(start, slope, int64(to-from)); lo < hi {
			first, last = min(first, from+int(lo)), max(last, from+int(hi))
		}
	}
	return first, max(first, last)
}

// placeAt gives the coordinates of an image.
func (r *receivers) placeAt(image int) {
	for l, p := range r.placed {
		g, _ := p.in.line()
		clear(r.coords[l])
		if r.coords[l][g] = int64(image); int64(image) >= p.in.Grid[g] {
			copy(r.coords[l], p.in.Grid)
		}
	}
}

// span is the part of 0 .. n-1 without which, by values that grow by their slopes, a box is empty.
func (b *slottedBox) span(start, slope []int64, n int64) (from, to int64) {
	to = n
	narrow := func(at0, by int64) { // at0 + by*t >= 0
		switch {
		case by > 0:
			from = max(from, ceilDiv(-at0, by))
		case by < 0:
			to = min(to, floorDiv(at0, -by)+1)
		case at0 < 0:
			to = 0
		}
	}
	for i := range b.guards {
		narrow(b.guards[i].value(start), b.guards[i].rise(slope))
	}
	for k := range b.lo {
		for i := range b.lo[k] {
			for j := range b.hi[k] {
				lo, hi := &b.lo[k][i], &b.hi[k][j]
				narrow(hi.value(start)*lo.div-lo.value(start)*hi.div, hi.rise(slope)*lo.div-lo.rise(slope)*hi.div)
			}
		}
	}
	return from, to
}

// rise is by how much it grows, before the division, with values that grow by their slopes.
func (s *slotted) rise(slope []int64) int64 {
	v := int64(0)
	for _, t := range s.terms {
		v += t.coef * slope[t.slot]
	}
	return v
}
