// Package compute decides who computes: the computation partition of each statement, and the reductions of which each image
// computes a part.
//
//	cpart                         owner computes; statements that work for others run where those run
//	home, cheaper                 the homes that directives name, or that need fewer messages
//	recompute                     values that neighbours compute themselves
//	carried, newarray             private variables and arrays
//	reduction, locate, onowner    sums and searches; runs of statements on one owner
//	near                          sums over a neighbourhood, which are no reductions
//	alike                         what all images must compute alike, found in rounds
package compute

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sets"
)

// Kind tells how the images share the executions of a statement.
type Kind int

const (
	All     Kind = iota // every image executes every iteration
	InSet               // the image executes the iterations in a set
	Guarded             // every image walks all iterations and the owner of the left side executes (run-time resolution)
)

// Part is the computation partition of one statement: CP(S) = { [t] -> [i] } with the tile start t = (V1, ..) as a
// parameter, so set holds the iterations of the image at hand. home names the references, why gives the reason.
type Part struct {
	Kind Kind
	Set  sets.Set
	Home []*ir.Elem
	Why  diag.Reason
	Own  bool // the set is that of the elements of home[0] that the image owns

	Owner *Part // not nil: the partition of the owners of what is set, to whom the values are sent
}
