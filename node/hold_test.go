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

// TestExtremaInScalars runs loops before and after the elements in which they find extrema stand in scalars: not where the loop reads them
// otherwise or sets them again, under a condition, where the element moves, or where another reference may be the same.
func TestExtremaInScalars(t *testing.T) {
	source := `program p
integer :: a(0:40), x(0:40), y(0:40), z(0:40), w(0:40), v(0:40), u(0:40), i, j, k
do i = 0, 40
  a(i) = (i - 11)*(i - 25)
  x(i) = i
end do
y = 30
z = 5
w = 1
v = 2
u = 3
k = 7
do j = 1, 6
  do i = j, 12
    x(j) = max(x(j), a(i))
    y(j+1) = min(y(j+1), a(i), x(j+20))
    y(j) = y(j) + 1
    x(j+13) = max(x(j+14), i)
  end do
  do i = 8, 6 + j
    z(j) = max(z(j), a(i))
  end do
  do i = 1, 12
    w(j) = max(w(j), a(i))
    a(i) = a(i) + w(j)
    if (a(i) > 20) v(j) = max(v(j), a(i))
    u(j) = max(u(j), a(i))
    u(i) = i
    a(i+20) = max(a(i+20), i)
  end do
end do
print *, a, x, y, z, w, v, u
end program
`
	better := compile(t, source)
	checkPass(t, source, better, rewriting{name: "hoist", run: hoistInvariants})
	found := map[string]bool{}
	ir.WalkStmts(better.Units[0].Body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			e, isElem := a.LHS.(*ir.Elem)
			if v, isVar := a.RHS.(*ir.Var); isElem && isVar && v.Sym.Made {
				found[e.Sym.Name] = true
			}
		}
		return true
	})
	if !found["x"] || !found["y"] || !found["z"] || len(found) != 3 {
		t.Errorf("in scalars are %v, want x, y and z:\n%s", found, better.Units[0])
	}
}
