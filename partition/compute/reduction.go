package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// Reduction is a scalar, or an array that every image has, that a loop nest only updates by one associative operator:
// s = s op e. Each image accumulates
// its own iterations in partial; after region the partial results of all images are combined into the scalar.
type Reduction struct {
	Scalar  *ir.Symbol
	Op      ir.ReduceOp
	Region  *tree.Node // outermost loop in which the scalar is only updated
	Leaves  []*tree.Node
	Partial *ir.Symbol
	Owners  bool       // each image's partial result goes to the owners of a distributed array
	End     *tree.Node // the loop after which the partial results of a scalar are combined
	Joined  bool       // its updates act on the partial result of an earlier one

	Locating *Locating // not nil: the value comes with where it was found

	first map[*tree.Node][]*ir.Elem // the references by which each update could be placed before it was known as one
}

// Sets reports whether the reduction computes variable s.
func (r *Reduction) Sets(s *ir.Symbol) bool {
	return r.Scalar == s || r.Locating != nil && slices.Contains(r.Locating.Carried, s)
}

// FindReductions recognises reductions over mapped data. An accumulation into a scalar that is private to an outer loop
// is one only where the accumulating loops themselves are shared among images, and not over a neighbourhood (near.go); else it stays
// private.
//
// The parts of a copy that a statement combines are what each image has added, so that all updates of it are reductions or none is.
func FindReductions(u *Computation) {
	findLocating(u)
	combined := combinedCopies(u)
	for _, n := range u.Nodes {
		region, s, op := mayReduce(u, n)
		if region == nil || u.Updates.Of(n) != nil {
			continue
		}
		if shared, is := combined[s]; is {
			if shared {
				addReduction(u, &Reduction{Scalar: s, Op: op, Region: region})
			}
			continue
		}
		if u.Private.Loop(s, n) != nil && (!sharesRegion(u.Space, n, region) || staysWithUse(u, n, s, region)) {
			continue
		}
		if s.Rank() > 0 && ofPrivateAlone(n, region) && !sharesRegion(u.Space, n, region) {
			continue
		}
		addReduction(u, &Reduction{Scalar: s, Op: op, Region: region})
	}
}

// mayReduce is the outermost loop around update n in which its variable s is only updated, by op, as each image can do for its own iterations;
// nil for any other statement.
func mayReduce(u *Computation, n *tree.Node) (region *tree.Node, s *ir.Symbol, op ir.ReduceOp) {
	s, op, ok := updateForm(n)
	if !ok || u.ordered(op, s.Type) || len(n.Loops) == 0 || !reducible(s, op) || ownArray(u, s, n) {
		return nil, s, op
	}
	if region = reductionRegion(u.Space, n, s, op); region == nil || mayDiverge(u.Space, region) {
		return nil, s, op
	}
	return region, s, op
}

// combinedCopies lists the copies that statements combine, and whether images can share all updates of each.
func combinedCopies(u *Computation) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	for _, n := range u.Nodes {
		if c, ok := n.Stmt.(*ir.Combine); ok {
			out[c.From] = true
		}
	}
	for _, n := range u.Nodes {
		s, _, update := updateForm(n)
		if _, is := out[s]; !update || !is {
			continue
		}
		region, _, _ := mayReduce(u, n)
		out[s] = out[s] && region != nil && len(reductionHomes(u.Space, n)) > 0
	}
	return out
}

// ofPrivateAlone reports whether update n in a region, and the conditions around it there, read no distributed array themselves. If one
// image then makes all updates of an array that all have, each may as well make them from the values that these images had to send:
//
//	do k; v = a(:,k); ..; b = b - s*v; end do          all have v(:), b moves nowhere
func ofPrivateAlone(n, region *tree.Node) bool {
	if len(directedHome(n)) > 0 {
		return false
	}
	for p := n; p != region.Parent; p = p.Parent {
		if len(p.MappedReads()) > 0 {
			return false
		}
	}
	return true
}

// ownArray reports whether the program, not the compiler, says that each iteration of a loop around n has its own array s.
func ownArray(u *Computation, s *ir.Symbol, n *tree.Node) bool {
	l := u.Private.Loop(s, n)
	return s.Rank() > 0 && l != nil && (s.Piece || tree.AssertedNew(l, s))
}

