package lower

import (
	"dhpfgo/ir"
)

// Frame is an enclosing FORALL: its loops, its mask and what the mask needs computed first.
type Frame struct {
	Nest *Nest
	Mask ir.Expr
	Pre  []ir.Stmt
	// Array components that the statements assign, seen as arrays, and what makes these before the loops.
	Views  ir.ExprMap[*ir.Symbol]
	Before []ir.Stmt
	Clash  bool      // statements change what the mask reads
	After  []ir.Stmt // behind the loops
}
