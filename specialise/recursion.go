package specialise

import (
	"maps"
	"slices"

	"dhpfgo/ir"
)

// unmarkRecursive takes RECURSIVE away from the procedures that no call among those that they make, themselves or in what they call, comes
// back to: one activation is there at a time, and what belongs to it may be in one place.
func unmarkRecursive(prog *ir.Program) {
	reentry := ir.NewReentry(prog, true)
	for _, u := range prog.Units {
		if u.IsRecursive() && !reentry.Of(u) {
			u.Proc.Recursive = false
		}
	}
}

// constantBounds gives the local arrays of a version of a recursive procedure constant bounds, and layouts of their own, where the arrays
// that stand for its arguments have such bounds:
//
//	recursive subroutine cycle(u, n)             u(0:n) stands for 33 elements:
//	  real :: u(0:n), e(0:n/2)                   real :: e(0:16)
//	!hpf$ distribute (block) :: u, e
//	  if (n <= 4) return                         (gone)
//	  call cycle(e, n/2)                         call cycle(e, 16), a version of its own
//
// So each depth of the recursion has arrays that its calls can take in place, and conditions on the extents end the chain of versions.
func (m *versionMaker) constantBounds(p *ir.Procedure) {
	if !p.Recursive {
		return
	}
	by := &ir.Substitution{Symbols: m.symbols, Values: maps.Clone(m.values), Views: m.views, Procs: m.procs}
	maps.Copy(by.Values, m.alike)
	for _, st := range m.old.Entry {
		a, ok := st.(*ir.Assign)
		if !ok || !ir.SymbolOf(a.LHS).Made || by.Values[ir.SymbolOf(a.LHS)] != nil {
			continue
		}
		if value := integerIn(by.Copy([]ir.Stmt{a})[0].(*ir.Assign).RHS); ir.IsConst(value) {
			m.alike[ir.SymbolOf(a.LHS)] = ir.Int8Of(value)
		}
	}
	for _, v := range m.old.Symbols {
		if v.Map == nil || v.Storage != ir.Automatic || !v.Allocatable || v.Map.Layout.IsConstant() || m.layouts[v.Map.Layout] != nil || m.gone[v.Map.Layout] {
			continue
		}
		dims, _ := boundsWith(v.Dims, m.values)
		if dims, _ = boundsWith(dims, m.alike); !ir.ConstantDims(dims) {
			continue
		}
		if to := constantMapping(p, v, &ir.Symbol{Dims: dims}); to != nil {
			m.layouts[v.Map.Layout] = m.sharing(to)
		}
	}
}

// sharing is a mapping by a layout that another array of the version has already, if one is the same.
func (m *versionMaker) sharing(to *ir.Mapping) *ir.Mapping {
	same := func(l *ir.Layout) bool { return l != to.Layout && ir.CutAlike(l, to.Layout) }
	for _, x := range m.symbols {
		if x.Map != nil && same(x.Map.Layout) {
			return &ir.Mapping{Layout: x.Map.Layout, Dims: to.Dims, Cells: to.Cells}
		}
	}
	for _, by := range m.layouts {
		if same(by.Layout) {
			return &ir.Mapping{Layout: by.Layout, Dims: to.Dims, Cells: to.Cells}
		}
	}
	return to
}

// mayLendAgain reports whether a recursive procedure may lend an array, of constant bounds: to p if that is recursive, too, only where the
// array is smaller than those that stand for the arguments of the procedure at hand, so that the chain of versions comes to an end, and no
// other array is passed to p, so that it is a chain.
func (s *specializer) mayLendAgain(x *ir.Symbol, p *ir.Procedure) bool {
	return ir.ConstantDims(x.Dims) && x.Map.Layout.IsConstant() && (!p.Recursive || x.Bytes() < s.least[s.unit] && !s.several[p])
}

// calledWithSeveral are the recursive procedures that a unit calls with several lists of arrays.
func calledWithSeveral(u *ir.Unit) map[*ir.Procedure]bool {
	several, lists := map[*ir.Procedure]bool{}, map[*ir.Procedure][]*ir.Symbol{}
	note := func(p *ir.Procedure, args []ir.Actual) {
		if !p.Recursive || !hasMappedDummy(p) {
			return
		}
		var list []*ir.Symbol
		for _, a := range args {
			list = append(list, ir.ActualSymbol(a))
		}
		several[p] = several[p] || lists[p] != nil && !slices.Equal(lists[p], list)
		lists[p] = list
	}
	ir.EachCall(u.Body, note)
	return several
}

// leastBytes is the size of the smallest array that stands for a dummy argument, 0 for none.
func leastBytes(places []*standin) int64 {
	least := int64(0)
	for _, x := range places {
		if x != nil && x.sym != nil && (least == 0 || x.sym.Bytes() < least) {
			least = x.sym.Bytes()
		}
	}
	return least
}
