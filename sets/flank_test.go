package sets

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
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
	p.a.valid, p.b.valid = w.classify(f, g, wideB, p.b.probe), w.classify(g, f, wideA, p.a.probe)
	p.a.cut, p.b.cut = f.shallowFirst(len(f.rows)-len(p.a.valid)), g.shallowFirst(len(g.rows)-len(p.b.valid))
	frame.ins = append(append(frame.ins, p.a.valid...), p.b.valid...)
	p.frame, p.left = frame, w.newGap(frame, a.at, p.a.cut, p.b.cut)
	none := false
	if p.between, none = p.left.point(); none || len(p.a.cut)*len(p.b.cut) == 0 {
		p.left.release()
		return nil
	}
	return p
}

// TestStuckPairsStay holds that no constraint is found for pairs of which a point tells so, whether constraints are turned or not, and that one is known for the reads and
// the owned elements of a stencil: it spares the search.
func TestStuckPairsStay(t *testing.T) {
	near, unturned := 0, 0
	tryWith := func(a, b conjunct, turn bool) bool {
		w := options{}.begin()
		p := opened(w, a, b)
		if p == nil || p.between == nil {
			return false
		}
		defer p.left.release()
		held := len(p.left.p.s.ins)
		nearby := stuckNearby(w, p.left, turn, p.a.of, p.b.of)
		if len(p.left.p.s.ins) != held {
			t.Errorf("%v and %v\n%d constraints of the gap, were %d", a, b, len(p.left.p.s.ins), held)
		}
		if nearby {
			near++
		}
		if !nearby && !stuck(w, p.between, turn, p.a.of, p.b.of) {
			return false
		}
		if c, ok := wrapped(w, p.frame, p.left, p.between, p.a, p.b, turn); ok {
			t.Errorf("%v and %v\nstuck, nearby %v, but one conjunct %v", a, b, nearby, c)
		}
		return true
	}
	try := func(text string) {
		if parts := setOf(text).rel().parts; len(parts) == 2 && tryWith(parts[0], parts[1], false) && !tryWith(parts[0], parts[1], true) {
			unturned++
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
	if near < 60 || unturned < 20 {
		t.Errorf("%d points nearby, %d pairs that turning may join", near, unturned)
	}
}

// TestShallowFirst orders the constraints of a flank.
func TestShallowFirst(t *testing.T) {
	f := &flank{rows: []row{{0}, {1}, {2}, {3}, {4}}, depth: []int64{3, 0, 1, 2, 1}}
	if got, want := f.shallowFirst(4), []row{{2}, {4}, {0}, {3}}; !slices.EqualFunc(got, want, slices.Equal[row]) {
		t.Errorf("%v, not %v", got, want)
	}
}

// TestDotFits compares forms of all sizes at points, and along directions, of all sizes with large numbers.
func TestDotFits(t *testing.T) {
	r := rand.New(rand.NewPCG(29, 13))
	for range 20000 {
		bits := 1 + r.IntN(62)
		f, p := make(row, 1+r.IntN(80)), make(row, 90)
		want := new(big.Int)
		for j := range f {
			f[j] = r.Int64N(1<<bits) - 1<<(bits-1)
			factor := big.NewInt(1)
			if j > 0 {
				p[j-1] = r.Int64N(1<<bits) - 1<<(bits-1)*r.Int64N(2)
				factor.SetInt64(p[j-1])
			}
			want.Add(want, factor.Mul(factor, big.NewInt(f[j])))
		}
		if v, ok := rate(append(row{9}, f[1:]...), p[:len(f)-1]); ok && v != want.Int64()-f[0] || !ok && bits < 28 {
			t.Fatalf("%v along %v is %d %v", f, p, v, ok)
		}
		if v, ok := dot2(f, p); ok && (!want.IsInt64() || want.Int64() != v) || !ok && bits < 28 {
			t.Fatalf("%v at %v is %v, not %d %v", f, p, want, v, ok)
		}
	}
	wide, ones := slices.Repeat(row{1 << 27}, 2000), slices.Repeat(row{1 << 27}, 2000)
	if v, ok := dot2(wide, ones); ok {
		t.Errorf("%d", v)
	}
	if v, ok := rate(wide, ones[1:]); ok {
		t.Errorf("%d", v)
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
		p := spareProbe(w, wideC)
		p.last = last
		p = started(p)
		if v := p.askViolated(nil, wideD.ins[0]); v != no {
			t.Errorf("%v, not %v", v, no)
		}
		if p.reshaped == last {
			t.Errorf("reduced coordinates: %v, last columns first: %v", p.reshaped, last)
		}
		p.release()
	}
}
