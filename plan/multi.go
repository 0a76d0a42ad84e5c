package plan

import (
	"fmt"
	"slices"
)

// Generalised multipartitioning (Darte, Chavarria-Miranda, Fowler, Mellor-Crummey, JPDC 2003): tiles are dealt to images so that each
// image has as many tiles of each hyperplane of tiles as any other (balance), and all neighbours of its tiles in one direction belong
// to one image (neighbour). The runtime's multi.c does the same.

// ChooseTiles gives the number of tiles in each dimension for a number of images: of the elementary partitionings the one of least cost
//
//	d * prod_i ceil(n_i/b_i) * prod_i b_i / p  +  sum_i (b_i - 1) * (stepCost + prod_{j != i} n_j / p)
//
// in units of one element: the work of a sweep in each dimension, and a message a step with the image's part of a hyperplane. Of equal ones
// it is that with fewer tiles in the first dimensions, whose elements are neighbours.
func ChooseTiles(images int64, extents []int64) []int64 {
	best, least := []int64(nil), 0.0
	eachPartitioning(images, len(extents), func(tiles []int64) {
		cost := multiCost(images, extents, tiles)
		if best == nil || cost < least || cost == least && slices.Compare(tiles, best) < 0 {
			best, least = slices.Clone(tiles), cost
		}
	})
	return best
}

// stepCost is the time of a message between two steps of a sweep, in elements that are computed meanwhile.
const stepCost = 1000

func multiCost(images int64, extents, tiles []int64) float64 {
	work, count := float64(len(extents)), 1.0
	for i, b := range tiles {
		work *= float64(ceilDiv(max(extents[i], 1), b))
		count *= float64(b)
	}
	cost := work * (count / float64(images))
	for i, b := range tiles {
		plane := 1.0
		for j, n := range extents {
			if j != i {
				plane *= float64(max(n, 1))
			}
		}
		cost += float64(b-1) * (stepCost + plane/float64(images))
	}
	return cost
}

// eachPartitioning calls f for each elementary partitioning: for each prime q with q^r the highest power that divides the images the exponents
// e_i of q in the numbers of tiles, of which the largest, m, stands in at least two dimensions, and which add up to r+m. So the product of
// all but one of the numbers of tiles is a multiple of the images, and no number of tiles can be divided.
func eachPartitioning(images int64, dims int, f func(tiles []int64)) {
	tiles := make([]int64, dims)
	for i := range tiles {
		tiles[i] = 1
	}
	byPrimes(images, 2, tiles, f)
}

func byPrimes(rest, q int64, tiles []int64, f func([]int64)) {
	if rest == 1 {
		f(tiles)
		return
	}
	for rest%q != 0 {
		q++
	}
	r := 0
	for rest%q == 0 {
		rest /= q
		r++
	}
	for m := 1; m <= r; m++ {
		byExponents(0, r+m, m, 0, q, tiles, func() { byPrimes(rest, q+1, tiles, f) })
	}
}

// byExponents multiplies the numbers of tiles from dimension i on by powers of q, up to q^m and q^sum in all; `largest` dimensions have q^m.
func byExponents(i, sum, m, largest int, q int64, tiles []int64, f func()) {
	if i == len(tiles) {
		if sum == 0 && largest >= 2 {
			f()
		}
		return
	}
	before := tiles[i]
	for e := 0; e <= min(m, sum); e++ {
		if e == m {
			byExponents(i+1, sum-e, m, largest+1, q, tiles, f)
		} else {
			byExponents(i+1, sum-e, m, largest, q, tiles, f)
		}
		tiles[i] *= q
	}
	tiles[i] = before
}

// Multi deals tiles to images: tile t belongs to the image at coordinates M*t modulo Mod, component by component, which count in mixed radix.
type Multi struct {
	Tiles, Mod []int64
	m          [][]int64
}

// NewMulti makes the modular mapping:
//
//	mod_i = gcd(p, prod_{j>=i} b_j) / gcd(p, prod_{j>i} b_j)
//
// and M with ones in the first column and the diagonal, from which multiples of earlier rows are taken until hyperplanes are balanced.
func NewMulti(images int64, tiles []int64) *Multi {
	d := len(tiles)
	x := &Multi{Tiles: tiles, Mod: make([]int64, d)}
	last := int64(1)
	for i := d - 1; i >= 0; i-- {
		// gcd(p, a*b) = gcd(p, gcd(p, a)*b)
		next := gcd(images, last*gcd(images, tiles[i]))
		x.Mod[i] = next / last
		last = next
	}
	for i := range d {
		row := make([]int64, d)
		row[0], row[i] = 1, 1
		x.m = append(x.m, row)
		r := x.Mod[i]
		for j := i - 1; j >= 1; j-- {
			t := r / gcd(r, tiles[j])
			for k := range i {
				row[k] -= t * x.m[j][k]
			}
			r = gcd(t*x.Mod[j], r)
		}
	}
	for i := range d {
		for k := range d {
			x.m[i][k] = modulo(x.m[i][k], x.Mod[i])
		}
	}
	return x
}

