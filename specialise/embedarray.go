package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// fillsWork reports whether a call sets elements of a whole array without a mapping in a loop over tiles of multipartitioning: where the
// array gets a place in the tiles (package expand of partition), statements say which tile sets which elements.
//
//	do k; do j; call clear(lhs, n); do i; lhs(i) = .. lhs(i-1) ..
func (e *embedder) fillsWork(call *ir.CallProc, around []*ir.Do) bool {
	if len(around) == 0 || call.Proc.Unit == nil {
		return false
	}
	for k := range call.Proc.Dummies {
		if k < len(call.Args) && e.wholeActual(call.Proc, call.Args, k) != nil && call.Proc.Effects.Arg(k).Written {
			return true
		}
	}
	return false
}

// wholeActual is the array without a mapping whose elements are those of dummy argument k of a call, nil if there is none.
func (e *embedder) wholeActual(p *ir.Procedure, args []ir.Actual, k int) *ir.Symbol {
	a, d := args[k], p.Dummies[k]
	if a.Section == nil || a.Copy || !a.Section.IsWhole() || !slices.ContainsFunc(e.unit.Layouts, (*ir.Layout).IsMulti) {
		return nil
	}
	x := a.Section.Sym
	plain := x.Map == nil && !x.View && !x.Pointer && !x.Allocatable && x.Storage != ir.Argument && x.Type == d.Type && x.Type.Derived == nil
	if !plain || x.Rank() != d.Rank() || d.Size != ir.ExplicitShape || p.Effects.ReadsShared(x) || p.Effects.WritesShared(x) {
		return nil
	}
	for i, dim := range d.Dims {
		first, ok := ir.Difference(dim.Lo, x.Dims[i].Lo)
		last, same := ir.Difference(dim.Hi, x.Dims[i].Hi)
		if !ok || first != 0 || i < len(d.Dims)-1 && (!same || last != 0) {
			return nil
		}
	}
	return x
}

// usesElements reports whether elements are all that a procedure uses of an array.
func usesElements(p *ir.Procedure, s *ir.Symbol) bool {
	named := 0
	ir.EachMention(p.Unit.Body, func(x *ir.Symbol, _ ir.Role) {
		if x == s {
			named++
		}
	})
	ir.WalkStmts(p.Unit.Body, func(st ir.Stmt) bool {
		if _, isCall := st.(*ir.CallProc); isCall {
			return true
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if e, ok := x.(*ir.Elem); ok && e.Sym == s {
					named--
				}
			})
		}
		return true
	})
	return named == 0
}
