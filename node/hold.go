package node

import "dhpfgo/ir"

// holdElements lets a scalar hold the element that an iteration of an innermost loop sets first in any case and then again under
// conditions, until its end:
//
//	x(i) = a; if (c) x(i) = x(i) + b   becomes   t = a; if (c) t = t + b; x(i) = t
//
// clang makes one vector of it then, in place of several stores of parts of it.
func holdElements(u *unit, n *nest) []ir.Stmt {
	if len(n.inner) > 0 {
		return nil
	}
	last := n.loops[len(n.loops)-1]
	for _, s := range n.body {
		a, ok := s.(*ir.Assign)
		if !ok {
			continue
		}
		if e, ok := a.LHS.(*ir.Elem); ok && mayHold(n, e) {
			last.Body = u.held(last.Body, e)
		}
	}
	return []ir.Stmt{n.loops[0]}
}

// mayHold reports whether the body sets an element, here for the first time, again under a condition, and uses no other of its array.
func mayHold(n *nest, e *ir.Elem) bool {
	s := e.Sym
	if s.Pointer || s.Target || s.Overlaid || !isNumber(s.Type) {
		return false
	}
	for _, sub := range e.Subs {
		if n.changes(sub) != "" {
			return false
		}
	}
	first, writes := true, 0
	for _, a := range n.accesses {
		if a.elem.Sym != s {
			continue
		}
		if first && a.elem != e || !ir.EqualStripped(a.elem, e) {
			return false
		}
		first = false
		if a.write {
			writes++
		}
	}
	for _, st := range n.body {
		if a, ok := st.(*ir.Assign); ok && ir.SymbolOf(a.LHS) == s {
			writes--
		}
	}
	return writes > 0
}

// held is a body with a scalar in place of an element, which gets its value in the end.
func (u *unit) held(body []ir.Stmt, e *ir.Elem) []ir.Stmt {
	t := u.scalar(e.Type())
	out := replaced(body, e, t)
	at := body[len(body)-1].Span()
	return append(out, &ir.Assign{At: ir.At{Pos: at}, LHS: ir.CloneExpr(e), RHS: &ir.Var{Pos: at, Sym: t}})
}
