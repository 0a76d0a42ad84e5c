package progen

import (
	"fmt"
	"strings"
)

// Case is a program with the standard input that it reads.
type Case struct{ Source, Input string }

// Rich returns the program of a seed in a larger language than Program: several types, templates, allocatable arrays
// whose extents are read, array statements, index arrays, loops that end early, and output everywhere. Reals are
// multiples of 1/8 of bounded size, so that sums are exact in any order and output can be compared to the letter.
func Rich(seed int64) Case { return (&writer{dice: seeded(seed)}).program(seed) }

// RichMapped is Rich with cyclic distributions and alignments with strides, reversals, copies and single cells.
func RichMapped(seed int64) Case {
	return (&writer{dice: seeded(seed), any: true}).program(seed)
}

func (w *writer) program(seed int64) Case {
	w.called = map[string]*field{}
	w.declare()
	w.start()
	for k := 3 + w.r.Intn(4); k > 0; k-- {
		w.block()
	}
	w.finish()
	return Case{Source: w.text(seed), Input: w.input}
}

// kind is the type of a variable.
type kind int

const (
	whole  kind = iota // integer
	long               // integer(8)
	single             // real(4)
	double             // real(8)
	truth              // logical
	kinds
)

func (k kind) String() string {
	return [...]string{"integer", "integer(8)", "real(4)", "real(8)", "logical"}[k]
}

// extent is one dimension of an array: its bounds as numbers and as they are written.
type extent struct {
	lo, hi         int
	loText, hiText string
}

func fixed(lo, hi int) extent { return extent{lo, hi, fmt.Sprint(lo), fmt.Sprint(hi)} }

func (e extent) size() int { return e.hi - e.lo + 1 }

func (e extent) String() string {
	if e.loText == "1" {
		return e.hiText
	}
	return e.loText + ":" + e.hiText
}

// field is an array of the program.
type field struct {
	name     string
	kind     kind
	dims     []extent
	deferred bool // allocatable
}

func (f *field) shape() string {
	var out []string
	for _, d := range f.dims {
		out = append(out, d.String())
	}
	return strings.Join(out, ",")
}

// counter is an enclosing loop: the range that its variable stays in.
type counter struct {
	name   string
	lo, hi int
}

type writer struct {
	dice
	any        bool              // mappings of all kinds
	flow       bool              // jumps, calls and array functions
	plain      bool              // no directives
	labels     int               // statement labels given
	counters   []string          // variables of loops with labels
	called     map[string]*field // procedures that are called with an array
	fields     []*field          // those that statements compute with
	index      []*field          // arrays of subscripts from 1 to top
	top        int
	directives []string
	body       []string
	depth      int
	loops      []counter
	input      string
	sizes      map[string]int // the scalars read from the standard input
	alone      *field         // inside INDEPENDENT: the array that is written
}

func (w *writer) field() *field { return w.fields[w.r.Intn(len(w.fields))] }

// fieldOf is an array of one of some kinds, or nil.
func (w *writer) fieldOf(kinds ...kind) *field {
	var fit []*field
	for _, f := range w.fields {
		for _, k := range kinds {
			if f.kind == k && f != w.alone {
				fit = append(fit, f)
			}
		}
	}
	if len(fit) == 0 {
		return nil
	}
	return fit[w.r.Intn(len(fit))]
}

func (w *writer) emit(format string, args ...any) {
	margin := strings.Repeat("  ", w.depth+1)
	w.body = append(w.body, folded(margin, fmt.Sprintf(format, args...))...)
}

// folded is a statement in lines of at most lineLength columns where it has a blank, comma or operator to be continued after.
func folded(margin, statement string) []string {
	var lines []string
	for text, indent := statement, margin; ; indent = margin + "    " {
		room := lineLength - len(indent)
		at := 0
		if len(text) > room {
			at = breakBefore(text[:room])
		}
		if at == 0 {
			return append(lines, indent+text)
		}
		lines = append(lines, indent+strings.TrimRight(text[:at], " ")+" &")
		text = text[at:]
	}
}

// breakBefore is the length of the part of a line that ends with its last blank, or else with its last comma or star; 0 for none.
func breakBefore(text string) int {
	if at := strings.LastIndex(text, " "); at > 0 {
		return at + 1
	}
	return strings.LastIndexAny(text, ",*") + 1
}

