package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// assign writes the assignment of a whole value as assignments of its components. Subscripts that the assignment may change are
// evaluated first, as are functions. What the assignment may allocate is assigned as a whole.
func (w *structWriter) assign(st *ir.Assign) []ir.Stmt {
	if isAllocatable(st.LHS) {
		v := &ir.Var{Pos: st.Pos, Sym: w.symbol("value", st.LHS.Type())}
		return append(w.assign(&ir.Assign{At: st.At, LHS: v, RHS: st.RHS}), &ir.Assign{At: st.At, LHS: st.LHS, RHS: ir.CloneExpr(v)})
	}
	lhs, rhs := w.steady(st.LHS), w.value(w.steady(st.RHS))
	if lhs == nil || rhs == nil {
		return []ir.Stmt{st}
	}
	var out []ir.Stmt
	for _, l := range w.leavesFor(st.LHS.Type()) {
		if k, ok := rhs.(*ir.Const); ok {
			out = append(out, w.assignConst(lhs, l, l.values(k), st.At)...)
			continue
		}
		out = append(out, w.loops(st.Pos, l.dims, func(at []ir.Expr) []ir.Stmt {
			return []ir.Stmt{&ir.Assign{At: st.At, LHS: w.leafOf(ir.CloneExpr(lhs), l, at), RHS: w.leafOf(ir.CloneExpr(rhs), l, copyAll(at))}}
		})...)
	}
	return out
}

// isAllocatable reports whether an assignment to a scalar may have to allocate it.
func isAllocatable(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym.Allocatable
	case *ir.Field:
		return e.Comp.Allocatable && len(e.Subs) == 0
	}
	return false
}

// leavesFor lists the leaves of a type, or of one that is part of a type that is taken apart.
func (w *structWriter) leavesFor(t ir.Type) []*leaf {
	if w.leaves[t.Derived] == nil {
		w.leaves[t.Derived], _ = leavesOf(t.Derived)
	}
	return w.leaves[t.Derived]
}

// assignConst assigns constants, one for each element of a leaf.
func (w *structWriter) assignConst(lhs ir.Expr, l *leaf, list []*ir.Const, at ir.At) []ir.Stmt {
	var out []ir.Stmt
	for i, k := range list {
		if k != nil {
			out = append(out, &ir.Assign{At: at, LHS: w.leafOf(ir.CloneExpr(lhs), l, positionIn(l.dims, i)), RHS: ir.CloneExpr(k)})
		}
	}
	return out
}

// positionIn gives the indices of element i of an array of constant bounds.
func positionIn(dims []ir.Dim, i int) []ir.Expr {
	var out []ir.Expr
	for _, d := range dims {
		lo, hi := d.Lo.(*ir.Const).I, d.Hi.(*ir.Const).I
		n := int(hi - lo + 1)
		out = append(out, ir.Int8Const(lo+int64(i%n)))
		i /= n
	}
	return out
}

// steady is a value whose subscripts are evaluated already where the assignment of its components could change them.
func (w *structWriter) steady(e ir.Expr) ir.Expr {
	kept := func(subs []ir.Expr) []ir.Expr {
		var out []ir.Expr
		for _, sub := range subs {
			if w.mayChange(sub) {
				v := w.symbol("k", sub.Type())
				w.pre = append(w.pre, &ir.Assign{At: ir.At{Pos: w.pos}, LHS: &ir.Var{Pos: w.pos, Sym: v}, RHS: sub})
				sub = &ir.Var{Pos: w.pos, Sym: v}
			}
			out = append(out, sub)
		}
		return out
	}
	switch x := e.(type) {
	case *ir.Elem:
		c := *x
		c.Subs = kept(x.Subs)
		return &c
	case *ir.Field:
		c := *x
		c.X = w.steady(x.X)
		if x.Subs != nil {
			c.Subs = kept(x.Subs)
		}
		return &c
	}
	return e
}

// mayChange reports whether a subscript depends on parts or calls a function.
func (w *structWriter) mayChange(sub ir.Expr) bool {
	found := false
	ir.WalkExprs(sub, func(x ir.Expr) {
		_, call := x.(*ir.FuncRef)
		e, elem := x.(*ir.Elem)
		v, scalar := x.(*ir.Var)
		found = found || call || elem && w.isPart(e.Sym) || scalar && w.isPart(v.Sym)
	})
	return found
}

// value is a value of derived type that has components: what a function gives is put into a variable. It is nil for a form that
// is not known.
func (w *structWriter) value(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Var, *ir.Elem, *ir.Field, *ir.Const:
		return e
	case *ir.Call:
		if x.Fn != "merge" {
			return nil
		}
		c := *x
		c.Args = append([]ir.Expr(nil), x.Args...)
		if c.Args[0], c.Args[1] = w.value(w.steady(x.Args[0])), w.value(w.steady(x.Args[1])); c.Args[0] == nil || c.Args[1] == nil {
			return nil
		}
		return &c
	case *ir.FuncRef:
		v := &ir.Var{Pos: x.Pos, Sym: w.symbol("value", x.T)}
		w.pre = append(w.pre, &ir.Assign{At: ir.At{Pos: w.pos}, LHS: v, RHS: x})
		return v
	}
	return nil
}

// leafOf is element `at` of a leaf of a value.
func (w *structWriter) leafOf(e ir.Expr, l *leaf, at []ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Call:
		return &ir.Call{Pos: x.Pos, Fn: x.Fn, T: l.typ(),
			Args: []ir.Expr{w.leafOf(x.Args[0], l, at), w.leafOf(x.Args[1], l, copyAll(at)), x.Args[2]}}
	case *ir.Const:
		return l.values(x)[0]
	}
	next := len(at)
	for _, c := range l.path {
		next -= len(c.Dims)
		f := &ir.Field{Pos: e.Span(), X: e, Comp: c}
		if len(c.Dims) > 0 {
			f.Subs = at[next : next+len(c.Dims)]
		}
		e = f
	}
	if p := w.component(e.(*ir.Field)); p != nil {
		return p
	}
	return e
}

// defaults sets the parts of a variable to their default values.
func (w *structWriter) defaults(x *ir.Symbol, pos diag.Span) []ir.Stmt {
	var out []ir.Stmt
	for i, l := range w.leaves[x.Type.Derived] {
		list := l.values(nil)
		p := w.parts[x][i]
		n := len(l.dims)
		for j, k := range list {
			if k == nil {
				continue
			}
			out = append(out, w.loops(pos, p.Dims[n:], func(at []ir.Expr) []ir.Stmt {
				return []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: reference(p, append(positionIn(l.dims, j), at...), pos), RHS: ir.CloneExpr(k)}}
			})...)
		}
	}
	return out
}
