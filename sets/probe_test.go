package sets

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestPointsTellNothingElse holds that corners are points of their conjunct, also far along its rays, and that two conjuncts become one, or not,
// with them as without.
func TestPointsTellNothingElse(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 9))
	spared := map[joining]int{}
	for range 1200 {
		text := fmt.Sprintf("[n] -> { [i, j] : %s; [i, j] : %s }", randomPiece(r), randomPiece(r))
		parts := setOf(text).rel().parts
		if len(parts) != 2 {
			continue
		}
		w := options{}.begin()
		a, b := parts[0], parts[1]
		known := [2]*asked{{corners: cornersOf(w, &a, directions(w, &a), mostCorners)}, {corners: cornersOf(w, &b, directions(w, &b), mostCorners)}}
		for i, k := range known {
			for _, p := range k.corners {
				if !parts[i].contains(p) {
					t.Fatalf("%s\npiece %d has no point %v", text, i, p)
				}
			}
			for _, way := range k.raysOf(w, &parts[i]) {
				if p := along(slices.Clone(parts[i].at), way, 7); !parts[i].contains(p) {
					t.Fatalf("%s\npiece %d has no point %v on the ray %v", text, i, p, way)
				}
			}
		}
		for _, how := range []joining{ownFaces, anyFaces} {
			was, fused := w.fuse(a, b, how, knowsNothing(), knowsNothing())
			before := w.left
			is, ok := w.fuse(a, b, how, known[0], known[1])
			if ok != fused || ok && !sameConjunct(was, is) {
				t.Fatalf("%s\none conjunct %v with corners, %v without\n%v\n%v", text, ok, fused, is, was)
			}
			if !ok && before-w.left < 20 {
				spared[how]++
			}
		}
	}
	if spared[ownFaces] < 200 || spared[anyFaces] < 80 {
		t.Errorf("hardly a pair is ruled out by points: %v", spared)
	}
}

// knowsNothing returns what is known of a conjunct of which nothing is asked.
func knowsNothing() *asked { return &asked{rays: rays{}, corners: corners{}} }

// randomPiece returns constraints on n, i and j, some of them with floor terms.
func randomPiece(r *rand.Rand) string {
	s := fmt.Sprintf("%d <= i <= %d and %d <= j <= n + %d", r.IntN(4), 3+r.IntN(12), r.IntN(4)-2, r.IntN(3))
	switch r.IntN(5) {
	case 0:
		s += fmt.Sprintf(" and (%di + j) mod %d = %d", 1+r.IntN(2), 2+r.IntN(3), r.IntN(2))
	case 1:
		s += fmt.Sprintf(" and j <= %di - %dfloor((i + %d)/%d)", r.IntN(3), r.IntN(3), r.IntN(3), 2+r.IntN(6))
	case 2:
		s += fmt.Sprintf(" and %di + %dj <= %dn + 9", r.IntN(5)-2, 1+r.IntN(3), r.IntN(3))
	case 3:
		s += fmt.Sprintf(" and i = %dj + %d", r.IntN(3), r.IntN(3))
	}
	return s
}

// TestProbeFindsPoints holds that a probe answers as a test of emptiness does, before and after it takes other coordinates, and that the points
// that it names are there.
func TestProbeFindsPoints(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 11))
	named := 0
	for range 400 {
		text := fmt.Sprintf("[n] -> { [i, j] : %s and (5i + 7j - n) mod 11 <= 3 and 3i <= 4floor((i + 2j)/3) + %d }", randomPiece(r), r.IntN(9))
		for _, c := range setOf(text).rel().parts {
			w := options{}.begin()
			p := w.probe(c)
			for range 6 {
				q := make(row, c.width())
				for j := range q {
					q[j] = int64(r.IntN(7) - 3)
				}
				var at row
				v := p.ask(&at, []row{q})
				if (v == no) != w.empty(c, q) {
					t.Fatalf("%s\n%v: verdict %v", text, q, v)
				}
				if at != nil {
					named++
					if !c.satisfiedBy(at) || dot(q, at) < 0 {
						t.Fatalf("%s\n%v: no point %v", text, q, at)
					}
				}
			}
			p.release()
		}
	}
	if named < 200 {
		t.Errorf("%d points", named)
	}
}
