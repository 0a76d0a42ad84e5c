package node

import (
	"fmt"
	"strings"
	"testing"
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

// innermost is the variable of the last loop that begins before a statement.
func innermost(program, statement string) string {
	before, _, _ := strings.Cut(program, statement)
	loop := before[strings.LastIndex(before, "do ")+3:]
	return loop[:1]
}
