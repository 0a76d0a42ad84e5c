package node

import (
	"strings"
	"testing"
)

// TestLeadFirst tells which element each iteration reads first of all, none where that would read more than the source does, gains nothing
// or reads what the loop writes.
func TestLeadFirst(t *testing.T) {
	const declarations = "integer, parameter :: n = 64\ninteger :: u(n,n), v(n,n), w(n,n), x\ninteger :: i, j\ndata u, v /4096*2, 4096*3/\n"
	for _, c := range []struct{ name, body, want string }{
		{"next column is not next iteration", "x = v(i,j)\nu(i,j) = x\nw(i,j) = x + v(i,j+1)", ""},
		{"one statement", "u(i,j) = v(i,j) + v(i+1,j)", ""},
		{"two statements", "x = v(i,j)\nu(i,j) = x*2\nw(i,j) = x + v(i+1,j)", "v(i + 1,j)"},
		{"both at once", "u(i,j) = v(i,j) + v(i+1,j)\nw(i,j) = v(i,j) - v(i+1,j)", ""},
		{"backwards", "x = v(i,j)\nu(i,j) = x*2\nw(i,j) = x + v(i-1,j)", ""},
		{"two iterations on", "x = v(i,j)\nu(i,j) = x*2\nw(i,j) = x + v(i+2,j)", ""},
		{"under a condition", "x = v(i,j)\nu(i,j) = x*2\nif (x > 2) w(i,j) = x + v(i+1,j)", ""},
		{"one of two values", "x = v(i,j)\nu(i,j) = x*2\nw(i,j) = merge(x, v(i+1,j), x > 2)", ""},
		{"the loop writes it", "x = v(i,j)\nv(i,j) = x*2\nw(i,j) = x + v(i+1,j)", ""},
		{"the place is computed", "x = v(i,j)\nu(i,j) = x*2\nx = x - x + j\nw(i,j) = v(i,j) + v(i+1,x)", ""},
	} {
		source := "program p\n" + declarations + "do j = 2, n - 1\ndo i = 2, n - 2\n" + c.body + "\nend do\nend do\nprint *, u, w\nend program p\n"
		p := compile(t, source)
		before, after := newMachine(t), newMachine(t)
		before.run(p.Units[0].Body)
		want := before.report(p)
		Optimize(p, Options{})
		after.run(p.Units[0].Body)
		if got := after.report(p); got != want {
			t.Errorf("%s: before %s\nafter %s", c.name, want, got)
		}
		if got := firstRead(p.Units[0].String()); got != c.want {
			t.Errorf("%s: %q is read first, want %q", c.name, got, c.want)
		}
	}
}

// firstRead is what the first variable of the passes' own gets in a program, "" if there is none.
func firstRead(program string) string {
	_, after, _ := strings.Cut(program, "%v1 = ")
	element, _, _ := strings.Cut(after, "\n")
	return element
}
