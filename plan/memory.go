package plan

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"dhpfgo/sets"
)

// Stored says what an image stores of an array dimension: the whole extent, or its tiles with a shadow.
type Stored struct {
	Whole  bool
	Lo, Hi int64 // widths of the shadow
}

// Memory is what each image stores of an array, in bytes: its own elements and their shadow, or the whole extent of some dimension.
// All images take as much as the one with the largest tile.
type Memory struct{ Owned, Shadow, Whole int64 }

// Bytes is all of it.
func (m Memory) Bytes() int64 { return max(m.Owned+m.Shadow, m.Whole) }

// Buffer is the receive buffer of an exchange: in dimension k by the tiles of grid dimension Grid[k] of a layout, or where that is -1 the
// range of indices that an image needs. First and Last number the statements before which it is filled and after which its memory is
// free.
type Buffer struct {
	Exchange    int // its number
	Layout      *Layout
	Grid        []int
	Reach       []int64 // how many cells further than the tiles
	Apart       bool    // it is never the array itself
	First, Last int
	Unit        int
	Loops       []Loop // around the exchange
}

// buffer is what takes the elements of an exchange, with those of the image itself; nil: the array.
func (x *Exchange) buffer() *Buffer {
	if i := slices.IndexFunc(x.Array.Buffers, func(b *Buffer) bool { return b.Exchange == x.ID }); i >= 0 {
		return x.Array.Buffers[i]
	}
	return nil
}

// Loop is a loop around an exchange: its variable and its bounds.
type Loop struct {
	Name   string
	Lo, Hi sets.Aff
}

// Memory gives what an image stores of an array on a number of images.
func (a *Array) Memory(images int, values map[string]int64) (Memory, error) {
	in, err := a.Layout.On(images, values)
	if err != nil {
		return Memory{}, err
	}
	bounds, err := a.bounds(values)
	if err != nil {
		return Memory{}, err
	}
	owned, all, whole, tiled := a.ElemBytes, a.ElemBytes, false, false
	for k, b := range bounds {
		d := a.Dims[k]
		own := max(0, b[1]-b[0]+1)
		stored := own
		if d.Grid >= 0 && in.Grid[d.Grid] > 1 {
			tile := (in.largest(d.Grid)-1)/max(d.Coef, -d.Coef) + 1
			own = min(own, tile*in.slots(d.Grid))
			if !a.Stored[k].Whole {
				stored = (tile + a.Stored[k].Lo + a.Stored[k].Hi) * in.slots(d.Grid)
				tiled = true
			}
			whole = whole || a.Stored[k].Whole
		}
		owned, all = owned*own, all*stored
	}
	if tiled && in.places != nil {
		owned, all = owned*int64(len(in.places[0])), all*int64(len(in.places[0]))
	}
	if whole {
		return Memory{Owned: owned, Whole: all}, nil
	}
	return Memory{Owned: owned, Shadow: max(0, all-owned)}, nil
}

func (a *Array) bounds(values map[string]int64) (out region, err error) {
	for _, d := range a.Dims {
		lo, errLo := value(d.Lo, values)
		hi, errHi := value(d.Hi, values)
		if errLo != nil || errHi != nil {
			return nil, fmt.Errorf("the bounds of %s are known only at run time", a.Name)
		}
		out = append(out, [2]int64{lo, hi})
	}
	return out, nil
}

// largest is the extent of the largest tile in grid dimension g.
func (in *Instance) largest(g int) int64 {
	if in.First[g] == nil {
		return min(in.Block[g], max(1, in.Hi[g]-in.Lo[g]+1))
	}
	most := int64(1)
	for c := range in.Grid[g] {
		most = max(most, in.First[g][c+1]-in.First[g][c])
	}
	return most
}

// slots is how many tiles an image has room for in grid dimension g.
func (in *Instance) slots(g int) int64 {
	if in.First[g] != nil {
		return 1
	}
	return max(1, ceilDiv(ceilDiv(in.Hi[g]-in.Lo[g]+1, in.Block[g]), in.Grid[g]))
}

// BufferBytes is the memory of the receive buffer of an exchange on each of a number of images: that for the longest ranges that an image
// needs which does not read in place, in any iteration of the loops around. Of many images, and of long loops, only some are looked at:
// those at the corners, beside them, and in the middle.
func (p *Plan) BufferBytes(x *Exchange, images int, values map[string]int64) (int64, error) {
	c, err := newOwnerCount(x, images, values)
	if err != nil {
		return 0, err
	}
	s := &bufferSize{c: c, x: x, extent: make([]int64, len(x.Array.Dims))}
	for _, receiver := range someImages(c.array, images) {
		if err := s.measure(receiver, x.buffer().Loops); err != nil {
			return 0, err
		}
	}
	return s.bytes(), nil
}

// bufferSize measures a buffer.
type bufferSize struct {
	c      *ownerCount
	x      *Exchange
	extent []int64 // the longest range in each dimension
	needed bool
}

// measure goes through iterations of the loops.
func (s *bufferSize) measure(receiver int, loops []Loop) error {
	if len(loops) == 0 {
		if err := s.c.want(receiver); err != nil {
			return err
		}
		s.take(receiver)
		return nil
	}
	lo, errLo := value(loops[0].Lo, s.c.env)
	hi, errHi := value(loops[0].Hi, s.c.env)
	if err := errors.Join(errLo, errHi); err != nil {
		return errors.New("depends on the iteration")
	}
	for _, v := range someOf(lo, hi) {
		s.c.env[loops[0].Name] = v
		if err := s.measure(receiver, loops[1:]); err != nil {
			return err
		}
	}
	return nil
}

