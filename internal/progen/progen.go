// Package progen writes random HPF programs for differential tests: valid sequential Fortran whose integer results are
// exact, so that the output of a compiled program on any number of images must equal a serial compiler's to the letter.
package progen

import (
	"fmt"
	"strings"
)

// Program returns the program of a seed.
func Program(seed int64) string { return (&generator{dice: seeded(seed)}).program(seed) }

// Mapped returns a program whose arrays are mapped in all the ways of HPF.
func Mapped(seed int64) string {
	return (&generator{dice: seeded(seed), any: true}).program(seed)
}

// Homed returns a program whose statements run, by ON HOME, on the owners of other elements than those that they set.
func Homed(seed int64) string {
	return (&generator{dice: seeded(seed), homes: true}).program(seed)
}

func (g *generator) program(seed int64) string {
	g.declare()
	for k := range g.arrays {
		g.fill(k)
	}
	for k := 2 + g.r.Intn(4); k > 0; k-- {
		g.block()
	}
	g.report()
	return g.text(seed)
}

type array struct {
	name   string
	extent []int // lower bound is 1
}

type generator struct {
	dice
	any        bool // mappings of all kinds
	constructs bool // and FORALL, WHERE, NEW arrays and procedures
	procedures []string
	homes      bool // ON HOME directives
	processors int  // arrangements so far

	templateRank int
	dynamic      []array // what may be redistributed
	arrays       []array
	directives   []string
	body         []string
	depth        int
	loops        []loop
}

// loop is an enclosing loop with the range of its variable.
type loop struct {
	name   string
	lo, hi int
}

// declare chooses arrays of one common rank, most of one shape, and how they are mapped.
func (g *generator) declare() {
	rank := 1 + g.r.Intn(3)
	shape := make([]int, rank)
	for k := range shape {
		shape[k] = 1 + g.r.Intn([]int{30, 14, 7}[rank-1])
	}
	if rank == 2 && g.chance(50) {
		shape[1] = shape[0]
	}
	formats := g.formats(rank)
	if g.any {
		g.template(rank)
	}
	for k := 0; k < 2+g.r.Intn(3); k++ {
		a := array{name: string(rune('a' + k)), extent: append([]int(nil), shape...)}
		if g.chance(25) {
			a.extent[g.r.Intn(rank)] += g.r.Intn(4)
		}
		g.arrays = append(g.arrays, a)
		if g.any {
			g.mapAnyhow(k)
		} else {
			g.mapArray(k, formats)
		}
	}
	g.arrays = append(g.arrays, array{"u", shape}) // not mapped
}

// formats is a distribution with at least one BLOCK.
func (g *generator) formats(rank int) string {
	list := make([]string, rank)
	for k := range list {
		list[k] = g.pick("block", "block", "*")
	}
	list[g.r.Intn(rank)] = "block"
	return strings.Join(list, ",")
}

// mapArray aligns array k with the first one where that covers it, or distributes it by itself.
func (g *generator) mapArray(k int, formats string) {
	a, first := g.arrays[k], g.arrays[0]
	fits, offset, dummies, subs := k > 0, false, []string{}, []string{}
	for d, n := range a.extent {
		fits = fits && n <= first.extent[d]
		v := string(rune('i' + d))
		dummies = append(dummies, v)
		if room := first.extent[d] - n; room > 0 && fits {
			offset = true
			v = fmt.Sprintf("%s+%d", v, g.r.Intn(room+1))
		}
		subs = append(subs, v)
	}
	if fits && (offset || g.chance(50)) {
		g.directives = append(g.directives, fmt.Sprintf("align %s(%s) with a(%s)", a.name, strings.Join(dummies, ","), strings.Join(subs, ",")))
		return
	}
	if g.chance(15) {
		formats = g.formats(len(a.extent))
	}
	g.directives = append(g.directives, fmt.Sprintf("distribute %s(%s)", a.name, formats))
}

func (g *generator) emit(format string, args ...any) {
	margin, text := strings.Repeat("  ", g.depth+1), fmt.Sprintf(format, args...)
	if strings.HasPrefix(text, "!") { // a directive
		g.body = append(g.body, margin+text)
		return
	}
	g.body = append(g.body, folded(margin, text)...)
}

// open starts a loop over lo..hi, now and then with a step or backwards.
func (g *generator) open(name string, lo, hi int) {
	switch {
	case g.chance(8):
		g.emit("do %s = %d, %d, 2", name, lo, hi)
	case g.chance(8):
		g.emit("do %s = %d, %d, -1", name, hi, lo)
	case g.chance(5):
		g.emit("do %s = %d, %d, -3", name, hi, lo)
	case g.chance(8) && len(g.loops) > 0 && g.loops[len(g.loops)-1].hi <= hi:
		outer := g.loops[len(g.loops)-1]
		g.emit("do %s = %d, %s", name, lo, outer.name)
		hi = min(hi, outer.hi)
	default:
		g.emit("do %s = %d, %d", name, lo, hi)
	}
	g.depth++
	g.loops = append(g.loops, loop{name, lo, hi})
}

