package sets

import (
	"regexp"
	"testing"

	"pgregory.net/rapid"
)

// FuzzParse requires that no text makes the parser panic, that what is printed
// reads back as an equal union, and that a text without quantifiers and large
// numbers means what the enumerator says.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"[N] -> { I[i, j] : 1 <= i, j < N and (i + j) mod 2 = 0 }",
		"{ [i] : exists (e, f = floor(i/3): 2e <= i < 3e and not (f = 1 or i != 2)) }",
		"{ [i, 0] ; [max(1, 2), i = 0:4] : false }", "{ }", "{ [i] : ((i)) + (2) <= 3 and (i <= 4) }",
		"[n = 0:3, m] -> { A[B[i] -> C[*]] : i << n; [[i/2], 2i % 3 : 4 ] : i >= m }",
		"{ [i] -> [i > 2 ? 1 : -1//4, (i : i < 3; 7 : i > 4), NaN] : i = 2 implies i/2 + i/3 = 4 }",
		"{ [i, j] : i, j >>= 2, 3 && !(i == j) /\\ min(i, ceil(j/2)) != floord(i, 2) } # end",
	} {
		f.Add(s)
	}
	large := regexp.MustCompile(`[0-9]{3}|[E∃e]xist|∃`)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 200 {
			return
		}
		tree, err := parseTree(text)
		if err != nil {
			_ = err.Error()
			return
		}
		s, m, isMap, err := ParseUnion(text)
		if err != nil {
			_ = err.Error()
			return
		}
		checkReadsBack(t, s, m, isMap)
		if !large.MatchString(text) && len(tree.pieces) > 0 && tree.requireOneSpace() == nil {
			r := lowerTree(tree, tree.pieces, options{})
			checkMeaning(t, tree, r)
		}
	})
}

func checkReadsBack(t *testing.T, s UnionSet, m UnionMap, isMap bool) {
	text := s.String()
	if isMap {
		text = m.String()
	}
	s2, m2, isMap2, err := ParseUnion(text)
	if err != nil || isMap2 != isMap && m.NumPieces() > 0 {
		t.Fatalf("printed %s\n%v", text, err)
	}
	same, err := s2.WithLimit(20_000).IsEqual(s)
	if isMap && isMap2 {
		same, err = m2.WithLimit(20_000).IsEqual(m)
	}
	if err == nil && !same {
		t.Fatalf("printed %s\nread back %v%v", text, s2, m2)
	}
}

// checkMeaning compares a relation with its tree on a small box.
func checkMeaning(t *testing.T, tree unionTree, r relation) {
	if r.err != nil || len(r.dims()) > 3 || len(tree.params) > 2 {
		return
	}
	points := 0
	boxPoints(len(tree.params), -1, 2, func(values []int64) {
		params := env{}
		for i, p := range tree.params {
			params[p] = values[i]
		}
		boxPoints(len(r.dims()), -2, 3, func(p []int64) {
			if points++; points > 2000 {
				return
			}
			if got, want := r.holdsAt(params, p), tree.contains(params, p); got != want {
				t.Fatalf("%s at %v %v: got %v, want %v\nresult %v", tree.text, params, p, got, want, r)
			}
		})
	})
}

// holdsAt evaluates the constraints at a point.
func (r relation) holdsAt(params env, p []int64) bool {
	x := []int64{1}
	for _, name := range r.params {
		x = append(x, params[name])
	}
	x = append(x, p...)
	for _, c := range r.parts {
		if c.holdsAtPoint(x) {
			return true
		}
	}
	return false
}

func (c conjunct) holdsAtPoint(x []int64) bool {
	dot := func(r row, x []int64) (sum int64) {
		for i := range x {
			sum += r[i] * x[i]
		}
		return sum
	}
	x = append([]int64{}, x...)
	for _, d := range c.divs {
		x = append(x, countedFloor(dot(d.num, x), d.den))
	}
	for _, r := range c.eqs {
		if dot(r, x) != 0 {
			return false
		}
	}
	for _, r := range c.ins {
		if dot(r, x) < 0 {
			return false
		}
	}
	return true
}

