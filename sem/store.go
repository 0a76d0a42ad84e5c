package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// store is one assignment for all iterations of a nest and of the enclosing FORALL, where mask holds. Fortran evaluates
// the right side for all iterations before it assigns any, 2008, 7.2.1.3 and 7.2.4.2.4.
type store struct {
	pos            diag.Span
	lhs, rhs, mask ir.Expr
	nest           *nest
	before         []ir.Stmt // what was computed first and stands before the loops already
}

// outerPre takes what a statement inside FORALL must compute first in each iteration. Outside FORALL it is nothing: there
// the preparation comes before the whole statement.
func (c *checker) outerPre() []ir.Stmt {
	if len(c.outer) == 0 {
		return nil
	}
	return c.takePre()
}

// wrapOuter puts statements into the loops of the enclosing FORALLs.
func (c *checker) wrapOuter(body, pre []ir.Stmt) []ir.Stmt {
	body = append(pre, body...)
	for i := len(c.outer) - 1; i >= 0; i-- {
		f := c.outer[i]
		if f.mask != nil {
			body = append(append([]ir.Stmt(nil), f.pre...), &ir.If{At: ir.At{Pos: f.nest.pos}, Branches: []ir.Branch{{Pos: f.nest.pos, Cond: f.mask, Body: body}}})
		}
		body = f.nest.wrap(c, body)
	}
	return body
}

// vars lists the loop variables that the store runs over.
func (c *checker) storeVars(s *store) []*ir.Symbol {
	var out []*ir.Symbol
	for _, f := range c.outer {
		out = append(out, f.nest.vars...)
	}
	if s.nest != nil {
		out = append(out, s.nest.vars...)
	}
	return out
}

func (c *checker) store(s *store) []ir.Stmt {
	vars := c.storeVars(s)
	pre := c.outerPre()
	lhs, isElem := elemOf(s.lhs)
	if len(c.outer) > 0 && !usesAll(s.lhs, vars) {
		c.bag.Errorf(s.pos, "forall", "the left side of an assignment in FORALL must have every index in a subscript").
			Note("Fortran 2008, 7.2.4.2.4: no element may be assigned twice")
		return nil
	}
	if len(c.outer) > 0 && (!isElem || readsAny(lhs.Subs, lhs.Sym)) {
		return c.storeByList(s, pre)
	}
	if len(vars) == 0 {
		return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.pos}, LHS: s.lhs, RHS: s.rhs}}
	}
	switch {
	case !isElem && c.bag.HasErrors():
		return nil // in a construct that was not closed
	case !isElem:
		diag.Bugf("a scalar is assigned in an array operation")
	}
	outerMask := c.outerMasks()
	read := append(exprsOfAll(pre), s.rhs, s.mask)
	if s.nest != nil {
		read = append(read, exprsOfAll(s.nest.pre)...)
	}
	known := slices.Concat(pre, c.pre, s.before)
	if !clashes(lhs, vars, known, read...) && !clashes(lhs, vars, known, outerMask...) {
		return c.loopsOf(s, pre, &ir.Assign{At: ir.At{Pos: s.pos}, LHS: s.lhs, RHS: s.rhs}, s.mask)
	}
	if clashes(lhs, vars, known, outerMask...) && len(c.outer) > 1 {
		return c.storeByList(s, pre)
	}
	if clashes(lhs, vars, known, outerMask...) {
		for _, f := range c.outer {
			f.clash = f.clash || f.mask != nil
		}
		return nil
	}
	return c.storeByTemp(s, pre, lhs)
}

