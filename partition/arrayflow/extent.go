package arrayflow

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// Extents of dummy arguments that take their shape from the actual ones are names of sets, too, whose values a call gives:
//
//	call smooth(a(i,1:50), w(1:50))          subroutine smooth(x, y);  real x(:), y(:)
//	                                           n = size(x);  y(1) = ..;  y(n) = ..;  do k = 2, n-1;  y(k) = ..
//
// sets y(1:n) with n = extent(x,1), where the call has n = 50. What is max(form, 0) of extents, as ubound(x,1) of x(0:), has a name as well.
type extent struct {
	array *ir.Symbol
	dim   int      // from 1
	form  sets.Aff // where array is nil: of extents, the name is that of max(form, 0)
}

// extentSymbol is the scalar that stands for an extent.
func (f *Flow) extentSymbol(e extent) *ir.Symbol {
	for s, x := range f.extents {
		if x.array == e.array && x.dim == e.dim && sameAff(x.form, e.form) {
			return s
		}
	}
	s := &ir.Symbol{Name: "extent", Type: ir.Int8, Made: true}
	f.extents[s] = e
	f.name(s)
	return s
}

func sameAff(a, b sets.Aff) bool { d := a.Sub(b); return d.Const == 0 && len(d.Terms) == 0 }

// withExtents is an expression with names in place of extents of arrays, which are nowhere negative: max(extent, 0) is one, too.
func withExtents(r *region, e ir.Expr) ir.Expr {
	some := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x.(type) {
		case *ir.Extent, *ir.Call:
			some = true
		}
	})
	if !some {
		return e
	}
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if n, ok := x.(*ir.Extent); ok {
			return &ir.Var{Pos: n.Pos, Sym: r.flow.extentSymbol(extent{array: n.Sym, dim: n.Dim})}
		}
		least := atLeastZero(x)
		if least == nil {
			return x
		}
		a, ok := r.affine(least)
		switch {
		case !ok || !r.flow.ofExtents(a):
			return x
		case len(a.Terms) == 1 && a.Terms[0].Coef == 1 && a.Const >= 0:
			return least
		}
		return &ir.Var{Pos: x.Span(), Sym: r.flow.extentSymbol(extent{form: a})}
	})
}

// atLeastZero gives e of max(e, 0), and of merge(e, 0, 0 <= e), which is the same; nil for others.
func atLeastZero(x ir.Expr) ir.Expr {
	c, ok := x.(*ir.Call)
	switch {
	case !ok:
	case c.Fn == "max" && len(c.Args) == 2 && ir.IsInt(c.Args[1], 0):
		return c.Args[0]
	case c.Fn == "merge" && ir.IsInt(c.Args[1], 0):
		if test, ok := c.Args[2].(*ir.Binary); ok && test.Op == ir.LE && ir.IsInt(test.X, 0) && ir.EqualStripped(test.Y, c.Args[0]) {
			return c.Args[0]
		}
	}
	return nil
}

// ofExtents reports whether a form has extents alone for terms.
func (f *Flow) ofExtents(a sets.Aff) bool {
	return len(a.Terms) > 0 && !slices.ContainsFunc(a.Terms, func(t sets.Term) bool {
		_, is := f.extents[f.symbols[t.Name]]
		return !is
	})
}

// extentAt is what stands in a call for the name of an extent: the form of the section that is the actual argument, hi - lo + 1. With
// clipped the value is max(form, 0); max(max(e, 0) - c, 0) is max(e - c, 0).
func extentAt(r *region, s *ir.Symbol, p *ir.Procedure, args []ir.Actual) (form sets.Aff, clipped, ok bool) {
	x, is := r.flow.extents[s]
	if !is {
		return form, false, false
	}
	if x.array != nil {
		i := slices.Index(p.Dummies, x.array)
		if i < 0 || i >= len(args) || args[i].Section == nil {
			return form, false, false
		}
		return extentOf(r, args[i].Section, x.dim)
	}
	form = sets.Const(x.form.Const)
	for _, t := range x.form.Terms {
		n, clip, known := extentAt(r, r.flow.symbols[t.Name], p, args)
		if !known || clip && (len(x.form.Terms) > 1 || t.Coef != 1 || form.Const > 0) {
			return form, false, false
		}
		form = form.Add(n.Scale(t.Coef))
	}
	return form, true, true
}

// extentOf is the extent of a section in the dimension that is number dim of those that it has.
func extentOf(r *region, s *ir.Section, dim int) (form sets.Aff, clipped, ok bool) {
	for k := range s.Lo {
		if s.Single != nil && s.Single[k] {
			continue
		}
		if dim--; dim > 0 {
			continue
		}
		step, constant := constant(s.Step, k)
		if n, known := ir.Difference(s.Hi[k], s.Lo[k]); known && constant {
			return sets.Const(max((n+step)/step, 0)), false, true
		}
		hi, okHi := r.affine(s.Hi[k])
		lo, okLo := r.affine(s.Lo[k])
		return hi.Sub(lo).AddConst(1), true, okHi && okLo && constant && step == 1
	}
	return form, false, false
}

// Enter notes what the bounds of the arrays of a unit are made of, where these scalars have one value in the whole unit.
//
//	subroutine run(n, m);  real a(n,m), w(m)          a(:,1:m) and w(1:m)
func (f *Flow) Enter(u *ir.Unit) {
	f.bounds = map[*ir.Symbol]ir.Expr{}
	entry, body, times := newValues(f, u.Entry), newValues(f, u.Body), map[*ir.Symbol]int{}
	for _, st := range u.Entry {
		if v := boundSet(st); v != nil {
			times[v]++
		}
	}
	known := func(t ir.AffTerm) bool { return f.bounds[t.Sym] != nil || body.keeps(t.Sym) && entry.keeps(t.Sym) }
	for _, st := range u.Entry {
		v := boundSet(st)
		if v == nil || times[v] > 1 || !body.keeps(v) {
			continue
		}
		value := st.(*ir.Assign).RHS
		if form, why := ir.AffineOf(value); why == "" && !slices.ContainsFunc(form.Terms, func(t ir.AffTerm) bool { return !known(t) }) {
			f.bounds[v] = value
		}
	}
}

// boundSet is the scalar of the compiler that a statement assigns to, nil for others.
func boundSet(st ir.Stmt) *ir.Symbol {
	if a, ok := st.(*ir.Assign); ok {
		if v, ok := a.LHS.(*ir.Var); ok && v.Sym.Made && v.Sym.Type.Base == ir.Integer {
			return v.Sym
		}
	}
	return nil
}
