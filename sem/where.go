package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// masker types WHERE, FORALL and DO CONCURRENT.
type masker struct{ *checker }

// where checks WHERE.
func (c masker) where(s *parse.Where) []ir.Stmt {
	before := c.takePre()
	w, ok := c.maskedBranches(s)
	c.em.Pre = before
	sh := c.whereShape(w, nil)
	if sh == nil || !fitMasks(c.checker, w, sh) || !ok {
		return nil
	}
	return []ir.Stmt{w}
}

// maskedBranches checks the parts of a WHERE.
func (c masker) maskedBranches(s *parse.Where) (w *ir.Where, ok bool) {
	w, ok = &ir.Where{At: ir.At{Pos: s.Pos}}, true
	for _, b := range s.Branches {
		m := ir.Branch{Pos: b.Pos}
		if b.Cond != nil {
			cond := c.expr(b.Cond)
			ok = fitsMask(c.checker, cond, b.Cond) && ok
			m.Cond = c.prepared(cond)
		}
		for _, st := range b.Body {
			part, fits := c.maskedStmt(st)
			if ok = ok && fits; part != nil {
				m.Body = append(m.Body, part)
			}
		}
		w.Branches = append(w.Branches, m)
	}
	return w, ok
}

// prepared is an expression with what must be computed first for it.
func (c *emission) prepared(e ir.Expr) ir.Expr {
	first := c.takePre()
	if len(first) == 0 {
		return e
	}
	return &ir.Prepared{Pos: e.Span(), First: first, X: e}
}

// fitsMask checks that a mask is a logical array, Fortran 2008, 7.2.3.1.
func fitsMask(c *checker, e ir.Expr, x parse.Expr) bool {
	t := e.Type()
	switch {
	case t.Base == ir.Invalid:
		return false
	case ir.Rank(e) == 0:
		c.bag.Errorf(x.Span(), "rank-mismatch", "the mask of WHERE must be an array").Help("write IF for a scalar condition")
		return false
	case t.Base != ir.Logical:
		c.bag.Errorf(x.Span(), "type-mismatch", "the mask of WHERE must be logical, this is %s", t)
		return false
	}
	return true
}

// maskedStmt takes what may stand in WHERE, Fortran 2008, R747.
func (c masker) maskedStmt(st parse.Stmt) (ir.Stmt, bool) {
	switch st := st.(type) {
	case *parse.Assign:
		return c.maskedAssign(st)
	case *parse.Where:
		return c.maskedBranches(st)
	case *parse.Continue, nil:
		return nil, true
	}
	c.bag.Errorf(st.Span(), "where", "only array assignments and WHERE can stand in WHERE").Note("Fortran 2008, R747")
	return nil, false
}

// maskedAssign is an assignment, or the call of a defined one, with arrays as arguments.
func (c masker) maskedAssign(s *parse.Assign) (ir.Stmt, bool) {
	if p := generics(c).definedAssignment(s); p != nil {
		call := assigner(c).whereCall(p, s)
		if call == nil {
			return nil, false
		}
		call.Args[0].X = c.prepared(call.Args[0].X)
		return call, true
	}
	t := assigner(c).target(s.LHS)
	if t == nil {
		return nil, false
	}
	lhs := assigner(c).targetValue(t)
	first := c.takePre()
	rhs := c.expr(s.RHS)
	if lhs.Type().Base == ir.Invalid || !assigner(c).fitsTarget(s, t, rhs) {
		return nil, false
	}
	value := c.prepared(c.convert(rhs, lhs.Type()))
	c.emit(first...)
	return &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: c.prepared(lhs), RHS: value}, true
}

// whereShape joins the shapes of all masks and assignments, which must agree, Fortran 2008, 7.2.3.1.
func (c masker) whereShape(w *ir.Where, sh *shapes.Shape) *shapes.Shape {
	for _, b := range w.Branches {
		sh = elements.Join(c.em, sh, shapes.Of(b.Cond))
	}
	for _, b := range w.Branches {
		for _, st := range b.Body {
			if a, ok := st.(*ir.Assign); ok && ir.Rank(a.LHS) > 0 {
				sh = elements.Join(c.em, sh, elements.Join(c.em, shapes.Of(a.LHS), shapes.Of(a.RHS)))
			}
		}
	}
	return sh
}

// fitMasks checks that what is assigned has the rank of the mask.
func fitMasks(c *checker, w *ir.Where, sh *shapes.Shape) bool {
	ok := true
	for _, b := range w.Branches {
		for _, st := range b.Body {
			switch st := st.(type) {
			case *ir.Where:
				ok = fitMasks(c, st, sh) && ok
			case *ir.Assign:
				if ir.Rank(st.LHS) != len(sh.Dims) {
					c.bag.Errorf(st.Pos, "shape-mismatch", "'%s' does not have the shape of the mask", st.LHS.Span().Text()).
						Because(sh.Pos, "shape %s", shapes.Text(sh.Dims))
					ok = false
				}
			}
		}
	}
	return ok
}
