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

// WarnGathered warns about elements chosen by index arrays that images gather in each iteration of a loop which they share: as an earlier
// iteration may set what a later one reads, all wait for each other in every one of them.
//
//	do j; do i; s(i,j) = f(s(i,right(j)))          a list of s(:,right(j)), and a gather, for each j
func WarnGathered(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, w := range u.Needs {
		l := innermost(w.At)
		if l == nil || w.Indirect == nil || w.Ref.Sym.Made || told[l] || isSeldom(l) || !sharedOver(u, l) {
			continue
		}
		told[l] = true
		bag.Warnf(w.Ref.Pos, "gathered-in-loop", "%s is gathered in each iteration of the loop at line %d", ir.ReferenceText(w.Ref), l.Stmt.Span().Line()).
			At("which elements, only the run knows").
			Because(l.Stmt.Span(), "all images wait for each other in each iteration").
			Note("%s", w.Why).
			Help("write the subscript as an expression, such as 'mod(j,n) + 1'; or read what the loop sets from a copy of the array, made before the loop")
	}
}
