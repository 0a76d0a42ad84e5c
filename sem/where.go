package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// whereNest is a WHERE while it is written out: its statements for the current iteration of nest; targets are the elements that
// they assign, in order, exprs the masks and right sides.
type whereNest struct {
	pos     diag.Span
	nest    *lower.Nest
	targets []*ir.Elem
	exprs   []ir.Expr
	stale   bool // something computed first reads what an earlier statement assigns
}

// maskedBranch is a branch of a WHERE with its mask, nil for ELSEWHERE; pre is what the mask needs computed first. The mask is an
// array, and an element of it when the nest is made.
type maskedBranch struct {
	pos  diag.Span
	pre  []ir.Stmt
	cond ir.Expr
	body []*maskedStmt
}

// maskedStmt is lhs = rhs, the call of a defined assignment, or a WHERE inside; first is what the left side needs computed first, pre
// what the rest does.
type maskedStmt struct {
	pos      diag.Span
	first    []ir.Stmt
	pre      []ir.Stmt
	lhs, rhs ir.Expr
	call     *ir.CallProc
	inner    []*maskedBranch
}

// where writes WHERE out as loops. If each element depends on no other element that the construct assigns, one nest with
// an IF does; else the masks are kept in arrays and each assignment gets a nest of its own.
func (c *checker) where(s *parse.Where) []ir.Stmt {
	before := c.takePre()
	list, ok := c.maskedBranches(s)
	c.em.Pre = before
	sh := c.whereShape(list, nil)
	if sh == nil || !fitMasks(c, list, sh) || !ok {
		return nil
	}
	w := &whereNest{pos: s.Pos, nest: lower.NewNest(c.em, sh)}
	if !w.elements(c, list) {
		return nil
	}
	if !w.fusible() {
		return c.wherePieces(w, list)
	}
	eachPre(list, func(pre []ir.Stmt) { c.emit(pre...) })
	pre := lower.OuterPre(c.em)
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: branchesOf(list)}}
	return lower.WrapOuter(c.em, w.nest.Wrap(c.em, body), pre)
}

