package node

import "dhpfgo/ir"

// choose makes one assignment of an IF with several tests whose branches all assign to the same variable or element, where a branch
// costs little and may be evaluated in any case:
//
//	if (c) then; v = a; else if (d) then; v = b; else; v = e   →   v = merge(a, merge(b, e, d), c)
//
// clang makes a jump by a table of such tests of one integer, and no vectors of a loop with it.
func choose(u *unit, n *nest) []ir.Stmt {
	last := n.loops[len(n.loops)-1]
	last.Body = (&choosing{unit: u, nest: n}).list(last.Body)
	return nil
}

// choosing is a list of statements on its way. touched are the elements that an iteration has used up to here, whatever it tests.
type choosing struct {
	unit    *unit
	nest    *nest
	touched []*ir.Elem
}

func (c *choosing) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			c.touch(s.RHS)
			c.touch(s.LHS)
		case *ir.If:
			c.touch(s.Branches[0].Cond)
			if a := c.assignment(s); a != nil {
				c.unit.remark(c.nest, len(c.nest.loops)-1, true, chosenValue.Of(ir.UserText(a.LHS)))
				out = append(out, a)
				continue
			}
			for i := range s.Branches {
				inside := &choosing{unit: c.unit, nest: c.nest, touched: c.touched[:len(c.touched):len(c.touched)]}
				s.Branches[i].Body = inside.list(s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

// touch notes the elements that an expression reads whatever the values of its parts.
func (c *choosing) touch(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Elem:
		for _, s := range e.Subs {
			if c.nest.changes(s) != "" {
				return
			}
		}
		c.touched = append(c.touched, e)
	case *ir.Unary:
		c.touch(e.X)
	case *ir.Conv:
		c.touch(e.X)
	case *ir.Binary:
		c.touch(e.X)
		if e.Op != ir.And && e.Op != ir.Or {
			c.touch(e.Y)
		}
	}
}

// assignment is what an IF with at least two tests becomes, nil if that is more work or not allowed.
func (c *choosing) assignment(s *ir.If) *ir.Assign {
	lhs, value, tests := c.chosen(s, true)
	if tests < 2 {
		return nil
	}
	return &ir.Assign{At: s.At, LHS: ir.CloneExpr(lhs), RHS: value}
}

// chosen gives the variable that all branches of an IF assign to, its value, and how many tests that takes, none if it can not be;
// first tells that the IF always makes its first test.
func (c *choosing) chosen(s *ir.If, first bool) (lhs, value ir.Expr, tests int) {
	last := len(s.Branches) - 1
	if s.Branches[last].Cond != nil {
		return nil, nil, 0
	}
	lhs, value, tests = c.branch(s.Branches[last].Body)
	for k := last - 1; k >= 0 && lhs != nil; k-- {
		b := s.Branches[k]
		v, e, more := c.branch(b.Body)
		if v == nil || !ir.EqualStripped(lhs, v) || !(first && k == 0 || c.isCheap(b.Cond, fewInCondition)) {
			return nil, nil, 0
		}
		value = &ir.Call{Pos: s.Pos, Fn: "merge", Args: []ir.Expr{e, value, whole(b.Cond)}, T: lhs.Type()}
		tests += more + 1
	}
	return lhs, value, tests
}

// whole is a condition of which all operands are evaluated: x .and. y is merge(y, .false., x), and x .or. y is merge(.true., y, x).
func whole(cond ir.Expr) ir.Expr {
	return ir.MapExpr(cond, func(e ir.Expr) ir.Expr {
		b, ok := e.(*ir.Binary)
		if !ok || b.Op != ir.And && b.Op != ir.Or {
			return e
		}
		x, y := b.Y, ir.Expr(&ir.Const{Pos: b.Pos, T: b.T})
		if b.Op == ir.Or {
			x, y = &ir.Const{Pos: b.Pos, T: b.T, L: true}, x
		}
		return &ir.Call{Pos: b.Pos, Fn: "merge", Args: []ir.Expr{x, y, b.X}, T: b.T}
	})
}

// branch is chosen of the only statement of a branch.
func (c *choosing) branch(body []ir.Stmt) (lhs, value ir.Expr, tests int) {
	if len(body) != 1 {
		return nil, nil, 0
	}
	switch s := body[0].(type) {
	case *ir.If:
		return c.chosen(s, false)
	case *ir.Assign:
		if c.isCheap(s.RHS, fewInValue) && isNumber(s.LHS.Type()) && c.hasOnePlace(s.LHS) {
			return s.LHS, s.RHS, 0
		}
	}
	return nil, nil, 0
}

// isNumber reports whether values of a type stand in registers.
func isNumber(t ir.Type) bool {
	return (t.Base == ir.Integer || t.Base == ir.Real) && t.Kind <= 8
}

// hasOnePlace reports whether no branch changes where a variable or element stands.
func (c *choosing) hasOnePlace(lhs ir.Expr) bool {
	e, ok := lhs.(*ir.Elem)
	if !ok {
		_, ok = lhs.(*ir.Var)
		return ok
	}
	for _, s := range e.Subs {
		if c.nest.changes(s) != "" {
			return false
		}
	}
	return true
}

// fewInValue and fewInCondition are how many operations and operands are evaluated that may not be needed.
const fewInValue, fewInCondition = 12, 24

// isSafe are the functions of one or two instructions that give a value for all arguments.
var isSafe = map[string]bool{"abs": true, "min": true, "max": true, "merge": true, "iand": true, "ior": true, "ieor": true}

// isCheap reports whether an expression has few operations, of which none can fail: its elements are there in any case.
func (c *choosing) isCheap(e ir.Expr, few int) bool {
	cheap := true
	var count func(ir.Expr) int
	count = func(x ir.Expr) int {
		switch x := x.(type) {
		case *ir.Const, *ir.Var:
			return 1
		case *ir.Elem:
			cheap = cheap && (c.isTouched(x) || c.isInside(x))
			return 1
		case *ir.Unary:
			return 1 + count(x.X)
		case *ir.Conv:
			return count(x.X)
		case *ir.Binary:
			cheap = cheap && x.Op != ir.Div && x.Op != ir.FloorDiv && x.Op != ir.CeilDiv && x.Op != ir.Pow
			return 1 + count(x.X) + count(x.Y)
		case *ir.Call:
			cheap = cheap && isSafe[x.Fn]
			n := 1
			for _, arg := range x.Args {
				n += count(arg)
			}
			return n
		}
		cheap = false
		return 0
	}
	return count(e) <= few && cheap
}

func (c *choosing) isTouched(e *ir.Elem) bool {
	for _, t := range c.touched {
		if ir.EqualStripped(t, e) {
			return true
		}
	}
	return false
}
