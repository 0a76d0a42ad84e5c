package node

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/partition/spmd"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// TestRandomNests runs random loop nests before and after all passes; every array and every scalar that is printed must
// have the same value.
func TestRandomNests(t *testing.T) {
	checkSeeds(t, 1200, randomNest, "interchange", "unroll-and-jam", "distribute")
}

// TestRandomFusion does the same with nests that pass through the same arrays one after the other.
func TestRandomFusion(t *testing.T) { checkSeeds(t, 800, randomSweeps, "fuse") }

// TestRandomLines does the same with lines and sums of what they set, and scalars that get values between them.
func TestRandomLines(t *testing.T) { checkSeeds(t, 600, randomLines, "fuse") }

// TestRandomSums does the same with sums of reals, each in its own iteration of a loop.
func TestRandomSums(t *testing.T) { checkSeeds(t, 600, randomSums, "jam-sums") }

// TestRandomRecurrences does the same with lines that depend on what came before in them, and work arrays between them.
func TestRandomRecurrences(t *testing.T) {
	checkSeeds(t, 2000, randomRecurrences, "jam-recurrences", "work arrays")
}

// TestRandomWavefronts does the same with lines that depend on the lines around them.
func TestRandomWavefronts(t *testing.T) {
	checkSeeds(t, 1000, randomWavefronts, "jam-recurrences")
}

// TestRandomDistances does the same with loops whose iterations meet at distances that only the run knows.
func TestRandomDistances(t *testing.T) { checkSeeds(t, 1500, randomDistances, "distances") }

// checkSeeds checks a number of programs, in which each of the passes must find something to do.
func checkSeeds(t *testing.T, seeds int64, random func(*rand.Rand) string, passes ...string) {
	done := map[string]int{}
	for seed := range seeds {
		for _, r := range checkNest(t, seed, random) {
			if r.Done {
				done[r.Pass]++
			}
		}
		if t.Failed() {
			return
		}
	}
	for _, pass := range passes {
		if done[pass] < 25 {
			t.Errorf("%s was done only %d times", pass, done[pass])
		}
	}
}

func FuzzNests(f *testing.F) {
	f.Add(int64(1))
	f.Fuzz(func(t *testing.T, seed int64) {
		checkNest(t, seed, randomNest)
		checkNest(t, seed, randomSweeps)
		checkNest(t, seed, randomLines)
		checkNest(t, seed, randomSums)
		checkNest(t, seed, randomRecurrences)
		checkNest(t, seed, randomWavefronts)
		checkNest(t, seed, randomDistances)
	})
}

func checkNest(t *testing.T, seed int64, random func(*rand.Rand) string) []Remark {
	source := random(rand.New(rand.NewSource(seed)))
	p := compile(t, source)
	before, after := newMachine(t), newMachine(t)
	before.run(p.Units[0].Body)
	want := before.report(p)
	remarks := Optimize(p, Options{})
	after.run(p.Units[0].Body)
	got := after.report(p)
	if want != got {
		t.Errorf("seed %d: the passes change the result of\n%s\nremarks %v\nbefore %s\nafter  %s", seed, source, remarks, want, got)
	}
	return remarks
}

func compile(t *testing.T, source string) *spmd.Program {
	t.Helper()
	bag := &diag.Bag{}
	prog := sem.Check(parse.Parse(diag.NewFile("nest.f90", []byte(source)), bag), lower.Now{}, bag)
	specialise.All(prog, specialise.Options{}, bag)
	p := partition.Build(prog, bag)
	for _, d := range bag.All() {
		if d.Code != "never-set" { // what a random program prints without a value is zero in both
			t.Fatalf("%s\n%s", d.Error(), source)
		}
	}
	return p
}

// report lists what was computed, by name: written elements, and scalars that the program prints.
func (m *machine) report(p *spmd.Program) string {
	var out []string
	for _, s := range p.Units[0].Symbols {
		if m.arrays[s] != nil && !s.Made {
			out = append(out, fmt.Sprint(s.Name, m.arrays[s]))
		}
		if s.Name == "s" || s.Name == "last" {
			out = append(out, fmt.Sprint(s.Name, m.scalars[s]))
		}
	}
	return strings.Join(out, "\n")
}

