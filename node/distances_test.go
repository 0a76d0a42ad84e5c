package node

import (
	"math/rand"
	"strings"
)

// randomDistances writes loops up and down over arrays of one and two dimensions, whose statements meet at distances of variables and
// elements, in all orders of reading and writing.
func randomDistances(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("integer :: a(-400:700), b(-400:700), c(-400:700,3), k(8), d, e, i, j, n, t, s, last")
	g.line("n = %d", r.Intn(260))
	g.line("d = %d", distanceOf(r))
	g.line("e = %d", distanceOf(r))
	for q := range 8 {
		g.line("k(%d) = %d", q+1, distanceOf(r))
	}
	for range 1 + r.Intn(2) {
		g.line("do j = 1, %s", g.pick("1", "3"))
		g.line("do i = %s", g.pick("1, n", "n, 1, -1", "d, n", "n, k(j), -1", "1, 200", "e, n, 1"))
		if r.Intn(4) == 0 {
			g.line("t = %s", g.distant())
		}
		if r.Intn(6) == 0 {
			g.line("k(%s) = %s", g.pick("2", "j"), g.pick("d", "min(i, 9) - e", "n - i"))
		}
		for range 1 + r.Intn(2) {
			g.line("%s = %s + 3*%s", g.distant(), g.distant(), g.pick(g.distant(), "t", "i"))
		}
		g.line("end do")
		g.line("end do")
	}
	g.line("last = i")
	g.line("print *, s, last")
	g.line("end program p")
	return g.text.String()
}

func distanceOf(r *rand.Rand) int {
	if r.Intn(3) == 0 {
		return 60 + r.Intn(10) - r.Intn(2)*130
	}
	return r.Intn(9) - 4
}

// distant is an element at some distance, most often of the same array.
func (g *nestWriter) distant() string {
	at := g.pick("i", "i", "i - d", "i + d", "i - k(j)", "i + k(j) - e", "i - d + 2", "i + 1", "n - i", "n + d - i")
	return strings.ReplaceAll(g.pick("a(@)", "a(@)", "b(@)", "c(@,j)", "c(@,2)"), "@", at)
}
