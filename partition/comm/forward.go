package comm

import (
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
// and nil where there are several, or these are under conditions.
func onlyElement(u *space.Space, r *ir.Elem, n *tree.Node) ir.Expr {
	l := u.Private.Loop(r.Sym, n)
	var set *tree.Node
	writes := 0
	l.Each(func(m *tree.Node) {
		if m.Writes(r.Sym) {
			set = m
			writes++
		}
	})
	if writes != 1 {
		return nil
	}
	a, ok := set.Stmt.(*ir.Assign)
	if !ok {
		return nil
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || len(e.Subs) != len(r.Subs) {
		return nil
	}
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
	return inPlaceOf(a.RHS, values)
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
		a, ok := m.Stmt.(*ir.Assign)
		for p := n; ok && p != nil; p = p.Parent {
			if m.Parent == p.Parent && m.List == p.List && m.Order < p.Order {
				found = a.RHS
			}
		}
	})
	if writes != 1 {
		return nil
	}
	return found
}
