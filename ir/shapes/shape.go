// Package shapes says of array expressions how many elements they have in which dimensions, from the expression alone: nothing is
// computed for it, and no variable or statement is made.
//
//	a(2:n) + b(:,k)   the shape of a(2:n), and what the other operand has for it, which must conform (Fortran 2008, 7.1.5)
//	[(x(i), i=1,m)]   1:m
//	f(x)              what the interface of f says; an extent that only the call gives is unknown
//
// Package sem asks it where it checks, package lower where it writes loops.
package shapes

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Shape is the shape of an array expression: the sections of its first array operand, and those of all others.
type Shape struct {
	Pos    diag.Span
	Dims   []Triplet
	Others [][]Triplet
	Maybe  bool // of an optional dummy argument: another operand's holds where there is one
	Late   bool // an array of it is allocated: where extents are known, whoever allocates it gives them
}

// Of gives the shape of an expression, nil for a scalar. That operands conform is checked where they meet.
func Of(e ir.Expr) *Shape {
	switch e := e.(type) {
	case *ir.ArrayRef:
		sh := OfSection(TripletsOf(e), e.Pos)
		if sh != nil && e.Section.Sym.Optional && !e.Section.Sym.Pointer && !e.Section.Sym.Allocatable {
			sh.Maybe = true
		}
		if sh != nil {
			sh.Late = e.Section.Sym.Allocatable
		}
		return sh
	case *ir.Transform:
		sh := ofTransform(e)
		if sh != nil {
			sh.Late = IsLate(e.Args...)
		}
		return sh
	case *ir.Constructor:
		return ofConstructor(e)
	case *ir.FuncRef:
		if !e.Proc.Elemental {
			return ofCall(e)
		}
	case *ir.Elem, *ir.Var, *ir.Const, nil:
		return nil
	}
	var sh *Shape
	for _, x := range ir.OperandsOf(e) {
		sh = Merge(sh, Of(x))
	}
	return sh
}

// IsLate reports whether the shapes of expressions are known from ALLOCATE, so that a statement need not be wrong where they do not
// conform: it may never run, or run with others.
func IsLate(list ...ir.Expr) bool {
	return slices.ContainsFunc(list, func(e ir.Expr) bool {
		return e != nil && ir.AnyExpr(e, func(x ir.Expr) bool {
			a, ok := x.(*ir.ArrayRef)
			return ok && a.Section.Sym.Allocatable
		})
	})
}

// OfSection is the shape of a section, nil for one element.
func OfSection(subs []Triplet, pos diag.Span) *Shape {
	sh := &Shape{Pos: pos}
	for _, t := range subs {
		if !t.Single {
			sh.Dims = append(sh.Dims, t)
		}
	}
	if sh.Dims == nil {
		return nil
	}
	return sh
}

// ofCall is the shape of the value of a function that is not elemental; extents that only the call gives are unknown.
func ofCall(x *ir.FuncRef) *Shape {
	n := ir.Rank(x)
	if n == 0 {
		return nil
	}
	sh := &Shape{Pos: x.Pos}
	for d := range n {
		t := unknownExtent(x)
		if dims := x.Proc.ResultDims; d < len(dims) && ir.IsConst(dims[d].Lo) && ir.IsConst(dims[d].Hi) {
			t = Triplet{Lo: dims[d].Lo, Hi: dims[d].Hi, Step: ir.Int8At(1, x.Pos)}
		}
		sh.Dims = append(sh.Dims, t)
	}
	return sh
}

// Merge is the shape of two operands that conform. Scalars conform with everything.
func Merge(a, b *Shape) *Shape {
	switch {
	case a == nil:
		return b
	case b == nil || b.Maybe && !a.Maybe:
		return a
	case a.Maybe && !b.Maybe:
		return b
	}
	out := &Shape{Pos: a.Pos, Dims: a.Dims, Others: append([][]Triplet(nil), a.Others...), Late: a.Late || b.Late}
	out.Others = append(append(out.Others, b.Dims), b.Others...)
	return out
}

// Conform reports whether two shapes can be equal.
func Conform(a, b []Triplet) bool {
	if len(a) != len(b) {
		return false
	}
	for d := range a {
		m, okM := a[d].Extent()
		n, okN := b[d].Extent()
		if okM && okN && m != n {
			return false
		}
	}
	return true
}

// KnownSize is the number of elements where all extents are known.
func KnownSize(sh *Shape) (int64, bool) {
	size := int64(1)
	for _, t := range sh.Dims {
		n, ok := t.Extent()
		if size *= n; !ok {
			return 0, false
		}
	}
	return size, true
}

// Text writes the extents of a shape for messages: "(3,n)".
func Text(dims []Triplet) string {
	var parts []string
	for _, t := range dims {
		n, ok := t.Extent()
		switch {
		case ok:
			parts = append(parts, strconv.Itoa(int(n)))
		case ir.IsInt(t.Lo, 1) && ir.IsInt(t.Step, 1):
			parts = append(parts, ir.ExprString(t.Hi))
		default:
			parts = append(parts, ir.ExprString(t.Lo)+":"+ir.ExprString(t.Hi))
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}
