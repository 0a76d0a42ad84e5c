package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// callElements calls an elemental subroutine for each element, Fortran 2008, 12.8.3. The values of expressions that read an
// argument which the subroutine sets are computed for all elements before the first call.
func (c *checker) callElements(p *ir.Procedure, args []ir.Actual, n *lower.Nest, pos diag.Span) []ir.Stmt {
	for k := range args {
		args[k].X = lower.Elements(c.em, n, args[k].X)
	}
	var kept []ir.Stmt
	for k, a := range args {
		if a.X != nil && (a.Copy || !isDesignator(a.X)) && c.isSetBy(p, args, k) {
			at := c.elementwiseValue(n, a.X)
			kept = append(kept, n.Wrap(c.em, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: a.X}})...)
			args[k].X = at
		}
	}
	return append(append(c.takePre(), kept...), n.Wrap(c.em, []ir.Stmt{&ir.CallProc{At: ir.At{Pos: pos}, Proc: p, Args: args}})...)
}

// isSetBy reports whether the call sets a variable of which the k-th argument reads a part.
func (c *checker) isSetBy(p *ir.Procedure, args []ir.Actual, k int) bool {
	for i, a := range args {
		if i == k || a.X == nil || p.Dummies[i].Intent == "in" {
			continue
		}
		if r := ir.Root(a.X); r != nil && readsPart(args[k].X, r) {
			return true
		}
	}
	return false
}

// readsPart reports whether an expression reads a part of a variable, by this name or another.
func readsPart(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		if isDesignator(x) {
			r := ir.Root(x)
			found = found || r != nil && (r == s || ir.SharesStorage(r, s))
		}
	})
	return found
}

func isDesignator(e ir.Expr) bool {
	switch e.(type) {
	case *ir.Var, *ir.Elem, *ir.Field, *ir.Substr:
		return true
	}
	return false
}

// elementwiseValue is the element, in the current iteration of a nest, of an array of its own for values like x.
func (c *checker) elementwiseValue(n *lower.Nest, x ir.Expr) ir.Expr {
	var extents []ir.Expr
	for _, t := range n.Base {
		extents = append(extents, c.em.SizeOf(t, n.Pos))
	}
	tmp := c.em.Scratch("e", x.Type(), extents, n.Pos)
	if t := x.Type(); t.Base == ir.Character && t.Len < 0 && !lower.LateTextArray(c.em, tmp, x, n) {
		return ir.Poison(n.Pos)
	}
	return n.At(c.em, lower.WholeExpr(tmp, n.Pos))
}

// callAssignment calls the subroutine of a defined assignment; its second argument is in parentheses, Fortran 2008,
// 12.4.3.4.3.
func (c *checker) callAssignment(p *ir.Procedure, s *parse.Assign) []ir.Stmt {
	value := &parse.Paren{Node: parse.Node{Pos: spanOf(s.RHS)}, X: s.RHS}
	given := []parse.Arg{{Pos: spanOf(s.LHS), Value: s.LHS}, {Pos: spanOf(s.RHS), Value: value}}
	args, ok := c.actuals(p, given, s.Pos)
	if !ok {
		return nil
	}
	if sh := lower.ShapesOf(c.em, argumentValues(args)...); sh != nil {
		return c.callElements(p, args, lower.NewNest(c.em, sh), s.Pos)
	}
	call := []ir.Stmt{&ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args}}
	if len(c.em.Outer) == 0 {
		return call
	}
	if args[0].X == nil || args[1].X == nil || c.outerClash(args[0].X, args[1].X) {
		c.unsupported(s.Pos, "a defined assignment in FORALL whose right side reads what it assigns is not supported yet").
			Help("write a DO loop over a copy")
		return nil
	}
	return lower.WrapOuter(c.em, call, lower.OuterPre(c.em))
}

// outerClash reports whether a value in FORALL reads an element that another iteration may assign.
func (c *checker) outerClash(to, value ir.Expr) bool {
	lhs, ok := to.(*ir.Elem)
	vars := lower.StoreVars(c.em, &lower.Store{})
	return !ok || !lower.Injective(lhs, vars) || lower.Clashes(lhs, vars, nil, append(lower.OuterMasks(c.em), value)...)
}

// whereCall is a defined assignment in WHERE, a call with arrays as arguments; nil after an error.
func (c *checker) whereCall(p *ir.Procedure, s *parse.Assign) *ir.CallProc {
	value := &parse.Paren{Node: parse.Node{Pos: spanOf(s.RHS)}, X: s.RHS}
	if !p.Elemental {
		// Fortran 2008, 7.2.3.2: a defined assignment in WHERE is elemental.
		c.bag.Errorf(s.Pos, "where", "the assignment by '%s' is not elemental", p.Name).Because(p.Pos, "declared here")
		return nil
	}
	args, ok := c.actuals(p, []parse.Arg{{Pos: spanOf(s.LHS), Value: s.LHS}, {Pos: spanOf(s.RHS), Value: value}}, s.Pos)
	if !ok {
		return nil
	}
	if _, ok = args[0].X.(*ir.ArrayRef); !ok {
		c.unsupported(s.Pos, "a defined assignment in WHERE to this variable is not supported yet").Help("write a DO loop")
		return nil
	}
	return &ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args}
}
