package sets

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// leastPoint returns the lexicographically least point of the box in the tree,
// the greatest for sign -1.
func (d drawn) leastPoint(n int64, prefix []int64, dims int, sign int64) (best []int64) {
	boxPoints(dims, -box, box, func(q []int64) {
		p := slices.Clone(q)
		for i := range p {
			p[i] *= sign
		}
		if best == nil && d.in(n, append(slices.Clone(prefix), p...)...) {
			best = p
		}
	})
	return best
}

func TestLexMinOfSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 2).Draw(t, "dims")]
		a := draw(t, "a", g.set(dims, true))
		x := MustSet(a.text)
		checkSame(t, "lexmin", x.LexMin().rel(), func(n int64, p []int64) bool {
			return a.in(n, p...) && slices.Equal(p, a.leastPoint(n, nil, len(dims), 1))
		})
		checkSame(t, "lexmax", x.LexMax().rel(), func(n int64, p []int64) bool {
			return a.in(n, p...) && slices.Equal(p, a.leastPoint(n, nil, len(dims), -1))
		})
	})
}

func TestLexMinOfMaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		out := dimsFor(t)
		a := draw(t, "a", g.relation([]string{"x"}, out))
		x := MustMap(a.text)
		checkSame(t, "lexmin", x.LexMin().rel(), func(n int64, p []int64) bool {
			return a.in(n, p...) && slices.Equal(p[1:], a.leastPoint(n, p[:1], len(out), 1))
		})
		least := x.LexMin()
		if single, err := least.IsSingleValued(); !single || err != nil {
			t.Fatalf("lexmin %v is not single-valued, %v", least, err)
		}
	})
}

// TestLexMinOfUnions takes unions without parameters, whose pieces' least points are compared as numbers.
func TestLexMinOfUnions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 2).Draw(t, "dims")]
		n := rapid.Int64Range(-3, 6).Draw(t, "n")
		all := MustSet("[n] -> { [" + strings.Join(dims, ", ") + "] : false }")
		var parts []drawn
		for range rapid.IntRange(1, 4).Draw(t, "parts") {
			a := draw(t, "a", g.set(dims, true))
			parts = append(parts, a)
			all = all.Union(MustSet(a.text))
		}
		all = all.Fix("n", n)
		for sign, least := range map[int64]Set{1: all.LexMin(), -1: all.LexMax()} {
			var want []int64
			for _, a := range parts {
				if p := a.leastPoint(n, nil, len(dims), sign); p != nil && (want == nil || sign*int64(slices.Compare(p, want)) < 0) {
					want = p
				}
			}
			got, ok, err := least.Sample()
			if isBudget(err) {
				continue
			}
			if err != nil || ok != (want != nil) || !slices.Equal(got, want) || least.NumPieces() > 1 {
				t.Fatalf("sign %d of %v: got %v %v, want %v", sign, all, least, err, want)
			}
		}
	})
}

// stridedUnion returns a union of pieces with strides, bounded by numbers and by n.
func stridedUnion(r *rand.Rand, pieces int) string {
	names := []string{"i", "j", "k"}
	var all []string
	for range pieces {
		var parts []string
		for _, x := range names {
			low := r.IntN(70) - 10
			parts = append(parts, []string{
				fmt.Sprintf("%d <= %s <= %d", low, x, low+1+r.IntN(25)), fmt.Sprintf("%d <= %s <= n + %d", low, x, r.IntN(25)-5),
				fmt.Sprintf("n + %d <= %s <= n + %d", low, x, low+1+r.IntN(25)),
			}[r.IntN(3)])
			if m := 2 + r.IntN(4); r.IntN(2) == 0 {
				parts = append(parts, fmt.Sprintf("%s mod %d = %d", x, m, r.IntN(m)))
			} else if r.IntN(4) == 0 {
				parts = append(parts, fmt.Sprintf("(i + j) mod %d = %d", m, r.IntN(m)))
			}
		}
		all = append(all, "[i, j, k] : "+strings.Join(parts, " and "))
	}
	return "[n] -> { " + strings.Join(all, "; ") + " }"
}

// TestLexMinOfStridedUnions takes unions of many pieces with a parameter. One piece may have dozens of cases, of which few are below the points of others.
func TestLexMinOfStridedUnions(t *testing.T) {
	for seed, limit := range map[uint64]int{1: 0, 12: 0, 20: 0, 35: 0, 44: 0, 52: 550_000, 53: 0} {
		s := MustSet(stridedUnion(rand.New(rand.NewPCG(seed, 21)), 40)).WithLimit(limit)
		for name, f := range map[string]func(Set) Set{"LexMin": Set.LexMin, "LexMax": Set.LexMax} {
			points := f(s)
			for n := int64(-30); n <= 90; n += 5 {
				want, ok, err := f(s.Fix("n", n)).Sample()
				got, some, err2 := points.Fix("n", n).Sample()
				if err != nil || err2 != nil || ok != some || !slices.Equal(got, want) {
					t.Fatalf("%s, seed %d, n = %d: got %v %v %v, want %v %v", name, seed, n, got, some, err2, want, err)
				}
			}
		}
	}
}

