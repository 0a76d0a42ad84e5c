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

// unknownExtent is a range of which no length is known.
func unknownExtent(x ir.Expr) Triplet {
	n := &ir.Var{Pos: x.Span(), Sym: &ir.Symbol{Name: "?", Type: ir.Int8, Made: true}}
	return Triplet{Lo: ir.Int8At(1, x.Span()), Hi: n, Step: ir.Int8At(1, x.Span())}
}
