package node

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestInterior cuts loops at the places where neighbours begin and cease to lie inside, with the same elements set: by clamps, by conditions,
// by bounds of the loops inside, from either side, in short loops; not where only other things decide.
func TestInterior(t *testing.T) {
	cut := rewriting{name: "interior", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().CutInterior(body) }}
	for _, c := range []struct {
		body  string
		parts int // loops over i
	}{
		{"do m = -2, 2\na(i) = a(i) + b(min(max(i+m,1),%d))\nend do", 3},
		{"do m = -2, 2\na(i) = a(i) + b(max(min(%d,i-m),1))\nend do", 3},
		{"do m = -2, 2\nif (i + m >= 1 .and. i + m <= %d) a(i) = a(i) + b(i+m)\nend do", 3},
		{"do m = -2, 2\nif (.not. (i + m < 1 .or. %d < i + m)) then\na(i) = a(i) + b(i+m)\nelse\na(i) = a(i) + 7\nend if\nend do", 3},
		{"do m = -2, 2\nif (m + 1 > i + 1 .or. 2*m > %d) then\na(i) = m\nelse if (i - m > 2) then\na(i) = a(i) + 1\nend if\nend do", 2},
		{"do m = max(-2, 1 - i), min(2, %d - i)\na(i) = a(i) + b(i+m)\nend do", 3},
		{"k = max(i - 1, 1)\na(i) = b(k) + %d", 2},
		{"a(i) = b(i)\nif (i > 1) a(i) = %d", 1},
		{"do m = 1, i\na(i) = a(i) + b(min(m, %d))\nend do", 1},
		{"do m = -2, 2\nk = i + m\na(i) = a(i) + b(min(max(k,1),%d))\nend do", 1},
	} {
		for _, n := range []int{40, 5, 3, 1} {
			body := strings.Replace(c.body, "%d", fmt.Sprint(n), 1)
			source := fmt.Sprintf("program p\ninteger :: a(-5:50), b(-5:50), i, k, m\nk = 1\ndo i = -5, 50\na(i) = 0\nend do\ndo i = 1, %d\n%s\nend do\nprint *, a(1), a(7)\nend program p\n", n, body)
			p := compile(t, source)
			checkPass(t, source, p, cut)
			if got := strings.Count(p.Units[0].String(), "do i = ") - 1; n == 40 && got != c.parts {
				t.Errorf("%s: %d loops, want %d:\n%s", body, got, c.parts, p.Units[0])
			}
		}
	}
}

// TestInteriorWithCalls leaves a loop whole in which a procedure may set what the neighbours are compared with.
func TestInteriorWithCalls(t *testing.T) {
	p := compile(t, `module counts
integer :: n = 40
contains
subroutine grow(k)
integer, intent(in) :: k
if (k == 20) n = n - 10
if (k > 999) print *, k
end subroutine
end module
program p
use counts
integer :: a(40), b(80), i, m
a = 0
b = 1
do i = 1, n
call grow(i)
do m = -2, 2
a(i) = a(i) + b(min(max(i+m,1),n))
end do
end do
print *, a
end program p
`)
	Optimize(p, Options{})
	text := ""
	for _, u := range p.Units {
		text += u.String()
	}
	if got := strings.Count(text, "call grow("); got != 1 {
		t.Errorf("%d calls, want 1:\n%s", got, text)
	}
}
