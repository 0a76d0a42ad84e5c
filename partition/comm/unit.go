package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
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

// Need is one reference to a mapped array that may touch elements of other images, with the place of the message that brings
// them.
type Need struct {
	Ref       *ir.Elem
	N         *tree.Node
	At        *tree.Node         // before it the message is placed
	Hoisted   int                // loops of the reference that the message has left
	Why       diag.Reason        // why it is no further out
	kept      *depend.Dependence // what keeps it inside a loop, nil for none
	separable bool               // it would make a pipeline of a loop that carries no dependence
	Joined    diag.Reason        // why it stands with other messages, none if it found its place alone
	All       bool               // every image needs the elements
	Sweep     *Sweep             // where the loop after the message runs a hyperplane of tiles at a time
	Piped     bool               // the sender computes them in the loop before which the message is received
	Back      bool               // the elements are set here and sent to their owners, after at
	Data      sets.Set
	loose     []*ir.Symbol // scalars that say which image needs the elements, and whose values are not known yet at At

	Indirect *Inspector // what brings the elements in place of an exchange
}

// IsFetch reports whether the need is one element for all images, fetched just before its statement.
func (w *Need) IsFetch() bool { return w.All && w.At == w.N }

// wantsMessage reports whether a need becomes part of an exchange.
func (w *Need) wantsMessage() bool { return !w.IsFetch() && w.Indirect == nil }

// VariesInside reports whether the loop around the reference chooses the element and does nothing but small work: in an outer loop the
// message is one of many iterations' work.
func (w *Need) VariesInside() bool {
	return w.isChosenInside() && !slices.ContainsFunc(w.N.Loops[len(w.N.Loops)-1].Bodies[0], (*tree.Node).IsLoop)
}

// isChosenInside reports whether the loop around the reference chooses the element.
func (w *Need) isChosenInside() bool {
	d, ok := w.N.Loops[len(w.N.Loops)-1].Stmt.(*ir.Do)
	return ok && ir.Occurrences(w.Ref, d.Var) > 0
}

// Emission is what the node program is written from.
func (u *Unit) Emission() *emit.Unit {
	return &emit.Unit{Space: u.Space, Parts: &u.CP, Around: &u.Around, Array: u.Array}
}

// Changes are what the passes want to be otherwise in the statements of a unit; they are made before the passes begin anew.
type Changes struct {
	Strips map[tree.LoopKey]*space.Strips // of pipelined loops
	Counts map[*ir.Symbol]*space.Strips   // by the variables of the strips

	Cuts  []*Separation // of loops
	Whole bool          // no loop can be cut

	inspectors []*Inspector
	copied     map[*ir.Symbol]bool // of accumulations, for which a list was not right to the end
}

// NewChanges is none.
func NewChanges() *Changes {
	return &Changes{Strips: map[tree.LoopKey]*space.Strips{}, Counts: map[*ir.Symbol]*space.Strips{}, copied: map[*ir.Symbol]bool{}}
}