// storeByTemp computes all values into an array like the left side, then assigns them. A mask is kept as well if it reads
// what changes.
func (c *checker) storeByTemp(s *store, pre []ir.Stmt, lhs *ir.Elem) []ir.Stmt {
	var begin, end []ir.Stmt
	like := func(stem string, t ir.Type) *ir.Elem {
		tmp := c.tempLike(stem, lhs.Sym, t, s.pos)
		if t.Base == ir.Character && t.Len < 0 {
			n := c.temp("len", ir.Int8, s.pos)
			begin = append(begin, &ir.Assign{At: ir.At{Pos: s.pos}, LHS: &ir.Var{Pos: s.pos, Sym: n}, RHS: c.lenOf(s.lhs)})
			tmp.Len, tmp.Allocatable = &ir.Var{Pos: s.pos, Sym: n}, true
		}
		if tmp.Allocatable {
			begin, end = append(begin, &ir.Allocate{At: ir.At{Pos: s.pos}, Sym: tmp}), append(end, &ir.Deallocate{At: ir.At{Pos: s.pos}, Sym: tmp})
		}
		return &ir.Elem{Pos: s.pos, Sym: tmp, Subs: lhs.Subs}
	}
	value := like("t", s.lhs.Type())
	first := []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.pos}, LHS: value, RHS: s.rhs}}
	mask := s.mask
	if mask != nil && (len(pre) > 0 || reads(mask, lhs.Sym)) {
		kept := like("m", ir.Log4)
		first = []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.pos}, LHS: kept, RHS: mask}, &ir.If{At: ir.At{Pos: s.pos}, Branches: []ir.Branch{{Pos: s.pos, Cond: kept, Body: first}}}}
		mask = kept
	} else if mask != nil {
		first = []ir.Stmt{&ir.If{At: ir.At{Pos: s.pos}, Branches: []ir.Branch{{Pos: s.pos, Cond: mask, Body: first}}}}
	}
	out := append(begin, c.loopsAround(s, pre, first)...)
	return append(append(out, c.loopsOf(s, nil, &ir.Assign{At: ir.At{Pos: s.pos}, LHS: s.lhs, RHS: value}, mask)...), end...)
}

// elemOf is the array element that a variable is or is a substring of.
func elemOf(e ir.Expr) (*ir.Elem, bool) {
	if s, ok := e.(*ir.Substr); ok {
		e = s.X
	}
	el, ok := e.(*ir.Elem)
	return el, ok
}

func (c *checker) loopsOf(s *store, pre []ir.Stmt, body ir.Stmt, mask ir.Expr) []ir.Stmt {
	if mask != nil {
		body = &ir.If{At: ir.At{Pos: s.pos}, Branches: []ir.Branch{{Pos: s.pos, Cond: mask, Body: []ir.Stmt{body}}}}
	}
	return c.loopsAround(s, pre, []ir.Stmt{body})
}

func (c *checker) loopsAround(s *store, pre, body []ir.Stmt) []ir.Stmt {
	if s.nest != nil {
		body = s.nest.wrap(c, body)
	}
	return c.wrapOuter(body, pre)
}

// tempLike makes an array with the bounds and the mapping of another.
func (c *checker) tempLike(stem string, s *ir.Symbol, t ir.Type, pos diag.Span) *ir.Symbol {
	tmp := c.temp(stem, t, pos)
	tmp.Dims, tmp.Map, tmp.PartMap, tmp.Allocatable = s.Dims, s.Map, s.PartMap, s.Allocatable
	if (s.Storage == ir.Argument || s.View || s.Pointer) && !hasConstShape(s) {
		tmp.Allocatable = true
	}
	return tmp
}

// outerMasks lists the masks of the enclosing FORALLs and what they compute first.
func (c *checker) outerMasks() []ir.Expr {
	var out []ir.Expr
	for _, f := range c.outer {
		if f.mask != nil {
			out = append(append(out, f.mask), exprsOfAll(f.pre)...)
		}
	}
	return out
}

func exprsOfAll(list []ir.Stmt) []ir.Expr {
	var out []ir.Expr
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		out = append(out, ir.ExprsOf(s)...)
		return true
	})
	return out
}

// clashes reports whether an expression reads an element of the left side's array that another iteration may assign. Views among
// the statements pre show where their elements are.
func clashes(lhs *ir.Elem, vars []*ir.Symbol, pre []ir.Stmt, exprs ...ir.Expr) bool {
	found := false
	for _, e := range exprs {
		if e == nil {
			continue
		}
		ir.Places(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Field:
				found = found || partClashes(lhs, x, vars)
			case *ir.Elem:
				found = found || clashesWith(lhs, shownAs(lhs.Sym, x, pre), vars)
			}
		})
	}
	return found
}

