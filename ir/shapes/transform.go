package shapes

import (
	"slices"

	"dhpfgo/ir"
)

// Without is a list without its d-th member, counted from 1.
func Without[T any](list []T, d int) []T {
	return append(append([]T(nil), list[:d-1]...), list[d:]...)
}

// With is a list with a member put in at place d, counted from 1.
func With[T any](list []T, d int, x T) []T {
	return append(append(append([]T(nil), list[:d-1]...), x), list[d-1:]...)
}

// IsTransposed reports whether a reference is TRANSPOSE of an array whose elements can be read where they are.
func IsTransposed(x *ir.Transform) bool {
	a, ok := x.Arg("matrix").(*ir.ArrayRef)
	return ok && x.Fn == "transpose" && a.Plain() && ir.Rank(a) == 2 && !a.Section.Sym.Pointer && !a.Section.Sym.Made
}

// IsShifted reports whether a reference is CSHIFT, by a constant, of elements that can be read where they are:
//
//	cshift(a(1:n)*b(1:n),1)    the element i of it is a(k)*b(k) with k = 1 + modulo(i,n)
//
// Where only the run knows the extent the shift is one element, which all arrays but empty ones have.
func IsShifted(x *ir.Transform) bool {
	dim, by, ok := shift(x)
	if !ok || x.T.Base == ir.Character || x.T.Base == ir.Derived {
		return false
	}
	array := x.Arg("array")
	sh := Of(array)
	if sh == nil || dim > len(sh.Dims) || !readInPlace(array) {
		return false
	}
	for _, dims := range append([][]Triplet{sh.Dims}, sh.Others...) {
		t := dims[dim-1]
		_, why := ir.AffineOf(t.Lo)
		_, why2 := ir.AffineOf(t.Hi)
		if t.Vector != nil || !ir.IsInt(t.Step, 1) || why != "" || why2 != "" {
			return false
		}
	}
	_, known := sh.Dims[dim-1].Extent()
	return known || by >= -1 && by <= 1 && !ir.AnyExpr(array, func(e ir.Expr) bool {
		t, ok := e.(*ir.Transform)
		return ok && t.Fn == "cshift"
	})
}

// Shift gives the dimension, from 1, and the amount of a CSHIFT that IsShifted holds of.
func Shift(x *ir.Transform) (dim int, by int64) {
	dim, by, _ = shift(x)
	return dim, by
}

func shift(x *ir.Transform) (dim int, by int64, ok bool) {
	k, ok := x.Arg("shift").(*ir.Const)
	if x.Fn != "cshift" || !ok || k.T.Base != ir.Integer {
		return 0, 0, false
	}
	if x.Arg("dim") == nil {
		return 1, k.I, true
	}
	d, ok := x.Arg("dim").(*ir.Const)
	if !ok || d.T.Base != ir.Integer || d.I < 1 || d.I > int64(x.Dims) {
		return 0, 0, false
	}
	return int(d.I), k.I, true
}

// readInPlace reports whether each element of an array expression is an expression in elements of arrays that have names.
func readInPlace(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.ArrayRef:
		return e.Plain() && !e.Section.Sym.Pointer && e.Section.Sym.InitElems == nil
	case *ir.Const, *ir.Var:
		return true
	case *ir.Transform:
		return IsTransposed(e) || IsShifted(e)
	case *ir.Binary, *ir.Unary, *ir.Conv, *ir.Call:
		return !slices.ContainsFunc(ir.OperandsOf(e), func(x ir.Expr) bool { return !readInPlace(x) })
	}
	return false
}

// ofTransform is the shape of the value of a function; extents that only its computation gives are unknown.
func ofTransform(x *ir.Transform) *Shape {
	if x.Dims == 0 {
		return nil
	}
	sh := &Shape{Pos: x.Pos}
	for range x.Dims {
		sh.Dims = append(sh.Dims, unknownExtent(x))
	}
	of := func(name string) []Triplet {
		if a := Of(x.Arg(name)); a != nil {
			return a.Dims
		}
		return nil
	}
	array := of("array")
	if array == nil {
		array = of("mask")
	}
	dim, ok := x.Arg("dim").(*ir.Const)
	switch {
	case x.Fn == "transpose":
		of := of("matrix")
		sh.Dims = []Triplet{of[1], of[0]}
	case x.Fn == "cshift" || x.Fn == "eoshift" || x.Fn == "unpack":
		sh.Dims = array
	case x.Fn == "matmul":
		l, r := of("matrix_a"), of("matrix_b")
		sh.Dims = slices.Concat(l[:len(l)-1], r[1:])
	case x.Fn == "spread" && ok && dim.I >= 1 && int(dim.I) <= x.Dims:
		copies := Triplet{Lo: ir.Int8At(1, x.Pos), Hi: x.Arg("ncopies"), Step: ir.Int8At(1, x.Pos)}
		sh.Dims = With(of("source"), int(dim.I), copies)
	case ok && len(array) == x.Dims+1 && dim.I >= 1 && int(dim.I) <= len(array):
		sh.Dims = Without(array, int(dim.I))
	case x.Arg("dim") == nil && (x.Fn == "maxloc" || x.Fn == "minloc" || x.Fn == "findloc"):
		sh.Dims[0].Hi = ir.Int8At(int64(len(array)), x.Pos)
	case x.Fn == "reshape":
		constantShape(x, sh.Dims)
	case x.Fn == "shape" || x.Fn == "ubound":
		sh.Dims[0].Hi = ir.Int8At(int64(len(array)), x.Pos)
	}
	return sh
}

// constantShape puts the extents in that the argument SHAPE gives as constants.
func constantShape(x *ir.Transform, dims []Triplet) {
	var extents []*ir.Const
	switch shape := x.Arg("shape").(type) {
	case *ir.Constructor:
		extents = ConstantsOf(shape.Items)
	case *ir.ArrayRef:
		if shape.Section.Sym.Made {
			extents = shape.Section.Sym.InitElems
		}
	}
	if len(extents) != len(dims) {
		return
	}
	for k, n := range extents {
		dims[k].Hi = n
	}
}

// IsKnown tells whether an expression gives the length of a range.
func IsKnown(t Triplet) bool {
	v, ok := t.Hi.(*ir.Var)
	return !ok || v.Sym.Name != unknownName
}

const unknownName = "?"

// unknownExtent is a range of which no length is known.
func unknownExtent(x ir.Expr) Triplet {
	n := &ir.Var{Pos: x.Span(), Sym: &ir.Symbol{Name: unknownName, Type: ir.Int8, Made: true}}
	return Triplet{Lo: ir.Int8At(1, x.Span()), Hi: n, Step: ir.Int8At(1, x.Span())}
}