func (g *generator) close() {
	g.depth--
	g.loops = g.loops[:len(g.loops)-1]
	g.emit("end do")
}

func variable(d int) string { return string(rune('i' + d)) }

// fill gives an array its first values.
func (g *generator) fill(k int) {
	a := g.arrays[k]
	if g.chance(20) {
		g.emit("%s = %d", a.name, g.r.Intn(9))
	}
	terms := []string{fmt.Sprint(k + 1)}
	var subs []string
	for d := len(a.extent) - 1; d >= 0; d-- {
		g.emit("do %s = 1, %d", variable(d), a.extent[d])
		g.depth++
	}
	for d := range a.extent {
		terms = append(terms, fmt.Sprintf("%d*%s", 3+2*d+k, variable(d)))
		subs = append(subs, variable(d))
	}
	g.emit("%s(%s) = mod(%s, 101)", a.name, strings.Join(subs, ","), strings.Join(terms, " + "))
	for range a.extent {
		g.depth--
		g.emit("end do")
	}
}

// block writes one piece of the computation.
func (g *generator) block() {
	switch {
	case g.chance(25) && g.depth < 2:
		g.emit("do t = 1, %d", 1+g.r.Intn(3))
		g.depth++
		for k := 1 + g.r.Intn(2); k > 0; k-- {
			g.piece()
		}
		g.depth--
		g.emit("end do")
	case g.chance(15) && g.depth < 2:
		g.emit("if (%s > %d) then", g.pick("s", "m"), g.r.Intn(300))
		g.depth++
		g.piece()
		g.depth--
		g.emit("end if")
	default:
		g.piece()
	}
}

func (g *generator) piece() {
	if g.any && g.chance(25) {
		g.redistribute()
	}
	if g.constructs && g.chance(40) {
		g.construct()
		return
	}
	switch g.r.Intn(9) {
	case 0:
		g.scalar()
	case 1:
		g.section()
	case 2, 3:
		g.reduction()
	default:
		g.nest()
	}
}

// scalar reads or writes single elements.
func (g *generator) scalar() {
	a := g.arrays[g.r.Intn(len(g.arrays))]
	if g.chance(40) {
		g.emit("%s = mod(s + %d, 97)", g.element(a), g.r.Intn(50))
		return
	}
	g.emit("s = mod(%s + 2*s, 503)", g.element(a))
}

func (g *generator) element(a array) string {
	var subs []string
	for _, n := range a.extent {
		subs = append(subs, fmt.Sprint(1+g.r.Intn(n)))
	}
	return fmt.Sprintf("%s(%s)", a.name, strings.Join(subs, ","))
}

// section writes an array statement over equal sections.
func (g *generator) section() {
	x, y := g.arrays[g.r.Intn(len(g.arrays))], g.arrays[g.r.Intn(len(g.arrays))]
	var left, right []string
	for d := range x.extent {
		n := 1 + g.r.Intn(min(x.extent[d], y.extent[d]))
		l, r := 1+g.r.Intn(x.extent[d]-n+1), 1+g.r.Intn(y.extent[d]-n+1)
		left = append(left, fmt.Sprintf("%d:%d", l, l+n-1))
		right = append(right, fmt.Sprintf("%d:%d", r, r+n-1))
	}
	g.emit("%s(%s) = mod(3*%s(%s) + s, 211)", x.name, strings.Join(left, ","), y.name, strings.Join(right, ","))
}

// reduction accumulates over an array.
func (g *generator) reduction() {
	a := g.arrays[g.r.Intn(len(g.arrays))]
	if g.chance(25) {
		g.emit("%s", g.pick(fmt.Sprintf("m = maxval(%s)", a.name), fmt.Sprintf("s = mod(sum(%s), 1009)", a.name)))
		return
	}
	update := g.pick("s = s + mod(%s, 7)", "m = max(m, %s)", "if (%s > m) m = %[1]s", "s = s - %s", "m = min(m, %s)")
	var subs []string
	for d := len(a.extent) - 1; d >= 0; d-- {
		g.open(variable(d), 1, a.extent[d])
	}
	for d := range a.extent {
		subs = append(subs, variable(d))
	}
	g.emit(update, fmt.Sprintf("%s(%s)", a.name, strings.Join(subs, ",")))
	for range a.extent {
		g.close()
	}
	g.emit("s = mod(s, 1009)")
}

