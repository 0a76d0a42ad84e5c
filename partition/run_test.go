package partition

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
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
		{"an end by data", "  if (a(3) > 9) stop\n  call other(a)\n", nil, []string{"unknown, it depends on the condition at line 10: 'a(3)' is distributed data at line 10"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			source := head + c.body + "contains\n  subroutine other(x)\n    real(8) :: x(16)\n    integer :: j\n!hpf$ distribute x(block)\n" +
				"    do j = 1, 12\n      x(j) = c(j+4)\n    end do\n  end subroutine\nend program\n"
			text := movesOf(t, source, 4, c.values)
			for _, line := range c.want {
				if !strings.Contains(text, line) {
					t.Errorf("no %q in\n%s", line, text)
				}
			}
		})
	}
}

func movesOf(t *testing.T, source string, images int, values map[string]int64) string {
	t.Helper()
	bag := &diag.Bag{}
	prog := checkedProgram(t, source)
	specialise.All(prog, specialise.Options{}, bag)
	_, why := BuildWith(prog, Options{Explain: true}, bag)
	if bag.HasErrors() {
		t.Fatal("it does not compile")
	}
	var out strings.Builder
	for _, m := range why.Run(images, values).Moves {
		fmt.Fprintln(&out, m)
	}
	if !slices.Contains(why.Settable(), "n") || slices.Contains(why.Settable(), "V1") {
		t.Errorf("the user may set %v", why.Settable())
	}
	return out.String()
}
