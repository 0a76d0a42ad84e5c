package partition

import (
	"strings"
	"testing"

	"dhpfgo/plan"
)

// TestLikely wants a run to be followed without the input file that the program can do without, through elements of arrays in common blocks and calls
// that leave their arguments alone.
func TestLikely(t *testing.T) {
	const head = "program p\n  implicit none\n  integer :: k, n(2), m, status\n  common /size/ n, m\n  real(8) :: a(16), c(16), t\n" +
		"!hpf$ distribute (block) :: a, c\n  a = 1\n  c = 2\n"
	const shift = "    a(2:16) = c(1:15)\n    c = a + 1\n"
	const tail = "end program\nsubroutine set\n  integer :: n(2), m\n  common /size/ n, m\n  n(2) = 4\n  m = 3\nend subroutine\n" +
		"subroutine other\n  integer :: m(3)\n  common /other/ m\n  m(2) = 4\nend subroutine\nsubroutine look(i, t)\n  integer :: i\n  real(8) :: t\n  t = i\nend subroutine\n" +
		"subroutine ends(t)\n  real(8) :: t\n  if (t < 0) then\n    print *, t\n    stop\n  end if\nend subroutine\n"
	for _, c := range []struct {
		name, body string
		likely     bool
		want       string
	}{
		{"a file", "  open (1, file='x', status='old', iostat=status)\n  if (status == 0) then\n    read (1,*) m\n  else\n    m = 5\n  end if\n" +
			"  do k = 1, m\n" + shift + "  end do\n", true, " 5 runs, 15 messages"},
		{"who knows", "  open (1, file='x', status='old', iostat=status)\n  if (status == 0) then\n    read (1,*) m\n  else\n    m = 5\n  end if\n" +
			"  do k = 1, m\n" + shift + "  end do\n", false, "unknown"},
		{"a file that it needs", "  open (1, file='x', status='old', iostat=status)\n  if (status /= 0) stop 'no file'\n  do k = 1, 6\n" + shift + "  end do\n", true, " 6 runs, 18 messages"},
		{"an array in a common block", "  n = 0\n  call set\n  do k = 1, n(2)\n" + shift + "  end do\n", false, " 4 runs, 12 messages"},
		{"an end by data", "  read *, t\n  call ends(t)\n  do k = 1, 7\n" + shift + "  end do\n", true, " 7 runs, 21 messages"},
		{"an argument", "  m = 0\n  do k = 1, 3\n    m = m + k\n  end do\n  read *, t\n  if (t > 2) call look(m, t)\n  do k = 1, m\n" + shift + "  end do\n", false, " 6 runs, 18 messages"},
	} {
		why := explained(t, head+c.body+tail)
		text := ""
		for _, m := range why.Run(4, plan.Given{Likely: c.likely}).Moves {
			if strings.HasPrefix(m.String(), "exchange") {
				text += m.String() + "\n"
			}
		}
		if !strings.Contains(text, c.want) {
			t.Errorf("%s: no %q in\n%s", c.name, c.want, text)
		}
	}
}
