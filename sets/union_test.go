package sets

import (
	"context"
	"errors"
	"testing"
)

func mustUnion(t *testing.T, text string) UnionSet {
	t.Helper()
	s, _, isMap, err := ParseUnion(text)
	if isMap || err != nil {
		t.Fatalf("%s: %v, a map: %v", text, err, isMap)
	}
	return s
}

func mustUnionMap(t *testing.T, text string) UnionMap {
	t.Helper()
	_, m, isMap, err := ParseUnion(text)
	if !isMap || err != nil {
		t.Fatalf("%s: %v, a map: %v", text, err, isMap)
	}
	return m
}

// TestUnionForms fixes what the operations give member by member.
func TestUnionForms(t *testing.T) {
	a := mustUnion(t, "[n] -> { T[i] : 0 <= i < n; S[i, j] : i = j; S[3, 4]; S[k] : k > 5 }")
	b := mustUnion(t, "{ S[i, j] : i < 3; U[] }")
	m := mustUnionMap(t, "{ S[i] -> A[i + 1]; S[i] -> B[2i]; T[i] -> A[i] }")
	for _, c := range []struct{ got, want string }{
		{a.String(), "[n] -> { S[k] : k >= 6; S[i, j] : j = i; S[i, j] : i = 3 and j = 4; T[i] : 0 <= i < n }"},
		{a.Intersect(b).String(), "[n] -> { S[i, j] : j = i and i <= 2 }"},
		{a.Subtract(b).Intersect(mustUnion(t, "{ S[i, j] : i <= 3 }")).String(), "[n] -> { S[i, j] : i = 3 and j = 3; S[i, j] : i = 3 and j = 4 }"},
		{a.Union(b).Subtract(a).String(), "[n] -> { S[i, j] : i <= 2 and j > i; S[i, j] : i <= 2 and j < i; U[] }"},
		{a.Subtract(a).String(), "[n] -> { S[k] : false; S[i, j] : false; T[i] : false }"},
		{a.Gist(mustUnion(t, "{ T[i] : i >= 0 }")).String(), "[n] -> { S[k] : k >= 6; S[i, j] : j = i; S[i, j] : i = 3 and j = 4; T[i] : i < n }"},
		{a.Each(Set.Coalesce).Sample().String(), "[n] -> { S[k] : k = 6 and n = 0 }"},
		{mustUnion(t, "{ S[i] : i > i }").Sample().String(), "{ S[i] : false }"},
		{mustUnion(t, "{ }").String(), "{  }"},
		{mustUnion(t, "{ A[i]; B[j] }").Product(mustUnion(t, "{ C[] }")).String(), "{ [A[i] -> C[]]; [B[j] -> C[]] }"},
		{mustUnion(t, "{ [A[i] -> B[i]]; [A[i] -> C[]] }").EachMap(Set.Unwrap).String(), "{ A[i] -> B[i]; A[i] -> C[] }"},
		{a.Apply(m).String(), "[n] -> { A[o0] : o0 >= 7; A[o0] : 0 <= o0 < n; B[o0] : o0 mod 2 = 0 and o0 >= 12 }"},
		{m.Each(Map.Inverse).String(), "{ A[o0] -> S[o0 - 1]; A[i'] -> T[i']; B[o0] -> S[i] : o0 = 2i }"},
		{m.EachSet(Map.Domain).String(), "{ S[i]; T[i] }"},
		{m.Each(Map.Inverse).ApplyRange(m).Intersect(mustUnionMap(t, "{ A[i] -> A[j] : i = 0 }")).Each(Map.Coalesce).String(), "{ A[o0] -> A[0] : o0 = 0 }"},
		{m.IntersectDomain(mustUnion(t, "{ S[3] }")).String(), "{ S[i] -> A[4] : i = 3; S[i] -> B[6] : i = 3 }"},
		{m.IntersectRange(mustUnion(t, "{ B[4] }")).String(), "{ S[i] -> B[4] : i = 2 }"},
		{m.RangeProduct(mustUnionMap(t, "{ T[i] -> X[-i] }")).String(), "{ T[i] -> [A[i] -> X[-i]] }"},
		{m.Product(mustUnionMap(t, "{ [] -> X[] }")).EachSet(Map.Range).String(), "{ [A[o0] -> X[]]; [B[o0] -> X[]] : o0 mod 2 = 0 }"},
		{m.Union(mustUnionMap(t, "{ S[i] -> A[7] }")).Subtract(m).EachSet(Map.Domain).String(), "{ S[i] : i <= 5; S[i] : i >= 7 }"},
		{mustUnionMap(t, "{ A[i] -> B[j] : 2 <= i and i < 5 }").Gist(mustUnionMap(t, "{ A[i] -> B[j] : i < 5 }")).String(), "{ A[i] -> B[j] : i >= 2 }"},
		{UnionOf(MustSet("{ A[1] }"), MustSet("{ B[] }")).Sets()[0].String(), "{ A[i0] : i0 = 1 }"},
		{UnionOfMaps(MustMap("{ A[] -> B[j] }")).Maps()[0].String(), "{ A[] -> B[j] }"},
		{mustUnion(t, "[n] -> { : n > 3; A[i] : i > n }").String(), "[n] -> {  : n >= 4; A[i] : i > n }"},
	} {
		if c.got != c.want {
			t.Errorf("got  %s\nwant %s", c.got, c.want)
		}
		if _, _, _, err := ParseUnion(c.got); err != nil {
			t.Errorf("%s does not read back: %v", c.got, err)
		}
	}
}

