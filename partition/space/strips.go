package space

import (
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// Strips says that a pipelined loop runs once for each strip of loop `inner`, which is the loop itself or one inside it.
// v counts through the strips' first iterations, size is their length, and step, 1 or -1, that of the inner loop.
type Strips struct {
	Inner   tree.LoopKey
	V, Size *ir.Symbol
	Length  ir.Expr
	Step    int64
}

// StripOf gives the strips that loop n runs through, nil for other loops.
func (u *Space) StripOf(n *tree.Node) *Strips {
	d, ok := n.Stmt.(*ir.Do)
	if !ok {
		return nil
	}
	return u.Strips[d.Var]
}

// IsStripSize reports whether s is the length of strips: sets that name it only know that it is positive.
func (u *Space) IsStripSize(s *ir.Symbol) bool {
	st := u.Strips[s]
	return st != nil && st.Size == s
}