// randomNest writes a program with one or two nests over arrays of one to three dimensions, with small distances between
// their subscripts, triangular bounds, private scalars and sums.
func randomNest(r *rand.Rand) string {
	g := &nestWriter{r: r, loops: 2 + r.Intn(2)}
	g.line("program p")
	g.line("integer :: a(-20:40), b(-20:40,-20:4000), c(-20:40,-20:40,-20:400), d(-20:4000,-20:40)")
	g.line("integer :: i, j, k, l, n, s, t, last")
	g.line("n = %d", r.Intn(7))
	g.line("s = 1")
	for range 1 + r.Intn(3) {
		g.nest()
	}
	if r.Intn(4) == 0 {
		g.line("last = i + 2*j")
	}
	g.line("print *, s, last")
	g.line("end program p")
	return g.text.String()
}

type nestWriter struct {
	r     *rand.Rand
	loops int
	vars  []string // of the nest before, outermost first
	text  strings.Builder
}

func (g *nestWriter) line(format string, args ...any) { fmt.Fprintf(&g.text, format+"\n", args...) }

func (g *nestWriter) pick(list ...string) string { return list[g.r.Intn(len(list))] }

func (g *nestWriter) nest() {
	vars := g.vars
	if vars == nil || g.r.Intn(3) == 0 {
		vars = []string{"i", "j", "k"}[:g.loops]
		g.r.Shuffle(len(vars), func(a, b int) { vars[a], vars[b] = vars[b], vars[a] })
		g.vars = vars
	}
	for k, v := range vars {
		lo, hi, step := g.pick("1", "2", "0"), g.pick("n", "6", "n + 1", "5"), g.pick("", "", "", ", 2")
		if k > 0 && g.r.Intn(4) == 0 {
			lo = g.pick("%s", "%s + 1", "%s - 2", "6 - %s", "2*%s")
			lo = strings.ReplaceAll(lo, "%s", vars[g.r.Intn(k)])
		}
		if k > 0 && g.r.Intn(4) == 0 {
			hi = strings.ReplaceAll(g.pick("%s", "%s + 3", "%s - 1", "n - %s", "9 - %s"), "%s", vars[g.r.Intn(k)])
		}
		if g.r.Intn(8) == 0 {
			lo, hi, step = hi, lo, ", -1"
		}
		g.line("do %s = %s, %s%s", v, lo, hi, step)
	}
	for range 1 + g.r.Intn(3) {
		g.statement()
	}
	for range vars {
		g.line("end do")
	}
}

func (g *nestWriter) statement() {
	switch g.r.Intn(10) {
	case 0:
		g.line("t = %s + %s", g.element(), g.element())
		g.line("%s = t*2 + %s", g.element(), g.element())
	case 9:
		sum := g.pick("t", "t", "s")
		g.line("%s = %s", sum, g.element())
		g.line("do l = %s, 12", g.pick("1", "2", "n"))
		g.line("%s = 2*%s + %s*%s", sum, sum, g.pick("a(l)", "b(l,j)", "b(i,l)", "d(i,l)"), g.pick("l", g.element()))
		g.line("end do")
		g.line("%s = %s", g.element(), sum)
	case 1:
		g.line("s = s + %s", g.element())
	case 2:
		g.line("do l = %s, %s", g.pick("1", "i", "j"), g.pick("3", "n"))
		g.line("%s = %s + l*%s", g.element(), g.element(), g.pick("a(l)", "b(l,j)", "b(i,l)", "d(i,j)"))
		g.line("end do")
	default:
		g.line("%s = %s + 3*%s", g.element(), g.element(), g.element())
	}
}

func (g *nestWriter) element() string {
	switch g.r.Intn(4) {
	case 0:
		return fmt.Sprintf("a(%s)", g.subscript())
	case 1:
		return fmt.Sprintf("b(%s,%s)", g.subscript(), g.subscript())
	case 2:
		return fmt.Sprintf("d(%s,%s)", g.subscript(), g.subscript())
	}
	return fmt.Sprintf("c(%s,%s,%s)", g.subscript(), g.subscript(), g.subscript())
}

