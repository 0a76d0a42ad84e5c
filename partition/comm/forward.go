package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// forwardings is how often a value is replaced by what gives it at most.
const forwardings = 4

// forwarded is a reference with its subscripts in variables that are known before the loops around n; nil where that is not possible.
func forwarded(u *space.Space, r *ir.Elem, n *tree.Node) *ir.Elem {
	out := &ir.Elem{Pos: r.Pos, Sym: r.Sym}
	for _, sub := range r.Subs {
		e := forwardedIn(u, sub, n, forwardings)
		if e == nil {
			return nil
		}
		out.Subs = append(out.Subs, e)
	}
	return out
}

// forwardedIn is an expression with private scalars and elements of private arrays replaced by what the only assignment to them, in a
// statement list around n, gives them; nil where that is not possible.
func forwardedIn(u *space.Space, e ir.Expr, n *tree.Node, depth int) ir.Expr {
	ok, replaced := true, false
	out := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		value := x
		switch x := x.(type) {
		case *ir.Var:
			if tree.IsLoopVar(x.Sym, n) || u.Uniform(x.Sym, n) {
				return x
			}
			value = onlyValue(u, x.Sym, n)
		case *ir.Elem:
			if x.Sym.Map != nil || u.Private.Loop(x.Sym, n) == nil {
				return x
			}
			value = onlyElement(u, x, n)
		default:
			return x
		}
		if value == nil {
			ok = false
			return x
		}
		replaced = true
		return value
	})
	switch {
	case !ok || depth == 0:
		return nil
	case replaced:
		return forwardedIn(u, out, n, depth-1)
	}
	return out
}

