package node

import (
	"testing"

	"dhpfgo/ir"
)

// TestHoldElements runs loops before and after elements that are set again under conditions stand in scalars: not where an iteration reads
// another element, reads the element first, changes a subscript, sets it under a condition alone, or never under one.
func TestHoldElements(t *testing.T) {
	source := `program p
integer :: a(0:40), b(0:40), c(0:40), d(0:40), e(0:40), f(0:40), i, j, k
a = 3
b = 0
d = 1
e = 2
f = 4
do j = 1, 3
  do i = 1, 12
    a(i) = b(i) + 1
    b(i+1) = a(i) - j
    if (b(i) > 2) then
      a(i) = a(i) + i
      if (i > j) a(i) = a(i)*2
    else if (a(i) == j) then
      a(i) = 0
    end if
    c(i+j) = a(i)
    if (i > 4) c(i+j) = c(i+j) - a(i)
    if (c(i+j) > 9) a(i) = 1
  end do
end do
k = 1
do i = 1, 12
  d(i) = i
  if (i > 4) d(i) = d(i-1)
  e(i) = e(i) + 1
  if (i > 5) e(i) = 2*e(i)
  f(k) = i
  k = k + 1
  if (i > 6) f(k) = f(k) + 1
  b(i) = 7
  b(i) = b(i) + a(i)
  if (i > 3) c(i) = 8
end do
print *, a, b, c, d, e, f
end program
`
	better := compile(t, source)
	checkPass(t, source, better, rewriting{name: "hold", run: holdElements})
	held := map[string]bool{}
	ir.WalkStmts(better.Units[0].Body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			e, isElem := a.LHS.(*ir.Elem)
			if v, isVar := a.RHS.(*ir.Var); isElem && isVar && v.Sym.Made {
				held[e.Sym.Name] = true
			}
		}
		return true
	})
	if !held["a"] || !held["c"] || len(held) != 2 {
		t.Errorf("held are %v, want a and c:\n%s", held, better.Units[0])
	}
}
