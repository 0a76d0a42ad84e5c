package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// Accumulations into elements that index arrays name are made in copies, which are combined (see specialise/scatter.go):
//
//	p = identity;  do ..; p(ix(i)) = p(ix(i)) op e; end do;  combine y op p
//
// Where each image can list beforehand to which elements of others it adds, it needs no copy. These elements of its own storage of y begin
// neutral, it accumulates into y, and what is in them then goes to their owners (package single writes it so):
//
//	list ix(i)                                                 once
//	y(listed) = identity;  do ..; y(ix(i)) = y(ix(i)) op e; end do;  owners: y(listed) = y(listed) op what came
//
// A list costs as much as the loops, so it is made only where it serves several executions of them: outside of a loop around them, or in
// a procedure.

// InspectAccumulations finds the lists for the copies of a unit. In the end there are those alone that the last round would make.
func (u *Unit) InspectAccumulations() {
	var lists []*Inspector
	for _, r := range u.Reductions {
		if ins := newAccumulation(u, r); ins != nil {
			lists = append(lists, ins)
		}
	}
	for _, ins := range lists {
		if copied := ins.ind.Copy; u.Changes.accumulation(copied) == nil && !u.Changes.copied[copied] {
			u.Changes.inspectors = append(u.Changes.inspectors, ins)
			u.Known.Moved()
		}
	}
	u.Changes.inspectors = slices.DeleteFunc(u.Changes.inspectors, func(old *Inspector) bool {
		stale := old.ind.Copy != nil && !slices.ContainsFunc(lists, old.listsAsMuchAs)
		if stale {
			u.Changes.copied[old.ind.Copy] = true
			u.Known.Moved()
		}
		return stale
	})
}

// accumulation is the inspector of what is accumulated into a copy, nil for none.
func (a *Changes) accumulation(copied *ir.Symbol) *Inspector {
	for _, ins := range a.inspectors {
		if ins.ind.Copy == copied {
			return ins
		}
	}
	return nil
}

// ListOf is the line of the loop before which an image lists to which elements of others a reduction adds, 0 where it adds to a copy;
// again says why they are listed each time.
func (a *Changes) ListOf(r *compute.Reduction) (line int, again string) {
	ins := a.accumulation(r.Scalar)
	if ins == nil || !ins.ind.InPlace {
		return 0, ""
	}
	return ins.Line, ins.ind.Again
}

// listsAsMuchAs reports whether two inspectors note the same elements for the same homes.
func (i *Inspector) listsAsMuchAs(other *Inspector) bool {
	same := func(a, b *ir.Elem) bool { return ir.Equal(a, b) }
	return i.ind.Copy == other.ind.Copy && slices.EqualFunc(i.noted, other.noted, same)
}

// newAccumulation makes the inspector of all elements that the updates of a copy name, nil where these or who makes the updates are not
// known before the loops.
func newAccumulation(u *Unit, r *compute.Reduction) *Inspector {
	y := combinedInto(u, r.Scalar)
	if y == nil || space.General(y.Map) || !compute.Distributed(u.Computation, r) || u.Src.Proc != nil && u.Src.Proc.Recursive {
		return nil
	}
	ins := &Inspector{key: referenceKey{pos: r.Leaves[0].Stmt.Span(), sym: r.Scalar},
		ind: &spmd.Indirect{ID: len(u.Changes.inspectors) + 1, Array: u.Array(y), Copy: r.Scalar}}
	at := u.Roots[0]
	if followsFromLoops(u, r, y) {
		return nil
	}
	for _, n := range r.Leaves {
		chain := n.Loops[tree.DepthOf(r.Region):]
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		ref := forwarded(u.Space, &ir.Elem{Pos: e.Pos, Sym: y, Subs: e.Subs}, n)
		way, known := wayTo(u.Space, chain, n)
		if !known || ref == nil || !runsWithHome(u.Computation, n) {
			return nil
		}
		home := u.CP.Of(n).Home[0]
		list := slices.Concat(ref.Subs, conditionsOf(way), cutSubs(home))
		if changesInside(u.Space, list, chain, r.Region) {
			return nil
		}
		if place := outermost(u, r.Region, list, chain, y); place.Order > at.Order {
			at = place
		}
		if ins.ind.Ref == nil {
			ins.ind.Ref = &ir.Elem{Pos: e.Pos, Sym: y, Subs: e.Subs}
		}
		ins.noted = append(ins.noted, ref, home)
		ins.nest = append(ins.nest, ins.noteLoops(ref, home, way)...)
	}
	if ins.ind.Outside = at != r.Region; !ins.ind.Outside && (u.Src.Proc == nil || len(r.Region.Loops) > 0) {
		return nil
	}
	ins.standAt(at)
	return ins
}

// followsFromLoops reports whether loops alone say to which elements of y all updates of a copy add: these are then so many that a list
// of them would be as long as the copy.
func followsFromLoops(u *Unit, r *compute.Reduction, y *ir.Symbol) bool {
	return !slices.ContainsFunc(r.Leaves, func(n *tree.Node) bool {
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		_, affine := u.OwnerConstraints(&ir.Elem{Pos: e.Pos, Sym: y, Subs: e.Subs}, n, u.Names.Start)
		return !affine
	})
}

// combinedInto is the array with which a copy is combined, nil where no single statement says so.
func combinedInto(u *Unit, copied *ir.Symbol) (into *ir.Symbol) {
	count := 0
	for _, n := range u.Nodes {
		if c, ok := n.Stmt.(*ir.Combine); ok && c.From == copied {
			into = c.Into
			count++
		}
	}
	if count != 1 {
		return nil
	}
	return into
}
