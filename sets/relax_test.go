package sets

import "testing"

func TestDropExists(t *testing.T) {
	s := MustSet("[V, n] -> { [i] : exists k: i = 10 - 3k and 2 <= i <= 10 and V <= i }")
	plain, exact := s.DropExists()
	if exact || plain.Err() != nil {
		t.Fatalf("exact %v, error %v", exact, plain.Err())
	}
	if want := MustSet("[V, n] -> { [i] : 4 <= i <= 10 and V <= i }"); !sameSet(t, plain, want) {
		t.Errorf("got %v", plain)
	}
	box := MustSet("[n] -> { [i] : 0 <= i < n }")
	if same, exact := box.DropExists(); !exact || !sameSet(t, same, box) {
		t.Errorf("a set without existentials became %v", same)
	}
}

func sameSet(t *testing.T, a, b Set) bool {
	t.Helper()
	equal, err := a.IsEqual(b)
	if err != nil {
		t.Fatal(err)
	}
	return equal
}
