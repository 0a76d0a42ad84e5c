package main

import (
	"os"
	"testing"
)

// TestTables sees that the tables in the tree are those that their series give.
func TestTables(t *testing.T) {
	text, err := os.ReadFile("../../pgasrt/elementary/tables.h")
	if err != nil || string(text) != tables() {
		t.Errorf("pgasrt/elementary/tables.h differs: go run ./internal/elementary > pgasrt/elementary/tables.h (%v)", err)
	}
}

// TestSeries compares some values with published digits (Abramowitz and Stegun, tables 1.1, 4.2 and 4.6).
func TestSeries(t *testing.T) {
	sine, cosine := sinCos(div(integer(1), integer(2)))
	for _, c := range []struct{ got, want string }{
		{ln2().Text('f', 25), "0.6931471805599453094172321"},
		{pi().Text('f', 25), "3.1415926535897932384626434"},
		{exp(integer(1)).Text('f', 25), "2.7182818284590452353602875"},
		{log(div(integer(3), integer(2))).Text('f', 20), "0.40546510810816438198"},
		{sine.Text('f', 20), "0.47942553860420300027"},
		{cosine.Text('f', 20), "0.87758256189037271612"},
	} {
		if c.got != c.want {
			t.Errorf("%s, not %s", c.got, c.want)
		}
	}
}