// clashesWith reports whether an element that is read may be one that another iteration assigns.
func clashesWith(lhs, el *ir.Elem, vars []*ir.Symbol) bool {
	if el.Sym != lhs.Sym {
		return ir.SharesStorage(el.Sym, lhs.Sym)
	}
	return ir.ListText(el.Subs, false) != ir.ListText(lhs.Subs, false) && !apart(lhs, el, vars) && !sameOrElsewhere(lhs, el, vars)
}

// partClashes reports whether a component that is read may be a part of what another iteration assigns, or the other way round.
func partClashes(lhs *ir.Elem, f *ir.Field, vars []*ir.Symbol) bool {
	s := lhs.Sym
	switch {
	case s.View && s.Pointer && ir.ThroughPointer(f):
		return true
	case s.View && ir.Root(f) == s.Root:
		return !ir.Diverge(ir.Way(f), s.Path)
	}
	base := f.X
	for {
		inner, ok := base.(*ir.Field)
		if !ok {
			break
		}
		base = inner.X
	}
	el, ok := base.(*ir.Elem)
	return ok && clashesWith(lhs, el, vars)
}

// shownAs is el as an element of view s, if its own view shows the same elements, or none of those.
func shownAs(s *ir.Symbol, el *ir.Elem, pre []ir.Stmt) *ir.Elem {
	if !s.View || !el.Sym.View || el.Sym == s {
		return el
	}
	of := func(s *ir.Symbol) *ir.View { return viewIn(pre, s) }
	if !ir.SamePlaces(of(s), of(el.Sym), of) {
		return el
	}
	return &ir.Elem{Pos: el.Pos, Sym: s, Subs: el.Subs}
}

// viewIn is the statement that makes a view, nil if there is none.
func viewIn(pre []ir.Stmt, s *ir.Symbol) *ir.View {
	for _, st := range pre {
		if v, ok := st.(*ir.View); ok && v.Sym == s {
			return v
		}
	}
	return nil
}

// apart reports whether some dimension keeps two references to an array apart in all iterations.
func apart(a, b *ir.Elem, vars []*ir.Symbol) bool {
	for k := range a.Subs {
		if k >= len(b.Subs) || uses(a.Subs[k], vars) || uses(b.Subs[k], vars) {
			continue
		}
		if d, ok := ir.Difference(a.Subs[k], b.Subs[k]); ok && d != 0 {
			return true
		}
	}
	return false
}

// sameOrElsewhere reports whether an element that is read is the one that its own iteration assigns or none that any iteration
// does: in u(m,:) = u(n,:) the rows are one or different.
func sameOrElsewhere(lhs, el *ir.Elem, vars []*ir.Symbol) bool {
	for k := range lhs.Subs {
		fixed := k < len(el.Subs) && !uses(lhs.Subs[k], vars) && !uses(el.Subs[k], vars)
		if !fixed && (k >= len(el.Subs) || ir.ListText(lhs.Subs[k:k+1], false) != ir.ListText(el.Subs[k:k+1], false)) {
			return false
		}
	}
	return injective(lhs, vars)
}

// usesAll reports whether each of the variables is used.
func usesAll(e ir.Expr, vars []*ir.Symbol) bool {
	for _, v := range vars {
		if !uses(e, []*ir.Symbol{v}) {
			return false
		}
	}
	return true
}

func uses(e ir.Expr, vars []*ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		v, ok := x.(*ir.Var)
		for _, s := range vars {
			found = found || ok && v.Sym == s
		}
	})
	return found
}

// injective reports whether each loop variable has a subscript of its own, so that iterations assign different elements.
func injective(lhs *ir.Elem, vars []*ir.Symbol) bool {
	for _, v := range vars {
		own := false
		for _, sub := range lhs.Subs {
			a, why := ir.AffineOf(sub)
			if why != "" {
				continue
			}
			mine, others := false, false
			for _, t := range a.Terms {
				mine = mine || t.Sym == v
				for _, w := range vars {
					others = others || t.Sym == w && w != v
				}
			}
			own = own || mine && !others
		}
		if !own {
			return false
		}
	}
	return true
}
