package sets

import (
	"testing"

	"pgregory.net/rapid"
)

// FuzzParse requires that no text makes the parser panic, and that what is
// printed reads back as an equal set.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"[N] -> { I[i, j] : 1 <= i, j < N and (i + j) mod 2 = 0 }",
		"{ [i] : exists (e, f = floor(i/3): 2e <= i < 3e and not (f = 1 or i != 2)) }",
		"{ [i, 0] ; [max(1, 2), i = 0:4] : false }", "{ }", "{ [i] : ((i)) + (2) <= 3 and (i <= 4) }",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 200 {
			return
		}
		tree, err := parseTree(text)
		if err != nil {
			_ = err.Error()
			return
		}
		s := Set{lowerTree(tree, tree.pieces)}.WithLimit(20_000)
		if s.Err() != nil {
			return
		}
		again, err := ParseSet(s.String())
		if err != nil {
			t.Fatalf("printed %v\n%v", s, err)
		}
		if same, err := again.WithLimit(20_000).IsEqual(s); err == nil && !same {
			t.Fatalf("printed %v\nread back %v", s, again)
		}
	})
}

// FuzzAlgebra checks laws that need no enumeration, on random sets.
func FuzzAlgebra(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		g := &maker{t, 2}
		dims := []string{"i", "j", "k"}
		a, b := MustSet(g.set(dims, false)).WithLimit(50_000), MustSet(g.set(dims, false)).WithLimit(50_000)
		checkLaw(t, "a = (a − b) ∪ (a ∩ b)", a, a.Subtract(b).Union(a.Intersect(b)))
		checkLaw(t, "a − b = a ∩ ¬b", a.Subtract(b), a.Intersect(b.Complement()))
		checkLaw(t, "coalesce", a.Union(b), a.Union(b).Coalesce())
		checkLaw(t, "project a ∪ b", a.Union(b).Project("j"), a.Project("j").Union(b.Project("j")))
		checkLaw(t, "gist", a.Intersect(b), a.Gist(b).Intersect(b))
	}))
}

// checkLaw requires equality unless the limit was reached.
func checkLaw(t *rapid.T, law string, x, y Set) {
	t.Helper()
	if x.Err() != nil || y.Err() != nil {
		return
	}
	if same, err := x.IsEqual(y); err == nil && !same {
		t.Fatalf("%s: %v\nand %v", law, x, y)
	}
}
