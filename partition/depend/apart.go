package depend

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// apart reports whether two references choose different elements by scalars that are not set in loops, the reader's, of which the first is around
// both:
//
//	u(i,new) = u(i-1,old)      (old, new) ∈ { (1,2), (2,1) }: never old = new
//
// Where nothing is known at the first of them, as it was made, a loop inside of it tells as much.
func apart(e, r *ir.Elem, loops []*tree.Node) bool {
	for k := range min(len(e.Subs), len(r.Subs)) {
		a, why := ir.AffineOf(e.Subs[k])
		b, whyNot := ir.AffineOf(r.Subs[k])
		if why == "" && whyNot == "" && differ(a, b, loops) {
			return true
		}
	}
	return false
}

func differ(a, b *ir.Affine, loops []*tree.Node) bool {
	for _, t := range append(slices.Clip(a.Terms), b.Terms...) {
		if tree.AssignedIn(t.Sym, loops[0]) {
			return false
		}
	}
	return slices.ContainsFunc(loops, func(l *tree.Node) bool {
		d, ok := l.Stmt.(*ir.Do)
		return ok && slices.ContainsFunc(d.Known, func(t *ir.Tuples) bool { return t.Differ(a, b) })
	})
}
