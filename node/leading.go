package node

import (
	"slices"

	"dhpfgo/ir"
)

// leadFirst reads an element first of all in each iteration that the next iteration reads again, where a statement stands between
// the two reads in one iteration:
//
//	do i = lo, hi; x = v(i); u(i) = x*u(i); w(i) = x + v(i+1)   becomes   do i = lo, hi; t = v(i+1); x = v(i); .. w(i) = x + t
//
// clang keeps v(i+1) in a register for the next iteration. It makes vectors of such a loop only if it can move what uses the old
// value behind the load of the new one, and that it can not do with stores. The loop writes nothing of the array, and every
// iteration reads the element anyway.
func leadFirst(u *unit, n *nest) []ir.Stmt {
	last := len(n.loops) - 1
	if len(n.inner) > 0 {
		return nil
	}
	loop := *n.loops[last]
	if step, _ := loop.ConstantStep(); step != 1 || !loop.Parallel {
		return []ir.Stmt{n.loops[0]}
	}
	inner := &nest{loops: []*ir.Do{&loop}, body: n.body, accesses: n.accesses, scalars: n.scalars}
	var first []ir.Stmt
	for _, e := range leaders(inner) {
		t := u.scalar(e.Type())
		first = append(first, &ir.Assign{At: ir.At{Pos: loop.Pos}, LHS: &ir.Var{Pos: e.Pos, Sym: t}, RHS: e})
		loop.Body = replaced(loop.Body, e, t)
	}
	loop.Body = append(first, loop.Body...)
	return n.around(last, []ir.Stmt{&loop})
}

// leaders lists the elements, each once, that every iteration of the only loop of n reads, the next one reads by an earlier
// statement, and no iteration writes.
func leaders(n *nest) []*ir.Elem {
	var out, early []*ir.Elem
	for _, s := range n.body {
		reads := readAnyway(s)
		for _, e := range reads {
			old := func(x *ir.Elem) bool { return x.Sym == e.Sym && isNext(x, e, n.loops[0].Var) }
			same := func(x *ir.Elem) bool { return ir.EqualStripped(x, e) }
			if slices.ContainsFunc(early, old) && !slices.ContainsFunc(early, same) && !slices.ContainsFunc(out, same) && n.onlyRead(e) {
				out = append(out, e)
			}
		}
		early = append(early, reads...)
	}
	return out
}

// readAnyway lists the elements of numbers that a statement reads whatever the values are.
func readAnyway(s ir.Stmt) []*ir.Elem {
	a, ok := s.(*ir.Assign)
	if !ok {
		return nil
	}
	var out []*ir.Elem
	conditional := false
	ir.WalkExprs(a.RHS, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Elem:
			if b := x.Type().Base; b == ir.Real || b == ir.Integer || b == ir.Complex {
				out = append(out, x)
			}
		case *ir.Call:
			conditional = conditional || x.Fn == "merge"
		case *ir.Binary:
			conditional = conditional || x.Op == ir.And || x.Op == ir.Or
		}
	})
	if conditional {
		return nil
	}
	return out
}

// onlyRead reports whether the loop writes no element of the array of e, and nothing that its subscripts use.
func (n *nest) onlyRead(e *ir.Elem) bool {
	written := slices.ContainsFunc(n.accesses, func(a access) bool { return a.write && a.elem.Sym == e.Sym })
	changed := slices.ContainsFunc(e.Subs, func(s ir.Expr) bool { return n.changes(s) != "" })
	return !written && !changed && !runsOverTiles(n.loops[0], e.Sym)
}
