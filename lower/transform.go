package lower

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Transforms are the functions of elements.Transforms: each gives the array that holds the value, or a scalar; nil after an error.
var Transforms map[string]func(*elements.Emitter, *ir.Transform, elements.Given) *Computed

func init() {
	Transforms = map[string]func(*elements.Emitter, *ir.Transform, elements.Given) *Computed{
		"matmul": matmul, "transpose": transpose, "spread": spread, "cshift": cshift, "eoshift": eoshift, "reshape": reshape,
		"pack": pack, "unpack": unpack, "transfer": transfer, "maxloc": locate, "minloc": locate, "findloc": locate,
	}
	for name := range elements.WholeReductions {
		Transforms[name] = reduceDim
	}
}

// Resolve computes the transformational functions and constructors in an expression before the current statement, and gives the expression that
// reads their values:
//
//	x + sum(a)   =>   s = 0; do i; s = s + a(i); end do     x + s
func Resolve(c *elements.Emitter, e ir.Expr) ir.Expr {
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
func transformed(c *elements.Emitter, x *ir.Transform) ir.Expr {
	g, target := elements.Given{}, c.Target
	c.Target = nil
	for k, name := range x.Names {
		if g[name] = x.Args[k]; name != "mold" {
			g[name] = Resolve(c, x.Args[k])
		}
		if g[name] != nil && g[name].Type().Base == ir.Invalid {
			return ir.Poison(x.Pos) // an error was said
		}
	}
	if g["dim"] == nil && (elements.WholeReductions[x.Fn] || x.Fn == "dot_product") {
		return Reduction(c, x, g)
	}
	if elements.Inquiries[x.Fn] {
		return inquired(c, x, g)
	}
	c.Target = target
	v := Transforms[x.Fn](c, x, g)
	c.Target = nil
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
func alongAnyDim(c *elements.Emitter, extents []ir.Expr, t ir.Type, dim ir.Expr, pos diag.Span, fill func(r *ir.Symbol, dim int)) *Computed {
	dim = c.Hold(c.Convert(dim, ir.Int8), "dim")
	rank := c.Int8(int64(len(extents)), pos)
	outside := or(c.Operate(ir.LT, dim, c.Int8(1, pos), pos), c.Operate(ir.GT, dim, rank, pos), pos)
	c.Emit(ir.Guarded(ir.At{Pos: pos}, outside, elements.Stopping("the array has no such dimension as DIM says", pos)))
	var rest []ir.Expr
	for k := 1; k < len(extents); k++ {
		own := extents[k-1]
		if !ir.EqualStripped(own, extents[k]) {
			later := c.Operate(ir.GT, dim, c.Int8(int64(k), pos), pos)
			own = c.Call("merge", []ir.Expr{own, extents[k], later}, ir.Int8, pos)
		}
		rest = append(rest, own)
	}
	r := c.ResultArray(t, rest, pos)
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

// Computed is the value of a transformational function: an array that statements before the current one fill, or a scalar.
type Computed struct {
	Sym *ir.Symbol
	E   ir.Expr
}

// ArrayValue is a computed array.
func ArrayValue(s *ir.Symbol) *Computed { return &Computed{Sym: s} }

// operandSize is the number of elements.
func operandSize(c *elements.Emitter, o *shapes.Operand) ir.Expr {
	return elements.ProductOf(c, elements.OperandExtents(c, o), o.Pos)
}

// Over is a nest of loops over the positions in a shape, in which operands of that shape stand for their elements.
func Over(c *elements.Emitter, sh *shapes.Shape) (*elements.Nest, []ir.Expr) {
	return c.Positions(elements.ExtentsOf(c, sh.Dims, sh.Pos), sh.Pos)
}
