package explain

import (
	"dhpfgo/diag"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// WarnCombined warns about sums, extrema and the like whose parts on the images are combined in each iteration of a loop that the images
// would share: all wait for each other each time. Where dependences allow it, such a loop has been cut, and all results are combined at once
// (comm.WidenReductions).
func WarnCombined(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, r := range u.Reductions {
		end := r.Region
		if r.End != nil {
			end = r.End
		}
		if r.Joined || len(end.Loops) == 0 || !compute.Distributed(u.Computation, r) {
			continue
		}
		l := end.Loops[len(end.Loops)-1]
		if told[l] || isSeldom(l) || !sharedOver(u, l) {
			continue
		}
		told[l] = true
		line := l.Stmt.Span().Line()
		bag.Warnf(r.Leaves[0].Stmt.Span(), "combined-in-loop", "the parts of '%s' are combined in each iteration of the loop at line %d", r.Scalar.UserName(), line).
			At("all images wait for each other").Because(l.Stmt.Span(), "the images would share these iterations").
			Help("keep the results of all iterations in an array, and use them in a loop after this one; or cut the arrays along the loop at line %d", line)
	}
}
