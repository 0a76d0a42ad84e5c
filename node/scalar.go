package node

import "dhpfgo/sem"

// keepScalar marks innermost loops that vectors would slow down: those that write elements several places apart, so that
// each vector is taken apart into single stores.
func keepScalar(u *unit, n *nest) []sem.Stmt {
	last := len(n.loops) - 1
	if len(n.inner) > 0 {
		return nil
	}
	for _, a := range n.accesses {
		if a.write && strideCost(a.elem, n.loops[last]) > 1 {
			n.loops[last].Scalar = "it writes elements that are not neighbours"
			u.remark(n, last, true, "the loop over "+n.loops[last].Var.Name+" is not vectorised: "+n.loops[last].Scalar)
			break
		}
	}
	return []sem.Stmt{n.loops[0]}
}
