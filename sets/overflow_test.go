package sets

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestLargeCoefficients compares emptiness, subsets and projections of sets with coefficients near 2^31, 2^62 and 2^63
// with what the values of few points say.
func TestLargeCoefficients(t *testing.T) {
	for _, c := range []struct {
		set   string
		empty bool
	}{
		{"{ [i, j] : 4294967296i >= 5 + 3j and 0 <= j <= 7 and 5i + 4294967295j >= 5 }", false},
		{"{ [i, j] : 4294967296i >= 5 + 3j and 0 <= j <= 7 and i <= 0 }", true},
		{"{ [i, j] : 2147483647i + 2147483648j = 1 and 0 <= i <= 2147483647 }", false},
		{"{ [i, j] : 4611686018427387847i <= 4611686018427387733j and j < i and i >= 1 and j >= 0 }", true},
		{"{ [i, j] : 4611686018427387847i >= 4611686018427387733j + 3 and 3i <= 5j and 1 <= i <= 1000 }", false},
		{"{ [i] : 9223372036854775801 <= i <= 9223372036854775805 }", false},
		{"{ [i, j, k] : 4294967291i + 4294967279j - 4294967231k >= 1 and " +
			"i + j <= k - 1 and 0 <= i, j and k <= 100 and i <= 50 }", true},
	} {
		s, err := ParseSet(c.set)
		if err != nil {
			t.Errorf("%s: %v", c.set, err)
			continue
		}
		if empty, err := s.IsEmpty(); err != nil || empty != c.empty {
			t.Errorf("%s: empty = %v, %v", c.set, empty, err)
		}
	}
}

// TestBigTableau requires that the tableau in math/big decides as the one in int64 does.
func TestBigTableau(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 3).Draw(t, "unknowns")
		var ins []row
		for range rapid.IntRange(1, 6).Draw(t, "inequalities") {
			ins = append(ins, rapid.SliceOfN(rapid.Int64Range(-9, 9), n+1, n+1).Draw(t, "row"))
		}
		for j := range n {
			low, high := make(row, n+1), make(row, n+1)
			low[0], low[1+j], high[0], high[1+j] = 6, 1, 6, -1
			ins = append(ins, low, high)
		}
		w := options{}.begin()
		_, v := w.pointSmall(existential(n+1, nil, ins), nil)
		if _, b := w.decideBig(ins); (b == no) != (v == no) {
			t.Fatalf("%v: %v in math/big, %v in int64", ins, b, v)
		}
		tab := bigTableauOf(w, ins)
		if tab == nil {
			return
		}
		for x := range n {
			var low, high int64
			if withoutOverflow(func() { u := w.newTableau(identity(n + 1)[1:]); u.addAll(ins); low, high, _ = u.values(x) }) {
				if least, most, ok := tab.values(x); !ok || least != low || most != high {
					t.Fatalf("%v: column %d from %d to %d in math/big, from %d to %d in int64", ins, x, least, most, low, high)
				}
			}
		}
		widths, _ := tab.widths(ins)
		p, b := decideReshaped(w, ins, widths)
		if (b == no) != (v == no) {
			t.Fatalf("%v: %v in math/big and other coordinates, %v in int64", ins, b, v)
		}
		if slices.ContainsFunc(ins, func(r row) bool { return b == yes && dot(r, p) < 0 }) {
			t.Fatalf("%v: not satisfied by %v", ins, p)
		}
	})
}

// TestLeastPoint compares the search for the least point with projections column by column.
func TestLeastPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 3).Draw(t, "columns")
		c := conjunct{named: n}
		for range rapid.IntRange(1, 5).Draw(t, "inequalities") {
			c.ins = append(c.ins, rapid.SliceOfN(rapid.Int64Range(-9, 9), n+1, n+1).Draw(t, "row"))
		}
		w := options{}.begin()
		c, ok := c.simplify(w)
		if !ok {
			return
		}
		var want []conjunct
		var point row
		bounded := attempt(func() { want = w.leastByColumn([]conjunct{c}, 1) }) == nil
		if cause := attempt(func() { point = leastPoint(w, c) }); (cause == nil) != bounded {
			t.Fatalf("%v: %v, bounded is %v", c.ins, cause, bounded)
		}
		if bounded && (len(want) != 1 || !slices.Equal(want[0].at, point)) {
			t.Fatalf("%v: %v, want %v", c.ins, point, want)
		}
	})
}

