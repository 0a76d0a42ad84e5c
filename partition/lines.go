package partition

import (
	"sync"

	"dhpfgo/diag"
	"dhpfgo/ir"
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
	out := Crossing{Loops: map[diag.Span]bool{}, Arrays: map[diag.Span]bool{}}
	if bag.HasErrors() {
		return out
	}
	for _, u := range newBuilding(opt, bag).begin(prog) {
		passed := u.passed
		for l, arrays := range u.turned {
			out.Loops[l.Stmt.Span()] = true
			passed = append(passed, arrays...)
		}
		for _, s := range passed {
			out.Arrays[s.Pos] = true
		}
	}
	return out
}
