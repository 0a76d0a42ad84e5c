package node

import (
	"fmt"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// TestChoose runs IFs before and after those with several tests and cheap branches are one assignment. What a branch alone reads may
// not be there in any case, what it divides by may be zero, and branches that assign to several places stay.
func TestChoose(t *testing.T) {
	source := `program p
integer :: a(0:40), b(0:40), i, k, s, last
s = 0
last = 0
a = 3
b = 0
do i = 1, 12
  k = a(i) + b(i) - i
  select case (k)
  case (3)
    b(i) = 1
  case (2)
    b(i) = a(i)
  case default
    b(i) = 0
  end select
  if (k > 4) then
    s = 7
  else if (k < -3 .and. b(i) == 0) then
    s = s + k
  else if (k == 0) then
    if (last > 5) then
      s = i
    else
      s = last
    end if
  else
    s = 2
  end if
  last = last + s
  if (i < 3) then
    a(i) = 1
  else if (i < 9) then
    a(i) = a(i-2) + last
  else
    a(i) = 2
  end if
  if (i < 3) then
    a(i) = 1
  else if (i < 9) then
    b(i) = 1
  else
    a(i) = 2
  end if
  if (b(i) == 2) then
    b(i) = 0
  else if (a(i) > 1 .and. (b(i-1) == 1 .or. a(i+1) == 3)) then
    b(i) = 2
  else
    b(i) = a(i)
  end if
  if (i < 3) then
    s = a(i)
  else if (i < 9) then
    s = b(i)
  end if
  if (i < 3) then
    a(s) = 4
  else
    a(s) = last
  end if
end do
print *, a, last, s
end program
`
	better := compile(t, source)
	all := countIfs(better.Units[0].Body)
	checkPass(t, source, better, rewriting{name: "choose", run: choose})
	if left := countIfs(better.Units[0].Body); all-left != 2+4+2 {
		t.Errorf("%d of %d IFs are left, want the two of SELECT CASE, four of the sum and two of neighbours gone:\n%s", left, all, better.Units[0])
	}
}

// checkPass runs a program before and after a pass, which changes better.
func checkPass(t *testing.T, source string, better *spmd.Program, pass rewriting) {
	t.Helper()
	before, after := newMachine(t), newMachine(t)
	plain := compile(t, source)
	before.run(plain.Units[0].Body)
	w := &unit{spmd: better.Units[0], exposed: exposedScalars(better.Units[0].Body), pass: pass}
	w.spmd.Body = w.rewrite(w.spmd.Body)
	after.run(better.Units[0].Body)
	if want, got := before.report(plain), after.report(better); want != got {
		t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, better.Units[0])
	}
}

func countIfs(body []ir.Stmt) (ifs int) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if _, ok := s.(*ir.If); ok {
			ifs++
		}
		return true
	})
	return ifs
}

// TestInside wants branches that read neighbours to be evaluated in any case where these are elements that the image stores.
func TestInside(t *testing.T) {
	const chain = "if (k(i,j) == 2) then\nn(i,j) = 0\nelse if (k(i,j) == 1 .and. k(%s) == 2) then\nn(i,j) = 2\nelse\nn(i,j) = k(i,j)\nend if\n"
	for _, c := range []struct {
		directive, element string
		want               bool
	}{
		{"", "i-1,j", true}, {"", "i,j+1", true}, {"", "i-2,j", false}, {"", "i,j+2", false}, {"", "3,j", true},
		{"", "m,j", false}, {"", "2*i,j", false}, {"", "k(i,j),j", false},
		{"!hpf$ distribute (*,block) :: k, n", "i,j+1", true},
		{"!hpf$ distribute (*,block) :: k, n", "i,j", true},
		{"!hpf$ distribute (*,block) :: k, n", "i-2,j", false},
		{"!hpf$ distribute (*,cyclic(2)) :: k, n", "i,j+1", false},
	} {
		source := "program p\ninteger :: k(0:21,0:21), n(0:21,0:21), i, j, m\n" + c.directive + "\nk = 1\nm = 5\ndo j = 1, 20\ndo i = 1, 20\n" +
			fmt.Sprintf(chain, c.element) + "end do\nend do\nprint *, n\nend program\n"
		done := false
		for _, r := range Optimize(compile(t, source), Options{}) {
			done = done || r.Why.Code.Name == chosenValue.Name
		}
		if done != c.want {
			t.Errorf("%s k(%s): chosen %v, want %v", c.directive, c.element, done, c.want)
		}
	}
}