// lineLength is where statements are continued; free form allows 132 columns.
const lineLength = 110

func (w *writer) directive(format string, args ...any) {
	if w.plain {
		return
	}
	w.directives = append(w.directives, fmt.Sprintf(format, args...))
}

// indent writes what f emits one step further in.
func (w *writer) indent(f func()) {
	w.depth++
	f()
	w.depth--
}

// text is the whole program.
func (w *writer) text(seed int64) string {
	var b strings.Builder
	fmt.Fprintf(&b, "! random program of seed %d\nprogram rich\n  implicit none\n", seed)
	for _, f := range append(append([]*field(nil), w.fields...), w.index...) {
		if f.deferred {
			fmt.Fprintf(&b, "  %s, allocatable :: %s(%s)\n", f.kind, f.name, colons(len(f.dims)))
		} else {
			fmt.Fprintf(&b, "  %s :: %s(%s)\n", f.kind, f.name, f.shape())
		}
	}
	b.WriteString("  integer :: i, j, k, l, t, s, m, v, c, lb, ub, n, n1, n2\n  integer(8) :: e\n" +
		"  real(8) :: x, y\n  real(4) :: z\n  logical :: p, q\n")
	for _, d := range w.directives {
		fmt.Fprintf(&b, "!hpf$ %s\n", d)
	}
	for _, name := range w.counters {
		fmt.Fprintf(&b, "  integer :: %s\n", name)
	}
	b.WriteString(strings.Join(w.body, "\n"))
	if w.flow {
		b.WriteString("\n" + w.contained() + "end program rich\n")
		return b.String()
	}
	b.WriteString("\nend program rich\n")
	return b.String()
}

func colons(n int) string { return strings.TrimSuffix(strings.Repeat(":,", n), ",") }

// start reads the input, allocates, and gives everything a value.
func (w *writer) start() {
	w.emit("read *, n1, n2")
	w.emit("s = 1")
	w.emit("m = 5")
	w.emit("v = 2")
	w.emit("c = 0")
	w.emit("e = 3")
	w.emit("x = 0.5d0")
	w.emit("y = 1.25d0")
	w.emit("z = 0.25")
	w.emit("p = .true.")
	w.emit("q = .false.")
	w.emit("lb = 1")
	w.emit("ub = n1")
	for _, f := range w.fields {
		if f.deferred {
			w.emit("allocate(%s(%s))", f.name, f.shape())
		}
	}
	for k := range w.index {
		w.refill(k)
	}
	for _, f := range w.fields {
		w.fill(f)
	}
}

// refill gives an array of subscripts its values.
func (w *writer) refill(k int) {
	f := w.index[k]
	w.emit("do i = 1, %d", f.dims[0].hi)
	w.emit("  %s(i) = mod(%d*i + %d, %d) + 1", f.name, w.between(1, 9), w.r.Intn(20), w.top)
	w.emit("end do")
}

// fill gives an array its first values.
func (w *writer) fill(f *field) {
	names := []string{"i", "j", "k", "l"}[:len(f.dims)]
	terms := []string{fmt.Sprint(w.r.Intn(9))}
	for d := len(f.dims) - 1; d >= 0; d-- {
		w.emit("do %s = %s, %s", names[d], f.dims[d].loText, f.dims[d].hiText)
		w.depth++
		terms = append(terms, fmt.Sprintf("%d*%s", w.between(1, 13), names[d]))
	}
	sum := strings.Join(terms, " + ")
	value := map[kind]string{
		whole:  "mod(%s, 101)",
		long:   "mod(%s, 101)*10000000019_8",
		single: "0.125*mod(%s, 101)",
		double: "0.125d0*mod(%s, 101)",
		truth:  "mod(%s, 3) == 1",
	}[f.kind]
	w.emit("%s(%s) = "+value, f.name, strings.Join(names, ","), sum)
	for range f.dims {
		w.depth--
		w.emit("end do")
	}
}

// finish prints everything.
func (w *writer) finish() {
	w.emit("print *, s, m, v, c, e")
	w.emit("print *, x, y, z, p, q")
	for _, f := range w.fields {
		w.emit("print *, %s", f.name)
	}
	for _, f := range w.fields {
		if f.deferred && w.chance(50) {
			w.emit("deallocate(%s)", f.name)
		}
	}
}
