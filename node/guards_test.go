package node

import (
	"fmt"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// TestGuards runs loops with conditions on tiles before and after they are cut, upwards and downwards, for tiles that lie inside the
// loop, reach over its ends, are small or empty, and with alternatives that hold beyond them: each iteration runs once, in the order of the source.
func TestGuards(t *testing.T) {
	for _, bounds := range []string{"1, 12", "12, 1, -1"} {
		for v := -2; v <= 15; v++ {
			for b := range 8 {
				checkGuards(t, bounds, together, v, b)
				checkGuards(t, bounds, alternatives, v, b)
			}
		}
	}
}

// together are conditions that all hold in the middle part.
const together = `  last = last*3 + i
  if (i >= s .and. s + e >= i + 1) then
    a(i) = a(i) + last
    do m = 1, 2
      if (i + 1 >= s) a(i+m) = a(i+m) + 2*a(i)
    end do
  end if
  if (i + 2 >= s .and. s + e >= i + 3 .and. last > 7) a(i-1) = a(i-1) - a(i)
  if (i >= 4) last = last - 1
`

// alternatives are conditions of which one holds on the tile, the others just beside it.
const alternatives = `  if (last > 10**6) last = 1
  if (i >= s .and. s + e >= i + 1 .or. i >= 3 .and. 9 >= i .and. i + 1 >= s .and. s + e >= i) then
    last = last*2 + i
    do m = -1, 3
      if (m >= 2 .and. (m >= 3 .and. s >= i .or. i >= s + 1)) a(i) = a(i) + m
      if (m >= 3 .or. i >= s + e) a(i) = a(i) - last
      if (1 >= m .and. (last > 90 .or. s + e >= i + 2 .or. s >= i + 1)) a(i+m) = a(i+m) - i
    end do
    do m = 3, -1, -1
      if (m >= i - 4 .and. 2 >= m .and. (last > 40 .or. i >= s)) a(i+m) = 3*a(i+m) - a(i)
    end do
    if (last > 50 .or. i >= s + e + 2 .or. s >= i + 3) a(i) = a(i) + 1
  end if
`

func checkGuards(t *testing.T, bounds, body string, v, b int) {
	t.Helper()
	source := fmt.Sprintf(`program p
integer :: a(-5:30), i, m, s, e, last
s = %d
e = %d
last = 0
a = 0
do i = %s
%send do
print *, a
end program
`, v, b, bounds, body)
	before, after := newMachine(t), newMachine(t)
	plain := compile(t, source)
	before.run(plain.Units[0].Body)
	better := compile(t, source)
	u := better.Units[0]
	tiles := map[*ir.Symbol]bool{named(u, "s"): true, named(u, "e"): true}
	loops := countLoops(u.Body)
	g := &guarding{unit: &unit{spmd: u, exposed: symbols{}}, tiles: tiles}
	u.Body = g.list(u.Body)
	if countLoops(u.Body) < loops+2 {
		t.Fatalf("the loop is not cut:\n%s", u)
	}
	after.run(u.Body)
	if want, got := before.report(plain), after.report(better); want != got {
		t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, u)
	}
}

func named(u *spmd.Unit, name string) *ir.Symbol {
	for _, s := range u.Symbols {
		if s.Name == name {
			return s
		}
	}
	return nil
}

func countLoops(body []ir.Stmt) int {
	n := 0
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if _, ok := s.(*ir.Do); ok {
			n++
		}
		return true
	})
	return n
}

// TestJoinGuards wants neighbours under one condition to stand under it together, unless the first sets what it reads or may do so out of
// sight.
func TestJoinGuards(t *testing.T) {
	source := `program p
integer :: a(12), i, s, last
logical :: on
s = 4
on = .true.
last = 0
a = 0
do i = 1, 12
  if (i >= s .and. on) a(i) = i
  if (i >= s .and. on) then
    if (last > 5) a(i) = 2*a(i)
  end if
  if (i >= s .and. on) then
    if (last > 5) last = last - 3
    if (last > 5) a(i) = a(i) + 1
    last = last + a(i)
  end if
  if (i >= s .and. on) on = i < 9
  if (i >= s .and. on) last = last + 1
  if (a(i) > s) a(i) = a(i) - s
  if (a(i) > s) a(i) = a(i) - s
end do
print *, a, last
end program
`
	before, after := newMachine(t), newMachine(t)
	plain := compile(t, source)
	before.run(plain.Units[0].Body)
	better := compile(t, source)
	u := better.Units[0]
	u.Body = joinGuards(&unit{spmd: u}, u.Body)
	after.run(u.Body)
	if want, got := before.report(plain), after.report(better); want != got {
		t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, u)
	}
	count := 0
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		if guardOf(s) != nil {
			count++
		}
		return true
	})
	if count != 2+2+2 {
		t.Errorf("%d conditions are left, want two of i >= s, of last, and of a(i):\n%s", count, u)
	}
}
