package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// fillsWork reports whether a call sets elements of a whole array without a mapping in a loop over tiles of multipartitioning: where the
// array gets a place in the tiles (package expand of partition), statements say which tile sets which elements.
//
//	do k; do j; call clear(lhs, n); do i; lhs(i) = .. lhs(i-1) ..
func (e *embedder) fillsWork(call *ir.CallProc, around []*ir.Do) bool {
	if len(around) == 0 || call.Proc.Unit == nil || !slices.ContainsFunc(e.unit.Layouts, (*ir.Layout).IsMulti) {
		return false
	}
	for k := range call.Proc.Dummies {
		if k < len(call.Args) && e.wholeActual(call.Proc, call.Args, k) != nil && call.Proc.Effects.Arg(k).Written {
			return true
		}
	}
	return false
}

// wholeActual is the array without a mapping whose elements are those of dummy argument k of a call, nil if there is none.
func (e *embedder) wholeActual(p *ir.Procedure, args []ir.Actual, k int) *ir.Symbol {
	a, d := args[k], p.Dummies[k]
	if a.Section == nil || a.Copy || !a.Section.IsWhole() {
		return nil
	}
	x := a.Section.Sym
	plain := x.Map == nil && !x.View && !x.Pointer && !x.Allocatable && x.Storage != ir.Argument && x.Type == d.Type && x.Type.Derived == nil
	if !plain || x.Rank() != d.Rank() || d.Size != ir.ExplicitShape || p.Effects.ReadsShared(x) || p.Effects.WritesShared(x) {
		return nil
	}
	for i, dim := range d.Dims {
		first, ok := ir.Difference(dim.Lo, x.Dims[i].Lo)
		last, same := ir.Difference(dim.Hi, x.Dims[i].Hi)
		if !ok || first != 0 || i < len(d.Dims)-1 && (!same || last != 0) {
			return nil
		}
	}
	return x
}

// mostCopied is how many elements an array has at most that is copied for a procedure which is embedded.
const mostCopied = 64

// copyOf is a loop that copies a line of an array to one that stands for the dummy argument of a procedure of values of derived type, which only
// reads it; nil where there are too many elements, or where their number is not constant.
//
//	s = prim(q(:,i))   →   do k; line(k) = q(k,i); end do; <prim of line>
func (e *embedder) copyOf(p *ir.Procedure, a ir.Actual, d *ir.Symbol, by *ir.Substitution) ir.Stmt {
	sec := a.Section
	if sec == nil || a.Copy || !hasStructures(p) || p.Effects.Arg(slices.Index(p.Dummies, d)).Written || p.Effects.WritesShared(sec.Sym) || d.Rank() != 1 || d.Size != ir.ExplicitShape || !ir.ConstantDims(d.Dims) {
		return nil
	}
	x, along := sec.Sym, slices.Index(sec.Single, false)
	if x.View || x.Pointer || x.Type != d.Type || x.Type.Derived != nil || along < 0 || slices.Contains(sec.Single[along+1:], false) {
		return nil
	}
	last, _ := ir.Difference(d.Dims[0].Hi, d.Dims[0].Lo)
	there, ok := ir.Difference(sec.Hi[along], sec.Lo[along])
	if !ok || last >= mostCopied || last > there || !ir.IsInt(sec.Step[along], 1) {
		return nil
	}
	copied, i := e.local(d), e.local(&ir.Symbol{Name: "k", Type: ir.Int8, Pos: a.Pos})
	by.Symbols[d] = copied
	index := func() ir.Expr { return &ir.Var{Pos: a.Pos, Sym: i} }
	from := &ir.Elem{Pos: a.Pos, Sym: x}
	for k, lo := range sec.Lo {
		sub := ir.CloneExpr(lo)
		if k == along {
			sub = ir.Int8Op(ir.Add, index(), ir.Int8Op(ir.Sub, ir.Int8Of(sub), ir.Int8Of(ir.CloneExpr(d.Dims[0].Lo))))
		}
		from.Subs = append(from.Subs, sub)
	}
	at := ir.At{Pos: a.Pos}
	return &ir.Do{At: at, Var: i, Lo: ir.Int8Of(ir.CloneExpr(d.Dims[0].Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Dims[0].Hi)), Step: ir.Int8Const(1),
		Body:        []ir.Stmt{&ir.Assign{At: at, LHS: &ir.Elem{Pos: a.Pos, Sym: copied, Subs: []ir.Expr{index()}}, RHS: from}},
		Independent: &ir.Independent{Pos: a.Pos, Array: true}}
}

