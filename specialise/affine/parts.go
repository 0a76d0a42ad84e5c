package affine

import (
	"slices"

	"dhpfgo/ir"
)

// NameParts puts scalars in place of the parts of a variable that is not distributed in a loop that adds to them, or takes extrema and the
// like: components, and elements with constant subscripts.
//
//	do i; m%s = m%s + x(i); e(2) = max(e(2), x(i)); end do
//	→   t = m%s; u = e(2);  do i; t = t + x(i); u = max(u, x(i)); end do;  m%s = t; e(2) = u
//
// The partition finds the reductions in t and u, as in scalars of the program. A loop that uses the variable in other ways keeps it, and so
// does one that may be left for a place that is not behind it. A program that checks its assertions (check) looks for elements without a
// value where it reads them: a copy before the loop may read one that the loop does not, so that there components alone are named.
func NameParts(u *ir.Unit, check bool) {
	p := &parts{unit: u, check: check}
	u.Body = p.list(u.Body)
}

type parts struct {
	unit  *ir.Unit
	check bool
	made  ir.ExprMap[*ir.Symbol]
}

func (p *parts) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		d, ok := st.(*ir.Do)
		if !ok || !NamesMapped(d) || JumpsOut(d) {
			out = append(out, st)
		} else {
			before, after := p.replace(d)
			out = append(append(append(out, before...), d), after...)
		}
		ir.ReplaceBodies(st, p.list)
	}
	return out
}

// replace lets a loop use scalars, and gives the statements before and after it.
func (p *parts) replace(d *ir.Do) (before, after []ir.Stmt) {
	for _, c := range collectorsIn(d) {
		if p.check && c.of.Type.Base != ir.Derived {
			continue
		}
		names := &ir.ExprMap[*ir.Symbol]{}
		for _, e := range c.parts {
			v := p.scalar(e)
			names.Set(e, v)
			before = append(before, &ir.Assign{At: d.At, LHS: &ir.Var{Pos: d.Pos, Sym: v}, RHS: ir.CloneExpr(e)})
			if set, _ := c.set.Get(e); set {
				after = append(after, &ir.Assign{At: d.At, LHS: ir.CloneExpr(e), RHS: &ir.Var{Pos: d.Pos, Sym: v}})
			}
		}
		m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr {
			return ir.MapRoles(x, r, func(old, rebuilt ir.Expr, _ ir.Role) ir.Expr {
				if v, ok := names.Get(old); ok && old != nil {
					return &ir.Var{Pos: old.Span(), Sym: v}
				}
				return rebuilt
			})
		}}
		ir.WalkStmts([]ir.Stmt{d}, func(st ir.Stmt) bool {
			st.Become(st.Rewritten(m, ir.Use))
			return true
		})
	}
	return before, after
}

// scalar is the variable of the unit for a part, whose text is its name.
func (p *parts) scalar(e ir.Expr) *ir.Symbol {
	if v, ok := p.made.Get(e); ok {
		return v
	}
	text := ir.ExprString(e)
	v := &ir.Symbol{Name: text, Source: sourceOf(e), Pos: e.Span(), Type: e.Type(), Made: true, Storage: ir.Static}
	if p.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	p.unit.Symbols = append(p.unit.Symbols[:len(p.unit.Symbols):len(p.unit.Symbols)], v)
	p.made.Set(ir.CloneExpr(e), v)
	return v
}

// collector is a variable with the parts of it that a loop uses.
type collector struct {
	of    *ir.Symbol
	parts []ir.Expr
	set   ir.ExprMap[bool] // whether a part may be set
	count int              // how often parts occur
	grows bool             // a part is set by means of its own value
}

