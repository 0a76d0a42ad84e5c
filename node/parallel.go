package node

import (
	"dhpfgo/ir"
)

// markParallel tells codegen of innermost loops without a dependence between iterations, so that clang makes vectors of
// them without comparing addresses first. Scalars do not matter: they are in registers, and clang knows a sum when it sees
// one.
func markParallel(_ *unit, n *nest) []ir.Stmt {
	last := len(n.loops) - 1
	if len(n.inner) > 0 {
		return nil
	}
	for _, d := range n.dependences() {
		if n.mayCarry(d, last) {
			return []ir.Stmt{n.loops[0]}
		}
	}
	n.loops[last].Parallel = true
	return []ir.Stmt{n.loops[0]}
}
