package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// ShareSubscripts makes scalars that say which row or column an inner loop works on values that all images have.
//
//	do k                                             p is private to an iteration of k, and sets know nothing of its value: all of c
//	  p = k - 1 + maxloc(abs(c(k:n,k)), 1)           would be sent. As every image computes p, it is a name in the sets like k.
//	  do j; c(k,j) = c(p,j); end do
//	end do
//
// Only where all images wait for a message in each iteration anyway, or where the scalar says whose elements each iteration sets: else
// iterations of k may run apart, and what they need of others moves before the loop.
func (u *Unit) ShareSubscripts() {
	waits := map[*tree.Node]bool{}
	for _, n := range u.Nodes {
		for _, r := range append(n.MappedReads(), mappedTargets(n)...) {
			for _, s := range unknownSubscripts(u, r, n) {
				l := u.Private.Loop(s, n)
				if _, known := waits[l]; !known {
					waits[l] = allWaitIn(u, l)
				}
				if waits[l] && isSetByAll(u, s, l, n) || isHomeIn(u, s, l) {
					u.Known.AddScalar(s)
					u.Known.Grown = true
				}
			}
		}
		if len(n.MappedReads())+len(mappedTargets(n)) > 0 {
			shareBounds(u, n)
		}
	}
}

// shareBounds does the same with scalars in the bounds of loops around n that all images can compute alike without a message.
//
//	do l                                             the images run every iteration of l, each its part of j, and b goes in each: with n private
//	  n = size(l)                                    to an iteration of l no set tells what j reads of it
//	  do j = 1, n; a(j) = b(j-1); end do
//	end do
func shareBounds(u *Unit, n *tree.Node) {
	for _, inner := range n.Loops {
		for _, e := range inner.Header() {
			ir.WalkExprs(e, func(x ir.Expr) {
				v, ok := x.(*ir.Var)
				if !ok || u.Uniform(v.Sym, inner) {
					return
				}
				l := u.Private.Loop(v.Sym, inner)
				if l != nil && l != inner && !tree.AssignedIn(v.Sym, inner) && !picksOwners(l) && sendsIn(u, l, inner) && isMadeOfShared(u, v.Sym, l, map[*ir.Symbol]bool{}) {
					u.Known.AddScalar(v.Sym)
					u.Known.Grown = true
				}
			})
		}
	}
}

// sendsIn reports whether what the variable of loop inner picks among the images goes in each iteration of loop l.
func sendsIn(u *Unit, l, inner *tree.Node) bool {
	d, ok := inner.Stmt.(*ir.Do)
	return ok && slices.ContainsFunc(u.Needs, func(w *Need) bool {
		return w.N.Within(inner) && w.At != l && w.At.Within(l) && ChoosesOwner(w.Ref, d.Var)
	})
}

// picksOwners reports whether the variable of a loop is in the distributed dimensions of what the loop sets or reads: then images may run
// different iterations of it.
func picksOwners(l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	found := false
	l.Each(func(n *tree.Node) {
		for _, e := range append(n.MappedReads(), mappedTargets(n)...) {
			found = found || ok && ChoosesOwner(e, d.Var)
		}
	})
	return found
}

// isMadeOfShared reports whether what an iteration of loop l sets scalar s to is made of what all images have.
func isMadeOfShared(u *Unit, s *ir.Symbol, l *tree.Node, seen map[*ir.Symbol]bool) bool {
	if seen[s] {
		return true
	}
	seen[s] = true
	for _, k := range tree.Inside(u.Index().Setting[s], l) {
		n := u.Nodes[k]
		a, ok := n.Stmt.(*ir.Assign)
		if !ok && u.CP.Of(n).Kind == compute.All {
			continue
		}
		if !ok || len(n.MappedReads()) > 0 {
			return false
		}
		made := true
		ir.WalkExprs(a.RHS, func(x ir.Expr) {
			v, isVar := x.(*ir.Var)
			made = made && (!isVar || u.Private.Loop(v.Sym, n) != l || isMadeOfShared(u, v.Sym, l, seen))
		})
		if !made {
			return false
		}
	}
	return true
}

