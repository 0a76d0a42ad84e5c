package progen

import (
	"fmt"
	"strings"
)

// loop writes a loop along an axis that leaves out some elements at each end, up or down.
func (w *lines) loop(axis, margin int, f func()) {
	step := w.pickOf(1, 1, 1, 1, 1, 1, 1, 1, -1, -1, 2, -2, 3)
	w.loopBy(axis, margin, step, f)
}

func (w *lines) loopBy(axis, margin, step int, f func()) {
	e := w.space[axis]
	first, last := from(e, margin), upTo(e, margin)
	if step < 0 {
		first, last = last, first
	}
	by := ""
	if step != 1 {
		by = fmt.Sprintf(", %d", step)
	}
	w.open(axis, margin, fmt.Sprintf("%s, %s%s", first, last, by), f)
}

// open writes a loop with the given bounds within an axis less a margin.
func (w *lines) open(axis, margin int, bounds string, f func()) {
	w.emit("do %s = %s", variable(axis), bounds)
	w.margin[axis] = margin
	w.within("end do", f)
	delete(w.margin, axis)
}

// over writes loops over an array, the last dimension mostly outermost.
func (w *lines) over(g *grid, margin int, f func()) {
	order := append([]int(nil), g.axes...)
	if w.chance(25) {
		w.r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	w.nest(order, margin, f)
}

// nest writes loops along axes, the last one outermost.
func (w *lines) nest(axes []int, margin int, f func()) {
	if len(axes) == 0 {
		f()
		return
	}
	last := len(axes) - 1
	w.loop(axes[last], margin, func() { w.nest(axes[:last], margin, f) })
}

// from is the text of an element so many after the first one, upTo so many before the last one.
func from(e extent, by int) string {
	if e.loText == fmt.Sprint(e.lo) {
		return fmt.Sprint(e.lo + by)
	}
	return e.loText + sign(by)
}

func upTo(e extent, by int) string {
	if e.hiText == fmt.Sprint(e.hi) {
		return fmt.Sprint(e.hi - by)
	}
	return e.hiText + sign(-by)
}

func parenthesised(s string) string {
	if strings.HasPrefix(s, "-") {
		return "(" + s + ")"
	}
	return s
}

// own is the element of an array that the loops are at.
func (w *lines) own(g *grid) string { return w.beside(g, -1, 0) }

// beside is the element so many further along an axis.
func (w *lines) beside(g *grid, along, by int) string {
	var subs []string
	for _, axis := range g.axes {
		sub := variable(axis)
		if axis == along {
			sub += sign(by)
		}
		subs = append(subs, sub)
	}
	return fmt.Sprintf("%s(%s)", g.name, strings.Join(subs, ","))
}

// some is an array of a kind.
func (w *domain) some(k kind) *grid {
	return w.grids[w.among(func(g *grid) bool { return g.kind == k })]
}

// full is an array of a kind along all axes.
func (w *domain) full(k kind) *grid {
	return w.grids[w.among(func(g *grid) bool { return g.kind == k && len(g.axes) == len(w.space) })]
}

// among draws an array.
func (w *domain) among(is func(*grid) bool) int {
	for {
		if n := w.r.Intn(len(w.grids)); is(w.grids[n]) {
			return n
		}
	}
}

// ref is an element of some array of a kind that exists in all iterations, or a scalar where none need to.
func (w *lines) ref(k kind) string {
	g := w.some(k)
	var subs []string
	for d, axis := range g.axes {
		sub, ok := w.subscript(axis, g.dims[d])
		if !ok {
			return map[kind]string{whole: "s", double: "v"}[k]
		}
		subs = append(subs, sub)
	}
	return fmt.Sprintf("%s(%s)", g.name, strings.Join(subs, ","))
}

func (w *lines) subscript(axis int, e extent) (string, bool) {
	margin, isOpen := w.margin[axis]
	cells := w.space[axis]
	switch {
	case e.size() > 0 && (!isOpen || w.chance(8)):
		return w.pick(e.loText, e.hiText, from(e, w.r.Intn(e.size()))), true
	case !isOpen:
		return "", false
	case w.chance(6):
		return fmt.Sprintf("%s+%s-%s", cells.loText, parenthesised(cells.hiText), variable(axis)), true
	case w.square && axis < 2 && w.chance(15):
		if other, both := w.margin[1-axis]; both {
			return variable(1-axis) + sign(w.between(-other, other)), true
		}
	}
	return variable(axis) + sign(w.between(-margin, margin)), true
}

// integer is a value of 0 to 96, real one of no more than the largest element of the program.
func (w *lines) integer() string {
	sum := w.ref(whole)
	for w.chance(50) {
		sum += fmt.Sprintf(" + %s%s", w.pick("", "2*", "3*"), w.ref(whole))
	}
	return fmt.Sprintf("mod(%s, %d)", sum, w.between(23, 97))
}

func (w *lines) real() string {
	return fmt.Sprintf("(%s %s 0.5d0*%s)/%s", w.ref(double), w.pick("+", "-"), w.ref(double), w.pick("2.0d0", "3.0d0", "(2.5d0 + "+w.ref(whole)+")"))
}

func (w *lines) value(k kind) string {
	if k == whole {
		return w.integer()
	}
	return w.real()
}

// condition is decided by integers, sometimes by a function or by where the loops are.
func (w *lines) condition() string {
	c := fmt.Sprintf("%s %s %d", w.ref(whole), w.pick(">", "<", ">=", "/="), w.between(5, 50))
	switch w.r.Intn(8) {
	case 0:
		return fmt.Sprintf("even(%s)", w.ref(whole))
	case 1:
		return fmt.Sprintf("%s %s even(%s)", c, w.pick(".and.", ".or."), w.ref(whole))
	case 2:
		for axis := range w.space {
			if _, isOpen := w.margin[axis]; isOpen {
				return fmt.Sprintf("%s %s %s", variable(axis), w.pick("==", "/=", ">", "<="), from(w.space[axis], w.between(0, 3)))
			}
		}
	case 3:
		return fmt.Sprintf("%s .and. .not. (%s == %s)", c, w.ref(whole), w.ref(whole))
	}
	return c
}
