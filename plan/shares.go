package plan

// tileShare is what the image at a coordinate of a grid dimension owns of a box in a dimension of the array.
type tileShare struct{ coord, elements int64 }

// spread is how the elements of a box are spread over the coordinates of a grid dimension: over how many, and of all and of
// those other than the receiver's own the smallest and the largest share.
type spread struct {
	owners, elements, own int64
	least, greatest       int64
	leastB, greatestB     int64 // of the others; 0 for none
}

// count adds the messages to a receiver.
func (r *receivers) count(receiver int) error {
	switch {
	case len(r.wanted) == 0:
		return nil
	case len(r.wanted) == 1 && r.isRegular():
		r.countBox(r.wanted[0])
	default:
		clear(r.sums)
		for _, box := range r.wanted {
			r.addOwners(receiver, box)
		}
		for _, n := range r.sums {
			r.total.add(n * r.x.Array.ElemBytes)
		}
	}
	if r.work++; r.work > maxWork {
		return errWork
	}
	return nil
}

// isRegular reports whether tiles of one extent are dealt along all dimensions, of which each takes consecutive elements.
func (r *receivers) isRegular() bool {
	for _, d := range r.x.Array.Dims {
		if d.Grid >= 0 && (r.array.First[d.Grid] != nil || d.Coef != 1) {
			return false
		}
	}
	return true
}

// ends are those of a box in dimension k within the array, or within all tiles.
func (r *receivers) ends(k int, box region) (lo, hi int64) {
	lo, hi = box[k][0], box[k][1]
	if r.bounds != nil {
		return max(lo, r.bounds[k][0]), min(hi, r.bounds[k][1])
	}
	if d := r.x.Array.Dims[k]; d.Grid >= 0 {
		in, g := r.array, d.Grid
		end := in.Lo[g] + in.Block[g]*in.Grid[g]
		if in.First[g] != nil {
			end = in.First[g][in.Grid[g]]
		}
		return max(lo, in.Lo[g]-d.Offset), min(hi, end-1-d.Offset)
	}
	return lo, hi
}

// isPlaced reports whether the receiver is where the array, or the copy of it for a receiver, stands along the grid dimensions in which no
// dimension of it lies.
func (r *receivers) isPlaced() bool {
	for g, c := range r.fixed {
		at := r.coords[0][g]
		if at == r.array.Grid[g] || c >= 0 && c != at {
			return false
		}
	}
	return true
}

// countBox counts a box whose elements are spread over owners in each dimension alike: their shares are products.
func (r *receivers) countBox(box region) {
	messages, elements, own, free := int64(1), int64(1), int64(1), int64(1)
	r.along = r.along[:0]
	for k, d := range r.x.Array.Dims {
		lo, hi := r.ends(k, box)
		if lo > hi {
			return
		}
		if d.Grid < 0 {
			free *= hi - lo + 1
			continue
		}
		s := r.spread(d, lo+d.Offset, hi+d.Offset)
		messages, elements, own = messages*s.owners, elements*s.elements, own*s.own
		r.along = append(r.along, s)
	}
	if own > 0 && r.isPlaced() {
		messages, elements = messages-1, elements-own
	} else {
		r.along = append(r.along, oneOwner(1, false))
		for i, s := range r.along {
			r.along[i].leastB, r.along[i].greatestB = s.least, s.greatest
		}
	}
	if messages == 0 {
		return
	}
	least, greatest := extremes(r.along)
	size := free * r.x.Array.ElemBytes
	if r.total.Messages == 0 || least*size < r.total.LeastB {
		r.total.LeastB = least * size
	}
	r.total.GreatestB = max(r.total.GreatestB, greatest*size)
	r.total.Messages += messages
	r.total.Bytes += elements * size
}

// extremes are the smallest and the largest product of shares of which at least one is not the receiver's own.
func extremes(along []spread) (least, greatest int64) {
	for i, other := range along {
		if other.greatestB == 0 {
			continue
		}
		low, high := other.leastB, other.greatestB
		for k, s := range along {
			if k != i {
				low, high = low*s.least, high*s.greatest
			}
		}
		if greatest == 0 || low < least {
			least = low
		}
		greatest = max(greatest, high)
	}
	return least, greatest
}

