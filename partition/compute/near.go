package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Sums over a neighbourhood.
//
//	do i; do j
//	  s = 0
//	  do p = -1, 1; do q = -1, 1
//	    s = s + w(p,q)*a(i+p,j+q)
//	  end do; end do
//	  b(i,j) = s
//	end do; end do
//
// Shared as a reduction, by who owns a(i+p,j+q), each s is combined among all images: a message's worth for each element of b. But with
// cell(r) the template cell of what is added and cell(b) that of what the result is for,
//
//	|cell(r) - cell(b)| <= c   for a constant c, narrow against a tile
//
// so that the owner of b(i,j) finds all operands in its tile and a halo of c cells: s is private to its iteration. Where tiles are dealt out
// there is no halo, and c is 0.

// staysWithUse reports whether what update or search n in a region does to the private variable s is done by the image that uses the value.
func staysWithUse(u *Computation, n *tree.Node, s *ir.Symbol, region *tree.Node) bool {
	return isNearUse(u, n, s) || hasMostTerms(u, n, s) || isGathered(u, n, s, region)
}

// isNearUse reports whether all that decides what update or search n does to the private variable s is near what its value is used for.
func isNearUse(u *Computation, n *tree.Node, s *ir.Symbol) bool {
	uses, ok := goals(u, n, s, map[*ir.Symbol]bool{})
	reads := operands(u.Space, n)
	if !ok || len(uses) == 0 || len(reads) == 0 {
		return false
	}
	iterations := u.Iterations(n)
	for _, r := range reads {
		for _, g := range uses {
			if !isNear(u.Space, r, n, g, iterations) {
				return false
			}
		}
	}
	return true
}

// goal is an element that a statement sets.
type goal struct {
	elem *ir.Elem
	n    *tree.Node
}

// goals lists the elements of mapped arrays that are set from the private variable s, also by way of other private ones; ok is false where
// it is used for something else.
func goals(u *Computation, n *tree.Node, s *ir.Symbol, seen map[*ir.Symbol]bool) (out []goal, ok bool) {
	seen[s] = true
	l := u.Private.Loop(s, n)
	if l == nil {
		return nil, false
	}
	for _, m := range u.ReadersIn(l, s) {
		if t, _, update := updateForm(m); update && t == s {
			continue
		}
		ok = true
		m.Each(func(leaf *tree.Node) {
			if len(leaf.Bodies) == 0 && ok {
				var more []goal
				more, ok = goalsOf(u, leaf, seen)
				out = append(out, more...)
			}
		})
		if !ok {
			return nil, false
		}
	}
	return out, true
}

// goalsOf are those of a statement.
func goalsOf(u *Computation, n *tree.Node, seen map[*ir.Symbol]bool) ([]goal, bool) {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return nil, false
	}
	if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
		return []goal{{e, n}}, true
	}
	v := ir.SymbolOf(a.LHS)
	if v == nil || !definesPrivate(u.Space, n) {
		return nil, false
	}
	if seen[v] {
		return nil, true
	}
	return goals(u, n, v, seen)
}

// isNear reports whether reference r is at a narrow distance from a goal in every grid dimension, in all iterations of n.
func isNear(u *space.Space, r *ir.Elem, n *tree.Node, g goal, iterations sets.Set) bool {
	m, b := r.Sym.Map, g.elem.Sym.Map
	dealt := space.General(m) || space.General(b)
	if dealt && (hasCopies(m) || hasCopies(b)) {
		return false
	}
	if m.Layout != b.Layout {
		return !dealt && !hasCopies(m) && !hasCopies(b) && isFew(n, g)
	}
	there, okThere := u.Subscripts(g.elem, g.n)
	own := map[string]bool{} // the loops of the goal that are not around r
	for _, l := range g.n.Loops[tree.Common(n, g.n):] {
		own[u.Dim(l)] = true
	}
	for k, d := range m.Dims {
		if d.Grid < 0 {
			continue
		}
		j := slices.IndexFunc(b.Dims, func(e ir.MapDim) bool { return e.Grid == d.Grid })
		low, high, okHere := space.ReadFrom(u, r.Subs[k], n)
		if j < 0 || !okHere || !okThere[j] || space.Mentions(there[j], own) {
			return false
		}
		cell := space.CellOf(b.Dims[j], there[j])
		for _, end := range []sets.Aff{low, high} {
			distance := space.CellOf(d, end).Sub(cell)
			for _, p := range iterations.Pieces() {
				if !isNarrow(u, p, distance, m.Layout, d.Grid, dealt, g.n) {
					return false
				}
			}
		}
	}
	return true
}