// take widens the buffer for what the receiver wants now, in each hyperplane for itself.
func (s *bufferSize) take(receiver int) {
	hulls := map[int64]region{}
	for _, w := range s.c.wanted {
		hull := hulls[w.slab]
		if hull == nil {
			hull = slices.Clone(w.box)
			hulls[w.slab] = hull
		}
		for k, ends := range w.box {
			hull[k] = [2]int64{min(hull[k][0], ends[0]), max(hull[k][1], ends[1])}
		}
	}
	for slab, hull := range hulls {
		if s.isInPlace(receiver, slab, hull) {
			continue
		}
		s.needed = true
		for k, ends := range hull {
			s.extent[k] = max(s.extent[k], ends[1]-ends[0]+1)
		}
	}
}

// isInPlace reports whether an image reads what it wants from the array.
func (s *bufferSize) isInPlace(receiver int, slab int64, hull region) bool {
	b, a := s.x.buffer(), s.x.Array
	if b.Apart || !s.c.gives(receiver, receiver) {
		return false
	}
	for k, d := range a.Dims {
		sameTiles := b.Grid[k] >= 0 && b.Grid[k] == d.Grid && b.Layout == a.Layout && d.Coef == 1 && d.Offset == 0 && b.Reach[k] == 0 && !a.Stored[k].Whole
		if d.Grid >= 0 && s.c.array.Grid[d.Grid] > 1 && !a.Stored[k].Whole && s.c.array.slots(d.Grid) > 1 && hull[k][0] < hull[k][1] && !sameTiles {
			return false
		}
	}
	for _, w := range s.c.wanted {
		if w.slab != slab {
			continue
		}
		for k, ends := range w.box {
			if s.c.owned(receiver, k, ends[0], ends[1]) < ends[1]-ends[0]+1 {
				return false
			}
		}
	}
	return true
}

func (s *bufferSize) bytes() int64 {
	if !s.needed {
		return 0
	}
	b, n := s.x.buffer(), s.x.Array.ElemBytes
	in := s.c.placed.instance(b.Layout)
	if in.places != nil && slices.ContainsFunc(b.Grid, func(g int) bool { return g >= 0 && in.Grid[g] > 1 }) {
		n *= int64(len(in.places[0]))
	}
	for k, extent := range s.extent {
		switch g := b.Grid[k]; {
		case g < 0:
			n *= extent
		case in.Grid[g] == 1:
			n *= s.c.bounds[k][1] - s.c.bounds[k][0] + 1
		default:
			n *= (in.largest(g) + b.Reach[k]) * in.slots(g)
		}
	}
	return n
}

// someImages lists all images, of more than 64 those at both ends, beside these and in the middle of each grid dimension.
func someImages(in *Instance, images int) []int {
	all := []int{}
	if images <= 64 {
		for r := range images {
			all = append(all, r)
		}
		return all
	}
	all = append(all, 0)
	step := 1
	for _, n := range in.Grid {
		var next []int
		for _, c := range someOf(0, n-1) {
			for _, r := range all {
				next = append(next, r+int(c)*step)
			}
		}
		all, step = next, step*int(n)
	}
	return all
}

// someOf lists lo..hi, of more than eight the ends, what is beside them, and some between.
func someOf(lo, hi int64) []int64 {
	const few = 8
	some := map[int64]bool{}
	for k := range int64(few + 1) {
		some[lo+(hi-lo)*k/few] = true
	}
	some[lo+1], some[hi-1] = true, true
	maps.DeleteFunc(some, func(v int64, _ bool) bool { return v < lo || v > hi })
	return slices.Sorted(maps.Keys(some))
}

// Total is the memory of an image for all arrays and for all receive buffers. Buffers that are not in use at the same time share theirs as
// they do in the runtime (pgasrt/hpf/buffer.c): a buffer takes the smallest room that is free and large enough, else the largest free one,
// which grows. What is not known before the run is left out, and said by known.
func (p *Plan) Total(images int, values map[string]int64) (arrays, buffers int64, known bool) {
	known = true
	for _, a := range p.Arrays {
		m, err := a.Memory(images, values)
		known = known && err == nil
		arrays += m.Bytes()
	}
	var rooms []room
	users := slices.DeleteFunc(slices.Clone(p.Exchanges), func(x *Exchange) bool { return x.buffer() == nil })
	slices.SortStableFunc(users, func(x, y *Exchange) int { // as the run comes to them
		return cmp.Or(cmp.Compare(x.buffer().Unit, y.buffer().Unit), cmp.Compare(x.buffer().First, y.buffer().First))
	})
	for _, x := range users {
		bytes, err := p.BufferBytes(x, images, values)
		known = known && err == nil
		if bytes > 0 {
			rooms = enter(rooms, x.buffer(), bytes)
		}
	}
	for _, r := range rooms {
		buffers += r.bytes
	}
	return arrays, buffers, known
}

// room is memory with the buffer that uses it.
type room struct {
	bytes int64
	user  *Buffer
}

func enter(rooms []room, b *Buffer, bytes int64) []room {
	best := -1
	for i, r := range rooms {
		if r.user.Unit == b.Unit && r.user.First <= b.First && b.First <= r.user.Last {
			continue
		}
		if best < 0 || (rooms[best].bytes >= bytes && r.bytes >= bytes && r.bytes < rooms[best].bytes) || (rooms[best].bytes < bytes && r.bytes > rooms[best].bytes) {
			best = i
		}
	}
	if best < 0 {
		return append(rooms, room{bytes, b})
	}
	rooms[best] = room{max(rooms[best].bytes, bytes), b}
	return rooms
}
