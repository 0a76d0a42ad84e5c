package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// room is an array for a value of each iteration of loops, at the element of the iteration at hand, with the statements that give it its
// bounds: like the array that is assigned, and where the extent of that is not known, with the loops' bounds.
type room struct {
	at    *ir.Elem
	begin []ir.Stmt
}

// roomLike makes room for values of a type; ok is false where the loops have no bounds that hold for all iterations.
func roomLike(c *elements.Emitter, stem string, like *ir.Elem, loops elements.Loops, t ir.Type, pos diag.Span) (r room, ok bool) {
	if like.Sym.Size != ir.AssumedSize {
		return room{at: &ir.Elem{Pos: pos, Sym: elements.TempLike(c, stem, like.Sym, t, pos), Subs: like.Subs}}, true
	}
	for _, n := range loops.Nests {
		if slices.ContainsFunc(n.Base, func(b shapes.Triplet) bool { return !holdsForAll(b, loops.Vars()) }) {
			return room{}, false
		}
	}
	tmp := c.Temp(stem, t, pos)
	r.at, tmp.Allocatable = &ir.Elem{Pos: pos, Sym: tmp}, true
	for _, n := range loops.Nests {
		for d, v := range n.Vars {
			b := n.Base[d]
			if step, _ := b.Step.(*ir.Const); step.I < 0 {
				b.Lo, b.Hi = b.Hi, b.Lo
			}
			tmp.Dims = append(tmp.Dims, ir.Dim{Lo: r.bound(c, stem, b.Lo), Hi: r.bound(c, stem, b.Hi)})
			r.at.Subs = append(r.at.Subs, &ir.Var{Pos: pos, Sym: v})
		}
	}
	return r, true
}

// holdsForAll reports whether a range has constant steps and is the same in all iterations of loops with some variables.
func holdsForAll(b shapes.Triplet, vars []*ir.Symbol) bool {
	return ir.IsConst(b.Step) && !slices.ContainsFunc([]ir.Expr{b.Lo, b.Hi}, func(e ir.Expr) bool { return elements.Uses(e, vars) })
}

// bound is a variable with the value of a bound.
func (r *room) bound(c *elements.Emitter, stem string, e ir.Expr) ir.Expr {
	v := &ir.Var{Pos: e.Span(), Sym: c.Temp(stem+"%b", ir.Int8, e.Span())}
	r.begin = append(r.begin, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: c.Convert(e, ir.Int8)})
	return v
}
