// Package guards takes conditions on the tiles of an image out of its loops: it joins those of neighbouring statements (join.go), cuts
// loops where they begin and cease to hold (cut.go), and chooses the loop by those that are the same in all iterations (unswitch.go).
// It also cuts loops where the neighbours that an iteration looks at begin and cease to lie inside (interior.go), and
// has them go from block to block where an iteration stands under the test of a bit (blocks.go).
package guards

import "dhpfgo/ir"

// Unit is what is known of a program unit: the scalars whose value some statement reads from outside the loop that set it, and the
// variables that describe the tiles of an image.
// New makes a scalar.
type Unit struct {
	Exposed, Tiles map[*ir.Symbol]bool
	New            func(ir.Type) *ir.Symbol
}
