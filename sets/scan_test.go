package sets

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// checkScan requires the loops to visit exactly the points of the tree, in
// lexicographic order.
func checkScan(t rapid.TB, s Set, dims int, in func(n int64, p []int64) bool) {
	t.Helper()
	checkScanWith(t, s, ScanOptions{}, dims, in)
}

// checkScanWith is checkScan for loops with options.
func checkScanWith(t rapid.TB, s Set, o ScanOptions, dims int, in func(n int64, p []int64) bool) {
	t.Helper()
	loops, err := o.Scan(Statement{Name: "visit", Domain: s.WithLimit(scanLimit)})
	requireAnswer(t, "scan", err)
	for _, n := range []int64{-2, 0, 1, 3} {
		var want, got string
		boxPoints(dims, -box-1, box+1, func(p []int64) {
			if in(n, p) {
				want += fmt.Sprint(p)
			}
		})
		for _, p := range loops.Visits(map[string]int64{"n": n}) {
			got += fmt.Sprint(p)
		}
		if got != want {
			t.Fatalf("n=%d: got %s\nwant %s\nset %v\n%v", n, got, want, s, loops)
		}
	}
}

// scanLimit keeps the tests short; scans that take more steps are skipped.
const scanLimit = 10_000

func TestScan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		a := draw(t, "a", g.set(dims, true))
		checkScan(t, MustSet(a.text), len(dims), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}

// TestScanOptions requires that no option changes what is visited.
func TestScanOptions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 0}
		dims := []string{"i", "j", "k"}[:rapid.IntRange(1, 3).Draw(t, "dims")]
		some := func(label string) (out []string) {
			for _, d := range dims {
				if rapid.Bool().Draw(t, label) {
					out = append(out, d)
				}
			}
			return out
		}
		a := draw(t, "a", g.set(dims, true))
		o := ScanOptions{Separate: some("separate"), Unroll: some("unroll")}
		if rapid.Bool().Draw(t, "isolate") {
			o.Isolate = MustSet(draw(t, "b", g.set(dims, false)).text)
		}
		checkScanWith(t, MustSet(a.text), o, len(dims), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}

func TestScanOptionShapes(t *testing.T) {
	for _, c := range []struct {
		set  string
		o    ScanOptions
		want string
	}{
		{"[n] -> { [i, j] : 0 <= i <= 1 and 0 <= j < n }", ScanOptions{Unroll: []string{"i"}},
			"i = 0 do j = 0, n - 1 visit(i, j) end do i = 1 do j = 0, n - 1 visit(i, j) end do"},
		{"[n] -> { [i] : 0 <= i <= 2 and i <= n }", ScanOptions{Unroll: []string{"i"}},
			"i = 0 if (n >= i) then visit(i) end if i = 1 if (n >= i) then visit(i) end if i = 2 if (n >= i) then visit(i) end if"},
		{"{ [i, j] : 0 <= i < 10 and 0 <= j < 10; [i, j] : 5 <= i < 15 and 0 <= j < 20 }", ScanOptions{Separate: []string{"i"}},
			"do i = 0, 4 do j = 0, 9 visit(i, j) end do end do do i = 5, 9 do j = 0, 9 visit(i, j) end do do j = 10, 19 visit(i, j) end do end do do i = 10, 14 do j = 0, 19 visit(i, j) end do end do"},
		{"[n] -> { [t, i] : 0 <= 4t <= i < 4t + 4 and i < n }", ScanOptions{Isolate: MustSet("[n] -> { [t, i] : 4t + 4 <= n }")},
			"do t = 0, floordiv(n - 4, 4) do i = 4*t, 4*t + 3 visit(t, i) end do end do do t = max(0, floordiv(n, 4)), floordiv(n - 1, 4) do i = 4*t, n - 1 visit(t, i) end do end do"},
	} {
		loops, err := c.o.Scan(Statement{Name: "visit", Domain: MustSet(c.set)})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(strings.Fields(loops.String()), " "); got != c.want {
			t.Errorf("%s:\n%v\nnot %s", c.set, loops, c.want)
		}
	}
	if _, err := (ScanOptions{Unroll: []string{"q"}}).Scan(Statement{Domain: MustSet("{ [i] : 0 <= i <= 3 }")}); err == nil {
		t.Error("a dimension that is not there is unrolled")
	}
}

// tiled draws a set with floor terms of floor terms, as layouts have them.
func (g *maker) tiled(dims []string) string {
	var cs []string
	names := []string{"n"}
	for _, d := range dims {
		size := g.pick("size", 3) + 2
		tile := fmt.Sprintf("floor((%s)/%d)", g.sum([]string{names[len(names)-1]}, 1)+" + "+d, size)
		m := g.pick("modulus", 3) + 2
		switch g.pick("kind", 4) {
		case 0:
			cs = append(cs, fmt.Sprintf("(%s + %s) mod %d = %d", tile, g.sum(names, 1), m, g.pick("residue", m)))
		case 1:
			cs = append(cs, fmt.Sprintf("floor((%s)/%d) <= %s", tile+" - "+d, m, g.sum(names, 1)))
		case 2:
			cs = append(cs, fmt.Sprintf("%s <= %d%s - %d*%s", g.sum(names, 1), g.pick("scale", 2)+1, d, m, tile))
		case 3:
			cs = append(cs, fmt.Sprintf("(%d%s - %s) mod %d = %d", g.pick("scale", 3)+1, d, g.sum(names, 2), m, g.pick("residue", m)))
		}
		names = append(names, d)
	}
	return strings.Join(cs, " and ")
}

