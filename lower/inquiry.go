package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// SIZE, SHAPE and UBOUND of a value whose extents are known when it is computed, Fortran 2008, 13.7.156:
//
//	size(pack(a, m))       =>   v = pack(a, m);   v%u
//	ubound(f(x) + b, 2)    =>   r = f(x);         the second extent of r
//
// sem knows those of other arrays from their declarations.

// inquired is the reference of such a function; the argument is computed.
func inquired(c *elements.Emitter, x *ir.Transform, g elements.Given) ir.Expr {
	extents := elements.ExtentsOf(c, shapes.Of(g["array"]).Dims, x.Pos)
	switch dim := g["dim"]; {
	case x.Dims > 0:
		list := &ir.Constructor{Pos: x.Pos, T: x.T}
		for _, n := range extents {
			list.Items = append(list.Items, c.Convert(n, x.T))
		}
		return constructed(c, list)
	case dim == nil:
		return c.Convert(elements.ProductOf(c, extents, x.Pos), x.T)
	default:
		return c.Convert(alongDim(c, extents, dim), x.T)
	}
}

// alongDim is one of the extents.
func alongDim(c *elements.Emitter, extents []ir.Expr, dim ir.Expr) ir.Expr {
	if k, ok := dim.(*ir.Const); ok {
		return extents[k.I-1]
	}
	dim = c.Hold(c.Convert(dim, ir.Int8), "dim")
	value := extents[len(extents)-1]
	for k := len(extents) - 1; k > 0; k-- {
		here := c.Operate(ir.EQ, dim, c.Int8(int64(k), dim.Span()), dim.Span())
		value = c.Call("merge", []ir.Expr{extents[k-1], value, here}, ir.Int8, dim.Span())
	}
	return value
}
