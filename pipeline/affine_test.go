package pipeline

import (
	"errors"
	"strings"
	"testing"
)

// TestForwardScalars looks for x(..) as it is after the step that puts values in place of scalars.
func TestForwardScalars(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"one value", "do i = 1, 9; k = i + 1; y(i) = x(k); end do", "x(i+1)"},
		{"chain", "do i = 2, 9; k = i + 1; l = 2*k - i; y(i) = x(l-1); end do", "x(i+1)"},
		{"constant", "do i = 1, 9; k = 4; y(i) = x(k); end do", "x(4)"},
		{"inner loop", "do i = 1, 3; k = i + 1; do j = 1, 2; y(i) = x(k+j); end do; end do", "x(i+j+1)"},
		{"both arms", "do i = 2, 9; if (y(i) > 0) then; k = i-1; else; k = -1+i; end if; y(i) = x(k); end do", "x(i-1)"},
		{"one arm leaves", "do i = 2, 9; if (y(i) > 0) then; k = 1; cycle; else; k = i-1; end if; y(i) = x(k); end do", "x(i-1)"},
		{"other arm", "do i = 2, 9; if (y(i) > 0) then; k = i-1; else; k = i; end if; y(i) = x(k); end do", "x(k)"},
		{"one arm", "k = 2; do i = 2, 9; if (y(i) > 0) k = i; y(i) = x(k); end do", "x(k)"},
		{"iteration before", "k = 9; do i = 1, 9; y(i) = x(k); k = i; end do", "x(k)"},
		{"iteration before, inner", "do j = 1, 2; k = 9; do i = 1, 9; y(i) = x(k); k = i; end do; end do", "x(k)"},
		{"operand changes", "do i = 1, 9; l = i; k = l + 1; l = 3; y(i) = x(k); end do", "x(i+1)"},
		{"unknown operand changes", "do i = 1, 9; k = l + 1; l = 3; y(i) = x(k); end do", "x(k)"},
		{"operand is changed by a call", "do i = 1, 9; k = m + i; call change(m); y(i) = x(k); end do", "x(k)"},
		{"operand may be changed by a call", "do i = 1, 9; k = z + i; call hidden; y(i) = x(k); end do", "x(k)"},
		{"changed by a call", "do i = 1, 9; k = i; call change(k); y(i) = x(k); end do", "x(k)"},
		{"changed by a function", "do i = 1, 9; k = i; y(i) = f(k) + i; y(i) = x(k); end do", "x(k)"},
		{"read", "do i = 1, 9; k = i; read *, k; y(i) = x(k); end do", "x(k)"},
		{"target", "do i = 1, 9; p = i; y(i) = x(p); end do", "x(p)"},
		{"equivalence", "do i = 1, 9; e1 = i; e2 = 3; y(i) = x(e1); end do", "x(e1)"},
		{"while", "k = 1; do while (k < 9); y(k) = x(k); k = k + 1; end do", "x(k)"},
		{"loop variable behind its loop", "do k = 1, 4; y(k) = 1; end do; do i = 1, 3; y(i) = x(k); end do", "x(k)"},
		{"counted up", "k = 0; do i = 3, 9; k = k + 1; y(i) = x(k); end do", "x(i-2)"},
		{"counted down", "k = 10; do i = 1, 9; k = k - 1; y(i) = x(k); end do", "x(10-i)"},
		{"counted before it is changed", "k = 1; do i = 1, 9; y(i) = x(k); k = k + 1; end do", "x(i)"},
		{"counted by the step", "k = 2; do i = 9, 1, -2; y(i) = x(k); k = k + 4; end do", "x(20-2*i)"},
		{"not counted by the step", "k = 2; do i = 1, 9, 2; y(i) = x(k); k = k + 1; end do", "x(k)"},
		{"counted on one way", "k = 0; do i = 1, 9; if (y(i) > 0) k = k + 1; y(i) = x(k+1); end do", "x(k+1)"},
		{"passed over", "k = 1; do i = 1, 8; if (y(i) > 0) cycle; y(i) = x(k); k = k + 1; end do", "x(k)"},
		{"counted twice", "k = 1; do i = 1, 4; k = k + 1; y(i) = x(k); k = k + 1; end do", "x(k)"},
		{"counted in two loops", "k = 0; do j = 1, 2; do i = 1, 4; k = k + 1; y(i) = x(k); end do; end do", "x(4*j+i-4)"},
		{"bound of an array", "do i = 1, 9; y(i) = w(n); end do; k = 4; do i = 1, 2; y(i) = x(k); end do", "w(n)"},
	} {
		if text := after(t, "affine", c.body); !strings.Contains(text, c.want) {
			t.Errorf("%s: no %s in\n%s", c.name, c.want, text)
		}
	}
}

// TestNameInvariants looks for what a statement or the head of a loop is after the step that keeps invariants in scalars.
func TestNameInvariants(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"bound", "do i = 1, v(3)-1; y(i) = 1; end do", "v(3) = v(3)"},
		{"difference", "do j = v(1), v(2); y(j) = x(v(1)-1); end do", "x(v(1) - 1)"},
		{"held", "k = v(1) - 1; do j = v(1), 9; y(j) = x(v(1)); end do", "x(k + 1)"},
		{"subscript out of bounds where no loop runs", "do i = 1, n; y(i) = x(v(n)); end do", "v(n) = v(max(min(n, 3), 1))"},
		{"quotient", "do i = 1, m/2; y(i) = 1; end do", "m/2 = m/2"},
		{"quotient that may not exist", "do i = 1, 2; do j = 1, m/n; y(j) = 1; end do; end do", "do #2 i = 1, 2, 1\n m/n = m/n"},
		{"changed in the loop", "do i = 1, v(3); v(3) = 2; y(i) = x(v(3)); end do", "x(v(3))"},
		{"changed by a call", "do i = 1, 3; do j = 1, v(3); y(j) = 1; end do; call change(v(3)); end do", "do #2 i = 1, 3, 1\n v(3) = v(3)"},
		{"of this iteration alone", "do i = 1, 3; do j = v(i), v(i+1); y(i) = x(j); end do; end do", "do #3 j = v(i), v(i + 1)"},
	} {
		if text := after(t, "invariants", c.body); !strings.Contains(text, strings.ReplaceAll(c.want, " ", "")) {
			t.Errorf("%s: no %s in\n%s", c.name, c.want, text)
		}
	}
}

// after gives the text of the main program with the statements, as it is after a step, without blanks.
func after(t *testing.T, step, body string) string {
	t.Helper()
	c := compilation(`module s
  integer :: z
contains
  subroutine change(k)
    integer, intent(inout) :: k
    k = k + 1
  end subroutine
  subroutine hidden
    z = z + 1
  end subroutine
  integer function f(k)
    integer, intent(inout) :: k
    k = k + 1
    f = k
  end function
end module
program main
  use s
  real x(10), y(10)
  real, allocatable :: w(:)
  integer i, j, k, l, m, n, e1, e2, v(3)
  integer, target :: p
  equivalence (e1, e2)
!hpf$ distribute (block) :: x, y, w
  read *, m, n, v
  allocate (w(n))
  w = 1
` + body + `
  print *, y, k
end program
`)
	text := ""
	c.Verify, c.Dump, c.Stop = true, step, step
	c.Print = func(s string) { text += s }
	if err := c.Run(Code); !errors.Is(err, ErrStopped) {
		t.Fatalf("%s: %v %v", body, err, c.Bag)
	}
	_, text, _ = strings.Cut(text, "begin\n")
	text, _, _ = strings.Cut(text, "unit s\n")
	return strings.ReplaceAll(text, " ", "")
}