func TestScanTiles(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 0}
		dims := []string{"i", "j", "k", "l"}[:rapid.IntRange(1, 4).Draw(t, "dims")]
		var pieces []string
		for range g.pick("pieces", 3) + 1 {
			pieces = append(pieces, fmt.Sprintf("[%[1]s] : %[2]d <= %[1]s <= %[3]d and %[4]s", strings.Join(dims, ", "), -box, box, g.tiled(dims)))
		}
		a := draw(t, "a", "[n] -> { "+strings.Join(pieces, "; ")+" }")
		checkScan(t, MustSet(a.text), len(dims), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}

// schedules maps [i, j] to times of length 2, several iterations to one time or not.
var schedules = []struct {
	text string
	at   func(i, j int64) [2]int64
}{
	{"{ [i, j] -> [i, j] }", func(i, j int64) [2]int64 { return [2]int64{i, j} }},
	{"{ [i, j] -> [j, i] }", func(i, j int64) [2]int64 { return [2]int64{j, i} }},
	{"{ [i, j] -> [i + j, j] }", func(i, j int64) [2]int64 { return [2]int64{i + j, j} }},
	{"{ [i, j] -> [-2i + 1, j] }", func(i, j int64) [2]int64 { return [2]int64{1 - 2*i, j} }},
	{"{ [i, j] -> [floor(i/2), 0] }", func(i, j int64) [2]int64 { return [2]int64{countedFloor(i, 2), 0} }},
	{"{ [i, j] -> [i, 3] }", func(i, j int64) [2]int64 { return [2]int64{i, 3} }},
}

// TestScanStatements compares the visits of several statements with those sorted by time, statement, iteration.
func TestScanStatements(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var statements []Statement
		var sets []drawn
		var times []func(i, j int64) [2]int64
		for k := range rapid.IntRange(1, 3).Draw(t, "statements") {
			g := &maker{t, 0}
			a := draw(t, "a", g.set([]string{"i", "j"}, true))
			s := Statement{Name: fmt.Sprint("S", k), Domain: MustSet(a.text)}
			c := rapid.IntRange(0, len(schedules)-1).Draw(t, "schedule")
			if c > 0 {
				s.Schedule = MustMap(schedules[c].text)
			}
			statements, sets, times = append(statements, s), append(sets, a), append(times, schedules[c].at)
		}
		loops, err := Scan(statements...)
		requireAnswer(t, "scan", err)
		for _, n := range []int64{-2, 0, 3} {
			var want, got [][]int64
			for k, a := range sets {
				boxPoints(2, -box-1, box+1, func(p []int64) {
					if a.in(n, p...) {
						at := times[k](p[0], p[1])
						want = append(want, []int64{at[0], at[1], int64(k), p[0], p[1]})
					}
				})
			}
			slices.SortFunc(want, slices.Compare)
			for name, p := range loops.Visits(map[string]int64{"n": n}) {
				k := int64(name[1] - '0')
				at := times[k](p[0], p[1])
				got = append(got, []int64{at[0], at[1], k, p[0], p[1]})
			}
			if !slices.EqualFunc(got, want, slices.Equal) {
				t.Fatalf("n=%d: got %v\nwant %v\n%v\n%v", n, got, want, statements, loops)
			}
		}
	})
}

func TestScanUnbounded(t *testing.T) {
	for _, s := range []string{
		"{ [i, j] : 0 <= i <= 10 }", "[n] -> { [i, j] : i <= j and j <= n }", "{ [i] : i mod 3 = 1 }",
		"{ [a, c] : 0 < a <= 3 and 9*floor((-4a + 2c)/9) <= -3 - 4a + 2c }",
		"{ [x, y] : 0 <= x <= 10 and y <= 0; [x, y] : 0 <= x <= 10 and y > x }",
	} {
		if loops, err := MustSet(s).Scan(); !errors.Is(err, ErrUnbounded) {
			t.Errorf("%s: error %v, loops\n%v", s, err, loops)
		}
	}
}

// TestScanEndless takes the first points of sets without upper bounds.
func TestScanEndless(t *testing.T) {
	for _, c := range []struct{ set, loops, want string }{
		{"{ [i] : i >= 5 and i mod 3 = 1 }", "do i = 7, huge(i), 3\n  visit(i)\nend do\n", "[7][10][13][16]"},
		{"{ [i, j] : 0 <= i < 2 and j >= i; [i, j] : i = 0 and j = -2 }", "", "[0 -2][0 0][0 1][0 2]"},
	} {
		loops, err := MustSet(c.set).Scan()
		if err != nil {
			t.Errorf("%s: %v", c.set, err)
			continue
		}
		got, n := "", 0
		for _, p := range loops.Visits(nil) {
			if got += fmt.Sprint(p); n == 3 {
				break
			}
			n++
		}
		if got != c.want || c.loops != "" && loops.String() != c.loops {
			t.Errorf("%s: visits %s, want %s\n%v", c.set, got, c.want, loops)
		}
	}
}

// TestScanEmptyResidue scans a piece of which one residue, i = 5 + 12*it with -3 <= i <= 3, has rational points alone.
func TestScanEmptyResidue(t *testing.T) {
	s := MustSet("{ [i, j] : i mod 4 = 1 and -3 <= i <= 3 and floor((j + 1)/2) - 1 <= j <= 3; [i, j] : i mod 3 = 2 and floor(j/2) mod 2 = 0 and -3 <= i <= 3 and -3 <= j <= 3 }")
	checkScan(t, s, 2, func(_ int64, p []int64) bool {
		i, j := p[0], p[1]
		first := (i+4)%4 == 1 && countedFloor(j+1, 2)-1 <= j
		second := (i+3)%3 == 2 && countedFloor(j, 2)%2 == 0
		return -3 <= i && i <= 3 && -3 <= j && j <= 3 && (first || second)
	})
}
