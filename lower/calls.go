package lower

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

func ReadsAny(list []ir.Expr, s *ir.Symbol) bool {
	for _, e := range list {
		if elements.Reads(e, s) {
			return true
		}
	}
	return false
}

// elementalCall calls an elemental subroutine for each element of its arguments, Fortran 2008, 12.8.3. The values of expressions
// that read an argument which the subroutine sets are computed for all elements before the first call.
//
//	call twice(a, a(n:1:-1) + 1)   =>   do i; e(i) = a(n-i+1) + 1; end do;  do i; call twice(a(i), e(i)); end do
func elementalCall(c *elements.Emitter, s *ir.CallProc) []ir.Stmt {
	call := takenFirstActuals(c, s)
	n := elements.NewNest(c, shapeOfActuals(call.Args))
	for k := range call.Args {
		call.Args[k].X = elements.Elements(c, n, call.Args[k].X)
	}
	var kept []ir.Stmt
	for k, a := range call.Args {
		if a.X != nil && (a.Copy || !ir.IsDesignator(a.X)) && isSetBy(call, k) {
			at := elementwiseValue(c, n, a.X)
			kept = append(kept, n.Wrap(c, []ir.Stmt{&ir.Assign{At: s.At, LHS: at, RHS: a.X}})...)
			call.Args[k].X = at
		}
	}
	return append(kept, n.Wrap(c, []ir.Stmt{call})...)
}

// takenFirstActuals is a copy of a call; what its arguments need computed first is emitted.
func takenFirstActuals(c *elements.Emitter, s *ir.CallProc) *ir.CallProc {
	call := *s
	call.Args = slices.Clone(s.Args)
	for k := range call.Args {
		call.Args[k].X = takenFirst(c, call.Args[k].X)
	}
	return &call
}

// shapeOfActuals is the shape of the arguments of an elemental procedure, nil where all are scalars.
func shapeOfActuals(args []ir.Actual) *shapes.Shape {
	var sh *shapes.Shape
	for _, a := range args {
		sh = shapes.Merge(sh, shapes.Of(a.X))
	}
	return sh
}

// isSetBy reports whether the call sets a variable of which the k-th argument reads a part.
func isSetBy(s *ir.CallProc, k int) bool {
	for i, a := range s.Args {
		if i == k || a.X == nil || s.Proc.Dummies[i].Intent == "in" {
			continue
		}
		if r := ir.Root(a.X); r != nil && readsPart(s.Args[k].X, r) {
			return true
		}
	}
	return false
}

// readsPart reports whether an expression reads a part of a variable, by this name or another.
func readsPart(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		if ir.IsDesignator(x) {
			r := ir.Root(x)
			found = found || r != nil && (r == s || ir.SharesStorage(r, s))
		}
	})
	return found
}

// elementwiseValue is the element, in the current iteration of a nest, of an array of its own for values like x.
func elementwiseValue(c *elements.Emitter, n *elements.Nest, x ir.Expr) ir.Expr {
	var extents []ir.Expr
	for _, t := range n.Base {
		extents = append(extents, c.SizeOf(t, n.Pos))
	}
	tmp := c.Scratch("e", x.Type(), extents, n.Pos)
	if t := x.Type(); t.Base == ir.Character && t.Len < 0 && !elements.LateTextArray(c, tmp, x, n) {
		return ir.Poison(n.Pos)
	}
	return n.At(c, shapes.WholeExpr(tmp, n.Pos))
}