// collectorsIn gives the variables to whose parts a loop adds, and of which it uses nothing but such parts.
func collectorsIn(d *ir.Do) (out []*collector) {
	var order []*collector
	known := map[*ir.Symbol]*collector{}
	var visit func(ir.Expr, ir.Role)
	visit = func(e ir.Expr, r ir.Role) {
		if e == nil {
			return
		}
		s := rootOfPart(e)
		if s == nil {
			e.EachExpr(r, visit)
			return
		}
		c := known[s]
		if c == nil {
			c = &collector{of: s}
			known[s], order = c, append(order, c)
		}
		if _, old := c.set.Get(e); !old {
			c.parts = append(c.parts, e)
			c.set.Set(e, false)
		}
		switch r {
		case ir.Def:
			c.set.Set(e, true)
			c.count++
		case ir.Use: // an argument may be the first of several elements
			c.count++
		}
	}
	ir.WalkStmts([]ir.Stmt{d}, func(st ir.Stmt) bool {
		st.EachExpr(ir.Use, visit)
		return true
	})
	noteGrowth(d.Body, nil, known)
	mentions := map[*ir.Symbol]int{}
	ir.EachNamed([]ir.Stmt{d}, func(s *ir.Symbol) { mentions[s]++ })
	for _, c := range order {
		if c.grows && c.count == mentions[c.of] && !namedByDirectives(d, c.of) && !calledFor(d, c.of) {
			out = append(out, c)
		}
	}
	return out
}

// noteGrowth notes the variables that assignments of parts give values made of the same parts, or that do so where a condition on these
// holds.
func noteGrowth(body []ir.Stmt, conds []ir.Expr, known map[*ir.Symbol]*collector) {
	for _, st := range body {
		inside := conds
		switch st := st.(type) {
		case *ir.Assign:
			if s := rootOfPart(st.LHS); s != nil {
				same := func(x ir.Expr) bool { return ir.Equal(x, st.LHS) }
				known[s].grows = known[s].grows || ir.AnyExpr(st.RHS, same) ||
					slices.ContainsFunc(conds, func(e ir.Expr) bool { return ir.AnyExpr(e, same) })
			}
		case *ir.If:
			for _, b := range st.Branches {
				if b.Cond != nil {
					inside = append(inside[:len(inside):len(inside)], b.Cond)
				}
			}
		}
		st.EachBlock(func(b []ir.Stmt) { noteGrowth(b, inside, known) })
	}
}

// rootOfPart is the variable of which an expression is a part of a fixed place: a component of a variable of derived type that is a number
// or logical, or such an element with constant subscripts; nil for others.
func rootOfPart(e ir.Expr) *ir.Symbol {
	switch e.Type().Base {
	case ir.Integer, ir.Real, ir.Complex, ir.Logical:
	default:
		return nil
	}
	fixed := true
	for x := e; fixed; {
		switch y := x.(type) {
		case *ir.Field:
			fixed = y.X.Type().Base == ir.Derived && !y.Comp.Pointer && !y.Comp.Allocatable && y.Comp.Corank == 0 && areWithin(y.Subs, y.Comp.Dims)
			x = y.X
		case *ir.Elem:
			if mayBeNamed(y.Sym) && areWithin(y.Subs, y.Sym.Dims) {
				return y.Sym
			}
			return nil
		case *ir.Var:
			if x != e && y.Sym.Rank() == 0 && mayBeNamed(y.Sym) {
				return y.Sym
			}
			return nil
		default:
			return nil
		}
	}
	return nil
}

// areWithin reports whether subscripts are constants within constant bounds.
func areWithin(subs []ir.Expr, dims []ir.Dim) bool {
	if len(subs) != len(dims) {
		return false
	}
	for k, e := range subs {
		i, ok := e.(*ir.Const)
		lo, okLo := dims[k].Lo.(*ir.Const)
		hi, okHi := dims[k].Hi.(*ir.Const)
		if !ok || !okLo || !okHi || i.I < lo.I || hi.I < i.I {
			return false
		}
	}
	return true
}

// mayBeNamed reports whether nothing but its name, and calls, lead to a variable that is always there.
func mayBeNamed(s *ir.Symbol) bool {
	return s.Map == nil && !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Optional && !s.Allocatable && !s.Class && s.Size < ir.AssumedShape
}

// namedByDirectives reports whether a loop, or one inside, has a variable in a clause.
func namedByDirectives(d *ir.Do, s *ir.Symbol) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{d}, func(st ir.Stmt) bool {
		if l, ok := st.(*ir.Do); ok && l.Independent != nil {
			in := l.Independent
			found = found || slices.Contains(slices.Concat(in.New, in.Reductions, in.Localize), s)
		}
		return !found
	})
	return found
}

// calledFor reports whether a call in a loop may read or set a variable by another way than its arguments.
func calledFor(d *ir.Do, s *ir.Symbol) bool {
	found := false
	ir.EveryProc(func(p *ir.Procedure) { found = found || p.Effects.ReadsShared(s) || p.Effects.WritesShared(s) }, d)
	return found
}
