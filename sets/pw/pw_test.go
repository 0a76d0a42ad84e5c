package pw_test

import (
	"fmt"
	"slices"
	"testing"

	"dhpfgo/sets"
	"dhpfgo/sets/pw"
)

// value is a value of a function written in Go; ok is false where it is not defined.
type value func(n, i, j int64) (int64, bool)

func floorDiv(a, b int64) int64 {
	if q := a / b; a%b != 0 && (a < 0) != (b < 0) {
		return q - 1
	} else {
		return q
	}
}

var (
	left = value(func(n, i, j int64) (int64, bool) {
		return floorDiv(2*i-j, 3), i >= -2 && i <= n && (i+j)%2 == 0
	})
	right = value(func(n, i, j int64) (int64, bool) {
		if j > i {
			return j - n, true
		}
		return i, i < 5
	})
)

const (
	leftText  = "[n] -> { [i, j] -> [floor((2i - j)/3)] : -2 <= i <= n and (i + j) mod 2 = 0 }"
	rightText = "[n] -> { [i, j] -> [j - n] : j > i; [i, j] -> [i] : j <= i and i < 5 }"
)

// TestOperations compares every operation with arithmetic on a box.
func TestOperations(t *testing.T) {
	f, g := pw.MustParse(leftText), pw.MustParse(rightText)
	both := func(op func(a, b int64) int64) value {
		return func(n, i, j int64) (int64, bool) {
			a, ok := left(n, i, j)
			b, ok2 := right(n, i, j)
			return op(a, b), ok && ok2
		}
	}
	one := func(op func(a int64) int64) value {
		return func(n, i, j int64) (int64, bool) { a, ok := left(n, i, j); return op(a), ok }
	}
	for name, c := range map[string]struct {
		f    pw.Func
		want value
	}{
		"f": {f, left}, "g": {g, right},
		"add": {f.Add(g), both(func(a, b int64) int64 { return a + b })}, "sub": {f.Sub(g), both(func(a, b int64) int64 { return a - b })},
		"min": {f.Min(g), both(func(a, b int64) int64 { return min(a, b) })}, "max": {f.Max(g), both(func(a, b int64) int64 { return max(a, b) })},
		"neg": {f.Neg(), one(func(a int64) int64 { return -a })}, "scale": {f.Scale(-3), one(func(a int64) int64 { return -3 * a })},
		"const": {f.AddConst(-7), one(func(a int64) int64 { return a - 7 })}, "floor": {f.FloorDiv(4), one(func(a int64) int64 { return floorDiv(a, 4) })},
		"mod":   {f.Mod(4), one(func(a int64) int64 { return a - 4*floorDiv(a, 4) })},
		"tuple": {f.Tuple(g).Component(1), both(func(_, b int64) int64 { return b })},
		"else": {f.Else(g), func(n, i, j int64) (int64, bool) {
			if a, ok := left(n, i, j); ok {
				return a, true
			}
			return right(n, i, j)
		}},
		"after": {pw.MustParse("{ [v] -> [2v + 1] : v >= 0 }").After(f), func(n, i, j int64) (int64, bool) { a, ok := left(n, i, j); return 2*a + 1, ok && a >= 0 }},
	} {
		check(t, name, c.f, c.want)
	}
}

// check compares a function with its values for small numbers.
func check(t *testing.T, name string, f pw.Func, want value) {
	for n := int64(0); n < 6; n += 5 {
		for i := int64(-3); i < 7; i += 2 {
			for j := int64(-3); j < 7; j += 3 {
				v, ok, err := f.At(map[string]int64{"n": n}, i, j)
				w, defined := want(n, i, j)
				if err != nil || ok != defined || ok && !slices.Equal(v, []int64{w}) {
					t.Errorf("%s(%d, %d), n = %d: got %v %v %v, want %d %v", name, i, j, n, v, ok, err, w, defined)
				}
			}
		}
	}
}

func TestComparisons(t *testing.T) {
	f, g := pw.MustParse("{ [i] -> [floor(i/2), i] }"), pw.MustParse("{ [i] -> [3, 5] }")
	for name, c := range map[string]struct {
		got  sets.Set
		want string
	}{
		"<": {f.Lt(g), "{ [i] : i <= 6 }"}, "<=": {f.Le(g), "{ [i] : i <= 6 }"}, "=": {f.Eq(g), "{ [i] : false }"},
		"self": {f.Eq(f), "{ [i] }"}, "less than self": {f.Lt(f), "{ [i] : false }"}, "of components": {f.Component(0).Lt(g.Component(0)), "{ [i] : i <= 5 }"},
	} {
		if want := sets.MustSet(c.want); name == "<" || name == "<=" {
			want = sets.MustSet("{ [i] : floor(i/2) < 3 or floor(i/2) = 3 and i <= 4 }")
			if ok, err := c.got.IsEqual(want); !ok || err != nil {
				t.Errorf("%s: %v %v", name, c.got, err)
			}
		} else if ok, err := c.got.IsEqual(want); !ok || err != nil {
			t.Errorf("%s: %v %v", name, c.got, err)
		}
	}
}

// TestFaults checks what is refused, and that the zero function can be used.
func TestFaults(t *testing.T) {
	f := pw.MustParse("{ [i] -> [i] }")
	for name, err := range map[string]error{
		"relation": errorOf(pw.Parse("{ [i] -> [j] : j >= i }")), "set": errorOf(pw.Parse("{ [i] }")), "nested": errorOf(pw.Parse("{ [i] -> [[i] -> [i]] }")),
		"sizes": f.Add(f.Tuple(f)).Err(), "component": f.Component(1).Err(), "division": f.FloorDiv(0).Err(), "compared": f.Lt(f.Tuple(f)).Err(),
		"modulus": f.Mod(-2).Err(), "flow": f.FloorDiv(0).Add(f).Err(),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	var zero pw.Func
	if _, ok, err := zero.At(nil); ok || err != nil || zero.String() == "" || zero.Err() != nil {
		t.Errorf("zero: %v %v %v", zero, ok, err)
	}
	if g, err := pw.Parse("{ A[i] -> B[i + 1] }"); err != nil || g.String() != "{ A[i] -> [i + 1] }" {
		t.Errorf("%v %v", g, err)
	}
}

func errorOf(_ pw.Func, err error) error { return err }

func ExampleFunc_Min() {
	block := pw.MustParse("[n, p] -> { [] -> [4p + 4] : p >= 0 }")
	end := pw.MustParse("[n] -> { [] -> [n] }")
	last := block.Min(end)
	fmt.Println(last)
	fmt.Println(last.At(map[string]int64{"n": 10, "p": 2}))
	// Output:
	// [n, p] -> { [] -> [4p + 4] : p >= 0 and 4p <= n - 4; [] -> [n] : p >= 0 and 4p >= n - 3 }
	// [10] true <nil>
}
