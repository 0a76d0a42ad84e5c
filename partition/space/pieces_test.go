package space_test

import (
	"errors"
	"testing"

	"dhpfgo/partition/space"
	"dhpfgo/sets"
)

// Where a set cannot be cut into disjoint pieces, it is one piece that holds it, and never none.
func TestDisjointBeyondTheLimit(t *testing.T) {
	s, err := sets.ParseSet("[n] -> { [i, j] : 1 <= i <= n and 1 <= j <= i; [i, j] : 3 <= i + j <= n and i, j >= 1; [i, j] : 5 <= j <= n and 2 <= i <= 9; " +
		"[i, j] : 1 <= j <= 2n and 4 <= i <= 7 }")
	if err != nil {
		t.Fatal(err)
	}
	if pieces, exact := space.Disjoint("s", s); !exact || len(pieces) < 2 {
		t.Errorf("without a limit: %v, exact %v", pieces, exact)
	}
	hulls := 0
	for limit := 20_000; limit > 20; limit -= limit / 8 {
		short := s.WithLimit(limit)
		if !errors.Is(short.MakeDisjoint().Err(), sets.ErrLimit) || short.Hull().Err() != nil {
			continue
		}
		hulls++
		pieces, exact := space.Disjoint("s", short)
		if exact || len(pieces) != 1 {
			t.Fatalf("limit %d: %v, exact %v", limit, pieces, exact)
		}
		if within, err := s.IsSubset(pieces[0].Set().WithLimit(0)); err != nil || !within {
			t.Errorf("limit %d: %v does not hold the set (%v)", limit, pieces[0], err)
		}
	}
	if hulls == 0 {
		t.Error("no limit between that of the hull and that of the pieces was tried")
	}
}
