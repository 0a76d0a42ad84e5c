package node

import (
	"slices"

	"dhpfgo/ir"
)

// carriedLast adds what an innermost loop has from its iteration before at the end of a sum, where sums may be formed in any order, and
// compares it last for the greatest or least of integers:
//
//	do j = lo, hi; v(j) = a(j) + v(j-1) - b(j); end do   becomes   do j = lo, hi; v(j) = a(j) - b(j) + v(j-1); end do
//
// Each iteration then waits for the one before with one operation; the others are done meanwhile.
func carriedLast(u *unit, n *nest) []ir.Stmt {
	if len(n.inner) > 0 {
		return nil
	}
	carried := carriedReads(n)
	if u.reassociate && len(carried) > 0 {
		ir.WalkStmts(n.body, func(s ir.Stmt) bool {
			if a, ok := s.(*ir.Assign); ok {
				a.RHS = lastOf(a.RHS, carried)
			}
			return true
		})
	}
	if early := readsOfEarlier(n); len(early) > 0 {
		ir.WalkStmts(n.body, func(s ir.Stmt) bool {
			if a, ok := s.(*ir.Assign); ok {
				a.RHS = latestLast(a.RHS, early)
			}
			return true
		})
	}
	if blocks := u.prefixBlocks(n, carried); blocks != nil {
		return n.around(len(n.loops)-1, blocks)
	}
	return []ir.Stmt{n.loops[0]}
}

// prefixBlocks runs four iterations of a recurrence without a factor together, each from the one before the four:
//
//	v(j) = e(j) + v(j-1)   becomes   s = e(j); t = s + e(j+1); ..; v(j) = s + c; v(j+1) = t + c; ..; c = v(j+3)
//
// with prefixes s, t, .. in two levels, so that four iterations wait for the four before with one addition. It is legal if e(j) uses nothing
// that another iteration sets. nil where it is not, or would not pay.
func (u *unit) prefixBlocks(n *nest, carried map[*ir.Elem]bool) []ir.Stmt {
	last := len(n.loops) - 1
	loop := n.loops[last]
	if step, _ := loop.ConstantStep(); !u.reassociate || step != 1 || loop.Deals != nil || isShort(loop) || len(n.body) != 1 || len(carried) != 1 {
		return nil
	}
	a, ok := n.body[0].(*ir.Assign)
	if !ok || boundsUse(loop, loop.Var) || n.changes(loop.Lo) != "" || n.changes(loop.Hi) != "" {
		return nil
	}
	v, isElem := a.LHS.(*ir.Elem)
	sum, isSum := a.RHS.(*ir.Binary)
	if !isElem || !isSum || sum.Op != ir.Add || sum.T.Base != ir.Real || sum.T != v.Type() {
		return nil
	}
	before, ok := sum.Y.(*ir.Elem)
	if !ok || !carried[before] || !isNext(before, v, loop.Var) {
		return nil
	}
	c := u.scalar(sum.T)
	first := ir.MapExpr(before, func(x ir.Expr) ir.Expr {
		if j, ok := x.(*ir.Var); ok && j.Sym == loop.Var {
			if loop.Lo.Type() != j.Sym.Type {
				return &ir.Conv{Pos: j.Pos, T: j.Sym.Type, X: loop.Lo}
			}
			return loop.Lo
		}
		return x
	})
	at := ir.At{Pos: loop.Pos}
	start := []ir.Stmt{&ir.Assign{At: at, LHS: &ir.Var{Pos: loop.Pos, Sym: c}, RHS: first}}
	guard := &ir.If{At: at, Branches: []ir.Branch{{Pos: loop.Pos, Cond: runs(loop), Body: start}}}
	return append([]ir.Stmt{guard}, n.inBlocks(last, 4, u.prefixes(loop.Var, c, v, sum), n.body)...)
}

// isNext reports whether each iteration of the loop over j reads as before the element that the one before it has set as v.
func isNext(before, v *ir.Elem, j *ir.Symbol) bool {
	uses := false
	for k := range v.Subs {
		set, why := ir.AffineOf(v.Subs[k])
		read, whyRead := ir.AffineOf(before.Subs[k])
		if why != "" || whyRead != "" || len(set.Terms) != len(read.Terms) || set.Const-read.Const != set.Coef(j) {
			return false
		}
		for _, t := range set.Terms {
			if read.Coef(t.Sym) != t.Coef {
				return false
			}
		}
		uses = uses || set.Coef(j) != 0
	}
	return uses
}

// prefixes are four iterations of v = e + c, where c is what the one before has set.
func (u *unit) prefixes(j, c *ir.Symbol, v *ir.Elem, sum *ir.Binary) []ir.Stmt {
	at := ir.At{Pos: sum.Pos}
	set := func(s *ir.Symbol, e ir.Expr) ir.Stmt {
		return &ir.Assign{At: at, LHS: &ir.Var{Pos: sum.Pos, Sym: s}, RHS: e}
	}
	plus := func(a, b *ir.Symbol) ir.Expr {
		return &ir.Binary{Pos: sum.Pos, Op: ir.Add, X: &ir.Var{Pos: sum.Pos, Sym: a}, Y: &ir.Var{Pos: sum.Pos, Sym: b}, T: sum.T}
	}
	var out []ir.Stmt
	var t [4]*ir.Symbol
	for k := range t {
		t[k] = u.scalar(sum.T)
		out = append(out, shifted([]ir.Stmt{set(t[k], sum.X)}, j, int64(k))...)
	}
	out = append(out, set(t[1], plus(t[0], t[1])), set(t[3], plus(t[2], t[3])), set(t[2], plus(t[1], t[2])), set(t[3], plus(t[1], t[3])))
	for k := range t {
		out = append(out, shifted([]ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: plus(t[k], c)}}, j, int64(k))...)
	}
	return append(out, set(c, plus(t[3], c)))
}

// carriedReads are the elements that an iteration of the innermost loop may have from another one.
func carriedReads(n *nest) map[*ir.Elem]bool {
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

// latestLast is the least or greatest of integers with what an earlier iteration sets compared last: in any order it is the same, and the
// others are compared while that one is under way.
//
//	l(i) = max(l(i), l(i-1), l(i+1), b(i))   becomes   l(i) = max(l(i), l(i+1), b(i), l(i-1))
func latestLast(e ir.Expr, early map[*ir.Elem]bool) ir.Expr {
	c, ok := e.(*ir.Call)
	if !ok || c.T.Base != ir.Integer || c.Fn != "max" && c.Fn != "min" {
		return e
	}
	ordered := *c
	ordered.Args = slices.Clone(c.Args)
	slices.SortStableFunc(ordered.Args, func(x, y ir.Expr) int {
		switch late, than := mentions(x, early), mentions(y, early); {
		case late == than:
			return 0
		case late:
			return 1
		}
		return -1
	})
	return &ordered
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