func (g *nestWriter) subscript() string {
	v := []string{"i", "j", "k"}[g.r.Intn(g.loops)]
	switch g.r.Intn(9) {
	case 0:
		return v + " + 1"
	case 1, 2:
		return v + " - 1"
	case 3:
		return g.pick("2*"+v, "n", "3", "i + j", "7 - "+v)
	}
	return v
}

// randomSweeps writes a program with two to four nests of two loops each over the columns of three arrays.
func randomSweeps(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("integer :: a(-20:40,-20:4000), b(-20:40,-20:4000), c(-20:40,-20:4000)")
	g.line("integer :: i, j, k, n, m, s, t, last")
	g.line("n = %d", r.Intn(7))
	g.line("m = %d", r.Intn(7))
	g.line("s = 1")
	for range 2 + r.Intn(3) {
		g.sweep()
	}
	g.line("print *, s")
	g.line("end program p")
	return g.text.String()
}

func (g *nestWriter) sweep() {
	v := g.pick("j", "j", "j", "k")
	g.line("do %s = %s, %s", v, g.pick("1", "2", "0", "max(1, m)", "max(2, m)"), g.pick("n", "n", "n + 1", "6", "min(n, 5)", "min(n, 6)"))
	g.line("do i = %s, n", g.pick("1", "2"))
	for range 1 + g.r.Intn(2) {
		element := func() string {
			return fmt.Sprintf("%s(i%s,%s%s)", g.pick("a", "b", "c"), g.pick("", "", " + 1", " - 1"), v, g.pick("", "", " + 1", " - 1", " - 2"))
		}
		switch g.r.Intn(8) {
		case 0:
			g.line("t = %s + %s", element(), element())
			g.line("%s = t*2", element())
		case 1:
			g.line("s = %s + %s*%s", g.pick("s", "3*s"), element(), v)
		case 2:
			g.line("%s = %s + s", element(), element())
		default:
			g.line("%s = %s + 3*%s", element(), element(), element())
		}
	}
	g.line("end do")
	g.line("end do")
}

// randomSums writes a program with nests that form one or two sums in each iteration, mostly of arrays that they do not set.
func randomSums(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("integer :: a(-20:40,-20:40), b(-20:40,-20:40), c(-20:40,-20:40)")
	g.line("real(8) :: s, t, u")
	g.line("integer :: i, j, k, n, m, last")
	g.line("n = %d", r.Intn(12))
	g.line("m = %d", r.Intn(12))
	g.line("s = 1")
	for range 1 + r.Intn(3) {
		g.sums()
	}
	g.line("print *, s")
	g.line("end program p")
	return g.text.String()
}

func (g *nestWriter) sums() {
	outer := g.r.Intn(2) == 0
	if outer {
		g.line("do k = 1, %s", g.pick("3", "m"))
	}
	g.line("do j = %s, %s", g.pick("1", "2", "m"), g.pick("n", "n + 1", "14"))
	read := func() string {
		return fmt.Sprintf("%s(%s,%s)", g.pick("a", "b", "b"), g.pick("i", "j", "3"), g.pick("i", "j", "j + 1", "n"))
	}
	sum := g.pick("t", "t", "t", "s")
	g.line("%s = %s", sum, g.pick("0", read()))
	g.line("u = 0")
	g.line("do i = %s, %s", g.pick("1", "1", "m", "j"), g.pick("n", "20", "20", "min(n, 9)"))
	g.line("%s = %s + %s*%s", sum, sum, read(), read())
	if g.r.Intn(3) == 0 {
		g.line("u = u %s %s", g.pick("+", "-"), read())
	}
	g.line("end do")
	g.line("%s(%s,%s) = %s + 2*u", g.pick("c", "c", "c", "a"), g.pick("j", "j + 1", "2"), g.pick("j", "5"), sum)
	g.line("end do")
	if outer {
		g.line("end do")
	}
	if g.r.Intn(3) == 0 {
		g.line("s = s + t + j")
	}
}

