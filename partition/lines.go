package partition

import (
	"maps"
	"slices"
	"sync"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/partition/turned"
)

// Crossing is where images wait for lines.
type Crossing = turned.Crossing

// LineTurner gives the step that cuts arrays of a unit anew around loops that work on lines which lie across the images. What crosses the
// images else is asked for once, if a unit has loops that may.
func LineTurner(crossing func() Crossing) func(*ir.Unit) {
	return (&turned.Program{Crossing: sync.OnceValue(crossing)}).Unit
}

// FindCrossing finds where images wait for lines in a program as it is. The program must be specialised.
func FindCrossing(prog *ir.Program, opt Options, bag *diag.Bag) Crossing {
	out := Crossing{Loops: map[turned.Place]bool{}, Arrays: map[turned.Place]bool{}, Own: map[turned.Place]map[turned.Variable]bool{}}
	if bag.HasErrors() {
		return out
	}
	for _, u := range newBuilding(opt, bag).begin(prog) {
		passed := u.passed
		for l, arrays := range u.turned {
			at, own := turned.PlaceOf(l.Stmt.Span()), ownIn(u, l)
			if out.Loops[at] { // a copy of the procedure
				maps.DeleteFunc(out.Own[at], func(v turned.Variable, _ bool) bool { return !own[v] })
			} else {
				out.Loops[at], out.Own[at] = true, own
			}
			passed = append(passed, arrays...)
		}
		for _, s := range passed {
			out.Arrays[turned.PlaceOf(s.Pos)] = true
		}
	}
	return out
}

// ownIn finds what iterations of a loop have each for itself. A variable of the source may have become several.
func ownIn(u *unit, l *tree.Node) map[turned.Variable]bool {
	own := map[turned.Variable]bool{}
	for s, loops := range u.Private {
		if slices.Contains(loops, l) {
			own[turned.VariableOf(s)] = true
		}
	}
	for _, s := range u.Private.Shared(l) {
		delete(own, turned.VariableOf(s))
	}
	return own
}
