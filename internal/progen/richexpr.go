package progen

import (
	"fmt"
	"strings"
)

// reference is an element of some array of the given kinds that lies within its bounds for all values of the loops.
func (w *writer) reference(kinds ...kind) (string, bool) {
	f := w.fieldOf(kinds...)
	if f == nil {
		return "", false
	}
	return w.element(f), true
}

func (w *writer) element(f *field) string {
	var subs []string
	for d, e := range f.dims {
		subs = append(subs, w.subscript(d, e))
	}
	return fmt.Sprintf("%s(%s)", f.name, strings.Join(subs, ","))
}

// subscript is an expression within the bounds of dimension d.
func (w *writer) subscript(d int, e extent) string {
	if len(w.loops) == 0 || w.chance(8) {
		return w.constant(e)
	}
	l := w.loops[w.r.Intn(len(w.loops))]
	if own, ok := w.loopNamed("ijkl"[d : d+1]); ok && w.chance(80) {
		l = own
	}
	switch {
	case w.chance(5):
		return w.lookup(l, e)
	case w.chance(4):
		return fmt.Sprintf("mod(abs(%s)*%d, %d)%s", l.name, w.between(1, 3), e.size(), sign(e.lo))
	case w.chance(4) && e.lo <= 2*l.lo && 2*l.hi <= e.hi:
		return "2*" + l.name
	case w.chance(8) && l.lo >= e.lo && l.hi <= e.hi:
		return fmt.Sprintf("%s%s-%s", e.hiText, sign(e.lo), l.name)
	}
	return shifted(l, e, w.between(-3, 3))
}

// shifted is the loop variable plus about `want`, or cut off at the bounds where the range of the loop is too long.
func shifted(l counter, e extent, want int) string {
	least, most := e.lo-l.lo, e.hi-l.hi
	if least > most {
		return fmt.Sprintf("max(%s, min(%s, %s))", e.loText, l.name, e.hiText)
	}
	return l.name + sign(max(least, min(most, want)))
}

func (w *writer) constant(e extent) string {
	switch {
	case w.chance(30):
		return e.loText
	case w.chance(30):
		return e.hiText
	}
	return fmt.Sprint(w.between(e.lo, e.hi))
}

// lookup is a subscript through an index array.
func (w *writer) lookup(l counter, e extent) string {
	f := w.index[w.r.Intn(len(w.index))]
	value := fmt.Sprintf("%s(%s)", f.name, shifted(l, f.dims[0], 0))
	if e.size() < w.top {
		value = fmt.Sprintf("min(%s, %d)", value, e.size())
	}
	return value + sign(e.lo-1)
}

func (w *writer) loopNamed(name string) (counter, bool) {
	for _, l := range w.loops {
		if l.name == name {
			return l, true
		}
	}
	return counter{}, false
}

// value is an expression of a kind, brought back into the range of that kind's values.
func (w *writer) value(k kind) string {
	switch k {
	case whole:
		return fmt.Sprintf("mod(%s, %s)", w.sum(whole), w.pick("97", "499", "31"))
	case long:
		return fmt.Sprintf("mod(%s, 1000000000039_8)", w.sum(long))
	case single:
		return fmt.Sprintf("mod(%s, %s)", w.sum(single), w.pick("61.0", "13.5"))
	case double:
		return fmt.Sprintf("mod(%s, %s)", w.sum(double), w.pick("61.0d0", "200.25d0"))
	}
	return w.condition(1)
}

func (w *writer) sum(k kind) string {
	parts := []string{w.term(k)}
	for n := w.r.Intn(3); n > 0; n-- {
		parts = append(parts, w.pick("+ ", "- ", "+ ")+w.term(k))
	}
	return strings.Join(parts, " ")
}

// term is one operand of a sum of kind k.
func (w *writer) term(k kind) string {
	switch w.r.Intn(12) {
	case 0:
		return w.scalar(k)
	case 1:
		if len(w.loops) > 0 {
			return counted(k, w.loops[w.r.Intn(len(w.loops))].name)
		}
	case 2:
		return w.converted(k)
	case 3:
		a, b := w.operand(k), w.operand(k)
		return fmt.Sprintf("%s(%s, %s, %s)", w.pick("min", "max"), a, b, w.scalar(k))
	case 4:
		return fmt.Sprintf("abs(%s)", w.operand(k))
	case 5:
		return fmt.Sprintf("merge(%s, %s, %s)", w.operand(k), w.scalar(k), w.condition(0))
	}
	if w.chance(40) {
		return fmt.Sprintf("%d*%s", w.between(2, 3), w.operand(k))
	}
	return w.operand(k)
}

// operand is an element of kind k, or a scalar where no array has that kind.
func (w *writer) operand(k kind) string {
	if r, ok := w.reference(k); ok {
		return r
	}
	return w.converted(k)
}

func (w *writer) scalar(k kind) string {
	switch k {
	case whole:
		if w.alone != nil {
			return "s"
		}
		return w.pick("s", "m", "v")
	case long:
		return "e"
	case single:
		return "z"
	case double:
		return "x"
	}
	return "p"
}

func counted(k kind, name string) string {
	switch k {
	case long:
		return "1000003_8*" + name
	case single:
		return "0.5*" + name
	case double:
		return "0.125d0*" + name
	}
	return name
}

// converted is an element of another kind as a value of kind k.
func (w *writer) converted(k kind) string {
	switch k {
	case whole:
		if r, ok := w.reference(single, double); ok {
			return w.pick("int", "nint") + "(" + r + ")"
		}
	case long:
		if r, ok := w.reference(whole); ok {
			return "int(" + r + ", 8)"
		}
	case single:
		if r, ok := w.reference(whole, double); ok {
			return "real(" + r + ")"
		}
	case double:
		if r, ok := w.reference(whole, single); ok {
			return "dble(" + r + ")"
		}
	}
	return w.scalar(k)
}

// condition is a logical expression.
func (w *writer) condition(depth int) string {
	if depth > 0 && w.chance(40) {
		return fmt.Sprintf("(%s) %s %s", w.condition(depth-1), w.pick(".and.", ".or.", ".eqv.", ".neqv."), w.comparison())
	}
	return w.comparison()
}

func (w *writer) comparison() string {
	if r, ok := w.reference(truth); ok && w.chance(40) {
		return w.pick("", ".not. ") + r
	}
	k := []kind{whole, double, single, long}[w.r.Intn(4)]
	limit := map[kind]string{whole: "20", long: "300000000000_8", single: "4.5", double: "5.125d0"}[k]
	if w.chance(40) {
		limit = w.operand(k)
	}
	return fmt.Sprintf("%s %s %s", w.operand(k), w.pick("<", ">", "<=", "==", "/="), limit)
}
