package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// settleConstants puts the bounds that every ALLOCATE of the program gives a distributed array in place of the variables that hold them,
// where they are constants, whichever units allocate the array:
//
//	x%lb1 = 0; x%ub1 = n; x%lb2 = 1; x%ub2 = 4; allocate x    in a procedure that the array's unit contains     =>     x(0:x%ub1,1:4)
//
// so that a dummy argument with these bounds is known to have them. Arrays that assignments allocate keep their variables, as the values
// assigned are made before the array has its new bounds. It reports whether there are any.
func (x *extents) settleConstants() bool {
	values := map[*ir.Symbol]ir.Expr{}
	for s := range x.of {
		if s.Map == nil || !s.Allocatable || s.Pointer || s.Storage == ir.Argument || !x.writtenInSource(s) {
			continue
		}
		for _, v := range boundVariables(s) {
			if c := x.constantOf(v); c != nil {
				values[v] = c
			}
		}
	}
	if len(values) == 0 {
		return false
	}
	settled := map[ir.Stmt]bool{}
	for v := range values {
		for _, set := range x.sets[v] {
			settled[set.stmt] = true
		}
	}
	by := &ir.Substitution{Values: values}
	redeclare(x.prog, by, func(s *ir.Symbol) bool { return values[s] != nil })
	for _, u := range x.prog.Units {
		u.Entry, u.Body = by.Copy(without(u.Entry, settled)), by.Copy(without(u.Body, settled))
	}
	return true
}

// writtenInSource reports whether the source says what the bounds of an array are: nothing that sets them has variables of the compiler's own.
func (x *extents) writtenInSource(s *ir.Symbol) bool {
	for _, v := range boundVariables(s) {
		for _, set := range x.sets[v] {
			a, ok := set.stmt.(*ir.Assign)
			if !ok || slices.ContainsFunc(variablesOf([]ir.Expr{a.RHS}), func(e *ir.Symbol) bool { return e.Made }) {
				return false
			}
		}
	}
	return true
}

// constantOf is the constant that all statements which set a variable give it, nil if there is none.
func (x *extents) constantOf(v *ir.Symbol) *ir.Const {
	if v.Init != nil {
		return nil
	}
	var c *ir.Const
	for _, set := range x.sets[v] {
		a, ok := set.stmt.(*ir.Assign)
		if !ok || ir.SymbolOf(a.LHS) != v {
			return nil
		}
		n, known := ir.Difference(a.RHS, &ir.Const{T: ir.Int8})
		if !known || c != nil && c.I != n {
			return nil
		}
		c = &ir.Const{Pos: a.Span(), T: v.Type, I: n}
	}
	return c
}
