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
	values := inner.hoistable()
	if len(values) == 0 {
		return []ir.Stmt{n.loops[0]}
	}
	loop := *n.loops[last]
	var before []ir.Stmt
	for _, e := range values {
		t := u.scalar(e.Type())
		at := ir.At{Pos: loop.Pos}
		before = append(before, &ir.Assign{At: at, LHS: &ir.Var{Pos: e.Pos, Sym: t}, RHS: e})
		loop.Body = replaced(loop.Body, e, t)
	}
	guard := &ir.If{At: ir.At{Pos: loop.Pos}, Branches: []ir.Branch{{Pos: loop.Pos, Cond: runs(&loop), Body: before}}}
	return n.around(last, []ir.Stmt{guard, &loop})
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

// replaced copies statements with t in place of reads of the element e.
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
