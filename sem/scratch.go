package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// calledFirst calls a function once, before the current statement, and gives the variable that room makes for its value;
// nil after an error.
func (c caller) calledFirst(p *ir.Procedure, x *parse.Ref, room func(args []ir.Actual) *ir.Symbol) *ir.Symbol {
	if p.Unit == c.unit {
		caller(c).checkRecursion(p, x.Pos)
	}
	args, ok := caller(c).actuals(p, x.Args, x.Pos)
	if !ok {
		return nil
	}
	s := room(args)
	if s == nil {
		return nil
	}
	c.emit(elements.WithAllocated(&ir.CallProc{At: ir.At{Pos: x.Pos}, Proc: p, Args: args, Into: s}, elements.Unknown)...)
	return s
}

// interfaceDims are bounds in terms of the dummy arguments: the variables that keep bounds are replaced by what they keep.
func (c declarer) interfaceDims(dims []ir.Dim) []ir.Dim {
	var out []ir.Dim
	for _, d := range dims {
		out = append(out, ir.Dim{Lo: c.interfaceExpr(d.Lo), Hi: c.interfaceExpr(d.Hi)})
	}
	return out
}

// interfaceExpr is an expression in which the variables that keep bounds and lengths are replaced by what they keep.
func (c declarer) interfaceExpr(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && c.kept[v.Sym] != nil {
			return c.interfaceExpr(c.kept[v.Sym])
		}
		return x
	})
}
