package sets

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// parameterRange limits the parameter of drawn maps, so that all their points
// can be listed.
const parameterRange = 2

func limitedMap(text string) Map {
	return MustMap(text).Intersect(MustMap("[n] -> { [i] -> [j] : -2 <= n <= 2 }"))
}

// pairs lists the points of a drawn map for one value of the parameter.
func (d drawn) pairs(n int64) map[[2]int64]bool {
	out := map[[2]int64]bool{}
	boxPoints(2, -box, box, func(p []int64) {
		if d.in(n, p...) {
			out[[2]int64{p[0], p[1]}] = true
		}
	})
	return out
}

func TestMapPredicates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		a := draw(t, "a", g.relation([]string{"i"}, []string{"j"}))
		b := draw(t, "b", g.relation([]string{"i"}, []string{"j"}))
		x, y := limitedMap(a.text), limitedMap(b.text)
		single, injective, disjoint := true, true, true
		for n := int64(-parameterRange); n <= parameterRange; n++ {
			in, other := a.pairs(n), b.pairs(n)
			for p := range in {
				disjoint = disjoint && !other[p]
				for q := range in {
					single = single && (p[0] != q[0] || p[1] == q[1])
					injective = injective && (p[1] != q[1] || p[0] == q[0])
				}
			}
		}
		for _, c := range []struct {
			what string
			f    func() (bool, error)
			want bool
		}{{"single-valued", x.IsSingleValued, single}, {"injective", x.IsInjective, injective},
			{"disjoint", func() (bool, error) { return x.IsDisjoint(y) }, disjoint}} {
			got, err := c.f()
			if requireAnswer(t, c.what, err); got != c.want {
				t.Fatalf("%s: got %v", c.what, got)
			}
		}
	})
}

func TestDeltasAndClosure(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		a := draw(t, "a", g.relation([]string{"i"}, []string{"j"}))
		x := MustMap(a.text)
		checkSame(t, "deltas", x.Deltas().rel(), func(n int64, p []int64) bool {
			for q := range a.pairs(n) {
				if q[1]-q[0] == p[0] {
					return true
				}
			}
			return false
		})
		closure, exact := x.TransitiveClosure()
		requireAnswer(t, "closure", closure.Err())
		for _, n := range []int64{-2, 0, 1, 3} {
			reach := a.reachable(n)
			boxPoints(2, -box, box, func(p []int64) {
				got := holdsAt(t, closure.rel(), n, p)
				if want := reach[[2]int64{p[0], p[1]}]; want && !got || exact && got != want {
					t.Fatalf("closure %v (exact %v) at n=%d %v: got %v", closure, exact, n, p, got)
				}
			})
		}
	})
}

func holdsAt(t *rapid.T, r relation, n int64, p []int64) bool {
	tree, err := parseTree(r.String())
	if err != nil {
		t.Fatal(err)
	}
	return tree.contains(env{"n": n}, p)
}

// reachable closes the pairs by Warshall's algorithm.
func (d drawn) reachable(n int64) map[[2]int64]bool {
	r := d.pairs(n)
	for m := int64(-box); m <= box; m++ {
		boxPoints(2, -box, box, func(p []int64) {
			if r[[2]int64{p[0], m}] && r[[2]int64{m, p[1]}] {
				r[[2]int64{p[0], p[1]}] = true
			}
		})
	}
	return r
}

func TestParamsSampleAndAffineHull(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := dimsFor(t)
		a := draw(t, "a", g.set(dims, true))
		x := MustSet(a.text)
		checkSame(t, "params", x.ParamSet().rel(), func(n int64, _ []int64) bool { return a.leastPoint(n, nil, len(dims), 1) != nil })
		sample, hull := x.SampleSet(), x.AffineHull()
		requireAnswer(t, "sample", sample.Err())
		requireAnswer(t, "affine hull", hull.Err())
		if in, err := sample.IsSubset(x); !in || err != nil || sample.NumPieces() != min(1, x.NumPieces()) {
			t.Fatalf("sample %v of %v, %v", sample, x, err)
		}
		if in, err := x.IsSubset(hull); !in || err != nil || hull.NumPieces() > 1 {
			t.Fatalf("affine hull %v of %v, %v", hull, x, err)
		}
		for _, p := range hull.Pieces() {
			if len(p.c.ins) > 0 {
				t.Fatalf("affine hull %v has an inequality", hull)
			}
		}
	})
}

// TestAffineHullOfFloors is a set whose hull the normal form gave an inequality.
func TestAffineHullOfFloors(t *testing.T) {
	s := MustSet("{ [i] : -3 <= i <= 3 and not ((-4 - 2i) mod 3 = 1) }")
	if hull := s.AffineHull(); len(hull.Pieces()) != 1 || len(hull.Pieces()[0].c.ins) > 0 {
		t.Errorf("affine hull %v", hull)
	}
}

func TestClosureCases(t *testing.T) {
	for text, want := range map[string]string{
		"[n] -> { [i] -> [i + 1] : 1 <= i < n }":                                               "[n] -> { [i] -> [j] : 1 <= i < j <= n }",
		"{ [i] -> [j] : 0 <= i < j <= 9 and (j - i) mod 2 = 0 }":                               "{ [i] -> [j] : 0 <= i < j <= 9 and (j - i) mod 2 = 0 }",
		"{ [i, j] -> [i + 1, j] : 0 <= i < 5; [i, j] -> [i, j + 1] : 0 <= i <= 5 and j >= 0 }": "",
	} {
		closure, exact := MustMap(text).TransitiveClosure()
		if err := closure.Err(); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if want == "" {
			continue
		}
		if eq, err := closure.IsEqual(MustMap(want)); !eq || !exact || err != nil {
			t.Errorf("closure of %s: got %v, exact %v, %v", text, closure, exact, err)
		}
	}
}

