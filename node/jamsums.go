package node

import (
	"slices"

	"dhpfgo/ir"
)

// jamSums runs sums side by side that are each formed in the order of the source:
//
//	do i = lo, hi; s = 0; do k; s = s + a(k,i)*x(k); end do; y(i) = s; end do   becomes
//	do i = lo, hi-3, 4; s = 0; t = 0; ..; do k; s = s + a(k,i)*x(k); t = t + a(k,i+1)*x(k); ..; end do; y(i) = s; y(i+1) = t; ..
//
// and a loop over the remaining iterations. An addition waits for the one before it in its own sum only, and what all of the
// sums use is loaded once. It is legal if no two iterations of i touch one element, and each sets its scalars itself:
//
//	for all dependences: distance in i = 0
func jamSums(u *unit, n *nest) []ir.Stmt {
	last := len(n.loops) - 1
	sums := u.sumsInside(n)
	if len(sums) == 0 || !u.maySideBySide(n, nil) {
		return nil
	}
	factor := n.room(n.core())
	if factor < 2 {
		return nil
	}
	u.remark(n, last, true, jammed.Of(factor, called(n.loops[last].Var), sumsInBlocks.Of(called(sums[0]))))
	body := sideBySide(n.body, u.copiesOf(n, nil, factor))
	return n.around(last, n.inBlocks(last, factor, body, shifted(n.body, n.loops[last].Var, 0)))
}

// sumsInside lists the scalars that the only loop in the body of a nest adds up or multiplies.
func (u *unit) sumsInside(n *nest) []*ir.Symbol {
	if len(n.inner) != 1 || !slices.Contains(n.body, ir.Stmt(n.inner[0])) || isShort(n.inner[0]) {
		return nil
	}
	var out []*ir.Symbol
	for _, s := range n.setScalars() {
		if s.Type.Base == ir.Real && onlyUpdated(n.inner[0].Body, s) {
			out = append(out, s)
		}
	}
	return out
}

// maySideBySide reports whether iterations of the innermost loop of a nest may run together, those of the loops in its body in step, each
// with work arrays of its own.
func (u *unit) maySideBySide(n *nest, own []*work) bool {
	last := len(n.loops) - 1
	meets := func(d dependence) bool {
		isOwn := slices.ContainsFunc(own, func(w *work) bool { return w.array == d.from.elem.Sym })
		return !isOwn && (d.dist[last].any || d.dist[last].n != 0)
	}
	return u.mayRunTogether(n) && !slices.ContainsFunc(n.dependences(), meets)
}

// mayRunTogether reports whether nothing but elements of arrays forbids to run iterations of the innermost loop together.
func (u *unit) mayRunTogether(n *nest) bool {
	loop := n.loops[len(n.loops)-1]
	step, _ := loop.ConstantStep()
	if step != 1 && step != -1 || loop.Deals != nil || len(n.loops) > maxDepth || n.whyUnsteady().Some() || !u.ownScalars(n) {
		return false
	}
	return !slices.ContainsFunc(n.inner, func(l *ir.Do) bool {
		return boundsUse(l, loop.Var) || n.changes(l.Lo) != "" || n.changes(l.Hi) != ""
	})
}

// copiesOf gives for each of f iterations the copy of a statement that it runs: the scalars of all but the first have other
// names, and so have the work arrays of all but the last, which leaves them with its values.
func (u *unit) copiesOf(n *nest, own []*work, f int) []func(ir.Stmt) ir.Stmt {
	loop := n.loops[len(n.loops)-1]
	step, _ := loop.ConstantStep()
	var out []func(ir.Stmt) ir.Stmt
	for k := range f {
		names := map[*ir.Symbol]*ir.Symbol{}
		for _, s := range n.setScalars() {
			if k > 0 && !countsIn(n.inner, s) {
				names[s] = u.scalar(s.Type)
			}
		}
		for _, w := range own {
			if k < f-1 {
				names[w.array] = u.scalar(w.array.Type)
				names[w.array].Dims = w.array.Dims
			}
		}
		rename := func(x ir.Expr) ir.Expr {
			switch r := x.(type) {
			case *ir.Var:
				if names[r.Sym] != nil {
					return &ir.Var{Pos: r.Pos, Sym: names[r.Sym]}
				}
			case *ir.Elem:
				if names[r.Sym] != nil {
					return &ir.Elem{Pos: r.Pos, Sym: names[r.Sym], Subs: r.Subs}
				}
			}
			return x
		}
		out = append(out, func(s ir.Stmt) ir.Stmt {
			return mapped(shifted([]ir.Stmt{s}, loop.Var, step*int64(k))[0], func(e ir.Expr) ir.Expr { return ir.MapExpr(e, rename) })
		})
	}
	return out
}

func countsIn(loops []*ir.Do, s *ir.Symbol) bool {
	return slices.ContainsFunc(loops, func(l *ir.Do) bool { return l.Var == s })
}

// sideBySide is a body with all copies of each statement in its place; the loops directly in it are shared.
func sideBySide(body []ir.Stmt, copies []func(ir.Stmt) ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if l, ok := s.(*ir.Do); ok {
			shared := *l
			shared.Body = copied(l.Body, copies)
			out = append(out, &shared)
			continue
		}
		out = append(out, copied([]ir.Stmt{s}, copies)...)
	}
	return out
}

func copied(body []ir.Stmt, copies []func(ir.Stmt) ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		for _, c := range copies {
			out = append(out, c(s))
		}
	}
	return out
}
