package elements

import (
	"cmp"

	"dhpfgo/ir"
)

// Along says how an index of an operand's dimension follows from positions in the result: Scale*(position in dimension dim,
// from 0) + Shift; dim is -1 where the index is fixed or not of that form.
type Along struct {
	Dim          int
	Scale, Shift int64
}

// AlignResult lays r along source: its dimensions follow those of the source as told. Elements whose length only the run knows have
// no place in blocks.
func AlignResult(r, source *ir.Symbol, dims []Along) {
	lateText := r.Type.Base == ir.Character && r.Type.Len < 0
	laid := mappingOf(source)
	if laid == nil || mappingOf(r) != nil || len(laid.Cells) > 0 || lateText || r.Type.Base == ir.Derived && laid.Layout.IsDynamic() {
		return
	}
	m := &ir.Mapping{Layout: laid.Layout, Dims: make([]ir.MapDim, len(r.Dims))}
	for d := range m.Dims {
		m.Dims[d].Grid = -1
	}
	for k, from := range laid.Dims {
		if from.Grid < 0 {
			continue
		}
		a := dims[k]
		if a.Dim < 0 || m.Dims[a.Dim].Grid >= 0 {
			return
		}
		m.Dims[a.Dim] = ir.MapDim{Grid: from.Grid, Coef: from.Coef * a.Scale, Offset: from.Coef*a.Shift + from.Offset}
	}
	for g := range laid.Layout.Dims {
		if m.IsCopied(g) {
			return
		}
	}
	if r.Type.Base == ir.Derived {
		r.PartMap = m
	} else {
		r.Map = m
	}
}

// mappingOf is the mapping of an array, of derived type for the arrays of its components.
func mappingOf(s *ir.Symbol) *ir.Mapping { return cmp.Or(s.Map, s.PartMap) }

// AlignComputed lays an array whose element at the indices of nest n is e along the first distributed array in e.
func AlignComputed(r *ir.Symbol, n *Nest, e ir.Expr, gone int) {
	ir.WalkExprs(e, func(x ir.Expr) {
		el, ok := x.(*ir.Elem)
		if ok && mappingOf(el.Sym) != nil && mappingOf(r) == nil {
			AlignResult(r, el.Sym, n.follow(el, gone))
		}
	})
}

// follow tells how the subscripts of an element in the nest follow from positions in the nest's shape.
func (n *Nest) follow(e *ir.Elem, gone int) []Along {
	out := make([]Along, len(e.Subs))
	for k, sub := range e.Subs {
		out[k].Dim = -1
		a, why := ir.AffineOf(n.unwrapped(sub))
		if why != "" || len(a.Terms) != 1 {
			continue
		}
		for d, v := range n.Vars {
			lo, okLo := n.Base[d].Lo.(*ir.Const)
			step, okStep := n.Base[d].Step.(*ir.Const)
			if v != a.Terms[0].Sym || !okLo || !okStep || d+1 == gone {
				continue
			}
			to := d
			if gone > 0 && d >= gone {
				to--
			}
			c := a.Terms[0].Coef
			out[k] = Along{to, c * step.I, a.Const + c*(lo.I-step.I)}
		}
	}
	return out
}

// unwrapped is a subscript as it is without the shifts around the end of the nest's shape in it, whatever their distance:
//
//	modulo(i - 1 + 3, n) + 1   →   i - 1 + 1
func (n *Nest) unwrapped(sub ir.Expr) ir.Expr {
	return ir.MapExpr(sub, func(x ir.Expr) ir.Expr {
		call, ok := x.(*ir.Call)
		if !ok || call.Fn != "modulo" {
			return x
		}
		a, why := ir.AffineOf(call.Args[0])
		if why != "" || len(a.Terms) != 1 || a.Terms[0].Coef != 1 {
			return x
		}
		for d, v := range n.Vars {
			if lo, ok := n.Base[d].Lo.(*ir.Const); ok && v == a.Terms[0].Sym {
				return &ir.Binary{Pos: call.Pos, Op: ir.Sub, X: &ir.Var{Pos: call.Pos, Sym: v}, Y: lo, T: v.Type}
			}
		}
		return x
	})
}