// TestLexMinOfManyCases has a union whose pieces' greatest points are many cases, and a relation with at most one image, which a projection per
// dimension does not find out.
func TestLexMinOfManyCases(t *testing.T) {
	s := setOf("[n, m] -> { [i] : m - 3 <= i <= m and floor((2m - n - 2i + 2)/7) >= 3*floor((m + i + 1)/2) - 3 and m mod 6 = 5 and " +
		"n <= -floor((3m + 2i - 3n + 1)/7); [i] : n - 4 <= i <= 5 and i <= 2m - 4n - 4*floor((2m - n - i + 2)/4) + 3 and n <= floor(m/4) - 2m }")
	greatest := s.LexMax()
	for n := int64(-12); n <= 6; n++ {
		for m := int64(-7); m <= 11; m++ {
			want, ok, err := s.Fix("n", n).Fix("m", m).LexMax().Sample()
			got, some, err2 := greatest.Fix("n", n).Fix("m", m).Sample()
			if err != nil || err2 != nil || ok != some || !slices.Equal(got, want) {
				t.Fatalf("n = %d, m = %d: got %v %v %v, want %v %v", n, m, got, some, err2, want, err)
			}
		}
	}
	single := MustMap("[n, m] -> { [i, j] -> [x, y] : 4x = 3m + i + 3y - n - j + 3 and (m + i + y) mod 3 = 2 and n - 2 <= i <= m and -4 <= x <= m and " +
		"-2 <= y <= 3 and floor((-i - y - 2n - 2m - 3)/7) <= 2*floor((4i + 2y + 2m + 1)/4) and n - 3 <= j <= 8 }")
	if same, err := single.LexMin().IsEqual(single); err != nil || !same {
		t.Errorf("lexmin of %v: %v", single, err)
	}
}

// TestDualSimplex compares parametric integer programming with the projection per dimension, piece by piece.
func TestDualSimplex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		r := MustSet(draw(t, "a", g.set(dims, true)).text).rel()
		for _, c := range r.parts {
			by := func(least func(w *work) []conjunct) Set {
				one := r
				return makeSet(unary("LexMin", one, func(w *work, a relation) relation {
					a.parts = w.normal(least(w))
					return a
				}))
			}
			first := 1 + len(r.params)
			x := by(func(w *work) []conjunct { return leastWhere(w, c, first) })
			y := by(func(w *work) []conjunct { return w.leastByColumn([]conjunct{c}, first) })
			same, err := x.IsEqual(y)
			if isBudget(x.Err()) || isBudget(y.Err()) {
				continue
			}
			if err != nil || !same {
				t.Fatalf("%v\ngot  %v\nwant %v\n%v", makeSet(relation{space: r.space, parts: []conjunct{c}}), x, y, err)
			}
		}
	})
}

// TestLexMinOfFloors has what a projection per dimension makes explode: CYCLIC(k) under an ALIGN with a stride.
func TestLexMinOfFloors(t *testing.T) {
	s := MustSet("[n, p] -> { [i] : 1 <= i <= n and floor((4i + 1)/3) mod 7 = p }").WithLimit(50_000)
	least, greatest := s.LexMin(), s.LexMax()
	for n := int64(0); n <= 40; n++ {
		for p := int64(-1); p <= 7; p++ {
			var want []int64
			for i := int64(1); i <= n; i++ {
				if floorDiv(4*i+1, 3)%7 == p {
					want = append(want, i)
				}
			}
			for k, l := range []Set{least, greatest} {
				got, ok, err := l.Fix("n", n).Fix("p", p).Sample()
				if err != nil || ok != (len(want) > 0) || ok && got[0] != want[k*(len(want)-1)] {
					t.Fatalf("n = %d, p = %d: got %v %v %v, want one of %v", n, p, got, ok, err, want)
				}
			}
		}
	}
}

