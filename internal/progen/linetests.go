package progen

import (
	"fmt"
	"strings"
)

// edges asks, in loops over whole arrays, where a neighbour is one before it reads it.
func (w *lines) edges() {
	g := w.full(whole)
	axis := g.axes[w.r.Intn(len(g.axes))]
	e, v := w.space[axis], variable(axis)
	up := w.chance(50)
	edge, near, test := e.loText, w.beside(g, axis, -1), ">"
	if up {
		edge, near, test = e.hiText, w.beside(g, axis, 1), "<"
	}
	h := w.full(double)
	w.over(g, 0, func() {
		switch w.r.Intn(5) {
		case 0:
			w.emit("if (%s %s %s) then", v, test, edge)
			w.emit("  if (%s > %d) %s = mod(%s + %s, 79)", near, w.between(3, 40), w.own(g), near, w.own(g))
			w.emit("end if")
		case 1:
			w.emit("if (%s %s %s .and. even(%s)) %s = 0.5d0*%s", v, test, edge, w.own(g), w.own(h), w.own(h))
		case 2:
			w.emit("if (%s == %s) then", v, edge)
			w.emit("  %s = %d", w.own(g), w.between(0, 30))
			w.emit("else")
			w.emit("  %s = mod(%s + 2*%s, 73)", w.own(g), w.own(g), near)
			w.emit("end if")
		case 3:
			w.emit("if (%s %s %s) cycle", v, map[string]string{">": "<=", "<": ">="}[test], edge)
			w.emit("%s = %s + mod(%s, 5)", w.own(g), w.own(g), near)
		default:
			w.emit("select case (%s)", v)
			w.emit("case (%s)", map[bool]string{true: fmt.Sprint(e.hi), false: fmt.Sprint(e.lo)}[up])
			w.emit("  %s = mod(%s, 3)", w.own(g), w.own(g))
			w.emit("case default")
			w.emit("  %s = mod(%s + s, 71)", w.own(g), near)
			w.emit("end select")
		}
	})
}

// searched asks for lines of an array, in a loop over the lines.
func (w *lines) searched() {
	g, h := w.some(whole), w.full(whole)
	along := g.axes[w.r.Intn(len(g.axes))]
	w.nest(without(h.axes, along), 0, func() {
		line, ok := w.section(g, along)
		if !ok {
			return
		}
		limit := w.between(5, 60)
		switch w.r.Intn(6) {
		case 0:
			w.emit("if (%s(%s > %d)) then", w.pick("any", "all"), line, limit)
			w.within("end if", func() { w.setLine(h, along) })
		case 1:
			w.emit("q = %s(%s, 1)", w.pick("minloc", "maxloc"), line)
			w.emit("if (q > 0) s = mod(s + q, 1009)")
		case 2:
			w.emit("q = findloc(%s, %d, 1)", line, limit)
			w.emit("s = mod(s + 3*q, 1009)")
		case 3:
			w.emit("q = count(%s > %d)", line, limit)
			w.setLine(h, along)
		case 4:
			w.emit("q = mod(sum(%s), 61)", line)
			w.setLine(h, along)
		default:
			w.emit("if (maxval(%s) > %d) q = minval(%s, mask = %s > %d)", line, limit, line, line, limit)
			w.emit("q = mod(abs(q), 50)")
			w.setLine(h, along)
		}
	})
}

// section is a line of an array along an axis, whole or a part, where the loops are; none where there may be no such line.
func (w *lines) section(g *grid, along int) (string, bool) {
	var subs []string
	for d, axis := range g.axes {
		if axis == along {
			e := w.space[axis]
			subs = append(subs, w.pick(":", from(e, 0)+":"+upTo(e, 0), from(e, 1)+":"+upTo(e, 1), from(e, 0)+":"+upTo(e, 0)+":2"))
			continue
		}
		sub, ok := w.subscript(axis, g.dims[d])
		if !ok {
			return "", false
		}
		subs = append(subs, sub)
	}
	return fmt.Sprintf("%s(%s)", g.name, strings.Join(subs, ",")), true
}

