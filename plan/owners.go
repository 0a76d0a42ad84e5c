package plan

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"dhpfgo/sets"
)

// Alignment says how an array dimension lies along a grid dimension: template cell = Coef*index + Offset; Grid is -1 for a
// dimension that is not distributed. Lo and Hi are the declared bounds.
type Alignment struct {
	Grid         int
	Coef, Offset int64
	Lo, Hi       sets.Aff
}

// Cell says that a whole array stands in one template cell of a grid dimension.
type Cell struct {
	Grid int
	Cell int64
}

// TileDim is a grid dimension of a layout in which an image may have several tiles. Only is the one tile that is looked at, among those
// for which there are elements.
type TileDim struct {
	Layout *Layout
	Dim    int
	Only   Only
}

// Only is All, First or Last.
type Only int8

const (
	All Only = iota
	First
	Last
)

// eachTile goes through the tiles of an image in dimension d, the first of which begins at first; visit reports whether there are
// elements for one.
func (in *Instance) eachTile(d TileDim, first int64, visit func(v int64) bool) (found bool) {
	by, end := in.Block[d.Dim]*in.Grid[d.Dim], in.Hi[d.Dim]
	if in.First[d.Dim] != nil || first > end {
		return visit(first)
	}
	from := first
	if d.Only == Last {
		from, by = first+(end-first)/by*by, -by
	}
	for v := from; v >= first && v <= end; v += by {
		if visit(v) {
			found = true
			if d.Only != All {
				break
			}
		}
	}
	return found
}

// Coord is the coordinate of an image, or with MULTI of one of its tiles, in grid dimension g; the extent of the grid outside of it.
func (in *Instance) Coord(image, g int) int64 {
	size := int64(1)
	for _, n := range in.Grid {
		size *= n
	}
	if int64(image) >= size {
		return in.Grid[g]
	}
	rest := int64(image)
	for k := range g {
		rest /= in.Grid[k]
	}
	return rest % in.Grid[g]
}

// Owner is the coordinate of the images that own a template cell of grid dimension g.
func (in *Instance) Owner(g int, cell int64) int64 {
	if in.First[g] != nil {
		return in.ownerIn(g, cell)
	}
	return (cell - in.Lo[g]) / in.Block[g] % in.Grid[g]
}

// region is a box of indices with both ends.
type region [][2]int64

// ownerCount counts an exchange whose owners the runtime finds.
type ownerCount struct {
	x      *Exchange
	array  *Instance
	placed placement
	env    map[string]int64
	bounds region // of the array
	wanted map[string]wish
	work   int64 // steps so far
}

// wish is a box that a receiver needs, in the hyperplane of tiles that begins at slab where the exchange runs by hyperplanes.
type wish struct {
	slab int64
	box  region
}

// maxWork bounds the steps of a count.
const maxWork = 20_000_000

var errWork = errors.New("is counted tile by tile, which would take too long here")

// newOwnerCount places an exchange on a number of images.
func newOwnerCount(x *Exchange, images int, values map[string]int64) (*ownerCount, error) {
	placed, err := x.place(images, values)
	if err != nil {
		return nil, err
	}
	c := &ownerCount{x: x, placed: placed, array: placed[0].in, env: with(values, "", 0)}
	c.bounds, err = x.Array.bounds(c.env)
	return c, err
}

// byOwner is eachPair for what the owners of the elements that receivers need send them: for each receiver and each choice of its
// tiles the boxes, equal ones once.
func (p *Plan) byOwner(x *Exchange, images int, values map[string]int64, f func(message)) error {
	c, err := newOwnerCount(x, images, values)
	if err != nil {
		return err
	}
	var imageOf []int
	if x.isDealt() {
		imageOf = c.array.imagesOf()
	}
	for r := range images {
		if err := c.want(r); err != nil {
			return err
		}
		if err := c.eachSender(r, images, imageOf, f); err != nil {
			return err
		}
	}
	return nil
}

// eachSender calls f for what each sender has of the boxes of a receiver.
func (c *ownerCount) eachSender(r, images int, imageOf []int, f func(message)) error {
	send := func(s int, sent map[int64]int64) {
		for _, slab := range slices.Sorted(maps.Keys(sent)) {
			f(message{r, s, slab, sent[slab] * c.x.Array.ElemBytes})
		}
	}
	if imageOf != nil {
		all := c.sentByTiles(imageOf)
		for _, s := range slices.Sorted(maps.Keys(all)) {
			if s != r {
				send(s, all[s])
			}
		}
		images = 0
	}
	for s := range images {
		if s != r && c.gives(s, r) {
			send(s, c.sent(s))
		}
		if c.work > maxWork {
			return errWork
		}
	}
	if c.work > maxWork {
		return errWork
	}
	return nil
}

// want collects the boxes of a receiver.
func (c *ownerCount) want(receiver int) error {
	c.placed.setTiles(receiver, c.env)
	c.wanted = map[string]wish{}
	_, err := c.chooseTiles(receiver, 0)
	return err
}

