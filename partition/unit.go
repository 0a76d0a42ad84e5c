package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/tree"
)

// unit is one program unit on its way through the passes, with their results.
type unit struct {
	*comm.Unit
	bag   *diag.Bag
	build *building
	cuts  []*comm.Separation // that were made in the loops of the source

	turned map[*tree.Node][]*ir.Symbol // loops that work on lines across the images, of these arrays
	passed []*ir.Symbol                // arrays of which calls pass such lines
}

// verify ends the compiler where a pass has broken the invariants of comm.Unit.Verify.
func (u *unit) verify(after string) {
	if err := u.Unit.Verify(); err != nil {
		diag.Bugf("after the step %q: %v\n%s", after, err, explain.UnitText(u.Unit))
	}
}
