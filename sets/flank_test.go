package sets

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// openPair is two conjuncts of which neither contains the other, with what fuse knows of them when it looks at what is between them.
type openPair struct {
	a, b    *wing
	frame   conjunct
	left    *gap
	between row
}

// opened returns that of two conjuncts, nil if there is nothing between them. Its gap is to be released.
func opened(w *work, a, b conjunct) *openPair {
	cornersA, cornersB := cornersOf(w, &a, directions(w, &a), fewCorners), cornersOf(w, &b, directions(w, &b), fewCorners)
	wideA, wideB, frame := inCommon(a, b)
	wideA, wideB, frame = withoutIdle(wideA, alignedTo(w, wideB, cornersB, len(a.divs)), len(a.divs))
	wideA.at, wideB.at = a.at, b.at
	f, g := flanksOf(w, &frame, wideA.inequalities(), wideB.inequalities(), cornersA, cornersB)
	p := &openPair{a: &wing{c: wideA, probe: new(*probe), of: f}, b: &wing{c: wideB, probe: new(*probe), of: g}}
	p.a.valid, p.a.cut = w.classify(f, g, wideB, p.b.probe)
	p.b.valid, p.b.cut = w.classify(g, f, wideA, p.a.probe)
	frame.ins = append(append(frame.ins, p.a.valid...), p.b.valid...)
	p.frame, p.left = frame, w.newGap(frame, a.at, p.a.cut, p.b.cut)
	none := false
	if p.between, none = p.left.point(); none || len(p.a.cut)*len(p.b.cut) == 0 {
		p.left.release()
		return nil
	}
	return p
}

// TestStuckPairsStay holds that no constraint is found for pairs of which a point tells so, and that one is known for the reads and the owned elements of a stencil: it spares
// the search.
func TestStuckPairsStay(t *testing.T) {
	near := 0
	try := func(text string) {
		parts := setOf(text).rel().parts
		if len(parts) != 2 {
			return
		}
		w := options{}.begin()
		p := opened(w, parts[0], parts[1])
		if p == nil || p.between == nil {
			return
		}
		defer p.left.release()
		held := len(p.left.p.s.ins)
		nearby := stuckNearby(w, p.left, p.a.of, p.b.of)
		if len(p.left.p.s.ins) != held {
			t.Errorf("%s\n%d constraints of the gap, were %d", text, len(p.left.p.s.ins), held)
		}
		if nearby {
			near++
		}
		if !nearby && !stuck(w, p.between, p.a.of, p.b.of) {
			return
		}
		if c, ok := wrapped(w, p.frame, p.left, p.between, p.a, p.b, true); ok {
			t.Errorf("%s\nstuck, nearby %v, but one conjunct %v", text, nearby, c)
		}
	}
	for _, text := range []string{
		"[N] -> { [p, x] : 0 <= p and 25p <= N - 2 and 1 <= x <= N and 25p <= x <= 25p + 26 and 3 <= N <= 100; [p, x] : 0 <= p and 25p < x <= 25p + 25 and x <= N <= 100 }",
		"[B, N] -> { [v, x] : 1 <= v < N and v >= 3 - B and 1 <= x <= N and v - 1 <= x <= B + v and B >= 1 and N >= 3; [v, x] : v >= 1 and v <= x < B + v and x <= N }",
		"[N] -> { [p, x] : 0 <= p <= 7 and 1 <= x <= N and N >= 3 and 4p + 32*floor((x - 4p)/32) <= N - 2 and p >= -8*floor((x - 4p)/32) and " +
			"x <= 4p + 32*floor((x - 4p)/32) + 5; [p, x] : 0 <= p <= 7 and 1 <= x <= N and x <= 4p + 32*floor((x - 4p - 1)/32) + 4 }",
	} {
		before := near
		if try(text); near == before {
			t.Errorf("%s\nnothing found nearby", text)
		}
	}
	r := rand.New(rand.NewPCG(29, 11))
	for range 3000 {
		try(fmt.Sprintf("[n] -> { [i, j] : %s; [i, j] : %s }", randomPiece(r), randomPiece(r)))
	}
	if near < 30 {
		t.Errorf("%d pairs", near)
	}
}

// TestTurnable compares with all factors up to a large one.
func TestTurnable(t *testing.T) {
	r := rand.New(rand.NewPCG(29, 12))
	refused := 0
	for range 20000 {
		u, q := make(row, 4), make(row, 4)
		for j := range u {
			u[j], q[j] = int64(r.IntN(9)-4), int64(r.IntN(9)-4)
		}
		low, most := int64(r.IntN(8)), int64(1+r.IntN(9))
		possible := false
		for k := low + 1; k < 300; k++ {
			e := combineInequality(k, u, 1, q)
			possible = possible || largest([]row{e}) <= most
		}
		if turnable(u, q, low, most) {
			continue
		}
		refused++
		if possible {
			t.Fatalf("%v around %v with more than %d has coefficients up to %d", u, q, low, most)
		}
	}
	if refused < 7000 {
		t.Errorf("%d refused", refused)
	}
	if big := int64(small); !turnable(row{0, big, 1}, row{0, 1, 1}, 0, 1) || !turnable(row{0, 1, 1}, row{0, -big, 1}, 0, 1) {
		t.Error("large coefficients are not compared")
	}
}

// TestProbeOfTerms asks what needs the values of floor terms: branching on these first tells it within a few nodes, and in the coordinates as they are.
func TestProbeOfTerms(t *testing.T) {
	const common = "0 <= a, b < 3 and 0 <= i, j, k < 36 and (floor(j/12) - floor(i/12) - a) mod 3 = 0 and "
	c := setOf("{ [a, b, i, j, k] : " + common + "(floor(k/12) - floor(i/12) - b) mod 3 = 0 }").rel().parts[0]
	wide := setOf("{ [a, b, i, j, k] : 12b + 12*floor(i/12) - 36*floor((b + floor(i/12))/3) <= k + 2 }").rel().parts[0]
	w := options{}.begin()
	wideC, wideD, _ := inCommon(c, wide)
	wideC.at = c.at
	for _, last := range []bool{true, false} {
		p := started(&probe{w: w, c: wideC, last: last})
		if v := p.askViolated(nil, wideD.ins[0]); v != no {
			t.Errorf("%v, not %v", v, no)
		}
		if p.reshaped == last {
			t.Errorf("reduced coordinates: %v, last columns first: %v", p.reshaped, last)
		}
		p.release()
	}
}
