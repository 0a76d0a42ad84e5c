package comm

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Need is one reference to a mapped array that may touch elements of other images, with the place of the message that brings
// them.
type Need struct {
	Ref     *ir.Elem
	N       *tree.Node
	At      *tree.Node         // before it the message is placed
	Hoisted int                // loops of the reference that the message has left
	Why     diag.Reason        // why it is no further out
	kept    *depend.Dependence // what keeps it inside the innermost loop, nil for none
	Joined  diag.Reason        // why it stands with other messages, none if it found its place alone
	All     bool               // every image needs the elements
	Sweep   *Sweep             // where the loop after the message runs a hyperplane of tiles at a time
	Piped   bool               // the sender computes them in the loop before which the message is received
	Back    bool               // the elements are set here and sent to their owners, after at
	Data    sets.Set
	loose   []*ir.Symbol // scalars that say which image needs the elements, and whose values are not known yet at At

	Indirect *Inspector // what brings the elements in place of an exchange
}

// IsFetch reports whether the need is one element for all images, fetched just before its statement.
func (w *Need) IsFetch() bool { return w.All && w.At == w.N }

// wantsMessage reports whether a need becomes part of an exchange.
func (w *Need) wantsMessage() bool { return !w.IsFetch() && w.Indirect == nil }

// VariesInside reports whether the loop around the reference chooses the element and does nothing but small work.
func (w *Need) VariesInside() bool {
	d, ok := w.N.Loops[len(w.N.Loops)-1].Stmt.(*ir.Do)
	if !ok {
		return false
	}
	for _, m := range w.N.Loops[len(w.N.Loops)-1].Bodies[0] {
		if m.IsLoop() {
			return false // an outer loop: the message is one of many iterations' work
		}
	}
	varies := false
	ir.WalkExprs(w.Ref, func(e ir.Expr) { varies = varies || ir.SymbolOf(e) == d.Var })
	return varies
}
