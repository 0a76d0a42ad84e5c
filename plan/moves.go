package plan

import (
	"errors"
	"fmt"
	"slices"
)

// Section is lo:hi:step in each dimension of an array.
type Section struct{ Lo, Hi, Step []int64 }

// trips is the number of elements of a section in dimension k.
func (s Section) trips(k int) int64 {
	if s.Step[k] == 0 {
		return 0
	}
	return max(0, (s.Hi[k]-s.Lo[k]+s.Step[k])/s.Step[k])
}

// placed is an array on a number of images.
type placed struct {
	array  *Array
	in     *Instance
	bounds region
}

func (a *Array) on(images int, values map[string]int64) (placed, error) {
	in, err := a.Layout.On(images, values)
	if err != nil {
		return placed{}, err
	}
	bounds, err := a.bounds(values)
	return placed{a, in, bounds}, err
}

// isIn reports whether an image is one of the grid, and in the grid dimensions in which the whole array is in one cell that of the cell.
func (p placed) isIn(image int) bool {
	if p.in.places != nil {
		return image < len(p.in.places)
	}
	for g, n := range p.in.Grid {
		if p.in.Coord(image, g) == n {
			return false
		}
		for _, c := range p.array.Cells {
			if c.Grid == g && p.in.Coord(image, g) != p.in.Owner(g, c.Cell) {
				return false
			}
		}
	}
	return true
}

// gives reports whether a receiver gets elements from a sender, as far as the grid dimensions say along which no dimension of the array
// lies: of several copies that at the receiver's coordinate, or the first for one outside of the grid.
func (p placed) gives(sender, receiver int) bool {
	if p.in.places != nil || !p.isIn(sender) {
		return p.isIn(sender)
	}
	for g, n := range p.in.Grid {
		fixed := slices.ContainsFunc(p.array.Dims, func(d Alignment) bool { return d.Grid == g }) ||
			slices.ContainsFunc(p.array.Cells, func(c Cell) bool { return c.Grid == g })
		if !fixed && p.in.Coord(sender, g) != p.in.Coord(receiver, g)%n {
			return false
		}
	}
	return true
}

// owner is the coordinate that owns index i of dimension k, 0 where that is not distributed.
func (p placed) owner(k int, i int64) int64 {
	d := p.array.Dims[k]
	if d.Grid < 0 {
		return 0
	}
	return p.in.Owner(d.Grid, d.Coef*i+d.Offset)
}

// coord is the coordinate of a place of an image that matters for dimension k.
func (p placed) coord(place, k int) int64 {
	if g := p.array.Dims[k].Grid; g >= 0 {
		return p.in.Coord(place, g)
	}
	return 0
}

var errElements = errors.New("is counted index by index, which would take too long here")

// Gathered counts what the owners of a section send to image 1; with Back image 1 sends it, to all copies.
func (a *Array) Gathered(images int, values map[string]int64, s Section, back bool) (Traffic, error) {
	var t Traffic
	p, err := a.on(images, values)
	if err != nil {
		return t, err
	}
	owned, err := p.ownedOf(s)
	if err != nil {
		return t, err
	}
	for r := 1; r < images; r++ {
		if back && !p.isIn(r) || !back && !p.gives(r, images) {
			continue
		}
		total := int64(0)
		for _, place := range p.in.placesOf(r) {
			n := int64(1)
			for k := range a.Dims {
				n *= owned[k][p.coord(place, k)]
			}
			total += n
		}
		t.add(total * a.ElemBytes)
	}
	return t, nil
}

// ownedOf counts for each dimension how many elements of a section each coordinate owns.
func (p placed) ownedOf(s Section) ([]map[int64]int64, error) {
	var out []map[int64]int64
	for k := range p.array.Dims {
		of, n := map[int64]int64{}, s.trips(k)
		if n > maxWork {
			return nil, errElements
		}
		if p.array.Dims[k].Grid < 0 {
			of[0] = n
			n = 0
		}
		for i := range n {
			of[p.owner(k, s.Lo[k]+i*s.Step[k])]++
		}
		out = append(out, of)
	}
	return out, nil
}

