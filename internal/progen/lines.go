package progen

import (
	"fmt"
	"slices"
	"strings"
)

// Lines returns a program of what solvers of lines and searches do: recurrences up, down and in triangles with several loops in a body,
// work arrays that are set under conditions, first and last elements apart, places that a line is searched for, and scalars that keep
// what a loop found last, over arrays with any lower bounds, of no elements too, in all distributions. Integers are at least 0, decide
// everything, and are exact; a real depends on the order of sums in its last digits alone.
func Lines(seed int64) Case {
	w := &lines{domain: domain{dice: seeded(seed)}, margin: map[int]int{}}
	w.axes()
	w.declare()
	w.start()
	for n := w.between(3, 6); n > 0; n-- {
		w.block()
	}
	w.finish()
	return Case{Source: w.text(seed), Input: w.input}
}

// grid is an array whose dimensions lie along some axes of the program, a little longer than these perhaps.
type grid struct {
	field
	axes []int
}

// domain is what a program of lines computes with: arrays along one to three axes, and how they are mapped.
type domain struct {
	dice
	space      []extent // the axes
	square     bool     // the first two are equal
	read       bool     // bounds are read, arrays allocatable
	typed      bool     // arrays are components
	grids      []*grid
	words      *grid // of texts, along the first axis
	directives []string
	count      int // of things that need a name
	input      string
}

// lines writes such a program.
type lines struct {
	domain
	body       []string
	procedures []string
	depth      int
	margin     map[int]int // of the loops that are open, by axis: they leave out so many elements at each end
	inside     bool        // a procedure
	lent       *lending    // nil but in Lent
}

// axes chooses how long the axes are: often nothing, or less than there are images.
func (w *domain) axes() {
	rank := w.between(1, 3)
	w.read = w.chance(30)
	w.typed = w.chance(15)
	sizes := []string{}
	for d := range rank {
		lo, n := w.pickOf(1, 1, 1, 0, -2, 3, 17), w.pickOf(0, 1, 2, 3, 5)
		if w.chance(80) {
			n = w.between(4, []int{24, 11, 6}[rank-1])
		}
		e := fixed(lo, lo+n-1)
		if w.read {
			e.loText, e.hiText = fmt.Sprintf("l%d", d+1), fmt.Sprintf("n%d", d+1)
			if w.chance(50) {
				e.loText = fmt.Sprint(lo)
			}
		}
		w.space = append(w.space, e)
	}
	if w.square = rank > 1 && w.chance(50); w.square {
		w.space[1] = w.space[0]
	}
	for d := range 3 {
		e := w.space[min(d, rank-1)]
		sizes = append(sizes, fmt.Sprintf("%d %d", e.lo, e.hi))
	}
	w.input = strings.Join(sizes, " ") + "\n"
}

func (w *domain) pickOf(list ...int) int { return list[w.r.Intn(len(list))] }

// declare chooses arrays: some of all axes, some of fewer, of integers, reals and texts.
func (w *domain) declare() {
	rank := len(w.space)
	all := []int{0, 1, 2}[:rank]
	for _, k := range []kind{whole, double} {
		for range w.between(1, 2) {
			w.add(k, all)
		}
	}
	for range w.between(1, 2) {
		w.add([]kind{whole, double}[w.r.Intn(2)], []int{w.r.Intn(rank)})
	}
	if rank == 3 && w.chance(60) {
		w.add(double, [][]int{{0, 1}, {1, 2}, {0, 2}}[w.r.Intn(3)])
	}
	w.words = &grid{field{name: "words", dims: w.space[:1], deferred: w.read}, []int{0}}
	w.formats()
}

// add declares an array along some axes.
func (w *domain) add(k kind, axes []int) {
	name := fmt.Sprintf("a%d", len(w.grids)+1)
	if w.typed {
		name = "u%" + name
	}
	g := &grid{field{name: name, kind: k, deferred: w.read}, axes}
	for _, axis := range axes {
		e := w.space[axis]
		if !w.read && w.chance(10) {
			e = fixed(e.lo-w.r.Intn(2), e.hi+w.r.Intn(3))
		}
		g.dims = append(g.dims, e)
	}
	w.grids = append(w.grids, g)
}

// formats distributes the first array of each shape, or all, and aligns the others with it.
func (w *domain) formats() {
	for n, g := range append(w.grids[:len(w.grids):len(w.grids)], w.words) {
		if w.chance(8) {
			continue
		}
		if w.typed && g == w.words {
			w.directive("distribute words%s", w.format(g))
			continue
		}
		if other := w.alike(g, n); other != nil && w.chance(75) {
			w.directive("align %s(%s) with %s(%[2]s)", g.name, strings.Join(strings.Split("i,j,k", ",")[:len(g.dims)], ","), other.name)
			continue
		}
		w.directive("distribute %s%s", g.name, w.format(g))
	}
}

// alike is an array before the n-th with bounds that hold those of g.
func (w *domain) alike(g *grid, n int) *grid {
	for _, other := range w.grids[:n] {
		fits := len(other.dims) == len(g.dims)
		for d := range g.dims {
			fits = fits && other.axes[d] == g.axes[d] && other.dims[d].lo <= g.dims[d].lo && other.dims[d].hi >= g.dims[d].hi
		}
		if fits {
			return other
		}
	}
	return nil
}

