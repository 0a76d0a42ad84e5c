package explain

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/tree"
)

// WarnInside warns about messages that stay inside a loop which chooses their elements, and bring as many as the loops after them have
// iterations: an image receives about an element for each operation.
//
//	do i; do j; do k = 1, i-1; b(j,i) = b(j,i) + a(k,i)*b(k,j)          b(1:i-1,j) before the loop over k
func WarnInside(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, w := range u.Needs {
		l := innermost(w.At)
		if l == nil || w.All || w.Piped || w.Back || w.Indirect != nil || w.Hoisted == 0 || w.Ref.Sym.Made || told[l] || isSeldom(l) || !w.IsMostOf(u.Computation, l) {
			continue
		}
		told[l] = true
		bag.Warnf(w.Ref.Pos, "sent-in-loop", "%s is sent in each iteration of the loop at line %d, as much as the loops inside have iterations", ir.ReferenceText(w.Ref), l.Stmt.Span().Line()).
			At("about an element for each operation").
			Because(l.Stmt.Span(), "a message in each iteration").
			Note("%s", w.Why).
			Help("%s", sparing(u, w.Ref, l))
	}
}
