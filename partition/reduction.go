package partition

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// reduction is a scalar, or an array that every image has, that a loop nest only updates by one associative operator:
// s = s op e. Each image accumulates
// its own iterations in partial; behind region the partial results of all images are combined into the scalar.
type reduction struct {
	scalar  *ir.Symbol
	op      ir.ReduceOp
	region  *tree.Node // outermost loop in which the scalar is only updated
	leaves  []*tree.Node
	partial *ir.Symbol
	owners  bool // each image's partial result goes to the owners of a distributed array

	locating *locating // not nil: the value comes with where it was found
}

// sets reports whether the reduction computes variable s.
func (r *reduction) sets(s *ir.Symbol) bool {
	return r.scalar == s || r.locating != nil && slices.Contains(r.locating.carried, s)
}

// findReductions recognises reductions over mapped data. An accumulation into a scalar that is private to an outer loop
// is one only where the accumulating loops themselves are shared among images; else it stays private.
func (u *unit) findReductions() {
	findLocating(u.computation)
	for _, n := range u.Nodes {
		s, op, ok := updateForm(n)
		if !ok || u.build.options.ordered(op, s.Type) || u.updates.Of(n) != nil || len(n.Loops) == 0 || !reducible(s) || ownArray(u, s, n) {
			continue
		}
		region := reductionRegion(u.Space, n, s, op)
		if region == nil || mayDiverge(u.Space, region) || u.Private.Loop(s, n) != nil && !sharesRegion(u.Space, n, region) {
			continue
		}
		addReduction(u.computation, &reduction{scalar: s, op: op, region: region})
	}
}

// ownArray reports whether the program, not the compiler, says that each iteration of a loop around n has its own array s.
func ownArray(u *unit, s *ir.Symbol, n *tree.Node) bool {
	l := u.Private.Loop(s, n)
	return s.Rank() > 0 && l != nil && (s.Piece || tree.AssertedNew(l, s))
}

