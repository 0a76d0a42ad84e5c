package node

import (
	"strings"
	"testing"
)

// TestRecurrences holds sums with terms of the iteration before against what they become where any order will do, and where none.
func TestRecurrences(t *testing.T) {
	const declarations = "integer, parameter :: n = 64\nreal(8) :: a(0:n), b(0:n), c(0:n)\ninteger :: j\n"
	for _, c := range []struct{ sum, want string }{
		{"b(j) + a(j-1) - b(j-1)", "b(j) - b(j - 1) + a(j - 1)"},
		{"b(j) - c(j)*a(j-1) + b(j-1)", "b(j) + b(j - 1) - c(j)*a(j - 1)"},
		{"b(j) - (a(j-1) - c(j))", "b(j) + c(j) - a(j - 1)"},
		{"a(j-1) - b(j-1) + b(j)", "b(j) - b(j - 1) + a(j - 1)"},
		{"a(j-1) - b(j-1) - b(j)", "a(j - 1) - b(j - 1) - b(j)"},
		{"b(j) + a(j) - b(j-1)", "b(j) + a(j) - b(j - 1)"},
		{"a(j-1) + b(j)", "a(j - 1) + b(j)"},
	} {
		for _, free := range []bool{true, false} {
			p := compile(t, "program p\n"+declarations+"do j = 1, n\na(j) = "+c.sum+"\nend do\nend program p\n")
			before := p.Units[0].String()
			Optimize(p, Options{Reassociate: free})
			got := p.Units[0].String()
			if free && !strings.Contains(got, " = "+c.want+"\n") || !free && got != before {
				t.Errorf("%s, any order %v: no %s in\n%s", c.sum, free, c.want, got)
			}
		}
	}
}

// TestLatestLast compares what the iteration before has set after the others, for integers alone.
func TestLatestLast(t *testing.T) {
	for _, c := range []struct{ kind, statement, want string }{
		{"integer", "l(i) = max(l(i), l(i-1), l(i+1), b(i))", "l(i) = max(l(i),l(i + 1),b(i),l(i - 1))"},
		{"integer", "l(i) = min(l(i-1), b(i) + 2)", "l(i) = min(b(i) + 2,l(i - 1))"},
		{"integer", "l(i) = max(l(i+1), l(i), b(i))", "l(i) = max(l(i + 1),l(i),b(i))"},
		{"integer", "l(i) = 1 + max(l(i-1), b(i))", "l(i) = 1 + max(l(i - 1),b(i))"},
		{"real(8)", "l(i) = max(l(i-1), b(i))", "l(i) = max(l(i - 1),b(i))"},
	} {
		source := "program p\n" + c.kind + " :: l(0:41), b(40)\ninteger :: i\ndo i = 1, 40\n" + c.statement + "\nend do\nprint *, l(7)\nend program p\n"
		p := compile(t, source)
		checkPass(t, source, p, rewriting{name: "recurrences", run: carriedLast})
		if !strings.Contains(p.Units[0].String(), c.want) {
			t.Errorf("%s: want %q in\n%s", c.statement, c.want, p.Units[0])
		}
	}
}
