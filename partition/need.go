package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// need is one reference to a mapped array that may touch elements of other images, with the place where they are
// fetched. at is the statement before which the message stands; hoisted counts the loops of the reference that the
// message stands outside of; why tells why it stands no further out.
type need struct {
	ref     *ir.Elem
	n       *tree.Node
	at      *tree.Node
	hoisted int
	why     diag.Reason
	kept    *depend.Dependence // what keeps it inside the innermost loop, nil for none
	joined  diag.Reason        // why it stands with other messages, none if it found its place alone
	all     bool               // every image needs the elements
	piped   bool               // the sender computes them in the loop before which the message is received
	back    bool               // the elements are set here and sent to their owners, behind at
	data    sets.Set

	indirect *inspector // what brings the elements in place of an exchange
}
