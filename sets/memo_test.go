package sets

import (
	"errors"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// kept returns a set that a memo remembers.
func (m *Memo) kept(text string) Set {
	r := MustSet(text).rel()
	r.opt.memo = m
	return Set{m.canonical(&r)}
}

// memoOperations are what a memo remembers, as functions to text.
var memoOperations = map[string]func(a, b Set) (Set, bool, error){
	"Union":     func(a, b Set) (Set, bool, error) { return a.Union(b), false, nil },
	"Intersect": func(a, b Set) (Set, bool, error) { return a.Intersect(b), false, nil },
	"Subtract":  func(a, b Set) (Set, bool, error) { return a.Subtract(b), false, nil },
	"Gist":      func(a, b Set) (Set, bool, error) { return a.Gist(b), false, nil },
	"Coalesce":  func(a, b Set) (Set, bool, error) { return a.Union(b).Coalesce(), false, nil },
	"Disjoint":  func(a, b Set) (Set, bool, error) { return a.Union(b).MakeDisjoint(), false, nil },
	"Project i": func(a, _ Set) (Set, bool, error) { return a.Project("i"), false, nil },
	"Project j": func(a, _ Set) (Set, bool, error) { return a.Project("j"), false, nil },
	"swap":      func(a, _ Set) (Set, bool, error) { return a.Project("j", "i"), false, nil },
	"i to parameter": func(a, _ Set) (Set, bool, error) {
		return a.DimsToParams("i"), false, nil
	},
	"n to dimension": func(a, _ Set) (Set, bool, error) { return a.ParamsToDims("n"), false, nil },
	"Apply": func(a, _ Set) (Set, bool, error) {
		return MustMap("[n] -> { [i, j] -> [i + j] : j <= n }").Apply(a), false, nil
	},
	"subset":   func(a, b Set) (Set, bool, error) { yes, err := a.IsSubset(b); return Set{}, yes, err },
	"equal":    func(a, b Set) (Set, bool, error) { yes, err := a.IsEqual(b); return Set{}, yes, err },
	"disjoint": func(a, b Set) (Set, bool, error) { yes, err := a.IsDisjoint(b); return Set{}, yes, err },
}

// TestMemo compares operations with and without memo, and the first with the second time. One memo serves all draws.
func TestMemo(t *testing.T) {
	m := NewMemo()
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		textA, textB := g.set([]string{"i", "j"}, true), g.set([]string{"i", "j"}, true)
		for name, op := range memoOperations {
			want, wantYes, wantErr := op(MustSet(textA), MustSet(textB))
			for range 2 {
				got, yes, err := op(m.kept(textA), m.kept(textB))
				if got.String() != want.String() || yes != wantYes || (err == nil) != (wantErr == nil) {
					t.Fatalf("%s of %s and %s: %v %v %v, without memo %v %v %v", name, textA, textB, got, yes, err, want, wantYes, wantErr)
				}
			}
			again, _, _ := op(m.kept(textA), m.kept(textB))
			if once, _, _ := op(m.kept(textA), m.kept(textB)); once != again {
				t.Fatalf("%s of %s and %s: equal results are two values", name, textA, textB)
			}
		}
	})
}

// TestMemoMakes checks that constraints make one value however often, and another with other names or kinds.
func TestMemoMakes(t *testing.T) {
	m := NewMemo()
	i, n := Var("i"), Var("n")
	a := m.SetOf([]string{"i"}, nil, GE(i, Const(1)), LE(i, n))
	switch {
	case a != m.SetOf([]string{"i"}, nil, GE(i, Const(1)), LE(i, n)):
		t.Error("the same constraints make two values")
	case a != m.SetOf([]string{"i"}, nil, LE(i, n), GE(i, Const(1))):
		t.Error("the same set is two values")
	case a == m.SetOf([]string{"n"}, nil, GE(i, Const(1)), LE(i, n)):
		t.Error("a dimension is taken for a parameter")
	case a == m.SetOf([]string{"i"}, []string{"n"}, GE(i, Const(1)), LE(i, n)):
		t.Error("an existential is taken for a parameter")
	case a == m.SetOf([]string{"i"}, nil, GE(i, Const(1)), EQ(i, n)):
		t.Error("an equality is taken for an inequality")
	case m.UniverseSet("i") == m.EmptySet("i"):
		t.Error("all is nothing")
	case a.Union(m.EmptySet("i")) != a:
		t.Error("a union with nothing is another value")
	case m.MapOf([]string{"i"}, []string{"j"}, nil).String() != MapOf([]string{"i"}, []string{"j"}, nil).String():
		t.Error("a map differs")
	}
	var none *Memo
	if got := none.SetOf([]string{"i"}, nil, GE(i, Const(1)), LE(i, n)); got.String() != a.String() || got.p.opt.memo != nil {
		t.Errorf("without memo: %v", got)
	}
}

// TestMemoKeepsLimits checks that what a memo knows costs an operation with a limit the same steps.
func TestMemoKeepsLimits(t *testing.T) {
	const text = "[n] -> { [i, j] : exists e : 0 <= i, j <= n and 3e <= 2i + j <= 3e + 1 and i + 5j >= 2e }"
	other := MustSet("[n] -> { [i, j] : 3i >= 2j + n or 5j > i }")
	needs := func(s Set) int {
		for limit := 1; ; limit++ {
			if err := s.WithLimit(limit).Intersect(other).Err(); err == nil {
				return limit
			} else if !errors.Is(err, ErrLimit) {
				t.Fatal(err)
			}
		}
	}
	kept := NewMemo().kept(text)
	want := needs(MustSet(text))
	for range 2 {
		if got := needs(kept); got != want {
			t.Errorf("%d steps with a memo, %d without", got, want)
		}
		if err := kept.Intersect(other).Err(); err != nil {
			t.Error(err)
		}
	}
	if want < 10 {
		t.Errorf("only %d steps", want)
	}
}

// TestMemoShared uses one memo from several goroutines, for the race detector.
func TestMemoShared(t *testing.T) {
	m := NewMemo()
	var wait sync.WaitGroup
	results := make([]Set, 8)
	for k := range results {
		wait.Add(1)
		go func() {
			defer wait.Done()
			a, b := m.kept("[n] -> { [i] : 0 <= i <= n }"), m.SetOf([]string{"i"}, nil, GE(Var("i"), Var("m")))
			for range 50 {
				results[k] = a.Intersect(b).Union(a.Subtract(b)).Coalesce()
			}
		}()
	}
	wait.Wait()
	for _, r := range results {
		if r.String() != results[0].String() {
			t.Errorf("%v and %v", r, results[0])
		}
	}
}