// onlyElement is what element r of an array that is private to a loop around n has there: each iteration sets what it reads, so with one
// assignment in the loop
//
//	do v; nod(v) = e(v); end do        nod(s) is e(s)
//
// and with several to elements of their own before n
//
//	nod(1) = e1; nod(2) = e2           nod(2) is e2, nod(s) is merge(e1, e2, s == 1)
//
// and nil where elements are set by other statements, or under conditions.
func onlyElement(u *space.Space, r *ir.Elem, n *tree.Node) ir.Expr {
	l := u.Private.Loop(r.Sym, n)
	var sets []*tree.Node
	l.Each(func(m *tree.Node) {
		if m.Writes(r.Sym) {
			sets = append(sets, m)
		}
	})
	var to []*ir.Elem
	for _, m := range sets {
		a, ok := m.Stmt.(*ir.Assign)
		if !ok {
			return nil
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || len(e.Subs) != len(r.Subs) {
			return nil
		}
		to = append(to, e)
	}
	if len(sets) == 1 {
		if value := elementOfLoop(sets[0], to[0], r, l); value != nil {
			return value
		}
	}
	return elementOfSeveral(sets, to, r, n)
}

// elementOfLoop is what element r of an array has of which loops in l, and nothing else, set the elements e; nil if it depends on more.
func elementOfLoop(set *tree.Node, e, r *ir.Elem, l *tree.Node) ir.Expr {
	values := map[*ir.Symbol]ir.Expr{}
	for p := set.Parent; p != l; p = p.Parent {
		d, ok := p.Stmt.(*ir.Do)
		if !ok {
			return nil
		}
		values[d.Var] = nil
	}
	for k, sub := range e.Subs {
		v, ok := sub.(*ir.Var)
		if !ok {
			return nil
		}
		if value, isLoop := values[v.Sym]; !isLoop || value != nil {
			return nil
		}
		values[v.Sym] = r.Subs[k]
	}
	return inPlaceOf(set.Stmt.(*ir.Assign).RHS, values)
}

// mostElements is how many elements of a private array may be set one by one.
const mostElements = 32

// elementOfSeveral is what element r has at n after assignments to elements with constant subscripts, which are all before n; nil if two of
// these set one element, or one depends on the array.
func elementOfSeveral(sets []*tree.Node, to []*ir.Elem, r *ir.Elem, n *tree.Node) ir.Expr {
	if len(sets) > mostElements {
		return nil
	}
	var out ir.Expr
	for k, set := range slices.Backward(sets) {
		value := set.Stmt.(*ir.Assign).RHS
		if !isBefore(set, n) || slices.ContainsFunc(to[k].Subs, func(e ir.Expr) bool { return !ir.IsConst(e) }) || MentionsVar(value, r.Sym) {
			return nil
		}
		same, other := isElement(r, to[k])
		for _, e := range to[:k] {
			if known, differ := isElement(e, to[k]); known == nil && !differ {
				return nil
			}
		}
		switch {
		case other:
		case same == nil || out == nil:
			out = ir.CloneExpr(value)
		default:
			out = &ir.Call{Pos: r.Pos, Fn: "merge", Args: []ir.Expr{ir.CloneExpr(value), out, same}, T: out.Type()}
		}
	}
	return out
}

// isElement is the condition under which a reference is to an element with constant subscripts, nil if it always is; differ says that it never is.
func isElement(r, e *ir.Elem) (same ir.Expr, differ bool) {
	for k, sub := range r.Subs {
		switch d, known := ir.Difference(sub, e.Subs[k]); {
		case known && d != 0:
			return nil, true
		case known:
		case same == nil:
			same = ir.Compare(ir.EQ, ir.Int8Of(ir.CloneExpr(sub)), ir.Int8Of(ir.CloneExpr(e.Subs[k])))
		default:
			same = &ir.Binary{Op: ir.And, X: same, Y: ir.Compare(ir.EQ, ir.Int8Of(ir.CloneExpr(sub)), ir.Int8Of(ir.CloneExpr(e.Subs[k]))), T: same.Type()}
		}
	}
	return same, false
}

// inPlaceOf is an expression with values in place of loop variables; nil if it names one that has none.
func inPlaceOf(e ir.Expr, values map[*ir.Symbol]ir.Expr) ir.Expr {
	known := true
	out := ir.MapExpr(ir.CloneExpr(e), func(x ir.Expr) ir.Expr {
		v, isVar := x.(*ir.Var)
		if !isVar {
			return x
		}
		value, isLoop := values[v.Sym]
		switch {
		case !isLoop:
			return x
		case value == nil:
			known = false
			return x
		}
		return ir.CloneExpr(value)
	})
	if !known {
		return nil
	}
	return out
}

// onlyValue is what private scalar s is set to before n, in a list that n or a loop around it stands in, if nothing else sets it in its
// loop.
func onlyValue(u *space.Space, s *ir.Symbol, n *tree.Node) ir.Expr {
	l := u.Private.Loop(s, n)
	if l == nil {
		return nil
	}
	var found ir.Expr
	writes := 0
	l.Each(func(m *tree.Node) {
		if !m.Writes(s) {
			return
		}
		writes++
		if a, ok := m.Stmt.(*ir.Assign); ok && isBefore(m, n) {
			found = a.RHS
		}
	})
	if writes != 1 {
		return nil
	}
	return found
}

// isBefore reports whether m stands before n in a list that n, or a loop or condition around it, stands in.
func isBefore(m, n *tree.Node) bool {
	for p := n; p != nil; p = p.Parent {
		if m.Parent == p.Parent && m.List == p.List && m.Order < p.Order {
			return true
		}
	}
	return false
}

// A subscript may be found by chasing links, in a DO WHILE whose condition and next place depend on integers alone. The inspector then has
// the assignments to these, too:
//
//	p = head(i);  do while (p > 0);  s = s + u(p);  p = next(p);  end do   →   p' = head(i');  do while (p' > 0);  note u(p');  p' = next(p');  end do

// chase is the way to a reference with the integers that are followed along it.
type chase struct {
	u     *space.Space
	root  *tree.Node // the first loop of the way
	way   []step
	exprs []ir.Expr // all on which the list depends
	moves map[*ir.Symbol][]*tree.Node
}

// chaseTo is the way from the first loop of a chain to reference r in n through at least one DO WHILE; nil where anything else than loops,
// and integers that they follow, decides which elements are read.
func chaseTo(u *space.Space, chain []*tree.Node, r *ir.Elem, n *tree.Node) *chase {
	c := &chase{u: u, root: chain[0], moves: map[*ir.Symbol][]*tree.Node{}}
	if !slices.ContainsFunc(chain, tree.IsWhile) || !c.follow(r.Subs, n) {
		return nil
	}
	for child := n; child != c.root; child = child.Parent {
		s := step{}
		switch st := child.Parent.Stmt.(type) {
		case *ir.Do:
			if _, constant := st.ConstantStep(); !constant || !c.follow([]ir.Expr{st.Lo, st.Hi}, child.Parent) && child.Parent != c.root {
				return nil
			}
			s.loop = st
		case *ir.While:
			if st.Cond == nil || hasJump(child.Parent) || !c.follow([]ir.Expr{st.Cond}, child.Parent) {
				return nil
			}
			s.while = st
		default:
			return nil
		}
		c.way = append(c.way, s)
	}
	slices.Reverse(c.way)
	return c.withMoves(n)
}

// follow notes the private integers in expressions at n, and in what they are set to; it reports whether these, arrays that no directive maps
// and variables that are known before the loops are all that the expressions name.
func (c *chase) follow(exprs []ir.Expr, n *tree.Node) bool {
	known := true
	for _, e := range exprs {
		c.exprs = append(c.exprs, e)
		ir.WalkExprs(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Var:
				known = known && (tree.IsLoopVar(x.Sym, n) || c.moves[x.Sym] != nil || c.u.Uniform(x.Sym, n) || c.followScalar(x.Sym, n))
			case *ir.Elem:
				known = known && c.u.Private.Loop(x.Sym, n) == nil && (x.Sym.Map == nil || !isIndirect(c.u, &Need{Ref: x, N: n, At: c.root}))
			case *ir.FuncRef, *ir.Field, *ir.Status:
				known = false
			}
		})
	}
	return known
}

