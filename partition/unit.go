package partition

import (
	"dhpfgo/diag"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
)

// unit is one program unit on its way through the passes, with their results.
type unit struct {
	*computation
	*messages
	around emit.Around // what is written before and after statements
	bag    *diag.Bag
	build  *building
	cuts   []*separation // that were made in the loops of the source
}

// computation is who computes what.
type computation struct {
	*space.Space
	known      *alike // what earlier rounds have found
	cp         tree.Table[*compute.Part]
	reductions []*reduction
	updates    tree.Table[*reduction] // the reduction that an assignment updates
	shares     []*ownerRun
	runs       tree.Table[*ownerRun]       // the run of statements of one owner that a statement belongs to
	chosen     tree.Table[*group]          // whose home is cheaper than the owner
	rejected   tree.Table[[]plan.Rejected] // homes that cost more than the one chosen
	carried    map[carried]bool            // answers of carries
}

func newComputation(u *space.Space, known *alike) *computation {
	return &computation{Space: u, known: known, carried: map[carried]bool{}}
}

// messages is what moves, and where it stands.
type messages struct {
	needs     []*need
	computed  []*need                    // that need no message: see dropAvailable
	gathers   []*need                    // that inspectors and executors serve
	backs     []*need                    // values that are sent to their owners
	unpiped   map[*tree.Node]diag.Reason // why loops with messages inside are no pipelines
	steps     []*step
	exchanges []*spmd.Exchange
	views     []*exchangeView
}

// emission is what the node program is written from.
func (u *unit) emission() *emit.Unit {
	return &emit.Unit{Space: u.Space, Parts: &u.cp, Around: &u.around, Array: u.array}
}