func mappedTargets(n *tree.Node) []*ir.Elem {
	var out []*ir.Elem
	for _, t := range n.Targets() {
		if e, ok := t.(*ir.Elem); ok && e.Sym.Map != nil {
			out = append(out, e)
		}
	}
	return out
}

// unknownSubscripts lists the private scalars that alone keep a subscript in a distributed dimension from being a form in sets.
func unknownSubscripts(u *Unit, r *ir.Elem, n *tree.Node) []*ir.Symbol {
	var out []*ir.Symbol
	for k, sub := range r.Subs {
		a, why := ir.AffineOf(sub)
		if r.Sym.Map.Dims[k].Grid < 0 || why != "" {
			continue
		}
		for _, t := range a.Terms {
			if !u.Uniform(t.Sym, n) && u.Private.Loop(t.Sym, n) != nil {
				out = append(out, t.Sym)
			}
		}
	}
	return out
}

// allWaitIn reports whether each iteration of a loop brings all images a value that others have.
func allWaitIn(u *Unit, l *tree.Node) bool {
	return slices.ContainsFunc(u.Needs, func(w *Need) bool {
		return w.At != l && w.At.Within(l) && u.CP.Of(w.N).Kind == compute.All
	}) || slices.ContainsFunc(u.Reductions, func(r *compute.Reduction) bool {
		return r.Region != l && r.Region.Within(l) && compute.Distributed(u.Computation, r)
	})
}

// isSetByAll reports whether all images set s wherever loop l does, and n is in a loop inside that does not.
func isSetByAll(u *Unit, s *ir.Symbol, l, n *tree.Node) bool {
	inner := tree.Innermost(n)
	if inner == l {
		return false
	}
	set := tree.Inside(u.Index().Setting[s], l)
	return len(set) > 0 && !slices.ContainsFunc(set, func(k int) bool {
		return u.CP.Of(u.Nodes[k]).Kind != compute.All || u.Nodes[k].Within(inner)
	})
}

// isHomeIn reports whether scalar s, which each iteration of loop l makes of what all images have, says whose elements the iteration
// sets: it moves all that is set along the distributed dimensions, and what is read is there, too, or is the same for all iterations.
//
//	do i; p = list(i); f = a(p,k)/a(r,k); do j; a(p,j) = a(p,j) - f*a(r,j)
func isHomeIn(u *Unit, s *ir.Symbol, l *tree.Node) bool {
	set := tree.Inside(u.Index().Setting[s], l)
	if len(set) != 1 || u.Nodes[set[0]].Parent != l || len(u.Nodes[set[0]].MappedReads()) > 0 {
		return false
	}
	home := false
	fits := true
	l.Each(func(n *tree.Node) {
		for _, e := range mappedTargets(n) {
			home = home || movesAlong(e, s)
			fits = fits && movesAlong(e, s)
		}
		for _, e := range n.MappedReads() {
			fits = fits && (movesAlong(e, s) || isSameIn(e, l))
		}
	})
	return home && fits
}

// movesAlong reports whether a subscript in a distributed dimension is a scalar and a number.
func movesAlong(e *ir.Elem, s *ir.Symbol) bool {
	for k, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		if e.Sym.Map.Dims[k].Grid >= 0 && why == "" && len(a.Terms) == 1 && a.Terms[0].Sym == s && a.Terms[0].Coef == 1 {
			return true
		}
	}
	return false
}

// isSameIn reports whether the owners of an element are the same in all iterations of a loop, but for the loops inside.
func isSameIn(e *ir.Elem, l *tree.Node) bool {
	d, _ := l.Stmt.(*ir.Do)
	for k, sub := range e.Subs {
		a, why := ir.AffineOf(sub)
		if e.Sym.Map.Dims[k].Grid < 0 {
			continue
		}
		if why != "" || slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool {
			return d != nil && t.Sym == d.Var || tree.AssignedIn(t.Sym, l) && !isVariableInside(t.Sym, l)
		}) {
			return false
		}
	}
	return true
}

// isVariableInside reports whether a scalar is the variable of a loop inside another one.
func isVariableInside(s *ir.Symbol, l *tree.Node) bool {
	found := false
	l.Each(func(n *tree.Node) {
		d, ok := n.Stmt.(*ir.Do)
		found = found || ok && n != l && d.Var == s
	})
	return found
}
