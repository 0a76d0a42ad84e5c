package node

import (
	"strings"
	"testing"
)

// TestEnough ends searches after each row, by ANY, by ALL and by conditions, with their answers; nothing else.
func TestEnough(t *testing.T) {
	for _, c := range []struct {
		body  string
		exits int
	}{
		{"s = s .or. a(i,j) > 60", 1},
		{"s = s .and. a(i,j) < 60", 1},
		{"s = a(i,j) > 60 .or. s", 1},
		{"if (a(i,j) > 60) s = .true.", 1},
		{"if (a(i,j) > 60) s = .false.", 1},
		{"s = s .or. a(i,j) > 60\ns = s .or. a(j,i) > 60", 1},
		{"s = s .or. a(i,j) > 60\ns = s .and. a(j,i) > 60", 0},
		{"s = s .neqv. a(i,j) > 60", 0},
		{"s = a(i,j) > 60", 0},
		{"if (a(i,j) > 60) then\ns = .true.\nelse\ns = .false.\nend if", 0},
		{"if (a(i,j) > 60) k = k + 1", 0},
	} {
		for _, start := range []string{".false.", ".true."} {
			source := "program p\ninteger :: a(20,20), i, j, k\nlogical :: s\nk = 0\ns = " + start +
				"\ndo j = 1, 20\ndo i = 1, 20\na(i,j) = modulo(i*j, 71)\nend do\nend do\ndo j = 1, 20\ndo i = 1, 20\n" + c.body + "\nend do\nend do\nprint *, s, k\nend program p\n"
			p := compile(t, source)
			checkPass(t, source, p, rewriting{name: "enough", run: stopEarly})
			if got := strings.Count(p.Units[0].String(), "if (s) then") + strings.Count(p.Units[0].String(), "if (.not.s) then"); got != c.exits {
				t.Errorf("%s: %d loops may end early, want %d:\n%s", c.body, got, c.exits, p.Units[0])
			}
		}
	}
}

// TestEnoughInRow ends a search along one row after so many elements; it stays where that is all it has.
func TestEnoughInRow(t *testing.T) {
	for _, c := range []struct {
		loop, after string
		exits       int
	}{
		{"do i = 1, 3000", "", 1}, {"do i = 2900, 1, -3", "", 0}, {"do i = 3000, 1, -1", "", 1}, {"do i = 1, 2000", "", 0}, {"do i = 1, k", "", 1},
		{"do i = 1, 3000", "print *, i\n", 1},
	} {
		source := "program p\ninteger :: a(3000), i, k\nlogical :: s\nk = 2500\ns = .false.\ndo i = 1, 3000\na(i) = max(0, i - 2099)\nend do\n" + c.loop +
			"\ns = s .or. a(i) == 1\nend do\n" + c.after + "print *, s, k\nend program p\n"
		p := compile(t, source)
		checkPass(t, source, p, rewriting{name: "enough", run: stopEarly})
		if got := strings.Count(p.Units[0].String(), "if (s) then"); got != c.exits {
			t.Errorf("%s %s: %d loops may end early, want %d:\n%s", c.loop, c.after, got, c.exits, p.Units[0])
		}
	}
}
