package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// beginPartial sets partial before the region: neutral, or where the result is rounded the scalar's own value on image 1, whose terms are
// the first, so that one image adds them up as the source says.
func beginPartial(r *compute.Reduction, at ir.At) []ir.Stmt {
	x, y := &ir.Var{Pos: at.Pos, Sym: r.Scalar}, &ir.Var{Pos: at.Pos, Sym: r.Partial}
	out := []ir.Stmt{&ir.Assign{At: at, LHS: y, RHS: ir.Identity(r.Op, r.Partial.Type)}}
	if !r.Op.Rounds(r.Scalar.Type) {
		return out
	}
	first := ir.Compare(ir.EQ, ir.Int8Of(&ir.Call{Pos: at.Pos, Fn: "this_image", T: ir.Int4}), ir.Int8Const(1))
	return append(out, &ir.If{At: at, Branches: []ir.Branch{{Pos: at.Pos, Cond: first, Body: []ir.Stmt{&ir.Assign{At: at, LHS: y, RHS: x}}}}})
}

// combinePartial is "scalar = scalar op partial", or "scalar = partial" where partial began with the scalar's value.
func combinePartial(r *compute.Reduction, at ir.At) ir.Stmt {
	x, y := &ir.Var{Pos: at.Pos, Sym: r.Scalar}, &ir.Var{Pos: at.Pos, Sym: r.Partial}
	if r.Op.Rounds(r.Scalar.Type) {
		return &ir.Assign{At: at, LHS: x, RHS: y}
	}
	return &ir.Assign{At: at, LHS: x, RHS: r.Op.Of(x, y)}
}