// ordered reports whether the result of an operator may not depend on who computed which part of it, but would: the rounding
// of sums and products of reals does.
func (u *Computation) ordered(op ir.ReduceOp, t ir.Type) bool {
	return u.reproducible && op.Rounds(t)
}

// mayDiverge reports whether images may decide differently how often they come to n: a header around it reads
// distributed or private data. No reduction can be completed there.
func mayDiverge(u *space.Space, n *tree.Node) bool {
	for p := n.Parent; p != nil; p = p.Parent {
		for _, e := range p.Header() {
			diverges := false
			ir.WalkExprs(e, func(x ir.Expr) {
				s := ir.SymbolOf(x)
				diverges = diverges || s != nil && (s.Map != nil || u.Private.Loop(s, p) != nil)
			})
			if diverges {
				return true
			}
		}
	}
	return false
}

// sharesRegion reports whether who owns an operand of update n depends on the loops of the region whose bounds are affine. The rows of a
// sparse matrix are not cut: a sum of all images for each row costs more than to list and fetch elements once.
func sharesRegion(u *space.Space, n, region *tree.Node) bool {
	return sharesOf(u, n, region, reductionHomes(u, n))
}

// sharesOf is sharesRegion for given operands.
func sharesOf(u *space.Space, n, region *tree.Node, homes []*ir.Elem) bool {
	inner := map[string]bool{}
	for _, l := range n.Loops[tree.DepthOf(region):] {
		if d, ok := l.Stmt.(*ir.Do); ok && u.AffineBounds(d, l) {
			inner[u.Dim(l)] = true
		}
	}
	for _, r := range homes {
		cs, _ := u.OwnerConstraints(r, n, u.Names.Start)
		for _, c := range cs {
			if space.Mentions(c.Aff, inner) {
				return true
			}
		}
	}
	return false
}

// addReduction collects the leaves; the reduction counts only if each has a reference that says where it runs.
func addReduction(u *Computation, r *Reduction) {
	r.Region.Each(func(n *tree.Node) {
		if n.Writes(r.Scalar) {
			r.Leaves = append(r.Leaves, n)
		}
	})
	r.first = map[*tree.Node][]*ir.Elem{}
	for _, n := range r.Leaves {
		if r.first[n] = reductionHomes(u.Space, n); len(r.first[n]) == 0 {
			return
		}
	}
	for _, n := range r.Leaves {
		u.Updates.Put(n, r)
	}
	u.Private.Publish(r.Region, r.Sets)
	addPartial(u, r)
}

// reductionRegion is the outermost loop around n in which s occurs only in updates by op.
func reductionRegion(u *space.Space, n *tree.Node, s *ir.Symbol, op ir.ReduceOp) *tree.Node {
	for _, l := range n.Loops {
		clean := true
		l.Each(func(m *tree.Node) {
			clean = clean && !namesOtherwise(m, s)
			if !m.Reads(s) && !m.Writes(s) {
				return
			}
			t, o, ok := updateForm(m)
			clean = clean && ok && t == s && o == op
		})
		if clean {
			return l
		}
	}
	return nil
}

// namesOtherwise reports whether a statement names something that may be variable s by another name: EQUIVALENCE gives it one, and so do
// pointers.
func namesOtherwise(m *tree.Node, s *ir.Symbol) bool {
	pointed := s.Pointer || s.Target
	if !pointed && !s.Overlaid {
		return false
	}
	found := false
	ir.Mentions(m.Stmt, func(t *ir.Symbol, _ ir.Role) {
		found = found || t != s && (s.Overlaid && t.Overlaid || pointed && (t.Pointer || t.Target))
	})
	for _, e := range ir.ExprsOf(m.Stmt) {
		found = found || pointed && ir.AnyExpr(e, func(x ir.Expr) bool {
			f, ok := x.(*ir.Field)
			return ok && ir.ThroughPointer(f)
		})
	}
	return found
}

// updateForm recognises s = s op e for a scalar s that e does not contain, and flags, which are set to what absorbs all other values:
//
//	changed = .true.   is   changed = changed .or. .true.
func updateForm(n *tree.Node) (*ir.Symbol, ir.ReduceOp, bool) {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return nil, 0, false
	}
	s := ir.SymbolOf(a.LHS)
	if set, ok := flagSet(a); ok {
		return s, set, true
	}
	switch e := a.LHS.(type) {
	case *ir.Var:
	case *ir.Elem:
		if s.Map != nil || !ir.SameReference(a.RHS, e) {
			return nil, 0, false
		}
	default:
		return nil, 0, false
	}
	if ir.Occurrences(a.RHS, s) != 1 {
		return nil, 0, false
	}
	op, ok := ir.SpineOp(a.RHS, s)
	return s, op, ok
}

