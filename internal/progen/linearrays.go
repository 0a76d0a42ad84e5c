package progen

import (
	"fmt"
	"strings"
)

// arrayStatement is an assignment of sections, perhaps under a mask, or of what a function makes of arrays.
func arrayStatement(w *lines) {
	g := w.grids[w.r.Intn(len(w.grids))]
	switch w.r.Intn(6) {
	case 0:
		forall(w, g)
	case 1:
		where(w, w.full(whole))
	case 2:
		shift(w, g)
	case 3:
		reduction(w, w.full(whole))
	default:
		margin := w.between(0, 2)
		w.emit("%s = %s", part(w, g, margin, 0), parts(w, g, margin))
	}
}

// part is a section that leaves out a margin, moved by no more than that along each axis.
func part(w *lines, g *grid, margin, most int) string {
	var subs []string
	for _, axis := range g.axes {
		by := w.between(-most, most)
		subs = append(subs, from(w.space[axis], margin+by)+":"+upTo(w.space[axis], margin-by))
	}
	return fmt.Sprintf("%s(%s)", g.name, strings.Join(subs, ","))
}

// parts is an expression over sections as long as those of an array without a margin.
func parts(w *lines, g *grid, margin int) string {
	h := w.grids[w.among(func(h *grid) bool { return fmt.Sprint(h.axes) == fmt.Sprint(g.axes) })]
	x, y := part(w, g, margin, margin), part(w, h, margin, margin)
	switch {
	case g.kind == whole && h.kind == whole:
		return fmt.Sprintf("mod(%s + 2*%s, %d)", x, y, w.between(30, 90))
	case g.kind == whole:
		return fmt.Sprintf("mod(%s + s, 71)", x)
	}
	return fmt.Sprintf("0.5d0*%s + 0.125d0*%s", x, y)
}

// forall sets an array from values of before.
func forall(w *lines, g *grid) {
	margin := w.between(0, 1)
	var heads []string
	for _, axis := range g.axes {
		w.margin[axis] = margin
		heads = append(heads, fmt.Sprintf("%s = %s:%s", variable(axis), from(w.space[axis], margin), upTo(w.space[axis], margin)))
	}
	if w.chance(30) {
		heads = append(heads, fmt.Sprintf("%s > %d", w.ref(whole), w.between(5, 40)))
	}
	w.emit("forall (%s) %s = %s", strings.Join(heads, ", "), w.own(g), w.value(g.kind))
	clear(w.margin)
}

func where(w *lines, g *grid) {
	margin := w.between(0, 1)
	w.emit("where (mod(%s, 3) == 1)", part(w, g, margin, margin))
	w.emit("  %s = %s", part(w, g, margin, 0), parts(w, g, margin))
	if w.chance(60) {
		w.emit("elsewhere")
		w.emit("  %s = mod(%s, 50)", part(w, g, margin, 0), part(w, g, margin, 0))
	}
	w.emit("end where")
}

// shift moves an array along a dimension.
func shift(w *lines, g *grid) {
	dim := w.between(1, len(g.axes))
	zero := "0"
	if g.kind == double {
		zero = "0.5d0"
	}
	if w.chance(50) {
		w.emit("%s = cshift(%s, %d, %d)", g.name, g.name, w.between(-3, 3), dim)
		return
	}
	w.emit("%s = eoshift(%s, %d, %s, %d)", g.name, g.name, w.between(-3, 3), zero, dim)
}

// reduction forms sums, extrema and places of an array, or of its lines.
func reduction(w *lines, g *grid) {
	dim := w.between(1, len(g.axes))
	all := part(w, g, 0, 0)
	if len(g.axes) == 1 {
		w.emit("s = mod(s + sum(%s) + maxloc(%s, 1) + count(%s > 20), 1009)", all, all, all)
		return
	}
	switch w.r.Intn(4) {
	case 0:
		w.emit("s = mod(s + sum(maxval(%s, %d, mask=%s > 0)*0 + 1), 1009)", all, dim, all)
	case 1:
		w.emit("s = mod(s + sum(minloc(%s, %d)), 1009)", all, dim)
	case 2:
		w.emit("s = mod(s + maxval(count(%s > 30, %d)) + 1, 1009)", part(w, g, 0, 0), dim)
		w.emit("s = mod(abs(s), 1009)")
	default:
		w.emit("if (any(all(%s < 60, %d))) s = mod(s + 5, 1009)", all, dim)
	}
}

// inType makes the arrays components of a variable, whose type has their directives.
func (w *domain) inType() string {
	var b strings.Builder
	b.WriteString("  type state\n")
	for _, g := range w.grids {
		b.WriteString("  " + declaration(g, strings.TrimPrefix(g.name, "u%")))
	}
	for _, d := range ofWords(w.directives, false) {
		b.WriteString(strings.ReplaceAll(d, "u%", "") + "\n")
	}
	b.WriteString("  end type state\n  type(state) :: u\n")
	return b.String()
}

func declaration(g *grid, name string) string {
	kind := g.kind.String()
	if name == "words" {
		kind = "character(4)"
	}
	if g.deferred {
		return fmt.Sprintf("  %s, allocatable :: %s(%s)\n", kind, name, colons(len(g.dims)))
	}
	return fmt.Sprintf("  %s :: %s(%s)\n", kind, name, g.shape())
}