// ordered reports whether the result of an operator may not depend on who computed which part of it, but would: the rounding
// of sums and products of reals does.
func (o Options) ordered(op ir.ReduceOp, t ir.Type) bool {
	return o.Reproducible && op.Rounds(t)
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

// sharesRegion reports whether who owns an operand of update n depends on the loops of the region. The rows of a sparse
// matrix are not cut: a sum of all images for each row costs more than to list and fetch elements once.
func sharesRegion(u *space.Space, n, region *tree.Node) bool {
	return sharesOf(u, n, region, reductionHomes(u, n))
}

// sharesOf is sharesRegion for given operands.
func sharesOf(u *space.Space, n, region *tree.Node, homes []*ir.Elem) bool {
	inner := map[string]bool{}
	for _, l := range n.Loops[tree.DepthOf(region):] {
		if d, ok := l.Stmt.(*ir.Do); ok && !u.AffineBounds(d, l) {
			return false
		}
		inner[u.Dim(l)] = true
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
func addReduction(u *computation, r *reduction) {
	r.region.Each(func(n *tree.Node) {
		if n.Writes(r.scalar) {
			r.leaves = append(r.leaves, n)
		}
	})
	for _, n := range r.leaves {
		if len(reductionHomes(u.Space, n)) == 0 {
			return
		}
	}
	for _, n := range r.leaves {
		u.updates.Put(n, r)
	}
	u.Private.Publish(r.region, r.sets)
	addPartial(u, r)
}

// reductionRegion is the outermost loop around n in which s occurs only in updates by op.
func reductionRegion(u *space.Space, n *tree.Node, s *ir.Symbol, op ir.ReduceOp) *tree.Node {
	for _, l := range n.Loops {
		clean := true
		l.Each(func(m *tree.Node) {
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

// updateForm recognises s = s op e for a scalar s that e does not contain.
func updateForm(n *tree.Node) (*ir.Symbol, ir.ReduceOp, bool) {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return nil, 0, false
	}
	s := ir.SymbolOf(a.LHS)
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

// reductionHomes lists the references by which an update may be placed: the home that a directive names; else mapped operands of
// the update itself, of the conditions around it inside the region and of the private values that these use; and else the left sides
// of its neighbours in the innermost loop.
func reductionHomes(u *space.Space, n *tree.Node) []*ir.Elem {
	out := directedHome(n)
	if len(out) == 0 {
		out = operands(u, n)
	}
	if len(out) == 0 {
		n.Loops[len(n.Loops)-1].Each(func(m *tree.Node) {
			a, ok := m.Stmt.(*ir.Assign)
			if !ok || len(m.Loops) != len(n.Loops) {
				return
			}
			if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
				out = append(out, e)
			}
		})
	}
	var affine []*ir.Elem
	for _, r := range out {
		if _, ok := u.OwnerConstraints(r, n, u.Names.Start); ok {
			affine = append(affine, r)
		}
	}
	return affine
}

// directedHome is the element that ON HOME names for a statement, none where it names several: a term of a reduction counts once.
func directedHome(n *tree.Node) []*ir.Elem {
	if n.On == nil || n.On.Ext || len(n.On.Homes) != 1 || !n.On.Homes[0].IsElement() || n.On.Homes[0].Elem.Sym.Map == nil {
		return nil
	}
	return []*ir.Elem{n.On.Homes[0].Elem}
}

// chooseHome picks among the candidates the one that leaves the fewest other references non-local; the first wins a tie.
func chooseHome(u *space.Space, n *tree.Node, candidates []*ir.Elem) *ir.Elem {
	best, fewest := candidates[0], -1
	for _, c := range candidates {
		set, ok := u.OnHome(c, n)
		if !ok {
			continue
		}
		remote := 0
		for _, r := range n.MappedReads() {
			remote += len(u.Directions(accessed(u, r, n, &compute.Part{Kind: compute.InSet, Set: set}, 0), r.Sym))
		}
		if fewest < 0 || remote < fewest {
			best, fewest = c, remote
		}
	}
	return best
}

// begin sets partial before the region: neutral, or where the result is rounded the scalar's own value on image 1, whose terms are
// the first, so that one image adds them up as the source says.
func (r *reduction) begin(at ir.At) []ir.Stmt {
	x, y := &ir.Var{Pos: at.Pos, Sym: r.scalar}, &ir.Var{Pos: at.Pos, Sym: r.partial}
	out := []ir.Stmt{&ir.Assign{At: at, LHS: y, RHS: ir.Identity(r.op, r.partial.Type)}}
	if !r.op.Rounds(r.scalar.Type) {
		return out
	}
	first := ir.Compare(ir.EQ, ir.Int8Of(&ir.Call{Pos: at.Pos, Fn: "this_image", T: ir.Int4}), ir.Int8Const(1))
	return append(out, &ir.If{At: at, Branches: []ir.Branch{{Pos: at.Pos, Cond: first, Body: []ir.Stmt{&ir.Assign{At: at, LHS: y, RHS: x}}}}})
}

// combine is "scalar = scalar op partial", or "scalar = partial" where partial began with the scalar's value.
func (r *reduction) combine(at ir.At) ir.Stmt {
	x, y := &ir.Var{Pos: at.Pos, Sym: r.scalar}, &ir.Var{Pos: at.Pos, Sym: r.partial}
	if r.op.Rounds(r.scalar.Type) {
		return &ir.Assign{At: at, LHS: x, RHS: y}
	}
	return &ir.Assign{At: at, LHS: x, RHS: r.op.Of(x, y)}
}

// splitReductions turns each reduction into partial results: partial begins before the region, the updates act on partial, and
// behind the region it is reduced over all images and becomes the scalar's value.
func (u *unit) splitReductions() {
	for _, r := range u.reductions {
		if !distributed(u.computation, r) {
			continue
		}
		if r.locating != nil {
			u.splitLocating(r)
			continue
		}
		if r.scalar.Rank() > 0 {
			u.splitArray(r)
			continue
		}
		r.partial = u.MakeSymbol(r.scalar.Name+"%part", r.scalar.Type)
		at := ir.At{Pos: r.leaves[0].Stmt.Span()}
		u.around.Of(r.region).Before = append(u.around.Of(r.region).Before, r.begin(at)...)
		u.around.Of(r.region).After = append(u.around.Of(r.region).After, &spmd.Reduce{At: at, Var: r.partial, Op: r.op}, r.combine(at))
		for _, n := range r.leaves {
			n.Replace(substitute(n.Stmt.(*ir.Assign), r.scalar, r.partial))
		}
	}
}

// distributed reports whether the updates are really shared among the images.
func distributed(u *computation, r *reduction) bool {
	for _, n := range r.leaves {
		if u.cp.Of(n).Kind != compute.InSet {
			return false
		}
	}
	return true
}

func substitute(a *ir.Assign, from, to *ir.Symbol) *ir.Assign {
	swap := func(e ir.Expr) ir.Expr {
		return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if v, ok := x.(*ir.Var); ok && v.Sym == from {
				return &ir.Var{Pos: v.Pos, Sym: to}
			}
			return x
		})
	}
	return &ir.Assign{At: a.At, LHS: swap(a.LHS), RHS: swap(a.RHS)}
}

// addPartial notes a reduction, whose variables have no value that all images share inside its region.
func addPartial(u *computation, r *reduction) {
	symbols := []*ir.Symbol{r.scalar}
	if r.locating != nil {
		symbols = append(symbols, r.locating.carried...)
	}
	u.Partial = append(u.Partial, space.PartialResult{Region: r.region, Symbols: symbols})
	u.reductions = append(u.reductions, r)
}