func TestLexMinCases(t *testing.T) {
	for _, c := range []struct{ text, least, greatest string }{
		{"[n] -> { [i, j] : 0 <= i < n and i <= j <= n }", "[n] -> { [0, 0] : n > 0 }", "[n] -> { [n - 1, n] : n > 0 }"},
		{"[n, m] -> { [i] : n <= i and m <= i <= 9 }", "[n, m] -> { [max(n, m)] : n <= 9 and m <= 9 }", "[n, m] -> { [9] : n <= 9 and m <= 9 }"},
		{"[n] -> { [i] : n <= i <= n + 7 and i mod 5 = 2 }", "[n] -> { [5*ceil((n - 2)/5) + 2] }", "[n] -> { [5*floor((n + 5)/5) + 2] }"},
		{"[m] -> { [i] : 25m <= i - 100*floor(i/100) < 25m + 25 and 0 <= i < 1000 and 0 <= m <= 3 }", "[m] -> { [25m] : 0 <= m <= 3 }", "[m] -> { [25m + 924] : 0 <= m <= 3 }"},
	} {
		s := MustSet(c.text)
		for got, want := range map[string]string{s.LexMin().String(): c.least, s.LexMax().String(): c.greatest} {
			if eq, err := MustSet(got).IsEqual(MustSet(want)); !eq || err != nil {
				t.Errorf("of %s: got %s, want %s (%v)", c.text, got, want, err)
			}
		}
	}
	// a floor of what an equality makes a constant is one
	for text, want := range map[string]string{
		MustSet("{ [a = 0:3, b = 0:15, d] : 64*floor((-1 - 16a - b)/64) >= d }").LexMax().String(): "{ [a, b, d] : a = 3 and b = 15 and d = -64 }",
		MustSet("{ [i, j] : j = 2i and 3*floor(j/4) <= 10 - 2*floor(i/2) }").String():              "{ [i, j] : j = 2i and floor(i/2) <= 2 }",
	} {
		if text != want {
			t.Errorf("got %s, want %s", text, want)
		}
	}
	if err := MustSet("{ [i] : i <= 3 }").LexMin().Err(); !errors.Is(err, ErrUnbounded) {
		t.Errorf("lexmin without lower bound: error %v", err)
	}
}

// TestLexMinWhere checks the values of the parameters for which there is no least point.
func TestLexMinWhere(t *testing.T) {
	for _, c := range []struct{ set, least, without string }{
		{"[n] -> { [i, j] : 0 <= i <= n and j >= i }", "[n] -> { [0, 0] : n >= 0 }", "[n] -> { : false }"},
		{"[n] -> { [i] : i >= 0 and n >= 1 or i <= 5 and n <= -1 }", "[n] -> { [0] : n >= 1 }", "[n] -> { : n <= -1 }"},
		{"[n] -> { [i, j] : 2i >= n and j >= 0 or n >= 10 and 2i <= j }", "[n] -> { [i, 0] : 2i >= n and 2i <= n + 1 and n <= 9 }", "[n] -> { : n >= 10 }"},
		{"[n] -> { [i] : n mod 2 = 0 and i <= 0 or n mod 2 = 1 and 3i >= n }", "[n] -> { [i] : n mod 2 = 1 and n <= 3i <= n + 2 }", "[n] -> { : n mod 2 = 0 }"},
		{"{ [i] : false }", "{ [i] : false }", "{ : false }"},
	} {
		least, without := LexMinWhere(MustSet(c.set))
		for _, x := range []struct {
			got  Set
			want string
		}{{least, c.least}, {without, c.without}} {
			if same, err := x.got.IsEqual(MustSet(x.want)); err != nil || !same {
				t.Errorf("%s: got %v %v, want %s", c.set, x.got, err, x.want)
			}
		}
	}
}

// TestLexMinBySlices takes sets with nested floor terms and a column of few values, where the least points come value by value.
func TestLexMinBySlices(t *testing.T) {
	for _, text := range []string{
		"[n, m] -> { [i, j] : -6 <= i <= 3 and n - 2 <= -j <= 15 and (floor((floor((3i - 2j - n + 14)/3) - 4i)/5)) mod 4 = 2n - 3 and (j + 8) mod 8 = 2 }",
		"[n, m] -> { [i, j] : 2 <= n <= 13 and 2 <= m <= 14 and 3m + 7 <= i <= 13 and -i - 2 <= j <= 5 and (floor((6m - 3n + 4i + j - 5)/3)) mod 7 < n + m + j + 6 }",
	} {
		s := setOf(text)
		least := s.LexMin()
		if err := least.Err(); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		for n := int64(1); n < 14; n++ {
			params := map[string]int64{"n": n, "m": 2}
			var first []int64
			for p, err := range Points(s, params) {
				if err != nil {
					t.Fatal(err)
				}
				if first == nil || slices.Compare(p, first) < 0 {
					first = slices.Clone(p)
				}
			}
			var found [][]int64
			for p := range Points(least, params) {
				found = append(found, slices.Clone(p))
			}
			if len(found) > 1 || (first == nil) != (len(found) == 0) || first != nil && !slices.Equal(first, found[0]) {
				t.Errorf("%s, n = %d: %v, not %v", text, n, found, first)
			}
		}
	}
}

