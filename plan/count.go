package plan

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"dhpfgo/sets"
)

// Traffic is what one run of an exchange moves, over all images.
type Traffic struct {
	Messages, Bytes   int64
	LeastB, GreatestB int64 // smallest and largest message in bytes
}

// Missing says which variables must be known for a count.
type Missing struct{ Names []string }

func (m *Missing) Error() string {
	return "depends on " + strings.Join(m.Names, ", ")
}

// Instance is a layout on a given number of images. First has, for each GEN_BLOCK dimension, the first cells of the tiles and
// Hi+1, and Block the extent of the largest.
type Instance struct {
	Grid, Block, Lo, Hi []int64
	First               [][]int64
	places              [][]int64 // of MULTI: the tiles of each image, numbered as cells of the grid
}

// On places a layout on a number of images. values gives the scalars of the program.
func (l *Layout) On(images int, values map[string]int64) (*Instance, error) {
	in := &Instance{}
	var err error
	if l.Unknown != "" {
		return nil, errors.New(l.Unknown)
	}
	fixed, sizes := make([]int64, len(l.Dims)), make([][]int64, len(l.Dims))
	for g, d := range l.Dims {
		lo, err := value(d.Lo, values)
		if err != nil {
			return nil, err
		}
		hi, err := value(d.Hi, values)
		if err != nil {
			return nil, err
		}
		in.Lo, in.Hi = append(in.Lo, lo), append(in.Hi, hi)
		if d.Fixed != nil {
			env := with(values, "number_of_processors()", int64(images))
			if fixed[g], err = value(*d.Fixed, env); err != nil {
				return nil, err
			}
		}
		sizes[g] = d.Sizes
		if d.Table != "" && d.Owners != nil {
			sizes[g] = d.Owners(images, lo, hi)
		}
		if d.Table != "" && sizes[g] == nil && lo <= hi {
			return nil, &Missing{[]string{d.Table}}
		}
		if d.Format == "GEN_BLOCK" {
			fixed[g] = int64(len(sizes[g]))
		}
	}
	extents := make([]int64, len(in.Lo))
	for g := range extents {
		extents[g] = in.Hi[g] - in.Lo[g] + 1
	}
	if l.IsIndirect() {
		return in, in.dealBy(sizes[0], int64(images), fixed[0])
	}
	if l.IsMulti() {
		return in, in.deal(int64(images), fixed[0], extents)
	}
	in.Grid = ChooseGrid(int64(images), extents, fixed)
	for g, e := range extents {
		size := int64(0)
		if l.Dims[g].Size != nil {
			if size, err = value(*l.Dims[g].Size, with(values, "number_of_processors()", int64(images))); err != nil {
				return nil, err
			}
		}
		in.First = append(in.First, nil)
		switch l.Dims[g].Format {
		case "CYCLIC":
			if in.Grid[g] == 1 { // what one image has whole is one tile
				size = e
			}
			in.Block = append(in.Block, max(1, size))
		case "GEN_BLOCK":
			in.First[g] = firstCells(in.Lo[g], in.Hi[g], sizes[g], in.Grid[g])
			in.Block = append(in.Block, max(1, slices.Max(sizes[g])))
		default:
			in.Block = append(in.Block, BlockOf(e, in.Grid[g], fixed[g], size))
		}
	}
	return in, nil
}

// Working is the number of images that have cells, of a layout without MULTI.
func (in *Instance) Working() int64 {
	n := int64(1)
	for g, grid := range in.Grid {
		used := min(grid, ceilDiv(max(0, in.Hi[g]-in.Lo[g]+1), in.Block[g]))
		if first := in.First[g]; first != nil {
			used = 0
			for c := range grid {
				if first[c] < first[c+1] {
					used++
				}
			}
		}
		n *= used
	}
	return n
}

// Start is the first cell of an image's first tile in each dimension; images count from 0, dimension 1 fastest.
func (in *Instance) Start(image int) []int64 { return in.startAt(in.placesOf(image)[0]) }

