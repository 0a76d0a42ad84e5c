package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// placesAlong is a MAXLOC or MINLOC along a dimension that is distributed: the extrema first, then the first (with BACK the last)
// position at which each stands, as two reductions into arrays, of which each image does its part.
//
// The second maximises a mark for each position i of 1 to n: n + 1 - i where the first is wanted, i where the last is, and 0 where
// nothing was found. The marks of real numbers are n + 1 higher, above all of those of NaN, of which the first counts where there
// is no number.
type placesAlong struct {
	*location
	dim   int
	index []ir.Expr // of the result, in the loops over all elements
	end   ir.Expr   // n + 1
}

// locateDimShared gives the positions in array r; best takes the extrema.
func locateDimShared(c *elements.Emitter, l *location, r, best *ir.Symbol, dim int) *Computed {
	count := c.Convert(elements.ExtentsOf(c, l.sh.Dims, l.pos)[dim-1], ir.Int8)
	p := &placesAlong{location: l, dim: dim, index: shapes.Without(l.index, dim), end: c.Operate(ir.Add, count, c.Int8(1, l.pos), l.pos)}
	marks := c.ResultArray(ir.Int8, elements.ExtentsOfResult(r), l.pos)
	p.extrema(c, best)
	p.mark(c, marks, best)
	c.Fill(r, func(index []ir.Expr) ir.Expr {
		return c.Convert(p.position(c, elements.ElemAt(marks, index, l.pos)), l.t)
	})
	return ArrayValue(r)
}

// ofReals reports whether elements may be no numbers.
func (p *placesAlong) ofReals() bool { return p.e.Type().Base == ir.Real }

// loops runs a statement for each element for which the mask holds.
func (p *placesAlong) loops(c *elements.Emitter, body ir.Stmt) {
	ordered := func(d int) bool { return d == p.dim-1 }
	c.Emit(p.n.Loops(c, c.Masked([]ir.Stmt{body}, p.mask, p.maskArg, p.pos), ordered)...)
}

// extrema computes the extrema, of reals those of the numbers.
func (p *placesAlong) extrema(c *elements.Emitter, best *ir.Symbol) {
	start := ir.Identity(map[string]ir.ReduceOp{"maxloc": ir.ReduceMax, "minloc": ir.ReduceMin}[p.x.Fn], best.Type)
	c.Fill(best, func([]ir.Expr) ir.Expr { return start })
	value := elements.ElemAt(best, p.index, p.pos)
	extremum := *p.x
	extremum.Fn = map[string]string{"maxloc": "maxval", "minloc": "minval"}[p.x.Fn]
	var keep ir.Stmt = &ir.Assign{At: ir.At{Pos: p.pos}, LHS: value, RHS: combine(c, &extremum, value, p.e)}
	if p.ofReals() {
		keep = p.when(c.Operate(ir.EQ, p.e, p.e, p.pos), keep)
	}
	p.loops(c, keep)
}

// mark maximises the marks of the elements that are equal to the extrema.
func (p *placesAlong) mark(c *elements.Emitter, marks, best *ir.Symbol) {
	c.Fill(marks, func([]ir.Expr) ir.Expr { return c.Int8(0, p.pos) })
	here := c.Convert(p.location.index[p.dim-1], ir.Int8)
	fromEnd := c.Operate(ir.Sub, p.end, here, p.pos)
	if p.back == nil {
		here = fromEnd
	}
	mark := elements.ElemAt(marks, p.index, p.pos)
	keep := func(n ir.Expr) ir.Stmt {
		return &ir.Assign{At: ir.At{Pos: p.pos}, LHS: mark, RHS: &ir.Call{Pos: p.pos, Fn: "max", Args: []ir.Expr{mark, n}, T: ir.Int8}}
	}
	equal := c.Operate(ir.EQ, p.e, elements.ElemAt(best, p.index, p.pos), p.pos)
	if !p.ofReals() {
		p.loops(c, p.when(equal, keep(here)))
		return
	}
	found := p.when(equal, keep(c.Operate(ir.Add, here, p.end, p.pos)))
	found.Branches = append(found.Branches, p.when(c.Operate(ir.NE, p.e, p.e, p.pos), keep(fromEnd)).Branches...)
	p.loops(c, found)
}

func (p *placesAlong) when(cond ir.Expr, body ir.Stmt) *ir.If {
	return &ir.If{At: ir.At{Pos: p.pos}, Branches: []ir.Branch{{Pos: p.pos, Cond: cond, Body: []ir.Stmt{body}}}}
}

// position is where an element with a mark stands, 0 for the mark 0.
func (p *placesAlong) position(c *elements.Emitter, mark ir.Expr) ir.Expr {
	rest := func(x ir.Expr) ir.Expr {
		return &ir.Call{Pos: p.pos, Fn: "mod", Args: []ir.Expr{x, p.end}, T: ir.Int8}
	}
	switch {
	case p.back != nil && !p.ofReals():
		return mark
	case p.back == nil && p.ofReals():
		return rest(c.Operate(ir.Sub, p.end, rest(mark), p.pos))
	}
	first := rest(c.Operate(ir.Sub, p.end, mark, p.pos))
	if p.back == nil {
		return first
	}
	last := c.Operate(ir.Sub, mark, p.end, p.pos)
	return c.Call("merge", []ir.Expr{last, first, c.Operate(ir.GE, mark, p.end, p.pos)}, ir.Int8, p.pos)
}
