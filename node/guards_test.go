package node

import (
	"fmt"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/node/guards"
	"dhpfgo/partition/spmd"
)

// TestGuards runs loops with conditions on tiles before and after they are cut, upwards, also in steps, and downwards, for tiles that lie inside the
// loop, reach over its ends, are small or empty, and with alternatives that hold beyond them: each iteration runs once, in the order of the source.
func TestGuards(t *testing.T) {
	for _, bounds := range []string{"1, 12", "12, 1, -1", "1, 12, 2", "0, 12, 3", "-1, 11, 7"} {
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
	g := &guards.Unit{Tiles: tiles}
	u.Body = g.Cut(u.Body)
	if countLoops(u.Body) < loops+2 {
		t.Fatalf("the loop is not cut:\n%s", u)
	}
	after.run(u.Body)
	if want, got := before.report(plain), after.report(better); want != got {
		t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, u)
	}
}

// TestUnswitch runs loops before and after conditions on tiles that are the same in all iterations are taken out of them, for elements
// inside and outside of the tile: with none, one or both of two, beside conditions that change, and where the loop sets what is asked.
func TestUnswitch(t *testing.T) {
	for p := 0; p <= 6; p++ {
		for q := 0; q <= 6; q++ {
			source := fmt.Sprintf(`program r
integer :: a(-5:30), i, m, n, s, e, p, q
s = 2
e = 3
p = %d
q = %d
n = q
a = 7
do i = 1, 12
  m = a(p) + i
  if (p >= s .and. s + e >= p + 1) a(p) = 2*m - a(q)
  if (q >= s .and. s + e >= q + 1) a(q) = m + a(q)
end do
do m = 1, 3
  do i = 13, 20
    if (p >= s .and. s + e >= p + 1 .and. i > 15) a(i) = a(i) + a(p)*m
    if (i > 14) then
      if (p >= s .and. s + e >= p + 1) a(i) = a(i) - 1
      a(i) = a(i) + m
    end if
  end do
end do
do i = 21, 25
  if (n >= s .and. i > 22) a(i) = n
  n = n - 1
end do
do i = 26, 28
  if (p >= s) then
    a(i) = 1
  else
    a(i) = 2
  end if
end do
do i = 26, 28
  if (p >= s .and. i > 27) then
    a(i) = a(i) + 3
  else
    a(i) = a(i) + 4
  end if
end do
print *, a, m
end program
`, p, q)
			before, after := newMachine(t), newMachine(t)
			plain := compile(t, source)
			before.run(plain.Units[0].Body)
			better := compile(t, source)
			u := better.Units[0]
			g := &guards.Unit{Tiles: map[*ir.Symbol]bool{named(u, "s"): true, named(u, "e"): true}}
			u.Body = g.Unswitch(u.Body)
			after.run(u.Body)
			if want, got := before.report(plain), after.report(better); want != got {
				t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, u)
			}
			if loops := countLoops(u.Body); loops != 1+4+2*2+1+2+1 {
				t.Fatalf("%d loops, want four in place of the second, four of the nest and two of the last but one:\n%s", loops, u)
			}
		}
	}
}

// TestUnswitchDealt does so with tiles that are dealt in turn, which a loop looks for; p moves the element, and with none of 0 the loop does
// not run and tiles are at no distance.
func TestUnswitchDealt(t *testing.T) {
	for p := 0; p <= 8; p++ {
		for _, none := range []int{0, 1} {
			source := fmt.Sprintf(`program r
integer :: a(-5:30), i, j, v, first, last, period, block, p, many
logical :: mine, other
p = %d
many = %d
first = 1
last = 7*many
period = 3*many
block = 2*many
a = 7
mine = .true.
other = .true.
do i = 1, 12*many
  mine = .false.
  do v = first, last, period
    if (p >= v .and. v + block >= p + 1) mine = .true.
  end do
  do v = first, min(last, p), period
    if (p + 1 >= v .and. v + block >= p + 2) mine = .true.
  end do
  if (mine) a(i) = a(p) + i
  if (modulo(p - first, period) < block) a(p) = a(i) - p
end do
j = p
do i = 13, 20*many
  other = .false.
  do v = first, last, period
    if (j >= v .and. v + block >= j + 1) other = .true.
  end do
  if (other) a(i) = a(i-1) + j
  j = j + 1
end do
do i = 21, 28*many
  if (other) a(i) = a(i) + 5
  other = .false.
  do v = first, last, period
    if (p >= v .and. v + block >= p + 1) other = .true.
  end do
  if (other) a(i) = 2*a(i-1)
  if (i > 25) other = .true.
end do
print *, a, j
end program
`, p, none)
			before, after := newMachine(t), newMachine(t)
			plain := compile(t, source)
			before.run(plain.Units[0].Body)
			better := compile(t, source)
			u := better.Units[0]
			g := &guards.Unit{Tiles: map[*ir.Symbol]bool{}}
			for _, name := range []string{"v", "first", "last", "period", "block"} {
				g.Tiles[named(u, name)] = true
			}
			u.Body = g.Unswitch(u.Body)
			after.run(u.Body)
			if want, got := before.report(plain), after.report(better); want != got {
				t.Fatalf("the result changes: %s\nbefore %s\nafter  %s\n%s", source, want, got, u)
			}
			if loops := countLoops(u.Body); loops != 1+2+3+2+2 {
				t.Fatalf("%d loops, want two searches before three in place of the second:\n%s", loops, u)
			}
		}
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
		if i, ok := s.(*ir.If); ok && len(i.Branches) == 1 {
			count++
		}
		return true
	})
	if count != 2+2+2 {
		t.Errorf("%d conditions are left, want two of i >= s, of last, and of a(i):\n%s", count, u)
	}
}