// usesElements reports whether elements are all that a procedure uses of an array.
func usesElements(p *ir.Procedure, s *ir.Symbol) bool { return usesElementsBut(p.Unit, s, nil) }

// usesElementsBut reports whether the statements of a unit but one use elements of an array alone.
func usesElementsBut(u *ir.Unit, s *ir.Symbol, but ir.Stmt) bool {
	named := 0
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		if st != but {
			ir.Mentions(st, func(x *ir.Symbol, _ ir.Role) {
				if x == s {
					named++
				}
			})
		}
		if _, isCall := st.(*ir.CallProc); isCall {
			return true
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if e, ok := x.(*ir.Elem); ok && e.Sym == s {
					named--
				}
			})
		}
		return true
	})
	return named == 0
}

// placeOf is the variable of which an expression is a scalar, an element or a component, and the subscripts that choose it; nil where a
// pointer or an allocation chooses, or the variable has other names.
//
//	r%q(k)%m   gives   r and k
func placeOf(e ir.Expr) (*ir.Symbol, []ir.Expr) {
	var subs []ir.Expr
	for {
		switch x := e.(type) {
		case *ir.Field:
			if x.Comp.Pointer || x.Comp.Allocatable || x.Comp.Corank > 0 || len(x.Subs) != len(x.Comp.Dims) {
				return nil, nil
			}
			subs, e = append(subs, x.Subs...), x.X
		case *ir.Elem:
			if !isPlain(x.Sym) {
				return nil, nil
			}
			return x.Sym, append(subs, x.Subs...)
		case *ir.Var:
			if x.Sym.Rank() > 0 || !isPlain(x.Sym) {
				return nil, nil
			}
			return x.Sym, subs
		default:
			return nil, nil
		}
	}
}

func isPlain(s *ir.Symbol) bool {
	return !s.Pointer && !s.Target && !s.Overlaid && !s.View && !s.Optional && !s.Allocatable && !s.Class
}

// standsFor reports whether the place that an actual argument is can be named where a procedure names its dummy argument: it is the same
// place throughout the procedure, which names no part of it by another way (Fortran 2018, 15.5.2.13).
//
//	call add(r%m, x(i))   →   r%m%s = r%m%s + x(i)
func standsFor(x ir.Expr, d *ir.Symbol, p *ir.Procedure, sets *ir.Changes) bool {
	root, subs := placeOf(x)
	if root == nil || root.Map != nil || x.Type() != d.Type || d.Class || d.Type.Base == ir.Character || d.Optional {
		return false
	}
	for _, e := range subs {
		if !costsNothing(e, sets) {
			return false
		}
	}
	return namedAsValue(d, p.Unit)
}

// moves reports whether an expression may name another place after statements than before them.
func moves(x ir.Expr, sets *ir.Changes) bool {
	other := func(sub ir.Expr) bool {
		called := ir.AnyExpr(sub, func(y ir.Expr) bool { _, is := y.(*ir.FuncRef); return is })
		return called || sets.AnyHit(affine.Mentions(sub), false)
	}
	switch x := x.(type) {
	case *ir.Elem:
		return slices.ContainsFunc(x.Subs, other)
	case *ir.Field:
		return slices.ContainsFunc(x.Subs, other) || moves(x.X, sets)
	case *ir.Substr:
		return x.Lo != nil && other(x.Lo) || x.Hi != nil && other(x.Hi) || moves(x.X, sets)
	}
	return false
}

// namedAsValue reports whether a unit names a variable in expressions alone, and not as the variable of a loop or in a directive.
func namedAsValue(d *ir.Symbol, u *ir.Unit) bool {
	named, read := 0, 0
	body := append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...)
	ir.EachNamed(body, func(s *ir.Symbol) {
		if s == d {
			named++
		}
	})
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if affine.ScalarOf(x) == d {
					read++
				}
			})
		}
		return true
	})
	return named == read
}

