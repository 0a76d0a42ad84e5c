package explain

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
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

// smallSums is the size of an array of sums below which nobody is told that it is kept whole and combined: a table of counts.
const smallSums = 1 << 16

// WarnScattered warns about arrays to whose elements a loop adds where the run says, if the sums of all images are combined again in each
// iteration of a loop around:
//
//	do it; do i; h(next(i)) = h(next(i)) + q(i); ..
func WarnScattered(u *comm.Unit, bag *diag.Bag) {
	told := map[*ir.Symbol]bool{}
	for _, n := range u.Nodes {
		c, ok := n.Stmt.(*ir.Combine)
		if !ok || len(n.Loops) == 0 || told[c.Into] {
			continue
		}
		l := n.Loops[len(n.Loops)-1]
		if bytes := c.Into.Bytes(); isSeldom(l) || bytes > 0 && bytes < smallSums {
			continue
		}
		told[c.Into] = true
		name, line := c.Into.UserName(), l.Stmt.Span().Line()
		bag.Warnf(c.Pos, "combined-whole", "every image keeps sums for all of '%s', combined in each iteration of the loop at line %d", name, line).
			At("adds to elements that are chosen when the program runs").
			Note("'%s' has %s", name, bytesOf(u.Space, c.Into)).
			Help("where the elements are near, let each one collect what the others send it, in a loop over the elements of '%s'; or add up in one array for all iterations, and use it after the loop at line %d", name, line)
	}
}
