package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// IsReduction tells whether s = e accumulates s in the innermost loop, and the loop uses s for nothing else: then the
// order of its terms is free.
func (f *Values) IsReduction(s *ir.Symbol, e ir.Expr) bool {
	return f.Nest.Inner != nil && s.Type.Base == ir.Real && accumulates(e, s) && onlyAccumulates(f.Nest.Inner.Body, s)
}

func onlyAccumulates(body []ir.Stmt, s *ir.Symbol) bool {
	only := true
	ir.WalkStmts(body, func(stmt ir.Stmt) bool {
		a, ok := stmt.(*ir.Assign)
		if ok && ir.IsVar(a.LHS, s) {
			only = only && accumulates(a.RHS, s) && occurrences(a.RHS, s) == 1
			return true
		}
		only = only && !isForeign(stmt)
		for _, e := range ir.ExprsOf(stmt) {
			only = only && occurrences(e, s) == 0
		}
		return true
	})
	return only
}

// isForeign tells statements that other images take part in.
func isForeign(stmt ir.Stmt) bool {
	switch stmt.(type) {
	case *spmd.Reduce, *spmd.Fetch, *spmd.Share, *spmd.Locate:
		return true
	}
	return false
}

func occurrences(e ir.Expr, s *ir.Symbol) int {
	n := 0
	ir.WalkExprs(e, func(x ir.Expr) {
		if ir.IsVar(x, s) {
			n++
		}
	})
	return n
}

// accumulates tells whether e is s combined with other values by +, -, *, max or min.
func accumulates(e ir.Expr, s *ir.Symbol) bool {
	switch e := e.(type) {
	case *ir.Binary:
		onLeft := ir.IsVar(e.X, s) || accumulates(e.X, s)
		switch e.Op {
		case ir.Add, ir.Mul:
			onRight := ir.IsVar(e.Y, s) || accumulates(e.Y, s)
			return onLeft != onRight
		case ir.Sub:
			return onLeft
		}
	case *ir.Call:
		return (e.Fn == "max" || e.Fn == "min") && len(e.Args) == 2 && (ir.IsVar(e.Args[0], s) != ir.IsVar(e.Args[1], s))
	}
	return false
}

// Accumulation is the value of an expression that accumulates s: only the operations on s itself may be reordered. Extrema are
// the same in any order, sums and products only where the user wants speed more than the digits of the source's order.
func (f *Values) Accumulation(e ir.Expr, s *ir.Symbol) value.Value {
	if !accumulates(e, s) {
		return f.Expr(e)
	}
	if call, ok := e.(*ir.Call); ok {
		x, y := f.Expr(call.Args[0]), f.Expr(call.Args[1])
		if call.Fn == "min" {
			return f.Extreme(enum.FPredOLT, x, y, build.Extremum)
		}
		return f.Extreme(enum.FPredOGT, x, y, build.Extremum)
	}
	op := e.(*ir.Binary)
	x, y := f.Accumulation(op.X, s), f.Accumulation(op.Y, s)
	f.Reassoc, f.Unfused = f.Opt.Reassociate, !f.Opt.Reassociate
	defer func() { f.Reassoc, f.Unfused = false, false }()
	return build.RealOp(f.Builder, op.Op, x, y)
}