// viewOf tells where the elements of a dummy argument, which a function only reads, are in the array of which the actual argument is a section
// at a place that stays; nil where that cannot be said.
//
//	y(i) = row(a(i,:), x)   →   s = 0; do k; s = s + a(i,k)*x(k); end do; y(i) = s
func viewOf(p *ir.Procedure, args []ir.Actual, i int, sets *ir.Changes) *ir.ArrayView {
	a, d := args[i], p.Dummies[i]
	sec := a.Section
	if sec == nil || a.Copy || !givesValue(p) || p.Effects.Arg(i).Written || p.Effects.WritesShared(sec.Sym) || !isPlain(d) {
		return nil
	}
	x := sec.Sym
	if x.View || x.Pointer || x.Type != d.Type || x.Type.Derived != nil || d.Size != ir.ExplicitShape && d.Size != ir.AssumedShape {
		return nil
	}
	v := &ir.ArrayView{Sym: x}
	next := 0
	for k, lo := range sec.Lo {
		step, ok := sec.Step[k].(*ir.Const)
		if !costsNothing(lo, sets) || !ok || step.I < 1 {
			return nil
		}
		if sec.Single[k] {
			v.Dim, v.Step, v.Add = append(v.Dim, -1), append(v.Step, 1), append(v.Add, ir.CloneExpr(lo))
			continue
		}
		if next >= d.Rank() || !ir.IsConst(d.Dims[next].Lo) {
			return nil
		}
		if dim := d.Dims[next]; d.Size == ir.ExplicitShape && !hasExtentOf(ir.Dim{Lo: dim.Lo, Hi: atCall(p, args, dim.Hi)}, sec, k, next == d.Rank()-1) {
			return nil
		}
		first := ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(lo)), ir.Int8Op(ir.Mul, ir.Int8Const(step.I), ir.Int8Of(ir.CloneExpr(d.Dims[next].Lo))))
		v.Dim, v.Step, v.Add = append(v.Dim, next), append(v.Step, step.I), append(v.Add, first)
		next++
	}
	if next != d.Rank() {
		return nil
	}
	return v
}

// hasExtentOf reports whether a dimension is as long as that of a section, or shorter if it is the last one.
func hasExtentOf(d ir.Dim, sec *ir.Section, k int, last bool) bool {
	mine, ok := ir.Difference(d.Hi, d.Lo)
	its, known := ir.Difference(sec.Hi[k], sec.Lo[k])
	return ok && known && ir.IsInt(sec.Step[k], 1) && (mine == its || last && mine < its)
}

// sectionExtent is the number of elements of a section along its dimension dim, from 1.
func sectionExtent(sec *ir.Section, dim int) ir.Expr {
	for k, lo := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		if dim--; dim > 0 {
			continue
		}
		step := sec.Step[k].(*ir.Const).I
		if n, ok := ir.Difference(sec.Hi[k], lo); ok {
			return ir.Int8Const(max(0, ir.DivFloor(n+step, step)))
		}
		span := ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(sec.Hi[k])), ir.Int8Of(ir.CloneExpr(lo))), ir.Int8Const(step))
		if step != 1 {
			span = ir.Int8Op(ir.Div, span, ir.Int8Const(step))
		}
		return &ir.Call{Pos: lo.Span(), Fn: "max", Args: []ir.Expr{span, ir.Int8Const(0)}, T: ir.Int8}
	}
	return nil
}

// componentViews lists the views in a unit, by the arrays that they make, that are other names for a component of a scalar variable, used by
// elements alone.
func componentViews(u *ir.Unit) map[*ir.Symbol]*ir.View {
	out := map[*ir.Symbol]*ir.View{}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		if v, ok := st.(*ir.View); ok {
			if root, subs := placeOf(v.First.X); v.Parent == nil && v.First.Subs == nil && root != nil && subs == nil && root.Map == nil &&
				!v.Sym.Pointer && ir.ConstantDims(v.Sym.Dims) && out[v.Sym] == nil {
				out[v.Sym] = v
			} else {
				out[v.Sym] = nil
			}
		}
		return true
	})
	for s, v := range out {
		if v == nil || !usesElementsBut(u, s, v) {
			delete(out, s)
		}
	}
	return out
}

// plainBody is a copy of the statements of a unit with components in place of the elements of those views, and extents of sections in place of
// those of dummy arguments.
func plainBody(u *ir.Unit, sections map[*ir.Symbol]*ir.Section) []ir.Stmt {
	views := componentViews(u)
	by := &ir.Substitution{Expr: func(x ir.Expr) ir.Expr {
		if x, ok := x.(*ir.Extent); ok && sections[x.Sym] != nil {
			return sectionExtent(sections[x.Sym], x.Dim)
		}
		e, ok := x.(*ir.Elem)
		if !ok || views[e.Sym] == nil {
			return nil
		}
		first := views[e.Sym].First
		return &ir.Field{Pos: e.Pos, X: ir.CloneExpr(first.X), Comp: first.Comp, Subs: e.Subs}
	}}
	dropped := map[ir.Stmt]bool{}
	body := by.Copy(append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...))
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		v, ok := st.(*ir.View)
		dropped[st] = ok && views[v.Sym] != nil
		return true
	})
	return without(body, dropped)
}
