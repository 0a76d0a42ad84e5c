package sets

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// checkScan requires the loops to visit exactly the points of the tree, in
// lexicographic order.
func checkScan(t *rapid.T, s Set, dims int, in func(n int64, p []int64) bool) {
	t.Helper()
	loops, err := s.Scan()
	requireAnswer(t, "scan", err)
	for _, n := range []int64{-2, 0, 1, 3} {
		var want, got string
		boxPoints(dims, -box-1, box+1, func(p []int64) {
			if in(n, p) {
				want += fmt.Sprint(p)
			}
		})
		loops.Each(map[string]int64{"n": n}, func(_ string, p []int64) { got += fmt.Sprint(p) })
		if got != want {
			t.Fatalf("n=%d: got %s\nwant %s\nset %v\n%v", n, got, want, s, loops)
		}
	}
}

func TestScan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		a := draw(t, "a", g.set(dims, true))
		checkScan(t, MustSet(a.text), len(dims), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}