// chooseTiles goes through the receiver's tiles in the dimensions from k on; found tells whether there are elements for them.
func (c *ownerCount) chooseTiles(receiver, k int) (found bool, err error) {
	if k == len(c.x.Tiles) {
		return c.addBoxes()
	}
	t := c.x.Tiles[k]
	in := c.placed.instance(t.Layout)
	if in == nil {
		return false, fmt.Errorf("the layout %s is known only at run time", t.Layout.Name)
	}
	if t.Layout.IsMulti() {
		return c.choosePlaces(receiver, k, in)
	}
	name := t.Layout.Dims[t.Dim].V
	first := c.env[name]
	found = in.eachTile(t, first, func(v int64) bool {
		if err != nil {
			return false
		}
		c.env[name] = v
		some, failed := c.chooseTiles(receiver, k+1)
		err = failed
		return some
	})
	c.env[name] = first
	return found, err
}

func (c *ownerCount) addBoxes() (found bool, err error) {
	if c.work++; c.work > maxWork {
		return false, errWork
	}
	for i := range c.x.Boxes {
		r, err := c.x.Boxes[i].region(c.env)
		if err != nil {
			return found, err
		}
		if r != nil {
			found = true
			w := wish{box: r}
			key := fmt.Sprint(r)
			for g, d := range c.x.Layouts[0].Dims {
				if c.x.Tiled.PerTile {
					key += fmt.Sprint(" ", c.env[d.V])
				}
				if g+1 == c.x.Tiled.Slab {
					w.slab = c.env[d.V]
					key += fmt.Sprint(" slab ", w.slab)
				}
			}
			c.wanted[key] = w
		}
	}
	return found, nil
}

// region evaluates a box; nil if it is empty.
func (b *Box) region(env map[string]int64) (region, error) {
	for _, g := range b.Guards {
		v, err := value(g, env)
		if err != nil || v < 0 {
			return nil, err
		}
	}
	var out region
	for k := range b.Lo {
		lo, err := extreme(b.Lo[k], env, true)
		if err != nil {
			return nil, err
		}
		hi, err := extreme(b.Hi[k], env, false)
		if err != nil || lo > hi {
			return nil, err
		}
		out = append(out, [2]int64{lo, hi})
	}
	return out, nil
}

// gives reports whether a receiver gets elements from a sender, as far as the grid dimensions say along which no dimension of
// the array lies.
func (c *ownerCount) gives(sender, receiver int) bool {
	if c.array.places != nil {
		return sender < len(c.array.places)
	}
	aligned := map[int]bool{}
	for _, d := range c.x.Array.Dims {
		aligned[d.Grid] = true
	}
	for g, n := range c.array.Grid {
		if c.array.Coord(sender, g) == n {
			return false
		}
		if aligned[g] {
			continue
		}
		wanted := c.array.Coord(receiver, g) % n
		for _, cell := range c.x.Array.Cells {
			if cell.Grid == g {
				wanted = c.array.Owner(g, cell.Cell)
			}
		}
		if c.array.Coord(sender, g) != wanted {
			return false
		}
	}
	return true
}

// sent is the number of wanted elements that an image owns, by hyperplanes.
func (c *ownerCount) sent(sender int) map[int64]int64 {
	total := map[int64]int64{}
	for _, w := range c.wanted {
		for _, place := range c.array.placesOf(sender) {
			n := int64(1)
			for k, ends := range w.box {
				n *= c.owned(place, k, max(ends[0], c.bounds[k][0]), min(ends[1], c.bounds[k][1]))
			}
			total[w.slab] += n
		}
	}
	return total
}

// owned counts the indices in lo..hi of dimension k that an image owns.
func (c *ownerCount) owned(image, k int, lo, hi int64) int64 {
	d := c.x.Array.Dims[k]
	if d.Grid < 0 || lo > hi {
		return max(0, hi-lo+1)
	}
	coord := c.array.Coord(image, d.Grid)
	if d.Coef == 1 || d.Coef == -1 {
		one, other := d.Coef*lo+d.Offset, d.Coef*hi+d.Offset
		return c.array.cells(d.Grid, coord, min(one, other), max(one, other))
	}
	c.work += max(1, hi-lo+1)
	n := int64(0)
	for i := lo; i <= hi; i++ {
		if c.array.Owner(d.Grid, d.Coef*i+d.Offset) == coord {
			n++
		}
	}
	return n
}

// cells counts the template cells lo..hi of grid dimension g that a coordinate owns.
func (in *Instance) cells(g int, coord, lo, hi int64) int64 {
	if lo > hi {
		return 0
	}
	if in.First[g] != nil {
		return max(0, min(hi, in.First[g][coord+1]-1)-max(lo, in.First[g][coord])+1)
	}
	block, period := in.Block[g], in.Block[g]*in.Grid[g]
	upTo := func(cell int64) int64 {
		n := cell - in.Lo[g] + 1
		return n/period*block + min(block, max(0, n%period-coord*block))
	}
	return upTo(hi) - upTo(lo-1)
}
