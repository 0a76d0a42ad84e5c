package node

import (
	"strings"
	"testing"
)

// TestFillRandom tells for which calls of RANDOM_NUMBER the runtime fills a whole array: of these kinds, whose elements stand one after the other.
func TestFillRandom(t *testing.T) {
	const declarations = "real(8) :: u(9,9)\nreal :: v(0:4)\nreal(10) :: wide(9)\nreal(8), allocatable :: w(:)\nreal(8), pointer :: q(:)\ninteger :: i\nallocate(w(5), q(5))\n"
	for _, c := range []struct {
		statement   string
		whole, test bool
	}{
		{"call random_number(u)", true, false},
		{"call random_number(u)", false, true},
		{"call random_number(v)", true, false},
		{"call random_number(w)", true, false},
		{"call random_number(u(:,:))", true, false},
		{"call random_number(u(2:9,:))", false, false},
		{"call random_number(u(:,9:1:-1))", false, false},
		{"call random_number(u(3,:))", false, false},
		{"call random_number(q)", false, false},
		{"call random_number(wide)", false, false},
		{"do i = 0, 4\ncall random_number(v(i))\nend do", true, false},
		{"do i = 4, 0, -1\ncall random_number(v(i))\nend do", false, false},
	} {
		p := compile(t, "program p\n"+declarations+c.statement+"\nprint *, u, v, wide, w, q\nend program p\n")
		Optimize(p, Options{Check: c.test})
		text := p.Units[0].String()
		if got := !strings.Contains(text, "  do "); got != c.whole {
			t.Errorf("%s: filled at once %v, want %v:\n%s", c.statement, got, c.whole, text)
		}
	}
}
