package main

import "testing"

func TestBackUp(t *testing.T) {
	for _, c := range []struct {
		arrows               []string // from, to
		count, cyclic, backs int
	}{
		{nil, 0, 0, 0},
		{[]string{"a", "b", "b", "c", "a", "c"}, 3, 0, 0},
		{[]string{"c", "b", "b", "a", "c", "a"}, 3, 0, 0},
		{[]string{"a", "b", "b", "c", "c", "a", "c", "d"}, 4, 3, 1},
		{[]string{"a", "b", "b", "a", "b", "c", "c", "b", "z", "a"}, 5, 4, 2},
		{[]string{"checker", "a", "checker", "b", "checker", "c", "a", "checker", "b", "c"}, 5, 2, 1},
	} {
		g := graph{}
		for i := 0; i < len(c.arrows); i += 2 {
			g.add(c.arrows[i], c.arrows[i+1])
		}
		if g.arrows() != c.count || g.cyclic() != c.cyclic || g.backUp() != c.backs {
			t.Errorf("%v: %d arrows, %d in cycles, %d back up; want %d, %d, %d", c.arrows, g.arrows(), g.cyclic(), g.backUp(), c.count,
				c.cyclic, c.backs)
		}
	}
}

func TestQuantile(t *testing.T) {
	hundred := make([]int, 100)
	for i := range hundred {
		hundred[i] = i + 1
	}
	for percent, want := range map[int]int{0: 1, 50: 50, 90: 90, 99: 99, 100: 100} {
		if got := quantile(hundred, percent); got != want {
			t.Errorf("p%d is %d, want %d", percent, got, want)
		}
	}
	if quantile(nil, 50) != 0 || quantile([]int{7}, 99) != 7 {
		t.Error("few values")
	}
}

// TestOwnMeasures measures this package itself.
func TestOwnMeasures(t *testing.T) {
	packages, err := load(".")
	if err != nil || len(packages) != 1 {
		t.Fatalf("%d packages, %v", len(packages), err)
	}
	m := packages[0].measure()
	if m.files < 4 || m.lines < 300 || m.comments < 20 || m.arrows < 3 || m.back != 0 {
		t.Errorf("%+v", m)
	}
	names := map[string]receiver{}
	for _, r := range packages[0].receivers() {
		names[r.name] = r
	}
	if r := names["internal/archtest/stats.measures"]; r.methods != 1 || r.fields < 5 {
		t.Errorf("%+v", r)
	}
}
