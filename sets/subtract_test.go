package sets

import (
	"strings"
	"testing"
)

// TestSubtractKnowsSharedConstraints holds differences of sets that have constraints or floor terms in common to few steps: what both state needs no linear program,
// and equal terms are one.
func TestSubtractKnowsSharedConstraints(t *testing.T) {
	const blocks = "[a, b] -> { [i, j, k] : 0 <= a, b < 3 and 0 <= i, j, k < 36 and (floor(j/12) - floor(i/12) - a) mod 3 = 0 and "
	const chain = "[n] -> { [a, b, c, d, e, f] : 0 <= a <= b <= c <= d <= e <= f <= n and a + b + c <= d + e and "
	for _, c := range []struct {
		a, b   string
		limit  int
		pieces int
	}{
		{chain + "f >= 3 }", chain + "f >= 5 }", 235, 1},
		{blocks + "(floor((k + 2)/12) - floor(i/12) - b) mod 3 = 0 }", blocks + "(floor(k/12) - floor(i/12) - b) mod 3 = 0 }", 3100, 1},
	} {
		a, b := setOf(c.a), setOf(c.b)
		got := a.WithLimit(c.limit).Subtract(b)
		if err := got.Err(); err != nil || got.NumPieces() != c.pieces {
			t.Errorf("%v − %v: %v, %d pieces", a, b, err, got.NumPieces())
			continue
		}
		if meets, err := got.IsDisjoint(b); err != nil || !meets {
			t.Errorf("%v meets %v: %v", got, b, err)
		}
		if same, err := got.WithLimit(0).Union(a.Intersect(b)).IsEqual(a); err != nil || !same {
			t.Errorf("%v and %v are not %v: %v", got, b, a, err)
		}
	}
}

// TestPlainlyWithin compares values whose pieces are known to be alike with others: of other spaces, with errors, with a memo.
func TestPlainlyWithin(t *testing.T) {
	a, b := setOf("[n] -> { A[i] : 0 <= i < n; A[i] : i >= 2n }"), setOf("[n] -> { A[i] : i >= 2n; A[i] : 0 <= i < n; A[i] : i < -n }")
	for _, c := range []struct {
		name   string
		a, b   Set
		within bool
	}{
		{"same", a, a, true}, {"in another order", a, b, true}, {"more", b, a, false}, {"nothing", a.Subtract(a), a, true},
		{"another name", setOf("[n] -> { B[i] : 0 <= i < n }"), a, false}, {"another parameter", setOf("[m] -> { A[i] : 0 <= i < m }"), a, false},
		{"another divisor", setOf("{ [i, j] : j <= 5*floor(i/2) }"), setOf("{ [i, j] : j <= 5*floor(i/3) }"), false},
		{"another bound", setOf("[n] -> { A[i] : 0 <= i <= n }"), a, false},
		{"an error", a.WithLimit(1).Complement(), a, false},
	} {
		if got := plainlyWithin(c.a.p, c.b.p); got != c.within {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	if less := a.Subtract(b); less.String() != "[n] -> { A[i] : false }" {
		t.Error(less)
	}
	if more := b.Subtract(a); more.NumPieces() != 1 {
		t.Error(more)
	}
	for _, c := range [][2]Set{{a, b}, {b, a}} {
		if same, err := c[0].IsEqual(c[1]); same || err != nil {
			t.Error(same, err)
		}
	}
	if within, err := b.IsSubset(a); within || err != nil {
		t.Error(within, err)
	}
	if err := a.Subtract(setOf("{ B[i] }")).Err(); err == nil {
		t.Error("a name does not count")
	}
}

// TestSimplestFirst subtracts many strided pieces: in the order in which they are given that takes more steps than there are.
func TestSimplestFirst(t *testing.T) {
	pieces := []string{
		"2 <= i <= 14 and i mod 4 = 3 and n - 13 <= j <= n and j mod 5 = 2", "19 <= i <= n and i mod 3 = 1 and -3 <= j <= 9 and (j + 2) mod 6 = 0 and (n + i) mod 2 = 1 and i >= j + 7",
		"n - 18 <= i <= 29 and i mod 5 = 1 and 14 <= j <= n and j mod 6 = 3", "16 <= i <= 84 and i mod 4 = 1 and 16 <= j <= 71 and j mod 5 = 2",
		"-3 <= i <= n and i mod 2 = 1 and n - 4 <= j <= 32 and j mod 3 = 0", "14 <= i <= 40 and i mod 2 = 1 and 18 <= j <= 113 and j mod 5 = 0 and i >= j + 6",
		"n - 1 <= i <= n and (i + 3) mod 2 = 0 and 14 <= j <= n and j mod 3 = 2 and (n + j) mod 2 = 1", "n <= i <= 20 and i mod 2 = 1 and 14 <= j <= 90 and j mod 4 = 1 and (n + j) mod 3 = 0",
		"7 <= i <= n and i mod 3 = 1 and -4 <= j <= n and j mod 3 = 0 and (n + i) mod 2 = 0 and i >= j", "20 <= i <= n and i mod 4 = 1 and 29 <= j <= 35 and j mod 3 = 2",
		"12 <= i <= n and 7 <= j <= 77 and j mod 5 = 4 and (n + j) mod 2 = 0", "n - 6 <= i <= 17 and i mod 4 = 3 and n - 9 <= j <= 15",
	}
	s := setOf("[n] -> { [i, j] : " + strings.Join(pieces, "; [i, j] : ") + " }")
	rest := s.Complement()
	if err := rest.Err(); err != nil || rest.NumPieces() > 900 {
		t.Fatalf("%d pieces, %v", rest.NumPieces(), err)
	}
	for _, n := range []int64{12, 40} {
		for i := int64(-4); i < 45; i += 3 {
			for j := int64(-5); j < 40; j++ {
				in, err := Contains(s, map[string]int64{"n": n}, i, j)
				out, err2 := Contains(rest, map[string]int64{"n": n}, i, j)
				if err != nil || err2 != nil || in == out {
					t.Fatalf("n = %d: [%d, %d] %v, in the complement %v, %v %v", n, i, j, in, out, err, err2)
				}
			}
		}
	}
}
