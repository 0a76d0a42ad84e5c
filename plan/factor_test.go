package plan

import (
	"math/rand"
	"testing"

	"dhpfgo/sets"
)

// TestFactored compares counts by grid dimension with counts pair by pair, for random boxes like those of shifts, corners,
// gathers and columns.
func TestFactored(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	counted := 0
	for range 400 {
		p, x := randomExchange(r)
		for _, images := range []int{1, 2, 3, 4, 6, 7, 12} {
			want, err := p.pairByPair(x, images, nil)
			if err != nil {
				t.Fatal(err)
			}
			got, ok := p.factored(x, images, nil)
			if ok {
				counted++
			}
			if ok && got != want {
				t.Fatalf("%d images: %+v, pair by pair %+v: %+v", images, got, want, x.Boxes)
			}
		}
	}
	if counted < 1000 {
		t.Errorf("only %d counts by grid dimension", counted)
	}
}

// randomExchange makes an array of one or two dimensions over a layout and one direction of an exchange.
func randomExchange(r *rand.Rand) (*Plan, *Exchange) {
	rank := 1 + r.Intn(2)
	l := &Layout{Name: "t"}
	x := &Exchange{Layouts: []*Layout{l}, Array: &Array{Layout: l, ElemBytes: 8}}
	var b Box
	sign := make([]int, rank)
	sign[r.Intn(rank)] = 1 - 2*r.Intn(2)
	for g := range rank {
		n := int64(3 + r.Intn(20))
		digit := string(rune('1' + g))
		d := LayoutDim{Format: "BLOCK", Lo: sets.Const(1), Hi: sets.Const(n), V: "V" + digit, W: "W" + digit, B: "B" + digit}
		l.Dims = append(l.Dims, d)
		x.Array.Dims = append(x.Array.Dims, Alignment{Grid: g, Coef: 1, Lo: d.Lo, Hi: d.Hi})
		v, end := sets.Var(d.V), sets.Var(d.V).Add(sets.Var(d.B))
		width := int64(1 + r.Intn(3))
		lo, hi := sets.Const(1), sets.Const(n)
		switch near := r.Intn(3) > 0; {
		case sign[g] < 0 && near:
			lo, hi = v.AddConst(-width), v.AddConst(-1)
		case sign[g] < 0:
			hi = v.AddConst(-1)
		case sign[g] > 0 && near:
			lo, hi = end, end.AddConst(width-1)
		case sign[g] > 0:
			lo = end
		default:
			lo, hi = v, end.AddConst(-1)
		}
		b.Lo = append(b.Lo, []sets.Bound{{Aff: lo, Div: 1}, {Aff: sets.Const(1), Div: 1}, {Aff: sets.Var(d.W), Div: 1}})
		b.Hi = append(b.Hi, []sets.Bound{{Aff: hi, Div: 1}, {Aff: sets.Const(n), Div: 1}, {Aff: sets.Var(d.W).Add(sets.Var(d.B)).AddConst(-1), Div: 1}})
		if r.Intn(2) == 0 {
			b.Guards = append(b.Guards, sets.Const(n).Sub(v), v.AddConst(-1))
		}
	}
	x.Boxes = []Box{b}
	return &Plan{Layouts: []*Layout{l}, Exchanges: []*Exchange{x}}, x
}

// TestMillionImages counts for more images than pairs could be looked at.
func TestMillionImages(t *testing.T) {
	b := Box{Lo: [][]sets.Bound{{{Aff: sets.Var("V1").AddConst(-1), Div: 1}, {Aff: sets.Var("W1"), Div: 1}}},
		Hi:     [][]sets.Bound{{{Aff: sets.Var("V1").AddConst(-1), Div: 1}, {Aff: sets.Var("W1").Add(sets.Var("B1")).AddConst(-1), Div: 1}}},
		Guards: []sets.Aff{sets.Var("V1").AddConst(-2)}}
	l := &Layout{Dims: []LayoutDim{{Format: "BLOCK", Lo: sets.Const(1), Hi: sets.Const(10_000_000), V: "V1", W: "W1", B: "B1"}}}
	x := &Exchange{Layouts: []*Layout{l}, Array: &Array{Layout: l, ElemBytes: 8}, Boxes: []Box{b}}
	got, err := (&Plan{Layouts: []*Layout{l}}).Count(x, 1_000_000, nil)
	if want := (Traffic{999_999, 7_999_992, 8, 8}); err != nil || got != want {
		t.Errorf("%+v, %v; want %+v", got, err, want)
	}
}
