package lower

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Scalars that may be elements of the array which a statement assigns: pointers, names of EQUIVALENCE and COMMON.
//
//	p => a(3);  a(p:) = b + p   =>   n = p; m = p;  do i; a(i+n-1) = b(i) + m; end do

// keepScalars puts such scalars of the bounds, and of the value where each element gets one, into variables before the loops; what it
// leaves in place clashes with what is assigned.
func keepScalars(c *elements.Emitter, s *Store, lhs *ir.Elem, vars []*ir.Symbol) (out []ir.Stmt) {
	kept := ir.ExprMap[*ir.Symbol]{}
	m := &ir.Rewriter{}
	m.Expr = func(x ir.Expr, r ir.Role) ir.Expr {
		if _, call := x.(*ir.FuncRef); call || r != ir.Use || !elements.MayBePart(x, lhs.Sym) {
			if call {
				return x
			}
			return x.Rewritten(m, r).(ir.Expr)
		}
		if t := x.Type(); elements.Uses(x, vars) || t.Base == ir.Derived || t.Base == ir.Character || ir.Root(x).Optional {
			return x
		}
		v, known := kept.Get(x)
		if !known {
			v = c.Temp("kept", x.Type(), s.Pos)
			kept.Set(x, v)
			out = append(out, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: v}, RHS: x})
		}
		return &ir.Var{Pos: x.Span(), Sym: v}
	}
	each := func(list []ir.Expr) []ir.Expr {
		list = slices.Clone(list)
		for k := range list {
			list[k] = m.Expr(list[k], ir.Use)
		}
		return list
	}
	s.Lhs = withSubscripts(s.Lhs, each)
	if s.Nest != nil {
		n := *s.Nest
		n.Base = slices.Clone(n.Base)
		for d, t := range n.Base {
			ends := each([]ir.Expr{t.Lo, t.Hi, t.Step})
			n.Base[d] = shapes.Triplet{Lo: ends[0], Hi: ends[1], Step: ends[2], Single: t.Single, Vector: t.Vector}
		}
		s.Nest = &n
	}
	if s.Mask == nil && len(OuterMasks(c)) == 0 {
		s.Rhs = m.Expr(s.Rhs, ir.Use)
	}
	return out
}

// withSubscripts is an element, or a substring of one, with other subscripts.
func withSubscripts(e ir.Expr, subs func([]ir.Expr) []ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Substr:
		out := *e
		out.X = withSubscripts(e.X, subs)
		return &out
	case *ir.Elem:
		return &ir.Elem{Pos: e.Pos, Sym: e.Sym, Subs: subs(e.Subs)}
	}
	return e
}