// TestLargeSystem requires answers about a thin set in six dimensions with coefficients of 2^31 and more.
func TestLargeSystem(t *testing.T) {
	s := setOf("{ [a, b, c, d, e, f] : 3221225473a - 2147483647b + 7c >= 1 and 2147483647b - 3221225473a + 5d >= -4000000000 and " +
		"0 <= 1073741827c - 3d + 2b <= 2147483659 and 3f <= a - 2c <= 3f + 1 and 5e >= 1073741789d - b and 5e <= 1073741789d - b + 3 and " +
		"-9000000 <= a + b + 3221225503c - e <= 4000000000000 and 0 <= a, b <= 1000000000 and 3d >= 2c - 100 and d <= 50 }")
	least := s.LexMin()
	p, ok, err := least.Sample()
	if err != nil || !ok {
		t.Fatalf("least point %v, %v, %v", p, ok, err)
	}
	if in, err := Contains(s, nil, p...); err != nil || !in {
		t.Errorf("%v is not in the set, %v", p, err)
	}
	for j := range p {
		lower := make([]string, j+1)
		for i, name := range s.Dims()[:j+1] {
			lower[i] = fmt.Sprintf("%s = %d", name, p[i])
		}
		lower[j] = fmt.Sprintf("%s < %d", s.Dims()[j], p[j])
		below := setOf("{ [a, b, c, d, e, f] : " + strings.Join(lower, " and ") + " }")
		if empty, err := s.Intersect(below).IsEmpty(); err != nil || !empty {
			t.Errorf("not the least point: %v, %v", p, err)
		}
	}
}

// TestThinSystem requires the complement of a set that is thin in other directions after each value of its thinnest one, and that its pieces are told
// within the limit.
func TestThinSystem(t *testing.T) {
	s := MustSet("{ [a, b, c, d, e, f, g, h, i] : 0 <= a <= 2147483629 and 0 <= c < a and 2a + 1c + -3 <= 2d <= 2a + 1c + -3 + 1 and " +
		"-2a + 1d + -4 <= 3e <= -2a + 1d + -4 + 2 and -2e + 1d + -1 <= 2f <= -2e + 1d + -1 + 1 and " +
		"3b + -3d + 2 <= 2g <= 3b + -3d + 2 + 1 and -1e + 1f + 0 <= 2h <= -1e + 1f + 0 + 1 and " +
		"1g + 2b + 3 <= 2i <= 1g + 2b + 3 + 1 and 2147483628b <= 2147483627a + 1c + -1 + 2147483629 and " +
		"2147483629i <= 2147483627c + 1c + 1d + -2 + 2147483629 }")
	rest := s.Complement()
	if apart, err := s.IsDisjoint(rest); err != nil || !apart {
		t.Fatalf("the complement meets the set: %v", err)
	}
	for _, p := range rest.Pieces() {
		at, ok, err := p.Set().Sample()
		if err != nil || !ok {
			t.Fatalf("%v: %v %v", p, ok, err)
		}
		if in, err := Contains(s, nil, at...); err != nil || in {
			t.Errorf("%v is in the set, %v", at, err)
		}
	}
}

// TestBigEntries requires lowest terms and the ratio test on entries beyond int64.
func TestBigEntries(t *testing.T) {
	w := options{}.begin()
	const m = 4611686018427387847
	ins := []row{{-1, m, -m + 2}, {0, -m + 4, m}, {0, 1, 0}, {0, 0, 1}, {100, -1, 0}}
	if p, v := w.decideBig(ins); v != yes || slices.ContainsFunc(ins, func(r row) bool { return dot(r, p) < 0 }) {
		t.Errorf("verdict %v, point %v", v, p)
	}
	tab := w.newBigTableau(2)
	huge := new(big.Int).Lsh(big.NewInt(1), 100)
	if !tab.add([]*big.Int{big.NewInt(-1), huge, big.NewInt(0)}) ||
		tab.add([]*big.Int{big.NewInt(0), big.NewInt(-1), big.NewInt(0)}) {
		t.Error("2^100 x >= 1 and x <= 0 have a solution")
	}
}

// TestLexMinLargeDivisor requires an answer where the constants of intermediate rows do not fit in int64, and compares it
// with the least of the few points that each j has.
func TestLexMinLargeDivisor(t *testing.T) {
	least := MustSet("[n] -> { [i, j] : 4294967296i >= n + 3j and 0 <= j <= 7 and 5i + 4294967295j >= n }").LexMin()
	for _, n := range []int64{-1 << 40, -4294967296, -1, 0, 1, 5, 4294967296, 12884901886, 30064771100, 30064771101, 1 << 40} {
		best := []int64{1 << 62, 0}
		for j := range int64(8) {
			i := max(-countedFloor(-n-3*j, 1<<32), -countedFloor(4294967295*j-n, 5))
			if i < best[0] {
				best = []int64{i, j}
			}
		}
		got, ok, err := least.Fix("n", n).Sample()
		if err != nil || !ok || !slices.Equal(got, best) {
			t.Errorf("n = %d: %v, %v, %v; want %v", n, got, ok, err, best)
		}
	}
}
