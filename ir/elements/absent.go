package elements

import (
	"slices"

	"dhpfgo/ir"
)

// WithAllocated calls a procedure with those of its mapped arguments that are allocated: what is not allocated is absent
// as an optional dummy argument, Fortran 2008, 12.5.2.12, and there is nothing that could be moved for it. Of some the caller knows
// that they surely are.
//
//	call s(a)   →   if (allocated(a)) then; call s(a); else; call s(); end if
func WithAllocated(call *ir.CallProc, surely func(*ir.Symbol) bool) []ir.Stmt {
	return withAllocated(call, surely, 0)
}

func withAllocated(call *ir.CallProc, surely func(*ir.Symbol) bool, k int) []ir.Stmt {
	for ; k < len(call.Proc.Visible()) && k < len(call.Args); k++ {
		a := mayBeUnallocated(call.Proc.Dummies[k], call.Args[k])
		if a == nil || surely(a) {
			continue
		}
		without := *call
		without.Args = slices.Clone(call.Args)
		without.Args[k] = ir.Actual{}
		pos := call.Pos
		return []ir.Stmt{&ir.If{At: call.At, Branches: []ir.Branch{{Pos: pos, Cond: &ir.Status{Pos: pos, Sym: a}, Body: withAllocated(call, surely, k+1)},
			{Pos: pos, Body: withAllocated(&without, surely, k+1)}}}}
	}
	return []ir.Stmt{call}
}

// Unknown is what is known of the variables of a function's arguments: none is surely allocated.
func Unknown(*ir.Symbol) bool { return false }

// mayBeUnallocated is the mapped array that is passed as a whole for optional dummy argument d, if it need not be allocated.
func mayBeUnallocated(d *ir.Symbol, a ir.Actual) *ir.Symbol {
	sym := ir.ActualSymbol(a)
	if !d.Optional || d.Allocatable || d.Pointer || sym == nil || !sym.Allocatable || sym.Whole || sym.Map == nil && sym.PartMap == nil {
		return nil
	}
	return sym
}

// MayBeAbsent reports whether an argument of a function may be such an array. A reference is a call before the statement then.
func MayBeAbsent(p *ir.Procedure, args []ir.Actual) bool {
	for k, d := range p.Visible() {
		if k < len(args) && mayBeUnallocated(d, args[k]) != nil {
			return true
		}
	}
	return false
}
