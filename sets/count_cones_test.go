package sets

import (
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// coneCases are polytopes of four to six dimensions, with and without parameters; at says for which values of the parameters the
// points are enumerated.
var coneCases = []struct {
	set string
	at  []map[string]int64
}{
	{"{ [a, b, c, d] : 3a + 5b + 7c + 11d <= 60 and 0 <= a, b, c, d }", []map[string]int64{nil}},
	{"{ [a, b, c, d] : 0 <= a, b and a + b <= 3c and 2c + 3d <= 25 and d >= a - b and c <= 7 + d and 7d >= -2c - a }", []map[string]int64{nil}},
	{
		"[n] -> { [a, b, c, d] : 0 <= a <= b <= c <= d and 2a + 3b + 4c + 5d <= n }",
		[]map[string]int64{{"n": -1}, {"n": 0}, {"n": 13}, {"n": 40}, {"n": 59}},
	},
	{
		"[n, m] -> { [a, b, c, d, e] : 0 <= a, b, c, d, e and a + 2b + 3c <= n and c + 2d + e <= m and a + e <= 5 }",
		[]map[string]int64{{"n": 5, "m": 4}, {"n": 0, "m": 9}, {"n": 11, "m": 6}, {"n": 7, "m": -1}},
	},
	{ // four rows and columns of sums, as of a table of 2 by 3 numbers
		"[r, s, t] -> { [a, b, c, d, e, f] : 0 <= a, b, c, d, e, f and a + b + c = r and d + e + f = s and a + d <= t and b + e <= t }",
		[]map[string]int64{{"r": 4, "s": 3, "t": 3}, {"r": 5, "s": 5, "t": 4}, {"r": 0, "s": 6, "t": 2}, {"r": 2, "s": 2, "t": 9}},
	},
	{
		"[n] -> { [a, b, c, d, e, f] : 0 <= a, b, c, d, e, f and 2a + 3b + 5c + 7d + 11e + 13f <= n }",
		[]map[string]int64{{"n": 0}, {"n": 7}, {"n": 30}, {"n": 41}},
	},
	{ // a thin simplex with large determinants
		"{ [a, b, c, d] : 97a >= 31b and 89b >= 29c and 83c >= 41d and 79d >= 23a - 100 and a + b + c + d <= 50 }",
		[]map[string]int64{nil},
	},
}

// TestCountCones checks both ways to count, by sums and by signed cones, against enumeration, and that a second is enough.
func TestCountCones(t *testing.T) {
	for _, c := range coneCases {
		s := MustSet(c.set)
		for _, sums := range []int{0, shortSums} {
			start := time.Now()
			var count Count
			if err := attempt(func() { count = s.rel().opt.begin().count(s.rel(), sums) }); err != nil {
				t.Errorf("%s with %d steps for sums: %v", c.set, sums, err)
				continue
			}
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("%s took %v", c.set, d)
			}
			for _, params := range c.at {
				checkCount(t, s, count, params)
			}
		}
	}
}

// checkCount compares a count for some values of the parameters with enumeration.
func checkCount(t interface{ Errorf(string, ...any) }, s Set, count Count, params map[string]int64) {
	want := int64(0)
	for _, err := range Points(s, params) {
		if err != nil {
			t.Errorf("%v: %v", s, err)
			return
		}
		want++
	}
	got, err := count.At(params)
	if err != nil || !got.IsInt64() || got.Int64() != want {
		t.Errorf("%v for %v: counted %v %v, enumerated %d\n%v", s, params, got, err, want, count)
	}
}

// TestCountConesRandom compares signed cones with enumeration on random polytopes of two to four dimensions in a box.
func TestCountConesRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := rapid.IntRange(2, 4).Draw(rt, "dims")
		text := "[n] -> { ["
		for i := range d {
			text += fmt.Sprintf("%s x%d", []string{"", ","}[min(i, 1)], i)
		}
		text += "] : true"
		for i := range d {
			text += fmt.Sprintf(" and -2 <= x%d <= n", i)
		}
		for range rapid.IntRange(1, 4).Draw(rt, "constraints") {
			text += " and 0 <= " + fmt.Sprint(rapid.IntRange(-4, 12).Draw(rt, "constant"))
			for i := range d {
				text += fmt.Sprintf(" + %d*x%d", rapid.IntRange(-5, 5).Draw(rt, "coefficient"), i)
			}
			text += fmt.Sprintf(" + %d*n", rapid.IntRange(-1, 2).Draw(rt, "of n"))
		}
		s := MustSet(text + " }")
		var count Count
		if err := attempt(func() { count = s.rel().opt.begin().count(s.rel(), 0) }); err != nil {
			rt.Fatalf("%v: %v", s, err)
		}
		for n := int64(-3); n <= 4; n++ {
			checkCount(rt, s, count, map[string]int64{"n": n})
		}
	})
}
