package misprint

import (
	"strings"
	"testing"
)

const text = `program p
  implicit none
  real :: a(4), b(4)
  integer :: i
!hpf$ distribute (block) :: a, b
  ! a comment stays as it is
  do i = 1, 4
    a(i) = 2*i
  end do
  b(2:3) = a(1:2) + 1.0 ! here, too
  print *, sum(b), 'end'
end program
`

// TestOf requires of mistakes that each changes the program, the same way each time, to one that can be parsed, and that all kinds of them
// are made.
func TestOf(t *testing.T) {
	made := map[string]bool{}
	for k := range 300 {
		p := Of("p.hpf", k, text)
		if p.Text == text || p.What == "none" || !parses("p.hpf", p.Text) {
			t.Errorf("%d: %s\n%s", k, p.What, p.Text)
		}
		if again := Of("p.hpf", k, text); again != p {
			t.Errorf("%d: %s, and then %s", k, p.What, again.What)
		}
		if !strings.Contains(p.Text, "! a comment stays as it is") {
			t.Errorf("%d: %s, in a comment", k, p.What)
		}
		made[p.What] = true
	}
	for _, what := range []string{"5: cyclic for block", "8: - for *", "4: no line", "11: twice", "4: logical for integer", "8: b for i", "3: without , b(4)", "7: 0 for 1"} {
		if !made[what] {
			t.Errorf("never: %s", what)
		}
	}
	if len(made) < 120 {
		t.Errorf("only %d different mistakes", len(made))
	}
}

// TestWordless leaves alone what has no words.
func TestWordless(t *testing.T) {
	if p := Of("p.f90", 0, "! nothing\n"); p.Text != "! nothing\n" || p.What != "none" {
		t.Errorf("%+v", p)
	}
}
