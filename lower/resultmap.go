package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// followed tells how the indices of an operand follow from positions in a result whose dimension to[d] is the operand's d-th.
func followed(o *shapes.Operand, to []int) []elements.Along {
	out := make([]elements.Along, len(o.Subs))
	d := 0
	for k, t := range o.Subs {
		out[k].Dim = -1
		if t.Single {
			continue
		}
		lo, okLo := t.Lo.(*ir.Const)
		step, okStep := t.Step.(*ir.Const)
		if okLo && okStep {
			out[k] = elements.Along{Dim: to[d], Scale: step.I, Shift: lo.I - step.I}
		}
		d++
	}
	return out
}

// followedSection is the same for the section of an actual argument.
func followedSection(s *ir.Section) []elements.Along {
	o := &shapes.Operand{}
	var to []int
	for k := range s.Lo {
		o.Subs = append(o.Subs, shapes.Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k], Single: s.Single[k]})
		if !s.Single[k] {
			to = append(to, len(to))
		}
	}
	return followed(o, to)
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
	elements.AlignResult(r, o.Sym, followed(o, to))
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
