package partition

import (
	"dhpfgo/diag"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/explain"
)

// unit is one program unit on its way through the passes, with their results.
type unit struct {
	*comm.Unit
	bag   *diag.Bag
	build *building
	cuts  []*comm.Separation // that were made in the loops of the source
}

// verify ends the compiler where a pass has broken the invariants of comm.Unit.Verify.
func (u *unit) verify(after string) {
	if err := u.Unit.Verify(); err != nil {
		diag.Bugf("after the step %q: %v\n%s", after, err, explain.UnitText(u.Unit))
	}
}
