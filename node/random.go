package node

import "dhpfgo/ir"

// fillRandom lets RANDOM_NUMBER of a whole array that every image has be one statement: the runtime steps the generator faster than a call for each
// element does.
func fillRandom(u *unit, list []ir.Stmt) []ir.Stmt {
	out := list[:0:0]
	for _, s := range list {
		if d, ok := s.(*ir.Do); ok && !u.check {
			if x := ir.Harvest(d); x != nil && isContiguous(x) {
				out = append(out, &ir.FillRandom{At: d.At, Sym: x})
				continue
			}
		}
		s.Become(s.Rewritten(&ir.Rewriter{Block: func(b []ir.Stmt) []ir.Stmt { return fillRandom(u, b) }, Directives: true}, ir.Use))
		out = append(out, s)
	}
	return out
}

func isContiguous(s *ir.Symbol) bool {
	return s.Map == nil && !s.Pointer && !s.View && s.Size < ir.AssumedShape && s.IsRandom()
}
