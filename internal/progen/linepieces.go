package progen

import (
	"fmt"
	"strings"
)

// block writes a piece, perhaps repeated, under a condition, or in a procedure.
func (w *lines) block() {
	switch {
	case w.depth == 0 && w.chance(15):
		w.emit("do t = 1, %d", w.between(2, 3))
		w.within("end do", func() {
			w.piece()
			w.piece()
		})
	case w.depth == 0 && !w.inside && w.chance(25):
		w.procedure()
	default:
		w.piece()
	}
}

func (w *lines) piece() {
	forms := []func(){w.recurrence, w.recurrence, w.line, w.line, w.line, w.triangle, w.triangle, w.severalLoops, w.severalLoops, w.workArray,
		w.workArray, w.edges, w.edges, w.searched, w.searched, w.lastFound, w.lastFound, w.stencil, w.leaving, w.called, w.spelled}
	if n := w.r.Intn(len(forms) + 3); n < len(forms) {
		forms[n]()
		return
	}
	arrayStatement(w)
}

// recurrence carries values along one or more axes, up or down, by two statements perhaps.
func (w *lines) recurrence() {
	g := w.full(double)
	order := append([]int(nil), g.axes...)
	if w.chance(40) {
		w.r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	step := map[int]int{}
	var sweep func(axes []int)
	sweep = func(axes []int) {
		if len(axes) == 0 {
			w.carried(g, order, step)
			return
		}
		last := len(axes) - 1
		step[axes[last]] = w.pickOf(1, 1, -1)
		w.loopBy(axes[last], 1, step[axes[last]], func() { sweep(axes[:last]) })
	}
	sweep(order)
}

// carried is the body of a recurrence.
func (w *lines) carried(g *grid, order []int, step map[int]int) {
	var terms []string
	for _, axis := range order {
		if axis == order[0] || w.chance(50) {
			terms = append(terms, fmt.Sprintf("%s*%s", w.pick("0.5d0", "0.25d0", "cp(2)"), w.beside(g, axis, -step[axis])))
		}
	}
	if w.chance(30) {
		w.emit("f = 1.0d0/(2.0d0 + %s)", w.ref(whole))
		w.emit("%s = f*(%s - %s)", w.own(g), w.own(g), strings.Join(terms, " + "))
	} else {
		w.emit("%s = (%s + %s)/(2.0d0 + %s)", w.own(g), w.ref(double), strings.Join(terms, " + "), w.ref(whole))
	}
	if w.chance(40) {
		h := w.full(double)
		w.emit("%s = 0.5d0*%s - 0.25d0*%s", w.own(h), w.own(h), w.own(g))
	}
}

// line eliminates up and substitutes down along one axis, with multipliers in a work array or in an array of the program.
func (w *lines) line() {
	g := w.full(double)
	along := g.axes[w.r.Intn(len(g.axes))]
	v := variable(along)
	multiplier := "cp(" + w.work(along, 0) + ")"
	if h := w.full(double); h != g && w.chance(40) {
		multiplier = w.own(h)
	}
	rest := without(g.axes, along)
	if len(rest) > 0 && w.chance(30) {
		defer w.emit("cp = 0.5d0; f = 1; h = 2")
		w.emit("!hpf$ independent, new(%s%s, cp, f, h)", v, strings.Join(append([]string{""}, variables(rest[:len(rest)-1])...), ", "))
	}
	w.nest(rest, w.r.Intn(2), func() {
		w.emit("cp(%s) = %s", w.workAt(along, 0), w.pick("0", "0.5d0", "1.0d0/s"))
		if w.chance(30) {
			w.emit("h = 0")
		} else {
			w.emit("h = 0.25d0")
		}
		w.loopBy(along, 1, 1, func() {
			w.emit("f = 1.0d0/(3.0d0 + %s)", w.ref(whole))
			if strings.HasPrefix(multiplier, "cp") && w.chance(40) {
				w.emit("cp(%s) = f*(0.5d0 - 0.25d0*cp(%s))", w.work(along, 0), w.work(along, -1))
			} else {
				w.emit("%s = f*0.5d0", multiplier)
			}
			w.emit("%s = f*(%s - 0.5d0*%s + h)", w.own(g), w.own(g), w.beside(g, along, -1))
			w.emit("h = 0.5d0*%s", w.pick("h", w.own(g), multiplier))
		})
		if w.chance(30) {
			return
		}
		w.loopBy(along, 1, -1, func() {
			w.emit("%s = %s - %s*%s", w.own(g), w.own(g), multiplier, w.beside(g, along, 1))
		})
	})
}

// work is a subscript of a work array for the iteration some iterations on; workAt one for the first element.
func (w *domain) work(along, by int) string {
	e := w.space[along]
	if e.lo == 17 || w.read {
		return fmt.Sprintf("%s-%s", variable(along)+sign(by), parenthesised(e.loText))
	}
	return variable(along) + sign(by)
}

func (w *domain) workAt(along, by int) string {
	e := w.space[along]
	if e.lo == 17 || w.read {
		return fmt.Sprint(by)
	}
	return from(e, by)
}

func without(axes []int, one int) []int {
	var out []int
	for _, axis := range axes {
		if axis != one {
			out = append(out, axis)
		}
	}
	return out
}

func variables(axes []int) []string {
	var out []string
	for _, axis := range axes {
		out = append(out, variable(axis))
	}
	return out
}

// triangle has a loop whose bounds depend on the one around, along two axes, with a recurrence, a sum, or a stencil inside.
func (w *lines) triangle() {
	if len(w.space) < 2 {
		w.recurrence()
		return
	}
	outer, inner := 1, 0
	if w.chance(30) {
		outer, inner = 0, 1
	}
	up := w.pickOf(1, 1, -1)
	bounds := w.slanted(outer, inner, up)
	rest := without(without([]int{0, 1, 2}[:len(w.space)], 0), 1)
	w.nest(rest, 1, func() {
		w.loopBy(outer, 1, w.pickOf(1, 1, -1), func() {
			if w.chance(40) {
				w.emit("h = %s", w.ref(double))
			}
			w.open(inner, 1, bounds, func() { w.inTriangle(inner, up) })
			if w.chance(30) {
				w.emit("v = 0.5d0*v + h")
			}
		})
	})
}

// slanted are bounds of a loop up or down that depend on the loop around, within its own axis all the same.
func (w *lines) slanted(outer, inner, up int) string {
	o, lo, hi := variable(outer), from(w.space[inner], 1), upTo(w.space[inner], 1)
	least := func(s string) string { return fmt.Sprintf("max(%s, %s)", lo, s) }
	most := func(s string) string { return fmt.Sprintf("min(%s, %s)", hi, s) }
	band := fmt.Sprintf("%s, %s", least(o+"-2"), most(o+"+2"))
	if w.square {
		least = func(s string) string { return s }
		most = least
	}
	if up < 0 {
		return w.pick(most(o)+", "+lo, hi+", "+least(o), most(o+"-1")+", "+lo, hi+", "+least(o+"+1")) + ", -1"
	}
	turned := fmt.Sprintf("%s+%s-%s", parenthesised(lo), parenthesised(hi), o)
	return w.pick(lo+", "+most(o), least(o)+", "+hi, lo+", "+most(o+"-1"), least(o+"+1")+", "+hi, band, least(turned)+", "+hi,
		least(o)+", "+hi+", 2")
}

func (w *lines) inTriangle(inner, up int) {
	g := w.full(double)
	switch w.r.Intn(5) {
	case 0:
		w.emit("%s = (%s - 0.5d0*%s)/(2.0d0 + %s)", w.own(g), w.own(g), w.beside(g, inner, -up), w.ref(whole))
	case 1:
		w.emit("h = h - 0.25d0*%s", w.ref(double))
	case 2:
		n := w.full(whole)
		w.emit("%s = %s", w.own(n), w.integer())
		w.emit("m = max(m, %s)", w.own(n))
	case 3:
		w.emit("if (%s) then", w.condition())
		w.within("end if", func() { w.emit("%s = 0.5d0*(%s + %s)", w.own(g), w.beside(g, inner, -up), w.ref(double)) })
	default:
		w.emit("%s = %s", w.own(g), w.real())
	}
}

// severalLoops has loops and scalars side by side in one body.
func (w *lines) severalLoops() {
	g := w.full(double)
	along := g.axes[0]
	if w.chance(40) {
		along = g.axes[w.r.Intn(len(g.axes))]
	}
	rest := without(g.axes, along)
	w.nest(rest, 1, func() {
		w.emit("f = %s", w.real())
		w.emit("q = %s", w.integer())
		for n := w.between(2, 3); n > 0; n-- {
			x := w.grids[w.among(func(x *grid) bool { return len(x.axes) == len(w.space) })]
			w.loop(along, 1, func() {
				w.emit("%s = %s", w.own(x), w.pick(w.value(x.kind), map[kind]string{whole: "mod(q + " + w.own(x) + ", 89)",
					double: "0.5d0*" + w.own(x) + " + f"}[x.kind]))
				if w.chance(30) {
					w.emit("%s = %s", w.pick("h", "v"), w.ref(double))
				}
			})
			w.amid()
		}
	})
}

// amid is what may lie between two loops of a body.
func (w *lines) amid() {
	switch w.r.Intn(5) {
	case 0:
		w.emit("if (%s) f = %s", w.condition(), w.ref(double))
	case 1:
		w.emit("q = mod(q + %s, 13)", w.ref(whole))
	case 2:
		w.emit("h = f + 0.5d0*%s", w.ref(double))
	}
}

// workArray fills an array for each iteration, partly under conditions and with constants, then uses it.
func (w *lines) workArray() {
	g := w.full(whole)
	along := g.axes[w.r.Intn(len(g.axes))]
	rest := without(g.axes, along)
	at := "iw(" + w.work(along, 0) + ")"
	w.nest(rest, w.r.Intn(2), func() {
		if w.chance(40) {
			w.emit("iw = %s", w.pick("0", "3", "s"))
		}
		w.emit("iw(%s) = %s", w.workAt(along, 0), w.pick("7", "s", "m", w.ref(whole)))
		w.loopBy(along, 0, w.pickOf(1, 1, -1), func() {
			switch w.r.Intn(4) {
			case 0:
				w.emit("%s = 0", at)
				w.emit("if (%s) %s = %s", w.condition(), at, w.pick("5", w.integer()))
			case 1:
				w.emit("if (%s) then", w.condition())
				w.emit("  %s = %s", at, w.integer())
				w.emit("else")
				w.emit("  %s = %s", at, w.pick("1", "s", w.integer()))
				w.emit("end if")
			default:
				w.emit("%s = %s", at, w.integer())
			}
		})
		if w.chance(40) {
			w.emit("if (%s) iw(%s) = 9", w.condition(), w.workAt(along, 1))
		}
		w.loopBy(along, 1, w.pickOf(1, 1, -1), func() {
			w.emit("%s = mod(%s + %s, 83)", w.own(g), at, w.pick(w.ref(whole), "iw("+w.work(along, -1)+")", "2*iw("+w.work(along, 1)+")"))
		})
	})
}

// stencil is a nest without more.
func (w *lines) stencil() {
	g := w.grids[w.r.Intn(len(w.grids))]
	w.over(g, w.between(0, 2), func() {
		if w.chance(30) {
			w.emit("if (%s) cycle", w.condition())
		}
		w.emit("%s = %s", w.own(g), w.value(g.kind))
	})
}