// nest is a loop nest that assigns to one or two arrays.
func (g *generator) nest() {
	x := g.arrays[g.r.Intn(len(g.arrays))]
	for d := len(x.extent) - 1; d >= 0; d-- {
		lo := 1 + g.r.Intn(min(3, x.extent[d]))
		hi := x.extent[d] - g.r.Intn(min(3, x.extent[d]))
		g.open(variable(d), lo, hi)
	}
	if g.chance(25) {
		g.emit("w = %s", g.expression(2))
		g.home()
		g.emit("%s = mod(w + s, 307)", g.target(x))
	} else if g.chance(20) {
		g.emit("if (%s > %d) then", g.reference(), g.r.Intn(90))
		g.depth++
		g.home()
		g.emit("%s = mod(%s, 401)", g.target(x), g.expression(2))
		g.depth--
		g.emit("else")
		g.emit("  %s = mod(%s, 409)", g.target(x), g.expression(1))
		g.emit("end if")
	} else {
		g.home()
		g.emit("%s = mod(%s, 499)", g.target(x), g.expression(1+g.r.Intn(3)))
	}
	if g.chance(25) {
		y := g.arrays[g.r.Intn(len(g.arrays))]
		g.home()
		g.emit("%s = mod(%s, 389)", g.referenceTo(y, false), g.expression(2))
	}
	for range x.extent {
		g.close()
	}
}

// home asks that the next statement runs on the owners of some element, now and then of several.
func (g *generator) home() {
	if !g.homes || g.chance(20) {
		return
	}
	mapped := g.arrays[:len(g.arrays)-1]
	list := []string{g.referenceTo(mapped[g.r.Intn(len(mapped))], false)}
	for g.chance(15) {
		list = append(list, g.referenceTo(mapped[g.r.Intn(len(mapped))], false))
	}
	g.emit("!hpf$ on home (%s)", strings.Join(list, ", "))
}

// target is the left side of a nest made for x.
func (g *generator) target(x array) string {
	var subs []string
	for d := range x.extent {
		subs = append(subs, variable(d))
	}
	return fmt.Sprintf("%s(%s)", x.name, strings.Join(subs, ","))
}

func (g *generator) expression(terms int) string {
	var parts []string
	for k := 0; k < terms; k++ {
		parts = append(parts, fmt.Sprintf("%d*%s", 1+g.r.Intn(3), g.reference()))
	}
	if g.chance(30) {
		parts = append(parts, g.loops[g.r.Intn(len(g.loops))].name)
	}
	if g.chance(20) {
		parts = append(parts, "s")
	}
	return strings.Join(parts, " + ")
}

// reference is an element read inside a nest.
func (g *generator) reference() string {
	return g.referenceTo(g.arrays[g.r.Intn(len(g.arrays))], true)
}

func (g *generator) referenceTo(a array, indirect bool) string {
	var subs []string
	for d, n := range a.extent {
		subs = append(subs, g.subscript(d, n, indirect))
	}
	return fmt.Sprintf("%s(%s)", a.name, strings.Join(subs, ","))
}

// subscript is an expression within 1..n for the ranges of the loops: mostly the loop of the same dimension with an
// offset, sometimes another loop, a reflection, a constant, or not affine.
func (g *generator) subscript(d, n int, indirect bool) string {
	l := g.loopOf(d)
	switch {
	case g.chance(8):
		return fmt.Sprint(1 + g.r.Intn(n))
	case indirect && g.chance(4):
		return fmt.Sprintf("mod(%s*%s, %d) + 1", l.name, l.name, n)
	case g.chance(8):
		l = g.loops[g.r.Intn(len(g.loops))]
	case g.chance(6) && n+1-l.hi >= 1 && n+1-l.lo <= n:
		return fmt.Sprintf("%d-%s", n+1, l.name)
	}
	least, most := 1-l.lo, n-l.hi
	if l.lo > l.hi {
		least, most = 0, 0
	}
	if least > most {
		return fmt.Sprintf("min(%s, %d)", l.name, n)
	}
	o := max(least, min(most, g.r.Intn(7)-3))
	switch {
	case o > 0:
		return fmt.Sprintf("%s+%d", l.name, o)
	case o < 0:
		return fmt.Sprintf("%s-%d", l.name, -o)
	}
	return l.name
}

func (g *generator) loopOf(d int) loop {
	for _, l := range g.loops {
		if l.name == variable(d) {
			return l
		}
	}
	return g.loops[0]
}

// report prints everything.
func (g *generator) report() {
	g.emit("print *, s, m")
	for _, a := range g.arrays {
		g.emit("print *, %s", a.name)
	}
}

func (g *generator) text(seed int64) string {
	var b strings.Builder
	fmt.Fprintf(&b, "! random program of seed %d\nprogram random\n  implicit none\n", seed)
	for _, a := range g.arrays {
		var dims []string
		for _, n := range a.extent {
			dims = append(dims, fmt.Sprint(n))
		}
		fmt.Fprintf(&b, "  integer :: %s(%s)\n", a.name, strings.Join(dims, ","))
	}
	b.WriteString("  integer :: i, j, k, t, s, m, w, q, work(0:40)\n")
	for _, d := range g.directives {
		fmt.Fprintf(&b, "!hpf$ %s\n", d)
	}
	b.WriteString("  s = 1\n  m = 5\n  w = 0\n")
	b.WriteString(strings.Join(g.body, "\n"))
	if len(g.procedures) > 0 {
		b.WriteString("\ncontains\n" + strings.Join(g.procedures, ""))
	}
	b.WriteString("\nend program random\n")
	return b.String()
}
