package terms

import (
	"dhpfgo/ir"
)

// SummedIn lists the arrays of which every update in loop d adds terms that lie elsewhere and may reach all elements: each subscript
// of the update is indexed by a loop in d, or is a constant in a short dimension. A copy of such an array for each image costs little
// against the terms.
func SummedIn(d *ir.Do) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	eachAssign(d, nil, func(a *ir.Assign, loops []*ir.Do) {
		if e, ok := a.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
			old, known := out[e.Sym]
			_, update := updates(a, e)
			out[e.Sym] = update && (old || !known) && reachesAll(e, loops) && Elsewhere(e, a.RHS, loops, 0)
		}
	})
	for s, summed := range out {
		if !summed {
			delete(out, s)
		}
	}
	return out
}

// reachesAll reports whether each subscript is indexed by a loop of its own, or is a constant in a short dimension.
func reachesAll(e *ir.Elem, loops []*ir.Do) bool {
	indexed, indexing := 0, 0
	for k, sub := range e.Subs {
		switch {
		case !ir.IsConst(sub):
			indexed++
		case !isShortDim(e.Sym.Dims[k]):
			return false
		}
	}
	for _, d := range loops {
		if names(e.Subs, d.Var) {
			indexing++
		}
	}
	return indexed > 0 && indexing >= indexed
}

func isShortDim(d ir.Dim) bool {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	return okLo && okHi && hi.I-lo.I < shortLoop
}
