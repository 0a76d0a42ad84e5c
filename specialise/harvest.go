package specialise

import "dhpfgo/ir"

// fillRandom lets RANDOM_NUMBER of a whole distributed array be one statement, for which each image draws the numbers of its own elements alone:
//
//	do j; do i; call random_number(v); u(i,j) = v       →   call random_number(u)
func fillRandom(list []ir.Stmt) []ir.Stmt {
	for i, st := range list {
		if d, ok := st.(*ir.Do); ok {
			if x := ir.Harvest(d); x != nil && isFilled(x) {
				list[i] = &ir.FillRandom{At: d.At, Sym: x}
				continue
			}
		}
		st.Become(st.Rewritten(&ir.Rewriter{Block: fillRandom, Directives: true}, ir.Use))
	}
	return list
}

// isFilled reports whether the runtime gives an array random numbers: of the kinds that it draws itself, with tiles that are a product over the
// dimensions.
func isFilled(s *ir.Symbol) bool {
	return s.Map != nil && !s.Map.Layout.IsMulti() && !s.Pointer && s.IsRandom()
}
