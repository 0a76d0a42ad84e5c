package node

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// hoistInvariants puts elements that an innermost loop only reads, always the same ones, into scalars before the loop,
// where the loop writes other elements of the same array: clang can not tell those apart from the bounds.
//
//	do i = lo, hi; x(i) = x(i) - a(i)*x(j)   becomes   if (lo <= hi) t = x(j); do i = lo, hi; x(i) = x(i) - a(i)*t
func hoistInvariants(u *unit, n *nest) []ir.Stmt {
	if len(n.inner) > 0 {
		return nil
	}
	last := len(n.loops) - 1
	inner := &nest{loops: n.loops[last:], body: n.body, accesses: n.accesses, scalars: n.scalars}
	values, extrema := inner.hoistable(), extremaOf(inner)
	if len(values)+len(extrema) == 0 {
		return []ir.Stmt{n.loops[0]}
	}
	loop := *n.loops[last]
	at := ir.At{Pos: loop.Pos}
	var before, after []ir.Stmt
	for _, e := range append(values, extrema...) {
		t := u.scalar(e.Type())
		before = append(before, &ir.Assign{At: at, LHS: &ir.Var{Pos: e.Pos, Sym: t}, RHS: ir.CloneExpr(e)})
		loop.Body = replaced(loop.Body, e, t)
		if slices.Contains(extrema, e) {
			after = append(after, &ir.Assign{At: at, LHS: ir.CloneExpr(e), RHS: &ir.Var{Pos: e.Pos, Sym: t}})
		}
	}
	around := []ir.Stmt{ir.Guarded(at, runs(&loop), before...), &loop}
	if len(after) > 0 {
		around = append(around, ir.Guarded(at, runs(&loop), after...))
	}
	return n.around(last, around)
}

// extremaOf lists the elements of which the only loop of n makes the greatest or least of values, always the same ones, and no other use: clang makes
// vectors of such a loop if they are scalars.
//
//	do i = lo, hi; x(j) = max(x(j), a(i))   becomes   if (lo <= hi) t = x(j); do i = lo, hi; t = max(t, a(i)); end do; if (lo <= hi) x(j) = t
func extremaOf(n *nest) (out []*ir.Elem) {
	for _, s := range n.body {
		a, ok := s.(*ir.Assign)
		if !ok {
			continue
		}
		e, isElem := a.LHS.(*ir.Elem)
		call, isCall := a.RHS.(*ir.Call)
		if isElem && isCall && (call.Fn == "max" || call.Fn == "min") && n.fixed(e) && isAlone(n, e) {
			out = append(out, e)
		}
	}
	return out
}

// isAlone reports whether the loop reads and sets an element once, and touches it by no other reference.
func isAlone(n *nest, e *ir.Elem) bool {
	if e.Sym.Pointer || e.Sym.Target || e.Sym.Overlaid {
		return false
	}
	reads, writes := 0, 0
	for _, a := range n.accesses {
		q := &question{nest: n, loop: n.loops[0], names: map[*ir.Symbol]string{}}
		switch {
		case a.elem.Sym != e.Sym:
		case !ir.EqualStripped(a.elem, e):
			if q.meet(a.elem, e, 0) {
				return false
			}
		case a.write:
			writes++
		default:
			reads++
		}
	}
	return reads == 1 && writes == 1
}

// hoistable lists the elements, each once, that the only loop of n reads at a fixed place which its writes to the same
// array never touch.
func (n *nest) hoistable() []*ir.Elem {
	var out []*ir.Elem
	for _, a := range n.accesses {
		if a.write || !n.fixed(a.elem) || a.elem.Type().Base == ir.Character {
			continue
		}
		seen := slices.ContainsFunc(out, func(x *ir.Elem) bool { return ir.EqualStripped(x, a.elem) })
		if written, apart := n.writesApart(a.elem); written && apart && !seen {
			out = append(out, a.elem)
		}
	}
	return out
}

// fixed reports whether an element keeps its place while the loop runs.
func (n *nest) fixed(e *ir.Elem) bool {
	if runsOverTiles(n.loops[0], e.Sym) {
		return false
	}
	for _, s := range e.Subs {
		if uses(s, n.loops[0].Var) || n.changes(s) != "" {
			return false
		}
	}
	return true
}

// runsOverTiles reports whether a loop runs over tiles of an array: where an element stands may depend on the tile at hand.
func runsOverTiles(l *ir.Do, s *ir.Symbol) bool {
	return s.Map != nil && slices.ContainsFunc(s.Map.Layout.Dims, func(d ir.LayoutDim) bool { return d.Start == l.Var })
}

// writesApart tells whether the loop writes the array of e at all, and whether all writes touch other elements.
func (n *nest) writesApart(e *ir.Elem) (written, apart bool) {
	apart = true
	for _, w := range n.accesses {
		if w.write && w.elem.Sym == e.Sym {
			q := &question{nest: n, loop: n.loops[0], names: map[*ir.Symbol]string{}}
			written, apart = true, apart && !q.meet(w.elem, e, 0)
		}
	}
	return written, apart
}

// runs is the condition that a loop has an iteration.
func runs(l *ir.Do) ir.Expr {
	op := ir.LE
	if step, _ := l.ConstantStep(); step < 0 {
		op = ir.GE
	}
	return &ir.Binary{Pos: l.Pos, Op: op, X: long(l.Lo), Y: long(l.Hi), T: ir.Log4}
}

// replaced copies statements with t in place of the element e.
func replaced(body []ir.Stmt, e *ir.Elem, t *ir.Symbol) []ir.Stmt {
	f := func(x ir.Expr) ir.Expr {
		if r, ok := x.(*ir.Elem); ok && ir.EqualStripped(r, e) {
			return &ir.Var{Pos: r.Pos, Sym: t}
		}
		return x
	}
	var out []ir.Stmt
	for _, s := range body {
		out = append(out, mapped(s, func(x ir.Expr) ir.Expr { return ir.MapExpr(x, f) }))
	}
	return out
}

func (u *unit) scalar(t ir.Type) *ir.Symbol {
	s := &ir.Symbol{Name: fmt.Sprintf("%%v%d", len(u.made)+1), Type: t, Made: true}
	u.made = append(u.made, s)
	return s
}
