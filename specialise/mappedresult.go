package specialise

import (
	"slices"

	"dhpfgo/ir"
)

// mappedResults makes of each function whose value is a distributed array, or goes to one, a subroutine with one more argument, the
// array that takes the value, so that it is specialised as other distributed arguments are. Where the function is an argument itself,
// and where its value is a pointer or allocatable, every image has the value in full.
//
//	lu = laplacian(u)   →   call laplacian(u, t);  lu = t        t lies as lu does, and the result as t
func mappedResults(prog *ir.Program) {
	passed := prog.PassedProcedures()
	for _, u := range prog.Units {
		if u.Proc != nil && u.Proc.Result != nil && (passed[u] || u.Proc.Result.Pointer || u.Proc.Result.Allocatable) {
			u.Proc.Result.Map = nil // before anything is laid as it is
		}
	}
	changed := map[*ir.Unit]bool{}
	taken := takenResults(prog, passed)
	for _, u := range prog.Units {
		if u.Proc == nil || u.Proc.Result == nil || u.Proc.Result.Map == nil && !taken[u] {
			continue
		}
		r := u.Proc.Result
		r.Storage, r.Intent, r.Size = ir.Argument, "out", ir.ExplicitShape
		u.Proc.Dummies = append(u.Proc.Dummies[:len(u.Proc.Dummies):len(u.Proc.Dummies)], r)
		u.Proc.Result, u.Proc.ResultDims, u.Proc.Function = nil, nil, false
		changed[u] = true
	}
	if len(changed) == 0 {
		return
	}
	prog.EachStatement(func(st ir.Stmt) {
		call, ok := st.(*ir.CallProc)
		if !ok || call.Into == nil || call.Proc.Unit == nil || !changed[call.Proc.Unit] {
			return
		}
		call.Proc = call.Proc.Unit.Proc
		call.Args = append(call.Args[:len(call.Args):len(call.Args)], ir.Actual{Pos: call.Pos, Section: allOf(call.Into)})
		call.Into = nil
	})
	ir.FindEffects(prog)
}

// takenResults lays the arrays that take values of functions along the distributed arrays to which they are then assigned, and gives
// the functions.
func takenResults(prog *ir.Program, passed map[*ir.Unit]bool) map[*ir.Unit]bool {
	out := laidResults(prog, passed)
	for _, u := range prog.Units {
		if !u.Distributes() || u.Module || u.Proc != nil && u.Proc.Recursive {
			continue
		}
		calls := map[*ir.Symbol]*ir.Unit{}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.CallProc); ok && c.Into != nil && mayTake(c.Proc, passed) {
				calls[c.Into] = c.Proc.Unit
			}
			return true
		})
		if len(calls) == 0 {
			continue
		}
		for _, s := range alignOnce(u, calls) {
			if f := calls[s]; f != nil {
				out[f] = true
			}
		}
	}
	layTaken(prog, passed, out)
	resultsAsLarge(prog, passed, out)
	return out
}

// resultsAsLarge adds the functions whose values are as large as an argument of their callers, which may be distributed:
//
//	subroutine step(u);  real :: u(:,:);  u = u + laplacian(u)
func resultsAsLarge(prog *ir.Program, passed map[*ir.Unit]bool, out map[*ir.Unit]bool) {
	if !slices.ContainsFunc(prog.Units, func(u *ir.Unit) bool { return len(u.Layouts) > 0 }) {
		return
	}
	for _, u := range prog.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.CallProc); ok && c.Into != nil && c.Into.Map == nil && mayTake(c.Proc, passed) && !out[c.Proc.Unit] {
				out[c.Proc.Unit] = asLarge(u, c.Into, func(d *ir.Symbol) bool { return d.Map != nil || d.Inherit || mayInherit(u.Proc, d) })
			}
			return true
		})
	}
}

// layTaken does the same for arrays whose extents the run knows.
func layTaken(prog *ir.Program, passed map[*ir.Unit]bool, out map[*ir.Unit]bool) {
	calls, times := map[*ir.Symbol]*ir.Unit{}, map[*ir.Symbol]int{}
	prog.EachStatement(func(s ir.Stmt) {
		if c, ok := s.(*ir.CallProc); ok && c.Into != nil && c.Into.Map == nil && c.Into.Made && c.Into.Allocatable && mayTake(c.Proc, passed) {
			calls[c.Into] = c.Proc.Unit
			times[c.Into]++
		}
	})
	if len(calls) == 0 {
		return
	}
	w := newWorkArrays(prog)
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			if m := w.maps[s]; m != nil && times[s] == 1 && !w.unfit[s] && w.known[s]+1 == w.mentions[s] && w.isWork(s) {
				if s.Map = w.place(s, m); s.Map != nil {
					out[calls[s]] = true
				}
			}
		}
	}
}

// laidResults gives the functions whose values go to arrays that lie along arguments. What cannot be one more argument has no mapping.
func laidResults(prog *ir.Program, passed map[*ir.Unit]bool) map[*ir.Unit]bool {
	out := map[*ir.Unit]bool{}
	prog.EachStatement(func(s ir.Stmt) {
		c, ok := s.(*ir.CallProc)
		switch {
		case !ok || c.Into == nil || c.Into.Map == nil:
		case mayTake(c.Proc, passed):
			out[c.Proc.Unit] = true
		case c.Proc.Result == nil || c.Proc.Result.Map == nil:
			c.Into.Map = nil
		}
	})
	return out
}

// mayTake reports whether the value of a function may be one more argument that has the mapping of the actual one.
func mayTake(p *ir.Procedure, passed map[*ir.Unit]bool) bool {
	return p.Unit != nil && p.Result != nil && !passed[p.Unit] && p.Result.Size == ir.ExplicitShape && mayInherit(p, p.Result)
}

// allOf is the section of all elements of an array.
func allOf(s *ir.Symbol) *ir.Section {
	sec := &ir.Section{Sym: s, Single: make([]bool, s.Rank())}
	for _, d := range s.Dims {
		sec.Lo, sec.Hi = append(sec.Lo, ir.CloneExpr(d.Lo)), append(sec.Hi, ir.CloneExpr(d.Hi))
		sec.Step = append(sec.Step, ir.Int8Const(1))
	}
	return sec
}
