package sets

import (
	"errors"
	"fmt"
	"sync"
	"testing"
)

// TestLate compares results whose normal form is made late with those of a memo, which has them at once.
func TestLate(t *testing.T) {
	a, b := "[n] -> { [i, j] : 0 <= i <= j < n and (i + j) mod 3 = 1 }", "[n] -> { [i, j] : i <= 5 and 2j <= 3n and j mod 2 = 0 }"
	m, k := "[n] -> { [i, j] -> [j, i + 2j] : i <= n }", "[n] -> { [i, j] -> [i + 1, j] : 0 <= i < n; [i, j] -> [i, j + 1] : i > j }"
	for name, op := range map[string]func(s, t Set, m, k Map) interface{ String() string }{
		"Intersect": func(s, t Set, m, k Map) interface{ String() string } { return s.Intersect(t) },
		"Union":     func(s, t Set, m, k Map) interface{ String() string } { return s.Union(t).Union(s) },
		"of maps":   func(s, t Set, m, k Map) interface{ String() string } { return m.Union(k.Inverse()).Union(m) },
		"parameters": func(s, t Set, m, k Map) interface{ String() string } {
			return s.Union(setOf("[i, n, k] -> { [j, l] : 0 <= j < k and l = i }")).Union(s)
		},
		"Subtract":   func(s, t Set, m, k Map) interface{ String() string } { return s.Subtract(t) },
		"Project":    func(s, t Set, m, k Map) interface{ String() string } { return s.Project("j") },
		"ParamSet":   func(s, t Set, m, k Map) interface{ String() string } { return s.ParamSet() },
		"Apply":      func(s, t Set, m, k Map) interface{ String() string } { return s.Apply(m) },
		"ApplyRange": func(s, t Set, m, k Map) interface{ String() string } { return m.ApplyRange(k) },
		"Inverse":    func(s, t Set, m, k Map) interface{ String() string } { return k.Inverse() },
		"Domain":     func(s, t Set, m, k Map) interface{ String() string } { return k.Domain() },
		"Range":      func(s, t Set, m, k Map) interface{ String() string } { return m.Range() },
		"Deltas":     func(s, t Set, m, k Map) interface{ String() string } { return k.Deltas() },
		"Complement": func(s, t Set, m, k Map) interface{ String() string } { return s.Complement() },
		"LexMin":     func(s, t Set, m, k Map) interface{ String() string } { return s.LexMin() },
		"twice": func(s, t Set, m, k Map) interface{ String() string } {
			return k.Inverse().Apply(s.Intersect(t)).Project("j")
		},
		"with itself": func(s, t Set, m, k Map) interface{ String() string } { return s.Intersect(t).Subtract(s.Intersect(t)) },
	} {
		memo := func(r relation) relation {
			r.opt.memo = NewMemo()
			return r
		}
		s, u, f, g := setOf(a), setOf(b), mapOf(m), mapOf(k)
		late := op(s, u, f, g).String()
		at := op(makeSet(memo(s.rel())), makeSet(memo(u.rel())), makeMap(memo(f.rel())), makeMap(memo(g.rel()))).String()
		if late != at {
			t.Errorf("%s: late %s\nat once %s", name, late, at)
		}
	}
}

// TestLateUnions makes unions of unions until there are more than wait for somebody who looks, and one that does not fit.
func TestLateUnions(t *testing.T) {
	s, want := setOf("{ [i] : i = -1 }"), setOf("{ [i] : -1 <= i < 250 }")
	for i := range 250 {
		s = s.Union(setOf(fmt.Sprintf("{ [%d] }", i)))
	}
	if same, err := s.IsEqual(want); !same || err != nil || s.NumPieces() != 251 {
		t.Errorf("%v in %d pieces, %v", same, s.NumPieces(), err)
	}
	var misfit *SpaceError
	if u := setOf("{ A[i] }").Union(want); !errors.As(u.Err(), &misfit) || !errors.As(u.Union(want).Err(), &misfit) {
		t.Errorf("the union of A[i] and [i] is %v", u)
	}
}

// TestLateBesideMemo requires that a value whose normal form is still to be made is not taken for another such one by an operation with one of a memo.
func TestLateBesideMemo(t *testing.T) {
	m := NewMemo()
	box := m.SetOf([]string{"i"}, nil, GE(Var("i"), Const(0)), LE(Var("i"), Const(9)))
	for name, late := range map[string]Set{
		"Intersect": setOf("{ [i] : i >= 3 }").Intersect(setOf("{ [i] : i <= 5 }")),
		"Union":     setOf("{ [2] }").Union(setOf("{ [i] : 6 <= i <= 7 }")),
		"Project":   setOf("{ [i, j] : 3 <= i <= 8 and 2j = i + 1 }").Project("i"),
	} {
		want := setOf(late.WithLimit(1 << 30).String())
		if got := late.Intersect(box); !sameSet(t, got, want) {
			t.Errorf("%s: the part in the box is %v, not %v", name, got, want)
		}
		if got := box.Subtract(late); !sameSet(t, got, setOf("{ [i] : 0 <= i <= 9 }").Subtract(want)) {
			t.Errorf("%s: the rest of the box is %v", name, got)
		}
	}
}

// TestLateIsShared looks at one value from several goroutines, and at copies of it.
func TestLateIsShared(t *testing.T) {
	s := setOf("[n] -> { [i, j] : 0 <= i < n and 0 <= 2j <= 3i }").Project("j")
	if s.p.late == nil {
		t.Fatal("the projection is in normal form at once; this test wants one that is not")
	}
	texts := make([]string, 8)
	var group sync.WaitGroup
	for i := range texts {
		group.Go(func() { texts[i] = s.WithLimit(0).String() })
	}
	group.Wait()
	for _, text := range texts {
		if text != s.String() {
			t.Errorf("%s beside %s", text, s)
		}
	}
}

// TestLateEmpty requires that IsEmpty takes no normal form where the operands tell that there are points.
func TestLateEmpty(t *testing.T) {
	s := setOf("[n] -> { [i, j] : 0 <= i < n and 0 <= 2j <= 3i }")
	for _, r := range []Set{s.Project("j"), s.Subtract(setOf("{ [i, j] : i = j }"))} {
		if empty, err := r.IsEmpty(); empty || err != nil || r.p.late == nil || r.p.late.result != nil {
			t.Errorf("IsEmpty(%v) is %v, %v", r, empty, err)
		}
	}
	if empty, err := s.Intersect(setOf("{ [i, j] : i + j = -1 }")).IsEmpty(); !empty || err != nil {
		t.Errorf("IsEmpty of an empty intersection is %v, %v", empty, err)
	}
}

// TestLateError requires that a value whose normal form takes too many steps carries the operation's error.
func TestLateError(t *testing.T) {
	s := setOf("[n] -> { [i, j, k] : 7i + 11j + 13k = 17n and 0 <= i, j, k and 3i + 5j <= 19k }").WithLimit(40)
	r := s.Project("k")
	var fault *OpError
	if !errors.As(r.Err(), &fault) || fault.Op != "Project" || !errors.Is(fault, ErrLimit) || len(fault.Operands) != 1 {
		t.Errorf("Err() is %v", r.Err())
	}
	if _, err := r.IsSubset(r); !errors.Is(err, ErrLimit) {
		t.Errorf("IsSubset of a value with an error: %v", err)
	}
}
