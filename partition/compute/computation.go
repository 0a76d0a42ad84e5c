package compute

import (
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Computation is who computes what.
type Computation struct {
	*space.Space
	Known        *Alike // what earlier rounds have found
	reproducible bool   // sums and products of reals keep their order
	CP           tree.Table[*Part]
	Wanted       map[*ir.Symbol]bool // arrays of which other units read elements in the rims of tiles
	Offered      []*ir.Symbol        // arrays of which the rims could be computed with no more messages
	Reductions   []*Reduction
	Updates      tree.Table[*Reduction] // the reduction that an assignment updates
	Shares       []*OwnerRun
	runs         tree.Table[*OwnerRun]  // the run of statements of one owner that a statement belongs to
	chosen       tree.Table[*group]     // whose home is cheaper than the owner
	Rejected     tree.Table[[]Rejected] // homes that cost more than the one chosen
	carried      map[carried]bool       // answers of carries
	contained    map[*tree.Node]bool    // answers of selfContained
	containers   map[*tree.Node]*tree.Node
	cyclic       tree.Table[*bool]     // answers of feedsItself
	hulls        map[sets.Set]sets.Set // of partitions: see filled
	reaching     map[reaching]bool     // answers of mayReach
}

// NewComputation is the computation of a unit of which nothing is known but what earlier rounds have found.
func NewComputation(u *space.Space, known *Alike, reproducible bool) *Computation {
	return &Computation{Space: u, Known: known, reproducible: reproducible, carried: map[carried]bool{}, contained: map[*tree.Node]bool{}, containers: map[*tree.Node]*tree.Node{}, hulls: map[sets.Set]sets.Set{}, reaching: map[reaching]bool{}}
}