// spread finds it for the cells lo..hi of the grid dimension of d.
func (r *receivers) spread(d Alignment, lo, hi int64) spread {
	in, g := r.array, d.Grid
	first, last := (lo-in.Lo[g])/in.Block[g], (hi-in.Lo[g])/in.Block[g]
	self := r.coords[0][g]
	if c := first % in.Grid[g]; first == last {
		return oneOwner(hi-lo+1, c == self)
	}
	s := spread{owners: min(in.Grid[g], last-first+1), elements: hi - lo + 1}
	see := func(c int64) {
		n := in.cells(g, c, lo, hi)
		switch {
		case n == 0:
		case c == self:
			s.least, s.greatest, s.own = lesser(s.least, n), max(s.greatest, n), n
		default:
			s.least, s.greatest = lesser(s.least, n), max(s.greatest, n)
			s.leastB, s.greatestB = lesser(s.leastB, n), max(s.greatestB, n)
		}
	}
	if self < in.Grid[g] {
		see(self)
	}
	const beside = 2 // shares differ only near both ends of a box; one more is looked at, as the receiver may be among them
	if last-first <= 2*beside {
		for b := first; b <= last; b++ {
			see(b % in.Grid[g])
		}
		return s
	}
	for b := range int64(2*beside + 1) {
		see(modulo(first+b-beside, in.Grid[g]))
		see(modulo(last+b-beside, in.Grid[g]))
	}
	return s
}

func oneOwner(n int64, self bool) spread {
	if self {
		return spread{owners: 1, elements: n, own: n, least: n, greatest: n}
	}
	return spread{owners: 1, elements: n, least: n, greatest: n, leastB: n, greatestB: n}
}

// lesser is the smaller one of two numbers, of which the first is 0 if there is none yet.
func lesser(a, b int64) int64 {
	if a == 0 {
		return b
	}
	return min(a, b)
}

// addOwners adds what each owner of a part of a box sends.
func (r *receivers) addOwners(receiver int, box region) {
	for k, d := range r.x.Array.Dims {
		lo, hi := r.ends(k, box)
		if lo > hi {
			return
		}
		r.shares[k] = r.shares[k][:0]
		if d.Grid < 0 {
			r.shares[k] = append(r.shares[k], tileShare{0, hi - lo + 1})
			continue
		}
		r.share(k, d, lo, hi)
	}
	image, step := int64(0), int64(1)
	var steps [32]int64
	for g, n := range r.array.Grid {
		steps[g] = step
		switch c := r.fixed[g]; {
		case c >= 0:
			image += c * step
		case c == -2:
			image += r.coords[0][g] % n * step
		}
		step *= n
	}
	r.addImages(receiver, 0, image, 1, steps[:])
}

// addImages goes through the owners in the dimensions from k on.
func (r *receivers) addImages(receiver, k int, image, elements int64, steps []int64) {
	if k == len(r.shares) {
		if r.work++; image != int64(receiver) {
			r.sums[image] += elements
		}
		return
	}
	step := int64(0)
	if g := r.x.Array.Dims[k].Grid; g >= 0 {
		step = steps[g]
	}
	for _, s := range r.shares[k] {
		if r.work > maxWork {
			return
		}
		r.addImages(receiver, k+1, image+s.coord*step, elements*s.elements, steps)
	}
}

// share lists the coordinates that own some of the indices lo..hi of dimension k.
func (r *receivers) share(k int, d Alignment, lo, hi int64) {
	in, g := r.array, d.Grid
	if d.Coef != 1 && d.Coef != -1 {
		r.work += hi - lo + 1
		for i := lo; i <= hi && r.work <= maxWork; i++ {
			c := in.Owner(g, d.Coef*i+d.Offset)
			if n := len(r.shares[k]); n > 0 && r.shares[k][n-1].coord == c {
				r.shares[k][n-1].elements++
			} else {
				r.shares[k] = append(r.shares[k], tileShare{c, 1})
			}
		}
		return
	}
	one, other := d.Coef*lo+d.Offset, d.Coef*hi+d.Offset
	from, to := min(one, other), max(one, other)
	first, last := int64(0), in.Grid[g]-1
	if in.First[g] == nil {
		first, last = (from-in.Lo[g])/in.Block[g], (to-in.Lo[g])/in.Block[g]
		last = min(last, first+in.Grid[g]-1)
	}
	r.work += last - first + 1
	for b := first; b <= last && r.work <= maxWork; b++ {
		c := b % in.Grid[g]
		if n := in.cells(g, c, from, to); n > 0 {
			r.shares[k] = append(r.shares[k], tileShare{c, n})
		}
	}
}
