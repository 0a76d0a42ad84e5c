package node

import (
	"slices"

	"dhpfgo/ir"
)

// isInside reports whether an element of an array of which another has been used lies within the bounds of the array, and within what
// the image stores of it, for all iterations of the nest:
//
//	dim.Lo <= lo + c  and  hi + c <= dim.Hi                             for the subscript v + c with lo <= v <= hi
//	start - below <= lo + c  and  hi + c <= start + block - 1 + above   with the shadow of a tile
func (c *choosing) isInside(e *ir.Elem) bool {
	if e.Sym.View || e.Sym.Pointer || !slices.ContainsFunc(c.touched, func(t *ir.Elem) bool { return t.Sym == e.Sym }) {
		return false
	}
	for k, s := range e.Subs {
		if c.nest.changes(s) != "" {
			return false
		}
		lows, highs := c.nest.rangeOf(s)
		if !isBeyond(highs, e.Sym.Dims[k].Hi, 0, -1) || !isBeyond(lows, e.Sym.Dims[k].Lo, 0, 1) || !c.isStored(e.Sym, k, lows, highs) {
			return false
		}
	}
	return true
}

// rangeOf lists what a subscript of at most one variable is never less than, and what it never exceeds; nil for others.
func (n *nest) rangeOf(s ir.Expr) (lows, highs []*ir.Affine) {
	f, why := ir.AffineOf(s)
	if why != "" || len(f.Terms) > 1 {
		return nil, nil
	}
	for _, l := range n.loops {
		if step, _ := l.ConstantStep(); len(f.Terms) == 1 && f.Terms[0].Sym == l.Var {
			if step < 1 || f.Terms[0].Coef != 1 {
				return nil, nil
			}
			return movedBy(ir.ExtremeArgs("max", l.Lo), f.Const), movedBy(ir.ExtremeArgs("min", l.Hi), f.Const)
		}
	}
	return []*ir.Affine{f}, []*ir.Affine{f}
}

// movedBy lists the affine ones of some expressions, each plus c.
func movedBy(list []ir.Expr, c int64) (out []*ir.Affine) {
	for _, e := range list {
		if a, why := ir.AffineOf(e); why == "" {
			out = append(out, &ir.Affine{Terms: a.Terms, Const: a.Const + c})
		}
	}
	return out
}

// isBeyond reports whether one of a list is surely at least the bound plus c, with sign -1 at most that.
func isBeyond(list []*ir.Affine, bound ir.Expr, c, sign int64) bool {
	b, why := ir.AffineOf(bound)
	return why == "" && slices.ContainsFunc(list, func(a *ir.Affine) bool {
		d, known := a.Minus(b)
		return known && sign*(d-c) >= 0
	})
}

// isStored reports whether an image stores a range of dimension k of an array: all of it, or what lies in its tile and the shadow.
func (c *choosing) isStored(s *ir.Symbol, k int, lows, highs []*ir.Affine) bool {
	if s.Map == nil || s.Map.Dims[k].Grid < 0 {
		return true
	}
	a, m := c.unit.arrays[s], s.Map.Dims[k]
	if a == nil {
		return false
	}
	l := s.Map.Layout.Dims[m.Grid]
	if a.Full[k] || l.Period != nil || m.Coef != 1 || m.Offset != 0 {
		return a.Full[k]
	}
	start, block := &ir.Var{Sym: l.Start}, &ir.Var{Sym: l.Block}
	end := ir.Plus(&ir.Binary{Op: ir.Add, X: start, Y: block, T: ir.Int8}, -1)
	return isBeyond(lows, start, -a.ShadowLo[k], 1) && isBeyond(highs, end, a.ShadowHi[k], -1)
}
