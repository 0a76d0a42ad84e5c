package codegen

import (
	"dhpfgo/partition"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// isReduction tells whether s = e accumulates s in the innermost loop, and the loop uses s for nothing else: then the
// order of its terms is free.
func (f *function) isReduction(s *sem.Symbol, e sem.Expr) bool {
	return f.nest.inner != nil && s.Type.Base == sem.Real && accumulates(e, s) && onlyAccumulates(f.nest.inner.Body, s)
}

func onlyAccumulates(body []sem.Stmt, s *sem.Symbol) bool {
	only := true
	sem.WalkStmts(body, func(stmt sem.Stmt) bool {
		a, ok := stmt.(*sem.Assign)
		if ok && isVar(a.LHS, s) {
			only = only && accumulates(a.RHS, s) && occurrences(a.RHS, s) == 1
			return true
		}
		only = only && !isForeign(stmt)
		for _, e := range sem.ExprsOf(stmt) {
			only = only && occurrences(e, s) == 0
		}
		return true
	})
	return only
}

// isForeign tells statements that other images take part in.
func isForeign(stmt sem.Stmt) bool {
	switch stmt.(type) {
	case *partition.Reduce, *partition.Fetch, *partition.Share, *partition.Locate:
		return true
	}
	return false
}

func occurrences(e sem.Expr, s *sem.Symbol) int {
	n := 0
	sem.WalkExprs(e, func(x sem.Expr) {
		if isVar(x, s) {
			n++
		}
	})
	return n
}

// accumulates tells whether e is s combined with other values by +, -, *, max or min.
func accumulates(e sem.Expr, s *sem.Symbol) bool {
	switch e := e.(type) {
	case *sem.Binary:
		onLeft := isVar(e.X, s) || accumulates(e.X, s)
		switch e.Op {
		case sem.Add, sem.Mul:
			onRight := isVar(e.Y, s) || accumulates(e.Y, s)
			return onLeft != onRight
		case sem.Sub:
			return onLeft
		}
	case *sem.Call:
		return (e.Fn == "max" || e.Fn == "min") && len(e.Args) == 2 && (isVar(e.Args[0], s) != isVar(e.Args[1], s))
	}
	return false
}

func isVar(e sem.Expr, s *sem.Symbol) bool {
	v, ok := e.(*sem.Var)
	return ok && v.Sym == s
}

// accumulation is the value of an expression that accumulates s: only the operations on s itself may be reordered.
func (f *function) accumulation(e sem.Expr, s *sem.Symbol) value.Value {
	if !accumulates(e, s) {
		return f.expr(e)
	}
	if call, ok := e.(*sem.Call); ok {
		x, y := f.expr(call.Args[0]), f.expr(call.Args[1])
		pred := enum.FPredOGT
		if call.Fn == "min" {
			pred = enum.FPredOLT
		}
		return f.reordered(func() value.Value { return f.larger(pred, x, y) })
	}
	op := e.(*sem.Binary)
	x, y := f.accumulation(op.X, s), f.accumulation(op.Y, s)
	return f.reordered(func() value.Value { return f.realOp(op.Op, x, y) })
}

func (f *function) reordered(operation func() value.Value) value.Value {
	f.reassoc = !f.opt.Reproducible
	defer func() { f.reassoc = false }()
	return operation()
}
