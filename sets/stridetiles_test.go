package sets

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestScanStrideTiles requires that pieces of different strides share a loop over tiles without conditions inside, and that the
// visits are the points in order.
func TestScanStrideTiles(t *testing.T) {
	for _, c := range []struct {
		text  string
		holds func(n, p, i int64) bool
	}{
		{"[n, p] -> { [i] : 0 <= i <= n and i mod 2 = 0; [i] : 0 <= i <= n and i mod 3 = 1 }",
			func(n, _, i int64) bool { return 0 <= i && i <= n && (i%2 == 0 || i%3 == 1) }},
		{"[n, p] -> { [i] : p <= i <= n and (i - p) mod 4 = 0; [i] : 3 <= i <= n + 5 and (i - p) mod 4 = 1 }",
			func(n, p, i int64) bool {
				return p <= i && i <= n && floorMod(i-p, 4) == 0 || 3 <= i && i <= n+5 && floorMod(i-p, 4) == 1
			}},
		{"[n, p] -> { [i] : -9 <= i <= 30 and (3i) mod 4 = 1; [i] : -5 <= i <= n and (5i) mod 6 = 2 }",
			func(n, _, i int64) bool {
				return -9 <= i && i <= 30 && floorMod(3*i, 4) == 1 || -5 <= i && i <= n && floorMod(5*i, 6) == 2
			}},
	} {
		loops, err := MustSet(c.text).Scan()
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		innermost(loops.Body, func(f *For) {
			if hasIf(f.Body) {
				t.Errorf("%s: the loop over %s has a condition inside:\n%v", c.text, f.Var, loops)
			}
		})
		for _, n := range []int64{-3, 0, 1, 5, 6, 7, 23, 24, 25} {
			for p := range int64(5) {
				var want, got []int64
				for i := int64(-20); i < 40; i++ {
					if c.holds(n, p, i) {
						want = append(want, i)
					}
				}
				for _, at := range loops.Visits(map[string]int64{"n": n, "p": p}) {
					got = append(got, at[0])
				}
				if !slices.Equal(got, want) {
					t.Errorf("%s, n = %d, p = %d: visits %v, want %v\n%v", c.text, n, p, got, want, loops)
				}
			}
		}
	}
}

// strides draws pieces that are boxes with a stride in some dimensions.
func (g *maker) strides(dims []string) string {
	var pieces []string
	for range g.pick("pieces", 3) + 1 {
		var cs []string
		for d, name := range dims {
			low := g.pick("low", 6) - 3
			cs = append(cs, fmt.Sprintf("%d <= %s <= %d%s", low, name, low+g.pick("size", 6), []string{"", " + n"}[g.pick("parametric", 2)]))
			cs = append(cs, fmt.Sprintf("%d <= %s <= %d", -box, name, box))
			if m := []int{1, 2, 3, 4, 6}[g.pick("modulus", 5)]; m > 1 {
				cs = append(cs, fmt.Sprintf("(%d%s + %s) mod %d = %d", 2*g.pick("scale", 2)+1, name,
					g.sum(append([]string{"n"}, dims[:d]...), 1), m, g.pick("residue", m)))
			}
		}
		pieces = append(pieces, "["+strings.Join(dims, ", ")+"] : "+strings.Join(cs, " and "))
	}
	return "[n] -> { " + strings.Join(pieces, "; ") + " }"
}

func TestScanStrides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 0}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		a := draw(t, "a", g.strides(dims))
		checkScan(t, MustSet(a.text), len(dims), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}
