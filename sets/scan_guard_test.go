package sets

import (
	"fmt"
	"slices"
	"testing"
)

// hasLoop reports whether there is a loop in the code.
func hasLoop(body []Node) bool {
	return slices.ContainsFunc(body, func(n Node) bool {
		switch n := n.(type) {
		case *For:
			return true
		case *Let:
			return hasLoop(n.Body)
		case *If:
			return hasLoop(n.Body)
		}
		return false
	})
}

// hasIf reports whether there is a condition in the code.
func hasIf(body []Node) bool {
	return slices.ContainsFunc(body, func(n Node) bool {
		switch n := n.(type) {
		case *For:
			return hasIf(n.Body)
		case *Let:
			return hasIf(n.Body)
		case *If:
			return true
		}
		return false
	})
}

// innermost calls f with the body of each loop that has no loop inside.
func innermost(body []Node, f func(*For)) {
	for _, n := range body {
		switch n := n.(type) {
		case *For:
			if hasLoop(n.Body) {
				innermost(n.Body, f)
			} else {
				f(n)
			}
		case *Let:
			innermost(n.Body, f)
		case *If:
			innermost(n.Body, f)
		}
	}
}

// divides reports whether an expression in the code divides.
func divides(body []Node) bool {
	return slices.ContainsFunc(body, func(n Node) bool {
		switch n := n.(type) {
		case *Let:
			return !n.Value.IsAffine() || divides(n.Body)
		case *Visit:
			return slices.ContainsFunc(n.Args, func(e Expr) bool { return !e.IsAffine() })
		}
		return false
	})
}

// requirePlainInnermost requires innermost loops, at least one, without conditions and divisions.
func requirePlainInnermost(t *testing.T, name string, loops *Loops) {
	t.Helper()
	n := 0
	innermost(loops.Body, func(f *For) {
		n++
		if hasIf(f.Body) || divides(f.Body) {
			t.Errorf("%s: the loop over %s has a condition or a division inside:\n%v", name, f.Var, loops)
		}
	})
	if n == 0 {
		t.Errorf("%s: no loop:\n%v", name, loops)
	}
}

// layoutSets are the sets of elements that an image owns or needs.
func layoutSets() map[string]string {
	out := map[string]string{}
	for _, c := range []struct{ p, size int }{{2, 5}, {3, 12}, {4, 16}, {7, 9}} {
		for _, n := range []string{"n", fmt.Sprint(c.p * c.size), fmt.Sprint(c.p*c.size - 3)} {
			out[fmt.Sprintf("multipartition of %s by %d, tile %d", n, c.p, c.size)] = fmt.Sprintf(
				"[n, a, b] -> { [i, j, k] : 0 <= a, b < %[1]d and 0 <= i, j, k < %[3]s and "+
					"(floor(j/%[2]d) - floor(i/%[2]d) - a) mod %[1]d = 0 and (floor(k/%[2]d) - floor(i/%[2]d) - b) mod %[1]d = 0 }",
				c.p, c.size, n)
			out[fmt.Sprintf("halo of a multipartition of %s by %d, tile %d", n, c.p, c.size)] = fmt.Sprintf(
				"[n, a, b] -> { [i, j, k] : 0 <= a, b < %[1]d and 0 <= i, j, k < %[3]s and "+
					"(floor(j/%[2]d) - floor(i/%[2]d) - a) mod %[1]d = 0 and (floor((k + 2)/%[2]d) - floor(i/%[2]d) - b) mod %[1]d = 0 }",
				c.p, c.size, n)
			out[fmt.Sprintf("diagonal tiles of %s by %d, tile %d", n, c.p, c.size)] = fmt.Sprintf(
				"[n, a] -> { [i, j] : 0 <= a < %[1]d and 0 <= i, j < %[3]s and (floor(i/%[2]d) + floor(j/%[2]d) - a) mod %[1]d = 0 }",
				c.p, c.size, n)
		}
	}
	for _, c := range []struct{ p, k int }{{2, 3}, {8, 4}, {5, 1}, {3, 32}} {
		for _, n := range []string{"n", "100", "1000"} {
			own := fmt.Sprintf("0 <= m < %d and 1 <= i <= %s and exists c : %[3]dc + %[4]dm < i <= %[3]dc + %[4]dm + %[4]d", c.p, n, c.p*c.k, c.k)
			out[fmt.Sprintf("cyclic(%d) of %s by %d", c.k, n, c.p)] = "[n, m] -> { [i] : " + own + " }"
			out[fmt.Sprintf("cyclic(%d) of %s by %d, plane", c.k, n, c.p)] = "[n, m] -> { [i, j] : 1 <= j <= i and " + own + " }"
			out[fmt.Sprintf("cyclic(%d) of %s by %d, even", c.k, n, c.p)] = "[n, m] -> { [i, j] : 1 <= j <= n and (i + j) mod 2 = 0 and " + own + " }"
		}
	}
	return out
}

