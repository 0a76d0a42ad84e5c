package plan

import (
	"math/rand"
	"testing"

	"dhpfgo/sets"
)

// TestCopying compares counts of copies between arrays of any two layouts, with other bounds and places in their templates, as exchanges
// with counts pair by pair.
func TestCopying(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	counted := 0
	for range 400 {
		rank := 1 + r.Intn(2)
		extent := []int64{int64(3 + r.Intn(20)), int64(3 + r.Intn(20))}
		over := func(l *Layout) *Array {
			a := &Array{Layout: l, ElemBytes: 4}
			for g, d := range r.Perm(rank) {
				first, offset := int64(r.Intn(3)), int64(1+r.Intn(2))
				l.Dims[d].Hi = sets.Const(first + offset + extent[g])
				a.Dims = append(a.Dims, Alignment{Grid: d, Coef: 1, Offset: offset, Lo: sets.Const(first), Hi: sets.Const(first + extent[g] - 1)})
			}
			return a
		}
		to, from := over(randomLayout(r, rank, "")), over(randomLayout(r, rank, ""))
		for _, images := range []int{1, 2, 3, 4, 6, 7, 12, 16, 36} {
			want, err := Copied(to, from, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			x, err := to.on(images, nil)
			if err != nil {
				t.Fatal(err)
			}
			y, err := from.on(images, nil)
			if err != nil {
				t.Fatal(err)
			}
			e := copying(x, y)
			if e == nil {
				continue
			}
			counted++
			if got, err := (&Plan{}).byReceiver(e, images, nil); err != nil || got != want {
				t.Fatalf("%d images: %+v, %v, pair by pair %+v:\n%+v\n%+v", images, got, err, want, to.Layout, from.Layout)
			}
			if got, err := (&Plan{}).Count(e, images, nil); err != nil || got != want {
				t.Fatalf("%d images: counted %+v, %v, pair by pair %+v:\n%+v\n%+v", images, got, err, want, to.Layout, from.Layout)
			}
		}
	}
	if counted < 2000 {
		t.Errorf("only %d counts", counted)
	}
}
