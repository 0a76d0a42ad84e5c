package node

import (
	"slices"

	"dhpfgo/ir"
)

// jamSkewed runs lines side by side of which each depends on the one before, an iteration behind it (loop skewing; Wolfe, Loop Skewing: The
// Wavefront Method Revisited, IJPP 15(4), 1986):
//
//	do j = lo, hi; do i = a, b; v(i,j) = v(i-1,j) + v(i,j-1)   becomes   do j = lo, hi-1, 2; v(a,j) = ..
//	                                                           do i = a+1, b; v(i,j) = v(i-1,j) + v(i,j-1); v(i-1,j+1) = v(i-2,j+1) + v(i-1,j)
//	                                                           v(b,j+1) = .., and a loop over the remaining lines
//
// for f lines, where a line is at least as long. It is legal if for all dependences from (j,i) to (j+n,i+m) with 0 < n < f
//
//	m + n >= 0
//
// around is the nest without the loop over a line.
func (u *unit) jamSkewed(n, around *nest, factor int) []ir.Stmt {
	last := len(around.loops) - 1
	line := n.loops[last+1]
	factor = min(factor, mostSkewed/statementsIn(line.Body))
	step, _ := line.ConstantStep()
	if step != 1 && step != -1 || line.Deals != nil || factor < 2 || !u.mayRunTogether(around) || !maySkew(n, factor) {
		return nil
	}
	u.remark(n, last, true, jammed.Of(factor, called(around.loops[last].Var), behindEachOther.Of()))
	s := &skewed{line: line, step: step, copies: u.copiesOf(around, nil, factor)}
	single := shifted(around.body, around.loops[last].Var, 0)
	long := &ir.If{At: ir.At{Pos: line.Pos}, Branches: []ir.Branch{
		{Pos: line.Pos, Cond: s.isLong(), Body: around.inBlocks(last, factor, s.body(), single)},
		{Pos: line.Pos, Body: shifted([]ir.Stmt{around.loops[last]}, around.loops[last].Var, 0)},
	}}
	return around.around(last, []ir.Stmt{long})
}

// mostSkewed is how many statements a line may have, times the lines side by side.
const mostSkewed = 24

func statementsIn(body []ir.Stmt) int {
	count := 0
	ir.WalkStmts(body, func(ir.Stmt) bool { count++; return true })
	return count
}

// maySkew reports whether f iterations of the loop around the innermost may run together, each an iteration behind the one before.
func maySkew(n *nest, f int) bool {
	line := len(n.loops) - 1
	return !slices.ContainsFunc(n.dependences(), func(d dependence) bool {
		lines, along := d.dist[line-1], d.dist[line]
		if !d.carries(line - 1) {
			return false
		}
		if lines.n < 0 {
			lines.n, along.n = -lines.n, -along.n
		}
		return lines.any || lines.n < int64(f) && (along.any || lines.n+along.n < 0)
	})
}

// skewed are the copies of a line that run together.
type skewed struct {
	line   *ir.Do
	step   int64 // of the line, 1 or -1
	copies []func(ir.Stmt) ir.Stmt
}

// isLong is the condition that a line has an iteration in which all copies run.
func (s *skewed) isLong() ir.Expr {
	op := ir.GE
	if s.step < 0 {
		op = ir.LE
	}
	return &ir.Binary{Pos: s.line.Pos, Op: op, X: long(s.line.Hi), Y: s.on(long(s.line.Lo), len(s.copies)-1), T: ir.Log4}
}

// body is f lines: the first ones begin, all go on, and the last ones end.
func (s *skewed) body() []ir.Stmt {
	f := len(s.copies)
	var out []ir.Stmt
	for t := range f - 1 {
		for c := range t + 1 {
			out = append(out, s.at(c, s.on(s.line.Lo, t-c))...)
		}
	}
	all := *s.line
	all.Lo, all.Body = s.on(s.line.Lo, f-1), nil
	for c := range s.copies {
		all.Body = append(all.Body, shifted(s.copy(c), s.line.Var, s.step*int64(-c))...)
	}
	out = append(out, &all)
	for t := 1; t < f; t++ {
		for c := t; c < f; c++ {
			out = append(out, s.at(c, s.on(s.line.Hi, t-c))...)
		}
	}
	return out
}

// on is an iteration some iterations after another one.
func (s *skewed) on(i ir.Expr, iterations int) ir.Expr { return ir.Plus(i, s.step*int64(iterations)) }

func (s *skewed) copy(c int) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range s.line.Body {
		out = append(out, s.copies[c](st))
	}
	return out
}

// at is one iteration of a copy.
func (s *skewed) at(c int, i ir.Expr) []ir.Stmt {
	i = converted(i, s.line.Var.Type)
	var out []ir.Stmt
	for _, st := range s.copy(c) {
		out = append(out, mapped(st, func(e ir.Expr) ir.Expr {
			return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
				if ir.IsVar(x, s.line.Var) {
					return ir.CloneExpr(i)
				}
				return x
			})
		}))
	}
	return out
}
