package progen

import (
	"fmt"
	"strings"
)

// block writes one piece of the computation, perhaps repeated or under a condition.
func (w *writer) block() {
	switch {
	case w.depth < 1 && w.chance(20):
		w.repeat()
	case w.depth < 1 && w.chance(12):
		w.converge()
	case w.depth < 2 && w.chance(12):
		w.emit("if (%s) then", w.condition(1))
		w.indent(w.piece)
		if w.chance(40) {
			w.emit("else")
			w.indent(w.piece)
		}
		w.emit("end if")
	default:
		w.piece()
	}
}

// repeat is a time loop.
func (w *writer) repeat() {
	hi := w.between(1, 3)
	w.emit("do t = 1, %d", hi)
	w.loops = append(w.loops, counter{"t", 1, hi})
	w.indent(func() {
		for k := w.between(1, 2); k > 0; k-- {
			w.piece()
		}
		if w.chance(20) {
			w.emit("if (%s) exit", w.condition(0))
		}
	})
	w.loops = w.loops[:len(w.loops)-1]
	w.emit("end do")
}

// converge is a DO WHILE that ends after a few rounds.
func (w *writer) converge() {
	w.emit("n = 0")
	w.emit("q = .true.")
	w.emit("do while (q .and. n < %d)", w.between(1, 4))
	w.indent(func() {
		w.emit("n = n + 1")
		w.piece()
		w.emit("q = %s", w.condition(0))
	})
	w.emit("end do")
}

func (w *writer) piece() {
	if w.flow && w.depth < 4 && w.chance(45) {
		w.turn()
		return
	}
	switch w.r.Intn(16) {
	case 0:
		w.single()
	case 1, 2:
		w.sections()
	case 3:
		w.where()
	case 4:
		w.forall()
	case 5, 6:
		w.intrinsic()
	case 7, 8:
		w.show()
	case 9:
		if w.depth == 0 {
			w.refill(w.r.Intn(len(w.index)))
			return
		}
		w.nest()
	default:
		w.nest()
	}
}

// single reads or writes one element.
func (w *writer) single() {
	f := w.field()
	if w.chance(50) {
		w.emit("%s = %s", w.element(f), w.value(f.kind))
		return
	}
	k := kind(w.r.Intn(int(kinds)))
	name := map[kind]string{whole: "s", long: "e", single: "z", double: "x", truth: "p"}[k]
	w.emit("%s = %s", name, w.value(k))
}

// triplet is a section of n elements of a dimension.
func (w *writer) triplet(e extent, n int) string {
	step := 1
	if n > 1 && w.chance(35) {
		step = w.between(1, (e.size()-1)/(n-1))
	}
	lo := w.between(e.lo, e.hi-(n-1)*step)
	hi := lo + (n-1)*step
	switch {
	case n == e.size() && w.chance(60):
		return ":"
	case w.chance(15):
		return fmt.Sprintf("%d:%d:%d", hi, lo, -step)
	case step > 1:
		return fmt.Sprintf("%d:%d:%d", lo, hi, step)
	}
	return fmt.Sprintf("%d:%d", lo, hi)
}

// section is a section of f of the given shape, which must fit; dimensions beyond the shape get a subscript.
func (w *writer) section(f *field, shape []int) string {
	subs := make([]string, len(f.dims))
	for d, e := range f.dims {
		if d < len(shape) {
			subs[d] = w.triplet(e, shape[d])
		} else {
			subs[d] = w.subscript(d, e)
		}
	}
	return fmt.Sprintf("%s(%s)", f.name, strings.Join(subs, ","))
}

// common is a shape that fits into both arrays.
func (w *writer) common(f, g *field) []int {
	n := min(len(f.dims), len(g.dims))
	if w.chance(20) {
		n = w.between(1, n)
	}
	var shape []int
	for d := 0; d < n; d++ {
		most := min(f.dims[d].size(), g.dims[d].size())
		shape = append(shape, most-w.r.Intn(min(3, most)))
	}
	return shape
}

// sections is an array assignment.
func (w *writer) sections() {
	f := w.field()
	if w.chance(15) {
		w.emit("%s = %s", f.name, w.value(f.kind))
		return
	}
	g := w.fieldOf(f.kind)
	shape := w.common(f, g)
	left, right := w.section(f, shape), w.section(g, shape)
	switch f.kind {
	case truth:
		w.emit("%s = .not. %s", left, right)
	case whole:
		w.emit("%s = mod(3*%s + s, 211)", left, right)
	case long:
		w.emit("%s = mod(%s + 77777777777_8, 1000000000039_8)", left, right)
	default:
		if h := w.fieldOf(f.kind); fits(h, shape) {
			right += " + " + w.section(h, shape)
		}
		w.emit("%s = mod(%s, %s)", left, right, map[kind]string{single: "61.0", double: "61.0d0"}[f.kind])
	}
}

