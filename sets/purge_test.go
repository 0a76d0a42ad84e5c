package sets

import "testing"

// TestPeelKeepsThePoint requires of a value that its point satisfies equalities of which the first gives no column that
// the second does not use.
func TestPeelKeepsThePoint(t *testing.T) {
	s, err := ParseSet("{ [a, b, c] : 6c > -7a and b >= -a and b <= 5 and 11c >= -5a - b and a >= 4 and 2b <= a and 2c <= -a }")
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := s.SampleSet().IsSubset(s); !ok || err != nil {
		t.Errorf("%v is not in %v: %v", s.SampleSet(), s, err)
	}
}

// TestPeel requires of normal forms that peeling finds that no bound is left which another one makes needless.
func TestPeel(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"[n] -> { [i] : 1 <= i <= n and n >= 1 }", "[n] -> { [i] : 1 <= i <= n }"},
		{"[n] -> { [i] : 1 <= i <= n and n >= 3 }", "[n] -> { [i] : 1 <= i <= n and n >= 3 }"},
		{"[n] -> { [i, j] : 1 <= i <= n and i <= j <= n and 2 <= j }", "[n] -> { [i, j] : i >= 1 and 2 <= j <= n and j >= i }"},
		{"[v] -> { [i] : 0 <= i <= 3 and 5v <= i <= 5v + 4 and v >= 0 }", "[v] -> { [i] : 0 <= i <= 3 and v = 0 }"},
		{"{ [i, p] : 26 <= i <= 26 and 25p < i <= 25p + 25 }", "{ [i, p] : i = 26 and p = 1 }"},
		{"[n] -> { [i] : 1 <= i <= n and n <= 0 }", "[n] -> { [i] : false }"},
	} {
		s, err := ParseSet(c.in)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.String(); got != c.want {
			t.Errorf("%s\nis   %s\nwant %s", c.in, got, c.want)
		}
	}
}
