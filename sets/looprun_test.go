package sets

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestPoints requires the points of the enumerator, in order, and Contains to say the same.
func TestPoints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j"}[:rapid.IntRange(1, 2).Draw(t, "dims")]
		a := draw(t, "a", g.set(dims, true))
		s, n := MustSet(a.text), rapid.Int64Range(-2, 6).Draw(t, "n")
		params := map[string]int64{"n": n}
		var want, got [][]int64
		boxPoints(len(dims), -box, box, func(p []int64) {
			in, err := Contains(s, params, p...)
			if err != nil || in != a.in(n, p...) {
				t.Fatalf("%v with n = %d contains %v: %v, %v", s, n, p, in, err)
			}
			if in {
				want = append(want, slices.Clone(p))
			}
		})
		for p, err := range Points(s.WithLimit(scanLimit), params) {
			if errors.Is(err, ErrLimit) {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, slices.Clone(p))
		}
		if !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("%v with n = %d:\ngot  %v\nwant %v", s, n, got, want)
		}
	})
}

// TestPointsErrors: what has no answer is an error, and numbers may be large.
func TestPointsErrors(t *testing.T) {
	s := MustSet("[n] -> { [i] : 0 <= i < n }")
	for _, f := range []func() error{
		func() error { _, err := Contains(s, nil, 1); return err },
		func() error { _, err := Contains(s, map[string]int64{"n": 1}); return err },
		func() error { return firstOf(Points(s, nil)) },
		func() error { return firstOf(Points(MustSet("{ [i] : i <= 3 }"), nil)) },
	} {
		if f() == nil {
			t.Error("no error")
		}
	}
	large := MustSet("{ [i, j] : 4611686018427387904i >= 4611686018427387905j }")
	if in, err := Contains(large, nil, 9223372036854775807, 9223372036854775807); err != nil || in {
		t.Errorf("%v, %v", in, err)
	}
}

func firstOf(points func(func([]int64, error) bool)) (first error) {
	points(func(_ []int64, err error) bool { first = err; return false })
	return first
}
