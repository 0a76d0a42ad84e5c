package sets

import "testing"

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
