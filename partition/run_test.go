package partition

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/plan"
	"dhpfgo/specialise"
)

// TestRun wants the sums over loops, branches and calls, on 4 images, and for what only the run knows the reason.
func TestRun(t *testing.T) {
	head := "program p\n  implicit none\n  integer :: i, j, k, n, last(3) = [2, 5, 4]\n  real(8) :: a(16), c(16)\n!hpf$ distribute (block) :: a\n" +
		"!hpf$ dynamic a\n!hpf$ align c(i) with a(i)\n  a = 1\n  n = 3\n"
	for _, c := range []struct {
		name, body string
		values     map[string]int64
		want       []string // in the text of the moves
	}{
		{"calls in a loop", "  do k = 1, 10*n\n    call other(a)\n  end do\n", nil, []string{"(line 19): 30 runs, 90 messages, 2880 bytes"}},
		{"a branch that is taken every second time", "  do k = 1, 7\n    if (mod(k, 2) == 0) call other(a)\n  end do\n", nil,
			[]string{"3 runs, 9 messages, 288 bytes"}},
		{"an array of bounds", "  do k = 1, 3\n    do i = 1, last(k)\n      call other(a)\n    end do\n  end do\n", nil, []string{"11 runs, 33 messages, 1056 bytes"}},
		{"EXIT", "  do k = 1, 100\n    if (k > n) exit\n    call other(a)\n  end do\n", nil, []string{"3 runs, 9 messages"}},
		{"EXIT by data", "  do k = 1, 100\n    call other(a)\n    if (a(1) > 2) exit\n  end do\n", nil,
			[]string{"at least 1 run, 3 messages", "it depends on the condition at line 12: 'a(1)' is distributed data at line 12"}},
		{"input", "  read *, n\n  do k = 1, n\n    call other(a)\n  end do\n", nil, []string{"unknown, it depends on the iterations of the loop at line 11: 'n' is read at line 10"}},
		{"input that the user gives", "  read *, n\n  do k = 1, n\n    call other(a)\n  end do\n", map[string]int64{"n": 6}, []string{"6 runs, 18 messages, 576 bytes"}},
		{"a remap", "!hpf$ redistribute a(cyclic)\n  a(1) = 2\n  print *, a\n", nil, []string{"copy of a (line 11): 1 run, 12 messages, 96 bytes", "gather of a (line 12): 1 run, 3 messages, 96 bytes"}},
		{"a failure", "  if (a(3) > 9) stop 1\n  call other(a)\n", nil, []string{"1 run, 3 messages, 96 bytes"}},
		{"an end in a procedure", "  call other(a)\n  call ends\n  call other(a)\n", nil, []string{"1 run, 3 messages, 96 bytes"}},
		{"an end by data", "  if (a(3) > 9) stop\n  call other(a)\n", nil, []string{"unknown, it depends on the condition at line 10: 'a(3)' is distributed data at line 10"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			source := head + c.body + "contains\n  subroutine other(x)\n    real(8) :: x(16)\n    integer :: j\n!hpf$ distribute x(block)\n" +
				"    do j = 1, 12\n      x(j) = c(j+4)\n    end do\n  end subroutine\n  subroutine ends\n    if (n == 3) stop\n  end subroutine\nend program\n"
			text := movesOf(t, source, 4, c.values, map[int]int64{77: 3})
			for _, line := range c.want {
				if !strings.Contains(text, line) {
					t.Errorf("no %q in\n%s", line, text)
				}
			}
		})
	}
}

// TestTrips wants loops of which nobody knows how often they run to run as often as the user says, EXIT in the last one.
func TestTrips(t *testing.T) {
	const head = "program p\n  implicit none\n  integer :: k, n\n  real(8) :: a(16), c(16), e\n!hpf$ distribute (block) :: a, c\n  a = 1\n  c = 2\n  e = sum(a)\n"
	const shift = "    a(2:16) = c(1:15)\n    c = a + 1\n"
	for _, c := range []struct{ name, loop, want string }{
		{"DO WHILE", "  do while (e > 1)\n" + shift + "    e = sum(c)\n  end do\n", "20 runs, 60 messages"},
		{"EXIT", "  do k = 1, 1000\n" + shift + "    e = sum(c)\n    if (e < 1) exit\n  end do\n", "20 runs, 60 messages"},
		{"an endless loop", "  do\n    e = sum(c)\n    if (e < 1) exit\n" + shift + "  end do\n", "19 runs, 57 messages"},
		{"input", "  do k = 1, n\n" + shift + "  end do\n", "20 runs, 60 messages"},
		{"what is known is not what the user says", "  do k = 1, 7\n" + shift + "  end do\n", "7 runs, 21 messages"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := movesOf(t, head+c.loop+"end program\n", 4, nil, map[int]int64{9: 20})
			if !strings.Contains(text, c.want) || strings.Contains(text, "unknown") {
				t.Errorf("no %q in\n%s", c.want, text)
			}
		})
	}
}

func movesOf(t *testing.T, source string, images int, values map[string]int64, trips map[int]int64) string {
	t.Helper()
	why := explained(t, source)
	var out strings.Builder
	for _, m := range why.Run(images, plan.Given{Values: values, Trips: trips}).Moves {
		fmt.Fprintln(&out, m)
	}
	if !slices.Contains(why.Settable(), "n") || slices.Contains(why.Settable(), "V1") {
		t.Errorf("the user may set %v", why.Settable())
	}
	return out.String()
}

func explained(t *testing.T, source string) *Explanation {
	t.Helper()
	bag := &diag.Bag{}
	prog := checkedProgram(t, source)
	specialise.All(prog, specialise.Options{}, bag)
	_, why := BuildWith(prog, Options{Explain: true}, bag)
	if bag.HasErrors() {
		t.Fatal("it does not compile")
	}
	return why
}
