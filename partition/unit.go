package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
)

// unit is one program unit on its way through the passes.
type unit struct {
	*space.Space
	bag        *diag.Bag
	known      *alike
	cp         tree.Table[*cp]
	updates    tree.Table[*reduction]      // the reduction that an assignment updates
	runs       tree.Table[*ownerRun]       // the run of statements of one owner that a statement belongs to
	rejected   tree.Table[[]plan.Rejected] // homes that cost more than the one chosen
	places     tree.Table[*surroundings]
	carried    map[carried]bool // answers of carries
	reductions []*reduction
	shares     []*ownerRun
	needs      []*need
	gathers    []*need                    // that inspectors and executors serve
	backs      []*need                    // values that are sent to their owners
	unpiped    map[*tree.Node]diag.Reason // why loops with messages inside are no pipelines
	computed   []*need                    // that need no message: see dropAvailable
	steps      []*step
	build      *building
	exchanges  []*spmd.Exchange
	views      []*exchangeView
	cuts       []*separation // that were made in the loops of the source
}

// surroundings is what is written before and after a statement.
type surroundings struct {
	before, after []ir.Stmt
	// of a pipelined loop: what it waits for, directly before it, and what it sends, directly behind it
	receive, send *spmd.ExchangeStep
	overlap       *overlap // the last step before it runs beside its interior
}

// around gives what is written around a node, for reading and writing.
func (u *unit) around(n *tree.Node) *surroundings {
	p := u.places.Of(n)
	if p == nil {
		p = &surroundings{}
		u.places.Put(n, p)
	}
	return p
}