// startAt does the same for a place in the grid.
func (in *Instance) startAt(image int) []int64 {
	var out []int64
	size := int64(1)
	for _, g := range in.Grid {
		size *= g
	}
	rest := int64(image)
	for g := range in.Grid {
		c := rest % in.Grid[g]
		if in.First[g] != nil {
			start, _ := in.tileIn(g, in.Coord(image, g))
			out = append(out, start)
			rest /= in.Grid[g]
			continue
		}
		if int64(image) >= size {
			c = max(in.Grid[g], ceilDiv(in.Hi[g]-in.Lo[g]+1, in.Block[g]))
		}
		out = append(out, in.Lo[g]+in.Block[g]*c)
		rest /= in.Grid[g]
	}
	return out
}

// Count gives what one run of the exchange moves on a number of images, or a *Missing error.
func (p *Plan) Count(x *Exchange, images int, values map[string]int64) (Traffic, error) {
	if t, ok := p.factored(x, images, values); ok {
		return t, nil
	}
	if images > fewImages && !x.isDealt() {
		if t, ok := p.byProduct(x, images, values); ok {
			return t, nil
		}
		if t, ok := p.byTurned(x, images, values); ok {
			return t, nil
		}
	}
	if images > maxPairwise && !x.isDealt() {
		return p.byReceiver(x, images, values)
	}
	return p.pairByPair(x, images, values)
}

// pairByPair counts an exchange of any form.
func (p *Plan) pairByPair(x *Exchange, images int, values map[string]int64) (Traffic, error) {
	var t Traffic
	err := p.eachPair(x, images, values, func(m message) { t.add(m.bytes) })
	if err != nil {
		return Traffic{}, err
	}
	return t, nil
}

// message is what a sender has for a receiver, in the hyperplane of tiles that begins at slab where the exchange runs by hyperplanes.
type message struct {
	receiver, sender int
	slab, bytes      int64
}

// eachPair calls f for each receiver and sender with the message between them, which may have no bytes.
func (p *Plan) eachPair(x *Exchange, images int, values map[string]int64, f func(message)) error {
	if x.Owners {
		return p.byOwner(x, images, values, f)
	}
	return p.pairwise(x, images, values, f)
}

// Pairs lists the messages of one run of an exchange.
func (p *Plan) Pairs(x *Exchange, images int, values map[string]int64) ([]Pair, error) {
	var out []Pair
	err := p.eachPair(x, images, values, func(m message) {
		switch {
		case m.bytes == 0:
		case x.Back:
			out = append(out, Pair{m.receiver + 1, m.sender + 1, m.bytes})
		default:
			out = append(out, Pair{m.sender + 1, m.receiver + 1, m.bytes})
		}
	})
	return out, err
}

// Joined counts the messages of exchanges of one step that go in one with another from the same image to the same image. Hyperplanes of
// tiles are steps of their own.
func (p *Plan) Joined(step []*Exchange, images int, values []map[string]int64) (int64, error) {
	if images > maxPairwise {
		return 0, fmt.Errorf("is counted pair by pair, for at most %d images", maxPairwise)
	}
	type pair struct {
		receiver, sender int
		slab             int64
	}
	all, most := map[pair]int64{}, map[pair]int64{}
	for k, x := range step {
		of := map[pair]int64{}
		err := p.eachPair(x, images, values[k], func(m message) {
			of[pair{m.receiver, m.sender, m.slab}] += min(1, m.bytes)
		})
		if err != nil {
			return 0, err
		}
		for pair, n := range of {
			all[pair], most[pair] = all[pair]+n, max(most[pair], n)
		}
	}
	joined := int64(0)
	for pair, n := range all {
		joined += n - most[pair]
	}
	return joined, nil
}

const (
	fewImages   = 32  // up to so many, pairs are looked at one by one at once
	maxPairwise = 512 // the largest number of images whose pairs are looked at one by one
)

// pairwise is eachPair for boxes between the tiles of a receiver and of a sender.
func (p *Plan) pairwise(x *Exchange, images int, values map[string]int64, f func(message)) error {
	placed, err := x.place(images, values)
	if err != nil {
		return err
	}
	env := with(values, "", 0)
	for r := 0; r < images; r++ {
		placed.setTiles(r, env)
		for s := 0; s < images; s++ {
			if s == r {
				continue
			}
			placed[0].in.setSender(placed[0].layout, s, env)
			n, err := x.elements(env)
			if err != nil {
				return err
			}
			f(message{receiver: r, sender: s, bytes: n * x.Array.ElemBytes})
		}
	}
	return nil
}

