package partition

import (
	"dhpfgo/diag"
	"dhpfgo/partition/comm"
)

// unit is one program unit on its way through the passes, with their results.
type unit struct {
	*comm.Unit
	bag   *diag.Bag
	build *building
	cuts  []*comm.Separation // that were made in the loops of the source
}