// maskedBranches checks the parts of a WHERE, each once.
func (c *checker) maskedBranches(s *parse.Where) (out []*maskedBranch, ok bool) {
	ok = true
	for _, b := range s.Branches {
		m := &maskedBranch{pos: b.Pos}
		if b.Cond != nil {
			m.cond = c.expr(b.Cond)
			m.pre = c.takePre()
			ok = fitsMask(c, m.cond, b.Cond) && ok
		}
		for _, st := range b.Body {
			part, fits := c.maskedStmt(st)
			if ok = ok && fits; part != nil {
				m.body = append(m.body, part)
			}
		}
		out = append(out, m)
	}
	return out, ok
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
func (c *checker) maskedStmt(st parse.Stmt) (*maskedStmt, bool) {
	switch st := st.(type) {
	case *parse.Assign:
		m := c.maskedAssign(st)
		return m, m != nil
	case *parse.Where:
		inner, ok := c.maskedBranches(st)
		return &maskedStmt{pos: st.Pos, inner: inner}, ok
	case *parse.Continue, nil:
		return nil, true
	}
	c.bag.Errorf(st.Span(), "where", "only array assignments and WHERE can stand in WHERE").Note("Fortran 2008, R747")
	return nil, false
}

func (c *checker) maskedAssign(s *parse.Assign) *maskedStmt {
	m := &maskedStmt{pos: s.Pos}
	if p := c.definedAssignment(s); p != nil {
		if m.call = c.whereCall(p, s); m.call == nil {
			return nil
		}
		m.pre = c.takePre()
		return m
	}
	t := c.target(s.LHS)
	if t == nil {
		return nil
	}
	m.lhs = c.targetValue(t)
	m.first = c.takePre()
	m.rhs = c.expr(s.RHS)
	m.pre = c.takePre()
	if m.lhs.Type().Base == ir.Invalid || !c.fitsTarget(s, t, m.rhs) {
		return nil
	}
	m.rhs = c.convert(m.rhs, m.lhs.Type())
	return m
}

// whereShape joins the shapes of all masks and assignments, which must agree, Fortran 2008, 7.2.3.1.
func (c *checker) whereShape(list []*maskedBranch, sh *lower.Shape) *lower.Shape {
	for _, b := range list {
		sh = lower.Join(c.em, sh, lower.ShapeOf(b.cond))
	}
	for _, b := range list {
		for _, m := range b.body {
			if m.lhs != nil && ir.Rank(m.lhs) > 0 {
				sh = lower.Join(c.em, sh, lower.Join(c.em, lower.ShapeOf(m.lhs), lower.ShapeOf(m.rhs)))
			}
		}
	}
	return sh
}

// fitMasks checks that what is assigned has the rank of the mask.
func fitMasks(c *checker, list []*maskedBranch, sh *lower.Shape) bool {
	ok := true
	for _, b := range list {
		for _, m := range b.body {
			ok = fitMasks(c, m.inner, sh) && ok
			if m.lhs != nil && ir.Rank(m.lhs) != len(sh.Dims) {
				c.bag.Errorf(m.pos, "shape-mismatch", "'%s' does not have the shape of the mask", m.lhs.Span().Text()).
					Because(sh.Pos, "shape %s", lower.ShapeText(sh.Dims))
				ok = false
			}
		}
	}
	return ok
}

// elements puts the elements of the current iteration in place of the arrays; false where one cannot be assigned.
func (w *whereNest) elements(c *checker, list []*maskedBranch) bool {
	for _, b := range list {
		if b.cond != nil {
			b.pre = append(b.pre, w.element(c, &b.cond)...)
			w.exprs = append(w.exprs, b.cond)
		}
		w.checkPre(b.pre)
		for _, m := range b.body {
			if !w.statement(c, m) {
				return false
			}
		}
	}
	return true
}

// element replaces an array by its element, and gives what must be computed first for that.
func (w *whereNest) element(c *checker, e *ir.Expr) []ir.Stmt {
	before := c.takePre()
	*e = lower.Elements(c.em, w.nest, *e)
	made := c.takePre()
	c.em.Pre = before
	return made
}

func (w *whereNest) statement(c *checker, m *maskedStmt) bool {
	if m.inner != nil {
		return w.elements(c, m.inner)
	}
	var target, value ir.Expr
	if m.call != nil {
		for k := range m.call.Args {
			m.pre = append(m.pre, w.element(c, &m.call.Args[k].X)...)
		}
		target, value = m.call.Args[0].X, m.call.Args[1].X
	} else {
		m.pre = append(m.pre, w.element(c, &m.rhs)...)
		m.pre = append(m.pre, w.element(c, &m.lhs)...)
		target, value = m.lhs, m.rhs
	}
	w.checkPre(m.first)
	w.checkPre(m.pre)
	lhs, ok := lower.ElemOf(target)
	if !ok {
		return false
	}
	w.targets, w.exprs = append(w.targets, lhs), append(w.exprs, value)
	return true
}

// checkPre looks at what a mask or right side needs computed first, which comes before the whole construct.
func (w *whereNest) checkPre(pre []ir.Stmt) {
	for _, lhs := range w.targets {
		w.stale = w.stale || lower.ReadsAny(lower.ExprsOfAll(pre), lhs.Sym)
	}
}

// eachPre calls f for what the parts of a WHERE need computed first, in their order.
func eachPre(list []*maskedBranch, f func([]ir.Stmt)) {
	for _, b := range list {
		f(b.pre)
		for _, m := range b.body {
			f(m.first)
			f(m.pre)
			eachPre(m.inner, f)
		}
	}
}

// firstStatement is the first assignment of a WHERE that has a target.
func firstStatement(list []*maskedBranch) *maskedStmt {
	for _, b := range list {
		for _, m := range b.body {
			if m.inner == nil {
				return m
			}
			if in := firstStatement(m.inner); in != nil {
				return in
			}
		}
	}
	return nil
}

// branchesOf is a WHERE as the branches of an IF for one element.
func branchesOf(list []*maskedBranch) []ir.Branch {
	var out []ir.Branch
	for _, b := range list {
		br := ir.Branch{Pos: b.pos, Cond: b.cond}
		for _, m := range b.body {
			switch {
			case m.call != nil:
				br.Body = append(br.Body, m.call)
			case m.inner != nil:
				br.Body = append(br.Body, &ir.If{At: ir.At{Pos: m.pos}, Branches: branchesOf(m.inner)})
			default:
				br.Body = append(br.Body, &ir.Assign{At: ir.At{Pos: m.pos}, LHS: m.lhs, RHS: m.rhs})
			}
		}
		out = append(out, br)
	}
	return out
}

// fusible reports whether every reference to an assigned array is to the element of the own iteration.
func (w *whereNest) fusible() bool {
	if w.stale {
		return false
	}
	for _, lhs := range w.targets {
		if lower.Clashes(lhs, w.nest.Vars, nil, w.exprs...) {
			return false
		}
		for _, other := range w.targets {
			if lower.Clashes(lhs, w.nest.Vars, nil, other) {
				return false
			}
		}
	}
	return true
}
