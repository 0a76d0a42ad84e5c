package sets

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestConvexHull(t *testing.T) {
	for _, c := range []struct{ set, hull string }{
		{"{ [i, j] : i = 0 and j = 0; [i, j] : i = 4 and j = 2 }", "{ [i, j] : i = 2j and 0 <= j <= 2 }"},
		{"{ [0, 0]; [3, 0]; [0, 3] }", "{ [i, j] : i, j >= 0 and i + j <= 3 }"},
		{"{ [0, 0]; [i, 1] : i >= 0 }", "{ [i, j] : i >= 0 and 0 <= j <= 1 }"},
		{"[n] -> { [0] : n >= 1; [n] : n >= 1 }", "[n] -> { [i] : 0 <= i <= n and n >= 1 }"},
		{"{ [i] : i mod 3 = 0 and 1 <= i <= 10 }", "{ [i] : 1 <= i <= 10 }"},
		{"{ [i, j] : 0 <= i <= 2 and 0 <= j <= 1; [i, j] : 0 <= i <= 1 and 0 <= j <= 2 }", "{ [i, j] : 0 <= i, j <= 2 and i + j <= 3 }"},
		{"{ [i] : false }", "{ [i] : false }"},
	} {
		got := ConvexHull(setOf(c.set))
		if same, err := got.IsEqual(setOf(c.hull)); err != nil || !same {
			t.Errorf("ConvexHull(%s) = %v, not %s (%v)", c.set, got, c.hull, err)
		}
	}
}

// TestConvexHullOfPoints compares with the definition: a point of the plane is in the hull of others if no line parts it from them.
func TestConvexHullOfPoints(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 21))
	for range 40 {
		var points [][2]int64
		s := setOf("{ [i, j] : false }")
		for range 2 + random.IntN(4) {
			p := [2]int64{random.Int64N(7), random.Int64N(7)}
			points = append(points, p)
			one := setOf("{ [i, j] }")
			s = s.Union(one.Fix("i", p[0]).Fix("j", p[1]))
		}
		h := ConvexHull(s)
		for i := range int64(7) {
			for j := range int64(7) {
				if in, err := Contains(h, nil, i, j); err != nil || in != between(points, i, j) {
					t.Fatalf("%v: [%d, %d] in %v is %v (%v)", points, i, j, h, in, err)
				}
			}
		}
	}
}

// between reports whether (i, j) is in a triangle, perhaps flat, of the points.
func between(points [][2]int64, i, j int64) bool {
	side := func(p, q [2]int64) int64 { return (q[0]-p[0])*(j-p[1]) - (q[1]-p[1])*(i-p[0]) }
	within := func(p, q [2]int64) bool {
		return min(p[0], q[0]) <= i && i <= max(p[0], q[0]) && min(p[1], q[1]) <= j && j <= max(p[1], q[1])
	}
	for _, p := range points {
		for _, q := range points {
			if side(p, q) == 0 && within(p, q) {
				return true
			}
			for _, r := range points {
				a, b, c := side(p, q), side(q, r), side(r, p)
				if a > 0 && b > 0 && c > 0 || a < 0 && b < 0 && c < 0 {
					return true
				}
			}
		}
	}
	return false
}

// TestHullOfStrides bounds many pieces with four strides: each stride is one floor term of the hull, and each direction is asked for once.
func TestHullOfStrides(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 50))
	var pieces []string
	for range 50 {
		a, b, m := r.IntN(60), r.IntN(60), 2+r.IntN(2)
		pieces = append(pieces, fmt.Sprintf("[i, j] : %d <= i <= %d and %d <= j <= %d and (i + %dj) mod %d = %d", a, a+r.IntN(9), b, b+r.IntN(9), r.IntN(2), m, r.IntN(m)))
	}
	s := setOf("{ " + strings.Join(pieces, "; ") + " }").WithLimit(400_000)
	h := s.Hull()
	if in, err := s.IsSubset(h); err != nil || !in || h.NumPieces() != 1 {
		t.Errorf("%v, %v", h, err)
	}
	s = setOf("{ [i] : i mod 6 = 2 and 0 <= i <= 50; [i] : i mod 6 = 4 and 3 <= i <= 90 }")
	if in, err := s.Hull().IsSubset(setOf("{ [i] : 2 <= i <= 88 and 2 <= i mod 6 <= 4 }")); err != nil || !in {
		t.Errorf("%v, %v", s.Hull(), err)
	}
}

// TestConvexHullOfBoxes bounds boxes in four dimensions and a parameter, of which the hull has facets that no box has; elimination of the usual existentials overflows.
func TestConvexHullOfBoxes(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 77))
	for range 20 {
		var pieces []string
		for range 4 {
			var c []string
			for _, v := range []string{"i", "j", "k", "l"} {
				low := r.IntN(20)
				c = append(c, fmt.Sprintf("%d <= %s <= n + %d", low, v, low+r.IntN(9)))
			}
			pieces = append(pieces, "[i, j, k, l] : 0 <= n <= 5 and "+strings.Join(c, " and "))
		}
		s := setOf("[n] -> { " + strings.Join(pieces, "; ") + " }")
		h := ConvexHull(s)
		if in, err := s.IsSubset(h); err != nil || !in || h.NumPieces() != 1 {
			t.Fatalf("%v, %v", h, err)
		}
		if small, err := h.IsSubset(s.Hull()); err != nil || !small {
			t.Fatalf("%v is larger than %v, %v", h, s.Hull(), err)
		}
	}
}
