package aggregate

import (
	"dhpfgo/ir"
)

// A statement that uses components of many elements sees them as an array, a view: p%x, p(2:5)%pos, p(i)%v. One of intrinsic type
// is a section of a part. One of derived type is a way to further components: innerView tells where its elements are, by the indices
// of all components on the way and of the variable, those of the innermost component first.
type innerView struct {
	root *ir.Symbol
	path []*ir.Component
	at   *ir.ArrayView
}

// look finds what a view is of.
func (w *structWriter) look(v *ir.View) {
	base, at, way := chain(v.First)
	root, path := base, []*ir.Component(nil)
	if inner := w.inner[base]; base != nil && inner != nil {
		root, path = inner.root, inner.path
	}
	if root == nil || w.parts[root] == nil {
		return
	}
	if w.views[v.Sym] != nil || w.inner[v.Sym] != nil {
		w.refuse(root, v.Pos, viewedTwice.Of())
		return
	}
	view := &ir.ArrayView{Sym: v.Sym}
	next, ok := addComponents(view, v, way)
	switch {
	case v.Parent != nil && (v.Parent.Sym != base || !w.addSection(view, v.Parent, next)):
		ok = false
	case v.Parent == nil && w.inner[base] != nil:
		addFixed(view, w.inner[base].at.Element(&ir.Elem{Pos: v.Pos, Sym: base, Subs: at}).Subs)
	case v.Parent == nil:
		addFixed(view, at)
	}
	for _, e := range view.Add {
		ok = ok && isSteady(e)
	}
	if !ok {
		w.refuse(root, v.Pos, sectionNotSimple.Of())
		return
	}
	for _, x := range way {
		path = append(path[:len(path):len(path)], x.Comp)
	}
	if v.Sym.Type.Base == ir.Derived {
		w.inner[v.Sym] = &innerView{root, path, view}
		return
	}
	view.Sym = w.parts[root][findLeaf(w.leaves[root.Type.Derived], path)]
	w.views[v.Sym] = view
}

// addComponents adds the dimensions of components, the last of which may be the view as a whole.
func addComponents(view *ir.ArrayView, v *ir.View, way []*ir.Field) (next int, ok bool) {
	ok = true
	for i := len(way) - 1; i >= 0; i-- {
		if i == len(way)-1 && way[i].Subs == nil && v.Parent == nil {
			next = addWhole(view, len(way[i].Comp.Dims))
			continue
		}
		ok = ok && len(way[i].Subs) == len(way[i].Comp.Dims)
		addFixed(view, way[i].Subs)
	}
	return next, ok
}

func addWhole(v *ir.ArrayView, rank int) int {
	for k := range rank {
		v.Dim, v.Step, v.Add = append(v.Dim, k), append(v.Step, 1), append(v.Add, ir.Int8Const(0))
	}
	return rank
}

func addFixed(v *ir.ArrayView, subs []ir.Expr) {
	for _, e := range subs {
		v.Dim, v.Step, v.Add = append(v.Dim, -1), append(v.Step, 1), append(v.Add, e)
	}
}

// addSection adds the dimensions of an array of which the view is a section; ok is false where a step is a variable.
func (w *structWriter) addSection(v *ir.ArrayView, sec *ir.Section, next int) (ok bool) {
	if inner := w.inner[sec.Sym]; inner != nil {
		sec = inner.at.Section(sec)
	}
	for k := range sec.Lo {
		if sec.Single[k] {
			addFixed(v, sec.Lo[k:k+1])
			continue
		}
		step, constant := sec.Step[k].(*ir.Const)
		if !constant {
			return false
		}
		var first ir.Expr
		if n, known := ir.Difference(sec.Lo[k], ir.Int8Const(step.I)); known {
			first = ir.Int8Const(n)
		} else {
			first = ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(sec.Lo[k])), ir.Int8Const(step.I))
		}
		v.Dim, v.Step, v.Add = append(v.Dim, next), append(v.Step, step.I), append(v.Add, first)
		next++
	}
	return true
}

// element is an element of a view of derived type as a component of the variable.
func (v *innerView) element(e *ir.Elem) ir.Expr {
	subs := v.at.Element(e).Subs
	next := len(subs) - v.root.Rank()
	var x ir.Expr = &ir.Var{Pos: e.Pos, Sym: v.root}
	if v.root.Rank() > 0 {
		x = &ir.Elem{Pos: e.Pos, Sym: v.root, Subs: subs[next:]}
	}
	for _, c := range v.path {
		f := &ir.Field{Pos: e.Pos, X: x, Comp: c}
		if n := len(c.Dims); n > 0 {
			next -= n
			f.Subs = subs[next : next+n]
		}
		x = f
	}
	return x
}

// isSteady reports whether an expression consists of constants and scalars.
func isSteady(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x.(type) {
		case *ir.Const, *ir.Var, *ir.Unary, *ir.Binary, *ir.Conv:
		default:
			ok = false
		}
	})
	return ok
}
