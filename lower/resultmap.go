package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// along says how an index of an operand's dimension follows from positions in the result: scale*(position in dimension dim,
// from 0) + shift; dim is -1 where the index is fixed or not of that form.
type along struct {
	dim          int
	scale, shift int64
}

// alignResult lays r along source: its dimensions follow those of the source as told.
func alignResult(r, source *ir.Symbol, dims []along) {
	if source.Map == nil || r.Map != nil || len(source.Map.Cells) > 0 {
		return
	}
	m := &ir.Mapping{Layout: source.Map.Layout, Dims: make([]ir.MapDim, len(r.Dims))}
	for d := range m.Dims {
		m.Dims[d].Grid = -1
	}
	for k, from := range source.Map.Dims {
		if from.Grid < 0 {
			continue
		}
		a := dims[k]
		if a.dim < 0 || m.Dims[a.dim].Grid >= 0 {
			return
		}
		m.Dims[a.dim] = ir.MapDim{Grid: from.Grid, Coef: from.Coef * a.scale, Offset: from.Coef*a.shift + from.Offset}
	}
	for g := range source.Map.Layout.Dims {
		if m.IsCopied(g) {
			return
		}
	}
	r.Map = m
}

// followed tells how the indices of an operand follow from positions in a result whose dimension to[d] is the operand's d-th.
func followed(o *shapes.Operand, to []int) []along {
	out := make([]along, len(o.Subs))
	d := 0
	for k, t := range o.Subs {
		out[k].dim = -1
		if t.Single {
			continue
		}
		lo, okLo := t.Lo.(*ir.Const)
		step, okStep := t.Step.(*ir.Const)
		if okLo && okStep {
			out[k] = along{to[d], step.I, lo.I - step.I}
		}
		d++
	}
	return out
}

// alignTo lays a result along an operand of the same shape, without dimension `gone` (from 1) if that is not 0.
func alignTo(o *shapes.Operand, r *ir.Symbol, gone int) {
	var to []int
	next := 0
	for d := range o.Dims {
		if d+1 == gone {
			to = append(to, -1)
			continue
		}
		to = append(to, next)
		next++
	}
	alignResult(r, o.Sym, followed(o, to))
}

// alignComputed lays an array whose element at the indices of nest n is e along the first distributed array in e.
func alignComputed(r *ir.Symbol, n *Nest, e ir.Expr, gone int) {
	ir.WalkExprs(e, func(x ir.Expr) {
		el, ok := x.(*ir.Elem)
		if ok && el.Sym.Map != nil && r.Map == nil {
			alignResult(r, el.Sym, n.follow(el, gone))
		}
	})
}

// follow tells how the subscripts of an element in the nest follow from positions in the nest's shape.
func (n *Nest) follow(e *ir.Elem, gone int) []along {
	out := make([]along, len(e.Subs))
	for k, sub := range e.Subs {
		out[k].dim = -1
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
			out[k] = along{to, c * step.I, a.Const + c*(lo.I-step.I)}
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

// besides lists the dimensions of a result, from 0, that stand beside dimension dim, from 1.
func besides(dim, rank int) []int {
	var out []int
	for d := range rank {
		if d+1 >= dim {
			d++
		}
		out = append(out, d)
	}
	return out
}
