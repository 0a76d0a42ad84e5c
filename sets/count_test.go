package sets

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestCountText(t *testing.T) {
	for _, c := range []struct{ set, want string }{
		{"[n] -> { [i, j] : 1 <= i <= j <= n }", "[n] -> { (n^2 + n)/2 : n >= 1 }"},
		{"[n, m] -> { [i, j] : 0 <= i < n and 0 <= j < m }", "[m, n] -> { m*n : m >= 1 and n >= 1 }"},
		{"{ [i, j, k] : 0 <= i, j, k < 1000000 }", "{ 1000000000000000000 }"},
		{"{ [i] : 0 <= i < 10 and i >= 20 }", "{ 0 }"},
		{"[n] -> { [i] : 1 <= i <= n and i mod 3 = 1 }", "[n] -> { floor((n - 1)/3) + 1 : n >= 1 }"},
		{
			"[a] -> { [i, j] : 0 <= a < 3 and 0 <= i, j < 36 and (floor(j/12) - floor(i/12) - a) mod 3 = 0 }",
			"[a] -> { 432 : 0 <= a <= 2 }",
		},
		{"[n] -> { [i] : n mod 2 = 0 and 2i = n }", "[n] -> { 1 : n mod 2 = 0 }"},
		{"[n] -> { [i, j] : 0 <= i < n and 0 <= j <= i or 0 <= i < n and j = i + 1 }", "[n] -> { (n^2 + 3*n)/2 : n >= 1 }"},
	} {
		count, err := MustSet(c.set).Count()
		if err != nil || count.String() != c.want {
			t.Errorf("%s: got %v %v, want %s", c.set, count, err, c.want)
		}
	}
}

// TestCountBig checks counts beyond int64, and triangles with 10^18 points.
func TestCountBig(t *testing.T) {
	for _, c := range []struct{ set, want string }{
		{"{ [i, j] : 1 <= i <= j <= 1414213562 }", "1000000000179470703"},
		{"{ [i, j, k] : 0 <= i, j, k <= 999999999999 }", "1000000000000000000000000000000000000"},
		{"{ [i, j] : 0 <= i < 3000000000 and 0 <= 3j <= 2i }", "3000000001000000000"},
	} {
		n, err := MustSet(c.set).CountAt(nil)
		if err != nil {
			t.Errorf("%s: %v", c.set, err)
			continue
		}
		if want, _ := new(big.Int).SetString(c.want, 10); n.Cmp(want) != 0 {
			t.Errorf("%s: got %v, want %v", c.set, n, want)
		}
	}
}

// TestCountLarge checks sums with a long period, for which cones at the vertices are counted.
func TestCountLarge(t *testing.T) {
	n, err := MustSet("{ [i, j] : 0 <= i < 1000000 and 0 <= 1000003j <= 999983i }").CountAt(nil)
	if err != nil || n.String() != "499990000039" {
		t.Errorf("got %v %v", n, err)
	}
}

func TestCountUnbounded(t *testing.T) {
	for _, s := range []string{"{ [i] : i >= 0 }", "[n] -> { [i, j] : 0 <= i < n and j >= i }", "{ [i] : i mod 2 = 0 }"} {
		if c, err := MustSet(s).Count(); err == nil {
			t.Errorf("%s: got %v", s, c)
		}
	}
}

// TestCount compares with enumeration, for the symbolic count and for the count at one value of the parameter.
func TestCount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		a := draw(t, "a", g.set(dims, true))
		s := MustSet(a.text)
		count, err := s.Count()
		requireAnswer(t, "count", err)
		for _, n := range []int64{-2, 0, 1, 3} {
			want := int64(0)
			boxPoints(len(dims), -box-1, box+1, func(p []int64) {
				if a.in(n, p...) {
					want++
				}
			})
			at, err := s.CountAt(map[string]int64{"n": n})
			requireAnswer(t, "count at", err)
			symbolic, err := count.At(map[string]int64{"n": n})
			requireAnswer(t, "count", err)
			if !at.IsInt64() || at.Int64() != want || symbolic.Cmp(at) != 0 {
				t.Fatalf("n=%d: got %v and %v, want %d\nset %v\n%v", n, at, symbolic, want, s, count)
			}
		}
	})
}

// TestSum compares sums of counts with sums of their values.
func TestSum(t *testing.T) {
	for _, c := range []struct{ of, over string }{
		{"[i] -> { [x] : 1 <= x <= i }", "[n] -> { [i] : -5 <= i <= n }"},
		{"[i, m] -> { [x, y] : 0 <= x and 2x + y <= i and m <= y }", "[n, m] -> { [i, j] : m <= i <= n and i <= 2j <= 7 and j >= -2 }"},
		{"[i] -> { [x] : 0 <= 3x <= i or x = i + 5 }", "[n] -> { [i, j] : (i + j) mod 2 = 0 and -3 <= i <= n and -2 <= j <= i }"},
		{"[i] -> { [x] : 0 <= x < 5 }", "[n] -> { [i] : n mod 3 = 1 and i = 2n }"},
		{"[i] -> { [x] : false }", "[n] -> { [i] : i = n }"},
	} {
		of, err := MustSet(c.of).Count()
		if err != nil {
			t.Fatal(err)
		}
		over := MustSet(c.over)
		sum, err := Sum(of, over)
		if err != nil {
			t.Errorf("%v over %s: %v", of, c.over, err)
			continue
		}
		for n := int64(-4); n < 9; n++ {
			params := map[string]int64{"n": n, "m": 1}
			want := new(big.Int)
			for point, err := range Points(over, params) {
				if err != nil {
					t.Fatal(err)
				}
				at := map[string]int64{"n": n, "m": 1, "i": point[0]}
				v, err := of.At(at)
				if err != nil {
					t.Fatal(err)
				}
				want.Add(want, v)
			}
			if got, err := sum.At(params); err != nil || got.Cmp(want) != 0 {
				t.Errorf("%v over %s for n = %d: got %v %v, want %v\n%v", of, c.over, n, got, err, want, sum)
			}
		}
	}
	of, _ := MustSet("[i] -> { [x] : 1 <= x <= i }").Count()
	if sum, err := Sum(of, MustSet("{ [i] : i >= 3 }")); err == nil {
		t.Errorf("infinite: %v", sum)
	}
}

func ExampleCountImages() {
	fmt.Println(CountImages(MustMap("[n] -> { [i] -> [j] : 0 <= i < n and i <= j < n }")))
	squares, _ := MustSet("[i] -> { [x, y] : 0 <= x, y < i }").Count()
	fmt.Println(Sum(squares, MustSet("[n] -> { [i] : i <= n }")))
	// Output:
	// [i, n] -> { -i + n : i >= 0 and n > i } <nil>
	// [n] -> { (2*n^3 + 3*n^2 + n)/6 : n >= 1 } <nil>
}