// setLine sets a line of an array to something that depends on q.
func (w *lines) setLine(g *grid, along int) {
	w.loop(along, w.r.Intn(2), func() { w.emit("%s = mod(%s + q, 67)", w.own(g), w.ref(whole)) })
}

// lastFound keeps what a loop saw last, or where, for after it.
func (w *lines) lastFound() {
	g := w.some(whole)
	first := variable(g.axes[0])
	w.over(g, 0, func() {
		switch w.r.Intn(5) {
		case 0:
			w.emit("if (%s) li = %s", w.condition(), first)
		case 1:
			w.emit("q = %s", w.own(g))
			w.emit("%s = mod(q + 1, 91)", w.own(g))
		case 2:
			w.emit("if (%s > m) then", w.own(g))
			w.emit("  m = %s", w.own(g))
			w.emit("  li = %s", first)
			w.emit("  lj = %s", variable(g.axes[len(g.axes)-1]))
			w.emit("end if")
		case 3:
			w.emit("if (%s) then", w.condition())
			w.emit("  found = .true.")
			w.emit("  top = %s", w.ref(double))
			w.emit("end if")
		default:
			w.emit("v = %s", w.ref(double))
			w.emit("li = %s", w.own(g))
		}
	})
	if w.chance(50) {
		w.emit("s = mod(s + %s, 1009)", w.pick(first, "li + 2000", "m"))
	}
	if w.chance(30) {
		w.emit("if (li > 0) s = mod(s + li + q + 1000, 1009)")
	}
	w.emit("m = mod(m, 70)")
}

// leaving ends a search early.
func (w *lines) leaving() {
	g := w.some(whole)
	axis := g.axes[0]
	v := variable(axis)
	w.nest(without(g.axes, axis), 0, func() {
		w.emit("found = .false.")
		w.loopBy(axis, w.r.Intn(2), w.pickOf(1, 1, -1), func() {
			w.emit("if (%s) then", w.condition())
			w.emit("  found = .true.")
			w.emit("  li = %s", v)
			w.emit("  exit")
			w.emit("end if")
			if w.chance(50) {
				w.emit("%s = mod(%s + 1, 77)", w.own(g), w.own(g))
			}
		})
		w.emit("s = mod(s + %s + 1000, 1009)", w.pick(v, "li", "merge(li, 3, found)"))
	})
}

// called calls a procedure for each line of an array.
func (w *lines) called() {
	g := w.full(double)
	along := g.axes[w.r.Intn(len(g.axes))]
	w.count++
	name := fmt.Sprintf("solve%d", w.count)
	e := w.space[along]
	size := fmt.Sprintf("max(0, %s-%s+1)", e.hiText, parenthesised(e.loText))
	shape := w.pick("n", "n", ":")
	w.nest(without(g.axes, along), 0, func() {
		var subs []string
		for _, axis := range g.axes {
			if axis == along {
				subs = append(subs, from(e, 0)+":"+upTo(e, 0))
			} else {
				subs = append(subs, variable(axis))
			}
		}
		w.emit("call %s(%s(%s), %s)", name, g.name, strings.Join(subs, ","), size)
	})
	var b strings.Builder
	fmt.Fprintf(&b, "  subroutine %s(x, n)\n    integer, intent(in) :: n\n    real(8), intent(inout) :: x(%s)\n    real(8) :: w(%s), f\n    integer :: i\n",
		name, shape, w.pick("n", "40", "0:n+1"))
	b.WriteString("    if (n < 2) return\n    w(1) = 0.5d0\n    x(1) = 0.5d0*x(1)\n    do i = 2, n\n")
	b.WriteString("      f = 1.0d0/(2.0d0 - 0.5d0*w(i-1))\n      w(i) = 0.5d0*f\n      x(i) = f*(x(i) + 0.5d0*x(i-1))\n    end do\n")
	fmt.Fprintf(&b, "    do i = n-1, 1, -1\n      x(i) = x(i) %s w(i)*x(i+1)\n    end do\n  end subroutine %s\n", w.pick("+", "-"), name)
	w.procedures = append(w.procedures, b.String())
}

