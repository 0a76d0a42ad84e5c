package progen

import (
	"fmt"
	"slices"
	"strings"
)

// Lent is Lines with arrays that procedures allocate, exchange, copy and allocate anew for their callers.
func Lent(seed int64) Case {
	w := &lines{domain: domain{dice: seeded(seed)}, margin: map[int]int{}}
	w.lent = &lending{w, map[string]bool{}}
	w.axes()
	w.read = true
	for d := range w.space {
		w.space[d].loText, w.space[d].hiText = fmt.Sprintf("l%d", d+1), fmt.Sprintf("n%d", d+1)
	}
	if w.square {
		w.space[1] = w.space[0]
	}
	w.declare()
	w.start()
	for n := w.between(3, 6); n > 0; n-- {
		w.block()
		w.lent.lend()
	}
	w.finish()
	return Case{Source: w.text(seed), Input: w.input}
}

// lending writes procedures with allocatable arguments, by their names.
type lending struct {
	*lines
	written map[string]bool
}

// allocate allocates an array where it is declared, or by a procedure.
func (w *lending) allocate(g *grid) {
	if w.chance(30) {
		w.emit("allocate(%s(%s))", g.name, g.shape())
		return
	}
	var bounds, dummies, dims []string
	for k, d := range g.dims {
		bounds = append(bounds, d.loText, d.hiText)
		dummies = append(dummies, fmt.Sprintf("p%d, q%d", k+1, k+1))
		dims = append(dims, fmt.Sprintf("p%d:q%d", k+1, k+1))
	}
	name := fmt.Sprintf("make%d", len(w.written))
	if w.chance(50) {
		name = "make" + suffix(g)
	}
	w.emit("call %s(%s, %s)", name, g.name, strings.Join(bounds, ", "))
	list := strings.Join(dummies, ", ")
	w.lender(name, g, list, "intent(out)", fmt.Sprintf("    integer, intent(in) :: %s\n", list), fmt.Sprintf("    allocate(a(%s))\n    a = 7\n", strings.Join(dims, ",")))
}

// suffix tells procedures for arrays of different types and ranks apart.
func suffix(g *grid) string { return fmt.Sprintf("_%d_%d", g.kind, len(g.dims)) }

// lender writes a subroutine with an allocatable argument a, once.
func (w *lending) lender(name string, g *grid, others, attribute, declarations, body string) {
	if w.written[name] {
		return
	}
	w.written[name] = true
	dummies := "a"
	if others != "" {
		dummies += ", " + others
	}
	shape := colons(len(g.dims))
	w.procedures = append(w.procedures, fmt.Sprintf("  subroutine %s(%s)\n    %s, allocatable, %s :: a(%s)\n%s%s  end subroutine %[1]s\n",
		name, dummies, g.kind, attribute, shape, strings.ReplaceAll(declarations, "SHAPE", shape), body))
}

// lend calls a procedure with allocatable arguments.
func (w *lending) lend() {
	g := w.grids[w.r.Intn(len(w.grids))]
	other := w.partner(g)
	dummy := fmt.Sprintf("    %s, allocatable, intent(inout) :: b(SHAPE)\n", g.kind)
	local := fmt.Sprintf("    %s, allocatable :: t(SHAPE)\n", g.kind)
	swap := "swap" + suffix(g)
	exchange := "    call move_alloc(a, t)\n    call move_alloc(b, a)\n    call move_alloc(t, b)\n"
	switch what := w.r.Intn(5); {
	case what == 0:
		name := "renew" + suffix(g)
		w.emit("call %s(%s)", name, g.name)
		w.lender(name, g, "", "intent(inout)", local, "    allocate(t, source=a)\n    call move_alloc(t, a)\n")
	case what == 1:
		name := "twice" + suffix(g)
		w.emit("call %s(%s)", name, g.name)
		w.lender(name, g, "", "intent(inout)", "", map[kind]string{whole: "    if (allocated(a)) a = mod(2*a, 101)\n", double: "    if (allocated(a)) a = 0.5d0*a\n"}[g.kind])
	case other == nil:
	case what == 2:
		name := "copy" + suffix(g)
		w.emit("call %s(%s, %s)", name, g.name, other.name)
		w.lender(name, g, "b", "intent(in)", dummy, "    b = a\n")
	case what == 3:
		w.emit("call %s(%s, %s)", swap, g.name, other.name)
		w.lender(swap, g, "b", "intent(inout)", dummy+local, exchange)
	default:
		name := "outer" + suffix(g)
		w.emit("call %s(%s, %s)", name, g.name, other.name)
		w.lender(swap, g, "b", "intent(inout)", dummy+local, exchange)
		w.lender(name, g, "b", "intent(inout)", dummy, fmt.Sprintf("    call %s(b, a)\n", swap))
	}
}

// partner is another array of the same type and bounds, nil if there is none.
func (w *lending) partner(g *grid) *grid {
	k := slices.IndexFunc(w.grids, func(o *grid) bool { return o != g && o.kind == g.kind && o.shape() == g.shape() })
	if k < 0 {
		return nil
	}
	return w.grids[k]
}