// FuzzAlgebra checks laws that need no enumeration, on random sets.
func FuzzAlgebra(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		g := &maker{t, 2}
		dims := []string{"i", "j", "k"}
		a, b := MustSet(g.set(dims, false)).WithLimit(50_000), MustSet(g.set(dims, false)).WithLimit(50_000)
		checkLaw(t, "a = (a − b) ∪ (a ∩ b)", a, a.Subtract(b).Union(a.Intersect(b)))
		checkLaw(t, "a − b = a ∩ ¬b", a.Subtract(b), a.Intersect(b.Complement()))
		checkLaw(t, "¬(a ∪ b) = ¬a ∩ ¬b", a.Union(b).Complement(), a.Complement().Intersect(b.Complement()))
		checkLaw(t, "¬¬a = a", a, a.Complement().Complement())
		checkLaw(t, "coalesce", a.Union(b), a.Union(b).Coalesce())
		checkLaw(t, "disjoint", a.Union(b), a.Union(b).MakeDisjoint())
		checkLaw(t, "project a ∪ b", a.Union(b).Project("j"), a.Project("j").Union(b.Project("j")))
		checkLaw(t, "project twice", a.Project("i", "k").Project("k"), a.Project("k"))
		checkLaw(t, "gist", a.Intersect(b), a.Gist(b).Intersect(b))
		checkWithin(t, "hull", a, a.Hull())
		checkWithin(t, "affine hull", a, a.AffineHull())
		checkWithin(t, "sample", a.SampleSet(), a)
		checkWithin(t, "project", a, a.Project("i").Product(UniverseSet("j", "k")).Flatten())
	}))
}

// FuzzRelations checks laws of relations.
func FuzzRelations(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		g := &maker{t, 1}
		m, n := MustMap(g.relation([]string{"i"}, []string{"j"})).WithLimit(50_000), MustMap(g.relation([]string{"i"}, []string{"j"})).WithLimit(50_000)
		s := MustSet(g.set([]string{"i"}, true)).WithLimit(50_000)
		law := func(name string, x, y Map) { checkLaw(t, name, x.Wrap(), y.Wrap()) }
		law("(m n)⁻¹ = n⁻¹ m⁻¹", m.ApplyRange(n).Inverse(), n.Inverse().ApplyRange(m.Inverse()))
		law("m (m ∪ n) = m m ∪ m n", m.ApplyRange(m.Union(n)), m.ApplyRange(m).Union(m.ApplyRange(n)))
		law("restriction", m.IntersectDomain(s), m.Inverse().IntersectRange(s).Inverse())
		law("(m n) m = m (n m)", m.ApplyRange(n).ApplyRange(m), m.ApplyRange(n.ApplyRange(m)))
		law("curry", m.RangeProduct(n).Uncurry().Curry(), m.RangeProduct(n))
		checkLaw(t, "domain", m.Domain(), m.Inverse().Range())
		checkLaw(t, "apply", m.IntersectDomain(s).Range(), m.Apply(s))
		checkLaw(t, "wrap", m.Intersect(n).Wrap().Unwrap().Wrap(), m.Wrap().Intersect(n.Wrap()))
		checkLaw(t, "range product", m.RangeProduct(n).Domain(), m.Domain().Intersect(n.Domain()))
		checkLaw(t, "domain of lexmin", m.LexMin().Domain(), m.Domain())
		checkWithin(t, "lexmin", m.LexMin().Wrap(), m.Wrap())
		checkWithin(t, "lexmax", m.LexMax().Wrap(), m.Wrap())
		checkLaw(t, "lexmin and lexmax", m.LexMin().Wrap(), mirror(mirror(m).LexMax()).Wrap())
		if x := m.LexMax(); x.Err() == nil {
			if single, err := x.IsSingleValued(); err == nil && !single {
				t.Fatalf("%v is not single-valued", x)
			}
		}
	}))
}

// mirror changes the sign of the images.
func mirror(m Map) Map { return m.ApplyRange(MustMap("{ [j] -> [-j] }")) }

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

// checkWithin requires x ⊆ y unless the limit was reached.
func checkWithin(t *rapid.T, law string, x, y Set) {
	t.Helper()
	if x.Err() != nil || y.Err() != nil {
		return
	}
	if in, err := x.IsSubset(y); err == nil && !in {
		t.Fatalf("%s: %v\nnot in %v", law, x, y)
	}
}
