package progen

import (
	"fmt"
	"strings"
)

// nest writes loops over an array with statements inside.
func (w *writer) nest() {
	f := w.field()
	if w.chance(20) {
		w.independent(f)
		return
	}
	before := len(w.loops)
	w.openAll(f)
	for k := w.between(1, 3); k > 0; k-- {
		w.inside(f)
	}
	for len(w.loops) > before {
		w.closeLoop()
	}
	if w.chance(10) {
		w.emit("s = mod(s + i, 1009)")
	}
}

// openAll opens a loop for each dimension of f, mostly the last outermost.
func (w *writer) openAll(f *field) {
	order := make([]int, len(f.dims))
	for k := range order {
		order[k] = len(order) - 1 - k
	}
	if w.chance(25) {
		w.r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	for _, d := range order {
		w.open("ijkl"[d:d+1], f.dims[d])
	}
}

// open starts a loop within the bounds of a dimension.
func (w *writer) open(name string, e extent) {
	cut := func() int { return w.r.Intn(min(3, e.size())) }
	lo, hi := e.lo+cut(), e.hi-cut()
	if lo > hi {
		lo, hi = e.lo, e.hi
	}
	first, last := fmt.Sprint(lo), e.hiText+sign(hi-e.hi)
	switch n := len(w.loops); {
	case w.chance(6):
		w.emit("do %s = %s, %s, %s", name, first, last, w.pick("2", "3"))
	case w.chance(8):
		w.emit("do %s = %s, %s, %s", name, last, first, w.pick("-1", "-1", "-2"))
	case w.chance(8) && n > 0 && w.loops[n-1].hi <= hi:
		w.emit("do %s = %s, %s", name, first, w.loops[n-1].name)
		hi = max(lo, w.loops[n-1].hi)
	case w.chance(8) && n > 0 && w.loops[n-1].lo >= lo:
		w.emit("do %s = %s, %s", name, w.loops[n-1].name, last)
	case w.chance(8) && n == 0 && w.alone == nil:
		w.emit("lb = %s", first)
		w.emit("ub = max(lb, %s - %s)", last, w.pick("c", "1", "mod(abs(s), 2)"))
		w.emit("do %s = lb, ub", name)
	default:
		w.emit("do %s = %s, %s", name, first, last)
	}
	w.depth++
	w.loops = append(w.loops, counter{name, lo, hi})
}

func (w *writer) closeLoop() {
	w.depth--
	w.loops = w.loops[:len(w.loops)-1]
	w.emit("end do")
}

// own is the element of f that the loops of its nest stand at.
func (w *writer) own(f *field) string {
	return fmt.Sprintf("%s(%s)", f.name, strings.Join(strings.Split("i,j,k,l", ",")[:len(f.dims)], ","))
}

// inside is one statement of a nest over f.
func (w *writer) inside(f *field) {
	switch w.r.Intn(14) {
	case 0:
		w.emit("v = %s", w.value(whole))
		w.emit("%s = %s", w.own(f), w.mixed(f.kind, "v"))
	case 1:
		w.emit("y = %s", w.value(double))
		w.emit("if (y > 3.0d0) y = 3.0d0 - y")
		w.emit("%s = %s", w.own(f), w.mixed(f.kind, "int(y)"))
	case 2, 3:
		w.branch(f)
	case 4:
		w.accumulate(f)
	case 5:
		w.emit("if (%s) %s", w.condition(0), w.pick("cycle", "cycle", "exit"))
	case 6:
		w.scatter()
	case 7:
		g := w.field()
		w.emit("%s = %s", w.element(g), w.value(g.kind))
	case 8:
		w.gather()
	default:
		w.emit("%s = %s", w.own(f), w.value(f.kind))
	}
}

// mixed is a value of kind k that depends on an integer.
func (w *writer) mixed(k kind, n string) string {
	switch k {
	case whole:
		return fmt.Sprintf("mod(%s + %s, 211)", w.operand(k), n)
	case long:
		return fmt.Sprintf("mod(%s + 1000000007_8*%s, 1000000000039_8)", w.operand(k), n)
	case single, double:
		return counted(k, fmt.Sprintf("mod(%s, 40)", n))
	}
	return fmt.Sprintf("mod(%s, 2) == 0", n)
}

// branch is an IF, perhaps in another one.
func (w *writer) branch(f *field) {
	w.emit("if (%s) then", w.condition(1))
	w.indent(func() {
		w.emit("%s = %s", w.own(f), w.value(f.kind))
		if w.chance(30) {
			w.emit("if (%s) then", w.condition(0))
			w.emit("  v = mod(%s, 17)", w.operand(whole))
			w.emit("  %s = %s", w.own(f), w.mixed(f.kind, "v"))
			w.emit("end if")
		}
	})
	if w.chance(40) {
		w.emit("else if (%s) then", w.condition(0))
		w.emit("  %s = %s", w.own(f), w.value(f.kind))
	}
	if w.chance(40) {
		w.emit("else")
		g := w.field()
		w.emit("  %s = %s", w.element(g), w.value(g.kind))
	}
	w.emit("end if")
}

// accumulate is a loop inside the nest that sums into a private scalar.
func (w *writer) accumulate(f *field) {
	if len(f.dims) == 4 {
		return
	}
	w.emit("v = %d", w.r.Intn(5))
	hi := w.between(1, 5)
	w.emit("do l = 1, %d", hi)
	w.loops = append(w.loops, counter{"l", 1, hi})
	w.indent(func() {
		if w.chance(25) {
			w.emit("if (%s) %s", w.condition(0), w.pick("cycle", "exit"))
		}
		w.emit("v = v + mod(%s, 19)", w.term(whole))
	})
	w.loops = w.loops[:len(w.loops)-1]
	w.emit("end do")
	w.emit("%s = %s", w.own(f), w.mixed(f.kind, "v"))
}

// scatter writes through an index array.
func (w *writer) scatter() {
	f := w.field()
	l := w.loops[len(w.loops)-1]
	subs := make([]string, len(f.dims))
	at := w.r.Intn(len(subs))
	for d, e := range f.dims {
		subs[d] = w.subscript(d, e)
		if d == at {
			subs[d] = w.lookup(l, e)
		}
	}
	target := fmt.Sprintf("%s(%s)", f.name, strings.Join(subs, ","))
	if f.kind == whole && w.chance(50) {
		w.emit("%s = %s + 1", target, target)
		return
	}
	w.emit("%s = %s", target, w.value(f.kind))
}

// gather accumulates into the scalars that the program keeps.
func (w *writer) gather() {
	switch w.r.Intn(6) {
	case 0:
		w.emit("s = s + mod(%s, 7)", w.operand(whole))
	case 1:
		w.emit("m = max(m, %s)", w.operand(whole))
	case 2:
		w.emit("x = x + mod(%s, 3.0d0)", w.operand(double))
	case 3:
		w.emit("if (%s) c = c + 1", w.condition(0))
	case 4:
		w.emit("p = p .or. %s", w.comparison())
	case 5:
		w.emit("z = min(z, %s)", w.operand(single))
	}
}

// independent is a nest whose iterations do not interfere, marked so or written as DO CONCURRENT.
func (w *writer) independent(f *field) {
	w.alone = f
	defer func() { w.alone = nil }()
	concurrent := w.chance(30)
	before := len(w.loops)
	if concurrent {
		var heads []string
		for d, e := range f.dims {
			heads = append(heads, fmt.Sprintf("%s = %s:%s", "ijkl"[d:d+1], e.loText, e.hiText))
			w.loops = append(w.loops, counter{"ijkl"[d : d+1], e.lo, e.hi})
		}
		w.emit("do concurrent (%s)", strings.Join(heads, ", "))
		w.depth++
	} else {
		for d := len(f.dims) - 1; d >= 0; d-- {
			w.emit("!hpf$ independent%s", map[bool]string{true: ", new(v)", false: ""}[d == 0])
			w.open("ijkl"[d:d+1], f.dims[d])
		}
	}
	if !concurrent && w.chance(50) {
		w.emit("v = %s", w.value(whole))
		w.emit("%s = %s", w.own(f), w.mixed(f.kind, "v"))
	} else {
		w.emit("%s = %s", w.own(f), w.value(f.kind))
	}
	if concurrent {
		w.loops, w.depth = w.loops[:before], w.depth-1
		w.emit("end do")
	}
	for len(w.loops) > before {
		w.closeLoop()
	}
	if !concurrent {
		w.emit("v = 1")
	}
}
