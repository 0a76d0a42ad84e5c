package comm

import (
	"dhpfgo/diag"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// Unit is a unit with who computes what, and what moves.
type Unit struct {
	*compute.Computation
	*Messages
	*Storage
	Changes *Changes    // of the statements
	Around  emit.Around // what is written before and after statements
}

// NewUnit is a unit of which nothing is known but what earlier rounds have found.
func NewUnit(c *compute.Computation, ch *Changes, st *Storage) *Unit {
	return &Unit{Computation: c, Messages: &Messages{}, Storage: st, Changes: ch}
}

// Messages is what moves, and where it is placed.
type Messages struct {
	Needs     []*Need
	Computed  []*Need                    // that need no message: see DropAvailable
	Held      []*Need                    // that callers have seen to: see Calls
	Gathers   []*Need                    // that inspectors and executors serve
	backs     []*Need                    // values that are sent to their owners
	Unpiped   map[*tree.Node]diag.Reason // why loops with messages inside are no pipelines
	Steps     []*Step
	Exchanges []*spmd.Exchange
	Views     []*View
}

// Emission is what the node program is written from.
func (u *Unit) Emission() *emit.Unit {
	return &emit.Unit{Space: u.Space, Parts: &u.CP, Around: &u.Around, Array: u.Array}
}