func TestAffineHullOfUnion(t *testing.T) {
	got := MustSet("{ [1, 2]; [5, 6]; [7, 8] }").AffineHull()
	want := MustSet("{ [i, i + 1] : i mod 2 = 1 }")
	if eq, err := got.IsEqual(want); !eq || err != nil {
		t.Errorf("got %v, want %v, %v", got, want, err)
	}
}

// TestAffineHullIsSmallest compares the lattice of the points of a set with that of the points of its hull.
func TestAffineHullIsSmallest(t *testing.T) {
	for _, text := range []string{
		"{ [i, j] : 0 <= i, j < 9 and 4*floor(i/4) <= i < 4*floor(i/4) + 4 }",
		"{ [i, j] : 0 <= i <= 8 and 3j = 2i }",
		"{ [i, j] : -7 <= i, j <= 7 and 5 <= 3i + 5j <= 6 }",
		"{ [i, j] : -6 <= i, j <= 6 and 7 <= 7i - 9j <= 8 and i mod 2 = 0 }",
		"{ [i, j] : i mod 3 = 1 and 0 <= i < 9 and 2j = i + 1 }",
		"{ [1, 2]; [5, 6]; [7, 9] }",
		"{ [1, 2]; [5, 6]; [7, 8] }",
		"{ [i, 0] : 0 <= i < 7 and i mod 3 = 2; [0, j] : 0 <= j < 7 and j mod 2 = 1 }",
		"{ [i, j] : 0 <= i, j <= 8 and (i + 2j) mod 6 = 1; [4, 0] }",
		"{ [i, j] : -8 <= i, j <= 8 and exists a, b : i = 4a + 6b and j = 2a }",
		"{ [i, j] : -8 <= i, j <= 8 and exists a : 3 <= 2i - 5a <= 4 and j = 3a }",
	} {
		hull := MustSet(text).AffineHull()
		requireAnswer(t, text, hull.Err())
		want, got := minorsOf(t, text), minorsOf(t, hull.String())
		if want != got {
			t.Errorf("%s: hull %v has the minors %v, the points have %v", text, hull, got, want)
		}
	}
}

// minorsOf returns what tells a lattice of points in the plane from those that contain it: the rank and the greatest common divisor of
// the minors of that size of the differences of the points in a box.
func minorsOf(t *testing.T, text string) [2]int64 {
	tree, err := parseTree(text)
	if err != nil {
		t.Fatal(err)
	}
	var steps [][2]int64
	var base []int64
	boxPoints(2, -12, 12, func(p []int64) {
		switch {
		case !tree.contains(env{}, p):
		case base == nil:
			base = slices.Clone(p)
		default:
			steps = append(steps, [2]int64{p[0] - base[0], p[1] - base[1]})
		}
	})
	var content, det int64
	for i, a := range steps {
		content = gcd(content, gcd(a[0], a[1]))
		for _, b := range steps[:i] {
			det = gcd(det, a[0]*b[1]-a[1]*b[0])
		}
	}
	switch {
	case det != 0:
		return [2]int64{2, abs(det)}
	case content != 0:
		return [2]int64{1, abs(content)}
	}
	return [2]int64{}
}

// TestHeadLeavesNeededNames prints a map whose output dimension is an
// expression and occurs in another constraint too.
func TestHeadLeavesNeededNames(t *testing.T) {
	c := conjunct{named: 3, eqs: []row{{3, 0, 1, 1}, {-11, 1, 0, 2}}}
	m := makeMap(relation{space: space{params: []string{"n"}, in: tuple{dims: []string{"x"}}, out: tuple{dims: []string{"i"}}, isMap: true}, parts: []conjunct{c}})
	if _, err := ParseMap(m.String()); err != nil {
		t.Error(err)
	}
}

// TestClosureOfTransitive takes maps that contain their own two steps, of which the differences tell too little, and some that only seem to.
func TestClosureOfTransitive(t *testing.T) {
	for _, c := range []struct {
		text       string
		transitive bool
	}{
		{"{ [i] -> [j] : 2i <= j and i >= 1 }", true},
		{"[n] -> { [i, k] -> [j, l] : i < j <= n and l mod 3 = 1 and 2k <= l and k >= 1 }", true},
		{"[n] -> { [i] -> [j] : i < j and (i + j) mod 2 = 0 and i mod 3 = 0 }", true},
		{"{ [i] -> [j] : i < j < i + 3 and i mod 2 = 0 }", false},
		{"{ [i] -> [j] : 2j >= i + 3 and i >= 0 and j <= 9 }", false},
		{"{ [i] -> [j] : false }", true},
	} {
		m := mapOf(c.text)
		closure, exact := m.TransitiveClosure()
		same, err := closure.IsEqual(m)
		if err != nil || same != c.transitive || c.transitive && !exact {
			t.Errorf("%s: %v, exact %v, %v", c.text, closure, exact, err)
		}
		if within, err := m.ApplyRange(m).Union(m).IsSubset(closure); err != nil || !within {
			t.Errorf("%s: %v lacks two steps, %v", c.text, closure, err)
		}
	}
}
