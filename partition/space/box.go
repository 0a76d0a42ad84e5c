package space

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// Box is what a statement touches of a variable at once: the elements from Lo to Hi in each dimension, one where both are the same
// expression; in a dimension without bounds, and where the lists are nil, any. An argument of a call is a box:
//
//	f(j)      (j)              f(:,j)    (1:4, j)              f    any
type Box struct {
	Sym    *ir.Symbol
	Lo, Hi []ir.Expr
}

// BoxOf is an element as a box.
func BoxOf(e *ir.Elem) Box { return Box{e.Sym, e.Subs, e.Subs} }

// IsSingle reports whether a box has one element in dimension k.
func (b Box) IsSingle(k int) bool { return b.Lo[k] != nil && b.Lo[k] == b.Hi[k] }

// Apart reports whether a constant subscript alone tells that two boxes of an array have no element in common, as in blocks of 5 by 5
// written out.
func (b Box) Apart(c Box) bool {
	for k := range min(len(b.Lo), len(c.Lo)) {
		if !b.IsSingle(k) || !c.IsSingle(k) {
			continue
		}
		x, okX := b.Lo[k].(*ir.Const)
		y, okY := c.Lo[k].(*ir.Const)
		if okX && okY && x.I != y.I {
			return true
		}
	}
	return false
}

// Elements are an element of each of two boxes, which meet where the boxes may: the dimensions in which one of them has several elements
// are left out of the comparison. Nil where a box may have any element.
func (b Box) Elements(c Box) (x, y *ir.Elem) {
	if len(b.Lo) == 0 || len(c.Lo) == 0 {
		return nil, nil
	}
	x, y = &ir.Elem{Sym: b.Sym, Subs: slices.Clone(b.Lo)}, &ir.Elem{Sym: c.Sym, Subs: slices.Clone(c.Lo)}
	for k := range x.Subs {
		if !b.IsSingle(k) || !c.IsSingle(k) {
			x.Subs[k], y.Subs[k] = ir.Int8Const(0), ir.Int8Const(0)
		}
	}
	return x, y
}

// boxOfActual is the box that a call gets by argument i.
func boxOfActual(c *ir.CallProc, i int) Box {
	a := c.Args[i]
	out := Box{Sym: ir.ActualSymbol(a)}
	if e, ok := a.X.(*ir.Elem); ok && a.Section == nil && e.Sym == out.Sym {
		if !a.Sequence {
			return BoxOf(e)
		}
		return boxFrom(e, c.Proc.Dummies[i])
	}
	if a.Section == nil || a.Section.Sym != out.Sym {
		return out
	}
	for k := range a.Section.Lo {
		lo, hi := a.Section.Lo[k], a.Section.Hi[k]
		switch step, constant := stepOf(a.Section, k); {
		case a.Section.Single != nil && a.Section.Single[k]:
			hi = lo
		case !constant:
			lo, hi = nil, nil
		case step < 0:
			lo, hi = hi, lo
		}
		out.Lo, out.Hi = append(out.Lo, lo), append(out.Hi, hi)
	}
	return out
}

// boxFrom is the box of a dummy argument that begins at an element, if its elements lie in one column of the array, or in whole ones:
//
//	f(1,j) of f(4,n) as g(4)    (any, j)               f(1,j) as g(4,2)    (any, any)
func boxFrom(e *ir.Elem, d *ir.Symbol) Box {
	out := Box{Sym: e.Sym}
	last := d.Rank() - 1
	if last < 0 || last >= len(e.Subs) || d.Size != ir.ExplicitShape {
		return out
	}
	for k := range last {
		if !startsColumn(e, k) || !isWithin(e, d, k) {
			return out
		}
	}
	if last < len(e.Subs)-1 && !isWithin(e, d, last) {
		return out
	}
	whole := make([]ir.Expr, last+1)
	out.Lo = append(whole, e.Subs[last+1:]...)
	out.Hi = out.Lo
	return out
}

// startsColumn reports whether an element is the first one in dimension k, isWithin whether a dummy argument that begins there goes no
// further than the array does; for dimensions before the last one it has to be as long.
func startsColumn(e *ir.Elem, k int) bool {
	n, ok := ir.Difference(e.Subs[k], e.Sym.Dims[k].Lo)
	return ok && n == 0
}

func isWithin(e *ir.Elem, d *ir.Symbol, k int) bool {
	length, okLength := ir.Difference(d.Dims[k].Hi, d.Dims[k].Lo)
	left, okLeft := ir.Difference(e.Sym.Dims[k].Hi, e.Subs[k])
	return okLength && okLeft && (length == left || k == d.Rank()-1 && length < left)
}

func stepOf(s *ir.Section, k int) (step int64, constant bool) {
	if k >= len(s.Step) || s.Step[k] == nil {
		return 1, true
	}
	a, why := ir.AffineOf(s.Step[k])
	return a.Const, why == "" && len(a.Terms) == 0
}

// BoxesSet lists what an assignment or a call sets.
func BoxesSet(n *tree.Node) []Box {
	var out []Box
	inArguments := map[*ir.Symbol]bool{}
	if c, ok := n.Stmt.(*ir.CallProc); ok {
		for i, a := range c.Args {
			if s := ir.ActualSymbol(a); s != nil && c.Proc.Effects.Arg(i).Written && !c.Proc.Effects.WritesShared(s) {
				out = append(out, boxOfActual(c, i))
				inArguments[s] = true
			}
		}
	}
	for _, t := range n.Targets() {
		s := ir.SymbolOf(t)
		e, ok := t.(*ir.Elem)
		switch {
		case inArguments[s]:
		case ok && len(e.Subs) == s.Rank():
			out = append(out, BoxOf(e))
		default:
			out = append(out, Box{Sym: s})
		}
	}
	return out
}

// BoxesRead lists what a statement itself reads of a variable.
func BoxesRead(n *tree.Node, s *ir.Symbol) []Box {
	var out []Box
	for _, r := range n.References(s) {
		out = append(out, BoxOf(r))
	}
	if !n.ReadsWhole(s) {
		return out
	}
	c, ok := n.Stmt.(*ir.CallProc)
	if !ok || c.Proc.Effects.ReadsShared(s) || readInExpressions(n, s) {
		return []Box{{Sym: s}}
	}
	for i, a := range c.Args {
		if ir.ActualSymbol(a) == s && c.Proc.Effects.Arg(i).Read {
			out = append(out, boxOfActual(c, i))
		}
	}
	if len(out) == 0 {
		return []Box{{Sym: s}}
	}
	return out
}

// readInExpressions reports whether an expression of a call names a variable otherwise than by an element, or may read it by a function.
func readInExpressions(n *tree.Node, s *ir.Symbol) bool {
	found := false
	for _, e := range n.Header() {
		ir.WalkExprs(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.FuncRef, *ir.Status:
				found = true
			case *ir.Var:
				found = found || x.Sym == s && s.Rank() > 0
			}
		})
	}
	return found
}
