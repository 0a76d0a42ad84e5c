package progen

import (
	"fmt"
	"strings"
)

// Levels returns a program whose loops choose levels of distributed arrays by integer scalars: two or three that take turns, by swaps, by
// remainders of a loop's variable and under conditions, in the main program, in variables of a module and as arguments. Some pairs never are
// the same level, others are now and then. Neighbours are next to an element, or what tables say, which one loop sets, and its ends
// apart, or which change later. The arrays are of integers, and exact.
func Levels(seed int64) Case {
	w := &levels{dice: seeded(seed)}
	w.rank = w.between(1, 2)
	w.n = w.pick("5", "7", "12", "19")
	w.list(w.between(4, 7), true)
	main := w.out
	w.out, w.depth = nil, 0
	w.list(w.between(2, 3), false)
	return Case{Source: w.text(seed, main, w.out)}
}

// levels writes such a program. The scalars are from 1 to 4 at any time.
type levels struct {
	dice
	rank   int
	n      string
	out    []string
	depth  int
	loops  []string // variables of the loops around
	counts int
}

var levelNames = []string{"a", "b", "c", "d"}

func (w *levels) line(format string, args ...any) {
	w.out = append(w.out, strings.Repeat("  ", w.depth+1)+fmt.Sprintf(format, args...))
}

func (w *levels) level() string { return w.pick(levelNames...) }

// value is an expression from 1 to 4.
func (w *levels) value() string {
	x, y := w.level(), w.level()
	if len(w.loops) > 0 && w.chance(35) {
		return fmt.Sprintf("%s(%s + %d, %d) + 1", w.pick("mod", "modulo"), w.pick(w.loops...), w.between(0, 3), w.between(2, 4))
	}
	return w.pick("1", "2", "3", "4", x, x, "5 - "+x, fmt.Sprintf("mod(%s, 4) + 1", x), fmt.Sprintf("merge(%s, %s, u(%s) > 40)", x, y, w.element("1")))
}

// element is the subscripts of the element 3 of a level.
func (w *levels) element(level string) string {
	return strings.Repeat("3,", w.rank) + level
}

func (w *levels) cond() string {
	return w.pick(fmt.Sprintf("%s == %d", w.level(), w.between(1, 4)), fmt.Sprintf("%s < %s", w.level(), w.level()),
		fmt.Sprintf("%s /= 2 .or. u(%s) > 50", w.level(), w.element(w.level())), fmt.Sprintf(".not. (%s > 1 .and. %s == 3)", w.level(), w.level()),
		fmt.Sprintf("mod(u(%s), 2) == 1", w.element(w.level())))
}

// list writes statements; of the main program some of them call.
func (w *levels) list(n int, calls bool) {
	for range n {
		switch k := w.between(0, 11); {
		case k < 2:
			w.line("%s = %s", w.level(), w.value())
		case k < 4:
			x, y := w.level(), w.level()
			w.line("t = %s; %s = %s; %s = t", x, x, y, y)
		case k == 4 && w.depth < 2:
			w.time(calls)
		case k == 5 && w.depth < 2:
			w.turns()
		case k == 6 && w.depth < 2:
			w.line("if (%s) then", w.cond())
			w.nested(1, calls)
			w.line("else")
			w.nested(1, calls)
			w.line("end if")
		case k == 7 && calls:
			w.line("call step(%s, %s)", w.level(), w.level())
		case k == 8 && calls:
			w.line("call turn")
		case k == 9 && w.chance(10):
			w.line("%s(%s) = %d", w.pick("ip", "im"), w.pick("2", "n", "1"), w.between(1, 5))
		default:
			w.sweep(w.level(), w.level(), w.level())
		}
	}
}

func (w *levels) nested(n int, calls bool) {
	w.depth++
	w.list(n, calls)
	w.depth--
}

// time writes a loop over time steps.
func (w *levels) time(calls bool) {
	w.counts++
	v := fmt.Sprintf("k%d", w.counts)
	w.line("do %s = %d, %d", v, w.between(0, 2), w.between(2, 4))
	w.loops = append(w.loops, v)
	w.nested(2, calls)
	if w.chance(30) {
		w.line("  if (%s) %s", w.cond(), w.pick("exit", "cycle"))
	}
	w.nested(1, calls)
	w.loops = w.loops[:len(w.loops)-1]
	w.line("end do")
}

