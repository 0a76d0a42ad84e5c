package tree

import "dhpfgo/ir"

// Normalize gives the later passes few shapes to know:
//   - an IF has one condition and at most an ELSE;
//   - "if (e > s) s = e" is "s = max(s, e)", and so for the other three comparisons;
//   - a DO WHILE whose condition reads mapped arrays is an endless loop that tests inside.
func Normalize(body []ir.Stmt) []ir.Stmt {
	moved := map[ir.Stmt]ir.Stmt{}
	out := normalizeList(body, moved)
	ir.WalkStmts(out, func(s ir.Stmt) bool {
		if j, ok := s.(*ir.Jump); ok && moved[j.Loop] != nil {
			j.Loop = moved[j.Loop]
		}
		return true
	})
	return out
}

func normalizeList(body []ir.Stmt, moved map[ir.Stmt]ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		out = append(out, normalizeStmt(s, moved))
	}
	return out
}

func normalizeStmt(s ir.Stmt, moved map[ir.Stmt]ir.Stmt) ir.Stmt {
	switch s := s.(type) {
	case *ir.Do:
		c := *s
		c.Body = normalizeList(s.Body, moved)
		moved[s] = &c
		return &c
	case *ir.While:
		c := testInside(s)
		c.Body = normalizeList(c.Body, moved)
		moved[s] = c
		return c
	case *ir.If:
		return normalizeIf(s, moved)
	case *ir.Jump:
		c := *s
		return &c
	}
	return s
}

func normalizeIf(s *ir.If, moved map[ir.Stmt]ir.Stmt) ir.Stmt {
	first := s.Branches[0]
	if m := maxForm(s); m != nil {
		return m
	}
	c := &ir.If{At: s.At, Branches: []ir.Branch{{Pos: first.Pos, Cond: first.Cond, Body: normalizeList(first.Body, moved)}}}
	if len(s.Branches) == 1 {
		return c
	}
	second := s.Branches[1]
	rest := ir.Branch{Pos: second.Pos}
	if second.Cond == nil {
		rest.Body = normalizeList(second.Body, moved)
	} else {
		inner := &ir.If{At: ir.At{Pos: second.Pos}, Branches: s.Branches[1:]}
		rest.Body = []ir.Stmt{normalizeIf(inner, moved)}
	}
	c.Branches = append(c.Branches, rest)
	return c
}

// maxForm turns "if (e > s) s = e" into "s = max(s, e)", or gives nil.
func maxForm(s *ir.If) ir.Stmt {
	if len(s.Branches) != 1 || len(s.Branches[0].Body) != 1 {
		return nil
	}
	a, ok := s.Branches[0].Body[0].(*ir.Assign)
	cond, isCmp := s.Branches[0].Cond.(*ir.Binary)
	if !ok || !isCmp {
		return nil
	}
	v, ok := a.LHS.(*ir.Var)
	if !ok || v.Type().Base == ir.Logical || v.Type().Base == ir.Character {
		return nil
	}
	fn := extremum(cond, v, a.RHS)
	if fn == "" || cond.X.Type() != v.Type() {
		return nil
	}
	call := &ir.Call{Pos: a.RHS.Span(), Fn: fn, Args: []ir.Expr{v, a.RHS}, T: v.Type()}
	return &ir.Assign{At: s.At, LHS: a.LHS, RHS: call}
}

// extremum names the intrinsic that a comparison of variable v with expression e selects when e is then stored in v.
func extremum(c *ir.Binary, v, e ir.Expr) string {
	var first, second string
	switch c.Op {
	case ir.GT, ir.GE:
		first, second = "max", "min"
	case ir.LT, ir.LE:
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
func testInside(s *ir.While) *ir.While {
	c := *s
	if s.Cond == nil || !readsMapped(s.Cond) {
		return &c
	}
	c.Cond = nil
	exit := &ir.Jump{At: s.At, Exit: true, Loop: s}
	test := &ir.If{At: s.At, Branches: []ir.Branch{{
		Pos:  s.Pos,
		Cond: &ir.Unary{Pos: s.Cond.Span(), Op: ir.Not, X: s.Cond},
		Body: []ir.Stmt{exit},
	}}}
	c.Body = append([]ir.Stmt{test}, s.Body...)
	return &c
}

func readsMapped(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		if r, ok := x.(*ir.Elem); ok && r.Sym.Map != nil {
			found = true
		}
	})
	return found
}