func TestScanNoGuardInside(t *testing.T) {
	for name, text := range layoutSets() {
		s := MustSet(text)
		loops, err := s.Scan()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		requirePlainInnermost(t, name, loops)
		requireVisits(t, name, s, text, loops)
	}
}

// requireVisits compares the number and the order of the visits with the enumeration of the text for small extents.
func requireVisits(t *testing.T, name string, s Set, text string, loops *Loops) {
	t.Helper()
	tree, err := parseTree(text)
	if err != nil {
		t.Fatal(err)
	}
	dims := len(s.Dims())
	high := []int64{0, 120, 40, 12}[dims]
	params := map[string]int64{"n": high - 1, "a": 1, "b": 1, "m": 1}
	var want, got [][]int64
	boxPoints(dims, -1, high, func(p []int64) {
		if tree.contains(env{"n": high - 1, "a": 1, "b": 1, "m": 1}, p) {
			want = append(want, slices.Clone(p))
		}
	})
	for _, p := range loops.Visits(params) {
		if slices.Max(p) <= high {
			got = append(got, slices.Clone(p))
		}
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%s: visits %v, want %v\n%v", name, got, want, loops)
	}
}

// TestScanNineRegions scans the interior, the edges and the corners of a block as nine statements.
func TestScanNineRegions(t *testing.T) {
	for _, c := range []struct{ params, low, high string }{
		{"[L, U] -> ", "L", "U"}, {"[n] -> ", "1", "n"}, {"", "0", "9"}, {"[v, B] -> ", "v", "v + B - 1"}, {"", "3", "4"},
	} {
		regions := []string{
			"[i, j] : %[1]s < i < %[2]s and %[1]s < j < %[2]s",
			"[i, j] : i = %[1]s and %[1]s < j < %[2]s", "[i, j] : i = %[2]s and %[1]s < j < %[2]s",
			"[i, j] : %[1]s < i < %[2]s and j = %[1]s", "[i, j] : %[1]s < i < %[2]s and j = %[2]s",
			"[i, j] : i = %[1]s and j = %[1]s and %[1]s < %[2]s", "[i, j] : i = %[1]s and j = %[2]s and %[1]s < %[2]s",
			"[i, j] : i = %[2]s and j = %[1]s and %[1]s < %[2]s", "[i, j] : i = %[2]s and j = %[2]s and %[1]s < %[2]s",
		}
		var statements []Statement
		for k, r := range regions {
			s := MustSet(c.params + "{ " + fmt.Sprintf(r, c.low, c.high) + " }")
			statements = append(statements, Statement{Name: fmt.Sprint("S", k), Domain: s})
		}
		name := "nine regions of " + c.low + ".." + c.high
		loops, err := Scan(statements...)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.high != "4" {
			requirePlainInnermost(t, name, loops)
		}
		values := map[string]int64{"L": 2, "U": 7, "n": 5, "v": 3, "B": 4}
		bounds := map[string][2]int64{"U": {2, 7}, "n": {1, 5}, "9": {0, 9}, "4": {3, 4}, "v + B - 1": {3, 6}}[c.high]
		var got, want []string
		boxPoints(2, bounds[0], bounds[1], func(p []int64) { want = append(want, fmt.Sprint(p)) })
		for _, p := range loops.Visits(values) {
			got = append(got, fmt.Sprint(p))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: visits %v, want %v\n%v", name, got, want, loops)
		}
	}
}

// TestScanSharedStride: loops that pieces share with a stride also demand what the stride says about outer dimensions.
func TestScanSharedStride(t *testing.T) {
	for _, text := range []string{
		"[n] -> { [i,j,k] : k mod 2 = 0 and (2k - j) mod 4 = 0 and -3 <= i, j, k <= 3; " +
			"[i,j,k] : i mod 2 = 0 and (2k - j) mod 4 = 0 and -3 <= i, j, k <= 3 }",
		"[n] -> { [i, j] : -3 <= i, j <= 3 and 2 - 1n <= 2i - 3*floor((4 - 1n + i)/2) and " +
			"(floor((0 + j)/2) + 4 - 1n) mod 3 = 1; " +
			"[i, j] : -3 <= i, j <= 3 and 3 - 1n <= 2i - 3*floor((0 + i)/3) and (2j - 3 - 1n) mod 4 = 1 }",
	} {
		s := MustSet(text)
		loops, err := s.Scan()
		if err != nil {
			t.Fatal(err)
		}
		tree, err := parseTree(text)
		if err != nil {
			t.Fatal(err)
		}
		for n := range int64(4) {
			var want, got [][]int64
			boxPoints(len(s.Dims()), -3, 3, func(p []int64) {
				if tree.contains(env{"n": n}, p) {
					want = append(want, slices.Clone(p))
				}
			})
			for _, p := range loops.Visits(map[string]int64{"n": n}) {
				got = append(got, slices.Clone(p))
			}
			if !slices.EqualFunc(got, want, slices.Equal) {
				t.Errorf("%s, n = %d: visits %v, want %v\n%v", text, n, got, want, loops)
			}
		}
	}
}
