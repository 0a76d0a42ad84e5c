package sets

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// checkSame requires that the printed form of r holds exactly where want does,
// on a box one wider than that of bounded texts.
func checkSame(t *rapid.T, what string, r relation, want func(n int64, p []int64) bool) {
	t.Helper()
	requireAnswer(t, what, r.err)
	tree, err := parseTree(r.String())
	if err != nil {
		t.Fatalf("%s printed %s\n%v", what, r, err)
	}
	for _, c := range r.parts {
		if c.at != nil && !c.contains(c.at) {
			t.Fatalf("%s: %v is no point of\n%v", what, c.at, r)
		}
	}
	for _, n := range []int64{-2, 0, 1, 3} {
		boxPoints(len(r.dims()), -box-1, box+1, func(p []int64) {
			if got := tree.contains(env{"n": n}, p); got != want(n, p) {
				t.Fatalf("%s: got %v at n=%d %v\nresult %v", what, got, n, p, r)
			}
		})
	}
}

// requireAnswer skips the rest of a case that reached the step limit, which is
// an honest answer; rapid fails a test in which most cases are skipped.
func requireAnswer(t rapid.TB, what string, err error) {
	t.Helper()
	if errors.Is(err, ErrLimit) {
		t.Skip(what, "reached the step limit")
	}
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// drawn is a random relation with its tree.
type drawn struct {
	text string
	tree unionTree
}

func (d drawn) in(n int64, p ...int64) bool { return d.tree.contains(env{"n": n}, p) }

func draw(t *rapid.T, label, text string) drawn {
	tree, err := parseTree(text)
	if err != nil {
		t.Fatalf("%s\n%v", text, err)
	}
	t.Logf("%s = %s", label, text)
	return drawn{text, tree}
}

func dimsFor(t *rapid.T) []string {
	return []string{"i", "j", "k"}[:rapid.IntRange(1, 2).Draw(t, "dims")]
}

func TestParseAgainstEnumeration(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 2}
		a := draw(t, "a", g.set(dimsFor(t), false))
		s := MustSet(a.text)
		checkSame(t, "parse", s.rel(), func(n int64, p []int64) bool { return a.in(n, p...) })
		if again := MustSet(s.String()); again.String() != s.String() {
			again2 := MustSet(again.String())
			if eq, err := again.IsEqual(s); !eq || err != nil || again2.String() != again.String() {
				t.Fatalf("printed %v\nread back %v", s, again)
			}
		}
	})
}

// TestNotationAgainstEnumeration is about the forms that plain formulas lack, also negated and in tuples.
func TestNotationAgainstEnumeration(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 0}
		names := []string{"n", "i", "j"}
		f := g.fancy(names)
		if rapid.Bool().Draw(t, "negated") {
			f = "not (" + f + ")"
		}
		a := draw(t, "a", fmt.Sprintf("[n] -> { [i, j, (%s : %s), %s:%s] : %s or %s and %s }",
			g.sum(names, 1), g.atom(names), g.sum(names, 1), g.sum(names, 1), f, g.fancy(names), g.atom(names)))
		s, err := ParseSet(a.text)
		requireAnswer(t, "parse", err)
		checkNear(t, "parse", s, func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}

// checkNear requires that s holds exactly where want does, on a small box.
func checkNear(t *rapid.T, what string, s Set, want func(n int64, p []int64) bool) {
	t.Helper()
	for _, n := range []int64{-1, 2} {
		boxPoints(len(s.rel().dims()), -1, 2, func(p []int64) {
			if got := s.rel().holdsAt(env{"n": n}, p); got != want(n, p) {
				t.Fatalf("%s: got %v at n=%d %v\nresult %v", what, got, n, p, s)
			}
		})
	}
}

// TestWideSetOperations is TestSetOperations in three and four dimensions, on a smaller box.
func TestWideSetOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := []string{"i", "j", "k", "l"}[:rapid.IntRange(3, 4).Draw(t, "dims")]
		a, b := draw(t, "a", g.set(dims, false)), draw(t, "b", g.set(dims, false))
		x, y := MustSet(a.text), MustSet(b.text)
		for _, c := range []struct {
			what   string
			result Set
			want   func(inA, inB bool) bool
		}{
			{"intersect", x.Intersect(y), func(inA, inB bool) bool { return inA && inB }},
			{"union", x.Union(y).Coalesce(), func(inA, inB bool) bool { return inA || inB }},
			{"subtract", x.Subtract(y), func(inA, inB bool) bool { return inA && !inB }},
			{"gist", x.Gist(y).Intersect(y), func(inA, inB bool) bool { return inA && inB }},
		} {
			requireAnswer(t, c.what, c.result.Err())
			checkNear(t, c.what, c.result, func(n int64, p []int64) bool { return c.want(a.in(n, p...), b.in(n, p...)) })
		}
	})
}

func TestSetOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := dimsFor(t)
		a, b := draw(t, "a", g.set(dims, false)), draw(t, "b", g.set(dims, false))
		x, y := MustSet(a.text), MustSet(b.text)
		and := func(n int64, p []int64) bool { return a.in(n, p...) && b.in(n, p...) }
		or := func(n int64, p []int64) bool { return a.in(n, p...) || b.in(n, p...) }
		minus := func(n int64, p []int64) bool { return a.in(n, p...) && !b.in(n, p...) }
		checkSame(t, "intersect", x.Intersect(y).rel(), and)
		checkSame(t, "union", x.Union(y).rel(), or)
		checkSame(t, "subtract", x.Subtract(y).rel(), minus)
		checkSame(t, "coalesce", x.Union(y).Coalesce().rel(), or)
		disjoint := x.Union(y).MakeDisjoint()
		checkSame(t, "disjoint", disjoint.rel(), or)
		checkDisjoint(t, disjoint)
		checkSame(t, "gist", x.Gist(y).Intersect(y).rel(), and)
		checkSame(t, "complement", x.Complement().rel(), func(n int64, p []int64) bool { return !a.in(n, p...) })
		if in, err := x.Union(y).IsSubset(x.Union(y).Hull()); !in || err != nil {
			t.Fatalf("hull %v of %v, %v", x.Union(y).Hull(), x.Union(y), err)
		}
	})
}

