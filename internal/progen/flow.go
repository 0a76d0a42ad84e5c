package progen

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Flow returns the program of a seed like Rich without directives, but with jumps of all kinds, SELECT CASE, named constructs,
// calls of internal procedures, and intrinsic functions whose values are arrays.
func Flow(seed int64) Case {
	return (&writer{dice: seeded(seed), flow: true, plain: true}).program(seed)
}

// FlowMapped is Flow with the directives of RichMapped.
func FlowMapped(seed int64) Case {
	return (&writer{dice: seeded(seed), flow: true, any: true}).program(seed)
}

// turn is a piece with jumps or calls.
func (w *writer) turn() {
	switch w.r.Intn(9) {
	case 0:
		w.backward()
	case 1:
		w.forward()
	case 2:
		w.branches()
	case 3:
		w.cases()
	case 4:
		w.named()
	case 5, 6:
		w.call()
	default:
		w.reorder()
	}
}

// newLabel is a statement label that is not used yet.
func (w *writer) newLabel() int {
	w.labels++
	return 10 * w.labels
}

// labelled emits a CONTINUE with a label.
func (w *writer) labelled(label int) { w.emit("%d continue", label) }

// backward is a loop made of a jump backwards.
func (w *writer) backward() {
	label := w.newLabel()
	counter := fmt.Sprintf("g%d", label)
	w.counters = append(w.counters, counter)
	w.emit("%s = 0", counter)
	w.labelled(label)
	w.piece()
	w.emit("%s = %s + 1", counter, counter)
	w.emit("if (%s < %d) go to %d", counter, w.between(1, 3), label)
}

// forward skips a piece.
func (w *writer) forward() {
	label := w.newLabel()
	w.emit("if (%s) go to %d", w.condition(0), label)
	w.piece()
	w.labelled(label)
}

// branches is a computed GO TO or an arithmetic IF over three pieces.
func (w *writer) branches() {
	labels := []int{w.newLabel(), w.newLabel(), w.newLabel()}
	end := w.newLabel()
	if w.chance(50) {
		w.emit("go to (%d, %d, %d), mod(abs(s), 4)", labels[0], labels[1], labels[2])
	} else {
		w.emit("if (mod(s, 7) - 3) %d, %d, %d", labels[0], labels[1], labels[2])
	}
	for _, label := range labels {
		w.labelled(label)
		w.piece()
		w.emit("if (%s) go to %d", w.condition(0), end)
	}
	w.labelled(end)
}

// cases is a SELECT CASE.
func (w *writer) cases() {
	w.emit("select case (mod(abs(%s), 9))", w.pick("s", "m", "v", "c"))
	for _, values := range []string{"0:2", "4, 7", "5:6"} {
		w.emit("case (%s)", values)
		w.indent(w.piece)
	}
	if w.chance(70) {
		w.emit("case default")
		w.indent(w.piece)
	}
	w.emit("end select")
}

// named is a loop that inner loops leave by its name.
func (w *writer) named() {
	label := w.newLabel()
	outer, inner := fmt.Sprintf("g%d", label), fmt.Sprintf("h%d", label)
	w.counters = append(w.counters, outer, inner)
	w.emit("outer%d: do %s = 1, %d", label, outer, w.between(1, 3))
	w.indent(func() {
		w.emit("do %s = 1, %d", inner, w.between(1, 3))
		w.indent(func() {
			w.piece()
			w.emit("if (%s) cycle outer%d", w.condition(0), label)
			w.emit("if (%s) exit outer%d", w.condition(0), label)
		})
		w.emit("end do")
	})
	w.emit("end do outer%d", label)
}

// call calls one of the procedures that contained holds.
func (w *writer) call() {
	f := w.field()
	switch w.r.Intn(3) {
	case 0:
		w.emit("call bump(%s, %s)", w.pick("s", "m", "v"), w.value(whole))
	case 1:
		w.emit("s = mod(s + twice(%s), 1009)", w.value(whole))
	default:
		if len(f.dims) > 3 || f.kind == truth {
			return
		}
		w.emit("call turn_%s%d(%s)", f.kind.stem(), len(f.dims), f.name)
		w.called[fmt.Sprintf("turn_%s%d", f.kind.stem(), len(f.dims))] = f
	}
}

func (k kind) stem() string { return [...]string{"i", "l", "s", "d", "t"}[k] }

// contained are the internal procedures: each that turns arrays reverses the first dimension and adds the extents.
func (w *writer) contained() string {
	var b strings.Builder
	b.WriteString("contains\n  subroutine bump(a, d)\n    integer, intent(inout) :: a\n    integer, intent(in) :: d\n" +
		"    a = mod(a + d, 997)\n    if (a > 500) return\n    a = a + 1\n  end subroutine bump\n" +
		"  recursive function twice(a) result(b)\n    integer, intent(in) :: a\n    integer :: b\n    b = 2*a\n" +
		"    if (a > 50) b = twice(a - 50) + 3\n  end function twice\n")
	for _, name := range slices.Sorted(maps.Keys(w.called)) {
		f := w.called[name]
		all := colons(len(f.dims))
		last := strings.TrimPrefix(all, ":")
		fmt.Fprintf(&b, "  subroutine %s(a)\n    %s, intent(inout) :: a(%s)\n    a = a(size(a, 1):1:-1%s) + size(a, %d)\n  end subroutine %s\n",
			name, f.kind, all, last, len(f.dims), name)
	}
	return b.String()
}

// reorder assigns an array that an intrinsic function makes, or what one says about an array.
func (w *writer) reorder() {
	f := w.field()
	dim := w.between(1, len(f.dims))
	mask := fmt.Sprintf("%s %s", f.name, map[kind]string{whole: "> 20", long: "> 300000000000_8", single: "< 4.5", double: "< 5.125d0"}[f.kind])
	if f.kind == truth {
		mask = f.name
	}
	switch w.r.Intn(8) {
	case 0:
		w.emit("%s = cshift(%s, %d, %d)", f.name, f.name, w.between(-4, 4), dim)
	case 1:
		w.emit("%s = eoshift(%s, shift=%d, dim=%d)", f.name, f.name, w.between(-3, 3), dim)
	case 2:
		w.emit("%s = reshape(%s, shape(%s))", f.name, f.name, f.name)
	case 3:
		w.emit("%s = unpack(pack(%s, %s), %s, %s)", f.name, f.name, mask, mask, f.name)
	case 4:
		w.emit("print *, count(%s, %d)", mask, dim)
	case 5:
		w.emit("%s = merge(%s, cshift(%s, 1), %s)", f.name, f.name, f.name, mask)
	default:
		w.summary(f, dim, mask)
	}
}

// summary prints reductions and places.
func (w *writer) summary(f *field, dim int, mask string) {
	switch {
	case f.kind == truth:
		w.emit("print *, any(%s, %d), all(%s, dim=%d), findloc(%s, .true.)", f.name, dim, f.name, dim, f.name)
	case len(f.dims) == 2 && w.chance(40):
		w.emit("print *, sum(matmul(%s, transpose(%s))), maxval(transpose(%s), %d)", f.name, f.name, f.name, dim)
	default:
		w.emit("print *, maxloc(%s), minloc(%s, %d), sum(%s, %d, %s), maxval(%s, dim=%d)", f.name, f.name, dim, f.name, dim, mask, f.name, dim)
	}
}