// format is a distribution of any kind.
func (w *domain) format(g *grid) string {
	rank := len(g.dims)
	list := make([]string, rank)
	if rank > 1 && w.chance(30) {
		for d := range list {
			list[d] = "multi"
		}
		if rank == 3 && w.chance(40) {
			list[w.r.Intn(3)] = "*"
		}
		return "(" + strings.Join(list, ",") + ")"
	}
	if w.chance(10) && !w.read && !w.typed && g.dims[0].size() > 0 {
		return w.blocks(g)
	}
	must := w.r.Intn(rank)
	for d := range list {
		list[d] = w.pick("*", "*", "block", "cyclic", "cyclic(2)", "cyclic(3)")
		if d == must {
			list[d] = w.pick("block", "block", "cyclic", "cyclic(2)", "cyclic(4)")
		}
	}
	return "(" + strings.Join(list, ",") + ")"
}

// blocks is GEN_BLOCK in the first dimension.
func (w *domain) blocks(g *grid) string {
	w.count++
	left := g.dims[0].size()
	first := w.r.Intn(left + 1)
	second := w.r.Intn(left - first + 1)
	w.directive("processors p%d(3)", w.count)
	w.directives = append(w.directives, fmt.Sprintf("  integer, parameter :: g%d(3) = [%d, %d, %d]", w.count, first, second, left-first-second))
	return fmt.Sprintf("(gen_block(g%d)%s) onto p%[1]d", w.count, strings.Repeat(",*", len(g.dims)-1))
}

func (w *domain) directive(format string, args ...any) {
	w.directives = append(w.directives, "!hpf$ "+fmt.Sprintf(format, args...))
}

func (w *lines) emit(format string, args ...any) {
	margin, text := strings.Repeat("  ", w.depth+1), fmt.Sprintf(format, args...)
	if strings.HasPrefix(text, "!") {
		w.body = append(w.body, margin+text)
		return
	}
	w.body = append(w.body, folded(margin, text)...)
}

// within writes what f emits one step further in, and a last line.
func (w *lines) within(end string, f func()) {
	w.depth++
	f()
	w.depth--
	w.emit("%s", end)
}

// start gives everything a value.
func (w *lines) start() {
	if w.read {
		w.emit("read *, l1, n1, l2, n2, l3, n3")
		for _, g := range w.grids {
			if w.lent != nil {
				w.lent.allocate(g)
				continue
			}
			w.emit("allocate(%s(%s))", g.name, g.shape())
		}
		w.emit("allocate(words(%s))", w.words.shape())
	}
	w.emit("words = 'dcba'")
	w.over(w.words, 0, func() { w.emit("words(i) = achar(97 + mod(i + 40, 5)) // achar(97 + mod(3*i + 60, 7)) // 'b'") })
	for c, g := range w.grids {
		w.emit("%s = %d", g.name, c)
		w.over(g, 0, func() {
			sum := fmt.Sprint(c + 1)
			for _, axis := range g.axes {
				sum += fmt.Sprintf(" + %d*%s", 2*axis+3+c, variable(axis))
			}
			w.emit("%s = %smod(%s + 500, %d)", w.own(g), map[kind]string{double: "0.125d0*"}[g.kind], sum, w.between(31, 101))
		})
	}
}

func (w *lines) finish() {
	w.emit("print *, s, m, li, lj, found")
	w.emit("print *, v, top")
	for _, g := range w.grids {
		w.emit("print *, %s", g.name)
	}
	w.emit("print *, words")
}

// scalars are declarations, of work arrays, too.
const scalars = "  integer :: i, j, k, t, s, m, li, lj, q, iw(-4:40)\n  real(8) :: f, h, v, top, cp(-4:40), dp(-4:40)\n  logical :: found\n"

const firstValues = "  s = 1\n  i = 0; j = 0; k = 0\n  m = 0\n  q = 4\n  li = -1\n  lj = -1\n  found = .false.\n  v = 0.5d0\n  top = 0.25d0\n  f = 1\n  h = 2\n  cp = 0.5d0\n  dp = 0.25d0\n  iw = 3\n"

func (w *lines) text(seed int64) string {
	var b strings.Builder
	fmt.Fprintf(&b, "! random program of seed %d\n! tolerance 1e-9\nprogram lines\n  implicit none\n  integer :: l1, n1, l2, n2, l3, n3\n", seed)
	directives := strings.Join(w.directives, "\n")
	if w.typed {
		b.WriteString(w.inType())
		directives = strings.Join(ofWords(w.directives, true), "\n")
	} else {
		for _, g := range w.grids {
			b.WriteString(declaration(g, g.name))
		}
	}
	b.WriteString(declaration(w.words, "words"))
	b.WriteString(scalars + directives + "\n" + firstValues + strings.Join(w.body, "\n"))
	b.WriteString("\ncontains\n" + evenFunction + strings.Join(w.procedures, "") + "end program lines\n")
	return b.String()
}

// ofWords are the directives of the texts, or those of the other arrays.
func ofWords(directives []string, texts bool) []string {
	return slices.DeleteFunc(slices.Clone(directives), func(d string) bool { return strings.Contains(d, "words") != texts })
}

const evenFunction = "  pure logical function even(n)\n    integer, intent(in) :: n\n    even = mod(n, 2) == 0\n  end function even\n"
