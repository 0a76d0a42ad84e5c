package sets

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// TestPrintedForms fixes texts that users see in plans.
func TestPrintedForms(t *testing.T) {
	own := MustSet("[n,v,B] -> { [d] : v<=d<v+B and 1<=d<=n }")
	for _, c := range []struct{ got, want string }{
		{MustSet("[n,v,B] -> { [d] : exists i : 2<=i<=n-1 and v<=i<v+B and d=i-1 }").Subtract(own).String(),
			"[B, n, v] -> { [d] : d = v - 1 and B >= 1 and 2 <= v < n }"},
		{MustSet("[N] -> { I[i, j] : 1 <= i, j < N and (i + j) mod 2 = 0 }").String(),
			"[N] -> { I[i, j] : (i + j) mod 2 = 0 and 1 <= i < N and 1 <= j < N }"},
		{MustMap("[N] -> { I[i] -> A[2i+1] : 1 <= i < N }").Range().String(),
			"[N] -> { A[o0] : o0 mod 2 = 1 and 3 <= o0 < 2N }"},
		{MustMap("{ I[i] -> A[x] : x = i - 1 or x = i }").String(), "{ I[i] -> A[i - 1]; I[i] -> A[i] }"},
		{MustSet("{ [i] : 0 <= i <= 4 or 5 <= i <= 9 or i = 7 }").Coalesce().String(), "{ [i] : 0 <= i <= 9 }"},
		{MustSet("[n] -> { [i] : 1 <= i <= n and i <= 10 }").Gist(MustSet("[n] -> { [i] : n >= 20 }")).String(),
			"[n] -> { [i] : 1 <= i <= 10 }"},
		{MustSet("[m] -> { [i] : 0 <= m < 8 and exists c : 32c + 4m < i <= 32c + 4m + 4 }").String(),
			"[m] -> { [i] : i <= 4m + 32*floor((i - 4m - 1)/32) + 4 and 0 <= m <= 7 }"},
		{MustMap("{ [a] -> [b, c] : a = b + 4c and 0 <= c <= a }").String(), "{ [a] -> [b, c] : b = a - 4c and 0 <= c <= a }"},
		{MustSet("{ [i] : i = 3 or i >= 9 }").Gist(MustSet("{ [i] : i >= 5 }")).String(), "{ [i] : i >= 9 }"},
		{EmptySet("i").String(), "{ [i] : false }"},
		{UniverseSet("i", "j").String(), "{ [i, j] }"},
		{MustSet("{ [i] : i mod 2 = 0 }").Union(MustSet("{ [i] : (i + 1) mod 2 = 0 }")).Coalesce().String(), "{ [i] }"},
	} {
		if c.got != c.want {
			t.Errorf("got  %s\nwant %s", c.got, c.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"{ [i] : i <= }":                      "1:14: expected an expression",
		"{ [i] : i * i <= 3 }":                "a product needs a number",
		"{ [i] ; [i, j] }":                    "all pieces must have the same tuple name",
		"[n, n] -> { [i] }":                   "name n occurs twice",
		"{ [i] : i mod 0 = 1 }":               "expected a positive number",
		"{ [i] : i }":                         "1:9: expected a condition",
		"{ [i] } x":                           "text after the end",
		"{ [i] : i < 99999999999999999999 }":  "number too large",
		"{ [infty] }":                         "1:4: infinity is not an integer",
		"{ rat: [i] }":                        "1:3: rational sets (rat:) are not supported",
		"{ [i] : i < ? }":                     "1:13: expected an expression",
		"{ [i] : " + strings.Repeat("(", 500): "nested too deeply",
	} {
		_, err := ParseSet(text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
	}
}

func TestErrorsFlow(t *testing.T) {
	a := MustSet("[n] -> { [i] : 0 <= i < n }")
	bad := a.WithLimit(1).Intersect(MustSet("{ [i] : i mod 3 = 1 }"))
	var op *OpError
	if !errors.As(bad.Err(), &op) || op.Op != "Intersect" || !errors.Is(bad.Err(), ErrLimit) || len(op.Operands) != 2 {
		t.Fatalf("err = %v", bad.Err())
	}
	later := bad.Union(a).Project("i").Coalesce()
	if later.Err() != bad.Err() {
		t.Errorf("later: %v", later.Err())
	}
	if empty, err := later.IsEmpty(); empty || err != bad.Err() {
		t.Errorf("IsEmpty = %v, %v", empty, err)
	}
	if _, err := later.Scan(); err != bad.Err() {
		t.Errorf("Scan: %v", err)
	}
	var space *SpaceError
	if err := a.Union(UniverseSet("i", "j")).Err(); !errors.As(err, &space) {
		t.Errorf("misfit: %v", err)
	}
	if err := a.Project("k").Err(); !errors.As(err, &space) {
		t.Errorf("unknown dimension: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	big := MustSet("{ [x, y] : 0 <= x, y and 1000 <= 999x - 1000y <= 1001 and x <= 100000 }").WithContext(ctx)
	if _, err := big.Subtract(MustSet("{ [x, y] : 7x + 5y mod 11 = 3 and 13x - 4y <= 17 }")).Scan(); err != nil && !errors.Is(err, context.Canceled) {
		t.Errorf("context: %v", err)
	}
}

// TestHullOfRemainders holds the hull of residues to the bounds of their remainders.
func TestHullOfRemainders(t *testing.T) {
	s := MustSet("{ [a, c] : a mod 4 = 2; [a, c] : c = a + 4 and a mod 4 = 0 and 0 <= a <= 4; [a, c] : c = a + 3 and a mod 4 = 1 and 1 <= a <= 5 }")
	if h := s.Hull(); h.String() != "{ [a, c] : a <= 4*floor(a/4) + 2 }" {
		t.Errorf("%v", h)
	}
}

func TestOverflowIsAnError(t *testing.T) {
	huge := "4611686018427387903"
	wide, err := ParseSet("[n] -> { [i, j] : " + huge + "i <= 3j + n and " + huge + "j <= 5i + 7n }")
	if empty, _ := wide.IsEmpty(); empty || err != nil {
		t.Errorf("empty = %v, err = %v", empty, err)
	}
	near := MustSet("{ [i] : " + huge + " <= i <= " + huge + " + 2 }")
	if far := near.Apply(MustMap("{ [i] -> [3i] }")); !errors.Is(far.Err(), ErrOverflow) {
		t.Errorf("%v", far)
	}
}

// TestThinKeepsNeeded requires that only implied inequalities go.
func TestThinKeepsNeeded(t *testing.T) {
	none := func(rows ...row) conjunct { return conjunct{divs: make([]div, 2), ins: rows} }
	c := none(row{5, -1, 0}, row{7, -1, 0}, row{0, 1, 0}, row{6, -1, -1}, row{0, 0, 1}, row{20, -1, -2})
	sys := options{}.begin().open(&c)
	if sys.thin(); len(sys.ins) != 4 {
		t.Errorf("kept %v", sys.ins)
	}
}

// TestThin is a set on which plain branch and bound runs for very long.
func TestThin(t *testing.T) {
	s := MustSet("{ I[x, y] : 0 <= x, y and 1000 <= 999x - 1000y <= 1001 and x <= 100000 }")
	if empty, err := s.IsEmpty(); empty || err != nil {
		t.Errorf("empty = %v, %v", empty, err)
	}
	none := MustSet("{ [x, y, z] : 2x + 4y = 6z + 1 }")
	if empty, err := none.IsEmpty(); !empty || err != nil {
		t.Errorf("parity: empty = %v, %v", empty, err)
	}
}

func TestNames(t *testing.T) {
	s := MustSet("[n] -> { [i, j] : i <= j < n }")
	for _, c := range []struct{ got, want string }{
		{s.Rename(map[string]string{"n": "a", "i": "x"}).String(), "[a] -> { [x, j] : x <= j < a }"},
		{s.DimsToParams("i").String(), "[i, n] -> { [j] : i <= j < n }"},
		{s.ParamsToDims("n").String(), "{ [i, j, n] : j >= i and n > j }"},
		{s.Fix("n", 3).String(), "{ [i, j] : i <= j <= 2 }"},
		{MustMap("[i] -> { [a] -> [i, a] }").Apply(MustSet("[a] -> { [x] : x <= a }")).String(),
			"[a, i] -> { [i', a'] : i' = i and a' <= a }"},
		{MustMap("{ [i] -> [i] }").Wrap().String(), "{ [[i] -> [i']] : i' = i }"},
	} {
		if c.got != c.want {
			t.Errorf("got  %s\nwant %s", c.got, c.want)
		}
	}
	if err := s.Rename(map[string]string{"i": "n"}).Err(); err == nil {
		t.Error("renaming to a taken name must fail")
	}
}

// TestWholePiece compares the constraints with floor terms with the set at all points of a box.
func TestWholePiece(t *testing.T) {
	s := MustSet("[v] -> { [i] : exists j : 2 <= j <= 4 and v <= i - 3j < v + 2 and floor((i + floor(v/2))/3) <= 1 }")
	floorsSeen := 0
	for v := int64(-7); v <= 7; v++ {
		for i := int64(-9); i <= 20; i++ {
			inside := false
			for _, p := range s.Pieces() {
				floors, constraints := p.Whole()
				floorsSeen += len(floors)
				inside = inside || holds(map[string]int64{"v": v, "i": i}, floors, constraints)
			}
			if empty, err := s.Fix("v", v).Fix("i", i).IsEmpty(); err != nil || empty == inside {
				t.Errorf("v = %d, i = %d: %v, %v", v, i, inside, err)
			}
		}
	}
	if floorsSeen == 0 {
		t.Error("no floor terms")
	}
}

func holds(at map[string]int64, floors []FloorTerm, constraints []Constraint) bool {
	value := func(a Aff) int64 {
		sum := a.Const
		for _, t := range a.Terms {
			sum += t.Coef * at[t.Name]
		}
		return sum
	}
	for _, f := range floors {
		at[f.Name] = int64(math.Floor(float64(value(f.Num)) / float64(f.Den)))
	}
	return !slices.ContainsFunc(constraints, func(c Constraint) bool { v := value(c.Aff); return v < 0 || v > 0 && c.Eq })
}

func TestPiece(t *testing.T) {
	p := MustSet("[n, v] -> { [i, j] : 1 <= i <= n and v <= 2i < v + 9 and i <= j <= 3i and j mod 4 = 1 }").Pieces()[0]
	lower, upper, exact, err := p.Bounds("i")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(lower, upper, exact); got != "[{0 1} {v 2}] [{n 1} {v + 8 2}] false" {
		t.Errorf("bounds of i: %s", got)
	}
	lower, upper, exact, _ = p.Bounds("j", "i")
	if got := fmt.Sprint(lower, upper, exact); got != "[{i 1}] [{3i 1}] true" {
		t.Errorf("bounds of j: %s", got)
	}
	offset, modulus, err := p.Stride("j", "i")
	if offset.String() != "1" || modulus != 4 || err != nil {
		t.Errorf("stride %v mod %d, %v", offset, modulus, err)
	}
	if p.IsBox() || !p.HasExists() || !MustSet("[n] -> { [i, j] : 1 <= i <= n and j >= 2n }").Pieces()[0].IsBox() {
		t.Error("IsBox, HasExists")
	}
	m := MustSet("[v, n] -> { [d] : v + 4*floor((d - n)/4) <= d }").Pieces()[0]
	if !m.Mentions("v") || !m.Mentions("n") || !m.Mentions("d") || m.Mentions("w") || len(m.Constraints()) > 0 {
		t.Errorf("Mentions of %s", m)
	}
	q := MustSet("[n] -> { [i, j] : 0 <= 2i <= 7 and i <= j <= n }").Pieces()[0]
	if c, ok, err := q.UpperConst(Var("i")); c != 3 || !ok || err != nil {
		t.Error(c, ok, err)
	}
	if _, ok, err := q.UpperConst(Var("j")); ok || err != nil {
		t.Error("j has no constant upper bound", ok, err)
	}
	if c, ok, _ := q.LowerConst(Var("j").Sub(Var("i"))); c != 0 || !ok {
		t.Error(c, ok)
	}
	if _, _, err := q.UpperConst(Var("zz")); err == nil {
		t.Error("unknown name must fail")
	}
}

// TestConcurrentUse shares one value among goroutines; run it with -race. All
// must get the same text.
func TestConcurrentUse(t *testing.T) {
	a := MustSet("[n] -> { [i, j] : 0 <= i < n and i <= j < n + 3 and (i + j) mod 3 = 1 }")
	b := MustSet("[n, m] -> { [i, j] : m <= i <= m + 4 or 2j <= n }")
	results := make(chan string)
	for range 4 {
		go func() { results <- a.Subtract(b).Union(b.Intersect(a)).Coalesce().Project("j").String() }()
	}
	first := <-results
	for range 3 {
		if r := <-results; r != first {
			t.Errorf("got %s\nand %s", first, r)
		}
	}
}

// TestUnionAll wants the very form that Union gives set by set: pieces in order, equal ones once, over the same parameters.
func TestUnionAll(t *testing.T) {
	texts := []string{"{ [i] : 1 <= i <= 9 }", "[n] -> { [i] : 0 <= i < n }", "{ [i] : i = 20 or 1 <= i <= 9 }", "[m, n] -> { [i] : n <= i <= 2m }",
		"{ [i] : false }", "[n] -> { [i] : 0 <= i < n }", "[k] -> { [i] : exists e : i = 2e and i >= k }"}
	for _, memo := range []*Memo{nil, NewMemo()} {
		all := memo.EmptySet("i")
		one := all
		var more []Set
		for k, text := range texts {
			s, err := ParseSet(text)
			if err != nil {
				t.Fatal(err)
			}
			more = append(more, s)
			one = one.Union(s)
			if got := all.UnionAll(more); got.String() != one.String() || got.NumPieces() != one.NumPieces() {
				t.Errorf("%d sets: %s, want %s", k+1, got, one)
			}
		}
	}
}

// TestBoundsAlone: bounds keep the constraints of the piece on the dimension where what is left of them speaks of the parameters alone.
func TestBoundsAlone(t *testing.T) {
	s := MustSet("[b, v, w, u] -> { [e, d] : e <= 8 and u - 7 <= 2e <= w + u - 8 and 2e >= 30 - u and 3 <= d <= 12 and v - 8 <= 3d <= v - 6 and 3d <= b + v - 9 }")
	const b = 30
	holds := func(x Bound, d, v, sign int64) bool {
		return sign*(x.Div*d-x.Aff.Const-x.Aff.Coef("v")*v-x.Aff.Coef("b")*b) >= 0
	}
	for _, p := range s.Pieces() {
		lower, upper, _, err := p.Bounds("d")
		if err != nil {
			t.Fatal(err)
		}
		for v := int64(-20); v <= 60; v++ {
			for d := int64(-20); d <= 40; d++ {
				in := !slices.ContainsFunc(lower, func(x Bound) bool { return !holds(x, d, v, 1) }) &&
					!slices.ContainsFunc(upper, func(x Bound) bool { return !holds(x, d, v, -1) })
				if want := 3 <= d && d <= 12 && v-8 <= 3*d && 3*d <= v-6 && 3*d <= b+v-9; in != want {
					t.Fatalf("d = %d, v = %d: within the bounds is %v, in the set %v", d, v, in, want)
				}
			}
		}
	}
}