// flagSet is the operator of which an assignment gives a logical scalar the absorbing value.
func flagSet(a *ir.Assign) (ir.ReduceOp, bool) {
	v, isVar := a.LHS.(*ir.Var)
	c, isConst := a.RHS.(*ir.Const)
	if !isVar || !isConst || v.Sym.Rank() > 0 || v.Sym.Type.Base != ir.Logical || !reducible(v.Sym, ir.ReduceOr) {
		return 0, false
	}
	if c.L {
		return ir.ReduceOr, true
	}
	return ir.ReduceAnd, true
}

// setsFlag reports whether a statement gives a flag a constant value.
func setsFlag(n *tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return false
	}
	_, ok = flagSet(a)
	return ok
}

// reductionHomes lists the references by which an update may be placed: the home that a directive names; else mapped operands of
// the update itself, of the conditions around it inside the region and of the private values that these use; and else the left sides
// of its neighbours in the innermost loop, or what updates beside it read whose results are combined at the same place.
func reductionHomes(u *space.Space, n *tree.Node) []*ir.Elem {
	out := directedHome(n)
	if len(out) == 0 {
		out = operands(u, n)
	}
	if setsFlag(n) { // without a condition on distributed data all images may set it
		return placed(u, n, out)
	}
	if len(out) == 0 {
		out = assignedBeside(n)
	}
	if out = placed(u, n, out); len(out) == 0 {
		out = placed(u, n, operandsFurther(u, n))
	}
	if len(out) == 0 {
		out = placed(u, n, addedBeside(u, n))
	}
	if len(out) == 0 {
		out = placed(u, n, assignedAround(u, n))
	}
	return out
}

// assignedAround are the elements of distributed arrays that the next loop out sets of those whose iterations update n adds up, which choose
// their owners.
//
//	do i; x = c(i); do; if (f(x)) exit; steps = steps + 1; x = g(x); end do; c(i) = x; end do          who owns c(i) counts
func assignedAround(u *space.Space, n *tree.Node) (out []*ir.Elem) {
	s, op, _ := updateForm(n)
	region := reductionRegion(u, n, s, op)
	if region == nil {
		return nil
	}
	added := n.Loops[tree.DepthOf(region):]
	for k := len(added) - 2; k >= 0 && len(out) == 0; k-- {
		added[k].Each(func(m *tree.Node) {
			a, ok := m.Stmt.(*ir.Assign)
			if !ok || len(m.Bodies) > 0 {
				return
			}
			if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil && !ownedInside(u, e, m, n) &&
				slices.ContainsFunc(added[:k+1], func(l *tree.Node) bool { return chosenBy(u, goal{e, m}, l) }) {
				out = append(out, e)
			}
		})
	}
	return out
}

// addedBeside are the mapped operands of other updates in the innermost loop around update n, outside of loops inside, that end with the same
// loop: the results of all go in the same step.
//
//	do i; x = f(i); s = s + t(i)*x; c(k(i)) = c(k(i)) + 1; end do          who owns t(i) counts
//	do i; x = t(i); do k; s(p(k)) = s(p(k)) + x; c(p(k)) = c(p(k)) + 1; end do; end do
func addedBeside(u *space.Space, n *tree.Node) (out []*ir.Elem) {
	s, op, _ := updateForm(n)
	region := reductionRegion(u, n, s, op)
	n.Loops[len(n.Loops)-1].Each(func(m *tree.Node) {
		other, by, ok := updateForm(m)
		if ok && m != n && other != s && region != nil && len(m.Loops) == len(n.Loops) && reductionRegion(u, m, other, by) == region {
			beside := operands(u, m)
			if len(beside) == 0 {
				beside = operandsFurther(u, m)
			}
			out = append(out, beside...)
		}
	})
	return out
}

