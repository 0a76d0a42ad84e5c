package affine

import (
	"slices"

	"dhpfgo/ir"
)

// NameHomes keeps the element of an index array that says whose elements an iteration works on in a scalar, which is a name in sets where
// an element of an array is none: the owner then computes, and its own elements need no message.
//
//	do i; do j; a(l(i),j) = a(l(i),j) - f*a(l(k),j)   →   r = l(k);  do i; s = l(i);  do j; a(s,j) = a(s,j) - f*a(r,j)
//
// Only where all that an iteration sets, and what it reads, is there in the distributed dimensions, or is the same in all iterations: what
// lies elsewhere is better fetched for all iterations at once. With checked nothing is evaluated where the program does not evaluate it.
func NameHomes(u *ir.Unit, checked bool) {
	n := &naming{follower: newFollower(u), checked: checked}
	u.Entry, u.Body = n.homesIn(u.Entry), n.homesIn(u.Body)
}

func (n *naming) homesIn(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if d, ok := s.(*ir.Do); ok && NamesMapped(d) {
			out = append(out, n.nameHome(d)...)
		}
		ir.ReplaceBodies(s, n.homesIn)
		out = append(out, s)
	}
	return out
}

// nameHome puts a scalar in place of the element that says on whose elements an iteration of a loop works, and gives the assignments that
// go in front of the loop.
func (n *naming) nameHome(d *ir.Do) []ir.Stmt {
	h := homedLoop(d, n.recursive())
	if h == nil {
		return nil
	}
	p := &nest{naming: n, at: &facts{}, Changes: h.whole}
	if _, isElem := h.index.(*ir.Elem); isElem && !n.holdIndex(h, p) {
		return nil
	}
	for _, e := range h.same {
		if value, ok := anywhere(e); ok && !n.checked && !p.hitBy(e) {
			held := &ir.Var{Pos: e.Span(), Sym: p.scalar(e)}
			h.replace(e, held)
			p.pre = append(p.pre, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: ir.CloneExpr(held), RHS: ir.CloneExpr(value)})
		}
	}
	return p.pre
}

// holdIndex makes a scalar hold the index from the beginning of an iteration on; false if it cannot be evaluated there.
func (n *naming) holdIndex(h *homed, p *nest) bool {
	taken, ok := h.index, h.startsWith()
	if !ok {
		if taken, ok = anywhere(h.index); n.checked || !ok {
			return false
		}
	}
	taken = ir.CloneExpr(taken)
	held := &ir.Var{Pos: h.index.Span(), Sym: p.scalar(h.index)}
	h.replace(h.index, held)
	h.do.Body = append([]ir.Stmt{&ir.Assign{At: ir.At{Pos: held.Pos}, LHS: held, RHS: taken}}, h.do.Body...)
	return true
}

// homed is a loop whose iterations work on elements that an index array names.
type homed struct {
	do     *ir.Do
	inside *ir.Changes // of an iteration
	whole  *ir.Changes // of the loop
	index  ir.Expr     // the element of the index array, of the loop's variable, or a scalar
	sub    ir.Expr     // the subscript with it in what is set
	same   []ir.Expr   // elements of index arrays in subscripts that are the same in all iterations
	local  bool        // an element is read where others are set
}

// IsHomed reports whether each iteration of a loop works on the elements that an index array names.
func IsHomed(u *ir.Unit, d *ir.Do) bool {
	return NamesMapped(d) && homedLoop(d, u.Proc != nil && u.Proc.Recursive) != nil
}

func homedLoop(d *ir.Do, recursive bool) *homed {
	h := &homed{do: d, inside: ir.ChangesOf(d.Body), whole: ir.ChangesOf([]ir.Stmt{d})}
	if len(d.Body) == 0 || !h.find(recursive) || !h.fits(d.Body) || !h.local {
		return nil
	}
	return h
}

// find looks for the subscript that says who owns what the loop sets, and in it for the element of an index array, or the scalar that has
// its value.
func (h *homed) find(recursive bool) bool {
	ir.WalkStmts(h.do.Body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok || h.index != nil {
			return h.index == nil
		}
		if e, ok := a.LHS.(*ir.Elem); ok {
			eachOwnerSubscript(e, func(sub ir.Expr) {
				if x := withoutOffset(sub); h.isIndex(x, recursive) {
					h.index, h.sub = x, sub
				}
			})
		}
		return h.index == nil
	})
	return h.index != nil
}

// isIndex reports whether an iteration knows from its beginning what an expression is, and the loop does not.
func (h *homed) isIndex(e ir.Expr, recursive bool) bool {
	switch x := e.(type) {
	case *ir.Elem:
		return x.Sym.Map == nil && slices.Contains(Mentions(x), h.do.Var) && !h.inside.AnyHit(Mentions(x), recursive)
	case *ir.Var:
		a, ok := h.do.Body[0].(*ir.Assign)
		return ok && ir.SymbolOf(a.LHS) == x.Sym && ir.Occurrences(a.RHS, x.Sym) == 0 && !NamesMapped(a) && h.setOnce(x.Sym)
	}
	return false
}

