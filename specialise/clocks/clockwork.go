package clocks

import (
	"slices"

	"dhpfgo/ir"
)

// clockwork is what a procedure does that may be a timer: noisy are the variables that it sets from a clock, vars those of them that
// outlive it.
type clockwork struct {
	timers *timers
	proc   *ir.Procedure
	noisy  map[*ir.Symbol]bool
	vars   map[*ir.Symbol]bool
}

// intrinsicClocks are the intrinsic subroutines that read a clock.
var intrinsicClocks = []string{"cpu_time", "system_clock"}

// spread adds what a statement sets from a clock, or from what is noisy already.
func (r *clockwork) spread(st ir.Stmt) {
	switch st := st.(type) {
	case *ir.Assign:
		if r.isNoise(st.RHS) {
			r.noisy[ir.SymbolOf(st.LHS)] = true
		}
	case *ir.CallIntrinsic:
		if slices.Contains(intrinsicClocks, st.Name) {
			for _, a := range st.Args {
				r.noisy[ir.SymbolOf(a)] = true
			}
		}
	case *ir.CallProc:
		if r.isClock(st.Proc) {
			for _, e := range ir.CallOutputs(st) {
				r.noisy[ir.SymbolOf(e)] = true
			}
		}
	}
	delete(r.noisy, nil)
}

// isClock reports whether a procedure is a clock, or computes its value from one.
func (r *clockwork) isClock(p *ir.Procedure) bool {
	return r.timers.prog.IsClock(p) || p.IsFunction() && p.Unit != nil && r.timers.ofProc(p).timer
}

func (r *clockwork) isNoise(e ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		f, call := x.(*ir.FuncRef)
		return call && r.isClock(f.Proc) || ir.SymbolOf(x) != nil && r.noisy[ir.SymbolOf(x)]
	})
}

// result reports whether the value of a function is noise.
func (r *clockwork) result() bool { return r.proc.Result != nil && r.noisy[r.proc.Result] }

// isAll reports whether statements read clocks, and set nothing that outlives the procedure to anything but noise.
func (r *clockwork) isAll(body []ir.Stmt) bool {
	all := true
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Assign:
			all = all && r.maySet(ir.SymbolOf(st.LHS))
		case *ir.CallIntrinsic:
			all = all && slices.Contains(intrinsicClocks, st.Name)
			for _, a := range st.Args {
				all = all && (a == nil || r.maySet(ir.SymbolOf(a)))
			}
		case *ir.CallProc:
			all = all && (r.timers.prog.IsClock(st.Proc) || st.Proc.Unit != nil && r.timers.ofProc(st.Proc).timer)
			for _, e := range ir.CallOutputs(st) {
				all = all && r.maySet(ir.SymbolOf(e))
			}
		case *ir.Do:
			all = all && r.maySet(st.Var)
		case *ir.If, *ir.While, *ir.Return, *ir.Jump:
		default:
			all = false
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if f, call := x.(*ir.FuncRef); call {
					all = all && (r.isClock(f.Proc) || f.Proc.LocalValue())
				}
			})
		}
		return all
	})
	return all
}

// maySet reports whether a timer may set a variable: one that ends with it, or one of numbers that holds noise.
func (r *clockwork) maySet(s *ir.Symbol) bool {
	if s == nil || s.Map != nil || s.Pointer || s.Target || s.Allocatable || s.View || s.Root != nil || s.Storage == ir.Argument && s != r.proc.Result {
		return false
	}
	if ir.SharedKey(s) == nil && s.Storage != ir.Static {
		return true
	}
	if s == r.proc.Result {
		return true
	}
	number := s.Type.Base == ir.Real || s.Type.Base == ir.Integer
	if number && r.noisy[s] && !s.Overlaid && s.Bytes() > 0 {
		r.vars[s] = true
		return true
	}
	return false
}
