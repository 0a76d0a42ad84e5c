package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
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
	return shapes.WholeExpr(v.Sym, x.Pos)
}

// isComputed reports whether an expression is a constructor, or the reference of a function, that must be computed first.
func isComputed(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Constructor:
		return true
	case *ir.Transform:
		return !shapes.IsTransposed(e) && !shapes.IsShifted(e)
	case *ir.FuncRef:
		return isCalledFirst(e)
	}
	return false
}

// alongAnyDim computes a function of an array along a dimension that is known only at run time: branches of which each fills the
// same result along one of the dimensions. extents are those of the array.
func alongAnyDim(c *Emitter, extents []ir.Expr, t ir.Type, dim ir.Expr, pos diag.Span, fill func(r *ir.Symbol, dim int)) *Computed {
	dim = c.Hold(c.Convert(dim, ir.Int8), "dim")
	var rest []ir.Expr
	for k := 1; k < len(extents); k++ {
		own := extents[k-1]
		if !ir.EqualStripped(own, extents[k]) {
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
