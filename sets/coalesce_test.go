package sets

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestCoalesceWraps holds unions that need constraints which no piece has to one piece.
func TestCoalesceWraps(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"{ [x, y] : 1 <= x, y <= 2; [1, 3] }", "{ [x, y] : 1 <= x <= 2 and 1 <= y <= 4 - x }"},
		{"[n] -> { [i] : 1 <= i < n; [i] : 2 <= i <= n }", "[n] -> { [i] : 1 <= i <= n and n >= 2 }"},
		{"{ [1, y] : -1 <= y <= 1; [x, -x] : 0 <= x <= 1 }", "{ [i0, y] : i0 <= 1 and -i0 <= y <= i0 }"},
		{"{ [a] : a mod 10 = 7 or a mod 10 = 8 or a mod 10 = 9 }", "{ [a] : a < 10*floor((a + 3)/10) }"},
		{"{ [a] : a mod 3 = 0 and a <= 0; [a] : a mod 3 >= 1 and a <= -2 }", "{ [a] : a <= 2*floor(a/3) }"},
		{"{ [x, y] : x <= min(y, 2y + 3); [x, y] : x >= min(y, 2y + 3) }", "{ [x, y] }"},
		{"{ [i] : i mod 4 = 0 and 0 <= i <= 100; [i] : 1 <= i <= 100 and exists j : 4j + 1 <= i <= 4j + 2 }", "{ [i] : 0 <= i <= 100 and i <= 4*floor(i/4) + 2 }"},
	} {
		s := setOf(c.text).Coalesce()
		if same, err := s.IsEqual(setOf(c.text)); err != nil || !same {
			t.Errorf("%s: another set, %v", c.text, err)
		}
		if s.String() != c.want {
			t.Errorf("%s\n got %v\nwant %s", c.text, s, c.want)
		}
		if plain := CoalesceOwn(setOf(c.text)); len(plain.Pieces()) < 2 {
			t.Errorf("CoalesceOwn: %v", plain)
		}
	}
}

// TestCoalesceKeepsPoints compares unions of parts of one set, and of sets between floor terms that are alike, before and after, point by point.
func TestCoalesceKeepsPoints(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 7))
	joined := 0
	for range 400 {
		var pieces []string
		modulus := 2 + r.IntN(5)
		for range 2 + r.IntN(3) {
			cut := fmt.Sprintf("%di + %dj <= %d", r.IntN(5)-2, r.IntN(5)-2, r.IntN(9)-2)
			if r.IntN(2) == 0 {
				cut = fmt.Sprintf("%di <= %dfloor((%di + %d)/%d) + %d", 1+r.IntN(2), 1+r.IntN(7), 1+r.IntN(2), r.IntN(9), modulus, r.IntN(9)-4)
			}
			low := r.IntN(3)
			pieces = append(pieces, fmt.Sprintf("[i, j] : %d <= i <= %d and -2 <= j <= 3 and %s", low-4, low+r.IntN(5), cut))
		}
		text := "{ " + strings.Join(pieces, "; ") + " }"
		s := setOf(text)
		for _, c := range []Set{s.Coalesce(), CoalesceOwn(s)} {
			if err := c.Err(); err != nil {
				t.Fatal(text, err)
			}
			joined += len(s.Pieces()) - len(c.Pieces())
			for i := int64(-6); i <= 8; i++ {
				for j := int64(-3); j <= 4; j++ {
					was, _ := Contains(s, nil, i, j)
					if is, err := Contains(c, nil, i, j); err != nil || is != was {
						t.Fatalf("%s: [%d, %d] %v, was %v, %v", text, i, j, is, was, err)
					}
				}
			}
		}
	}
	if joined < 100 {
		t.Errorf("%d pieces fewer", joined)
	}
}

// TestResiduesInCommonTerms unites ranges of residues that are written with different floor terms, of which one can take the place of the other
// where the range leaves a constant gap between them.
func TestResiduesInCommonTerms(t *testing.T) {
	const d = 5
	residues := func(by, low, high int) Set {
		return setOf(fmt.Sprintf("[n] -> { [x] : -9 <= x <= n and %d <= (x + %d) mod %d <= %d }", low, by, d, high))
	}
	aligned := 0
	for low := range d {
		for high := low; high < d; high++ {
			for by := range d {
				a, b := residues(0, 1, 3), residues(by, low, high)
				all := a.Union(b)
				got := all.Coalesce()
				if same, err := got.IsEqual(all); err != nil || !same {
					t.Errorf("%v and %v: got %v %v", a, b, got, err)
				}
				if got.NumPieces() == 1 {
					aligned++
				}
			}
		}
	}
	if aligned < 20 {
		t.Errorf("%d pairs became one, not 20 or more", aligned)
	}
}