// pieceBytes is how much of a section the runtime's input and output moves at once.
const pieceBytes = 1 << 20

// Pieces cuts a section as input and output move it: whole dimensions while there is room for them, parts of the next one, and single
// indices of those after.
func (a *Array) Pieces(s Section) []Section {
	room, below, cut := pieceBytes/max(1, a.ElemBytes)+1, int64(1), 0
	last := len(s.Lo) - 1
	for ; cut < last && below*s.trips(cut) <= room; cut++ {
		below *= s.trips(cut)
	}
	for k := range s.Lo {
		if s.trips(k) == 0 {
			return nil
		}
	}
	run := max(1, room/max(1, below))
	out := []Section{s}
	for k := cut; k <= last; k++ {
		step := int64(1)
		if k == cut {
			step = run
		}
		var next []Section
		for _, x := range out {
			for first := int64(0); first < s.trips(k); first += step {
				y := Section{slices.Clone(x.Lo), slices.Clone(x.Hi), x.Step}
				y.Lo[k] = s.Lo[k] + first*s.Step[k]
				y.Hi[k] = s.Lo[k] + (min(first+step, s.trips(k))-1)*s.Step[k]
				next = append(next, y)
			}
		}
		out = next
	}
	return out
}

// Whole is the section of all elements.
func (a *Array) Whole(values map[string]int64) (Section, error) {
	bounds, err := a.bounds(values)
	s := Section{}
	for _, b := range bounds {
		s.Lo, s.Hi, s.Step = append(s.Lo, b[0]), append(s.Hi, b[1]), append(s.Step, 1)
	}
	return s, err
}

// Elements is the number of elements of a section.
func (s Section) Elements() int64 {
	n := int64(1)
	for k := range s.Lo {
		n *= s.trips(k)
	}
	return n
}

// Copied counts what moves when all elements of one array are copied to their places in another of the same shape: each image gets
// what it holds, all copies, from their owners.
func Copied(to, from *Array, images int, values map[string]int64) (Traffic, error) {
	var t Traffic
	x, err := to.on(images, values)
	if err != nil {
		return t, err
	}
	y, err := from.on(images, values)
	if err != nil {
		return t, err
	}
	if images > maxPairwise {
		if e := copying(x, y); e != nil {
			return (&Plan{}).Count(e, images, values)
		}
		return t, fmt.Errorf("is counted pair by pair, for at most %d images", maxPairwise)
	}
	both, err := overlap(x, y)
	if err != nil {
		return t, err
	}
	for r := range images {
		for s := range images {
			if r != s && x.isIn(r) && y.gives(s, r) {
				t.add(pairElements(x, y, both, r, s) * to.ElemBytes)
			}
		}
	}
	return t, nil
}

// overlap counts for each dimension how many indices a coordinate of one array and a coordinate of the other own.
func overlap(x, y placed) ([]map[[2]int64]int64, error) {
	var out []map[[2]int64]int64
	for k, b := range x.bounds {
		of := map[[2]int64]int64{}
		shift := y.bounds[k][0] - b[0]
		if b[1]-b[0] > maxWork {
			return nil, errElements
		}
		for i := b[0]; i <= b[1]; i++ {
			of[[2]int64{x.owner(k, i), y.owner(k, i+shift)}]++
		}
		out = append(out, of)
	}
	return out, nil
}

// pairElements is what receiver r gets from sender s.
func pairElements(x, y placed, both []map[[2]int64]int64, r, s int) int64 {
	total := int64(0)
	for _, to := range x.in.placesOf(r) {
		for _, from := range y.in.placesOf(s) {
			n := int64(1)
			for k := range both {
				n *= both[k][[2]int64{x.coord(to, k), y.coord(from, k)}]
			}
			total += n
		}
	}
	return total
}
