package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Arrays writes out what the statements of a list, and of the blocks inside, do with whole arrays: assignments, WHERE, FORALL and
// calls of elemental procedures.
//
//	a(2:n) = a(1:n-1) + b(2:n)   =>   do i = 2, n; t(i) = a(i-1) + b(i); end do;  do i = 2, n; a(i) = t(i); end do
//
// Fortran evaluates the right side for all elements before it assigns any, 2008, 7.2.1.3: by way of a temporary where an element is
// read that another iteration assigns.
func Arrays(c *Emitter, list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Assign:
			if ir.Rank(s.LHS) > 0 {
				out = append(out, assignArray(c, s, prepared(out, s.Pos))...)
				continue
			}
		case *ir.CallProc:
			if shapeOfActuals(s.Args) != nil {
				out = append(out, elementalCall(c, s)...)
				continue
			}
		case *ir.Where:
			out = append(out, behindPre(c, func() []ir.Stmt { return where(c, s) })...)
			continue
		case *ir.Forall:
			before := prepared(out, s.Pos)
			out = append(out, behindPre(c, func() []ir.Stmt { return forall(c, s, before) })...)
			continue
		}
		if len(ir.BlocksOf(s)) > 0 {
			s.Become(s.Rewritten(&ir.Rewriter{Block: func(b []ir.Stmt) []ir.Stmt { return Arrays(c, b) }}, ir.Use))
		}
		out = append(out, s)
	}
	return out
}

// behindPre are the statements that f makes, behind what it needs computed first.
func behindPre(c *Emitter, f func() []ir.Stmt) []ir.Stmt {
	outer := c.TakePre()
	set := f()
	set = append(c.TakePre(), set...)
	c.Pre = outer
	return set
}

// assignArray is one assignment of an array as loops; before stands in front of it already.
func assignArray(c *Emitter, a *ir.Assign, before []ir.Stmt) []ir.Stmt {
	return behindPre(c, func() []ir.Stmt {
		n := NewNest(c, merge(ShapeOf(a.LHS), ShapeOf(a.RHS)))
		return WriteOut(c, &Store{Pos: a.Pos, Lhs: Elements(c, n, a.LHS), Rhs: Elements(c, n, a.RHS), Nest: n, Before: before})
	})
}

// prepared are the statements at the end of a list that belong to the source text of a statement: what it needs computed first.
func prepared(list []ir.Stmt, pos diag.Span) []ir.Stmt {
	k := len(list)
	for k > 0 && inside(list[k-1].Span(), pos) {
		k--
	}
	return list[k:]
}

func inside(part, of diag.Span) bool {
	return part.File == of.File && part.Start >= of.Start && part.End <= of.End
}
