package partition

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// normalize gives the later passes few shapes to know:
//   - an IF has one condition and at most an ELSE;
//   - "if (e > s) s = e" is "s = max(s, e)", and so for the other three comparisons;
//   - a DO WHILE whose condition reads mapped arrays is an endless loop that tests inside.
func normalize(body []sem.Stmt) []sem.Stmt {
	moved := map[sem.Stmt]sem.Stmt{}
	out := normalizeList(body, moved)
	sem.WalkStmts(out, func(s sem.Stmt) bool {
		if j, ok := s.(*sem.Jump); ok && moved[j.Loop] != nil {
			j.Loop = moved[j.Loop]
		}
		return true
	})
	return out
}

func normalizeList(body []sem.Stmt, moved map[sem.Stmt]sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		out = append(out, normalizeStmt(s, moved))
	}
	return out
}

func normalizeStmt(s sem.Stmt, moved map[sem.Stmt]sem.Stmt) sem.Stmt {
	switch s := s.(type) {
	case *sem.Do:
		c := *s
		c.Body = normalizeList(s.Body, moved)
		moved[s] = &c
		return &c
	case *sem.While:
		c := testInside(s)
		c.Body = normalizeList(c.Body, moved)
		moved[s] = c
		return c
	case *sem.If:
		return normalizeIf(s, moved)
	case *sem.Jump:
		c := *s
		return &c
	}
	return s
}

func normalizeIf(s *sem.If, moved map[sem.Stmt]sem.Stmt) sem.Stmt {
	first := s.Branches[0]
	if m := maxForm(s); m != nil {
		return m
	}
	c := &sem.If{At: s.At, Branches: []sem.Branch{{Pos: first.Pos, Cond: first.Cond, Body: normalizeList(first.Body, moved)}}}
	if len(s.Branches) == 1 {
		return c
	}
	second := s.Branches[1]
	rest := sem.Branch{Pos: second.Pos}
	if second.Cond == nil {
		rest.Body = normalizeList(second.Body, moved)
	} else {
		inner := &sem.If{At: sem.At{Pos: second.Pos}, Branches: s.Branches[1:]}
		rest.Body = []sem.Stmt{normalizeIf(inner, moved)}
	}
	c.Branches = append(c.Branches, rest)
	return c
}

// maxForm turns "if (e > s) s = e" into "s = max(s, e)", or gives nil.
func maxForm(s *sem.If) sem.Stmt {
	if len(s.Branches) != 1 || len(s.Branches[0].Body) != 1 {
		return nil
	}
	a, ok := s.Branches[0].Body[0].(*sem.Assign)
	cond, isCmp := s.Branches[0].Cond.(*sem.Binary)
	if !ok || !isCmp {
		return nil
	}
	v, ok := a.LHS.(*sem.Var)
	if !ok || v.Type().Base == sem.Logical || v.Type().Base == sem.Character {
		return nil
	}
	fn := extremum(cond, v, a.RHS)
	if fn == "" || cond.X.Type() != v.Type() {
		return nil
	}
	call := &sem.Call{Pos: a.RHS.Span(), Fn: fn, Args: []sem.Expr{v, a.RHS}, T: v.Type()}
	return &sem.Assign{At: s.At, LHS: a.LHS, RHS: call}
}

// extremum names the intrinsic that a comparison of variable v with expression e selects when e is then stored in v.
func extremum(c *sem.Binary, v, e sem.Expr) string {
	var first, second string
	switch c.Op {
	case sem.GT, sem.GE:
		first, second = "max", "min"
	case sem.LT, sem.LE:
		first, second = "min", "max"
	}
	switch {
	case ir.Equal(c.X, e) && ir.Equal(c.Y, v):
		return first
	case ir.Equal(c.X, v) && ir.Equal(c.Y, e):
		return second
	}
	return ""
}

// testInside turns DO WHILE (c) into DO; IF (.NOT. c) EXIT; ... where c reads mapped arrays, so that what c needs can
// be moved in front of the test in every iteration.
func testInside(s *sem.While) *sem.While {
	c := *s
	if s.Cond == nil || !readsMapped(s.Cond) {
		return &c
	}
	c.Cond = nil
	exit := &sem.Jump{At: s.At, Exit: true, Loop: s}
	test := &sem.If{At: s.At, Branches: []sem.Branch{{
		Pos:  s.Pos,
		Cond: &sem.Unary{Pos: s.Cond.Span(), Op: sem.Not, X: s.Cond},
		Body: []sem.Stmt{exit},
	}}}
	c.Body = append([]sem.Stmt{test}, s.Body...)
	return &c
}

func readsMapped(e sem.Expr) bool {
	found := false
	sem.WalkExprs(e, func(x sem.Expr) {
		if r, ok := x.(*sem.Elem); ok && r.Sym.Map != nil {
			found = true
		}
	})
	return found
}