// randomLines writes a program with lines that set elements of arrays, also by an inner loop whose bounds are elements, and sums over
// lines, with statements on scalars between them.
func randomLines(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("integer :: a(-20:40), b(-20:40), c(-20:40), row(-20:40)")
	g.line("integer :: i, j, k, l, n, m, s, t, last")
	g.line("n = %d", 4+r.Intn(7))
	g.line("m = %d", r.Intn(4))
	g.line("s = 1")
	g.line("do i = -20, 40")
	g.line("row(i) = max(0, min(i, 3))")
	g.line("end do")
	for range 2 + r.Intn(4) {
		g.setLine()
		for range r.Intn(3) {
			g.line("%s", g.pick("t = s + m", "last = t", "m = m + 1", "t = a(3)", "c(m) = t", "if (n > 5) t = 7*m", "s = 0", "n = n - 1", "i = 2"))
		}
		if r.Intn(4) > 0 {
			g.sumLine()
		}
	}
	g.line("print *, s, last, t, m, n")
	g.line("end program p")
	return g.text.String()
}

func (g *nestWriter) lineOver(v string) {
	g.line("do %s = %s, %s", v, g.pick("1", "1", "1", "m", "max(1, m)"), g.pick("n", "n", "n", "n + 1", "min(n, 8)"))
}

func (g *nestWriter) elementOf(v string, arrays ...string) string {
	return fmt.Sprintf("%s(%s%s)", g.pick(arrays...), v, g.pick("", "", "", " + 1", " - 1"))
}

func (g *nestWriter) setLine() {
	v := g.pick("i", "i", "j")
	g.lineOver(v)
	set := g.elementOf(v, "a", "b", "c")
	switch g.r.Intn(4) {
	case 0:
		g.line("l = %s", g.pick("0", set))
		g.line("do k = row(%s), row(%s + 1)", v, v)
		g.line("l = l + %s*b(k)", g.elementOf(v, "a", "b", "c"))
		g.line("end do")
		g.line("%s = l", set)
	case 1:
		g.line("if (%s > 3) %s = %s", set, set, g.elementOf(v, "a", "b", "c", "row"))
		g.line("%s = t*%s", g.elementOf(v, "a", "b"), g.elementOf(v, "a", "b", "c"))
	default:
		g.line("%s = %s + m*%s", set, g.pick(v, g.elementOf(v, "a", "b", "c")), g.elementOf(v, "a", "b", "c"))
	}
	g.line("end do")
}

func (g *nestWriter) sumLine() {
	v := g.pick("i", "i", "j")
	g.lineOver(v)
	sum := g.pick("s", "s", "t", "last")
	g.line("%s = %s + %s*%s", sum, g.pick(sum, "3*"+sum), g.elementOf(v, "a", "b", "c"), g.pick(v, "m", g.elementOf(v, "a", "b", "c")))
	if g.r.Intn(3) == 0 {
		g.line("m = %s", g.pick("max(0, min("+g.elementOf(v, "a", "b")+", 9))", "max(m, min("+g.elementOf(v, "a", "b")+", 5))"))
	}
	g.line("end do")
}

// randomRecurrences writes a program with loops around one to three loops over lines, in which elements depend on neighbours, and which
// hand values on in scalars and in work arrays that each iteration sets anew, or some of which it does not.
func randomRecurrences(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("real(8) :: a(-20:40,-20:40), b(-20:40,-20:40), c(-20:40,-20:40), v(-20:40), w(-20:40)")
	g.line("integer :: i, j, k, n, m, q")
	g.line("real(8) :: t, s")
	g.line("n = %d", r.Intn(12))
	g.line("m = %d", 1+r.Intn(12))
	for range 1 + r.Intn(2) {
		g.line("do j = %s", g.pick("1, n", "2, m", "1, 11", "1, m", "2, n", "1, 9", "2, 12", "n, 1, -1"))
		if r.Intn(2) == 0 {
			g.line("%s(%s) = %s", g.pick("v", "w"), g.pick("1", "1", "0", "m"), g.pick("j", "a(1,j)", "v(1)"))
		}
		across := r.Intn(2) == 0
		for range 1 + r.Intn(3) {
			g.recurrence(across)
		}
		if r.Intn(4) == 0 {
			g.line("%s(j) = t + j", g.pick("v", "w"))
		}
		g.line("end do")
	}
	g.line("print *, s")
	g.line("end program p")
	return g.text.String()
}