// turns writes a loop over time steps whose levels are never the same: each begins at another one, and they change places.
func (w *levels) turns() {
	w.counts++
	order, places := w.r.Perm(4), w.r.Perm(4)
	x, y, z := levelNames[order[0]], levelNames[order[1]], levelNames[order[2]]
	w.line("%s = %d; %s = %d; %s = %d", x, places[0]+1, y, places[1]+1, z, places[2]+1)
	w.line("do k%d = %d, 5", w.counts, w.between(0, 3))
	w.depth++
	if w.chance(30) {
		w.line("if (%s) cycle", w.cond())
	}
	w.sweep(x, y, w.pick(y, z))
	switch w.between(0, 2) {
	case 0:
		w.line("t = %s; %s = %s; %s = t", x, x, y, y)
	case 1:
		w.line("t = %s; %s = %s; %s = %s; %s = t", x, x, y, y, z, z)
	default:
		w.line("t = %s; %s = %s; %s = %s; %s = t", z, z, y, y, x, x)
		w.sweep(z, x, y)
	}
	w.depth--
	w.line("end do")
}

// sweep writes a loop that sets one level from others, whose elements are neighbours; now and then a level changes in each iteration.
func (w *levels) sweep(to, from, other string) {
	change := func() {
		if x := w.level(); to != "p" && w.chance(20) {
			w.line("    %s = %s", x, w.pick("5 - "+x, fmt.Sprintf("mod(%s, 3) + 1", x)))
		}
	}
	first, last := "2", "n - 1"
	shift := func() string { return w.pick("i-1", "i+1", "i") }
	if w.chance(30) {
		first, last = "1", "n"
		shift = func() string { return w.pick("ip(i)", "im(i)", "i", "ip(ip(i))") }
	}
	right := fmt.Sprintf("mod(u(%s,%s) + 2*u(%s,%s), 97)", shift(), from, shift(), other)
	if w.rank == 2 {
		right = fmt.Sprintf("mod(u(%s,j,%s) + 2*u(i,%s,%s) + u(i,j,%s), 97)", shift(), from, alongJ(shift()), other, from)
		w.line("do j = %s, %s", first, last)
		w.line("  do i = %s, %s", first, last)
		change()
		w.line("    u(i,j,%s) = %s", to, right)
		w.line("  end do")
	} else {
		w.line("do i = %s, %s", first, last)
		change()
		w.line("  u(i,%s) = %s", to, right)
	}
	w.line("end do")
}

// alongJ is a subscript of the second dimension that is like one of the first.
func alongJ(sub string) string {
	if sub == "i" {
		return "j"
	}
	return strings.NewReplacer("(i)", "(j)", "i-", "j-", "i+", "j+").Replace(sub)
}

// tables are the statements that set the neighbours.
func (w *levels) tables() string {
	inside := ""
	behind := "  ip(n) = " + w.pick("1", "n", "2") + "\n"
	if w.chance(40) {
		inside, behind = "    if ("+w.pick("i == n", "ip(i) > n", "i >= n", "ip(i) == n + 1")+") ip(i) = "+w.pick("1", "n", "3")+"\n", ""
	}
	return "  do i = 1, n\n    ip(i) = i + 1\n" + inside + "    im(i) = i - 1\n  end do\n" + behind + "  im(1) = " + w.pick("n", "1", "2") + "\n"
}

func (w *levels) text(seed int64, main, procedure []string) string {
	colons, subs := strings.Repeat("n,", w.rank), "i,"
	format := w.pick("(block,*)", "(cyclic,*)", "(cyclic(3),*)")
	if w.rank == 2 {
		subs = "i,j,"
		format = w.pick("(block,*,*)", "(*,block,*)", "(block,block,*)", "(cyclic,block,*)", "(*,cyclic(2),*)", "(multi,multi,*)")
	}
	counters := ""
	for k := range w.counts {
		counters += fmt.Sprintf(", k%d", k+1)
	}
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("! levels %d", seed)
	line("module levels\n  implicit none\n  integer, parameter :: n = %s\n  integer :: u(%s4), ip(n), im(n)\n!hpf$ distribute u%s", w.n, colons, format)
	line("  integer :: a = 1, b = 2, c = %d, d = %d\ncontains\n  subroutine turn\n    integer :: i, j, t%s", w.between(1, 4), w.between(1, 4), counters)
	line("%s\n  end subroutine turn", strings.Join(procedure, "\n"))
	line("  subroutine step(p, q)\n    integer, intent(in) :: p, q\n    integer :: i, j")
	w.out, w.depth = nil, 0
	w.sweep("p", "q", w.pick("p", "q"))
	line("%s\n  end subroutine step\nend module levels", strings.Join(w.out, "\n"))
	line("program main\n  use levels\n  implicit none\n  integer :: i, j, l, t%s", counters)
	fmt.Fprint(&b, w.tables())
	line("  do l = 1, 4\n    do j = 1, %s\n      do i = 1, n\n        u(%sl) = mod(i*7 + j*l*3 + l, 31)\n      end do\n    end do\n  end do",
		[]string{"1", "n"}[w.rank-1], subs)
	line("%s", strings.Join(main, "\n"))
	line("  print *, a, b, c, d\n  print *, u\nend program main")
	return b.String()
}
