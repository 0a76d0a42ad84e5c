package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// Reductions are combined late, so that one message serves several of them. The parts of a loop that was cut add to one partial result,
// and what nothing uses before another loop ends waits for it:
//
//	do i = 1, k; s = s + a(i); end do                                  partial s, partial t
//	do i = k+1, n; s = s + a(i); t = t + b(i); end do    becomes       do i = 1, k ... end do
//	                                                                   do i = k+1, n ... end do
//	                                                                   reduce s, t

// combination is a reduction of a scalar with the further loops that only update it by the same operator, and the loop after which its
// results are combined.
type combination struct {
	r     *compute.Reduction
	parts []*compute.Reduction
	end   *tree.Node
}

// joinParts lets reductions of one scalar whose loops follow each other be one. They come in textual order.
func joinParts(u *Unit, list []*combination) []*combination {
	slices.SortStableFunc(list, func(a, b *combination) int { return a.end.Order - b.end.Order })
	var out []*combination
	for _, c := range list {
		k := slices.IndexFunc(out, func(o *combination) bool {
			return o.r.Scalar == c.r.Scalar && o.r.Op == c.r.Op && mayWait(u, o, c.end, c.end.Place)
		})
		if k < 0 {
			out = append(out, c)
			continue
		}
		out[k].parts, out[k].end = append(out[k].parts, c.r), c.end
	}
	return out
}

// joinEnds lets results wait for later ones of the same type and operator.
func joinEnds(u *Unit, list []*combination) {
	for i, c := range slices.Backward(list) {
		for _, later := range list[i+1:] {
			if c.likeIn(later) && mayWait(u, c, later.end, later.end.Place+1) {
				c.end = later.end
				break
			}
		}
	}
}

// likeIn reports whether two results may be combined in one message.
func (c *combination) likeIn(o *combination) bool {
	t := c.r.Scalar.Type
	return c.r.Op == o.r.Op && t == o.r.Scalar.Type && t.Base != ir.Complex
}

// mayWait reports whether the result of c may be combined after loop `until`: it stands behind in the same list of statements, no jump
// leaves the list on the way, and none of the statements before number `end` uses the scalar.
func mayWait(u *Unit, c *combination, until *tree.Node, end int) bool {
	if c.end.Parent != until.Parent || c.end.List != until.List || c.end.Place >= until.Place {
		return false
	}
	between := u.Siblings(until)[c.end.Place+1 : end]
	return !tree.Touched(between, c.r.Scalar) && !slices.ContainsFunc(between, leaves)
}

// leaves reports whether the statements in n may end the list that it stands in.
func leaves(n *tree.Node) bool {
	found := tree.Cycles(n)
	n.Each(func(m *tree.Node) {
		_, back := m.Stmt.(*ir.Return)
		found = found || back
	})
	return found
}

// begin sets the partial result before the first loop and lets the updates act on it.
func (c *combination) begin(u *Unit) {
	r := c.r
	partial := u.MakeSymbol(r.Scalar.Name+"%part", r.Scalar.Type)
	for k, x := range append([]*compute.Reduction{r}, c.parts...) {
		x.Partial, x.End, x.Joined = partial, c.end, k > 0
		for _, n := range x.Leaves {
			n.Replace(substitute(n.Stmt.(*ir.Assign), r.Scalar, partial))
		}
	}
	around := u.Around.Of(r.Region)
	around.Before = append(around.Before, beginPartial(r, ir.At{Pos: r.Leaves[0].Stmt.Span()})...)
}

// combineTogether combines the results that wait for the same loop.
func combineTogether(u *Unit, list []*combination) {
	done := map[*combination]bool{}
	for i, c := range list {
		if done[c] {
			continue
		}
		at := ir.At{Pos: c.r.Leaves[0].Stmt.Span()}
		all := &spmd.Reduce{At: at, Var: c.r.Partial, Op: c.r.Op}
		taken := []ir.Stmt{combinePartial(c.r, at)}
		for _, o := range list[i+1:] {
			if o.end == c.end && c.likeIn(o) && !done[o] {
				done[o] = true
				all.With = append(all.With, o.r.Partial)
				taken = append(taken, combinePartial(o.r, ir.At{Pos: o.r.Leaves[0].Stmt.Span()}))
			}
		}
		around := u.Around.Of(c.end)
		around.After = append(append(around.After, all), taken...)
	}
}
