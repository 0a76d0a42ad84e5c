package specialise

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// fillRandom lets RANDOM_NUMBER of a whole distributed array be one statement, for which each image draws the numbers of its own elements alone:
//
//	do j; do i; call random_number(v); u(i,j) = v       →   call random_number(u)
func fillRandom(list []ir.Stmt) []ir.Stmt {
	for i, st := range list {
		if d, ok := st.(*ir.Do); ok {
			if x := harvestOf(d); x != nil {
				list[i] = &ir.FillRandom{At: d.At, Sym: x}
				continue
			}
		}
		st.Become(st.Rewritten(&ir.Rewriter{Block: fillRandom, Directives: true}, ir.Use))
	}
	return list
}

// harvestOf is the distributed array whose elements a nest of loops gives random numbers in their order, nil for none.
func harvestOf(d *ir.Do) *ir.Symbol {
	loops := []*ir.Do{d}
	for len(d.Body) == 1 {
		inner, ok := d.Body[0].(*ir.Do)
		if !ok {
			return nil
		}
		loops, d = append(loops, inner), inner
	}
	if len(d.Body) != 2 {
		return nil
	}
	call, ok := d.Body[0].(*ir.CallIntrinsic)
	set, assigns := d.Body[1].(*ir.Assign)
	if !ok || !assigns || call.Name != "hpf_random" || affine.ScalarOf(set.RHS) == nil || affine.ScalarOf(set.RHS) != affine.ScalarOf(call.Args[0]) {
		return nil
	}
	x, ok := set.LHS.(*ir.Elem)
	if !ok || !isFilled(x.Sym) || len(loops) != x.Sym.Rank() {
		return nil
	}
	slices.Reverse(loops)
	for k, l := range loops {
		step, constant := l.ConstantStep()
		if !constant || step != 1 || affine.ScalarOf(x.Subs[k]) != l.Var || !isSame(l.Lo, x.Sym.Dims[k].Lo) || !isSame(l.Hi, x.Sym.Dims[k].Hi) {
			return nil
		}
	}
	return x.Sym
}

// isFilled reports whether the runtime gives an array random numbers: of the kinds that it draws itself, with tiles that are a product over the
// dimensions.
func isFilled(s *ir.Symbol) bool {
	return s.Map != nil && !s.Map.Layout.IsMulti() && !s.Pointer && s.Type.Base == ir.Real && (s.Type.Kind == 4 || s.Type.Kind == 8)
}