// procedure writes pieces into a procedure that takes some of the arrays as arguments, mapped in a way of HPF.
func (w *lines) procedure() {
	w.count++
	name := fmt.Sprintf("part%d", w.count)
	main, depth := w.body, w.depth
	w.body, w.depth, w.inside = nil, 1, true
	for n := w.between(1, 2); n > 0; n-- {
		w.piece()
	}
	body := strings.Join(w.body, "\n")
	w.body, w.depth, w.inside = main, depth, false
	var names []string
	var b strings.Builder
	for _, g := range w.grids {
		if w.typed || !strings.Contains(body, g.name+"(") || w.chance(25) {
			continue
		}
		names = append(names, g.name)
		fmt.Fprintf(&b, "  %s, intent(inout) :: %s(%s)\n", g.kind, g.name, w.dummyShape(g))
		b.WriteString(w.pick("", fmt.Sprintf("!hpf$ inherit %s\n", g.name), fmt.Sprintf("!hpf$ distribute %s *\n", g.name),
			fmt.Sprintf("!hpf$ distribute %s%s\n", g.name, w.plainFormat(g))))
	}
	w.emit("call %s(%s)", name, strings.Join(names, ", "))
	if w.chance(20) {
		w.emit("call %s(%s)", name, strings.Join(names, ", "))
	}
	locals := "  integer :: i, j, k, iw(-4:40)\n  real(8) :: f, h, cp(-4:40)\n"
	w.procedures = append(w.procedures, fmt.Sprintf("  subroutine %s(%s)\n%s%s  i = 0; j = 0; k = 0\n  iw = 2\n  cp = 0.25d0\n  f = 1\n  h = 3\n%s\n  end subroutine %s\n",
		name, strings.Join(names, ", "), b.String(), locals, body, name))
}

// dummyShape gives a dummy argument the bounds of the array, by both bounds or by the lower one.
func (w *domain) dummyShape(g *grid) string {
	assumed := w.chance(40)
	var out []string
	for _, e := range g.dims {
		if assumed {
			out = append(out, e.loText+":")
		} else {
			out = append(out, e.loText+":"+e.hiText)
		}
	}
	return strings.Join(out, ",")
}

func (w *domain) plainFormat(g *grid) string {
	list := make([]string, len(g.dims))
	for d := range list {
		list[d] = w.pick("*", "block", "cyclic", "cyclic(2)")
	}
	return "(" + strings.Join(list, ",") + ")"
}

// spelled asks for characters of texts, and makes texts of their neighbours.
func (w *lines) spelled() {
	g := w.grids[w.among(func(g *grid) bool { return g.kind == whole && g.axes[0] == 0 })]
	one := len(g.axes) == 1
	if one {
		w.emit("li = 0")
	}
	w.over(g, 1, func() {
		word := "words(i" + w.pick("", "+1", "-1") + ")"
		switch w.r.Intn(5) {
		case 0:
			w.emit("if (%s(%s, '%s') > 0) %s = mod(%s + 1, 63)", w.pick("scan", "verify"), word, w.pick("b", "ae", "bcdg "), w.own(g), w.own(g))
		case 1:
			w.emit("s = mod(s + index(%s, 'b', back=.%s.), 1009)", word, w.pick("true", "false"))
		case 2:
			if one {
				w.emit("words(i) = %s(2:3) // words(i)(1:1) // '%s'", word, w.pick("c", "b"))
			} else {
				w.emit("%s = mod(len_trim(%s) + %s, 61)", w.own(g), word, w.own(g))
			}
		case 3:
			w.emit("if (%s %s 'cab' .and. %s) m = max(m, %s)", word, w.pick("<", ">="), w.condition(), w.own(g))
		default:
			w.emit("if (any(words(%s) == %s)) %s = mod(%s + ichar(%s(2:2)), 59)", w.pick(":", from(w.space[0], 1)+":"+upTo(w.space[0], 0)),
				word, w.own(g), w.own(g), word)
		}
	})
	w.emit("m = mod(m, 70)")
}
