package node

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestRowsInCache tells which loop is innermost where iterations of the outer one follow each other in a column: the one along rows as long
// as three of these stay in the cache, and if all neighbours in it are in one line.
func TestRowsInCache(t *testing.T) {
	for _, c := range []struct {
		m, n int
		want string
	}{
		{8, 36, "i"},
		{8, 400, "j"},
		{1, 400, "i"},
	} {
		source := fmt.Sprintf(`program p
real(8) :: a(%d,%d,9), b(%[1]d,%[2]d,9)
integer :: i, j
a = 2; b = 3
do j = 1, 7
  do i = 1, %[2]d
    a(1,i,j+1) = a(1,i,j+1) - b(1,i,j+1)*a(1,i,j)
    a(1,i,j+2) = a(1,i,j+2) - b(1,i,j+2)*a(1,i,j)
  end do
end do
print *, a
end program p
`, c.m, c.n)
		p := compile(t, source)
		checkPass(t, source, p, rewriting{name: "interchange", run: interchange})
		if got := innermost(p.Units[0].String(), "a(1,i,j + 2) ="); got != c.want {
			t.Errorf("rows of %d by %d: the innermost loop runs over %s, want %s", c.m, c.n, got, c.want)
		}
	}
}

// TestWaitingInside leaves the loop outside along which each value waits long, though rows lie along it; not where a short
// wait, or none of a value for its own predecessor, is the price of rows.
func TestWaitingInside(t *testing.T) {
	for _, c := range []struct{ statements, want string }{
		{"s = min(a(i,j), max(b(i,m,j) + c(j,m)*b(i,m,j), d(i,j)))\n c(j,m) = 2*s - c(j,m)\n b(i,m,j) = s", "m"},
		{"s = a(i,j) + c(j,m)\n c(j,m) = s\n b(i,m,j) = s*d(i,j)", "i"},
		{"s = min(a(i,j), max(b(i,m,j), d(i,j)))\n e(j,m) = min(c(j,m), max(c(j,m), s))\n c(j,m) = s\n b(i,m,j) = s", "i"},
	} {
		source := `program p
real(8) :: a(400,2), b(400,6,2), c(400,6), d(400,2), e(400,6), s
integer :: i, j, m
a = 2; b = 3; c = 1; d = 5; e = 0
do j = 1, 2
  do i = 1, 30
    do m = 1, 6
` + c.statements + `
    end do
  end do
end do
print *, a(1,1), b(3,4,2), c(6,2), e(7,3)
end program p
`
		p := compile(t, source)
		checkPass(t, source, p, rewriting{name: "interchange", run: interchange})
		if got := innermost(p.Units[0].String(), "b(i,m,j) ="); got != c.want {
			t.Errorf("%s: the innermost loop runs over %s, want %s", c.statements, got, c.want)
		}
	}
}

// innermost is the variable of the last loop that begins before a statement.
func innermost(program, statement string) string {
	before, _, _ := strings.Cut(program, statement)
	loop := before[strings.LastIndex(before, "do ")+3:]
	return loop[:1]
}

// TestTriangles exchanges two loops of which the bounds of the inner one use the variable of the outer one in all ways.
func TestTriangles(t *testing.T) {
	lows, highs := []string{"-2", "n", "i", "i - 2", "i + 3", "7 - i", "n - i"}, []string{"6", "n", "i", "i + 4", "i - 1", "8 - i", "2*n - i"}
	exchange := rewriting{name: "exchange", run: func(_ *unit, n *nest) []ir.Stmt {
		if _, why := loopsIn(n.loops, []int{1, 0}); why.Some() {
			t.Errorf("not exchanged: %s", why)
		}
		return []ir.Stmt{n.permuted([]int{1, 0})}
	}}
	for _, outer := range []string{"1, 5", "n, 9", "-3, n", "4, n - 1"} {
		for _, lo := range lows {
			for _, hi := range highs {
				source := fmt.Sprintf("program p\ninteger :: i, j, n, a(-20:40,-20:40)\na = 0\nn = 4\ndo i = %s\ndo j = %s, %s\n"+
					"a(i,j) = a(i,j) + 1\nend do\nend do\nend program p\n", outer, lo, hi)
				checkPass(t, source, compile(t, source), exchange)
			}
		}
	}
}

// TestNoTriangles leaves loops in their order whose bounds can not be solved for the variable of the outer one.
func TestNoTriangles(t *testing.T) {
	for _, loops := range []string{"do i = 1, 5\ndo j = 1, 2*i", "do i = 1, 5\ndo j = 1 - 2*i, 4", "do i = 1, 5\ndo j = 1, i*i", "do i = 1, 5, 2\ndo j = i, 7",
		"do i = 1, 5\ndo j = i, 9, 3", "do i = 5, 1, -1\ndo j = i, 9"} {
		source := "program p\ninteger :: i, j, a(-20:40,-20:40)\n" + loops + "\na(i,j) = 1\nend do\nend do\nend program p\n"
		found := false
		checkPass(t, source, compile(t, source), rewriting{name: "exchange", run: func(_ *unit, n *nest) []ir.Stmt {
			if len(n.loops) == 2 {
				_, why := loopsIn(n.loops, []int{1, 0})
				found = why.Some()
			}
			return nil
		}})
		if !found {
			t.Errorf("the loops are exchanged:\n%s", source)
		}
	}
}
