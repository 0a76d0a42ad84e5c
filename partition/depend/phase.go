package depend

import (
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// phasesOf lists what may hold of the iterations i' and i of the outermost loop around both, but not of those that have equal iterations or carry,
// whose step s is a scalar: from their beginnings they are a whole number of steps apart, of which those near 0 are told one by one:
//
//	do j = 1, d; do i = j, n, 2*d      (i - j) - (i' - j') = q*s,  q = -1, 0, 1,  or at least 2*s, or at most -2*s
//
// It is empty where there is no such loop. The step, which nothing in the loops around sets in which the two may differ, is above 0 or below.
func phasesOf(u *space.Space, w, n *tree.Node, same int, prime map[string]string) (out [][]sets.Constraint) {
	for _, l := range n.Loops[min(same+1, tree.Common(w, n)):tree.Common(w, n)] {
		step, ok := symbolicStep(u, l)
		if !ok || !steady(u, step, n.Loops[same], l) || isLooped(u, step, l) {
			continue
		}
		lo, ok := u.Affine(l.Stmt.(*ir.Do).Lo, l)
		if !ok || !steady(u, lo, n.Loops[same], l) {
			continue
		}
		from := sets.Var(u.Dim(l)).Sub(lo)
		apart := from.Sub(space.Renamed(from, prime))
		for _, sign := range []int64{1, -1} {
			size := step.Scale(sign)
			is := sets.GE(size, sets.Const(1))
			for q := int64(-1); q <= 1; q++ {
				out = append(out, []sets.Constraint{is, sets.EQ(apart, size.Scale(q))})
			}
			out = append(out, []sets.Constraint{is, sets.GE(apart, size.Scale(2))}, []sets.Constraint{is, sets.GE(size.Scale(-2), apart)})
		}
		return out
	}
	return nil
}