// SplitReductions turns each reduction into partial results: partial begins before the region, the updates act on partial, and
// after the region it is reduced over all images and becomes the scalar's value.
func (u *Unit) SplitReductions() {
	var scalars []*combination
	for _, r := range u.Reductions {
		switch {
		case !compute.Distributed(u.Computation, r):
		case r.Locating != nil:
			u.splitLocating(r)
		case r.Scalar.Rank() > 0:
			u.splitArray(r)
		default:
			scalars = append(scalars, &combination{r: r, end: r.Region})
		}
	}
	scalars = joinParts(u, scalars)
	joinEnds(u, scalars)
	for _, c := range scalars {
		c.begin(u)
	}
	combineTogether(u, scalars)
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

// splitArray makes an array reduction: all images but the first begin with neutral elements, each accumulates its own
// iterations, and after the region the arrays of all images are combined element by element.
func (u *Unit) splitArray(r *compute.Reduction) {
	if combinesPartial(u, r) {
		return
	}
	at := ir.At{Pos: r.Leaves[0].Stmt.Span()}
	r.Partial = r.Scalar
	lo, hi, fixed := updatedBox(u, r)
	if endless(u, r, fixed) {
		coverAsReached(u, r, at, lo, hi)
		return
	}
	u.Around.Of(r.Region).Before = append(u.Around.Of(r.Region).Before, neutralBox(u, r, at, ir.CloneExprs(lo), ir.CloneExprs(hi)))
	u.Around.Of(r.Region).After = append(u.Around.Of(r.Region).After, &spmd.Reduce{At: at, Var: r.Scalar, Op: r.Op, Lo: lo, Hi: hi})
}

// neutralBox makes a box of a reduction's array neutral on all images but the first.
func neutralBox(u *Unit, r *compute.Reduction, at ir.At, lo, hi []ir.Expr) ir.Stmt {
	e := &ir.Elem{Pos: at.Pos, Sym: r.Scalar}
	var loops []*ir.Do
	for k := range lo {
		v := u.MakeSymbol(r.Scalar.Name+"%at", ir.Int8)
		e.Subs = append(e.Subs, &ir.Var{Pos: at.Pos, Sym: v})
		loops = append(loops, &ir.Do{At: at, Var: v, Lo: lo[k], Hi: hi[k], Step: ir.Int8Const(1)})
	}
	body := []ir.Stmt{&ir.Assign{At: at, LHS: e, RHS: ir.Identity(r.Op, r.Scalar.Type)}}
	for _, l := range loops {
		l.Body = body
		body = []ir.Stmt{l}
	}
	other := ir.Compare(ir.GT, ir.Int8Of(&ir.Call{Pos: at.Pos, Fn: "this_image", T: ir.Int4}), ir.Int8Const(1))
	return &ir.If{At: at, Branches: []ir.Branch{{Pos: at.Pos, Cond: other, Body: body}}}
}

// updatedBox bounds the elements that a reduction's region may update, as all images know them before it:
//
//	lo_k = min over updates of max(declared, min { d_k : d in Data(update) }),  hi_k alike
//
// A dummy argument may be declared larger than what it is called with; there are no elements beyond what is updated. fixed is false
// where the updates' subscripts change in the region: the bounds are the declared ones then.
func updatedBox(u *Unit, r *compute.Reduction) (lo, hi []ir.Expr, fixed bool) {
	data := u.Sets.EmptySet(space.DataDims(r.Scalar.Rank())...)
	for _, n := range r.Leaves {
		e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
		data = data.Union(u.Data(e, n, u.Iterations(n), tree.DepthOf(r.Region)))
	}
	fixed = data.Err() == nil && !changes(u, r.Region, data)
	for k, d := range r.Scalar.Dims {
		first, last := ir.Int8Of(d.Lo), ir.Int8Of(d.Hi)
		if fixed {
			first, last = hullOf(u, data, k, first, last)
		}
		lo, hi = append(lo, first), append(hi, last)
	}
	return lo, hi, fixed
}

// changes reports whether a region sets a variable that a set depends on.
func changes(u *Unit, region *tree.Node, data sets.Set) (found bool) {
	for s := range u.ScalarsOf(data) {
		region.Each(func(n *tree.Node) { found = found || n.Writes(s) })
	}
	return found
}

// hullOf bounds the data in dimension k, within the declared bounds.
func hullOf(u *Unit, data sets.Set, k int, first, last ir.Expr) (lo, hi ir.Expr) {
	var los, his []ir.Expr
	for _, p := range space.PiecesOf("data of a reduction", data) {
		lower, upper, _, err := p.Bounds(space.DataDim(k))
		if err != nil {
			diag.Bugf("bounds of a reduction in dimension %d: %v", k+1, err)
		}
		los = append(los, innermost("max", first, lower, u.Names.LowerExpr))
		his = append(his, innermost("min", last, upper, u.Names.UpperExpr))
	}
	if len(los) == 0 {
		return first, last
	}
	return ir.Extreme("min", los), ir.Extreme("max", his)
}

// innermost is the largest (fn is max) or smallest of bounds, the declared one among them.
func innermost(fn string, declared ir.Expr, bounds []sets.Bound, expr func(sets.Bound) ir.Expr) ir.Expr {
	list := []ir.Expr{declared}
	for _, b := range bounds {
		list = append(list, expr(b))
	}
	return ir.Extreme(fn, list)
}

// combinesPartial lets the statement that brings an array's elements to the owners of another one take what each image has
// accumulated for itself; done is false where there is none.
func combinesPartial(u *Unit, r *compute.Reduction) (done bool) {
	for _, n := range u.Nodes {
		if s, ok := n.Stmt.(*ir.Combine); ok && s.From == r.Scalar {
			c := *s
			c.Partial = true
			n.Replace(&c)
			done = true
		}
	}
	if done {
		r.Partial, r.Owners = r.Scalar, true
	}
	return done
}

// splitLocating gives each image a search of its own and after the region the combination of all.
func (u *Unit) splitLocating(r *compute.Reduction) {
	l, at := r.Locating, ir.At{Pos: r.Locating.Test.Stmt.Span()}
	assign := func(to *ir.Symbol, e ir.Expr) ir.Stmt {
		return &ir.Assign{At: at, LHS: &ir.Var{Pos: at.Pos, Sym: to}, RHS: e}
	}
	x := &spmd.Locate{At: at, Min: l.Min, Last: l.Last}
	found := u.MakeSymbol(l.Best.Name+"%found", ir.Int8)
	x.Words = []*ir.Symbol{found}
	u.Around.Of(r.Region).Before = append(u.Around.Of(r.Region).Before, assign(found, ir.Int8Const(0)))
	r.Partial = found
	last := r.Leaves[len(r.Leaves)-1]
	u.Around.Of(last).After = append(u.Around.Of(last).After, assign(found, ir.Int8Const(1)))
	for _, loop := range l.Test.Loops[tree.DepthOf(r.Region):] {
		d := loop.Stmt.(*ir.Do)
		key := u.MakeSymbol(d.Var.Name+"%key", ir.Int8)
		u.Around.Of(r.Region).Before = append(u.Around.Of(r.Region).Before, assign(key, ir.Int8Const(0)))
		value := ir.Int8Of(&ir.Var{Pos: at.Pos, Sym: d.Var})
		if step, _ := d.ConstantStep(); step < 0 {
			value = &ir.Unary{Pos: at.Pos, Op: ir.Neg, X: value}
		}
		u.Around.Of(last).After = append(u.Around.Of(last).After, assign(key, value))
		x.Words = append(x.Words, key)
		x.Keys++
	}
	var behind, taken []ir.Stmt
	i := slices.Index(l.Carried, l.Best)
	for _, v := range slices.Concat(l.Carried[i:i+1], l.Carried[:i], l.Carried[i+1:]) {
		part, word := u.MakeSymbol(v.Name+"%part", v.Type), u.MakeSymbol(v.Name+"%word", wordType(v.Type))
		u.Around.Of(r.Region).Before = append(u.Around.Of(r.Region).Before, assign(part, &ir.Var{Pos: at.Pos, Sym: v}))
		behind = append(behind, assign(word, converted(part, word.Type)))
		taken = append(taken, assign(v, converted(word, v.Type)))
		x.Words = append(x.Words, word)
		renameIn(l, v, part)
	}
	any := ir.Compare(ir.GT, &ir.Var{Sym: found}, ir.Int8Const(0))
	u.Around.Of(r.Region).After = append(append(append(u.Around.Of(r.Region).After, behind...), x), ir.Guarded(at, any, taken...))
}

// renameIn lets the statements of the search use the image's own copy of a variable.
func renameIn(l *compute.Locating, from, to *ir.Symbol) {
	for _, m := range l.Test.Bodies[0] {
		m.Replace(substitute(m.Stmt.(*ir.Assign), from, to))
	}
	s := l.Test.Stmt.(*ir.If)
	b := s.Branches[0]
	b.Cond = ir.MapExpr(b.Cond, func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && v.Sym == from {
			return &ir.Var{Pos: v.Pos, Sym: to}
		}
		return x
	})
	l.Test.Replace(&ir.If{At: s.At, Branches: []ir.Branch{b}})
}

func wordType(t ir.Type) ir.Type {
	if t.Base == ir.Real {
		return ir.Type{Base: ir.Real, Kind: 8}
	}
	return ir.Int8
}

// converted is a variable as a value of another kind.
func converted(s *ir.Symbol, t ir.Type) ir.Expr {
	v := &ir.Var{Sym: s}
	if s.Type == t {
		return v
	}
	return &ir.Conv{T: t, X: v}
}
