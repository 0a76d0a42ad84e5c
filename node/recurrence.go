package node

import (
	"slices"

	"dhpfgo/ir"
)

// carriedLast adds what an innermost loop has from its iteration before at the end of a sum, where sums may be formed in any order:
//
//	do j = lo, hi; v(j) = a(j) + v(j-1) - b(j); end do   becomes   do j = lo, hi; v(j) = a(j) - b(j) + v(j-1); end do
//
// Each iteration then waits for the one before with one operation; the others are done meanwhile.
func carriedLast(u *unit, n *nest) []ir.Stmt {
	if len(n.inner) > 0 {
		return nil
	}
	carried := n.carriedReads()
	if u.reassociate && len(carried) > 0 {
		ir.WalkStmts(n.body, func(s ir.Stmt) bool {
			if a, ok := s.(*ir.Assign); ok {
				a.RHS = lastOf(a.RHS, carried)
			}
			return true
		})
	}
	return []ir.Stmt{n.loops[0]}
}

// carriedReads are the elements that an iteration of the innermost loop may have from another one.
func (n *nest) carriedReads() map[*ir.Elem]bool {
	out := map[*ir.Elem]bool{}
	for _, d := range n.dependences() {
		for _, a := range []access{d.from, d.to} {
			if !a.write && n.mayCarry(d, len(n.loops)-1) {
				out[a.elem] = true
			}
		}
	}
	return out
}

// term is one of a sum, or what is subtracted in it.
type term struct {
	e       ir.Expr
	minus   bool
	carried bool
}

// lastOf is a sum of reals whose carried terms come last, e itself if it has no other two terms or begins with none that is added.
func lastOf(e ir.Expr, carried map[*ir.Elem]bool) ir.Expr {
	if e.Type().Base != ir.Real {
		return e
	}
	terms := termsOf(e, false, nil)
	for i := range terms {
		terms[i].carried = mentions(terms[i].e, carried)
	}
	late := func(t term) bool { return t.carried }
	own := slices.DeleteFunc(slices.Clone(terms), late)
	first := slices.IndexFunc(own, func(t term) bool { return !t.minus })
	if len(own) < 2 || len(own) == len(terms) || first < 0 {
		return e
	}
	own[0], own[first] = own[first], own[0]
	sum := own[0].e
	for _, t := range append(own[1:], slices.DeleteFunc(terms, func(t term) bool { return !late(t) })...) {
		op := ir.Add
		if t.minus {
			op = ir.Sub
		}
		sum = &ir.Binary{Pos: e.Span(), Op: op, X: sum, Y: t.e, T: e.Type()}
	}
	return sum
}

// termsOf appends the terms of a sum of one kind of reals; minus tells that all of it is subtracted.
func termsOf(e ir.Expr, minus bool, terms []term) []term {
	sum, ok := e.(*ir.Binary)
	if !ok || sum.Op != ir.Add && sum.Op != ir.Sub {
		return append(terms, term{e: e, minus: minus})
	}
	return termsOf(sum.Y, minus != (sum.Op == ir.Sub), termsOf(sum.X, minus, terms))
}

func mentions(e ir.Expr, elems map[*ir.Elem]bool) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		elem, ok := x.(*ir.Elem)
		found = found || ok && elems[elem]
	})
	return found
}
