// Package emit writes the node program: a tree with partitions and messages becomes statements whose loops run over the image's own
// iterations.
//
//	bounds of loops and guards : the projection of CP(S) on the loops    bounds.go
//	loops over the tiles of an image                                     tiles.go
//	messages that run beside the interior of a loop                      beside.go
//
// It decides nothing: whatever it asks for is a result of the passes.
package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// Unit is a unit with what the node program is written from: who executes each statement, what stands around it, and the
// storage of arrays.
type Unit struct {
	*space.Space
	Parts  *tree.Table[*compute.Part]
	Around *Around
	Array  func(*ir.Symbol) *spmd.Array
}

// Around is what is written before and after the statements of a unit.
type Around struct{ table tree.Table[*surroundings] }

// surroundings is what is written before and after a statement.
type surroundings struct {
	Before, After []ir.Stmt
	First         []ir.Stmt // of an assignment, a jump or a return: what whoever executes it does just before
	// of a pipelined loop: what it waits for, directly before it, and what it sends, directly after it
	Receive, Send *spmd.ExchangeStep
	Sweep         *Sweep   // of a loop that runs a hyperplane of tiles at a time
	Overlap       *Overlap // the last step before it runs beside its interior
}

// Sweep says that a loop runs tile by tile of a layout of which an image may have several tiles, a hyperplane after the other along dimension Grid, downwards
// if Down, with a step of messages before each.
type Sweep struct {
	Layout *ir.Layout
	Grid   int
	Down   bool
	Step   *spmd.ExchangeStep
}

// Overlap says where the interior of a loop begins and ends.
type Overlap struct{ Lo, Hi ir.Expr }

// Of gives what is written around a node, for reading and writing.
func (a *Around) Of(n *tree.Node) *surroundings {
	p := a.table.Of(n)
	if p == nil {
		p = &surroundings{}
		a.table.Put(n, p)
	}
	return p
}
