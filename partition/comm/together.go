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
//
// An assignment that takes such a result waits with it:
//
//	s = sum(a*a); al = s;  t = sum(b*b); be = t           becomes      partial s, partial t;  reduce s, t;  al = s;  be = t

// combination is a reduction of a scalar with the further loops that only update it by the same operator, and the loop after which its
// results are combined.
type combination struct {
	r     *compute.Reduction
	parts []*compute.Reduction
	end   *tree.Node
	taken []*tree.Node // assignments on the way that take the result, and run after it
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
			if !c.likeIn(later) {
				continue
			}
			if taken, ok := waitsUntil(u, c, later.end); ok {
				c.end, c.taken = later.end, taken
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

// mayWait reports whether the result of c may be combined after loop `until`: it stands after it in the same list of statements, no jump
// leaves the list on the way, and none of the statements before number `end` uses the scalar.
func mayWait(u *Unit, c *combination, until *tree.Node, end int) bool {
	if !follows(c.end, until) || hasOtherNames(c.r.Scalar) {
		return false
	}
	between := u.Siblings(until)[c.end.Place+1 : end]
	return !tree.Touched(between, c.r.Scalar) && !slices.ContainsFunc(between, leaves)
}

// hasOtherNames reports whether statements may use a variable that do not name it.
func hasOtherNames(s *ir.Symbol) bool { return s.Pointer || s.Target || s.Overlaid }

// follows reports whether b stands after a in the same list of statements.
func follows(a, b *tree.Node) bool {
	return a.Parent == b.Parent && a.List == b.List && a.Place < b.Place
}

// waitsUntil reports whether the result of c may be combined after loop `until`, with the assignments before it that take the result and
// may wait as well.
func waitsUntil(u *Unit, c *combination, until *tree.Node) (taken []*tree.Node, ok bool) {
	if !follows(c.end, until) || hasOtherNames(c.r.Scalar) {
		return nil, false
	}
	between := u.Siblings(until)[c.end.Place+1 : until.Place+1]
	for _, n := range between {
		switch {
		case leaves(n):
			return nil, false
		case !n.Touches(c.r.Scalar):
		case mayTakeLater(u, n, c.r.Scalar, between):
			taken = append(taken, n)
		default:
			return nil, false
		}
	}
	return taken, true
}

// mayTakeLater reports whether statement n sets another scalar by an expression of result and other scalars so that all images may as well
// run it after the statements in between: none of them uses what it sets, or sets what it reads. Where some images alone run it, others
// know nothing but the result.
func mayTakeLater(u *Unit, n *tree.Node, result *ir.Symbol, between []*tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || !n.Facts().Plain {
		return false
	}
	to, ok := a.LHS.(*ir.Var)
	if !ok || to.Sym == result || to.Sym.Rank() > 0 || hasOtherNames(to.Sym) || ir.Occurrences(a.RHS, to.Sym) > 0 {
		return false
	}
	others := func(does func(m *tree.Node) bool) bool {
		return slices.ContainsFunc(between, func(m *tree.Node) bool { return m != n && does(m) })
	}
	part, plain := u.CP.Of(n), true
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Var:
			known := x.Sym == result || part == nil || part.Kind != compute.InSet
			plain = plain && known && x.Sym.Rank() == 0 && !others(func(m *tree.Node) bool { return tree.AssignedIn(x.Sym, m) })
		case *ir.Const, *ir.Conv, *ir.Unary, *ir.Binary, *ir.Call:
		default:
			plain = false
		}
	})
	return plain && !others(func(m *tree.Node) bool { return m.Touches(to.Sym) })
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
		taken := c.take()
		for _, o := range list[i+1:] {
			if o.end == c.end && c.likeIn(o) && !done[o] {
				done[o] = true
				all.With = append(all.With, o.r.Partial)
				taken = append(taken, o.take()...)
			}
		}
		around := u.Around.Of(c.end)
		around.After = append(append(around.After, all), taken...)
	}
}

// take is the scalar's new value, with the assignments that waited for it, in whose place nothing is done now.
func (c *combination) take() []ir.Stmt {
	out := []ir.Stmt{combinePartial(c.r, ir.At{Pos: c.r.Leaves[0].Stmt.Span()})}
	for _, n := range c.taken {
		a := n.Stmt.(*ir.Assign)
		n.Replace(&ir.Assign{At: a.At, LHS: a.LHS, RHS: ir.CloneExpr(a.LHS)})
		out = append(out, a)
	}
	return out
}