// assignedBeside are the elements of distributed arrays that the innermost loop around n sets, outside of loops inside.
func assignedBeside(n *tree.Node) (out []*ir.Elem) {
	n.Loops[len(n.Loops)-1].Each(func(m *tree.Node) {
		a, ok := m.Stmt.(*ir.Assign)
		if !ok || len(m.Loops) != len(n.Loops) {
			return
		}
		if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
			out = append(out, e)
		}
	})
	return out
}

// placed are those of some elements whose owners sets describe.
func placed(u *space.Space, n *tree.Node, refs []*ir.Elem) []*ir.Elem {
	return slices.DeleteFunc(refs, func(r *ir.Elem) bool {
		_, ok := u.OwnerConstraints(r, n, u.Names.Start)
		return !ok
	})
}

// directedHome is the element that ON HOME names for a statement, none where it names several: a term of a reduction counts once.
func directedHome(n *tree.Node) []*ir.Elem {
	if n.On == nil || n.On.Ext || len(n.On.Homes) != 1 || !n.On.Homes[0].IsElement() || n.On.Homes[0].Elem.Sym.Map == nil {
		return nil
	}
	return []*ir.Elem{n.On.Homes[0].Elem}
}

// chooseHome picks among the candidates the one that leaves the fewest other references non-local, counted first among those whose elements
// the most of the given loops choose, then among those of one loop less, and so on; the first candidate wins a tie. A row is cheaper than a matrix:
//
//	do i; do k; w = w - a(k,c)*a(i,k) on (*,BLOCK)                            a(i,k): a column of a moves, not all of it
//
// A node that reads private values alone is best where these are computed for the statements around it:
//
//	r = u(i-1) + u(i+1) - 2*u(i); u(i) = u(i) + w*r; s = max(s, abs(r))          u(i)
func chooseHome(u *space.Space, n *tree.Node, candidates []*ir.Elem, loops []*tree.Node) *ir.Elem {
	reads := n.MappedReads()
	if len(reads) == 0 {
		reads = append(slices.Clone(candidates), assignedBeside(n)...)
	}
	best, least := candidates[0], []int(nil)
	for _, c := range candidates {
		set, ok := u.OnHome(c, n)
		if !ok {
			continue
		}
		remote := make([]int, len(loops)+1) // non-local references by the number of loops that choose their elements, the most first
		for _, r := range reads {
			chosen := 0
			for _, l := range loops {
				if mentionsLoop(r, l) {
					chosen++
				}
			}
			remote[len(loops)-chosen] += len(u.Directions(Accessed(u, r, n, &Part{Kind: InSet, Set: set}, 0), r.Sym))
		}
		if least == nil || slices.Compare(remote, least) < 0 {
			best, least = c, remote
		}
	}
	return best
}

// ownLoops are the loops of a reduction's region around an update, and for a scalar the one around these, in each iteration of which its result is
// another.
func ownLoops(r *Reduction, n *tree.Node) []*tree.Node {
	from := tree.DepthOf(r.Region)
	if r.Scalar.Rank() == 0 {
		from = max(0, from-1)
	}
	return n.Loops[from:]
}

// Distributed reports whether the updates are really shared among the images. One without a partition of its own is in a loop that never
// runs.
func Distributed(u *Computation, r *Reduction) bool {
	for _, n := range r.Leaves {
		if part := u.CP.Of(n); part == nil || part.Kind != InSet {
			return false
		}
	}
	return true
}

// addPartial notes a reduction, whose variables have no value that all images share inside its region.
func addPartial(u *Computation, r *Reduction) {
	symbols := []*ir.Symbol{r.Scalar}
	if r.Locating != nil {
		symbols = append(symbols, r.Locating.Carried...)
	}
	u.Partial = append(u.Partial, space.PartialResult{Region: r.Region, Symbols: symbols})
	u.Reductions = append(u.Reductions, r)
}

// reducible reports whether a variable can be the result of a reduction: a scalar, or an array that every image has in
// full and in one piece, of a type that the runtime combines.
func reducible(s *ir.Symbol, op ir.ReduceOp) bool {
	if s.Rank() == 0 {
		return true
	}
	parts := s.Type.Base == ir.Complex && !ir.IsWide(s.Type) && op == ir.ReduceSum
	return (ir.Combines(s.Type) || parts) && s.Map == nil && !s.Pointer && !s.Target && !s.View && !s.Optional && s.Size == ir.ExplicitShape
}
