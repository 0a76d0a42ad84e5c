package comm

import (
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// Changes are what the passes want to be otherwise in the statements of a unit; they are made before the passes begin anew.
type Changes struct {
	Strips map[tree.LoopKey]*space.Strips // of pipelined loops
	Counts map[*ir.Symbol]*space.Strips   // by the variables of the strips

	Cuts  []*Separation // of loops
	Whole bool          // no loop can be cut

	inspectors []*Inspector
}

// NewChanges is none.
func NewChanges() *Changes {
	return &Changes{Strips: map[tree.LoopKey]*space.Strips{}, Counts: map[*ir.Symbol]*space.Strips{}}
}