// Owner is the image, from 0, that has a tile.
func (x *Multi) Owner(tile []int64) int64 {
	image := int64(0)
	for i := len(tile) - 1; i >= 0; i-- {
		c := int64(0)
		for k, t := range tile {
			c += x.m[i][k] * t
		}
		image = image*x.Mod[i] + c%x.Mod[i]
	}
	return image
}

// Count is the number of tiles.
func (x *Multi) Count() int64 {
	n := int64(1)
	for _, b := range x.Tiles {
		n *= b
	}
	return n
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func modulo(a, m int64) int64 { return (a%m + m) % m }

// IsMulti reports whether a table says whose each tile is, by multipartitioning or by INDIRECT.
func (l *Layout) IsMulti() bool { return l.Dims[0].Format == "MULTI" || l.IsIndirect() }

// IsIndirect reports whether an array says whose each cell is.
func (l *Layout) IsIndirect() bool { return l.Dims[0].Format == "INDIRECT" }

// deal places a layout with MULTI; fixed is the extent of the arrangement, 0 for none.
func (in *Instance) deal(images, fixed int64, extents []int64) error {
	if fixed > 0 {
		images = min(images, fixed)
	}
	in.Grid = ChooseTiles(images, extents)
	tiles := 1.0
	for _, n := range in.Grid {
		tiles *= float64(n)
	}
	if tiles > maxTiles {
		return fmt.Errorf("%v tiles would be dealt, more than %d are not looked at", in.Grid, maxTiles)
	}
	in.places = make([][]int64, images)
	for g, n := range extents {
		in.Block = append(in.Block, max(1, ceilDiv(max(0, n), in.Grid[g])))
		in.First = append(in.First, nil)
	}
	x := NewMulti(images, in.Grid)
	tile := make([]int64, len(in.Grid))
	for number := range x.Count() {
		o := x.Owner(tile)
		in.places[o] = append(in.places[o], number)
		for k := range tile {
			if tile[k]++; tile[k] < in.Grid[k] {
				break
			}
			tile[k] = 0
		}
	}
	return nil
}

// maxTiles bounds the number of tiles of MULTI that are looked at one by one.
const maxTiles = 4_000_000

// placesOf lists the places of an image in the grid: its tiles with MULTI, else the image itself.
func (in *Instance) placesOf(image int) []int {
	if in.places == nil {
		return []int{image}
	}
	if image >= len(in.places) {
		return []int{int(NewMulti(1, in.Grid).Count())}
	}
	out := make([]int, len(in.places[image]))
	for i, p := range in.places[image] {
		out[i] = int(p)
	}
	return out
}

// OwnTiles lists the coordinates of an image's tiles with MULTI.
func (in *Instance) OwnTiles(image int) [][]int64 {
	if image >= len(in.places) {
		return nil
	}
	var out [][]int64
	for _, number := range in.places[image] {
		tile := make([]int64, len(in.Grid))
		for g, n := range in.Grid {
			tile[g], number = number%n, number/n
		}
		out = append(out, tile)
	}
	return out
}

// setPlace gives the variables of a layout's tile starts their values for a place of the receiver.
func (in *Instance) setPlace(l *Layout, place int, env map[string]int64) {
	for g, start := range in.startAt(place) {
		env[l.Dims[g].V] = start
	}
}

// choosePlaces goes through the receiver's tiles in the layout of x.Tiles[k] and the dimensions after.
func (c *ownerCount) choosePlaces(receiver, k int, in *Instance) (found bool, err error) {
	l, next := c.x.Tiles[k].Layout, k
	for next < len(c.x.Tiles) && c.x.Tiles[next].Layout == l {
		next++
	}
	for _, place := range in.placesOf(receiver) {
		in.setPlace(l, place, c.env)
		some, err := c.chooseTiles(receiver, next)
		if found = found || some; err != nil {
			return found, err
		}
	}
	return found, nil
}