// TestLeadersFirst has lists of least points of which a late one has the least everywhere: it comes first, and what follows adds nothing.
func TestLeadersFirst(t *testing.T) {
	s := setOf("[n] -> { [i] : i >= n + 9; [i] : i >= n + 7 and i mod 2 = 0; [i] : i >= n + 30 and n >= 3; [i] : i >= n + 5 and n mod 3 = 1; [i] : i >= n + 8; [i] : i >= n }")
	r := s.rel()
	w := r.opt.begin()
	defer w.end()
	l := leasts{w: w, first: 2, last: 2}
	var lists [][]leastPiece
	for _, c := range r.parts {
		least, _, ok := leastPlainly(w, c, 2)
		if !ok {
			t.Fatalf("no least points of %v", c)
		}
		lists = append(lists, l.pieces(least))
	}
	l.leadersFirst(lists, r.parts)
	if v := l.valuesAt(lists[0], row{11, 0}); !slices.Equal(v, row{11}) {
		t.Errorf("the first list has %v where n = 11, not 11", v)
	}
	for k, pieces := range lists {
		if l.addPieces(pieces); len(l.found) != 1 {
			t.Errorf("after list %d: %d pieces, not 1", k, len(l.found))
		}
	}
	if got := s.LexMin().String(); got != "[n] -> { [i] : i = n }" {
		t.Errorf("got %s", got)
	}
}

// TestLateFunctions has least points that are no function until others are left out of them: their domain counts from then on.
func TestLateFunctions(t *testing.T) {
	m := mapOf("[n] -> { [x] -> [i, j] : -3 <= x, i, j <= 3 and 2j != n + 2x - 4; " +
		"[x] -> [i, j] : -3 <= x, i, j <= 3 and x - 4 <= j <= 4 - 2i and 2i + j >= n + 2x + 4 and n + 2i <= 2 }")
	want := "[n] -> { [x] -> [-3, -3] : -3 <= x <= 3 and 2x + n != -2; [x] -> [-3, -2] : n = -2x - 2 and -3 <= x <= 3 }"
	if same, err := m.LexMin().IsEqual(mapOf(want)); err != nil || !same {
		t.Errorf("got %v %v", m.LexMin(), err)
	}
}

// TestFunctionsOfLeastPoints has a column that the residue of an earlier one depends on, and bounds that are floor terms once the columns are
// substituted: the points are functions all the same, and the bounds are those of the parameter.
func TestFunctionsOfLeastPoints(t *testing.T) {
	for text, domain := range map[string]string{
		"[n] -> { [i] : i mod 6 = 5 and i >= n }":                                         "[n] -> { [i] : n < -6*floor((-n - 1)/6) }",
		"[n] -> { [i] : i = 3*floor(n/3) and floor(n/3) <= 8 }":                           "[n] -> { [i] : n <= 26 }",
		"[n] -> { [i] : i = 3*floor(n/3) and i >= 24 }":                                   "[n] -> { [i] : n >= 24 }",
		"[n] -> { [i] : i = 3*floor(n/3) + n and floor(floor(n/3)/5) < -1 and n >= -90 }": "[n] -> { [i] : -90 <= n <= -16 }",
	} {
		r := setOf(text).rel()
		w := r.opt.begin()
		l := leasts{w: w, first: 2, last: 2}
		least, _, ok := leastPlainly(w, r.parts[0], 2)
		if !ok {
			t.Fatalf("no least points of %s", text)
		}
		pieces := l.pieces(least)
		if len(pieces) != 1 || pieces[0].values == nil {
			t.Errorf("%s: %d pieces that are no function", text, len(pieces))
			continue
		}
		r.parts = []conjunct{pieces[0].domain}
		if got := makeSet(r).String(); got != domain {
			t.Errorf("%s has the domain %s, not %s", text, got, domain)
		}
		w.end()
	}
}

// TestLeastOnBoundsInFewSteps holds least points that lie on bounds to few steps: their domains are those of functions, made once.
func TestLeastOnBoundsInFewSteps(t *testing.T) {
	for _, c := range []struct {
		text, want string
		limit      int
	}{
		{"[N] -> { [it, jt, i, j] : 0 <= i, j < N and 32it <= i < 32it + 32 and 32jt <= j < 32jt + 32 }", "[N] -> { [0, 0, 0, 0] : N >= 1 }", 270},
		{"[N] -> { [i, j] : 1 <= i, j < N and (i + j) mod 2 = 0 }", "[N] -> { [1, 1] : N >= 2 }", 85},
		{"[N] -> { [i] : 1 <= i <= N and exists c : i = 3c + 1 }", "[N] -> { [1] : N >= 1 }", 45},
	} {
		least := setOf(c.text).WithLimit(c.limit).LexMin()
		if same, err := least.WithLimit(0).IsEqual(setOf(c.want)); err != nil || !same {
			t.Errorf("%s: %v %v", c.text, least, err)
		}
	}
}