func TestUnionPredicates(t *testing.T) {
	a, b := mustUnion(t, "{ A[i] : 0 <= i < 5; B[] }"), mustUnion(t, "{ B[]; A[i] : 0 <= i < 9; C[7] }")
	m := mustUnionMap(t, "{ A[i] -> B[i]; A[i] -> C[i] : i > 0; D[i] -> C[-i] : i > 0 }")
	n := mustUnionMap(t, "{ A[i] -> B[i] : i <= 0; A[i] -> C[i] : i > 0 }")
	for i, c := range []struct {
		f    func() (bool, error)
		want bool
	}{
		{func() (bool, error) { return a.IsSubset(b) }, true},
		{func() (bool, error) { return b.IsSubset(a) }, false},
		{func() (bool, error) { return a.IsEqual(b) }, false},
		{func() (bool, error) { return a.Union(b).IsEqual(b) }, true},
		{func() (bool, error) { return b.IsDisjoint(mustUnion(t, "{ C[8]; D[] }")) }, true},
		{func() (bool, error) { return b.IsDisjoint(a) }, false},
		{a.IsEmpty, false},
		{a.Subtract(b).IsEmpty, true},
		{m.IsEmpty, false},
		{m.IsSingleValued, false},
		{n.IsSingleValued, true},
		{m.IsInjective, true},
		{mustUnionMap(t, "{ A[i] -> C[i]; D[i] -> C[-i] }").IsInjective, false},
		{func() (bool, error) { return n.IsSubset(m) }, true},
		{func() (bool, error) { return n.IsEqual(m) }, false},
		{func() (bool, error) { return m.IsDisjoint(m.Each(Map.Inverse)) }, true},
	} {
		if got, err := c.f(); got != c.want || err != nil {
			t.Errorf("case %d: %v, %v", i, got, err)
		}
	}
	closure, exact := mustUnionMap(t, "{ A[i] -> A[i + 1]; B[i] -> B[i + 2] }").TransitiveClosure()
	if want := mustUnionMap(t, "{ A[i] -> A[j] : j > i; B[i] -> B[j] : j > i and (j - i) mod 2 = 0 }"); !exact {
		t.Error("closure not exact")
	} else if same, err := closure.IsEqual(want); !same || err != nil {
		t.Errorf("closure %v, %v", closure, err)
	}
	if x := n.Maps()[0]; x.Tuples() != "A[i] -> B[i']" || x.Domain().Tuple() != "A[i]" {
		t.Error(x.Tuples(), x.Domain().Tuple())
	}
	if a.NumPieces() != 2 || m.NumPieces() != 3 {
		t.Error(a.NumPieces(), m.NumPieces())
	}
}

// TestUnionErrors requires that an error flows as in Set.
func TestUnionErrors(t *testing.T) {
	a := mustUnion(t, "{ A[i, j] : 0 <= i, j < 5 and (i + 2j) mod 7 = 3; B[] }")
	cut := mustUnion(t, "{ A[i, j] : (3i + j) mod 5 = 1 }")
	bad := a.WithLimit(1).Subtract(cut)
	if !errors.Is(bad.Err(), ErrLimit) {
		t.Fatal(bad.Err())
	}
	_, err := bad.IsEmpty()
	for _, err := range []error{
		bad.Union(a).Err(), a.Intersect(bad).Err(), bad.Apply(mustUnionMap(t, "{ B[] -> C[] }")).Err(), bad.Sample().Err(), err,
	} {
		if err != bad.Err() {
			t.Errorf("got %v", err)
		}
	}
	if bad.String() != "<"+bad.Err().Error()+">" {
		t.Error(bad)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	wide := mustUnion(t, "{ A[i, j, k] : (i + 5j) mod 97 = 3 and (j - 3k) mod 89 = 1 }").WithContext(ctx)
	cuts := mustUnion(t, "{ A[i, j, k] : (7i + k) mod 83 = 1 and (i + j) mod 79 = 1 }")
	if err := wide.Subtract(cuts).Err(); err != nil && !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	one := mustUnionMap(t, "{ A[i] -> A[i + 1]; A[i] -> B[i] }").WithLimit(1000).WithContext(context.Background())
	if closure, exact := one.TransitiveClosure(); exact || closure.Err() == nil {
		t.Error("a closure over two tuples must fail")
	}
	if _, err := bad.IsSubset(a); err == nil {
		t.Error("a predicate of an error must fail")
	}
	for _, text := range []string{"{ A[i]; A[i] -> B[i] }", "{ A[i", "{ A[i] -> B[i]; C[] }"} {
		var fault *ParseError
		if _, _, _, err := ParseUnion(text); !errors.As(err, &fault) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
