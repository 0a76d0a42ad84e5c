package switches

import (
	"slices"
	"testing"
)

// TestFunctions compares what each function gives with its mutant off and on.
func TestFunctions(t *testing.T) {
	yes, no := func() bool { return true }, func() bool { return false }
	for _, c := range []struct {
		name    string
		of      func(id int) any
		off, on any
	}{
		{"not", func(id int) any { return Not(id, true) }, true, false},
		{"and", func(id int) any { return And(id, true, no) }, false, true},
		{"and of the left", func(id int) any { return And(id, false, yes) }, false, true},
		{"or", func(id int) any { return Or(id, true, no) }, true, false},
		{"less", func(id int) any { return Less(id, 2, 2) }, false, true},
		{"at most", func(id int) any { return AtMost(id, 2, 2) }, true, false},
		{"greater", func(id int) any { return Greater(id, 2, 2) }, false, true},
		{"at least", func(id int) any { return AtLeast(id, 2, 2) }, true, false},
		{"at least of more", func(id int) any { return AtLeast(id, 3, 2) }, true, true},
		{"sum", func(id int) any { return Sum(id, 5, 2) }, 7, 3},
		{"difference", func(id int) any { return Difference(id, 5, 2) }, 3, 7},
		{"constant", func(id int) any { return Constant(id, 7.0) }, 7.0, 8.0},
	} {
		active = 9
		defer func() { active = -1 }()
		if got := c.of(8); got != c.off {
			t.Errorf("%s: %v with another mutant on", c.name, got)
		}
		if got := c.of(9); got != c.on {
			t.Errorf("%s: %v with its mutant on", c.name, got)
		}
		if got := Reached(); !slices.Equal(got, []int{8, 9}) {
			t.Errorf("%s: reached %v", c.name, got)
		}
	}
}

// TestShortCircuit requires that y is not computed where the operator decides without it.
func TestShortCircuit(t *testing.T) {
	never := func() bool { t.Error("computed"); return false }
	And(1, false, never)
	Or(1, true, never)
}
