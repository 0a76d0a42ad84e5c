package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// mappedResults makes of each function whose value is a distributed array a subroutine with one more argument, the array that
// takes the value, so that it is specialised as other distributed arguments are. Where the function is an argument itself,
// and where its value is a pointer or allocatable, every image has the value in full.
func mappedResults(prog *sem.Program) {
	passed := passedProcedures(prog)
	changed := map[*sem.Unit]bool{}
	for _, u := range prog.Units {
		if u.Proc == nil || u.Proc.Result == nil || u.Proc.Result.Map == nil {
			continue
		}
		r := u.Proc.Result
		if passed[u] || r.Pointer || r.Allocatable {
			r.Map = nil
			continue
		}
		r.Storage, r.Intent, r.Size = sem.Argument, "out", sem.ExplicitShape
		u.Proc.Dummies = append(u.Proc.Dummies[:len(u.Proc.Dummies):len(u.Proc.Dummies)], r)
		u.Proc.Result, u.Proc.ResultDims, u.Proc.Function = nil, nil, false
		changed[u] = true
	}
	if len(changed) == 0 {
		return
	}
	eachStatement(prog, func(st sem.Stmt) {
		call, ok := st.(*sem.CallProc)
		if !ok || call.Into == nil || call.Proc.Unit == nil || !changed[call.Proc.Unit] {
			return
		}
		call.Proc = call.Proc.Unit.Proc
		call.Args = append(call.Args[:len(call.Args):len(call.Args)], sem.Actual{Pos: call.Pos, Section: allOf(call.Into)})
		call.Into = nil
	})
	sem.FindEffects(prog)
}

// passedProcedures lists the units of procedures that are actual arguments or targets of procedure pointers.
func passedProcedures(prog *sem.Program) map[*sem.Unit]bool {
	passed := map[*sem.Unit]bool{}
	arguments := func(args []sem.Actual) {
		for _, a := range args {
			if a.Proc != nil && a.Proc.Unit != nil {
				passed[a.Proc.Unit] = true
			}
		}
	}
	for _, d := range prog.Dispatchers {
		for _, t := range d.Targets {
			arguments([]sem.Actual{{Proc: t.Proc}})
		}
	}
	eachStatement(prog, func(st sem.Stmt) {
		switch st := st.(type) {
		case *sem.CallProc:
			arguments(st.Args)
		case *sem.PointTo:
			arguments([]sem.Actual{{Proc: st.Proc}})
		}
		for _, e := range sem.ExprsOf(st) {
			sem.WalkExprs(e, func(x sem.Expr) {
				if ref, ok := x.(*sem.FuncRef); ok {
					arguments(ref.Args)
				}
			})
		}
	})
	return passed
}

func eachStatement(prog *sem.Program, f func(sem.Stmt)) {
	for _, u := range prog.Units {
		for _, body := range [][]sem.Stmt{u.Entry, u.Body} {
			sem.WalkStmts(body, func(st sem.Stmt) bool {
				f(st)
				return true
			})
		}
	}
}

// allOf is the section of all elements of an array.
func allOf(s *sem.Symbol) *sem.Section {
	sec := &sem.Section{Sym: s, Single: make([]bool, s.Rank())}
	for _, d := range s.Dims {
		sec.Lo, sec.Hi = append(sec.Lo, ir.CloneExpr(d.Lo)), append(sec.Hi, ir.CloneExpr(d.Hi))
		sec.Step = append(sec.Step, ir.Int8Const(1))
	}
	return sec
}
