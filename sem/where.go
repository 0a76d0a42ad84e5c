package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// where writes WHERE out as loops. If each element depends on no other element that the construct assigns, one nest with
// an IF does; else the masks are kept in arrays and each assignment gets a nest of its own.
func (c *checker) where(s *parse.Where) []ir.Stmt {
	start := len(c.pre)
	sh := c.whereShape(s)
	if sh == nil {
		return nil
	}
	shaped := append([]ir.Stmt(nil), c.pre[start:]...)
	w := &whereNest{pos: s.Pos, nest: c.newNest(sh)}
	prepared := len(c.pre)
	saved := c.nest
	c.nest = w.nest
	w.branches = c.whereBranches(w, s)
	c.nest = saved
	if len(w.targets) > 1 {
		w.checkPre(shaped)
	}
	if !w.fusible() {
		c.pre = c.pre[:prepared]
		return c.wherePieces(w, s)
	}
	pre := c.outerPre()
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: w.branches}}
	return c.wrapOuter(w.nest.wrap(c, body), pre)
}

// whereNest is a WHERE while it is written out; targets are the elements that it assigns.
type whereNest struct {
	pos      diag.Span
	nest     *nest
	branches []ir.Branch
	targets  []*ir.Elem
	stale    bool      // something computed first reads what an earlier statement assigns
	exprs    []ir.Expr // masks and right sides
}

// whereShape joins the shapes of all masks and assignments, which must agree, Fortran 2008, 7.2.3.1.
func (c *checker) whereShape(s *parse.Where) *shape {
	var sh *shape
	for _, b := range s.Branches {
		if b.Cond == nil {
			continue
		}
		m := c.shape(b.Cond)
		if m == nil {
			if c.scalar(b.Cond).Type().Base != ir.Invalid {
				c.bag.Errorf(b.Cond.Span(), "rank-mismatch", "the mask of WHERE must be an array").Help("write IF for a scalar condition")
			}
			return nil
		}
		sh = c.join(sh, m)
	}
	for _, b := range s.Branches {
		for _, st := range b.Body {
			if a, ok := st.(*parse.Assign); ok {
				sh = c.join(sh, c.join(c.shape(a.LHS), c.shape(a.RHS)))
			}
		}
	}
	return sh
}

func (c *checker) whereBranches(w *whereNest, s *parse.Where) []ir.Branch {
	var out []ir.Branch
	for _, b := range s.Branches {
		br := ir.Branch{Pos: b.Pos}
		if b.Cond != nil {
			n := len(c.pre)
			br.Cond = c.expr(b.Cond)
			w.checkPre(c.pre[n:])
			if t := br.Cond.Type(); t.Base != ir.Logical && t.Base != ir.Invalid {
				c.bag.Errorf(b.Cond.Span(), "type-mismatch", "the mask of WHERE must be logical, this is %s", t)
			}
			w.exprs = append(w.exprs, br.Cond)
		}
		for _, st := range b.Body {
			br.Body = append(br.Body, c.whereBody(w, st)...)
		}
		out = append(out, br)
	}
	return out
}

// whereBody takes what may stand in WHERE, Fortran 2008, R747.
func (c *checker) whereBody(w *whereNest, st parse.Stmt) []ir.Stmt {
	switch st := st.(type) {
	case *parse.Assign:
		return c.whereAssign(w, st)
	case *parse.Where:
		return []ir.Stmt{&ir.If{At: ir.At{Pos: st.Pos}, Branches: c.whereBranches(w, st)}}
	case *parse.Continue, nil:
		return nil
	}
	c.bag.Errorf(st.Span(), "where", "only array assignments and WHERE can stand in WHERE").Note("Fortran 2008, R747")
	return nil
}

func (c *checker) whereAssign(w *whereNest, s *parse.Assign) []ir.Stmt {
	if p := c.definedAssignment(s); p != nil {
		n := len(c.pre)
		call, lhs := c.whereCall(p, s)
		w.checkPre(c.pre[n:])
		if call == nil {
			return nil
		}
		w.targets, w.exprs = append(w.targets, lhs), append(w.exprs, call.Args[1].X)
		return []ir.Stmt{call}
	}
	t := c.target(s.LHS)
	if t == nil {
		return nil
	}
	if t.e != nil || len(t.shape().dims) != len(w.nest.vars) {
		c.bag.Errorf(s.Pos, "shape-mismatch", "'%s' does not have the shape of the mask", t.pos.Text()).
			Because(w.pos, "shape %s", shapeText(w.nest.base))
		return nil
	}
	n := len(c.pre)
	rhs := c.expr(s.RHS)
	w.checkPre(c.pre[n:])
	whole := c.targetElement(t)
	lhs, ok := elemOf(whole)
	if !ok || !c.fitsTarget(s, t, rhs) {
		return nil
	}
	w.targets = append(w.targets, lhs)
	w.exprs = append(w.exprs, rhs)
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: whole, RHS: c.convert(rhs, whole.Type())}}
}

// checkPre looks at what a mask or right side needs computed first, which comes before the whole construct.
func (w *whereNest) checkPre(pre []ir.Stmt) {
	for _, lhs := range w.targets {
		w.stale = w.stale || readsAny(exprsOfAll(pre), lhs.Sym)
	}
}

// fusible reports whether every reference to an assigned array is to the element of the own iteration.
func (w *whereNest) fusible() bool {
	if w.stale {
		return false
	}
	for _, lhs := range w.targets {
		if clashes(lhs, w.nest.vars, nil, w.exprs...) {
			return false
		}
		for _, other := range w.targets {
			if clashes(lhs, w.nest.vars, nil, other) {
				return false
			}
		}
	}
	return true
}