// followScalar notes the assignments to an integer that is private to an iteration of the first loop, or to less.
func (c *chase) followScalar(s *ir.Symbol, n *tree.Node) bool {
	l := c.u.Private.Loop(s, n)
	if l == nil || s.Type.Base != ir.Integer || !l.Within(c.root) {
		return false
	}
	var moves []*tree.Node
	simple := true
	c.root.Each(func(m *tree.Node) {
		if m.Writes(s) {
			a, ok := m.Stmt.(*ir.Assign)
			simple = simple && ok && ir.SymbolOf(a.LHS) == s
			moves = append(moves, m)
		}
	})
	c.moves[s] = moves
	if !simple || len(moves) == 0 {
		return false
	}
	return !slices.ContainsFunc(moves, func(m *tree.Node) bool { return !c.follow([]ir.Expr{m.Stmt.(*ir.Assign).RHS}, m) })
}

// withMoves puts the assignments beside the steps of the way; nil if one stands elsewhere, as under a condition.
func (c *chase) withMoves(n *tree.Node) *chase {
	var all []*tree.Node
	for _, moves := range c.moves {
		all = append(all, moves...)
	}
	slices.SortFunc(all, func(a, b *tree.Node) int { return a.Order - b.Order })
	placed := 0
	for k, child := len(c.way)-1, n; k >= 0; k, child = k-1, child.Parent {
		for _, m := range all {
			switch {
			case m.Parent != child.Parent || m.List != child.List:
				continue
			case m.Order < child.Order:
				c.way[k].before = append(c.way[k].before, m.Stmt)
			default:
				c.way[k].after = append(c.way[k].after, m.Stmt)
			}
			placed++
		}
	}
	if placed != len(all) {
		return nil
	}
	return c
}

// inspectorOfChase makes the inspector of a reference that is found so; nil where the loops change what it goes by. It stands before the
// loop where its list is used: links that are not set yet lead anywhere.
func inspectorOfChase(u *Unit, w *Need, c *chase, chain []*tree.Node) *Inspector {
	var list []ir.Expr
	for _, e := range slices.Concat(c.exprs, cutSubs(u.CP.Of(w.N).Home[0])) {
		list = append(list, ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			if v, ok := x.(*ir.Var); ok && c.moves[v.Sym] != nil {
				return ir.Int8Const(0) // what is followed depends on the others
			}
			return x
		}))
	}
	if changesInside(u.Space, list, chain, w.At) {
		return nil
	}
	return inspectorAlong(u, w, w.Ref, c.way, w.At)
}

// hasJump reports whether a loop may be left, or an iteration, other than by its condition.
func hasJump(l *tree.Node) bool {
	found := false
	l.Each(func(m *tree.Node) {
		switch m.Stmt.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop:
			found = true
		}
	})
	return found
}
