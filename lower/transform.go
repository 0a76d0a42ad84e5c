package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Transforms are the functions whose value may be an array, Fortran 2008, 13.5, and that are computed before the statement: each
// gives the array that holds the value, or a scalar; nil after an error.
var Transforms map[string]func(*Emitter, *ir.Transform, Given) *Computed

func init() {
	Transforms = map[string]func(*Emitter, *ir.Transform, Given) *Computed{
		"matmul": matmul, "transpose": transpose, "spread": spread, "cshift": cshift, "eoshift": eoshift, "reshape": reshape,
		"pack": pack, "unpack": unpack, "transfer": transfer, "maxloc": locate, "minloc": locate, "findloc": locate,
	}
	for name := range WholeReductions {
		Transforms[name] = reduceDim
	}
}

// Resolve computes the transformational functions and constructors in an expression before the current statement, and gives the expression that
// reads their values:
//
//	x + sum(a)   =>   s = 0; do i; s = s + a(i); end do     x + s
func Resolve(c *Emitter, e ir.Expr) ir.Expr {
	if e == nil || !ir.AnyExpr(e, isComputed) {
		return e
	}
	switch x := e.(type) {
	case *ir.Constructor:
		return constructed(c, x)
	case *ir.Transform:
		return transformed(c, x)
	case *ir.FuncRef:
		if isCalledFirst(x) {
			return called(c, x)
		}
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return Resolve(c, x) }}
	return e.Rewritten(m, ir.Use).(ir.Expr)
}

// transformed computes a transformational function.
func transformed(c *Emitter, x *ir.Transform) ir.Expr {
	g := Given{}
	for k, name := range x.Names {
		if g[name] = x.Args[k]; name != "mold" {
			g[name] = Resolve(c, x.Args[k])
		}
	}
	if g["dim"] == nil && (WholeReductions[x.Fn] || x.Fn == "dot_product") {
		return Reduction(c, x, g)
	}
	v := Transforms[x.Fn](c, x, g)
	switch {
	case v == nil:
		return ir.Poison(x.Pos)
	case v.Sym == nil:
		return v.E
	}
	return WholeExpr(v.Sym, x.Pos)
}

// isComputed reports whether an expression is a constructor, or the reference of a function, that must be computed first.
func isComputed(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Constructor:
		return true
	case *ir.Transform:
		return !isTransposed(e)
	case *ir.FuncRef:
		return isCalledFirst(e)
	}
	return false
}

// isTransposed reports whether a reference is TRANSPOSE of an array whose elements can be read where they are.
func isTransposed(x *ir.Transform) bool {
	a, ok := x.Arg("matrix").(*ir.ArrayRef)
	return ok && x.Fn == "transpose" && a.Plain() && ir.Rank(a) == 2 && !a.Section.Sym.Pointer && !a.Section.Sym.Made
}

// shapeOfTransform is the shape of the value of a function; extents that only its computation gives are unknown.
func shapeOfTransform(x *ir.Transform) *Shape {
	if x.Dims == 0 {
		return nil
	}
	sh := &Shape{Pos: x.Pos}
	for range x.Dims {
		sh.Dims = append(sh.Dims, unknownExtent(x))
	}
	of := func(name string) []Triplet {
		if a := ShapeOf(x.Arg(name)); a != nil {
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
		copies := Triplet{Lo: Int8Const(1, x.Pos), Hi: x.Arg("ncopies"), Step: Int8Const(1, x.Pos)}
		sh.Dims = with(of("source"), int(dim.I), copies)
	case ok && len(array) == x.Dims+1 && dim.I >= 1 && int(dim.I) <= len(array):
		sh.Dims = without(array, int(dim.I))
	case x.Arg("dim") == nil && (x.Fn == "maxloc" || x.Fn == "minloc" || x.Fn == "findloc"):
		sh.Dims[0].Hi = Int8Const(int64(len(array)), x.Pos)
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
		extents = constantsOf(shape.Items)
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
	return Triplet{Lo: Int8Const(1, x.Span()), Hi: n, Step: Int8Const(1, x.Span())}
}

// alongAnyDim computes a function of an array along a dimension that is known only at run time: branches of which each fills the
// same result along one of the dimensions. extents are those of the array.
func alongAnyDim(c *Emitter, extents []ir.Expr, t ir.Type, dim ir.Expr, pos diag.Span, fill func(r *ir.Symbol, dim int)) *Computed {
	dim = c.Hold(c.Convert(dim, ir.Int8), "dim")
	var rest []ir.Expr
	for k := 1; k < len(extents); k++ {
		own := extents[k-1]
		if !SameExpr(own, extents[k]) {
			later := c.Operate(ir.GT, dim, c.Int8(int64(k), pos), pos)
			own = c.Call("merge", []ir.Expr{own, extents[k], later}, ir.Int8, pos)
		}
		rest = append(rest, own)
	}
	r := c.resultArray(t, rest, pos)
	choice := &ir.If{At: ir.At{Pos: pos}}
	before := c.TakePre()
	for d := range extents {
		fill(r, d+1)
		here := c.Operate(ir.EQ, dim, c.Int8(int64(d+1), pos), pos)
		choice.Branches = append(choice.Branches, ir.Branch{Pos: pos, Cond: here, Body: c.TakePre()})
	}
	c.Pre = append(before, choice)
	return ArrayValue(r)
}

// VariableDim is an argument DIM that is not constant; nil for a constant one.
func VariableDim(c *Emitter, dim ir.Expr) ir.Expr {
	if dim.Type().Base != ir.Integer || ir.IsConst(dim) {
		return nil
	}
	return dim
}