func (h *homed) setOnce(v *ir.Symbol) bool {
	times := 0
	ir.WalkStmts(h.do.Body, func(s ir.Stmt) bool {
		ir.Mentions(s, func(x *ir.Symbol, r ir.Role) {
			if x == v && r.Sets() {
				times++
			}
		})
		return true
	})
	return times == 1
}

// eachOwnerSubscript visits the subscripts of an element of a distributed array that say who owns it.
func eachOwnerSubscript(e *ir.Elem, f func(ir.Expr)) {
	if e.Sym.Map == nil {
		return
	}
	for k, sub := range e.Subs {
		if e.Sym.Map.Dims[k].Grid >= 0 {
			f(sub)
		}
	}
}

// withoutOffset is an integer expression without constants that are added to it, and conversions.
func withoutOffset(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Conv:
		if x.T.Base == ir.Integer {
			return withoutOffset(x.X)
		}
	case *ir.Binary:
		if (x.Op == ir.Add || x.Op == ir.Sub) && ir.IsConst(x.Y) {
			return withoutOffset(x.X)
		}
	}
	return e
}

// fits reports whether statements do nothing but assign, and each distributed element in them is where the iteration works or the same in
// all iterations.
func (h *homed) fits(body []ir.Stmt) bool {
	return !slices.ContainsFunc(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Assign:
			if e, ok := s.LHS.(*ir.Elem); ok && e.Sym.Map != nil && !h.isThere(e) {
				return true
			}
			return !h.readsFit(s)
		case *ir.If, *ir.Do:
			ok := h.readsFit(s)
			s.EachBlock(func(b []ir.Stmt) { ok = ok && h.fits(b) })
			return !ok
		}
		return true
	})
}

func (h *homed) readsFit(s ir.Stmt) bool {
	ok := true
	s.EachExpr(ir.Use, func(e ir.Expr, role ir.Role) {
		ir.WalkRoles(e, role, func(x ir.Expr, r ir.Role) {
			elem, isElem := x.(*ir.Elem)
			switch {
			case r.Sets():
			case isElem && elem.Sym.Map != nil:
				there := h.isThere(elem)
				h.local = h.local || there && !setsThat(s, elem)
				ok = ok && (there || h.isSame(elem))
			case !isElem && ir.SymbolOf(x) != nil && ir.SymbolOf(x).Map != nil:
				ok = false
			}
		})
	})
	return ok
}

// setsThat reports whether a statement adds to the very element, which is no reason to run it where the element is.
func setsThat(s ir.Stmt, e *ir.Elem) bool {
	a, ok := s.(*ir.Assign)
	return ok && ir.Equal(a.LHS, e)
}

// isThere reports whether the iteration's index says who owns an element.
func (h *homed) isThere(e *ir.Elem) bool {
	found, rest := false, true
	eachOwnerSubscript(e, func(sub ir.Expr) {
		if ir.EqualStripped(sub, h.sub) {
			found = true
		} else {
			rest = rest && h.isSteady(sub)
		}
	})
	return found && rest
}

// isSame reports whether the same images own an element in all iterations, but for the loops inside.
func (h *homed) isSame(e *ir.Elem) bool {
	same := true
	eachOwnerSubscript(e, func(sub ir.Expr) {
		same = same && h.isSteady(sub)
		ir.WalkExprs(sub, func(x ir.Expr) {
			if i, ok := x.(*ir.Elem); ok && i.Sym.Map == nil && !slices.ContainsFunc(h.same, func(o ir.Expr) bool { return ir.Equal(o, x) }) {
				h.same = append(h.same, x)
			}
		})
	})
	return same
}

// isSteady reports whether a subscript depends on nothing that the loop changes but variables of loops inside, as a form in sets does.
func (h *homed) isSteady(sub ir.Expr) bool {
	_, why := ir.AffineOf(sub)
	return !slices.ContainsFunc(Mentions(sub), func(s *ir.Symbol) bool {
		return h.whole.Set[s] && (why != "" || !h.isInner(s))
	})
}

func (h *homed) isInner(s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(h.do.Body, func(st ir.Stmt) bool {
		d, ok := st.(*ir.Do)
		found = found || ok && d.Var == s
		return !found
	})
	return found
}

// startsWith reports whether the first statement of an iteration evaluates the index.
func (h *homed) startsWith() bool {
	a, ok := h.do.Body[0].(*ir.Assign)
	found := false
	if ok {
		a.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) {
			found = found || ir.AnyExpr(e, func(x ir.Expr) bool { return ir.Equal(x, h.index) })
		})
	}
	return found
}

// replace puts a scalar in place of an expression in the subscripts of distributed arrays.
func (h *homed) replace(old ir.Expr, v *ir.Var) {
	ir.WalkStmts(h.do.Body, func(s ir.Stmt) bool {
		inSubscripts(s, mapped, func(sub ir.Expr) ir.Expr {
			return ir.MapExpr(sub, func(x ir.Expr) ir.Expr {
				if ir.Equal(x, old) {
					return ir.CloneExpr(v)
				}
				return x
			})
		})
		return true
	})
}