func fits(f *field, shape []int) bool {
	for d, n := range shape {
		if d >= len(f.dims) || f.dims[d].size() < n {
			return false
		}
	}
	return true
}

// where is a masked array assignment.
func (w *writer) where() {
	f := w.field()
	g := w.fieldOf(whole)
	if g == nil || f.kind == truth {
		w.sections()
		return
	}
	shape := w.common(f, g)
	target := w.section(f, shape)
	w.emit("where (%s > %d)", w.section(g, shape), w.r.Intn(40))
	w.alone = f // gfortran 12 reads a scalar operand a(3) while it assigns a
	w.emit("  %s = %s", target, w.value(f.kind))
	if w.chance(50) {
		w.emit("elsewhere")
		w.emit("  %s = %s", target, w.mixed(f.kind, "s"))
	}
	w.emit("end where")
	w.alone = nil
}

// forall writes each element of a box once, from values before the statement.
func (w *writer) forall() {
	f := w.field()
	before := len(w.loops)
	var heads []string
	for d, e := range f.dims {
		v := "ijkl"[d : d+1]
		lo := e.lo + w.r.Intn(min(2, e.size()))
		heads = append(heads, fmt.Sprintf("%s = %d:%s", v, lo, e.hiText))
		w.loops = append(w.loops, counter{v, lo, e.hi})
	}
	if w.chance(35) {
		w.alone = f // sem refuses masks that read other elements of the array
		heads = append(heads, w.condition(0))
		w.alone = nil
	}
	w.emit("forall (%s) %s = %s", strings.Join(heads, ", "), w.own(f), w.value(f.kind))
	w.loops = w.loops[:before]
}

// intrinsic is a reduction of an array.
func (w *writer) intrinsic() {
	f := w.field()
	part := f.name
	if w.chance(40) {
		part = w.section(f, w.common(f, f))
	}
	switch f.kind {
	case whole:
		w.emit(w.pick("s = mod(sum(%s), 1009)", "m = maxval(%s)", "v = minval(%s)", "c = count(%s > 20)",
			"s = mod(sum(%s, mask = %[1]s > 9), 907)"), part)
	case long:
		w.emit("e = %s", fmt.Sprintf(w.pick("maxval(%s)", "mod(sum(%s), 1000000000039_8)"), part))
	case single:
		w.emit("z = %s", fmt.Sprintf(w.pick("maxval(%s)", "mod(sum(%s), 61.0)", "minval(abs(%s))"), part))
	case double:
		w.emit("x = %s", fmt.Sprintf(w.pick("maxval(%s)", "mod(sum(%s), 61.0d0)", "minval(%s)"), part))
	case truth:
		w.emit(w.pick("p = any(%s)", "q = all(%s)", "c = count(%s)"), part)
	}
}

// show prints elements, sections, arrays and implied loops.
func (w *writer) show() {
	f := w.field()
	switch w.r.Intn(5) {
	case 0:
		w.emit("print *, %s, s", w.element(f))
	case 1:
		w.emit("print *, %s", w.section(f, w.common(f, f)))
	case 2:
		w.emit("print *, %s", f.name)
	case 3:
		e := f.dims[0]
		w.loops = append(w.loops, counter{"i", e.lo, e.hi})
		item := w.element(f)
		if f.deferred { // sem takes only sections where the bounds are not constant
			w.loops = w.loops[:len(w.loops)-1]
			item = w.element(&field{name: f.name, dims: f.dims[1:]})
			w.loops = append(w.loops, counter{"i", e.lo, e.hi})
			item = strings.Replace(item, f.name+"(", f.name+"(i,", 1)
			item = strings.Replace(item, ",)", ")", 1)
		}
		w.loops = w.loops[:len(w.loops)-1]
		w.emit("print *, (%s, i = %s, %s)", item, e.loText, e.hiText)
	case 4:
		w.emit("do i = 1, 2")
		w.loops = append(w.loops, counter{"i", 1, 2})
		w.emit("  print *, i, %s", w.element(f))
		w.loops = w.loops[:len(w.loops)-1]
		w.emit("end do")
	}
}
