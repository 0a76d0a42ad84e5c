package plan

import (
	"math/rand"
	"reflect"
	"testing"

	"dhpfgo/sets"
)

// TestSentByTiles compares what images own of boxes over tiles of MULTI, found tile by tile, with what each image finds among its tiles.
func TestSentByTiles(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	for range 300 {
		l := &Layout{}
		a := &Array{Layout: l, ElemBytes: 4}
		rank := 2 + r.Intn(2)
		for _, g := range r.Perm(rank) {
			n := int64(3 + r.Intn(20))
			coef, offset := int64(1), int64(r.Intn(2))
			if r.Intn(3) == 0 {
				coef, offset = -1, n+1
			}
			a.Dims = append(a.Dims, Alignment{Grid: g, Coef: coef, Offset: offset, Lo: sets.Const(1), Hi: sets.Const(n)})
		}
		for g := range rank {
			l.Dims = append(l.Dims, LayoutDim{Format: "MULTI", Lo: sets.Const(1), Hi: sets.Const(24), V: "V", W: "W", B: "B"})
			if r.Intn(6) == 0 {
				a.Dims[g].Grid = -1
			}
		}
		x := &Exchange{Layouts: []*Layout{l}, Array: a, Owners: true}
		for _, images := range []int{1, 2, 4, 6, 9, 12} {
			c, err := newOwnerCount(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			c.wanted = map[string]wish{}
			for _, name := range []string{"one", "two"} {
				w := wish{slab: int64(r.Intn(2))}
				for range a.Dims {
					lo := int64(r.Intn(20)) - 1
					w.box = append(w.box, [2]int64{lo, lo + int64(r.Intn(9))})
				}
				c.wanted[name] = w
			}
			want := map[int]map[int64]int64{}
			for image := range images {
				for slab, n := range c.sent(image) {
					if n == 0 {
						continue
					}
					if want[image] == nil {
						want[image] = map[int64]int64{}
					}
					want[image][slab] = n
				}
			}
			if got := c.sentByTiles(c.array.imagesOf()); !reflect.DeepEqual(got, want) {
				t.Fatalf("%d images: %v, want %v: %+v %+v", images, got, want, a.Dims, c.wanted)
			}
		}
	}
}