// isNarrow reports whether a distance is narrow against a tile in some iterations, or bounded by what no loop around the goal moves:
//
//	do k = -r, r; s = s + a(j+k)
func isNarrow(u *space.Space, p sets.Piece, distance sets.Aff, l *ir.Layout, grid int, dealt bool, goal *tree.Node) bool {
	moves := map[string]bool{}
	for _, d := range u.Dims(goal.Loops) {
		moves[d] = true
	}
	for _, side := range []sets.Aff{distance, distance.Scale(-1)} {
		c, bounded, err := p.UpperConst(side)
		switch {
		case err != nil || !bounded && (dealt || space.Mentions(distance, moves)):
			return false
		case bounded && (!space.IsNarrow(l, grid, c) || dealt && c > 0):
			return false
		}
	}
	return true
}

// fewTerms is how many elements a result may be made of for them to come to its owner, wherever they lie.
const fewTerms = 64

// isFew reports whether the loops around n that are not around a goal have few iterations: the owner of the goal gets about as much as
// is combined of it else.
//
//	pool(i,j) = maxval(a(2*i-1:2*i,2*j-1:2*j))
func isFew(n *tree.Node, g goal) bool {
	terms := int64(1)
	for _, l := range n.Loops[tree.Common(n, g.n):] {
		d, ok := l.Stmt.(*ir.Do)
		if !ok {
			return false
		}
		extent, known := ir.Difference(d.Hi, d.Lo)
		if !known || extent < 0 || extent >= fewTerms {
			return false
		}
		if terms *= extent + 1; terms > fewTerms {
			return false
		}
	}
	return true
}

// hasCopies reports whether something else than the subscripts of an element decides where it stands: chosen cells, or copies.
func hasCopies(m *ir.Mapping) bool {
	for g := range m.Layout.Dims {
		if m.IsCopied(g) {
			return true
		}
	}
	return len(m.Cells) > 0
}

// isGathered reports whether update n adds to a private variable what all iterations of the loops that choose the owners of what the array is
// used for read alike, and none sets, or find near that. Each image then gets what the others have of the operands once, before the loops; as a reduction
// the results of all iterations would be combined. What lies in the same template is about as much as the results.
//
//	do i;  f = 0;  do j;  f = f + m(j)*(x(:,j) - x(:,i));  end do;  a(:,i) = f;  end do         m and x are gathered, a(:,i) says where
func isGathered(u *Computation, n *tree.Node, s *ir.Symbol, region *tree.Node) bool {
	uses, ok := goals(u, n, s, map[*ir.Symbol]bool{})
	if !ok || len(uses) == 0 {
		return false
	}
	around, iterations := n.Loops[:tree.DepthOf(region)], u.Iterations(n)
	for _, g := range uses {
		first := slices.IndexFunc(around, func(l *tree.Node) bool { return chosenBy(u.Space, g, l) })
		if first < 0 {
			return false
		}
		for _, r := range operands(u.Space, n) {
			varies := slices.ContainsFunc(around[first:], func(l *tree.Node) bool { return mentionsLoop(r, l) })
			if (varies || around[first].Sets(r.Sym) || r.Sym.Map.Layout != g.elem.Sym.Map.Layout) && !isNear(u.Space, r, n, g, iterations) {
				return false
			}
		}
	}
	return true
}

// chosenBy reports whether the owner of a goal depends on a loop.
func chosenBy(u *space.Space, g goal, l *tree.Node) bool {
	cs, ok := u.OwnerConstraints(g.elem, g.n, u.Names.Start)
	d := map[string]bool{u.Dim(l): true}
	return ok && slices.ContainsFunc(cs, func(c sets.Constraint) bool { return space.Mentions(c.Aff, d) })
}

// mentionsLoop reports whether a loop's variable is in the subscripts of an element.
func mentionsLoop(r *ir.Elem, l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	return !ok || slices.ContainsFunc(r.Subs, func(e ir.Expr) bool { return ir.Occurrences(e, d.Var) > 0 })
}

// hasMostTerms reports whether the owners of what private variable s is used for have, or find near, the operands of update n that are most: those
// that all loops choose from the one to which s is private inwards, one at least. The others, which fewer loops choose, come to them:
//
//	do j;  w = a(i,j);  do k;  w = w - a(k,j)*a(i,k);  end do;  a(i,j) = w;  end do         a(i,:) comes to the owners of columns j
func hasMostTerms(u *Computation, n *tree.Node, s *ir.Symbol) bool {
	uses, ok := goals(u, n, s, map[*ir.Symbol]bool{})
	from := slices.Index(n.Loops, u.Private.Loop(s, n))
	if !ok || len(uses) == 0 || from < 0 {
		return false
	}
	found, iterations := false, u.Iterations(n)
	for _, r := range operands(u.Space, n) {
		if slices.ContainsFunc(n.Loops[from:], func(l *tree.Node) bool { return !mentionsLoop(r, l) }) {
			continue
		}
		if slices.ContainsFunc(uses, func(g goal) bool { return !isNear(u.Space, r, n, g, iterations) }) {
			return false
		}
		found = true
	}
	return found
}