// recurrence writes a loop over a line, along the second dimension if it goes across.
func (g *nestWriter) recurrence(across bool) {
	if g.r.Intn(3) == 0 {
		g.line("do i = %s, %s, -1", g.pick("m", "m - 1", "12"), g.pick("1", "2"))
	} else {
		g.line("do i = %s, %s", g.pick("1", "1", "2"), g.pick("m", "m", "m - 1", "12"))
	}
	index := func() string { return g.pick("i", "i", "i - 1", "i + 1") }
	element := func(array, i, j string) string {
		if across {
			i, j = j, i
		}
		return fmt.Sprintf("%s(%s,%s)", array, i, j)
	}
	read := func() string {
		switch g.r.Intn(5) {
		case 0:
			return fmt.Sprintf("%s(%s)", g.pick("v", "w"), index())
		case 1:
			return g.pick("i", "2", "t", "j")
		}
		return element(g.pick("a", "b", "c"), index(), "j")
	}
	for range 1 + g.r.Intn(3) {
		value := fmt.Sprintf("%s %s %s%s", read(), g.pick("+", "-", "*"), read(), g.pick("", "*3", "*(3 + i)"))
		switch g.r.Intn(6) {
		case 0:
			g.line("t = %s", value)
		case 1, 2:
			g.line("%s(%s) = %s", g.pick("v", "w"), g.pick("i", "i", "i", "i + 1"), value)
		case 3:
			g.line("do q = 1, 2")
			g.line("%s = 5*%s + q*%s", element("a", "i", "j"), element("a", "i", "j"), read())
			g.line("end do")
		default:
			g.line("%s = %s", element(g.pick("a", "b"), g.pick("i", "i", "i", "i + 1"), g.pick("j", "j", "j", "j", "j + 1")), value)
		}
	}
	g.line("end do")
}

// randomWavefronts writes a program with nests in which elements depend on neighbours in two or three dimensions, on short lines, too.
func randomWavefronts(r *rand.Rand) string {
	g := &nestWriter{r: r}
	g.line("program p")
	g.line("real(8) :: a(-20:40,-20:40), b(-20:40,-20:40), c(-20:40,-20:40,-20:40)")
	g.line("integer :: i, j, k, n, m")
	g.line("real(8) :: t, s")
	g.line("n = %d", r.Intn(12))
	g.line("m = %d", 1+r.Intn(8))
	for range 1 + r.Intn(3) {
		outer := r.Intn(4) == 0
		if outer {
			g.line("do k = 1, 3")
		}
		g.line("do j = %s", g.pick("1, n", "2, n", "1, 11", "n, 1, -1", "11, 2, -1"))
		g.line("do i = %s", g.pick("1, m", "2, m", "1, 12", "m - 2, m + 1", "m, 1, -1", "12, m, -1"))
		for range 1 + r.Intn(2) {
			g.wave(outer)
		}
		g.line("end do")
		g.line("end do")
		if outer {
			g.line("end do")
		}
	}
	g.line("print *, s")
	g.line("end program p")
	return g.text.String()
}

// wave writes an assignment to an element from its neighbours.
func (g *nestWriter) wave(outer bool) {
	near := func(v string) string { return v + g.pick("", "", " - 1", " - 1", " + 1", " - 2", " + 3") }
	read := func() string {
		switch g.r.Intn(10) {
		case 2:
			return "a(" + g.pick("3", "m", "j") + "," + near("j") + ")"
		case 3:
			return "a(i" + g.pick(" + 2", " + 4", " - 1") + ",j" + g.pick(" - 2", " - 3", " + 2") + ")"
		case 0:
			return "b(" + near("i") + "," + near("j") + ")"
		case 1:
			return "t"
		}
		if outer && g.r.Intn(2) == 0 {
			return "c(" + near("i") + "," + near("j") + "," + near("k") + ")"
		}
		return "a(" + near("i") + "," + near("j") + ")"
	}
	set := g.pick("a(i,j)", "a(i,j)", "a(i,j)", "b(i,j)", "t")
	if outer {
		set = g.pick(set, "c(i,j,k)")
	}
	g.line("%s = %s + 3*%s - %s*i", set, read(), read(), read())
}