func checkDisjoint(t *rapid.T, s Set) {
	pieces := s.Pieces()
	for i, p := range pieces {
		for _, q := range pieces[:i] {
			if empty, err := p.Set().Intersect(q.Set()).IsEmpty(); !empty || err != nil {
				t.Fatalf("pieces %v and %v overlap, %v", p, q, err)
			}
		}
	}
}

// TestPredicates compares with enumeration on sets whose points and parameter
// lie within the box.
func TestPredicates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		dims := dimsFor(t)
		a, b := draw(t, "a", g.set(dims, true)), draw(t, "b", g.set(dims, true))
		limit := MustSet("[n] -> { [" + strings.Join(dims, ",") + "] : -2 <= n <= 2 }")
		x, y := MustSet(a.text).Intersect(limit), MustSet(b.text).Intersect(limit)
		empty, subset, superset := true, true, true
		for n := int64(-2); n <= 2; n++ {
			boxPoints(len(dims), -box, box, func(p []int64) {
				inA, inB := a.in(n, p...), b.in(n, p...)
				empty = empty && !inA
				subset = subset && (!inA || inB)
				superset = superset && (!inB || inA)
			})
		}
		want := []bool{empty, subset, subset && superset, !empty}
		var got []bool
		for _, f := range []func() (bool, error){
			x.IsEmpty,
			func() (bool, error) { return x.IsSubset(y) },
			func() (bool, error) { return x.IsEqual(y) },
			func() (bool, error) {
				p, ok, err := x.Sample()
				if ok && !a.in(p[0], p[1:]...) {
					t.Fatalf("sample %v of %v", p, x)
				}
				return ok, err
			},
		} {
			v, err := f()
			requireAnswer(t, "predicate", err)
			got = append(got, v)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("empty, subset, equal, sample: got %v, want %v", got, want)
			}
		}
	})
}

func TestProjection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		a := draw(t, "a", g.set([]string{"i", "j", "k"}, true))
		x := MustSet(a.text)
		some := func(f func(v int64) bool) bool {
			for v := int64(-box); v <= box; v++ {
				if f(v) {
					return true
				}
			}
			return false
		}
		checkSame(t, "project k, i", x.Project("k", "i").rel(), func(n int64, p []int64) bool {
			return some(func(j int64) bool { return a.in(n, p[1], j, p[0]) })
		})
		checkSame(t, "project j", x.Project("j").rel(), func(n int64, p []int64) bool {
			return some(func(i int64) bool { return some(func(k int64) bool { return a.in(n, i, p[0], k) }) })
		})
		checkSame(t, "fix j", x.Fix("j", 1).rel(), func(n int64, p []int64) bool { return p[1] == 1 && a.in(n, p...) })
		checkSame(t, "fix n", x.Fix("n", 1).rel(), func(_ int64, p []int64) bool { return a.in(1, p...) })
		back := x.DimsToParams("j").ParamsToDims("j")
		checkSame(t, "dims to params and back", back.rel(), func(n int64, p []int64) bool { return a.in(n, p[0], p[2], p[1]) })
	})
}

func TestMapOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &maker{t, 1}
		a := draw(t, "a", g.relation([]string{"i"}, []string{"j"}))
		b := draw(t, "b", g.relation([]string{"j"}, []string{"k"}))
		c := draw(t, "c", g.set([]string{"i"}, true))
		x, y, s := MustMap(a.text), MustMap(b.text), MustSet(c.text)
		some := func(f func(v int64) bool) bool {
			for v := int64(-box); v <= box; v++ {
				if f(v) {
					return true
				}
			}
			return false
		}
		checkSame(t, "apply", x.Apply(s).rel(), func(n int64, p []int64) bool {
			return some(func(i int64) bool { return c.in(n, i) && a.in(n, i, p[0]) })
		})
		checkSame(t, "apply range", x.ApplyRange(y).rel(), func(n int64, p []int64) bool {
			return some(func(j int64) bool { return a.in(n, p[0], j) && b.in(n, j, p[1]) })
		})
		checkSame(t, "inverse", x.Inverse().rel(), func(n int64, p []int64) bool { return a.in(n, p[1], p[0]) })
		checkSame(t, "domain", x.Domain().rel(), func(n int64, p []int64) bool {
			return some(func(j int64) bool { return a.in(n, p[0], j) })
		})
		checkSame(t, "range", x.Range().rel(), func(n int64, p []int64) bool {
			return some(func(i int64) bool { return a.in(n, i, p[0]) })
		})
		checkSame(t, "intersect domain", x.IntersectDomain(s).rel(), func(n int64, p []int64) bool { return c.in(n, p[0]) && a.in(n, p...) })
		checkSame(t, "intersect range", x.IntersectRange(s).rel(), func(n int64, p []int64) bool { return c.in(n, p[1]) && a.in(n, p...) })
		checkSame(t, "subtract", x.Subtract(y).rel(), func(n int64, p []int64) bool { return a.in(n, p...) && !b.in(n, p...) })
		checkSame(t, "wrap", x.Wrap().rel(), func(n int64, p []int64) bool { return a.in(n, p...) })
	})
}