// placement is a list of layouts on a number of images.
type placement []placedLayout

type placedLayout struct {
	layout *Layout
	in     *Instance
}

// place places the layouts of an exchange; those that are not known before the run, except the first, are left out.
func (x *Exchange) place(images int, values map[string]int64) (placement, error) {
	var out placement
	for k, l := range x.Layouts {
		in, err := l.On(images, values)
		switch {
		case err == nil:
			out = append(out, placedLayout{l, in})
		case k == 0:
			return nil, err
		}
	}
	return out, nil
}

// setTiles gives the tiles of an image their values.
func (p placement) setTiles(image int, env map[string]int64) {
	for _, x := range p {
		x.in.setTiles(x.layout, image, env)
	}
}

// instance is where a layout is placed, nil if that is not known.
func (p placement) instance(l *Layout) *Instance {
	for _, x := range p {
		if x.layout == l {
			return x.in
		}
	}
	return nil
}

func (t *Traffic) add(bytes int64) {
	if bytes == 0 {
		return
	}
	if t.Messages == 0 || bytes < t.LeastB {
		t.LeastB = bytes
	}
	t.Messages++
	t.Bytes += bytes
	t.GreatestB = max(t.GreatestB, bytes)
}

// elements is the number of elements in the boxes for one receiver and sender.
func (x *Exchange) elements(env map[string]int64) (int64, error) {
	total := int64(0)
	for _, b := range x.Boxes {
		n, err := b.elements(env)
		if err != nil {
			return 0, err
		}
		total += n
	}
	return total, nil
}

func (b *Box) elements(env map[string]int64) (int64, error) {
	for _, g := range b.Guards {
		v, err := value(g, env)
		if err != nil || v < 0 {
			return 0, err
		}
	}
	n := int64(1)
	for k := range b.Lo {
		lo, err := extreme(b.Lo[k], env, true)
		if err != nil {
			return 0, err
		}
		hi, err := extreme(b.Hi[k], env, false)
		if err != nil {
			return 0, err
		}
		n *= max(0, hi-lo+1)
	}
	return n, nil
}

// Names lists the names in the boxes of an exchange, in the order in which they come.
func (x *Exchange) Names() []string {
	var out []string
	seen := map[string]bool{}
	for _, b := range x.Boxes {
		for _, f := range b.forms() {
			for _, t := range f.Terms {
				if !seen[t.Name] {
					seen[t.Name] = true
					out = append(out, t.Name)
				}
			}
		}
	}
	return out
}

// forms lists what the bounds and guards of a box are made of.
func (b *Box) forms() []sets.Aff {
	out := slices.Clone(b.Guards)
	for k := range b.Lo {
		for _, x := range slices.Concat(b.Lo[k], b.Hi[k]) {
			out = append(out, x.Aff)
		}
	}
	return out
}

// extreme is the largest of the lower bounds ceil(Aff/Div), or the smallest of the upper bounds floor(Aff/Div).
func extreme(bs []sets.Bound, env map[string]int64, lower bool) (int64, error) {
	var out int64
	for i, b := range bs {
		v, err := value(b.Aff, env)
		if err != nil {
			return 0, err
		}
		if lower {
			v = ceilDiv(v, b.Div)
		} else {
			v = floorDiv(v, b.Div)
		}
		if i == 0 || lower && v > out || !lower && v < out {
			out = v
		}
	}
	return out, nil
}

func value(a sets.Aff, env map[string]int64) (int64, error) {
	v := a.Const
	var missing []string
	for _, t := range a.Terms {
		x, ok := env[t.Name]
		if !ok {
			missing = append(missing, t.Name)
		}
		v += t.Coef * x
	}
	if missing != nil {
		sort.Strings(missing)
		return 0, &Missing{missing}
	}
	return v, nil
}

func with(env map[string]int64, name string, v int64) map[string]int64 {
	out := map[string]int64{}
	for k, x := range env {
		out[k] = x
	}
	if name != "" {
		out[name] = v
	}
	return out
}

func ceilDiv(a, b int64) int64 { return -floorDiv(-a, b) }

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}
